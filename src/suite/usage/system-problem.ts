import { getSystemErrorMap } from 'node:util';

/**
 * Says in one line what the operating system refused, and at which file.
 *
 * @param thrown - Anything that was thrown.
 * @param file - The file it happened at, where the error itself does not name it: a full disk never does.
 * @returns The path and the cause; null for any other error.
 */
export function systemProblem(thrown: unknown, file?: string): string | null {
  if (!(thrown instanceof Error)) return null;
  const { errno, code, path, syscall } = thrown as NodeJS.ErrnoException;
  if (errno === undefined || code === undefined) return null;
  const cause = getSystemErrorMap().get(errno)?.[1] ?? thrown.message;
  return `${file ?? path ?? syscall ?? 'unknown file'}: ${cause} (${code})`;
}
