import fc, { type Arbitrary } from 'fast-check';
import { plainName, text } from './arbitraries';
import { pairsUnder } from './model-keys';

/** What means something in a URL, or to those who read one, but for brackets. */
export const reserved = [...'!#$&\'()*+,/:;=?@%"<>\\^`{|}'];

const brackets = ['[', ']', '[]', '[a]'];

/** What is encoded, or looks as if it were. */
const letters = [' ', 'é', 'ß', '語', '😀', '%20', '%2B', 'a', 'Z', '0', '-', '.', '_', '~'];

const partsOf = (parts: readonly string[]): Arbitrary<string> =>
  fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 }).map((all) => all.join(''));

const oddPart = fc.oneof(
  { arbitrary: partsOf([...reserved, ' ', ' ', ' ']), weight: 2 },
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
const filledText: Arbitrary<string> = fc.oneof(
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
  return pairsUnder(anyName, value, 4);
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
  .array(plainName, { minLength: 1, maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);

/** A fragment: among them the empty one, which is none, and such as would change by encoding. */
export const anyFragment: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constant(''), weight: 1 },
  { arbitrary: plainName, weight: 1 },
  {
    arbitrary: fc.constantFrom(
      ...['00', '0.0', ' ', 'a b', 'a#b', '#', '?a&page=9', 'é', '%41', 'false', 'null', '[1]'],
    ),
    weight: 2,
  },
);

/** A number below one. */
export const belowOne: Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -1),
  fc.integer({ min: -10_000, max: 0 }),
);
