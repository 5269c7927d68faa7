const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/to-html.feature must notice. */
const toHtmlFaults = [
  {
    id: 'html-empty',
    what: 'toHtml is empty',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.render().toHtml();',
    by: "return '';",
    caughtBy: {
      'paginator-to-html-text/to-html': `expected: HTML with mine
  received:`,
    },
  },
  {
    id: 'text-empty',
    what: 'the paginator as text is empty',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'const html = this.render().toHtml();',
    by: "const html = '';",
    caughtBy: {
      'paginator-to-html-text/to-string': `expected: HTML with mine
  received:`,
    },
  },
];

module.exports = { toHtmlFaults };
