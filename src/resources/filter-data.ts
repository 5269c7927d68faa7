import { isResource } from '../support/contracts';
import { InvalidArgumentException } from '../support/errors';
import { isMapLike, type MapLike } from '../support/is-map-like';
import { isPlainObject } from '../support/is-plain-object';
import { type Key, OrderedMap } from '../support/ordered-map';
import { defineField } from './define-field';
import { isNumericKey } from './is-numeric-key';
import { MergeValue } from './merge-value';
import { isMissing, join, removeMissing, underlying } from './missing-entries';
import { MissingValue } from './missing-value';
import type { NaturalMap } from './natural-map';

// JSON ends at 512 levels, so nothing useful lies deeper; data that does is most likely circular.
const MAXIMUM_DEPTH = 1000;

type Row = Readonly<Record<string, unknown>>;

/** Stands for all that is missing once it was looked at. */
const MISSING = new MissingValue();

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
 * Plain objects without anything to resolve come back as they are, not copied.
 *
 * @param data - The map.
 * @param keepsKeys - Whether numeric keys are kept instead of renumbered.
 * @param depth - How many maps are around this one.
 * @returns The filtered map in its natural form.
 * @throws InvalidArgumentException when the data is nested too deeply, which circular data always is.
 */
export function filterData(data: MapLike, keepsKeys: boolean, depth = 0): NaturalMap {
  if (depth > MAXIMUM_DEPTH) {
    throw new InvalidArgumentException(
      `Resource data is nested deeper than ${MAXIMUM_DEPTH} levels; is it circular?`,
    );
  }
  if (isPlainObject(data) && !Object.keys(data).some(isNumericKey)) return filterRow(data, keepsKeys, depth);
  if (Array.isArray(data) && !keepsKeys && !data.some(isMerge)) return filterList(data, depth);
  return filterEntries(data, keepsKeys, depth);
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

/** An object with nothing but names for keys, under which nothing is merged. */
function filterRow(data: Row, keepsKeys: boolean, depth: number): Row {
  let changes: Map<string, unknown> | null = null;
  for (const key in data) {
    const value = data[key];
    if (typeof value !== 'object') continue;
    const filtered = filterValue(value, keepsKeys, depth);
    if (filtered === value) continue;
    changes ??= new Map();
    changes.set(key, filtered);
  }
  return changes === null ? data : changed(data, changes);
}

/** Copies a row but for what is missing; unlike one from which keys are deleted, the copy stays quick to read. */
function changed(row: Row, changes: ReadonlyMap<string, unknown>): Row {
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(row)) {
    const value = changes.has(key) ? changes.get(key) : row[key];
    if (value === MISSING) continue;
    // Assigned, this one name would become the copy's prototype.
    if (key === '__proto__') defineField(kept, key, value);
    else kept[key] = value;
  }
  return kept;
}

/** A list in which nothing is merged, and whose keys need not be kept. */
function filterList(data: readonly unknown[], depth: number): readonly unknown[] {
  const kept: unknown[] = [];
  for (const value of data) {
    const filtered = filterValue(value, false, depth);
    if (filtered !== MISSING) kept.push(filtered);
  }
  return kept;
}

function filterValue(value: unknown, keepsKeys: boolean, depth: number): unknown {
  if (isMapLike(value)) return filterData(value, keepsKeys, depth + 1);
  if (isMissing(value)) return MISSING;
  return isResource(value) && underlying(value) === null ? null : value;
}

/** The general case. Merge values split the entries into runs that are joined from the last to the first. */
function filterEntries(data: MapLike, keepsKeys: boolean, depth: number): NaturalMap {
  const splices: Splice[] = [];
  let run = new OrderedMap<unknown>();
  let position = 0;
  // After a merged list the keys of what follows are thrown away: positions are counted from here instead.
  let countedFrom: number | null = null;
  for (const [ownKey, value] of OrderedMap.from<unknown>(data)) {
    const key: Key = countedFrom === null ? ownKey : position - countedFrom;
    position += 1;
    if (isMerge(value) && isNumericKey(key)) {
      const { isList } = OrderedMap.from<unknown>(value.data);
      splices.push({ before: run, merge: filterData(value.data, keepsKeys, depth + 1), isList });
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

function isMerge(value: unknown): value is MergeValue {
  return value instanceof MergeValue;
}
