const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/remove-missing-values-preserving-keys.feature must notice. */
const removeMissingValuesPreservingKeysFaults = [
  {
    id: 'keys-kept-by-the-class-for-good',
    what: 'a class that keeps keys keeps those of an object whose preserveKeys is false',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$preserveKeys === true;',
    by: 'return this.$preserveKeys === true || (this.constructor as any).preserveKeys === true;',
    caughtBy: {
      'resource-remove-missing-values-preserving-given-up': expectedReceived(
        '["a", "b"]',
        '{"5": "a", "9": "b"}',
      ),
    },
  },
];

module.exports = { removeMissingValuesPreservingKeysFaults };
