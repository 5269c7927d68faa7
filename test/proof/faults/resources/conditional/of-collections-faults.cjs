const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/of-collections.feature must notice. */
const ofCollectionsFaults = [
  {
    id: 'conditionals-not-on-collections',
    what: 'a collection has no conditional attributes',
    level: 'stated',
    file: jsonResource,
    replaces: '  preserveQuery(): this {',
    by: `  protected override when(): never {
    throw new Error('not here');
  }

  protected override whenNull(): never {
    throw new Error('not here');
  }

  protected override whenNotNull(): never {
    throw new Error('not here');
  }

  protected override transform(): never {
    throw new Error('not here');
  }

  protected override merge(): never {
    throw new Error('not here');
  }

  preserveQuery(): this {`,
    caughtBy: {
      'collection-conditional/when': 'not here',
      'collection-conditional/null': 'not here',
      'collection-conditional/not-null': 'not here',
      'collection-conditional/transform': 'not here',
      'collection-conditional-merged/merge': 'not here',
    },
  },
  {
    id: 'collections-do-not-filter',
    what: 'what is missing in a map is not removed by a collection',
    level: 'stated',
    file: jsonResource,
    replaces: '  preserveQuery(): this {',
    by: `  protected override removeMissingValues(data: MapLike): any {
    return data;
  }

  preserveQuery(): this {`,
    caughtBy: {
      'collection-conditional/remove': 'received: {"id": 1, "a"',
      'collection-conditional/filter': 'received: {"id": 1, "a"',
    },
  },
  {
    id: 'collections-merge-without-marker',
    what: 'what a collection merges when a condition holds is not marked',
    level: 'stated',
    file: jsonResource,
    replaces: 'return chosen === ABSENT ? new MissingValue() : new MergeValue(valueFrom(chosen));',
    by: `if (this instanceof ResourceCollection) return chosen as MergeValue;
    return chosen === ABSENT ? new MissingValue() : new MergeValue(valueFrom(chosen));`,
    caughtBy: {
      'collection-conditional-merged/merge-when': 'by',
      'collection-conditional-merged/merge-unless': 'by',
    },
  },
];

module.exports = { ofCollectionsFaults };
