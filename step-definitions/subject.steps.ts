import { Given } from '@cucumber/cucumber';
import { type OrderedJson, parseOrderedJson } from '../src/suite/notation/ordered-json';
import { subjectName } from '../src/suite/session/scenario-session';
import type { TouchstoneWorld } from './support/world';

Given(
  'a Paginator of {json} with {int} per page',
  async function (this: TouchstoneWorld, items: OrderedJson, perPage: number) {
    await this.session.create(subjectName, 'Paginator', [items, perPage]);
  },
);

Given(
  'a Paginator of {json} with {int} per page on page {json}',
  async function (this: TouchstoneWorld, items: OrderedJson, perPage: number, page: OrderedJson) {
    await this.session.create(subjectName, 'Paginator', [items, perPage, page]);
  },
);

Given(
  'a Paginator of {json} with {int} per page on page {json} and options {json}',
  async function (
    this: TouchstoneWorld,
    items: OrderedJson,
    perPage: number,
    page: OrderedJson,
    options: OrderedJson,
  ) {
    await this.session.create(subjectName, 'Paginator', [items, perPage, page, options]);
  },
);

Given(
  'a new {class} from {args}',
  async function (this: TouchstoneWorld, className: string, args: OrderedJson[]) {
    await this.session.create(subjectName, className, args);
  },
);

Given('a new {class} from', async function (this: TouchstoneWorld, className: string, args: string) {
  await this.session.create(subjectName, className, parseOrderedJson(args) as OrderedJson[]);
});

Given(
  '{text} is a new {class} from {args}',
  async function (this: TouchstoneWorld, name: string, className: string, args: OrderedJson[]) {
    await this.session.create(name, className, args);
  },
);

Given(
  '{text} is a new {class} from',
  async function (this: TouchstoneWorld, name: string, className: string, args: string) {
    await this.session.create(name, className, parseOrderedJson(args) as OrderedJson[]);
  },
);

Given('the current request is {text}', async function (this: TouchstoneWorld, uri: string) {
  await this.session.setStatic('Container', 'request', new Map([['$request', uri]]));
});
