import type { Verb } from '../protocol/verb';
import type { ClassDefinition, Expression, Outcome } from '../protocol/wire';
import type { Driver, DriverDescription } from './driver';

/** One message of a transcript with what came of it. */
export interface TranscriptEntry {
  readonly request: { readonly method: Verb; readonly params: object };
  /** The outcome; null for a verb without one; the message of the fault when the driver failed. */
  readonly outcome: Outcome | { readonly fault: string } | null;
}

/** Keeps the messages that go through to another driver. */
export class RecordingDriver implements Driver {
  readonly #driver: Driver;
  #entries: TranscriptEntry[] = [];

  /**
   * @param driver - The driver that does the work.
   */
  constructor(driver: Driver) {
    this.#driver = driver;
  }

  /** The messages since the last {@link RecordingDriver.forget}, the introduction and the farewell left out. */
  transcript(): readonly TranscriptEntry[] {
    return [...this.#entries];
  }

  /** Forgets the messages so far. */
  forget(): void {
    this.#entries = [];
  }

  initialize(): Promise<DriverDescription> {
    return this.#driver.initialize();
  }

  create(className: string, args: readonly Expression[]): Promise<Outcome> {
    return this.#record('create', { class: className, args }, this.#driver.create(className, args));
  }

  call(target: string, operation: string, args: readonly Expression[]): Promise<Outcome> {
    return this.#record('call', { target, operation, args }, this.#driver.call(target, operation, args));
  }

  callStatic(className: string, operation: string, args: readonly Expression[]): Promise<Outcome> {
    const outcome = this.#driver.callStatic(className, operation, args);
    return this.#record('callStatic', { class: className, operation, args }, outcome);
  }

  get(target: string, property: string): Promise<Outcome> {
    return this.#record('get', { target, property }, this.#driver.get(target, property));
  }

  set(target: string, property: string, value: Expression): Promise<Outcome> {
    return this.#record('set', { target, property, value }, this.#driver.set(target, property, value));
  }

  getStatic(className: string, property: string): Promise<Outcome> {
    const outcome = this.#driver.getStatic(className, property);
    return this.#record('getStatic', { class: className, property }, outcome);
  }

  setStatic(className: string, property: string, value: Expression): Promise<Outcome> {
    const outcome = this.#driver.setStatic(className, property, value);
    return this.#record('setStatic', { class: className, property, value }, outcome);
  }

  define(definition: ClassDefinition): Promise<Outcome> {
    return this.#record('define', definition, this.#driver.define(definition));
  }

  async reset(): Promise<void> {
    await this.#record(
      'reset',
      {},
      this.#driver.reset().then(() => null),
    );
  }

  shutdown(): Promise<void> {
    return this.#driver.shutdown();
  }

  async #record<T extends Outcome | null>(method: Verb, params: object, answer: Promise<T>): Promise<T> {
    const request = { method, params };
    try {
      const outcome = await answer;
      this.#entries.push({ request, outcome });
      return outcome;
    } catch (thrown) {
      this.#entries.push({ request, outcome: { fault: String(thrown) } });
      throw thrown;
    }
  }
}
