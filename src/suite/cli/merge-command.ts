import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readTranscript } from '../driver/read-transcript';
import { judgeKnownFailures } from '../known-failures/judge-known-failures';
import { KnownFailures, readKnownFailures } from '../known-failures/known-failures';
import { casePath } from '../laws/case-path';
import { runPage } from '../report/run-page';
import { mergeResults } from '../results/merge-results';
import { readResultFile } from '../results/read-result-file';
import { readRecordedResults } from '../results/recorded-results';
import { formatFiles, transcriptPath } from '../results/report-names';
import { rerunCommand } from '../results/rerun-command';
import type { ResultFile } from '../results/result-file';
import { seenOn } from '../results/seen-on';
import { messageLines } from '../results/summary/message-lines';
import { type RunVerdict, verdictOf } from '../results/summary/verdict-line';
import { writeWhole } from '../results/write-whole';
import { readScenarios } from '../scenarios/read-scenarios';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { exitCodes } from './exit-codes';

/** The options of `touchstone merge`. */
export interface MergeOptions {
  /** The file to write. */
  readonly output: string;
  readonly knownFailures?: string;
}

/**
 * Puts the results of all shards of a run into one file, with the page of the whole run beside it.
 *
 * @param paths - The conformance.json of each shard.
 * @param options - Where the whole goes, and which failures are known.
 * @returns The exit code of the whole run: 2 when nothing ran.
 * @throws UsageError when the shards do not make one complete run, or when the list of known failures or a transcript is not usable.
 */
export function mergeCommand(paths: readonly string[], { output, knownFailures }: MergeOptions): number {
  const all = readScenarios();
  const known = knownFailures === undefined ? null : readKnownFailures(knownFailures, all);
  const merged = mergeResults(
    paths.map((path) => ({ path, file: readResultFile(path) })),
    all.map(({ id }) => id),
    known?.listed,
  );
  writeWhole(output, `${JSON.stringify(merged, null, 2)}\n`);
  const { passed, failed, unsupported, notRun } = merged.totals.all;
  const list = judgeKnownFailures(known ?? new KnownFailures(), merged.scenarios, []);
  const verdict = verdictOf(merged, list);
  const page = pagePath(output);
  writeWhole(page, pageOf(merged, list.known, verdict, all, paths));
  const lines = [
    `${passed} passed, ${failed} failed, ${unsupported} unsupported, ${notRun} not run; the merged result is in`,
    `  ${output}`,
    `  ${page}`,
    ...(known === null ? [] : [list.line]),
    ...list.fresh.map(({ id }) => `FAILED ${id}`),
    ...list.problems.flatMap((problem) => messageLines(`KNOWN FAILURES ${problem}`, '')),
    '',
    ...verdict.lines,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (passed + failed === 0) return exitCodes.usage;
  return verdict.conforms ? exitCodes.ok : exitCodes.differs;
}

/** The page of conformance.json is index.html, as in the reports of a run; that of any other name has the same name. */
function pagePath(output: string): string {
  const name = basename(output);
  const page = name === formatFiles.json ? formatFiles.html : `${name.replace(/\.json$/, '')}.html`;
  return join(dirname(output), page);
}

function pageOf(
  file: ResultFile,
  known: ReadonlySet<string>,
  verdict: RunVerdict,
  scenarios: readonly ScenarioInfo[],
  paths: readonly string[],
): string {
  const infos = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const messages = new Map(file.scenarios.map(({ id, message }) => [id, message]));
  return runPage({
    file,
    verdict,
    date: null,
    known,
    scenario: (id) => infos.get(id),
    // A result does not say which command its driver was.
    rerun: (id) => rerunCommand(id, { driver: '…' }, file.seed, casePath.find(messages.get(id) ?? '')),
    transcript: (id) => transcriptBeside(paths, id),
    seenOn: seenOn(file.totals.all.failed === 0 ? [] : readRecordedResults().files),
  });
}

/** Finds the messages of a failure in the reports of its shard. */
function transcriptBeside(paths: readonly string[], id: string): string | null {
  const place = paths.map((path) => join(dirname(path), transcriptPath(id))).find((path) => existsSync(path));
  if (place === undefined) return null;
  return readTranscript(place)
    .map((entry) => JSON.stringify(entry))
    .join('\n');
}
