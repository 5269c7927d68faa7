const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-exists-loaded.feature must notice. */
const whenExistsLoadedFaults = [
  {
    id: 'when-exists-never',
    what: 'whenExistsLoaded finds no check',
    level: 'stated',
    file: jsonResource,
    replaces: "const attribute = finishWith(name, '_exists');",
    by: "const attribute = finishWith(name, '_there');",
    caughtBy: { 'resource-when-exists-loaded-known': expectedReceived('true', 'the missing marker') },
  },
  {
    id: 'exists-loaded-null-without-default',
    what: 'whenExistsLoaded takes an explicit null as a value only beside a default',
    level: 'observed',
    file: jsonResource,
    replaces: 'value === null ? () => null : value, fallback);',
    by: 'value === null && fallback !== ABSENT ? () => null : value, fallback);',
    caughtBy: {
      'resource-when-exists-loaded-null-alone': expectedReceived('null', 'true'),
    },
  },
  {
    id: 'exists-made-boolean',
    what: 'whenExistsLoaded turns a check that is a number into a boolean',
    level: 'observed',
    file: jsonResource,
    replaces: 'return whenComputed(this.resource, attribute, value === null ? () => null : value, fallback);',
    by: `const check = whenComputed(this.resource, attribute, value === null ? () => null : value, fallback);
    return value === ABSENT && typeof check === 'number' ? check !== 0 : check;`,
    caughtBy: {
      'resource-when-exists-loaded-number/one': expectedReceived('1', 'true'),
      'resource-when-exists-loaded-number/zero': expectedReceived('0', 'false'),
    },
  },
  {
    id: 'when-exists-loaded-boolean',
    what: 'the closure gets a boolean',
    level: 'observed',
    file: jsonResource,
    replaces: 'return whenComputed(this.resource, attribute, value === null ? () => null : value, fallback);',
    by: `const f = typeof value === 'function' ? (own: unknown) => valueFrom(value as never, truthy(own)) : value; return whenComputed(this.resource, attribute, value === null ? () => null : f, fallback);`,
    caughtBy: { 'resource-when-exists-loaded-closure-number': expectedReceived('1', 'true') },
  },
];

module.exports = { whenExistsLoadedFaults };
