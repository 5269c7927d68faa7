import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import { type DataArbitraries, mapArbitrary, names } from './data-arbitraries';
import { argument, closure, mapOf, missing, newObject, recordedClosure, tag } from './notation';

/** The names under which a model answers the operations that look something up. */
export const lookedUp = {
  relationships: ['posts', 'author', 'blogPosts', 'posts_count_count', 'gone'],
  attributes: ['id', 'title', 'name', 'gone', 'posts_count'],
  columns: ['votes', 'price'],
  aggregates: ['sum', 'avg', 'max'],
  accessors: ['pivot', 'membership', 'id', 'gone'],
  tables: ['post_tag', 'roles'],
} as const;

const computed = [
  'posts_count',
  'blog_posts_count',
  'posts_sum_votes',
  'posts_avg_price',
  'posts_exists',
  'author_exists',
];

/** Data, and values that hold objects: models, collections, markers, resources, closures. */
export interface ObjectArbitraries extends DataArbitraries {
  readonly model: Arbitrary<OrderedJson>;
  /** Data with markers and objects in it. */
  readonly value: Arbitrary<OrderedJson>;
  /** A list or map of such values. */
  readonly valueMap: Arbitrary<OrderedJson>;
  /** A value, or a closure that gives one. */
  readonly lazy: Arbitrary<OrderedJson>;
  readonly callback: Arbitrary<OrderedJson>;
  /** What a single resource wraps. */
  readonly underlying: Arbitrary<OrderedJson>;
  /** What a collection of resources is made from. */
  readonly many: Arbitrary<OrderedJson>;
}

/**
 * Makes the arbitraries of values that hold objects.
 *
 * @param data - The data in them.
 * @param resourceClasses - The classes of single resources that values may use.
 * @returns The arbitraries.
 */
export function objectArbitraries(
  data: DataArbitraries,
  resourceClasses: readonly string[],
): ObjectArbitraries {
  const { ground, scalar, plain, namedMap, plainMap, collected, key, most } = data;
  const model = modelArbitrary(data);
  const resourceClass = fc.constantFrom(...resourceClasses);
  const { value, valueMap } = fc.letrec<{ value: OrderedJson; valueMap: OrderedJson }>((tie) => ({
    valueMap: fc.oneof(fc.array(tie('value'), { maxLength: 3 }), mapArbitrary(key, tie('value'), most)),
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 8, arbitrary: scalar },
      { weight: 2, arbitrary: fc.constant(missing) },
      { weight: 3, arbitrary: tie('valueMap') },
      { weight: 2, arbitrary: tie('valueMap').map((map) => newObject('MergeValue', map)) },
      {
        weight: 2,
        arbitrary: fc.tuple(resourceClass, tie('value')).map(([name, of]) => newObject(name, of)),
      },
      { weight: 1, arbitrary: plainMap.map((map) => newObject('Collection', map)) },
      { weight: 1, arbitrary: model },
      {
        weight: 1,
        arbitrary: fc.constantFrom<OrderedJson>(
          // PHP writes it as an empty map.
          ...(ground.follows('json-text') ? [newObject('HtmlString', '<i>')] : []),
          newObject('Nest', 1),
          newObject('Helper'),
          newObject('Collection', [newObject('Helper')]),
        ),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(collected, resourceClass)
          .map(([of, name]) => newObject('AnonymousResourceCollection', of, tag('$class', name))),
      },
    ),
  }));
  const body = fc.oneof<Arbitrary<OrderedJson>[]>(
    value,
    fc.constantFrom<OrderedJson>(argument(0), argument(1), tag('$args', 0), [argument(0), argument(1)]),
  );
  const callback = fc
    .tuple(body, fc.boolean())
    .map(([gives, recorded]) => (recorded ? recordedClosure(gives) : closure(gives)));
  const page = fc
    .tuple(fc.array(plain, { maxLength: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(([items, perPage]) =>
      newObject('Paginator', items, ground.follows('surplus-items') ? perPage : 3, 1),
    );
  return {
    ...data,
    model,
    value,
    valueMap,
    lazy: fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: callback }),
    callback,
    underlying: fc
      .oneof(
        { withCrossShrink: true },
        { weight: 3, arbitrary: namedMap },
        { weight: 4, arbitrary: model },
        { weight: 2, arbitrary: value },
        { weight: 1, arbitrary: plainMap.map((map) => newObject('Collection', map)) },
        {
          weight: 1,
          arbitrary: fc.constantFrom<OrderedJson>(newObject('Helper'), newObject('Song', 'Anthem')),
        },
        ...(ground.follows('orm-model') && ground.follows('numeric-text') && ground.can('model')
          ? [{ weight: 1, arbitrary: ormModel(data) }]
          : []),
      )
      // A resource hands every operation on to what it wraps, those of the collection library too.
      .filter((of) => ground.follows('collection-library') || !wrapsCollection(of)),
    many: fc.oneof(
      { withCrossShrink: true },
      { weight: 3, arbitrary: fc.array(fc.oneof(scalar, namedMap, model, value), { maxLength: 3 }) },
      ...(ground.follows('keyed-pages')
        ? [{ weight: 1, arbitrary: mapArbitrary(key, fc.oneof(plain, model), most) }]
        : []),
      {
        weight: 1,
        arbitrary: fc
          .oneof(collected, fc.array(model, { maxLength: 2 }))
          .map((map) => newObject('Collection', map)),
      },
      ...(ground.follows('shared-objects') ? [{ weight: 1, arbitrary: page }] : []),
      { weight: 1, arbitrary: fc.constant(newObject('Helper')) },
    ),
  };
}

function wrapsCollection(notation: OrderedJson): boolean {
  const [name, inner] = ((notation instanceof Map && notation.get('$new')) || []) as readonly OrderedJson[];
  return name === 'Collection' || (inner !== undefined && wrapsCollection(inner));
}

function modelArbitrary({ scalar, plain, namedMap }: DataArbitraries): Arbitrary<OrderedJson> {
  const attribute = fc.oneof(fc.constantFrom<string>(...names), fc.constantFrom(...computed));
  const pivot = fc
    .tuple(fc.constantFrom(...lookedUp.tables), namedMap)
    .map(([table, values]) => newObject('Pivot', table, values));
  const relation = fc.oneof(
    fc.tuple(
      fc.constantFrom<string>('posts', 'author'),
      fc.oneof(
        plain,
        fc.constant(null),
        namedMap.map((map) => newObject('Model', map)),
      ),
    ),
    fc.tuple(fc.constantFrom<string>('pivot', 'membership'), pivot),
  );
  return fc
    .tuple(
      mapArbitrary(attribute, scalar, 4),
      fc.array(relation, { maxLength: 2 }).map(mapOf),
      mapArbitrary(fc.constantFrom('title', 'name'), plain, 2),
      fc.array(relation, { maxLength: 1 }).map(mapOf),
      fc.constantFrom<OrderedJson>(null, 7, 'a-key'),
      fc.nat({ max: 5 }),
    )
    .map(([attributes, relations, appended, others, routeKey, count]) =>
      newObject('Model', ...[attributes, relations, appended, others, routeKey].slice(0, count)),
    );
}

function ormModel({ scalar }: DataArbitraries): Arbitrary<OrderedJson> {
  const attributes = mapArbitrary(fc.constantFrom<string>(...names.slice(1), ...computed), scalar, 4);
  return fc.tuple(attributes, fc.boolean()).map(([map, isNew]) => newObject('OrmModel', map, isNew));
}
