import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { Row } from '../../rows/row';
import type { CommonGround } from '../common-ground';
import { argumentClass, type Parameter, parametersOf } from '../parameters';
import { type DataArbitraries, mapArbitrary, names } from './data-arbitraries';
import { closure, newObject, tag } from './notation';
import { lookedUp, type ObjectArbitraries } from './object-arbitraries';
import { fragmentText, pageOptions, requestPaths } from './page-arbitraries';
import { type Arguments, argumentsByRow, constants, items, macro } from './row-arguments';

/** The classes of resources that a text or a class may name: of each kind one, and one that is none. */
const classNames = ['JsonResource', 'PostResource', 'TagResource', 'Helper', 'Post', 'PostCollection'];

const flags = [0, 0, 64, 128, 256, 1, 15, 16, 32, 192, 512, 1024];

/** Makes arguments for the operations of the interface, by the types and names of their parameters. */
export class ArgumentArbitraries {
  readonly #byClass: Arguments;
  readonly #byRow: Arguments;

  /**
   * @param ground - What both implementations claim to do.
   * @param data - Data without objects.
   * @param objects - Values that hold objects.
   */
  constructor(ground: CommonGround, data: DataArbitraries, objects: ObjectArbitraries) {
    this.#byClass = argumentsByClass(ground, data, objects);
    this.#byRow = argumentsByRow(ground, data, objects);
  }

  /**
   * Makes the arguments of a call: all that are required, and some of the optional ones.
   *
   * @param row - The operation.
   * @returns The arguments in their order.
   */
  of(row: Row): Arbitrary<readonly OrderedJson[]> {
    const parameters = parametersOf(row);
    const required = parameters.filter(({ isOptional }) => !isOptional).length;
    const given = fc.nat({ max: parameters.length - required });
    const values = fc.tuple(...parameters.map((parameter) => this.for(row, parameter)));
    return fc.tuple(given, values).map(([optional, args]) => args.slice(0, required + optional));
  }

  /** Makes arguments for one parameter. */
  for(row: Row, parameter: Parameter): Arbitrary<OrderedJson> {
    const name = argumentClass(parameter);
    const arbitrary = this.#byRow.get(`${row.member} ${name}`) ?? this.#byClass.get(name);
    if (arbitrary === undefined) throw new TypeError(`${row.id}: no arguments are known for ${name}`);
    return arbitrary;
  }
}

function orNull(arbitrary: Arbitrary<OrderedJson>): Arbitrary<OrderedJson> {
  return fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constant(null) });
}

function argumentsByClass(
  ground: CommonGround,
  data: DataArbitraries,
  objects: ObjectArbitraries,
): Arguments {
  const { text, name, plain, plainMap, namedMap, scalar, queryValue } = data;
  const request = fc.constantFrom(...requestPaths(ground)).map((path) => tag('$request', path));
  const classOrText = fc
    .tuple(fc.constantFrom(...classNames), fc.boolean())
    .map(([className, asText]) => (asText ? className : tag('$class', className)));
  const jsonOptions = ground.follows('json-text') ? constants(...flags) : constants(0);
  const queryKey = ground.follows('declared-types') ? data.key : name;
  const query = mapArbitrary(queryKey, queryValue);
  const ownKey = ground.follows('integer-like-keys')
    ? fc.oneof<Arbitrary<OrderedJson>[]>(name, fc.integer({ min: -1, max: 4 }), constants('0', '1', '2'))
    : name;
  const itemKey = fc.oneof<Arbitrary<OrderedJson>[]>(fc.integer({ min: 0, max: 4 }), ownKey);
  const page = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -1, max: 4 }) },
    { weight: 1, arbitrary: fc.integer({ min: -50, max: 100_000 }) },
  );
  const view = constants('some-view', 'other.view', '');
  const target = constants(
    newObject('Helper'),
    newObject('Collection', [1, 2]),
    newObject('Helper'),
    tag('$ref', 'it'),
  );
  const list = fc.array(fc.oneof(scalar, plain), { maxLength: 2 });
  // What a call forwards to: operations that are there, of whatever is asked, and one that is not.
  const methods = [
    ...['greet', 'itself', 'all', 'shout', 'whisper', 'nothing'],
    ...(ground.follows('collection-library') ? ['count'] : []),
    ...(ground.follows('integer-like-keys') ? ['push'] : []),
  ];
  return new Map<string, Arbitrary<OrderedJson>>([
    ['mixed $resource', objects.many],
    ['mixed $parameters', objects.underlying],
    ['string $collects', classOrText],
    ['string|null $resourceClass', orNull(classOrText)],
    [
      'string $class',
      constants(
        ...['Post', 'Note', 'Helper', 'PostResource', 'PostCollection'].map((each) => tag('$class', each)),
      ),
    ],
    ...['$value', '$numericKeys', '$condition', '$replace', '$hasMore', '$escape'].map(
      (each) => [`bool ${each}`, fc.boolean()] as const,
    ),
    ['Request|null $request', orNull(request)],
    ['Request $request', request],
    ['int $options', jsonOptions],
    ['array $data', fc.oneof(plainMap, objects.valueMap)],
    ['array $merge', objects.valueMap],
    ['JsonResponse $response', plainMap.map((map) => newObject('JsonResponse', map))],
    [
      'string $value',
      constants('data', 'items', 'meta', ...(ground.follows('numeric-text') ? ['', '0'] : [])),
    ],
    ['array $query', query],
    ['int $index', fc.integer({ min: 0, max: 4 })],
    ['mixed $value', objects.lazy],
    ['mixed $default', objects.lazy],
    ['array $attributes', fc.subarray<OrderedJson>([...lookedUp.attributes])],
    ['string $attribute', constants(...lookedUp.attributes)],
    ['string $relationship', constants(...lookedUp.relationships)],
    ['string $column', constants(...lookedUp.columns)],
    ['string $aggregate', constants(...lookedUp.aggregates)],
    ['string $table', constants(...lookedUp.tables)],
    ['string $accessor', constants(...lookedUp.accessors)],
    ['callable $callback', objects.callback],
    ['callable|null $callback', orNull(objects.callback)],
    ['string|null $field', orNull(constants('id', 'slug'))],
    ['string $childType', constants('post', 'tag')],
    ['mixed $offset', itemKey],
    ['string $key', fc.oneof(name, constants(...names))],
    ['mixed $object', target],
    ['string $method', constants(...methods)],
    // More arguments than an operation takes are an error in other languages.
    ['array $parameters', ground.follows('static-languages') ? list : constants([])],
    [
      'string $name',
      constants(
        ...['shout', 'whisper', 'greet'],
        ...(ground.follows('recursive-merge') ? ['paginationInformation'] : []),
      ),
    ],
    ['callable|object $macro', macro(ground, objects)],
    ['object $mixin', constants(newObject('Mixin'))],
    ['mixed $items', items(ground, data, objects)],
    ['int $perPage', constants(2, 1, 3, 0, 15, ...(ground.follows('slices-and-ranges') ? [-1] : []))],
    ['int|null $currentPage', orNull(page)],
    ['array $options', pageOptions(ground, data)],
    ['string|null $view', orNull(view)],
    ['string $view', view],
    ...['$page', '$start', '$end'].map((each) => [`int ${each}`, page] as const),
    ['string|null $fragment', orNull(fragmentText(ground, data))],
    ['array|string|null $key', fc.oneof(name, constants('page'), query, fc.constant(null))],
    [
      'array|string|null $value',
      fc.oneof(
        { weight: 3, arbitrary: text },
        ...(ground.follows('query-text')
          ? [
              { weight: 1, arbitrary: list },
              { weight: 1, arbitrary: fc.constant(null) },
            ]
          : []),
      ),
    ],
    ['array $keys', query],
    ['string $relation', constants('posts', 'author')],
    ['array $relations', fc.oneof(list, namedMap)],
    [
      'string $path',
      constants(
        ...['/posts', '/', '', '/a/b/', 'https://example.com/x', '/posts?a=1'],
        // Behind "#" nobody reads what a query says.
        ...(ground.follows('query-text') && ground.follows('ordered-maps') ? ['posts#top'] : []),
      ),
    ],
    ['int $count', fc.integer({ min: -1, max: 5 })],
    ['string $default', constants('/', '/elsewhere', '')],
    ['Closure $resolver', constants(closure('/resolved'))],
    ['string $pageName', constants('page', 'p', ...(ground.follows('query-text') ? ['x[y]', ''] : []))],
    ['int $default', constants(1, 2, 0)],
    ['string|array|null $default', fc.oneof(text, namedMap, fc.constant(null))],
    ['Collection $collection', plainMap.map((map) => newObject('Collection', map))],
    ['TKey $key', itemKey],
    ['null|TKey $key', ground.follows('integer-like-keys') ? orNull(itemKey) : itemKey],
    ['TValue $value', fc.oneof(plain, objects.model, fc.constant(null))],
  ]);
}
