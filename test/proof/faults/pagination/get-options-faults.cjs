const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/get-options.feature must notice. */
const getOptionsFaults = [
  {
    id: 'options-lost',
    what: 'getOptions is empty',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return OrderedMap.from(this.$options);',
    by: 'return this.$options.filter(() => false);',
    caughtBy: {
      'paginator-get-options-given': expectedReceived('"/users"', 'nothing there; the whole is []'),
    },
  },
  {
    id: 'options-told-once',
    what: 'getOptions gives the options away and is empty afterwards',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return OrderedMap.from(this.$options);',
    by: `const options = OrderedMap.from(this.$options);
    (this as any).$options = OrderedMap.from({});
    return options;`,
    caughtBy: {
      'paginator-get-options-given': expectedReceived('"/users"', 'nothing there; the whole is []'),
    },
  },
  {
    id: 'default-options-not-empty',
    what: 'without options there are some',
    level: 'stated',
    file: paginator,
    replaces: '| OrderedMap<unknown> = {},',
    by: "| OrderedMap<unknown> = { path: '/' },",
    caughtBy: { 'paginator-get-options-none': expectedReceived('[]', '{"path": "/"}') },
  },
  {
    id: 'page-name-set-in-options',
    what: 'a page name that is set stands in the options as well',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    by: `this.$pageName = textArgument('Paginator.setPageName(name)', name);
    this.$options = OrderedMap.from<unknown>(this.$options).set('pageName', name);`,
    caughtBy: { 'paginator-get-options-after-others/page-name': expectedReceived('"sheet"', '"users"') },
  },
  {
    id: 'options-of-query-and-fragment-untold',
    what: 'getOptions tells the path and the page name alone',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return OrderedMap.from(this.$options);',
    by: "return OrderedMap.from(this.$options).filter((_, name) => name === 'path' || name === 'pageName');",
    caughtBy: { 'paginator-get-options-given': expectedReceived('{"sort": "name"}', 'nothing') },
  },
  {
    id: 'options-copied-as-json',
    what: 'the options that are given back are copied as JSON',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return OrderedMap.from(this.$options);',
    by: 'return OrderedMap.from<unknown>(this.$options).map((option) => JSON.parse(JSON.stringify(option)));',
    caughtBy: {
      'paginator-get-options-object': expectedReceived('the object "views"', '{"view": null, "data": null}'),
    },
  },
  {
    id: 'no-options-are-null',
    what: 'without options getOptions gives null',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return OrderedMap.from(this.$options);',
    by: `const options = OrderedMap.from(this.$options);
    return (options.size === 0 ? null : options) as OrderedMap<unknown>;`,
    caughtBy: {
      'paginator-get-options-none': expectedReceived('any map', 'null'),
    },
  },
];

module.exports = { getOptionsFaults };
