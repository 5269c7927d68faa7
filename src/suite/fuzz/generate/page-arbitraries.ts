import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { CommonGround } from '../common-ground';
import { type DataArbitraries, mapArbitrary } from './data-arbitraries';
import { mapOf } from './notation';

/** The addresses that requests are for. */
export const requestPaths = [
  ...[
    '/posts',
    '/posts?page=2',
    '/',
    '/posts?a=1&b%5B%5D=2',
    '/posts?q=x%20y&page=0',
    '/posts?name=&title=Emma',
  ],
] as const;

/**
 * Makes the options of a paginator: any of the four that the document names.
 *
 * @param ground - What both implementations claim to do.
 * @param data - The data in them.
 * @returns The options as a map.
 */
export function pageOptions(
  ground: CommonGround,
  { name, text, plain }: DataArbitraries,
): Arbitrary<OrderedJson> {
  const value = ground.follows('query-text') ? plain : text;
  return fc
    .record(
      {
        path: fc.constantFrom<OrderedJson>('/posts', '/', '', '/a/b/', 'https://example.com', '/posts?a=1'),
        query: mapArbitrary(name, value),
        fragment: fc.constantFrom<OrderedJson>('top', '', '0', 'a b'),
        pageName: fc.constantFrom<OrderedJson>('p', 'page', 'title'),
      },
      { requiredKeys: [] },
    )
    .map((options) => mapOf(Object.entries(options) as [string, OrderedJson][]));
}
