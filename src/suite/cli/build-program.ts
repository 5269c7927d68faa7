import { Command } from 'commander';
import type { DriverChoice } from '../driver/open-driver';
import { defaultReports } from '../results/report-names';
import { suiteInfo } from '../suite-info';
import { touchstoneCommand } from '../touchstone-command';
import type { ExportOptions } from './export-command';
import type { FuzzOptions } from './fuzz-command';
import type { MatrixOptions } from './matrix-command';
import type { MergeOptions } from './merge-command';
import { fuzzOptions } from './options/fuzz-options';
import { implementationOptions } from './options/implementation-options';
import { modulePath } from './options/module-path';
import { runOptions } from './options/run-options';
import { selectionOptions } from './options/selection-options';
import type { RunOptions } from './run-command';
import type { SmokeOptions } from './smoke-command';

// A command is loaded once it is asked for: most need little of what the others need.
const commands = {
  compare: () => require('./compare-command') as typeof import('./compare-command'),
  exportCases: () => require('./export-command') as typeof import('./export-command'),
  explain: () => require('./explain-command') as typeof import('./explain-command'),
  fuzz: () => require('./fuzz-command') as typeof import('./fuzz-command'),
  initDriver: () => require('./init-driver-command') as typeof import('./init-driver-command'),
  list: () => require('./list-command') as typeof import('./list-command'),
  matrix: () => require('./matrix-command') as typeof import('./matrix-command'),
  merge: () => require('./merge-command') as typeof import('./merge-command'),
  replay: () => require('./replay-command') as typeof import('./replay-command'),
  run: () => require('./run-command') as typeof import('./run-command'),
  serve: () => require('./serve-command') as typeof import('./serve-command'),
  smoke: () => require('./smoke-command') as typeof import('./smoke-command'),
  watch: () => require('./watch-command') as typeof import('./watch-command'),
};

type Done = (code: number) => void;

/**
 * Builds the command line of the suite.
 *
 * @param done - Told the exit code of the command that ran.
 * @returns The program; it throws instead of ending the process.
 */
export function buildProgram(done: Done): Command {
  const program = new Command('touchstone')
    .description('Conformance suite for the Resource Collection and Simple Paginator Interface')
    .version(suiteInfo.version)
    .option('--debug', 'show where in the program an error happened')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError(`(${touchstoneCommand} --help lists the commands)`)
    .configureOutput({
      outputError: (text, write) => write(text.replace(/^error: /, 'touchstone: ')),
    })
    .exitOverride()
    .addHelpText(
      'after',
      '\nExit codes: 0 conforms, 1 does not conform (compare, replay and fuzz: something differs),\n2 wrong usage or configuration, 3 the driver could not be run, or the smoke checks found it wrong,\n130 or 143 stopped by a signal.',
    );
  addRun(program, done);
  addQueries(program, done);
  addResults(program, done);
  for (const command of program.commands)
    command.showHelpAfterError(`(${touchstoneCommand} ${command.name()} --help lists its options)`);
  return program;
}

function addRun(program: Command, done: Done): void {
  runOptions(
    implementationOptions(
      program.command('run').description('judge an implementation; by default the embedded reference'),
    ),
  )
    .argument(
      '[paths...]',
      'features or folders; a line after a colon is a feature, a rule, a scenario or a row of its examples',
    )
    .action(async (paths: string[], options: RunOptions) =>
      done(
        options.watch === true
          ? await commands.watch().watchCommand(process.argv, options)
          : await commands.run().runCommand(paths, options),
      ),
    );
  implementationOptions(
    program
      .command('smoke')
      .description('check that a driver works, before an implementation is judged with it'),
  )
    .option('--verbose', 'show each message to the driver and its answer, shortened')
    .action(async (options: SmokeOptions) => done(await commands.smoke().smokeCommand(options)));
  program
    .command('init-driver')
    .description('write the skeleton of a driver: node, node-cjs, python, ruby, php or go')
    .argument('<language>', 'node, node-cjs, python, ruby, php or go')
    .option('--output <path>', 'a folder, or the name of the file', '.')
    .action((language: string, options: { output: string }) =>
      done(commands.initDriver().initDriverCommand(language, options.output)),
    );
  implementationOptions(
    program.command('replay').description('play a transcript against a driver, without the suite'),
  )
    .argument('<file>', 'a transcript that a run wrote')
    .action(async (file: string, choice: DriverChoice) =>
      done(await commands.replay().replayCommand(file, choice)),
    );
  fuzzOptions(
    program
      .command('fuzz')
      .description(
        'run generated programs on two implementations, or one and the reference: where do they differ?',
      ),
  ).action(async (options: FuzzOptions) => done(await commands.fuzz().fuzzCommand(options)));
  program
    .command('serve')
    .description('serve the reference, or a module, over the driver protocol on stdin and stdout')
    .option('--module <path>', 'a JavaScript module that exports the classes of the interface', modulePath)
    .action(async (options: { module?: string }) =>
      done(await commands.serve().serveCommand(options.module)),
    );
}

function addQueries(program: Command, done: Done): void {
  program
    .command('list')
    .description('list the scenarios, the interface rows, the levels or the traits')
    .argument('[what]', 'scenarios, rows, levels or traits', 'scenarios')
    .option('--json', 'as JSON, with everything that does not fit a line')
    .action((what: string, options: { json?: boolean }) =>
      done(commands.list().listCommand(what, options.json === true)),
    );
  program
    .command('explain')
    .description(
      'show a scenario or an interface row: what the interface says, and where it was seen to hold',
    )
    .argument('<id>', 'the id of a scenario, an outline or an interface row')
    .action((id: string) => done(commands.explain().explainCommand(id)));
  selectionOptions(
    program
      .command('export')
      .description(
        'write scenarios as data, one JSON document on each line, for test frameworks that run them without a driver',
      )
      .argument('[paths...]', 'features or folders, as "run" takes them; all of them by default'),
  )
    .option('--output <file>', 'the file to write; stdout by default')
    .action(async (paths: string[], options: ExportOptions) =>
      done(await commands.exportCases().exportCommand(paths, options)),
    );
}

function addResults(program: Command, done: Done): void {
  program
    .command('compare')
    .description('compare results: where implementations, or versions of one, differ')
    .argument('<results...>', 'conformance.json files')
    .option('--json', 'as JSON')
    .action((files: string[], options: { json?: boolean }) =>
      done(commands.compare().compareCommand(files, options.json === true)),
    );
  program
    .command('merge')
    .description('put the results of all shards of a run together')
    .argument('<results...>', 'the conformance.json of each shard')
    .requiredOption('--output <file>', 'the file to write (required)')
    .option('--known-failures <file>', 'a list of scenarios that are known to fail')
    .action((files: string[], options: MergeOptions) => done(commands.merge().mergeCommand(files, options)));
  program
    .command('matrix')
    .description('write the page of all recorded implementations, with others beside them')
    .argument('[results...]', 'conformance.json files to show beside the recorded ones')
    .option('--report <folder>', 'where matrix.html goes, and where records are kept', defaultReports)
    .option('--record', 'keep the given results among the recorded ones')
    .action((files: string[], options: MatrixOptions) =>
      done(commands.matrix().matrixCommand(files, options)),
    );
}
