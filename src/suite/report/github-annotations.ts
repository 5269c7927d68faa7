import type { FailureCause } from '../results/failure-causes';
import { counted } from '../text/counted';
import { printableText } from '../text/printable-text';
import { shortened } from '../text/shortened';

/** GitHub shows at most this many errors of one step. */
const most = 10;

/**
 * Writes failures as commands of GitHub Actions, which shows them at the lines of the features.
 *
 * @param causes - The failures, grouped by cause; known ones are left out.
 * @param placeOf - Finds the feature of a scenario, by its path in the repository, and the line.
 * @returns Lines for stdout: one for each cause as far as GitHub shows them, and one for the rest.
 */
export function githubAnnotations(
  causes: readonly FailureCause[],
  placeOf: (id: string) => { readonly file: string; readonly line: number } | null,
): string[] {
  const fresh = causes.filter(({ isKnown }) => !isKnown);
  const lines = fresh.slice(0, most).map(({ row, first, others }) => {
    const place = placeOf(first.id);
    const where = place === null ? '' : `file=${property(place.file)},line=${place.line},`;
    const more = others.length === 0 ? '' : `\nand ${others.length} more that differ in the same way`;
    return `::error ${where}title=${property(shortened(`${row}: ${first.name}`, 200))}::${data(`${first.id}: ${first.message}${more}`)}`;
  });
  const rest = fresh.length - lines.length;
  return rest === 0
    ? lines
    : [...lines, `::notice title=Touchstone::${counted(rest, 'more cause')}, see the report`];
}

/** Percent, line breaks: the runner reads them back. */
function data(text: string): string {
  return printableText(text, { maxLength: 2000 })
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(printableText(text, { oneLine: true }))
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C');
}
