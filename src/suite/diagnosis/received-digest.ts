import { createHash } from 'node:crypto';
import { parseFailureMessage } from '../results/failure-message';

const length = 4;

/** The number of an object is the driver's own. */
const objectNumber = / o\d+\b/g;

/** Which error it is, and in which words, is a matter of the language in many places. */
const error = /^(\w+ error \(|cannot: )/;

/**
 * Makes a few letters of what a failure received, so that the failures of one scenario can be told apart by it.
 *
 * @param message - The message of the failure.
 * @returns Four letters, the same for all errors; null when the message does not say what was received.
 */
export function receivedDigest(message: string): string | null {
  const { sides } = parseFailureMessage(message);
  if (sides === null) return null;
  const received = error.test(sides.received) ? 'an error' : sides.received.replaceAll(objectNumber, '');
  return createHash('sha256').update(received).digest('base64url').slice(0, length);
}
