const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/collection-static.feature must notice. */
const collectionStaticFaults = [
  {
    id: 'keys-of-marked-class-lost',
    what: 'a marker to preserve keys is not seen by collection',
    level: 'observed',
    file: jsonResource,
    replaces: `if (remember(this.cachedPreserveKeysAttributes, this, isMarkedPreserveKeys))
      return collection.preserveKeys();
`,
    by: '',
    caughtBy: { 'collection-static-class-keys/marker': expectedReceived('true', 'false') },
  },
  {
    id: 'keys-of-declaring-class-lost',
    what: 'a class that declares preserveKeys is not asked by collection',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.preserveKeys === undefined ? collection :',
    by: 'return JsonResource.preserveKeys === undefined ? collection :',
    caughtBy: { 'collection-static-class-keys/property-true': expectedReceived('true', 'false') },
  },
  {
    id: 'keys-of-own-marker-lost',
    what: 'a collection class that is marked to preserve keys does not',
    level: 'observed',
    file: jsonResource,
    replaces:
      'if (remember(JsonResource.cachedPreserveKeysAttributes, cls, isMarkedPreserveKeys)) return true;\n',
    by: '',
    caughtBy: {
      'collection-static-named-collection/marker': expectedReceived(
        '{"3": {"tag": "red"}}',
        '[{"tag": "red"}]',
      ),
    },
  },
  {
    id: 'any-truth-keeps-keys',
    what: 'a class that says 1 instead of true keeps the keys of its collections',
    level: 'observed',
    file: jsonResource,
    replaces: 'collection.preserveKeys(this.preserveKeys === true)',
    by: 'collection.preserveKeys(Boolean(this.preserveKeys))',
    caughtBy: { 'collection-static-class-keys/property-one': expectedReceived('false', 'true') },
  },
  {
    id: 'collection-hands-back',
    what: 'collection gives a collection back as it is',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new AnonymousResourceCollection(resource, this);',
    by: 'return resource instanceof AnonymousResourceCollection ? resource : new AnonymousResourceCollection(resource, this);',
    caughtBy: { 'collection-static-of-collection': 'the object "first"' },
  },
  {
    id: 'class-keys-property-before-marker',
    what: 'a class that says no by its property is not asked for its marker',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (remember(this.cachedPreserveKeysAttributes, this, isMarkedPreserveKeys))',
    by: 'if (this.preserveKeys !== false && remember(this.cachedPreserveKeysAttributes, this, isMarkedPreserveKeys))',
    caughtBy: {
      'collection-static-class-keys/marker-first': expectedReceived('true', 'false'),
    },
  },
];

module.exports = { collectionStaticFaults };
