import { setWorldConstructor, World } from '@cucumber/cucumber';
import { JudgedRun, type RunParameters } from '../../src/conformance/run/judged-run';
import { ScenarioSession } from '../../src/conformance/scenario/scenario-session';

/** What the steps of one scenario share: the session with the driver, and nothing else. */
export class TouchstoneWorld extends World<RunParameters> {
  #session: ScenarioSession | null = null;

  /** The scenario's session. */
  get session(): ScenarioSession {
    this.#session ??= new ScenarioSession(JudgedRun.current.driver, JudgedRun.current.services);
    return this.#session;
  }
}

setWorldConstructor(TouchstoneWorld);
