import type { RecordedResult } from '../../src/suite/results/result-file';
import { fitsWildcards } from './fits-wildcards';

/** Why scenarios fail in some versions of a system, as drivers/php/version-differences.json has it. */
export interface Explanation {
  readonly system: string;
  /** What these versions do otherwise than the two current systems. */
  readonly difference: string;
  /** The scenarios that show it; `*` stands for any part of an id. */
  readonly scenarios: readonly string[];
}

/** A difference with the scenarios that fail by it, per version in the order of the records. */
export interface ExplainedFailures {
  readonly difference: string;
  readonly failed: readonly (readonly string[])[];
}

/**
 * Divides the recorded failures of a system among the explanations: a failure belongs to the first one that
 * names it. Throws for a failure that nothing explains, and for an explanation, or a part of one, that no
 * failure needs.
 */
export function explainedFailures(
  versions: readonly RecordedResult[],
  explanations: readonly Explanation[],
): ExplainedFailures[] {
  const patterns = explanations.flatMap(({ difference, scenarios }) =>
    scenarios.map((pattern) => ({ difference, pattern })),
  );
  const needed = new Set<(typeof patterns)[number]>();
  const found = versions.map(({ implementation: { name, version }, scenarios }) => {
    const failures = scenarios.filter(({ status }) => status === 'failed');
    return failures.map(({ id, message }) => {
      const by = patterns.find(({ pattern }) => fitsWildcards(pattern, id));
      if (by === undefined) {
        throw new Error(
          `${id} fails in ${name} ${version}: expected an explanation in drivers/php/version-differences.json\n${message}`,
        );
      }
      needed.add(by);
      return { id, difference: by.difference };
    });
  });
  for (const entry of patterns) {
    if (!needed.has(entry))
      throw new Error(`"${entry.difference}": nothing that was recorded fails as ${entry.pattern}`);
  }
  return explanations.map(({ difference }) => ({
    difference,
    failed: found.map((failures) =>
      failures.filter((failure) => failure.difference === difference).map(({ id }) => id),
    ),
  }));
}
