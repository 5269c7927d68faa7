const { expectedReceived } = require('../../in-words.cjs');

const collection = 'src/reference/collection/collection.ts';
const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const calls = 'src/reference/php/calls.ts';

/** What features/shared/paginator-dynamic-calls.feature must notice. */
const paginatorDynamicCallsFaults = [
  {
    id: 'paginator-call-gives-null',
    what: 'an operation of the collection called on the paginator gives nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: `this.forwardCallTo(this.getCollection(), method, parameters);
    return null;`,
    caughtBy: { 'shared-paginator-call-forwarded': expectedReceived('"La la"', 'null') },
  },
  {
    id: 'paginator-call-drops-arguments',
    what: 'an operation of the collection called on the paginator gets no arguments',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: 'return this.forwardCallTo(this.getCollection(), method, []);',
    caughtBy: { 'shared-paginator-call-forwarded': expectedReceived('"La la"', '"La "') },
  },
  {
    id: 'calls-not-forwarded',
    what: 'a dynamic call on the paginator never reaches the collection',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: 'return this.forwardCallTo({}, method, parameters);',
    caughtBy: { 'shared-paginator-call-all': 'expected: ["Ann", "Ben"]' },
  },
  {
    id: 'forwarded-first-argument',
    what: 'only the first argument of a dynamic call is forwarded',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: 'return this.forwardCallTo(this.getCollection(), method, parameters.slice(0, 1));',
    caughtBy: { 'shared-paginator-call-arguments/several': '["la"]' },
  },
  {
    id: 'null-result-is-the-page',
    what: 'a dynamic call that gives null gives the paginator',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: 'return this.forwardCallTo(this.getCollection(), method, parameters) ?? this;',
    caughtBy: { 'shared-paginator-call-falsy/null': 'expected: null' },
  },
  {
    id: 'forwarded-calls-twice',
    what: 'a call that is forwarded is made twice',
    level: 'stated',
    file: calls,
    replaces: 'return callOperation(target, name, parameters);',
    by: `callOperation(target, name, parameters);
    return callOperation(target, name, parameters);`,
    caughtBy: { 'shared-paginator-call-once': 'received: [["la"], ["la"]]' },
  },
  {
    id: 'total-of-the-collection',
    what: 'the collection of the items has operations total and lastPage',
    level: 'observed',
    file: collection,
    replaces: '  count(): number {',
    by: `  total(): number {
    return this.count();
  }

  lastPage(): number {
    return 1;
  }

  count(): number {`,
    caughtBy: {
      'shared-paginator-call-unknown-message/total': 'received: 1',
      'shared-paginator-call-unknown-message/last-page': 'received: 1',
    },
  },
  {
    id: 'falsy-result-is-the-page',
    what: 'a dynamic call that gives something falsy gives the paginator',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: 'return this.forwardCallTo(this.getCollection(), method, parameters) || this;',
    caughtBy: { 'shared-paginator-call-falsy/zero': expectedReceived('0', '<Paginator o1>') },
  },
  {
    id: 'list-argument-spread',
    what: 'a dynamic call whose only argument is a list gets the entries of it as its arguments',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: `const [only] = parameters;
    const isSpread = parameters.length === 1 && Array.isArray(only);
    return this.forwardCallTo(this.getCollection(), method, isSpread ? only : parameters);`,
    caughtBy: {
      'shared-paginator-call-arguments/one-list': expectedReceived('[["la", "li"]]', '["la", "li"]'),
    },
  },
  {
    id: 'call-macro-on-copy',
    what: 'a macro of the collection works on a copy of it',
    level: 'observed',
    file: collection,
    replaces: 'if (macros.has(name)) return invoke(macros.get(name), parameters, this);',
    by: 'if (macros.has(name)) return invoke(macros.get(name), parameters, this.slice(0));',
    caughtBy: {
      'shared-paginator-call-collection-macro-changes': expectedReceived('["Ann", "Zoe"]', '["Ann"]'),
    },
  },
  {
    id: 'call-macro-fluent',
    what: 'a macro that gives nothing answers with the collection',
    level: 'observed',
    file: collection,
    replaces: 'if (macros.has(name)) return invoke(macros.get(name), parameters, this);',
    by: 'if (macros.has(name)) return invoke(macros.get(name), parameters, this) ?? this;',
    caughtBy: {
      'shared-paginator-call-collection-macro-changes': expectedReceived(
        'null',
        '<Collection items: ["Ann", "Zoe"]>',
      ),
    },
  },
  {
    id: 'call-result-remembered',
    what: 'the result of a dynamic call is kept for its name, whatever the arguments are',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: `const items: any = this.getCollection();
    return (items[\`result of \${method}\`] ??= this.forwardCallTo(items, method, parameters));`,
    caughtBy: { 'shared-paginator-call-other-arguments': expectedReceived('"La li"', '"La la"') },
  },
  {
    id: 'collection-call-with-three-arguments',
    what: 'a call of the collection through the paginator has no more than three arguments',
    level: 'stated',
    file: abstractPaginator,
    replaces: '(...args: unknown[]) => self.__call(name, args)',
    by: '(...args: unknown[]) => self.__call(name, args.slice(0, 3))',
    caughtBy: {
      'shared-paginator-call-arguments/many': expectedReceived(
        '["la", null, "li", ["lo"], 0, null]',
        '["la", null, "li"]',
      ),
    },
  },
  {
    id: 'collection-that-is-given-kept',
    what: 'a collection that an operation gives becomes that of the page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: 'const result = this.forwardCallTo(this.getCollection(), method, parameters);\n    if (isCollection(result)) this.$items = result as typeof this.$items;\n    return result;',
    caughtBy: {
      'shared-paginator-call-gives-collection': expectedReceived('"Ann"', '"Cid"'),
    },
  },
  {
    id: 'called-on-a-copy-of-the-collection',
    what: 'a dynamic call is forwarded to a copy of the collection',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: 'return this.forwardCallTo(this.getCollection().slice(0), method, parameters);',
    caughtBy: {
      'shared-paginator-call-pushes': expectedReceived('["Ada", "Dee"]', '["Ada"]'),
    },
  },
  {
    id: 'protected-name-refused',
    what: 'a call to a protected operation is refused, although the collection has a macro of that name',
    level: 'observed',
    file: 'src/reference/paginator/abstract-paginator.ts',
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: `if (method === 'addQuery') return forwardCallTo(this, this, 'none', parameters);
    return this.forwardCallTo(this.getCollection(), method, parameters);`,
    caughtBy: { 'shared-paginator-call-protected-macro': 'expected: "macro"' },
  },
];

module.exports = { paginatorDynamicCallsFaults };
