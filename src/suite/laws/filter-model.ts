import { isNumeric } from './model-keys';
import { isKind, isList, listOf, type ModelMap, type ModelValue, mapOf, type Pair } from './model-value';

/**
 * Resolves the optional parts of data, written down as the rules read: one entry after the other, starting anew
 * behind every merge.
 *
 * @param data - The data.
 * @param keepsKeys - Whether numeric keys are kept.
 * @returns What is left.
 */
export function filtered(data: ModelMap, keepsKeys: boolean): ModelMap {
  const done: Pair[] = [];
  for (const [index, [key, value]] of data.pairs.entries()) {
    if (isKind(value, 'map')) done.push([key, filtered(value, keepsKeys)]);
    else if (isKind(value, 'merge') && isNumeric(key)) {
      const merged = filtered(value.map, keepsKeys).pairs;
      return spliced(done, merged, data.pairs.slice(index + 1), isList(value.map), keepsKeys);
    } else done.push([key, isKind(value, 'resource') && value.of === null ? null : value]);
  }
  return withoutMissing(done, keepsKeys);
}

function spliced(
  before: readonly Pair[],
  merged: readonly Pair[],
  after: readonly Pair[],
  asList: boolean,
  keepsKeys: boolean,
): ModelMap {
  const rest = filtered(asList ? listOf(after.map(([, value]) => value)) : mapOf(after), keepsKeys).pairs;
  const all = [...before, ...merged, ...rest];
  return withoutMissing(asList ? concatenated(all) : united(all), keepsKeys);
}

/** Integers are numbered anew; of two values under one text the later stays, in the place of the earlier. */
function concatenated(pairs: readonly Pair[]): readonly Pair[] {
  let next = 0;
  const result = new Map<Pair[0], ModelValue>();
  for (const [key, value] of pairs) result.set(typeof key === 'number' ? next++ : key, value);
  return [...result];
}

/** Of two values under one key the earlier stays. */
function united(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(([key], index) => pairs.findIndex(([other]) => other === key) === index);
}

function withoutMissing(pairs: readonly Pair[], keepsKeys: boolean): ModelMap {
  return renumbered(
    pairs.filter(([, value]) => !isGone(value)),
    keepsKeys,
  );
}

/**
 * Numbers values anew, unless a name is among their keys or keys are preserved.
 *
 * @param pairs - The values with their keys.
 * @param keepsKeys - Whether keys are preserved.
 * @returns A list, or the pairs as they are.
 */
export function renumbered(pairs: readonly Pair[], keepsKeys: boolean): ModelMap {
  const isNumbered = !keepsKeys && pairs.every(([key]) => isNumeric(key));
  return isNumbered ? listOf(pairs.map(([, value]) => value)) : mapOf(pairs);
}

function isGone(value: ModelValue): boolean {
  return isKind(value, 'missing') || (isKind(value, 'resource') && isKind(value.of, 'missing'));
}
