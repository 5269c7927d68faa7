const { expectedReceived } = require('./in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
const resource = 'src/reference/resource/json-resource.ts';
const markers = 'src/reference/resource/markers.ts';
const underlying = 'src/reference/resource/underlying-value.ts';

/** One detail of the known systems done otherwise, where only a corner of the interface shows it. */
const cornerFaults = [
  {
    id: 'joiner-of-the-property',
    what: 'how the query is joined to the path depends on the path that was set, and not on what path() gives',
    level: 'observed',
    changes: [
      {
        file: pageUrl,
        replaces: "const joiner = path.includes('?') ? '&' : '?';",
        by: "const joiner = path.includes('?') && !path.startsWith('/own') ? '&' : '?';",
      },
    ],
    caughtBy: {
      'paginator-self-call-result/url-path-query': expectedReceived('"/own?a=1&page=3"', '"/own?a=1?page=3"'),
    },
  },
  {
    id: 'previous-page-of-the-property',
    what: 'whether there is a previous page does not follow from what currentPage() gives',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'return this.currentPage() > 1 ?',
        by: 'return this.$currentPage > 1 ?',
      },
    ],
    caughtBy: {
      'paginator-self-call-result/previous-page-url-first-page': expectedReceived('null', '"/?page=1"'),
    },
  },
  {
    id: 'page-pretty-json-escapes',
    what: 'toPrettyJson of a page escapes tags unless it is told which options to use',
    level: 'exact',
    changes: [{ file: paginator, replaces: 'toPrettyJson(options = 0)', by: 'toPrettyJson(options = 1)' }],
    caughtBy: { 'paginator-to-pretty-json-no-options': '\\\\u003Cb\\\\u003E' },
  },
  {
    id: 'resource-pretty-json-escapes',
    what: 'toPrettyJson of a resource leaves slashes as they are unless it is told which options to use',
    level: 'stated',
    changes: [{ file: resource, replaces: 'toPrettyJson(options = 0)', by: 'toPrettyJson(options = 64)' }],
    caughtBy: { 'collection-to-json-default-options/pretty': '\\\\/' },
  },
  {
    id: 'items-expanded',
    what: 'items that have an array form come out of items() in that form',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.all().clone();',
        by: 'return this.$items.toArray() as OrderedMap<TValue>;',
      },
    ],
    caughtBy: { 'paginator-items-kind': 'expected' },
  },
  {
    id: 'last-item-decides',
    what: 'the last item tells whether the items of a collection are resources',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: "items.first() instanceof JsonResource ? 'resolve' : 'toArray'",
        by: "[...items.all().values()].at(-1) instanceof JsonResource ? 'resolve' : 'toArray'",
      },
    ],
    caughtBy: { 'collection-to-array-resource-after-bare': 'resolve' },
  },
  {
    id: 'falsy-is-no-data',
    what: 'zero and false have an empty array, as null has',
    level: 'observed',
    changes: [
      { file: resource, replaces: 'if (resource === null) return [];', by: 'if (!resource) return [];' },
    ],
    caughtBy: {
      'collection-to-array-scalar/zero': 'expected',
      'collection-to-array-scalar/false': 'expected',
    },
  },
  {
    id: 'no-entries-of-a-resource',
    what: 'a resource has no entries of the resource or the page inside it',
    level: 'observed',
    changes: [
      {
        file: underlying,
        replaces: "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
        by: "return isObject(value) && !('offsetExists' in value && 'getIterator' in value) && !isResource(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
      },
    ],
    caughtBy: {
      'resource-delegation-nested-offset/resource': expectedReceived('1', 'null'),
    },
  },
  {
    id: 'own-view-ignored',
    what: 'a class that declares a view of its own is rendered with the view of all paginators',
    level: 'observed',
    changes: [{ file: paginator, replaces: 'Class.$defaultSimpleView', by: 'Paginator.$defaultSimpleView' }],
    caughtBy: { 'paginator-static-state-own-view': 'pages.users' },
  },
  {
    id: 'collection-inside-a-name',
    what: 'a class collects by its name also when Collection is not the end of it',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces:
          "if (!name.endsWith('Collection')) return null;\n  const stem = name.slice(0, -'Collection'.length);",
        by: "if (!name.includes('Collection')) return null;\n  const stem = name.replace('Collection', '');",
      },
    ],
    caughtBy: { 'collection-collects-inner-ending': 'expected: null' },
  },
  {
    id: 'one-marker-only',
    what: 'of the markers of a class the first one counts',
    level: 'observed',
    changes: [
      {
        file: markers,
        replaces: 'return collected.get(cls) ?? false;',
        by: 'return preserving.has(cls) ? false : (collected.get(cls) ?? false);',
      },
    ],
    caughtBy: { 'collection-collects-both-markers': 'Generic' },
  },
  {
    id: 'any-truth-keeps-keys',
    what: 'a class that says 1 instead of true keeps the keys of its collections',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'collection.preserveKeys(this.preserveKeys === true)',
        by: 'collection.preserveKeys(Boolean(this.preserveKeys))',
      },
    ],
    caughtBy: { 'collection-static-class-keys/property-one': expectedReceived('false', 'true') },
  },
  {
    id: 'unmapped-items-renumbered',
    what: 'items that need no mapping lose their keys',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: ': new Collection<unknown>(items);',
        by: ': new Collection<unknown>([...new Collection<unknown>(items).all().values()]);',
      },
    ],
    caughtBy: { 'collection-to-array-unmapped-keys/bare': 'expected' },
  },
];

module.exports = { cornerFaults };
