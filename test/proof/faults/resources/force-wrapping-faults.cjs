const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/force-wrapping.feature must notice. */
const forceWrappingFaults = [
  {
    id: 'force-gives-in',
    what: 'forced wrapping gives in to data that has the wrap key',
    level: 'observed',
    file: jsonResource,
    replaces: 'const { $wrap, forceWrapping } = cls;',
    by: `const { $wrap, forceWrapping: force } = cls;
  const forceWrapping = force && $wrap !== null && lookUp(data, $wrap, ABSENT) === ABSENT;`,
    caughtBy: {
      'law-response-wrap': 'adds at most one level',
      'collection-forced-wraps/key-present': expectedReceived(
        '{"data": {"data": 1, "id": 2}}',
        '{"data": 1, "id": 2}',
      ),
    },
  },
  {
    id: 'never-wrapped',
    what: 'a response is never wrapped',
    level: 'stated',
    file: jsonResource,
    replaces: 'recursiveMerge(wraps ?',
    by: 'recursiveMerge(wraps && $wrap === undefined ?',
    caughtBy: { 'collection-forced-present': expectedReceived('{"posts": 1}', '1') },
  },
  {
    id: 'force-wrapping-ignored',
    what: 'forced wrapping is not forced',
    level: 'stated',
    file: jsonResource,
    replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: 'lookUp(data, $wrap, ABSENT) === ABSENT',
    caughtBy: { 'collection-forced-present': expectedReceived('{"posts": 1}', '1') },
  },
  {
    id: 'wrapped-over-falsy',
    what: 'data are wrapped again when 0, an empty text or false is under the wrapper key',
    level: 'stated',
    file: jsonResource,
    replaces: 'lookUp(data, $wrap, ABSENT) === ABSENT',
    by: '!lookUp(data, $wrap, ABSENT) || lookUp(data, $wrap, ABSENT) === ABSENT',
    caughtBy: {
      'collection-forced-not-falsy/zero': 'expected: 0',
      'collection-forced-not-falsy/empty': 'expected: ""',
      'collection-forced-not-falsy/false': 'expected: false',
    },
  },
  {
    id: 'null-does-not-hold-the-wrapper',
    what: 'data with null under the wrapper key are wrapped again',
    level: 'observed',
    file: jsonResource,
    replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: 'forceWrapping || (lookUp(data, $wrap, ABSENT) ?? ABSENT) === ABSENT',
    caughtBy: { 'collection-forced-not-null': 'expected: null' },
  },
  {
    id: 'force-flag-of-all',
    what: 'the flag that forces wrapping is that of all resources, also where a class declares its own',
    level: 'observed',
    file: jsonResource,
    replaces: 'const { $wrap, forceWrapping } = cls;',
    by: `const { $wrap } = cls;
  const { forceWrapping } = JsonResource;`,
    caughtBy: { 'collection-forced-own': 'received: {"data": 1}' },
  },
  {
    id: 'force-lost-beside-metadata',
    what: 'beside extra data or metadata wrapping is not forced',
    level: 'stated',
    file: jsonResource,
    replaces: '? forceWrapping || lookUp(',
    by: '? (forceWrapping && extra.every(isEmptyMap)) || lookUp(',
    caughtBy: { 'collection-forced-beside-metadata': 'at /posts/posts' },
  },
  {
    id: 'collected-class-forces',
    what: 'the force flag of the collected class counts for a collection as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data,',
    by: `const collected: any = findClass((resource as any).$collects ?? null);
  const forcing: any = Object.assign(Object.create(cls), { forceWrapping: cls.forceWrapping || collected?.forceWrapping });
  const body = wrapData(forcing, data,`,
    caughtBy: {
      'collection-forced-own-collected': expectedReceived('{"id": 1}', '{"data": {"id": 1}}'),
    },
  },
  {
    id: 'key-among-others-wrapped',
    what: 'data that have other keys beside the wrapper key are wrapped again',
    level: 'stated',
    file: jsonResource,
    replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT || [...OrderedMap.from(data)].length > 1',
    caughtBy: { 'collection-forced-not-among-more': expectedReceived('1', '{"id": 2, "posts": 1}') },
  },
  {
    id: 'force-lost-for-pages',
    what: 'wrapping is not forced for a page',
    level: 'observed',
    file: jsonResource,
    replaces: '? forceWrapping || lookUp(',
    by: '? (forceWrapping && extra.length === 2) || lookUp(',
    caughtBy: { 'collection-forced-page-own-array': expectedReceived('{"data": 1}', '1') },
  },
  {
    id: 'forcing-not-of-collections',
    what: 'wrapping is not forced for collections',
    level: 'stated',
    file: jsonResource,
    replaces: '    ? forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    by: '    ? (forceWrapping && !(cls.prototype instanceof ResourceCollection)) || lookUp(data, $wrap, ABSENT) === ABSENT',
    caughtBy: {
      'collection-forced-present-in-array': expectedReceived(
        '["first"]',
        'nothing there; the whole is {"posts": ["first"], "total": 1}',
      ),
    },
  },
];

module.exports = { forceWrappingFaults };
