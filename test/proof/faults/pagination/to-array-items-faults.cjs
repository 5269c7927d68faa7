const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/to-array-items.feature must notice. */
const toArrayItemsFaults = [
  {
    id: 'items-to-array-skipped',
    what: 'items that have an array form of their own stay objects in the array form of a page',
    level: 'observed',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: 'const data = this.$items.all();',
    caughtBy: { 'paginator-to-array-arrayable-items': expectedReceived('{"name": "Lima"}', '<City o2>') },
  },
  {
    id: 'array-form-of-item-remembered',
    what: 'an item is turned into an array once',
    level: 'observed',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: `const forms = ((this as any).$forms ??= new WeakMap());
    const data = this.$items.all().map((value: any) => {
      if (typeof value !== 'object' || value === null || isMapLike(value)) return value;
      if (!forms.has(value)) forms.set(value, new (this.$items.constructor as any)([value]).toArray().get(0));
      return forms.get(value);
    });`,
    caughtBy: {
      'paginator-item-form-of-now': '{"city": "Bergen"} somewhere in it',
    },
  },
  {
    id: 'json-form-before-array-form',
    what: 'of an item that has both forms the JSON form is in the data',
    level: 'observed',
    file: 'src/reference/collection/collection.ts',
    replaces: '(isArrayable(value) ? value.toArray() : value));',
    by: '(isArrayable(value) ? (isJsonSerializable(value) ? value.jsonSerialize() : value.toArray()) : value));',
    caughtBy: { 'paginator-to-array-both-item': expectedReceived('{"name": "Lima"}', '"Lima"') },
  },
];

module.exports = { toArrayItemsFaults };
