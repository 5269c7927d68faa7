import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { CommonGround } from '../common-ground';
import { type DataArbitraries, mapArbitrary } from './data-arbitraries';
import { closure } from './notation';
import { orNull } from './or-null';
import { fragmentText, pageOptions } from './page-arbitraries';
import { type Arguments, constants } from './row-arguments';

/**
 * Makes the arguments of the operations that pages have of their own.
 *
 * @param ground - What both implementations claim to do.
 * @param data - Data without objects.
 * @returns The arguments by type and name of their parameter.
 */
export function pageArguments(ground: CommonGround, data: DataArbitraries): Arguments {
  const page = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -1, max: 4 }) },
    { weight: 1, arbitrary: fc.integer({ min: -50, max: 100_000 }) },
  );
  const view = constants('some-view', 'other.view', '');
  return new Map<string, Arbitrary<OrderedJson>>([
    ['int $perPage', constants(2, 1, 3, 0, 15, ...(ground.follows('slices-and-ranges') ? [-1] : []))],
    ['int|null $currentPage', orNull(page)],
    ['array $options', pageOptions(ground, data)],
    ...['$page', '$start', '$end'].map((each) => [`int ${each}`, page] as const),
    ['int $count', fc.integer({ min: -1, max: 5 })],
    ['string|null $view', orNull(view)],
    ['string $view', view],
    ['Closure $resolver', constants(closure('/resolved'))],
    ['int $default', constants(1, 2, 0)],
    ['string $default', constants('/', '/elsewhere', '')],
    ...urlArguments(ground, data),
  ]);
}

function urlArguments(ground: CommonGround, data: DataArbitraries): Arguments {
  const { text, name } = data;
  const query = queryArbitrary(ground, data);
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
    ['string|null $fragment', orNull(fragmentText(ground, data))],
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

function queryArbitrary(
  ground: CommonGround,
  { key, name, queryValue }: DataArbitraries,
): Arbitrary<OrderedJson> {
  return mapArbitrary(ground.follows('declared-types') ? key : name, queryValue);
}
