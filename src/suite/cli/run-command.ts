import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { type KnownFailures, readKnownFailures } from '../known-failures/known-failures';
import { requireCompleteRun } from '../known-failures/update-known-failures';
import { ReportFolder } from '../results/report-folder';
import type { ScenarioResult } from '../results/verdict';
import { JudgedRun, type RunParameters } from '../run/judged-run';
import type { Order } from '../run/order';
import { runSuite } from '../run/run-suite';
import { chooseScenarios } from '../scenarios/choose-scenarios';
import { readFeatures, readScenarios } from '../scenarios/read-scenarios';
import { isLaw, type ScenarioInfo } from '../scenarios/scenario-info';
import type { Selection } from '../scenarios/select-scenarios';
import { freshSeed } from '../seed';
import { counted } from '../text/counted';
import { UsageError } from '../usage/usage-error';
import { exitCodes } from './exit-codes';
import { logMessage } from './message-log';
import { requireSeedOfPath } from './options/path';
import { passesSmoke } from './passes-smoke';
import { Progress } from './progress';
import { reportError } from './report-error';
import { failedFast, interrupted, type ReportOptions, reportRun } from './report-run';

/** The options of `touchstone run`. */
export interface RunOptions extends Omit<Selection, 'paths'>, ReportOptions, RunParameters {
  readonly failFast?: boolean;
  readonly order?: Order;
  readonly watch?: boolean;
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
    const observer = options.verbose === true ? logMessage : undefined;
    const work = async (run: JudgedRun): Promise<number> => {
      if (options.smoke !== false && !(await passesSmoke(run))) return exitCodes.driver;
      return judge(options, preparation, folder, run);
    };
    return await JudgedRun.during({ ...options, seed: options.seed ?? freshSeed() }, work, observer);
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
    return reportRun({
      options,
      scenarios,
      parameters,
      description,
      partial,
      early,
      collected,
      known,
      folder,
    });
  };
  const stopListening = onInterrupt(() => {
    early.push(interrupted);
    plan.progress?.end();
    // The signal ended the driver as well: it is not judged for that.
    try {
      finish();
    } finally {
      folder.close();
    }
  });
  try {
    await runSuite({
      parameters,
      selected,
      failFast: options.failFast === true,
      order: options.order ?? 'defined',
      reports: folder.staging,
      formats: new Set(options.format),
      onPlan: (scenarios) => {
        plan.scenarios = scenarios;
        if (showsProgress(options))
          plan.progress = new Progress(process.stderr, scenarios.length, process.env);
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
  if (options.failFast === true && plan.scenarios?.some(({ id }) => !collected.has(id)) === true)
    early.push(failedFast);
  if (losses.reasonToGiveUp !== null) early.push(losses.reasonToGiveUp);
  const code = finish();
  if (losses.neverWorked !== null) throw losses.neverWorked;
  return code;
}

/** Whether to show progress: nobody would see it among the messages of a driver. */
function showsProgress({ quiet, verbose }: RunOptions): boolean {
  return quiet !== true && verbose !== true;
}

/** What will run, as far as it is known by now. */
interface Plan {
  scenarios: readonly ScenarioInfo[] | null;
  progress: Progress | null;
}

interface Preparation {
  /** Null for every scenario: the run finds out itself which ones there are. */
  readonly selected: readonly ScenarioInfo[] | null;
  readonly partial: readonly string[];
  /** Null where there is no list, or not yet. */
  readonly known: KnownFailures | null;
}

/** Reads the features only where options speak of scenarios, which then have to exist. */
function prepare(paths: readonly string[], options: RunOptions): Preparation {
  const { level, rows, scenario, tags, shard, knownFailures } = options;
  if (options.update === true && knownFailures === undefined)
    throw new UsageError('--update: expected --known-failures FILE as well, the list to rewrite');
  requireSeedOfPath(options, 'the failure of the law');
  const narrowing = [level, rows, scenario, tags, shard];
  if (paths.length === 0 && [...narrowing, knownFailures].every((option) => option === undefined))
    return requireOneLaw(options, { selected: null, partial: [], known: null });
  const features = readFeatures();
  const all = features.flatMap((feature) => feature.scenarios);
  const { scenarios, partial } = chooseScenarios(paths, features, options);
  if (options.update === true) requireCompleteRun(partial);
  const isNew = options.update === true && knownFailures !== undefined && !existsSync(knownFailures);
  const known = knownFailures === undefined || isNew ? null : readKnownFailures(knownFailures, all);
  return requireOneLaw(options, { selected: partial.length === 0 ? null : scenarios, partial, known });
}

/** A path leads to a case of one law and means something else in every other. */
function requireOneLaw({ path }: RunOptions, preparation: Preparation): Preparation {
  const laws = preparation.selected?.filter(isLaw);
  if (path === undefined || laws?.length === 1) return preparation;
  throw new UsageError(
    `--path: expected one law (--scenario ID), received ${laws === undefined ? 'every scenario' : counted(laws.length, 'law')}`,
  );
}

/** Writes the reports of what ran when the user stops the run, then exits with the code of the signal. */
function onInterrupt(finish: () => void): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    try {
      finish();
    } catch (thrown) {
      reportError(thrown, false);
    }
    process.exit(128 + constants.signals[signal]);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
}
