const { expectedReceived } = require('../../in-words.cjs');

/** What features/resources/request.feature must notice. */
const requestFaults = [
  {
    id: 'request-default-of-a-map',
    what: 'a map as the default of a request parameter is ignored',
    level: 'observed',
    file: 'src/reference/http/request.ts',
    replaces: '(own ?? fallback)',
    by: `(own ?? (typeof fallback === 'object' ? null : fallback))`,
    caughtBy: { 'resource-request-default/map': expectedReceived('{"a": 1}', 'null') },
  },
];

module.exports = { requestFaults };
