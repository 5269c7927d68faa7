const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/preserve-keys.feature must notice. */
const preserveKeysFaults = [
  {
    id: 'preserve-keys-ignored',
    what: 'preserveKeys marks nothing',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);\n",
    by: '',
    caughtBy: {
      'collection-preserve-keys-keeps': expectedReceived(
        '{"3": {"tag": "red"}, "9": {"tag": "blue"}}',
        '[{"tag": "red"}, {"tag": "blue"}]',
      ),
    },
  },
  {
    id: 'preserve-keys-default-off',
    what: 'preserveKeys without an argument gives the keys up',
    level: 'stated',
    file: jsonResource,
    replaces: 'preserveKeys(value = true)',
    by: 'preserveKeys(value = false)',
    caughtBy: { 'collection-preserve-keys-flag/default': expectedReceived('true', 'false') },
  },
  {
    id: 'collection-array-empty',
    what: 'the array form of a collection is empty',
    level: 'stated',
    file: jsonResource,
    replaces: 'return data.packed ?? data;',
    by: 'return [];',
    caughtBy: {
      'collection-preserve-keys-keeps': expectedReceived('{"3": {"tag": "red"}, "9": {"tag": "blue"}}', '[]'),
    },
  },
  {
    id: 'preserve-keys-never-off',
    what: 'preserveKeys cannot be switched off again',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
    by: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value) || this.$preserveKeys === true;",
    caughtBy: { 'collection-preserve-keys-flag-off-again': expectedReceived('false', 'true') },
  },
  {
    id: 'keys-kept-by-turns',
    what: 'preserveKeys without an argument turns the flag over',
    level: 'stated',
    file: jsonResource,
    replaces: 'preserveKeys(value = true): this {',
    by: 'preserveKeys(value = !this.$preserveKeys): this {',
    caughtBy: { 'collection-preserve-keys-flag-twice': expectedReceived('true', 'false') },
  },
  {
    id: 'keys-property-unread',
    what: 'keys are not kept when the property alone says so',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'return this.$preserveKeys === true;',
        by: "return (this as any)[Symbol.for('kept')] === true;",
      },
      {
        file: jsonResource,
        replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
        by: "(this as any)[Symbol.for('kept')] = this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
      },
    ],
    caughtBy: { 'collection-preserve-keys-as-property': '{"3": {"tag": "red"}}' },
  },
  {
    id: 'keys-kept-by-all-or-none',
    what: 'whether keys are kept is set for every collection that was told before',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
    by: `const told = ((JsonResource as any)[Symbol.for('told')] ??= []);
    told.push(this);
    for (const each of told) each.$preserveKeys = booleanArgument('preserveKeys(value)', value);`,
    caughtBy: { 'collection-preserve-keys-beside-another': expectedReceived('true', 'false') },
  },
  {
    id: 'page-gives-up-its-keys',
    what: 'the response of a page has a list, also when keys are kept',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = resource.resolve(request);\n',
    by: `const resolved = resource.resolve(request);
  const data: MapLike = page === null ? resolved : [...OrderedMap.from<unknown>(resolved)].map(([, value]) => value);
`,
    caughtBy: {
      'collection-preserve-keys-page-stated': 'received: {"data": [{"tag": "red"}, {"tag": "blue"}]',
    },
  },
  {
    id: 'new-collections-take-over-keys',
    what: 'collections that are made after one that keeps its keys keep theirs',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
    by: `const kept = booleanArgument('preserveKeys(value)', value);
    Reflect.set(this.constructor, 'preserveKeys', kept);
    this.$preserveKeys = kept;`,
    caughtBy: { 'collection-preserve-keys-new-one': 'received: {"9"' },
  },
  {
    id: 'anonymous-constructor-drops-keys',
    what: 'the constructor of an anonymous collection sets the flag to false',
    level: 'observed',
    file: jsonResource,
    replaces: `super(resource, collects);
`,
    by: `super(resource, collects);
    this.$preserveKeys = false;
`,
    caughtBy: {
      'collection-preserve-keys-own-class/its-property': expectedReceived(
        '{"9": {"tag": "blue"}}',
        '[{"tag": "blue"}]',
      ),
    },
  },
  {
    id: 'flag-beats-marker',
    what: 'preserveKeys(false) takes the marker of a collection class back',
    level: 'observed',
    file: jsonResource,
    replaces:
      'if (remember(JsonResource.cachedPreserveKeysAttributes, cls, isMarkedPreserveKeys)) return true;',
    by: `const isOff = this.$preserveKeys === false;
    if (!isOff && remember(JsonResource.cachedPreserveKeysAttributes, cls, isMarkedPreserveKeys)) return true;`,
    caughtBy: {
      'collection-preserve-keys-marked-class': expectedReceived(
        '{"9": {"tag": "blue"}}',
        '[{"tag": "blue"}]',
      ),
    },
  },
  {
    id: 'flag-as-given-last-ignored',
    what: 'preserveKeys ignores the flag that it was given last, also when the property has another now',
    level: 'observed',
    file: jsonResource,
    replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
    by: `if ((this as any).$given === value) return this;
    (this as any).$given = value;
    this.$preserveKeys = booleanArgument('preserveKeys(value)', value);`,
    caughtBy: {
      'collection-preserve-keys-on-after-property': expectedReceived(
        '{"3": {"tag": "red"}}',
        '[{"tag": "red"}]',
      ),
    },
  },
  {
    id: 'parent-decides-about-keys',
    what: 'a class keeps the keys of a collection where the class that it extends does',
    level: 'observed',
    file: jsonResource,
    replaces: '|| this.preserveKeys;',
    by: '|| Object.getPrototypeOf(this).preserveKeys || this.preserveKeys;',
    caughtBy: {
      'collection-preserve-keys-subclass': '[{"tag": "blue"}]',
    },
  },
  {
    id: 'keys-kept-once',
    what: 'keys are kept the first time that a collection is resolved',
    level: 'stated',
    file: jsonResource,
    replaces: 'const filtered = this.filter(expandData(data, this));',
    by: `const filtered = this.filter(expandData(data, this));
      if (this instanceof ResourceCollection) Reflect.set(this, '$preserveKeys', false);`,
    caughtBy: {
      'collection-preserve-keys-keeps-again': expectedReceived(
        '{"3": {"tag": "red"}, "9": {"tag": "blue"}}',
        '[{"tag": "red"}, {"tag": "blue"}]',
      ),
    },
  },
  {
    id: 'map-with-key-zero-is-list',
    what: 'keys are renumbered where 0 is among them, also when they are to be kept',
    level: 'stated',
    file: 'src/reference/resource/filter.ts',
    replaces: 'if (isNumeric && !keepsKeys) return',
    by: 'if (isNumeric && (!keepsKeys || kept.has(0))) return',
    caughtBy: { 'collection-preserve-keys-keeps-zero': '"0"' },
  },
  {
    id: 'preserve-keys-switches-on',
    what: 'preserveKeys can only be switched on',
    level: 'stated',
    file: jsonResource,
    replaces: `this.$preserveKeys = booleanArgument('preserveKeys(value)', value);`,
    by: `this.$preserveKeys = booleanArgument('preserveKeys(value)', value) || true;`,
    caughtBy: {
      'collection-preserve-keys-flag/off': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'preserve-keys-returns-items',
    what: 'preserveKeys returns the resources',
    level: 'stated',
    file: jsonResource,
    replaces: `this.$preserveKeys = booleanArgument('preserveKeys(value)', value);
    return this;`,
    by: `this.$preserveKeys = booleanArgument('preserveKeys(value)', value);
    return this.$collection as never;`,
    caughtBy: {
      'collection-preserve-keys-kind': expectedReceived('<AnonymousResourceCollection>', 'null'),
    },
  },
  {
    id: 'keys-kept-by-the-last-call',
    what: 'whether a collection keeps its keys is what the last call on any collection said',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
        by: `this.$preserveKeys = booleanArgument('preserveKeys(value)', value);
    Reflect.set(JsonResource, 'lastKept', value);`,
      },
      {
        file: jsonResource,
        replaces: 'return this.$preserveKeys === true;',
        by: "return (Reflect.get(JsonResource, 'lastKept') ?? this.$preserveKeys) === true;",
      },
    ],
    caughtBy: {
      'collection-preserve-keys-two': expectedReceived('{"9": {"tag": "blue"}}', '[{"tag": "blue"}]'),
    },
  },
  {
    id: 'current-query-copy-without-keys',
    what: 'what preserveQuery returns is a copy that does not keep its keys',
    level: 'stated',
    file: jsonResource,
    replaces: `this.preserveAllQueryParameters = true;
    return this;`,
    by: `this.preserveAllQueryParameters = true;
    const copy = Reflect.construct(this.constructor, [this.resource, this.$collects]) as this;
    return Object.assign(copy, { preserveAllQueryParameters: true, $additional: this.$additional, $with: this.$with });`,
    caughtBy: { 'collection-preserve-keys-before-others': '{"3": {"tag": "red"}' },
  },
  {
    id: 'metadata-copy-without-keys',
    what: 'what additional returns is a copy that does not keep its keys',
    level: 'stated',
    file: jsonResource,
    replaces: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    return this;`,
    by: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    if (!(this instanceof AnonymousResourceCollection)) return this;
    const copy = Reflect.construct(this.constructor, [this.resource, this.$collects]);
    const queryParameters: unknown = Reflect.get(this, 'queryParameters');
    const preserveAllQueryParameters: unknown = Reflect.get(this, 'preserveAllQueryParameters');
    const { $additional, $with } = this;
    return Object.assign(copy, { $additional, $with, queryParameters, preserveAllQueryParameters }) as never;`,
    caughtBy: { 'collection-preserve-keys-before-others': '{"3": {"tag": "red"}' },
  },
  {
    id: 'given-query-copy-without-keys',
    what: 'what withQuery returns is a copy that does not keep its keys',
    level: 'stated',
    file: jsonResource,
    replaces: `this.preserveAllQueryParameters = false;
    return this;`,
    by: `this.preserveAllQueryParameters = false;
    const copy = Reflect.construct(this.constructor, [this.resource, this.$collects]) as this;
    const { queryParameters, $additional, $with } = this;
    return Object.assign(copy, { queryParameters, $additional, $with });`,
    caughtBy: { 'collection-preserve-keys-before-others': '{"3": {"tag": "red"}' },
  },
];

module.exports = { preserveKeysFaults };
