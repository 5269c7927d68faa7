import type { KeyOrder } from '../../src/suite/notation/difference';
import { pairsOf } from '../../src/suite/notation/match';
import type { OrderedJson } from '../../src/suite/notation/ordered-json';
import { toWireKey } from '../../src/suite/notation/wire-key';
import type { WireKey, WireValue } from '../../src/suite/protocol/wire';
import { stateOf } from './looked-at';

type Entries = readonly (readonly [WireKey, OrderedJson])[];

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
  const wanted = new Map(entriesOf(expected));
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
      return { type: typeOf(value) };
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

function typeOf(value: WireValue): string {
  if (value === null) return 'null';
  if (pairsOf(value) !== null) return 'map';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function entriesOf(expected: OrderedJson | undefined): Entries {
  if (Array.isArray(expected)) return expected.map((entry, index) => [index, entry]);
  if (!(expected instanceof Map)) return [];
  const { $map } = Object.fromEntries(expected) as { $map?: Entries };
  return $map ?? [...expected].map(([key, entry]) => [toWireKey(key), entry]);
}

/** Returns the value that an expectation stands for; of matchers it may hold `$a` and `$ref` alone. */
export function valueExpected(expected: OrderedJson): WireValue {
  if (Array.isArray(expected)) return expected.map(valueExpected);
  if (!(expected instanceof Map)) return expected as WireValue;
  const name = expected.get('$ref');
  if (typeof name === 'string') return { $ref: name, class: '' };
  const className = expected.get('$a');
  if (typeof className === 'string') return { $ref: '', class: className };
  return { $map: entriesOf(expected).map(([key, entry]) => [key, valueExpected(entry)]) };
}
