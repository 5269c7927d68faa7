const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';
const protectedNames = 'src/suite/driver/in-process/protected-names.ts';

/** What features/resources/properties.feature must notice. */
const propertiesFaults = [
  {
    id: 'protected-properties-open',
    what: 'protected properties can be read from outside',
    level: 'stated',
    file: protectedNames,
    replaces: 'rows.filter(({ isProtected }) => isProtected)',
    by: "rows.filter(({ isProtected, name }) => isProtected && !name.startsWith('$'))",
    caughtBy: {
      'collection-properties-protected/preserve-all': expectedReceived(
        'an error, or anything but true',
        'true',
      ),
      'paginator-property-out-of-reach/page-name': expectedReceived(
        'an error, or anything but "sheet"',
        '"sheet"',
      ),
      'paginator-property-not-written/per-page': expectedReceived('2', '17'),
    },
  },
  {
    id: 'additional-null-at-first',
    what: 'the additional data of a new resource are null',
    level: 'stated',
    file: jsonResource,
    replaces: '$additional: MapLike = NOTHING;',
    by: '$additional: MapLike = null as never;',
    caughtBy: { 'collection-properties-maps/additional': 'received: null' },
  },
  {
    id: 'with-null-at-first',
    what: 'the extra data of a new resource are null',
    level: 'stated',
    file: jsonResource,
    replaces: '$with: MapLike = NOTHING;',
    by: '$with: MapLike = null as never;',
    caughtBy: { 'collection-properties-maps/with': 'received: null' },
  },
  {
    id: 'no-wrap-key-inherited',
    what: 'a class that declares no wrapper key has that of all resources',
    level: 'observed',
    file: 'src/reference/resource/json-resource.ts',
    replaces: 'const { $wrap, forceWrapping } = cls;',
    by: `const { forceWrapping } = cls;
  const $wrap = cls.$wrap ?? JsonResource.$wrap;`,
    caughtBy: {
      'collection-properties-no-wrap': expectedReceived('{"id": 1}', '{"data": {"id": 1}}'),
    },
  },
];

module.exports = { propertiesFaults };
