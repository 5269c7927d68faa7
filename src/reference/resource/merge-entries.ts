import { isNumericKey, type Key } from '../php/keys';
import type { MapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import type { NaturalMap } from './filter';
import { JoinedEntries } from './joined-entries';
import { MergeValue } from './merge-value';

/** How a resource without filtering of its own resolves what is in a map. */
export interface MergeSteps {
  filter(data: MapLike): NaturalMap;
  /** Resolves an entry that brings nothing else. */
  resolve(value: unknown): unknown;
  removeMissingValues(data: MapLike): NaturalMap;
  readonly keepsKeys: boolean;
}

/** The entries around one merge value: those before it, already resolved, and those it brings. */
interface Splice {
  readonly before: OrderedMap<unknown>;
  readonly merge: NaturalMap;
  readonly isList: boolean;
}

/**
 * Resolves a map with many merge values, which come out as when each is put in its place, one after the other from the last to
 * the first, but in as much time as so many plain entries take.
 *
 * @param data - The map.
 * @param steps - How its parts are resolved.
 * @returns The map with all that was merged; missing values are left only among the first entries, where a key that is
 *   dropped still decides which key comes next.
 */
export function mergeEntries(data: MapLike, steps: MergeSteps): OrderedMap<unknown> {
  const splices: Splice[] = [];
  let run = new OrderedMap<unknown>();
  let position = 0;
  // After a merged list the keys of what follows are thrown away: positions are counted from here instead.
  let countedFrom: number | null = null;
  for (const [ownKey, value] of OrderedMap.from<unknown>(data)) {
    const key: Key = countedFrom === null ? ownKey : position - countedFrom;
    position += 1;
    if (value instanceof MergeValue && isNumericKey(key)) {
      const { isList } = OrderedMap.from<unknown>(value.data);
      splices.push({ before: run, merge: steps.filter(value.data), isList });
      run = new OrderedMap();
      if (isList) countedFrom = position;
    } else {
      run.set(key, steps.resolve(value));
    }
  }
  const entries = new JoinedEntries(steps.removeMissingValues(run), steps.keepsKeys);
  for (const [position, { before, merge, isList }] of [...splices.entries()].reverse()) {
    entries.prepend(before, merge, isList, position === 0);
  }
  return entries.toMap();
}
