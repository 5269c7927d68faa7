import { Then } from '@cucumber/cucumber';
import { findJsonDifference, type KeyOrder } from '../src/conformance/notation/match-json';
import { type OrderedJson, parseOrderedJson } from '../src/conformance/notation/ordered-json';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { subjectName } from '../src/conformance/scenario/scenario-session';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

function expectJson(world: TouchstoneWorld, expected: OrderedJson, order: KeyOrder): void {
  const value = resultValue(world);
  const { what } = world.session.last;
  if (typeof value !== 'string') throw new ExpectationFailure(what, 'a JSON text', JSON.stringify(value));
  const difference = findJsonDifference(expected, parseOrderedJson(value), order);
  if (difference === null) return;
  throw new ExpectationFailure(what, difference.expected, difference.received, difference.path);
}

Then('the result is JSON text of {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  expectJson(this, expected, this.keyOrder);
});

Then(
  'the result is the JSON text that {string} gives, spread over lines',
  async function (this: TouchstoneWorld, operation: string) {
    const value = resultValue(this);
    const { what } = this.session.last;
    if (typeof value !== 'string' || !value.trim().includes('\n'))
      throw new ExpectationFailure(what, 'JSON text spread over lines', JSON.stringify(value));
    const plain = await this.session.ask(subjectName, operation, []);
    const text = 'value' in plain && typeof plain.value === 'string' ? plain.value : '';
    const difference = findJsonDifference(parseOrderedJson(text), parseOrderedJson(value), 'unordered');
    if (difference !== null)
      throw new ExpectationFailure(what, difference.expected, difference.received, difference.path);
  },
);
