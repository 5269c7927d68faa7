const { expectedReceived } = require('../../in-words.cjs');

const calls = 'src/reference/php/calls.ts';

/** What features/shared/resource-forward-decorated-call-to.feature must notice. */
const resourceForwardDecoratedCallToFaults = [
  {
    id: 'decorated-call-gives-the-target',
    what: 'a decorated call gives the target instead of the object that forwarded it',
    level: 'stated',
    file: calls,
    replaces: 'return result === target ? caller : result;',
    by: 'return result;',
    caughtBy: { 'resource-forward-decorated-call-to-itself': 'received: <Author' },
  },
  {
    id: 'false-result-decorated',
    what: 'forwardDecoratedCallTo gives the forwarding instance where the result is false',
    level: 'stated',
    file: calls,
    replaces: 'return result === target ? caller : result;',
    by: 'return result === target || result === false ? caller : result;',
    caughtBy: {
      'resource-forward-decorated-call-to-other-result/false': expectedReceived('false', '<JsonResource'),
    },
  },
  {
    id: 'zero-result-decorated',
    what: 'forwardDecoratedCallTo gives the forwarding instance where the result is 0',
    level: 'stated',
    file: calls,
    replaces: 'return result === target ? caller : result;',
    by: 'return result === target || result === 0 ? caller : result;',
    caughtBy: {
      'resource-forward-decorated-call-to-other-result/zero': expectedReceived('0', '<JsonResource'),
    },
  },
  {
    id: 'collections-do-not-stand-in',
    what: 'a collection does not stand in for the object that gives itself',
    level: 'stated',
    file: 'src/reference/resource/delegate.ts',
    replaces: 'return decorated(this, object, this.forwardCallTo(object, method, parameters));',
    by: `const result = this.forwardCallTo(object, method, parameters);
    return Reflect.has(this, 'collectResource') ? result : decorated(this, object, result);`,
    caughtBy: { 'collection-forward-decorated-call-to': 'Author' },
  },
];

module.exports = { resourceForwardDecoratedCallToFaults };
