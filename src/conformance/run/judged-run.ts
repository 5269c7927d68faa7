import type { DriverDescription } from '../driver/driver';
import { endQuietly } from '../driver/end-quietly';
import { openDriver } from '../driver/open-driver';
import { type MessageObserver, RecordingDriver } from '../driver/recording-driver';
import { InitialState } from '../scenario/initial-state';
import { ServiceCheck } from '../scenario/service-check';
import type { StepDefinition } from './remember-matches';

/** What a run is told from outside, as Cucumber's world parameters. */
export interface RunParameters {
  /** The command of a driver program; absent: in process. */
  readonly driver?: string;
  /** The JavaScript module to judge in process; absent: the reference. */
  readonly module?: string;
  /** Milliseconds a driver may take for one message. */
  readonly timeout?: number;
  /** The seed of generated data. */
  readonly seed?: number;
  /** How many cases each law tries. */
  readonly runs?: number;
}

/** The driver of this run: one for all scenarios. */
export class JudgedRun {
  readonly initialState: InitialState;
  #steps: readonly StepDefinition[] = [];

  private constructor(
    readonly driver: RecordingDriver,
    readonly description: DriverDescription,
    readonly services: ServiceCheck,
  ) {
    this.initialState = new InitialState(services);
  }

  static #current: JudgedRun | null = null;

  /**
   * Opens the driver that the parameters name and asks it to introduce itself; once a run has started, gives that one.
   *
   * @param parameters - Which driver, and its limits.
   * @param observer - Told of every message to the driver.
   * @returns The run.
   * @throws DriverFault when the driver cannot be started or does not speak this protocol.
   */
  static async start(parameters: RunParameters, observer?: MessageObserver): Promise<JudgedRun> {
    if (JudgedRun.#current !== null) return JudgedRun.#current;
    const driver = new RecordingDriver(openDriver(parameters), observer);
    try {
      const description = await driver.initialize();
      JudgedRun.#current = new JudgedRun(driver, description, new ServiceCheck(description));
      return JudgedRun.#current;
    } catch (thrown) {
      await endQuietly(driver);
      throw thrown;
    }
  }

  /** The step definitions, by which it is known before a scenario runs what it needs; Cucumber started alone gives none. */
  set steps(definitions: readonly StepDefinition[]) {
    // When nothing is lacking, nothing has to be known.
    this.#steps = this.services.servesEverything ? [] : definitions;
  }

  get steps(): readonly StepDefinition[] {
    return this.#steps;
  }

  /** The run that was started. */
  static get current(): JudgedRun {
    if (JudgedRun.#current === null) throw new Error('The driver has not been started');
    return JudgedRun.#current;
  }

  /** Ends the driver; no process is left behind. A driver that does not end by itself is only remarked on. */
  static async stop(): Promise<void> {
    const run = JudgedRun.#current;
    JudgedRun.#current = null;
    if (run !== null) await endQuietly(run.driver);
  }
}
