const { expectedReceived } = require('../../in-words.cjs');

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
];

module.exports = { resourceMacrosSharedFaults };
