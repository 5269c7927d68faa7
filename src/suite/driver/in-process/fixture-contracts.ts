import type { ClassDefinition } from '../../protocol/wire';
import type { AnyFunction } from './declared-member';
import type { MapValues } from './map-values';

type Implementor = { readonly [name: string]: AnyFunction };

/**
 * Adds to a fixture class what JavaScript expects of the contracts it implements.
 *
 * @param prototype - The prototype of the class.
 * @param definition - Its declaration.
 * @param maps - Reads what `getIterator` gives.
 * @param opaqueBrand - The symbol by which the module knows classes whose `toArray` is no contract, if it has one.
 */
export function implementContracts(
  prototype: object,
  definition: ClassDefinition,
  maps: MapValues,
  opaqueBrand: symbol | null,
): void {
  const contracts = new Set(definition.implements ?? []);
  const methods = definition.methods ?? {};
  const define = (key: string | symbol, value: unknown): void => {
    Object.defineProperty(prototype, key, { value, writable: true, configurable: true });
  };

  if (contracts.has('Iterable')) {
    const entriesOf = (self: unknown): readonly (readonly [unknown, unknown])[] => {
      const map: unknown = (self as Implementor).getIterator?.();
      return maps.isMap(map) ? maps.entries(map) : [];
    };
    define('entries', function entries(this: unknown) {
      return entriesOf(this).values();
    });
    define(Symbol.iterator, function values(this: unknown) {
      return entriesOf(this)
        .map(([, value]) => value)
        .values();
    });
  }
  if (contracts.has('JsonSerializable')) {
    define('toJSON', function toJSON(this: Implementor) {
      return this.jsonSerialize?.();
    });
  }
  if (Object.hasOwn(methods, '__toString')) {
    define('toString', function convert(this: Implementor) {
      return this.__toString?.();
    });
  }
  const hasToArray = Object.hasOwn(methods, 'toArray');
  if (opaqueBrand !== null && hasToArray && definition.extends === undefined && !contracts.has('Arrayable')) {
    define(opaqueBrand, true);
  }
}
