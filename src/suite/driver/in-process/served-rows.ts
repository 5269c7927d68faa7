import type { DriverDescription, LackedRow } from '../../protocol/wire';
import { interfaceRows } from '../../rows/catalogue';
import type { Row } from '../../rows/row';
import { type AnyClass, javascriptKit } from './javascript-kit';
import type { ModuleProperties } from './module-properties';

type Classes = { readonly [name: string]: AnyClass };

/** The components to which the document gives its shared rows: an operation of one of them is enough. */
const sharing = ['AnonymousResourceCollection', 'Paginator'];

/**
 * Finds out which rows of the interface the classes of a module serve.
 *
 * Operations and static properties are looked up on the classes. What only an object shows (its own properties)
 * counts as served unless the module declares that it lacks it.
 *
 * @param classes - The module's classes, by name.
 * @param properties - Where the module keeps the interface's properties.
 * @param declared - The rows that the module itself declares to lack.
 * @returns Everything, and what is lacking with the reason.
 */
export function servedRows(
  classes: Classes,
  properties: ModuleProperties,
  declared: readonly LackedRow[],
): DriverDescription['rows'] & { readonly lacks: readonly LackedRow[] } {
  const known = new Set(declared.map(({ row }) => row));
  const found = interfaceRows.flatMap((row) => {
    const reason = known.has(row.id) ? null : reasonToLack(row, classes, properties);
    return reason === null ? [] : [{ row: row.id, reason }];
  });
  return { serves: ['*'], lacks: [...declared, ...found] };
}

function reasonToLack(row: Row, classes: Classes, properties: ModuleProperties): string | null {
  const components = row.component === 'Shared' ? sharing : [row.component];
  const owners = components.flatMap((name) => classes[name] ?? []);
  if (row.component !== 'Shared' && owners.length === 0)
    return `the module exports no class ${row.component}`;
  if (row.kind === 'property' && row.isStatic) {
    const property = row.name.slice(1);
    if (owners.some((cls) => properties.readStatic(cls, property) !== null)) return null;
    return `${row.component} has no static property ${property}`;
  }
  if (row.kind !== 'operation' || row.name === '__construct') return null;
  if (owners.some((cls) => hasOperation(cls, row.member, row.isStatic))) return null;
  return `${components.join(' and ')} ${components.length > 1 ? 'have' : 'has'} no ${row.isStatic ? 'static ' : ''}${row.member}()`;
}

// JavaScript has a name of its own for the conversion to text.
function hasOperation(cls: AnyClass, name: string, isStatic: boolean): boolean {
  const holder = isStatic ? cls : (cls.prototype as object);
  return javascriptKit.declaredMethod(holder, name === '__toString' ? 'toString' : name) !== null;
}
