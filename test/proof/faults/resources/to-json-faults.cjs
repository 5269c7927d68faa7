const { expectedReceived } = require('../../in-words.cjs');

const collection = 'src/reference/collection/collection.ts';
const jsonWriter = 'src/reference/php/json-writer.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';
const jsonStrings = 'src/reference/php/json-strings.ts';

/** What features/resources/to-json.feature must notice. */
const toJsonFaults = [
  {
    id: 'resource-json-empty',
    what: 'toJson of a resource is an empty text',
    level: 'stated',
    file: jsonResource,
    replaces: 'return encodeJson(data, flags);',
    by: "return data === null ? encodeJson(data, flags) : '';",
    caughtBy: {
      'collection-to-json-text/plain': expectedReceived(
        'JSON text with a value {"id": 7} somewhere in it',
        '""',
      ),
    },
  },
  {
    id: 'resource-json-not-pretty',
    what: 'toPrettyJson of a resource gives what toJson gives',
    level: 'stated',
    file: jsonResource,
    replaces: "integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT",
    by: "integerArgument('toPrettyJson(options)', options) | (JSON_PRETTY_PRINT & 0)",
    caughtBy: {
      'collection-to-json-pretty-stated/no-options': expectedReceived(
        'the JSON text that toJson() gives, spread over lines',
        '"[{\\"id\\":\\"Whoever prints',
      ),
    },
  },
  {
    id: 'resource-json-not-pretty-with-zero',
    what: 'toPrettyJson of a resource takes 0 for a wish to have one line',
    level: 'stated',
    file: jsonResource,
    replaces: "integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT",
    by: "integerArgument('toPrettyJson(options)', options) | (arguments.length > 0 && options === 0 ? 0 : JSON_PRETTY_PRINT)",
    caughtBy: {
      'collection-to-json-pretty-stated/zero': expectedReceived(
        'the JSON text that toJson() gives, spread over lines',
        '"[{\\"id\\":\\"Whoever prints',
      ),
    },
  },
  {
    id: 'serialized-empty',
    what: 'jsonSerialize of a resource is empty',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.resolve(this.resolveRequestFromContainer());',
    by: 'return [];',
    caughtBy: { 'collection-to-json-serialize-array': '{"id": 7} somewhere in it' },
  },
  {
    id: 'nested-json-empty',
    what: 'a resource inside another one is written to JSON as an empty object',
    level: 'observed',
    file: jsonWriter,
    replaces: 'isJsonSerializable(object) ? object.jsonSerialize()',
    by: "isJsonSerializable(object) ? (typeof Reflect.get(object, 'toAttributes') === 'function' ? {} : object.jsonSerialize())",
    caughtBy: { 'collection-to-json-nested': expectedReceived('{"id": 1}', '[]') },
  },
  {
    id: 'metadata-in-json',
    what: 'JSON text has the metadata of the response',
    level: 'observed',
    file: jsonResource,
    replaces: 'const data = this.jsonSerialize();',
    by: 'const data = OrderedMap.from<unknown>({ ...Object.fromEntries(OrderedMap.from(this.jsonSerialize())), ...Object.fromEntries(OrderedMap.from(this.$additional)) });',
    caughtBy: { 'resource-to-json-without-metadata': 'took' },
  },
  {
    id: 'resource-pretty-json-escapes',
    what: 'toPrettyJson of a resource leaves slashes as they are unless it is told which options to use',
    level: 'stated',
    file: jsonResource,
    replaces: 'toPrettyJson(options = 0)',
    by: 'toPrettyJson(options = 64)',
    caughtBy: { 'collection-to-json-default-options/pretty': '\\\\/' },
  },
  {
    id: 'objects-of-a-collection-asked',
    what: 'objects in a Collection inside data are left out unless they have a form of their own',
    level: 'observed',
    file: collection,
    replaces: 'return isArrayable(value) ? value.toArray() : value;',
    by: "return isArrayable(value) ? value.toArray() : typeof value === 'object' && !isMapLike(value) ? [] : value;",
    caughtBy: { 'collection-to-json-objects-in-collection': '"name": "Bonn"' },
  },
  {
    id: 'resource-pretty-flag-toggled',
    what: 'toPrettyJson of a resource takes the pretty flag away where it is given',
    level: 'exact',
    file: jsonResource,
    replaces: "options)', options) | JSON_PRETTY_PRINT",
    by: "options)', options) ^ JSON_PRETTY_PRINT",
    caughtBy: {
      'collection-to-json-pretty-options/pretty-already-given': expectedReceived(
        '"[\\n    {\\n        \\"id\\": \\"a\\\\/b\\"\\n    }\\n]"',
        '"[{\\"id\\":\\"a\\\\/b\\"}]"',
      ),
      'collection-to-json-pretty-options/pretty-and-slashes': expectedReceived(
        '"[\\n    {\\n        \\"id\\": \\"a/b\\"\\n    }\\n]"',
        '"[{\\"id\\":\\"a/b\\"}]"',
      ),
    },
  },
  {
    id: 'resource-pretty-high-flags-lost',
    what: 'toPrettyJson of a resource passes on the low flags alone',
    level: 'exact',
    file: jsonResource,
    replaces: "options)', options) | JSON_PRETTY_PRINT",
    by: "options)', options) & 1023 | JSON_PRETTY_PRINT",
    caughtBy: {
      'collection-to-json-pretty-line-separator': expectedReceived(
        'a text that contains "a\\u2028b"',
        '"[\\n    {\\n        \\"id\\": \\"a\\\\u2028b\\"\\n    }\\n]"',
      ),
    },
  },
  {
    id: 'json-delete-escaped',
    what: 'the character U+007F is escaped in JSON',
    level: 'exact',
    file: jsonStrings,
    replaces: "'\\\\x80-\\\\uffff'",
    by: "'\\\\x7f-\\\\uffff'",
    caughtBy: {
      'collection-to-json-delete': expectedReceived(
        '"[{\\"id\\":\\"a\\u007fb\\"}]"',
        '"[{\\"id\\":\\"a\\\\u007fb\\"}]"',
      ),
    },
  },
  {
    id: 'json-names-ampersand-plain',
    what: 'the flag for ampersands leaves those of names',
    level: 'exact',
    file: jsonStrings,
    replaces: "const write = (name: string): WrittenName => this.layOut(before, name, ':');",
    by: "const write = (name: string): WrittenName => { const w = this.layOut(before, name, ':'); const p = w.plain.replaceAll('\\\\u0026', '&'); return { plain: p, open: `${p}\"` }; };",
    caughtBy: {
      'collection-to-json-flags-name': expectedReceived(
        '"[{\\"\\\\u003Cb\\\\u003E\\\\u0026\\\\u0027\\\\u0022\\":1}]"',
        '"[{\\"\\\\u003Cb\\\\u003E&\\\\u0027\\\\u0022\\":1}]"',
      ),
    },
  },
  {
    id: 'json-numeric-names',
    what: 'the flag for numeric texts changes names as well',
    level: 'exact',
    file: jsonWriter,
    replaces: 'this.#member(String(key), value, position);',
    by: 'this.#member(this.#flags & 32 && /^0\\d+$/.test(String(key)) ? String(Number(key)) : String(key), value, position);',
    caughtBy: {
      'collection-to-json-flags-numeric-name': expectedReceived(
        '"[{\\"007\\":7,\\"n\\":1}]"',
        '"[{\\"7\\":7,\\"n\\":1}]"',
      ),
    },
  },
  {
    id: 'resource-json-own-options',
    what: 'toJson of a single resource without flags takes its JSON options',
    level: 'observed',
    file: jsonResource,
    replaces: 'return encodeJson(data, flags);',
    by: 'return encodeJson(data, flags || (this instanceof ResourceCollection ? 0 : this.jsonOptions()));',
    caughtBy: {
      'resource-to-json-no-own-options/plain': expectedReceived(
        'a text that contains "\\"\\\\/a\\""',
        '"{\\"href\\":\\"/a\\"}"',
      ),
    },
  },
  {
    id: 'resource-pretty-own-options',
    what: 'toPrettyJson of a single resource takes its JSON options as well',
    level: 'observed',
    file: jsonResource,
    replaces: "return this.toJson(integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT);",
    by: "return this.toJson(integerArgument('toPrettyJson(options)', options) | this.jsonOptions() | JSON_PRETTY_PRINT);",
    caughtBy: {
      'resource-to-json-no-own-options/pretty': expectedReceived(
        'a text that contains "\\"\\\\/a\\""',
        '"{\\n    \\"href\\": \\"/a\\"\\n}"',
      ),
    },
  },
  {
    id: 'objects-written-as-array',
    what: 'an object among the data that has an array form is written as that',
    level: 'observed',
    file: jsonWriter,
    replaces: 'else if (isPlainObject(value)) this.#plainObject(value);',
    by: `else if (!isPlainObject(value) && 'toArray' in value) this.#value((value as any).toArray());
    else if (isPlainObject(value)) this.#plainObject(value);`,
    caughtBy: {
      'resource-to-json-other-forms/an-array': '"form"',
    },
  },
  {
    id: 'objects-write-themselves',
    what: 'an object among the data that can write itself as JSON does',
    level: 'observed',
    file: jsonWriter,
    replaces: 'else if (isPlainObject(value)) this.#plainObject(value);',
    by: `else if (!isPlainObject(value) && 'toJson' in value) this.#tail += (value as any).toJson();
    else if (isPlainObject(value)) this.#plainObject(value);`,
    caughtBy: {
      'resource-to-json-other-forms/its-own-json': 'form',
    },
  },
  {
    id: 'json-data-asked-once',
    what: 'the data that an object gives for JSON are not asked for theirs',
    level: 'observed',
    file: jsonWriter,
    replaces: 'if (data !== object) this.#value(data);',
    by: `if (isJsonSerializable(data) && !('resource' in data)) this.#pairs(data, Object.entries(data));
    else if (data !== object) this.#value(data);`,
    caughtBy: {
      'resource-to-json-chain': '{"size": 1}',
    },
  },
  {
    id: 'json-null-left',
    what: 'null entries are left out of JSON',
    level: 'stated',
    file: jsonWriter,
    replaces: 'const { plain, open } = this.#name(name, position === 0);',
    by: 'if (value === null && position > 0) return; const { plain, open } = this.#name(name, position === 0);',
    caughtBy: {
      'resource-to-json-null-stated/null': expectedReceived(
        'JSON text with a value {"id": 1, "note": null} somewhere in it',
        '"{\\"id\\":1}"',
      ),
    },
  },
  {
    id: 'json-flags-stay',
    what: 'the flags of one toJson count for the next as well',
    level: 'exact',
    file: jsonResource,
    replaces: "const flags = integerArgument('toJson(options)', options);",
    by: "const flags = ((this as any).$flags |= integerArgument('toJson(options)', options));",
    caughtBy: {
      'collection-to-json-flags-again/text': '"[[\\"a/b\\"]]"',
      'collection-to-json-flags-again/after-pretty': '"[\\n    [\\n',
    },
  },
  {
    id: 'pretty-json-flags-stay',
    what: 'the further flags of one toPrettyJson count for the next as well',
    level: 'exact',
    file: jsonResource,
    replaces: "return this.toJson(integerArgument('toPrettyJson(options)', options) | ",
    by: "return this.toJson(((this as any).$flags |= integerArgument('toPrettyJson(options)', options)) | ",
    caughtBy: { 'collection-to-json-flags-again/pretty': 'a/b' },
  },
  {
    id: 'text-form-in-json',
    what: 'an object with a text form of its own is that text in JSON',
    level: 'observed',
    file: jsonWriter,
    replaces: 'else this.#pairs(value, Object.entries(value));',
    by: `else if (String(value) !== '[object Object]') this.#value(String(value));
    else this.#pairs(value, Object.entries(value));`,
    caughtBy: { 'resource-to-json-other-forms/a-text': expectedReceived('{"size": 1}', '"form 2"') },
  },
  {
    id: 'object-written-before-is-a-loop',
    what: 'an object that was written before counts as one that contains itself',
    level: 'stated',
    file: jsonWriter,
    replaces: '#exit(): void {\n    this.#path.pop();',
    by: '#exit(): void {',
    caughtBy: {
      'resource-to-json-same-resource-stated': expectedReceived(
        'JSON text with a value {"by": {"id": 7}, "likes": [{"id": 7}]} somewhere in it',
        'Type error (TypeError): Error encoding resource [NoteResource] to JSON: Recursion detected',
      ),
    },
  },
  {
    id: 'twelve-digits',
    what: 'a fraction has twelve digits in JSON text',
    level: 'stated',
    file: jsonWriter,
    replaces: 'const text = numberToJson(value);',
    by: 'const text = numberToJson(Number(value.toPrecision(12)));',
    caughtBy: {
      'collection-to-json-any-value/fraction': '{"id": 1234567.890625}',
      'paginator-to-json-any-value/fraction': '1234567.890625',
    },
  },
  {
    id: 'fifteen-decimals',
    what: 'a fraction has fifteen decimals in JSON text',
    level: 'stated',
    file: jsonWriter,
    replaces: 'const text = numberToJson(value);',
    by: 'const text = numberToJson(Number(value.toFixed(15)));',
    caughtBy: {
      'collection-to-json-any-value/tiny': '{"id": 9.5367431640625e-7}',
      'paginator-to-json-any-value/tiny': '{"v": 9.5367431640625e-7}',
    },
  },
  {
    id: 'page-written-unmapped',
    what: 'the JSON text of a collection of a page has the items as they were given',
    level: 'stated',
    file: jsonResource,
    replaces: 'jsonSerialize(): NaturalMap {',
    by: `jsonSerialize(): NaturalMap {
    if (isPaginator(this.resource)) return [...this.resource.getCollection().map(underlyingOf).all().values()];`,
    caughtBy: {
      'collection-to-json-page/plain': '{"title": "Dawn"} somewhere',
      'collection-to-json-page/pretty': '{"title": "Dawn"} somewhere',
    },
  },
  {
    id: 'nothing-written-as-null',
    what: 'the JSON text of a collection of nothing is null',
    level: 'stated',
    file: jsonResource,
    replaces: `const data = this.jsonSerialize();
    try {`,
    by: `const data = this.jsonSerialize();
    if (Array.isArray(data) && data.length === 0) return 'null';
    try {`,
    caughtBy: { 'collection-to-json-nothing': 'received: "null"' },
  },
  {
    id: 'null-in-list-not-written',
    what: 'null is left out of the lists in JSON text',
    level: 'stated',
    file: jsonWriter,
    replaces: '#list(list: readonly unknown[], container: object = list): void {',
    by: `#list(items: readonly unknown[], container: object = items): void {
    const list = items.filter((value) => value !== null);`,
    caughtBy: {
      'collection-to-json-any-value/nulls': '[null, 1]',
      'paginator-to-json-any-value/nulls': '[null, 1]',
    },
  },
  {
    id: 'json-of-resources-trims',
    what: 'the JSON text of resources has texts without the blanks at their ends',
    level: 'stated',
    file: jsonResource,
    replaces: 'return encodeJson(data, flags);',
    by: `return encodeJson(data, flags).replaceAll(/(?<=") +| +(?=")/g, '');`,
    caughtBy: {
      'collection-to-json-any-text/blanks': expectedReceived(
        'JSON text with a value {"id": " a  b "} somewhere in it',
        '"[{\\"id\\":\\"a  b\\"}]"',
      ),
    },
  },
];

module.exports = { toJsonFaults };
