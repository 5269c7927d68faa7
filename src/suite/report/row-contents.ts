import type { FailureCause } from '../results/failure-causes';
import type { ScenarioResult } from '../results/verdict';
import { byRow } from '../rows/by-row';
import type { Row } from '../rows/row';
import type { RowGroup } from './row-groups';

/** What the page of a run shows of a row. */
export interface RowContents {
  readonly row: Row;
  /** Every scenario about the row. */
  readonly results: readonly ScenarioResult[];
  /** The failures that are about this row before all others. */
  readonly causes: readonly FailureCause[];
  /** The other scenarios that are about this row before all others. */
  readonly own: readonly ScenarioResult[];
  /** The entries about it that stand under another row, by their place among all entries of the page. */
  readonly also: readonly number[];
}

/**
 * Puts the scenarios of a run under the rows that they are about. Each is written once: a failure under the row of its cause,
 * any other under its first row.
 *
 * @param groups - The rows, in the order of the page.
 * @param results - The verdicts of the run.
 * @param causes - Its failures, grouped by cause.
 * @returns What each row shows.
 */
export function rowContents(
  groups: readonly RowGroup[],
  results: readonly ScenarioResult[],
  causes: readonly FailureCause[],
): ReadonlyMap<Row, RowContents> {
  const about = byRow(results);
  const places = new Map<string, { readonly under: Row; readonly at: number }>();
  let count = 0;
  const contents = groups
    .flatMap(({ rows }) => rows)
    .map((row) => {
      const all = about.get(row.id) ?? [];
      const here = causes.filter((cause) => cause.row === row.id);
      const own = all.filter(({ rows, status }) => rows[0] === row.id && status !== 'failed');
      for (const { first, others } of here) {
        for (const { id } of [first, ...others]) places.set(id, { under: row, at: count });
        count += 1;
      }
      for (const { id } of own) {
        places.set(id, { under: row, at: count });
        count += 1;
      }
      return { row, results: all, causes: here, own };
    });
  return new Map(
    contents.map((content) => {
      const found = content.results.flatMap(({ id }) => places.get(id) ?? []);
      const elsewhere = found.filter(({ under }) => under !== content.row);
      return [content.row, { ...content, also: [...new Set(elsewhere.map(({ at }) => at))] }];
    }),
  );
}
