import { join } from 'node:path';
import { judgeKnownFailures, type KnownFailuresVerdict } from '../known-failures/judge-known-failures';
import { KnownFailures } from '../known-failures/known-failures';
import { updateKnownFailures } from '../known-failures/update-known-failures';
import { casePath } from '../laws/case-path';
import { packageRoot } from '../package-root';
import type { DriverDescription } from '../protocol/wire';
import { badge } from '../report/badge';
import { runPage } from '../report/run-page';
import { type Gate, type JudgedGate, judgeGates } from '../results/gate';
import { readRecordedResults } from '../results/recorded-results';
import { type PublishedReports, type ReportFolder, transcriptRoom } from '../results/report-folder';
import { badgePath, type Format, formatFiles, transcriptPath } from '../results/report-names';
import { rerunCommand } from '../results/rerun-command';
import type { ResultFile } from '../results/result-file';
import { seenOn } from '../results/seen-on';
import { messageLines } from '../results/summary/message-lines';
import { type RunVerdict, verdictOf } from '../results/summary/verdict-line';
import { terminalSummary } from '../results/terminal-summary';
import { toJunit } from '../results/to-junit';
import { toResultFile } from '../results/to-result-file';
import type { ScenarioResult } from '../results/verdict';
import type { RunParameters } from '../run/judged-run';
import { levels, type ScenarioInfo } from '../scenarios/scenario-info';
import { coloursFor } from '../text/colours';
import { counted } from '../text/counted';
import { shownPath } from '../text/shown-path';
import { exitCodes } from './exit-codes';
import { tellGithubActions } from './github-actions';

/** What `touchstone run` is told of its reports and its verdict. */
export interface ReportOptions {
  readonly report: string;
  readonly format?: readonly Format[];
  readonly date?: string;
  readonly knownFailures?: string;
  readonly update?: boolean;
  readonly minCoverage?: readonly Gate[];
  readonly maxDivergence?: readonly Gate[];
  readonly quiet?: boolean;
  /** Whether the smoke checks came first. */
  readonly smoke?: boolean;
}

/** Why a run that somebody stopped is partial. */
export const interrupted = 'interrupted';

/** Why a run that stopped at its first failure is partial. */
export const failedFast = '--fail-fast';

/** A run that has come to an end. */
export interface EndedRun {
  readonly options: ReportOptions;
  /** What was to be run, in the order of the features. */
  readonly scenarios: readonly ScenarioInfo[];
  readonly parameters: RunParameters;
  readonly description: DriverDescription;
  /** Why not all of the suite was selected. */
  readonly partial: readonly string[];
  /** Why not all that was selected was reached. */
  readonly early: readonly string[];
  readonly collected: ReadonlyMap<string, ScenarioResult>;
  readonly known: KnownFailures | null;
  readonly folder: ReportFolder;
}

/**
 * Writes the reports of a run, shows its summary and gives its verdict.
 *
 * @param run - The run.
 * @returns The exit code.
 * @throws UsageError when a report could not be written; the verdict has been shown by then.
 */
export function reportRun(run: EndedRun): number {
  const { options, known, early, folder } = run;
  const partial = [...run.partial, ...early];
  const results = run.scenarios.map((scenario) => resultOf(scenario, run));
  const seed = run.parameters.seed ?? 0;
  const { description } = run;
  const file = toResultFile({ description, known: known?.listed ?? null, seed, partial, results });
  const list = judgeKnownFailures(known ?? new KnownFailures(), results, partial);
  const gates = judgeGates([...(options.minCoverage ?? []), ...(options.maxDivergence ?? [])], file);
  const verdict = verdictOf(file, list, gates);
  folder.write(formatFiles.json, `${JSON.stringify(file, null, 2)}\n`);
  folder.write(formatFiles.html, pageOf(run, file, list, verdict));
  if (options.format?.includes('junit') === true)
    folder.write(formatFiles.junit, toJunit(file, run.scenarios, list.known));
  if (options.format?.includes('badges') === true)
    for (const level of levels) folder.write(badgePath(level), badge(level, file.core[level]));
  const place = folder.publish({ finished: early.length === 0, interrupted: early.includes(interrupted) });
  process.stdout.write(summaryOf(run, file, list, place, gates));
  const code = conclude(run, file, list, verdict, gates);
  tellGithubActions({ file, verdict, known: list.known, scenario: scenariosOf(run) }, process.env);
  if (place.problem !== null) throw place.problem;
  return code;
}

function pageOf(
  run: EndedRun,
  file: ResultFile,
  { known }: KnownFailuresVerdict,
  verdict: RunVerdict,
): string {
  return runPage({
    file,
    verdict,
    date: run.options.date ?? null,
    known,
    scenario: scenariosOf(run),
    rerun: rerunsOf(run, file),
    transcript: (id) => run.folder.transcript(id),
    // They are only looked at beside failures.
    seenOn: seenOn(file.totals.all.failed === 0 ? [] : readRecordedResults().files),
  });
}

/** Finds the scenarios of a run. */
function scenariosOf({ scenarios }: EndedRun): (id: string) => ScenarioInfo | undefined {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  return (id) => byId.get(id);
}

/** Returns the command that reruns a scenario. */
function rerunsOf(
  { collected, parameters, options }: EndedRun,
  { seed }: ResultFile,
): (id: string) => string {
  return (id) => {
    const path = casePath.find(collected.get(id)?.message ?? '');
    return rerunCommand(
      id,
      { ...parameters, report: options.report, smoke: options.smoke ?? true },
      seed,
      path,
    );
  };
}

function summaryOf(
  run: EndedRun,
  file: ResultFile,
  { known, line }: KnownFailuresVerdict,
  { folder, names, leftOut }: PublishedReports,
  gates: readonly JudgedGate[],
): string {
  const { options, known: listed } = run;
  const reports = shownPath(folder);
  const written = new Set(names);
  const summary = terminalSummary(file, {
    rerun: rerunsOf(run, file),
    transcript: (id) => (written.has(transcriptPath(id)) ? join(reports, transcriptPath(id)) : null),
    scenario: scenariosOf(run),
    featurePath: (uri) => shownPath(join(packageRoot, uri), uri),
    colours: coloursFor(process.stdout, process.env),
    quiet: options.quiet === true,
    reports,
    files: names,
    known,
    // A list that is about to be rewritten does not judge.
    standing: listed === null || options.update === true ? null : line,
    gates,
  });
  return leftOut === 0
    ? summary
    : `${summary}${counted(leftOut, 'transcript is', 'transcripts are')} left out: there is room for ${transcriptRoom / 2 ** 20} MiB of them.\n`;
}

/** Shows the verdict, or writes the list of known failures anew when that was asked for. */
function conclude(
  { options, known }: EndedRun,
  file: ResultFile,
  list: KnownFailuresVerdict,
  { conforms, lines }: RunVerdict,
  gates: readonly JudgedGate[],
): number {
  const { passed, failed } = file.totals.all;
  if (passed + failed === 0) {
    process.stdout.write(`${lines.join('\n')}\n`);
    return exitCodes.usage;
  }
  if (options.update === true && options.knownFailures !== undefined) {
    updateKnownFailures(options.knownFailures, known ?? new KnownFailures(), file);
    process.stdout.write(
      `Known failures: ${counted(failed, 'is', 'are')} now listed in\n  ${options.knownFailures}\n`,
    );
    return gates.every(({ isMet }) => isMet) ? exitCodes.ok : exitCodes.differs;
  }
  for (const problem of list.problems)
    process.stdout.write(`${messageLines(`KNOWN FAILURES ${problem}`, '').join('\n')}\n`);
  const colours = coloursFor(process.stdout, process.env);
  const colour = conforms ? colours.good : colours.bad;
  process.stdout.write(`\n${lines.map(colour).join('\n')}\n`);
  return conforms ? exitCodes.ok : exitCodes.differs;
}

function resultOf(scenario: ScenarioInfo, { collected, early }: EndedRun): ScenarioResult {
  const { id, name, level, traits, rows, digest } = scenario;
  const message = early.includes(failedFast)
    ? 'not reached: an earlier scenario failed'
    : 'the run ended before it';
  return collected.get(id) ?? { id, name, level, traits, rows, digest, status: 'notRun', message };
}
