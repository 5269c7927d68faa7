import type { KnownFailuresVerdict } from '../../known-failures/judge-known-failures';
import { counted } from '../../text/counted';
import { wrapText } from '../../text/wrap-text';
import type { JudgedGate } from '../gate';
import type { ResultFile } from '../result-file';

/** How a run ended. */
export interface RunVerdict {
  readonly conforms: boolean;
  /** A sentence, on lines that fit the screen. */
  readonly lines: readonly string[];
}

/**
 * Says in one sentence how a run ended.
 *
 * @param file - The results.
 * @param list - What they show against the list of known failures.
 * @param gates - What they show against the gates.
 * @returns Whether the implementation conforms, and the sentence, on lines that fit the screen.
 */
export function verdictOf(
  { totals, partial }: ResultFile,
  list: KnownFailuresVerdict,
  gates: readonly JudgedGate[] = [],
): RunVerdict {
  const { notRun } = totals.all;
  const coverage = totals.all.coverage ?? 0;
  const [failed, known, outdated] = [list.fresh.length, list.known.size, list.problems.length];
  const missed = gates.filter(({ isMet }) => !isMet).length;
  if (coverage === 0)
    return { conforms: false, lines: ['Nothing ran, so nothing is known about this implementation.'] };
  // The figures count known failures too, so they are named with the others.
  const besides = known === 0 ? '' : ` in addition to ${counted(known, 'known failure')}`;
  const against = [
    ...any(failed, `scenario failed${besides}`, `scenarios failed${besides}`),
    ...any(outdated, 'known failure is not as listed', 'known failures are not as listed'),
    ...any(notRun, 'scenario did not run', 'scenarios did not run'),
    ...any(missed, 'gate was missed', 'gates were missed'),
  ];
  if (against.length > 0) {
    // What did not run says nothing against an implementation, but nothing for it either.
    const verdict = failed + outdated + missed === 0 ? 'No verdict' : 'Does not conform';
    return { conforms: false, lines: wrapText(`${verdict}: ${against.join(', ')}.`) };
  }
  const [but] = any(known, 'known failure', 'known failures');
  const what = inWhat(partial.length > 0, coverage);
  return {
    conforms: true,
    lines: wrapText(`Conforms${what}${but === undefined ? '' : `, except for ${but}`}.`),
  };
}

function inWhat(isPartial: boolean, coverage: number): string {
  if (isPartial) return ' in the part of the suite that ran';
  // Rounded down: what is not all of it must not be called so.
  return coverage === 1 ? '' : ` in the ${Math.floor(coverage * 1000) / 10} % of the suite that it serves`;
}

function any(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [counted(count, one, many)];
}
