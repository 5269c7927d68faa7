import fc, { type Arbitrary } from 'fast-check';
import { plainName, text } from './arbitraries';
import { distribution } from './distribution';

/** What means something in a URL, or to those who read one. */
const reserved = [...'!#$&\'()*+,/:;=?@%"<>\\^`{|}'];

const brackets = ['[', ']', '[]', '[a]'];

/** What is encoded, or looks as if it were. */
const letters = [' ', 'é', 'ß', '語', '😀', '%20', '%2B', 'a', 'Z', '0', '-', '.', '_', '~'];

const partsOf = (parts: readonly string[]): Arbitrary<string> =>
  fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 }).map((all) => all.join(''));

const oddPart = fc.oneof(
  { arbitrary: partsOf(reserved), weight: 2 },
  { arbitrary: partsOf([...reserved, ...letters]), weight: 2 },
);

/** A name full of what has to be encoded, but without brackets; never an integer. */
export const unbracketedName: Arbitrary<string> = fc.oneof(
  plainName,
  fc.tuple(plainName, oddPart, fc.constantFrom('', 'x')).map((parts) => parts.join('')),
);

/** A name full of what has to be encoded; never an integer. */
export const anyName: Arbitrary<string> = fc.oneof(
  { arbitrary: unbracketedName, weight: 4 },
  { arbitrary: fc.tuple(plainName, fc.constantFrom(...brackets)).map((parts) => parts.join('')), weight: 1 },
);

/** A text full of what has to be encoded; never empty. */
export const filledText: Arbitrary<string> = fc.oneof(
  { arbitrary: oddPart, weight: 2 },
  { arbitrary: partsOf([...reserved, ...brackets, ...letters]), weight: 1 },
  { arbitrary: text.filter((value) => value !== ''), weight: 1 },
);

/** A text full of what has to be encoded, or an empty one. */
export const anyText: Arbitrary<string> = fc.oneof(
  { arbitrary: filledText, weight: 6 },
  { arbitrary: fc.constant(''), weight: 1 },
);

/** Query parameters, one text to a name. */
export type FlatQuery = readonly (readonly [name: string, value: string])[];

/**
 * Generates query parameters.
 *
 * @param value - The values.
 * @returns Up to four under different names.
 */
export function flatQuery(value: Arbitrary<string>): Arbitrary<FlatQuery> {
  return fc.uniqueArray(fc.tuple(anyName, value), { maxLength: 4, selector: ([name]) => name });
}

/** A base path, told by what is known of it. */
export interface BasePath {
  /** As it is given. */
  readonly given: string;
  /** As it stands in URLs. */
  readonly shown: string;
  /** Whether it has a query of its own. */
  readonly hasQuery: boolean;
}

const basePath = (core: string, slashes: string, hasQuery: boolean): BasePath => ({
  given: `${core}${slashes}`,
  shown: core === '' && slashes === '/' ? '/' : core,
  hasQuery,
});

const pathStart = fc.constantFrom(
  '',
  '/posts',
  'posts',
  '/größe',
  '/a%20b',
  'https://example.com',
  '//cdn.example.com',
);

const pathSegments = fc
  .array(fc.oneof(plainName, fc.constantFrom('a b', '%2F', 'a:b', 'a;b', 'é')), { maxLength: 2 })
  .map((segments) => segments.map((segment) => `/${segment}`).join(''));

/** Behind the path: nothing mostly, or a query or fragment of its own. */
const pathEnd = fc.oneof(
  { arbitrary: fc.constant(['', false] as const), weight: 3 },
  {
    arbitrary: fc.constantFrom(
      ['?', true] as const,
      ['?a=1', true] as const,
      ['?page=7', true] as const,
      ['?a=1&', true] as const,
      ['#top', false] as const,
      ['?a#top', true] as const,
    ),
    weight: 2,
  },
);

/** A base path, with slashes at its end or not, with a query or a fragment of its own or not, of a host or not. */
export const anyPath: Arbitrary<BasePath> = fc
  .tuple(pathStart, pathSegments, pathEnd, fc.constantFrom('', '', '/', '//'))
  .map(([start, segments, [end, hasQuery], slashes]) =>
    basePath(`${start}${segments}${end}`, slashes, hasQuery),
  );

/** A base path that means the same however it is read: plain names, without a slash at the end. */
export const plainPath: Arbitrary<string> = fc
  .tuple(fc.constantFrom('', 'https://example.com'), fc.array(plainName, { minLength: 1, maxLength: 3 }))
  .map(([host, segments]) => `${host}/${segments.join('/')}`);

/** A fragment, and how it stands in URLs with its "#". */
export interface Fragment {
  readonly given: string;
  readonly shown: string;
}

const shownAsGiven = (given: string): Fragment => ({ given, shown: `#${given}` });

/** A fragment: among them the two that are none, and such as would change by encoding. */
export const anyFragment: Arbitrary<Fragment> = fc.oneof(
  { arbitrary: fc.constantFrom('', '0').map((given) => ({ given, shown: '' })), weight: 2 },
  { arbitrary: plainName.map(shownAsGiven), weight: 1 },
  {
    arbitrary: fc
      .constantFrom('00', '0.0', ' ', 'a b', 'a#b', '#', '?a&page=9', 'é', '%41', 'false', 'null', '[1]')
      .map(shownAsGiven),
    weight: 2,
  },
);

/** A number below one. */
export const belowOne: Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -1),
  fc.integer({ min: -10_000, max: 0 }),
);

const isReserved = (value: string): boolean => reserved.some((mark) => value.includes(mark));

/** What the laws of URLs are tried on. */
export const urlDistributions = [
  distribution('queries', flatQuery(anyText), {
    'reserved ASCII in a name': [40, (query) => query.some(([name]) => isReserved(name))],
    'reserved ASCII in a value': [50, (query) => query.some(([, value]) => isReserved(value))],
    '& or = or # or + in a value': [20, (query) => query.some(([, value]) => /[&=#+]/.test(value))],
    'a bracket in a name': [15, (query) => query.some(([name]) => /[[\]]/.test(name))],
    'a blank': [10, (query) => query.some((pair) => pair.join().includes(' '))],
    'no ASCII': [10, (query) => query.some((pair) => /[^\0-\x7f]/.test(pair.join()))],
    'an empty value': [10, (query) => query.some(([, value]) => value === '')],
    'no parameter': [5, (query) => query.length === 0],
  }),
  distribution('page names', anyName, {
    'in need of encoding': [40, (name) => encodeURIComponent(name) !== name],
    plain: [20, (name) => /^\w+$/.test(name)],
  }),
  distribution('paths', anyPath, {
    'a ? in it': [20, ({ given }) => given.includes('?')],
    'a # in it': [8, ({ given }) => given.includes('#')],
    'slashes at the end': [30, ({ given, shown }) => given !== shown],
    'a host': [15, ({ given }) => given.includes('//cdn') || given.startsWith('https:')],
    'in need of encoding': [15, ({ given }) => /[ é]|größe/.test(given)],
    'only a slash': [0.5, ({ given }) => given === '/'],
  }),
  distribution('fragments', anyFragment, {
    'a zero': [10, ({ given }) => given === '0'],
    none: [10, ({ given }) => given === ''],
    'changed by encoding': [15, ({ given }) => encodeURIComponent(given) !== given],
  }),
  distribution('page numbers below one', belowOne, {
    zero: [15, (number) => number === 0],
    'below zero': [50, (number) => number < 0],
  }),
];
