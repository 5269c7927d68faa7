import type { KnownFailuresVerdict } from '../known-failures/judge-known-failures';
import type { JudgedGate } from '../results/gate';
import type { ResultFile } from '../results/result-file';
import { type RunVerdict, verdictOf } from '../results/summary/verdict-line';

/**
 * Returns the verdict of a run.
 *
 * @param file - The results.
 * @param list - What they show against the list of known failures.
 * @param gates - What they show against the gates.
 * @returns Whether it conforms, and a sentence that says so.
 */
export function runVerdict(
  { totals, partial }: ResultFile,
  { fresh, known, problems }: KnownFailuresVerdict,
  gates: readonly JudgedGate[] = [],
): RunVerdict {
  const { notRun, coverage } = totals.all;
  return verdictOf({
    failed: fresh.length,
    known: known.size,
    outdated: problems.length,
    notRun,
    missed: gates.filter(({ isMet }) => !isMet).length,
    isPartial: partial.length > 0,
    coverage: coverage ?? 0,
  });
}
