const { faults } = require('../faults.cjs');

const properties = 'src/reference/paginator/paginator-options.ts';
const delegation = 'src/reference/resource/delegate.ts';
const forwarding = 'src/reference/php/calls.ts';
const errors = 'src/reference/errors.ts';
const argumentTypes = 'src/reference/php/arguments.ts';
const query = 'src/reference/php/query-text.ts';
const recursive = 'src/reference/php/recursive-merge.ts';
const markers = 'src/reference/resource/markers.ts';
const macroable = 'src/reference/php/macroable.ts';
const maps = 'src/reference/php/ordered-map.ts';
const collection = 'src/reference/collection/collection.ts';
const underlying = 'src/reference/resource/underlying-value.ts';
const style = 'src/reference/php/json-strings.ts';
const writer = 'src/reference/php/json-writer.ts';
const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const page = 'src/reference/paginator/paginator.ts';
const moduleProperties = 'src/suite/driver/in-process/module-properties.ts';

/** Refuses a collection that is not numbered from 0 on. */
const refusingMaps = (name) => `if ([...${name}.keys()].some((key, place) => key !== place))
      throw new TypeError('expected a list of items');
    `;

/** Faults of a port that follows `copied-maps`: the choice of one that does not. */
const keepsWhatIsGiven = new Set([
  'given-list-shared',
  'entry-set-in-the-original',
  'entry-removed-in-the-original',
]);

/** Calls the operations in a text as a class has them, whatever a subclass makes of them. */
const beneath = (file, owner, text) => ({
  file,
  replaces: text,
  by: text.replaceAll(/this\.(\w+)\(/g, `${owner}.prototype.$1.call(this, `),
});

/** The query of the options is kept as well, and what is appended goes into it. */
const queryKept = [
  {
    file: abstractPaginator,
    replaces: "this.#query = copyMap('Paginator property query', query);",
    by: 'this.#query = query;',
  },
  {
    file: abstractPaginator,
    replaces:
      'if (!(this.#query instanceof OrderedMap)) this.#query = OrderedMap.from<unknown>(this.#query);\n    if (name !== this.$pageName) this.#query.set(name, copied);',
    by: `const query = Array.isArray(this.#query) ? OrderedMap.from<unknown>(this.#query) : this.#query;
    this.#query = query;
    if (name === this.$pageName) return this;
    if (query instanceof OrderedMap || query instanceof Map) query.set(name, copied);
    else Object.assign(query, { [name]: copied });`,
  },
];

/** A map whose entries come in the order of their keys: integers first, then names, with 1 for `first` from the last to the first. */
function mapsSorted(id, what, first) {
  return {
    id,
    what,
    why: 'The document has maps and says nothing of an order of their keys.',
    changes: [
      {
        file: maps,
        replaces: 'return this.#store.keys();',
        by: 'return Array.isArray(this.#store) ? this.#store.keys() : [...this.#store.keys()].sort(byName)[Symbol.iterator]();',
      },
      {
        file: maps,
        replaces: 'return this.#store.values();',
        by: 'return Array.isArray(this.#store) ? this.#store.values() : [...this.#store].sort((a, b) => byName(a[0], b[0])).map(([, value]) => value)[Symbol.iterator]();',
      },
      {
        file: maps,
        replaces: 'return this.#store.entries();',
        by: 'return Array.isArray(this.#store) ? this.#store.entries() : [...this.#store].sort((a, b) => byName(a[0], b[0]))[Symbol.iterator]();',
      },
      {
        file: maps,
        replaces: 'for (const [key, value] of [...store]) result.set(key, change(value, key));',
        by: 'for (const [key, value] of this.entries()) result.set(key, change(value, key));',
      },
      {
        file: collection,
        replaces: 'return this.reverse().first(passes);',
        by: 'for (const [key, value] of [...this.all()].reverse())\n      if (test === null || truthy(test(value, key))) return value;\n    return null;',
      },
      {
        file: maps,
        replaces: '// No integer key was ever used,',
        by: `function byName(left: Key, right: Key): number {\n  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;\n  const before = typeof left === 'number' ? -1 : ${first};\n  return left < right ? before : -before;\n}\n\n// No integer key was ever used,`,
      },
    ],
    declines: ['ordered-maps'],
    rows: [],
  };
}

/** A resource collection and a response go on with a copy of the page that they are given. */
const ownPageOfResources = [
  {
    file: resource,
    replaces: 'resource.setCollection(this.collection);\n    return resource;',
    by: `const own = (resource as any)[Symbol.for('copy')]();
    own.setCollection(this.collection);
    return own;`,
  },
  {
    file: resource,
    replaces: 'const page = this.resource;\n',
    by: "const page: any = isPaginator(this.resource) ? (this.resource as any)[Symbol.for('copy')]() : this.resource;\n",
  },
];

/** Other choices that a port declares: traits of PHP that it does not follow. */
const traitVariants = [
  {
    id: 'own-messages',
    what: 'every error has words of its own',
    why: 'Errors have no messages in the document, only kinds.',
    changes: [
      {
        file: errors,
        replaces: `\`Method \${owner}::\${method} does not exist.\``,
        by: `\`\${owner} has no \${method}\``,
      },
      {
        file: errors,
        replaces: `\`Call to undefined method \${caller}::\${method}()\``,
        by: `\`\${caller} cannot \${method}\``,
      },
      {
        file: errors,
        replaces: `\`\${culprit}: expected \${expected}, received \${describeValue(value)}\``,
        by: `\`\${describeValue(value)} where \${culprit} needs \${expected}\``,
      },
      { file: errors, replaces: "'Recursion detected'", by: "'it contains itself'" },
      {
        file: errors,
        replaces: "'Inf and NaN cannot be JSON encoded'",
        by: "'a number is infinite'",
      },
      { file: errors, replaces: "'Maximum stack depth exceeded'", by: "'it is too deep'" },
      {
        file: errors,
        replaces: "'Malformed UTF-8 characters, possibly incorrectly encoded'",
        by: "'text is torn'",
      },
      { file: errors, replaces: "'Type is not supported'", by: "'nothing writes this'" },
      {
        file: delegation,
        replaces: "'Resources may not be implicitly resolved from route bindings.'",
        by: "'Nothing is looked up by a resource'",
      },
      {
        file: delegation,
        replaces: "'Resources may not be implicitly resolved from child route bindings.'",
        by: "'Nothing is looked up by a resource'",
      },
      {
        file: forwarding,
        replaces: `\`Call to a member function \${name}() on \${describeValue(target)}\``,
        by: `\`\${describeValue(target)} cannot \${name}\``,
      },
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: "'Resource collections must collect instances of JsonResource.'",
        by: "'Only resources are collected'",
      },
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: "'Resource collection guesser expects the collection to contain objects.'",
        by: "'Nothing to guess from'",
      },
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: `\`Failed to find resource class for model [\${className(model)}].\``,
        by: `\`No class for \${className(model)}\``,
      },
    ],
    declines: ['messages'],
    rows: [],
  },
  {
    id: 'strict-arguments',
    what: 'a number in text, a flag as a number and the like are refused',
    why: 'The parameters have types; what becomes of others is not said.',
    changes: [
      {
        file: argumentTypes,
        replaces:
          "typeof value === 'string'\n      ? isNumericText(value)\n      : typeof value === 'number' || typeof value === 'boolean';",
        by: "isNumericText('1') && typeof value === 'number';",
      },
      {
        file: argumentTypes,
        replaces: 'const integer = isNumeric ? Math.trunc(Number(value)) : Number.NaN;',
        by: 'const integer = isNumeric ? Number(value) : Number.NaN;',
      },
      {
        file: argumentTypes,
        replaces:
          "if (typeof value === 'number') return numberToText(value);\n  if (typeof value === 'boolean') return value ? '1' : '';\n  const own: unknown = isStringable(value) ? value.toString() : null;",
        by: "const own: unknown = typeof value === 'symbol' ? numberToText(0) : null;",
      },
      {
        file: argumentTypes,
        replaces: "if (['boolean', 'number', 'string'].includes(typeof value)) return truthy(value);",
        by: "if (typeof value === 'boolean') return truthy(value);",
      },
      {
        file: 'src/reference/php/casts.ts',
        replaces: "const number = typeof value === 'string' ? Number.parseFloat(value) : value;",
        by: "const number = typeof value === 'number' ? value : require('./arguments').integerArgument('A page', value);",
      },
    ],
    declines: ['numeric-text', 'declared-types', 'strict-types'],
    rows: [],
  },
  {
    id: 'lenient-arguments',
    what: 'no argument is refused for its type',
    why: 'The parameters have types; what becomes of others is not said.',
    changes: [
      {
        file: argumentTypes,
        replaces: "throw wrongType(culprit, 'an integer', value);",
        by: "return culprit === '' ? wrongType('', '', value).message.length : 0;",
      },
      {
        file: argumentTypes,
        replaces: 'throw wrongType(culprit, expected, value);',
        by: 'return String(value);',
      },
      {
        file: argumentTypes,
        replaces: "throw wrongType(culprit, 'a boolean', value);",
        by: 'return truthy(value);',
      },
      {
        file: 'src/reference/php/maps.ts',
        replaces: "throw wrongType(culprit, 'a map', value);",
        by: "return value === undefined || wrongType(culprit, '', value) === value ? [] : [value];",
      },
      {
        file: properties,
        replaces: 'if (!accepts(value)) throw',
        by: 'const taken = property[1] === INTEGER ? Math.trunc(Number(value)) || 0 : Boolean(value);\n      if (property[1] === INTEGER || property[1] === FLAG) {\n        Reflect.set(page, `$${name}`, taken);\n        continue;\n      }\n      if (!accepts(value)) throw',
      },
      {
        file: abstractPaginator,
        replaces: "throw wrongType('The result of Paginator.resolveCurrentPath()', 'a string', path);",
        by: 'return String(path);',
      },
      {
        file: resource,
        replaces: "requireRequest('with(request)', request);",
        by: '',
      },
      {
        file: resource,
        replaces: "requireRequest('toAttributes(request)', request);",
        by: '',
      },
    ],
    declines: ['strict-types', 'declared-types', 'static-languages'],
    rows: [],
  },
  {
    id: 'iterates-over-items-alone',
    what: 'a loop gets items without their keys',
    why: 'The document has an iterator over items.',
    changes: [
      {
        file: collection,
        replaces: 'getIterator(): IterableIterator<[Key, V]> {\n    return this.all().entries();',
        by: 'getIterator(): IterableIterator<[Key, V]> {\n    return [...this].map((item, at): [Key, V] => [at, item])[Symbol.iterator]();',
      },
      {
        file: 'src/reference/collection/collection.ts',
        replaces: 'return hasEntries(value) ?',
        by: 'return hasEntries(value) && depth < 0 ?',
      },
    ],
    declines: ['keyed-iteration'],
    rows: [],
  },
  {
    id: 'statics-of-the-base',
    what: 'a static operation acts on the class that declares it, whatever class it is called on',
    why: 'The document has static operations and says nothing of subclasses that override them.',
    changes: [
      {
        file: resource,
        replaces: 'const collection = this.newCollection(resource);',
        by: 'const collection = new AnonymousResourceCollection(resource, this);',
      },
      {
        file: resource,
        replaces: 'assignStatics(this, { $wrap: textArgument(',
        by: 'assignStatics(JsonResource, { $wrap: textArgument(',
      },
      {
        file: resource,
        replaces: 'assignStatics(this, { $wrap: null })',
        by: 'assignStatics(JsonResource, { $wrap: null })',
      },
      {
        file: resource,
        replaces: 'assignStatics(this, WRAPPING)',
        by: 'assignStatics(JsonResource, WRAPPING)',
      },
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'const { $wrap, forceWrapping } = cls;',
        by: "let base = cls as object;\n  while (Reflect.getPrototypeOf(base) !== Function.prototype && Reflect.has(Reflect.getPrototypeOf(base) as object, '$wrap'))\n    base = Reflect.getPrototypeOf(base) as object;\n  const { $wrap, forceWrapping } = base as RespondingClass;",
      },
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: '!cls.hasMacro(hook)',
        by: "!(Object.hasOwn(cls, 'hasMacro') ? (Reflect.getPrototypeOf(cls) as RespondingClass) : cls).hasMacro(hook)",
      },
      {
        file: page,
        replaces: '(this.constructor as typeof Paginator).resolveCurrentPage()',
        by: 'Paginator.resolveCurrentPage()',
      },
      {
        file: page,
        replaces: 'const views = Class.viewFactory();',
        by: 'const views: unknown = Paginator.viewFactory();',
      },
    ],
    declines: ['late-static-binding'],
    rows: [],
  },
  {
    id: 'resources-made-by-their-own-class',
    what: 'make and collection of a resource class are those of the class of the interface that it extends',
    why: 'The document calls the operations static, and says nothing of subclasses.',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: '    return new this(...parameters);',
        by: `    let cls: any = this;
    while (![JsonResource, ResourceCollection, AnonymousResourceCollection].includes(cls)) cls = Object.getPrototypeOf(cls);
    return new cls(...parameters);`,
      },
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces:
          '  static collection(resource: unknown): AnonymousResourceCollection {\n    const collection = this.newCollection(resource);',
        by: `  static collection(resource: unknown): AnonymousResourceCollection {
    return JsonResource.$collectionOf(resource);
  }

  static $collectionOf(resource: unknown): AnonymousResourceCollection {
    const collection = new AnonymousResourceCollection(resource, this);`,
      },
      {
        file: page,
        replaces: "Reflect.get(cls, 'collection')",
        by: "Reflect.get(cls, Reflect.has(cls, '$collectionOf') ? '$collectionOf' : 'collection')",
      },
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'return new AnonymousResourceCollection(resource, this);',
        by: 'return new AnonymousResourceCollection(resource, JsonResource);',
      },
    ],
    declines: ['late-static-binding'],
    rows: [],
  },
  {
    id: 'null-takes-the-fragment-away',
    what: 'fragment(null) is a setter, as with an operation for each number of arguments',
    why: 'A getter when called without value: null is one.',
    changes: [
      {
        file: abstractPaginator,
        replaces:
          'fragment(fragment: string | null = null): this | string | null {\n    if (fragment === null) return this.$fragment;\n    this.$fragment = textArgument(',
        by: 'fragment(fragment?: string | null): this | string | null {\n    if (fragment === undefined) return this.$fragment;\n    this.$fragment = fragment === null ? null : textArgument(',
      },
    ],
    declines: ['absent-is-null'],
    rows: [],
  },
  {
    id: 'null-is-transformed',
    what: 'transform takes null for present, and only the missing marker for absent',
    why: 'A value that is omitted is represented by the marker: a port that tells null from what is not there need not take null for it.',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
        by: 'if (!(value instanceof MissingValue)) return invoke(callback, [value]);',
      },
    ],
    declines: ['absent-is-null'],
    rows: ['AnonymousResourceCollection.transform'],
  },
  {
    id: 'empty-is-transformed',
    what: 'transform takes every value but null for present',
    why: '"Transforms the value if present": an empty text is one, and so is an empty list.',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
        by: 'if (value !== null) return invoke(callback, [value]);',
      },
    ],
    declines: ['absent-is-null'],
    rows: ['AnonymousResourceCollection.transform'],
  },
  {
    id: 'removed-attributes-stay-empty',
    what: '__unset empties an attribute, which is still one of its object',
    why: 'The document does not say what removing leaves behind; the objects of many languages cannot lose an attribute.',
    changes: [
      {
        file: underlying,
        replaces: 'Reflect.deleteProperty(value, member);',
        by: 'Reflect.set(value, member, null);',
      },
      {
        file: underlying,
        replaces: 'readProperty(value, name) !== null;',
        by: '(Object.hasOwn(value, name) || readProperty(value, name) !== null);',
      },
    ],
    declines: ['absent-is-null'],
    rows: ['AnonymousResourceCollection.__unset'],
  },
  {
    id: 'attributes-cannot-be-removed',
    what: '__unset is refused by an object that has no way to lose an attribute',
    why: 'The document forwards access to the object; where classes fix what their objects have, nothing can be taken from one.',
    changes: [
      {
        file: underlying,
        replaces: `  if (Object.hasOwn(value, member)) Reflect.deleteProperty(value, member);
  else if (hasOperation(value, '__unset')) callOperation(value, '__unset', [name]);
  else refuseProtected(value, name);`,
        by: `  const isOwn = Object.hasOwn(value, member);
  if (!isOwn && hasOperation(value, '__unset')) callOperation(value, '__unset', [name]);
  else throw new Error(name + ' cannot be removed');`,
      },
    ],
    declines: ['absent-is-null', 'static-languages'],
    rows: ['AnonymousResourceCollection.__unset'],
  },
  {
    id: 'lists-close-up',
    what: 'an item that is taken out of a list leaves no gap',
    why: 'The document does not say what becomes of the keys of the other items.',
    changes: [
      {
        file: collection,
        replaces: 'for (const key of isMapLike(keys) ? keyList(keys) : [keys]) this.#items.delete(key);',
        by: 'for (const key of isMapLike(keys) ? keyList(keys) : [keys]) {\n      const list = this.#items.isList;\n      if (this.#items.delete(key) && list) this.#items = OrderedMap.of(...this.#items.values());\n    }',
      },
    ],
    declines: ['integer-like-keys'],
    rows: [],
  },
  {
    id: 'maps-written-in-any-order',
    what: 'JSON text has the entries of a map in another order each time',
    why: 'The document has maps and says nothing of an order of their keys, nor that it is the same twice.',
    changes: [
      {
        file: page,
        replaces: 'return encodeJson(this.jsonSerialize(), flags);',
        by: `const given = [...OrderedMap.from<unknown>(this.jsonSerialize())];
      return encodeJson(OrderedMap.fromEntries((turns += 1) % 2 ? given.reverse() : given), flags);`,
      },
      {
        file: page,
        replaces: 'export class Paginator<TValue',
        by: 'let turns = 0;\n\nexport class Paginator<TValue',
      },
    ],
    declines: ['ordered-maps', 'json-text'],
    rows: [],
  },
  mapsSorted('maps-sorted', 'a map shows its entries in the order of their keys', -1),
  mapsSorted(
    'maps-sorted-backwards',
    'a map shows its named entries in the order of their names, backwards',
    1,
  ),
  {
    id: 'appends-under-first-free-key',
    what: 'what is appended gets the smallest integer key that is free',
    why: 'The document lets the key be null, and does not say which key the item gets.',
    changes: [
      {
        file: maps,
        replaces: 'return this.set(this.#next === UNUSED ? 0 : this.#next, value);',
        by: '{\n      let free = 0;\n      while (this.has(free)) free += 1;\n      return this.set(free, value);\n    }',
      },
    ],
    declines: ['integer-like-keys'],
    rows: [],
  },
  {
    id: 'text-keys-stay-text',
    what: 'the keys "3" and 3 are two keys',
    why: 'The document says nothing of keys in text that read as integers.',
    changes: [
      {
        file: maps,
        replaces: 'if (isWord(key) || !CANONICAL_INTEGER.test(key)) return key;',
        by: "if (isWord(key) || !CANONICAL_INTEGER.test(key) || key !== '') return key;",
      },
    ],
    declines: ['integer-like-keys'],
    rows: [],
  },
  {
    id: 'merge-replaces',
    what: 'where two maps have the same key, the later value stays',
    why: 'How extra data is merged is not said.',
    changes: [
      {
        file: recursive,
        replaces: 'target.set(key, mergeValues(target.get(key), value, depth + 1));',
        by: 'target.set(key, isMapLike(value) && isMapLike(target.get(key)) ? mergeValues(target.get(key), value, depth + 1) : value);',
      },
    ],
    declines: ['recursive-merge'],
    rows: [],
  },
  {
    id: 'slashes-unescaped',
    what: 'JSON text has its slashes as they are',
    why: 'The text of JSON is not shown.',
    changes: [
      {
        file: style,
        replaces: 'this.#escapesSlash = !(flags & flag.JSON_UNESCAPED_SLASHES);',
        by: 'this.#escapesSlash = flags < 0 && !(flags & flag.JSON_UNESCAPED_SLASHES);',
      },
    ],
    declines: ['json-text'],
    rows: [],
  },
  {
    id: 'unicode-unescaped',
    what: 'JSON text has letters beyond ASCII as they are',
    why: 'The text of JSON is not shown.',
    changes: [
      {
        file: style,
        replaces: 'new JsonStrings(unknown)',
        by: 'new JsonStrings(unknown | flag.JSON_UNESCAPED_UNICODE | flag.JSON_UNESCAPED_LINE_TERMINATORS)',
      },
    ],
    declines: ['json-text'],
    rows: [],
  },
  {
    id: 'pretty-with-two-blanks',
    what: 'pretty JSON is indented by two blanks',
    why: 'How pretty JSON is laid out is not said.',
    changes: [
      {
        file: writer,
        replaces: `? \`\\n\${'    '.repeat(this.#depth)}\` : '';`,
        by: `? \`\\n\${'  '.repeat(this.#depth)}\` : '';`,
      },
    ],
    declines: ['json-text'],
    rows: [],
  },
  {
    id: 'options-without-meaning',
    what: 'the integers of PHP mean nothing to toJson',
    why: 'What the options are is not said.',
    changes: [
      {
        file: writer,
        replaces: 'this.#flags = flags;',
        by: 'this.#flags = flags & (flag.JSON_PRETTY_PRINT | flag.JSON_PARTIAL_OUTPUT_ON_ERROR);',
      },
      {
        file: style,
        replaces: 'new JsonStrings(unknown)',
        by: 'new JsonStrings(unknown & flag.JSON_PARTIAL_OUTPUT_ON_ERROR)',
      },
    ],
    declines: ['json-text'],
    rows: [],
  },
  {
    id: 'plus-for-a-blank',
    what: 'a blank in a query is written as +',
    why: 'How a query is encoded is not said.',
    changes: [
      {
        file: query,
        replaces: 'const encoded = encodeURIComponent(text);',
        by: "const encoded = encodeURIComponent(text).replaceAll('%20', '+');",
      },
    ],
    declines: ['query-text'],
    rows: [],
  },
  {
    id: 'null-as-empty',
    what: 'a query value that is null is written without a value',
    why: 'How a query is encoded is not said.',
    changes: [
      {
        file: query,
        replaces: "if (value === null || value === undefined) return '';",
        by: 'if (value === null || value === undefined) return `${name}=&`;',
      },
    ],
    declines: ['query-text'],
    rows: [],
  },
  {
    id: 'booleans-in-words',
    what: 'true and false are words in a query',
    why: 'How a query is encoded is not said.',
    changes: [
      { file: query, replaces: "if (typeof value === 'boolean') return value ? '1' : '0';\n", by: '' },
    ],
    declines: ['query-text'],
    rows: [],
  },
  {
    id: 'nested-names-with-dots',
    what: 'nested names of a query are joined by dots',
    why: 'How a query is encoded is not said.',
    changes: [
      {
        file: query,
        replaces: `\`\${name}%5B\${encodeQueryPart(String(key))}%5D\``,
        by: `\`\${name}.\${encodeQueryPart(String(key))}\``,
      },
    ],
    declines: ['query-text'],
    rows: [],
  },
  {
    id: 'list-values-joined',
    what: 'the values of a list stand in one query parameter, with commas between them',
    why: 'How a query is encoded is not said.',
    changes: [
      {
        file: query,
        replaces: "let pairs = '';\n",
        by: "const all = [...entriesOf(value)];\n  if (all.every(([key], index) => key == index)) return `${name}=${all.map(([, item]) => encodeQueryPart(String(item)))}&`;\n  let pairs = '';\n",
      },
    ],
    declines: ['query-text'],
    rows: [],
  },
  {
    id: 'sub-delimiters-plain',
    what: "a query has the characters !'()* as they are",
    why: 'RFC 3986 allows them in a query.',
    changes: [{ file: query, replaces: "/[!'()*]/g", by: '/[\\0]/g' }],
    declines: ['query-text'],
    rows: [],
  },
  {
    id: 'other-entities',
    what: 'text is escaped with numeric entities only',
    why: 'That text is escaped is said, not how.',
    changes: [
      {
        file: 'src/reference/php/html.ts',
        replaces: "{ '&': '&amp;', '\"': '&quot;', \"'\": '&#039;', '<': '&lt;', '>': '&gt;' }",
        by: "{ '&': '&#38;', '\"': '&#34;', \"'\": '&#39;', '<': '&#60;', '>': '&#62;' }",
      },
    ],
    declines: ['html-text'],
    rows: [],
  },
  {
    id: 'own-collection',
    what: 'the collection has the operations all, toArray and push, and no others',
    why: 'The document names a collection and says nothing of its operations.',
    changes: [
      {
        file: forwarding,
        replaces: 'const isOwn = hasOperation(target, name);',
        by: "// Entries by offset are an affair of resources; what the paginator asks of its collection itself is its own.\n  const offered = ['all', 'toArray', 'push', 'first', 'mapInto', 'offsetExists', 'offsetGet', 'offsetSet', 'offsetUnset'];\n  const isForeign = className(target) === 'Collection' && hasOperation(target, name) && !offered.includes(name);\n  if (isForeign) throw new Error(callToUndefinedMethod(className(target), name).message);\n  const isOwn = hasOperation(target, name);",
      },
    ],
    declines: ['collection-library'],
    rows: [],
  },
  {
    id: 'collection-not-extended',
    what: 'no class extends the collection',
    why: 'The document names a collection and says nothing of classes that extend it.',
    changes: [
      {
        file: 'src/reference/collection/collection.ts',
        replaces: 'this.#items = toOrderedMap(items) as OrderedMap<V>;',
        by: "if (new.target !== Collection) throw new TypeError('a class that extends the collection');\n    this.#items = toOrderedMap(items) as OrderedMap<V>;",
      },
    ],
    declines: ['collection-library'],
    rows: [],
  },
  {
    id: 'views-named-otherwise',
    what: 'the default views have names of a file each',
    why: 'The document names no view.',
    changes: [
      {
        file: abstractPaginator,
        replaces: "$defaultView = 'pagination::tailwind'",
        by: "$defaultView = 'pages/links.html'",
      },
      {
        file: abstractPaginator,
        replaces: "$defaultSimpleView = 'pagination::simple-tailwind'",
        by: "$defaultSimpleView = 'pages/simple-links.html'",
      },
    ],
    declines: ['view-names'],
    rows: [],
  },
  {
    id: 'absent-is-an-error',
    what: 'reading or removing an item that is not there is an error',
    why: 'The document says what is given for a key with an item, and nothing of one without.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.get(key);',
        by: "if (!this.$items.has(key)) throw new RangeError('there is no such item');\n    return this.$items.get(key);",
      },
      {
        file: abstractPaginator,
        replaces: 'this.$items.forget(key);',
        by: "if (!this.$items.has(key)) throw new RangeError('there is no such item');\n    this.$items.forget(key);",
      },
    ],
    declines: ['absent-is-null', 'static-languages'],
    rows: [],
  },
  {
    id: 'statics-of-each-class',
    what: 'a static that is written through a subclass is that of the subclass alone',
    why: 'The document calls the property static, and says nothing of subclasses.',
    changes: [
      {
        file: 'src/reference/conformance.ts',
        replaces: '/** The reference has',
        by: "export const interfaceProperties = {\n  writeStatic: (cls: object, name: string, value: unknown): boolean =>\n    ['wrap', 'forceWrapping'].includes(name) && Reflect.set(cls, name === 'wrap' ? '$wrap' : name, value),\n};\n\n/** The reference has",
      },
    ],
    declines: ['shared-statics'],
    rows: [],
  },
  {
    id: 'setters-write-their-own-class',
    what: 'a static operation that sets something sets it for the class it is called on, and what extends that',
    why: 'The document calls the operations static, and says nothing of subclasses.',
    changes: [
      {
        file: 'src/reference/php/static-state.ts',
        replaces: 'Reflect.set(owner, name, value);',
        by: 'Object.defineProperty(cls, name, { value, writable: true, enumerable: true, configurable: true });',
      },
    ],
    declines: ['shared-statics'],
    rows: [],
  },
  {
    id: 'macros-of-each-class',
    what: 'a macro is one of the class that it is registered on, and of what extends that',
    why: 'The document calls the operations static, and says nothing of subclasses.',
    changes: [
      {
        file: macroable,
        replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
        by: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);\n      if (!Object.hasOwn(this, "$names")) Object.defineProperty(this, "$names", { value: new Set<string>() });\n      (this as any).$names.add(name);',
      },
      {
        file: macroable,
        replaces: 'return macros.has(name);',
        by: 'for (let cls: any = this; typeof cls === "function"; cls = Object.getPrototypeOf(cls))\n        if (Object.hasOwn(cls, "$names") && cls.$names.has(name)) return true;\n      return false;',
      },
      {
        file: macroable,
        replaces: 'macros.clear();',
        by: 'if (!Object.hasOwn(this, "$names")) return;\n      for (const name of (this as any).$names) macros.delete(name);\n      (this as any).$names.clear();',
      },
      {
        file: delegation,
        replaces: '    return macros;',
        by: '    return new Map([...macros].filter(([name]) => this.hasMacro(name)));',
      },
    ],
    declines: ['shared-statics'],
    rows: [],
  },
  {
    id: 'zero-and-empty-text-are-given',
    what: 'page 0 and a view without a name count as given',
    why: '"Current page number" and "View name": what is none of them is null; in many languages nothing else is.',
    changes: [
      {
        file: page,
        replaces: 'const page = wanted === 0 ?',
        by: 'const page = currentPage === null ?',
      },
      {
        file: page,
        replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
        by: 'const name = view === null ? Class.$defaultSimpleView : wanted;',
      },
    ],
    declines: ['numeric-text'],
    rows: [],
  },
  {
    id: 'markers-inherited',
    what: 'a class has the markers of the class that it extends',
    why: 'The document says that classes have attributes, and nothing of classes that extend them.',
    changes: [
      ...['collected', 'resources', 'resourceCollections'].map((map) => ({
        file: markers,
        replaces: `return ${map}.get(cls)`,
        by: `return nearest(${map}, cls)`,
      })),
      {
        file: markers,
        replaces: 'return preserving.has(cls);',
        by: `for (let each: any = cls; each; each = Object.getPrototypeOf(each)) if (preserving.has(each)) return true;
  return false;`,
      },
      {
        file: markers,
        replaces: 'const collected = ',
        by: `function nearest(map: WeakMap<any, any>, cls: any): any {
  for (let each = cls; each; each = Object.getPrototypeOf(each)) if (map.has(each)) return map.get(each);
}
const collected = `,
      },
    ],
    declines: ['own-markers'],
    rows: [],
  },
  {
    id: 'operations-final',
    what: 'an operation that a subclass overrides is not the one that the other operations use',
    why: 'The document says which operations there are, and nothing of which ones call which.',
    changes: [
      ...[
        'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
        'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
        'current_page_url: this.url(page),',
        'first_page_url: this.url(1),',
        'from: this.firstItem(),',
        'next_page_url: this.nextPageUrl(),',
        'prev_page_url: this.previousPageUrl(),',
        'to: this.lastItem(),',
      ].map((text) => beneath(page, 'Paginator', text)),
      ...[
        "const path = this.path() ?? '';",
        'const fragment = this.buildFragment();',
        'return this.currentPage() <= 1;',
      ].map((text) => beneath(abstractPaginator, 'AbstractPaginator', text)),
      {
        file: abstractPaginator,
        replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
        by: 'return this.$currentPage !== 1 || (this as any).$hasMore;',
      },
      {
        file: abstractPaginator,
        replaces: 'return !this.hasMorePages();',
        by: 'return !(this as any).$hasMore;',
      },
      ...[
        "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
        'return this.mergeWhen(true, value) as MergeValue;',
        "return this.hasPivotLoadedAs('pivot', table);",
      ].map((text) => beneath(resource, 'JsonResource', text)),
    ],
    declines: ['virtual-operations'],
    rows: [],
  },
  {
    id: 'pages-are-lists',
    what: 'a page is a list: of a map or a Collection of one the values are its items',
    why: '"represents one page of items", and keys of items are nowhere shown.',
    changes: [
      {
        file: page,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: 'this.$items = (all.values() as typeof all).slice(0, this.$perPage);',
      },
    ],
    declines: ['keyed-pages'],
    rows: [],
  },
  {
    id: 'surplus-items-refused',
    what: 'a page that is made of more items than it has room for is refused; hasMorePagesWhen tells of further pages',
    why: '"Limits (…, size bounds): not shown.", and how a page knows of more items in the data source is nowhere said.',
    changes: [
      {
        file: page,
        replaces: 'this.$hasMore = all.count() > this.$perPage;',
        by: 'if (all.count() > this.$perPage) throw new RangeError(`${all.count()} items for ${this.$perPage}`);',
      },
    ],
    declines: ['surplus-items'],
    rows: [],
  },
  {
    id: 'collections-are-lists',
    what: 'a resource collection that does not preserve its keys is a list',
    why: 'The flag says whether the keys of the collection are kept.',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'const items = this.#items();',
        by: 'const all = this.#items();\n    const items = this.preservesKeys() ? all : (all.values() as typeof all);',
      },
    ],
    declines: ['keyed-pages'],
    rows: [],
  },
  {
    id: 'maps-of-items-refused',
    what: 'a page is a list: a map as its items and a text as a place are refused',
    why: '"represents one page of items", and keys of items are nowhere shown.',
    changes: [
      {
        file: page,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: `${refusingMaps('all')}this.$items = all.slice(0, this.$perPage);`,
      },
      {
        file: abstractPaginator,
        replaces: 'this.$items = collection;',
        by: `${refusingMaps('collection')}this.$items = collection;`,
      },
      {
        file: abstractPaginator,
        replaces: 'this.$items.offsetSet(key, value);',
        by: `if (typeof key === 'string') throw new TypeError('expected a place');
    this.$items.offsetSet(key, value);`,
      },
    ],
    declines: ['keyed-pages'],
    rows: [],
  },
  {
    id: 'macros-are-functions',
    what: 'a macro knows its arguments alone; called on a class it gets the class',
    why: 'The document says that a callable is registered, and not what it is bound to.',
    changes: [
      {
        file: delegation,
        replaces: 'return invoke(macros.get(name), args, this);',
        by: 'return invoke(macros.get(name), args, null);',
      },
      {
        file: macroable,
        replaces: "listArgument('__callStatic(parameters)', parameters), null)",
        by: "listArgument('__callStatic(parameters)', parameters), this)",
      },
      {
        file: macroable,
        replaces: 'return (...args: unknown[]) => invoke(macros.get(name), args, null);',
        by: 'return (...args: unknown[]) => invoke(macros.get(name), args, self);',
      },
    ],
    declines: ['bound-closures'],
    rows: [],
  },
  {
    id: 'sizes-and-ranges-only-forwards',
    what: 'a page size below zero is refused, and a range whose end is below its start is empty',
    why: 'The document has a number of items per page and a range of pages, and says nothing of what is below zero or backwards.',
    changes: [
      {
        file: page,
        replaces: 'this.$perPage = size;',
        by: `if (size < 0) throw new RangeError(\`No page of \${size}\`);\n    this.$perPage = size;`,
      },
      {
        file: abstractPaginator,
        replaces: 'const step = Math.sign(last - first) || 1;',
        by: 'const step = 1;',
      },
      { file: abstractPaginator, replaces: 'page !== last + step;', by: 'page <= last;' },
    ],
    declines: ['slices-and-ranges'],
    rows: [],
  },
  {
    id: 'lists-take-no-names',
    what: 'an item cannot be put under a name into a list of items',
    why: 'The document has keys of any type, and does not say that a list becomes a map.',
    changes: [
      {
        file: collection,
        replaces: 'offsetSet(key: Key | null, value: V): void {',
        by: "offsetSet(key: Key | null, value: V): void {\n    if (this.#items.isList && typeof key === 'string' && !/^\\d+$/.test(key)) throw wrongType('A place in a list', 'an integer', key);",
      },
    ],
    declines: ['integer-like-keys'],
    rows: [],
  },
  {
    id: 'given-maps-kept',
    what: 'lists and maps are kept as they were given, and changed in place',
    why: 'The document does not say that what is given is copied.',
    changes: [
      ...faults.filter(({ id }) => keepsWhatIsGiven.has(id)).flatMap(({ changes }) => changes),
      ...queryKept,
    ],
    declines: ['copied-maps'],
    rows: [],
  },
  {
    id: 'public-properties-only-read',
    what: 'the public properties of resources and paginators can only be read',
    why: 'The document calls them public, and does not say that they can be written.',
    changes: [
      {
        file: moduleProperties,
        replaces: 'write(object: object, name: string, value: unknown): boolean {',
        by: `write(object: object, name: string, value: unknown): boolean {
    const isOurs = ['resolve', 'nextPageUrl'].some((operation) => typeof Reflect.get(object, operation) === 'function');
    if (isOurs && ['resource', 'collection', 'collects', 'preserveKeys', 'with', 'additional', 'onEachSide'].includes(name))
      throw new TypeError(\`\${name} can only be read\`);
    return this.assign(object, name, value);
  }

  assign(object: object, name: string, value: unknown): boolean {`,
      },
      {
        file: moduleProperties,
        replaces: '!this.write(object, name, value)) define',
        by: '!this.assign(object, name, value)) define',
      },
    ],
    declines: ['settable-properties'],
    rows: [],
  },
  {
    id: 'pages-and-collections-are-copied',
    what: 'a page or collection that is given or given out is a copy, and each side goes on with its own',
    why: 'The document says what is given and returned, and not that both sides hold one object.',
    changes: [
      {
        file: collection,
        replaces: 'transform(change: (value: V, key: Key) => V): this {',
        by: `[Symbol.for('copy')](): Collection<V> {
    const copy = this.#like(this.#items);
    copy.#items = this.#items.clone();
    return copy;
  }

  transform(change: (value: V, key: Key) => V): this {`,
      },
      {
        file: abstractPaginator,
        replaces: 'getCollection(): Collection<TValue> {\n    return this.$items;',
        by: `[Symbol.for('copy')](): this {
    const copy = Object.assign(Reflect.construct(AbstractPaginator, [], this.constructor), this);
    copy.$query = this.#query;
    copy.$items = copyOf(this.$items);
    return copy;
  }

  #own(): Collection<TValue> {
    return this.getCollection === AbstractPaginator.prototype.getCollection ? this.$items : this.getCollection();
  }

  getCollection(): Collection<TValue> {
    return copyOf(this.$items);`,
      },
      {
        file: abstractPaginator,
        replaces: 'const DEFAULTS = ',
        by: "const copyOf = (held: any): any => held[Symbol.for('copy')]();\n\nconst DEFAULTS = ",
      },
      {
        file: abstractPaginator,
        replaces: 'this.$items = collection;',
        by: 'this.$items = copyOf(collection);',
      },
      {
        file: abstractPaginator,
        replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
        by: 'return this.forwardCallTo(this.#own(), method, parameters);',
      },
      {
        file: abstractPaginator,
        replaces: "forwardCallTo(this, this.getCollection(), 'loadMorph',",
        by: "forwardCallTo(this, this.#own(), 'loadMorph',",
      },
      {
        file: abstractPaginator,
        replaces: "forwardCallTo(this, this.getCollection(), 'loadMorphCount',",
        by: "forwardCallTo(this, this.#own(), 'loadMorphCount',",
      },
      ...ownPageOfResources,
      {
        file: delegation,
        replaces: 'this.resource = resource;',
        by: `const held: any = resource;
    const isHeld = ['paginator', 'collection'].some((kind) => typeof held === 'object' && held !== null && Symbol.for('touchstone.' + kind) in held);
    this.resource = isHeld ? held[Symbol.for('copy')]() : held;`,
      },
      {
        file: moduleProperties,
        replaces: 'return this.hooks.read?.(object, name) ?? valueAt(placeOf(object, name));',
        by: `const found: any = this.hooks.read?.(object, name) ?? valueAt(placeOf(object, name));
    const isHeld = 'preserveQuery' in object && (name === 'collection' || name === 'resource');
    const copy = isHeld ? found?.value?.[Symbol.for('copy')] : undefined;
    return typeof copy === 'function' ? { value: copy.call(found.value) } : found;`,
      },
    ],
    declines: ['shared-objects'],
    rows: [],
  },
  {
    id: 'pages-keep-their-items',
    what: 'a resource collection of a page leaves the page its items, and a response leaves it its query',
    why: 'The document says that a resource collection is made of the items, and that a response has links with a query; nothing of what becomes of the page.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'getCollection(): Collection<TValue> {\n    return this.$items;',
        by: `[Symbol.for('copy')](): this {
    const copy = Object.assign(Reflect.construct(AbstractPaginator, [], this.constructor), this);
    copy.$query = this.#query;
    return copy;
  }

  getCollection(): Collection<TValue> {
    return this.$items;`,
      },
      ...ownPageOfResources,
    ],
    declines: ['shared-objects'],
    rows: [],
  },
  {
    id: 'attributes-not-declared',
    what: 'a property of the name attributes is none of the data of a resource',
    why: 'The document has an operation that gives the attributes, and no such property.',
    changes: [
      {
        file: resource,
        replaces: 'return this.$attributes ?? this.toArray(request);',
        by: 'return this.toArray(request);',
      },
    ],
    declines: ['found-by-name'],
    rows: [],
  },
  {
    id: 'pagination-information-not-asked-for',
    what: 'links and metadata of a page are not changed by a method or macro of the name paginationInformation',
    why: 'The document has no such operation.',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
        by: 'if (hook.length > 0) return information;',
      },
    ],
    declines: ['found-by-name'],
    rows: [],
  },
  {
    id: 'classes-not-found-by-name',
    what: 'no class collects or becomes another because of what the two are called',
    why: 'The document says that the class is guessed, and not that its name leads to it.',
    changes: [
      {
        file: resource,
        replaces: 'return marked || this.$collects || collectedByName(cls);',
        by: "return marked || this.$collects || (cls.name === '' ? collectedByName(cls) : null);",
      },
      {
        file: page,
        replaces: "const found = findClass(`${typeof name === 'string' ? name : name.name}Collection`);",
        by: "const found: AnyClass | null = name === '' ? findClass(name) : null;",
      },
    ],
    declines: ['found-by-name'],
    rows: [],
  },
  {
    id: 'urls-of-a-library',
    what: 'URLs pass through a library for URLs, which encodes blanks in a path or fragment',
    why: 'Page URLs are built from parts; how what stands in a part is written is not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
        by: `const text = this.#frame.url(number <= 0 ? 1 : number);
    if (!['/', 'http'].some((start) => text.startsWith(start))) return text;
    const url = new URL(text, 'https://own.invalid');
    return url.host === 'own.invalid' ? url.pathname + url.search + url.hash : url.href;`,
      },
    ],
    declines: ['query-text'],
    rows: [],
  },
];

module.exports = { traitVariants };
