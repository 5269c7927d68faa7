import { interfaceRows } from '../../rows/catalogue';
import type { Row } from '../../rows/row';
import type { DriverDescription, LackedRow } from '../driver';
import type { ClassTable } from './class-table';
import { declaredMethod, declaredStaticMethod } from './declared-member';
import type { ClassFunction } from './frame';
import type { PropertyMap } from './property-map';

/**
 * Finds out which rows of the interface the classes of a module serve.
 *
 * Operations and static properties are looked up on the classes. What only an object shows (its own properties)
 * counts as served unless the module declares that it lacks it.
 *
 * @param classes - The module's classes.
 * @param properties - Where the module keeps the interface's properties.
 * @param declared - The rows that the module itself declares to lack.
 * @returns Everything, and what is lacking with the reason.
 */
export function servedRows(
  classes: ClassTable,
  properties: PropertyMap,
  declared: readonly LackedRow[],
): DriverDescription['rows'] {
  const known = new Set(declared.map(({ row }) => row));
  const found = interfaceRows.flatMap((row) => {
    const reason = known.has(row.id) ? null : reasonToLack(row, classes, properties);
    return reason === null ? [] : [{ row: row.id, reason }];
  });
  return { serves: ['*'], lacks: [...declared, ...found] };
}

function reasonToLack(row: Row, classes: ClassTable, properties: PropertyMap): string | null {
  const components = row.component === 'Shared' ? sharedBy(row) : [row.component];
  const owners = components.flatMap((name) => classes.interfaceClass(name) ?? []);
  if (row.component !== 'Shared' && owners.length === 0)
    return `the module exports no class ${row.component}`;
  if (row.kind === 'property' && row.isStatic) {
    const property = row.name.slice(1);
    if (owners.some((cls) => properties.readStatic(cls, property) !== null)) return null;
    return `${components.join(' and ')} has no static property ${property}`;
  }
  if (row.kind !== 'operation' || row.name === '__construct') return null;
  if (owners.some((cls) => hasOperation(cls, row.member, row.isStatic))) return null;
  return `${components.join(' and ')} ${owners.length > 1 ? 'have' : 'has'} no ${row.isStatic ? 'static ' : ''}${row.member}()`;
}

// Macros belong to resources; forwarding belongs to both components.
function sharedBy(row: Row): readonly string[] {
  return row.kind === 'error' ? [] : ['AnonymousResourceCollection', 'Paginator'];
}

function hasOperation(cls: ClassFunction, name: string, isStatic: boolean): boolean {
  const method = isStatic ? declaredStaticMethod(cls, name) : declaredMethod(cls.prototype as object, name);
  return method !== null;
}
