const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/shared/names-unchanged.feature must notice. */
const namesUnchangedFaults = [
  {
    id: 'attribute-name-lowered',
    what: 'whenHas looks for the attribute in small letters',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'if (!hasAttribute(this.resource, attribute.toLowerCase())) return fallbackOf(fallback);',
    caughtBy: { 'resource-name-unchanged/when-has': expectedReceived('"Ada L."', 'the missing marker') },
  },
  {
    id: 'path-trimmed',
    what: 'setPath drops the spaces around a path',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: "this.$path = textArgument('Paginator.setPath(path)', path).trim();",
    caughtBy: { 'paginator-text-unchanged/path': expectedReceived('" /Users "', '"/Users"') },
  },
  {
    id: 'offset-in-any-case',
    what: 'an entry is found also when its name differs in case',
    level: 'observed',
    file: 'src/reference/resource/underlying-value.ts',
    replaces: 'return lookUp(value, offset, null) ?? null;',
    by: `return lookUp(value, offset, null) ?? lookUp(value, String(offset).toLowerCase(), null) ?? null;`,
    caughtBy: { 'resource-offset-name-unchanged/capital': expectedReceived('false', 'true') },
  },
  {
    id: 'offset-as-path',
    what: 'an entry in an entry is found by both names with a dot between them',
    level: 'observed',
    file: 'src/reference/resource/underlying-value.ts',
    replaces: 'return lookUp(value, offset, null) ?? null;',
    by: `{
    const names = typeof offset === 'string' ? offset.split('.') : [offset];
    return names.reduce((found, name) => lookUp(found as MapLike, name, []), value as unknown);
  }`,
    caughtBy: { 'resource-offset-name-unchanged/dot': expectedReceived('false', 'true') },
  },
  {
    id: 'macro-name-trimmed',
    what: 'a macro is registered without the spaces around its name',
    level: 'observed',
    file: 'src/reference/php/macroable.ts',
    replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
    by: 'macros.set(textArgument(`${owner}.macro(name)`, name).trim(), macro);',
    caughtBy: { 'resource-macro-name-unchanged': expectedReceived('true', 'false') },
  },
  {
    id: 'point-leads-into-entry',
    what: 'a name with a point sets an entry of an entry of the underlying map',
    level: 'stated',
    file: 'src/reference/resource/underlying-value.ts',
    replaces: 'return changedCopy(map, (copy) => copy.set(offset as Key, entry));',
    by: `{
    const [name, inner] = String(offset).split('.');
    const known = lookUp(map, name, null);
    return isMapLike(known) && inner !== undefined
      ? changedCopy(map, (copy) => copy.set(name as Key, changedCopy(known, (one) => one.set(inner as Key, entry))))
      : changedCopy(map, (copy) => copy.set(offset as Key, entry));
  }`,
    caughtBy: {
      'resource-offset-point/set': expectedReceived('"Rome"', '"Oslo"'),
    },
  },
  {
    id: 'point-leads-into-removed-entry',
    what: 'a name with a point removes an entry of an entry of the underlying map',
    level: 'stated',
    file: 'src/reference/resource/underlying-value.ts',
    replaces: 'if (isMapLike(value)) return changedCopy(value, (copy) => copy.delete(offset as Key));',
    by: `if (isMapLike(value)) {
    const [name, inner] = String(offset).split('.');
    const known = lookUp(value, name, null);
    return isMapLike(known) && inner !== undefined
      ? changedCopy(value, (copy) => copy.set(name as Key, changedCopy(known, (one) => one.delete(inner as Key))))
      : changedCopy(value, (copy) => copy.delete(offset as Key));
  }`,
    caughtBy: {
      'resource-offset-point/unset': expectedReceived('{"city": "Rome"}', '[]'),
    },
  },
  {
    id: 'point-leads-into-item',
    what: 'a key with a point sets an entry of an item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `const [name, inner] = String(key).split('.') as [string, string];
    const known = this.$items.get(name);
    if (isMapLike(known) && inner !== undefined) {
      this.$items.put(name, OrderedMap.from<unknown>(known).set(inner, value) as TValue);
    } else this.$items.offsetSet(key, value);`,
    caughtBy: {
      'paginator-offset-point/set': expectedReceived('"Rome"', '"Oslo"'),
    },
  },
  {
    id: 'point-leads-into-removed-item',
    what: 'a key with a point removes an entry of an item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: `const [name, inner] = String(key).split('.') as [string, string];
    const known = this.$items.get(name);
    if (isMapLike(known) && inner !== undefined) {
      this.$items.put(name, OrderedMap.from<unknown>(known).filter((_, entry) => entry !== inner) as TValue);
    } else this.$items.forget(key);`,
    caughtBy: {
      'paginator-offset-point/unset': expectedReceived('{"city": "Rome"}', '[]'),
    },
  },
];

module.exports = { namesUnchangedFaults };
