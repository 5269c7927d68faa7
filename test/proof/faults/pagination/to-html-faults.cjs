const { expectedReceived } = require('../../in-words.cjs');

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
      'paginator-to-html-text/to-html': `expected: HTML with "mine"
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
      'paginator-to-html-text/to-string': `expected: HTML with "mine"
  received:`,
    },
  },
  {
    id: 'to-html-nothing-without-pages',
    what: 'toHtml renders nothing where there is nothing to page through',
    level: 'observed',
    file: abstractPaginator,
    replaces: `return this.render().toHtml();
  }

  /**
   * Renders the paginator, escaped`,
    by: `return this.isEmpty() && !this.hasPages() ? '' : this.render().toHtml();
  }

  /**
   * Renders the paginator, escaped`,
    caughtBy: {
      'paginator-to-html-without-pages/to-html': expectedReceived(
        '"<nav class=\\"pages.simple\\">Tom & \'Jerry\'</nav>"',
        '""',
      ),
    },
  },
  {
    id: 'to-html-trimmed',
    what: 'the blanks around the text are cut off',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.render().toHtml();',
    by: 'return this.render().toHtml().trim();',
    caughtBy: { 'paginator-to-html-blanks/to-html': expectedReceived('" <b>2</b> "', '"<b>2</b>"') },
  },
];

module.exports = { toHtmlFaults };
