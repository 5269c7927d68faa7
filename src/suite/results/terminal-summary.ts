import { diagnosisText } from '../diagnosis/diagnosis-text';
import { counted } from '../text/counted';
import { printableText } from '../text/printable-text';
import { wrapText } from '../text/wrap-text';
import type { JudgedGate } from './gate';
import type { ResultFile } from './result-file';
import { type FailureContext, failureLines } from './summary/failure-lines';
import { figureTables } from './summary/figure-tables';
import { gateLines } from './summary/gate-lines';
import { sharedErrorLines } from './summary/shared-error-lines';
import { unaskedRowsLines } from './summary/unasked-rows-lines';
import { unsupportedLines } from './summary/unsupported-lines';
import type { ScenarioResult } from './verdict';

/** What the summary says beside the results. */
export interface SummaryContext extends FailureContext {
  /** The folder of the reports, as a person would type it. */
  readonly reports: string;
  /** The reports in it. */
  readonly files: readonly string[];
  /** What the run shows against a list of known failures, in one line; null without a list. */
  readonly standing: string | null;
  readonly gates: readonly JudgedGate[];
  /** Whether only the figures are wanted, without failures and reasons. */
  readonly quiet?: boolean;
}

/**
 * Writes the end of a run for a person: failures first, grouped by row, then the two figures per level, at last what
 * the failures look like.
 *
 * @param file - The results.
 * @param context - How to rerun, and where the reports are.
 * @returns The text, with a newline at its end; no line but values, commands and paths is longer than 80 characters.
 */
export function terminalSummary(file: ResultFile, context: SummaryContext): string {
  const failed = file.scenarios.filter(({ id, status }) => status === 'failed' && !context.known.has(id));
  const isBrief = context.quiet === true;
  return [
    ...(isBrief ? [] : detailLines(failed, file, context)),
    ...nameLines(file),
    ...figureTables(file),
    ...(context.standing === null ? [] : ['', context.standing]),
    ...gateLines(context.gates),
    ...partialLines(file.partial),
    '',
    ...reportLines(file.seed, context),
    // Where to start stands last: of many failures the first have scrolled away.
    ...(isBrief ? [] : causeLines(failed, file)),
    '',
  ].join('\n');
}

function detailLines(failed: readonly ScenarioResult[], file: ResultFile, context: SummaryContext): string[] {
  const { scenarios } = file;
  return [
    ...failureLines(failed, file, context),
    ...unsupportedLines(scenarios),
    ...unaskedRowsLines(scenarios),
  ];
}

function nameLines({ implementation: { name, version, language } }: ResultFile): string[] {
  const [what, which, how] = [name, version, language].map((text) =>
    printableText(text, { oneLine: true, maxLength: 30 }),
  );
  return ['', ...wrapText(`${what} ${which} (${how})`), ''];
}

/** An error that most failures share has one cause, which hides what the implementation does. */
function causeLines(failed: readonly ScenarioResult[], { diagnosis }: ResultFile): string[] {
  const shared = sharedErrorLines(failed);
  if (shared.length > 0) return shared;
  return diagnosis === undefined ? [] : ['', ...wrapText(diagnosisText(diagnosis), { hanging: '  ' })];
}

function reportLines(seed: number, { files, reports }: SummaryContext): string[] {
  if (files.length === 0) return [`No report was written (seed ${seed}).`];
  return [...wrapText(`Reports (seed ${seed}): ${reportNames(files).join(', ')} in`), `  ${reports}`];
}

/** Transcripts are too many to name. */
function reportNames(files: readonly string[]): string[] {
  const transcripts = files.filter((name) => name.startsWith('transcripts/')).length;
  const names = files.filter((name) => !name.startsWith('transcripts/'));
  return transcripts === 0 ? names : [...names, `${counted(transcripts, 'transcript')} in transcripts/`];
}

function partialLines(partial: readonly string[]): string[] {
  if (partial.length === 0) return [];
  return ['', ...wrapText(`Partial run: ${partial.join(', ')}. It cannot be recorded as a result.`)];
}
