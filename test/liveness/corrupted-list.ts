import type { Corrupted } from './corruption';

/** Leaves out each entry, adds one at the end, and changes the places of two neighbours. */
export function corruptedList<T>(entries: readonly T[], more: T): Corrupted<readonly T[]>[] {
  const dropped = entries.map((_, index) => ({
    kind: 'an entry dropped',
    place: `[${index}]`,
    now: entries.toSpliced(index, 1),
  }));
  const added = { kind: 'an entry added', place: '', now: [...entries, more] };
  const swap = entries.findIndex(
    (entry, index) => index > 0 && JSON.stringify(entry) !== JSON.stringify(entries[index - 1]),
  );
  if (swap < 1) return [...dropped, added];
  const swapped = entries.with(swap - 1, entries[swap] as T).with(swap, entries[swap - 1] as T);
  return [...dropped, added, { kind: 'order changed', place: `[${swap}]`, now: swapped }];
}
