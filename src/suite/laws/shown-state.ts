import { showWire } from '../notation/show';
import type { Expression, WireKey, WireValue } from '../protocol/wire';
import { ExpectationFailure } from '../session/expectation-failure';
import type { LawObject } from './law-subject';

/** The entries of an object's iterator. */
export type Iterated = readonly (readonly [WireKey, WireValue])[];

/**
 * Goes through an object.
 *
 * @param object - The object.
 * @returns The entries that its iterator shows.
 * @throws ExpectationFailure when it gives no iterator.
 */
export async function iteratedEntries(object: LawObject): Promise<Iterated> {
  const value = await object.call('getIterator');
  const { entries } = (value ?? {}) as { readonly entries?: unknown };
  if (Array.isArray(entries)) return entries as Iterated;
  throw new ExpectationFailure('getIterator', 'an iterator', showWire(value));
}

/**
 * Asks a resource for its response.
 *
 * @param resource - The resource.
 * @param request - The request that it answers.
 * @returns The exact text of the response's body.
 * @throws ExpectationFailure when it gives no response.
 */
export async function responseContent(resource: LawObject, request: Expression): Promise<string> {
  const value = await resource.call('toResponse', request);
  const { content } = (value ?? {}) as { readonly content?: unknown };
  if (typeof content === 'string') return content;
  throw new ExpectationFailure('toResponse', 'a response', showWire(value));
}
