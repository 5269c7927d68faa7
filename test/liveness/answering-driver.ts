import type { Driver, DriverDescription, From } from '../../src/suite/driver/driver';
import { origin } from '../../src/suite/driver/origin';
import { protocolVersion } from '../../src/suite/protocol/protocol-version';
import type { Verb } from '../../src/suite/protocol/verb';
import type { ClassDefinition, Expression, Outcome } from '../../src/suite/protocol/wire';

/** Answers a request that has an outcome. */
export type Answer = (method: Verb, params: object) => Promise<Outcome>;

/** Lets one function answer every request that has an outcome. */
export class AnsweringDriver implements Driver {
  /**
   * @param answer - The function.
   */
  constructor(private readonly answer: Answer) {}

  async initialize(): Promise<DriverDescription> {
    const implementation = { name: 'answers', version: '0', language: 'none' };
    return { protocolVersion, implementation, rows: { serves: ['*'] }, capabilities: [] };
  }

  create(className: string, args: readonly Expression[]): Promise<Outcome> {
    return this.answer('create', { class: className, args });
  }

  call(target: string, operation: string, args: readonly Expression[], from?: From): Promise<Outcome> {
    return this.answer('call', { target, operation, args, ...origin(from) });
  }

  callStatic(
    className: string,
    operation: string,
    args: readonly Expression[],
    from?: From,
  ): Promise<Outcome> {
    return this.answer('callStatic', { class: className, operation, args, ...origin(from) });
  }

  get(target: string, property: string, from?: From): Promise<Outcome> {
    return this.answer('get', { target, property, ...origin(from) });
  }

  set(target: string, property: string, value: Expression, from?: From): Promise<Outcome> {
    return this.answer('set', { target, property, value, ...origin(from) });
  }

  getStatic(className: string, property: string, from?: From): Promise<Outcome> {
    return this.answer('getStatic', { class: className, property, ...origin(from) });
  }

  setStatic(className: string, property: string, value: Expression, from?: From): Promise<Outcome> {
    return this.answer('setStatic', { class: className, property, value, ...origin(from) });
  }

  define(definition: ClassDefinition): Promise<Outcome> {
    return this.answer('define', definition);
  }

  async reset(): Promise<void> {}

  async shutdown(): Promise<void> {}
}
