import { Driver } from '../../src/suite/driver/driver';
import type { Verb } from '../../src/suite/protocol/verb';
import type { DriverDescription, Outcome } from '../../src/suite/protocol/wire';
import { sampleDescription } from '../sample-description';

/** Answers a request that has an outcome. */
export type Answer = (method: Verb, params: object) => Promise<Outcome>;

/** Lets one function answer every request that has an outcome. */
export class AnsweringDriver extends Driver {
  constructor(private readonly answer: Answer) {
    super();
  }

  request(verb: Verb, params: object): Promise<Outcome> {
    return this.answer(verb, params);
  }

  async initialize(): Promise<DriverDescription> {
    return sampleDescription();
  }

  async reset(): Promise<void> {}

  async shutdown(): Promise<void> {}
}
