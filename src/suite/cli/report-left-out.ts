import { exitCodes } from './exit-codes';

/**
 * Says which recorded results could not be read; the output has all others.
 *
 * @param problems - A line for each of them.
 * @returns The exit code: 2 when there is any.
 */
export function reportLeftOut(problems: readonly string[]): number {
  for (const problem of problems) process.stderr.write(`touchstone: left out ${problem}\n`);
  return problems.length === 0 ? exitCodes.ok : exitCodes.usage;
}
