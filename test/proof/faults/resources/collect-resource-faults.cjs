const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/collect-resource.feature must notice. */
const collectResourceFaults = [
  {
    id: 'collect-resource-gives-input',
    what: 'collectResource gives back what it got',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!isPaginator(resource)) return mapped;',
    by: 'if (!isPaginator(resource)) return resource;',
    caughtBy: {
      'collection-collect-resource-maps': expectedReceived(
        'a value <TagResource> somewhere in it',
        '["blue", "green"]',
      ),
    },
  },
  {
    id: 'collected-into-a-plain-collection',
    what: 'the resources are in a plain Collection, whatever class of Collections the items came in',
    level: 'observed',
    file: jsonResource,
    replaces: '? source.mapInto(collected)',
    by: '? new Collection<unknown>(source.mapInto(collected) as any)',
    caughtBy: {
      'collection-collect-resource-class/mapped': expectedReceived(
        '<Tags items: [<TagResource>]>',
        '<Collection items: [<TagResource o3>]>',
      ),
    },
  },
  {
    id: 'page-mapped-into-a-plain-collection',
    what: 'the resources of a page are in a plain Collection, whatever class of Collections its items were in',
    level: 'observed',
    file: jsonResource,
    replaces: '? source.mapInto(collected)',
    by: '? isPaginator(resource) ? new Collection<unknown>(source.mapInto(collected) as any) : source.mapInto(collected)',
    caughtBy: {
      'collection-collect-resource-page-class': expectedReceived(
        '<Tags items: [<TagResource>]>',
        '<Collection items: [<TagResource o4>]>',
      ),
    },
  },
  {
    id: 'ready-items-in-their-class',
    what: 'items that are resources already stay in a Collection of the class that they came in',
    level: 'observed',
    file: jsonResource,
    replaces: ': new Collection<unknown>(items);',
    by: ': new (items.constructor as any)(items);',
    caughtBy: {
      'collection-collect-resource-class/ready': expectedReceived(
        '<Collection items: [<TagResource>]>',
        '<Tags items: [<TagResource o3>]>',
      ),
    },
  },
  {
    id: 'collect-resource-returns-own',
    what: 'collectResource returns what it has mapped before',
    level: 'stated',
    file: jsonResource,
    replaces: `this.collection = mapped as Collection<TItem>;
    if (!isPaginator(resource)) return mapped;`,
    by: `this.collection ??= mapped as Collection<TItem>;
    if (!isPaginator(resource)) return this.collection;`,
    caughtBy: {
      'collection-collect-resource-maps': expectedReceived(
        'a value <TagResource> somewhere in it',
        '<Collection items: []>',
      ),
    },
  },
];

module.exports = { collectResourceFaults };
