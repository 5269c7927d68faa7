import { introduction } from '../protocol/introduction';
import type { Verb } from '../protocol/verb';
import type { DriverDescription, Outcome } from '../protocol/wire';
import { type CutOutcome, cutOutcome } from './cut-outcome';
import { Driver } from './driver';
import { DriverFault } from './driver-fault';
import { weightOf } from './weight-of';

/** One message of a transcript with what it gave. */
export interface TranscriptEntry {
  readonly request: { readonly method: Verb; readonly params: object };
  /**
   * The outcome, or its beginning when the scenario had too much to be kept; null for a verb without one; the message of
   * the fault when the driver failed.
   */
  readonly outcome: Outcome | CutOutcome | { readonly fault: string } | null;
}

/** What comes of a message; nothing for a verb without an outcome. */
type Answer = Outcome | undefined;

interface Sent {
  readonly request: TranscriptEntry['request'];
  answer: Promise<Answer | CutOutcome>;
}

/** How much is kept of the outcomes of a scenario, in bytes: one answer of the size that a driver may send, and some. */
const defaultRoom = 20 * 1024 * 1024;

/** Sees every message as it is sent, with what it will give. */
export type MessageObserver = (verb: Verb, params: object, answer: Promise<unknown>) => void;

/** Stands for an answer that has not come yet. */
const open = Symbol('open');

/** Keeps the messages that go through to another driver, within a limited room. */
export class RecordingDriver extends Driver {
  #sent: Sent[] = [];
  #kept = 0;
  #loss: DriverFault | null = null;

  /**
   * @param driver - The driver that does the work.
   * @param observer - Told of every message.
   * @param room - How many bytes of outcomes are kept.
   */
  constructor(
    private readonly driver: Driver,
    private readonly observer?: MessageObserver,
    private readonly room: number = defaultRoom,
  ) {
    super();
  }

  /**
   * Returns the messages since the last {@link RecordingDriver.forget}, in the order they were sent.
   *
   * @returns The messages answered so far, faults included; initialize and shutdown are not recorded.
   */
  async transcript(): Promise<readonly TranscriptEntry[]> {
    const entries: TranscriptEntry[] = [];
    for (const { request, answer } of [...this.#sent]) {
      const outcome = await Promise.race<Answer | CutOutcome | typeof open>([answer, open]).catch(toFault);
      if (outcome !== open) entries.push({ request, outcome: outcome ?? null });
    }
    return entries;
  }

  /** Whether nothing was sent since {@link RecordingDriver.forget}. */
  get isUntouched(): boolean {
    return this.#sent.length === 0;
  }

  /** The first fault since {@link RecordingDriver.forget} with which the driver was gone, or null. */
  get loss(): DriverFault | null {
    return this.#loss;
  }

  /** Forgets the messages so far. */
  forget(): void {
    this.#sent = [];
    this.#kept = 0;
    this.#loss = null;
  }

  initialize(): Promise<DriverDescription> {
    return this.#show('initialize', introduction, this.driver.initialize());
  }

  request(verb: Verb, params: object): Promise<Outcome> {
    return this.#record(verb, params, this.driver.request(verb, params));
  }

  reset(): Promise<void> {
    const done = this.driver.reset();
    void this.#record('reset', {}, done as Promise<undefined>);
    return done;
  }

  shutdown(): Promise<void> {
    return this.#show('shutdown', {}, this.driver.shutdown());
  }

  #record<T extends Answer>(method: Verb, params: object, answer: Promise<T>): Promise<T> {
    const sent: Sent = { request: { method, params }, answer };
    this.#sent.push(sent);
    this.#show(method, params, answer).then(
      (outcome) => this.#keep(sent, outcome),
      (thrown: unknown) => {
        if (thrown instanceof DriverFault && thrown.isLoss) this.#loss ??= thrown;
      },
    );
    return answer;
  }

  #show<T>(method: Verb, params: object, answer: Promise<T>): Promise<T> {
    this.observer?.(method, params, answer);
    return answer;
  }

  /** Keeps an outcome as it is while there is room, and then only its beginning. */
  #keep(sent: Sent, outcome: Answer): void {
    if (outcome === undefined) return;
    const weight = weightOf(outcome);
    if (this.#kept + weight <= this.room) this.#kept += weight;
    else sent.answer = Promise.resolve(cutOutcome(outcome));
  }
}

function toFault(thrown: unknown): { readonly fault: string } {
  return { fault: String(thrown) };
}
