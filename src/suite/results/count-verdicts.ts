import { levels } from '../scenarios/scenario-info';
import type { LevelTotals } from './result-file';
import { type Counts, type ScenarioResult, type ScenarioVerdict, type Totals, verdicts } from './verdict';

/**
 * Counts verdicts.
 *
 * @param results - The scenarios to count.
 * @returns How many there are, and how many of each verdict.
 */
export function countVerdicts(results: readonly ScenarioVerdict[]): Counts {
  const counted = verdicts.map((verdict) => [
    verdict,
    results.filter(({ status }) => status === verdict).length,
  ]);
  return { scenarios: results.length, ...Object.fromEntries(counted) } as Counts;
}

/**
 * Counts verdicts and computes the two figures: they are never added up, because one percentage rises when failing
 * scenarios are skipped.
 *
 * @param results - The scenarios to count.
 * @returns Counts, divergence and coverage.
 */
export function totalsOf(results: readonly ScenarioResult[]): Totals {
  const counts = countVerdicts(results);
  const run = counts.passed + counts.failed;
  return {
    ...counts,
    divergence: run === 0 ? null : counts.failed / run,
    coverage: counts.scenarios === 0 ? null : run / counts.scenarios,
  };
}

/**
 * Counts verdicts level by level.
 *
 * @param results - The scenarios to count.
 * @returns The figures of every level, and of all.
 */
export function levelTotalsOf(results: readonly ScenarioResult[]): LevelTotals {
  const byLevel = levels.map(
    (level) => [level, totalsOf(results.filter((result) => result.level === level))] as const,
  );
  return { ...Object.fromEntries(byLevel), all: totalsOf(results) } as LevelTotals;
}
