const { expectedReceived } = require('../../../in-words.cjs');

const conditionalValue = 'src/reference/resource/conditional-value.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';
const lazy = 'src/reference/resource/lazy.ts';

/** What features/resources/conditional/given-values.feature must notice. */
const givenValuesFaults = [
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
    id: 'default-object-copied',
    what: 'a default that is an object is given as a copy',
    level: 'observed',
    file: lazy,
    replaces: 'return fallback === ABSENT ? new MissingValue() : valueFrom<D>(fallback as Lazy<D>);',
    by: `if (fallback === ABSENT) return new MissingValue();
  const given: any = valueFrom<D>(fallback as Lazy<D>);
  return given && typeof given === "object" && !Array.isArray(given) && given.constructor !== Object ? Object.assign(Object.create(Object.getPrototypeOf(given)), given) : given;`,
    caughtBy: { 'resource-given-object/when-default': expectedReceived('the object "song"', '<Song') },
  },
  {
    id: 'falsy-value-for-what-is-there',
    what: 'zero, false and empty text are no value to give for a relation, a count, a figure or a check',
    level: 'stated',
    file: conditionalValue,
    replaces: 'return value === null ? valueFrom(own) : valueFrom(value, own);',
    by: 'return value ? valueFrom(value, own) : own;',
    caughtBy: {
      'resource-given-falsy/loaded': expectedReceived('0', '[1]'),
      'resource-given-falsy/counted': expectedReceived('false', '2'),
      'resource-given-falsy/aggregated': expectedReceived('0', '7'),
      'resource-given-falsy/exists': expectedReceived('""', 'true'),
    },
  },
  {
    id: 'falsy-value-for-an-attribute',
    what: 'zero and empty text are no value to give for an attribute',
    level: 'stated',
    file: jsonResource,
    replaces: 'return value === ABSENT ? own : valueFrom(value, own);',
    by: 'return value ? valueFrom(value, own) : own;',
    caughtBy: {
      'resource-given-falsy/has-zero': expectedReceived('0', '"Ada"'),
      'resource-given-falsy/has-text': expectedReceived('""', '"Ada"'),
    },
  },
  {
    id: 'falsy-value-for-an-accessor',
    what: 'false is no value to give for an accessor',
    level: 'stated',
    file: jsonResource,
    replaces: 'return value === ABSENT ? readProperty(this.resource, attribute) : valueFrom(value);',
    by: 'return value === ABSENT || !value ? readProperty(this.resource, attribute) : valueFrom(value);',
    caughtBy: { 'resource-given-falsy/appended': expectedReceived('false', '"Ada"') },
  },
  {
    id: 'null-default-wins',
    what: 'a default that is null is given whatever else there is',
    level: 'stated',
    file: conditionalValue,
    replaces: 'if (!isThere) return fallbackOf(fallback);',
    by: 'if (!isThere || fallback === null) return fallbackOf(fallback);',
    caughtBy: { 'resource-given-not-chosen/when-loaded-value': expectedReceived('"yes"', 'null') },
  },
  {
    id: 'value-is-the-default-of-attributes',
    what: 'a value without a default is given where the attribute does not exist',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback === ABSENT ? value : fallback);',
    caughtBy: { 'resource-given-value-absent/has': expectedReceived('the missing marker', '"yes"') },
  },
  {
    id: 'when-has-snake-case',
    what: 'whenHas looks for the name in snake case as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'if (!hasAttribute(this.resource, attribute) && !hasAttribute(this.resource, snakeCase(attribute))) return fallbackOf(fallback);',
    caughtBy: { 'resource-given-name-spelling/has-camel': expectedReceived('"none"', '"never"') },
  },
  {
    id: 'when-has-first-part',
    what: 'whenHas looks for the first part of a dotted name',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: `if (!hasAttribute(this.resource, attribute.split('.')[0] as string)) return fallbackOf(fallback);`,
    caughtBy: { 'resource-given-name-spelling/has-dotted': expectedReceived('"none"', '"never"') },
  },
  {
    id: 'when-loaded-snake-case',
    what: 'whenLoaded asks for the name in snake case as well',
    level: 'observed',
    file: jsonResource,
    replaces: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));`,
    by: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship])) || truthy(callOperation(this.resource, 'relationLoaded', [snakeCase(relationship)]));`,
    caughtBy: { 'resource-given-name-spelling/loaded-camel': expectedReceived('"none"', 'null') },
  },
  {
    id: 'when-appended-snake-case',
    what: 'whenAppended asks for the name in snake case as well',
    level: 'observed',
    file: jsonResource,
    replaces: `if (!truthy(callOperation(this.resource, 'hasAppended', [attribute]))) return fallbackOf(fallback);`,
    by: `if (!truthy(callOperation(this.resource, 'hasAppended', [snakeCase(attribute)])) && !truthy(callOperation(this.resource, 'hasAppended', [attribute]))) return fallbackOf(fallback);`,
    caughtBy: { 'resource-given-name-spelling/appended-camel': expectedReceived('"none"', '"never"') },
  },
  {
    id: 'when-loaded-camel-case',
    what: 'whenLoaded asks for the name in camel case as well',
    level: 'observed',
    file: jsonResource,
    replaces: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));`,
    by: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship])) || truthy(callOperation(this.resource, 'relationLoaded', [relationship.replace(/_(.)/g, (_, l: string) => l.toUpperCase())]));`,
    caughtBy: { 'resource-given-name-spelling/loaded-snake': expectedReceived('"none"', 'null') },
  },
  {
    id: 'when-loaded-first-part',
    what: 'whenLoaded asks for the first part of a dotted name',
    level: 'observed',
    file: jsonResource,
    replaces: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));`,
    by: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship.split('.')[0]]));`,
    caughtBy: { 'resource-given-name-spelling/loaded-dotted': expectedReceived('"none"', 'null') },
  },
  {
    id: 'when-has-without-model',
    what: 'whenHas gives the default where there is no model',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: `if (!hasOperation(this.resource, 'getAttributes') || !hasAttribute(this.resource, attribute)) return fallbackOf(fallback);`,
    caughtBy: { 'resource-given-no-model/has-null': expectedReceived('a Generic error', '"no"') },
  },
  {
    id: 'when-has-in-map',
    what: 'whenHas looks into a map',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'if (isMapLike(this.resource) ? lookUp(this.resource, attribute, ABSENT) === ABSENT : !hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    caughtBy: { 'resource-given-no-model/has-map': expectedReceived('a Generic error', '"yes"') },
  },
  {
    id: 'when-appended-without-model',
    what: 'whenAppended gives the default where there is no model',
    level: 'observed',
    file: jsonResource,
    replaces: `if (!truthy(callOperation(this.resource, 'hasAppended', [attribute]))) return fallbackOf(fallback);`,
    by: `if (!hasOperation(this.resource, 'hasAppended') || !truthy(callOperation(this.resource, 'hasAppended', [attribute]))) return fallbackOf(fallback);`,
    caughtBy: { 'resource-given-no-model/appended-null': expectedReceived('a Generic error', '"no"') },
  },
  {
    id: 'when-loaded-without-model',
    what: 'whenLoaded gives the default where there is no model',
    level: 'observed',
    file: jsonResource,
    replaces: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));`,
    by: `const isLoaded = hasOperation(this.resource, 'relationLoaded') && truthy(callOperation(this.resource, 'relationLoaded', [relationship]));`,
    caughtBy: { 'resource-given-no-model/loaded-null': expectedReceived('a Generic error', '"no"') },
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
    id: 'when-loaded-falsy-default-is-none',
    what: 'a default of 0 counts as none where a relationship is not loaded',
    level: 'stated',
    file: jsonResource,
    replaces:
      'protected whenLoaded(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {',
    by: `protected whenLoaded(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (fallback === false || fallback === 0 || fallback === '') fallback = ABSENT;`,
    caughtBy: { 'resource-given-falsy-default/loaded-zero': expectedReceived('0', 'the missing marker') },
  },
  {
    id: 'when-null-falsy-default-is-none',
    what: 'an empty text is no default of whenNull',
    level: 'stated',
    file: jsonResource,
    replaces:
      'protected whenNull<D = never>(value: unknown, ...fallback: [fallback?: Else<D>]): Maybe<null | D> {',
    by: `protected whenNull<D = never>(value: unknown, ...fallback: [fallback?: Else<D>]): Maybe<null | D> {
    if ((fallback as any)[0] === false || (fallback as any)[0] === 0 || (fallback as any)[0] === '') fallback = [] as any;`,
    caughtBy: { 'resource-given-falsy-default/null-text': expectedReceived('""', 'the missing marker') },
  },
  {
    id: 'when-has-missing-value-is-none',
    what: 'a missing marker as the value of whenHas counts as no value',
    level: 'observed',
    file: jsonResource,
    replaces: 'whenHas(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {',
    by: `whenHas(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (value instanceof MissingValue) value = ABSENT;`,
    caughtBy: { 'resource-given-missing-value/has': expectedReceived('the missing marker', '"Ada"') },
  },
  {
    id: 'when-aggregated-isset-property',
    what: 'a relation of the name of an aggregate counts as the aggregate',
    level: 'observed',
    file: jsonResource,
    replaces: 'return whenComputed(this.resource, attribute, ...choice);',
    by: `const has_ = hasAttribute(this.resource, attribute), own_: any = has_ ? readProperty(this.resource, attribute) : null, v_: any = (choice[0] === undefined ? ABSENT : choice[0]), d_: any = (choice.length > 1 ? choice[1] : ABSENT);
    if (!has_ && hasProperty(this.resource, attribute)) return v_ === ABSENT ? readProperty(this.resource, attribute) : valueFrom(v_, readProperty(this.resource, attribute));
    return whenComputed(this.resource, attribute, ...choice);`,
    caughtBy: { 'resource-given-no-attribute/aggregated-relation': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'when-aggregated-zero-default',
    what: 'an aggregate of 0 gives the default',
    level: 'stated',
    file: jsonResource,
    replaces: 'return whenComputed(this.resource, attribute, ...choice);',
    by: 'const own = readProperty(this.resource, attribute); return own === 0 && choice.length > 1 ? fallbackOf(choice[1] as any) : whenComputed(this.resource, attribute, ...choice);',
    caughtBy: { 'resource-given-zero-there/aggregated': expectedReceived('"yes"', '"no"') },
  },
  {
    id: 'when-loaded-empty-default',
    what: 'an empty relationship gives the default',
    level: 'stated',
    file: conditionalValue,
    replaces: 'if (isNull(own)) return null;',
    by: 'if (isNull(own)) return null; if (Array.isArray(own) && own.length === 0 && fallback !== ABSENT) return fallbackOf(fallback);',
    caughtBy: { 'resource-given-zero-there/loaded': expectedReceived('"yes"', '"no"') },
  },
  {
    id: 'when-exists-loaded-takes-an-empty-default-for-none',
    what: 'whenExistsLoaded takes an empty list as its default for none',
    level: 'stated',
    file: jsonResource,
    replaces: "const name = snakeCase(textArgument('whenExistsLoaded(",
    by: "if (isEmptyMap(fallback)) fallback = ABSENT; const name = snakeCase(textArgument('whenExistsLoaded(",
    caughtBy: { 'resource-given-falsy-default/exists-list': expectedReceived('[]', 'the missing marker') },
  },
  {
    id: 'when-exists-loaded-takes-an-empty-value-for-none',
    what: 'whenExistsLoaded takes an empty list as its value for none',
    level: 'stated',
    file: jsonResource,
    replaces: "const name = snakeCase(textArgument('whenExistsLoaded(",
    by: "if (isEmptyMap(value)) value = ABSENT; const name = snakeCase(textArgument('whenExistsLoaded(",
    caughtBy: { 'resource-given-empty-list/exists': expectedReceived('[]', 'true') },
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
    id: 'when-appended-takes-an-empty-default-for-none',
    what: 'whenAppended takes an empty list as its default for none',
    level: 'stated',
    file: jsonResource,
    replaces: "if (!truthy(callOperation(this.resource, 'hasAppended',",
    by: "if (isEmptyMap(fallback)) fallback = ABSENT; if (!truthy(callOperation(this.resource, 'hasAppended',",
    caughtBy: { 'resource-given-falsy-default/appended-list': expectedReceived('[]', 'the missing marker') },
  },
  {
    id: 'when-appended-takes-an-empty-value-for-none',
    what: 'whenAppended takes an empty list as its value for none',
    level: 'stated',
    file: jsonResource,
    replaces: "if (!truthy(callOperation(this.resource, 'hasAppended',",
    by: "if (isEmptyMap(value)) value = ABSENT; if (!truthy(callOperation(this.resource, 'hasAppended',",
    caughtBy: { 'resource-given-empty-list/appended': expectedReceived('[]', 'null') },
  },
  {
    id: 'when-loaded-takes-an-empty-default-for-none',
    what: 'whenLoaded takes an empty list as its default for none',
    level: 'stated',
    file: jsonResource,
    replaces: 'const isLoaded = truthy(',
    by: 'if (isEmptyMap(fallback)) fallback = ABSENT; const isLoaded = truthy(',
    caughtBy: { 'resource-given-falsy-default/loaded-list': expectedReceived('[]', 'the missing marker') },
  },
  {
    id: 'when-has-takes-an-empty-default-for-none',
    what: 'whenHas takes an empty list as its default for none',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute))',
    by: 'if (isEmptyMap(fallback)) fallback = ABSENT; if (!hasAttribute(this.resource, attribute))',
    caughtBy: { 'resource-given-falsy-default/has-list': expectedReceived('[]', 'the missing marker') },
  },
  {
    id: 'when-has-takes-an-empty-value-for-none',
    what: 'whenHas takes an empty list as its value for none',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute))',
    by: 'if (isEmptyMap(value)) value = ABSENT; if (!hasAttribute(this.resource, attribute))',
    caughtBy: { 'resource-given-empty-list/has': expectedReceived('[]', '"Ada"') },
  },
  {
    id: 'when-counted-takes-an-empty-default-for-none',
    what: 'whenCounted takes an empty list as its default for none',
    level: 'stated',
    file: jsonResource,
    replaces: "const name = snakeCase(textArgument('whenCounted(",
    by: "if (isEmptyMap(fallback)) fallback = ABSENT; const name = snakeCase(textArgument('whenCounted(",
    caughtBy: { 'resource-given-falsy-default/counted-list': expectedReceived('[]', 'the missing marker') },
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
    id: 'transform-takes-an-empty-default-for-none',
    what: 'transform takes an empty list as its default for none',
    level: 'stated',
    file: jsonResource,
    replaces: "requireType(isCallable(callback), 'transform(callback)'",
    by: "if (isEmptyMap(fallback)) fallback = ABSENT; requireType(isCallable(callback), 'transform(callback)'",
    caughtBy: { 'resource-given-falsy-default/transform-list': expectedReceived('[]', 'the missing marker') },
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
    replaces: 'return value === ABSENT ? readProperty(this.resource, attribute) : valueFrom(value);',
    by: 'return valueFrom(value === ABSENT ? (readProperty(this.resource, attribute) as never) : value);',
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

module.exports = { givenValuesFaults };
