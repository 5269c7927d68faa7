import { pageRow, resourceRow } from '../laws/rows';
import type { DriverDescription } from '../protocol/wire';
import { ServiceCheck } from '../session/service-check';

/**
 * The rows that can hardly be asked without the trait absent-is-null, because it is not known when a program is generated whether they
 * will meet something absent.
 */
const rowsOfAbsence: readonly string[] = [
  ...['offsetExists', 'offsetGet', 'offsetUnset'].map(pageRow),
  ...[
    ...['offsetExists', 'offsetGet', 'offsetSet', 'offsetUnset', '__isset', '__unset', '__get'],
    // A single resource has none of these.
    ...['$collects', '$collection', '$preserveKeys', '$preserveAllQueryParameters', '$queryParameters'],
    // What is blank counts as absent.
    'transform',
  ].map(resourceRow),
];

/** The rows whose answers have keys that only the trait keyed-iteration asks for. */
const rowsOfIteration: readonly string[] = [
  'Paginator.getIterator',
  'AnonymousResourceCollection.getIterator',
];

/** The rows that need the trait shared-objects: they show which object is held, or put resources into the page. */
const rowsOfSharing: readonly string[] = [
  ...['getCollection', '$items', 'toResourceCollection', 'guessResourceCollection'].map(pageRow),
  ...['$resource', '$collection', 'collectResource'].map(resourceRow),
];

/** The rows that can hardly be asked without the trait keyed-pages: they put items under keys, or make a collection of what may be a map. */
const rowsOfKeys: readonly string[] = [
  ...['offsetSet', 'setCollection'].map(pageRow),
  ...['collection', 'newCollection', 'make'].map(resourceRow),
];

/** What two implementations both claim to do: nothing else is asked of either. */
export class CommonGround {
  readonly #descriptions: readonly DriverDescription[];
  readonly #services: readonly ServiceCheck[];
  /** Rows that both serve, and that are left alone because of a trait. */
  readonly leftOut: readonly string[];

  /**
   * @param left - What the driver of the one said of itself.
   * @param right - The same of the other.
   * @throws DriverFault when one of them names a row or a trait that there is not.
   */
  constructor(left: DriverDescription, right: DriverDescription) {
    this.#descriptions = [left, right];
    this.#services = this.#descriptions.map((description) => new ServiceCheck(description));
    this.leftOut = [
      ...(this.follows('absent-is-null') ? [] : rowsOfAbsence),
      ...(this.follows('keyed-iteration') ? [] : rowsOfIteration),
      // A macro of the mixin that programs use shows the object that it is bound to.
      ...(this.follows('bound-closures') ? [] : ['Shared.mixin']),
      ...(this.follows('shared-objects') ? [] : rowsOfSharing),
      ...(this.follows('keyed-pages') ? [] : rowsOfKeys),
      ...(this.follows('slices-and-ranges') ? [] : ['Paginator.getUrlRange']),
    ].filter((row) => this.#bothServe(row));
  }

  /** Whether both serve an interface row, and it can be asked with the traits that both follow. */
  serves(row: string): boolean {
    return !this.leftOut.includes(row) && this.#bothServe(row);
  }

  /** Whether both follow a habit of PHP. */
  follows(trait: string): boolean {
    return this.#services.every((service) => service.follows(trait));
  }

  /** Whether the left one and the right one go without one of some traits. */
  lack(...traits: readonly string[]): readonly [left: boolean, right: boolean] {
    const [left = false, right = false] = this.#services.map((service) =>
      traits.some((trait) => !service.follows(trait)),
    );
    return [left, right];
  }

  /** Whether the drivers of both have a capability. */
  can(capability: string): boolean {
    return this.#descriptions.every(({ capabilities }) => capabilities.includes(capability));
  }

  #bothServe(row: string): boolean {
    return this.#services.every((service) => service.whyNotServed(row) === null);
  }
}
