const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/preserve-keys-forms.feature must notice. */
const preserveKeysFormsFaults = [
  {
    id: 'preserve-keys-reaches-items',
    what: "the collection's wish to preserve keys holds for its items as well",
    level: 'observed',
    file: jsonResource,
    replaces: 'const operation = items.first() instanceof JsonResource',
    by: `for (const item of items.all().values()) Object.assign(item as object, { $preserveKeys: this.$preserveKeys });
    const operation = items.first() instanceof JsonResource`,
    caughtBy: {
      'collection-preserve-keys-nested/collection': expectedReceived(
        '["low", "high"]',
        '{"10": "low", "20": "high"}',
      ),
    },
  },
  {
    id: 'result-keys-property-before-marker',
    what: 'a resource that says no by its property is not asked for its marker',
    level: 'observed',
    file: jsonResource,
    replaces:
      'if (remember(JsonResource.cachedPreserveKeysAttributes, cls, isMarkedPreserveKeys)) return true;',
    by: 'if (this.$preserveKeys !== false && remember(JsonResource.cachedPreserveKeysAttributes, cls, isMarkedPreserveKeys)) return true;',
    caughtBy: {
      'resource-preserve-keys-marker-first': expectedReceived(
        '{"10": "low", "20": "high"}',
        '["low", "high"]',
      ),
    },
  },
  {
    id: 'keys-of-class-alone',
    what: 'a single resource asks its class whether keys are kept, whatever it was told itself',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$preserveKeys === true;',
    by: `const { preserveKeys } = this.constructor as typeof JsonResource;
    return (this instanceof ResourceCollection ? this.$preserveKeys : preserveKeys) === true;`,
    caughtBy: {
      'resource-preserve-keys-of-object/on': '["low", "high"]',
      'resource-preserve-keys-of-object/off': '{"10": "low", "20": "high"}',
    },
  },
  {
    id: 'page-own-renumbers-resources',
    what: 'a page whose items became resources renumbers them in its array',
    level: 'observed',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'const data = this.$items.toArray();',
    by: `const data = this.$items.first() instanceof (require('../resource/json-resource') as any).JsonResource && [...this.$items.all().keys()].every((k) => typeof k === 'number') ? this.$items.values().toArray() : this.$items.toArray();`,
    caughtBy: {
      'collection-preserve-keys-page-itself': expectedReceived(
        '{"3": <TagResource>, "9": <TagResource>}',
        '[<TagResource o3>, <TagResource o4>]',
      ),
    },
  },
  {
    id: 'keys-kept-as-the-data-say',
    what: 'a resource that says nothing about keys asks its underlying value whether they are kept',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$preserveKeys === true;',
    by: `const underlying = this.resource;
    const own = isMapLike(underlying) ? lookUp(underlying, 'preserveKeys', null) : null;
    const asked = isObject(underlying) && !isMapLike(underlying) && hasProperty(underlying, 'preserveKeys');
    return (this.$preserveKeys ?? (asked ? readProperty(underlying, 'preserveKeys') : own)) === true;`,
    caughtBy: {
      'resource-preserve-keys-of-underlying/map': '{"10": "low", "20": "high"}',
      'resource-preserve-keys-of-underlying/model': '{"10": "low", "20": "high"}',
    },
  },
];

module.exports = { preserveKeysFormsFaults };
