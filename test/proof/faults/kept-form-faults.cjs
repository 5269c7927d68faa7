const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const stated = oneChange('stated');

/**
 * @param {string} answer What an answer is made of.
 * @param {string} given What is returned of it.
 */
const keptForCollection = (answer, given) =>
  `const kept: any = this;
    if (kept.formOf !== this.$items) Object.assign(kept, { formOf: this.$items, form: ${answer} });
    ${given}`;

/** Faults of answers that are kept, and found out of date by some of the changes that they depend on, not by all. */
const keptFormFaults = [
  stated(
    'array-kept-for-collection',
    'the array form is made anew for another collection, not for another item in it',
    paginator,
    'const data = this.$items.toArray();',
    keptForCollection('this.$items.toArray()', 'const data: OrderedMap<unknown> = kept.form;'),
    { 'paginator-asked-again-item/array': expectedReceived('"Lima" somewhere in it', '') },
  ),
  stated(
    'json-kept-for-collection',
    'the JSON text is written anew for another collection, not for another item in it',
    paginator,
    'return encodeJson(this.jsonSerialize(), flags);',
    keptForCollection('encodeJson(this.jsonSerialize(), flags)', 'return kept.form;'),
    { 'paginator-asked-again-item/json': 'JSON text with "Lima" somewhere in it' },
  ),
  stated(
    'items-kept-for-collection',
    'the items are listed anew for another collection, not for another item in it',
    page,
    'return this.$items.all().clone();',
    keptForCollection('this.$items.all().clone()', 'return kept.form.clone();'),
    { 'paginator-asked-again-item/items': expectedReceived('"Lima"', '"Rome"') },
  ),
  stated(
    'loop-kept-for-collection',
    'a loop goes over the items that the collection had when it was asked for the first one',
    page,
    'return this.$items.getIterator();',
    keptForCollection('this.$items.all().clone()', 'return kept.form.entries();'),
    {
      'paginator-asked-again-item/iterator': '"Lima"',
      'paginator-asked-again-through/iterator': expectedReceived('"Hello Ada"', '"Ada"'),
    },
  ),
  {
    id: 'through-shown-by-items-alone',
    what: 'what through() makes of the items is shown by items() and by no other operation',
    level: 'stated',
    changes: [
      {
        file: page,
        replaces: 'return this.$items.all().clone();',
        by: 'return ((this as any).changed ?? this.$items.all()).clone();',
      },
      {
        file: page,
        replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
        by: `const before: OrderedMap<TValue> = (this as any).changed ?? this.$items.all();
    (this as any).changed = before.map((value, key) => invoke(callback, [value, key]));`,
      },
    ],
    caughtBy: {
      'paginator-asked-again-through/array': '"Hello Bo" somewhere in it',
      'paginator-asked-again-through/form': '"Hello Bo" somewhere in it',
      'paginator-asked-again-through/json': '"Hello Bo" somewhere in it',
    },
  },
  stated(
    'next-url-kept-for-path',
    'the URL of the next page is kept for its path and its page name, whatever the query and the fragment are',
    paginator,
    'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    `const kept: any = this;
    const name = \`next \${this.$path} \${this.$pageName}\`;
    return this.hasMorePages() ? (kept[name] ??= this.url(this.currentPage() + 1)) : null;`,
    {
      'paginator-asked-again-url-part/next-fragment': 'the URL /cities?page=4#list',
      'paginator-asked-again-url-part/next-query': 'the URL /cities?sort=name&page=4',
    },
  ),
  stated(
    'previous-url-kept-for-path',
    'the URL of the previous page is kept for its path and its page name, whatever the query and the fragment are',
    paginator,
    'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    `const kept: any = this;
    const name = \`previous \${this.$path} \${this.$pageName}\`;
    return this.currentPage() > 1 ? (kept[name] ??= this.url(this.currentPage() - 1)) : null;`,
    {
      'paginator-asked-again-url-part/previous-fragment': 'the URL /cities?page=2#list',
      'paginator-asked-again-url-part/previous-query': 'the URL /cities?sort=name&page=2',
    },
  ),
  stated(
    'url-range-kept-for-path',
    'the URLs of a range are kept for their path, whatever the query and the fragment are',
    page,
    'const urls = new OrderedMap<string>();',
    `const kept: any = this;
    const name = \`\${first} \${last} \${this.$path}\`;
    if (kept[name]) return kept[name];
    const urls: OrderedMap<string> = (kept[name] = new OrderedMap<string>());`,
    {
      'paginator-asked-again-url-range-part/fragment': 'fragment "list"',
      'paginator-asked-again-url-range-part/query': 'query sort "name"',
    },
  ),
  stated(
    'url-kept-for-fragment',
    'a URL that was asked for keeps its fragment',
    'src/reference/paginator/page-url.ts',
    'this.#path === path && this.#pageName === pageName && this.#fragment === fragment;',
    'this.#path === path && this.#pageName === pageName;',
    { 'paginator-url-after-change/fragment': 'the URL /cities?sort=name&page=2#map' },
  ),
  stated(
    'calls-go-to-the-first-collection',
    'dynamic calls are forwarded into the collection of the first of them',
    page,
    'return this.forwardCallTo(this.getCollection(), method, parameters);',
    'return this.forwardCallTo(((this as any).target ??= this.getCollection()), method, parameters);',
    { 'paginator-asked-again-items/dynamic': expectedReceived('["Rome", "Lima"]', '["Oslo"]') },
  ),
  {
    id: 'named-view-stays',
    what: 'a paginator that was rendered with a view is rendered with it from then on',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
        by: `if (truthy(wanted)) (this as any).view = wanted;
    const name = (this as any).view ?? Class.$defaultSimpleView;`,
      },
    ],
    caughtBy: { 'paginator-render-view-once': 'pages.mine' },
  },
  stated(
    'data-of-the-last-view-in-html',
    'toHtml gives the default view the data of the rendering before',
    paginator,
    'const viewData = arrayMerge(given)',
    `const kept: any = this;
    kept.viewData = given.size === 0 ? (kept.viewData ?? given) : given;
    const viewData = arrayMerge(kept.viewData)`,
    { 'paginator-render-view-once': 'Towns' },
  ),
  {
    id: 'pretty-from-then-on',
    what: 'JSON text is pretty-printed from the first time on that it was asked to be',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: "integerArgument('Paginator.toPrettyJson(options)', options) | JSON_PRETTY_PRINT);",
        by: "((this as any).flags = integerArgument('Paginator.toPrettyJson(options)', options) | JSON_PRETTY_PRINT));",
      },
      {
        file: paginator,
        replaces: 'return encodeJson(this.jsonSerialize(), flags);',
        by: 'return encodeJson(this.jsonSerialize(), flags | ((this as any).flags ?? 0));',
      },
    ],
    caughtBy: { 'paginator-to-json-after-pretty': '\\n' },
  },
  stated(
    'escaped-once',
    'the string form is escaped the first time alone',
    page,
    'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
    `const escapes = this.$escapeWhenCastingToString;
    this.$escapeWhenCastingToString = false;
    return escapes ? escapeHtml(html) : html;`,
    { 'paginator-asked-again-escaped': '<nav' },
  ),
  stated(
    'items-become-their-array-forms',
    'items are their array forms once the array form of the page was asked for',
    paginator,
    'const data = this.$items.toArray();',
    `const data = this.$items.toArray();
    this.$items = new Collection(data.clone()) as Collection<TValue>;`,
    { 'paginator-items-kind': '["Ada"]' },
  ),
];

module.exports = { keptFormFaults };
