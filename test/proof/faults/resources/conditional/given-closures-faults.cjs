const { expectedReceived } = require('../../../in-words.cjs');

const conditionalValue = 'src/reference/resource/conditional-value.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';
const lazy = 'src/reference/resource/lazy.ts';

/** What features/resources/conditional/given-closures.feature must notice. */
const givenClosuresFaults = [
  {
    id: 'closure-error-is-null',
    what: 'a conditional attribute gives null where its closure raises an error',
    level: 'observed',
    file: lazy,
    replaces: 'return isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);',
    by: `try {
    return isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);
  } catch {
    return null as V;
  }`,
    caughtBy: {
      'resource-given-closure-error/when-value': expectedReceived('a Logic error saying "not today"', 'null'),
    },
  },
  {
    id: 'closure-error-is-missing',
    what: 'a default whose closure raises an error is left out',
    level: 'observed',
    file: lazy,
    replaces: 'return fallback === ABSENT ? new MissingValue() : valueFrom<D>(fallback as Lazy<D>);',
    by: `try {
    return fallback === ABSENT ? new MissingValue() : valueFrom<D>(fallback as Lazy<D>);
  } catch {
    return new MissingValue();
  }`,
    caughtBy: {
      'resource-given-closure-error/when-loaded-default': expectedReceived(
        'a Logic error saying "not today"',
        'the missing marker',
      ),
    },
  },
  {
    id: 'closure-error-renamed',
    what: 'a conditional attribute says in an error of its own that its closure raised one',
    level: 'observed',
    file: lazy,
    replaces: 'return isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);',
    by: `try {
    return isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);
  } catch (error) {
    throw new Error(\`No value: \${(error as Error).message}\`);
  }`,
    caughtBy: { 'resource-given-closure-error/unless-value': 'No value: not today' },
  },
  {
    id: 'transform-error-is-missing',
    what: 'transform gives the missing marker where its callback raises an error',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: `if (isFilled(value)) {
      try {
        return invoke(callback, [value]);
      } catch {
        return new MissingValue();
      }
    }`,
    caughtBy: {
      'resource-given-closure-error/transform-callback': expectedReceived(
        'a Logic error saying "not today"',
        'the missing marker',
      ),
    },
  },
  {
    id: 'closure-answer-kept',
    what: 'what a closure without arguments gave once is given ever after',
    level: 'observed',
    file: lazy,
    replaces: 'isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);',
    by: 'isFunction(value) && args.length === 0 ? ((value as any).$answer ??= value()) : isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);',
    caughtBy: { 'resource-given-closure-again/when-value': expectedReceived('"Dusk"', '"Dawn"') },
  },
  {
    id: 'closure-held-for-null',
    what: 'a closure that the model holds is given as it is where null stands for the value',
    level: 'observed',
    file: conditionalValue,
    replaces: 'return value === null ? valueFrom(own) : valueFrom(value, own);',
    by: 'return value === null ? own : valueFrom(value, own);',
    caughtBy: {
      'resource-given-null-closure-held/loaded': expectedReceived('"called"', '<Closure fn:held>'),
    },
  },
  {
    id: 'when-loaded-value-invokable-called',
    what: 'an object that can be called and stands for a relationship is called',
    level: 'observed',
    file: jsonResource,
    replaces:
      'protected whenLoaded(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {',
    by: `protected whenLoaded(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (typeof (value as any)?.__invoke === 'function') { const o = value as any; value = ((...a: any[]) => o.__invoke(...a)) as any; }`,
    caughtBy: { 'resource-given-invokable/loaded': expectedReceived('the object "greeter"', '"called"') },
  },
  {
    id: 'when-null-default-invokable-called',
    what: 'an object that can be called and is the default of whenNull is called',
    level: 'observed',
    file: jsonResource,
    replaces:
      'protected whenNull<D = never>(value: unknown, ...fallback: [fallback?: Else<D>]): Maybe<null | D> {',
    by: `protected whenNull<D = never>(value: unknown, ...fallback: [fallback?: Else<D>]): Maybe<null | D> {
    if (typeof ((fallback as any)[0] as any)?.__invoke === 'function') { const o = (fallback as any)[0] as any; (fallback as any)[0] = (() => o.__invoke()) as any; }`,
    caughtBy: {
      'resource-given-invokable/null-default': expectedReceived('the object "greeter"', '"called"'),
    },
  },
  {
    id: 'merge-invokable-called',
    what: 'an object that can be called is called where it is merged',
    level: 'observed',
    file: jsonResource,
    replaces: 'protected merge(value: unknown): MergeValue {',
    by: `protected merge(value: unknown): MergeValue {
    if (typeof (value as any)?.__invoke === 'function') value = (value as any).__invoke();`,
    caughtBy: {
      'resource-given-invokable-merged/merge': expectedReceived(
        '<MergeValue data: {"a": 1}>',
        '<MergeValue data: {"b": 2}>',
      ),
    },
  },
  {
    id: 'when-counted-value-called-twice',
    what: 'a closure that the value of whenCounted returns is called as well',
    level: 'observed',
    file: jsonResource,
    replaces:
      'whenCounted(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {',
    by: `whenCounted(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (typeof value === 'function') { const f = value as any; value = ((...a: any[]) => { const r = f(...a); return typeof r === 'function' ? r(...a) : r; }) as any; }`,
    caughtBy: { 'resource-given-inner-closure/counted': expectedReceived('the object "inner"', '"called"') },
  },
  {
    id: 'transform-result-called',
    what: 'a closure that the callback of transform returns is called as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: `if (isFilled(value)) { const r: any = invoke(callback, [value]); return typeof r === 'function' ? r() : r; }`,
    caughtBy: {
      'resource-given-inner-closure/transform': expectedReceived('the object "inner"', '"called"'),
    },
  },
  {
    id: 'when-has-default-called-twice',
    what: 'a closure that the default of whenHas returns is called as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'whenHas(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {',
    by: `whenHas(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (typeof fallback === 'function') { const f = fallback as any; fallback = (() => { const r = f(); return typeof r === 'function' ? r() : r; }) as any; }`,
    caughtBy: {
      'resource-given-inner-closure/has-default': expectedReceived('the object "inner"', '"called"'),
    },
  },
  {
    id: 'existence-where-a-closure-gives-null',
    what: 'whenExistsLoaded gives the existence where the closure gives null',
    level: 'observed',
    file: jsonResource,
    replaces: "const name = snakeCase(textArgument('whenExistsLoaded(",
    by: "if (typeof value === 'function') { const own: any = value; value = (...a: any[]) => own(...a) ?? a[0]; } const name = snakeCase(textArgument('whenExistsLoaded(",
    caughtBy: { 'resource-given-closure-null/exists': expectedReceived('null', 'true') },
  },
  {
    id: 'count-where-a-closure-gives-null',
    what: 'whenCounted gives the count where the closure gives null',
    level: 'observed',
    file: jsonResource,
    replaces: "const name = snakeCase(textArgument('whenCounted(",
    by: "if (typeof value === 'function') { const own: any = value; value = (...a: any[]) => own(...a) ?? a[0]; } const name = snakeCase(textArgument('whenCounted(",
    caughtBy: { 'resource-given-closure-null/counted': expectedReceived('null', '2') },
  },
  {
    id: 'attribute-closure-called',
    what: 'an attribute that holds a closure is called where no value is given',
    level: 'observed',
    file: jsonResource,
    replaces: 'return value === ABSENT ? own : valueFrom(value, own);',
    by: 'return value === ABSENT ? valueFrom(own as never) : valueFrom(value, own);',
    caughtBy: { 'resource-given-closure-held/has': expectedReceived('the object "held"', '"called"') },
  },
  {
    id: 'appended-closure-called',
    what: 'an appended attribute that holds a closure is called where no value is given',
    level: 'observed',
    file: jsonResource,
    replaces: 'return value === ABSENT ? readProperty(this.resource, name) : valueFrom(value);',
    by: 'return valueFrom(value === ABSENT ? (readProperty(this.resource, name) as never) : value);',
    caughtBy: { 'resource-given-closure-held/appended': expectedReceived('the object "held"', '"called"') },
  },
  {
    id: 'loaded-closure-called',
    what: 'a closure that stands for a relation, count or aggregate is called where no value is given',
    level: 'observed',
    file: conditionalValue,
    replaces: 'if (value === ABSENT) return own;',
    by: 'if (value === ABSENT) return valueFrom(own);',
    caughtBy: {
      'resource-given-closure-held/loaded': expectedReceived('the object "held"', '"called"'),
      'resource-given-closure-held/counted': expectedReceived('the object "held"', '"called"'),
      'resource-given-closure-held/aggregated': expectedReceived('the object "held"', '"called"'),
      'resource-given-closure-held/exists': expectedReceived('the object "held"', '"called"'),
    },
  },
];

module.exports = { givenClosuresFaults };
