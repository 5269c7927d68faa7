import { isNumericKey, type Key } from '../php/keys';
import { arrayMerge, arrayUnion, type MapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import { isMissing } from './filter';

interface Entry {
  key: Key;
  readonly value: unknown;
}

/**
 * The entries behind a merge value, to which those before it are joined, merge value by merge value from the last to
 * the first. Joining costs as much as what is joined, however much is there already, so a map with many merge values
 * takes no longer than one with as many plain ones.
 */
export class JoinedEntries {
  readonly #keepsKeys: boolean;
  // From the last entry to the first; null where one was removed.
  readonly #entries: (Entry | null)[] = [];
  // Where the names stand, and the integer keys that were given since integers were last numbered.
  readonly #places = new Map<Key, number>();
  // Where the integer keys stand that were numbered, from the last number down to 0, and those that came later.
  #numbered: number[] = [];
  #unnumbered: number[] = [];
  // The lowest position in #numbered whose entry was removed.
  #firstGap = Number.POSITIVE_INFINITY;
  #names = 0;
  // The names that are not numeric, without which everything is numbered.
  #words = 0;
  #keepsMissing = false;

  /**
   * @param rest - The last entries, without missing values.
   * @param keepsKeys - Whether numeric keys are kept instead of renumbered.
   */
  constructor(rest: MapLike, keepsKeys: boolean) {
    this.#keepsKeys = keepsKeys;
    for (const [key, value] of reversed(OrderedMap.from(rest))) this.#put(key, value);
  }

  /**
   * Joins entries and merged data to the front.
   *
   * @param before - The entries before a merge value.
   * @param merge - The entries it brings.
   * @param isList - Whether these are a list: then all integer keys are numbered anew and the last of equal names
   *   has the value, else the first of equal keys stays alone.
   * @param isOutermost - Whether nothing more is joined: then missing values stay, and keys as well.
   */
  prepend(before: OrderedMap<unknown>, merge: MapLike, isList: boolean, isOutermost: boolean): void {
    this.#keepsMissing = isOutermost;
    if (isList) this.#prependList(arrayMerge<unknown>(before, OrderedMap.from(merge)));
    else this.#prependNames(arrayUnion<unknown>(before, OrderedMap.from(merge)));
    if (this.#words === 0 && !this.#keepsKeys && !isOutermost) this.#numberAll();
  }

  /** Returns the entries as a map. */
  toMap(): OrderedMap<unknown> {
    const last = this.#numbered.length - 1;
    for (const [position, place] of this.#numbered.entries()) {
      const entry = this.#entries[place];
      if (entry) entry.key = last - position;
    }
    const map = new OrderedMap<unknown>();
    for (let place = this.#entries.length - 1; place >= 0; place -= 1) {
      const entry = this.#entries[place];
      if (entry) map.set(entry.key, entry.value);
    }
    return map;
  }

  #prependList(list: OrderedMap<unknown>): void {
    this.#number();
    for (const [key, value] of reversed(list)) {
      if (typeof key === 'string') {
        const later = this.#take(key);
        if (later !== null || !this.#isDropped(value)) this.#put(key, later === null ? value : later.value);
        continue;
      }
      // A missing value leaves a gap in the numbers.
      if (this.#isDropped(value)) this.#firstGap = Math.min(this.#firstGap, this.#numbered.length);
      this.#numbered.push(this.#entries.push(this.#isDropped(value) ? null : { key, value }) - 1);
    }
  }

  #prependNames(map: OrderedMap<unknown>): void {
    for (const [key, value] of reversed(map)) {
      this.#take(key);
      if (!this.#isDropped(value)) this.#put(key, value);
    }
  }

  #isDropped(value: unknown): boolean {
    return !this.#keepsMissing && isMissing(value);
  }

  #put(key: Key, value: unknown): void {
    const place = this.#entries.push({ key, value }) - 1;
    this.#places.set(key, place);
    if (typeof key === 'number') this.#unnumbered.push(place);
    else this.#count(key, 1);
  }

  /** Removes the entry under a key; null when there is none. */
  #take(key: Key): Entry | null {
    const place = this.#places.get(key) ?? this.#numberedPlace(key);
    if (place === undefined) return null;
    const entry = this.#entries[place] ?? null;
    this.#entries[place] = null;
    if (this.#places.delete(key) && typeof key === 'string') this.#count(key, -1);
    return entry;
  }

  #numberedPlace(key: Key): number | undefined {
    const position = typeof key === 'number' ? this.#numbered.length - 1 - key : Number.NaN;
    if (this.#numbered[position] !== undefined) this.#firstGap = Math.min(this.#firstGap, position);
    return this.#numbered[position];
  }

  #count(name: string, difference: number): void {
    this.#names += difference;
    if (!isNumericKey(name)) this.#words += difference;
  }

  /** Numbers all integer keys from 0. */
  #number(): void {
    const moved = this.#numbered.splice(this.#firstGap).filter((place) => this.#entries[place]);
    for (const place of moved) this.#numbered.push(place);
    this.#firstGap = Number.POSITIVE_INFINITY;
    for (const place of this.#unnumbered) {
      const entry = this.#entries[place];
      if (!entry) continue;
      this.#places.delete(entry.key);
      this.#numbered.push(place);
    }
    this.#unnumbered = [];
  }

  /** Numbers all keys from 0, numeric names as well. */
  #numberAll(): void {
    if (this.#names === 0) {
      this.#number();
      return;
    }
    this.#numbered = [...this.#entries.keys()].filter((place) => this.#entries[place]);
    this.#unnumbered = [];
    this.#firstGap = Number.POSITIVE_INFINITY;
    this.#places.clear();
    this.#names = 0;
  }
}

function reversed(map: OrderedMap<unknown>): [Key, unknown][] {
  return [...map].reverse();
}
