const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const calls = 'src/reference/php/calls.ts';
const macros = 'src/reference/php/macroable.ts';
const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const lazy = 'src/reference/resource/lazy.ts';
const merging = 'src/reference/resource/merge-entries.ts';

const stated = oneChange('stated');

/** How many values a value holds, those within lists included, as somebody counts who looks into them. */
const countDeep =
  'const deep = (value: unknown): number => (Array.isArray(value) ? value.reduce((sum, each) => sum + 1 + deep(each), 0) : 0);';

/** Faults that one argument, one merge, one item without parts, or a value that is not empty, does not show. */
const secondOfTwoFaults = [
  stated(
    'any-object-decorated',
    'forwardDecoratedCallTo gives the forwarding instance for any object that comes back',
    calls,
    'return result === target ? caller : result;',
    'return isObject(result) ? caller : result;',
    {
      'shared-paginator-forward-decorated-other-object': '<Greeter>',
      'resource-forward-decorated-call-to-other-result/object': '<Author>',
    },
  ),
  stated(
    'one-argument-forwarded',
    'forwardCallTo hands on one argument',
    calls,
    'return callOperation(target, name, args);',
    'return callOperation(target, name, args.slice(0, 1));',
    {
      'shared-paginator-forward-call-arguments/three': expectedReceived('["Ann", null, [1, 2]]', '["Ann"]'),
      'resource-forward-call-to-arguments/several': expectedReceived('[1, "two", [3]]', '[1]'),
    },
  ),
  {
    id: 'one-argument-for-a-macro',
    what: 'a macro gets one argument of a call',
    level: 'stated',
    changes: [
      {
        file: macros,
        replaces:
          'macros.has(name) ? (...args: unknown[]) => invoke(macros.get(name), args, null) : undefined,',
        by: 'macros.has(name) ? (...args: unknown[]) => invoke(macros.get(name), args.slice(0, 1), null) : undefined,',
      },
      {
        file: 'src/reference/resource/delegate.ts',
        replaces: 'return invoke(macros.get(name), args, this);',
        by: 'return invoke(macros.get(name), args.slice(0, 1), this);',
      },
    ],
    caughtBy: {
      'resource-macro-called-with-two': expectedReceived('"Ada and Bo"', '"Ada and "'),
      'resource-static-call-with-two': expectedReceived('"Ada and Bo"', '"Ada and "'),
    },
  },
  stated(
    'mixin-forgets-macros',
    'a mixin that replaces takes all other macros away',
    macros,
    'for (const [name, method] of methodsOf(mixin)) {',
    'if (replace) macros.clear();\n      for (const [name, method] of methodsOf(mixin)) {',
    { 'resource-mixin-others-stay': expectedReceived('true', 'false') },
  ),
  stated(
    'range-without-fragment',
    'the URLs of a range have no fragment',
    page,
    'urls.set(page, this.url(page));',
    "urls.set(page, this.url(page).split('#')[0] ?? '');",
    {
      'paginator-url-range-all-parts':
        'a URL somewhere with path "/users", query sort "name", query p "2", fragment "top"',
    },
  ),
  stated(
    'items-counted-deeply',
    'what lists among the items hold is counted as well',
    page,
    'return this.$items.count();',
    `${countDeep}\n    return Math.max(this.$items.count(), deep([...this.$items.all().values()]));`,
    { 'paginator-count-stated/lists': expectedReceived('2', '4') },
  ),
  stated(
    'fit-counted-deeply',
    'what lists among the items hold has to fit on the page as well',
    paginator,
    'this.$hasMore = all.count() > this.$perPage;',
    `${countDeep}\n    this.$hasMore = Math.max(all.count(), deep([...all.all().values()])) > this.$perPage;`,
    { 'paginator-has-more-pages-boolean/list': expectedReceived('false', 'true') },
  ),
  stated(
    'url-in-small-letters',
    'a URL has small letters alone',
    page,
    'return this.#frame.url(number <= 0 ? 1 : number);',
    'return this.#frame.url(number <= 0 ? 1 : number).toLowerCase();',
    { 'paginator-url-letter-case': '/Cities?Sort=Name&P=2#List' },
  ),
  stated(
    'nothing-unwrapped',
    'an empty array is not wrapped',
    resource,
    'const wraps = truthy($wrap)',
    'const wraps = truthy($wrap) && !isEmptyMap(data)',
    { 'collection-wrap-nothing': 'the response body at /posts' },
  ),
  stated(
    'unless-wants-a-value',
    'unless gives the default in place of a value that is falsy',
    resource,
    "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
    "return this.when(!booleanArgument('unless(condition)', condition) && Boolean(choice[0]), ...choice);",
    { 'resource-unless-falsy-value-stated/zero': expectedReceived('0', '"default"') },
  ),
  stated(
    'falsy-default-missing',
    'a default that is falsy counts as none',
    lazy,
    'return fallback === ABSENT ?',
    'return fallback === ABSENT || !fallback ?',
    { 'resource-when-falsy-default-stated/zero': expectedReceived('0', 'the missing marker') },
  ),
  stated(
    'one-merge-of-two',
    'one merge value is merged, others stay',
    merging,
    'if (value instanceof MergeValue && isNumericKey(key)) {',
    'if (value instanceof MergeValue && isNumericKey(key) && runs.length === 0) {',
    { 'resource-merge-two-stated': '"tags": ["new"]' },
  ),
];

module.exports = { secondOfTwoFaults };
