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
];

module.exports = { toPrettyJsonFaults };
