import { wrapText } from '../../text/wrap-text';
import { unfollowedTrait } from '../../traits/unfollowed-trait';
import type { ScenarioResult } from '../verdict';

/**
 * Names the rows of which nothing was asked because each of their scenarios has a trait that the driver does not follow, or
 * that cannot apply to it.
 *
 * @param results - The verdicts of a run.
 * @returns Lines of text; none when every row was asked, or left out for another reason.
 */
export function unaskedRowsLines(results: readonly ScenarioResult[]): string[] {
  const leftOut = new Set<string>();
  const others = new Set<string>();
  for (const { status, message, rows } of results) {
    const seen = status === 'unsupported' && unfollowedTrait.isReason(message) ? leftOut : others;
    for (const row of rows) seen.add(row);
  }
  const unasked = [...leftOut].filter((row) => !others.has(row)).sort();
  if (unasked.length === 0) return [];
  const said = `Rows not tested, because each of their scenarios has a trait that the driver does not follow (${unasked.length}): ${unasked.join(', ')}`;
  return ['', ...wrapText(said, { hanging: '  ' })];
}
