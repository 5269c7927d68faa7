import { interfaceRows } from '../../rows/catalogue';
import type { Row } from '../../rows/row';
import type { DriverDescription } from '../driver';
import type { ClassTable } from './class-table';
import { declaredMethod, declaredStaticMethod } from './declared-member';
import type { ClassFunction } from './frame';
import { operationName } from './operation-name';

/**
 * Finds out which rows of the interface the classes of a module serve.
 *
 * Operations are looked up on the classes; the other rows belong to the operations and count as served with them.
 *
 * @param classes - The module's classes.
 * @returns Everything, and what is lacking with the reason.
 */
export function servedRows(classes: ClassTable): DriverDescription['rows'] {
  const lacks = interfaceRows.flatMap((row) => {
    const reason = reasonToLack(row, classes);
    return reason === null ? [] : [{ row: row.id, reason }];
  });
  return { serves: ['*'], lacks };
}

function reasonToLack(row: Row, classes: ClassTable): string | null {
  const components = row.component === 'Shared' ? sharedBy(row) : [row.component];
  const owners = components.flatMap((name) => classes.interfaceClass(name) ?? []);
  if (row.component !== 'Shared' && owners.length === 0)
    return `the module exports no class ${row.component}`;
  if (row.kind !== 'operation' || row.name === '__construct') return null;
  const name = operationName(row.id, row.name);
  if (owners.some((cls) => hasOperation(cls, name, row.isStatic))) return null;
  return `${components.join(' and ')} ${owners.length > 1 ? 'have' : 'has'} no ${row.isStatic ? 'static ' : ''}${name}()`;
}

// Macros belong to resources; forwarding belongs to both components.
function sharedBy(row: Row): readonly string[] {
  return row.kind === 'error' ? [] : ['AnonymousResourceCollection', 'Paginator'];
}

function hasOperation(cls: ClassFunction, name: string, isStatic: boolean): boolean {
  const method = isStatic ? declaredStaticMethod(cls, name) : declaredMethod(cls.prototype as object, name);
  return method !== null;
}
