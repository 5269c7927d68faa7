const { expectedReceived } = require('../../in-words.cjs');

const jsonStrings = 'src/reference/php/json-strings.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/to-pretty-json.feature must notice. */
const toPrettyJsonFaults = [
  {
    id: 'page-json-not-pretty',
    what: 'toPrettyJson gives what toJson gives',
    level: 'stated',
    file: paginator,
    replaces: ' | JSON_PRETTY_PRINT);',
    by: ');',
    caughtBy: {
      'paginator-to-pretty-json-stated/no-options':
        'received: "{\\"current_page\\":1,\\"current_page_url\\":\\"\\\\/?pa',
    },
  },
  {
    id: 'page-pretty-json-empty',
    what: 'toPrettyJson gives the JSON of nothing',
    level: 'stated',
    file: paginator,
    replaces: 'return this.toJson(integerArgument(',
    by: "return '[\\n]' || this.toJson(integerArgument(",
    caughtBy: { 'paginator-to-pretty-json-stated/no-options': 'received: []' },
  },
  {
    id: 'page-pretty-json-escapes',
    what: 'toPrettyJson of a page escapes tags unless it is told which options to use',
    level: 'exact',
    file: paginator,
    replaces: 'toPrettyJson(options = 0)',
    by: 'toPrettyJson(options = 1)',
    caughtBy: { 'paginator-to-pretty-json-no-options': '\\\\u003Cb\\\\u003E' },
  },
  {
    id: 'pretty-json-without-throw',
    what: 'pretty-printing leaves out the option that raises an error',
    level: 'exact',
    file: paginator,
    replaces:
      "return this.toJson(integerArgument('Paginator.toPrettyJson(options)', options) | JSON_PRETTY_PRINT);",
    by: `const flags = integerArgument('Paginator.toPrettyJson(options)', options);
    return this.toJson((flags & ~JSON_THROW_ON_ERROR) | JSON_PRETTY_PRINT);`,
    caughtBy: {
      'paginator-pretty-throws': expectedReceived(
        'a JsonEncoding error',
        'Type error (TypeError): Paginator.toJson: Inf and NaN cannot be JSON encoded',
      ),
    },
  },
  {
    id: 'pretty-json-escapes-quotation-marks-alone',
    what: 'pretty-printed text has backslashes and control characters as they are',
    level: 'stated',
    file: jsonStrings,
    replaces: "return char <= '\\\\' ?",
    by: `if (this.#flags & flag.JSON_PRETTY_PRINT && char < 'a' && char !== '"') return char;
    return char <= '\\\\' ?`,
    caughtBy: {
      'paginator-to-pretty-json-any-text/backslash': 'expected: JSON text with',
      'paginator-to-pretty-json-any-text/lines': 'expected: JSON text with',
      'paginator-to-pretty-json-any-text/control': 'expected: JSON text with',
      'collection-to-json-pretty-any-text': 'expected: JSON text with',
    },
  },
  {
    id: 'pretty-json-single-quotation-marks',
    what: 'pretty-printed text has single quotation marks in place of double ones',
    level: 'stated',
    file: jsonStrings,
    replaces: "return char <= '\\\\' ?",
    by: `if (this.#flags & flag.JSON_PRETTY_PRINT && char === '"') return "'";
    return char <= '\\\\' ?`,
    caughtBy: {
      'paginator-to-pretty-json-any-text/quotation': 'expected: JSON text with',
      'collection-to-json-pretty-any-text': 'expected: JSON text with',
    },
  },
];

module.exports = { toPrettyJsonFaults };
