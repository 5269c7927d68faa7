import { inspect } from 'node:util';
import * as library from '../../../src/reference/conformance';
import * as views from '../../../src/reference/views';

const visible = { ...library, ...views, inspect };
const names = Object.keys(visible);
const values = Object.values(visible);

/** What an expression came to: its value, or the error it threw. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown };

/**
 * Evaluates a JavaScript expression that sees every export of the library under its own name and `inspect` of
 * Node. Where the text is no expression, the error says so.
 */
export function outcomeOf(expression: string): Outcome {
  try {
    return { value: new Function(...names, `'use strict';\nreturn (${expression});`)(...values) as unknown };
  } catch (error) {
    return { error };
  }
}
