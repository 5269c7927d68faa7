import { shellQuoted } from '../../text/shell-quoted';
import { UsageError } from '../../usage/usage-error';
import { findShellSyntax } from './shell-syntax';
import { splitCommandLine } from './split-command-line';

/** How a driver program is started, and what it is called in messages. */
export interface DriverCommand {
  readonly title: string;
  /** The program and its arguments. */
  readonly words: readonly string[];
}

/**
 * Reads the command line of a driver.
 *
 * No shell is used, so that the process that is started is the driver itself, and what needs one is refused.
 *
 * @param commandLine - For example `php drivers/php/driver.php`; see {@link splitCommandLine} for quoting.
 * @returns The command.
 * @throws UsageError for a command line that is empty, has an open quote or needs a shell.
 */
export function driverCommand(commandLine: string): DriverCommand {
  const words = wordsOf(commandLine);
  if ((words[0] ?? '') === '')
    throw new UsageError('--driver: expected the command of a driver, received nothing');
  const syntax = findShellSyntax(commandLine);
  if (syntax === null) return { title: `Driver "${commandLine}"`, words };
  throw new UsageError(
    `--driver: expected a command that needs no shell, since none is used, received ${syntax}; ` +
      `put it into quotes if it is meant as it stands, else write: sh -c ${shellQuoted(commandLine)}`,
  );
}

function wordsOf(commandLine: string): readonly string[] {
  try {
    return splitCommandLine(commandLine);
  } catch (thrown) {
    throw new UsageError(`--driver: ${(thrown as SyntaxError).message}`);
  }
}
