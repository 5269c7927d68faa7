import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { CommonGround } from '../common-ground';
import { mapOf } from './notation';

/** What every attribute, relation, option and parameter of a program is called: few names, so that they meet. */
export const names = ['id', 'title', 'name', 'posts', 'author'] as const;

const texts = [
  '',
  'a',
  'Emma',
  '0',
  '1',
  'a b',
  'é',
  '<b>',
  'Tom & "Jerry\'s"',
  '/x/y',
  'a=1&b[]=2',
  '10%',
  '#top',
  '\u2028😀',
];
const numbers = [0, 1, 2, 3, -1, 7, 15, 1.5, -0.25, 100_000];
const layoutNames = ['data', 'links', 'meta', 'items', 'path', 'page'];
const oddNames = ['first name', 'x.y', 'größe', '0x1', '1.5', ' 1', '007', '-', '__proto__', 'length'];
const integerKeys = ['0', '1', '2', '3', '5', '-2', '10'];

/** Data without objects: numbers, texts, lists and maps. */
export interface DataArbitraries {
  /** What both implementations claim to do. */
  readonly ground: CommonGround;
  readonly text: Arbitrary<string>;
  readonly scalar: Arbitrary<OrderedJson>;
  /** The key of a map, as text; one that looks like an integer is one. */
  readonly key: Arbitrary<string>;
  /** A key that is never an integer. */
  readonly name: Arbitrary<string>;
  /** A value of any depth up to three. */
  readonly plain: Arbitrary<OrderedJson>;
  /** A map under names. */
  readonly namedMap: Arbitrary<OrderedJson>;
  /** A list, or a map under keys of any kind; one whose order cannot show where the order of maps is left open. */
  readonly plainMap: Arbitrary<OrderedJson>;
  /** Plain items for a collection: a list, or also a map where both keep the keys of items. */
  readonly collected: Arbitrary<OrderedJson>;
  /** A value in the query of a URL. */
  readonly queryValue: Arbitrary<OrderedJson>;
  /** What is merged into a response: any map, or one whose only key nothing else has where such merging is left open. */
  readonly beside: (key: string) => Arbitrary<OrderedJson>;
  /** The most entries of a map whose order could show. */
  readonly most: number;
}

/**
 * Makes the arbitraries of data.
 *
 * @param ground - What both implementations claim to do.
 * @returns The arbitraries.
 */
export function dataArbitraries(ground: CommonGround): DataArbitraries {
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 4 }) },
  );
  const scalar = fc.oneof<Arbitrary<OrderedJson>[]>(
    fc.constantFrom<OrderedJson>(...numbers),
    text,
    // Whatever is given may become an item.
    fc.constantFrom<OrderedJson>(...(ground.follows('null-items') ? [null] : []), true, false),
  );
  // A map whose keys are all numbers becomes a list, in its order, and a text counts as a number.
  const isOrdered = ground.follows('ordered-maps');
  const allowsNumericNames = isOrdered && ground.follows('numeric-text');
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<string>(...names) },
    { weight: 2, arbitrary: fc.constantFrom(...layoutNames) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...oddNames.filter((odd) => allowsNumericNames || !isNumeric(odd))),
    },
  );
  const key =
    ground.follows('integer-like-keys') && isOrdered
      ? fc.oneof({ weight: 2, arbitrary: name }, { weight: 1, arbitrary: fc.constantFrom(...integerKeys) })
      : name;
  const plain = fc.letrec<{ value: OrderedJson }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      { weight: 5, arbitrary: scalar },
      { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
      { weight: 1, arbitrary: mapArbitrary(key, tie('value')) },
    ),
  })).value;
  const namedMap = mapArbitrary(name, plain);
  const most = isOrdered ? 3 : 1;
  const list = fc.array(plain, { maxLength: 4 });
  const plainMap = fc.oneof(mapArbitrary(name, plain, most), list, mapArbitrary(key, plain, most));
  const collected = ground.follows('keyed-pages') ? plainMap : list;
  const queryValue = ground.follows('query-text') ? plain : text;
  const beside = (own: string): Arbitrary<OrderedJson> =>
    ground.follows('recursive-merge') ? namedMap : mapArbitrary(fc.constant(`${own} data`), plain, 1);
  return { ground, text, scalar, name, key, plain, namedMap, plainMap, collected, queryValue, beside, most };
}

function isNumeric(text: string): boolean {
  return text !== '' && !Number.isNaN(Number(text));
}

/** Maps of some values under some keys. */
export function mapArbitrary(
  key: Arbitrary<string>,
  value: Arbitrary<OrderedJson>,
  maxLength = 3,
): Arbitrary<OrderedJson> {
  return fc.array(fc.tuple(key, value), { maxLength }).map(mapOf);
}
