const { expectedReceived } = require('../../in-words.cjs');

const calls = 'src/reference/php/calls.ts';

/** What features/shared/paginator-forward-decorated-call-to.feature must notice. */
const paginatorForwardDecoratedCallToFaults = [
  {
    id: 'decorated-always-caller',
    what: 'a decorated call always gives the forwarding object',
    level: 'stated',
    file: calls,
    replaces: 'return result === target ? caller : result;',
    by: 'return result === target || caller ? caller : result;',
    caughtBy: {
      'shared-paginator-forward-decorated-result': expectedReceived('"Hello Ann"', '<UserPages o1>'),
    },
  },
  {
    id: 'decorated-for-its-class',
    what: 'the forwarding instance stands in for any object of the class of the target',
    level: 'stated',
    file: calls,
    replaces: 'return result === target ? caller : result;',
    by: `const isAlike = isObject(result) && isObject(target) && className(result) === className(target);
  return isAlike ? caller : result;`,
    caughtBy: {
      'shared-paginator-forward-decorated-other-object': 'expected: <Greeter>',
      'resource-forward-decorated-call-to-other-result/object': 'expected: <Author>',
    },
  },
  {
    id: 'decorated-for-nothing',
    what: 'the forwarding instance stands in for null',
    level: 'stated',
    file: calls,
    replaces: 'return result === target ? caller : result;',
    by: 'return result === target || result === null ? caller : result;',
    caughtBy: {
      'shared-paginator-forward-decorated-null': 'expected: null',
      'resource-forward-decorated-call-to-other-result/null': 'expected: null',
    },
  },
  {
    id: 'any-object-decorated',
    what: 'forwardDecoratedCallTo gives the forwarding instance for any object that comes back',
    level: 'stated',
    file: calls,
    replaces: 'return result === target ? caller : result;',
    by: 'return isObject(result) ? caller : result;',
    caughtBy: {
      'shared-paginator-forward-decorated-other-object': '<Greeter>',
      'resource-forward-decorated-call-to-other-result/object': '<Author>',
    },
  },
  {
    id: 'decorated-any-collection',
    what: 'any collection that comes back is replaced by the paginator',
    level: 'observed',
    file: 'src/reference/paginator/abstract-paginator.ts',
    replaces: 'return decorated(this, object, this.forwardCallTo(object, method, parameters));',
    by: `const result = this.forwardCallTo(object, method, parameters);
    return isCollection(result) ? this : decorated(this, object, result);`,
    caughtBy: {
      'shared-paginator-forward-decorated-other-collection': expectedReceived(
        '<Collection items: ["Ben"]>',
        '<UserPages o1>',
      ),
    },
  },
];

module.exports = { paginatorForwardDecoratedCallToFaults };
