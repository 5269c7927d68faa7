import { printableText } from '../text/printable-text';
import { wrapText } from '../text/wrap-text';
import { touchstoneCommand } from '../touchstone-command';
import type { SmokeResult } from './run-smoke';

const marks = { works: 'ok  ', broken: 'FAIL', 'does not apply': 'n/a ', 'not asked': '-   ' } as const;

const indent = '     ';

/**
 * Writes what the smoke checks found for a person.
 *
 * @param results - What they found.
 * @returns Lines, without a verdict.
 */
export function smokeReport(results: readonly SmokeResult[]): string[] {
  return results.flatMap(toLines);
}

function toLines({ check, status, detail }: SmokeResult): string[] {
  const lines = wrapText(`${marks[status]} ${check.name}`, { hanging: indent });
  if (status === 'works') return lines;
  const text = status === 'does not apply' ? `does not apply: ${detail}` : detail;
  const hint =
    status === 'broken' ? wrapText(`look at: ${check.hint}`, { indent, hanging: `${indent}  ` }) : [];
  const shown = printableText(text).split('\n');
  return [...lines, ...shown.flatMap(detailLines), ...hint];
}

/** What somebody may want to copy stays on one line; so does what is not of our own making. */
function detailLines(line: string): string[] {
  if (/^(expected|received): |^ /.test(line)) return [`${indent}${line}`];
  return wrapText(line, { indent, hanging: `${indent}  ` });
}

/**
 * Says what the smoke checks mean.
 *
 * @param results - What they found.
 * @returns One sentence or two, on lines that fit the screen.
 */
export function smokeVerdict(results: readonly SmokeResult[]): string {
  return wrapText(meaningOf(results)).join('\n');
}

function meaningOf(results: readonly SmokeResult[]): string {
  const count = (wanted: SmokeResult['status']): number =>
    results.filter(({ status }) => status === wanted).length;
  const all = results.length;
  if (count('broken') > 0)
    return `The driver is not ready: ${count('broken')} of ${all} checks failed. Fix the first one first.`;
  if (count('works') === 0)
    return 'Nothing was checked: the driver serves none of the rows that the checks need (rows.serves in its answer to initialize).';
  const inapplicable = count('does not apply');
  const extent =
    inapplicable === 0 ? '' : `, as far as it was checked: ${inapplicable} of ${all} checks do not apply`;
  return `The driver works${extent}. Next, with the same --driver or --module: ${touchstoneCommand} run`;
}
