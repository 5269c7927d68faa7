const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/class-kinds.feature must notice. */
const classKindsFaults = [
  {
    id: 'make-drops-arguments',
    what: 'make hands on its first argument only',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: 'return Reflect.construct(this, parameters.slice(0, 1)) as R;',
    caughtBy: {
      'resource-kind-make/anonymous': expectedReceived(
        '<AnonymousResourceCollection>',
        'Type error (TypeError): AnonymousResourceCollection(collects): expected a value, received undefined',
      ),
    },
  },
  {
    id: 'list-made-a-collection',
    what: 'make of a list makes a collection',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: `if (parameters.length === 1 && Array.isArray(parameters[0])) {
      return new AnonymousResourceCollection(parameters[0], JsonResource) as R;
    }
    return new this(...parameters);`,
    caughtBy: { 'resource-kind-make/list': 'AnonymousResourceCollection' },
  },
  {
    id: 'make-of-the-base-makes-a-collection',
    what: 'make of JsonResource makes a collection',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: `if ((this as unknown) === JsonResource) return new AnonymousResourceCollection([], JsonResource) as never;
    return new this(...parameters);`,
    caughtBy: {
      'resource-kind-make/resource': expectedReceived('<JsonResource>', '<AnonymousResourceCollection o1>'),
    },
  },
];

module.exports = { classKindsFaults };
