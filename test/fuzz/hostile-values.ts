import fc from 'fast-check';
import * as library from '../../src/reference/index';
import { Rendering } from './rendering';

/** A value that is made anew for every use, with the text that a report shows for it. */
export interface Recipe {
  readonly label: string;
  readonly make: () => unknown;
}

/** Raised by values whose own code fails, which no operation can help. */
export class OwnError extends Error {}

class Row {
  id = 1;
}

class Failing {
  toArray(): never {
    throw new OwnError('toArray');
  }

  jsonSerialize(): never {
    throw new OwnError('jsonSerialize');
  }

  toString(): never {
    throw new OwnError('toString');
  }
}

class PostResource extends library.JsonResource {
  override toArray(): library.ResourceData {
    return { id: this.resource, gone: new library.MissingValue(), more: [new library.MergeValue([1])] };
  }
}

function circular(): unknown {
  const data: Record<string, unknown> = { a: 1 };
  data.itself = data;
  return data;
}

function circularList(): unknown {
  const list: unknown[] = [1];
  list.push(list);
  return list;
}

function nested(depth: number): unknown {
  let data: unknown = 'end';
  for (let level = 0; level < depth; level += 1) data = level % 2 === 0 ? [data] : { data };
  return data;
}

function standingForItself(): unknown {
  const object = { toArray: (): unknown => object, jsonSerialize: (): unknown => object };
  return Object.setPrototypeOf(object, Row.prototype);
}

function model(): library.Model {
  return new library.Model({ id: 1, name: 'a', posts_count: 2, posts_sum_size: null, posts_exists: true })
    .setRelation('posts', [new library.Model({ id: 2 })])
    .setRelation('pivot', { getTable: () => 'post_tag' })
    .append('id');
}

const texts = (...all: readonly string[]) => all.map((text) => [`'${text}'`, () => text] as const);

const recipes: readonly (readonly [label: string, make: () => unknown])[] = [
  ...[0, 1, 2, 3, 15, -1, 1.5, -0, 1e21, 2 ** 53, -(2 ** 63), Number.NaN, Number.POSITIVE_INFINITY].map(
    (number) => [String(number), () => number] as const,
  ),
  ...texts('', '0', '1', 'id', 'name', 'posts', 'data', 'page', 'a b', ' 12 ', '1e3', '1.5', '__proto__'),
  ...texts('then', 'constructor', 'toString', 'toArray', 'count', 'JsonResource'),
  ...texts('a[b][]=1&c=2', '/a//?b#c', '\ud800', 'é<&'),
  ['null', () => null],
  ['undefined', () => undefined],
  ['true', () => true],
  ['false', () => false],
  ['10n', () => 10n],
  ['Symbol()', () => Symbol('own')],
  ['Symbol.iterator', () => Symbol.iterator],
  ['() => 1', () => () => 1],
  ['(it) => it', () => (it: unknown) => it],
  ['() => [1]', () => () => [1]],
  ["() => ({ a: 'b' })", () => () => ({ a: 'b' })],
  ["() => 'a'", () => () => 'a'],
  ['() => views', () => () => new Rendering()],
  [
    'failing function',
    () => () => {
      throw new OwnError('function');
    },
  ],
  ['class Row', () => Row],
  ['class PostResource', () => PostResource],
  ['class ResourceCollection', () => library.ResourceCollection],
  ['class Model', () => library.Model],
  ['[]', () => []],
  ['{}', () => ({})],
  ['[1, 2]', () => [1, 2]],
  ["['id', 'name']", () => ['id', 'name']],
  ["['a', , 'b']", () => Object.assign(new Array(3), { 0: 'a', 2: 'b' })],
  ["{ a: 1, b: ['c'] }", () => ({ a: 1, b: ['c'] })],
  ["{ path: '/a', query: { b: 1 } }", () => ({ path: '/a', query: { b: 1 }, fragment: 'c', pageName: 'p' })],
  ["{ '3': 1, a: 2 }", () => ({ 3: 1, a: 2 })],
  ['{ path: Symbol() }', () => ({ path: Symbol('own'), perPage: 'x' })],
  ['{ [Symbol()]: 1 }', () => ({ [Symbol('own')]: 1 })],
  ['{ __proto__: null, a: 1 }', () => Object.assign(Object.create(null), { a: 1 })],
  ["{ ['__proto__']: 1 }", () => JSON.parse('{"__proto__": 1}')],
  ['{ toString: 5 }', () => ({ toString: 5, valueOf: 5, constructor: 5 })],
  ['{ __invoke }', () => ({ __invoke: (it: unknown) => it })],
  ['{ toHtml }', () => ({ toHtml: () => '<i>' })],
  ['{ wrong contracts }', () => ({ toArray: () => 5, jsonSerialize: () => Symbol('own'), toHtml: () => 5 })],
  ['views', () => new Rendering()],
  ['circular', circular],
  ['circular list', circularList],
  ['700 levels', () => nested(700)],
  ['5,000 levels', () => nested(5000)],
  ['standing for itself', standingForItself],
  ['new Row()', () => new Row()],
  ['new Failing()', () => new Failing()],
  ['object whose toString is no function', () => Object.assign(new Row(), { toString: 5 })],
  ['object whose toString gives no text', () => Object.assign(new Row(), { toString: () => ({}) })],
  ['object without a class', () => Object.create({ constructor: 5 })],
  ['new Date(NaN)', () => new Date(Number.NaN)],
  ['new Set([1])', () => new Set([1])],
  [
    "new Map([['a', 1], [2, 'b']])",
    () =>
      new Map<unknown, unknown>([
        ['a', 1],
        [2, 'b'],
      ]),
  ],
  [
    'Map with odd keys',
    () =>
      new Map<unknown, unknown>([
        [{}, 1],
        [Symbol('own'), 2],
        [Number.NaN, 3],
      ]),
  ],
  ['generator', () => [1, 2].values()],
  ['new Uint8Array(2)', () => new Uint8Array(2)],
  [
    'new OrderedMap',
    () =>
      library.OrderedMap.fromEntries([
        ['a', 1],
        [3, 2],
      ]),
  ],
  ['new Collection', () => new library.Collection([{ id: 1 }, null, 'a'])],
  ['new Paginator', () => new library.Paginator([{ id: 1 }, { id: 2 }], 1)],
  ['new Model', model],
  ['new MissingValue', () => new library.MissingValue()],
  ['new MergeValue', () => new library.MergeValue({ a: 1 })],
  ['new JsonResource', () => new library.JsonResource({ id: 1 })],
  ['JsonResource of a model', () => new library.JsonResource(model())],
  ['JsonResource of null', () => new library.JsonResource(null)],
  ['new PostResource', () => new PostResource(1)],
  ['PostResource collection', () => PostResource.collection(new library.Paginator([1, 2], 1))],
  ['new Request', () => new library.Request('/a?b[]=1&page=2')],
  ['new JsonResponse', () => new library.JsonResponse({ a: 1 })],
  ['new HtmlString', () => new library.HtmlString('<b>')],
];

/** The values that have a name, in a fixed order. */
export const namedValues: readonly Recipe[] = recipes.map(([label, make]) => ({ label, make }));

const named = fc.constantFrom(...namedValues);
const text = fc.string({ unit: 'binary', maxLength: 12 }).map(
  (value): Recipe => ({
    label: JSON.stringify(value),
    make: () => value,
  }),
);
const json = fc.jsonValue({ maxDepth: 2 }).map(
  (value): Recipe => ({
    label: JSON.stringify(value),
    make: () => structuredClone(value),
  }),
);

function listOf(parts: readonly Recipe[]): Recipe {
  return {
    label: `[${parts.map(({ label }) => label).join(', ')}]`,
    make: () => parts.map(({ make }) => make()),
  };
}

function objectOf(entries: readonly (readonly [string, Recipe])[]): Recipe {
  return {
    label: `{ ${entries.map(([name, { label }]) => `${JSON.stringify(name)}: ${label}`).join(', ')} }`,
    make: () => Object.fromEntries(entries.map(([name, { make }]) => [name, make()])),
  };
}

const names = fc.constantFrom('a', 'id', '0', '2', '-1', '1.5', 'toJSON', 'data');

/** Values of every kind, most of them not what an operation is made for. */
export const hostileValue: fc.Arbitrary<Recipe> = fc.oneof(
  { weight: 12, arbitrary: named },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: json },
  { weight: 1, arbitrary: fc.array(named, { maxLength: 4 }).map(listOf) },
  { weight: 1, arbitrary: fc.array(fc.tuple(names, named), { maxLength: 4 }).map(objectOf) },
);
