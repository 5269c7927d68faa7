import type { ScenarioResult } from '../results/verdict';
import type { FaultSignature } from './fault-signatures';

/** A scenario that failed, with the digest of what it received; null where that is not known. */
export interface Failed extends Pick<ScenarioResult, 'id' | 'rows' | 'level'> {
  readonly received: string | null;
}

/** What may be behind failures. */
export interface Suspect {
  readonly row: string;
  /** The fault of the row that the failures look like; null when they are about the row and look like no fault of it. */
  readonly fault: FaultSignature | null;
}

/**
 * Below this, failures do not look like a fault: most of the scenarios that it makes fail have passed, or most of those that failed
 * are not among them.
 */
const leastInCommon = 0.5;

/** A fault beside what failed. */
interface Likeness {
  readonly fault: FaultSignature;
  /** The part of what failed and of what it makes fail that both have. */
  readonly inCommon: number;
  /** The part of it that also received the same, as far as is known. */
  readonly alike: number;
}

/**
 * Finds what may be behind failures: rows that most of them are about, and of which a fault makes nearly the same scenarios fail.
 * A fault is named when these also received the same. A scenario counts the more the fewer faults make it fail, and one that asks
 * what the interface states counts three times: others fail of faults that have little to do with them.
 *
 * @param failed - The scenarios that failed.
 * @param passed - The ids and levels of those that passed; what did not run says nothing.
 * @param faults - The faults.
 * @returns Rows with their faults, the most likely first.
 */
export function suspects(
  failed: readonly Failed[],
  passed: ReadonlyMap<string, ScenarioResult['level']>,
  faults: readonly FaultSignature[],
): Suspect[] {
  const levels = new Map([...passed, ...failed.map(({ id, level }) => [id, level] as const)]);
  const rarity = rarities(faults);
  const weightOf = (id: string): number => rarity(id) * (levels.get(id) === 'stated' ? 3 : 1);
  const sum = (ids: readonly string[]): number => ids.reduce((total, id) => total + weightOf(id), 0);
  const received = new Map(failed.map((each) => [each.id, each.received]));
  const all = sum([...received.keys()]);
  const byRow = new Map<string, Likeness[]>();
  for (const fault of faults) {
    const both = [...fault.fails.keys()].filter((id) => received.has(id));
    if (both.length === 0) continue;
    const either = all + sum([...fault.fails.keys()].filter((id) => passed.has(id)));
    const alike = both.filter((id) => mayBeSame(fault.fails.get(id), received.get(id)));
    const likeness = { fault, inCommon: sum(both) / either, alike: sum(alike) / either };
    byRow.set(fault.row, [...(byRow.get(fault.row) ?? []), likeness]);
  }
  const shares = rowShares(failed, weightOf);
  return [...new Set([...shares.keys(), ...byRow.keys()])]
    .map((row) => {
      const own = byRow.get(row) ?? [];
      const inCommon = Math.max(0, ...own.map((each) => each.inCommon));
      const [best] = own.sort((one, other) => other.alike - one.alike);
      const fault = best === undefined || best.alike < leastInCommon ? null : best.fault;
      return { row, fault, likeness: inCommon + (shares.get(row) ?? 0) / all };
    })
    .sort((one, other) => other.likeness - one.likeness);
}

function mayBeSame(one: string | null = null, other: string | null = null): boolean {
  return one === null || other === null || one === other;
}

function rarities(faults: readonly FaultSignature[]): (id: string) => number {
  const counts = new Map<string, number>();
  for (const { fails } of faults) for (const id of fails.keys()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (id) => Math.log((faults.length + 1) / ((counts.get(id) ?? 0) + 0.5));
}

/** How much of the failures each row has. Of several rows of a scenario the first, mostly that of its feature, counts twice. */
function rowShares(failed: readonly Failed[], weightOf: (id: string) => number): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { id, rows } of failed)
    for (const [place, row] of rows.entries())
      shares.set(row, (shares.get(row) ?? 0) + weightOf(id) * (place === 0 ? 2 : 1));
  return shares;
}
