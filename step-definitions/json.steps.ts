import { Then } from '@cucumber/cucumber';
import { findJsonDifference, type KeyOrder } from '../src/conformance/notation/match-json';
import { type OrderedJson, parseOrderedJson } from '../src/conformance/notation/ordered-json';
import { showExpected, showWire } from '../src/conformance/notation/show';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

function expectJson(world: TouchstoneWorld, expected: OrderedJson, order: KeyOrder): void {
  const text = () => `JSON text of ${showExpected(expected)}`;
  const value = resultValue(world, text);
  const { what } = world.session.last;
  if (typeof value !== 'string') throw new ExpectationFailure(what, text(), showWire(value));
  const difference = findJsonDifference(expected, parseOrderedJson(value), order);
  if (difference === null) return;
  throw new ExpectationFailure(what, difference.expected, difference.received, difference.path);
}

Then('the result is JSON text of {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  expectJson(this, expected, 'unordered');
});

Then(
  'the result is JSON text, in this order, of {json}',
  function (this: TouchstoneWorld, expected: OrderedJson) {
    expectJson(this, expected, 'ordered');
  },
);
