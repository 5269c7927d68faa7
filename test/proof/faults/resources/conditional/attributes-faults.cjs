const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/attributes.feature must notice. */
const attributesFaults = [
  {
    id: 'all-attributes-merged',
    what: 'attributes merges all attributes',
    level: 'observed',
    file: jsonResource,
    replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    by: 'return new MergeValue(OrderedMap.from(all));',
    caughtBy: {
      'resource-attributes-merged': expectedReceived(
        '{"kind": "user", "id": 1, "name": "Ada"}',
        '{"kind": "user", "id": 1, "name": "Ada", "email": null}',
      ),
    },
  },
  {
    id: 'resolve-empty',
    what: 'resolve is empty',
    level: 'stated',
    file: jsonResource,
    replaces: 'const filtered = this.filter(expandData(data, this));',
    by: 'const filtered = this.filter([]);',
    caughtBy: { 'resource-attributes-given': expectedReceived('a value "admin" somewhere in it', '[]') },
  },
  {
    id: 'attributes-empty',
    what: 'toAttributes is empty',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: 'return this.$attributes ?? [];',
    caughtBy: { 'resource-attributes-given': expectedReceived('a value "admin" somewhere in it', '[]') },
  },
  {
    id: 'resource-data-empty',
    what: 'resolveResourceData is empty',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.toAttributes(request);',
    by: 'return [];',
    caughtBy: { 'resource-attributes-given': expectedReceived('a value "admin" somewhere in it', '[]') },
  },
  {
    id: 'no-attributes-merged',
    what: 'attributes merges none',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    by: 'return new MergeValue([]);',
    caughtBy: {
      'resource-attributes-given': expectedReceived('a value "admin" somewhere in it', '{"kind": "user"}'),
    },
  },
  {
    id: 'attributes-kept',
    what: 'attributes gives the entries that it gave first',
    level: 'observed',
    file: jsonResource,
    replaces: "callOperation(this.resource, 'toArray', []));",
    by: "((this as any).$own ??= callOperation(this.resource, 'toArray', [])));",
    caughtBy: { 'resource-attributes-asked-again': '"name": "Ada"' },
  },
  {
    id: 'attributes-all',
    what: 'all attributes are merged, whichever are given',
    level: 'stated',
    file: jsonResource,
    replaces: '.filter((_, key) => names.has(key))',
    by: '.filter(() => names.size > 0)',
    caughtBy: { 'resource-attributes-no-others': '"Ada"' },
  },
  {
    id: 'one-attribute-merged',
    what: 'attributes merges the first of the given attributes alone',
    level: 'stated',
    file: jsonResource,
    replaces: 'const names = new Set(new Collection<Key>(attributes).map(normalizeKey));',
    by: 'const names = new Set([...new Collection<Key>(attributes).map(normalizeKey)].slice(0, 1));',
    caughtBy: { 'resource-attributes-given': '"author"' },
  },
  {
    id: 'attributes-by-path',
    what: 'attributes follows a name with dots into an entry',
    level: 'observed',
    file: jsonResource,
    replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    by: `const entries = OrderedMap.from<unknown>(all);
    for (const name of names) {
      const [first, second] = String(name).split('.');
      const inner = entries.get(first as string) as Record<string, unknown> | undefined;
      if (second !== undefined) entries.set(name, inner?.[second]);
    }
    return new MergeValue(entries.filter((_, key) => names.has(key)));`,
    caughtBy: { 'resource-attributes-dotted': '"author.name"' },
  },
  {
    id: 'attributes-snake-case',
    what: 'names are looked up in snake case as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    by: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key) || [...names].some((n) => snakeCase(String(n)) === key)));',
    caughtBy: {
      'resource-attributes-other-spelling/camel': expectedReceived(
        '<MergeValue data: []>',
        '<MergeValue data: {"full_name": "Ada Lovelace"}>',
      ),
    },
  },
  {
    id: 'attributes-any-case',
    what: 'names are compared without regard to case',
    level: 'observed',
    file: jsonResource,
    replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    by: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => [...names].some((n) => String(n).toLowerCase() === String(key).toLowerCase())));',
    caughtBy: {
      'resource-attributes-other-spelling/capitals': expectedReceived(
        '<MergeValue data: []>',
        '<MergeValue data: {"full_name": "Ada Lovelace"}>',
      ),
    },
  },
  {
    id: 'attributes-star',
    what: 'a star picks everything',
    level: 'observed',
    file: jsonResource,
    replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    by: `return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key) || names.has('*')));`,
    caughtBy: {
      'resource-attributes-other-spelling/star': expectedReceived(
        '<MergeValue data: []>',
        '<MergeValue data: {"full_name": "Ada Lovelace"}>',
      ),
    },
  },
  {
    id: 'attributes-keys-of-map',
    what: 'the keys of a map of names count as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'const names = new Set(new Collection<Key>(attributes).map(normalizeKey));',
    by: 'const names = new Set(new Collection<Key>(attributes).map(normalizeKey)); if (!Array.isArray(attributes)) { names.clear(); for (const key of new Collection<Key>(attributes).all().keys()) names.add(key); }',
    caughtBy: {
      'resource-attributes-picked/named-names': expectedReceived(
        '<MergeValue data: {"name": "Ada"}>',
        '<MergeValue data: []>',
      ),
    },
  },
  {
    id: 'two-attributes-merged',
    what: 'attributes merges two of the attributes at most',
    level: 'stated',
    file: jsonResource,
    replaces: 'names.has(key))',
    by: '[...names].slice(0, 2).includes(key))',
    caughtBy: {
      'resource-attributes-given': expectedReceived(
        'a value "owner" somewhere in it',
        '{"kind": "user", "admin": "admin", "author": "author"}',
      ),
    },
  },
  {
    id: 'falsy-attributes-left-out',
    what: 'attributes that count as false are not merged',
    level: 'observed',
    file: jsonResource,
    replaces: 'filter((_, key) => names.has(key))',
    by: 'filter((value, key) => names.has(key) && truthy(value))',
    caughtBy: { 'resource-attributes-falsy': 'logins' },
  },
];

module.exports = { attributesFaults };
