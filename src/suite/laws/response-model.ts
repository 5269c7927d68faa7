import { toWireKey } from '../notation/wire-key';
import { isKind, listOf, type ModelMap, type ModelValue, mapOf, type Pair } from './model-value';

/** How data is wrapped. */
export interface Wrapping {
  readonly key: string | null;
  readonly force: boolean;
}

/**
 * Builds the body of a response that is not paginated.
 *
 * @param data - The resolved data.
 * @param wrapping - How it is wrapped.
 * @param extras - What is merged in, in this order.
 * @returns The body.
 */
export function bodyOf(data: ModelMap, wrapping: Wrapping, extras: readonly ModelMap[]): ModelMap {
  const hasExtra = extras.some(({ pairs }) => pairs.length > 0);
  return mergedDeeply([wrapped(data, wrapping, hasExtra), ...extras]);
}

function wrapped(data: ModelMap, { key, force }: Wrapping, hasExtra: boolean): ModelMap {
  if (key === null) return hasExtra ? mapOf([['data', data]]) : data;
  const fits = key !== '' && key !== '0';
  // A key of digits is an integer here as everywhere.
  const name = toWireKey(key);
  const has = data.pairs.some(([other]) => other === name);
  const wraps = force || (fits ? !has : hasExtra);
  return wraps ? mapOf([[name, data]]) : data;
}

/**
 * Merges maps: names meet, integers follow one another.
 *
 * @param maps - The maps, left to right.
 * @returns The merged map, its integer keys counted from 0.
 */
export function mergedDeeply(maps: readonly ModelMap[]): ModelMap {
  return maps.reduce<ModelMap>((left, right) => joined(left, right), mapOf([]));
}

function joined(left: ModelMap, right: ModelMap): ModelMap {
  const result = new Map(left.pairs);
  let next = nextInteger(left.pairs);
  for (const [key, value] of right.pairs) {
    if (typeof key === 'number') result.set(next++, value);
    else if (!result.has(key)) result.set(key, value);
    else result.set(key, joined(asMap(result.get(key) ?? null), asMap(value)));
  }
  return mapOf([...result]);
}

function nextInteger(pairs: readonly Pair[]): number {
  return Math.max(-1, ...pairs.map(([key]) => (typeof key === 'number' ? key : -1))) + 1;
}

function asMap(value: ModelValue): ModelMap {
  return isKind(value, 'map') ? value : listOf([value]);
}
