import { Then } from '@cucumber/cucumber';
import { jsonParts } from '../src/suite/notation/json-parts';
import { atPointer, findJsonDifference } from '../src/suite/notation/match-json';
import { type OrderedJson, parseOrderedJson } from '../src/suite/notation/ordered-json';
import { showExpected } from '../src/suite/notation/show';
import { ExpectationFailure, refuseDifference } from '../src/suite/session/expectation-failure';
import { receivedJson } from '../src/suite/session/received-json';
import { responseState } from './support/response-state';
import { isSameUrl } from './support/same-url';
import type { TouchstoneWorld } from './support/world';

function bodyOf(world: TouchstoneWorld, expected: () => string): OrderedJson {
  const { content } = responseState(world, () => `a response whose body ${expected()}`);
  return receivedJson('the response body', content, () => `JSON that ${expected()}`);
}

/** Fails unless a part of a response body, or what one of its parts has under a key, is the expected one. */
function expectSomewhere(
  world: TouchstoneWorld,
  expected: OrderedJson,
  wanted: string,
  under?: string,
): void {
  const choose = (part: OrderedJson) =>
    under === undefined ? part : part instanceof Map ? part.get(under) : undefined;
  const { outcome } = world.session.last;
  const key = under === undefined ? {} : { under };
  world.expect({ of: outcome, look: 'body', check: 'has', expected, ...key }, () => {
    const body = bodyOf(world, () => `has ${wanted} somewhere`);
    const isExpected = (part: OrderedJson): boolean => {
      const chosen = choose(part);
      return chosen !== undefined && findJsonDifference(expected, chosen, world.keyOrder) === null;
    };
    if (jsonParts(body).some(isExpected)) return;
    throw new ExpectationFailure('the response body', `${wanted} somewhere`, showExpected(body));
  });
}

Then('somewhere in the response body is {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  expectSomewhere(this, expected, `a value ${showExpected(expected)}`);
});

Then(
  'somewhere in the response body is {text} with {json}',
  function (this: TouchstoneWorld, key: string, expected: OrderedJson) {
    const wanted = `an entry "${key}" with ${showExpected(expected)}`;
    expectSomewhere(this, expected, wanted, key);
  },
);

function expectBody(world: TouchstoneWorld, expected: OrderedJson): void {
  const { outcome } = world.session.last;
  world.expect({ of: outcome, look: 'body', check: 'is', expected }, () => {
    const body = bodyOf(world, () => `is ${showExpected(expected)}`);
    refuseDifference('the response body', findJsonDifference(expected, body, world.keyOrder));
  });
}

function expectSame(what: string, expected: string | number, received: string | number | null): void {
  if (expected === received) return;
  throw new ExpectationFailure(what, JSON.stringify(expected), JSON.stringify(received));
}

Then('the response body is {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  expectBody(this, expected);
});

Then('the response body is', function (this: TouchstoneWorld, expected: string) {
  expectBody(this, parseOrderedJson(expected));
});

Then('the response body is the text', function (this: TouchstoneWorld, expected: string) {
  const { outcome } = this.session.last;
  this.expect({ of: outcome, look: 'content', check: 'is', expected }, () => {
    const wanted = () => `a response whose body is the text ${JSON.stringify(expected)}`;
    expectSame('the response body', expected, responseState(this, wanted).content);
  });
});

Then(
  'the response body at {text} is {json}',
  function (this: TouchstoneWorld, pointer: string, expected: OrderedJson) {
    const { outcome } = this.session.last;
    this.expect({ of: outcome, look: 'body', at: pointer, check: 'is', expected }, () => {
      const document = bodyOf(this, () => `has ${showExpected(expected)} at ${pointer}`);
      const part = atPointer(document, pointer);
      const what = 'the response body';
      if (part === undefined) {
        const received = `nothing there; the whole is ${showExpected(document)}`;
        throw new ExpectationFailure(what, showExpected(expected), received, pointer);
      }
      refuseDifference(what, findJsonDifference(expected, part, this.keyOrder, pointer));
    });
  },
);

Then(
  'the response body at {text} is the URL {text}',
  function (this: TouchstoneWorld, pointer: string, expected: string) {
    const { outcome } = this.session.last;
    this.expect({ of: outcome, look: 'body', at: pointer, check: 'isUrl', expected }, () => {
      const body = bodyOf(this, () => `at ${pointer} is the URL ${expected}`);
      const part = atPointer(body, pointer);
      if (typeof part === 'string' && isSameUrl(part, expected)) return;
      const received =
        part === undefined ? `nothing there; the whole is ${showExpected(body)}` : showExpected(part);
      throw new ExpectationFailure(`the response body at ${pointer}`, `the URL ${expected}`, received);
    });
  },
);

Then('the response body has nothing at {text}', function (this: TouchstoneWorld, pointer: string) {
  const { outcome } = this.session.last;
  this.expect({ of: outcome, look: 'body', at: pointer, check: 'isAbsent' }, () => {
    const document = bodyOf(this, () => `has nothing at ${pointer}`);
    const part = atPointer(document, pointer);
    if (part !== undefined)
      throw new ExpectationFailure(`the response body at ${pointer}`, 'nothing', showExpected(part));
  });
});

Then('the response status is {int}', function (this: TouchstoneWorld, expected: number) {
  const { outcome } = this.session.last;
  this.expect({ of: outcome, look: 'status', check: 'is', expected }, () => {
    const { status } = responseState(this, () => `a response with the status ${expected}`);
    expectSame('the response status', expected, status);
  });
});

Then(
  'the response header {text} is {text}',
  function (this: TouchstoneWorld, name: string, expected: string) {
    const { outcome } = this.session.last;
    const at = name.toLowerCase();
    this.expect({ of: outcome, look: 'header', at, check: 'is', expected }, () => {
      const { headers } = responseState(this, () => `a response with the header ${name} "${expected}"`);
      expectSame(`the response header ${name}`, expected, headers.get(at) ?? null);
    });
  },
);

Then(
  'the response header {text} contains the text {text}',
  function (this: TouchstoneWorld, name: string, expected: string) {
    const { outcome } = this.session.last;
    const at = name.toLowerCase();
    this.expect({ of: outcome, look: 'header', at, check: 'contains', expected }, () => {
      const wanted = `text with ${JSON.stringify(expected)} in it`;
      const { headers } = responseState(this, () => `a response whose header ${name} is ${wanted}`);
      const header = headers.get(at) ?? null;
      if (header?.includes(expected) === true) return;
      throw new ExpectationFailure(`the response header ${name}`, wanted, JSON.stringify(header));
    });
  },
);
