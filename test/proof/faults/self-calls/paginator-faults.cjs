const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/self-calls/paginator.feature must notice. */
const paginatorFaults = [
  {
    id: 'guess-by-markers-alone',
    what: 'guessing reads the markers of a class past the operations of the page',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'findClass(this.resolveResourceFromAttribute(modelClass))',
        by: 'findClass(resourceByMarker(modelClass))',
      },
      {
        file: paginator,
        replaces: 'findClass(this.resolveResourceCollectionFromAttribute(modelClass))',
        by: 'findClass(resourceCollectionByMarker(modelClass))',
      },
    ],
    caughtBy: {
      'paginator-self-call-guess/resource': expectedReceived(
        '{"$class": "TuneResource"}',
        '{"$class": "SongResource"}',
      ),
      'paginator-self-call-guess/collection': expectedReceived(
        '<TuneCollection>',
        '<AnonymousResourceCollection o2>',
      ),
    },
  },
  {
    id: 'joiner-of-the-property',
    what: 'how the query is joined to the path depends on the path that was set, and not on what path() gives',
    level: 'observed',
    file: pageUrl,
    replaces: "const joiner = path.includes('?') ? '&' : '?';",
    by: "const joiner = path.includes('?') && !path.startsWith('/own') ? '&' : '?';",
    caughtBy: {
      'paginator-self-call-result/url-path-query': expectedReceived('"/own?a=1&page=3"', '"/own?a=1?page=3"'),
    },
  },
  {
    id: 'previous-page-of-the-property',
    what: 'whether there is a previous page does not follow from what currentPage() gives',
    level: 'observed',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ?',
    by: 'return this.$currentPage > 1 ?',
    caughtBy: {
      'paginator-self-call-result/previous-page-url-first-page': expectedReceived('null', '"/?page=1"'),
    },
  },
  {
    id: 'first-item-asks-page-size',
    what: 'the number of the first item is made of what perPage gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: '(this.$currentPage - 1) * this.$perPage + 1',
    by: '(this.$currentPage - 1) * this.perPage() + 1',
    caughtBy: { 'paginator-self-call-none': expectedReceived('3', '101') },
  },
  {
    id: 'first-item-asks-page',
    what: 'the number of the first item is made of what currentPage gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: '(this.$currentPage - 1) * this.$perPage + 1',
    by: '(this.currentPage() - 1) * this.$perPage + 1',
    caughtBy: { 'paginator-self-call-none': expectedReceived('3', '7') },
  },
  {
    id: 'url-asks-page-name',
    what: 'the page parameter of an address has the name that getPageName gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'new PageUrlFrame(path, this.#query, this.$pageName, fragment)',
    by: 'new PageUrlFrame(path, this.#query, this.getPageName(), fragment)',
    caughtBy: { 'paginator-self-call-none': '/a?own=7#top' },
  },
  {
    id: 'query-asks-page-name',
    what: 'a parameter with the name that getPageName gives is left out',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName)',
    by: 'if (name !== this.getPageName())',
    caughtBy: { 'paginator-self-call-none': '/a?page=7#top' },
  },
  {
    id: 'array-asks-collection',
    what: 'the data of the array form are those of what getCollection gives',
    level: 'observed',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: 'const data = this.getCollection().toArray();',
    caughtBy: { 'paginator-self-call-none': 'Own' },
  },
  {
    id: 'previous-asks-first-page',
    what: 'there is a previous page where onFirstPage says so',
    level: 'observed',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url',
    by: 'return !this.onFirstPage() ? this.url',
    caughtBy: { 'paginator-self-call-none': 'prev_page_url' },
  },
  {
    id: 'pages-asked-of-both-ends',
    what: 'there are pages where onFirstPage and onLastPage do not both say no',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
    by: 'return !this.onFirstPage() || !this.onLastPage();',
    caughtBy: { 'paginator-self-call-none': expectedReceived('true', 'false') },
  },
  {
    id: 'empty-asks-count',
    what: 'a page is empty where count gives 0',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.isEmpty();',
    by: 'return this.count() === 0;',
    caughtBy: { 'paginator-self-call-none': expectedReceived('false', 'true') },
  },
  {
    id: 'offset-asks-whether-there',
    what: 'an item is given where offsetExists says that it is there',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.get(key);',
    by: 'return this.offsetExists(key) ? this.$items.get(key) : null;',
    caughtBy: { 'paginator-self-call-none': expectedReceived('"Ada"', 'null') },
  },
  {
    id: 'text-asks-html',
    what: 'the string form is what toHtml gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: `const html = this.render().toHtml();
    return this.$esc`,
    by: `const html = this.toHtml();
    return this.$esc`,
    caughtBy: { 'paginator-self-call-none': expectedReceived('"<b>view</b>"', '"own"') },
  },
  {
    id: 'not-empty-asks-empty',
    what: 'isNotEmpty is the opposite of what isEmpty gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.isNotEmpty();',
    by: 'return !this.isEmpty();',
    caughtBy: { 'paginator-self-call-none-query': expectedReceived('true', 'false') },
  },
  {
    id: 'count-asks-items',
    what: 'the items that items gives are counted',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.count();',
    by: 'return [...this.items()].length;',
    caughtBy: { 'paginator-self-call-none-query': expectedReceived('1', '0') },
  },
  {
    id: 'query-string-asks-class',
    what: 'withQueryString asks resolveQueryString of the class',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.appends(resolveQueryString.call(Class))',
    by: 'this.appends(Class.resolveQueryString())',
    caughtBy: { 'paginator-self-call-none-query': 'own=1' },
  },
  {
    id: 'items-before-page',
    what: 'a new paginator sets its items before it knows its page and its path',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'this.$currentPage = this.setCurrentPage(page);',
        by: 'this.setItems(items);\n    this.$currentPage = this.setCurrentPage(page);',
      },
      {
        file: paginator,
        replaces: 'this.$path = trimTrailingSlashes(this.$path);\n    this.setItems(items);',
        by: 'this.$path = trimTrailingSlashes(this.$path);',
      },
    ],
    caughtBy: { 'paginator-self-call-construct-order/items': 'at=3' },
  },
  {
    id: 'size-after-page',
    what: 'a new paginator determines its page before it knows its page size',
    level: 'observed',
    file: paginator,
    replaces: 'this.$perPage = size;\n    this.$currentPage = this.setCurrentPage(page);',
    by: 'this.$currentPage = this.setCurrentPage(page);\n    this.$perPage = size;',
    caughtBy: { 'paginator-self-call-construct-order/current-page': 'expected: 7' },
  },
  {
    id: 'page-zero-for-page-one',
    what: 'toArray asks url for page zero, which counts as page one',
    level: 'observed',
    file: paginator,
    replaces: 'first_page_url: this.url(1)',
    by: 'first_page_url: this.url(0)',
    caughtBy: {
      'paginator-self-call-to-array-page-one': expectedReceived('"/at/1"', '"/at/0"'),
    },
  },
  {
    id: 'call-past-get-collection',
    what: 'an operation of the collection is called on the items, not on what getCollection gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.forwardCallTo(this.getCollection(), method, parameters)',
    by: 'this.forwardCallTo(this.$items, method, parameters)',
    caughtBy: {
      'paginator-self-call-load/other': expectedReceived('[["parent", ["photos"]]]', '[]'),
    },
  },
  {
    id: 'through-by-get-collection',
    what: 'through changes the items of what getCollection gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) =>',
    by: 'this.getCollection().transform((value, key) =>',
    caughtBy: { 'paginator-self-call-none-items': expectedReceived('"Dr Ada"', '"Ada"') },
  },
  {
    id: 'flag-set-by-has-more-pages-when',
    what: 'setItems sets the flag through hasMorePagesWhen',
    level: 'observed',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: 'this.hasMorePagesWhen(all.count() > this.$perPage);',
    caughtBy: { 'paginator-self-call-none-items': expectedReceived('false', 'true') },
  },
  {
    id: 'last-page-by-next-url',
    what: 'a page without the URL of a next one is the last',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return !this.hasMorePages();',
    by: 'return (this as unknown as { nextPageUrl(): string | null }).nextPageUrl() === null;',
    caughtBy: { 'paginator-self-call-none-items': expectedReceived('false', 'true') },
  },
  {
    id: 'load-morph-count-through-call',
    what: 'loadMorphCount goes through __call',
    level: 'observed',
    file: abstractPaginator,
    replaces: `forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);`,
    by: `this.__call('loadMorphCount', [relation, relations]);`,
    caughtBy: {
      'paginator-self-call-none-load/counts': expectedReceived(
        '[]',
        '[["loadMorphCount", ["parent", ["photos"]]]]',
      ),
    },
  },
  {
    id: 'load-morph-through-forward-call-to',
    what: 'loadMorph goes through forwardCallTo',
    level: 'observed',
    file: abstractPaginator,
    replaces: `forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);`,
    by: `this.forwardCallTo(this.getCollection(), 'loadMorph', [relation, relations]);`,
    caughtBy: {
      'paginator-self-call-none-load/load': expectedReceived(
        '[]',
        '[[<OwnItems items: ["Ada"]>, "loadMorph", ["parent", ["photos"]]]]',
      ),
    },
  },
  {
    id: 'range-from-one-for-url',
    what: 'getUrlRange asks url for page 1 where a page is below',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'urls.set(page, this.url(page));',
    by: 'urls.set(page, this.url(Math.max(page, 1)));',
    caughtBy: { 'paginator-self-call-none-range': expectedReceived('-1', '1') },
  },
  {
    id: 'sign-before-own-fragment',
    what: 'url puts a # before what buildFragment gives without one',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'const fragment = this.buildFragment();',
    by: `const built = this.buildFragment();
    const fragment = built === '' || built.startsWith('#') ? built : \`#\${built}\`;`,
    caughtBy: { 'paginator-self-call-none-fragment': expectedReceived('"/?page=2!own"', '"/?page=2#!own"') },
  },
  {
    id: 'links-fill-in-view',
    what: 'links asks render for the default view by its name',
    level: 'observed',
    file: paginator,
    replaces: 'return this.render(view, data);',
    by: 'return this.render(view ?? (this.constructor as typeof Paginator).$defaultSimpleView, data);',
    caughtBy: {
      'paginator-self-call-none-view/none': expectedReceived(
        'HTML with view=.',
        'view=pagination::simple-tailwind.',
      ),
    },
  },
  {
    id: 'html-by-links',
    what: 'the markup is asked of links',
    level: 'observed',
    file: abstractPaginator,
    replaces: `toHtml(): string {
    return this.render().toHtml();`,
    by: `toHtml(): string {
    return (this as unknown as { links(): Htmlable }).links().toHtml();`,
    caughtBy: { 'paginator-self-call-none-links': expectedReceived('"<b>view</b>"', '"<b>own</b>"') },
  },
  {
    id: 'next-url-built-anyway',
    what: 'the URL of a next page is asked for before it is known that there is one',
    level: 'observed',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    by: `const url = this.url(this.currentPage() + 1);
    return this.hasMorePages() ? url : null;`,
    caughtBy: { 'paginator-self-call-none-last-page/next': expectedReceived('[]', '[[2]]') },
  },
  {
    id: 'previous-url-built-anyway',
    what: 'the URL of a previous page is asked for before it is known that there is one',
    level: 'observed',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: 'const url = this.url(this.currentPage() - 1); return this.currentPage() > 1 ? url : null;',
    caughtBy: { 'paginator-self-call-none-last-page/previous': expectedReceived('[]', '[[0]]') },
  },
  {
    id: 'both-markers-asked',
    what: 'both markers are asked for before the first is used',
    level: 'observed',
    file: paginator,
    replaces: `    if (collection !== null) return requireCollection(Reflect.construct(collection, [this]));
    const resource = findClass(this.resolveResourceFromAttribute(modelClass));`,
    by: `    const resource = findClass(this.resolveResourceFromAttribute(modelClass));
    if (collection !== null) return requireCollection(Reflect.construct(collection, [this]));`,
    caughtBy: { 'paginator-self-call-none-guess': expectedReceived('[]', '[[{"$class": "Song"}]]') },
  },
  {
    id: 'pg-to-array-url-current',
    what: 'the address of the current page is built without asking url',
    level: 'observed',
    file: paginator,
    replaces: `toArray(): Readonly<Record<string, unknown>> {
    const page = this.currentPage();
    const data = this.$items.toArray();
    return {
      current_page: page,
      current_page_url: this.url(page),
      data: data.packed ?? data,
      first_page_url: this.url(1),
      from: this.firstItem(),
      next_page_url: this.nextPageUrl(),
      path: this.path(),
      per_page: this.perPage(),
      prev_page_url: this.previousPageUrl(),
      to: this.lastItem(),
    };
  }
`,
    by: `toArray(): Readonly<Record<string, unknown>> {
    const page = this.currentPage();
    const data = this.$items.toArray();
    return {
      current_page: page,
      current_page_url: Paginator.prototype.url.call(this, page),
      data: data.packed ?? data,
      first_page_url: this.url(1),
      from: this.firstItem(),
      next_page_url: this.nextPageUrl(),
      path: this.path(),
      per_page: this.perPage(),
      prev_page_url: this.previousPageUrl(),
      to: this.lastItem(),
    };
  }
`,
    caughtBy: { 'paginator-self-call-to-array-current-page': expectedReceived('"/own"', '"/?page=2"') },
  },
  {
    id: 'firstitem-isempty',
    what: 'the first item is nothing where isEmpty says so',
    level: 'observed',
    file: abstractPaginator,
    replaces: `firstItem(): number | null {
    return this.$items.count() > 0 ? (this.$currentPage - 1) * this.$perPage + 1 : null;
  }
`,
    by: `firstItem(): number | null {
    return !this.isEmpty() ? (this.$currentPage - 1) * this.$perPage + 1 : null;
  }
`,
    caughtBy: { 'paginator-self-call-none-edges': expectedReceived('1', 'null') },
  },
  {
    id: 'haspages-onlast',
    what: 'hasPages asks onLastPage',
    level: 'observed',
    file: abstractPaginator,
    replaces: `hasPages(): boolean {
    return this.currentPage() !== 1 || this.hasMorePages();
  }
`,
    by: `hasPages(): boolean {
    return this.currentPage() !== 1 || !this.onLastPage();
  }
`,
    caughtBy: { 'paginator-self-call-none-edges': expectedReceived('true', 'false') },
  },
  {
    id: 'isempty-getcollection',
    what: 'isEmpty asks getCollection',
    level: 'observed',
    file: abstractPaginator,
    replaces: `isEmpty(): boolean {
    return this.$items.isEmpty();
  }
`,
    by: `isEmpty(): boolean {
    return this.getCollection().isEmpty();
  }
`,
    caughtBy: { 'paginator-self-call-none-collection': expectedReceived('false', 'true') },
  },
  {
    id: 'through-setcollection',
    what: 'through sets the items with setCollection',
    level: 'observed',
    file: abstractPaginator,
    replaces: `through<TNext>(callback: (value: TValue, key: Key) => TNext): AbstractPaginator<TNext> {
    if (!isCallable(callback)) throw wrongType('Paginator.through(callback)', 'callable', callback);
    this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);
    return this as unknown as AbstractPaginator<TNext>;
  }
`,
    by: `through<TNext>(callback: (value: TValue, key: Key) => TNext): AbstractPaginator<TNext> {
    if (!isCallable(callback)) throw wrongType('Paginator.through(callback)', 'callable', callback);
    this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);
    this.setCollection(this.$items); return this as unknown as AbstractPaginator<TNext>;
  }
`,
    caughtBy: {
      'paginator-self-call-none-items': expectedReceived('[]', '[[<Collection items: ["Dr Ada", "Dr Bo"]>]]'),
    },
  },
  {
    id: 'url-valid',
    what: 'url asks isValidPageNumber',
    level: 'observed',
    file: abstractPaginator,
    replaces: `url(page: number): string {
    const number = integerArgument('Paginator.url(page)', page);
    const path = this.path() ?? '';
    const fragment = this.buildFragment();
    if (!this.#frame?.fits(path, this.$pageName, fragment)) {
      this.#frame = new PageUrlFrame(path, this.#query, this.$pageName, fragment);
    }
    return this.#frame.url(number <= 0 ? 1 : number);
  }
`,
    by: `url(page: number): string {
    const number = integerArgument('Paginator.url(page)', page);
    const path = this.path() ?? '';
    const fragment = this.buildFragment();
    if (!this.#frame?.fits(path, this.$pageName, fragment)) {
      this.#frame = new PageUrlFrame(path, this.#query, this.$pageName, fragment);
    }
    return this.#frame.url(this.isValidPageNumber(number) ? number : 1);
  }
`,
    caughtBy: { 'paginator-self-call-none-valid': expectedReceived('the URL /?page=5', '"/?page=1"') },
  },
  {
    id: 'tohtml-tostring',
    what: 'toHtml asks __toString',
    level: 'observed',
    file: abstractPaginator,
    replaces: `toHtml(): string {
    return this.render().toHtml();
  }
`,
    by: `toHtml(): string {
    return ((s: any) => s)(this.$escapeWhenCastingToString ? this.render().toHtml() : this.toString());
  }
`,
    caughtBy: { 'paginator-self-call-none-text': expectedReceived('"<b>view</b>"', '"own"') },
  },
  {
    id: 'guess-offset',
    what: 'guessing asks offsetGet for the item',
    level: 'observed',
    file: paginator,
    replaces: `protected guessResourceCollection(): ResourceCollection {
    if (this.isEmpty()) return new ResourceCollection(this);
    const model: unknown = this.$items.all().get(0);
    if (typeof model !== 'object' || model === null || isMapLike(model)) {
      throw new LogicException('Resource collection guesser expects the collection to contain objects.');
    }
    const modelClass = model.constructor as AnyClass;
    const guess: unknown = Reflect.get(modelClass, 'guessResourceName');
    if (typeof guess !== 'function') {
      throw new LogicException(
        \`Expected class \${className(model)} to implement guessResourceName method. \` +
          'Make sure the model uses the TransformsToResource trait.',
      );
    }
    const collection = findClass(this.resolveResourceCollectionFromAttribute(modelClass));
    if (collection !== null) return requireCollection(Reflect.construct(collection, [this]));
    const resource = findClass(this.resolveResourceFromAttribute(modelClass));
    if (resource !== null) return collectionOf(this, resource);
    const names = new Collection<ClassReference>(Reflect.apply(guess, modelClass, []));
    for (const name of names) {
      const found = findClass(\`\${typeof name === 'string' ? name : className(name)}Collection\`);
      if (found !== null) return requireCollection(Reflect.construct(found, [this]));
    }
    for (const name of names) {
      const found = findClass(name);
      if (found !== null) return collectionOf(this, found);
    }
    throw new LogicException(\`Failed to find resource class for model [\${className(model)}].\`);
  }
`,
    by: `protected guessResourceCollection(): ResourceCollection {
    if (this.isEmpty()) return new ResourceCollection(this);
    const model: unknown = this.offsetGet(0);
    if (typeof model !== 'object' || model === null || isMapLike(model)) {
      throw new LogicException('Resource collection guesser expects the collection to contain objects.');
    }
    const modelClass = model.constructor as AnyClass;
    const guess: unknown = Reflect.get(modelClass, 'guessResourceName');
    if (typeof guess !== 'function') {
      throw new LogicException(
        \`Expected class \${className(model)} to implement guessResourceName method. \` +
          'Make sure the model uses the TransformsToResource trait.',
      );
    }
    const collection = findClass(this.resolveResourceCollectionFromAttribute(modelClass));
    if (collection !== null) return requireCollection(Reflect.construct(collection, [this]));
    const resource = findClass(this.resolveResourceFromAttribute(modelClass));
    if (resource !== null) return collectionOf(this, resource);
    const names = new Collection<ClassReference>(Reflect.apply(guess, modelClass, []));
    for (const name of names) {
      const found = findClass(\`\${typeof name === 'string' ? name : className(name)}Collection\`);
      if (found !== null) return requireCollection(Reflect.construct(found, [this]));
    }
    for (const name of names) {
      const found = findClass(name);
      if (found !== null) return collectionOf(this, found);
    }
    throw new LogicException(\`Failed to find resource class for model [\${className(model)}].\`);
  }
`,
    caughtBy: {
      'paginator-self-call-none-guess-item': expectedReceived(
        '<AnonymousResourceCollection>',
        'Logic error (LogicException): Resource collection guesser expects the collection to contain objects.',
      ),
    },
  },
];

module.exports = { paginatorFaults };
