const resource = 'src/reference/resource/json-resource.ts';
const delegation = 'src/reference/resource/delegate.ts';
const json = 'src/reference/http/json-response.ts';
const row = (name) => `AnonymousResourceCollection.${name}`;
/** What shows how the response of a page gives its links and metadata. */
const pageResponseRows = [
  'response',
  'toResponse',
  'preparePaginatedResponse',
  'preserveQuery',
  'withQuery',
].map(row);

/** Other choices of resources and their responses where the document is silent. */
const resourceVariants = [
  {
    id: 'additional-under-meta',
    what: 'what additional is given stands under meta',
    why: 'Where it stands in the response is not said.',
    changes: [
      {
        file: resource,
        replaces: '...extra, resource.with(request), resource.$additional)',
        by: '...extra, resource.with(request), page === null && isEmptyMap(resource.$additional) ? {} : { meta: resource.$additional })',
      },
    ],
    declines: [],
    rows: [
      row('additional'),
      row('$additional'),
      row('response'),
      row('toResponse'),
      row('preparePaginatedResponse'),
      row('withoutWrapping'),
      row('wrap'),
      row('$wrap'),
      row('$forceWrapping'),
      row('with'),
    ],
  },
  {
    id: 'collection-without-properties',
    what: 'delegation gives null for a property, also of a Collection, which has none',
    why: 'What reading what is not there comes to is not said, and a protected property may be read so from outside.',
    changes: [
      {
        file: 'src/reference/resource/underlying-value.ts',
        replaces:
          'if (isCollection(value)) throw new Error(`Property [${name}] does not exist on this collection instance.`);',
        by: 'if (isCollection(value)) return null;',
      },
    ],
    declines: ['collection-library'],
    rows: [],
  },
  {
    id: 'links-under-other-names',
    what: 'the links of a page are called firstPage, lastPage, previousPage and nextPage',
    why: 'The names of links are not said.',
    changes: [
      {
        file: resource,
        replaces: "first: link('first'), last: link('last'), prev: link('prev'), next: link('next')",
        by: "firstPage: link('first'), lastPage: link('last'), previousPage: link('prev'), nextPage: link('next')",
      },
    ],
    declines: [],
    rows: pageResponseRows,
  },
  {
    id: 'links-in-a-header',
    what: 'the links of a page stand in the header Link, as RFC 8288 has them, and not in the body',
    why: 'The response carries links; where is not said.',
    changes: [
      {
        file: resource,
        replaces:
          "links: { first: link('first'), last: link('last'), prev: link('prev'), next: link('next') },",
        by: 'links: {} as any,',
      },
      {
        file: resource,
        replaces: 'response.original = original;',
        by: `response.original = original;
  if (isPaginator(page)) {
    const address = (name: string) => lookUp(page.toArray() as MapLike, name, null);
    const links = Object.entries(URLS).filter(([, name]) => address(name) !== null);
    const plain = (text: unknown) => String(text).replace(/[^!-~]/g, encodeURIComponent);
    response.header('Link', links.map(([rel, name]) => \`<\${plain(address(name))}>; rel="\${rel}"\`).join(', '));
  }`,
      },
    ],
    declines: [],
    rows: pageResponseRows,
  },
  {
    id: 'metadata-under-page',
    what: 'the metadata of a page stands under "page"',
    why: 'Where metadata stands is not said.',
    changes: [
      {
        file: resource,
        replaces: 'meta: metadataOf(paginated),',
        by: 'page: metadataOf(paginated),',
      },
    ],
    declines: [],
    rows: pageResponseRows,
  },
  {
    id: 'metadata-left-out',
    what: 'the response of a page has links and no metadata',
    why: 'Only links are said to be there.',
    changes: [
      {
        file: resource,
        replaces: 'meta: metadataOf(paginated),',
        by: 'meta: {},',
      },
    ],
    declines: [],
    rows: pageResponseRows,
  },
  {
    id: 'no-last-link',
    what: 'the links of a page have no last one',
    why: 'Which links there are is not said.',
    changes: [{ file: resource, replaces: " last: link('last'),", by: '' }],
    declines: [],
    rows: [row('response'), row('toResponse'), row('preparePaginatedResponse')],
  },
  {
    id: 'created-is-ok-as-well',
    what: 'a model that was just created is answered with 200',
    why: 'HTTP status codes are not shown.',
    changes: [{ file: resource, replaces: 'created ? 201 : 200', by: 'created ? 200 : 200' }],
    declines: [],
    rows: [row('toResponse'), row('response')],
  },
  {
    id: 'content-type-with-charset',
    what: 'the content type names a character set',
    why: 'Headers are not shown.',
    changes: [{ file: json, replaces: "'application/json' }", by: "'application/json; charset=utf-8' }" }],
    declines: [],
    rows: [row('toResponse'), row('response')],
  },
  {
    id: 'unwrapped-beside-data',
    what: 'without a wrapper, extra data stands beside the entries of the data',
    why: 'Where extra data stands then is not said.',
    changes: [
      {
        file: resource,
        replaces: '(forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);',
        by: '(forceWrapping && $wrap !== null) || (Array.isArray(data) && !extra.every(isEmptyMap));',
      },
    ],
    declines: [],
    rows: [
      row('withoutWrapping'),
      row('wrap'),
      row('$wrap'),
      row('additional'),
      row('with'),
      row('$with'),
      row('$additional'),
      row('toResponse'),
      row('response'),
      row('preparePaginatedResponse'),
      row('$forceWrapping'),
    ],
  },
  {
    id: 'additional-adds-up',
    what: 'what additional is given is added to what it was given before',
    why: '"Adds metadata" may be read so.',
    changes: [
      {
        file: resource,
        replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
        by: `const added = OrderedMap.from<any>(requireMap('additional(data)', data));
    for (const [key, value] of OrderedMap.from<any>(this.$additional)) if (!added.has(key)) added.set(key, value);
    this.$additional = added;`,
      },
    ],
    declines: [],
    rows: [row('additional'), row('$additional')],
  },
  {
    id: 'with-query-at-once',
    what: 'withQuery changes the links of the paginator at once',
    why: 'When the links change is not said.',
    changes: [
      {
        file: resource,
        replaces: 'this.preserveAllQueryParameters = false;\n    return this;',
        by: 'this.preserveAllQueryParameters = false;\n    if (isPaginator(this.resource)) this.resource.appends(query);\n    return this;',
      },
    ],
    declines: [],
    rows: [row('withQuery'), row('preserveQuery')],
  },
  {
    id: 'both-queries',
    what: 'withQuery adds to what preserveQuery preserves',
    why: 'What becomes of one when the other is called is not said.',
    changes: [
      {
        file: resource,
        replaces: 'this.preserveAllQueryParameters = false;\n    return this;',
        by: 'return this;',
      },
      {
        file: resource,
        replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
        by: "if (this.preserveAllQueryParameters) callOperation(page, 'appends', [request.query()]);\n    const query = this.queryParameters;",
      },
    ],
    declines: [],
    rows: [row('withQuery'), row('preserveQuery')],
  },
  {
    id: 'mapped-one-by-one',
    what: 'every item that is no resource yet is mapped',
    why: 'What becomes of items that are already resources of the collected class is not said.',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces:
          'collected !== null && !(source.first() instanceof collected)\n        ? source.mapInto(collected)',
        by: 'collected !== null\n        ? source.first() instanceof collected\n          ? items.map((item, key) => (item instanceof collected ? item : Reflect.construct(collected, [item, key])))\n          : source.mapInto(collected)',
      },
    ],
    declines: [],
    rows: [row('__construct'), row('collectResource'), row('$collection')],
  },
  {
    id: 'resource-name-first-of-all',
    what: 'PostCollection looks for PostResource before Post',
    why: 'How a class is found by name is not said.',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: `return findClass(stem) ?? findClass(\`\${stem}Resource\`);`,
        by: `return findClass(\`\${stem}Resource\`) ?? findClass(stem);`,
      },
    ],
    declines: [],
    rows: [row('collects')],
  },
  {
    id: 'no-class-by-name',
    what: 'a collected class is never found by its name',
    why: 'How a class is found by name is not said.',
    changes: [
      {
        file: resource,
        replaces: 'this.$collects || collectedByName(cls);',
        by: '(this.$collects ?? null);',
      },
    ],
    declines: [],
    rows: [row('collects'), row('collectResource'), row('jsonOptions'), row('__construct'), row('$collects')],
  },
  {
    id: 'any-class-collected',
    what: 'a collected class need not be a resource',
    why: 'That it has to be one is not said.',
    changes: [
      {
        file: resource,
        replaces: '(cls !== null && isResourceClass(cls))) return cls;',
        by: 'cls !== null) return cls;',
      },
    ],
    declines: [],
    rows: [row('__construct'), row('collects'), row('collectResource'), row('jsonOptions')],
  },
  {
    id: 'flush-clears-macros',
    what: 'flushState clears the macros as well',
    why: 'It flushes all static state, and macros are static state.',
    changes: [
      {
        file: resource,
        replaces: 'assignStatics(this, WRAPPING);',
        by: 'this.flushMacros();\n    assignStatics(this, WRAPPING);',
      },
    ],
    unseen: 'The document has it so, and the known systems differ: nothing is asked.',
    declines: [],
    rows: ['Shared.flushMacros', 'Shared.macro', 'Shared.hasMacro', row('flushState')],
  },
  {
    id: 'absent-property-refused',
    what: 'reading a property that is not there is an error',
    why: 'What it gives then is not said.',
    changes: [
      {
        file: 'src/reference/resource/delegate.ts',
        replaces: 'return underlying.readProperty(this.resource, name);',
        by: `const value = underlying.readProperty(this.resource, name);\n      if (!underlying.hasProperty(this.resource, name)) throw new Error(\`No property \${name}\`);\n      return value;`,
      },
    ],
    declines: [],
    rows: [row('__get')],
  },
  {
    id: 'route-binding-of-another-kind',
    what: 'resolveRouteBinding raises a Logic error',
    why: 'That it never returns is said, and not the error.',
    changes: [
      {
        file: delegation,
        replaces: "throw new Error('Resources may not be implicitly resolved from route bindings.');",
        by: "throw new (require('../errors').LogicException)('Resources may not be implicitly resolved from route bindings.');",
      },
    ],
    declines: [],
    rows: [row('resolveRouteBinding')],
  },
  {
    id: 'child-binding-of-nothing',
    what: 'resolveChildRouteBinding gives null',
    why: 'The document has a model or null as its result.',
    changes: [
      {
        file: delegation,
        replaces: "throw new Error('Resources may not be implicitly resolved from child route bindings.');",
        by: 'return null as never;',
      },
    ],
    declines: [],
    rows: [row('resolveChildRouteBinding')],
  },
  {
    id: 'no-request-is-logic',
    what: 'a missing current request is a Logic error',
    why: 'What happens without a request is not said.',
    changes: [
      {
        file: resource,
        replaces: `return new Error(\`\${className(self)}: there is no current request; set Container.request\`)`,
        by: `return new (require('../errors').LogicException)(\`\${className(self)}: there is no current request\`)`,
      },
    ],
    declines: [],
    rows: [
      row('resolveRequestFromContainer'),
      row('resolve'),
      row('jsonSerialize'),
      row('toJson'),
      row('toPrettyJson'),
      row('response'),
    ],
  },
  {
    id: 'no-items-counted',
    what: 'a collection without items counts 0 and gives none',
    why: 'What a collection around a missing value does is not said.',
    changes: [
      {
        file: resource,
        replaces: 'if (this.collection !== null) return this.collection;',
        by: 'if (this.collection === null) return new Collection<TItem>();\n    if (this.collection !== null) return this.collection;',
      },
    ],
    declines: [],
    rows: [
      row('count'),
      row('getIterator'),
      row('__construct'),
      row('collectResource'),
      row('toArray'),
      row('$collection'),
    ],
  },
  {
    id: 'collect-resource-keeps-nothing',
    what: 'collectResource maps what it is given and leaves the items of the collection as they are',
    why: 'It is said to map; that it keeps what it mapped is not.',
    changes: [
      {
        file: resource,
        replaces:
          'this.collection = mapped as Collection<TItem>;\n    if (!isPaginator(resource)) return mapped;',
        by: `if (this.collection !== null) return mapped;
    this.collection = mapped as Collection<TItem>;
    if (!isPaginator(resource)) return mapped;`,
      },
    ],
    declines: [],
    rows: [row('collectResource')],
  },
  {
    id: 'wrapping-forced-by-default',
    what: 'wrapping is forced unless something else is said',
    why: 'The default is not shown.',
    changes: [
      {
        file: resource,
        replaces: "const WRAPPING = { $wrap: 'data', forceWrapping: false } as const;",
        by: "const WRAPPING = { $wrap: 'data', forceWrapping: true } as const;",
      },
    ],
    declines: [],
    rows: [
      row('$forceWrapping'),
      row('$wrap'),
      row('wrap'),
      row('withoutWrapping'),
      row('flushState'),
      row('response'),
      row('toResponse'),
    ],
  },
  {
    id: 'array-of-resources',
    what: 'the array of a collection has the resources in it',
    why: 'What stands in the array is not shown; a resource gives its data as soon as the array is written as JSON.',
    changes: [
      {
        file: resource,
        replaces: `override toArray(request: Request): ResourceData {
    requireRequest`,
        by: `override toArray(_request: Request): ResourceData {
    return this.#items().all() as unknown as ResourceData;
  }

  override toAttributes(request: Request): ResourceData {
    if (this.toArray !== ResourceCollection.prototype.toArray) return this.toArray(request);
    requireRequest`,
      },
    ],
    declines: [],
    rows: [row('toArray'), row('toAttributes'), row('resolve')],
  },
  {
    id: 'given-request-is-current',
    what: 'a request that is given is the current one while the resource resolves',
    why: 'What is current while another request is answered is not said.',
    changes: [
      {
        file: resource,
        replaces: `const data = this.resolveResourceData(request ?? this.resolveRequestFromContainer());
      const filtered = this.filter(expandData(data, this));`,
        by: `const asked = request ?? this.resolveRequestFromContainer();
      const before = Container.request;
      Container.request = asked;
      let filtered: NaturalMap;
      try {
        filtered = this.filter(expandData(this.resolveResourceData(asked), this));
      } finally {
        Container.request = before;
      }`,
      },
    ],
    declines: [],
    rows: [row('resolve'), row('resolveRequestFromContainer'), row('toResponse'), row('jsonSerialize')],
  },
];

module.exports = { resourceVariants };
