import { pairsOf } from '../notation/match';
import type { WireKey, WireValue } from '../protocol/wire';
import { partOf, shapeText } from './shape-text';
import type { TextRules } from './text-rules';

type Tags = { readonly [key: string]: WireValue };

/** What an object shows of itself beside its handle. */
const states = ['items', 'data', 'html', 'status', 'headers', 'content', 'entries'];

/** Compares values of two implementations: which object is which has to be the same on both sides, not how it is called. */
export class ValueComparison {
  readonly #left = new Map<string, string>();
  readonly #right = new Map<string, string>();

  /**
   * @param known - The classes that both sides call the same.
   * @param text - When two texts are the same.
   * @param ordered - Whether the order of keys counts.
   */
  constructor(
    private readonly known: ReadonlySet<string>,
    private readonly text: TextRules,
    private readonly ordered: boolean,
  ) {}

  /**
   * Finds the first difference.
   *
   * @param left - A value of the one.
   * @param right - What the other has in its place.
   * @param shape - The way to the place of both.
   * @returns The shape of the difference, or null when there is none.
   */
  difference(left: WireValue, right: WireValue, shape: readonly string[] = []): string | null {
    const differs = (how: string): string => shapeText(shape, how);
    const [kind, other] = [kindOf(left), kindOf(right)];
    if (isName(left) && isName(right) && nameOf(left) === nameOf(right)) return null;
    if (kind !== other) return differs(`${kind} and ${other}`);
    if (kind === 'text') return this.text.difference(left as string, right as string, shape);
    if (kind === 'map') return this.#maps(left, right, shape);
    if (kind === 'object') return this.#objects(left as Tags, right as Tags, shape);
    return JSON.stringify(left) === JSON.stringify(right) ? null : differs(`another ${kind}`);
  }

  #maps(left: WireValue, right: WireValue, shape: readonly string[]): string | null {
    const [ours, theirs] = [pairsOf(left) ?? [], new Map(pairsOf(right) ?? [])];
    const keys = [...theirs.keys()];
    for (const [key, value] of ours) {
      const other = theirs.get(key);
      if (other === undefined) return shapeText([...shape, partOf(key)], 'absent on the right');
      const found = this.difference(value, other, [...shape, partOf(key)]);
      if (found !== null) return found;
    }
    if (keys.length > ours.length) {
      const seen = new Set(ours.map(([key]) => key));
      const extra = keys.find((key) => !seen.has(key)) as WireKey;
      return shapeText([...shape, partOf(extra)], 'absent on the left');
    }
    return this.ordered && ours.some(([key], index) => key !== keys[index])
      ? shapeText(shape, 'the order of keys')
      : null;
  }

  #objects(left: Tags, right: Tags, shape: readonly string[]): string | null {
    const differs = (how: string): string => shapeText(shape, how);
    const [name, other] = [String(left.class), String(right.class)];
    if (name !== other && (this.known.has(name) || this.known.has(other)))
      return differs(`an object of class ${name} and one of ${other}`);
    if (!this.#pairs(String(left.$ref), String(right.$ref))) return differs('another instance');
    for (const state of states) {
      const [ours, theirs] = [left[state], right[state]];
      if (ours === undefined && theirs === undefined) continue;
      if (ours === undefined || theirs === undefined) return differs(`${state} shown by one side`);
      const found = this.difference(asMap(state, ours), asMap(state, theirs), [...shape, state]);
      if (found !== null) return found;
    }
    return null;
  }

  /** Notes that a handle of the one stands for a handle of the other; false when one of them stands for another already. */
  #pairs(left: string, right: string): boolean {
    const [known, back] = [this.#left.get(left), this.#right.get(right)];
    this.#left.set(left, right);
    this.#right.set(right, left);
    return (known ?? right) === right && (back ?? left) === left;
  }
}

/** The entries of an iterator travel as a list of pairs. */
function asMap(state: string, value: WireValue): WireValue {
  return state === 'entries' ? ({ $map: value } as unknown as WireValue) : value;
}

function kindOf(value: WireValue): string {
  if (value === null) return 'null';
  if (pairsOf(value) !== null) return 'map';
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'object') return typeof value;
  return '$ref' in value ? 'object' : Object.keys(value).join(' ').replaceAll('$', '');
}

function isName(value: WireValue): boolean {
  return typeof value === 'string' || kindOf(value) === 'class';
}

/** A class and its name as text stand for each other. */
function nameOf(value: WireValue): string {
  return typeof value === 'string' ? value : String((value as Tags).$class);
}
