import { Given } from '@cucumber/cucumber';
import { toClassDefinition } from '../src/suite/fixtures/to-class-definition';
import { type OrderedJson, parseOrderedJson } from '../src/suite/notation/ordered-json';
import type { TouchstoneWorld } from './support/world';

async function define(world: TouchstoneWorld, name: string, notation: OrderedJson): Promise<void> {
  await world.session.define(toClassDefinition(name, notation, world.session.resolve));
}

Given('the class {class} with', async function (this: TouchstoneWorld, name: string, members: string) {
  await define(this, name, parseOrderedJson(members));
});

Given(
  'the class {class} extending {class}',
  async function (this: TouchstoneWorld, name: string, parent: string) {
    await define(this, name, new Map([['extends', parent]]));
  },
);

Given(
  'the class {class} extending {class} with',
  async function (this: TouchstoneWorld, name: string, parent: string, members: string) {
    const notation = parseOrderedJson(members);
    const isMap = notation instanceof Map;
    await define(this, name, isMap ? new Map([['extends', parent as OrderedJson], ...notation]) : notation);
  },
);

/** Declares a resource class by what its toArray returns. */
async function defineResource(world: TouchstoneWorld, name: string, body: OrderedJson): Promise<void> {
  const methods: OrderedJson = new Map([['toArray', body]]);
  await define(
    world,
    name,
    new Map<string, OrderedJson>([
      ['extends', 'JsonResource'],
      ['methods', methods],
    ]),
  );
}

Given(
  'the resource class {class} that gives {json}',
  async function (this: TouchstoneWorld, name: string, body: OrderedJson) {
    await defineResource(this, name, body);
  },
);

Given(
  'the resource class {class} that gives',
  async function (this: TouchstoneWorld, name: string, body: string) {
    await defineResource(this, name, parseOrderedJson(body));
  },
);
