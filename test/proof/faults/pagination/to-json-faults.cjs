const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';
const jsonStrings = 'src/reference/php/json-strings.ts';
const jsonWriter = 'src/reference/php/json-writer.ts';

/** What features/pagination/to-json.feature must notice. */
const toJsonFaults = [
  {
    id: 'empty-json-text',
    what: 'toJson gives an empty text',
    level: 'stated',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: "return '';",
    caughtBy: {
      'paginator-to-json-stated/no-options': expectedReceived(
        'JSON text with a value "Ada" somewhere in it',
        '""',
      ),
    },
  },
  {
    id: 'fraction-cut',
    what: 'a fraction is an integer in JSON',
    level: 'stated',
    file: jsonWriter,
    replaces: 'const text = numberToJson(value);',
    by: 'const text = numberToJson(Math.trunc(value));',
    caughtBy: {
      'paginator-to-json-any-value/fraction': '{"v": 1234567.890625}',
      'collection-to-json-any-value/fraction': '{"id": 1234567.890625}',
    },
  },
  {
    id: 'quotation-mark-as-it-is',
    what: 'JSON text has quotation marks inside of texts as they are',
    level: 'stated',
    file: jsonStrings,
    replaces: "return char <= '\\\\' ?",
    by: `if (char === '"') return char;
    return char <= '\\\\' ?`,
    caughtBy: {
      'paginator-to-json-any-text/quotation': '(invalid symbol at line 1',
      'collection-to-json-any-text/quotation': '(invalid symbol at line 1',
    },
  },
  {
    id: 'page-json-pretty-unasked',
    what: 'toJson of a page takes an option where none is given',
    level: 'stated',
    file: paginator,
    replaces: 'toJson(options = 0): string {',
    by: 'toJson(options = 128): string {',
    caughtBy: { 'paginator-to-json-default-options/plain': 'toJson' },
  },
  {
    id: 'page-pretty-json-markup-unasked',
    what: 'toPrettyJson of a page escapes markup where no options are given',
    level: 'stated',
    file: paginator,
    replaces: 'toPrettyJson(options = 0): string {',
    by: 'toPrettyJson(options = 1): string {',
    caughtBy: { 'paginator-to-json-default-options/pretty': 'toPrettyJson' },
  },
  {
    id: 'pretty-from-then-on',
    what: 'JSON text is pretty-printed from the first time on that it was asked to be',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: "integerArgument('Paginator.toPrettyJson(options)', options) | JSON_PRETTY_PRINT);",
        by: "((this as any).flags = integerArgument('Paginator.toPrettyJson(options)', options) | JSON_PRETTY_PRINT));",
      },
      {
        file: paginator,
        replaces: 'return encodeJson(this.jsonSerialize(), flags);',
        by: 'return encodeJson(this.jsonSerialize(), flags | ((this as any).flags ?? 0));',
      },
    ],
    caughtBy: { 'paginator-to-json-after-pretty': '\\n' },
  },
  {
    id: 'json-options-remembered',
    what: 'the options of one JSON text are those of all that come after it',
    level: 'observed',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: `(this as any).$flags = ((this as any).$flags ?? 0) | (flags & ~(JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR));
      return encodeJson(this.jsonSerialize(), flags | (this as any).$flags);`,
    caughtBy: {
      'paginator-json-flags-once': 'a/b',
    },
  },
  {
    id: 'null-of-an-object-as-an-empty-list',
    what: 'an object whose JSON is null is written as an empty list',
    level: 'exact',
    file: jsonWriter,
    replaces: "const data = isJsonSerializable(object) ? object.jsonSerialize() : object.toJSON('');",
    by: "const data = isJsonSerializable(object) ? (object.jsonSerialize() ?? []) : object.toJSON('');",
    caughtBy: { 'paginator-to-json-object-of-null': 'expected: a text that contains "\\"data\\":[null]"' },
  },
  {
    id: 'fields-of-null-left-out-of-json',
    what: 'fields of an object that are null are left out of the JSON text',
    level: 'exact',
    file: jsonWriter,
    replaces: `else this.#pairs(value, Object.entries(value));
  }`,
    by: `else this.#pairs(value, Object.entries(value).filter(([, v]) => v !== null));
  }`,
    caughtBy: {
      'paginator-to-json-field-of-null':
        'expected: a text that contains "\\"data\\":[{\\"x\\":1,\\"y\\":null}]"',
    },
  },
  {
    id: 'names-written-as-they-are',
    what: 'the names of entries are written without escapes',
    level: 'stated',
    file: jsonStrings,
    replaces: `\`\${before}"\${this.escape(name) ?? ''}"\${after}\``,
    by: '`${before}"${name}"${after}`',
    caughtBy: {
      'paginator-to-json-any-name/quotation':
        'expected: JSON text with a value {"say \\"hi\\"": 1} somewhere in it',
      'paginator-to-json-any-name/backslash':
        'expected: JSON text with a value {"C:\\\\new": 1} somewhere in it',
      'paginator-to-json-any-name/lines': 'expected: JSON text with a value {"one\\ntwo": 1} somewhere in it',
    },
  },
  {
    id: 'tab-in-name-kept',
    what: 'a tab in the name of an entry is written as it is',
    level: 'stated',
    file: jsonStrings,
    replaces: "${this.escape(name) ?? ''}",
    by: "${(this.escape(name) ?? '').replaceAll('\\\\t', '\\t')}",
    caughtBy: {
      'paginator-to-json-any-name/tab': 'expected: JSON text with a value {"one\\ttwo": 1} somewhere in it',
    },
  },
  {
    id: 'sign-of-small-fraction-lost',
    what: 'a fraction between -0.1 and 0 loses its sign',
    level: 'exact',
    file: 'src/reference/php/numbers.ts',
    replaces: 'if (exponent < 0) return `${sign}0.',
    by: "if (exponent < 0) return `${exponent < -1 ? '' : sign}0.",
    caughtBy: { 'paginator-to-json-values/negative-part': 'expected: a text that contains ":[-0.05]"' },
  },
  {
    id: 'long-integer-with-exponent',
    what: 'an integer of thirteen digits is written with an exponent',
    level: 'exact',
    file: jsonWriter,
    replaces: 'if (Number.isSafeInteger(value)) return String(value);',
    by: 'if (Number.isSafeInteger(value)) return value >= 1e12 ? value.toExponential() : String(value);',
    caughtBy: { 'paginator-to-json-values/long': 'expected: a text that contains ":[1700000000000]"' },
  },
  {
    id: 'json-of-what-resources-wrap',
    what: 'JSON text of a page has what its resources wrap in their place',
    level: 'stated',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: `const form: any = { ...this.jsonSerialize() };
    if (Array.isArray(form.data)) form.data = form.data.map((item: any) => item?.resource ?? item);
    return encodeJson(form, flags);`,
    caughtBy: {
      'paginator-to-json-resources-stated': '{"city": "Oslo"} somewhere',
    },
  },
  {
    id: 'tilde-lost-in-json',
    what: 'a tilde is lost in JSON text',
    level: 'stated',
    file: jsonWriter,
    replaces: 'this.#text += escaped;',
    by: "this.#text += escaped.replaceAll('~', '');",
    caughtBy: {
      'paginator-to-json-any-text/signs': '~a $b %s {0} ^',
    },
  },
  {
    id: 'single-precision',
    what: 'a fraction has single precision in JSON',
    level: 'stated',
    file: jsonWriter,
    replaces: 'const text = numberToJson(value);',
    by: 'const text = numberToJson(Math.fround(value));',
    caughtBy: {
      'paginator-to-json-any-value/fraction': '{"v": 1234567.890625}',
      'collection-to-json-any-value/fraction': '{"id": 1234567.890625}',
    },
  },
  {
    id: 'words-without-quotation-marks',
    what: 'the texts "true", "false" and "null" are written as the words',
    level: 'stated',
    file: jsonWriter,
    replaces: 'return this.#flags & flag.JSON_NUMERIC_CHECK',
    by: `if (['true', 'false', 'null'].includes(text)) return text;
    return this.#flags & flag.JSON_NUMERIC_CHECK`,
    caughtBy: {
      'paginator-to-json-any-text/true': 'expected: JSON text with a value "true" somewhere in it',
      'paginator-to-json-any-text/false': 'expected: JSON text with a value "false" somewhere in it',
      'paginator-to-json-any-text/null': 'expected: JSON text with a value "null" somewhere in it',
      'collection-to-json-any-text/true': 'expected: JSON text with a value {"id": "true"} somewhere in it',
    },
  },
  {
    id: 'texts-of-numbers-as-numbers',
    what: 'a text that reads as a number with an exponent, a base or a blank is written as one',
    level: 'stated',
    file: jsonWriter,
    replaces: 'return this.#flags & flag.JSON_NUMERIC_CHECK',
    by: `const number = Number(text);
    if (/[ex ]\\w/i.test(text) && !Number.isNaN(number)) return String(number);
    return this.#flags & flag.JSON_NUMERIC_CHECK`,
    caughtBy: {
      'paginator-to-json-any-text/exponent': 'expected: JSON text with a value "1e3" somewhere in it',
      'paginator-to-json-any-text/hexadecimal': 'expected: JSON text with a value "0x1F" somewhere in it',
      'paginator-to-json-any-text/number-after-blank':
        'expected: JSON text with a value " 7" somewhere in it',
      'collection-to-json-any-text/exponent':
        'expected: JSON text with a value {"id": "1e3"} somewhere in it',
    },
  },
  {
    id: 'list-of-codes-as-text',
    what: 'a list of the codes of letters is written as text',
    level: 'stated',
    file: jsonWriter,
    replaces: '} else if (list.length === 0) {',
    by: `} else if (list.length > 0 && list.every((code) => Number.isInteger(code) && Number(code) > 31 && Number(code) < 127)) {
      this.#value(String.fromCharCode(...(list as number[])));
    } else if (list.length === 0) {`,
    caughtBy: {
      'paginator-to-json-any-value/codes': '{"v": [72, 105]}',
      'collection-to-json-any-value/codes': '{"id": [72, 105]}',
    },
  },
  {
    id: 'rare-line-marks-lost',
    what: 'carriage returns, backspaces and form feeds are lost in JSON text',
    level: 'stated',
    file: jsonStrings,
    replaces: "return char <= '\\\\' ?",
    by: `if ('\\r\\b\\f'.includes(char)) return '';
    return char <= '\\\\' ?`,
    caughtBy: {
      'paginator-to-json-any-text/returns': 'expected: JSON text with',
      'collection-to-json-any-text/returns': 'expected: JSON text with',
    },
  },
  {
    id: 'fraction-of-four-decimals',
    what: 'a fraction has four decimals in JSON',
    level: 'stated',
    file: jsonWriter,
    replaces: 'const text = numberToJson(value);',
    by: 'const text = numberToJson(Number(value.toFixed(4)));',
    caughtBy: {
      'paginator-to-json-any-value/decimals': '{"v": 0.1171875}',
      'collection-to-json-any-value/decimals': '{"id": 0.1171875}',
    },
  },
];

module.exports = { toJsonFaults };
