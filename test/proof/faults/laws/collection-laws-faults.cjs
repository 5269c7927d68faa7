const recursiveMerge = 'src/reference/php/recursive-merge.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/laws/collection-laws.feature must notice. */
const collectionLawsFaults = [
  {
    id: 'json-is-wrapped',
    what: 'JSON text is wrapped like a response',
    level: 'observed',
    file: jsonResource,
    replaces: 'return encodeJson(data, flags);',
    by: 'return encodeJson({ data }, flags);',
    caughtBy: { 'law-collection-json': 'JSON text parses back' },
  },
  {
    id: 'preserving-keys-for-good',
    what: 'preserving keys cannot be switched off again',
    level: 'observed',
    file: jsonResource,
    replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
    by: 'if (value) this.$preserveKeys = true;',
    caughtBy: { 'law-collection-preserve-keys': 'resolve, keys preserved: false' },
  },
  {
    id: 'additional-changed-by-response',
    what: 'a response changes the extra data that it carries',
    level: 'observed',
    file: recursiveMerge,
    replaces: `  const merged = new OrderedMap<unknown>();
  for (const map of maps) mergeInto(merged, OrderedMap.from(map), 1);
  return merged;`,
    by: `  const [first, ...rest] = maps;
  const merged = first instanceof OrderedMap ? first : OrderedMap.from(first as MapInput<unknown>);
  for (const map of rest) mergeInto(merged, OrderedMap.from(map), 1);
  return merged;`,
    caughtBy: {
      'law-response-merge': 'the wrapped data merged with the data beside it" does not hold',
    },
  },
  {
    id: 'response-of-two-items',
    what: 'a response has the first two items alone',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = resource.resolve(request);',
    by: `const whole: any = resource.resolve(request);
  const data = Array.isArray(whole) ? whole.slice(0, 2) : whole;`,
    caughtBy: { 'law-collection-forms': 'as item 3 of' },
  },
];

module.exports = { collectionLawsFaults };
