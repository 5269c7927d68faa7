import type { ScenarioResult } from '../results/verdict';
import { type FaultSignature, faultSignatures } from './fault-signatures';
import { receivedDigest } from './received-digest';
import { suspects } from './suspects';

/** What failures look like. */
export interface Diagnosis {
  /**
   * Up to three rows, the most likely first, each with the fault of it that the failures look like; null when they look like
   * no fault that is known.
   */
  readonly suspects: readonly { readonly row: string; readonly what: string | null }[];
  /** Scenarios that tell the first fault from the second; none where there are not two, or both make the same scenarios fail. */
  readonly toldApartBy: readonly string[];
}

const mostSuspects = 3;
const mostScenarios = 3;

/**
 * Finds the faults that failures look like. What fails of a law depends on its data, so laws say nothing here.
 *
 * @param results - The verdicts of a run.
 * @param known - The scenarios whose failure is known, which say nothing.
 * @param faults - The faults with what they make fail; those of spec/diagnosis.json unless they are given.
 * @returns What the failures look like; null when there are none but those of laws.
 */
export function diagnose(
  results: readonly Pick<ScenarioResult, 'id' | 'rows' | 'level' | 'status' | 'generated' | 'message'>[],
  known: ReadonlySet<string>,
  faults?: readonly FaultSignature[],
): Diagnosis | null {
  const telling = results.filter(({ id, generated }) => generated !== true && !known.has(id));
  const failed = telling.filter(({ status }) => status === 'failed');
  const passed = new Map(
    telling.filter(({ status }) => status === 'passed').map(({ id, level }) => [id, level]),
  );
  if (failed.length === 0) return null;
  const shown = failed.map((each) => ({ ...each, received: receivedDigest(each.message) }));
  const likely = suspects(shown, passed, faults ?? faultSignatures()).slice(0, mostSuspects);
  const [first, second] = likely.map(({ fault }) => fault);
  return {
    suspects: likely.map(({ row, fault }) => ({ row, what: fault?.what ?? null })),
    toldApartBy:
      first && second ? toldApartBy(first, second, new Set(failed.map(({ id }) => id)), passed) : [],
  };
}

/** What fails and speaks for the first comes first; then what passes and speaks against the second. */
function toldApartBy(
  first: FaultSignature,
  second: FaultSignature,
  failed: ReadonlySet<string>,
  passed: ReadonlyMap<string, unknown>,
): string[] {
  const forFirst = [...first.fails.keys()].filter((id) => failed.has(id) && !second.fails.has(id));
  const againstSecond = [...second.fails.keys()].filter((id) => passed.has(id) && !first.fails.has(id));
  return [...forFirst, ...againstSecond].slice(0, mostScenarios);
}
