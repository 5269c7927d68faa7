const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const merging = 'src/reference/resource/merge-entries.ts';
const pageRow = (name) => `Paginator.${name}`;
const row = (name) => `AnonymousResourceCollection.${name}`;

/** Choices of which the words of a row say less than they seem to at first sight. */
const choiceVariants = [
  {
    id: 'empty-query-is-the-default',
    what: 'an empty query of the resolver is no query',
    why: '"Query string or the default": whether one that is empty counts as none is not said.',
    changes: [
      {
        file: page,
        replaces:
          'const query: unknown = this.$queryStringResolver === null ? fallback : this.$queryStringResolver();',
        by: `const given: unknown = this.$queryStringResolver === null ? fallback : this.$queryStringResolver();
    const query = given === '' || (isMapLike(given) && OrderedMap.from(given).size === 0) ? fallback : given;`,
      },
    ],
    declines: [],
    rows: [pageRow('resolveQueryString'), pageRow('queryStringResolver'), pageRow('withQueryString')],
  },
  {
    id: 'relations-loaded-elsewhere',
    what: 'relationships are loaded without asking the collection for it',
    why: 'Who loads the relationships is not said.',
    changes: [
      {
        file: page,
        replaces: "forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
        by: '',
      },
      {
        file: page,
        replaces: "forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);",
        by: '',
      },
    ],
    declines: ['collection-library'],
    rows: [pageRow('loadMorph'), pageRow('loadMorphCount')],
  },
  {
    id: 'merged-into-a-list-at-its-end',
    what: 'what is merged into a list stands behind its own items',
    why: 'It is said to be merged into the array, and not where.',
    changes: [
      {
        file: merging,
        replaces: 'for (const [ownKey, value] of OrderedMap.from<unknown>(data)) {',
        by: `const given = OrderedMap.from<unknown>(data);
  const merged = [...given].filter(([, value]) => value instanceof MergeValue);
  const own = [...given].filter(([, value]) => !(value instanceof MergeValue));
  const moved = given.isList ? [...own, ...merged].map(([, value], index) => [index, value] as const) : given;
  for (const [ownKey, value] of moved) {`,
      },
    ],
    declines: [],
    rows: ['filter', 'mergeData', 'merge', 'mergeWhen', 'mergeUnless', 'attributes', 'resolve'].map(row),
  },
  {
    id: 'collections-must-collect',
    what: 'a ResourceCollection that says nothing of what it collects cannot be made',
    why: 'Items are said to be converted with the class named in collects; of a collection without one nothing is said.',
    changes: [
      {
        file: resource,
        replaces: 'const isTold = this instanceof AnonymousResourceCollection;',
        by: "const isTold = this instanceof AnonymousResourceCollection;\n    if (new.target === ResourceCollection) throw new LogicException('This collection collects nothing.');",
      },
    ],
    declines: [],
    rows: [
      ...['make', 'jsonOptions', 'resolve', 'toArray', 'toJson', '__construct', 'collects', 'response'].map(
        row,
      ),
      ...['toResourceCollection', 'guessResourceCollection'].map(pageRow),
    ],
  },
  {
    id: 'named-collections-are-told',
    what: 'a collection class of its own does not say by a property what it collects',
    why: 'The property is that of anonymous collections, which are told.',
    changes: [
      {
        file: resource,
        replaces: 'const declared = (this.constructor as typeof ResourceCollection).collects;',
        by: 'const declared = null;',
      },
    ],
    declines: [],
    rows: [
      ...['collects', '$collects', 'collection', 'jsonOptions'].map(row),
      pageRow('guessResourceCollection'),
    ],
  },
  {
    id: 'collection-of-a-class-of-its-own',
    what: 'toResourceCollection gives a collection of a class of its own, whose property collects is empty',
    why: 'The result is a ResourceCollection; the property is that of anonymous ones.',
    changes: [
      {
        file: paginator,
        replaces: 'return requireCollection(Reflect.apply(make, cls, [page]));',
        by: `const Pages = class extends ResourceCollection {
    protected override collects(): ClassReference | null {
      return cls;
    }
  };
  return new Pages(page);`,
      },
    ],
    declines: [],
    rows: [pageRow('toResourceCollection'), pageRow('guessResourceCollection')],
  },
  {
    id: 'unknown-class-found-out-late',
    what: 'that a resource class is unknown is found out when the items are resolved',
    why: '"Throwable may be raised": when is not said.',
    changes: [
      {
        file: paginator,
        replaces: 'if (typeof make !==',
        by: `const late = (): never => {
    throw new Error(\`\${describeValue(resourceClass)} is no resource class\`);
  };
  if (cls === Object) return Object.assign(new ResourceCollection(page), { resolve: late, jsonSerialize: late, toResponse: late });
  if (typeof make !==`,
      },
    ],
    declines: [],
    rows: [pageRow('toResourceCollection'), pageRow('guessResourceCollection'), 'Error.toResourceCollection'],
  },
  {
    id: 'keys-kept-unless-given-up',
    what: 'an anonymous collection keeps its keys unless it is told not to',
    why: 'The default of preserveKeys is not shown.',
    changes: [
      {
        file: resource,
        replaces: 'static override preserveKeys: boolean | undefined = false;',
        by: 'static override preserveKeys: boolean | undefined = true;',
      },
    ],
    declines: [],
    rows: [
      'preserveKeys',
      '$preserveKeys',
      'resolve',
      'collection',
      'removeMissingValues',
      'jsonSerialize',
      'toJson',
    ].map(row),
  },
  {
    id: 'named-keys-given-up-too',
    what: 'a collection that does not keep its keys is a list, whatever the keys were',
    why: 'Whether keys are kept is said, and not of which kind.',
    changes: [
      {
        file: resource,
        replaces: 'return data.packed ?? data;',
        by: 'return data.packed ?? (this.$preserveKeys === true ? data : [...data].map(([, value]) => value));',
      },
    ],
    declines: [],
    rows: [
      ...[
        'preserveKeys',
        '$preserveKeys',
        'resolve',
        'toArray',
        'toAttributes',
        'collection',
        '__construct',
        'response',
        'preparePaginatedResponse',
        'wrap',
        'withoutWrapping',
        '$forceWrapping',
      ].map(row),
      pageRow('guessResourceCollection'),
    ],
  },
  {
    id: 'options-asked-when-written',
    what: 'a response asks for its JSON options when its text is read',
    why: 'When the options are applied is not said.',
    changes: [
      {
        file: resource,
        replaces: 'response.original = original;',
        by: `response.original = original;
  Object.defineProperty(response, 'content', {
    get: () => new JsonResponse(body, 200, resource.jsonOptions()).content,
  });`,
      },
      {
        file: resource,
        replaces: 'created ? 201 : 200, resource.jsonOptions());',
        by: 'created ? 201 : 200);',
      },
    ],
    declines: [],
    rows: [row('jsonOptions'), row('response'), row('toResponse')],
  },
];

module.exports = { choiceVariants };
