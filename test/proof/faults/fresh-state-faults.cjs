const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/paginator.ts';
const shared = 'src/reference/paginator/abstract-paginator.ts';
const calls = 'src/reference/php/calls.ts';
const resource = 'src/reference/resource/json-resource.ts';
const stated = oneChange('stated');

/** A fault of a page that makes other items of a list that it is given. */
const givenOtherwise = (id, what, items, caughtBy) =>
  stated(
    id,
    what,
    page,
    'const all = items instanceof Collection ? items : new Collection<TValue>(items);',
    `const all = items instanceof Collection ? items : new Collection<TValue>(Array.isArray(items) ? ${items} : items);`,
    caughtBy,
  );

/** What the operation of one object leaves behind where nothing should be: in a new object, in the next call, beside what it sets. */
const freshStateFaults = [
  stated(
    'page-json-pretty-unasked',
    'toJson of a page takes an option where none is given',
    page,
    'toJson(options = 0): string {',
    'toJson(options = 128): string {',
    { 'paginator-to-json-default-options/plain': 'toJson' },
  ),
  stated(
    'page-pretty-json-markup-unasked',
    'toPrettyJson of a page escapes markup where no options are given',
    page,
    'toPrettyJson(options = 0): string {',
    'toPrettyJson(options = 1): string {',
    { 'paginator-to-json-default-options/pretty': 'toPrettyJson' },
  ),
  stated(
    'additional-null-at-first',
    'the additional data of a new resource are null',
    resource,
    '$additional: MapLike = NOTHING;',
    '$additional: MapLike = null as never;',
    { 'collection-properties-maps/additional': 'received: null' },
  ),
  stated(
    'with-null-at-first',
    'the extra data of a new resource are null',
    resource,
    '$with: MapLike = NOTHING;',
    '$with: MapLike = null as never;',
    { 'collection-properties-maps/with': 'received: null' },
  ),
  {
    id: 'new-pages-take-over-links',
    what: 'links on each side that one page was told to show are shown by those that are made after it',
    level: 'stated',
    changes: [
      {
        file: shared,
        replaces: '$onEachSide = 3;',
        by: "$onEachSide = (Reflect.get(AbstractPaginator, 'told') as number | undefined) ?? 3;",
      },
      {
        file: shared,
        replaces: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
        by: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);\n    Reflect.set(AbstractPaginator, 'told', count);",
      },
    ],
    caughtBy: { 'paginator-beside-another-new-sides': 'received: 41' },
  },
  {
    id: 'new-pages-take-over-escaping',
    what: 'pages that are made after one that is escaped are escaped, too',
    level: 'stated',
    changes: [
      {
        file: shared,
        replaces: 'protected $escapeWhenCastingToString = false;',
        by: "protected $escapeWhenCastingToString = Reflect.get(AbstractPaginator, 'escaped') === true;",
      },
      {
        file: shared,
        replaces: 'this.$escapeWhenCastingToString = booleanArgument(',
        by: "Reflect.set(AbstractPaginator, 'escaped', escapes);\n    this.$escapeWhenCastingToString = booleanArgument(",
      },
    ],
    caughtBy: { 'paginator-beside-another-new-escaping': '&lt;nav' },
  },
  stated(
    'new-collections-take-over-keys',
    'collections that are made after one that keeps its keys keep theirs',
    resource,
    "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
    "const kept = booleanArgument('preserveKeys(value)', value);\n    Reflect.set(this.constructor, 'preserveKeys', kept);\n    this.$preserveKeys = kept;",
    { 'collection-preserve-keys-new-one': 'received: {"9"' },
  ),
  stated(
    'collection-set-on-the-first-page',
    'setCollection goes back to the first page',
    shared,
    'this.$items = collection;\n    return this;',
    'this.$items = collection;\n    this.$currentPage = 1;\n    return this;',
    { 'paginator-set-collection-page-stated': expectedReceived('3', '1') },
  ),
  stated(
    'data-of-views-kept',
    'the data of one rendering are there in the next',
    page,
    "const viewData = arrayMerge(given).set('paginator', this);",
    "const before = (Reflect.get(this, 'before') as typeof given | undefined) ?? given;\n    Object.defineProperty(this, 'before', { value: given, writable: true, configurable: true });\n    const viewData = arrayMerge(before, given).set('paginator', this);",
    {
      'paginator-render-data-once/render': 'Towns',
      'paginator-render-data-once/links': 'Towns',
    },
  ),
  stated(
    'false-is-no-item',
    'offsetExists takes false for no item',
    shared,
    'return this.$items.has(key);',
    'return this.$items.has(key) && (this.offsetGet(key as Key) as unknown) !== false;',
    { 'paginator-offset-exists-stated/false': expectedReceived('true', 'false') },
  ),
  stated(
    'falsy-items-not-set',
    'offsetSet leaves the item as it is for a value that is falsy',
    shared,
    'this.$items.offsetSet(key, value);',
    'if (value) this.$items.offsetSet(key, value);',
    {
      'paginator-offset-set-falsy-stated/false': expectedReceived('false', '"Oslo"'),
      'paginator-offset-set-falsy-stated/zero': expectedReceived('0', '"Oslo"'),
      'paginator-offset-set-falsy-stated/empty-text': expectedReceived('""', '"Oslo"'),
    },
  ),
  givenOtherwise(
    'items-once-each',
    'an item that is given twice is on the page once',
    '[...new Set(items as TValue[])]',
    { 'paginator-items-odd/twice': 'received: ["Ada", "Bo"]' },
  ),
  givenOtherwise(
    'lists-of-items-joined',
    'items that are lists are joined to one list',
    '(items.flat() as TValue[])',
    { 'paginator-items-odd/lists': 'received: "Ada"' },
  ),
  givenOtherwise(
    'falsy-items-left-out',
    'items that are falsy are not on the page',
    '(items.filter(Boolean) as TValue[])',
    { 'paginator-items-odd/falsy': 'received: []' },
  ),
  stated(
    'current-query-instead-of-own',
    'preserveQuery puts the current parameters in the place of those of the page',
    resource,
    "if (query !== null) callOperation(page, 'appends', [query]);",
    "if (this.preserveAllQueryParameters) Reflect.set(page, '$query', {});\n    if (query !== null) callOperation(page, 'appends', [query]);",
    { 'collection-preserve-query-own': 'query list "short"' },
  ),
  stated(
    'forwarded-calls-twice',
    'a call that is forwarded is made twice',
    calls,
    'return callOperation(target, name, args);',
    'callOperation(target, name, args);\n    return callOperation(target, name, args);',
    { 'shared-paginator-call-once': 'received: [["la"], ["la"]]' },
  ),
  stated(
    'false-is-null',
    'whenNull takes false for null',
    resource,
    'return this.when(isNull(value), (value',
    'return this.when(isNull(value) || value === false, (value',
    { 'resource-when-null-false': 'received: false' },
  ),
];

module.exports = { freshStateFaults };
