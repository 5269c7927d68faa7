import { setImmediate } from 'node:timers/promises';
import type { Verb } from '../protocol/verb';
import type { DriverDescription, ImplementationInfo, Outcome } from '../protocol/wire';
import { Driver } from './driver';
import { DriverFault } from './driver-fault';
import { describeModule } from './in-process/describe-module';
import { javascriptKit } from './in-process/javascript-kit';
import type { ModuleExports } from './in-process/module-classes';

/** How long signals and timers wait for their turn at most, in milliseconds. */
const longestWait = 50;

/**
 * Drives any JavaScript module within this process, by the kit that drivers of JavaScript implementations use.
 *
 * What a module must export is described in docs/javascript-modules.md.
 */
export class InProcessDriver extends Driver {
  readonly #kit;
  #lastTurn = performance.now();

  /**
   * @param exports - The exports of the module under judgement, with all its static state at its defaults.
   * @param implementation - How the module is introduced in reports.
   */
  constructor(exports: ModuleExports, implementation: ImplementationInfo) {
    super();
    this.#kit = javascriptKit.createDriver(describeModule(exports, implementation));
  }

  async initialize(): Promise<DriverDescription> {
    return this.#perform('initialize', {}) as DriverDescription;
  }

  async reset(): Promise<void> {
    this.#perform('reset', {});
  }

  async shutdown(): Promise<void> {
    this.#perform('reset', {});
  }

  async request(verb: Verb, params: object): Promise<Outcome> {
    // At once: requests are carried out in the order in which they are made.
    const outcome = this.#perform(verb, params) as Outcome;
    if (performance.now() - this.#lastTurn >= longestWait) {
      await setImmediate();
      this.#lastTurn = performance.now();
    }
    return outcome;
  }

  #perform(verb: Verb, params: object): unknown {
    try {
      return this.#kit.perform(verb, params);
    } catch (thrown) {
      if (thrown instanceof javascriptKit.ProtocolError)
        throw new DriverFault('rpc-error', thrown.message, 'suite');
      throw thrown;
    }
  }
}
