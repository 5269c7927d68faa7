const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/make.feature must notice. */
const makeFaults = [
  {
    id: 'make-passes-the-first',
    what: 'make passes the first of its parameters alone',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: 'return new this(...(parameters.slice(0, 1) as unknown as A));',
    caughtBy: { 'collection-make-all-parameters': 'TagResource' },
  },
  {
    id: 'make-hands-back',
    what: 'make gives a resource of the class back as it is',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: 'return parameters[0] instanceof this ? parameters[0] : new this(...parameters);',
    caughtBy: { 'collection-make-of-resource': 'the object "first"' },
  },
];

module.exports = { makeFaults };
