import type { WireKey, WireValue } from '../protocol/wire';
import { type Difference, differenceOfOrder, type KeyOrder } from './difference';
import { partOfPointer } from './json-pointer';
import type { OrderedJson } from './ordered-json';
import { showExpected, showWire } from './show';
import { toWireKey } from './wire-key';

/** Returns the handle that a name of the scenario stands for, or null when it has none. */
export type HandleOf = (name: string) => string | null;

type Pair = readonly [WireKey, WireValue];

/**
 * Compares a value with an expectation: types and object identity count, the order of keys where the scenario says so.
 *
 * Expectations may hold `{"$ref": name}` (that very object), `{"$a": class, ...state}` (an object of that class, with
 * that state where given), `{"$class": name}` (that class, or its name as text), `{"$missing": true}` and
 * `{"$any": type}` (any value of a JSON type).
 *
 * @param expected - The expectation.
 * @param received - The value a driver reported.
 * @param handleOf - Resolves names of the scenario.
 * @param order - Whether the order of keys counts.
 * @param path - Where in the whole this is.
 * @returns The first difference, or null when there is none.
 */
export function findDifference(
  expected: OrderedJson,
  received: WireValue,
  handleOf: HandleOf,
  order: KeyOrder,
  path = '',
): Difference | null {
  // Made only where something differs: writing both values at every level would cost more than comparing them.
  const differs = (): Difference => ({
    path,
    expected: showExpected(expected),
    received: showWire(received),
  });
  if (expected === null || typeof expected !== 'object') return expected === received ? null : differs();
  if (expected instanceof Map) {
    const [tag] = expected.keys();
    if (tag?.startsWith('$') && tag !== '$map')
      return matchesTag(tag, expected, received, handleOf, order) ? null : differs();
  }
  const receivedPairs = pairsOf(received);
  if (receivedPairs === null) return differs();
  const expectedPairs = expectedPairsOf(expected);
  if (expectedPairs.length !== receivedPairs.length) return differs();
  let pairs = receivedPairs;
  if (expectedPairs.some(([key], index) => key !== receivedPairs[index]?.[0])) {
    const byKey = new Map(receivedPairs);
    // A list is one whatever the order of keys is: its keys count up from zero.
    if (Array.isArray(expected) || !expectedPairs.every(([key]) => byKey.has(key))) return differs();
    if (order === 'ordered')
      return differenceOfOrder(path, expectedPairs.map(keyOf), receivedPairs.map(keyOf));
    pairs = expectedPairs.map(([key]) => [key, byKey.get(key) as WireValue]);
  }
  for (const [index, [key, entry]] of expectedPairs.entries()) {
    const have = pairs[index]?.[1] as WireValue;
    const difference = findDifference(entry, have, handleOf, order, path + partOfPointer(key));
    if (difference !== null) return difference;
  }
  return null;
}

/**
 * Lists the entries of a list or map value.
 *
 * @param value - A value from a driver.
 * @returns Its entries in order, or null when it is no map.
 */
export function pairsOf(value: WireValue): readonly Pair[] | null {
  if (Array.isArray(value)) return value.map((entry, index) => [index, entry] as const);
  const map = tagOf(value, '$map');
  return Array.isArray(map) ? (map as unknown as readonly Pair[]) : null;
}

/**
 * Lists the entries of a list or map of an expectation.
 *
 * @param expected - A list, a map, or `{"$map": entries}`.
 * @returns Its entries in order.
 */
export function expectedPairsOf(
  expected: OrderedJson & object,
): readonly (readonly [WireKey, OrderedJson])[] {
  if (!(expected instanceof Map))
    return (expected as readonly OrderedJson[]).map((entry, index) => [index, entry]);
  const pairs = expected.get('$map') as [WireKey, OrderedJson][] | undefined;
  return pairs ?? Array.from(expected, ([key, entry]) => [toWireKey(key), entry]);
}

function keyOf([key]: readonly [WireKey, unknown]): WireKey {
  return key;
}

function tagOf(value: WireValue, name: string): WireValue | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return (value as { readonly [key: string]: WireValue })[name];
}

function matchesTag(
  tag: string,
  expected: Map<string, OrderedJson>,
  received: WireValue,
  handleOf: HandleOf,
  order: KeyOrder,
): boolean {
  const content = expected.get(tag);
  switch (tag) {
    case '$ref':
      return tagOf(received, '$ref') !== undefined && tagOf(received, '$ref') === handleOf(String(content));
    case '$any':
      return jsonType(received) === content;
    case '$class':
      // A class and its name as text stand for each other: which of the two an implementation keeps is its own affair.
      return received === content || tagOf(received, tag) === content;
    case '$a':
      return (
        tagOf(received, 'class') === content &&
        [...expected].slice(1).every(([key, entry]) => {
          const state = tagOf(received, key);
          return state !== undefined && findDifference(entry, state, handleOf, order) === null;
        })
      );
    default:
      return tagOf(received, tag) === content;
  }
}

/**
 * Names the JSON type of a value from a driver, as `{"$any": type}` does.
 *
 * @param value - The value.
 * @returns `map` for lists and maps, `object` for what is tagged, `integer` and `number` for numbers.
 */
export function jsonType(value: WireValue): string {
  if (value === null) return 'null';
  if (pairsOf(value) !== null) return 'map';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
