const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/asked-once.feature must notice. */
const askedOnceFaults = [
  {
    id: 'json-asks-twice',
    what: 'toJson asks the resource for its data twice',
    level: 'observed',
    file: jsonResource,
    replaces: 'const data = this.jsonSerialize();',
    by: `this.jsonSerialize();
    const data = this.jsonSerialize();`,
    caughtBy: { 'resource-asked-once-data/to-json': 'the arguments of each call of "data"' },
  },
  {
    id: 'pretty-json-asks-twice',
    what: 'toPrettyJson writes the data twice and keeps the second text',
    level: 'observed',
    file: jsonResource,
    replaces: "return this.toJson(integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT);",
    by: `this.toJson(0);
    return this.toJson(integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT);`,
    caughtBy: { 'collection-asked-once-items/to-pretty-json': 'the arguments of each call of "data"' },
  },
  {
    id: 'object-asked-twice',
    what: 'attributes asks the underlying object for its entries twice',
    level: 'observed',
    file: jsonResource,
    replaces: "const own = isResource(this.resource) ? null : callOperation(this.resource, 'toArray', []);",
    by: `if (!isResource(this.resource)) callOperation(this.resource, 'toArray', []);
    const own = isResource(this.resource) ? null : callOperation(this.resource, 'toArray', []);`,
    caughtBy: { 'resource-asked-once-attributes': 'the arguments of each call of "data"' },
  },
  {
    id: 'items-made-twice',
    what: 'a collection makes two resources for each item, and keeps the second',
    level: 'observed',
    file: jsonResource,
    replaces: '? source.mapInto(collected)',
    by: '? (source.mapInto(collected), source.mapInto(collected))',
    caughtBy: { 'collection-asked-once-made/collection': 'the arguments of each call of "made"' },
  },
  {
    id: 'made-twice',
    what: 'make makes two resources and gives the second',
    level: 'observed',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: `new this(...parameters);
    return new this(...parameters);`,
    caughtBy: { 'collection-asked-once-made/make': 'the arguments of each call of "made"' },
  },
  {
    id: 'options-asked-twice',
    what: 'a response asks for its JSON options twice',
    level: 'observed',
    file: jsonResource,
    replaces: 'const response = new JsonResponse(body, created ? 201 : 200, resource.jsonOptions());',
    by: `resource.jsonOptions();
  const response = new JsonResponse(body, created ? 201 : 200, resource.jsonOptions());`,
    caughtBy: { 'collection-asked-once-options/page': 'the arguments of each call of "options"' },
  },
];

module.exports = { askedOnceFaults };
