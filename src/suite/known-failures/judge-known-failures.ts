import type { ScenarioResult } from '../results/verdict';
import type { KnownFailures } from './known-failures';
import { messageStart, onOneLine } from './message-start';

/** What a run shows against a list of known failures. */
export interface KnownFailuresVerdict {
  /** The scenarios that fail as they are listed. */
  readonly known: ReadonlySet<string>;
  /** The failures that are not listed. */
  readonly fresh: readonly ScenarioResult[];
  /** A line for each entry that no longer says what is so. */
  readonly problems: readonly string[];
  /** All of it in one line, such as `Known failures: 111 known, 2 new (113 failed in all); 1 fixed`. */
  readonly line: string;
}

type Standing = 'known' | 'fixed' | 'changed' | 'not run';

/**
 * Judges a run by a list of known failures.
 *
 * @param list - The list; an empty one makes every failure a new one.
 * @param results - The verdicts of the scenarios that were selected.
 * @param partial - Why the run is partial; what such a run left out is no problem.
 * @returns The verdict.
 */
export function judgeKnownFailures(
  list: KnownFailures,
  results: readonly ScenarioResult[],
  partial: readonly string[],
): KnownFailuresVerdict {
  const byId = new Map(results.map((result) => [result.id, result]));
  const fresh = results.filter(({ id, status }) => status === 'failed' && !list.has(id));
  const isComplete = partial.length === 0;
  const judged = list.entries.flatMap(({ id, message }) => {
    const result = byId.get(id);
    const standing = standingOf(result, message);
    if (standing === 'not run' && !isComplete) return [];
    return [{ id, standing, problem: problemOf(id, standing, result, message) }];
  });
  const count = (wanted: Standing): number => judged.filter(({ standing }) => standing === wanted).length;
  const changed = count('changed');
  const failing = [
    `${count('known')} known`,
    `${fresh.length} new`,
    ...(changed === 0 ? [] : [`${changed} changed`]),
  ];
  const others = [
    `${count('fixed')} fixed`,
    ...(count('not run') === 0 ? [] : [`${count('not run')} not run`]),
  ];
  const failed = count('known') + fresh.length + changed;
  return {
    known: new Set(judged.filter(({ standing }) => standing === 'known').map(({ id }) => id)),
    fresh,
    problems: judged.flatMap(({ problem }) => problem ?? []),
    line: `Known failures: ${failing.join(', ')} (${failed} failed in all); ${others.join(', ')}`,
  };
}

function standingOf(result: ScenarioResult | undefined, listed: string): Standing {
  if (result?.status === 'passed') return 'fixed';
  if (result?.status !== 'failed') return 'not run';
  return onOneLine(result.message).startsWith(listed) ? 'known' : 'changed';
}

function problemOf(
  id: string,
  standing: Standing,
  result: ScenarioResult | undefined,
  listed: string,
): string | null {
  switch (standing) {
    case 'known':
      return null;
    case 'fixed':
      return `${id} is listed but passes: take it out of the list`;
    case 'changed':
      return `${id} fails, but not as listed\n  listed: ${listed}\n  now:    ${result === undefined ? '' : messageStart(result)}`;
    case 'not run':
      return result === undefined
        ? `${id} is listed but was not run`
        : `${id} is listed but is ${result.status}: ${result.message}`;
  }
}
