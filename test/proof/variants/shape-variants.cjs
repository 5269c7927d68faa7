const resource = 'src/reference/resource/json-resource.ts';
const delegation = 'src/reference/resource/delegate.ts';
const row = (name) => `AnonymousResourceCollection.${name}`;

/** Choices of the shape in which something is kept or given, of which the document says only what it is for. */
const shapeVariants = [
  {
    id: 'null-holds-no-wrapper-key',
    what: 'null under the wrapper key counts as nothing under it',
    why: 'What becomes of null is not said.',
    changes: [
      {
        file: resource,
        replaces: 'lookUp(data, $wrap, ABSENT) === ABSENT',
        by: '(lookUp(data, $wrap, null) ?? null) === null',
      },
    ],
    declines: [],
    rows: ['$forceWrapping', 'wrap', 'response'].map(row),
  },
  {
    id: 'collection-property-maps',
    what: 'items that the property collection is set to are mapped into resources',
    why: 'It is the collection after mapping.',
    changes: [
      {
        file: resource,
        replaces: '  collection: Collection<TItem> | null = null;',
        by: `  #mapped: Collection<TItem> | null = null;
  get collection(): Collection<TItem> | null {
    return this.#mapped;
  }
  set collection(given: Collection<TItem> | null) {
    const cls = this.#collectedClass();
    const isMapped = given === null || cls === null || [...given].every((item) => item instanceof JsonResource);
    this.#mapped = isMapped ? given : (given.mapInto(cls) as any);
  }`,
      },
    ],
    declines: [],
    rows: ['$collection', 'collectResource', '__construct'].map(row),
  },
  {
    id: 'named-collections-refuse-the-property',
    what: 'a collection class of its own that says by a property what it collects cannot be made',
    why: 'How such a class says what it collects is not said: the property is that of anonymous ones, which are told.',
    changes: [
      {
        file: resource,
        replaces: 'const declared = (this.constructor as typeof ResourceCollection).collects;',
        by: `const declared = (this.constructor as typeof ResourceCollection).collects;
    if (!isTold && declared !== null) throw new LogicException('Collections are told what they collect.');`,
      },
    ],
    declines: [],
    rows: [
      ...[
        'collects',
        '$collects',
        'collection',
        'jsonOptions',
        '__construct',
        'withResponse',
        'response',
      ].map(row),
      row('preparePaginatedResponse'),
      'Paginator.guessResourceCollection',
    ],
  },
  {
    id: 'data-in-an-object',
    what: 'toAttributes and toArray give objects that give the data as JSON',
    why: 'Their type is array|Arrayable|JsonSerializable.',
    changes: [
      {
        file: resource,
        replaces: 'return this.$attributes ?? this.toArray(request);',
        by: `const data = this.$attributes ?? this.toArray(request);
    return isMapLike(data) ? Object.create({ jsonSerialize: () => data }) : data;`,
      },
      {
        file: resource,
        replaces: 'return data.packed ?? data;',
        by: 'return Object.create({ jsonSerialize: () => data.packed ?? data });',
      },
    ],
    declines: [],
    rows: ['toAttributes', 'toArray', 'resolveResourceData', 'resolve'].map(row),
  },
  {
    id: 'json-form-of-resources',
    what: 'jsonSerialize of a collection gives an array of its resources',
    why: 'It prepares for JSON: the resources in it give their data when it is written.',
    changes: [
      {
        file: resource,
        replaces: 'return this.resolve(this.resolveRequestFromContainer());',
        by: `const request = this.resolveRequestFromContainer();
    const items = (this as any).collection as Collection<unknown> | null;
    const isPlain = this.toArray === ResourceCollection.prototype.toArray;
    if (!isPlain || !(this instanceof ResourceCollection) || items === null) return this.resolve(request);
    const all = items.all();
    return (this.preservesKeys() ? all : [...all.values()]) as unknown as NaturalMap;`,
      },
    ],
    declines: [],
    rows: [row('jsonSerialize'), row('toJson'), row('toPrettyJson')],
  },
  {
    id: 'no-wrapper-is-empty-text',
    what: 'after withoutWrapping the wrapper key is an empty text',
    why: 'The key is string|null; which of them stands for none is not said.',
    changes: [
      {
        file: resource,
        replaces: 'assignStatics(this, { $wrap: null });',
        by: "assignStatics(this, { $wrap: '' });",
      },
      { file: resource, replaces: '(forceWrapping && $wrap !== null) || !extra', by: '!extra' },
      { file: resource, replaces: "[$wrap ?? 'data']", by: "[$wrap || 'data']" },
    ],
    declines: [],
    rows: ['withoutWrapping', '$wrap', 'wrap', '$forceWrapping', 'response', 'toResponse'].map(row),
  },
  {
    id: 'unwrapped-by-a-flag',
    what: 'withoutWrapping sets a flag of its own and leaves the wrapper key',
    why: 'It disables wrapping: that it takes the key away is not said.',
    changes: [
      { file: resource, replaces: 'const WRAPPING =', by: 'let isDisabled = false;\nconst WRAPPING =' },
      { file: resource, replaces: 'assignStatics(this, { $wrap: null });', by: 'isDisabled = true;' },
      {
        file: resource,
        replaces: 'assignStatics(this, WRAPPING);',
        by: 'assignStatics(this, WRAPPING);\n    isDisabled = false;',
      },
      {
        file: resource,
        replaces: 'const { $wrap, forceWrapping } = cls;',
        by: 'const { forceWrapping } = cls;\n  const $wrap = isDisabled ? null : cls.$wrap;',
      },
    ],
    declines: [],
    rows: [row('withoutWrapping'), row('$wrap')],
  },
  {
    id: 'collects-read-from-outside',
    what: 'calling collects from outside gives the public property of that name',
    why: 'In languages where what takes no arguments is read like a property, the two are one.',
    changes: [
      {
        file: delegation,
        replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
        by: `if (answersMacro(this, name)) return invoke(macros.get(name), args, this);
    if (name === 'collects' && args.length === 0 && '$collects' in this) return this.$collects;`,
      },
    ],
    declines: [],
    rows: [row('collects')],
  },
  {
    id: 'pretty-where-it-is-long',
    what: 'pretty JSON breaks only lines that are too long',
    why: 'How pretty JSON is laid out is not said.',
    changes: [
      {
        file: resource,
        replaces:
          "return this.toJson(integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT);",
        by: `const flags = integerArgument('toPrettyJson(options)', options);
    const plain = this.toJson(flags);
    return plain.length <= 120 ? plain : this.toJson(flags | JSON_PRETTY_PRINT);`,
      },
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces:
          "return this.toJson(integerArgument('Paginator.toPrettyJson(options)', options) | JSON_PRETTY_PRINT);",
        by: `const flags = integerArgument('Paginator.toPrettyJson(options)', options);
    const plain = this.toJson(flags);
    return plain.length <= 120 ? plain : this.toJson(flags | JSON_PRETTY_PRINT);`,
      },
    ],
    declines: ['json-text'],
    rows: [row('toPrettyJson'), 'Paginator.toPrettyJson'],
  },
  {
    id: 'json-text-with-more',
    what: 'the JSON text of a collection has its number of items as well, in any order',
    why: 'The layout of JSON is not shown, and maps have no order.',
    changes: [
      { file: resource, replaces: 'const WRAPPING =', by: 'let turn = false;\nconst WRAPPING =' },
      {
        file: resource,
        replaces: 'const data = this.jsonSerialize();',
        by: `const items = this.jsonSerialize();
    turn = !turn;
    const count = this instanceof ResourceCollection ? this.count() : null;
    const data: any = count === null ? items : turn ? { items, count } : { count, items };`,
      },
    ],
    declines: ['ordered-maps', 'json-text'],
    rows: ['toJson', 'toPrettyJson', 'withQuery'].map(row),
  },
  {
    id: 'with-of-collections-alone',
    what: 'a single resource has no property for extra data, only the operation',
    why: 'The property is that of collections.',
    changes: [
      {
        file: resource,
        replaces: 'return this.$with;\n',
        by: 'return this instanceof ResourceCollection ? this.$with : [];\n',
      },
    ],
    declines: [],
    rows: [row('$with'), row('with')],
  },
  {
    id: 'default-of-null-is-none',
    what: 'a default of null counts as none',
    why: 'What becomes of null is not said.',
    changes: [
      {
        file: resource,
        replaces: "booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
        by: "booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf<any>(fallback ?? ABSENT);",
      },
    ],
    declines: [],
    rows: ['when', 'unless', 'whenNull', 'whenNotNull', 'whenPivotLoaded'].map(row),
  },
  {
    id: 'key-of-null-is-the-default',
    what: 'null as the wrapper key stands for the default one, and a flag of its own disables wrapping',
    why: 'The key is `string|null`, and what null stands for is not said.',
    changes: [
      { file: resource, replaces: 'const WRAPPING =', by: 'let isDisabled = false;\nconst WRAPPING =' },
      { file: resource, replaces: 'assignStatics(this, { $wrap: null });', by: 'isDisabled = true;' },
      {
        file: resource,
        replaces: 'assignStatics(this, WRAPPING);',
        by: 'assignStatics(this, WRAPPING);\n    isDisabled = false;',
      },
      {
        file: resource,
        replaces: 'const { $wrap, forceWrapping } = cls;',
        by: "const { forceWrapping } = cls;\n  const $wrap = isDisabled ? null : (cls.$wrap ?? 'data');",
      },
    ],
    declines: [],
    rows: [row('withoutWrapping'), row('$wrap'), row('toResponse')],
  },
];

module.exports = { shapeVariants };
