const { expectedReceived } = require('./in-words.cjs');

const merging = 'src/reference/php/recursive-merge.ts';
const resource = 'src/reference/resource/json-resource.ts';

/** Faults of responses: wrapping, extra data, metadata. */
const responseFaults = [
  {
    id: 'additional-overrides',
    what: 'additional data replaces what stands under the same name',
    level: 'observed',
    changes: [
      {
        file: merging,
        replaces: 'target.set(key, mergeValues(target.get(key), value, depth + 1));',
        by: 'target.set(key, value);',
      },
    ],
    caughtBy: {
      'law-response-merge': 'the wrapped data merged with the data beside it',
      'collection-merge-same-name/two-scalars': expectedReceived('[1, 2]', '2'),
    },
  },
  {
    id: 'additional-accumulates',
    what: 'a second call of additional adds to the first',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
        by: "this.$additional = require('../php/recursive-merge').recursiveMerge(this.$additional, copyMap('additional(data)', requireMap('additional(data)', data)));",
      },
    ],
    caughtBy: {
      'collection-additional-replaces': 'received: {"data": [{"id": 1}], "took": 5, "cached": [true, false]}',
    },
  },
  {
    id: 'unwrapped-page',
    what: 'a page is not wrapped when wrapping is off',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'const body = wrapData(',
        by: 'const off = page !== null && cls.$wrap === null;\n  const body = (off ? (_: object, ...maps: MapLike[]) => recursiveMerge(...maps) : wrapData)(',
      },
    ],
    caughtBy: {
      'collection-paginated-unwrapped': 'received: nothing in {"0": {"id": 1}, "links"',
    },
  },
  {
    id: 'collected-class-wraps',
    what: 'a collection is wrapped as its collected class says',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'const body = wrapData(cls, data,',
        by: "const body = wrapData(((own) => (own && require('./class-registry').findClass(own)) ?? cls)(page === null ? (resource as any).$collects : null), data,",
      },
    ],
    caughtBy: {
      'collection-wrap-state-own-collected': expectedReceived(
        '{"data": [{"id": 1}]}',
        '{"own": [{"id": 1}]}',
      ),
    },
  },
  {
    id: 'wrapped-twice',
    what: 'data that has the wrap key already is wrapped again',
    level: 'observed',
    changes: [
      { file: resource, replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT', by: 'true' },
    ],
    caughtBy: {
      'law-response-merge': '{"data": null}',
      'collection-wrap-present/key-alone': expectedReceived('1', '{"data": 1}'),
    },
  },
  {
    id: 'force-gives-in',
    what: 'forced wrapping gives in to data that has the wrap key',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'const { $wrap, forceWrapping } = cls;',
        by: 'const { $wrap, forceWrapping: force } = cls;\n  const forceWrapping = force && $wrap !== null && lookUp(data, $wrap, ABSENT) === ABSENT;',
      },
    ],
    caughtBy: {
      'law-response-wrap': 'adds at most one level',
      'collection-forced-wraps/key-present': expectedReceived(
        '{"data": {"data": 1, "id": 2}}',
        '{"data": 1, "id": 2}',
      ),
    },
  },
  {
    id: 'hook-not-called',
    what: 'withResponse is never called',
    level: 'stated',
    changes: [{ file: resource, replaces: '  resource.withResponse(request, response);\n', by: '' }],
    caughtBy: {
      'collection-with-response-custom': expectedReceived('202', '200'),
    },
  },
  {
    id: 'created-is-ok',
    what: 'a model that was just created is answered with 200',
    level: 'observed',
    changes: [{ file: resource, replaces: 'created ? 201 : 200', by: '200' }],
    caughtBy: {
      'collection-response-created/created': expectedReceived('201', '200'),
    },
  },
  {
    id: 'last-link-left-out',
    what: 'the links of a page have no "last"',
    level: 'observed',
    changes: [{ file: resource, replaces: " last: link('last'),", by: '' }],
    caughtBy: {
      'collection-paginated-middle': 'expected: {"first": "/posts?page=1", "last": null',
    },
  },
  {
    id: 'addresses-in-metadata',
    what: 'the metadata of a page repeats the address of the next one',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'prev_page_url, next_page_url, ...meta',
        by: 'prev_page_url, ...meta',
      },
    ],
    caughtBy: {
      'collection-paginated-middle': '"next_page_url"',
    },
  },
  {
    id: 'information-of-any-kind',
    what: 'paginationInformation may give something that is no map',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces:
          'return requireMap(`${hook}()`, callOperation(resource, hook, [request, paginated, information]));',
        by: 'const made = callOperation(resource, hook, [request, paginated, information]);\n  return isMapLike(made) ? made : {};',
      },
    ],
    caughtBy: { 'collection-information-no-map/text': 'expected: a Type error' },
  },
  {
    id: 'numbered-page-kept-whole',
    what: 'the metadata of a page with a number among its keys repeats data and addresses',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: '.filter((_, name) => !NOT_META.has(name));',
        by: ';\n  if (!NOT_META) return {};',
      },
    ],
    caughtBy: { 'collection-paginated-numbered': '"first_page_url"' },
  },
  {
    id: 'array-form-merged',
    what: 'of an object that is merged its array form counts, not its properties',
    level: 'observed',
    changes: [
      {
        file: merging,
        replaces: 'if (publicProperties in value) {',
        by: "const given = (value as { toArray?: unknown }).toArray;\n  if (typeof given === 'function' && !(publicProperties in value)) return OrderedMap.from(given.call(value) as MapInput<unknown>);\n  if (publicProperties in value) {",
      },
    ],
    caughtBy: { 'collection-merge-object-with-array': '"shown"' },
  },
];

module.exports = { responseFaults };
