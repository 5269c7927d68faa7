const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/asked-again.feature must notice. */
const askedAgainFaults = [
  {
    id: 'relation-kept',
    what: 'whenLoaded answers for the model it was first asked about',
    level: 'stated',
    file: jsonResource,
    replaces: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));
    return whenThere(this.resource,`,
    by: `const model = ((this as any).$model ??= this.resource);
    const isLoaded = truthy(callOperation(model, 'relationLoaded', [relationship]));
    return whenThere(model,`,
    caughtBy: { 'resource-conditional-asked-again/when-loaded': expectedReceived('[2, 3]', '[1]') },
  },
  {
    id: 'when-loaded-once',
    what: 'whether a relationship is loaded is remembered by its name',
    level: 'stated',
    file: jsonResource,
    replaces: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));`,
    by: `const kn: any = ((this as any).__loaded ??= {}); const isLoaded = (kn[relationship] ??= truthy(callOperation(this.resource, 'relationLoaded', [relationship])));`,
    caughtBy: {
      'resource-conditional-there-now/when-loaded': expectedReceived('[2, 3]', 'the missing marker'),
    },
  },
  {
    id: 'when-has-memo',
    what: 'whether there is an attribute is remembered by its name',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'const kn: any = ((this as any).__has ??= {}); if (!(kn[attribute] ??= hasAttribute(this.resource, attribute))) return fallbackOf(fallback);',
    caughtBy: { 'resource-conditional-there-now/when-has': expectedReceived('"Bo"', 'the missing marker') },
  },
  {
    id: 'pivot-memo-false',
    what: 'that no pivot is loaded is remembered',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasProperty(this.resource, name)) return false;',
    by: 'if ((this as any)[`__nopivot_${name}`] || !hasProperty(this.resource, name)) { (this as any)[`__nopivot_${name}`] = true; return false; }',
    caughtBy: { 'resource-conditional-there-now/has-pivot-loaded': expectedReceived('true', 'false') },
  },
  {
    id: 'pivot-answer-kept',
    what: 'hasPivotLoadedAs keeps its first answer',
    level: 'stated',
    file: jsonResource,
    replaces: `const name = textArgument('hasPivotLoadedAs(accessor)', accessor);`,
    by: `const name = textArgument('hasPivotLoadedAs(accessor)', accessor);
    const kept = ((this as any).$kept ??= new Map<string, boolean>());
    const asked = \`\${name} \${String(table)}\`;
    if (!kept.has(asked)) kept.set(asked, hasProperty(this.resource, name));
    if (kept.get(asked) === true) return true;`,
    caughtBy: {
      'resource-conditional-asked-again/has-pivot-loaded': expectedReceived('false', 'true'),
      'resource-conditional-asked-again/has-pivot-loaded-as': expectedReceived('false', 'true'),
    },
  },
];

module.exports = { askedAgainFaults };
