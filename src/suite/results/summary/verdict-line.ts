import { counted } from '../../text/counted';
import { wrapText } from '../../text/wrap-text';

/** What a verdict is made of: how many there are of everything that speaks against conformance. */
export interface Findings {
  /** Failures that are not listed as known. */
  readonly failed: number;
  /** Failures that are listed. */
  readonly known: number;
  /** Entries of the list of known failures that no longer say what is so. */
  readonly outdated: number;
  readonly notRun: number;
  /** Gates that were missed. */
  readonly missed: number;
  /** Whether only a part of the suite was asked for. */
  readonly isPartial: boolean;
  /** How much of the suite ran, from 0 to 1. */
  readonly coverage: number;
}

/** How a run ended. */
export interface RunVerdict {
  readonly conforms: boolean;
  /** A sentence, on lines that fit the screen. */
  readonly lines: readonly string[];
}

/**
 * Says in one sentence how a run ended.
 *
 * @param findings - What was found.
 * @returns Whether the implementation conforms, and the sentence, on lines that fit the screen.
 */
export function verdictOf(findings: Findings): RunVerdict {
  const { failed, known, outdated, notRun, missed, coverage } = findings;
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
  return {
    conforms: true,
    lines: wrapText(`Conforms${inWhat(findings)}${but === undefined ? '' : `, except for ${but}`}.`),
  };
}

function inWhat({ isPartial, coverage }: Findings): string {
  if (isPartial) return ' in the part of the suite that ran';
  // Rounded down: what is not all of it must not be called so.
  return coverage === 1 ? '' : ` in the ${Math.floor(coverage * 1000) / 10} % of the suite that it serves`;
}

function any(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [counted(count, one, many)];
}
