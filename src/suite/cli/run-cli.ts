import { buildProgram } from './build-program';
import { exitCodes } from './exit-codes';
import { reportError } from './report-error';

/**
 * Runs a command line; whatever goes wrong is printed, and never thrown.
 *
 * @param argv - As Node gives it: program, script, then the words of the command.
 * @returns The exit code: 0 conforms, 1 does not conform, 2 wrong usage or configuration, 3 the driver could not be
 *   run, or the smoke checks found it wrong.
 */
export async function runCli(argv: readonly string[]): Promise<number> {
  let code: number = exitCodes.ok;
  const program = buildProgram((ofCommand) => {
    code = ofCommand;
  });
  try {
    await program.parseAsync([...argv]);
    return code;
  } catch (thrown) {
    return reportError(thrown, program.opts<{ debug?: boolean }>().debug === true);
  }
}
