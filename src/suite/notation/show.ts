import { shortened } from '../text/shortened';
import type { OrderedJson } from './ordered-json';

/**
 * Writes a value of an implementation the way features write it, for messages to people.
 *
 * @param value - A value from a driver, or a part of one.
 * @returns One line of text.
 */
export function showWire(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(showWire).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const tag = value as Parts;
  if (Array.isArray(tag.$map)) {
    const pairs = tag.$map as readonly (readonly [unknown, unknown])[];
    return `{${pairs.map(([key, entry]) => `${JSON.stringify(String(key))}: ${showWire(entry)}`).join(', ')}}`;
  }
  if (tag.$missing === true) return 'the missing marker';
  if (typeof tag.$ref === 'string') return showObject(tag);
  const entries = Object.entries(tag);
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}: ${showWire(entry)}`).join(', ')}}`;
}

type Parts = { readonly [key: string]: unknown };

function showObject(tag: Parts): string {
  // Where an object is an argument, its class is not sent along.
  if (tag.class === undefined) return `the object ${String(tag.$ref)}`;
  const state = Object.entries(tag)
    .filter(([key]) => key !== '$ref' && key !== 'class')
    .map(([key, entry]) => ` ${key}: ${showWire(entry)}`);
  // Where the state is shown, the number that a driver gives the object says nothing more.
  const name = state.length === 0 ? ` ${String(tag.$ref)}` : '';
  return `<${String(tag.class)}${name}${state.join(',')}>`;
}

/**
 * Writes what a feature expects, on one line.
 *
 * @param expected - The expectation in the notation of features.
 * @returns One line of text.
 */
export function showExpected(expected: OrderedJson): string {
  if (Array.isArray(expected)) return `[${expected.map(showExpected).join(', ')}]`;
  if (!(expected instanceof Map)) return JSON.stringify(expected);
  const ref = expected.get('$ref');
  if (ref !== undefined) return ref === 'it' ? 'the subject itself' : `the object "${ref}"`;
  if (expected.get('$missing') === true) return 'the missing marker';
  const any = expected.get('$any');
  if (typeof any === 'string') return `any ${any}`;
  if (typeof expected.get('$a') === 'string') return showExpectedObject(expected);
  const closure = expected.get('$fn');
  if (closure instanceof Map) return showClosure(closure);
  return `{${[...expected].map(([key, entry]) => `${JSON.stringify(key)}: ${showExpected(entry)}`).join(', ')}}`;
}

function showExpectedObject(expected: Map<string, OrderedJson>): string {
  const [[, className] = ['', ''], ...state] = expected;
  return `<${className}${state.map(([key, entry]) => ` ${key}: ${showExpected(entry)}`).join(',')}>`;
}

/** How much is shown of what a closure returns: what matters about it is that it is one. */
const longestBody = 61;

function showClosure(closure: Map<string, OrderedJson>): string {
  return `a closure that returns ${shortened(showExpected(closure.get('body') ?? null), longestBody)}`;
}
