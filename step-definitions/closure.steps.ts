import { Given, Then } from '@cucumber/cucumber';
import { findDifference } from '../src/suite/notation/match';
import { type OrderedJson, parseOrderedJson } from '../src/suite/notation/ordered-json';
import type { Outcome } from '../src/suite/protocol/wire';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { showOutcomeBriefly } from '../src/suite/session/show-outcome';
import { counted } from '../src/suite/text/counted';
import { expectOutcome } from './support/expect-value';
import { leavesOpen } from './support/leaves-open';
import { openings } from './support/openings';
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
  leavesOpen(openings.notation),
  async function (this: TouchstoneWorld, name: string, calls: OrderedJson[]) {
    expectOutcome(this, await this.session.callsOf(name), calls);
  },
);

Then(
  'the closure {text} was called with',
  leavesOpen(openings.docString),
  async function (this: TouchstoneWorld, name: string, calls: string) {
    expectOutcome(this, await this.session.callsOf(name), parseOrderedJson(calls));
  },
);

Then('the closure {text} was not called', async function (this: TouchstoneWorld, name: string) {
  const { what, outcome } = await this.session.callsOf(name);
  this.expect({ of: outcome, look: 'value', check: 'is', expected: [] }, () => {
    if (countOf(outcome) !== 0) throw new ExpectationFailure(what, 'no call', callsIn(outcome));
  });
});

Then(
  'the closure {text} was called once',
  leavesOpen(openings.argumentsOfCall),
  async function (this: TouchstoneWorld, name: string) {
    const { what, outcome } = await this.session.callsOf(name);
    const expected = [new Map([['$any', 'map']])];
    this.expect({ of: outcome, look: 'value', check: 'is', expected }, () => {
      const { handleOf } = this.session;
      if ('value' in outcome && findDifference(expected, outcome.value, handleOf, this.keyOrder) === null)
        return;
      throw new ExpectationFailure(what, 'one call', callsIn(outcome));
    });
  },
);

/** Returns how often a closure was called; null where the driver could not tell. */
function countOf(outcome: Outcome): number | null {
  return 'value' in outcome && Array.isArray(outcome.value) ? outcome.value.length : null;
}

function callsIn(outcome: Outcome): string {
  const count = countOf(outcome);
  const shown = showOutcomeBriefly(outcome);
  return count === null ? shown : `${counted(count, 'call')}: ${shown}`;
}
