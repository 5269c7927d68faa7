const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-appended.feature must notice. */
const whenAppendedFaults = [
  {
    id: 'when-appended-always',
    what: 'whenAppended takes every accessor for appended',
    level: 'stated',
    file: jsonResource,
    replaces:
      "if (!truthy(callOperation(this.resource, 'hasAppended', [name]))) return fallbackOf(fallback);",
    by: '',
    caughtBy: { 'resource-when-appended-default': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'when-appended-never',
    what: 'whenAppended takes no accessor for appended',
    level: 'stated',
    file: jsonResource,
    replaces:
      "if (!truthy(callOperation(this.resource, 'hasAppended', [name]))) return fallbackOf(fallback);",
    by: 'return fallbackOf(fallback);',
    caughtBy: { 'resource-when-appended-appended': expectedReceived('"Ada L."', 'the missing marker') },
  },
  {
    id: 'when-appended-reads-first',
    what: 'the accessor is read before it is known to be appended',
    level: 'observed',
    file: jsonResource,
    replaces: `if (!truthy(callOperation(this.resource, 'hasAppended', [name]))) return fallbackOf(fallback);`,
    by: `const early = readProperty(this.resource, name); if (early === this || !truthy(callOperation(this.resource, 'hasAppended', [name]))) return fallbackOf(fallback);`,
    caughtBy: {
      'resource-when-appended-not-read/absent': expectedReceived('no call', '1 call: [["full_name"]]'),
    },
  },
  {
    id: 'when-appended-exact-answer',
    what: 'hasAppended has to answer exactly true',
    level: 'observed',
    file: jsonResource,
    replaces: `if (!truthy(callOperation(this.resource, 'hasAppended', [name]))) return fallbackOf(fallback);`,
    by: `if (callOperation(this.resource, 'hasAppended', [name]) !== true) return fallbackOf(fallback);`,
    caughtBy: { 'resource-when-appended-truthy-answer/one': expectedReceived('"yes"', '"no"') },
  },
  {
    id: 'when-appended-reads-in-vain',
    what: 'the accessor is read although a value is given',
    level: 'observed',
    file: jsonResource,
    replaces: 'return value === ABSENT ? readProperty(this.resource, name) : valueFrom(value);',
    by: 'const own = readProperty(this.resource, name); return value === ABSENT ? own : valueFrom(value);',
    caughtBy: {
      'resource-when-appended-not-read/appended': expectedReceived('no call', '1 call: [["full_name"]]'),
    },
  },
  {
    id: 'when-appended-null-value-with-default',
    what: 'a null that is given to whenAppended beside a default gives the default',
    level: 'observed',
    file: jsonResource,
    replaces:
      'protected whenAppended(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {',
    by: `protected whenAppended(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (value === null && !(fallback === ABSENT)) value = fallback as any;`,
    caughtBy: { 'resource-when-appended-null-value-with-default': expectedReceived('null', '"no"') },
  },
  {
    id: 'when-appended-zero',
    what: 'an accessor that gives 0 counts as not appended',
    level: 'stated',
    file: jsonResource,
    replaces: 'return value === ABSENT ? readProperty(this.resource, name) : valueFrom(value);',
    by: 'return value === ABSENT ? (readProperty(this.resource, name) || fallbackOf(fallback)) : valueFrom(value);',
    caughtBy: { 'resource-when-appended-zero': expectedReceived('0', 'the missing marker') },
  },
  {
    id: 'null-accessor-is-absent',
    what: 'whenAppended gives the default for an accessor that is null',
    level: 'stated',
    file: jsonResource,
    replaces: 'return value === ABSENT ? readProperty(this.resource, name) : valueFrom(value);',
    by: 'return value === ABSENT ? (readProperty(this.resource, name) ?? fallbackOf(fallback)) : valueFrom(value);',
    caughtBy: {
      'resource-when-appended-null-attribute': expectedReceived('null', 'the missing marker'),
    },
  },
  {
    id: 'appended-from-attributes',
    what: 'whenAppended looks for the accessor among the attributes alone',
    level: 'stated',
    file: jsonResource,
    replaces: 'return value === ABSENT ? readProperty(this.resource, name) : valueFrom(value);',
    by: `if (value !== ABSENT) return valueFrom(value);
    return OrderedMap.from<unknown>(callOperation(this.resource, 'getAttributes', []) as MapLike).get(name) ?? null;`,
    caughtBy: { 'resource-when-appended-no-attribute': expectedReceived('"A"', 'null') },
  },
];

module.exports = { whenAppendedFaults };
