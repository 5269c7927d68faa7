import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { After, Before, Then, When, type World } from '@cucumber/cucumber';
import { Container, Request, resetState } from '../../../src/reference/index';
import { type Outcome, outcomeOf } from './outcome';

interface ExpressionWorld extends World {
  outcome: Outcome;
}

Before({ tags: '@library' }, () => {
  Container.request = new Request('/things');
});

After({ tags: '@library' }, resetState);

When(/^the expression (.+) is evaluated$/, function (this: ExpressionWorld, expression: string) {
  this.outcome = outcomeOf(expression);
});

Then(/^it gives (.+)$/, function (this: ExpressionWorld, expression: string) {
  const expected = outcomeOf(expression);
  assert.ok('value' in expected, `No JavaScript: ${expression}`);
  assert.ok('value' in this.outcome, `Expected ${expression}, received ${inspect(this.outcome)}`);
  assert.deepEqual(this.outcome.value, expected.value);
});

Then(/^it throws (\w+): (.+)$/, function (this: ExpressionWorld, name: string, message: string) {
  assert.ok('error' in this.outcome, `Expected ${name}, received ${inspect(this.outcome)}`);
  const { error } = this.outcome;
  assert.ok(error instanceof Error, `Expected ${name}, received ${inspect(error)}`);
  assert.equal(`${error.name}: ${error.message}`, `${name}: ${message}`);
});
