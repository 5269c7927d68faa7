import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageRoot } from '../package-root';
import { githubAnnotations } from '../report/github-annotations';
import { stepSummary } from '../report/step-summary';
import { failureCauses } from '../results/failure-causes';
import type { ResultFile } from '../results/result-file';
import type { RunVerdict } from '../results/summary/verdict-line';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { withFile } from '../usage/with-file';

/** A run, as it is reported to GitHub Actions. */
export interface ToldRun {
  readonly file: ResultFile;
  readonly verdict: RunVerdict;
  /** The scenarios that fail as a list says. */
  readonly known: ReadonlySet<string>;
  readonly scenario: (id: string) => ScenarioInfo | undefined;
}

/**
 * Reports a run to GitHub Actions, if it runs there: failures as annotations, and a summary.
 *
 * @param run - The run.
 * @param env - The environment: GITHUB_ACTIONS, GITHUB_WORKSPACE, GITHUB_STEP_SUMMARY.
 * @throws UsageError when the summary cannot be written.
 */
export function tellGithubActions({ file, verdict, known, scenario }: ToldRun, env: NodeJS.ProcessEnv): void {
  const { GITHUB_ACTIONS: flag, GITHUB_WORKSPACE: workspace, GITHUB_STEP_SUMMARY: summary } = env;
  if (flag !== 'true') return;
  const causes = failureCauses(file.scenarios, known, file.diagnosis);
  const lines = githubAnnotations(causes, (id) => {
    const info = scenario(id);
    if (info === undefined) return null;
    const path = relative(workspace ?? process.cwd(), join(packageRoot, info.uri)).replaceAll('\\', '/');
    return { file: path, line: info.line };
  });
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (summary === undefined || summary === '') return;
  withFile(summary, () => appendFileSync(summary, stepSummary(file, verdict, causes)));
}
