import { isDeepStrictEqual } from 'node:util';
import type { Expectation } from '../../src/suite/export/expectation';
import type { KeyOrder } from '../../src/suite/notation/difference';
import { everythingIn } from '../../src/suite/notation/everything-in';
import { jsonParts } from '../../src/suite/notation/json-parts';
import { pairsOf } from '../../src/suite/notation/match';
import type { OrderedJson } from '../../src/suite/notation/ordered-json';
import type { RaisedError, WireValue } from '../../src/suite/protocol/wire';
import { documentAt, valueAt } from './looked-at';
import { seenByNotation, valueExpected } from './seen-by-notation';
import { seenParts, seenUrl } from './seen-url';

/**
 * Returns what an expectation sees of the outcomes that it looks at, by the rules of docs/export.md: as long as that is the same,
 * the step has to come to the same verdict.
 */
export function seenBy(expectation: Expectation, order: KeyOrder): unknown {
  const { of, look, check, from } = expectation;
  if (look === 'outcome') return seenOutcome(expectation, order);
  if (!('value' in of)) return of;
  const see = look === 'json' || look === 'body' ? seenDocument : seenValue;
  const seen = see(expectation, of.value, order);
  if (from === undefined || check === 'has') return seen;
  return [seen, seenBy({ ...from, check: 'is' }, order)];
}

function seenOutcome(expectation: Expectation, order: KeyOrder): unknown {
  const { of, check, expected } = expectation;
  const value = 'value' in of ? of.value : null;
  if (check === 'raises')
    return 'error' in of && isRaised(of.error, expected as ReadonlyMap<string, OrderedJson>);
  if (check === 'isNot') return 'value' in of && isExpected(of.value, expectation, order);
  return value === null || (typeof value === 'object' && pairsOf(value) === null);
}

function isRaised(error: RaisedError, expected: ReadonlyMap<string, OrderedJson>): boolean {
  const {
    kinds = [error.kind],
    names = [],
    message = error.message,
  } = Object.fromEntries(expected) as {
    readonly [part in 'kinds' | 'names']?: readonly string[];
  } & { readonly message?: string };
  return (
    kinds.includes(error.kind) &&
    message === error.message &&
    names.every((name) => error.message.includes(name))
  );
}

function seenDocument(expectation: Expectation, value: WireValue, order: KeyOrder): unknown {
  const { check, expected = null, under } = expectation;
  const document = documentAt(value, expectation);
  const see = (part: OrderedJson | undefined) => part !== undefined && { part: plainDocument(part, order) };
  switch (check) {
    case 'has': {
      const wanted = see(expected);
      const chosen = (part: OrderedJson) =>
        under === undefined ? part : part instanceof Map ? part.get(under) : undefined;
      return (
        document !== undefined &&
        jsonParts(document).some((part) => isDeepStrictEqual(see(chosen(part)), wanted))
      );
    }
    case 'isAbsent':
      return document === undefined && documentAt(value, { ...expectation, at: '' }) !== undefined;
    case 'isUrl':
      return seenUrl(document);
    default:
      return see(document);
  }
}

function seenValue(expectation: Expectation, whole: WireValue, order: KeyOrder): unknown {
  const { check, expected } = expectation;
  const value = valueAt(whole, expectation);
  if (value === undefined) return 'nothing';
  const isText = typeof value === 'string';
  switch (check) {
    case 'isNot':
      return isExpected(value, expectation, order);
    case 'has':
      return everythingIn(value).some((part) => isExpected(part, expectation, order));
    case 'contains':
    case 'lacks':
      return isText ? value.includes(String(expected)) : 'no text';
    case 'isSpreadOverLines':
      return isText && value.trim().includes('\n');
    case 'isUrl':
      return seenUrl(value);
    case 'isUrlWith':
      return seenParts(value, expected as string[][]);
    case 'hasUrlWith':
      return everythingIn(value).some((part) => seenParts(part, expected as string[][]).every(Boolean));
    default:
      return seenByNotation(expected, value, order);
  }
}

/** Whether a value looks the same as the one that an expectation tells, or another outcome. */
function isExpected(value: WireValue, { expected, from }: Expectation, order: KeyOrder): boolean {
  const wanted =
    from === undefined ? valueExpected(expected ?? null) : 'value' in from.of ? from.of.value : undefined;
  const see = (each: WireValue | undefined) => seenByNotation(expected, each, order);
  return isDeepStrictEqual(see(value), see(wanted));
}

/** Returns a document as plain data: the same for documents in which everything that counts is the same. */
function plainDocument(document: OrderedJson, order: KeyOrder): unknown {
  if (Array.isArray(document)) return document.map((entry) => plainDocument(entry, order));
  if (!(document instanceof Map)) return document;
  const entries = [...document].map(([key, entry]) => ({ key, entry: plainDocument(entry, order) }));
  return { entries: order === 'ordered' ? entries : entries.sort((a, b) => (a.key < b.key ? -1 : 1)) };
}
