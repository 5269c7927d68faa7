const { expectedReceived } = require('../../in-words.cjs');

const resetState = 'src/reference/reset-state.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/flush-state.feature must notice. */
const flushStateFaults = [
  {
    id: 'flush-leaves-wrapper',
    what: 'flushState leaves the wrapper',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'assignStatics(this, WRAPPING);',
        by: 'assignStatics(this, { forceWrapping: false });',
      },
      {
        file: resetState,
        replaces: 'JsonResource.flushState();',
        by: "Object.assign(JsonResource, { $wrap: 'data', forceWrapping: false });",
      },
    ],
    caughtBy: { 'collection-flush-wrap': expectedReceived('nothing', '[{"id": 1}]') },
  },
  {
    id: 'flush-leaves-force',
    what: 'flushState leaves forced wrapping',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'assignStatics(this, WRAPPING);',
        by: "assignStatics(this, { $wrap: 'data' });",
      },
      {
        file: resetState,
        replaces: 'JsonResource.flushState();',
        by: "Object.assign(JsonResource, { $wrap: 'data', forceWrapping: false });",
      },
    ],
    caughtBy: { 'collection-flush-force': expectedReceived('true', 'false') },
  },
  {
    id: 'disabled-wrapping-not-flushed',
    what: 'flushState leaves wrapping disabled',
    level: 'stated',
    file: jsonResource,
    replaces: 'assignStatics(this, WRAPPING);',
    by: 'assignStatics(this, this.$wrap === null ? { forceWrapping: false } : WRAPPING);',
    caughtBy: { 'collection-flush-without': expectedReceived('"data"', 'null') },
  },
  {
    id: 'force-flushed-alone',
    what: 'flushState leaves the wrapper key where wrapping was forced',
    level: 'stated',
    file: jsonResource,
    replaces: 'assignStatics(this, WRAPPING);',
    by: 'assignStatics(this, this.forceWrapping ? { forceWrapping: false } : WRAPPING);',
    caughtBy: { 'collection-flush-wrap': expectedReceived('nothing', '[{"id": 1}]') },
  },
  {
    id: 'flush-unwrapped-keeps-force',
    what: 'a flush leaves the force flag where wrapping was switched off',
    level: 'observed',
    file: jsonResource,
    replaces: 'assignStatics(this, WRAPPING);',
    by: "assignStatics(this, this.$wrap === null ? { $wrap: 'data' } : WRAPPING);",
    caughtBy: {
      'collection-flush-forced-without': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'flush-of-own-key-keeps-force',
    what: 'a flush of a class with a wrapper key of its own leaves the force flag, which is not its own',
    level: 'observed',
    file: jsonResource,
    replaces: 'assignStatics(this, WRAPPING);',
    by: `assignStatics(this, { $wrap: 'data' });
    if (this === JsonResource || !Object.hasOwn(this, '$wrap')) assignStatics(this, { forceWrapping: false });`,
    caughtBy: { 'collection-flush-own-key-shared-force': expectedReceived('false', 'true') },
  },
  {
    id: 'flush-of-own-force-keeps-key',
    what: 'a flush of a class with a force flag of its own leaves the wrapper key, which is not its own',
    level: 'observed',
    file: jsonResource,
    replaces: 'assignStatics(this, WRAPPING);',
    by: `const hasOwnForce = this !== JsonResource && Object.hasOwn(this, 'forceWrapping');
    assignStatics(this, hasOwnForce && !Object.hasOwn(this, '$wrap') ? { forceWrapping: false } : WRAPPING);`,
    caughtBy: { 'collection-flush-own-force-shared-key': expectedReceived('"data"', '"shared"') },
  },
  {
    id: 'own-force-flush-too',
    what: 'flushing a class with a force flag of its own switches off the shared one',
    level: 'observed',
    file: jsonResource,
    replaces: '    assignStatics(this, WRAPPING);',
    by: '    assignStatics(this, WRAPPING); JsonResource.forceWrapping = false;',
    caughtBy: { 'collection-flush-own-force': expectedReceived('true', 'false') },
  },
  {
    id: 'resources-flush-pages',
    what: 'the state of pages is flushed with that of resources',
    level: 'observed',
    file: jsonResource,
    replaces: 'static flushState(): void {',
    by: `static flushState(): void {
    require('../paginator/paginator').Paginator.flushState();`,
    caughtBy: {
      'paginator-static-state-resource-flush': expectedReceived('4', '1'),
    },
  },
  {
    id: 'base-flushes-own-force',
    what: 'flushing the base class switches off force flags that other classes have of their own',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/class-registry.ts',
        replaces: 'const classes = new Map',
        by: 'export const classes = new Map',
      },
      {
        file: jsonResource,
        replaces: '    assignStatics(this, WRAPPING);',
        by: `    assignStatics(this, WRAPPING);
    for (const cls of require('./class-registry').classes.values()) {
      if (cls.prototype instanceof this && Object.hasOwn(cls, 'forceWrapping')) cls.forceWrapping = false;
    }`,
      },
    ],
    caughtBy: { 'collection-flush-base-not-own-force': expectedReceived('true', 'false') },
  },
  {
    id: 'flush-of-collections-does-nothing',
    what: 'the class of collections flushes nothing',
    level: 'stated',
    file: jsonResource,
    replaces: 'assignStatics(this, WRAPPING);',
    by: "if (!this.name.endsWith('Collection')) assignStatics(this, WRAPPING);",
    caughtBy: { 'collection-flush-wrap-of-collections': '/posts' },
  },
  {
    id: 'resource-flush-returns-the-key',
    what: 'flushState of resources returns the wrapper key',
    level: 'stated',
    file: jsonResource,
    replaces: `    assignStatics(this, WRAPPING);
`,
    by: `    assignStatics(this, WRAPPING);
    return this.$wrap as never;
`,
    caughtBy: {
      'collection-flush-void': expectedReceived('null', '"data"'),
    },
  },
  {
    id: 'disabling-flag-not-flushed',
    what: 'withoutWrapping sets a flag of its own, which flushState leaves',
    level: 'stated',
    changes: [
      { file: jsonResource, replaces: 'const WRAPPING =', by: 'let isDisabled = false;\nconst WRAPPING =' },
      { file: jsonResource, replaces: 'assignStatics(this, { $wrap: null });', by: 'isDisabled = true;' },
      {
        file: jsonResource,
        replaces: 'const { $wrap, forceWrapping } = cls;',
        by: 'const { forceWrapping } = cls;\n  const $wrap = isDisabled ? null : cls.$wrap;',
      },
    ],
    caughtBy: { 'collection-flush-off-then-key': 'at /posts' },
  },
];

module.exports = { flushStateFaults };
