import fc, { type Arbitrary } from 'fast-check';
import type { Law } from './law';
import type { LawSubject } from './law-subject';

/**
 * Makes a law's property of its data and of what has to hold for each of them.
 *
 * @param data - The data.
 * @param check - Throws where the law does not hold.
 * @returns The property of a law.
 */
export function ofData<T>(
  data: Arbitrary<T>,
  check: (subject: LawSubject, data: T) => Promise<void>,
): Law['property'] {
  return (subject) => fc.asyncProperty(data, (given) => subject.tryCase(() => check(subject, given)));
}
