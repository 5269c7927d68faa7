import { accessSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { compareKnownFailures } from '../known-failures/compare-known-failures';
import { type KnownFailures, readKnownFailures, writeKnownFailures } from '../known-failures/known-failures';
import { type Gate, judgeGates } from '../results/gate';
import { rerunCommand } from '../results/rerun-command';
import { terminalSummary } from '../results/terminal-summary';
import { toResultFile } from '../results/to-result-file';
import type { ScenarioResult } from '../results/verdict';
import { writeResults } from '../results/write-results';
import { JudgedRun, type RunParameters } from '../run/judged-run';
import { runSuite } from '../run/run-suite';
import type { CollectedResult } from '../run/verdict-collector';
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
  const { selected, partial, known } = prepare(options);
  const parameters = parametersOf(options);
  const { description } = await JudgedRun.start(parameters);
  const plan: Plan = { scenarios: selected, progress: null };
  const collected = new Map<string, CollectedResult>();
  const reasons = [...partial];
  const finish = (): number => {
    const scenarios = plan.scenarios ?? readScenarios();
    return report({ options, scenarios, parameters, description, partial: reasons, collected, known });
  };
  const stopListening = onInterrupt(() => {
    reasons.push('interrupted');
    plan.progress?.end();
    finish();
    return JudgedRun.stop();
  });
  try {
    await runSuite({
      parameters,
      selected,
      failFast: options.failFast === true,
      reports: resolve(options.report),
      onPlan: (scenarios) => {
        plan.scenarios = scenarios;
        plan.progress = new ProgressDots(process.stderr, scenarios.length);
      },
      onResult: (result) => {
        collected.set(result.id, result);
        plan.progress?.add(result.status);
      },
    });
  } finally {
    stopListening();
    plan.progress?.end();
  }
  return finish();
}

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
  readonly partial: readonly string[];
  readonly collected: ReadonlyMap<string, CollectedResult>;
  readonly known: KnownFailures | null;
}

function report(run: Finished): number {
  const { options, parameters, collected, known } = run;
  const seed = parameters.seed ?? 0;
  const results = run.scenarios.map((scenario) => resultOf(scenario, collected, options.failFast === true));
  const file = toResultFile({ description: run.description, seed, partial: run.partial, results });
  writeResults(resolve(options.report), file, collected.values());
  const problems = known === null ? [] : compareKnownFailures(known, results, run.partial);
  const gates = judgeGates([...(options.minCoverage ?? []), ...(options.maxDivergence ?? [])], file.totals);
  const summary = terminalSummary(file, {
    rerun: (id) => rerunCommand(id, parameters, seed),
    reports: relative(process.cwd(), resolve(options.report)) || '.',
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
  collected: ReadonlyMap<string, CollectedResult>,
  failFast: boolean,
): ScenarioResult {
  const { id, name, level, rows } = scenario;
  const found = collected.get(id);
  if (found !== undefined && !(failFast && found.status === 'notRun')) {
    const { status, message } = found;
    return { id, name, level, rows, status, message };
  }
  const message = failFast ? 'not reached: an earlier scenario failed' : 'the run ended before it';
  return { id, name, level, rows, status: 'notRun', message };
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
