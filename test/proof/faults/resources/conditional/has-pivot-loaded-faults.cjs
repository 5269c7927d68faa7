const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/has-pivot-loaded.feature must notice. */
const hasPivotLoadedFaults = [
  {
    id: 'pivot-beside-the-usual-one',
    what: 'a pivot table under a name of its own is loaded only where the usual one is there too',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasProperty(this.resource, name)) return false;',
    by: "if (!hasProperty(this.resource, name) || !hasProperty(this.resource, 'pivot')) return false;",
    caughtBy: {
      'resource-has-pivot-loaded-as-alone': expectedReceived('true', 'false'),
      'resource-when-pivot-loaded-as-alone': expectedReceived('"captain"', '"nobody"'),
    },
  },
  {
    id: 'pivot-always-loaded',
    what: 'every pivot table is loaded',
    level: 'stated',
    file: jsonResource,
    replaces: "return callOperation(pivot, 'getTable', []) === table;",
    by: 'return true;',
    caughtBy: { 'resource-has-pivot-loaded-as/other-table': expectedReceived('false', 'true') },
  },
  {
    id: 'pivot-never-loaded',
    what: 'no pivot table is loaded',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasProperty(this.resource, name)) return false;',
    by: 'if (!hasProperty(this.resource, name) || name !== table) return false;',
    caughtBy: { 'resource-has-pivot-loaded/loaded': expectedReceived('true', 'false') },
  },
  {
    id: 'pivot-accessor-ignored',
    what: 'hasPivotLoadedAs ignores the accessor',
    level: 'stated',
    file: jsonResource,
    replaces: "const name = textArgument('hasPivotLoadedAs(accessor)', accessor);",
    by: "const name = textArgument('hasPivotLoadedAs(accessor)', accessor) && 'pivot';",
    caughtBy: { 'resource-has-pivot-loaded-as/loaded': expectedReceived('true', 'false') },
  },
  {
    id: 'pivot-table-by-its-beginning',
    what: 'a pivot table counts as loaded under the beginning of its name',
    level: 'stated',
    file: jsonResource,
    replaces: "return callOperation(pivot, 'getTable', []) === table;",
    by: "return String(callOperation(pivot, 'getTable', [])).startsWith(String(table));",
    caughtBy: { 'resource-has-pivot-loaded/beginning': 'expected: false' },
  },
  {
    id: 'pivot-table-by-its-end',
    what: 'a pivot table counts as loaded under the end of its name',
    level: 'stated',
    file: jsonResource,
    replaces: "return callOperation(pivot, 'getTable', []) === table;",
    by: "return String(callOperation(pivot, 'getTable', [])).endsWith(String(table));",
    caughtBy: { 'resource-has-pivot-loaded/end': expectedReceived('false', 'true') },
  },
  {
    id: 'pivot-table-in-any-case',
    what: 'the name of a pivot table may differ in case',
    level: 'observed',
    file: jsonResource,
    replaces: "callOperation(pivot, 'getTable', []) === table",
    by: "String(callOperation(pivot, 'getTable', [])).toLowerCase() === String(table).toLowerCase()",
    caughtBy: { 'resource-has-pivot-loaded-class/table-in-capitals': expectedReceived('false', 'true') },
  },
  {
    id: 'has-pivot-loaded-any-schema',
    what: 'the schema of a table does not count',
    level: 'observed',
    file: jsonResource,
    replaces: `return callOperation(pivot, 'getTable', []) === table;`,
    by: `return String(callOperation(pivot, 'getTable', [])).replace(/^.*\\./, '') === String(table).replace(/^.*\\./, '');`,
    caughtBy: { 'resource-has-pivot-loaded-class/table-with-schema': expectedReceived('false', 'true') },
  },
  {
    id: 'pivot-name-of-class-is-no-table',
    what: 'the name of a class is never that of a table',
    level: 'observed',
    file: jsonResource,
    replaces: `return callOperation(pivot, 'getTable', []) === table;`,
    by: `return pivotClass === null && callOperation(pivot, 'getTable', []) === table;`,
    caughtBy: { 'resource-has-pivot-loaded-table-like-class': expectedReceived('true', 'false') },
  },
  {
    id: 'pivot-in-a-map',
    what: 'a map may hold the pivot',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasProperty(this.resource, name)) return false;',
    by: `if (isMapLike(this.resource)) { const p: any = lookUp(this.resource as any, name, null); return p !== null && (p?.getTable?.() === table || (isObject(findClass(table)?.prototype) && p instanceof (findClass(table) as any))); }
    if (!hasProperty(this.resource, name)) return false;`,
    caughtBy: { 'resource-has-pivot-loaded-in-map/accessor': expectedReceived('false', 'true') },
  },
  {
    id: 'pivot-table-asked-first',
    what: 'a pivot is asked for its table before its class is looked at',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (isObject(pivotClass?.prototype) && pivot',
    by: "const isTable = callOperation(pivot, 'getTable', []) === table;\n    if (isTable || isObject(pivotClass?.prototype) && pivot",
    caughtBy: { 'resource-has-pivot-loaded-class-first': 'no table' },
  },
  {
    id: 'unset-accessor-read',
    what: 'an accessor is read also where it is not set',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasProperty(this.resource, name)) return false;',
    by: `const isSet = hasProperty(this.resource, name);
    if (readProperty(this.resource, name) === null || !isSet) return false;`,
    caughtBy: {
      'resource-has-pivot-loaded-unread/usual': 'no such attribute',
      'resource-has-pivot-loaded-unread/other': 'no such attribute',
    },
  },
  {
    id: 'pivot-table-by-pattern',
    what: 'the name of a pivot table is taken for a pattern',
    level: 'stated',
    file: jsonResource,
    replaces: "return callOperation(pivot, 'getTable', []) === table;",
    by: `const own = String(callOperation(pivot, 'getTable', []));
    const isPattern = /[*?]/.test(String(table));
    return own === table || (isPattern && new RegExp(\`^\${String(table).replaceAll('*', '.*').replaceAll('?', '.')}$\`).test(own));`,
    caughtBy: {
      'resource-has-pivot-loaded/asterisk': expectedReceived('false', 'true'),
      'resource-has-pivot-loaded/question-mark': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'no-accessor-is-loaded',
    what: 'hasPivotLoadedAs is true where there is no such accessor',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasProperty(this.resource, name)) return false;',
    by: 'if (!hasProperty(this.resource, name)) return true;',
    caughtBy: {
      'resource-has-pivot-loaded-as/no-accessor': expectedReceived('false', 'true'),
    },
  },
];

module.exports = { hasPivotLoadedFaults };
