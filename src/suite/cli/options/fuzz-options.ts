import type { Command } from 'commander';
import { defaultReports } from '../../results/rerun-command';
import { UsageError } from '../../usage/usage-error';
import { integer, path, seed, timeout } from './numbers';

/** How many implementations can be compared at a time. */
const pair = 2;

function addTo(text: string, before: readonly string[] = []): readonly string[] {
  if (before.length < pair) return [...before, text];
  throw new UsageError(
    `--driver and --module: expected at most two implementations, received "${text}" as a third`,
  );
}

/**
 * Adds what `touchstone fuzz` can be told.
 *
 * @param command - The command.
 * @returns The command.
 */
export function fuzzOptions(command: Command): Command {
  return command
    .option('--driver <command>', 'the command that starts a driver program; once or twice', addTo)
    .option('--module <path>', 'a JavaScript module, as one of the two', addTo)
    .option('--timeout <milliseconds>', 'how long a driver may take for one message (5000)', timeout)
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
