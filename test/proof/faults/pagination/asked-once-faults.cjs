const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/asked-once.feature must notice. */
const askedOnceFaults = [
  {
    id: 'page-asks-items-twice',
    what: 'jsonSerialize of a page makes its array twice',
    level: 'observed',
    file: paginator,
    replaces: 'return this.toArray();',
    by: `this.toArray();
    return this.toArray();`,
    caughtBy: { 'paginator-asked-once-item/json': 'the arguments of each call of "data"' },
  },
  {
    id: 'escaped-view-made-twice',
    what: 'the escaped string form has the view made once more',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
    by: 'return this.$escapeWhenCastingToString ? escapeHtml(this.render().toHtml()) : html;',
    caughtBy: { 'paginator-asked-once-view/escaped-string': 'the arguments of each call of "make"' },
  },
  {
    id: 'items-read-twice',
    what: 'what stands for the items is asked for them once more, for the more-pages flag',
    level: 'observed',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: 'this.$hasMore = (items instanceof Collection ? items : new Collection<TValue>(items)).count() > this.$perPage;',
    caughtBy: { 'paginator-construct-source-asked-once': expectedReceived('one call', '2 calls: [[], []]') },
  },
];

module.exports = { askedOnceFaults };
