import type { HandleOf } from '../notation/match';
import type { OrderedJson } from '../notation/ordered-json';
import { toWireKey } from '../notation/wire-key';
import type { Json } from '../protocol/wire';

/**
 * Turns an expected value in the notation of features into the form in which it is exported: that of values of the
 * protocol, with `$a` and `$any` beside them and the results of calls in place of names.
 *
 * @param expected - What a step expects of a value.
 * @param handleOf - Resolves the names of the scenario.
 * @returns Plain data.
 * @throws TypeError for a name that the scenario does not have.
 */
export function toExpectedValue(expected: OrderedJson, handleOf: HandleOf): Json {
  const inner = (part: OrderedJson): Json => toExpectedValue(part, handleOf);
  if (expected === null || typeof expected !== 'object') return expected;
  if (!(expected instanceof Map)) return (expected as readonly OrderedJson[]).map(inner);
  const [tag] = expected.keys();
  if (tag === '$ref') return { $ref: handleNamed(String(expected.get(tag)), handleOf) };
  if (tag === '$map') {
    const pairs = expected.get(tag) as readonly (readonly [string | number, OrderedJson])[];
    return { $map: pairs.map(([key, entry]) => [key, inner(entry)]) };
  }
  if (tag?.startsWith('$'))
    return Object.fromEntries([...expected].map(([key, entry]) => [key, inner(entry)]));
  const pairs = [...expected].map(([key, entry]) => [toWireKey(key), inner(entry)]);
  // As in the protocol, an empty map is an empty list.
  return pairs.length === 0 ? [] : { $map: pairs };
}

/**
 * Turns an expected JSON document into the same form: an object is a map whose keys are text, also an empty one.
 *
 * @param expected - The document.
 * @returns Plain data.
 */
export function toExpectedDocument(expected: OrderedJson): Json {
  if (expected === null || typeof expected !== 'object') return expected;
  if (!(expected instanceof Map)) return (expected as readonly OrderedJson[]).map(toExpectedDocument);
  return { $map: [...expected].map(([key, entry]) => [key, toExpectedDocument(entry)]) };
}

function handleNamed(name: string, handleOf: HandleOf): string {
  const handle = handleOf(name);
  if (handle === null) throw new TypeError(`The scenario has nothing named "${name}" that is an object`);
  return handle;
}
