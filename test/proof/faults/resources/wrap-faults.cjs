const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/wrap.feature must notice. */
const wrapFaults = [
  {
    id: 'wrapped-twice',
    what: 'data that has the wrap key already is wrapped again',
    level: 'observed',
    file: jsonResource,
    replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: 'true',
    caughtBy: {
      'law-response-merge': 'received: {"length": {',
      'collection-wrap-present/key-alone': expectedReceived('1', '{"data": 1}'),
    },
  },
  {
    id: 'wrap-sets-nothing',
    what: 'wrap sets nothing',
    level: 'stated',
    file: jsonResource,
    replaces: "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
    by: '',
    caughtBy: {
      'collection-wrap-key': expectedReceived(
        '[{"id": 1}]',
        'nothing there; the whole is {"data": [{"id": 1}]}',
      ),
    },
  },
  {
    id: 'wrapping-not-disabled',
    what: 'withoutWrapping leaves the wrapper',
    level: 'stated',
    file: jsonResource,
    replaces: 'assignStatics(this, { $wrap: null });',
    by: '',
    caughtBy: { 'collection-wrap-off': 'at /0/id' },
  },
  {
    id: 'wrapper-always-data',
    what: 'the wrapper is always called "data"',
    level: 'stated',
    file: jsonResource,
    replaces: "[$wrap ?? 'data']: data",
    by: 'data',
    caughtBy: {
      'collection-wrap-key': expectedReceived(
        '[{"id": 1}]',
        'nothing there; the whole is {"data": [{"id": 1}]}',
      ),
    },
  },
  {
    id: 'nested-resource-wrapped',
    what: 'a resource inside another has a wrapper of its own',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.resolve(this.resolveRequestFromContainer());',
    by: 'return OrderedMap.from<unknown>({ data: this.resolve(this.resolveRequestFromContainer()) }) as unknown as NaturalMap;',
    caughtBy: {
      'collection-wrap-outermost-alone': 'expected: a value {"author": {"name": "Ada"}} somewhere',
    },
  },
  {
    id: 'only-lists-wrapped',
    what: 'the data of a single resource stand under no wrapper key',
    level: 'stated',
    file: jsonResource,
    replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: 'forceWrapping || OrderedMap.from<unknown>(data).isList',
    caughtBy: { 'collection-wrap-key-single': 'expected: {"id": 1}' },
  },
  {
    id: 'nothing-unwrapped',
    what: 'an empty array is not wrapped',
    level: 'stated',
    file: jsonResource,
    replaces: 'const wraps = truthy($wrap)',
    by: 'const wraps = truthy($wrap) && !isEmptyMap(data)',
    caughtBy: { 'collection-wrap-nothing': 'the response body at /posts' },
  },
  {
    id: 'single-resource-always-wrapped',
    what: 'wrapping is disabled for collections alone',
    level: 'stated',
    file: jsonResource,
    replaces: '(forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);',
    by: '(forceWrapping && $wrap !== null) || !extra.every(isEmptyMap) || !OrderedMap.from(data).isList;',
    caughtBy: { 'collection-wrap-off-single': expectedReceived('1', 'nothing there; the whole is {"data"') },
  },
  {
    id: 'wrapper-key-alone',
    what: 'beside extra data or metadata the wrapper key is "data", whatever was set',
    level: 'stated',
    file: jsonResource,
    replaces: "[$wrap ?? 'data']: data }",
    by: "[extra.length === 2 && !extra.every(isEmptyMap) ? 'data' : ($wrap ?? 'data')]: data }",
    caughtBy: {
      'collection-wrap-key-beside-more/extra-data': expectedReceived(
        '1',
        'nothing there; the whole is {"data": [{"id": 1}], "took": 5}',
      ),
      'collection-wrap-key-beside-more/metadata': expectedReceived(
        '1',
        'nothing there; the whole is {"data": [{"id": 1}], "took": 5}',
      ),
    },
  },
  {
    id: 'null-under-the-wrapper-key-wrapped',
    what: 'data with null under the wrap key are wrapped again beside metadata',
    level: 'observed',
    file: jsonResource,
    replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT || (!extra.every(isEmptyMap) && lookUp(data, $wrap, ABSENT) === null)',
    caughtBy: {
      'collection-wrap-present/null-and-extra': expectedReceived('null', '{"data": null}'),
    },
  },
  {
    id: 'list-has-no-numbers',
    what: 'a list is wrapped although the wrap key is the number of one of its items',
    level: 'observed',
    file: jsonResource,
    replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: 'forceWrapping || Array.isArray(data) || lookUp(data, $wrap, ABSENT) === ABSENT',
    caughtBy: { 'collection-wrap-present-number': expectedReceived('["a", "b"]', '[["a", "b"]]') },
  },
  {
    id: 'wrap-key-in-list',
    what: 'a list that has the wrapper key as a value is not wrapped',
    level: 'stated',
    file: jsonResource,
    replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: 'forceWrapping || (lookUp(data, $wrap, ABSENT) === ABSENT && !(Array.isArray(data) && data.includes($wrap)))',
    caughtBy: {
      'collection-wrap-value-stated': expectedReceived(
        '["posts", "red"]',
        'nothing there; the whole is ["posts", "red"]',
      ),
    },
  },
  {
    id: 'wrap-nested-key',
    what: 'data that have the wrapper key in an item are not wrapped',
    level: 'stated',
    file: jsonResource,
    replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: 'forceWrapping || (lookUp(data, $wrap, ABSENT) === ABSENT && !(Array.isArray(data) && data.some((d: any) => isMapLike(d) && lookUp(d, $wrap, ABSENT) !== ABSENT)))',
    caughtBy: {
      'collection-wrap-inner-stated': expectedReceived(
        '[{"posts": 1}]',
        'nothing there; the whole is [{"posts": 1}]',
      ),
    },
  },
  {
    id: 'wrap-dotted',
    what: 'a dot in the wrapper key nests',
    level: 'stated',
    file: jsonResource,
    replaces: `return recursiveMerge(wraps ? { [$wrap ?? 'data']: data } : data, ...extra);`,
    by: `const k = $wrap ?? 'data'; return recursiveMerge(wraps ? (k.includes('.') ? { [k.split('.')[0] as string]: { [k.split('.')[1] as string]: data } } : { [k]: data }) : data, ...extra);`,
    caughtBy: {
      'collection-wrap-names/dot': expectedReceived(
        '[{"id": 1}]',
        'nothing there; the whole is {"blog": {"posts": [{"id": 1}]}}',
      ),
    },
  },
  {
    id: 'wrap-lower',
    what: 'the wrapper key is written in lower case',
    level: 'stated',
    file: jsonResource,
    replaces: `assignStatics(this, { $wrap: textArgument('wrap(value)', value) });`,
    by: `assignStatics(this, { $wrap: textArgument('wrap(value)', value).toLowerCase() });`,
    caughtBy: {
      'collection-wrap-names/capital': expectedReceived(
        '[{"id": 1}]',
        'nothing there; the whole is {"posts": [{"id": 1}]}',
      ),
    },
  },
  {
    id: 'wrapper-key-that-objects-have',
    what: 'data count as wrapped when objects of the language have the wrapper key',
    level: 'stated',
    file: jsonResource,
    replaces: 'lookUp(data, $wrap, ABSENT) === ABSENT',
    by: '(lookUp(data, $wrap, ABSENT) === ABSENT && !($wrap in {}))',
    caughtBy: {
      'collection-wrap-names/objects': expectedReceived(
        '[{"id": 1}]',
        'nothing there; the whole is [{"id": 1}]',
      ),
    },
  },
  {
    id: 'wrapper-of-collections-not-set',
    what: 'the wrapper key that is set on the class of collections is not theirs',
    level: 'stated',
    file: jsonResource,
    replaces: "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
    by: `if (this.prototype instanceof JsonResource) Reflect.set(this, '$other', value);
    else assignStatics(this, { $wrap: textArgument('wrap(value)', value) });`,
    caughtBy: {
      'collection-wrap-own-class': 'at /posts',
    },
  },
  {
    id: 'unwrapping-own-class-ignored',
    what: 'wrapping that is switched off on the class of a collection or a resource stays on',
    level: 'stated',
    file: jsonResource,
    replaces: 'assignStatics(this, { $wrap: null });',
    by: 'if (!(this.prototype instanceof JsonResource)) assignStatics(this, { $wrap: null });',
    caughtBy: {
      'collection-wrap-own-class-off/collection': expectedReceived(
        '1',
        'nothing there; the whole is {"data"',
      ),
      'collection-wrap-own-class-off/resource': expectedReceived('1', 'nothing there; the whole is {"data"'),
    },
  },
  {
    id: 'wrapper-of-resources-not-set',
    what: 'the wrapper key that is set on the class of a resource is not its own',
    level: 'stated',
    file: jsonResource,
    replaces: "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
    by: "if (this === JsonResource || /Collection/.test(this.name)) assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
    caughtBy: {
      'collection-wrap-own-class-single': 'at /post',
    },
  },
  {
    id: 'empty-page-under-data',
    what: 'the array of an empty page stands under "data" whatever the wrapper key',
    level: 'stated',
    file: jsonResource,
    replaces: "[$wrap ?? 'data']: data }",
    by: "[isEmptyMap(data) && extra.length > 2 ? 'data' : $wrap ?? 'data']: data }",
    caughtBy: {
      'collection-wrap-empty-page-stated': 'at /posts',
    },
  },
  {
    id: 'page-lost-without-wrapping',
    what: 'without wrapping the items of a page are not in the response',
    level: 'stated',
    file: jsonResource,
    replaces: "return recursiveMerge(wraps ? { [$wrap ?? 'data']: data } : data, ...extra);",
    by: `const isLost = $wrap === null && extra.length > 2;
  return recursiveMerge(isLost ? {} : wraps ? { [$wrap ?? 'data']: data } : data, ...extra);`,
    caughtBy: {
      'collection-wrap-off-page': '{"id": 1}',
    },
  },
  {
    id: 'wrapper-key-of-digits-a-number',
    what: 'a wrapper key of digits is taken for a number',
    level: 'stated',
    file: jsonResource,
    replaces: "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
    by: `const text = textArgument('wrap(value)', value);
    assignStatics(this, { $wrap: /^\\d+$/.test(text) ? String(Number(text)) : text });`,
    caughtBy: {
      'collection-wrap-names/zeros': expectedReceived(
        '[{"id": 1}]',
        'nothing there; the whole is [{"id": 1}]',
      ),
    },
  },
  {
    id: 'wrapper-key-anywhere',
    what: 'data that has the wrapper key anywhere inside is not wrapped',
    level: 'stated',
    file: jsonResource,
    replaces: '? forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: '? forceWrapping || !JSON.stringify(data).includes(`"${$wrap}":`)',
    caughtBy: {
      'collection-wrap-key-deep-inside': 'at /post',
    },
  },
  {
    id: 'wrapper-key-ascii',
    what: 'letters that ASCII does not have are left out of the wrapper key',
    level: 'stated',
    file: jsonResource,
    replaces: `return recursiveMerge(wraps ? { [$wrap ?? 'data']: data } : data, ...extra);`,
    by: `return recursiveMerge(wraps ? { [($wrap ?? 'data').replace(/[^\\x20-\\x7e]/g, '')]: data } : data, ...extra);`,
    caughtBy: {
      'collection-wrap-names/letters': 'größe',
    },
  },
  {
    id: 'wrap-returns-the-key',
    what: 'wrap and withoutWrapping return the key that was there',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: `assignStatics(this, { $wrap: textArgument('wrap(value)', value) });`,
        by: `const before = this.$wrap;
    assignStatics(this, { $wrap: textArgument('wrap(value)', value) });
    return before as never;`,
      },
      {
        file: jsonResource,
        replaces: 'assignStatics(this, { $wrap: null });',
        by: `const before = this.$wrap;
    assignStatics(this, { $wrap: null });
    return before as never;`,
      },
    ],
    caughtBy: {
      'collection-wrap-void/wrap': expectedReceived('null', '"data"'),
      'collection-wrap-void/without': expectedReceived('null', '"data"'),
    },
  },
  {
    id: 'nested-collection-wrapped',
    what: 'the JSON form of a collection is wrapped, also inside other data',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.resolve(this.resolveRequestFromContainer());',
    by: `const data = this.resolve(this.resolveRequestFromContainer());
    return this instanceof ResourceCollection ? { data } : data;`,
    caughtBy: {
      'collection-wrap-outermost-of-collections': expectedReceived(
        'a value {"authors": [{"name": "Ada"}]} somewhere',
        '{"data": {"authors": {"data": [{"name": "Ada"}]}}}',
      ),
    },
  },
  {
    id: 'wrapper-of-each-collection-class',
    what: 'classes that extend the anonymous collection have the wrapper key "data"',
    level: 'stated',
    file: jsonResource,
    replaces: 'const { $wrap, forceWrapping } = cls;',
    by: `const { forceWrapping } = cls;
  const $wrap = cls.prototype instanceof AnonymousResourceCollection ? 'data' : cls.$wrap;`,
    caughtBy: {
      'collection-wrap-key-of-subclass': expectedReceived(
        '[{"id": 1}]',
        'nothing there; the whole is {"data": [{"id": 1}]}',
      ),
    },
  },
];

module.exports = { wrapFaults };
