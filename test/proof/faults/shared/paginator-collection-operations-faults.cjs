const { expectedReceived } = require('../../in-words.cjs');

const collection = 'src/reference/collection/collection.ts';

/** What features/shared/paginator-collection-operations.feature must notice. */
const paginatorCollectionOperationsFaults = [
  {
    id: 'collection-each-visits-added-items',
    what: 'each visits the items that a visit adds',
    level: 'observed',
    file: collection,
    replaces: 'of [...this.#items]) if (call(value, key)',
    by: 'of this.#items) if (call(value, key)',
    caughtBy: {
      'shared-paginator-collection-each-adds': expectedReceived(
        '[["Bo", "b"], ["Ada", "a"]]',
        '[["Bo", "b"], ["Ada", "a"], ["Cy", "c"]]',
      ),
    },
  },
  {
    id: 'collection-copied-by-iterating',
    what: 'a collection made of another one loses the keys',
    level: 'observed',
    file: collection,
    replaces: 'if (isCollection(value)) return value.all().clone();',
    by: 'if (isCollection(value)) return toOrderedMap([...value.all().values()]);',
    caughtBy: {
      'shared-paginator-collection-copied-keys': expectedReceived(
        '{"0": "Lima", "2": "Rome"}',
        '["Lima", "Rome"]',
      ),
    },
  },
  {
    id: 'collection-array-form-first',
    what: 'the array form of an item comes before its data for JSON',
    level: 'exact',
    file: collection,
    replaces: `      if (isJsonSerializable(value)) return value.jsonSerialize();
      return isArrayable(value) ? value.toArray() : value;`,
    by: `      if (isArrayable(value)) return value.toArray();
      return isJsonSerializable(value) ? value.jsonSerialize() : value;`,
    caughtBy: {
      'shared-paginator-collection-serialized-both': expectedReceived('{"title": "Dawn"}', '{"t": "D"}'),
    },
  },
  {
    id: 'collection-push-spreads',
    what: 'the entries of a list are pushed one by one',
    level: 'observed',
    file: collection,
    replaces: '    for (const value of values) this.#items.push(value);',
    by: '    for (const value of values.flat()) this.#items.push(value as V);',
    caughtBy: {
      'shared-paginator-collection-changed/push-list': expectedReceived(
        '{"b": 3, "a": 0, "4": "x", "5": ["y", "z"]}',
        '{"b": 3, "a": 0, "4": "x", "5": "y", "6": "z"}',
      ),
    },
  },
  {
    id: 'collection-get-closure-result',
    what: 'a closure for what is not there is the result of get',
    level: 'observed',
    file: collection,
    replaces: 'return isFunction(fallback) ? (fallback as () => D)() : fallback;',
    by: 'return fallback as D;',
    caughtBy: {
      'shared-paginator-collection-get-closure': expectedReceived('"nobody"', '<Closure fn:none>'),
    },
  },
  {
    id: 'collection-reverse-counts-anew',
    what: 'the keys of a list that is reversed are renumbered',
    level: 'observed',
    file: collection,
    replaces: '    return this.#like(OrderedMap.fromEntries([...this.#items].reverse()));',
    by: '    return this.#like(this.#items.isList ? OrderedMap.adopt([...this.#items.values()].reverse()) : OrderedMap.fromEntries([...this.#items].reverse()));',
    caughtBy: {
      'shared-paginator-collection-reverse-list': expectedReceived(
        '<Collection items: {"$map": [[1, "b"], [0, "a"]]}>',
        '<Collection items: ["b", "a"]>',
      ),
    },
  },
  {
    id: 'filter-keeps-falsy-text',
    what: 'filter without a test keeps "0" and what is empty',
    level: 'observed',
    file: collection,
    replaces: '(value) => truthy(value)): Collection',
    by: '(value) => Boolean(value)): Collection',
    caughtBy: { 'shared-paginator-collection-filter-falsy': '"1": "0"' },
  },
];

module.exports = { paginatorCollectionOperationsFaults };
