import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';

/**
 * Returns the row that a fault is about before all: the one that most of the scenarios named in its entry are
 * about, and of several the first.
 */
export function rowOf(ids: readonly string[], scenarios: readonly ScenarioInfo[]): string {
  const rows = ids.flatMap((id) => scenarios.find((scenario) => scenario.id === id)?.rows ?? []);
  const count = (row: string): number => rows.filter((other) => other === row).length;
  return [...new Set(rows)].sort((a, b) => count(b) - count(a))[0] ?? '';
}
