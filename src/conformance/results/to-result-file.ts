import type { DriverDescription } from '../driver/driver';
import { allRows } from '../rows/catalogue';
import { levels } from '../scenarios/scenario-info';
import { suiteInfo } from '../suite-info';
import { countVerdicts, totalsOf } from './count-verdicts';
import { type ResultFile, schemaVersion } from './result-file';
import type { ScenarioResult } from './verdict';

/** What a result file is made of. */
export interface RunOutcome {
  readonly description: DriverDescription;
  readonly seed: number;
  readonly partial: readonly string[];
  readonly results: readonly ScenarioResult[];
}

/**
 * Puts the verdicts of a run into the form of conformance.json.
 *
 * @param outcome - Who was judged, and the verdict of every scenario.
 * @returns The file's content: totals by level, every interface row and statement, every scenario.
 */
export function toResultFile({ description, seed, partial, results }: RunOutcome): ResultFile {
  const byLevel = levels.map(
    (level) => [level, totalsOf(results.filter((result) => result.level === level))] as const,
  );
  return {
    schemaVersion,
    suite: suiteInfo,
    implementation: description.implementation,
    capabilities: description.capabilities,
    seed,
    partial,
    totals: { ...Object.fromEntries(byLevel), all: totalsOf(results) } as ResultFile['totals'],
    rows: allRows.map(({ id }) => ({
      id,
      ...countVerdicts(results.filter(({ rows }) => rows.includes(id))),
    })),
    scenarios: results,
  };
}
