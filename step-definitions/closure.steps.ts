import { Given, Then } from '@cucumber/cucumber';
import { findDifference } from '../src/suite/notation/match';
import { type OrderedJson, parseOrderedJson } from '../src/suite/notation/ordered-json';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { showOutcomeBriefly } from '../src/suite/session/show-outcome';
import { counted } from '../src/suite/text/counted';
import { expectOutcome } from './support/expect-value';
import type { TouchstoneWorld } from './support/world';

Given(
  'the closure {text} that returns {json}',
  function (this: TouchstoneWorld, name: string, body: OrderedJson) {
    this.session.declareClosure(name, body);
  },
);

Given('the closure {text} that returns', function (this: TouchstoneWorld, name: string, body: string) {
  this.session.declareClosure(name, parseOrderedJson(body));
});

Then(
  'the closure {text} was called with {args}',
  async function (this: TouchstoneWorld, name: string, calls: OrderedJson[]) {
    expectOutcome(this, await this.session.callsOf(name), calls);
  },
);

Then(
  'the closure {text} was called with',
  async function (this: TouchstoneWorld, name: string, calls: string) {
    expectOutcome(this, await this.session.callsOf(name), parseOrderedJson(calls));
  },
);

Then('the closure {text} was not called', async function (this: TouchstoneWorld, name: string) {
  await expectCalls(this, name, 'no call', []);
});

Then('the closure {text} was called once', async function (this: TouchstoneWorld, name: string) {
  await expectCalls(this, name, 'one call', [new Map([['$any', 'map']])]);
});

/** Fails unless the calls of a closure are as expected; the message says first how many there were. */
async function expectCalls(
  world: TouchstoneWorld,
  name: string,
  inWords: string,
  expected: OrderedJson[],
): Promise<void> {
  const { what, outcome } = await world.session.callsOf(name);
  world.expect({ of: outcome, look: 'value', check: 'is', expected }, () => {
    const { session, keyOrder } = world;
    const calls = 'value' in outcome ? outcome.value : null;
    if (calls !== null && findDifference(expected, calls, session.handleOf, keyOrder) === null) return;
    const shown = showOutcomeBriefly(outcome);
    const received = Array.isArray(calls) ? `${counted(calls.length, 'call')}: ${shown}` : shown;
    throw new ExpectationFailure(what, inWords, received);
  });
}
