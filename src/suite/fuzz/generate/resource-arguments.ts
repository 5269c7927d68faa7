import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import { orNull } from './class-parts';
import { newObject, tag } from './notation';
import { lookedUp, type ObjectArbitraries } from './object-arbitraries';
import { requestPaths } from './page-arbitraries';
import { type Arguments, constants } from './row-arguments';

/** The classes of resources that a text or a class may name: of each kind one, and one that is none. */
const classNames = ['JsonResource', 'PostResource', 'TagResource', 'Helper', 'Post'];

const flags = [0, 0, 64, 128, 256, 1, 15, 16, 32, 192, 512, 1024];

/**
 * Makes the arguments of the operations that resources have of their own.
 *
 * @param values - What they are made of.
 * @returns The arguments by type and name of their parameter.
 */
export function resourceArguments(values: ObjectArbitraries): Arguments {
  const { ground, many, plainMap, underlying, valueMap } = values;
  const request = fc.constantFrom(...requestPaths(ground)).map((path) => tag('$request', path));
  const classOrText = fc
    // Items that are maps would have to keep their keys in it.
    .tuple(
      fc.constantFrom(...classNames, ...(ground.follows('keyed-pages') ? ['PostCollection'] : [])),
      fc.boolean(),
    )
    .map(([className, asText]) => (asText ? className : tag('$class', className)));
  const keys = ['data', 'items', 'meta', ...(ground.follows('numeric-text') ? ['', '0'] : [])];
  return new Map<string, Arbitrary<OrderedJson>>([
    ['mixed $resource', many],
    ['mixed $parameters', underlying],
    ['string $collects', classOrText],
    ['string|null $resourceClass', orNull(classOrText)],
    ['Request|null $request', orNull(request)],
    ['Request $request', request],
    ['int $options', ground.follows('json-text') ? constants(...flags) : constants(0)],
    ['JsonResponse $response', plainMap.map((map) => newObject('JsonResponse', map))],
    ['array $data', fc.oneof(plainMap, valueMap)],
    ['array $merge', valueMap],
    ['string $value', constants(...keys)],
    ['int $index', fc.integer({ min: 0, max: 4 })],
    ...conditionalArguments(values),
  ]);
}

function conditionalArguments({ lazy }: ObjectArbitraries): Arguments {
  return new Map<string, Arbitrary<OrderedJson>>([
    ['mixed $value', lazy],
    ['mixed $default', lazy],
    ['array $attributes', fc.subarray<OrderedJson>([...lookedUp.attributes])],
    ['string $attribute', constants(...lookedUp.attributes)],
    ['string $relationship', constants(...lookedUp.relationships)],
    ['string $column', constants(...lookedUp.columns)],
    ['string $aggregate', constants(...lookedUp.aggregates)],
    ['string $table', constants(...lookedUp.tables)],
    ['string $accessor', constants(...lookedUp.accessors)],
    ['string|null $field', orNull(constants('id', 'slug'))],
    ['string $childType', constants('post', 'tag')],
  ]);
}
