import { Then } from '@cucumber/cucumber';
import { findJsonDifference } from '../src/suite/notation/match-json';
import type { OrderedJson } from '../src/suite/notation/ordered-json';
import { showExpected, showWire } from '../src/suite/notation/show';
import { ExpectationFailure, refuseDifference } from '../src/suite/session/expectation-failure';
import { receivedJson } from '../src/suite/session/received-json';
import { subjectName } from '../src/suite/session/scenario-session';
import { showOutcomeBriefly } from '../src/suite/session/show-outcome';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

function expectJson(world: TouchstoneWorld, expected: OrderedJson): void {
  const { what, outcome } = world.session.last;
  world.expect({ of: outcome, look: 'json', check: 'is', expected }, () => {
    const text = () => `JSON text of ${showExpected(expected)}`;
    const document = receivedJson(what, resultValue(world, text), text);
    refuseDifference(what, findJsonDifference(expected, document, world.keyOrder));
  });
}

Then('the result is JSON text of {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  expectJson(this, expected);
});

Then(
  'the result is the JSON text that {text} gives, spread over lines',
  async function (this: TouchstoneWorld, operation: string) {
    const plain = await this.session.ask(subjectName, operation, []);
    const { what, outcome } = this.session.last;
    this.expect({ of: outcome, look: 'value', check: 'isSpreadOverLines' }, () => {
      const wanted = `the JSON text that ${plain.what} gives, spread over lines`;
      const value = resultValue(this, () => wanted);
      if (typeof value === 'string' && value.trim().includes('\n')) return;
      throw new ExpectationFailure(what, wanted, showWire(value));
    });
    this.expect({ of: outcome, look: 'json', check: 'is', from: { of: plain.outcome, look: 'json' } }, () => {
      const text = () => 'JSON text';
      if (!('value' in plain.outcome))
        throw new ExpectationFailure(plain.what, text(), showOutcomeBriefly(plain.outcome));
      const expected = receivedJson(plain.what, plain.outcome.value, text);
      const document = receivedJson(what, resultValue(this, text), text);
      refuseDifference(what, findJsonDifference(expected, document, this.keyOrder));
    });
  },
);
