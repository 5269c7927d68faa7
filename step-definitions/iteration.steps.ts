import { Then } from '@cucumber/cucumber';
import type { OrderedJson } from '../src/suite/notation/ordered-json';
import { showExpected, showWire } from '../src/suite/notation/show';
import type { Json } from '../src/suite/protocol/wire';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { expectOutcome } from './support/expect-value';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

Then('the result iterates over {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  const { what, outcome } = this.session.last;
  this.expect({ of: outcome, look: 'entries', check: 'is', expected }, () => {
    const value = resultValue(this, () => `an iterator over ${showExpected(expected)}`);
    const entries = (value as { readonly entries?: Json } | null)?.entries;
    if (!Array.isArray(entries))
      throw new ExpectationFailure(what, `an iterator over ${showExpected(expected)}`, showWire(value));
    const action = { what: `the entries of ${what}`, outcome: { value: { $map: entries } } };
    expectOutcome(this, action, expected);
  });
});
