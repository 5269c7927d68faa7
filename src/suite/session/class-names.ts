import { providedFixtures } from '../fixtures/provided-fixtures';
import { findMemberRow } from '../rows/catalogue';
import type { Row } from '../rows/row';

const resourceClasses = new Set(['JsonResource', 'ResourceCollection', 'AnonymousResourceCollection']);

/** What the interface's classes extend or implement, limited to names that occur as types of results. */
const interfaceParents: { readonly [className: string]: readonly string[] } = {
  Paginator: ['AbstractPaginator', 'CanBeEscapedWhenCastToString'],
  AnonymousResourceCollection: ['ResourceCollection'],
  ResourceCollection: ['JsonResource'],
};

/** Knows which interface class each class of a scenario descends from, and so which rows its operations are. */
export class ClassNames {
  readonly #parents = new Map<string, string | undefined>();

  /**
   * Remembers a class that the scenario declares.
   *
   * @param name - Its name.
   * @param parent - The class it extends, if any.
   * @throws RangeError when that class descends from it.
   */
  add(name: string, parent: string | undefined): void {
    if (parent !== undefined && this.descends(parent, name)) {
      throw new RangeError(
        `The class "${name}": expected it to extend a class that does not descend from it, received "${parent}"`,
      );
    }
    this.#parents.set(name, parent);
  }

  /**
   * Tells whether a class is one of those that the driver brings along.
   *
   * @param name - The name of a class.
   * @returns Whether it is; a class that the scenario declares under such a name takes its place.
   */
  isProvided(name: string): boolean {
    return providedFixtures.has(name) && !this.#parents.has(name);
  }

  /**
   * Finds the interface class that a class is or descends from.
   *
   * @param name - The name of a class.
   * @returns `Paginator` or one of the resource classes, or null for any other class.
   */
  interfaceClassOf(name: string): string | null {
    let current: string | undefined = name;
    while (current !== undefined) {
      if (current === 'Paginator' || resourceClasses.has(current)) return current;
      current = this.#parents.get(current);
    }
    return null;
  }

  /**
   * Tells whether a class is another one or descends from it.
   *
   * @param name - The name of a class.
   * @param ancestor - The name of the other.
   * @returns Whether its objects are objects of the other.
   */
  descends(name: string, ancestor: string): boolean {
    if (name === ancestor) return true;
    const parent = this.#parents.get(name);
    const parents = parent === undefined ? (interfaceParents[name] ?? []) : [parent];
    return parents.some((each) => this.descends(each, ancestor));
  }

  /**
   * Finds the interface row that an operation of a class is.
   *
   * @param className - The class of the object, or the class called statically.
   * @param member - The operation, or the property with `$` before it.
   * @returns The row, or null when the document has none for it.
   */
  rowOf(className: string, member: string): Row | null {
    const root = this.interfaceClassOf(className);
    if (root === null) return null;
    const component = root === 'Paginator' ? 'Paginator' : 'AnonymousResourceCollection';
    return findMemberRow(component, member) ?? findMemberRow('Shared', member);
  }
}
