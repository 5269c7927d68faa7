const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/guessed-class.feature must notice. */
const guessedClassFaults = [
  {
    id: 'marked-no-resource-skipped',
    what: 'a class that the marker names and that is no resource is passed over',
    level: 'observed',
    file: paginator,
    replaces: 'if (resource !== null) return collectionOf(this, resource);',
    by: "if (resource !== null && typeof Reflect.get(resource, 'collection') === 'function') return collectionOf(this, resource);",
    caughtBy: {
      'paginator-guess-no-resource-marker': expectedReceived('an error', '<AnonymousResourceCollection o2>'),
    },
  },
  {
    id: 'guessed-no-collection-accepted',
    what: 'a class that is found for a collection need not be one',
    level: 'observed',
    file: paginator,
    replaces: 'if (made instanceof ResourceCollection) return made;',
    by: 'if (typeof made === "object") return made as ResourceCollection;',
    caughtBy: {
      'paginator-guess-no-collection/name': expectedReceived('an error', '<ShipCollection o2>'),
      'paginator-guess-no-collection/marker': expectedReceived('an error', '<ShipCollection o2>'),
    },
  },
  {
    id: 'keys-of-class-by-marker-lost',
    what: 'a page forgets that the class which a marker names preserves keys',
    level: 'observed',
    file: paginator,
    replaces: 'if (resource !== null) return collectionOf(this, resource);',
    by: 'if (resource !== null) return collectionOf(this, resource).preserveKeys(false);',
    caughtBy: {
      'paginator-guess-preserves-keys/marker-kept': expectedReceived(
        '{"0": {"verse": "Dawn"}, "4": {"verse": "Dawn"}}',
        '[{"verse": "Dawn"}, {"verse": "Dawn"}]',
      ),
    },
  },
  {
    id: 'keys-of-class-by-guess-lost',
    what: 'a page forgets that the class which a guessed name leads to preserves keys',
    level: 'observed',
    file: paginator,
    replaces: 'if (found !== null) return collectionOf(this, found);',
    by: 'if (found !== null) return collectionOf(this, found).preserveKeys(false);',
    caughtBy: {
      'paginator-guess-preserves-keys/name-kept': expectedReceived(
        '{"0": {"verse": "Dawn"}, "4": {"verse": "Dawn"}}',
        '[{"verse": "Dawn"}, {"verse": "Dawn"}]',
      ),
    },
  },
  {
    id: 'options-of-class-by-marker-lost',
    what: 'a page forgets the JSON options of the class which a marker names',
    level: 'observed',
    file: paginator,
    replaces: 'if (resource !== null) return collectionOf(this, resource);',
    by: "if (resource !== null) return Object.defineProperty(collectionOf(this, resource), 'jsonOptions', { value: () => 0 });",
    caughtBy: { 'paginator-guess-json-options/marker': expectedReceived('320', '0') },
  },
  {
    id: 'options-of-class-by-guess-lost',
    what: 'a page forgets the JSON options of the class which a guessed name leads to',
    level: 'observed',
    file: paginator,
    replaces: 'if (found !== null) return collectionOf(this, found);',
    by: "if (found !== null) return Object.defineProperty(collectionOf(this, found), 'jsonOptions', { value: () => 0 });",
    caughtBy: { 'paginator-guess-json-options/name': expectedReceived('320', '0') },
  },
  {
    id: 'guessed-collection-of-bare-items',
    what: 'a collection class that a marker names is given the items without the page',
    level: 'observed',
    file: paginator,
    replaces: 'Reflect.construct(collection, [this])',
    by: 'Reflect.construct(collection, [this.getCollection()])',
    caughtBy: {
      'paginator-guess-response-links/collection-marker': expectedReceived(
        'the URL /?page=2',
        'nothing there; the whole is',
      ),
    },
  },
];

module.exports = { guessedClassFaults };
