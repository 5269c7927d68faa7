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
  {
    id: 'tilde-encoded',
    what: 'a tilde beside what has to be encoded is encoded as well',
    level: 'exact',
    file: queryText,
    replaces: 'const encoded = encodeURIComponent(text);',
    by: "const encoded = encodeURIComponent(text).replace(/~/g, '%7E');",
    caughtBy: {
      'paginator-url-encoded-value/tilde-and-blank': expectedReceived(
        '"/?q=a~b%20c&page=1"',
        '"/?q=a%7Eb%20c&page=1"',
      ),
    },
  },
  {
    id: 'asterisk-not-encoded',
    what: 'an asterisk stays unless another mark has to be encoded',
    level: 'exact',
    file: queryText,
    replaces: "const SUB_DELIMITERS = /[!'()*]/g;",
    by: "const SUB_DELIMITERS = /[!'()]/g;",
    caughtBy: {
      'paginator-url-encoded-value/asterisk': expectedReceived('"/?q=a%2Ab&page=1"', '"/?q=a*b&page=1"'),
    },
  },
  {
    id: 'nested-zero-left-out',
    what: '0 in a map inside the query is left out',
    level: 'exact',
    file: queryText,
    replaces: "if (value === null || value === undefined) return '';",
    by: "if (value === null || value === undefined || (value === 0 && depth > 0)) return '';",
    caughtBy: {
      'paginator-url-nested-value/zero': expectedReceived('"/?c%5Bx%5D=0&page=1"', '"/?page=1"'),
    },
  },
  {
    id: 'fourth-level-of-a-query-left-out',
    what: 'a query has no fourth level of names',
    level: 'exact',
    file: queryText,
    replaces: 'pairs += buildQueryPairs(',
    by: "if (depth < 2 || typeof nested !== 'object') pairs += buildQueryPairs(",
    caughtBy: {
      'paginator-url-nested-value/deeper': expectedReceived(
        '"/?c%5Bw%5D%5Bx%5D%5By%5D%5Bz%5D=1&page=1"',
        '"/?page=1"',
      ),
    },
  },
  {
    id: 'nested-name-of-objects-lost',
    what: 'a nested parameter with a name that every object of the language has is left out',
    level: 'exact',
    file: queryText,
    replaces: 'pairs += buildQueryPairs(',
    by: 'if (!(String(key) in {})) pairs += buildQueryPairs(',
    caughtBy: {
      'paginator-url-nested-value/constructor': expectedReceived(
        '"/?c%5Bconstructor%5D=x&page=1"',
        '"/?page=1"',
      ),
    },
  },
  {
    id: 'nested-name-of-lists-lost',
    what: 'a nested parameter called length is left out',
    level: 'exact',
    file: queryText,
    replaces: 'pairs += buildQueryPairs(',
    by: "if (key !== 'length') pairs += buildQueryPairs(",
    caughtBy: {
      'paginator-url-nested-value/length': expectedReceived('"/?c%5Blength%5D=3&page=1"', '"/?page=1"'),
    },
  },
  {
    id: 'letter-and-accent-joined',
    what: 'a letter and the accent that follows it are written as one letter',
    level: 'exact',
    file: queryText,
    replaces: 'encodeURIComponent(text)',
    by: 'encodeURIComponent(text.normalize())',
    caughtBy: {
      'paginator-url-encoded-value/letter-and-accent': expectedReceived(
        '"/?q=Malmo%CC%88&page=1"',
        '"/?q=Malm%C3%B6&page=1"',
      ),
    },
  },
  {
    id: 'query-text-trimmed',
    what: 'names and values lose the blanks around them',
    level: 'exact',
    file: queryText,
    replaces: 'encodeURIComponent(text)',
    by: 'encodeURIComponent(text.trim())',
    caughtBy: {
      'paginator-url-encoded-value/blanks-around': expectedReceived(
        '"/?q=%20new%20&page=1"',
        '"/?q=new&page=1"',
      ),
      'paginator-url-encoded-name/blanks-around': expectedReceived(
        '"/?%20town%20=x&page=1"',
        '"/?town=x&page=1"',
      ),
    },
  },
  {
    id: 'equal-values-written-once',
    what: 'a value that a list has twice is written once',
    level: 'exact',
    file: queryText,
    replaces: 'pairs += buildQueryPairs(',
    by: 'if (!pairs.endsWith(`=${String(nested)}&`)) pairs += buildQueryPairs(',
    caughtBy: {
      'paginator-url-nested-value/list-of-equals': expectedReceived(
        '"/?c%5B0%5D=oslo&c%5B1%5D=oslo&page=1"',
        '"/?c%5B0%5D=oslo&page=1"',
      ),
    },
  },
  {
    id: 'values-of-a-list-sorted-as-text',
    what: 'the values of a list stand in the order of their indexes as texts: 10 before 2',
    level: 'exact',
    file: queryText,
    replaces: 'of entriesOf(value)) {',
    by: `of [...entriesOf(value)].sort(([a], [b]) => (typeof a === 'number' ? String(a).localeCompare(String(b)) : 0))) {`,
    caughtBy: {
      'paginator-url-nested-value/list-of-eleven': expectedReceived(
        '"/?c%5B0%5D=a&c%5B1%5D=b&c%5B2%5D=c&c%5B3%5D=d&c%5B4%5D=e&c%5B5%5D=f&c%5B6%5D=g&c%5B7%5D=h&c%5B8%5D=i&c%5B9%5D=j&c%5B10%5D=k&page=1"',
        '"/?c%5B0%5D=a&c%5B1%5D=b&c%5B10%5D=k&c%5B2%5D=c&c%5B3%5D=d&c%5B4%5D=e&c%5B5%5D=f&c%5B6%5D=g&c%5B7%5D=h&c%5B8%5D=i&c%5B9%5D=j&page=1"',
      ),
    },
  },
  {
    id: 'bar-kept',
    what: 'a bar in a query value is not encoded',
    level: 'exact',
    file: queryText,
    replaces: 'const encoded = encodeURIComponent(text);',
    by: "const encoded = encodeURIComponent(text).replaceAll('%7C', '|');",
    caughtBy: {
      'paginator-url-encoded-value/unwise': expectedReceived(
        '"/?q=%3C%3E%5C%5E%60%7B%7C%7D&page=1"',
        '"/?q=%3C%3E%5C%5E%60%7B|%7D&page=1"',
      ),
    },
  },
  {
    id: 'braces-kept',
    what: 'braces in a query value are not encoded',
    level: 'exact',
    file: queryText,
    replaces: 'const encoded = encodeURIComponent(text);',
    by: "const encoded = encodeURIComponent(text).replaceAll('%7B', '{').replaceAll('%7D', '}');",
    caughtBy: {
      'paginator-url-encoded-value/unwise': expectedReceived(
        '"/?q=%3C%3E%5C%5E%60%7B%7C%7D&page=1"',
        '"/?q=%3C%3E%5C%5E%60{%7C}&page=1"',
      ),
    },
  },
  {
    id: 'value-ends-at-zero-byte',
    what: 'a query value ends at a zero byte',
    level: 'exact',
    file: queryText,
    replaces: 'const encoded = encodeURIComponent(text);',
    by: String.raw`const encoded = encodeURIComponent(text.replace(/\0.*/s, ''));`,
    caughtBy: {
      'paginator-url-encoded-value/zero-byte': expectedReceived('"/?q=a%00b&page=1"', '"/?q=a&page=1"'),
    },
  },
  {
    id: 'deep-name-encoded-twice',
    what: 'a name in a map in a map is encoded twice',
    level: 'exact',
    file: queryText,
    replaces: 'encodeQueryPart(String(key))',
    by: '(depth > 0 ? encodeQueryPart(encodeQueryPart(String(key))) : encodeQueryPart(String(key)))',
    caughtBy: {
      'paginator-url-nested-value/encoded-deep-name': expectedReceived(
        '"/?c%5Bx%5D%5Bhome%20town%5D=1&page=1"',
        '"/?c%5Bx%5D%5Bhome%2520town%5D=1&page=1"',
      ),
    },
  },
  {
    id: 'empty-brackets-off-page-name',
    what: 'a page name loses empty brackets at its end',
    level: 'exact',
    file: 'src/reference/paginator/page-url.ts',
    replaces: 'normalizeKey(pageName)',
    by: String.raw`normalizeKey(pageName.replace(/\[\]$/, ''))`,
    caughtBy: {
      'paginator-url-encoded-page-name/empty-brackets': expectedReceived('"/?page%5B%5D=3"', '"/?page=3"'),
    },
  },
  {
    id: 'lists-of-the-query-sorted',
    what: 'a list in the query is sorted',
    level: 'exact',
    file: queryText,
    replaces: 'for (const [key, nested] of entriesOf(value)) {',
    by: `const given = [...entriesOf(value)];
  const isList = given.every(([key], index) => key === index);
  const sorted = given.map(([, entry]) => entry).sort();
  for (const [index, [key, entry]] of given.entries()) {
    const nested = isList ? sorted[index] : entry;`,
    caughtBy: {
      'paginator-url-nested-value/list-as-given': expectedReceived(
        '"/?c%5B0%5D=rome&c%5B1%5D=oslo&c%5B2%5D=rome&page=1"',
        '"/?c%5B0%5D=oslo&c%5B1%5D=rome&c%5B2%5D=rome&page=1"',
      ),
    },
  },
];

module.exports = { urlEncodingFaults };
