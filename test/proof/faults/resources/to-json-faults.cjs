const { expectedReceived } = require('../../in-words.cjs');

const collection = 'src/reference/collection/collection.ts';
const jsonWriter = 'src/reference/php/json-writer.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/to-json.feature must notice. */
const toJsonFaults = [
  {
    id: 'resource-json-empty',
    what: 'toJson of a resource is an empty text',
    level: 'stated',
    file: jsonResource,
    replaces: 'return encodeJson(data, flags | JSON_THROW_ON_ERROR);',
    by: "return data === null ? encodeJson(data, flags | JSON_THROW_ON_ERROR) : '';",
    caughtBy: {
      'collection-to-json-text/plain': expectedReceived('JSON text with {"id": 7} somewhere in it', '""'),
    },
  },
  {
    id: 'resource-json-not-pretty',
    what: 'toPrettyJson of a resource gives what toJson gives',
    level: 'stated',
    file: jsonResource,
    replaces: "integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT",
    by: "integerArgument('toPrettyJson(options)', options) | (JSON_PRETTY_PRINT & 0)",
    caughtBy: {
      'collection-to-json-pretty-stated': expectedReceived(
        'the JSON text that toJson() gives, spread over lines',
        '"[{\\"id\\":\\"Whoever prints',
      ),
    },
  },
  {
    id: 'serialized-empty',
    what: 'jsonSerialize of a resource is empty',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.resolve(this.resolveRequestFromContainer());',
    by: 'return [];',
    caughtBy: { 'collection-to-json-serialize-array': '{"id": 7} somewhere in it' },
  },
  {
    id: 'nested-json-empty',
    what: 'a resource inside another one is written to JSON as an empty object',
    level: 'observed',
    file: jsonWriter,
    replaces: 'isJsonSerializable(object) ? object.jsonSerialize()',
    by: "isJsonSerializable(object) ? (typeof Reflect.get(object, 'toAttributes') === 'function' ? {} : object.jsonSerialize())",
    caughtBy: { 'collection-to-json-nested': expectedReceived('{"id": 1}', '[]') },
  },
  {
    id: 'metadata-in-json',
    what: 'JSON text has the metadata of the response',
    level: 'observed',
    file: jsonResource,
    replaces: 'const data = this.jsonSerialize();',
    by: 'const data = OrderedMap.from<unknown>({ ...Object.fromEntries(OrderedMap.from(this.jsonSerialize())), ...Object.fromEntries(OrderedMap.from(this.$additional)) });',
    caughtBy: { 'resource-to-json-without-metadata': 'took' },
  },
  {
    id: 'resource-pretty-json-escapes',
    what: 'toPrettyJson of a resource leaves slashes as they are unless it is told which options to use',
    level: 'stated',
    file: jsonResource,
    replaces: 'toPrettyJson(options = 0)',
    by: 'toPrettyJson(options = 64)',
    caughtBy: { 'collection-to-json-default-options/pretty': '\\\\/' },
  },
  {
    id: 'objects-of-a-collection-asked',
    what: 'objects in a Collection inside data are left out unless they have a form of their own',
    level: 'observed',
    file: collection,
    replaces: 'return isArrayable(value) ? value.toArray() : value;',
    by: "return isArrayable(value) ? value.toArray() : typeof value === 'object' && !isMapLike(value) ? [] : value;",
    caughtBy: { 'collection-to-json-objects-in-collection': '"name": "Bonn"' },
  },
];

module.exports = { toJsonFaults };
