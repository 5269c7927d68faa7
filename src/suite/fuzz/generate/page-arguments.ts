import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { CommonGround } from '../common-ground';
import { orNull } from './class-parts';
import { type DataArbitraries, mapArbitrary } from './data-arbitraries';
import { closure } from './notation';
import { fragmentText, pageOptions } from './page-arbitraries';
import { type Arguments, constants } from './row-arguments';

/**
 * Makes the arguments of the operations that pages have of their own.
 *
 * @param data - What they are made of.
 * @returns The arguments by type and name of their parameter.
 */
export function pageArguments(data: DataArbitraries): Arguments {
  const { ground } = data;
  const page = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -1, max: 4 }) },
    { weight: 1, arbitrary: fc.integer({ min: -50, max: 100_000 }) },
  );
  const view = constants('some-view', 'other.view', '');
  return new Map<string, Arbitrary<OrderedJson>>([
    ['int $perPage', constants(...pageSizes(ground))],
    ['int|null $currentPage', orNull(page)],
    ['array $options', pageOptions(data)],
    ...['$page', '$start', '$end'].map((each) => [`int ${each}`, page] as const),
    ['int $count', fc.integer({ min: -1, max: 5 })],
    ['string|null $view', orNull(view)],
    ['string $view', view],
    ['Closure $resolver', constants(closure('/resolved'))],
    ['int $default', constants(1, 2, 0)],
    ['string $default', constants('/', '/elsewhere', '')],
    ...urlArguments(data),
  ]);
}

/** No list of items here is longer than the largest of them. */
function pageSizes(ground: CommonGround): readonly number[] {
  if (!ground.follows('surplus-items')) return [15];
  return [2, 1, 3, 0, 15, ...(ground.follows('slices-and-ranges') ? [-1] : [])];
}

function urlArguments(data: DataArbitraries): Arguments {
  const { ground, text, name, key, queryValue } = data;
  const query = mapArbitrary(ground.follows('declared-types') ? key : name, queryValue);
  const list = fc.array(fc.oneof(data.scalar, data.plain), { maxLength: 2 });
  const notText = [
    { weight: 1, arbitrary: list },
    { weight: 1, arbitrary: fc.constant(null) },
  ];
  const paths = ['/posts', '/', '', '/a/b/', 'https://example.com/x', '/posts?a=1'];
  // Behind "#" nobody reads what a query says.
  const hasFragment = ground.follows('query-text') && ground.follows('ordered-maps');
  return new Map<string, Arbitrary<OrderedJson>>([
    ['string $path', constants(...paths, ...(hasFragment ? ['posts#top'] : []))],
    ['string|null $fragment', orNull(fragmentText(data))],
    ['string $pageName', constants('page', 'p', ...(ground.follows('query-text') ? ['x[y]', ''] : []))],
    ['array|string|null $key', fc.oneof(name, constants('page'), query, fc.constant(null))],
    [
      'array|string|null $value',
      fc.oneof({ weight: 3, arbitrary: text }, ...(ground.follows('query-text') ? notText : [])),
    ],
    ['array $keys', query],
    ['array $query', query],
    ['string|array|null $default', fc.oneof(text, data.namedMap, fc.constant(null))],
  ]);
}
