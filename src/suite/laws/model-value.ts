import type { OrderedJson } from '../notation/ordered-json';
import type { WireKey, WireValue } from '../protocol/wire';

/** A value without parts. */
export type Scalar = null | boolean | number | string;

/** One entry of a map. */
export type Pair<V = ModelValue> = readonly [WireKey, V];

/** An ordered map as laws think of it: nothing but its pairs. */
export interface ModelMap {
  readonly kind: 'map';
  readonly pairs: readonly Pair[];
}

/** A merge marker with what it brings. */
interface MergeMarker {
  readonly kind: 'merge';
  readonly map: ModelMap;
}

/** A resource inside data: its class, and the value below it. */
interface NestedResource {
  readonly kind: 'resource';
  readonly className: string;
  readonly of: ModelValue;
}

/** The missing marker. */
export interface MissingMarker {
  readonly kind: 'missing';
}

/** A value as laws think of it. */
export type ModelValue = Scalar | ModelMap | MergeMarker | NestedResource | MissingMarker;

/** The missing marker. */
export const missing: MissingMarker = { kind: 'missing' };

/** Makes a map. */
export function mapOf(pairs: readonly Pair[]): ModelMap {
  return { kind: 'map', pairs };
}

/** Makes a list: a map with the keys 0, 1, 2 and so on. */
export function listOf(values: readonly ModelValue[]): ModelMap {
  return mapOf(values.map((value, index) => [index, value]));
}

/** Tells whether a value is of a kind that is no scalar. */
export function isKind<K extends 'map' | 'merge' | 'resource' | 'missing'>(
  value: ModelValue,
  kind: K,
): value is Extract<ModelValue, { readonly kind: K }> {
  return typeof value === 'object' && value !== null && value.kind === kind;
}

/** Tells whether the keys are 0, 1, 2 and so on, in that order; those of an empty map are. */
export function isList({ pairs }: ModelMap): boolean {
  return pairs.every(([key], index) => key === index);
}

/** Plain data as it travels: an expression of itself, and a value. */
export type PlainData =
  | Scalar
  | readonly PlainData[]
  | { readonly $map: readonly Pair<PlainData>[] }
  | { readonly $missing: true };

/** Writes a map of values as they travel, or of expressions. */
export function wireMap<V>(pairs: readonly Pair<V>[]): readonly V[] | { readonly $map: readonly Pair<V>[] } {
  return pairs.every(([key], index) => key === index)
    ? pairs.map(([, value]) => value)
    : { $map: pairs.map(([key, value]) => [key, value]) };
}

/** Writes plain data, which may hold missing markers, as the expression that gives it. */
export function expressionOf(data: ModelValue): PlainData {
  if (typeof data !== 'object' || data === null) return data;
  if (data.kind === 'map') return wireMap(data.pairs.map(([key, entry]) => [key, expressionOf(entry)]));
  if (data.kind === 'missing') return { $missing: true };
  throw new TypeError(`Expected plain data, received a ${data.kind}`);
}

/**
 * Writes a value as a driver should report it, but for the handles that drivers choose.
 *
 * @param value - The value.
 * @returns What {@link withoutHandles} leaves of the driver's answer.
 */
export function reported(value: ModelValue): Reported {
  if (typeof value !== 'object' || value === null) return value;
  if (value.kind === 'map') return wireMap(value.pairs.map(([key, entry]) => [key, reported(entry)]));
  if (value.kind === 'missing') return { $missing: true };
  return value.kind === 'merge'
    ? { class: 'MergeValue', data: reported(value.map) }
    : { class: value.className };
}

/** What a driver reports, but for the handles. */
type Reported =
  | Scalar
  | readonly Reported[]
  | { readonly $map: readonly Pair<Reported>[] }
  | { readonly $missing: true }
  | { readonly class: string; readonly data?: Reported };

/** Takes the handles out of a value that a driver reported, or out of a part of one. */
export function withoutHandles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHandles);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([key]) => key !== '$ref');
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutHandles(entry)]));
}

/** Writes reported data as the JSON document that stands for it. */
export function documentOf(value: WireValue): OrderedJson {
  if (value === null || typeof value !== 'object') return value as Scalar;
  if (Array.isArray(value)) return value.map(documentOf);
  const { $map } = value as { readonly $map?: readonly Pair<WireValue>[] };
  if ($map === undefined) throw new TypeError(`Expected plain data, received ${JSON.stringify(value)}`);
  return new Map($map.map(([key, entry]) => [String(key), documentOf(entry)]));
}
