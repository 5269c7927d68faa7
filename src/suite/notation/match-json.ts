import { type Difference, differenceOfOrder, type KeyOrder } from './difference';
import { keysOfPointer, partOfPointer } from './json-pointer';
import type { OrderedJson } from './ordered-json';
import { showExpected } from './show';

/**
 * Compares two JSON documents: an array is never an object, whatever its keys.
 *
 * @param expected - What the document should be.
 * @param received - What it is.
 * @param order - Whether the order of keys counts.
 * @param path - Where in the whole this is.
 * @returns The first difference, or null when there is none.
 */
export function findJsonDifference(
  expected: OrderedJson,
  received: OrderedJson,
  order: KeyOrder,
  path = '',
): Difference | null {
  // Made only where something differs: writing both documents at every level would cost more than comparing them.
  const differs = (): Difference => ({
    path,
    expected: showExpected(expected),
    received: showExpected(received),
  });
  if (expected instanceof Map && received instanceof Map) {
    const keys = [...expected.keys()];
    const receivedKeys = [...received.keys()];
    if (keys.length !== receivedKeys.length || !keys.every((key) => received.has(key))) return differs();
    if (order === 'ordered' && keys.some((key, index) => key !== receivedKeys[index]))
      return differenceOfOrder(path, keys, receivedKeys);
    return firstDifference(keys, (key) =>
      findJsonDifference(
        expected.get(key) as OrderedJson,
        received.get(key) as OrderedJson,
        order,
        path + partOfPointer(key),
      ),
    );
  }
  if (Array.isArray(expected) && Array.isArray(received)) {
    if (expected.length !== received.length) return differs();
    return firstDifference([...expected.keys()], (index) =>
      findJsonDifference(
        expected[index] as OrderedJson,
        received[index] as OrderedJson,
        order,
        path + partOfPointer(index),
      ),
    );
  }
  return expected === received ? null : differs();
}

function firstDifference<T>(keys: readonly T[], compare: (key: T) => Difference | null): Difference | null {
  for (const key of keys) {
    const difference = compare(key);
    if (difference !== null) return difference;
  }
  return null;
}

/** RFC 6901 has no zeros before the number of an element. */
const arrayIndex = /^(0|[1-9]\d*)$/;

/**
 * Finds a part of a JSON document.
 *
 * @param document - The document.
 * @param pointer - A JSON pointer to the part.
 * @returns The part, or undefined when there is none.
 */
export function atPointer(document: OrderedJson, pointer: string): OrderedJson | undefined {
  return keysOfPointer(pointer).reduce<OrderedJson | undefined>((current, key) => {
    if (current instanceof Map) return current.get(key);
    return Array.isArray(current) && arrayIndex.test(key) ? current[Number(key)] : undefined;
  }, document);
}
