const { expectedReceived } = require('../../in-words.cjs');

const queryText = 'src/reference/php/query-text.ts';

/** What features/pagination/url-encoding.feature must notice. */
const urlEncodingFaults = [
  {
    id: 'booleans-as-words',
    what: 'true and false stand in a query as words',
    level: 'exact',
    file: queryText,
    replaces: "return value ? '1' : '0';",
    by: 'return String(value);',
    caughtBy: { 'paginator-url-scalar-value/yes': expectedReceived('"/?q=1&page=1"', '"/?q=true&page=1"') },
  },
  {
    id: 'plus-for-blanks',
    what: 'a blank in a query is written as +',
    level: 'exact',
    file: queryText,
    replaces: 'const encoded = encodeURIComponent(text);',
    by: "const encoded = encodeURIComponent(text).replaceAll('%20', '+');",
    caughtBy: {
      'paginator-url-encoded-value/blank': expectedReceived(
        '"/?q=new%20york&page=1"',
        '"/?q=new+york&page=1"',
      ),
    },
  },
];

module.exports = { urlEncodingFaults };
