import type { Verb } from '../protocol/verb';
import type { ClassDefinition, Expression, Outcome } from '../protocol/wire';
import type { Driver, DriverDescription, From, ImplementationInfo } from './driver';
import { DriverFault } from './driver-fault';
import { describeModule } from './in-process/describe-module';
import { EventLoopTurn } from './in-process/event-loop-turn';
import { javascriptKit } from './in-process/javascript-kit';
import type { ModuleExports } from './in-process/module-classes';

/**
 * Drives any JavaScript module within this process, by the kit that drivers of JavaScript implementations use.
 *
 * What a module must export is described in docs/javascript-modules.md.
 */
export class InProcessDriver implements Driver {
  readonly #kit;
  readonly #turn = new EventLoopTurn();

  /**
   * @param exports - The exports of the module under judgement, with all its static state at its defaults.
   * @param implementation - How the module is introduced in reports.
   */
  constructor(exports: ModuleExports, implementation: ImplementationInfo) {
    this.#kit = javascriptKit.createDriver(describeModule(exports, implementation));
  }

  async initialize(): Promise<DriverDescription> {
    return this.#perform('initialize', {}) as DriverDescription;
  }

  create(className: string, args: readonly Expression[]): Promise<Outcome> {
    return this.#outcome('create', { class: className, args });
  }

  call(target: string, operation: string, args: readonly Expression[], from?: From): Promise<Outcome> {
    return this.#outcome('call', { target, operation, args, from });
  }

  callStatic(
    className: string,
    operation: string,
    args: readonly Expression[],
    from?: From,
  ): Promise<Outcome> {
    return this.#outcome('callStatic', { class: className, operation, args, from });
  }

  get(target: string, property: string, from?: From): Promise<Outcome> {
    return this.#outcome('get', { target, property, from });
  }

  set(target: string, property: string, value: Expression, from?: From): Promise<Outcome> {
    return this.#outcome('set', { target, property, value, from });
  }

  getStatic(className: string, property: string, from?: From): Promise<Outcome> {
    return this.#outcome('getStatic', { class: className, property, from });
  }

  setStatic(className: string, property: string, value: Expression, from?: From): Promise<Outcome> {
    return this.#outcome('setStatic', { class: className, property, value, from });
  }

  define(definition: ClassDefinition): Promise<Outcome> {
    return this.#outcome('define', definition);
  }

  async reset(): Promise<void> {
    this.#perform('reset', {});
  }

  async shutdown(): Promise<void> {
    this.#perform('reset', {});
  }

  async #outcome(verb: Verb, params: object): Promise<Outcome> {
    // At once: requests are carried out in the order in which they are made.
    const outcome = this.#perform(verb, params) as Outcome;
    if (this.#turn.isDue) await this.#turn.take();
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
