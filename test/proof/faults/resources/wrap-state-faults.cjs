const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/wrap-state.feature must notice. */
const wrapStateFaults = [
  {
    id: 'collected-class-wraps',
    what: 'a collection is wrapped as its collected class says',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data,',
    by: "const body = wrapData(((own) => (own && require('./class-registry').findClass(own)) ?? cls)(page === null ? (resource as any).$collects : null), data,",
    caughtBy: {
      'collection-wrap-state-own-collected': expectedReceived(
        '{"data": [{"id": 1}]}',
        '{"own": [{"id": 1}]}',
      ),
    },
  },
  {
    id: 'never-wrapped-again',
    what: 'once wrapping is disabled, no key enables it again',
    level: 'observed',
    file: jsonResource,
    replaces: 'assignStatics(this, { $wrap: textArgument(',
    by: 'if (this.$wrap !== null) assignStatics(this, { $wrap: textArgument(',
    caughtBy: { 'collection-wrap-state-on-again': '[{"id": 1}]' },
  },
  {
    id: 'wrap-property-unread',
    what: 'a wrapper key that was written into the property is not used',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
        by: `assignStatics(this, { $wrap: textArgument('wrap(value)', value) });
    (JsonResource as any)[Symbol.for('kept')] = value;`,
      },
      {
        file: jsonResource,
        replaces: 'assignStatics(this, { $wrap: null });',
        by: `assignStatics(this, { $wrap: null });
    (JsonResource as any)[Symbol.for('kept')] = null;`,
      },
      {
        file: jsonResource,
        replaces: 'assignStatics(this, WRAPPING);',
        by: `assignStatics(this, WRAPPING);
    (JsonResource as any)[Symbol.for('kept')] = undefined;`,
      },
      {
        file: jsonResource,
        replaces: 'const { $wrap, forceWrapping } = cls;',
        by: `const { forceWrapping } = cls;
  const own = (JsonResource as any)[Symbol.for('kept')];
  const $wrap = own === undefined ? 'data' : own;`,
      },
    ],
    caughtBy: { 'collection-wrap-state-property/name': 'at /posts' },
  },
  {
    id: 'wrapping-is-forced',
    what: 'setting a wrapper key forces wrapping as well',
    level: 'stated',
    file: jsonResource,
    replaces: "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
    by: "assignStatics(this, { $wrap: textArgument('wrap(value)', value), forceWrapping: true });",
    caughtBy: { 'collection-wrap-state-keeps-force/off': expectedReceived('false', 'true') },
  },
  {
    id: 'anonymous-collections-share-the-key',
    what: 'every anonymous collection, whatever its class, is wrapped as resources are',
    level: 'observed',
    file: jsonResource,
    replaces: 'const { $wrap, forceWrapping } = cls;',
    by: `const { forceWrapping } = cls;
  const isAnonymous = cls === AnonymousResourceCollection || cls.prototype instanceof AnonymousResourceCollection;
  const $wrap = isAnonymous ? JsonResource.$wrap : cls.$wrap;`,
    caughtBy: { 'collection-wrap-state-own-anonymous-class': '"posts"' },
  },
  {
    id: 'own-key-lost-with-null',
    what: 'a class whose own wrapper key was taken away shares that of its parent from then on',
    level: 'observed',
    file: 'src/reference/php/static-state.ts',
    replaces: 'while (!Object.hasOwn(owner, name)) owner',
    by: `const isShared = (at: any) => at[name] === null && name in Object.getPrototypeOf(at);
    while (!Object.hasOwn(owner, name) || isShared(owner)) owner`,
    caughtBy: { 'collection-wrap-state-own-on-again': expectedReceived('"mine"', 'null') },
  },
  {
    id: 'key-of-a-far-subclass-kept-near',
    what: 'a static that is set through a subclass reaches at most two classes up',
    level: 'observed',
    file: 'src/reference/php/static-state.ts',
    replaces: 'while (!Object.hasOwn(owner, name)) owner',
    by: 'for (let steps = 0; steps < 2 && !Object.hasOwn(owner, name); steps += 1) owner',
    caughtBy: { 'collection-wrap-state-shared-far': expectedReceived('"shared"', '"data"') },
  },
  {
    id: 'wrap-key-not-inherited',
    what: 'a class without a wrapper key of its own takes that of JsonResource, and not that of the class it extends',
    level: 'observed',
    file: jsonResource,
    replaces: 'const { $wrap, forceWrapping } = cls;',
    by: "const { $wrap } = Object.hasOwn(cls, '$wrap') ? cls : JsonResource;\n  const { forceWrapping } = cls;",
    caughtBy: {
      'collection-wrap-state-own-inherited-used': expectedReceived(
        '{"own": {"id": 1}}',
        '{"data": {"id": 1}}',
      ),
    },
  },
  {
    id: 'set-key-stays-wrapped',
    what: 'withoutWrapping leaves a wrapper key alone that was set before',
    level: 'stated',
    file: jsonResource,
    replaces: '    assignStatics(this, { $wrap: null });',
    by: `    if (this.$wrap === 'data') assignStatics(this, { $wrap: null });`,
    caughtBy: { 'collection-wrap-state-off-after-key': 'at /0/id' },
  },
];

module.exports = { wrapStateFaults };
