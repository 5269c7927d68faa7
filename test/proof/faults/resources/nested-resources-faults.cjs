const { expectedReceived } = require('../../in-words.cjs');

const jsonWriter = 'src/reference/php/json-writer.ts';

/** What features/resources/nested-resources.feature must notice. */
const nestedResourcesFaults = [
  {
    id: 'nested-json-nothing-left',
    what: 'a resource inside another one of which nothing is left is written to JSON as an empty object',
    level: 'observed',
    file: jsonWriter,
    replaces: 'if (data !== object) this.#value(data);',
    by: `const isNothing = typeof Reflect.get(object, 'toAttributes') === 'function' && /^(\\[]|{})$/.test(JSON.stringify(data));
    if (data !== object) this.#value(isNothing ? new (class {})() : data);`,
    caughtBy: {
      'resource-nested-nothing-left/list': expectedReceived('"{\\"draft\\":[[]]}"', '"{\\"draft\\":[{}]}"'),
    },
  },
];

module.exports = { nestedResourcesFaults };
