import { DriverFault } from '../driver/driver-fault';
import { endQuietly } from '../driver/end-quietly';
import { type DriverChoice, openDriver } from '../driver/open-driver';
import { type MessageObserver, RecordingDriver } from '../driver/recording-driver';
import type { DriverDescription } from '../protocol/wire';
import { InitialState } from '../session/initial-state';
import { NotRun } from '../session/not-run';
import { ServiceCheck } from '../session/service-check';
import { DriverLosses } from './driver-losses';
import type { StepDefinition } from './step-definitions';

/** What a run is told from outside, as Cucumber's world parameters. */
export interface RunParameters extends DriverChoice {
  /** How many losses of the driver in a row end the run. */
  readonly giveUpAfter?: number;
  /** The seed of generated data. */
  readonly seed?: number;
  /** How many cases each law tries. */
  readonly runs?: number;
  /** The path of the one case that a law tries. */
  readonly path?: string;
  /** Whether laws tell of which kinds their data is. */
  readonly verbose?: boolean;
}

/** One driver from its start to its end, for `run`, `smoke` and `replay`; `fuzz` keeps its own two. */
export class JudgedRun {
  #steps: readonly StepDefinition[] = [];
  readonly losses: DriverLosses;
  readonly #initialState: InitialState;
  /** Whether nothing was asked of the driver since it was reset. */
  #isReset = false;

  private constructor(
    readonly driver: RecordingDriver,
    readonly description: DriverDescription,
    readonly services: ServiceCheck,
    readonly parameters: RunParameters,
  ) {
    this.#initialState = new InitialState(services);
    this.losses = new DriverLosses(parameters.giveUpAfter);
  }

  static #current: JudgedRun | null = null;

  /**
   * Starts a driver, does something with it, and ends it, however that went; no process is left behind.
   *
   * @param parameters - Which driver, and its limits.
   * @param work - What is done.
   * @param observer - Told of every message to the driver.
   * @returns What the work returns.
   * @throws DriverFault when the driver cannot be started or does not speak this protocol, and whatever the work throws.
   */
  static async during<T>(
    parameters: RunParameters,
    work: (run: JudgedRun) => Promise<T>,
    observer?: MessageObserver,
  ): Promise<T> {
    const run = await JudgedRun.#start(parameters, observer);
    JudgedRun.#current = run;
    try {
      return await work(run);
    } finally {
      JudgedRun.#current = null;
      await endQuietly(run.driver);
    }
  }

  /** Opens the driver that the parameters name and asks it to introduce itself. */
  static async #start(parameters: RunParameters, observer?: MessageObserver): Promise<JudgedRun> {
    const driver = new RecordingDriver(openDriver(parameters), observer);
    try {
      const description = await driver.initialize();
      return new JudgedRun(driver, description, new ServiceCheck(description), parameters);
    } catch (thrown) {
      await endQuietly(driver);
      throw thrown;
    }
  }

  /**
   * Learns the step definitions, which tell what a scenario needs before it runs.
   *
   * @param definitions - All of them.
   */
  learnSteps(definitions: readonly StepDefinition[]): void {
    // A driver that serves everything can run every scenario: then nothing has to be found out.
    this.#steps = this.services.servesEverything ? [] : definitions;
  }

  /** The step definitions; none when Cucumber was started without the suite, and when the driver serves everything. */
  get steps(): readonly StepDefinition[] {
    return this.#steps;
  }

  /** The run that was started. */
  static get current(): JudgedRun {
    if (JudgedRun.#current === null) throw new Error('The driver has not been started');
    return JudgedRun.#current;
  }

  /**
   * Makes the driver ready for a scenario, starting it again where it was lost.
   *
   * @throws NotRun when it was given up or could not be started again, DriverFault when it lives and cannot be reset.
   */
  async beginScenario(): Promise<void> {
    const { losses, driver } = this;
    if (losses.reasonToGiveUp !== null)
      throw new NotRun(`${losses.reasonToGiveUp}; the last one: ${losses.lastMessage}`);
    if (this.#isReset) return;
    try {
      await this.reset();
      this.#isReset = true;
      driver.forget();
    } catch (thrown) {
      const { loss } = driver;
      if (loss === null) throw thrown;
      losses.noteLoss(loss);
      driver.forget();
      throw new NotRun(`the driver could not be made ready: ${loss.message}`);
    }
  }

  /**
   * Resets the driver after a scenario, so that what the scenario left behind, a dying driver included, is its own failure
   * and not that of the next one.
   *
   * @throws DriverFault when the driver dies of it, or does not reset everything.
   */
  async endScenario(): Promise<void> {
    const { losses, driver } = this;
    if (driver.isUntouched) return;
    this.#isReset = false;
    try {
      if (driver.loss !== null) return;
      await this.reset();
      this.#isReset = true;
    } finally {
      if (driver.loss === null) losses.noteSurvival();
      else losses.noteLoss(driver.loss);
    }
  }

  /**
   * Resets the driver and makes sure that its static state is as it was at first.
   *
   * What a reset has left behind would still be there in every scenario to come: such a driver is ended, and the next reset
   * starts it again.
   *
   * @throws DriverFault when it is not, or when the driver does not answer.
   */
  async reset(): Promise<void> {
    try {
      await this.#initialState.restore(this.driver);
    } catch (thrown) {
      if (thrown instanceof DriverFault && thrown.kind === 'leak') await endQuietly(this.driver);
      throw thrown;
    }
  }
}
