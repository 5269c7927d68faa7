import { pairsOf } from '../notation/match';
import type { OrderedJson } from '../notation/ordered-json';
import type { WireValue } from '../protocol/wire';

type Tags = { readonly [key: string]: WireValue };

/** What of an object a scenario can ask for: not the handle, and no headers but those that it is about. */
const shown = ['items', 'data', 'html', 'status', 'content'];

/**
 * Writes a value that a driver reported as what a scenario expects.
 *
 * @param value - The value.
 * @param nameOf - The name that the scenario has for a handle, or null.
 * @returns The expectation in the notation of features.
 */
export function expectedNotation(value: WireValue, nameOf: (handle: string) => string | null): OrderedJson {
  const inner = (part: WireValue): OrderedJson => expectedNotation(part, nameOf);
  if (value === null || typeof value !== 'object') return value as OrderedJson;
  if (Array.isArray(value)) return (value as readonly WireValue[]).map(inner);
  const pairs = pairsOf(value);
  if (pairs !== null) return new Map(pairs.map(([key, entry]) => [String(key), inner(entry)]));
  const tags = value as Tags;
  if (tags.$ref === undefined)
    return new Map(Object.entries(tags).map(([key, content]) => [key, content as OrderedJson]));
  const name = nameOf(String(tags.$ref));
  if (name !== null) return new Map([['$ref', name]]);
  const state = shown.flatMap((key) => (tags[key] === undefined ? [] : [[key, inner(tags[key])] as const]));
  return new Map<string, OrderedJson>([['$a', String(tags.class)], ...state]);
}
