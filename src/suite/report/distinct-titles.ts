import { implementationTitle } from '../results/implementation-title';
import type { RecordedResult } from '../results/result-file';

/**
 * Names implementations so that no two have the same name.
 *
 * @param files - Their results.
 * @returns A name for each; what would be called as another one before it gets a number.
 */
export function distinctTitles(files: readonly RecordedResult[]): string[] {
  const counts = new Map<string, number>();
  return files.map(({ implementation }) => {
    const title = implementationTitle(implementation);
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return count === 1 ? title : `${title} (${count})`;
  });
}
