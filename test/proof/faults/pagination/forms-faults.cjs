const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/forms.feature must notice. */
const formsFaults = [
  {
    id: 'empty-page-without-form',
    what: 'a page without items has no array form',
    level: 'stated',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: `if (this.isEmpty()) throw new Error('There is nothing to show.');
    const data = this.$items.toArray();`,
    caughtBy: {
      'paginator-form-of-empty-page/array': 'There is nothing to show.',
      'paginator-form-of-empty-page/data': 'There is nothing to show.',
      'paginator-form-of-empty-page/json': 'There is nothing to show.',
      'paginator-form-of-empty-page/pretty': 'There is nothing to show.',
    },
  },
  {
    id: 'empty-page-without-collection',
    what: 'a page without items has no collection',
    level: 'stated',
    file: 'src/reference/paginator/abstract-paginator.ts',
    replaces: `getCollection(): Collection<TValue> {
    return this.$items;`,
    by: `getCollection(): Collection<TValue> {
    if (this.$items.isEmpty()) return null as unknown as Collection<TValue>;
    return this.$items;`,
    caughtBy: { 'paginator-form-of-empty-page/collection': 'received: null' },
  },
];

module.exports = { formsFaults };
