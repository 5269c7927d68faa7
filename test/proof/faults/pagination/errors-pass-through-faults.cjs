const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/errors-pass-through.feature must notice. */
const errorsPassThroughFaults = [
  {
    id: 'next-address-error-is-null',
    what: 'there is no next page where its address cannot be built',
    level: 'observed',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    by: `try {
      return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;
    } catch {
      return null;
    }`,
    caughtBy: {
      'paginator-error-of-class/next': expectedReceived('a Logic error saying "not today"', 'null'),
    },
  },
  {
    id: 'string-form-swallows-error',
    what: 'the string form is empty where the view cannot be made',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'const html = this.render().toHtml();',
    by: `let html = '';
    try {
      html = this.render().toHtml();
    } catch (error) {
      if ((error as Error).constructor === Error || error instanceof TypeError) throw error;
    }`,
    caughtBy: {
      'paginator-error-of-view-factory/string': expectedReceived('a Logic error saying "not today"', '""'),
    },
  },
  {
    id: 'guess-error-swallowed',
    what: 'an error of the class that is asked for its resource is taken for no answer',
    level: 'observed',
    file: paginator,
    replaces: 'const names = new Collection<ClassReference>(Reflect.apply(guess, modelClass, []));',
    by: `let answer: ClassReference[] = [];
    try { answer = Reflect.apply(guess, modelClass, []); } catch { answer = []; }
    const names = new Collection<ClassReference>(answer);`,
    caughtBy: { 'paginator-error-of-guess': 'saying "not today"' },
  },
];

module.exports = { errorsPassThroughFaults };
