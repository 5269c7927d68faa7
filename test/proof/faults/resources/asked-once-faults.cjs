const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';
const conditionalValue = 'src/reference/resource/conditional-value.ts';
const filter = 'src/reference/resource/filter.ts';

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
    replaces:
      "const all = requireMap('The result of toArray()', callOperation(this.resource, 'toArray', []));",
    by: `callOperation(this.resource, 'toArray', []);
    const all = requireMap('The result of toArray()', callOperation(this.resource, 'toArray', []));`,
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
    replaces: 'const make = () => new JsonResponse(body, created ? 201 : 200, resource.jsonOptions());',
    by: `resource.jsonOptions();
  const make = () => new JsonResponse(body, created ? 201 : 200, resource.jsonOptions());`,
    caughtBy: { 'collection-asked-once-options/page': 'the arguments of each call of "options"' },
  },
  {
    id: 'page-array-asked-twice',
    what: 'a response asks the page for its array twice',
    level: 'observed',
    file: jsonResource,
    replaces: `  const paginated = page.toArray() as MapLike;
`,
    by: `  page.toArray();
  const paginated = page.toArray() as MapLike;
`,
    caughtBy: { 'collection-asked-once-page': expectedReceived('one call', '2 calls: [[], []]') },
  },
  {
    id: 'query-added-twice',
    what: 'a response adds the query to the page twice',
    level: 'observed',
    file: jsonResource,
    replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
    by: `if (query !== null) callOperation(page, 'appends', [query]);
    if (query !== null) callOperation(page, 'appends', [query]);`,
    caughtBy: {
      'collection-asked-once-page': expectedReceived(
        'one call',
        '2 calls: [[{"tag": "red"}], [{"tag": "red"}]]',
      ),
    },
  },
  {
    id: 'loaded-asked-twice',
    what: 'whenLoaded asks the model twice whether the relationship is loaded',
    level: 'observed',
    file: jsonResource,
    replaces: "const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));",
    by: `callOperation(this.resource, 'relationLoaded', [relationship]);
    const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));`,
    caughtBy: {
      'resource-asked-once-model/loaded': expectedReceived('one call', '2 calls: [["posts"], ["posts"]]'),
    },
  },
  {
    id: 'model-attributes-asked-twice',
    what: 'a condition on an attribute asks the model for its attributes twice',
    level: 'observed',
    file: conditionalValue,
    replaces: "  const attributes = callOperation(object, 'getAttributes', []);",
    by: `  callOperation(object, 'getAttributes', []);
  const attributes = callOperation(object, 'getAttributes', []);`,
    caughtBy: {
      'resource-asked-once-model/has': expectedReceived('one call', '2 calls: [[], []]'),
      'resource-asked-once-model/counted': expectedReceived('one call', '2 calls: [[], []]'),
    },
  },
  {
    id: 'holder-asked-twice',
    what: 'an object that gives the array of a resource is asked for it twice',
    level: 'observed',
    file: filter,
    replaces: 'if (isArrayable(data)) return requireMap(source, data.toArray());',
    by: `if (isArrayable(data)) data.toArray();
  if (isArrayable(data)) return requireMap(source, data.toArray());`,
    caughtBy: { 'resource-asked-once-holder/arrayable': expectedReceived('one call', '2 calls: [[], []]') },
  },
  {
    id: 'json-holder-asked-twice',
    what: 'an object that gives the data of a resource for JSON is asked for them twice',
    level: 'observed',
    file: filter,
    replaces: 'const serialized = data.jsonSerialize() ?? [];',
    by: `data.jsonSerialize();
  const serialized = data.jsonSerialize() ?? [];`,
    caughtBy: {
      'resource-asked-once-holder/json-serializable': expectedReceived('one call', '2 calls: [[], []]'),
    },
  },
  {
    id: 'current-request-asked-twice',
    what: 'a response asks whether there is a current request, and then for it',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
    by: `if (request === null) this.resolveRequestFromContainer();
    return this.toResponse(request ?? this.resolveRequestFromContainer());`,
    caughtBy: {
      'collection-asked-once-request/response': expectedReceived('one call', '2 calls: [[], []]'),
      'collection-asked-once-request/page-response': expectedReceived('one call', '2 calls: [[], []]'),
    },
  },
  {
    id: 'collected-class-asked-twice',
    what: 'a new collection asks whether anything is collected, and then what',
    level: 'observed',
    file: jsonResource,
    replaces: 'const collected = this.#collectedClass();\n    const items',
    by: 'const collected = this.collects() === null ? null : this.#collectedClass();\n    const items',
    caughtBy: { 'collection-asked-once-collects': expectedReceived('one call', '2 calls: [[], []]') },
  },
];

module.exports = { askedOnceFaults };
