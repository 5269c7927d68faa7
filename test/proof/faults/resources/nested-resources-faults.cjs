const { expectedReceived } = require('../../in-words.cjs');

const jsonWriter = 'src/reference/php/json-writer.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

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
  {
    id: 'nested-without-flags',
    what: 'a resource inside another is written without flags',
    level: 'exact',
    file: jsonWriter,
    replaces: 'if (!this.#mayStand(object, this.#path.length >= MAX_NESTING)) return;',
    by: `if ('jsonOptions' in object && this.#flags & ~4194304) {
      this.#tail += encodeJson(object);
      return;
    }
    if (!this.#mayStand(object, this.#path.length >= MAX_NESTING)) return;`,
    caughtBy: {
      'resource-nested-flags/slash': '\\\\u00e9\\\\/',
      'resource-nested-flags/objects': '[1,[]]',
      'resource-nested-flags/partial': 'Inf and NaN cannot be JSON encoded',
      'resource-nested-pretty-layout': '{\\"p\\":1}',
      'resource-nested-response-flags': '\\\\/',
    },
  },
  {
    id: 'nested-own-flags',
    what: 'a resource inside another is written with its own flags',
    level: 'exact',
    file: jsonWriter,
    replaces: 'if (!this.#mayStand(object, this.#path.length >= MAX_NESTING)) return;',
    by: `if ('jsonOptions' in object && (object as any).jsonOptions() & ~this.#flags) {
      this.#tail += encodeJson(object, this.#flags | (object as any).jsonOptions());
      return;
    }
    if (!this.#mayStand(object, this.#path.length >= MAX_NESTING)) return;`,
    caughtBy: {
      'resource-nested-flags/none': 'é',
      'resource-nested-response-flags': 'é',
    },
  },
  {
    id: 'raising-beats-partial',
    what: 'with the options to raise and to write partial output, toJson raises',
    level: 'exact',
    file: jsonResource,
    replaces: 'return encodeJson(data, flags);',
    by: 'return encodeJson(data, flags & 4194304 ? flags & ~512 : flags);',
    caughtBy: {
      'resource-nested-flags/partial-raising': '{\\"at\\":{\\"p\\":0}}',
    },
  },
  {
    id: 'nested-page-shows-items',
    what: 'a page inside the data is written as its items',
    level: 'observed',
    file: jsonResource,
    replaces: ': isResource(value) && isNull(value.resource) ? null : value;',
    by: ': isPaginator(value) ? value.getCollection() : isResource(value) && isNull(value.resource) ? null : value;',
    caughtBy: {
      'resource-nested-page': expectedReceived(
        '[{"name": "Ada"}]',
        'nothing there; the whole is {"data": {"authors": [{"name": "Ada"}]}}',
      ),
    },
  },
  {
    id: 'nested-empty-page-null',
    what: 'an empty page of resources inside the data becomes null',
    level: 'observed',
    file: jsonResource,
    replaces: ': isResource(value) && isNull(value.resource) ? null : value;',
    by: ': isResource(value) && (isNull(value.resource) || (value instanceof ResourceCollection && isPaginator(value.resource) && value.count() === 0)) ? null : value;',
    caughtBy: { 'resource-nested-place/empty-page': expectedReceived('[]', 'null') },
  },
  {
    id: 'nested-under-its-own-wrapper-key',
    what: 'a resource whose class declares a wrapper key is wrapped in it wherever it is written',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.resolve(this.resolveRequestFromContainer());',
    by: `const data = this.resolve(this.resolveRequestFromContainer());
    const { $wrap } = this.constructor as typeof JsonResource;
    return $wrap && $wrap !== JsonResource.$wrap ? { [$wrap]: data } : data;`,
    caughtBy: { 'resource-nested-data-alone': '"editor"' },
  },
  {
    id: 'metadata-of-nested-resources',
    what: 'metadata of a resource among the data are metadata of the response',
    level: 'observed',
    file: jsonResource,
    replaces: 'wrapData(cls, data, ...extra, ',
    by: `wrapData(cls, data, ...extra, ...[...OrderedMap.from<any>(data).values()].filter(isResource).map((one: any) => one.$additional), `,
    caughtBy: { 'resource-nested-data-alone': '"took": 5' },
  },
  {
    id: 'extra-data-of-nested-resources',
    what: 'extra data of a resource among the data are extra data of the response',
    level: 'observed',
    file: jsonResource,
    replaces: 'wrapData(cls, data, ...extra, ',
    by: `wrapData(cls, data, ...extra, ...[...OrderedMap.from<any>(data).values()].filter(isResource).map((one: any) => one.with(request)), `,
    caughtBy: { 'resource-nested-data-alone': '"version": 2' },
  },
];

module.exports = { nestedResourcesFaults };
