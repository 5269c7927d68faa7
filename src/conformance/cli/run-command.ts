import { accessSync } from 'node:fs';
import { relative } from 'node:path';
import { compareKnownFailures } from '../known-failures/compare-known-failures';
import { type KnownFailures, readKnownFailures, writeKnownFailures } from '../known-failures/known-failures';
import { type Gate, judgeGates } from '../results/gate';
import { ReportFolder } from '../results/report-folder';
import { type Format, resultName } from '../results/report-names';
import { rerunCommand } from '../results/rerun-command';
import { terminalSummary } from '../results/terminal-summary';
import { toResultFile } from '../results/to-result-file';
import type { ScenarioResult } from '../results/verdict';
import { JudgedRun, type RunParameters } from '../run/judged-run';
import { runSuite } from '../run/run-suite';
import { readScenarios } from '../scenarios/read-scenarios';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { type Selection, selectScenarios } from '../scenarios/select-scenarios';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';
import { exitCodes } from './exit-codes';
import { modulePath } from './module-path';
import { ProgressDots } from './progress-dots';

/** The options of `touchstone run`. */
export interface RunOptions extends Selection {
  readonly driver?: string;
  readonly module?: string;
  readonly timeout?: number;
  readonly seed?: number;
  readonly runs?: number;
  readonly report: string;
  readonly format?: readonly Format[];
  readonly failFast?: boolean;
  readonly knownFailures?: string;
  readonly update?: boolean;
  readonly minCoverage?: readonly Gate[];
  readonly maxDivergence?: readonly Gate[];
}

/**
 * Judges an implementation: runs the scenarios, shows progress, writes the reports.
 *
 * @param options - What the command line said.
 * @returns The exit code.
 * @throws UsageError for options that cannot be followed, DriverFault when the driver cannot be run.
 */
export async function runCommand(options: RunOptions): Promise<number> {
  const preparation = prepare(options);
  const folder = ReportFolder.open(options.report, preparation.partial);
  try {
    return await judge(options, preparation, folder);
  } finally {
    folder.close();
  }
}

async function judge(options: RunOptions, preparation: Preparation, folder: ReportFolder): Promise<number> {
  const { selected, partial, known } = preparation;
  const parameters = parametersOf(options);
  const { description } = await JudgedRun.start(parameters);
  const plan: Plan = { scenarios: selected, progress: null };
  const collected = new Map<string, ScenarioResult>();
  const early: string[] = [];
  const finish = (): number => {
    const scenarios = plan.scenarios ?? readScenarios();
    return report({ options, scenarios, parameters, description, partial, early, collected, known, folder });
  };
  const stopListening = onInterrupt(() => {
    early.push(interrupted);
    plan.progress?.end();
    finish();
    folder.close();
    return JudgedRun.stop();
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
        plan.progress = new ProgressDots(process.stderr, scenarios.length);
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
  return finish();
}

/** Why a run that somebody stopped is partial. */
const interrupted = 'interrupted';

/** What will run, as far as it is known by now. */
interface Plan {
  scenarios: readonly ScenarioInfo[] | null;
  progress: ProgressDots | null;
}

interface Preparation {
  /** Null for every scenario: what these are, the run finds out itself. */
  readonly selected: readonly ScenarioInfo[] | null;
  readonly partial: readonly string[];
  readonly known: KnownFailures | null;
}

/** Reads the features only where options speak of scenarios, which then have to exist. */
function prepare(options: RunOptions): Preparation {
  const { level, rows, scenario, tags, shard, knownFailures } = options;
  if (options.update === true && knownFailures === undefined)
    throw new UsageError('--update: expected --known-failures FILE beside it, the list to rewrite');
  const narrowing = [level, rows, scenario, tags, shard];
  if ([...narrowing, knownFailures].every((option) => option === undefined))
    return { selected: null, partial: [], known: null };
  const all = readScenarios();
  const { scenarios, partial } = selectScenarios(all, options);
  if (knownFailures !== undefined && options.update !== true)
    withFile(knownFailures, () => accessSync(knownFailures));
  const known = knownFailures === undefined ? null : readKnownFailures(knownFailures, all);
  return { selected: partial.length === 0 ? null : scenarios, partial, known };
}

function parametersOf({ driver, module, timeout, seed, runs }: RunOptions): RunParameters {
  return {
    ...(driver === undefined ? {} : { driver }),
    ...(module === undefined ? {} : { module: modulePath(module) }),
    ...(timeout === undefined ? {} : { timeout }),
    ...(runs === undefined ? {} : { runs }),
    seed: seed ?? freshSeed(),
  };
}

/** A seed nobody chose: it is printed, so that the run can be repeated. */
function freshSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
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
  folder.write(resultName, `${JSON.stringify(file, null, 2)}\n`);
  const place = folder.publish({
    finished: early.length === 0,
    interrupted: early.includes(interrupted),
  });
  const problems = known === null ? [] : compareKnownFailures(known, results, partial);
  const gates = judgeGates([...(options.minCoverage ?? []), ...(options.maxDivergence ?? [])], file.totals);
  const summary = terminalSummary(file, {
    rerun: (id) => rerunCommand(id, { ...parameters, report: options.report }, seed),
    reports: relative(process.cwd(), place.folder) || '.',
    files: place.names,
    known: new Set(known?.entries.map(({ id }) => id) ?? []),
    gates,
  });
  process.stdout.write(summary);
  if (file.totals.all.passed + file.totals.all.failed === 0) {
    process.stdout.write('Nothing ran, so nothing is known about this implementation.\n');
    return exitCodes.usage;
  }
  if (options.update === true && options.knownFailures !== undefined) {
    writeKnownFailures(options.knownFailures, known, file);
    return exitCodes.conforms;
  }
  for (const problem of problems) process.stdout.write(`KNOWN FAILURES ${problem}\n`);
  const unknown = results.filter(({ id, status }) => status === 'failed' && known?.has(id) !== true);
  const missing = results.filter(({ status }) => status === 'notRun');
  const missed = gates.filter(({ isMet }) => !isMet);
  const reasons = [unknown, problems, missing, missed];
  return reasons.some((found) => found.length > 0) ? exitCodes.differs : exitCodes.conforms;
}

function resultOf(
  scenario: ScenarioInfo,
  collected: ReadonlyMap<string, ScenarioResult>,
  failFast: boolean,
): ScenarioResult {
  const { id, name, level, rows } = scenario;
  const found = collected.get(id);
  if (found !== undefined && !(failFast && found.status === 'notRun')) return found;
  const message = failFast ? 'not reached: an earlier scenario failed' : 'the run ended before it';
  return { id, name, level, rows, status: 'notRun', message };
}

/** After a failure, `--fail-fast` makes Cucumber skip scenarios instead of leaving them out. */
function wasReached(result: ScenarioResult | undefined): boolean {
  return result !== undefined && result.status !== 'notRun';
}

/** Writes what is known when the person stops the run, then ends with the signal's exit code. */
function onInterrupt(finish: () => Promise<void>): () => void {
  const stop = (): void => {
    void finish().finally(() => process.exit(130));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
}
