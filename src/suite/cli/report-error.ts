import { CommanderError } from 'commander';
import { DriverFault } from '../driver/driver-fault';
import { printableText } from '../text/printable-text';
import { systemProblem } from '../usage/system-problem';
import { UsageError } from '../usage/usage-error';
import { exitCodes } from './exit-codes';

/**
 * Prints why a command ended early, without a stack unless it was asked for.
 *
 * @param thrown - What ended it.
 * @param debug - Whether to show where in the program it happened.
 * @returns The exit code.
 */
export function reportError(thrown: unknown, debug: boolean): number {
  // Commander has said everything already.
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  process.stderr.write(`touchstone: ${printableText(messageOf(thrown))}\n`);
  if (debug && thrown instanceof Error) process.stderr.write(`${thrown.stack}\n`);
  return thrown instanceof DriverFault && thrown.culprit === 'driver' ? exitCodes.driver : exitCodes.usage;
}

function messageOf(thrown: unknown): string {
  const problem = systemProblem(thrown);
  if (problem !== null) return problem;
  if (!(thrown instanceof Error)) return String(thrown);
  const isExpected = thrown instanceof UsageError || thrown instanceof DriverFault;
  return isExpected ? thrown.message : `unexpected error: ${thrown.message} (--debug shows where)`;
}
