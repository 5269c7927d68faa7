const { expectedReceived } = require('../../in-words.cjs');

const collection = 'src/reference/collection/collection.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/construct.feature must notice. */
const constructFaults = [
  {
    id: 'keys-lost-by-slice',
    what: 'items lose their keys when they are cut to the page',
    level: 'observed',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'this.$items = all.slice(0, this.$perPage).values();',
    caughtBy: {
      'paginator-construct-keys/text': expectedReceived('{"pe": "Lima", "no": "Oslo"}', '["Lima", "Oslo"]'),
    },
  },
  {
    id: 'arrayable-items-kept',
    what: 'a collection around something with an array form takes it for one item',
    level: 'observed',
    file: collection,
    replaces: 'if (isArrayable(value)) return toOrderedMap(value.toArray(), depth + 1);\n',
    by: '',
    caughtBy: { 'paginator-construct-holder-items/arrayable': expectedReceived('["Lima", "Oslo"]', '[]') },
  },
  {
    id: 'given-collection-shared',
    what: 'a page that fits takes over the collection it is given',
    level: 'observed',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'this.$items = all.count() <= this.$perPage ? all : all.slice(0, this.$perPage);',
    caughtBy: {
      'paginator-construct-source-changed-later': expectedReceived('["Lima"]', '["Lima", "Oslo"]'),
    },
  },
  {
    id: 'more-of-collections-never',
    what: 'of a given collection none is behind the page',
    level: 'observed',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: 'this.$hasMore = all !== items && all.count() > this.$perPage;',
    caughtBy: { 'paginator-construct-source-unchanged': expectedReceived('true', 'false') },
  },
  {
    id: 'items-json-before-array-form',
    what: 'of items with both, the JSON form counts before the array form',
    level: 'observed',
    file: collection,
    replaces: 'if (isArrayable(value)) return toOrderedMap(value.toArray(), depth + 1);',
    by: "if (isArrayable(value) && !(isJsonSerializable(value) && !('getOptions' in (value as any)))) return toOrderedMap(value.toArray(), depth + 1);",
    caughtBy: {
      'paginator-construct-holder-of-two': expectedReceived('["Lima", "Oslo"]', '["Rome"]'),
    },
  },
  {
    id: 'construct-json-form-before-iteration',
    what: 'the JSON form of what holds the items comes before what it iterates over',
    level: 'observed',
    file: collection,
    replaces: `  if (isIterable(value)) {
    return hasEntries`,
    by: `  if (isJsonSerializable(value)) return toOrderedMap(value.jsonSerialize(), depth + 1);
  if (isIterable(value)) {
    return hasEntries`,
    caughtBy: {
      'paginator-construct-resource-collection-items': expectedReceived('<JsonResource>', '{"id": 1}'),
    },
  },
  {
    id: 'construct-json-text-no-item',
    what: 'data for JSON that is a text is gone through like an object',
    level: 'observed',
    file: collection,
    replaces: `  if (isJsonSerializable(value)) return toOrderedMap(value.jsonSerialize(), depth + 1);
  return`,
    by: `  if (isJsonSerializable(value)) return toOrderedMap(Object(value.jsonSerialize()), depth + 1);
  return`,
    caughtBy: { 'paginator-construct-holder-scalar': expectedReceived('["Lima"]', '["L", "i"]') },
  },
  {
    id: 'falsy-zero-text',
    what: 'the text "0" as items is an empty page',
    level: 'observed',
    file: collection,
    replaces: 'if (!isObject(value)) return OrderedMap.of(value);',
    by: `if (value === '0') return new OrderedMap();
  if (!isObject(value)) return OrderedMap.of(value);`,
    caughtBy: { 'paginator-construct-plain-items/zero-text': expectedReceived('["0"]', '[]') },
  },
  {
    id: 'full-collection-says-more',
    what: 'a collection that just fits says that there are more pages',
    level: 'observed',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: 'this.$hasMore = items instanceof Collection ? all.count() >= this.$perPage : all.count() > this.$perPage;',
    caughtBy: { 'paginator-construct-collection-full': expectedReceived('false', 'true') },
  },
  {
    id: 'numbered-collection-renumbered',
    what: 'the items of a collection are renumbered where all of them are under numbers',
    level: 'observed',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: `const isNumbered = all === items && [...all.all().keys()].every((key) => typeof key === 'number');
    this.$items = (isNumbered ? all.values() : all).slice(0, this.$perPage);`,
    caughtBy: {
      'paginator-construct-collection-gaps': expectedReceived(
        '{"0": "Lima", "2": "Oslo", "5": "Rome"}',
        '["Lima", "Oslo", "Rome"]',
      ),
    },
  },
  {
    id: 'object-as-one-item',
    what: 'an object that stands for items is the only item',
    level: 'observed',
    file: collection,
    replaces: 'return OrderedMap.fromEntries(Object.entries(value));',
    by: 'return OrderedMap.of(value);',
    caughtBy: { 'paginator-construct-object-items': '"pe": "Lima"' },
  },
];

module.exports = { constructFaults };
