const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** Keeps every paginator, for what one is told to reach the others. */
const keptPages = {
  file: paginator,
  replaces: `this.setItems(items);
  }`,
  by: `this.setItems(items);
    ((AbstractPaginator as any)[Symbol.for('made')] ??= []).push(this);
  }`,
};

/** What any paginator was told last about escaping is kept for all of them. */
const escapingNoted = {
  file: abstractPaginator,
  replaces: 'this.$escapeWhenCastingToString = booleanArgument(',
  by: `Reflect.set(AbstractPaginator, 'escaped', escapes);
    this.$escapeWhenCastingToString = booleanArgument(`,
};

/** What features/pagination/two-paginators.feature must notice. */
const twoPaginatorsFaults = [
  {
    id: 'pages-share-what-they-are-made-with',
    what: 'making a paginator gives the one before it the same items, page and URL',
    level: 'stated',
    file: paginator,
    replaces: `this.setItems(items);
  }`,
    by: `this.setItems(items);
    const { $items, $perPage, $currentPage, $path, $fragment, $pageName, $hasMore } = this;
    const before = (AbstractPaginator as any)[Symbol.for('before')];
    if (before) Object.assign(before, { $items, $perPage, $currentPage, $path, $fragment, $pageName, $hasMore });
    (AbstractPaginator as any)[Symbol.for('before')] = this;
  }`,
    caughtBy: {
      'paginator-beside-another/items': 'expected: "Oslo"',
      'paginator-beside-another/per-page': expectedReceived('3', '1'),
      'paginator-beside-another/current-page': expectedReceived('2', '5'),
      'paginator-beside-another/more': expectedReceived('true', 'false'),
      'paginator-beside-another/path': expectedReceived('"/a"', '"/b"'),
      'paginator-beside-another/fragment': expectedReceived('"x"', '"y"'),
      'paginator-beside-another/page-name': expectedReceived('"p"', '"q"'),
      'paginator-beside-another-url': 'expected: the URL /a?sort=name&p=7#x',
    },
  },
  {
    id: 'links-on-each-side-for-all',
    what: 'the number of links on each side is set for all paginators',
    level: 'stated',
    changes: [
      keptPages,
      {
        file: abstractPaginator,
        replaces: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
        by: "for (const each of (AbstractPaginator as any)[Symbol.for('made')] ?? []) each.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
      },
    ],
    caughtBy: { 'paginator-beside-another-flags': expectedReceived('2', '7') },
  },
  {
    id: 'escaping-for-all',
    what: 'escaping is switched on for all paginators',
    level: 'stated',
    changes: [
      keptPages,
      {
        file: abstractPaginator,
        replaces: 'this.$escapeWhenCastingToString = booleanArgument',
        by: "for (const each of (AbstractPaginator as any)[Symbol.for('made')] ?? []) each.$escapeWhenCastingToString = booleanArgument",
      },
    ],
    caughtBy: { 'paginator-beside-another-flags': expectedReceived('false', 'true') },
  },
  {
    id: 'new-pages-take-over-links',
    what: 'links on each side that one page was told to show are shown by those that are made after it',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: '$onEachSide = 3;',
        by: "$onEachSide = (Reflect.get(AbstractPaginator, 'told') as number | undefined) ?? 3;",
      },
      {
        file: abstractPaginator,
        replaces: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
        by: `this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);
    Reflect.set(AbstractPaginator, 'told', count);`,
      },
    ],
    caughtBy: { 'paginator-beside-another-new-sides': 'received: 9' },
  },
  {
    id: 'new-pages-take-over-escaping',
    what: 'pages that are made after one that is escaped are escaped, too',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'protected $escapeWhenCastingToString = false;',
        by: "protected $escapeWhenCastingToString = Reflect.get(AbstractPaginator, 'escaped') === true;",
      },
      escapingNoted,
    ],
    caughtBy: { 'paginator-beside-another-new-escaping': '&lt;nav' },
  },
  {
    id: 'escaping-as-last-told-to-any',
    what: 'whether the text form is escaped goes by what any paginator was told last',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
        by: "return Reflect.get(AbstractPaginator, 'escaped') === true ? escapeHtml(html) : html;",
      },
      escapingNoted,
    ],
    caughtBy: {
      'paginator-beside-another-not-escaped': expectedReceived('HTML with "<b>1</b>"', '&lt;b&gt;1'),
    },
  },
  {
    id: 'more-pages-of-all',
    what: 'the last that was said of more pages counts for all paginators',
    level: 'stated',
    file: paginator,
    replaces: "this.$hasMore = booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore);",
    by: `Reflect.deleteProperty(this, '$hasMore');
    Object.defineProperty(Paginator.prototype, '$hasMore', { value: booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore), writable: true, configurable: true });`,
    caughtBy: { 'paginator-beside-another-told': expectedReceived('true', 'false') },
  },
  {
    id: 'appended-to-the-other',
    what: 'what is appended to one paginator is appended to the one before it too',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
        by: `if (name !== this.$pageName) this.#query.set(name, copied);
    if (before !== null && before !== this) {
      (before.#query as OrderedMap<unknown>).set(name, copied);
      before.#frame = null;
    }
    before = this;`,
      },
      {
        file: abstractPaginator,
        replaces: '// A native Map holds some 16.7 million entries; this stays well below.',
        by: `let before: AbstractPaginator<unknown> | null = null;

// A native Map holds some 16.7 million entries; this stays well below.`,
      },
    ],
    caughtBy: {
      'paginator-beside-another-appends': expectedReceived(
        'the URL /a?sort=name&page=7',
        '"/a?sort=name&lang=no&page=7"',
      ),
    },
  },
  {
    id: 'options-kept-for-the-class',
    what: 'the options of the first paginator that is asked for them are given for all of its class',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return OrderedMap.from(this.$options);',
    by: 'return ((this.constructor as any).$given ??= OrderedMap.from(this.$options));',
    caughtBy: { 'paginator-beside-another-options': expectedReceived('"/a"', '"/b"') },
  },
  {
    id: 'leak-page-name',
    what: 'a page name set on one paginator is that of all made later',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: `this.$pageName = textArgument('Paginator.setPageName(name)', name);`,
        by: `this.$pageName = textArgument('Paginator.setPageName(name)', name); (AbstractPaginator as any).__pn = this.$pageName;`,
      },
      {
        file: paginator,
        replaces: 'this.$options = given;',
        by: `this.$options = given; this.$pageName = (Paginator as any).__pn ?? 'page';`,
      },
    ],
    caughtBy: {
      'paginator-made-after-another/page-name': expectedReceived(
        'the URL /cities?page=2',
        '"/cities?sheet=2"',
      ),
    },
  },
  {
    id: 'leak-path',
    what: 'a path set on one paginator is that of all made later',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: `this.$path = textArgument('Paginator.setPath(path)', path);`,
        by: `this.$path = textArgument('Paginator.setPath(path)', path); (AbstractPaginator as any).__p = this.$path;`,
      },
      {
        file: paginator,
        replaces: 'this.$options = given;',
        by: `this.$options = given; this.$path = (Paginator as any).__p ?? '/';`,
      },
    ],
    caughtBy: {
      'paginator-path-made-after-another': expectedReceived('an error, or anything but "/users"', '"/users"'),
    },
  },
  {
    id: 'leak-option-path',
    what: 'options of one paginator are those of later ones made without',
    level: 'stated',
    file: paginator,
    replaces: 'this.$options = given;',
    by: 'const P: any = Paginator; if (given.size > 0) P.__op = given; this.$options = given; if (given.size === 0 && P.__op) assignOptions(this, P.__op);',
    caughtBy: {
      'paginator-options-made-after-another': expectedReceived(
        'an error, or anything but "/users"',
        '"/users"',
      ),
    },
  },
  {
    id: 'options-of-the-latest',
    what: 'every paginator has the options of the one that was made last',
    level: 'stated',
    file: paginator,
    replaces: 'this.$options = given;',
    by: `(Paginator as any).$latest = given;
    Object.defineProperty(this, '$options', { get: () => (Paginator as any).$latest, set() {} });`,
    caughtBy: {
      'paginator-beside-another-options': expectedReceived('"/a"', '"/c"'),
    },
  },
];

module.exports = { twoPaginatorsFaults };
