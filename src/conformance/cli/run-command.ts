import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join, relative } from 'node:path';
import { judgeKnownFailures } from '../known-failures/judge-known-failures';
import { KnownFailures, readKnownFailures } from '../known-failures/known-failures';
import { requireCompleteRun, updateKnownFailures } from '../known-failures/update-known-failures';
import { packageRoot } from '../package-root';
import { type Gate, judgeGates } from '../results/gate';
import { ReportFolder } from '../results/report-folder';
import { type Format, formatFiles, transcriptPath } from '../results/report-names';
import { rerunCommand } from '../results/rerun-command';
import { messageLines } from '../results/summary/message-lines';
import { verdictOf } from '../results/summary/verdict-line';
import { terminalSummary } from '../results/terminal-summary';
import { toJunit } from '../results/to-junit';
import { toResultFile } from '../results/to-result-file';
import type { ScenarioResult } from '../results/verdict';
import { JudgedRun, type RunParameters } from '../run/judged-run';
import { runSuite } from '../run/run-suite';
import { FeaturePaths } from '../scenarios/feature-paths';
import { readFeatures, readScenarios } from '../scenarios/read-scenarios';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { type Selection, selectScenarios } from '../scenarios/select-scenarios';
import { coloursFor } from '../text/colours';
import { UsageError } from '../usage/usage-error';
import { exitCodes } from './exit-codes';
import { messageLog } from './message-log';
import { modulePath } from './module-path';
import { largestSeed } from './options/numbers';
import { passesSmoke } from './passes-smoke';
import { Progress } from './progress';
import { reportError } from './report-error';

/** The options of `touchstone run`. */
export interface RunOptions extends Omit<Selection, 'paths'> {
  readonly driver?: string;
  readonly module?: string;
  readonly timeout?: number;
  readonly smoke?: boolean;
  readonly giveUpAfter?: number;
  readonly seed?: number;
  readonly runs?: number;
  readonly report: string;
  readonly format?: readonly Format[];
  readonly failFast?: boolean;
  readonly knownFailures?: string;
  readonly update?: boolean;
  readonly minCoverage?: readonly Gate[];
  readonly maxDivergence?: readonly Gate[];
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/**
 * Judges an implementation: runs the scenarios, shows progress, writes the reports.
 *
 * @param paths - Features, folders and lines to run; none: all features.
 * @param options - What the command line said.
 * @returns The exit code.
 * @throws UsageError for options that cannot be followed, DriverFault when the driver cannot be run.
 */
export async function runCommand(paths: readonly string[], options: RunOptions): Promise<number> {
  const preparation = prepare(paths, options);
  const folder = ReportFolder.open(options.report, preparation.partial);
  try {
    const observer = options.verbose === true ? messageLog((text) => process.stderr.write(text)) : undefined;
    const work = async (run: JudgedRun): Promise<number> => {
      if (options.smoke !== false && !(await passesSmoke(run))) return exitCodes.driver;
      return judge(options, preparation, folder, run);
    };
    return await JudgedRun.during(parametersOf(options), work, observer);
  } finally {
    folder.close();
  }
}

async function judge(
  options: RunOptions,
  preparation: Preparation,
  folder: ReportFolder,
  { parameters, description, losses }: JudgedRun,
): Promise<number> {
  const { selected, partial, known } = preparation;
  const plan: Plan = { scenarios: selected, progress: null };
  const collected = new Map<string, ScenarioResult>();
  const early: string[] = [];
  const finish = (): number => {
    const scenarios = plan.scenarios ?? readScenarios();
    return report({ options, scenarios, parameters, description, partial, early, collected, known, folder });
  };
  const stopListening = onInterrupt(async () => {
    early.push(interrupted);
    plan.progress?.end();
    try {
      finish();
    } finally {
      folder.close();
      await JudgedRun.stop();
    }
  });
  try {
    await runSuite({
      parameters,
      selected,
      failFast: options.failFast === true,
      reports: folder.staging,
      formats: new Set(options.format),
      onPlan: (scenarios) => {
        plan.scenarios = scenarios;
        if (isTalkative(options)) plan.progress = new Progress(process.stderr, scenarios.length, process.env);
      },
      onResult: (result, transcript) => {
        collected.set(result.id, result);
        if (transcript !== '') folder.writeTranscript(result.id, transcript);
        plan.progress?.add(result.status);
      },
    });
  } finally {
    stopListening();
    plan.progress?.end();
  }
  if (options.failFast === true && plan.scenarios?.some(({ id }) => !wasReached(collected.get(id))) === true)
    early.push('--fail-fast');
  if (losses.reasonToGiveUp !== null) early.push(losses.reasonToGiveUp);
  const code = finish();
  if (losses.neverWorked !== null) throw losses.neverWorked;
  return code;
}

/** Whether to show progress: among the messages of a driver nobody would see it. */
function isTalkative({ quiet, verbose }: RunOptions): boolean {
  return quiet !== true && verbose !== true;
}

/** Why a run that somebody stopped is partial. */
const interrupted = 'interrupted';

/** What will run, as far as it is known by now. */
interface Plan {
  scenarios: readonly ScenarioInfo[] | null;
  progress: Progress | null;
}

interface Preparation {
  /** Null for every scenario: what these are, the run finds out itself. */
  readonly selected: readonly ScenarioInfo[] | null;
  readonly partial: readonly string[];
  /** Null where there is no list, or not yet. */
  readonly known: KnownFailures | null;
}

/** Reads the features only where options speak of scenarios, which then have to exist. */
function prepare(paths: readonly string[], options: RunOptions): Preparation {
  const { level, rows, scenario, tags, shard, knownFailures } = options;
  if (options.update === true && knownFailures === undefined)
    throw new UsageError('--update: expected --known-failures FILE beside it, the list to rewrite');
  const narrowing = [level, rows, scenario, tags, shard];
  if (paths.length === 0 && [...narrowing, knownFailures].every((option) => option === undefined))
    return { selected: null, partial: [], known: null };
  const features = readFeatures();
  const all = features.flatMap((feature) => feature.scenarios);
  const places = paths.length === 0 ? {} : { paths: new FeaturePaths(paths, features) };
  const { scenarios, partial } = selectScenarios(all, { ...options, ...places });
  if (options.update === true) requireCompleteRun(partial);
  const isNew = options.update === true && knownFailures !== undefined && !existsSync(knownFailures);
  const known = knownFailures === undefined || isNew ? null : readKnownFailures(knownFailures, all);
  return { selected: partial.length === 0 ? null : scenarios, partial, known };
}

function parametersOf({ driver, module, timeout, giveUpAfter, seed, runs }: RunOptions): RunParameters {
  return {
    ...(driver === undefined ? {} : { driver }),
    ...(module === undefined ? {} : { module: modulePath(module) }),
    ...(timeout === undefined ? {} : { timeout }),
    ...(giveUpAfter === undefined ? {} : { giveUpAfter }),
    ...(runs === undefined ? {} : { runs }),
    seed: seed ?? freshSeed(),
  };
}

/** A seed nobody chose: it is printed, so that the run can be repeated. */
function freshSeed(): number {
  return Math.floor(Math.random() * (largestSeed + 1));
}

interface Finished {
  readonly options: RunOptions;
  readonly scenarios: readonly ScenarioInfo[];
  readonly parameters: RunParameters;
  readonly description: JudgedRun['description'];
  /** Why not all of the suite was selected. */
  readonly partial: readonly string[];
  /** Why not all that was selected was reached. */
  readonly early: readonly string[];
  readonly collected: ReadonlyMap<string, ScenarioResult>;
  readonly known: KnownFailures | null;
  readonly folder: ReportFolder;
}

function report(run: Finished): number {
  const { options, parameters, collected, known, early, folder } = run;
  const seed = parameters.seed ?? 0;
  const partial = [...run.partial, ...early];
  const results = run.scenarios.map((scenario) => resultOf(scenario, collected, options.failFast === true));
  const file = toResultFile({ description: run.description, seed, partial, results });
  const list = judgeKnownFailures(known ?? new KnownFailures([], []), results, partial);
  folder.write(formatFiles.json, `${JSON.stringify(file, null, 2)}\n`);
  if (options.format?.includes('junit') === true)
    folder.write(formatFiles.junit, toJunit(file, run.scenarios, list.known));
  const place = folder.publish({
    finished: early.length === 0,
    interrupted: early.includes(interrupted),
  });
  const gates = judgeGates([...(options.minCoverage ?? []), ...(options.maxDivergence ?? [])], file.totals);
  const reports = relative(process.cwd(), place.folder) || '.';
  const written = new Set(place.names);
  const scenarios = new Map(run.scenarios.map((scenario) => [scenario.id, scenario]));
  const colours = coloursFor(process.stdout, process.env);
  const summary = terminalSummary(file, {
    rerun: (id) => rerunCommand(id, { ...parameters, report: options.report }, seed),
    transcript: (id) => (written.has(transcriptPath(id)) ? join(reports, transcriptPath(id)) : null),
    scenario: (id) => scenarios.get(id),
    featurePath: (uri) => relative(process.cwd(), join(packageRoot, uri)),
    colours,
    quiet: options.quiet === true,
    reports,
    files: place.names,
    known: list.known,
    gates,
  });
  process.stdout.write(summary);
  if (place.leftOut > 0)
    process.stdout.write(`${place.leftOut} transcripts are left out: there is room for 64 MiB of them.\n`);
  if (file.totals.all.passed + file.totals.all.failed === 0) {
    process.stdout.write('Nothing ran, so nothing is known about this implementation.\n');
    return exitCodes.usage;
  }
  if (options.update === true && options.knownFailures !== undefined) {
    updateKnownFailures(options.knownFailures, known ?? new KnownFailures([], []), file);
    return exitCodes.conforms;
  }
  if (known !== null) process.stdout.write(`${list.line}\n`);
  for (const problem of list.problems)
    process.stdout.write(`${messageLines(`KNOWN FAILURES ${problem}`, '').join('\n')}\n`);
  const { conforms, line } = verdictOf({
    failed: list.fresh.length,
    known: list.known.size,
    outdated: list.problems.length,
    notRun: file.totals.all.notRun,
    missed: gates.filter(({ isMet }) => !isMet).length,
    isPartial: partial.length > 0,
    coverage: file.totals.all.coverage ?? 0,
  });
  process.stdout.write(`\n${conforms ? colours.good(line) : colours.bad(line)}\n`);
  if (place.problem !== null) throw place.problem;
  return conforms ? exitCodes.conforms : exitCodes.differs;
}

function resultOf(
  scenario: ScenarioInfo,
  collected: ReadonlyMap<string, ScenarioResult>,
  failFast: boolean,
): ScenarioResult {
  const { id, name, level, traits, rows, digest } = scenario;
  const found = collected.get(id);
  if (found !== undefined && !(failFast && found.status === 'notRun')) return found;
  const message = failFast ? 'not reached: an earlier scenario failed' : 'the run ended before it';
  return { id, name, level, traits, rows, digest, status: 'notRun', message };
}

/** After a failure, `--fail-fast` makes Cucumber skip scenarios instead of leaving them out. */
function wasReached(result: ScenarioResult | undefined): boolean {
  return result !== undefined && result.status !== 'notRun';
}

/** Writes what is known when the person stops the run, then ends with the signal's exit code. */
function onInterrupt(finish: () => Promise<void>): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    void finish()
      .catch((thrown: unknown) => reportError(thrown, false))
      .finally(() => process.exit(128 + constants.signals[signal]));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
}
