const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/errors-pass-through.feature must notice. */
const errorsPassThroughFaults = [
  {
    id: 'next-address-error-is-null',
    what: 'there is no next page where its URL cannot be built',
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
  {
    id: 'json-silent-after-error',
    what: 'once an item raised an error the JSON text is null',
    level: 'observed',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: `if ((this as any).$busy) return 'null';
      (this as any).$busy = true;
      const text = encodeJson(this.jsonSerialize(), flags);
      (this as any).$busy = false;
      return text;`,
    caughtBy: {
      'paginator-json-after-error/json': expectedReceived(
        'JSON text with a value "Oslo" somewhere in it',
        '"null"',
      ),
    },
  },
  {
    id: 'array-empty-after-error',
    what: 'once an item raised an error the array form is empty',
    level: 'observed',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: `if ((this as any).$busy) return {};
    (this as any).$busy = true;
    const data = this.$items.toArray();
    (this as any).$busy = false;`,
    caughtBy: {
      'paginator-json-after-error/array': expectedReceived('a value "Oslo" somewhere in it', '[]'),
    },
  },
  {
    id: 'no-rendering-after-error',
    what: 'once a view raised an error nothing is rendered',
    level: 'observed',
    file: paginator,
    replaces: 'const html = views.make(name, viewData);',
    by: `if ((this as any).$busy) throw new LogicException('The page is being rendered.');
    (this as any).$busy = true;
    const html = views.make(name, viewData);
    (this as any).$busy = false;`,
    caughtBy: {
      'paginator-render-after-error': expectedReceived(
        'HTML',
        'Logic error (LogicException): The page is being rendered.',
      ),
    },
  },
  {
    id: 'no-query-after-error',
    what: 'once a query-string resolver raised an error no other is asked',
    level: 'observed',
    file: abstractPaginator,
    replaces:
      'const query: unknown = this.$queryStringResolver === null ? fallback : this.$queryStringResolver();',
    by: `const asked = this.$queryStringResolver !== null && !(this as any).$busy;
    (this as any).$busy = true;
    const query: unknown = asked ? (this as any).$queryStringResolver() : fallback;
    (this as any).$busy = false;`,
    caughtBy: { 'paginator-query-string-after-error': expectedReceived('{"sort": "name"}', 'null') },
  },
  {
    id: 'no-factory-is-a-type-error',
    what: 'render raises an error of its own where the resolver of the view factory raises one',
    level: 'observed',
    file: paginator,
    replaces: 'const views = Class.viewFactory();',
    by: `let views: any = null;
    try {
      views = Class.viewFactory();
    } catch {
      // There is no view factory.
    }`,
    caughtBy: {
      'paginator-error-of-view-resolver-rendered': 'Type error',
    },
  },
];

module.exports = { errorsPassThroughFaults };
