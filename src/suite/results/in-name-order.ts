import { implementationTitle } from './implementation-title';
import type { RecordedResult } from './result-file';

const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Puts results in the order of their implementations' names and versions, 8.83 before 10.48.
 *
 * @param files - The results.
 * @returns The same ones.
 */
export function inNameOrder(files: readonly RecordedResult[]): RecordedResult[] {
  return files.toSorted((left, right) =>
    compare(implementationTitle(left.implementation), implementationTitle(right.implementation)),
  );
}
