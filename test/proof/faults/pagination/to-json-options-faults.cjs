const { expectedReceived } = require('../../in-words.cjs');

/** What features/pagination/to-json-options.feature must notice. */
const toJsonOptionsFaults = [
  {
    id: 'json-throw-beats-partial',
    what: 'option 4194304 of toJson switches option 512 off',
    level: 'exact',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: 'return encodeJson(this.jsonSerialize(), flags & JSON_THROW_ON_ERROR ? flags & ~512 : flags);',
    caughtBy: {
      'paginator-to-json-option-partial-and-throw': expectedReceived(
        'a text that contains ":[0,\\"Ada\\"]"',
        'JsonEncoding error (JsonEncodingException): Inf and NaN cannot be JSON encoded',
      ),
    },
  },
  {
    id: 'shuffled-places-a-list',
    what: 'a map with the places of a list in another order counts as a list',
    level: 'exact',
    file: 'src/reference/php/ordered-map.ts',
    replaces:
      'return Array.isArray(this.#store) || [...this.#store.keys()].every((key, index) => key === index);',
    by: "return Array.isArray(this.#store) || ([...this.#store.keys()].every((key) => typeof key === 'number' && key < this.#store.size && key >= 0) && [...(this.#store as Map<any, any>).keys()][0] === 0);",
    caughtBy: {
      'paginator-to-json-shuffled': expectedReceived(
        'a text that contains ":{\\"0\\":\\"Ada\\",\\"2\\":\\"Cy\\",\\"1\\":\\"Bo\\"}"',
        '"{\\"current_page\\":1,\\"current_page_url\\":\\"\\\\/?page=1\\",\\"data\\":[\\"Ada\\",\\"Cy\\",\\"Bo\\"],\\"first_page_url\\":\\"\\\\/?page=1\\",\\"from\\":1,\\"next_page_url\\":null,\\"path\\":\\"\\\\/\\",\\"per_page\\":3,\\"prev_page_url\\":null,\\"to\\":3}"',
      ),
    },
  },
];

module.exports = { toJsonOptionsFaults };
