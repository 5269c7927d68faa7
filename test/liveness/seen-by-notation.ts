import type { KeyOrder } from '../../src/suite/notation/difference';
import { expectedPairsOf, jsonType, pairsOf } from '../../src/suite/notation/match';
import type { OrderedJson } from '../../src/suite/notation/ordered-json';
import type { WireValue } from '../../src/suite/protocol/wire';
import { stateOf } from './looked-at';

/** Returns of a value what an expectation in the notation of features looks at. */
export function seenByNotation(
  expected: OrderedJson | undefined,
  value: WireValue | undefined,
  order: KeyOrder,
): unknown {
  if (value === undefined) return 'nothing';
  const [tag] = expected instanceof Map ? expected.keys() : [];
  if (expected instanceof Map && tag?.startsWith('$') && tag !== '$map')
    return seenByMatcher(tag, expected, value, order);
  const pairs = pairsOf(value);
  if (pairs === null) return value;
  const wanted = new Map(typeof expected === 'object' && expected !== null ? expectedPairsOf(expected) : []);
  const entries = pairs.map(([key, entry]) => ({ key, seen: seenByNotation(wanted.get(key), entry, order) }));
  // A list is one in any case: its keys count up.
  const inOrder = order === 'ordered' || Array.isArray(expected);
  return inOrder ? entries : entries.sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
}

function seenByMatcher(
  tag: string,
  expected: ReadonlyMap<string, OrderedJson>,
  value: WireValue,
  order: KeyOrder,
): unknown {
  const parts = stateOf(value);
  switch (tag) {
    case '$ref':
      return { handle: parts.$ref };
    case '$any':
      return { type: jsonType(value) };
    case '$class':
      return { class: parts.$class ?? value };
    case '$a': {
      const state = [...expected.keys()].slice(1);
      return {
        class: parts.class,
        state: state.map((key) => seenByNotation(expected.get(key), parts[key], order)),
      };
    }
    default:
      return value;
  }
}

/** Returns the value that an expectation stands for; of matchers it may hold `$a` and `$ref` alone. */
export function valueExpected(expected: OrderedJson): WireValue {
  if (Array.isArray(expected)) return expected.map(valueExpected);
  if (!(expected instanceof Map)) return expected as WireValue;
  const name = expected.get('$ref');
  if (typeof name === 'string') return { $ref: name, class: '' };
  const className = expected.get('$a');
  if (typeof className === 'string') return { $ref: '', class: className };
  return { $map: expectedPairsOf(expected).map(([key, entry]) => [key, valueExpected(entry)]) };
}
