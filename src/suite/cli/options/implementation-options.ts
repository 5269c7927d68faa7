import { type Command, Option } from 'commander';
import { modulePath } from './module-path';
import { timeout } from './numbers';

/**
 * Adds the options that choose an implementation.
 *
 * @param command - The command that needs one.
 * @returns The command.
 */
export function implementationOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--driver <command>',
        'the command that starts the driver; quotes work as in a shell, but no shell is used',
      ).conflicts('module'),
    )
    .option('--module <path>', 'a JavaScript module that exports the classes of the interface', modulePath)
    .option(
      '--timeout <milliseconds>',
      'how long a driver may take for one message (default: 5000)',
      timeout,
    );
}
