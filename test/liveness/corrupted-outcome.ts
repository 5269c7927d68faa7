import { pairsOf } from '../../src/suite/notation/match';
import type { Outcome, RaisedError, WireKey, WireValue } from '../../src/suite/protocol/wire';
import { corruptedList } from './corrupted-list';
import { corruptedScalar } from './corrupted-scalar';
import { corruptedText } from './corrupted-text';
import { type Corrupted, type Corruption, ofWhole } from './corruption';

type Members = { readonly [key: string]: WireValue };
type Pair = readonly [WireKey, WireValue];

const anError: RaisedError = { kind: 'Generic', class: 'OtherError', message: 'something else went wrong' };

/** What is done to every value, whatever it is. */
export const errorForValue = 'an error for a value';

/** Changes one thing in an outcome, at every place. */
export function corruptedOutcome(outcome: Outcome): Corruption[] {
  if ('error' in outcome) return corruptedError(outcome.error);
  if (!('value' in outcome)) return [];
  return [
    { kind: errorForValue, place: '', now: { error: anError } },
    ...ofWhole(corruptedValue(outcome.value), '', (value) => ({ value })),
  ];
}

function corruptedError(error: RaisedError): Corruption[] {
  const engine = error.kind === 'Type' ? 'Generic' : 'Type';
  const change = (kind: string, part: Partial<RaisedError>): Corruption => ({
    kind,
    place: '',
    now: { error: { ...error, ...part } },
  });
  return [
    { kind: 'a value for an error', place: '', now: { value: null } },
    { kind: 'a value for an error', place: '', now: { value: [] } },
    change('another kind of error', { kind: error.kind === 'Logic' ? 'InvalidArgument' : 'Logic' }),
    change("another kind of the language's own errors", { kind: engine }),
    change('another message', { message: 'something else went wrong' }),
    change('text added to a message', { message: `${error.message}~` }),
    change('another class of error', { class: `${error.class}~` }),
  ];
}

function corruptedValue(value: WireValue): Corrupted<WireValue>[] {
  if (typeof value === 'string')
    return [...corruptedText(value), { kind: 'null for a value', place: '', now: null }];
  if (value === null)
    return [...corruptedScalar(null), { kind: 'missing for null', place: '', now: { $missing: true } }];
  if (typeof value !== 'object') return corruptedScalar(value);
  const pairs = pairsOf(value);
  return [
    { kind: '$missing' in value ? 'null for missing' : 'null for a value', place: '', now: null },
    ...(pairs === null ? corruptedTag(value as Members) : corruptedPairs(pairs, Array.isArray(value))),
  ];
}

function corruptedPairs(pairs: readonly Pair[], isList: boolean): Corrupted<WireValue>[] {
  const map = (now: readonly Pair[]): WireValue => (isList ? now.map(([, entry]) => entry) : { $map: now });
  const nextKey = (key: WireKey): WireKey => (typeof key === 'number' ? key + 1 : `${key}~`);
  const [lastKey, last] = pairs.at(-1) ?? [-1, null];
  const lists = ofWhole(corruptedList(pairs, [nextKey(lastKey), last]), '', map);
  const keys = pairs.map(([key, entry], index) => ({
    kind: 'another key',
    place: `[${key}]`,
    now: { $map: pairs.with(index, [`${key}~`, entry]) },
  }));
  const entries = pairs.flatMap(([key, entry], index) =>
    ofWhole(corruptedValue(entry), `[${key}]`, (now) => map(pairs.with(index, [key, now]))),
  );
  const list = { kind: 'a list for a map', place: '', now: pairs.map(([, entry]) => entry) };
  return [
    ...lists,
    ...keys,
    ...(isList || pairs.every(([key], index) => key === index) ? [] : [list]),
    ...entries,
  ];
}

/** Changes what is no map: an object, the missing marker, a class, a number that JSON does not have. */
function corruptedTag(tag: Members): Corrupted<WireValue>[] {
  const change = (kind: string, part: Members): Corrupted<WireValue> => ({
    kind,
    place: '',
    now: { ...tag, ...part } as WireValue,
  });
  if (typeof tag.$class === 'string')
    return [
      change('another class', { $class: `${tag.$class}Other` }),
      { kind: 'the name for a class', place: '', now: tag.$class },
    ];
  if (typeof tag.$float === 'string')
    return [change('another number', { $float: tag.$float === 'NAN' ? 'INF' : 'NAN' })];
  if (typeof tag.$ref !== 'string') return [];
  const { $ref, class: className, ...state } = tag;
  return [
    change('another instance', { $ref: `${$ref}-other` }),
    change('another class', { class: `${String(className)}Other` }),
    { kind: 'another type', place: '', now: '~' },
    ...Object.entries(state).flatMap(([name, part]) => corruptedPart(tag, name, part)),
  ];
}

function corruptedPart(tag: Members, name: string, part: WireValue): Corrupted<WireValue>[] {
  // The entries of an iterator are pairs, and not lists of two.
  const changes =
    name === 'entries'
      ? ofWhole(
          corruptedPairs(part as unknown as readonly Pair[], false),
          '',
          (now) => (pairsOf(now) ?? []) as unknown as WireValue,
        )
      : corruptedValue(part);
  return ofWhole(changes, `.${name}`, (now) => ({ ...tag, [name]: now }) as WireValue);
}
