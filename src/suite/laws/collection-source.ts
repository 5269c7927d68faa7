import fc, { type Arbitrary } from 'fast-check';
import type { Expression } from '../protocol/wire';
import { scalar } from './arbitraries';
import { collectionOf } from './collection-of';
import type { LawObject, LawSubject } from './law-subject';
import { isNumeric, nameKey, pairsOf } from './model-keys';
import { expressionOf, listOf, type ModelMap, mapOf, type Pair, wireMap } from './model-value';

/** What a collection is made from. */
export interface Source {
  /** The items with their keys, each a map of names. */
  readonly items: readonly Pair<ModelMap>[];
  readonly form: 'map' | 'Collection' | 'Paginator';
}

const item: Arbitrary<ModelMap> = fc
  .uniqueArray(fc.tuple(nameKey, scalar), { minLength: 1, maxLength: 3, selector: ([key]) => key })
  .map(mapOf);

/** Items under any keys, as a map, a Collection or a Paginator. */
export const source: Arbitrary<Source> = fc.record<Source>({
  items: pairsOf(item),
  form: fc.constantFrom('map', 'Collection', 'Paginator'),
});

/** The items of a source with their keys, as they are given to an implementation. */
function givenItems({ items }: Source): Expression {
  return wireMap(items.map(([key, value]) => [key, expressionOf(value)]));
}

/** Makes the anonymous collection of a source's items, each a JsonResource. */
export function collectionOfSource(subject: LawSubject, given: Source): Promise<LawObject> {
  const { items, form } = given;
  const map = givenItems(given);
  const forms: { readonly [name in Source['form']]: Expression } = {
    map,
    Collection: { $new: { class: 'Collection', args: [map] } },
    // The page has room for all items.
    Paginator: { $new: { class: 'Paginator', args: [map, items.length + 1, 1] } },
  };
  return collectionOf(subject, forms[form]);
}

/**
 * Tells what a collection of these items resolves to.
 *
 * @param items - The items.
 * @param keepsKeys - Whether keys are preserved.
 * @returns The items, numbered anew unless a name is among the keys or keys are preserved.
 */
export function resolvedItems(items: readonly Pair<ModelMap>[], keepsKeys: boolean): ModelMap {
  const renumber = !keepsKeys && items.every(([key]) => isNumeric(key));
  return renumber ? listOf(items.map(([, value]) => value)) : mapOf(items);
}
