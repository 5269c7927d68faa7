import { Then } from '@cucumber/cucumber';
import { type OrderedJson, parseOrderedJson } from '../src/suite/notation/ordered-json';
import { subjectName } from '../src/suite/session/scenario-session';
import { expectOtherValue, expectOutcome, expectValue } from './support/expect-value';
import type { TouchstoneWorld } from './support/world';

Then('the result is {json}', function (this: TouchstoneWorld, expected: OrderedJson) {
  expectValue(this, expected);
});

Then('the result is not {json}', function (this: TouchstoneWorld, unwanted: OrderedJson) {
  expectOtherValue(this, unwanted);
});

Then('the result is', function (this: TouchstoneWorld, expected: string) {
  expectValue(this, parseOrderedJson(expected));
});

Then('the result is the text', function (this: TouchstoneWorld, expected: string) {
  expectValue(this, expected);
});

Then('the result is the subject itself', function (this: TouchstoneWorld) {
  expectValue(this, new Map([['$ref', subjectName]]));
});

Then('the result, if there is one, is an object or null', function (this: TouchstoneWorld) {
  const { outcome } = this.session.last;
  this.expect({ of: outcome, look: 'outcome', check: 'isObjectOrNull' }, () => {
    if ('value' in outcome && outcome.value !== null) expectValue(this, new Map([['$any', 'object']]));
  });
});

Then('the result is the missing marker', function (this: TouchstoneWorld) {
  expectValue(this, new Map([['$missing', true]]));
});

Then('{text} gives {json}', async function (this: TouchstoneWorld, operation: string, expected: OrderedJson) {
  expectOutcome(this, await this.session.ask(subjectName, operation, []), expected);
});

Then('{text} gives', async function (this: TouchstoneWorld, operation: string, expected: string) {
  expectOutcome(this, await this.session.ask(subjectName, operation, []), parseOrderedJson(expected));
});

Then(
  '{text} with {args} gives {json}',
  async function (this: TouchstoneWorld, operation: string, args: OrderedJson[], expected: OrderedJson) {
    expectOutcome(this, await this.session.ask(subjectName, operation, args), expected);
  },
);

Then(
  '{text} of {text} gives {json}',
  async function (this: TouchstoneWorld, operation: string, name: string, expected: OrderedJson) {
    expectOutcome(this, await this.session.ask(name, operation, []), expected);
  },
);
