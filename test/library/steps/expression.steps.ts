import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { After, Before, Then, When, type World } from '@cucumber/cucumber';
import { Container, Request, resetState } from '../../../src/reference/index';
import { type Outcome, outcomeOf } from './outcome';

interface ExpressionWorld extends World {
  outcome: Outcome;
}

Before(() => {
  Container.request = new Request('/things');
});

After(resetState);

function evaluate(this: ExpressionWorld, expression: string): void {
  this.outcome = outcomeOf(expression);
}

function assertGives(this: ExpressionWorld, expression: string): void {
  const expected = outcomeOf(expression);
  assert.ok('value' in expected, `No JavaScript: ${expression}`);
  assert.ok('value' in this.outcome, `Expected ${expression}, received ${inspect(this.outcome)}`);
  assert.deepEqual(this.outcome.value, expected.value);
}

When(/^the expression (.+) is evaluated$/, evaluate);
When(/^this expression is evaluated$/, evaluate);

Then(/^it gives (?!this value$)(.+)$/, assertGives);
Then(/^it gives this value$/, assertGives);

Then(/^it throws (\w+): (.+)$/, function (this: ExpressionWorld, name: string, message: string) {
  assert.ok('error' in this.outcome, `Expected ${name}, received ${inspect(this.outcome)}`);
  const { error } = this.outcome;
  assert.ok(error instanceof Error, `Expected ${name}, received ${inspect(error)}`);
  assert.equal(`${error.name}: ${error.message}`, `${name}: ${message}`);
});
