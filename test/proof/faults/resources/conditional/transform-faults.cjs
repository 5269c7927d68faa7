const { expectedReceived } = require('../../../in-words.cjs');

const conditionalValue = 'src/reference/resource/conditional-value.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/transform.feature must notice. */
const transformFaults = [
  {
    id: 'zero-is-not-filled',
    what: 'transform takes 0 and false for nothing',
    level: 'observed',
    file: conditionalValue,
    replaces: 'if (isNull(value) || isEmptyMap(value)) return false;',
    by: 'if (!value || isEmptyMap(value)) return false;',
    caughtBy: { 'resource-transform-filled/zero': expectedReceived('"formatted"', '"default"') },
  },
  {
    id: 'transform-not-called',
    what: 'transform gives the value as it is',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: 'if (isFilled(value)) return value;',
    caughtBy: { 'resource-transform-present': expectedReceived('"20%"', '20') },
  },
  {
    id: 'transform-default-lost',
    what: 'the default of transform is ignored',
    level: 'stated',
    file: jsonResource,
    replaces: 'return isCallable(fallback) ? invoke(fallback, [value]) : fallback;',
    by: 'return new MissingValue();',
    caughtBy: { 'resource-transform-default': expectedReceived('"default"', 'the missing marker') },
  },
  {
    id: 'transformed-to-nothing',
    what: 'the default stands in for a result of the callback that is not true',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: 'if (isFilled(value)) return invoke(callback, [value]) || (fallback === ABSENT ? new MissingValue() : fallback);',
    caughtBy: { 'resource-transform-to-falsy/zero': expectedReceived('0', '"default"') },
  },
  {
    id: 'transformed-to-null',
    what: 'the default stands in for null that the callback gives',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: 'if (isFilled(value)) return invoke(callback, [value]) ?? (fallback === ABSENT ? null : fallback);',
    caughtBy: { 'resource-transform-callback-gives-null': expectedReceived('null', '"default"') },
  },
  {
    id: 'list-transformed-item-by-item',
    what: 'transform calls the callback for each item of a list',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: `if (Array.isArray(value) && isFilled(value)) return value.map((each) => invoke(callback, [each]));
    if (isFilled(value)) return invoke(callback, [value]);`,
    caughtBy: { 'resource-transform-list-stated': 'tags' },
  },
  {
    id: 'missing-is-blank',
    what: 'transform takes a missing marker for nothing',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: 'if (isFilled(value) && !(value instanceof MissingValue)) return invoke(callback, [value]);',
    caughtBy: { 'resource-transform-filled/missing': expectedReceived('"formatted"', '"default"') },
  },
  {
    id: 'resources-never-blank',
    what: 'a collection of resources is filled even without items',
    level: 'observed',
    changes: [
      {
        file: conditionalValue,
        replaces: "if (hasOperation(value, 'count')) return (value as { count(): number }).count() !== 0;",
        by: "if (isResource(value)) return true; if (hasOperation(value, 'count')) return (value as { count(): number }).count() !== 0;",
      },
      {
        file: conditionalValue,
        replaces: 'import { isHtmlable }',
        by: 'import { isHtmlable, isResource }',
      },
    ],
    caughtBy: {
      'resource-transform-blank-resources': expectedReceived('"default"', '"formatted"'),
    },
  },
  {
    id: 'no-break-space-is-blank',
    what: 'transform takes every character that is white space in JavaScript for blank',
    level: 'exact',
    file: conditionalValue,
    replaces: String.raw`return /[^ \t\n\r\0\v]/.test(value);`,
    by: String.raw`return value.replace(/\0/g, '').trim() !== '';`,
    caughtBy: { 'resource-transform-no-break-space': expectedReceived('"formatted"', '"default"') },
  },
  {
    id: 'transform-calls-value',
    what: 'a closure that is the value is called first',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: 'const own = valueFrom(value as never); if (isFilled(own)) return invoke(callback, [own]);',
    caughtBy: { 'resource-transform-filled-closure': expectedReceived('"formatted"', '"default"') },
  },
  {
    id: 'transform-resource-of-null',
    what: 'a resource of nothing is blank',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: 'if (isFilled(value) && !(isResource(value) && isNull(value.resource))) return invoke(callback, [value]);',
    caughtBy: { 'resource-transform-filled-resource': expectedReceived('"formatted"', '"default"') },
  },
  {
    id: 'transform-missing-falls-back',
    what: 'the missing marker that the callback gives falls back to the default',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: `if (isFilled(value)) {
      const got = invoke(callback, [value]);
      if (!(got instanceof MissingValue) || fallback === ABSENT) return got;
    }`,
    caughtBy: { 'resource-transform-to-missing': expectedReceived('the missing marker', '"default"') },
  },
  {
    id: 'transform-list-spread',
    what: 'the entries of a list are transformed one by one',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: 'if (isFilled(value)) return invoke(callback, Array.isArray(value) ? value : [value]);',
    caughtBy: { 'resource-transform-list-stated': expectedReceived('["red", "blue"]', '"red"') },
  },
  {
    id: 'wide-blank-is-blank',
    what: 'transform takes the blank of Chinese and Japanese writing for blank',
    level: 'exact',
    file: conditionalValue,
    replaces: String.raw`/[^ \t\n\r\0\v]/`,
    by: String.raw`/[^ \t\n\r\0\v\u3000]/`,
    caughtBy: { 'resource-transform-wide-blank': expectedReceived('"formatted"', '"default"') },
  },
  {
    id: 'transformed-to-an-empty-list',
    what: 'transform gives the default for a value that becomes an empty list',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
    by: `if (isFilled(value)) {
      const entry = invoke(callback, [value]);
      return fallback !== ABSENT && isMapLike(entry) && isEmptyMap(entry) ? fallback : entry;
    }`,
    caughtBy: {
      'resource-transform-to-falsy/empty-list': expectedReceived('[]', '"default"'),
    },
  },
  {
    id: 'nothing-transformed-is-null',
    what: 'transform of nothing is null',
    level: 'stated',
    file: jsonResource,
    replaces: `    if (fallback === ABSENT) return new MissingValue();
    return isCallable(fallback) ? invoke(fallback, [value]) : fallback;`,
    by: `    if (fallback === ABSENT) return null;
    return isCallable(fallback) ? invoke(fallback, [value]) : fallback;`,
    caughtBy: {
      'resource-transform-absent': expectedReceived('the missing marker', 'null'),
    },
  },
  {
    id: 'form-feed-is-blank',
    what: 'a form feed is blank',
    level: 'exact',
    file: 'src/reference/resource/conditional-value.ts',
    replaces: 'return /[^ \\t\\n\\r\\0\\v]/.test(value);',
    by: 'return /[^ \\t\\n\\r\\0\\v\\f]/.test(value);',
    caughtBy: { 'resource-transform-form-feed': 'received: "default"' },
  },
];

module.exports = { transformFaults };
