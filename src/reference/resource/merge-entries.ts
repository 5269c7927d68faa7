import { arrayMerge, arrayUnion, type MapLike } from '../php/maps';
import { isNumericKey, type Key, OrderedMap } from '../php/ordered-map';
import { isMissing, withoutMissing } from './filter';
import { MergeValue } from './merge-value';

type Entry = [key: Key, value: unknown];

/** Entries that are joined to those behind them in one go. */
interface Run {
  readonly join: typeof arrayMerge;
  readonly entries: Entry[];
}

/**
 * Resolves a map with merge values, which come out as when each is put in its place, one after the other from the last
 * to the first. As each copies what is behind it, neighbours of one kind are joined together.
 *
 * @param data - The map.
 * @param resolve - Resolves an entry, or what a merge value brings.
 * @param keepsKeys - Whether numeric keys are kept instead of renumbered.
 * @returns The map with all that was merged; missing values are left only among the first entries, where a key that is
 *   dropped still decides which key comes next.
 */
export function mergeEntries(
  data: MapLike,
  resolve: (value: unknown) => unknown,
  keepsKeys: boolean,
): OrderedMap<unknown> {
  const runs: Run[] = [];
  let entries = new OrderedMap<unknown>();
  // After a merged list the keys of what follows are thrown away: positions are counted from here instead.
  let position: number | null = null;
  for (const [ownKey, value] of OrderedMap.from<unknown>(data)) {
    const key: Key = position ?? ownKey;
    if (position !== null) position += 1;
    if (value instanceof MergeValue && isNumericKey(key)) {
      const { isList } = OrderedMap.from<unknown>(value.data);
      const join = isList ? arrayMerge : arrayUnion;
      const piece = [...join(entries, OrderedMap.from(resolve(value.data) as MapLike))];
      // The first merge value has nothing before it to be joined with.
      const run = runs.length > 1 ? runs.at(-1) : undefined;
      // Lists are numbered anew in any case, and other keys are not as long as there is a word among them.
      if (run?.join === join && (isList || keepsKeys || piece.some(isNamed))) {
        for (const entry of isList ? piece.filter(isPresent) : piece) run.entries.push(entry);
      } else runs.push({ join, entries: piece });
      entries = new OrderedMap();
      if (isList) position = 0;
    } else {
      entries.set(key, resolve(value));
    }
  }
  for (const run of runs.reverse()) {
    const behind = OrderedMap.from<unknown>(withoutMissing(entries, keepsKeys));
    entries = run.join(run.entries, behind);
  }
  return entries;
}

function isNamed(entry: Entry): boolean {
  return !isNumericKey(entry[0]) && isPresent(entry);
}

function isPresent([, value]: Entry): boolean {
  return !isMissing(value);
}
