import { isNumericKey, type Key } from '../php/keys';
import { arrayMerge, arrayUnion, type MapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import { isMissing } from './filter';
import { MergeValue } from './merge-value';

/**
 * Resolves a map with merge values, which come out as when each is put in its place, one after the other from the last
 * to the first, but in as much time as so many plain entries take.
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
  const joins: ((isFirst: boolean) => void)[] = [];
  const joined = new JoinedEntries(keepsKeys);
  let before = new OrderedMap<unknown>();
  let position = 0;
  // After a merged list the keys of what follows are thrown away: positions are counted from here instead.
  let countedFrom: number | null = null;
  for (const [ownKey, value] of OrderedMap.from<unknown>(data)) {
    const key: Key = countedFrom === null ? ownKey : position - countedFrom;
    position += 1;
    if (value instanceof MergeValue && isNumericKey(key)) {
      const { isList } = OrderedMap.from<unknown>(value.data);
      const merge = OrderedMap.from(resolve(value.data) as MapLike);
      const entries = (isList ? arrayMerge : arrayUnion)(before, merge);
      joins.push((isFirst) => joined.prepend(entries, isList, isFirst));
      before = new OrderedMap();
      if (isList) countedFrom = position;
    } else {
      before.set(key, resolve(value));
    }
  }
  joined.prepend(before, false, false);
  while (joins.length > 0) joins.pop()?.(joins.length === 0);
  return joined.toMap();
}

interface Entry {
  key: Key;
  readonly value: unknown;
  isGone: boolean;
}

/**
 * The last entries of a map, to which those before them are joined. Joining costs as much as what is joined, however much
 * is there already.
 */
class JoinedEntries {
  readonly #keepsKeys: boolean;
  // All entries, from the last to the first.
  readonly #entries: Entry[] = [];
  // Those with a name, and those with an integer key that was given since integers were last numbered.
  readonly #places = new Map<Key, Entry>();
  // Those with an integer key: from the last number down to 0, and those that came later.
  #numbered: Entry[] = [];
  #unnumbered: Entry[] = [];
  #hasGaps = false;
  // How many have a name, and how many of these names are not numeric; without any of them everything is numbered.
  #names = 0;
  #words = 0;

  constructor(keepsKeys: boolean) {
    this.#keepsKeys = keepsKeys;
  }

  /**
   * Joins entries to the front.
   *
   * @param entries - The entries.
   * @param isList - Whether all integer keys are numbered anew and the last of equal names has the value; else the first
   *   of equal keys stays alone.
   * @param isFirst - Whether nothing comes before these: then missing values stay, and keys as well.
   */
  prepend(entries: OrderedMap<unknown>, isList: boolean, isFirst: boolean): void {
    if (isList) this.#number();
    for (const [key, value] of [...entries].reverse()) {
      const isGone = !isFirst && isMissing(value);
      if (isList && typeof key === 'number') {
        // A missing value leaves a gap in the numbers.
        this.#numbered.push(this.#add({ key, value, isGone }));
        this.#hasGaps ||= isGone;
      } else {
        const later = this.#take(key);
        if (isList && later !== null) this.#put(key, later.value);
        else if (!isGone) this.#put(key, value);
      }
    }
    if (this.#words === 0 && !this.#keepsKeys && !isFirst) this.#numberAll();
  }

  /** Returns the entries as a map. */
  toMap(): OrderedMap<unknown> {
    for (const [position, entry] of this.#numbered.entries())
      entry.key = this.#numbered.length - 1 - position;
    const map = new OrderedMap<unknown>();
    for (const { key, value } of this.#entries.filter(isLeft).reverse()) map.set(key, value);
    return map;
  }

  #add(entry: Entry): Entry {
    this.#entries.push(entry);
    return entry;
  }

  #put(key: Key, value: unknown): void {
    const entry = this.#add({ key, value, isGone: false });
    this.#places.set(key, entry);
    if (typeof key === 'number') this.#unnumbered.push(entry);
    else this.#count(key, 1);
  }

  /** Removes the entry under a key; null when there is none. */
  #take(key: Key): Entry | null {
    const isNumbered = typeof key === 'number' && !this.#places.has(key);
    const entry = isNumbered ? this.#numbered[this.#numbered.length - 1 - key] : this.#places.get(key);
    if (entry === undefined || entry.isGone) return null;
    entry.isGone = true;
    this.#hasGaps ||= isNumbered;
    if (this.#places.delete(key) && typeof key === 'string') this.#count(key, -1);
    return entry;
  }

  #count(name: string, difference: number): void {
    this.#names += difference;
    if (!isNumericKey(name)) this.#words += difference;
  }

  /** Numbers all integer keys from 0. */
  #number(): void {
    if (this.#hasGaps) this.#numbered = this.#numbered.filter(isLeft);
    this.#hasGaps = false;
    for (const entry of this.#unnumbered.filter(isLeft)) {
      this.#places.delete(entry.key);
      this.#numbered.push(entry);
    }
    this.#unnumbered = [];
  }

  /** Numbers all keys from 0, numeric names as well. */
  #numberAll(): void {
    this.#number();
    if (this.#names === 0) return;
    this.#numbered = this.#entries.filter(isLeft);
    this.#places.clear();
    this.#names = 0;
  }
}

function isLeft(entry: Entry): boolean {
  return !entry.isGone;
}
