import { diagnose } from '../diagnosis/diagnosis';
import type { DriverDescription } from '../protocol/wire';
import { byRow } from '../rows/by-row';
import { allRows } from '../rows/catalogue';
import { suiteInfo } from '../suite-info';
import { traits } from '../traits/trait-catalogue';
import { countVerdicts, levelTotalsOf, totalsOf } from './count-verdicts';
import { type ResultFile, schemaVersion } from './result-file';
import type { ScenarioResult } from './verdict';

/** What a result file is made of. */
export interface RunOutcome {
  readonly description: DriverDescription;
  /** The list of known failures; none unless it is given. */
  readonly known?: ResultFile['known'];
  readonly seed: number;
  readonly partial: readonly string[];
  readonly results: readonly ScenarioResult[];
}

/**
 * Puts the verdicts of a run into the form of conformance.json.
 *
 * @param outcome - Who was judged, and the verdict of every scenario.
 * @returns The file's content: the figures of the portable core, of each trait and of all, every interface row and statement, every scenario.
 */
export function toResultFile({ description, known = null, seed, partial, results }: RunOutcome): ResultFile {
  const diagnosis = diagnose(results, new Set(known?.map(({ id }) => id)));
  const about = byRow(results);
  return {
    schemaVersion,
    suite: suiteInfo,
    implementation: description.implementation,
    declared: {
      rows: description.rows,
      capabilities: description.capabilities,
      traits: description.traits ?? null,
    },
    known,
    ...(diagnosis === null ? {} : { diagnosis }),
    seed,
    partial,
    core: levelTotalsOf(results.filter((result) => result.traits.length === 0)),
    byTrait: traits.map(({ name }) => ({
      trait: name,
      totals: totalsOf(results.filter((result) => result.traits.includes(name))),
    })),
    totals: levelTotalsOf(results),
    rows: allRows.map(({ id }) => ({ id, ...countVerdicts(about.get(id) ?? []) })),
    scenarios: results,
  };
}
