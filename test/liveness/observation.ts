import type { Driver } from '../../src/suite/driver/driver';
import type { Expectation } from '../../src/suite/export/expectation';
import type { Verb } from '../../src/suite/protocol/verb';
import type { Outcome } from '../../src/suite/protocol/wire';
import { carryOut, type StagedScenario } from '../staged/staged-scenario';
import { AnsweringDriver } from './answering-driver';

/** What a scenario asked, and what its steps looked at. */
export interface Observation {
  /** Every request as text, with what it gave. */
  readonly told: readonly Told[];
  /** For each step the position of its first request. */
  readonly starts: readonly number[];
  /** For each step the positions of the outcomes that it looked at; a step that is no Then looks at none. */
  readonly looks: readonly ReadonlySet<number>[];
  /** For each step what it expected. */
  readonly expectations: readonly (readonly Expectation[])[];
}

interface Told {
  readonly request: string;
  readonly outcome: Outcome;
}

/** What these bring about shows in what others give: only that they succeed is looked at. */
const changing: ReadonlySet<Verb> = new Set(['create', 'set', 'setStatic', 'define']);

/**
 * Carries out a scenario on an implementation that does what it asks, and tells what was asked and looked at.
 * Throws what the first step throws that fails.
 */
export async function observe(scenario: StagedScenario, driver: Driver): Promise<Observation> {
  const told: Told[] = [];
  const starts: number[] = [];
  const looks: Set<number>[] = [];
  const expectations: Expectation[][] = [];
  const look = (position: number): void => {
    const step = looks.length - 1;
    if (scenario.steps[step]?.isOutcome) looks[step]?.add(position);
  };
  const answer = async (method: Verb, params: object): Promise<Outcome> => {
    const outcome = await driver.request(method, params);
    told.push({ request: requestText(method, params), outcome });
    if (!changing.has(method)) look(told.length - 1);
    return outcome;
  };
  const thrown = await carryOut(scenario, new AnsweringDriver(answer), {
    onStep: () => {
      starts.push(told.length);
      looks.push(new Set());
      expectations.push([]);
    },
    onExpect: (expectation) => {
      expectations.at(-1)?.push(expectation);
      for (const { of } of [expectation, ...(expectation.from === undefined ? [] : [expectation.from])]) {
        const position = told.findIndex(({ outcome }) => outcome === of);
        if (position !== -1) look(position);
      }
    },
  });
  const failure = thrown.find((each) => each !== null);
  if (failure !== undefined) throw failure;
  return { told, starts, looks, expectations };
}

/** Raised when a scenario asks something else than it asked before. */
export class OtherWay extends Error {
  override readonly name = 'OtherWay';
}

/**
 * Carries out a scenario again on what was told, with the outcome at a position changed. Returns what each
 * step threw, and last what its end threw; null where nothing was.
 */
export function replayChanged(
  scenario: StagedScenario,
  { told, starts }: Observation,
  position: number,
  outcome: Outcome,
): Promise<(unknown | null)[]> {
  let next = 0;
  const answer = async (method: Verb, params: object): Promise<Outcome> => {
    const known = told[next];
    if (known === undefined || known.request !== requestText(method, params))
      throw new OtherWay(
        `Expected ${known?.request ?? 'no request'}, received ${requestText(method, params)}`,
      );
    next += 1;
    return next - 1 === position ? outcome : known.outcome;
  };
  return carryOut(scenario, new AnsweringDriver(answer), {
    // A step that fails early leaves requests out.
    onStep: (index) => {
      next = starts[index] ?? 0;
    },
    onExpect: () => {},
  });
}

function requestText(method: Verb, params: object): string {
  return JSON.stringify([method, params]);
}
