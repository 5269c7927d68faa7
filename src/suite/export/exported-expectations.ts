import { keysOfPointer } from '../notation/json-pointer';
import type { HandleOf } from '../notation/match';
import type { OrderedJson } from '../notation/ordered-json';
import type { Json, WireKey } from '../protocol/wire';
import type { Check, Expectation, Look } from './expectation';
import { toExpectedDocument, toExpectedValue } from './expected-form';
import { NotedScenario } from './noted-scenario';

/** A step from an outcome to what is looked at. */
type LookStep = string | { readonly entry: WireKey };

/** An expectation in the words of docs/export.md. */
export interface ExportedExpectation {
  readonly of: string;
  readonly look: readonly LookStep[];
  readonly check: Exclude<Check, 'succeeds' | 'raises'> | 'isPresent' | 'isOneOf';
  readonly expected?: Json;
  readonly from?: { readonly of: string; readonly look: readonly LookStep[] };
  readonly under?: string;
  readonly by?: number;
  readonly ordered?: true;
}

/** How to say what is expected of an error. */
interface RaisedNotation {
  readonly kinds?: readonly string[];
  readonly message?: string;
  readonly names?: readonly string[];
}

const looks: { readonly [look in Look]: (at: WireKey) => readonly LookStep[] } = {
  outcome: () => [],
  value: () => ['value'],
  entry: (entry) => ['value', { entry }],
  entries: () => ['value', 'entries'],
  html: () => ['value', 'html'],
  data: () => ['value'],
  json: () => ['value', 'json'],
  status: () => ['value', 'status'],
  header: (entry) => ['value', 'headers', { entry }],
  content: () => ['value', 'content'],
  links: () => ['value', 'links'],
  body: (pointer) => ['value', 'content', 'json', ...pointerSteps(String(pointer))],
};

/** The checks for which the order of keys can count. */
const comparing: ReadonlySet<Check> = new Set(['is', 'isNot', 'has']);

/**
 * Turns what a step noted into the words of docs/export.md.
 *
 * @param noted - The expectation.
 * @param handleOf - Resolves the names of the scenario.
 * @param isOrdered - Whether the order of keys counts in the scenario.
 * @returns One expectation or several, all of which have to be met.
 */
export function exportedExpectations(
  noted: Expectation,
  handleOf: HandleOf,
  isOrdered: boolean,
): readonly ExportedExpectation[] {
  const of = NotedScenario.messageOf(noted.of);
  const { look, at = '', check, expected, from, under, by } = noted;
  if (check === 'succeeds') return [{ of, look: ['value'], check: 'isPresent' }];
  if (check === 'raises') return raising(of, Object.fromEntries(expected as Map<string, OrderedJson>));
  return [
    {
      of,
      look: looks[look](at),
      check,
      ...(expected === undefined ? {} : { expected: expectedForm(look, expected, handleOf) }),
      ...(from === undefined
        ? {}
        : { from: { of: NotedScenario.messageOf(from.of), look: looks[from.look]('') } }),
      ...(under === undefined ? {} : { under }),
      ...(by === undefined ? {} : { by }),
      ...(isOrdered && comparing.has(check) ? { ordered: true } : {}),
    },
  ];
}

function expectedForm(look: Look, expected: OrderedJson, handleOf: HandleOf): Json {
  if (look === 'value' || look === 'entry') return toExpectedValue(expected, handleOf);
  if (look === 'outcome') return { value: toExpectedValue(expected, handleOf) };
  if (look !== 'entries') return toExpectedDocument(expected);
  // What an iterator gives is a map also where its keys are those of a list.
  const entries = toExpectedValue(expected, handleOf);
  return Array.isArray(entries) ? { $map: [...entries.entries()] } : entries;
}

function raising(of: string, { kinds, message, names = [] }: RaisedNotation): ExportedExpectation[] {
  const said = ['error', 'message'];
  return [
    { of, look: ['error'], check: 'isPresent' },
    ...(kinds === undefined
      ? []
      : [{ of, look: ['error', 'kind'], check: 'isOneOf', expected: kinds } as const]),
    ...(message === undefined ? [] : [{ of, look: said, check: 'is', expected: message } as const]),
    ...names.map((name) => ({ of, look: said, check: 'contains', expected: name }) as const),
  ];
}

function pointerSteps(pointer: string): LookStep[] {
  return keysOfPointer(pointer).map((entry) => ({ entry }));
}
