import type { Driver, DriverDescription } from '../../src/conformance/driver/driver';
import { openDriver } from '../../src/conformance/driver/open-driver';
import { RecordingDriver } from '../../src/conformance/driver/recording-driver';
import { ServiceCheck } from '../../src/conformance/scenario/service-check';

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
  private constructor(
    readonly driver: RecordingDriver,
    readonly description: DriverDescription,
    readonly services: ServiceCheck,
  ) {}

  static #current: JudgedRun | null = null;

  /** Opens the driver that the parameters name and asks it to introduce itself. */
  static async start(parameters: RunParameters): Promise<JudgedRun> {
    const driver = new RecordingDriver(openDriver(parameters) as Driver);
    const description = await driver.initialize();
    JudgedRun.#current = new JudgedRun(driver, description, new ServiceCheck(description));
    return JudgedRun.#current;
  }

  /** The run that was started. */
  static get current(): JudgedRun {
    if (JudgedRun.#current === null) throw new Error('The driver has not been started');
    return JudgedRun.#current;
  }

  /** Ends the driver; no process is left behind. */
  static async stop(): Promise<void> {
    await JudgedRun.#current?.driver.shutdown();
    JudgedRun.#current = null;
  }
}
