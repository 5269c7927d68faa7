import { Then } from '@cucumber/cucumber';
import { findDifference, pairsOf } from '../src/conformance/notation/match';
import { findJsonDifference } from '../src/conformance/notation/match-json';
import { type OrderedJson, parseOrderedJson } from '../src/conformance/notation/ordered-json';
import { showExpected, showWire } from '../src/conformance/notation/show';
import { toWireKey } from '../src/conformance/notation/wire-key';
import type { WireValue } from '../src/conformance/protocol/wire';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { expectOutcome } from './support/expect-value';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

/** Lists a value and everything in it: entries of maps, state that objects show. */
function everythingIn(value: WireValue): WireValue[] {
  if (value === null || typeof value !== 'object') return [value];
  return [value, ...(Object.values(value) as WireValue[]).flatMap(everythingIn)];
}

/** Lists a JSON document and everything in it. */
function everythingInJson(document: OrderedJson): OrderedJson[] {
  if (document === null || typeof document !== 'object') return [document];
  return [document, ...[...document.values()].flatMap(everythingInJson)];
}

Then(
  'the entry {string} of the result is {json}',
  function (this: TouchstoneWorld, key: string, expected: OrderedJson) {
    const value = resultValue(this);
    const what = `the entry "${key}" of ${this.session.last.what}`;
    const entry = pairsOf(value)?.find(([name]) => name === toWireKey(key));
    if (entry === undefined) throw new ExpectationFailure(what, 'an entry', `none in ${showWire(value)}`);
    expectOutcome(this, what, { value: entry[1] }, expected);
  },
);

Then('somewhere in the result is {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  const value = resultValue(this);
  const { handleOf } = this.session;
  if (everythingIn(value).some((part) => findDifference(expected, part, handleOf, 'unordered') === null))
    return;
  throw new ExpectationFailure(
    this.session.last.what,
    `${showExpected(expected)} somewhere in it`,
    showWire(value),
  );
});

Then('somewhere in the JSON text is {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  const value = resultValue(this);
  const document = typeof value === 'string' && value !== '' ? parseOrderedJson(value) : '';
  if (everythingInJson(document).some((part) => findJsonDifference(expected, part, 'unordered') === null))
    return;
  throw new ExpectationFailure(
    this.session.last.what,
    `JSON text with ${showExpected(expected)} somewhere in it`,
    showWire(value),
  );
});

Then('the result contains the text', function (this: TouchstoneWorld, expected: string) {
  const value = resultValue(this);
  if (typeof value === 'string' && value.includes(expected)) return;
  throw new ExpectationFailure(this.session.last.what, `a text with ${expected}`, showWire(value));
});
