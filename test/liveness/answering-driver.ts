import type { DriverDescription } from '../../src/suite/driver/driver';
import { RequestDriver } from '../../src/suite/driver/request-driver';
import { protocolVersion } from '../../src/suite/protocol/protocol-version';
import type { Verb } from '../../src/suite/protocol/verb';
import type { Outcome } from '../../src/suite/protocol/wire';

/** Answers a request that has an outcome. */
export type Answer = (method: Verb, params: object) => Promise<Outcome>;

/** Lets one function answer every request that has an outcome. */
export class AnsweringDriver extends RequestDriver {
  constructor(private readonly answer: Answer) {
    super();
  }

  protected override request(verb: Verb, params: object): Promise<Outcome> {
    return this.answer(verb, params);
  }

  async initialize(): Promise<DriverDescription> {
    const implementation = { name: 'answers', version: '0', language: 'none' };
    return { protocolVersion, implementation, rows: { serves: ['*'] }, capabilities: [] };
  }

  async reset(): Promise<void> {}

  async shutdown(): Promise<void> {}
}
