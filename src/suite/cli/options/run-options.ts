import { type Command, Option } from 'commander';
import { defaultReports, type Format, formats } from '../../results/report-names';
import { requireOneOf } from '../../usage/require-one-of';
import { addGate } from './add-gate';
import { integer, seed } from './numbers';
import { order } from './order';
import { path } from './path';
import { selectionOptions } from './selection-options';

/**
 * Adds what `touchstone run` can be told besides the implementation.
 *
 * @param command - The command.
 * @returns The command.
 */
export function runOptions(command: Command): Command {
  return selectionOptions(command)
    .option(
      '--order <order>',
      'defined, or random:SEED for a random order; reports keep the order of the features (default: defined)',
      order,
    )
    .option('--seed <number>', 'the seed of generated data; printed at the end of every run', seed)
    .option('--path <path>', 'the one case to try, as the failure of a law shows it; with its --seed', path)
    .option('--runs <number>', 'cases each law tries (default: 100)', integer('--runs', 1))
    .option('--known-failures <file>', 'a list of scenarios that are known to fail')
    .option('--update', 'rewrite the list that --known-failures names')
    .option(
      '--min-coverage <[part=]percent>',
      'exit 1 when less was run, of the suite or of a part of it: a level (stated=100), the portable core (core=100) or both (core.stated=100); can be repeated',
      addGate('--min-coverage', 'coverage'),
    )
    .option(
      '--max-divergence <[part=]percent>',
      'exit 1 when more of what was run fails, known failures included; parts as above; can be repeated',
      addGate('--max-divergence', 'divergence'),
    )
    .option(
      '--report <folder>',
      'where the reports go; those of a part of the suite go into a folder below it',
      defaultReports,
    )
    .option<readonly Format[]>(
      '--format <name...>',
      `what to write there besides conformance.json and index.html: ${formats.join(', ')}`,
      (name, before = []) => [...before, requireOneOf('--format', formats, name)],
    )
    .option('--date <text>', 'the date to show in index.html; without it none is shown')
    .addOption(new Option('--quiet', 'only the figures and the verdict').conflicts('verbose'))
    .option('--verbose', 'show each message to the driver and its answer, shortened, and what data laws get')
    .option('--watch', 'judge again whenever a file of the driver or the module changes')
    .option('--no-smoke', 'run the scenarios even when the smoke checks find the driver wrong')
    .option(
      '--give-up-after <losses>',
      'stop when the driver died, fell silent or sent nonsense in this many scenarios in a row (default: 10)',
      integer('--give-up-after', 1),
    )
    .option('--fail-fast', 'stop at the first failure; the reports are in the folder unfinished');
}
