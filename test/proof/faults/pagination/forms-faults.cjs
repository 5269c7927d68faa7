const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/forms.feature must notice. */
const formsFaults = [
  {
    id: 'empty-array-form',
    what: 'the array form is empty',
    level: 'stated',
    file: paginator,
    replaces: `return {
      current_page: page,`,
    by: `if (page) return {};
    return {
      current_page: page,`,
    caughtBy: { 'paginator-form-data/array': expectedReceived('"Ada" somewhere in it', '[]') },
  },
];

module.exports = { formsFaults };
