import type { ScenarioResult } from '../results/verdict';
import { type KnownFailures, messageStart } from './known-failures';

/**
 * Compares a list of known failures with what a run showed.
 *
 * @param known - The list.
 * @param results - The verdicts of the scenarios that were selected.
 * @param partial - Why the run is partial; in such a run a listed scenario that was not selected is no problem.
 * @returns One line for each entry that no longer says what is so.
 */
export function compareKnownFailures(
  known: KnownFailures,
  results: readonly ScenarioResult[],
  partial: readonly string[],
): string[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  return known.entries.flatMap(({ id, message }) => {
    const result = byId.get(id);
    if (result === undefined) return partial.length > 0 ? [] : [`${id} is listed but was not run`];
    if (result.status === 'passed') return [`${id} is listed but passes: take it out of the list`];
    if (result.status !== 'failed') return [`${id} is listed but is ${result.status}: ${result.message}`];
    if (messageStart(result.message).startsWith(message)) return [];
    return [
      `${id} fails otherwise than listed\n  listed: ${message}\n  now:    ${messageStart(result.message)}`,
    ];
  });
}
