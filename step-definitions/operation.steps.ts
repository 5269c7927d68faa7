import { When } from '@cucumber/cucumber';
import { type OrderedJson, parseOrderedJson } from '../src/suite/notation/ordered-json';
import { subjectName } from '../src/suite/session/scenario-session';
import { resultValue } from './support/result-value';
import type { TouchstoneWorld } from './support/world';

When('{text} is called', async function (this: TouchstoneWorld, operation: string) {
  await this.session.call(subjectName, operation, []);
});

When(
  '{text} is called with {args}',
  async function (this: TouchstoneWorld, operation: string, args: OrderedJson[]) {
    await this.session.call(subjectName, operation, args);
  },
);

When('{text} is called with', async function (this: TouchstoneWorld, operation: string, args: string) {
  await this.session.call(subjectName, operation, parseOrderedJson(args) as OrderedJson[]);
});

When(
  '{text} of {text} is called with {args}',
  async function (this: TouchstoneWorld, operation: string, name: string, args: OrderedJson[]) {
    await this.session.call(name, operation, args);
  },
);

When(
  '{text} is called from inside with {args}',
  async function (this: TouchstoneWorld, operation: string, args: OrderedJson[]) {
    await this.session.call(subjectName, operation, args, 'inside');
  },
);

When(
  'the static operation {text} of {class} is called with {args}',
  async function (this: TouchstoneWorld, operation: string, className: string, args: OrderedJson[]) {
    await this.session.callStatic(className, operation, args);
  },
);

When(
  'the static operation {text} of {class} is called from inside with {args}',
  async function (this: TouchstoneWorld, operation: string, className: string, args: OrderedJson[]) {
    await this.session.callStatic(className, operation, args, 'inside');
  },
);

When('the result is kept as {text}', function (this: TouchstoneWorld, name: string) {
  const { outcome } = this.session.last;
  this.expect({ of: outcome, look: 'outcome', check: 'succeeds' }, () => {
    resultValue(this, () => `a value, which later steps call "${name}"`);
  });
  if ('value' in outcome) this.session.keep(name, outcome.value);
});
