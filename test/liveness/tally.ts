import { hasTeeth } from './has-teeth';
import type { Finding } from './probe';

/** A finding that must not be, with the scenario. */
export interface Problem {
  readonly scenario: string;
  readonly finding: Finding;
}

/** What was found in many scenarios. */
export interface Tally {
  scenarios: number;
  /** How many changes came to what. */
  readonly verdicts: Record<string, number>;
  /** How many changes each way of looking lets pass. */
  readonly openings: Record<string, number>;
  readonly problems: Problem[];
  /** The scenarios that only an error can fail. */
  readonly toothless: string[];
}

/** Returns a tally of nothing. */
export function emptyTally(): Tally {
  return { scenarios: 0, verdicts: {}, openings: {}, problems: [], toothless: [] };
}

/** Adds what was found in a scenario. */
export function addFindings(tally: Tally, scenario: string, findings: readonly Finding[]): void {
  tally.scenarios += 1;
  if (!hasTeeth(findings)) tally.toothless.push(scenario);
  for (const finding of findings) {
    const { verdict, opening } = finding;
    count(tally.verdicts, verdict);
    if (verdict === 'open') count(tally.openings, opening);
    if (['survived', 'untrue', 'lost'].includes(verdict)) tally.problems.push({ scenario, finding });
  }
}

/** Adds one tally to another. */
export function addTally(tally: Tally, other: Tally): void {
  tally.scenarios += other.scenarios;
  for (const name of ['verdicts', 'openings'] as const)
    for (const [key, number] of Object.entries(other[name])) count(tally[name], key, number);
  tally.problems.push(...other.problems);
  tally.toothless.push(...other.toothless);
}

function count(counts: Record<string, number>, key: string, number = 1): void {
  counts[key] = (counts[key] ?? 0) + number;
}
