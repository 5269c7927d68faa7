const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/build-fragment.feature must notice. */
const buildFragmentFaults = [
  {
    id: 'fragment-part-empty',
    what: 'buildFragment is empty',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return truthy(this.$fragment) ?',
    by: 'return this.$perPage < 0 ?',
    caughtBy: { 'paginator-build-fragment-text': expectedReceived('a text that contains "comments"', '""') },
  },
  {
    id: 'blank-fragment-left-out',
    what: 'a fragment of blanks counts as none',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return truthy(this.$fragment) ?',
    by: 'return truthy(this.$fragment?.trim()) ?',
    caughtBy: { 'paginator-build-fragment-cases/blank': expectedReceived('"# "', '""') },
  },
];

module.exports = { buildFragmentFaults };
