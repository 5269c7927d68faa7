const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const macros = 'src/reference/php/macroable.ts';
const delegation = 'src/reference/resource/delegate.ts';

const stated = oneChange('stated');

/** Faults of somebody who does what a row says to the first of several, to the wrong one, or only where there is nothing else. */
const halfDoneFaults = [
  stated(
    'list-offset-truthy',
    'a place of a list exists when its item is true',
    page,
    'return this.$items.has(key);',
    "return this.$items.has(key) && (typeof key !== 'number' || Boolean(this.$items.get(key)));",
    { 'paginator-offset-exists-list-stated/zero': expectedReceived('true', 'false') },
  ),
  stated(
    'null-missing-in-list',
    'null in a list counts as missing',
    resource,
    "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
    `const kept = withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());
    return Array.isArray(kept) ? kept.filter((value) => value !== null) : kept;`,
    { 'resource-remove-missing-values-list-stated/null': expectedReceived('["a", null, "b"]', '["a", "b"]') },
  ),
  stated(
    'entry-of-zero-null',
    'an entry that is 0 reads as null',
    delegation,
    'return underlying.offsetGet(this.resource, offset);',
    'return underlying.offsetGet(this.resource, offset) || null;',
    { 'resource-delegation-offset-get': expectedReceived('0', 'null') },
  ),
  stated(
    'given-query-beside-none',
    'the query of withQuery counts only when the page has none of its own',
    resource,
    "if (query !== null) callOperation(page, 'appends', [query]);",
    `const own = isPaginator(page) ? new URL(String(callOperation(page, 'url', [1])), 'http://a').searchParams.size > 1 : false;
    if (query !== null && (this.preserveAllQueryParameters || !own)) callOperation(page, 'appends', [query]);`,
    { 'collection-with-query-own': 'a URL somewhere with query page "2", query tag "red"' },
  ),
  stated(
    'empty-merge-empties',
    'merging no entries leaves none',
    resource,
    'const first = firstMerge(data);',
    `const first = firstMerge(data);
      if (first !== null && OrderedMap.from(first.merge.data).size === 0) return [];`,
    { 'resource-merge-nothing-stated': expectedReceived('["new"]', '[]') },
  ),
  stated(
    'first-sign-escaped',
    'only the first sign of the markup is escaped',
    page,
    'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
    "return this.$escapeWhenCastingToString ? html.replace('<', '&lt;') : html;",
    { 'paginator-escape-string-form-stated/on': 'expected: HTML without </nav' },
  ),
  stated(
    'mixin-own-methods',
    'a mixin registers the methods that its own class declares, not the inherited ones',
    macros,
    'for (const [name, method] of methodsOf(mixin)) {',
    `for (const [name, method] of methodsOf(mixin)) {
        if (!Object.hasOwn(Object.getPrototypeOf(mixin) as object, name)) continue;`,
    { 'resource-mixin-registers-each/wave': expectedReceived('true', 'false') },
  ),
  {
    id: 'appended-to-the-other',
    what: 'what is appended to one paginator is appended to the one before it too',
    level: 'stated',
    changes: [
      {
        file: page,
        replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
        by: `if (name !== this.$pageName) this.#query.set(name, copied);
    if (before !== null && before !== this) {
      (before.#query as OrderedMap<unknown>).set(name, copied);
      before.#frame = null;
    }
    before = this;`,
      },
      {
        file: page,
        replaces: '// More pages than this do not fit into one map.',
        by: 'let before: AbstractPaginator<unknown> | null = null;\n\n// More pages than this do not fit into one map.',
      },
    ],
    caughtBy: {
      'paginator-beside-another-appends': expectedReceived(
        'the URL /a?sort=name&page=7',
        '"/a?sort=name&lang=no&page=7"',
      ),
    },
  },
];

module.exports = { halfDoneFaults };
