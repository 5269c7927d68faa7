import { createHash } from 'node:crypto';
import { grouped } from '../../src/suite/grouped';
import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';

/** What every scenario of a version of the suite asked, by its id without the row: spec/scenarios.json. */
export interface ReleasedScenarios {
  readonly version: string;
  readonly digests: { readonly [id: string]: string };
}

/** How the questions differ from those of a release. */
export interface ScenarioChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Computes one digest for each scenario, and one for each outline with all its rows, by id and in the order
 * of the ids.
 */
export function digestsOf(scenarios: readonly Pick<ScenarioInfo, 'id' | 'digest'>[]): Map<string, string> {
  const rows = [...grouped(scenarios, ({ id }) => id.split('/')[0] ?? '')].sort();
  const shown = ({ id, digest }: (typeof scenarios)[number]): string => `${id} ${digest}`;
  return new Map(rows.map(([id, all]) => [id, shortHash(all.map(shown).sort().join('\n'))]));
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Compares the questions of today with those of a release: the ids that are new, ask something else, or are
 * gone.
 */
export function scenarioChanges(
  { digests }: ReleasedScenarios,
  today: ReadonlyMap<string, string>,
): ScenarioChanges {
  const ids = [...today.keys()];
  return {
    added: ids.filter((id) => !(id in digests)),
    changed: ids.filter((id) => id in digests && digests[id] !== today.get(id)),
    removed: Object.keys(digests).filter((id) => !today.has(id)),
  };
}

/**
 * Checks the number of a version, which stays that of the last release as long as the next one has not been
 * decided on: a patch asks nothing new, so that it never turns a green port red. Returns what is wrong, or
 * null.
 */
export function versionProblem(released: string, version: string, changes: ScenarioChanges): string | null {
  const asksMore = changes.added.length + changes.changed.length > 0;
  const [major, minor] = released.split('.').map(Number);
  const [newMajor, newMinor] = version.split('.').map(Number);
  if (version === released || !asksMore || newMajor !== major || newMinor !== minor) return null;
  return `expected a minor version after ${released}, as there are new or changed scenarios, received ${version}`;
}
