import { CommanderError } from 'commander';
import { DriverFault } from '../driver/driver-fault';
import { UsageError } from '../usage/usage-error';
import { buildProgram } from './build-program';
import { exitCodes } from './exit-codes';

/**
 * Runs a command line.
 *
 * @param argv - As Node gives it: program, script, then the words of the command.
 * @returns The exit code: 0 conforms, 1 does not conform, 2 wrong usage, 3 the driver could not be run.
 */
export async function runCli(argv: readonly string[]): Promise<number> {
  const outcome: { code: number } = { code: exitCodes.conforms };
  const program = buildProgram((code) => {
    outcome.code = code;
  });
  try {
    await program.parseAsync([...argv]);
    return outcome.code;
  } catch (thrown) {
    return explain(thrown);
  }
}

function explain(thrown: unknown): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? exitCodes.conforms : exitCodes.usage;
  if (thrown instanceof UsageError || thrown instanceof SyntaxError) {
    console.error(`touchstone: ${thrown.message}`);
    return exitCodes.usage;
  }
  if (thrown instanceof DriverFault) {
    console.error(`touchstone: ${thrown.message}`);
    return exitCodes.driver;
  }
  throw thrown;
}
