import type { Command } from 'commander';
import type { DriverChoice } from '../../driver/open-driver';
import { defaultReports } from '../../results/report-names';
import { UsageError } from '../../usage/usage-error';
import { modulePath } from './module-path';
import { integer, seed, timeout } from './numbers';
import { path } from './path';

/** How many implementations can be compared at a time. */
const pair = 2;

/**
 * Adds what `touchstone fuzz` can be told.
 *
 * @param command - The command.
 * @returns The command.
 */
export function fuzzOptions(command: Command): Command {
  // Both options fill one list, as which implementation comes first matters.
  const implementations: DriverChoice[] = [];
  const add = (option: string, choice: DriverChoice): readonly DriverChoice[] => {
    if (implementations.length === pair)
      throw new UsageError(`${option}: expected at most two implementations, received a third`);
    implementations.push(choice);
    return implementations;
  };
  return command
    .option('--driver <command>', 'the command that starts a driver program; once or twice', (text) =>
      add(`--driver "${text}"`, { driver: text }),
    )
    .option('--module <path>', 'a JavaScript module, as one of the two', (text) =>
      add(`--module "${text}"`, { module: modulePath(text) }),
    )
    .option('--timeout <milliseconds>', 'how long a driver may take for one message (default: 5000)', timeout)
    .option('--time <seconds>', 'how long to look for differences', integer('--time', 1), 60)
    .option('--programs <number>', 'how many programs to try at most', integer('--programs', 1))
    .option('--causes <number>', 'how many causes to look for before ending', integer('--causes', 1), 20)
    .option('--seed <number>', 'the seed of the programs; printed at the beginning', seed)
    .option('--path <path>', 'the one program to try, as a cause shows it; with its --seed', path)
    .option('--known-differences <file...>', 'lists of differences that are understood, as JSON')
    .option(
      '--report <folder>',
      'where features and transcripts of the causes go, in a folder "fuzz"',
      defaultReports,
    )
    .option('--quiet', 'only causes, figures and the verdict');
}
