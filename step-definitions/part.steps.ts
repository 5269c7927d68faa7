import { Then } from '@cucumber/cucumber';
import { pairsOf } from '../src/conformance/notation/match';
import type { OrderedJson } from '../src/conformance/notation/ordered-json';
import { showExpected, showWire } from '../src/conformance/notation/show';
import { toWireKey } from '../src/conformance/notation/wire-key';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { expectOutcome } from './support/expect-value';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

Then(
  'the entry {string} of the result is {json}',
  function (this: TouchstoneWorld, key: string, expected: OrderedJson) {
    const value = resultValue(this, () => `an entry "${key}" that is ${showExpected(expected)}`);
    const what = `the entry "${key}" of ${this.session.last.what}`;
    const entry = pairsOf(value)?.find(([name]) => name === toWireKey(key));
    if (entry === undefined)
      throw new ExpectationFailure(what, showExpected(expected), `nothing in ${showWire(value)}`);
    expectOutcome(this, what, { value: entry[1] }, expected);
  },
);

Then('the result contains the text', function (this: TouchstoneWorld, expected: string) {
  const text = `a text that contains ${JSON.stringify(expected)}`;
  const value = resultValue(this, () => text);
  if (typeof value === 'string' && value.includes(expected)) return;
  throw new ExpectationFailure(this.session.last.what, text, showWire(value));
});
