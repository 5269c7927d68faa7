import { wrapText } from '../../text/wrap-text';
import type { ScenarioResult } from '../verdict';

const forTrait = / the trait \S+$/;

/**
 * Names the rows of which nothing was asked because each of their scenarios has a trait that the driver does not follow.
 *
 * @param results - The verdicts of a run.
 * @returns Lines of text; none when every row was asked, or left out for another reason.
 */
export function unaskedRowsLines(results: readonly ScenarioResult[]): string[] {
  const isLeftOut = ({ status, message }: ScenarioResult): boolean =>
    status === 'unsupported' && forTrait.test(message);
  const others = new Set(results.filter((result) => !isLeftOut(result)).flatMap(({ rows }) => rows));
  const leftOut = new Set(results.filter(isLeftOut).flatMap(({ rows }) => rows));
  const unasked = [...leftOut].filter((row) => !others.has(row)).sort();
  if (unasked.length === 0) return [];
  const said = `Not asked at all, as every scenario has such a trait (${unasked.length}): ${unasked.join(', ')}`;
  return ['', ...wrapText(said, { hanging: '  ' })];
}
