import type { ScenarioResult } from '../results/verdict';
import type { FaultSignature } from './fault-signatures';

/** A scenario with its rows. */
export type Asked = Pick<ScenarioResult, 'id' | 'rows'>;

/** What may be behind failures. */
export interface Suspect {
  readonly row: string;
  /** The fault of the row that the failures look like; null when they are about the row and look like no fault of it. */
  readonly fault: FaultSignature | null;
}

/**
 * With less than this in common, failures do not look like a fault: most of what it makes fail passed, or most of what failed it
 * leaves alone.
 */
const leastInCommon = 0.5;

/**
 * Finds what may be behind failures: rows that most of them are about, and of which a fault makes nearly the same scenarios fail.
 * A scenario counts the more the fewer faults make it fail.
 *
 * @param failed - The scenarios that failed.
 * @param passed - The ids of those that passed; what did not run says nothing.
 * @param faults - The faults.
 * @returns Rows with their faults, the most likely first.
 */
export function suspects(
  failed: readonly Asked[],
  passed: ReadonlySet<string>,
  faults: readonly FaultSignature[],
): Suspect[] {
  const weightOf = weights(faults);
  const sum = (ids: readonly string[]): number => ids.reduce((total, id) => total + weightOf(id), 0);
  const failedIds = new Set(failed.map(({ id }) => id));
  const all = sum([...failedIds]);
  const best = new Map<string, { readonly fault: FaultSignature; readonly inCommon: number }>();
  for (const fault of faults) {
    const fails = [...fault.fails];
    const both = sum(fails.filter((id) => failedIds.has(id)));
    const inCommon = both === 0 ? 0 : both / (all + sum(fails.filter((id) => passed.has(id))));
    if (inCommon > (best.get(fault.row)?.inCommon ?? 0)) best.set(fault.row, { fault, inCommon });
  }
  const shares = rowShares(failed, weightOf);
  return [...new Set([...shares.keys(), ...best.keys()])]
    .map((row) => {
      const { fault = null, inCommon = 0 } = best.get(row) ?? {};
      const likeness = inCommon + (shares.get(row) ?? 0) / all;
      return { row, fault: inCommon < leastInCommon ? null : fault, likeness };
    })
    .sort((one, other) => other.likeness - one.likeness);
}

function weights(faults: readonly FaultSignature[]): (id: string) => number {
  const counts = new Map<string, number>();
  for (const { fails } of faults) for (const id of fails) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (id) => Math.log((faults.length + 1) / ((counts.get(id) ?? 0) + 0.5));
}

/** How much of the failures each row has; a scenario about several rows is shared by them. */
function rowShares(failed: readonly Asked[], weightOf: (id: string) => number): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { id, rows } of failed)
    for (const row of rows) shares.set(row, (shares.get(row) ?? 0) + weightOf(id) / rows.length);
  return shares;
}
