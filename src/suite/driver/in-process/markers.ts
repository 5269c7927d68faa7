import { badRequest } from './bad-request';
import { Cannot } from './cannot';
import type { ModuleExports } from './class-table';
import type { ClassFunction } from './frame';

type MarkerFactory = (...args: readonly unknown[]) => (cls: ClassFunction) => unknown;

const markerNames = ['Collects', 'PreserveKeys', 'UseResource', 'UseResourceCollection'];

/** Puts class markers on classes, through the marker functions that a module exports. */
export class Markers {
  readonly #factories = new Map<string, MarkerFactory>();

  /**
   * @param exports - The module's exports.
   */
  constructor(exports: ModuleExports) {
    for (const name of markerNames) {
      const factory = exports[name];
      if (typeof factory === 'function') this.#factories.set(name, factory as MarkerFactory);
    }
  }

  /** Whether the module has any markers. */
  get areThere(): boolean {
    return this.#factories.size > 0;
  }

  /**
   * Puts markers on a class.
   *
   * @param cls - The class.
   * @param markers - The arguments by marker name: a class name, or true for a marker without arguments.
   * @throws Cannot when the module does not have a marker; DriverFault when there is no such marker at all.
   */
  apply(cls: ClassFunction, markers: { readonly [name: string]: string | true }): void {
    for (const [name, argument] of Object.entries(markers)) {
      if (!markerNames.includes(name))
        throw badRequest(`Expected one of the markers ${markerNames.join(', ')}`, name);
      const factory = this.#factories.get(name);
      if (factory === undefined) throw new Cannot(`the module exports no marker ${name}`);
      (argument === true ? factory() : factory(argument))(cls);
    }
  }
}
