import { pairsOf } from '../../src/suite/notation/match';
import { showWire } from '../../src/suite/notation/show';
import type { WireValue } from '../../src/suite/protocol/wire';
import { ExpectationFailure } from '../../src/suite/session/expectation-failure';
import { resultValue } from './result-value';
import type { TouchstoneWorld } from './world';

/** What a JSON response shows of itself. */
interface ResponseState {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly content: string;
}

/**
 * Reads the state of the response that the last action gave.
 *
 * @param world - The scenario.
 * @param expected - What the step expects of the response, in words; asked for only when there is none.
 * @returns Status, headers by lower-case name, and the exact text of the body.
 * @throws ExpectationFailure when the last action gave something else.
 */
export function responseState(world: TouchstoneWorld, expected: () => string): ResponseState {
  const value = resultValue(world, expected);
  const { status, headers, content } = (value ?? {}) as { readonly [key: string]: WireValue };
  if (typeof status !== 'number' || typeof content !== 'string') {
    throw new ExpectationFailure(world.session.last.what, expected(), showWire(value));
  }
  const pairs = pairsOf(headers ?? []) ?? [];
  return { status, content, headers: new Map(pairs.map(([name, text]) => [String(name), String(text)])) };
}
