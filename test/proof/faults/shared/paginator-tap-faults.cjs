const { expectedReceived } = require('../../in-words.cjs');

const proxy = 'src/reference/paginator/higher-order-tap-proxy.ts';
const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/shared/paginator-tap.feature must notice. */
const paginatorTapFaults = [
  {
    id: 'tap-gives-the-result',
    what: "tap gives the callback's result instead of the paginator",
    level: 'stated',
    file: abstractPaginator,
    replaces: `invoke(callback, [this]);
    return this;`,
    by: 'return invoke(callback, [this]);',
    caughtBy: { 'shared-paginator-tap-callback': 'received: [<Paginator' },
  },
  {
    id: 'tap-calls-nothing',
    what: 'tap does not call its callback',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [this]);\n',
    by: '',
    caughtBy: { 'shared-paginator-tap-callback': expectedReceived('"/users"', '"/"') },
  },
  {
    id: 'tap-hides-the-paginator',
    what: 'the callback of tap does not get the paginator',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [this]);',
    by: 'invoke(callback, []);',
    caughtBy: {
      'shared-paginator-tap-callback': expectedReceived(
        'the subject itself',
        'Generic error (TypeError): setPath() was called on null',
      ),
    },
  },
  {
    id: 'tap-once',
    what: 'tap calls the first callback only',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [this]);',
    by: `if ((this as any).$tapped) return this;
    (this as any).$tapped = true;
    invoke(callback, [this]);`,
    caughtBy: { 'shared-paginator-tap-again': expectedReceived('"p"', '"page"') },
  },
  {
    id: 'tap-gives-what-the-callback-gives',
    what: 'tap gives the paginator that its callback gives',
    level: 'stated',
    file: abstractPaginator,
    replaces: `invoke(callback, [this]);
    return this;`,
    by: `const given = invoke(callback, [this]);
    return given instanceof AbstractPaginator ? given : this;`,
    caughtBy: { 'shared-paginator-tap-other': expectedReceived('the subject itself', '<Paginator o2>') },
  },
  {
    id: 'tap-wants-a-callback',
    what: 'tap refuses to be called without a callback',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (callback === null) return new HigherOrderTapProxy(this);',
    by: "if (callback === null) throw new TypeError('no callback');",
    caughtBy: {
      'shared-paginator-tap-without-callback/none': expectedReceived(
        'no error',
        'Type error (TypeError): no callback',
      ),
    },
  },
  {
    id: 'tap-takes-flag-back',
    what: 'what the callback says about more pages is taken back',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [this]);',
    by: `const hasMore = (this as any).$hasMore;
    invoke(callback, [this]);
    (this as any).$hasMore = hasMore;`,
    caughtBy: { 'shared-paginator-tap-flag': expectedReceived('false', 'true') },
  },
  {
    id: 'tap-stand-in-first-argument',
    what: 'what tap gives without a callback passes on the first argument alone',
    level: 'observed',
    file: proxy,
    replaces: 'forwardCallTo(this.target, this.target, method, parameters);',
    by: 'forwardCallTo(this.target, this.target, method, parameters.slice(0, 1));',
    caughtBy: {
      'shared-paginator-tap-stand-in-arguments': expectedReceived('"/?sort=name&page=2"', '"/?page=2"'),
    },
  },
  {
    id: 'tap-functions-only',
    what: 'tap takes functions alone',
    level: 'observed',
    file: abstractPaginator,
    replaces: `    invoke(callback, [this]);
    return this;`,
    by: `    functionArgument('Paginator.tap(callback)', callback);
    invoke(callback, [this]);
    return this;`,
    caughtBy: {
      'shared-paginator-tap-invokable': 'Paginator.tap(callback)',
    },
  },
  {
    id: 'stand-in-swallows-errors',
    what: 'an error of an operation that is called on the stand-in of tap is lost',
    level: 'observed',
    file: proxy,
    replaces: '    forwardCallTo(this.target, this.target, method, parameters);',
    by: `try {
      forwardCallTo(this.target, this.target, method, parameters);
    } catch (error) {
      if ((error as Error).name === 'BadMethodCallException') throw error;
    }`,
    caughtBy: {
      'shared-paginator-tap-stand-in-error': expectedReceived('a Logic error saying "not today"', '<Own o2>'),
    },
  },
  {
    id: 'tap-items-undone',
    what: 'what the callback does to the items is undone',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [this]);',
    by: `const items = this.$items;
    this.$items = items.slice(0);
    invoke(callback, [this]);
    this.$items = items;`,
    caughtBy: { 'shared-paginator-tap-items': expectedReceived('"Cid"', '"Ann"') },
  },
  {
    id: 'tap-stand-in-once',
    what: 'the stand-in hands on one call only',
    level: 'observed',
    changes: [
      {
        file: proxy,
        replaces: '  constructor(readonly target: T) {}',
        by: `  constructor(readonly target: T) {}

  #used = false;`,
      },
      {
        file: proxy,
        replaces: `forwardCallTo(this.target, this.target, method, parameters);
    return this.target;`,
        by: `if (this.#used) return this.target;
    this.#used = true;
    forwardCallTo(this.target, this.target, method, parameters);
    return this.target;`,
      },
    ],
    caughtBy: { 'shared-paginator-tap-stand-in-again': expectedReceived('"p"', '"page"') },
  },
  {
    id: 'tap-stand-in-shared',
    what: 'all paginators have the stand-in of the first that was asked for one',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return new HigherOrderTapProxy(this);',
    by: 'return ((AbstractPaginator as any).$standIn ??= new HigherOrderTapProxy(this));',
    caughtBy: {
      'shared-paginator-tap-stand-in-each': expectedReceived('the subject itself', '<Paginator o2>'),
    },
  },
  {
    id: 'stand-in-passes-on-three-arguments',
    what: 'the stand-in of tap passes on no more than three arguments',
    level: 'observed',
    file: proxy,
    replaces: 'method, parameters);',
    by: 'method, parameters.slice(0, 3));',
    caughtBy: {
      'shared-paginator-tap-stand-in-many-arguments': expectedReceived(
        '["Ann", "Cid", null, "Dan", "Eve", null]',
        '["Ann", "Cid", null, "Dan"]',
      ),
    },
  },
  {
    id: 'stand-in-drops-null',
    what: 'the stand-in of tap passes on no argument that is null',
    level: 'observed',
    file: proxy,
    replaces: 'method, parameters);',
    by: 'method, parameters.filter((parameter) => parameter !== null));',
    caughtBy: {
      'shared-paginator-tap-stand-in-many-arguments': expectedReceived(
        '["Ann", "Cid", null, "Dan", "Eve", null]',
        '["Ann", "Cid", "Dan", "Eve"]',
      ),
    },
  },
];

module.exports = { paginatorTapFaults };
