const jsonResponse = 'src/reference/http/json-response.ts';

/** What features/resources/unencodable.feature must notice. */
const unencodableFaults = [
  {
    id: 'deep-response-substituted',
    what: 'with the flag for partial output a response has null for lists that are nested too deep',
    level: 'observed',
    file: jsonResponse,
    replaces: '[JSON_FAILURE.malformed, JSON_FAILURE.depth]',
    by: '[JSON_FAILURE.malformed]',
    caughtBy: { 'collection-unencodable-response-depth': 'Maximum stack depth exceeded' },
  },
  {
    id: 'recursion-in-response-refused',
    what: 'a response with an object that holds itself is refused whatever the flags say',
    level: 'observed',
    file: jsonResponse,
    replaces: '[JSON_FAILURE.malformed, JSON_FAILURE.depth]',
    by: '[JSON_FAILURE.malformed, JSON_FAILURE.depth, JSON_FAILURE.recursion]',
    caughtBy: { 'collection-unencodable-response-recursion': 'Recursion detected' },
  },
];

module.exports = { unencodableFaults };
