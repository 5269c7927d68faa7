import type { Command } from 'commander';

/**
 * Adds the options that choose scenarios.
 *
 * @param command - The command.
 * @returns The command.
 */
export function selectionOptions(command: Command): Command {
  return command
    .option('--level <level...>', 'only these levels: stated, observed, exact')
    .option('--rows <row...>', 'only scenarios about these interface rows (an id, or a prefix ending in *)')
    .option('--scenario <id...>', 'only these scenarios (an id, an outline id, or a prefix ending in *)')
    .option('--tags <expression>', 'only scenarios whose tags match, such as "@boot-only and not @property"')
    .option('--shard <i/n>', 'only the i-th of n parts, of about the same size');
}
