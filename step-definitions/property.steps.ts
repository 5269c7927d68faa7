import { Then, When } from '@cucumber/cucumber';
import type { OrderedJson } from '../src/suite/notation/ordered-json';
import { subjectName } from '../src/suite/session/scenario-session';
import { expectOtherValue, expectValue } from './support/expect-value';
import type { TouchstoneWorld } from './support/world';

When(
  'the property {text} is set to {json}',
  async function (this: TouchstoneWorld, property: string, value: OrderedJson) {
    await this.session.set(subjectName, property, value);
  },
);

When(
  'the property {text} of {text} is set to {json}',
  async function (this: TouchstoneWorld, property: string, name: string, value: OrderedJson) {
    await this.session.set(name, property, value);
  },
);

When(
  'the static property {text} of {class} is set to {json}',
  async function (this: TouchstoneWorld, property: string, className: string, value: OrderedJson) {
    await this.session.setStatic(className, property, value);
  },
);

When('the property {text} is read', async function (this: TouchstoneWorld, property: string) {
  await this.session.get(subjectName, property);
});

When(
  'the static property {text} of {class} is read',
  async function (this: TouchstoneWorld, property: string, className: string) {
    await this.session.getStatic(className, property);
  },
);

Then(
  'the property {text} is {json}',
  async function (this: TouchstoneWorld, property: string, expected: OrderedJson) {
    await this.session.get(subjectName, property);
    expectValue(this, expected);
  },
);

Then(
  'the property {text} of {text} is {json}',
  async function (this: TouchstoneWorld, property: string, name: string, expected: OrderedJson) {
    await this.session.get(name, property);
    expectValue(this, expected);
  },
);

Then(
  'the protected property {text} is {json}',
  async function (this: TouchstoneWorld, property: string, expected: OrderedJson) {
    await this.session.get(subjectName, property, 'inside');
    expectValue(this, expected);
  },
);

Then(
  'the static property {text} of {class} is {json}',
  async function (this: TouchstoneWorld, property: string, className: string, expected: OrderedJson) {
    await this.session.getStatic(className, property);
    expectValue(this, expected);
  },
);

Then(
  'the protected static property {text} of {class} is {json}',
  async function (this: TouchstoneWorld, property: string, className: string, expected: OrderedJson) {
    await this.session.getStatic(className, property, 'inside');
    expectValue(this, expected);
  },
);

Then(
  'the static property {text} of {class} is not {json}',
  async function (this: TouchstoneWorld, property: string, className: string, unwanted: OrderedJson) {
    await this.session.getStatic(className, property);
    expectOtherValue(this, unwanted);
  },
);
