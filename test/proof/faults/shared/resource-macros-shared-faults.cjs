const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const macroable = 'src/reference/php/macroable.ts';

/** What features/shared/resource-macros-shared.feature must notice. */
const resourceMacrosSharedFaults = [
  {
    id: 'macro-of-one-class',
    what: 'a macro registered on a subclass is unknown to all other classes',
    level: 'observed',
    file: macroable,
    replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
    by: "if (this.name === 'JsonResource') macros.set(name, macro); else Reflect.set(this.prototype, name, macro);",
    caughtBy: {
      'resource-macro-shared/sibling': 'Method UserResource::hello does not exist.',
      'resource-macro-shared-has-macro/sibling': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'macro-moves',
    what: 'a macro that is registered again moves to the end',
    level: 'observed',
    file: macroable,
    replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
    by: `macros.delete(name);
      macros.set(textArgument(\`\${owner}.macro(name)\`, name), macro);`,
    caughtBy: {
      'resource-macros-property-filled': expectedReceived(
        'the keys in the order second, first',
        'first, second',
      ),
    },
  },
  {
    id: 'macros-of-resources-known-to-pages',
    what: 'a page answers to the macros of resources',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: `const { JsonResource } = require('../resource/json-resource') as typeof import('../resource/json-resource');
    if (JsonResource.hasMacro(method)) return JsonResource.__callStatic(method, parameters);
    return this.forwardCallTo(this.getCollection(), method, parameters);`,
    caughtBy: { 'resource-macro-not-of-page': 'received: "Hello"' },
  },
];

module.exports = { resourceMacrosSharedFaults };
