const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/view-name-properties.feature must notice. */
const viewNamePropertiesFaults = [
  {
    id: 'default-views-unset',
    what: 'the default views are null until they are set',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: `static $defaultView = 'pagination::tailwind';`,
        by: 'static $defaultView: string = null as never;',
      },
      {
        file: abstractPaginator,
        replaces: `static $defaultSimpleView = 'pagination::simple-tailwind';`,
        by: 'static $defaultSimpleView: string = null as never;',
      },
    ],
    caughtBy: {
      'paginator-view-name-property-text/view': expectedReceived('any string', 'null'),
      'paginator-view-name-property-text/simple': expectedReceived('any string', 'null'),
    },
  },
];

module.exports = { viewNamePropertiesFaults };
