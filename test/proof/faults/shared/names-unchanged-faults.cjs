const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/shared/names-unchanged.feature must notice. */
const namesUnchangedFaults = [
  {
    id: 'attribute-name-lowered',
    what: 'whenHas looks for the attribute in small letters',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'if (!hasAttribute(this.resource, attribute.toLowerCase())) return fallbackOf(fallback);',
    caughtBy: { 'resource-name-unchanged/when-has': expectedReceived('"Ada L."', 'the missing marker') },
  },
  {
    id: 'path-trimmed',
    what: 'setPath drops the spaces around a path',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: "this.$path = textArgument('Paginator.setPath(path)', path).trim();",
    caughtBy: { 'paginator-text-unchanged/path': expectedReceived('" /Users "', '"/Users"') },
  },
];

module.exports = { namesUnchangedFaults };
