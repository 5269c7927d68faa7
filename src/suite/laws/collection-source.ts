import fc, { type Arbitrary } from 'fast-check';
import type { Expression } from '../protocol/wire';
import { scalar } from './arbitraries';
import type { LawObject, LawSubject } from './law-subject';
import { anyPairs, nameKey, pairsUnder } from './model-keys';
import { expressionOf, type ModelMap, mapOf, type Pair, wireMap } from './model-value';

/** What a collection is made from. */
export interface Source {
  /** The items with their keys, each a map of names. */
  readonly items: readonly Pair<ModelMap>[];
  readonly form: 'map' | 'Collection' | 'Paginator';
}

const item: Arbitrary<ModelMap> = pairsUnder(nameKey, scalar, 3, 1).map(mapOf);

/** Items under any keys, as a map, a Collection or a Paginator. */
export const source: Arbitrary<Source> = fc.record<Source>({
  items: anyPairs(item),
  form: fc.constantFrom('map', 'Collection', 'Paginator'),
});

/** Makes the anonymous collection of what is given, with a JsonResource for each item. */
export function collectionOf(subject: LawSubject, given: Expression): Promise<LawObject> {
  return subject.create('AnonymousResourceCollection', given, { $class: 'JsonResource' });
}

/** Makes the anonymous collection of a source's items, each a JsonResource. */
export function collectionOfSource(subject: LawSubject, given: Source): Promise<LawObject> {
  const { items, form } = given;
  const map = wireMap(items.map(([key, value]) => [key, expressionOf(value)]));
  const forms: { readonly [name in Source['form']]: Expression } = {
    map,
    Collection: { $new: { class: 'Collection', args: [map] } },
    // The page has room for all items.
    Paginator: { $new: { class: 'Paginator', args: [map, items.length + 1, 1] } },
  };
  return collectionOf(subject, forms[form]);
}
