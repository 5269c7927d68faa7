import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import { mapArbitrary } from './data-arbitraries';
import { argument, closure, missing, newObject, recordedClosure, self } from './notation';
import type { ObjectArbitraries } from './object-arbitraries';

/** By a name: the arguments that go by it. */
export type Arguments = ReadonlyMap<string, Arbitrary<OrderedJson>>;

/** One of some values. */
export function constants(...values: readonly OrderedJson[]): Arbitrary<OrderedJson> {
  return fc.constantFrom(...values);
}

/** Where an operation needs more than its types say: what a resolver has to give, which values a name may have. */
export function argumentsByRow(values: ObjectArbitraries): Arguments {
  const { ground, text, plain, plainMap, name, queryValue, beside, lazy, value, valueMap } = values;
  const resolver = (gives: Arbitrary<OrderedJson>): Arbitrary<OrderedJson> => gives.map(recordedClosure);
  const map = fc.oneof(plainMap, valueMap);
  const merged = fc.oneof<Arbitrary<OrderedJson>[]>(
    map,
    map.map(closure),
    plainMap.map((of) => newObject('Collection', of)),
    valueMap.map((of) => newObject('JsonResource', of)),
  );
  return new Map<string, Arbitrary<OrderedJson>>([
    ['currentPathResolver Closure $resolver', resolver(constants('/now', 'https://example.com/now', ''))],
    ['currentPageResolver Closure $resolver', resolver(constants(1, 2, 5, 0))],
    ['queryStringResolver Closure $resolver', resolver(mapArbitrary(name, text))],
    ['viewFactoryResolver Closure $resolver', resolver(constants(newObject('ViewFactory')))],
    ['setPageName string $name', constants('page', 'p', 'a b', 'title')],
    ['render array $data', mapArbitrary(fc.constantFrom('title', 'name'), text)],
    ['links array $data', mapArbitrary(fc.constantFrom('title', 'name'), text)],
    ['merge mixed $value', merged],
    ['mergeWhen mixed $value', merged],
    ['mergeUnless mixed $value', merged],
    ['mergeWhen mixed $default', merged],
    ['mergeUnless mixed $default', merged],
    ['addQuery mixed $value', queryValue],
    ...(ground.follows('recursive-merge') ? [] : [['additional array $data', beside('additional')] as const]),
    ['resolveRouteBinding mixed $value', plain],
    ['resolveChildRouteBinding mixed $value', plain],
    ...['whenHas', 'whenAppended', 'whenLoaded', 'whenCounted'].map(
      (each) => [`${each} mixed $value`, fc.oneof(fc.constant(null), lazy)] as const,
    ),
    ...['whenAggregated', 'whenExistsLoaded'].map(
      (each) => [`${each} string $relationship`, constants('posts', 'author', 'gone')] as const,
    ),
    ['whenNull mixed $value', fc.oneof(fc.constant(null), value)],
    ['whenNotNull mixed $value', fc.oneof(fc.constant(null), value)],
  ]);
}

/** What a page holds. */
export function items(values: ObjectArbitraries): Arbitrary<OrderedJson> {
  const { ground, plain, plainMap, namedMap, model, value } = values;
  const item = fc.oneof(plain, namedMap, model, value, constants(newObject('Post'), newObject('Note')));
  const list = fc.array(item, { maxLength: 4 });
  const all = ground.follows('keyed-pages')
    ? fc.oneof({ weight: 3, arbitrary: list }, { weight: 1, arbitrary: plainMap })
    : list;
  return fc.oneof(
    { weight: 4, arbitrary: all },
    { weight: 1, arbitrary: all.map((of) => newObject('Collection', of)) },
    { weight: 1, arbitrary: fc.array(plain, { maxLength: 3 }).map((of) => newObject('Shelf', of)) },
  );
}

/** What a macro does. */
export function macro({ ground, value }: ObjectArbitraries): Arbitrary<OrderedJson> {
  const bound = ground.follows('bound-closures') ? [self] : [];
  const body = fc.oneof(
    value,
    constants(argument(0), [argument(0), argument(1), argument(2)], argument(2), missing, ...bound),
  );
  return body.map(recordedClosure);
}
