const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const delegate = 'src/reference/resource/delegate.ts';
const stated = oneChange('stated');

/** Faults that do what is asked of the usual form, and forget the other forms that the same words speak of. */
const thirdLookFaults = [
  stated(
    'single-resource-always-wrapped',
    'wrapping is disabled for collections alone',
    resource,
    '(forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);',
    '(forceWrapping && $wrap !== null) || !extra.every(isEmptyMap) || !OrderedMap.from(data).isList;',
    { 'collection-wrap-off-single': expectedReceived('{"id": 1}', '{"data": {"id": 1}}') },
  ),
  stated(
    'html-escaped-as-well',
    'toHtml is escaped when the string form is',
    page,
    'toHtml(): string {\n    return this.render().toHtml();',
    'toHtml(): string {\n    return this.toString();',
    { 'paginator-escape-string-form-alone/to-html': '<nav' },
  ),
  stated(
    'rendered-html-escaped-as-well',
    'what render gives is escaped when the string form is',
    paginator,
    "'an Htmlable', html);\n    return html;",
    "'an Htmlable', html);\n    const text = html.toHtml().replaceAll('<', '&lt;');\n    return this.$escapeWhenCastingToString ? (Object.create(html, { toHtml: { value: () => text } }) as Htmlable) : html;",
    { 'paginator-escape-string-form-alone/render': '<nav' },
  ),
  stated(
    'query-preserved-on-next-link',
    'the current query is preserved on the link to the next page alone',
    resource,
    "if (query !== null) callOperation(page, 'appends', [query]);",
    `const before = callOperation(page, 'previousPageUrl', []);
    if (query !== null) callOperation(page, 'appends', [query]);
    if (this.preserveAllQueryParameters) Object.assign(page, { previousPageUrl: () => before });`,
    { 'collection-preserve-query-previous': 'query sort' },
  ),
  {
    id: 'delegates-to-the-first',
    what: 'access is forwarded to the value that was underlying at first',
    level: 'stated',
    changes: [
      {
        file: delegate,
        replaces: 'this.resource = resource;',
        by: "this.resource = resource;\n    (this as any)[Symbol.for('first')] = resource;",
      },
      {
        file: delegate,
        replaces: 'underlying.readProperty(this.resource, name)',
        by: "underlying.readProperty((this as any)[Symbol.for('first')], name)",
      },
      {
        file: delegate,
        replaces: 'underlying.offsetGet(this.resource, offset)',
        by: "underlying.offsetGet((this as any)[Symbol.for('first')], offset)",
      },
      {
        file: delegate,
        replaces: "callOperation(this.resource, 'getRouteKey', [])",
        by: "callOperation((this as any)[Symbol.for('first')], 'getRouteKey', [])",
      },
    ],
    caughtBy: {
      'resource-asked-again-underlying/get': expectedReceived('"Bo"', '"Ada"'),
      'resource-asked-again-underlying/offset': expectedReceived('"Bo"', '"Ada"'),
      'resource-asked-again-underlying/route-key': expectedReceived('"bo"', '"ada"'),
    },
  },
  stated(
    'page-gives-up-its-keys',
    'the response of a page has a list, also when keys are kept',
    resource,
    'const data = resource.resolve(request);\n',
    'const resolved = resource.resolve(request);\n  const data: MapLike = page === null ? resolved : [...OrderedMap.from<unknown>(resolved)].map(([, value]) => value);\n',
    { 'collection-preserve-keys-page-stated': 'received: {"data": [{"tag": "red"}, {"tag": "blue"}]' },
  ),
  {
    id: 'items-of-a-collection-not-filtered',
    what: 'a collection shows the missing values of its items',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "items.first() instanceof JsonResource ? 'resolve' : 'toArray'",
        by: "items.first() instanceof JsonResource ? 'toArray' : 'toArray'",
      },
      {
        file: resource,
        replaces: 'const filtered = this.filter(expandData(data, this));',
        by: 'const isCollected = this instanceof ResourceCollection;\n      const filtered = isCollected ? (expandData(data, this) as NaturalMap) : this.filter(expandData(data, this));',
      },
    ],
    caughtBy: {
      'collection-filter-forms/resolved': 'the missing marker',
    },
  },
  stated(
    'default-view-without-data',
    'a default view gets no data',
    paginator,
    "requireMap('Paginator.render(data)', data));",
    "requireMap('Paginator.render(data)', view === null ? {} : data));",
    {
      'paginator-render-default-view-data/render': 'Towns',
      'paginator-render-default-view-data/links': 'Towns',
    },
  ),
];

module.exports = { thirdLookFaults };
