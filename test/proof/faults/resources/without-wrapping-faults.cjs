const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/without-wrapping.feature must notice. */
const withoutWrappingFaults = [
  {
    id: 'no-force-without-wrapping',
    what: 'disabling wrapping takes the force flag back as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'assignStatics(this, { $wrap: null });',
    by: 'assignStatics(this, { $wrap: null, forceWrapping: false });',
    caughtBy: { 'collection-unwrapped-keeps-force': expectedReceived('true', 'false') },
  },
  {
    id: 'no-wrapper-as-text',
    what: 'an empty text is the wrapper key where there is none',
    level: 'observed',
    file: jsonResource,
    replaces: 'assignStatics(this, { $wrap: null });',
    by: "assignStatics(this, { $wrap: '' });",
    caughtBy: { 'collection-unwrapped-null': 'expected: null' },
  },
  {
    id: 'without-wrapping-empty-extra',
    what: 'extra data of nothing but empty maps are no extra data',
    level: 'observed',
    file: jsonResource,
    replaces: '!extra.every(isEmptyMap);',
    by: '!extra.every((map) => OrderedMap.from<unknown>(map).filter((value) => !isMapLike(value) || !isEmptyMap(value)).size === 0);',
    caughtBy: {
      'collection-unwrapped-extra/empty-map': expectedReceived(
        '{"data": [{"id": 1}], "m": []}',
        '{"0": {"id": 1}, "m": []}',
      ),
    },
  },
  {
    id: 'null-wrap-named-items-beside',
    what: 'named items of a page stand beside its links where nothing is wrapped',
    level: 'observed',
    file: jsonResource,
    replaces: '  return recursiveMerge(wraps ?',
    by: `  if ($wrap === null && extra.length > 2 && !forceWrapping && !OrderedMap.from<any>(data).isList) return recursiveMerge(data, ...extra);
  return recursiveMerge(wraps ?`,
    caughtBy: { 'collection-unwrapped-page/named': 'expected: {"a": {"id": 1}}' },
  },
  {
    id: 'json-wrapped-by-key',
    what: 'JSON text is wrapped once another wrapper key was set',
    level: 'observed',
    file: jsonResource,
    replaces: 'return encodeJson(data, flags);',
    by: `const w = (this.constructor as any).$wrap; return encodeJson(w && w !== 'data' ? { [w]: data } : data, flags);`,
    caughtBy: { 'collection-wrapped-json': expectedReceived('[{"id": 1}]', '{"posts": [{"id": 1}]}') },
  },
  {
    id: 'unwrapped-page-with-data',
    what: 'without wrapping a page whose items have a key "data" is not put under it',
    level: 'observed',
    file: 'src/reference/resource/json-resource.ts',
    replaces: '!extra.every(isEmptyMap);',
    by: `(!extra.every(isEmptyMap) && (extra.length < 3 || lookUp(data, 'data', ABSENT) === ABSENT));`,
    caughtBy: { 'collection-unwrapped-page/own-data': 'the response body' },
  },
];

module.exports = { withoutWrappingFaults };
