const { expectedReceived } = require('./in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';
const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What the document says of a page and its items, and a faulty paginator does not do. */
const statedPageFaults = [
  {
    id: 'current-page-ignored',
    what: 'the paginator is always at the first page',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'this.$currentPage = this.setCurrentPage(page);',
        by: 'this.$currentPage = 1;',
      },
    ],
    caughtBy: { 'paginator-on-first-page-stated/two': expectedReceived('false', 'true') },
  },
  {
    id: 'set-current-page-is-one',
    what: 'setCurrentPage gives 1 whatever it is asked',
    level: 'stated',
    changes: [
      { file: paginator, replaces: 'return this.isValidPageNumber(page) ? page : 1;', by: 'return 1;' },
    ],
    caughtBy: { 'paginator-one-page': expectedReceived('2', '1') },
  },
  {
    id: 'null-page-not-resolved',
    what: 'a paginator without a page does not ask which page the request wants',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'currentPage: number | null = null,',
        by: 'currentPage: number | null = 1,',
      },
    ],
    caughtBy: { 'paginator-static-state-page-resolver': expectedReceived('4', '1') },
  },
  {
    id: 'set-items-does-nothing',
    what: 'setItems changes nothing once there are items',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: 'if ((this.$items ?? new Collection()).isEmpty()) this.$items = all.slice(0, this.$perPage);',
      },
    ],
    caughtBy: { 'paginator-set-items-effect/two': expectedReceived('["Oslo", "Rome"]', '["Lima"]') },
  },
  {
    id: 'per-page-is-count',
    what: 'perPage gives the number of items',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$perPage;', by: 'return this.count();' }],
    caughtBy: { 'paginator-per-page-given/short': expectedReceived('15', '1') },
  },
  {
    id: 'has-pages-never',
    what: 'hasPages is always false',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
        by: 'return false;',
      },
    ],
    caughtBy: { 'paginator-has-pages-boolean/two': expectedReceived('true', 'false') },
  },
  {
    id: 'has-pages-always',
    what: 'hasPages is always true',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
        by: 'return true;',
      },
    ],
    caughtBy: { 'paginator-has-pages-boolean/none': expectedReceived('false', 'true') },
  },
  {
    id: 'has-pages-forgets-earlier',
    what: 'a last page that is not the first has no other pages',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
        by: 'return this.hasMorePages();',
      },
    ],
    caughtBy: { 'paginator-has-pages-boolean/last': expectedReceived('true', 'false') },
  },
  {
    id: 'first-page-always',
    what: 'every page is the first',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.currentPage() <= 1;',
        by: 'return true;',
      },
    ],
    caughtBy: { 'paginator-on-first-page-stated/two': expectedReceived('false', 'true') },
  },
  {
    id: 'first-page-never',
    what: 'no page is the first',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.currentPage() <= 1;',
        by: 'return false;',
      },
    ],
    caughtBy: { 'paginator-on-first-page-stated/one': expectedReceived('true', 'false') },
  },
  {
    id: 'last-page-always',
    what: 'every page is the last',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return !this.hasMorePages();',
        by: 'return true;',
      },
    ],
    caughtBy: { 'paginator-on-last-page-stated/more': expectedReceived('false', 'true') },
  },
  {
    id: 'last-page-never',
    what: 'no page is the last',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return !this.hasMorePages();',
        by: 'return false;',
      },
    ],
    caughtBy: { 'paginator-on-last-page-stated/none': expectedReceived('true', 'false') },
  },
  {
    id: 'last-item-is-first',
    what: 'the last item has the number of the first',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: '(this.firstItem() ?? 0) + this.count() - 1;',
        by: 'this.firstItem();',
      },
    ],
    caughtBy: {
      'paginator-last-item-integer/two': expectedReceived('1 more than firstItem() gives: 8', '7'),
    },
  },
  {
    id: 'first-item-as-text',
    what: 'the number of the first item is given as text',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: '(this.$currentPage - 1) * this.$perPage + 1 : null',
        by: 'String((this.$currentPage - 1) * this.$perPage + 1) as unknown as number : null',
      },
    ],
    caughtBy: { 'paginator-first-item-integer': expectedReceived('any integer', '"5"') },
  },
  {
    id: 'every-page-number-valid',
    what: 'isValidPageNumber is always true',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: "return integerArgument('Paginator.isValidPageNumber(page)', page) >= 1;",
        by: 'return true;',
      },
    ],
    caughtBy: { 'paginator-is-valid-page-number-bounds/minus': expectedReceived('false', 'true') },
  },
  {
    id: 'page-number-below-one-unsure',
    what: 'isValidPageNumber gives null for a number below one',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "return integerArgument('Paginator.isValidPageNumber(page)', page) >= 1;",
        by: 'return page >= 1 || (null as never);',
      },
    ],
    caughtBy: {
      'paginator-is-valid-page-number-boolean/minus': expectedReceived('any boolean', 'null'),
    },
  },
  {
    id: 'no-page-number-valid',
    what: 'isValidPageNumber is always false when a subclass asks',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "return integerArgument('Paginator.isValidPageNumber(page)', page) >= 1;",
        by: 'return page > 1_000_000;',
      },
    ],
    caughtBy: {
      'paginator-next-page-url-of-next': expectedReceived(
        'a URL whose query page is "3"',
        '/users?page=2 (query page: "2")',
      ),
    },
  },
  {
    id: 'has-more-always',
    what: 'hasMorePages is always true',
    level: 'stated',
    changes: [{ file: paginator, replaces: 'return this.$hasMore;', by: 'return true;' }],
    caughtBy: { 'paginator-has-more-pages-when-value/switch-off': expectedReceived('false', 'true') },
  },
  {
    id: 'has-more-when-ignored',
    what: 'hasMorePagesWhen does not set the flag',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: "this.$hasMore = booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore);\n",
        by: '',
      },
    ],
    caughtBy: { 'paginator-has-more-pages-when-value/default-set': expectedReceived('true', 'false') },
  },
  {
    id: 'has-more-when-default',
    what: 'hasMorePagesWhen without an argument says that there are no more',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'hasMorePagesWhen(hasMore = true)',
        by: 'hasMorePagesWhen(hasMore = false)',
      },
    ],
    caughtBy: { 'paginator-has-more-pages-when-value/default': expectedReceived('true', 'false') },
  },
  {
    id: 'has-more-when-gives-a-copy',
    what: 'hasMorePagesWhen returns another paginator',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'hasMore);\n    return this;',
        by: 'hasMore);\n    return Object.create(this);',
      },
    ],
    caughtBy: {
      'paginator-has-more-pages-when-returns-itself/default': expectedReceived(
        'the subject itself',
        '<Paginator o2>',
      ),
    },
  },
  {
    id: 'on-each-side-ignored',
    what: 'onEachSide sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);\n",
        by: '',
      },
    ],
    caughtBy: { 'paginator-on-each-side-set': expectedReceived('2', '3') },
  },
  {
    id: 'options-lost',
    what: 'getOptions is empty',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return OrderedMap.from(this.$options);',
        by: 'return this.$options.filter(() => false);',
      },
    ],
    caughtBy: {
      'paginator-get-options-given': expectedReceived('"/users"', 'nothing in []'),
    },
  },
  {
    id: 'default-options-not-empty',
    what: 'without options there are some',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: '| OrderedMap<unknown> = {},',
        by: "| OrderedMap<unknown> = { path: '/' },",
      },
    ],
    caughtBy: { 'paginator-get-options-none': expectedReceived('[]', '{"path": "/"}') },
  },
  {
    id: 'items-empty',
    what: 'items is empty',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.all().clone();',
        by: 'return this.$items.all().filter(() => false);',
      },
    ],
    caughtBy: { 'paginator-items-slice': expectedReceived('["Ada", "Bo"]', '[]') },
  },
  {
    id: 'iterator-empty',
    what: 'iterating gives no items',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.getIterator();',
        by: 'return [][Symbol.iterator]();',
      },
    ],
    caughtBy: { 'paginator-get-iterator-stated': expectedReceived('["Ada", "Bo"]', '{}') },
  },
  {
    id: 'empty-always',
    what: 'isEmpty is always true',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$items.isEmpty();', by: 'return true;' }],
    caughtBy: { 'paginator-count-stated/one': expectedReceived('false', 'true') },
  },
  {
    id: 'empty-never',
    what: 'isEmpty is always false',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$items.isEmpty();', by: 'return false;' }],
    caughtBy: { 'paginator-count-stated/none': expectedReceived('true', 'false') },
  },
  {
    id: 'not-empty-always',
    what: 'isNotEmpty is always true',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$items.isNotEmpty();', by: 'return true;' }],
    caughtBy: { 'paginator-count-stated/none': expectedReceived('false', 'true') },
  },
  {
    id: 'not-empty-never',
    what: 'isNotEmpty is always false',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$items.isNotEmpty();', by: 'return false;' }],
    caughtBy: { 'paginator-count-stated/one': expectedReceived('true', 'false') },
  },
  {
    id: 'count-is-page-size',
    what: 'count gives the size of a page',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.count();',
        by: 'return this.$perPage;',
      },
    ],
    caughtBy: { 'paginator-count-stated/none': expectedReceived('0', '3') },
  },
  {
    id: 'collection-is-empty',
    what: 'getCollection gives an empty collection',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'getCollection(): Collection<TValue> {\n    return this.$items;',
        by: 'getCollection(): Collection<TValue> {\n    return this.$items.filter(() => false);',
      },
    ],
    caughtBy: {
      'paginator-get-collection-stated': expectedReceived(
        '<Collection items: ["Ada", "Bo"]>',
        '<Collection o2 items: []>',
      ),
    },
  },
  {
    id: 'set-collection-ignored',
    what: 'setCollection sets nothing',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'this.$items = collection;\n', by: '' }],
    caughtBy: { 'paginator-set-collection-stated': expectedReceived('["Cy"]', '["Ada", "Bo"]') },
  },
  {
    id: 'through-changes-nothing',
    what: 'through leaves the items as they are',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);\n',
        by: '',
      },
    ],
    caughtBy: { 'paginator-through-stated': expectedReceived('"Hello Ada"', '"Ada"') },
  },
  {
    id: 'through-only-first',
    what: 'through transforms the first item only',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'invoke(callback, [value, key]) as TValue',
        by: '(key === 0 ? invoke(callback, [value, key]) : value) as TValue',
      },
    ],
    caughtBy: { 'paginator-through-stated': expectedReceived('"Hello Bo"', '"Bo"') },
  },
  {
    id: 'offset-exists-always',
    what: 'offsetExists is always true',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$items.has(key);', by: 'return true;' }],
    caughtBy: { 'paginator-offset-exists-stated/absent': expectedReceived('false', 'true') },
  },
  {
    id: 'offset-exists-never',
    what: 'offsetExists is always false',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$items.has(key);', by: 'return false;' }],
    caughtBy: { 'paginator-offset-exists-stated/present': expectedReceived('true', 'false') },
  },
  {
    id: 'offset-get-null',
    what: 'offsetGet is always null',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$items.get(key);', by: 'return null;' }],
    caughtBy: { 'paginator-offset-get-stated/list': expectedReceived('"Oslo"', 'null') },
  },
  {
    id: 'offset-set-ignored',
    what: 'offsetSet sets nothing',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'this.$items.offsetSet(key, value);\n', by: '' }],
    caughtBy: { 'paginator-offset-set-stated': expectedReceived('"Oslo"', 'null') },
  },
  {
    id: 'offset-set-null-ignored',
    what: 'offsetSet without a key sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.offsetSet(key, value);',
        by: 'if (key !== null) this.$items.offsetSet(key, value);',
      },
    ],
    caughtBy: {
      'paginator-offset-set-null-key-stated': expectedReceived('"Oslo" somewhere in it', '["Lima"]'),
    },
  },
  {
    id: 'offset-unset-ignored',
    what: 'offsetUnset removes nothing',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'this.$items.forget(key);\n', by: '' }],
    caughtBy: { 'paginator-offset-unset-stated': expectedReceived('false', 'true') },
  },
  {
    id: 'paginator-call-gives-null',
    what: 'an operation of the collection called on the paginator gives nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
        by: 'this.forwardCallTo(this.getCollection(), method, parameters);\n    return null;',
      },
    ],
    caughtBy: { 'shared-paginator-call-forwarded': expectedReceived('"La la"', 'null') },
  },
  {
    id: 'paginator-call-drops-arguments',
    what: 'an operation of the collection called on the paginator gets no arguments',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
        by: 'return this.forwardCallTo(this.getCollection(), method, []);',
      },
    ],
    caughtBy: { 'shared-paginator-call-forwarded': expectedReceived('"La la"', '"La "') },
  },
  {
    id: 'tap-calls-nothing',
    what: 'tap does not call its callback',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'invoke(callback, [this]);\n', by: '' }],
    caughtBy: { 'shared-paginator-tap-callback': expectedReceived('"/users"', '"/"') },
  },
  {
    id: 'tap-hides-the-paginator',
    what: 'the callback of tap does not get the paginator',
    level: 'stated',
    changes: [
      { file: abstractPaginator, replaces: 'invoke(callback, [this]);', by: 'invoke(callback, []);' },
    ],
    caughtBy: {
      'shared-paginator-tap-callback': expectedReceived(
        'the subject itself',
        'Generic error (TypeError): setPath() was called on null',
      ),
    },
  },
  {
    id: 'unknown-class-is-any-resource',
    what: 'a page whose resource class is unknown becomes a collection of plain resources',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: 'const cls = findClass(resourceClass) ?? Object;',
        by: 'const cls = (findClass(resourceClass) ?? Reflect.getPrototypeOf(ResourceCollection)) as AnyClass;',
      },
    ],
    caughtBy: { 'paginator-to-resource-collection-unknown-stated': 'expected: an error' },
  },
  {
    id: 'load-morph-loads-nothing',
    what: 'loadMorph does not ask the collection',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
        by: '',
      },
    ],
    caughtBy: {
      'paginator-load-morph-stated/load': expectedReceived('[["parent", {"Post": ["author"]}]]', '[]'),
    },
  },
  {
    id: 'load-morph-count-loads-nothing',
    what: 'loadMorphCount does not ask the collection',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);",
        by: '',
      },
    ],
    caughtBy: {
      'paginator-load-morph-stated/load-count': expectedReceived('[["parent", {"Post": ["author"]}]]', '[]'),
    },
  },
  {
    id: 'empty-array-form',
    what: 'the array form is empty',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return {\n      current_page: page,',
        by: 'if (page) return {};\n    return {\n      current_page: page,',
      },
    ],
    caughtBy: { 'paginator-form-data/array': expectedReceived('"Ada" somewhere in it', '[]') },
  },
  {
    id: 'empty-json-text',
    what: 'toJson gives an empty text',
    level: 'stated',
    changes: [
      { file: paginator, replaces: 'return encodeJson(this.jsonSerialize(), flags);', by: "return '';" },
    ],
    caughtBy: {
      'paginator-to-json-stated/no-options': expectedReceived('JSON text with "Ada" somewhere in it', '""'),
    },
  },
  {
    id: 'page-json-not-pretty',
    what: 'toPrettyJson gives what toJson gives',
    level: 'stated',
    changes: [{ file: paginator, replaces: ' | JSON_PRETTY_PRINT);', by: ');' }],
    caughtBy: {
      'paginator-to-pretty-json-stated/no-options':
        'received: "{\\"current_page\\":1,\\"current_page_url\\":\\"\\\\/?pa',
    },
  },
  {
    id: 'page-pretty-json-empty',
    what: 'toPrettyJson gives the JSON of nothing',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.toJson(integerArgument(',
        by: "return '[\\n]' || this.toJson(integerArgument(",
      },
    ],
    caughtBy: { 'paginator-to-pretty-json-stated/no-options': 'received: []' },
  },
  {
    id: 'page-class-ignored',
    what: 'toResourceCollection ignores the class it is given',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'const cls = findClass(resourceClass) ?? Object;',
        by: 'if (resourceClass !== null) return new ResourceCollection(page);\n  const cls = findClass(resourceClass) ?? Object;',
      },
    ],
    caughtBy: {
      'paginator-to-resource-collection-items':
        'received: Generic error (Error): Call to a member function t',
    },
  },
  {
    id: 'page-collection-empty',
    what: 'the resource collection of a page has no items',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return requireCollection(Reflect.apply(make, cls, [page]));',
        by: 'return requireCollection(Reflect.apply(make, cls, [[]]));',
      },
    ],
    caughtBy: {
      'paginator-to-resource-collection-items': expectedReceived(
        '[{"city": "Oslo"}, {"city": "Rome"}]',
        '[]',
      ),
    },
  },
  {
    id: 'resource-marker-unread',
    what: 'the resource class is not read from the class',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: 'return marked && resourceByMarker(marked);',
        by: 'return marked && null;',
      },
    ],
    caughtBy: {
      'paginator-resource-markers-resource': expectedReceived('{"$class": "SongResource"}', 'null'),
    },
  },
  {
    id: 'collection-marker-unread',
    what: 'the collection class is not read from the class',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: 'return marked && resourceCollectionByMarker(marked);',
        by: 'return marked && null;',
      },
    ],
    caughtBy: {
      'paginator-resource-markers-collection': expectedReceived('{"$class": "TuneCollection"}', 'null'),
    },
  },
  {
    id: 'markers-swapped',
    what: 'the resource class is read from the attribute of the collection class',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: 'return marked && resourceByMarker(marked);',
        by: 'return marked && resourceCollectionByMarker(marked);',
      },
    ],
    caughtBy: {
      'paginator-resource-markers-resource': expectedReceived('{"$class": "SongResource"}', 'null'),
    },
  },
  {
    id: 'guess-is-plain',
    what: 'toResourceCollection does not use the guessed class',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: '? this.guessResourceCollection()',
        by: '? collectionOf(this, JsonResource as never)',
      },
      {
        file: paginator,
        replaces: 'import { AbstractPaginator }',
        by: "import { JsonResource } from '../resource/json-resource';\nimport { AbstractPaginator }",
      },
    ],
    caughtBy: {
      'paginator-guess-stated/no-class': 'received: Generic error (Error): Call',
    },
  },
  {
    id: 'count-remembered',
    what: 'the items are counted once',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.count();',
        by: 'return ((this as any).$counted ??= this.$items.count());',
      },
    ],
    caughtBy: { 'paginator-count-after-change': expectedReceived('0', '1') },
  },
  {
    id: 'resolver-before-given-page',
    what: 'the page of the request takes the place of the one that is given',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces:
          'const page = wanted === 0 ? (this.constructor as typeof Paginator).resolveCurrentPage() : wanted;',
        by: "const page = (this.constructor as typeof Paginator).resolveCurrentPage('page', wanted === 0 ? 1 : wanted);",
      },
    ],
    caughtBy: { 'paginator-current-page-given-and-resolved': expectedReceived('4', '7') },
  },
  {
    id: 'null-key-clears',
    what: 'an item without a key is the only one afterwards',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.offsetSet(key, value);',
        by: 'if (key === null) this.$items = this.$items.slice(0, 0);\n    this.$items.offsetSet(key, value);',
      },
    ],
    caughtBy: {
      'paginator-offset-set-null-key-stated': expectedReceived('"Lima" somewhere in it', '["Oslo"]'),
    },
  },
  {
    id: 'first-place-absent',
    what: 'the first place of a list has no item',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.has(key);',
        by: 'return key !== 0 && this.$items.has(key);',
      },
    ],
    caughtBy: { 'paginator-offset-exists-list-stated/first': expectedReceived('true', 'false') },
  },
  {
    id: 'set-place-shifts',
    what: 'an item set at a place of a list is appended',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.offsetSet(key, value);',
        by: "this.$items.offsetSet(typeof key === 'number' ? null : key, value);",
      },
    ],
    caughtBy: { 'paginator-offset-set-list-stated/last': '"Bergen"' },
  },
  {
    id: 'place-not-unset',
    what: 'an item is taken out by its name alone, not by its place in a list',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.forget(key);',
        by: "if (typeof key !== 'number') this.$items.forget(key);",
      },
    ],
    caughtBy: { 'paginator-offset-unset-list-end-stated/two': expectedReceived('false', 'true') },
  },
  {
    id: 'fraction-cut',
    what: 'a fraction is an integer in JSON',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/php/json-writer.ts',
        replaces: 'const text = numberToJson(value);',
        by: 'const text = numberToJson(Math.trunc(value));',
      },
    ],
    caughtBy: {
      'paginator-to-json-any-value/fraction': '{"v": 2.5}',
      'collection-to-json-any-value/fraction': '{"id": 2.5}',
    },
  },
];

module.exports = { statedPageFaults };
