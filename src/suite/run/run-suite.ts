import { join } from 'node:path';
import { runCucumber } from '@cucumber/cucumber/api';
import { grouped } from '../grouped';
import { type Format, formatFiles } from '../results/report-names';
import type { ScenarioResult } from '../results/verdict';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { UsageError } from '../usage/usage-error';
import { cucumberEnvironment, cucumberOptions } from './cucumber-options';
import { JudgedRun, type RunParameters } from './judged-run';
import { loadedSupport } from './loaded-support';
import type { Order } from './order';
import { stepDefinitions } from './step-definitions';
import { VerdictCollector } from './verdict-collector';

/** What one run is to do. */
export interface SuiteRun {
  readonly parameters: RunParameters;
  /** The scenarios to run, in the order of the features; null for every scenario there is. */
  readonly selected: readonly ScenarioInfo[] | null;
  readonly failFast: boolean;
  readonly order: Order;
  /** An existing folder for Cucumber's own report. */
  readonly reports: string;
  /** What is written beside the result; Cucumber writes its messages. */
  readonly formats: ReadonlySet<Format>;
  /** Told of what will run before the first scenario starts, in the order of the features. */
  readonly onPlan: (scenarios: readonly ScenarioInfo[]) => void;
  /** Told of every verdict as soon as it is known, with the messages of a failure as JSON lines. */
  readonly onResult: (result: ScenarioResult, transcript: string) => void;
}

/**
 * Runs scenarios on the driver of the {@link JudgedRun} that was started.
 *
 * @param run - What to run, on what, and where reports go.
 * @throws UsageError naming the place for a file that is no feature.
 */
export async function runSuite(run: SuiteRun): Promise<void> {
  // Cucumber reads the features anyway, so a run of everything learns from it what there is.
  const collector = new VerdictCollector((read) => run.onPlan(run.selected ?? read), run.onResult);
  await runScenarios(run, collector);
  if (collector.problems.length > 0) throw new UsageError(collector.problems.join('\n'));
}

/** Lets Cucumber run the scenarios; its messages go to the collector. */
async function runScenarios(run: SuiteRun, collector: VerdictCollector): Promise<void> {
  const environment = cucumberEnvironment();
  const options = cucumberOptions({
    paths: pathsOf(run),
    failFast: run.failFast,
    order: run.order,
    worldParameters: { ...run.parameters },
    files: filesOf(run),
  });
  const support = await loadedSupport();
  JudgedRun.current.learnSteps(stepDefinitions(support));
  await runCucumber({ ...options, support }, environment, collector.accept);
}

function filesOf({ formats, reports }: SuiteRun): Record<string, string> {
  return formats.has('messages') ? { [join(reports, formatFiles.messages)]: 'message' } : {};
}

function pathsOf({ selected }: SuiteRun): string[] {
  if (selected === null) return ['features/**/*.feature'];
  const byFeature = [...grouped(selected, ({ uri }) => uri)];
  return byFeature.map(([uri, scenarios]) => [uri, ...scenarios.map(({ line }) => line)].join(':'));
}
