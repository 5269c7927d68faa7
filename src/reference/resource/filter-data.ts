import { isResource } from '../contracts';
import { requireShallow } from '../nesting';
import { isNumericKey, type Key } from '../php/keys';
import { isMapLike, type MapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import { isPlainObject } from '../values';
import { defineField } from './define-field';
import { JoinedEntries } from './joined-entries';
import { MergeValue } from './merge-value';
import { combine, isMissing, removeMissing, underlying } from './missing-entries';
import { MissingValue } from './missing-value';
import { type NaturalMap, toNaturalMap } from './natural-map';

type Row = Readonly<Record<string, unknown>>;

/** Stands for all that is missing once it was looked at. */
const MISSING = new MissingValue();

/** The operations of a resource that filtering consists of, for a class that overrides one of them. */
export interface FilterSteps {
  filter(data: MapLike): NaturalMap;
  mergeData(data: MapLike, index: number, merge: MapLike, numericKeys: boolean): NaturalMap;
  removeMissingValues(data: MapLike): NaturalMap;
}

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
  requireShallow('Resource data', depth);
  if (isPlainObject(data) && !Object.keys(data).some(isNumericKey)) return filterRow(data, keepsKeys, depth);
  if (Array.isArray(data) && !keepsKeys && !data.some(isMerge)) return filterList(data, depth);
  return filterEntries(data, keepsKeys, depth);
}

/**
 * Resolves the optional parts of a map as {@link filterData} does, each step through the operation that a class may
 * have overridden.
 *
 * @param data - The map.
 * @param steps - The operations.
 * @returns The filtered map.
 */
export function filterThrough(data: MapLike, steps: FilterSteps): NaturalMap {
  const map = OrderedMap.from<unknown>(data);
  let index = -1;
  for (const [key, value] of OrderedMap.from<unknown>(data)) {
    index += 1;
    if (isMapLike(value)) {
      map.set(key, steps.filter(value));
    } else if (isMerge(value) && isNumericKey(key)) {
      return steps.mergeData(natural(data, map), index, steps.filter(value.data), isListed(value.data));
    } else if (isResource(value) && underlying(value) === null) {
      map.set(key, null);
    }
  }
  return steps.removeMissingValues(natural(data, map));
}

/**
 * Merges data into a map in the place of one of its entries.
 *
 * @param data - The map, filtered before the place and not yet filtered after it.
 * @param index - The position of the entry, from 0.
 * @param merge - The filtered data to merge.
 * @param numericKeys - Whether the data to merge is a list: then values are appended and renumbered, else keys
 *   are united and the earliest entry wins.
 * @param steps - The operations for what comes after the place, and for the joined map.
 * @returns The merged map in its natural form.
 */
export function mergeData(
  data: MapLike,
  index: number,
  merge: MapLike,
  numericKeys: boolean,
  steps: Omit<FilterSteps, 'mergeData'>,
): NaturalMap {
  const source = OrderedMap.from<unknown>(data);
  const after = source.slice(index + 1);
  const rest = steps.filter(numericKeys ? [...after.values()] : after);
  const combined = combine(source.slice(0, index), merge, numericKeys, rest);
  return steps.removeMissingValues(toNaturalMap(combined));
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

/** The general case. Merge values split the entries into runs, which are joined from the last to the first. */
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
      const isList = isListed(value.data);
      splices.push({ before: run, merge: filterData(value.data, keepsKeys, depth + 1), isList });
      run = new OrderedMap();
      if (isList) countedFrom = position;
    } else {
      run.set(key, filterValue(value, keepsKeys, depth));
    }
  }
  if (splices.length === 0) return removeMissing(updated(data, run), keepsKeys, data instanceof OrderedMap);
  const rest = removeMissing(run, keepsKeys, false);
  const [{ before, merge, isList }, ...later] = splices as [Splice, ...Splice[]];
  return removeMissing(combine(before, merge, isList, joined(later, rest, keepsKeys)), keepsKeys, false);
}

function joined(splices: readonly Splice[], rest: NaturalMap, keepsKeys: boolean): MapLike {
  if (splices.length === 0) return rest;
  const entries = new JoinedEntries(rest, keepsKeys);
  for (const { before, merge, isList } of splices.toReversed()) entries.prepend(before, merge, isList);
  return entries.toMap();
}

/** A copy of a map as its source was written, unless that remembers integer keys that it had. */
function natural(source: MapLike, copy: OrderedMap<unknown>): NaturalMap {
  return source instanceof OrderedMap ? copy : toNaturalMap(copy);
}

/** A copy of a map with all its values replaced. */
function updated(data: MapLike, values: OrderedMap<unknown>): OrderedMap<unknown> {
  if (!(data instanceof OrderedMap)) return values;
  const copy = data.clone();
  for (const [key, value] of values) copy.set(key, value);
  return copy;
}

/** Whether data to merge is a list, as empty data is. */
function isListed(data: MapLike): boolean {
  return OrderedMap.from<unknown>(data).isList;
}

function isMerge(value: unknown): value is MergeValue {
  return value instanceof MergeValue;
}
