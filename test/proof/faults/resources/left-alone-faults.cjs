const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/left-alone.feature must notice. */
const leftAloneFaults = [
  {
    id: 'json-takes-metadata-off',
    what: 'JSON text without metadata is made by taking the metadata off',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = this.jsonSerialize();',
    by: `this.$additional = NOTHING;
    const data = this.jsonSerialize();`,
    caughtBy: {
      'collection-left-alone-asked/json': '"took" with 5',
      'collection-left-alone-asked/pretty-json': '"took" with 5',
    },
  },
  {
    id: 'counting-takes-the-query-off',
    what: 'counting the items takes the query parameters off',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: `this.queryParameters = null;
    return this.#items().count();`,
    caughtBy: { 'collection-left-alone-asked/count': 'query tag "red"' },
  },
  {
    id: 'query-set-takes-extra-data-off',
    what: 'withQuery() takes the extra data of the property with off',
    level: 'stated',
    file: jsonResource,
    replaces: "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
    by: `this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));
    this.$with = NOTHING;`,
    caughtBy: { 'collection-left-alone-asked/count': '"version" with 2' },
  },
];

module.exports = { leftAloneFaults };
