import { Then } from '@cucumber/cucumber';
import { documentOf } from '../src/conformance/laws/model-value';
import { findJsonDifference } from '../src/conformance/notation/match-json';
import { type OrderedJson, parseOrderedJson } from '../src/conformance/notation/ordered-json';
import { showExpected, showWire } from '../src/conformance/notation/show';
import type { WireValue } from '../src/conformance/protocol/wire';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { subjectName } from '../src/conformance/scenario/scenario-session';
import { jsonParts } from './support/json-parts';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

/** Gives the plain data that a read-only operation of the subject gives. */
async function dataOf(world: TouchstoneWorld, operation: string): Promise<OrderedJson> {
  return documentOf(resultOf(await world.session.ask(subjectName, operation, [])));
}

function resultOf(outcome: object): WireValue {
  return 'value' in outcome ? (outcome.value as WireValue) : null;
}

function expectSame(world: TouchstoneWorld, expected: OrderedJson, received: OrderedJson): void {
  const difference = findJsonDifference(expected, received, world.keyOrder);
  if (difference === null) return;
  const { what } = world.session.last;
  throw new ExpectationFailure(what, difference.expected, difference.received, difference.path);
}

Then('the result is what {string} gives', async function (this: TouchstoneWorld, operation: string) {
  const received = documentOf(resultValue(this, () => `what ${operation} gives`));
  expectSame(this, await dataOf(this, operation), received);
});

Then(
  'the result is JSON text of what {string} gives',
  async function (this: TouchstoneWorld, operation: string) {
    const text = `JSON text of what ${operation} gives`;
    const value = resultValue(this, () => text);
    if (typeof value !== 'string' || value === '')
      throw new ExpectationFailure(this.session.last.what, text, showWire(value));
    expectSame(this, await dataOf(this, operation), parseOrderedJson(value));
  },
);

Then(
  'somewhere in the result is what {string} gives',
  async function (this: TouchstoneWorld, operation: string) {
    const value = resultValue(this, () => `what ${operation} gives, somewhere in it`);
    const expected = await dataOf(this, operation);
    const isExpected = (part: OrderedJson) => findJsonDifference(expected, part, this.keyOrder) === null;
    if (jsonParts(documentOf(value)).some(isExpected)) return;
    throw new ExpectationFailure(
      this.session.last.what,
      `${showExpected(expected)} somewhere in it`,
      showWire(value),
    );
  },
);
