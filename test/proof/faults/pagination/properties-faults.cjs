const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginatorOptions = 'src/reference/paginator/paginator-options.ts';

/** Lets what is written from outside reach the page: `name` and `value` are what was written. */
const settingByName = (body) => ({
  file: abstractPaginator,
  replaces: `/** Iterates the values. */
  [Symbol.iterator]`,
  by: `__set(name: string, value: unknown): void {
    ${body}
  }

  /** Iterates the values. */
  [Symbol.iterator]`,
});

/** What features/pagination/properties.feature must notice. */
const propertiesFaults = [
  {
    id: 'option-query-ignored',
    what: 'the option query is ignored',
    level: 'stated',
    file: paginatorOptions,
    replaces: "  ['query', ['$query', MAP]],\n",
    by: '',
    caughtBy: { 'paginator-property-query': expectedReceived('{"sort": "name"}', '[]') },
  },
  {
    id: 'properties-written-by-name',
    what: 'the page size, the page, the path, the fragment, the page variable and the options can be written from outside',
    level: 'stated',
    ...settingByName(
      `if (['perPage', 'currentPage', 'path', 'fragment', 'pageName', 'options'].includes(name)) Reflect.set(this, \`$\${name}\`, value);`,
    ),
    caughtBy: {
      'paginator-property-not-written/per-page': expectedReceived('2', '17'),
      'paginator-property-not-written/current-page': expectedReceived('3', '17'),
      'paginator-property-not-written/path': expectedReceived('"/users"', '"/towns"'),
      'paginator-property-not-written/fragment': expectedReceived('"list"', '"top"'),
      'paginator-property-not-written/page-name': expectedReceived('"sheet"', '"p"'),
      'paginator-property-not-written/options': expectedReceived('any map', '"none"'),
    },
  },
  {
    id: 'links-on-each-side-capped',
    what: 'there are five links on each side at most',
    level: 'stated',
    file: abstractPaginator,
    replaces: "integerArgument('Paginator.onEachSide(count)', count);",
    by: "Math.min(5, integerArgument('Paginator.onEachSide(count)', count));",
    caughtBy: { 'paginator-property-on-each-side': expectedReceived('7', '5') },
  },
  {
    id: 'flags-and-query-written-by-name',
    what: 'the more-pages flag, the escaping and the query can be written from outside',
    level: 'stated',
    ...settingByName(`if (name === 'query') this.#query = value as MapLike;
    else if (['hasMore', 'escapeWhenCastingToString'].includes(name)) Reflect.set(this, \`$\${name}\`, value);`),
    caughtBy: {
      'paginator-property-not-written-more': expectedReceived('false', 'true'),
      'paginator-property-not-written/query': expectedReceived('"name"', '"date"'),
      'paginator-property-not-written-escape': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'escape-flag-is-an-integer',
    what: 'whether the text form is escaped is kept as 0 or 1',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'protected $escapeWhenCastingToString = false;',
    by: 'protected $escapeWhenCastingToString = 0 as unknown as boolean;',
    caughtBy: {
      'paginator-property-escape': expectedReceived('any boolean', '0'),
    },
  },
  {
    id: 'page-size-is-text',
    what: 'the page size is kept as a text',
    level: 'stated',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'this.$perPage = size;',
    by: 'this.$perPage = String(size) as unknown as number;',
    caughtBy: {
      'paginator-property-per-page': expectedReceived('2', '"2"'),
    },
  },
  {
    id: 'options-property-is-nested',
    what: 'the options are kept under a key of their own',
    level: 'stated',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'this.$options = given;',
    by: 'this.$options = { options: given };',
    caughtBy: {
      'paginator-property-options':
        'received: nothing there; the whole is {"options": {"path": "/users", "query": {"sort": "name"}, "fragment":',
    },
  },
  {
    id: 'items-property-is-reversed',
    what: 'the property items holds the items in reverse',
    level: 'stated',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'this.$items = all.slice(0, this.$perPage).reverse();',
    caughtBy: {
      'paginator-property-items': expectedReceived(
        '<Collection items: ["Ada", "Bo"]>',
        '<Collection items: {"1": "Bo", "0": "Ada"}>',
      ),
    },
  },
  {
    id: 'has-more-never-taken-back',
    what: 'hasMorePagesWhen only ever says that there are more',
    level: 'stated',
    file: 'src/reference/paginator/paginator.ts',
    replaces: `this.$hasMore = booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore);`,
    by: `this.$hasMore ||= booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore) || true;`,
    caughtBy: {
      'paginator-property-has-more/no': expectedReceived('false', 'true'),
    },
  },
];

module.exports = { propertiesFaults };
