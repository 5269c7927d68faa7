const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/json-options.feature must notice. */
const jsonOptionsFaults = [
  {
    id: 'json-options-forgotten',
    what: 'the response of a collection ignores the JSON flags of the collected class',
    level: 'observed',
    file: jsonResource,
    replaces: 'return item.jsonOptions();',
    by: 'return item === null ? item : 0;',
    caughtBy: { 'collection-json-options-of/collected': expectedReceived('64', '0') },
  },
  {
    id: 'json-options-unknown',
    what: 'a resource that says nothing of its JSON options has null for them',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: `jsonOptions(): number {
    return 0;`,
        by: `jsonOptions(): number {
    return null as any;`,
      },
      {
        file: jsonResource,
        replaces: 'created ? 201 : 200, resource.jsonOptions());',
        by: 'created ? 201 : 200, resource.jsonOptions() ?? 0);',
      },
    ],
    caughtBy: { 'resource-json-options-kind/resource': 'received: null' },
  },
  {
    id: 'json-options-not-applied',
    what: 'the JSON options of a resource are not applied to its response',
    level: 'stated',
    file: jsonResource,
    replaces: 'created ? 201 : 200, resource.jsonOptions());',
    by: 'created ? 201 : 200, 0);',
    caughtBy: {
      'resource-json-options-applied/response': 'expected: an error',
      'resource-json-options-applied/to-response': 'expected: an error',
    },
  },
  {
    id: 'options-of-named-class-lost',
    what: 'jsonOptions forgets the class that was found by name or marker',
    level: 'observed',
    file: jsonResource,
    replaces: `override jsonOptions(): number {
    const cls = this.#collectedClass();`,
    by: `override jsonOptions(): number {
    const cls = this.$collects === null ? null : this.#collectedClass();`,
    caughtBy: { 'collection-json-options-found/by-name': expectedReceived('64', '0') },
  },
  {
    id: 'class-of-options-remembered',
    what: 'jsonOptions are those of the class that was collected when they were first asked for',
    level: 'observed',
    file: jsonResource,
    replaces: `override jsonOptions(): number {
    const cls = this.#collectedClass();`,
    by: `override jsonOptions(): number {
    const cls = ((this as any).asked ??= this.#collectedClass());`,
    caughtBy: { 'collection-json-options-other-class': expectedReceived('0', '64') },
  },
  {
    id: 'class-of-items-decides-options',
    what: 'jsonOptions are those of the class that was collected at first',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: '    this.resource = this.collectResource(resource);\n',
        by: `    this.resource = this.collectResource(resource);
    (this as any).first = this.#collectedClass();
`,
      },
      {
        file: jsonResource,
        replaces: `override jsonOptions(): number {
    const cls = this.#collectedClass();`,
        by: `override jsonOptions(): number {
    const cls = (this as any).first;`,
      },
    ],
    caughtBy: { 'collection-json-options-other-class': expectedReceived('0', '64') },
  },
  {
    id: 'options-of-nested-collections-lost',
    what: 'jsonOptions of a collection of collections is 0',
    level: 'observed',
    file: jsonResource,
    replaces: 'const isMany = cls.prototype instanceof ResourceCollection;',
    by: `const isMany = cls.prototype instanceof ResourceCollection;
    if (isMany) return 0;`,
    caughtBy: { 'collection-json-options-nested/by-property': expectedReceived('64', '0') },
  },
  {
    id: 'options-of-marked-class-lost',
    what: 'jsonOptions forgets the class that was found by marker',
    level: 'observed',
    file: jsonResource,
    replaces: `override jsonOptions(): number {
    const cls = this.#collectedClass();`,
    by: `override jsonOptions(): number {
    const cls = collectedByMarker(this.constructor as AnyClass) ? null : this.#collectedClass();`,
    caughtBy: { 'collection-json-options-found/by-marker': expectedReceived('64', '0') },
  },
  {
    id: 'options-of-given-class-lost',
    what: 'jsonOptions knows only the class that was found by name',
    level: 'observed',
    file: jsonResource,
    replaces: `override jsonOptions(): number {
    const cls = this.#collectedClass();`,
    by: `override jsonOptions(): number {
    const cls = this.$collects === null ? this.#collectedClass() : null;`,
    caughtBy: { 'collection-json-options-of/collected': expectedReceived('64', '0') },
  },
  {
    id: 'options-of-collections-dropped',
    what: 'the JSON options of a collection are not asked for',
    level: 'stated',
    file: jsonResource,
    replaces: 'created ? 201 : 200, resource.jsonOptions());',
    by: 'created ? 201 : 200, resource instanceof ResourceCollection ? 0 : resource.jsonOptions());',
    caughtBy: {
      'collection-json-options-applied/list': 'an error',
      'collection-json-options-applied/page': 'an error',
    },
  },
  {
    id: 'json-options-before-data',
    what: 'a response asks for the JSON flags before it makes the data',
    level: 'exact',
    changes: [
      {
        file: jsonResource,
        replaces: 'const data = resource.resolve(request);',
        by: 'const flags = resource.jsonOptions();\n  const data = resource.resolve(request);',
      },
      {
        file: jsonResource,
        replaces: 'created ? 201 : 200, resource.jsonOptions());',
        by: 'created ? 201 : 200, flags);',
      },
    ],
    caughtBy: { 'resource-json-options-behind-data': 'expected an integer, received null' },
  },
  {
    id: 'options-of-wrapped-resource',
    what: 'a resource has the options of the resource that it wraps',
    level: 'observed',
    file: jsonResource,
    replaces: `jsonOptions(): number {
    return 0;`,
    by: `jsonOptions(): number {
    if (this.resource instanceof JsonResource) return this.resource.jsonOptions();
    return 0;`,
    caughtBy: {
      'collection-json-options-of/resource-of-one': expectedReceived('0', '64'),
    },
  },
  {
    id: 'options-of-no-resource-class',
    what: 'a collected class that is no resource class any more has no options',
    level: 'observed',
    file: jsonResource,
    replaces: `override jsonOptions(): number {
    const cls = this.#collectedClass();`,
    by: `override jsonOptions(): number {
    let cls: AnyClass | null = null;
    try {
      cls = this.#collectedClass();
    } catch {}`,
    caughtBy: {
      'collection-json-options-no-class': expectedReceived('a Logic error', '0'),
    },
  },
  {
    id: 'options-before-extra-data',
    what: 'the options are asked for before the extra data',
    level: 'exact',
    changes: [
      {
        file: jsonResource,
        replaces: 'const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);',
        by: `const options = resource.jsonOptions();
  const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);`,
      },
      {
        file: jsonResource,
        replaces: 'created ? 201 : 200, resource.jsonOptions())',
        by: 'created ? 201 : 200, options)',
      },
    ],
    caughtBy: {
      'resource-json-options-behind-extra-data': 'expected an integer, received null',
    },
  },
  {
    id: 'response-on-one-line',
    what: 'a response stands on one line whatever the options say',
    level: 'exact',
    file: 'src/reference/http/json-response.ts',
    replaces: "contentOf(data, integerArgument('JsonResponse(options)', options))",
    by: "contentOf(data, integerArgument('JsonResponse(options)', options) & ~128)",
    caughtBy: {
      'resource-json-options-pretty': '{\\"data\\":{\\"id\\":1}}',
    },
  },
  {
    id: 'options-of-bare-resources',
    what: 'a collection that collects no class has the options of its first item',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (cls === null) return 0;',
    by: `const first = this.collection?.first();
    if (cls === null) return first instanceof JsonResource ? first.jsonOptions() : 0;`,
    caughtBy: {
      'collection-json-options-of/bare-resources': expectedReceived('0', '64'),
    },
  },
  {
    id: 'options-of-the-resource-inside',
    what: 'a resource around another is written with the options of that one',
    level: 'exact',
    file: jsonResource,
    replaces: 'created ? 201 : 200, resource.jsonOptions()',
    by: 'created ? 201 : 200, (isResource(underlying) ? (underlying as any) : resource).jsonOptions()',
    caughtBy: { 'resource-json-options-around-another': '{\\"href\\":\\"/\\"}' },
  },
  {
    id: 'json-flags-stay-for-responses',
    what: 'the flags of toJson count for later responses as well',
    level: 'exact',
    changes: [
      {
        file: jsonResource,
        replaces: "const flags = integerArgument('toJson(options)', options);",
        by: "const flags = ((this as any).$flags = integerArgument('toJson(options)', options));",
      },
      {
        file: jsonResource,
        replaces: 'created ? 201 : 200, resource.jsonOptions()',
        by: 'created ? 201 : 200, resource.jsonOptions() | (resource as any).$flags',
      },
    ],
    caughtBy: { 'resource-json-options-behind-json': '{\\"href\\":\\"/\\"}' },
  },
];

module.exports = { jsonOptionsFaults };
