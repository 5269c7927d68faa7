import fc, { type Arbitrary } from 'fast-check';
import type { WireKey } from '../protocol/wire';

/** Text that is a decimal number but no canonical integer: such a key stays text, and yet counts as numeric. */
const numericTexts: readonly string[] = [
  '1.5',
  '-0.5',
  '.5',
  '2.',
  '2e3',
  '1E-2',
  ' 1',
  '2 ',
  '007',
  '-0',
  '+1',
];

/** Text that looks like a number and is none. */
const deceptiveTexts: readonly string[] = ['0x1', '1_000', '1a', '-', '.', '', ' ', 'e3', '1,5', '--1'];

/** Names, among them those that a careless map would take for members of its own. */
const names: readonly string[] = [
  'id',
  'name',
  'post title',
  'größe',
  'data',
  'length',
  '__proto__',
  'constructor',
];

/** A key that is a name. */
export const nameKey: Arbitrary<string> = fc.constantFrom(...names, ...deceptiveTexts);

/** A key that is an integer. */
const integerKey: Arbitrary<number> = fc.integer({ min: -3, max: 9 });

/** A key that is an integer or the text of a decimal number. */
const numericKey: Arbitrary<WireKey> = fc.oneof(
  { arbitrary: integerKey, weight: 3 },
  { arbitrary: fc.constantFrom(...numericTexts), weight: 1 },
);

/** Any key. */
export const anyKey: Arbitrary<WireKey> = fc.oneof(nameKey, numericKey);

/**
 * Tells whether a key of these arbitraries counts as a number.
 *
 * @param key - The key.
 * @returns Whether it is an integer, or among the texts that were chosen for being numbers.
 */
export function isNumeric(key: WireKey): boolean {
  return typeof key === 'number' || numericTexts.includes(key);
}

/**
 * Makes the pairs of a map whose keys are of one kind.
 *
 * @param key - The keys.
 * @param value - The values.
 * @param maxLength - How many pairs at most.
 * @param minLength - How many at least.
 * @returns Pairs with unique keys.
 */
export function pairsUnder<K extends WireKey, V>(
  key: Arbitrary<K>,
  value: Arbitrary<V>,
  maxLength: number,
  minLength = 0,
): Arbitrary<readonly (readonly [K, V])[]> {
  return fc.uniqueArray(fc.tuple(key, value), { minLength, maxLength, selector: ([name]) => name });
}

/**
 * Makes the pairs of a map: a list, a map of numbers, of names, or of both.
 *
 * @param value - The values.
 * @param maxLength - How many pairs at most.
 * @returns Pairs with unique keys.
 */
export function anyPairs<V>(
  value: Arbitrary<V>,
  maxLength = 5,
): Arbitrary<readonly (readonly [WireKey, V])[]> {
  const keyed = (key: Arbitrary<WireKey>): Arbitrary<readonly (readonly [WireKey, V])[]> =>
    pairsUnder(key, value, maxLength);
  const list = fc
    .array(value, { maxLength })
    .map((values) => values.map((entry, index) => [index, entry] as const));
  return fc.oneof(list, keyed(numericKey), keyed(nameKey), keyed(anyKey));
}
