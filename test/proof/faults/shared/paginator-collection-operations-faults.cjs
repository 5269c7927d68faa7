const { expectedReceived } = require('../../in-words.cjs');

const collection = 'src/reference/collection/collection.ts';

/** What features/shared/paginator-collection-operations.feature must notice. */
const paginatorCollectionOperationsFaults = [
  {
    id: 'collection-each-visits-added-items',
    what: 'each visits the items that a visit adds',
    level: 'observed',
    file: 'src/reference/collection/collection.ts',
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
];

module.exports = { paginatorCollectionOperationsFaults };
