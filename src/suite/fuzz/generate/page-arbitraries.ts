import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { CommonGround } from '../common-ground';
import { type DataArbitraries, mapArbitrary } from './data-arbitraries';
import { membersOf } from './notation';

/** The URLs that requests are for. */
export function requestPaths(ground: CommonGround): readonly string[] {
  return [
    ...['/posts', '/posts?page=2', '/', '/posts?q=x%20y&page=0', '/posts?name=&title=Emma'],
    ground.follows('query-text') ? '/posts?a=1&b%5B%5D=2' : '/posts?a=1',
  ];
}

/** The part of a URL behind "#"; the text "0" is none for PHP. */
export function fragmentText({ ground, text }: DataArbitraries): Arbitrary<string> {
  return ground.follows('numeric-text') ? text : text.filter((each) => each !== '0');
}

/**
 * Makes the options of a paginator: any of the four that the document names.
 *
 * @param data - The data in them.
 * @returns The options as a map.
 */
export function pageOptions(data: DataArbitraries): Arbitrary<OrderedJson> {
  return fc
    .record(
      {
        path: fc.constantFrom<OrderedJson>('/posts', '/', '', '/a/b/', 'https://example.com', '/posts?a=1'),
        query: mapArbitrary(data.name, data.queryValue),
        fragment: fragmentText(data),
        pageName: fc.constantFrom<OrderedJson>('p', 'page', 'title'),
      },
      { requiredKeys: [] },
    )
    .map(membersOf);
}
