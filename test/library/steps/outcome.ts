import * as library from '../../../src/index';

const names = Object.keys(library);
const values = Object.values(library);

/** What a program ended with: the value it gave, or the error it threw. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown };

/**
 * Runs the body of a function that sees every export of the library under its own name.
 *
 * @param body - JavaScript; what it returns is its value.
 * @returns How it ended. Where the text is no JavaScript, the error says so.
 */
export function outcomeOf(body: string): Outcome {
  try {
    return { value: new Function(...names, `'use strict';\n${body}`)(...values) as unknown };
  } catch (error) {
    return { error };
  }
}
