const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What the paginator itself does to its items makes it forget what it has kept of them. */
const forgottenWhenItemsAreSet = [
  {
    file: abstractPaginator,
    replaces: `this.$items = collection;
    return this;`,
    by: `this.$items = collection;
    (this as any).$kept = undefined;
    return this;`,
  },
  {
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `this.$items.offsetSet(key, value);
    (this as any).$kept = undefined;`,
  },
  {
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: `this.$items.forget(key);
    (this as any).$kept = undefined;`,
  },
  {
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);
    (this as any).$kept = undefined;`,
  },
];

/** What features/pagination/asked-again.feature must notice. */
const askedAgainFaults = [
  {
    id: 'url-remembered',
    what: 'the URL of a page is built once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
    by: `const urls = ((this as any).$urls ??= []);
    return (urls[number] ??= this.#frame.url(number <= 0 ? 1 : number));`,
    caughtBy: {
      'paginator-asked-again-url/url': '/?page=7',
      'paginator-asked-again-url-range': 'path "/cities"',
    },
  },
  {
    id: 'next-url-remembered',
    what: 'the URL of the next page is built once',
    level: 'stated',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    by: 'return ((this as any).$next ??= this.hasMorePages() ? this.url(this.currentPage() + 1) : null);',
    caughtBy: {
      'paginator-asked-again-url/next': '/?page=4',
      'paginator-asked-again-more/next-gone': expectedReceived('null', '"/?page=2"'),
    },
  },
  {
    id: 'previous-url-remembered',
    what: 'the URL of the previous page is built once',
    level: 'stated',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: 'return ((this as any).$previous ??= this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null);',
    caughtBy: { 'paginator-asked-again-url/previous': '/?page=2' },
  },
  {
    id: 'has-pages-remembered',
    what: 'whether there are several pages is found out once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
    by: 'return ((this as any).$several ??= this.currentPage() !== 1 || this.hasMorePages());',
    caughtBy: { 'paginator-asked-again-more/pages-on': expectedReceived('true', 'false') },
  },
  {
    id: 'last-page-remembered',
    what: 'whether this is the last page is found out once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return !this.hasMorePages();',
    by: 'return ((this as any).$last ??= !this.hasMorePages());',
    caughtBy: {
      'paginator-asked-again-more/last-on': expectedReceived('true', 'false'),
      'paginator-asked-again-more/last-off': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'items-remembered',
    what: 'the items are listed once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.all().clone();',
    by: 'return ((this as any).$listed ??= this.$items.all().clone());',
    caughtBy: { 'paginator-asked-again-items/items': expectedReceived('["Rome", "Lima"]', '["Oslo"]') },
  },
  {
    id: 'iterator-runs-once',
    what: 'after one loop there is nothing left for the next',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.getIterator();',
    by: `const isOver = (this as any).$isOver;
    (this as any).$isOver = true;
    return isOver ? this.$items.slice(0, 0).getIterator() : this.$items.getIterator();`,
    caughtBy: { 'paginator-asked-again-iterator': expectedReceived('["Oslo", "Rome"]', '{}') },
  },
  {
    id: 'last-item-remembered',
    what: 'the number of the last item is found out once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count() === 0 ? null : (this.firstItem() ?? 0) + this.count() - 1;',
    by: 'return ((this as any).$lastNumber ??= this.$items.count() === 0 ? null : (this.firstItem() ?? 0) + this.count() - 1);',
    caughtBy: { 'paginator-asked-again-items/last': 'lastItem' },
  },
  {
    id: 'page-form-remembered',
    what: 'the array form is made once',
    level: 'stated',
    file: paginator,
    replaces: `return {
      current_page: page,`,
    by: `return (this as any).$form ??= {
      current_page: page,`,
    caughtBy: { 'paginator-asked-again-items/array': '"Oslo"', 'paginator-asked-again-items/form': '"Oslo"' },
  },
  {
    id: 'page-json-remembered',
    what: 'the JSON text is written once',
    level: 'stated',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: 'return ((this as any).$json ??= encodeJson(this.jsonSerialize(), flags));',
    caughtBy: {
      'paginator-asked-again-items/json': 'JSON text with a value "Lima" somewhere',
      'paginator-asked-again-items/pretty': 'JSON text with a value "Lima" somewhere',
    },
  },
  {
    id: 'html-remembered',
    what: 'the markup is made once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.render().toHtml();',
    by: 'return ((this as any).$html ??= this.render().toHtml());',
    caughtBy: { 'paginator-asked-again-markup/html': 'HTML with "shop"' },
  },
  {
    id: 'string-form-remembered',
    what: 'the string form is made once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
    by: 'return ((this as any).$text ??= this.$escapeWhenCastingToString ? escapeHtml(html) : html);',
    caughtBy: {
      'paginator-asked-again-markup/string': 'HTML with "shop"',
      'paginator-asked-again-escaped': '<nav',
    },
  },
  {
    id: 'rendering-remembered',
    what: 'what the view made is kept',
    level: 'stated',
    file: paginator,
    replaces: 'const html = views.make(name, viewData);',
    by: 'const html = ((this as any).$markup ??= views.make(name, viewData));',
    caughtBy: {
      'paginator-asked-again-markup/render': 'HTML with "shop"',
      'paginator-asked-again-markup/links': 'HTML with "shop"',
    },
  },
  {
    id: 'with-path-once',
    what: 'withPath sets the first path only',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.setPath(path);',
    by: `if ((this as any).$withPathDone) return this;
    (this as any).$withPathDone = true;
    return this.setPath(path);`,
    caughtBy: { 'paginator-asked-again-set-anew/with-path': expectedReceived('"/b"', '"/a"') },
  },
  {
    id: 'each-side-once',
    what: 'onEachSide sets the first number only',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
    by: `if ((this as any).$onEachSideDone) return this;
    (this as any).$onEachSideDone = true;
    this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);`,
    caughtBy: { 'paginator-asked-again-set-anew/on-each-side': expectedReceived('2', '1') },
  },
  {
    id: 'collection-once',
    what: 'setCollection sets the first collection only',
    level: 'stated',
    file: abstractPaginator,
    replaces: `this.$items = collection;
    return this;`,
    by: `if ((this as any).$setCollectionDone) return this;
    (this as any).$setCollectionDone = true;
    this.$items = collection;
    return this;`,
    caughtBy: { 'paginator-asked-again-set-anew/collection': expectedReceived('"B"', '"A"') },
  },
  {
    id: 'path-once-each',
    what: 'setPath ignores a path that was set before',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: `const seen: Set<string> = ((this as any).$setPathSeen ??= new Set());
    if (seen.has(JSON.stringify(path))) return this;
    seen.add(JSON.stringify(path));
    this.$path = textArgument('Paginator.setPath(path)', path);`,
    caughtBy: { 'paginator-asked-again-set/path': expectedReceived('"/a"', '"/b"') },
  },
  {
    id: 'page-name-once-each',
    what: 'setPageName ignores a name that was set before',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    by: `const seen: Set<string> = ((this as any).$setPageNameSeen ??= new Set());
    if (seen.has(JSON.stringify(name))) return this;
    seen.add(JSON.stringify(name));
    this.$pageName = textArgument('Paginator.setPageName(name)', name);`,
    caughtBy: { 'paginator-asked-again-set/page-name': expectedReceived('"p"', '"q"') },
  },
  {
    id: 'current-query-once',
    what: 'withQueryString adds the current query once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return Class.$queryStringResolver === null ? this',
    by: `if ((this as any).$withQueryStringDone) return this;
    (this as any).$withQueryStringDone = true;
    return Class.$queryStringResolver === null ? this`,
    caughtBy: { 'paginator-asked-again-current-query': 'query tag' },
  },
  {
    id: 'page-name-remembered',
    what: 'getPageName answers what it answered first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$pageName;',
    by: 'return ((this as any).$named ??= this.$pageName);',
    caughtBy: { 'paginator-asked-again-answer/page-name': expectedReceived('"p"', '"page"') },
  },
  {
    id: 'item-remembered',
    what: 'offsetGet gives the item that it gave first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.get(key);',
    by: 'return (((this as any).$given ??= {})[String(key)] ??= this.$items.get(key));',
    caughtBy: { 'paginator-asked-again-answer/item': expectedReceived('"Rome"', '"Oslo"') },
  },
  {
    id: 'existence-remembered',
    what: 'offsetExists answers what it answered first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: 'return (((this as any).$found ??= {})[String(key)] ??= this.$items.has(key));',
    caughtBy: {
      'paginator-asked-again-answer/there': expectedReceived('true', 'false'),
      'paginator-asked-again-answer/gone': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'resources-remembered',
    what: 'toResourceCollection gives the collection that it made first',
    level: 'stated',
    file: paginator,
    replaces:
      'return resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass);',
    by: 'return ((this as any).$resources ??= resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass));',
    caughtBy: { 'paginator-asked-again-resources': 'Rome' },
  },
  {
    id: 'array-kept-for-collection',
    what: 'the array form is made again for another collection, but not for another item in it',
    level: 'stated',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: `const kept: any = this;
    if (kept.formOf !== this.$items) Object.assign(kept, { formOf: this.$items, form: this.$items.toArray() });
    const data: OrderedMap<unknown> = kept.form;`,
    caughtBy: { 'paginator-asked-again-item/array': expectedReceived('a value "Lima" somewhere in it', '') },
  },
  {
    id: 'json-kept-for-collection',
    what: 'the JSON text is written again for another collection, but not for another item in it',
    level: 'stated',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: `const kept: any = this;
    if (kept.formOf !== this.$items) Object.assign(kept, { formOf: this.$items, form: encodeJson(this.jsonSerialize(), flags) });
    return kept.form;`,
    caughtBy: { 'paginator-asked-again-item/json': 'JSON text with a value "Lima" somewhere in it' },
  },
  {
    id: 'items-kept-for-collection',
    what: 'the items are listed again for another collection, but not for another item in it',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.all().clone();',
    by: `const kept: any = this;
    if (kept.formOf !== this.$items) Object.assign(kept, { formOf: this.$items, form: this.$items.all().clone() });
    return kept.form.clone();`,
    caughtBy: { 'paginator-asked-again-item/items': expectedReceived('"Lima"', '"Rome"') },
  },
  {
    id: 'loop-kept-for-collection',
    what: 'a loop goes over the items that the collection had when it was asked for the first one',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.getIterator();',
    by: `const kept: any = this;
    if (kept.formOf !== this.$items) Object.assign(kept, { formOf: this.$items, form: this.$items.all().clone() });
    return kept.form.entries();`,
    caughtBy: {
      'paginator-asked-again-item/iterator': '"Lima"',
      'paginator-asked-again-through/iterator': expectedReceived('"Hello Ada"', '"Ada"'),
    },
  },
  {
    id: 'through-shown-by-items-alone',
    what: 'what through() makes of the items is shown by items() and by no other operation',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.all().clone();',
        by: 'return ((this as any).changed ?? this.$items.all()).clone();',
      },
      {
        file: abstractPaginator,
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
  {
    id: 'next-url-kept-for-path',
    what: 'the URL of the next page is kept for its path and its page name, whatever the query and the fragment are',
    level: 'stated',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    by: `const kept: any = this;
    const name = \`next \${this.$path} \${this.$pageName}\`;
    return this.hasMorePages() ? (kept[name] ??= this.url(this.currentPage() + 1)) : null;`,
    caughtBy: {
      'paginator-asked-again-url-part/next-fragment': 'the URL /cities?page=4#list',
      'paginator-asked-again-url-part/next-query': 'the URL /cities?sort=name&page=4',
    },
  },
  {
    id: 'previous-url-kept-for-path',
    what: 'the URL of the previous page is kept for its path and its page name, whatever the query and the fragment are',
    level: 'stated',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: `const kept: any = this;
    const name = \`previous \${this.$path} \${this.$pageName}\`;
    return this.currentPage() > 1 ? (kept[name] ??= this.url(this.currentPage() - 1)) : null;`,
    caughtBy: {
      'paginator-asked-again-url-part/previous-fragment': 'the URL /cities?page=2#list',
      'paginator-asked-again-url-part/previous-query': 'the URL /cities?sort=name&page=2',
    },
  },
  {
    id: 'url-range-kept-for-path',
    what: 'the URLs of a range are kept for their path, whatever the query and the fragment are',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'const urls = new OrderedMap<string>();',
    by: `const kept: any = this;
    const name = \`\${first} \${last} \${this.$path}\`;
    if (kept[name]) return kept[name];
    const urls: OrderedMap<string> = (kept[name] = new OrderedMap<string>());`,
    caughtBy: {
      'paginator-asked-again-url-range-part/fragment': 'fragment "list"',
      'paginator-asked-again-url-range-part/query': 'query sort "name"',
    },
  },
  {
    id: 'calls-go-to-the-first-collection',
    what: 'dynamic calls are forwarded into the collection of the first of them',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: 'return this.forwardCallTo(((this as any).target ??= this.getCollection()), method, parameters);',
    caughtBy: { 'paginator-asked-again-items/dynamic': expectedReceived('["Rome", "Lima"]', '["Oslo"]') },
  },
  {
    id: 'escaped-once',
    what: 'the string form is escaped the first time alone',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
    by: `const escapes = this.$escapeWhenCastingToString;
    this.$escapeWhenCastingToString = false;
    return escapes ? escapeHtml(html) : html;`,
    caughtBy: { 'paginator-asked-again-escaped': '<nav' },
  },
  {
    id: 'page-of-the-first-request',
    what: 'the answer of a page resolver is kept for all requests',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'castToInteger(this.$currentPageResolver(name));',
    by: '((this.$currentPageResolver as any)[`of ${name}`] ??= castToInteger(this.$currentPageResolver(name)));',
    caughtBy: { 'paginator-asked-again-resolver/page': expectedReceived('5', '4') },
  },
  {
    id: 'path-of-the-first-request',
    what: 'the answer of a path resolver is kept for all requests',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'const path: unknown = resolver();',
    by: 'const path: unknown = ((resolver as any).answer ??= resolver());',
    caughtBy: { 'paginator-asked-again-resolver/path': expectedReceived('"/two"', '"/one"') },
  },
  {
    id: 'query-of-the-first-request',
    what: 'the answer of a query resolver is kept for all requests',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$queryStringResolver === null ? fallback : this.$queryStringResolver();',
    by: 'this.$queryStringResolver === null ? fallback : ((this.$queryStringResolver as any).answer ??= this.$queryStringResolver());',
    caughtBy: {
      'paginator-asked-again-resolver/query': expectedReceived('anything but "sort=name"', '"sort=name"'),
    },
  },
  {
    id: 'current-query-not-in-known-urls',
    what: 'the current query does not show in the URLs of a paginator that was asked for one before',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `const frame = this.#frame;
    if (Class.$queryStringResolver !== null) this.appends(resolveQueryString.call(Class));
    this.#frame = frame;
    return this;`,
    caughtBy: {
      'paginator-asked-again-url-current-query': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'no-current-query-remembered',
    what: 'a paginator that found no current query never looks for one again',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `if (Class.$queryStringResolver === null) (this as any).$none = true;
    return (this as any).$none ? this : this.appends(resolveQueryString.call(Class));`,
    caughtBy: {
      'paginator-asked-again-first-query': expectedReceived(
        'a URL whose query tag is "red"',
        '/?page=2 (no query tag)',
      ),
    },
  },
  {
    id: 'current-query-remembered-by-resolver',
    what: 'the query that is added is that of the first request',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `const resolver = Class.$queryStringResolver as any;
    return resolver === null ? this : this.appends((resolver.$query ??= resolveQueryString.call(Class)));`,
    caughtBy: {
      'paginator-asked-again-query-of-request': expectedReceived(
        'a URL whose query tag is "red"',
        '/?sort=name&page=2 (no query tag)',
      ),
    },
  },
  {
    id: 'current-page-remembered-by-resolver',
    what: 'new paginators are on the page of the first request',
    level: 'stated',
    file: paginator,
    replaces:
      'const page = wanted === 0 ? (this.constructor as typeof Paginator).resolveCurrentPage() : wanted;',
    by: `const Class = this.constructor as any;
    const known = Class.$currentPageResolver ?? {};
    const page = wanted === 0 ? (known.$page ??= Class.resolveCurrentPage()) : wanted;`,
    caughtBy: { 'paginator-asked-again-page-of-request': expectedReceived('5', '4') },
  },
  {
    id: 'html-remembered-by-view',
    what: 'the HTML of a view is made once, whatever the view says later',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.render().toHtml();',
    by: `const name = (this.constructor as typeof AbstractPaginator).$defaultSimpleView;
    const kept = ((this as any).$kept ??= {});
    return (kept[name] ??= this.render().toHtml());`,
    caughtBy: {
      'paginator-asked-again-views-markup/html': expectedReceived('HTML with "two"', '<b>one</b>'),
    },
  },
  {
    id: 'string-remembered-by-view',
    what: 'the string form is made once for a view, whatever the view says later',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'const html = this.render().toHtml();',
    by: `const name = (this.constructor as typeof AbstractPaginator).$defaultSimpleView;
    const kept = ((this as any).$kept ??= {});
    const html = (kept[name] ??= this.render().toHtml());`,
    caughtBy: {
      'paginator-asked-again-views-markup/string': expectedReceived('HTML with "two"', '<b>one</b>'),
    },
  },
  {
    id: 'rendering-remembered-by-view',
    what: 'a view without data is rendered once, whatever it says later',
    level: 'stated',
    file: paginator,
    replaces: 'const html = views.make(name, viewData);',
    by: `const kept = given.size > 0 ? {} : ((this as any).$kept ??= {});
    const html = (kept[name] ??= views.make(name, viewData));`,
    caughtBy: {
      'paginator-asked-again-views-markup/render': expectedReceived('HTML with "two"', '<b>one</b>'),
      'paginator-asked-again-views-markup/links': expectedReceived('HTML with "two"', '<b>one</b>'),
    },
  },
  {
    id: 'escaped-string-remembered',
    what: 'the escaped string form is made once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
    by: 'return this.$escapeWhenCastingToString ? ((this as any).$escaped ??= escapeHtml(html)) : html;',
    caughtBy: {
      'paginator-asked-again-views-markup/escaped': expectedReceived(
        'HTML with "two"',
        '&lt;b&gt;one&lt;/b&gt;',
      ),
    },
  },
  {
    id: 'items-remembered-until-set',
    what: 'the items are read once until the paginator itself changes them',
    level: 'observed',
    changes: [
      ...forgottenWhenItemsAreSet,
      {
        file: abstractPaginator,
        replaces: 'return this.$items.all().clone();',
        by: 'return ((this as any).$kept ??= this.$items.all().clone());',
      },
    ],
    caughtBy: {
      'paginator-live-after-asking': expectedReceived('["Dee"]', '[]'),
      'paginator-live-after-dynamic': expectedReceived('["Dee"]', '[]'),
    },
  },
  {
    id: 'count-remembered-until-set',
    what: 'the items are counted once until the paginator itself changes them',
    level: 'observed',
    changes: [
      ...forgottenWhenItemsAreSet,
      {
        file: abstractPaginator,
        replaces: 'return this.$items.count();',
        by: 'return ((this as any).$kept ??= this.$items.count());',
      },
    ],
    caughtBy: {
      'paginator-live-after-asking': expectedReceived('1', '0'),
      'paginator-live-after-dynamic': expectedReceived('1', '0'),
    },
  },
  {
    id: 'emptiness-remembered-until-set',
    what: 'whether there are items is found out once until the paginator itself changes them',
    level: 'observed',
    changes: [
      ...forgottenWhenItemsAreSet,
      {
        file: abstractPaginator,
        replaces: 'return this.$items.isEmpty();',
        by: 'return ((this as any).$kept ??= this.$items.isEmpty());',
      },
    ],
    caughtBy: {
      'paginator-live-after-asking': expectedReceived('false', 'true'),
      'paginator-live-after-dynamic': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'array-form-without-flag-of-now',
    what: 'the array form is made once for items and URLs, whatever the more-pages flag says',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: `const data = this.$items.toArray();
    return {`,
        by: `const of: unknown[] = [...this.$items.all().keys(), ...this.$items.all().values(), this.url(1)];
    const kept = (this as any).$kept;
    const isKept = kept?.of.length === of.length && of.every((part, at) => part === kept.of[at]);
    if (isKept) return kept.form;
    const data = this.$items.toArray();
    const form = {`,
      },
      {
        file: paginator,
        replaces: `to: this.lastItem(),
    };`,
        by: `to: this.lastItem(),
    };
    (this as any).$kept = { of, form };
    return form;`,
      },
    ],
    caughtBy: { 'paginator-asked-again-form-flag': expectedReceived('"/?page=2"', 'null') },
  },
  {
    id: 'json-without-flag-of-now',
    what: 'the JSON text is made once for items and URLs, whatever the more-pages flag says',
    level: 'observed',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: `const of: unknown[] = [...this.$items.all().keys(), ...this.$items.all().values(), flags, this.url(1)];
    const kept = (this as any).$kept;
    const isKept = kept?.of.length === of.length && of.every((part, at) => part === kept.of[at]);
    if (!isKept) (this as any).$kept = { of, text: encodeJson(this.jsonSerialize(), flags) };
      return (this as any).$kept.text;`,
    caughtBy: { 'paginator-asked-again-json-now/flag': expectedReceived('"/?page=2"', 'null') },
  },
  {
    id: 'json-without-addresses-of-now',
    what: 'the JSON text is made once for items and flag, whatever the URLs are',
    level: 'observed',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: `const of: unknown[] = [...this.$items.all().keys(), ...this.$items.all().values(), flags, this.$hasMore];
    const kept = (this as any).$kept;
    const isKept = kept?.of.length === of.length && of.every((part, at) => part === kept.of[at]);
    if (!isKept) (this as any).$kept = { of, text: encodeJson(this.jsonSerialize(), flags) };
      return (this as any).$kept.text;`,
    caughtBy: {
      'paginator-asked-again-json-now/path': expectedReceived('"/a?page=1"', '"/?page=1"'),
      'paginator-asked-again-json-now/name': expectedReceived('"/?p=1"', '"/?page=1"'),
      'paginator-asked-again-json-now/fragment': expectedReceived('"/?page=1#list"', '"/?page=1"'),
      'paginator-asked-again-json-now/query': expectedReceived('"/?sort=name&page=1"', '"/?page=1"'),
    },
  },
  {
    id: 'collection-of-page-remembered',
    what: 'a page is made a resource collection once, whatever items it has later',
    level: 'stated',
    file: paginator,
    replaces: 'return resourceClass === null ?',
    by: `const made = (this as any).$made;
    if (made) return made;
    return resourceClass !== null ? ((this as any).$made = collectionOf(this, resourceClass)) : resourceClass === null ?`,
    caughtBy: {
      'paginator-asked-again-resources': expectedReceived(
        '[{"city": "Rome"}, {"city": "Lima"}]',
        '[{"city": "Oslo"}]',
      ),
    },
  },
  {
    id: 'url-parts-compared-by-length',
    what: 'a URL is built again only when path, page name or fragment are longer or shorter than before',
    level: 'stated',
    file: pageUrl,
    replaces: 'return this.#path === path && this.#pageName === pageName && this.#fragment === fragment;',
    by: `const lengths = [path, pageName, fragment].map(({ length }) => length).join();
    return lengths === [this.#path, this.#pageName, this.#fragment].map(({ length }) => length).join();`,
    caughtBy: {
      'paginator-asked-again-url-changed/path': '/cities?page=2',
      'paginator-asked-again-url-changed/name': '/towns?sheet=2',
      'paginator-asked-again-url-changed/fragment': '/towns?page=2#list',
    },
  },
  {
    id: 'known-path-may-be-longer',
    what: 'a URL is not built again when the new path is the beginning of the old one',
    level: 'stated',
    file: pageUrl,
    replaces: 'this.#path === path',
    by: 'this.#path.startsWith(path)',
    caughtBy: { 'paginator-asked-again-url-changed/path-shorter': '/cities?page=2' },
  },
  {
    id: 'known-page-name-may-be-longer',
    what: 'a URL is not built again when the new page name is the beginning of the old one',
    level: 'stated',
    file: pageUrl,
    replaces: 'this.#pageName === pageName',
    by: 'this.#pageName.startsWith(pageName)',
    caughtBy: { 'paginator-asked-again-url-changed/name-shorter': '/towns?sheet=2' },
  },
  {
    id: 'known-fragment-may-be-longer',
    what: 'a URL is not built again when the new fragment is the beginning of the old one',
    level: 'stated',
    file: pageUrl,
    replaces: 'this.#fragment === fragment;',
    by: "fragment !== '' && this.#fragment.startsWith(fragment);",
    caughtBy: { 'paginator-asked-again-url-changed/fragment-shorter': '/towns?page=2#list' },
  },
  {
    id: 'known-fragment-not-emptied',
    what: 'a URL that was built with a fragment keeps it when the fragment is emptied',
    level: 'stated',
    file: pageUrl,
    replaces: 'this.#fragment === fragment;',
    by: "(this.#fragment === fragment || fragment === '');",
    caughtBy: { 'paginator-asked-again-url-changed/fragment-gone': '/towns?page=2#list' },
  },
  {
    id: 'page-name-set-once',
    what: 'setPageName sets the first name only',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    by: `if ((this as any).$isNamed) return this;
    (this as any).$isNamed = true;
    this.$pageName = textArgument('Paginator.setPageName(name)', name);`,
    caughtBy: { 'paginator-asked-again-set-anew/page-name': expectedReceived('"q"', '"p"') },
  },
  {
    id: 'fragment-set-once',
    what: 'fragment sets the first fragment only',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);",
    by: `if ((this as any).$hasFragment) return this;
    (this as any).$hasFragment = true;
    this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);`,
    caughtBy: { 'paginator-asked-again-set-anew/fragment': expectedReceived('"end"', '"top"') },
  },
  {
    id: 'told-flag-not-told-again',
    what: 'hasMorePagesWhen does nothing where it was last told the same, whatever came in between',
    level: 'stated',
    file: paginator,
    replaces: 'this.$hasMore = booleanArgument(',
    by: `if ((this as any).$told === hasMore) return this;
    (this as any).$told = hasMore;
    this.$hasMore = booleanArgument(`,
    caughtBy: { 'paginator-asked-again-set-after-items/more': expectedReceived('true', 'false') },
  },
  {
    id: 'set-collection-not-set-again',
    what: 'setCollection does nothing where it was last given the same collection, whatever came in between',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items = collection;',
    by: `if ((this as any).$set === collection) return this;
    (this as any).$set = collection;
    this.$items = collection;`,
    caughtBy: {
      'paginator-asked-again-set-after-items/collection': expectedReceived('"Bari"', '"Rome"'),
    },
  },
  {
    id: 'on-each-side-not-set-again',
    what: 'onEachSide does nothing where it was last given the same number, whatever came in between',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$onEachSide = integerArgument(',
    by: `if ((this as any).$set === count) return this;
    (this as any).$set = count;
    this.$onEachSide = integerArgument(`,
    caughtBy: { 'paginator-asked-again-set-after-property': expectedReceived('2', '5') },
  },
  {
    id: 'url-remembered-by-joined-parts',
    what: 'what URLs have in common is kept for path, page name and fragment joined together',
    level: 'stated',
    file: pageUrl,
    replaces: 'this.#path === path && this.#pageName === pageName && this.#fragment === fragment',
    by: 'this.#path + this.#pageName + this.#fragment === path + pageName + fragment',
    caughtBy: {
      'paginator-asked-again-url-letters-moved': expectedReceived('the URL /ho?mepage=2', '"/home?page=2"'),
    },
  },
  {
    id: 'range-has-first-page-name',
    what: 'the URLs of a range have the page variable of the options, whatever was set since',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'for (let page = first; page !== last + step; page += step) urls.set(page, this.url(page));',
    by: `const current = this.$pageName;
    this.$pageName = String(this.$options.get('pageName') ?? 'page');
    for (let page = first; page !== last + step; page += step) urls.set(page, this.url(page));
    this.$pageName = current;`,
    caughtBy: { 'paginator-asked-again-url-range-name': 'page=2' },
  },
];

module.exports = { askedAgainFaults };
