import { setWorldConstructor, World } from '@cucumber/cucumber';
import type { Expectation } from '../../src/suite/export/expectation';
import type { KeyOrder } from '../../src/suite/notation/difference';
import { JudgedRun, type RunParameters } from '../../src/suite/run/judged-run';
import { ScenarioSession } from '../../src/suite/session/scenario-session';

/** What the steps of one scenario share. */
export class TouchstoneWorld extends World<RunParameters> {
  #session: ScenarioSession | null = null;

  /** Whether the order of keys counts: only a scenario about ordered maps asks for it. */
  keyOrder: KeyOrder = 'unordered';

  /** The scenario's session. */
  get session(): ScenarioSession {
    this.#session ??= new ScenarioSession(JudgedRun.current.driver, JudgedRun.current.services);
    return this.#session;
  }

  /**
   * Judges an expectation.
   *
   * @param _expectation - The same as data: `touchstone export` takes it instead of judging.
   * @param judge - Throws unless it is fulfilled.
   */
  expect(_expectation: Expectation, judge: () => void): void {
    judge();
  }
}

setWorldConstructor(TouchstoneWorld);
