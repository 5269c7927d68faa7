const { everyRow } = require('../every-row.cjs');

const paginator = 'src/reference/paginator/paginator.ts';
const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
// How the text around a page's number is put together.
const JOINED = `this.#before = [path, joiner, before, pageParameter, '='].join('');\n    this.#after = (after === '' ? '' : \`&\${after.slice(0, -1)}\`) + fragment;`;
const properties = 'src/reference/paginator/paginator-options.ts';
const page = (name) => `Paginator.${name}`;
/** What shows the numbers of a page's items. */
const itemNumberRows = [
  page('firstItem'),
  page('lastItem'),
  page('toArray'),
  'AnonymousResourceCollection.response',
  'AnonymousResourceCollection.toResponse',
  'AnonymousResourceCollection.preparePaginatedResponse',
];

/** Other choices of a paginator where the document is silent. */
const pageVariants = [
  {
    id: 'other-view-names',
    what: 'the default views have other names',
    why: 'The document names no view.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'const DEFAULTS = Object.freeze({ ...AbstractPaginator });',
        by: "Object.assign(AbstractPaginator, { $defaultView: 'pages/full', $defaultSimpleView: 'pages/simple' });\n\nconst DEFAULTS = Object.freeze({ ...AbstractPaginator });",
      },
    ],
    declines: [],
    rows: [
      page('$defaultView'),
      page('$defaultSimpleView'),
      page('defaultView'),
      page('defaultSimpleView'),
      page('useFrameworkStyling'),
      page('flushState'),
      page('render'),
      page('links'),
      page('toHtml'),
      page('__toString'),
      page('viewFactory'),
    ],
  },
  {
    id: 'array-in-camel-case',
    what: 'the array form has names in camel case',
    why: 'Keys and layout of the array are not shown.',
    changes: [
      {
        file: paginator,
        replaces: 'current_page: page,\n      current_page_url: this.url(page),',
        by: 'currentPage: page,\n      currentPageUrl: this.url(page),',
      },
      {
        file: paginator,
        replaces: 'per_page: this.perPage(),',
        by: 'perPage: this.perPage(),',
      },
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'const paginated = page.toArray() as MapLike;',
        by: `const paginated = OrderedMap.fromEntries(\n    [...OrderedMap.from<unknown>(page.toArray() as MapLike)].map(([name, value]) => [String(name).replace(/[A-Z]/g, (letter) => \`_\${letter.toLowerCase()}\`), value] as const),\n  );`,
      },
    ],
    declines: [],
    rows: [page('toArray'), page('jsonSerialize'), page('toJson'), page('toPrettyJson')],
  },
  {
    id: 'array-with-items',
    what: 'the array form calls the data "items"',
    why: 'Keys and layout of the array are not shown.',
    changes: [
      {
        file: paginator,
        replaces: 'data: data.packed ?? data,',
        by: 'items: data,',
      },
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'const paginated = page.toArray() as MapLike;',
        by: "const paginated = OrderedMap.fromEntries(\n    [...OrderedMap.from<unknown>(page.toArray() as MapLike)].map(([name, value]) => [name === 'items' ? 'data' : name, value] as const),\n  );",
      },
    ],
    declines: [],
    // A resource of such a page has no "data" yet, and is wrapped.
    rows: [
      page('toArray'),
      page('jsonSerialize'),
      page('toJson'),
      page('toPrettyJson'),
      'AnonymousResourceCollection.$forceWrapping',
    ],
  },
  {
    id: 'serialized-otherwise',
    what: 'jsonSerialize shows the items and whether there are more',
    why: 'The layout of JSON is not shown, nor that it is that of the array.',
    changes: [
      {
        file: paginator,
        replaces: 'jsonSerialize(): Readonly<Record<string, unknown>> {\n    return this.toArray();',
        by: 'jsonSerialize(): Readonly<Record<string, unknown>> {\n    return { items: this.$items.toArray(), more: this.hasMorePages() };',
      },
    ],
    declines: [],
    rows: [page('jsonSerialize'), page('toJson'), page('toPrettyJson')],
  },
  {
    id: 'view-gets-page',
    what: 'the view gets the paginator under the name "page"',
    why: 'How the view gets the paginator is not said.',
    changes: [{ file: paginator, replaces: ".set('paginator', this)", by: ".set('page', this)" }],
    declines: [],
    rows: [page('render'), page('links')],
  },
  {
    id: 'view-gets-more',
    what: 'the view gets the number of links on each side as well',
    why: 'What the view gets beside the data is not said.',
    changes: [
      {
        file: paginator,
        replaces: ".set('paginator', this)",
        by: ".set('paginator', this).set('onEachSide', this.$onEachSide)",
      },
    ],
    declines: [],
    rows: [page('render'), page('links')],
  },
  {
    id: 'items-counted-from-zero',
    what: 'the first item of all has the number 0',
    why: 'How item numbers are computed is not shown.',
    changes: [
      {
        file: abstractPaginator,
        replaces: '(this.$currentPage - 1) * this.$perPage + 1 : null',
        by: '(this.$currentPage - 1) * this.$perPage : null',
      },
    ],
    declines: [],
    rows: itemNumberRows,
  },
  {
    id: 'items-numbered-on-their-page',
    what: 'the first item has the number 1 on every page',
    why: 'How item numbers are computed is not shown.',
    changes: [
      {
        file: abstractPaginator,
        replaces: '(this.$currentPage - 1) * this.$perPage + 1 : null',
        by: '1 : null',
      },
    ],
    declines: [],
    rows: itemNumberRows,
  },
  {
    id: 'page-below-one-refused',
    what: 'a page below 1 is refused when it is given',
    why: 'How page validity is computed is not shown.',
    changes: [
      {
        file: paginator,
        replaces: 'return this.isValidPageNumber(page) ? page : 1;',
        by: `if (!this.isValidPageNumber(page)) throw new TypeError(\`No page \${page}\`);\n    return page;`,
      },
    ],
    declines: [],
    rows: [page('__construct'), page('setCurrentPage'), page('currentPage'), page('isValidPageNumber')],
  },
  {
    id: 'path-empty-at-first',
    what: 'a page without the option has an empty base path',
    why: 'That the default is "/" is said of the current path alone.',
    changes: [{ file: abstractPaginator, replaces: "$path = '/';", by: "$path = '';" }],
    declines: [],
    rows: everyRow,
  },
  {
    id: 'page-zero-valid',
    what: '0 is a valid page number',
    why: 'How page validity is computed is not shown.',
    changes: [
      {
        file: abstractPaginator,
        replaces: "'Paginator.isValidPageNumber(page)', page) >= 1",
        by: "'Paginator.isValidPageNumber(page)', page) >= 0",
      },
    ],
    declines: [],
    rows: [page('isValidPageNumber'), page('setCurrentPage'), page('currentPage'), page('__construct')],
  },
  {
    id: 'page-zero-as-given',
    what: 'page 0 does not ask the request',
    why: 'Only null is said to stand for the page of the request.',
    changes: [
      { file: paginator, replaces: 'const page = wanted === 0 ?', by: 'const page = currentPage === null ?' },
    ],
    declines: [],
    rows: [
      page('__construct'),
      page('setCurrentPage'),
      page('currentPage'),
      page('resolveCurrentPage'),
      page('currentPageResolver'),
    ],
  },
  {
    id: 'page-size-below-one-refused',
    what: 'a page size below 1 is refused',
    why: 'Limits are not shown.',
    changes: [
      {
        file: paginator,
        replaces: 'this.$perPage = size;',
        by: `if (size < 1) throw new TypeError(\`No page of \${size}\`);\n    this.$perPage = size;`,
      },
    ],
    declines: [],
    rows: [page('__construct'), page('perPage'), page('$perPage'), page('setItems')],
  },
  {
    id: 'range-down-empty',
    what: 'a range whose end is before its start is empty',
    why: 'Which way a range goes is not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'const step = Math.sign(last - first) || 1;',
        by: 'const step = 1;',
      },
      { file: abstractPaginator, replaces: 'page !== last + step;', by: 'page <= last;' },
    ],
    declines: [],
    rows: [page('getUrlRange')],
  },
  {
    id: 'range-as-list',
    what: 'a range of URLs is a list',
    why: 'The keys of a range are not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'urls.set(page, this.url(page));',
        by: 'urls.push(this.url(page));',
      },
    ],
    declines: [],
    rows: [page('getUrlRange')],
  },
  {
    id: 'page-zero-has-no-address',
    what: 'there is no URL of a page below 1',
    why: 'How addresses are composed is not shown.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.#frame.url(number <= 0 ? 1 : number)',
        by: `if (number <= 0) throw new TypeError(\`No page \${number}\`);\n    return this.#frame.url(number)`,
      },
    ],
    declines: [],
    rows: [page('url'), page('getUrlRange')],
  },
  {
    id: 'page-zero-addressed',
    what: 'the URL of page 0 carries a 0',
    why: 'How addresses are composed is not shown.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.#frame.url(number <= 0 ? 1 : number)',
        by: 'this.#frame.url(number)',
      },
    ],
    declines: [],
    rows: [page('url'), page('getUrlRange')],
  },
  {
    id: 'no-fragment-is-empty',
    what: 'a paginator without a fragment has an empty one',
    why: 'The fragment is `string|null`; which of them stands for none is not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'protected $fragment: string | null = null;',
        by: "protected $fragment: string | null = '';",
      },
    ],
    declines: ['absent-is-null'],
    rows: [page('__construct'), page('fragment'), page('$fragment'), page('default.path')],
  },
  {
    id: 'fragment-zero-shown',
    what: 'the fragment "0" is shown',
    why: 'How addresses are composed is not shown.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'truthy(this.$fragment) ?',
        by: 'this.$fragment ?',
      },
    ],
    declines: [],
    rows: [page('fragment'), page('buildFragment'), page('url'), page('$fragment')],
  },
  {
    id: 'empty-fragment-shown',
    what: 'an empty fragment is shown as a # alone',
    why: 'How addresses are composed is not shown.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'truthy(this.$fragment) ?',
        by: "this.$fragment !== null && this.$fragment !== '0' ?",
      },
    ],
    declines: [],
    rows: [page('fragment'), page('buildFragment'), page('url'), page('$fragment')],
  },
  {
    id: 'path-kept-as-given',
    what: 'the constructor keeps the slash at the end of a path',
    why: 'What happens to the path is not said.',
    changes: [
      {
        file: paginator,
        replaces: "if (this.$path !== '/') this.$path = trimTrailingSlashes(this.$path);\n",
        by: "if (this.$path === '') this.$path = trimTrailingSlashes('/a');\n",
      },
    ],
    declines: [],
    rows: [page('__construct'), page('path'), page('$path'), page('url')],
  },
  {
    id: 'page-first',
    what: 'the page comes first in a query',
    why: 'The order of a query is not said.',
    changes: [
      {
        file: pageUrl,
        replaces: JOINED,
        by: `before += after;\n    this.#before = path + joiner + pageParameter + '=';\n    this.#after = (before === '' ? '' : '&' + before.slice(0, -1)) + fragment;`,
      },
    ],
    declines: ['query-text'],
    rows: [
      page('url'),
      page('appends'),
      page('appendArray'),
      page('addQuery'),
      page('withQueryString'),
      'AnonymousResourceCollection.preserveQuery',
      'AnonymousResourceCollection.withQuery',
    ],
  },
  {
    id: 'page-last',
    what: 'the page comes last in a query, even when its name is there already',
    why: 'The order of a query is not said.',
    changes: [
      {
        file: pageUrl,
        replaces: JOINED,
        by: `this.#before = path + joiner + before + after + pageParameter + '=';\n    this.#after = fragment;`,
      },
    ],
    declines: [],
    rows: [
      page('url'),
      page('appends'),
      page('appendArray'),
      page('addQuery'),
      page('withQueryString'),
      page('setPageName'),
    ],
  },
  {
    id: 'appends-may-name-the-page',
    what: 'a query value under the name of the page is kept',
    why: 'What becomes of it is not said; an address carries its own page anyway.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
        by: 'this.#query.set(name, copied);',
      },
    ],
    declines: [],
    rows: [
      page('appends'),
      page('appendArray'),
      page('addQuery'),
      page('withQueryString'),
      page('$query'),
      page('setPageName'),
      'AnonymousResourceCollection.preserveQuery',
    ],
  },
  {
    id: 'resolvers-get-more',
    what: 'resolvers get more arguments than the name of the page',
    why: 'What a resolver is given is not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'castToInteger(this.$currentPageResolver(name))',
        by: 'castToInteger(Reflect.apply(this.$currentPageResolver, undefined, [name, page]))',
      },
      {
        file: abstractPaginator,
        replaces: 'const path: unknown = resolver();',
        by: 'const path: unknown = Reflect.apply(this.$currentPathResolver, undefined, [fallback]);',
      },
      {
        file: abstractPaginator,
        replaces: 'fallback : this.$queryStringResolver();',
        by: 'fallback : Reflect.apply(this.$queryStringResolver, undefined, [fallback]);',
      },
    ],
    declines: [],
    rows: [
      page('currentPathResolver'),
      page('currentPageResolver'),
      page('queryStringResolver'),
      page('viewFactoryResolver'),
      page('resolveCurrentPath'),
      page('resolveCurrentPage'),
      page('resolveQueryString'),
      page('viewFactory'),
    ],
  },
  {
    id: 'tap-without-callback',
    what: 'tap without a callback gives the paginator itself',
    why: 'What tap gives without a callback is not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (callback === null) return new HigherOrderTapProxy(this);',
        by: 'if (callback === null) return HigherOrderTapProxy === null ? null : this;',
      },
    ],
    declines: [],
    rows: ['Shared.tap'],
  },
  {
    id: 'more-links-on-each-side',
    what: 'five links are shown on each side unless something else is said',
    why: 'The default is not shown.',
    changes: [
      {
        file: abstractPaginator,
        replaces: '$onEachSide = 3;',
        by: '$onEachSide = 5;',
      },
    ],
    declines: [],
    rows: [page('onEachSide'), page('$onEachSide'), page('__construct')],
  },
  {
    id: 'escaped-at-first',
    what: 'the string form is escaped unless something else is said',
    why: 'The default is not shown.',
    changes: [
      {
        file: abstractPaginator,
        replaces: '$escapeWhenCastingToString = false;',
        by: '$escapeWhenCastingToString = true;',
      },
    ],
    declines: [],
    rows: [page('escapeWhenCastingToString'), page('__toString'), page('$escapeWhenCastingToString')],
  },
  {
    id: 'other-options-ignored',
    what: 'options other than path, query, fragment and pageName set no property',
    why: 'The document knows four options.',
    changes: [
      {
        file: properties,
        replaces: 'if (property === undefined || value === undefined) continue;',
        by: "if (property === undefined || value === undefined || !['path', 'query', 'fragment', 'pageName'].includes(String(name))) continue;",
      },
    ],
    declines: [],
    rows: [
      page('__construct'),
      page('$options'),
      page('$hasMore'),
      page('$perPage'),
      page('$currentPage'),
      page('$escapeWhenCastingToString'),
      page('$onEachSide'),
      page('perPage'),
      page('currentPage'),
      page('onEachSide'),
      page('escapeWhenCastingToString'),
    ],
  },
  {
    id: 'removed-items-close-up',
    what: 'the items after a removed one move up',
    why: 'The keys of items are not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.forget(key);',
        by: 'const isList = this.$items.all().isList;\n    this.$items.forget(key);\n    if (isList) this.$items = this.$items.values();',
      },
    ],
    declines: [],
    rows: [page('offsetUnset')],
  },
  {
    id: 'through-sees-values-only',
    what: 'the callback of through gets the value alone',
    why: 'What the callback gets is not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'invoke(callback, [value, key]) as TValue',
        by: 'invoke(callback, [value]) as TValue',
      },
    ],
    declines: [],
    rows: [page('through')],
  },
  {
    id: 'absent-item-refused',
    what: 'asking for an item that is not there is an error',
    why: 'What it gives then is not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.get(key);',
        by: `if (!this.$items.has(key)) throw new RangeError(\`No item \${String(key)}\`);\n    return this.$items.get(key);`,
      },
    ],
    declines: [],
    rows: [page('offsetGet')],
  },
  {
    id: 'guess-of-nothing-refused',
    what: 'a page without items has no class to guess',
    why: 'How the class is guessed is not said, and an error may be raised.',
    changes: [
      {
        file: paginator,
        replaces: 'if (this.isEmpty()) return new ResourceCollection(this);',
        by: `if (this.isEmpty()) throw new LogicException(\`\${ResourceCollection.name}: nothing to guess from\`);`,
      },
    ],
    declines: [],
    rows: [page('toResourceCollection'), page('guessResourceCollection')],
  },
  {
    id: 'default-view-for-all',
    what: 'a view that is given as empty text is rendered as it is',
    why: 'Only a view that is null is said to be a default.',
    changes: [
      {
        file: paginator,
        replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
        by: 'const name = view !== null || truthy(wanted) ? wanted : Class.$defaultSimpleView;',
      },
    ],
    declines: [],
    rows: [page('render'), page('links')],
  },
  {
    id: 'through-gives-another',
    what: 'through gives another paginator and leaves the first as it is',
    why: 'Which paginator it gives, and whether the items of the first stay, is not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces:
          'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);\n    return this as unknown as AbstractPaginator<TNext>;',
        by: `const other = new (this.constructor as any)(this.getCollection(), this.perPage(), this.currentPage(), this.getOptions());
    other.hasMorePagesWhen(this.hasMorePages());
    other.$items.transform((value: TValue, key: Key) => invoke(callback, [value, key]));
    return other;`,
      },
    ],
    declines: [],
    rows: [page('through'), page('toArray')],
  },
  {
    id: 'full-page-promises-more',
    what: 'a page that is just full says that there are more',
    why: 'Only items that do not fit, and room that is left, tell for sure.',
    changes: [
      {
        file: paginator,
        replaces: 'this.$hasMore = all.count() > this.$perPage;',
        by: 'this.$hasMore = all.count() >= this.$perPage;',
      },
    ],
    declines: [],
    rows: [
      page('hasMorePages'),
      page('$hasMore'),
      page('hasPages'),
      page('onLastPage'),
      page('nextPageUrl'),
      page('__construct'),
      page('setItems'),
      page('hasMorePagesWhen'),
      'AnonymousResourceCollection.toArray',
    ],
  },
  {
    id: 'options-in-effect',
    what: 'the options have those that were not given as well, with their defaults',
    why: '"The options" are not said to be only those that were given.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return OrderedMap.from(this.$options);',
        by: `const all = OrderedMap.from(this.$options);
    for (const [name, value] of Object.entries({ path: '/', query: [], fragment: null, pageName: 'page' }))
      if (!all.has(name)) all.set(name, value);
    return all;`,
      },
    ],
    declines: [],
    rows: [page('getOptions')],
  },
  {
    id: 'iterator-without-keys',
    what: 'a loop over a page gives the items and numbers them',
    why: 'It iterates over the items; their keys are not spoken of.',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.getIterator();',
        by: 'return [...this.$items].entries() as IterableIterator<[Key, TValue]>;',
      },
    ],
    declines: [],
    rows: [page('getIterator')],
  },
  {
    id: 'items-copied-from-collection',
    what: 'items that are given in a collection go into one of the paginator’s own',
    why: 'Only a collection that is set is said to be the underlying one.',
    changes: [
      {
        file: paginator,
        replaces: 'const all = items instanceof Collection ? items : new Collection<TValue>(items);',
        by: 'const all = new Collection<TValue>(items);',
      },
    ],
    declines: [],
    rows: [page('__construct'), page('loadMorph'), page('loadMorphCount')],
  },
  {
    id: 'first-page-without-number',
    what: 'the URL of the first page does without its number',
    why: 'How addresses are composed is not shown.',
    changes: [
      {
        file: pageUrl,
        replaces: 'return this.#before + page + this.#after;',
        by: `if (page !== 1) return this.#before + page + this.#after;
    const start = this.#before.replace(/[?&][^?&=]*=$/, '');
    return start + (start.includes('?') ? this.#after : this.#after.replace(/^&/, '?'));`,
      },
    ],
    declines: [],
    rows: [
      page('url'),
      page('getUrlRange'),
      page('previousPageUrl'),
      page('toArray'),
      page('toJson'),
      page('toPrettyJson'),
      page('jsonSerialize'),
      'AnonymousResourceCollection.response',
      'AnonymousResourceCollection.toResponse',
      'AnonymousResourceCollection.preparePaginatedResponse',
      'AnonymousResourceCollection.withQuery',
    ],
  },
  {
    id: 'collection-set-tells-of-more',
    what: 'whether there are more pages is found anew when the collection is set',
    why: 'That the flag outlives the items is not said.',
    changes: [
      {
        file: abstractPaginator,
        replaces: '    this.$items = collection;',
        by: '    this.$items = collection;\n    if ((collection.first() as any)?.resolve === undefined) (this as any).$hasMore = collection.count() > this.$perPage;',
      },
    ],
    declines: [],
    rows: [page('setCollection'), page('hasMorePages'), page('$hasMore')],
  },
];

module.exports = { pageVariants };
