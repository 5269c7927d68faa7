import { systemProblem } from './system-problem';
import { UsageError } from './usage-error';

/**
 * Does something with a file that the person named.
 *
 * @param path - The file, as it was named.
 * @param action - What to do.
 * @returns What the action returns.
 * @throws UsageError naming the file and the cause when the operating system refuses, such as a file that is not there
 *   or a full disk.
 */
export function withFile<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (thrown) {
    const problem = systemProblem(thrown, path);
    throw problem === null ? thrown : new UsageError(problem);
  }
}
