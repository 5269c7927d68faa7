const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/fragment.feature must notice. */
const fragmentFaults = [
  {
    id: 'fragment-zero-kept',
    what: 'the fragment "0" appears in URLs',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'truthy(this.$fragment) ?',
    by: 'this.$fragment ?',
    caughtBy: {
      'paginator-fragment-falsy-in-url/zero': expectedReceived('"/?page=2"', '"/?page=2#0"'),
      'paginator-build-fragment-cases/zero': expectedReceived('""', '"#0"'),
    },
  },
  {
    id: 'fragment-not-in-address',
    what: 'URLs leave out the fragment',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'new PageUrlFrame(path, this.#query, this.$pageName, fragment)',
    by: "new PageUrlFrame(path, this.#query, this.$pageName, '')",
    caughtBy: {
      'paginator-fragment-in-url': expectedReceived(
        'a URL whose fragment is "replies"',
        '/?page=2 (no fragment)',
      ),
    },
  },
  {
    id: 'fragment-not-set',
    what: 'fragment sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);\n",
    by: '',
    caughtBy: { 'paginator-fragment-set': expectedReceived('"replies"', '"comments"') },
  },
  {
    id: 'fragment-without-sign',
    what: 'the fragment follows without a #',
    level: 'stated',
    file: abstractPaginator,
    replaces: '`#${this.$fragment}`',
    by: 'this.$fragment',
    caughtBy: {
      'paginator-fragment-in-url': expectedReceived(
        'a URL whose fragment is "replies"',
        '/?page=2replies (no fragment)',
      ),
    },
  },
  {
    id: 'empty-fragment-reads',
    what: 'fragment with an empty text reads',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (fragment === null) return this.$fragment;',
    by: "if (fragment === null || fragment === '') return this.$fragment;",
    caughtBy: { 'paginator-fragment-set-empty': expectedReceived('<Paginator>', '"comments"') },
  },
  {
    id: 'empty-fragment-ignored',
    what: 'an empty fragment leaves the one that was set',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);",
    by: "if (fragment !== '') this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);",
    caughtBy: { 'paginator-fragment-set-empty': '#comments' },
  },
  {
    id: 'fragment-decoded',
    what: 'a fragment with a percent sign is decoded',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);",
    by: `const given = textArgument('Paginator.fragment(fragment)', fragment);
    this.$fragment = /%[0-9a-f]{2}/i.test(given) ? decodeURIComponent(given) : given;`,
    caughtBy: {
      'paginator-fragment-blank-in-url/percent': expectedReceived('"/?page=2#a%41"', '"/?page=2#aA"'),
    },
  },
  {
    id: 'fragment-getter-encoded',
    what: 'the fragment is read back as URLs show it',
    level: 'stated',
    file: abstractPaginator,
    replaces: `this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);`,
    by: `this.$fragment = encodeURIComponent(textArgument('Paginator.fragment(fragment)', fragment));`,
    caughtBy: { 'paginator-fragment-read-back/blank': expectedReceived('"new posts"', '"new%20posts"') },
  },
  {
    id: 'fragment-zero-reads',
    what: 'fragment("0") sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (fragment === null) return this.$fragment;',
    by: "if (fragment === null || fragment === '0') return this.$fragment;",
    caughtBy: {
      'paginator-fragment-zero': expectedReceived('"0"', 'null'),
    },
  },
];

module.exports = { fragmentFaults };
