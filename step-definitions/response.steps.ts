import { Then } from '@cucumber/cucumber';
import { atPointer, findJsonDifference, type KeyOrder } from '../src/conformance/notation/match-json';
import { type OrderedJson, parseOrderedJson } from '../src/conformance/notation/ordered-json';
import { parseNotation } from '../src/conformance/notation/parse-notation';
import { showExpected } from '../src/conformance/notation/show';
import { ExpectationFailure } from '../src/conformance/scenario/expectation-failure';
import { type ResponseState, responseState } from './support/response-state';
import type { TouchstoneWorld } from './support/world';

function bodyOf(world: TouchstoneWorld, expected: () => string): OrderedJson {
  return parseOrderedJson(responseState(world, () => `a response whose body ${expected()}`).content);
}

function expectBody(world: TouchstoneWorld, expected: OrderedJson, order: KeyOrder): void {
  const difference = findJsonDifference(
    expected,
    bodyOf(world, () => `is ${showExpected(expected)}`),
    order,
  );
  if (difference === null) return;
  throw new ExpectationFailure(
    'the response body',
    difference.expected,
    difference.received,
    difference.path,
  );
}

function expectSame(
  what: string,
  expected: OrderedJson,
  received: ResponseState[keyof ResponseState] | OrderedJson,
): void {
  if (expected === received) return;
  throw new ExpectationFailure(what, JSON.stringify(expected), JSON.stringify(received));
}

Then('the response body is {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  expectBody(this, expected, this.keyOrder);
});

Then('the response body is', function (this: TouchstoneWorld, expected: string) {
  expectBody(this, parseNotation(expected), this.keyOrder);
});

Then('the response body, keys in any order, is', function (this: TouchstoneWorld, expected: string) {
  expectBody(this, parseNotation(expected), 'unordered');
});

Then('the response body is the text', function (this: TouchstoneWorld, expected: string) {
  const { content } = responseState(
    this,
    () => `a response whose body is the text ${JSON.stringify(expected)}`,
  );
  expectSame('the response body', expected, content);
});

Then(
  'the response body at {string} is {json}',
  function (this: TouchstoneWorld, pointer: string, expected: OrderedJson) {
    const document = bodyOf(this, () => `has ${showExpected(expected)} at ${pointer}`);
    const part = atPointer(document, pointer);
    const what = `the response body at ${pointer}`;
    if (part === undefined)
      throw new ExpectationFailure(what, showExpected(expected), `nothing in ${showExpected(document)}`);
    const difference = findJsonDifference(expected, part, this.keyOrder);
    if (difference !== null)
      throw new ExpectationFailure(what, difference.expected, difference.received, difference.path);
  },
);

Then('the response body has nothing at {string}', function (this: TouchstoneWorld, pointer: string) {
  const document = bodyOf(this, () => `has nothing at ${pointer}`);
  const part = atPointer(document, pointer);
  if (part !== undefined)
    throw new ExpectationFailure(`the response body at ${pointer}`, 'nothing', showExpected(part));
});

Then('the response status is {int}', function (this: TouchstoneWorld, expected: number) {
  const { status } = responseState(this, () => `a response with the status ${expected}`);
  expectSame('the response status', expected, status);
});

Then(
  'the response header {string} is {string}',
  function (this: TouchstoneWorld, name: string, expected: string) {
    const { headers } = responseState(this, () => `a response with the header ${name} "${expected}"`);
    expectSame(`the response header ${name}`, expected, headers.get(name.toLowerCase()) ?? null);
  },
);
