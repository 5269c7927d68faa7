import { Then } from '@cucumber/cucumber';
import { everythingIn } from '../src/suite/notation/everything-in';
import { jsonParts } from '../src/suite/notation/json-parts';
import { findDifference, pairsOf } from '../src/suite/notation/match';
import { findJsonDifference } from '../src/suite/notation/match-json';
import type { OrderedJson } from '../src/suite/notation/ordered-json';
import { showExpected, showWire } from '../src/suite/notation/show';
import { toWireKey } from '../src/suite/notation/wire-key';
import type { WireValue } from '../src/suite/protocol/wire';
import { ExpectationFailure } from '../src/suite/session/expectation-failure';
import { receivedJson } from '../src/suite/session/received-json';
import { expectOutcome } from './support/expect-value';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

Then(
  'the entry {text} of the result is {json}',
  function (this: TouchstoneWorld, key: string, expected: OrderedJson) {
    const { last } = this.session;
    const at = toWireKey(key);
    this.expect({ of: last.outcome, look: 'entry', at, check: 'is', expected }, () => {
      const value = resultValue(this, () => `an entry "${key}" that is ${showExpected(expected)}`);
      const what = `the entry "${key}" of ${last.what}`;
      const entry = pairsOf(value)?.find(([name]) => name === at);
      if (entry === undefined)
        throw new ExpectationFailure(
          what,
          showExpected(expected),
          `nothing there; the whole is ${showWire(value)}`,
        );
      expectOutcome(this, { what, outcome: { value: entry[1] } }, expected);
    });
  },
);

Then('somewhere in the result is {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  const { handleOf, last } = this.session;
  this.expect({ of: last.outcome, look: 'value', check: 'has', expected }, () => {
    const wanted = `a value ${showExpected(expected)} somewhere in it`;
    const value = resultValue(this, () => wanted);
    const isExpected = (part: WireValue) => findDifference(expected, part, handleOf, this.keyOrder) === null;
    if (!everythingIn(value).some(isExpected))
      throw new ExpectationFailure(last.what, wanted, showWire(value));
  });
});

Then('somewhere in the JSON text is {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  const { what, outcome } = this.session.last;
  this.expect({ of: outcome, look: 'json', check: 'has', expected }, () => {
    const wanted = () => `JSON text with a value ${showExpected(expected)} somewhere in it`;
    const value = resultValue(this, wanted);
    const parts = jsonParts(receivedJson(what, value, wanted));
    if (parts.some((part) => findJsonDifference(expected, part, this.keyOrder) === null)) return;
    throw new ExpectationFailure(what, wanted(), showWire(value));
  });
});

function expectText(world: TouchstoneWorld, expected: string): void {
  const { what, outcome } = world.session.last;
  world.expect({ of: outcome, look: 'value', check: 'contains', expected }, () => {
    const text = `a text that contains ${JSON.stringify(expected)}`;
    const value = resultValue(world, () => text);
    if (typeof value === 'string' && value.includes(expected)) return;
    throw new ExpectationFailure(what, text, showWire(value));
  });
}

Then('the result contains the text', function (this: TouchstoneWorld, expected: string) {
  expectText(this, expected);
});

Then('the result contains the text {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  expectText(this, String(expected));
});
