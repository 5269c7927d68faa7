const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/on-each-side.feature must notice. */
const onEachSideFaults = [
  {
    id: 'on-each-side-ignored',
    what: 'onEachSide sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);\n",
    by: '',
    caughtBy: { 'paginator-on-each-side-set': expectedReceived('2', '3') },
  },
  {
    id: 'no-links-is-the-default',
    what: 'no links on each side are as many as there are without saying so',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
    by: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count) || 3;",
    caughtBy: { 'paginator-on-each-side-none': expectedReceived('0', '3') },
  },
  {
    id: 'on-each-side-gives-another',
    what: 'setting the number is answered with an empty paginator',
    level: 'stated',
    file: abstractPaginator,
    replaces: `this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);
    return this;`,
    by: `this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);
    return Reflect.construct(this.constructor, [[], 1]) as this;`,
    caughtBy: { 'paginator-on-each-side-chained-stated': expectedReceived('2', '3') },
  },
  {
    id: 'on-each-side-for-good',
    what: 'onEachSide is not changed by writing it',
    level: 'stated',
    file: abstractPaginator,
    replaces: '  $onEachSide = 3;',
    by: `  get $onEachSide(): number {
    return 3;
  }

  set $onEachSide(_: number) {}`,
    caughtBy: {
      'paginator-on-each-side-property': expectedReceived('7', '3'),
    },
  },
];

module.exports = { onEachSideFaults };
