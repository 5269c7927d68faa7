import { type OrderedJson, parseOrderedJson } from '../notation/ordered-json';
import { showWire } from '../notation/show';
import type { WireValue } from '../protocol/wire';
import { ExpectationFailure } from './expectation-failure';

/**
 * Reads the JSON text that an implementation gave.
 *
 * @param what - What gave it.
 * @param value - The text, or what was given instead.
 * @param expected - What is expected of it, in words; asked for only when there is none.
 * @returns The document.
 * @throws ExpectationFailure when it is no JSON text.
 */
export function receivedJson(what: string, value: WireValue, expected: () => string): OrderedJson {
  if (typeof value !== 'string') throw new ExpectationFailure(what, expected(), showWire(value));
  try {
    return parseOrderedJson(value);
  } catch (thrown) {
    const reason = String((thrown as SyntaxError).cause);
    throw new ExpectationFailure(what, expected(), `${showWire(value)} (${reason})`);
  }
}
