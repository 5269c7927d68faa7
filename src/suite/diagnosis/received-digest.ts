import { createHash } from 'node:crypto';
import { parseFailureMessage } from '../results/failure-message';

const length = 4;

/** Stands among joined digests where there is none. */
const noDigest = '.'.repeat(length);

/** The handle of an object is the driver's own. */
const handle = /<([\w\\]+) [^\s:,>="]+>/g;

/** Which error it is, and in which words, is a matter of the language in many places. */
const error = /^(\w+ error \(|cannot: )/;

/**
 * Makes a few letters of what a failure received, so that the failures of one scenario can be told apart by it.
 *
 * @param message - The message of the failure.
 * @returns Four characters, the same for all errors; null when the message does not say what was received.
 */
export function receivedDigest(message: string): string | null {
  const { sides } = parseFailureMessage(message);
  if (sides === null) return null;
  const received = error.test(sides.received) ? 'an error' : sides.received.replaceAll(handle, '<$1>');
  return createHash('sha256').update(received).digest('base64url').slice(0, length);
}

/**
 * Joins digests to one text.
 *
 * @param digests - The digests; null where there is none.
 * @returns The text, which {@link digestsOf} takes apart.
 */
export function joinedDigests(digests: readonly (string | null)[]): string {
  return digests.map((digest) => digest ?? noDigest).join('');
}

/**
 * Takes joined digests apart.
 *
 * @param joined - What {@link joinedDigests} returned.
 * @returns The digests; null where there is none.
 */
export function digestsOf(joined: string): (string | null)[] {
  return Array.from({ length: joined.length / length }, (_, index) => {
    const digest = joined.slice(index * length, (index + 1) * length);
    return digest === noDigest ? null : digest;
  });
}
