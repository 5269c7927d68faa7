const { everyRow } = require('../every-row.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const merging = 'src/reference/resource/merge-entries.ts';
const delegation = 'src/reference/resource/delegate.ts';
const macros = 'src/reference/php/macroable.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
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
    throw new Error(\`Paginator.toResourceCollection(resourceClass): expected a resource class, received \${String(resourceClass)}\`);
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
  {
    id: 'getters-read-like-properties',
    what: 'reading a property calls the operation of its name, or the getter named after it',
    why: 'In languages where what takes no arguments is read like a property, that is how the operation is called.',
    changes: [
      {
        file: page,
        replaces: '/** Iterates the values. */\n  [Symbol.iterator]',
        by: "__get(name: string): unknown {\n    const told = ['items', 'perPage', 'currentPage', 'path', 'fragment', 'count', 'isEmpty', 'hasPages', 'onFirstPage'];\n    if (told.includes(name)) return (this as any)[name]();\n    const getter = `get${name[0].toUpperCase()}${name.slice(1)}`;\n    return ['getPageName', 'getOptions'].includes(getter) ? (this as any)[getter]() : null;\n  }\n\n  /** Iterates the values. */\n  [Symbol.iterator]",
      },
    ],
    declines: [],
    rows: ['$perPage', '$currentPage', '$path', '$fragment', '$pageName', '$options'].map(pageRow),
  },
  {
    id: 'resolvers-from-the-start',
    what: 'a paginator has resolvers from the start, which give the defaults, and has them again after a flush',
    why: '"Closure|null": that it is null without one is not said, and neither is what a flush leaves.',
    changes: [
      {
        file: page,
        replaces: '$currentPathResolver: PathResolver | null = null',
        by: '$currentPathResolver: any = (fallback: string) => fallback',
      },
      {
        file: page,
        replaces: '$currentPageResolver: PageResolver | null = null',
        by: '$currentPageResolver: any = (_name: string, fallback: number) => fallback',
      },
      {
        file: page,
        replaces: '$queryStringResolver: QueryResolver | null = null',
        by: '$queryStringResolver: any = (fallback: unknown) => fallback',
      },
      {
        file: page,
        replaces: '$viewFactoryResolver: ViewFactoryResolver | null = null',
        by: "$viewFactoryResolver: any = () => require('../views').simpleViews()",
      },
      {
        file: page,
        replaces: 'const path: unknown = resolver();',
        by: 'const path: unknown = (resolver as any)(fallback);',
      },
      {
        file: page,
        replaces: 'this.$currentPageResolver(name)',
        by: '(this.$currentPageResolver as any)(name, page)',
      },
      {
        file: page,
        replaces: ': this.$queryStringResolver();',
        by: ': (this.$queryStringResolver as any)(fallback);',
      },
    ],
    declines: [],
    rows: [
      '$currentPathResolver',
      '$currentPageResolver',
      '$queryStringResolver',
      '$viewFactoryResolver',
      'flushState',
      'viewFactory',
      'render',
      'links',
      'toHtml',
      '__toString',
      'resolveCurrentPage',
      'currentPageResolver',
      'resolveCurrentPath',
      'currentPathResolver',
      'resolveQueryString',
      'queryStringResolver',
      'viewFactoryResolver',
    ].map(pageRow),
  },
  {
    id: 'macro-names-whatever-their-case',
    what: 'macros are registered, found and called by their names in any case',
    why: 'There are languages whose names of operations are so, and the document does not say it of macros.',
    changes: [
      {
        file: macros,
        replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
        by: 'macros.set(textArgument(`${owner}.macro(name)`, name).toLowerCase(), macro);',
      },
      {
        file: macros,
        replaces: 'return macros.has(name);',
        by: 'return macros.has(String(name).toLowerCase());',
      },
      {
        file: macros,
        replaces:
          'if (!this.hasMacro(name)) throw methodDoesNotExist(className(this), name);\n      return invoke(macros.get(name),',
        by: 'if (!macros.has(name.toLowerCase())) throw methodDoesNotExist(className(this), name);\n      return invoke(macros.get(name.toLowerCase()),',
      },
      {
        file: macros,
        replaces: 'if (replace || !this.hasMacro(name)) this',
        by: 'if (replace || !macros.has(name.toLowerCase())) this',
      },
      {
        file: macros,
        replaces:
          'if (!macros.has(name) || !self.hasMacro(name)) return undefined;\n    return (...args: unknown[]) => invoke(macros.get(name), args, null);',
        by: 'if (!self.hasMacro(name)) return undefined;\n    return (...args: unknown[]) => invoke(macros.get(name.toLowerCase()), args, null);',
      },
      {
        file: delegation,
        replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
        by: 'if (answersMacro(this, name)) return invoke(macros.get(name.toLowerCase()), args, this);',
      },
      {
        file: delegation,
        replaces: 'return macros.has(name) && (self.',
        by: 'return macros.has(name.toLowerCase()) && (self.',
      },
    ],
    declines: [],
    rows: [
      'Shared.hasMacro',
      'Shared.macro',
      'Shared.mixin',
      'Shared.__call',
      'Shared.__callStatic',
      row('$macros'),
    ],
  },
  {
    id: 'underlying-before-macros',
    what: 'a call on a resource reaches an operation of the underlying value before a macro of that name',
    why: 'Which of the two answers is not said; the lists of many languages have operations of their own.',
    changes: [
      {
        file: delegation,
        replaces: 'if (answersMacro(this, name)) return',
        by: "const own: unknown = typeof this.resource === 'object' && this.resource !== null ? Reflect.get(this.resource, name) : null;\n    if (macros.has(name) && typeof own !== 'function') return",
      },
    ],
    declines: [],
    rows: ['Shared.macro', 'Shared.__call'],
  },
  {
    id: 'current-query-preserved-by-itself',
    what: 'the parameters of the current request are on pagination links unless others are given',
    why: 'The default of preserveAllQueryParameters is not shown.',
    changes: [
      {
        file: resource,
        replaces: 'protected preserveAllQueryParameters = false;',
        by: 'protected preserveAllQueryParameters = true;',
      },
    ],
    declines: [],
    rows: [
      '$preserveAllQueryParameters',
      'response',
      'toResponse',
      'preparePaginatedResponse',
      'preserveQuery',
      'withQuery',
    ].map(row),
  },
  {
    id: 'resolvers-in-closures-of-its-own',
    what: 'a resolver is kept in a closure that calls it',
    why: 'The property is said to be a callback that resolves, and not to be the very closure.',
    changes: ['currentPath', 'currentPage', 'queryString', 'viewFactory'].map((name) => ({
      file: page,
      replaces: `{ $${name}Resolver: closure('${name}Resolver', resolver) }`,
      by: `{ $${name}Resolver: ((given: any) => (...args: any[]) => given(...args))(closure('${name}Resolver', resolver)) }`,
    })),
    declines: [],
    rows: [
      '$currentPathResolver',
      '$currentPageResolver',
      '$queryStringResolver',
      '$viewFactoryResolver',
    ].map(pageRow),
  },
  {
    id: 'resolvers-asked-once-a-request',
    what: 'the answer of a resolver is kept until the next request',
    why: 'What is current within one request is not said to be asked for more than once.',
    changes: [
      {
        file: page,
        replaces: 'function closure<F>(',
        by: `function kept(resolver: any, ...args: unknown[]): any {
  const { request } = require('../http/request').Container;
  if (resolver.answers?.request !== request) resolver.answers = undefined;
  resolver.answers ??= { request, byName: new Map() };
  const { byName } = resolver.answers;
  if (!byName.has(args[0])) byName.set(args[0], resolver(...args));
  return byName.get(args[0]);
}

function closure<F>(`,
      },
      {
        file: page,
        replaces: 'castToInteger(this.$currentPageResolver(name));',
        by: 'castToInteger(kept(this.$currentPageResolver, name));',
      },
      {
        file: page,
        replaces: 'const path: unknown = resolver();',
        by: 'const path: unknown = kept(resolver);',
      },
      {
        file: page,
        replaces: '=== null ? fallback : this.$queryStringResolver();',
        by: '=== null ? fallback : kept(this.$queryStringResolver);',
      },
    ],
    declines: [],
    rows: ['resolveCurrentPage', 'resolveCurrentPath', 'resolveQueryString'].map(pageRow),
  },
  {
    id: 'no-markup-without-other-pages',
    what: 'a page that is the only one is rendered as nothing, without asking for the view',
    why: 'What there is to render of a page without others is not said.',
    changes: [
      {
        file: paginator,
        replaces: "const wanted = textArgument('Paginator.render(view)', view ?? '');",
        by: "const wanted = textArgument('Paginator.render(view)', view ?? '');\n    if (!this.hasPages()) return new (require('../php/html').HtmlString)('');",
      },
    ],
    declines: [],
    rows: ['render', 'links', 'toHtml', '__toString'].map(pageRow),
  },
  {
    id: 'escaping-answers-with-another-object',
    what: 'escapeWhenCastingToString gives an object that is cast to the string form, and not the paginator',
    why: 'The result is some CanBeEscapedWhenCastToString; that it is a paginator is said of other setters.',
    changes: [
      {
        file: page,
        replaces: "'Paginator.escapeWhenCastingToString(escape)', escapes);\n    return this;",
        by: `'Paginator.escapeWhenCastingToString(escape)', escapes);
    const text = () => this.toString();
    class StringForm {
      toString(): string {
        return text();
      }
    }
    return new StringForm() as never;`,
      },
    ],
    declines: [],
    rows: [pageRow('escapeWhenCastingToString')],
  },
  {
    id: 'page-size-above-a-hundred-refused',
    what: 'a page size above 100 is refused',
    why: '"Limits (maximum page size, …): not shown."',
    changes: [
      {
        file: paginator,
        replaces: 'this.$perPage = size;',
        by: 'if (size > 100) throw new TypeError(`No page of ${size}`);\n    this.$perPage = size;',
      },
    ],
    declines: [],
    rows: [pageRow('__construct'), pageRow('perPage'), pageRow('$perPage')],
  },
  {
    id: 'options-of-its-own',
    what: 'the options have one that the document does not name',
    why: '"The paginator options" are not said to be only those that were given.',
    changes: [
      {
        file: paginator,
        replaces: 'this.$options = given;',
        by: "this.$options = given.clone().set('onEachSide', this.$onEachSide);",
      },
    ],
    declines: [],
    rows: [pageRow('getOptions'), pageRow('$options'), pageRow('__construct')],
  },
  {
    id: 'resolvers-tried-when-set',
    what: 'a resolver is called as soon as it is set, and whatever it gives is forgotten',
    why: 'It is set; that it is called only where its answer is needed is not said.',
    changes: ['currentPath', 'currentPage', 'queryString', 'viewFactory'].map((name) => ({
      file: page,
      replaces: `assignStatics(this, { $${name}Resolver: closure('${name}Resolver', resolver) });`,
      by: `assignStatics(this, { $${name}Resolver: closure('${name}Resolver', resolver) });
    try {
      (resolver as (name: string) => unknown)('page');
    } catch {
      // Its errors are those of who needs its answer.
    }`,
    })),
    declines: [],
    rows: everyRow,
  },
  {
    id: 'resolvers-checked-when-set',
    what: 'a resolver is called as soon as it is set, and refused when it gives nothing of its kind',
    why: 'What becomes of a resolver that cannot resolve what it is for is not said.',
    changes: [
      ['currentPath', "typeof answer === 'string'"],
      ['currentPage', 'Number.isInteger(answer)'],
      ['viewFactory', "typeof (answer as { make?: unknown } | null)?.make === 'function'"],
    ].map(([name, fits]) => ({
      file: page,
      replaces: `assignStatics(this, { $${name}Resolver: closure('${name}Resolver', resolver) });`,
      by: `const answer = (closure('${name}Resolver', resolver) as (name: string) => unknown)('page');
    requireType(${fits}, '${name}Resolver', 'a resolver of its kind', answer);
    assignStatics(this, { $${name}Resolver: resolver });`,
    })),
    declines: [],
    rows: everyRow,
  },
  {
    id: 'extra-data-in-the-array',
    what: 'the extra data of with is put into the wrapped array',
    why: '"Extra data added at top level of the resource array": that this is outside the wrapper key is not said.',
    changes: [
      {
        file: resource,
        replaces: 'wrapData(cls, data, ...extra, resource.with(request), resource.$additional);',
        by: `wrapData(
    cls,
    isEmptyMap(resource.with(request)) ? data : recursiveMerge(data, resource.with(request)),
    ...extra,
    resource.$additional,
  );`,
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'paths-begin-with-a-slash',
    what: 'a slash is put before a base path that has none',
    why: 'The base path is a path; what becomes of a text that is none, such as a whole address, is not said.',
    changes: [
      {
        file: page,
        replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
        by: "this.$path = textArgument('Paginator.setPath(path)', path).replace(/^\\/?/, '/');",
      },
      {
        file: paginator,
        replaces: "if (this.$path !== '/') this.$path = trimTrailingSlashes(this.$path);",
        by: "if (this.$path !== '/') this.$path = trimTrailingSlashes(this.$path).replace(/^\\/?/, '/');",
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'page-beside-that-of-the-query',
    what: 'a parameter of the query with the name of the page stays, and the page stands behind it',
    why: 'The parameters of the query are "added to all URLs", and which of two values counts is up to who reads them.',
    changes: [
      {
        file: pageUrl,
        replaces: `      if (typeof key === 'string' && key === pageKey) {
        pageParameter = encodeQueryPart(key);
        continue;
      }
`,
        by: '',
      },
      {
        file: page,
        replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
        by: 'this.#query.set(name, copied);',
      },
    ],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'string-form-all-in-entities',
    what: 'in an escaped string form every sign but letters, digits and blanks is an entity',
    why: 'That text is escaped is said, not how.',
    changes: [
      {
        file: page,
        replaces: 'this.$escapeWhenCastingToString ? escapeHtml(html) : html',
        by: 'this.$escapeWhenCastingToString ? html.replace(/[^\\p{L}\\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`) : html',
      },
    ],
    declines: ['html-text'],
    rows: [pageRow('__toString'), pageRow('escapeWhenCastingToString')],
  },
  {
    id: 'plus-as-it-is',
    what: 'a query has a plus as it is, and blanks as %20',
    why: 'By RFC 3986 a plus in a query stands for itself.',
    changes: [
      {
        file: 'src/reference/php/query-text.ts',
        replaces: 'const encoded = encodeURIComponent(text);',
        by: "const encoded = encodeURIComponent(text).replaceAll('%2B', '+');",
      },
    ],
    declines: ['query-text'],
    rows: everyRow,
  },
];

module.exports = { choiceVariants };
