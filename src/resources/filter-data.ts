import { isResource } from '../support/contracts';
import { InvalidArgumentException } from '../support/errors';
import { isMapLike, type MapLike } from '../support/is-map-like';
import { isPlainObject } from '../support/is-plain-object';
import { type Key, OrderedMap } from '../support/ordered-map';
import { isNumericKey } from './is-numeric-key';
import { MergeValue } from './merge-value';
import { isMissing, join, removeMissing, underlying } from './missing-entries';
import { entriesOf, type NaturalMap } from './natural-map';

// JSON ends at 512 levels, so nothing useful lies deeper; data that does is most likely circular.
const MAXIMUM_DEPTH = 1000;

/** The entries around one merge value: those before it, already filtered, and those it brings. */
interface Splice {
  readonly before: OrderedMap<unknown>;
  readonly merge: NaturalMap;
  readonly isList: boolean;
}

/**
 * Resolves the optional parts of a map: nested maps are filtered in turn, merge values are spliced in, missing
 * values are dropped, resources of null become null, and maps with none but numeric keys are renumbered.
 *
 * Arrays and plain objects without anything to resolve come back as they are, not copied.
 *
 * @param data - The map.
 * @param keepsKeys - Whether numeric keys are kept instead of renumbered.
 * @returns The filtered map in its natural form.
 * @throws InvalidArgumentException when the data is nested too deeply, which circular data always is.
 */
export function filterData(data: MapLike, keepsKeys: boolean): NaturalMap {
  return filterLevel(data, keepsKeys, 0);
}

/**
 * Tells whether filtering a map changes nothing, keys kept or not: it has a name among its keys and holds no objects.
 *
 * @param data - The map.
 * @returns Whether that is certain.
 */
export function isFlatRow(data: object): data is Record<string, unknown> {
  if (!isPlainObject(data)) return false;
  let named = false;
  for (const key in data) {
    if (typeof (data[key] ?? 0) === 'object') return false;
    named ||= !isNumericKey(key);
  }
  return named;
}

/**
 * Merges data into a map in the place of one of its entries.
 *
 * @param data - The map, filtered before the place and not yet filtered after it.
 * @param index - The position of the entry, from 0.
 * @param merge - The filtered data to merge.
 * @param numericKeys - Whether the data to merge is a list: then values are appended and renumbered, else keys
 *   are united and the earliest entry wins.
 * @param keepsKeys - Whether numeric keys of the result are kept instead of renumbered.
 * @returns The merged map in its natural form.
 */
export function mergeData(
  data: MapLike,
  index: number,
  merge: MapLike,
  numericKeys: boolean,
  keepsKeys: boolean,
): NaturalMap {
  const source = OrderedMap.from<unknown>(data);
  const after = source.slice(index + 1);
  const rest = filterData(numericKeys ? [...after.values()] : after, keepsKeys);
  return join(source.slice(0, index), merge, numericKeys, rest, keepsKeys);
}

function filterLevel(data: MapLike, keepsKeys: boolean, depth: number): NaturalMap {
  if (depth > MAXIMUM_DEPTH) {
    throw new InvalidArgumentException(
      `Resource data is nested deeper than ${MAXIMUM_DEPTH} levels; is it circular?`,
    );
  }
  if (Array.isArray(data)) return filterList(data, keepsKeys, depth);
  if (data instanceof OrderedMap && data.packed !== null) {
    const filtered = filterList(data.packed, keepsKeys, depth);
    return filtered === data.packed ? [...data.packed] : filtered;
  }
  return isPlainObject(data) ? filterObject(data, keepsKeys, depth) : filterEntries(data, keepsKeys, depth);
}

/** A list; the common one has nothing but nested maps to filter. */
function filterList(values: readonly unknown[], keepsKeys: boolean, depth: number): NaturalMap {
  let changed: unknown[] | null = null;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (typeof value !== 'object' || isFlatRow(value)) continue;
    if (value instanceof MergeValue || isMissing(value)) return filterEntries(values, keepsKeys, depth);
    const filtered = filterValue(value, keepsKeys, depth);
    if (filtered === value) continue;
    changed ??= values.slice();
    changed[index] = filtered;
  }
  return changed ?? values;
}

/** A plain object; the common one has names for keys, under which nothing is merged. */
function filterObject(data: Record<string, unknown>, keepsKeys: boolean, depth: number): NaturalMap {
  let isSparse = false;
  for (const key in data) {
    if (isNumericKey(key) || key === '__proto__') return filterEntries(data, keepsKeys, depth);
    const value = data[key];
    if (typeof value === 'object') isSparse ||= isMissing(value);
  }
  return isSparse ? filterSparse(data, keepsKeys, depth) : filterNested(data, keepsKeys, depth);
}

/** Only names for keys, and some values that are missing. */
function filterSparse(data: Record<string, unknown>, keepsKeys: boolean, depth: number): NaturalMap {
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(data)) {
    if (!isMissing(data[key])) kept[key] = filterValue(data[key], keepsKeys, depth);
  }
  return kept;
}

/** Only names for keys, and nothing missing. */
function filterNested(data: Record<string, unknown>, keepsKeys: boolean, depth: number): NaturalMap {
  let changed: Record<string, unknown> | null = null;
  for (const key in data) {
    const value = data[key];
    if (typeof value !== 'object') continue;
    const filtered = filterValue(value, keepsKeys, depth);
    if (filtered === value) continue;
    changed ??= { ...data };
    changed[key] = filtered;
  }
  return changed ?? data;
}

function filterValue(value: unknown, keepsKeys: boolean, depth: number): unknown {
  if (typeof value !== 'object') return value;
  if (isMapLike(value)) return filterLevel(value, keepsKeys, depth + 1);
  return isResource(value) && underlying(value) === null ? null : value;
}

/** The general case. Merge values split the entries into runs that are joined from the last to the first. */
function filterEntries(data: MapLike, keepsKeys: boolean, depth: number): NaturalMap {
  const splices: Splice[] = [];
  let run = new OrderedMap<unknown>();
  let position = 0;
  // After a merged list the keys of what follows are thrown away: positions are counted from here instead.
  let countedFrom: number | null = null;
  for (const [ownKey, value] of entriesOf(data)) {
    const key: Key = countedFrom === null ? ownKey : position - countedFrom;
    position += 1;
    if (value instanceof MergeValue && isNumericKey(key)) {
      const { isList } = OrderedMap.from<unknown>(value.data);
      splices.push({ before: run, merge: filterLevel(value.data, keepsKeys, depth + 1), isList });
      run = new OrderedMap();
      if (isList) countedFrom = position;
    } else {
      run.set(key, filterValue(value, keepsKeys, depth));
    }
  }
  if (splices.length === 0) return removeMissing(updated(data, run), keepsKeys, data instanceof OrderedMap);
  let result = removeMissing(run, keepsKeys, false);
  for (const { before, merge, isList } of splices.reverse()) {
    result = join(before, merge, isList, result, keepsKeys);
  }
  return result;
}

/** A copy of a map with all its values replaced. */
function updated(data: MapLike, values: OrderedMap<unknown>): OrderedMap<unknown> {
  if (!(data instanceof OrderedMap)) return values;
  const copy = data.clone();
  for (const [key, value] of values) copy.set(key, value);
  return copy;
}
