import { interfaceRows } from '../../rows/catalogue';
import type { AnyClass } from './javascript-kit';

/** The protected entries of a component of the interface, a property's with its "$"; those of "Shared" belong to each. */
function protectedOf(component: string): ReadonlySet<string> {
  const rows = interfaceRows.filter((row) => row.component === component || row.component === 'Shared');
  return new Set(rows.filter(({ isProtected }) => isProtected).map(({ name }) => name));
}

const protectedOfResources = protectedOf('AnonymousResourceCollection');
const protectedOfPaginators = protectedOf('Paginator');

/**
 * Makes the rule of what calls from outside do not reach in a module.
 *
 * TypeScript forgets at run time what is protected, so what its compiler refuses is refused here: it is taken from the
 * interface, which says it of each of its members.
 *
 * @param classes - The classes of the module, by name.
 * @returns Tells whether a class protects a name; undefined where another class decides.
 */
export function protectedNames(classes: {
  readonly [name: string]: AnyClass;
}): (cls: AnyClass, name: string) => boolean | undefined {
  const paginator = classes.AbstractPaginator ?? classes.Paginator;
  return (cls, name) => {
    if (cls === classes.JsonResource) return protectedOfResources.has(name);
    return cls === paginator ? protectedOfPaginators.has(name) : undefined;
  };
}
