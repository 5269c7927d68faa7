import { isDeepStrictEqual } from 'node:util';
import type { Expectation } from '../../src/suite/export/expectation';
import type { KeyOrder } from '../../src/suite/notation/difference';
import type { Outcome } from '../../src/suite/protocol/wire';
import type { StagedScenario } from '../staged/staged-scenario';
import { corruptedOutcome, errorForValue } from './corrupted-outcome';
import type { Corruption } from './corruption';
import { type Observation, OtherWay, replayChanged } from './observation';
import { seenBy } from './seen-by';

/** What came of one changed outcome. */
export interface Finding {
  /**
   * `noticed`; `open`, left open and let pass; `unobserved`, no step looks at it; `survived`, let pass and not left
   * open; `untrue`, left open and not let pass; `lost`, the scenario went another way.
   */
  readonly verdict: 'noticed' | 'open' | 'unobserved' | 'survived' | 'untrue' | 'lost';
  /** The step it is about; empty when it is about the whole scenario. */
  readonly step: string;
  readonly kind: string;
  readonly place: string;
  /** The request that gave the outcome, and the outcome as it was. */
  readonly request: string;
  readonly was: Outcome;
  /** What the step looks at and how, where that leaves something open. */
  readonly opening: string;
  /** What a step threw that should not have. */
  readonly message: string;
}

/**
 * Changes every outcome of a scenario in every way, one at a time, and finds out which steps notice it: one
 * finding for each change and each step that looks at it.
 */
export async function probe(scenario: StagedScenario, observation: Observation): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [position, { request, outcome }] of observation.told.entries()) {
    const lookers = scenario.steps.flatMap((_, index) =>
      observation.looks[index]?.has(position) ? [index] : [],
    );
    const named = lookers.flatMap((index) => namedOutcomes(scenario.steps[index]?.args ?? [], outcome));
    for (const { kind, place, now } of [...corruptedOutcome(outcome), ...named]) {
      const about = { kind, place, request, was: outcome, step: '', opening: '', message: '' };
      if (lookers.length === 0 && kind !== errorForValue) {
        findings.push({ ...about, verdict: 'unobserved' });
        continue;
      }
      const thrown = await replayChanged(scenario, observation, position, now);
      if (lookers.length === 0) {
        const isNoticed = thrown.some((each) => each !== null);
        findings.push({ ...about, verdict: isNoticed ? 'noticed' : 'survived' });
      }
      for (const index of lookers)
        findings.push({
          ...about,
          ...judged(scenario, observation, index, { position, now }, thrown[index]),
        });
    }
  }
  return findings;
}

/** What a step names may be what must not be: each is put in the place of the whole. */
function namedOutcomes(args: readonly unknown[], outcome: Outcome): Corruption[] {
  return args
    .filter((arg) => typeof arg === 'string' || typeof arg === 'number')
    .map((value) => ({ kind: 'a value that the step names', place: '', now: { value } }))
    .filter(({ now }) => !isDeepStrictEqual(now, outcome));
}

/** Whether a step, or the law that it checks, sent another request than before. */
function wentAnotherWay(thrown: unknown): boolean {
  return thrown instanceof OtherWay || (thrown instanceof Error && thrown.cause instanceof OtherWay);
}

interface Change {
  readonly position: number;
  readonly now: Outcome;
}

function judged(
  scenario: StagedScenario,
  observation: Observation,
  index: number,
  change: Change,
  thrown: unknown,
): Pick<Finding, 'verdict' | 'step' | 'opening' | 'message'> {
  const step = scenario.steps[index]?.text ?? '';
  const was = observation.told[change.position]?.outcome as Outcome;
  const expected = (observation.expectations[index] ?? []).filter(
    ({ of, from }) => of === was || from?.of === was,
  );
  const opening = expected.map(({ look, check }) => `${look} ${check}`).join(', ');
  const about = { step, opening, message: thrown === null ? '' : String(thrown) };
  if (wentAnotherWay(thrown)) return { ...about, verdict: 'lost' };
  const isOpen =
    expected.length > 0 && expected.every((each) => isOpenTo(each, was, change.now, scenario.keyOrder));
  const isNoticed = thrown !== null;
  const verdict = isOpen ? (isNoticed ? 'untrue' : 'open') : isNoticed ? 'noticed' : 'survived';
  return { ...about, verdict };
}

/** Whether an expectation sees no difference between an outcome and another one in its place. */
function isOpenTo(expectation: Expectation, was: Outcome, now: Outcome, order: KeyOrder): boolean {
  const { of, from } = expectation;
  const after = {
    ...expectation,
    of: of === was ? now : of,
    ...(from?.of === was ? { from: { ...from, of: now } } : {}),
  };
  return isDeepStrictEqual(seenBy(expectation, order), seenBy(after, order));
}
