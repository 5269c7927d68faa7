const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/resource-markers.feature must notice. */
const resourceMarkersFaults = [
  {
    id: 'resource-marker-unread',
    what: 'the resource class is not read from the class',
    level: 'stated',
    file: paginator,
    replaces: 'return marked && resourceByMarker(marked);',
    by: 'return marked && null;',
    caughtBy: {
      'paginator-resource-markers-resource': expectedReceived('{"$class": "SongResource"}', 'null'),
    },
  },
  {
    id: 'collection-marker-unread',
    what: 'the collection class is not read from the class',
    level: 'stated',
    file: paginator,
    replaces: 'return marked && resourceCollectionByMarker(marked);',
    by: 'return marked && null;',
    caughtBy: {
      'paginator-resource-markers-collection': expectedReceived('{"$class": "TuneCollection"}', 'null'),
    },
  },
  {
    id: 'markers-swapped',
    what: 'the resource class is read from the attribute of the collection class',
    level: 'stated',
    file: paginator,
    replaces: 'return marked && resourceByMarker(marked);',
    by: 'return marked && resourceCollectionByMarker(marked);',
    caughtBy: {
      'paginator-resource-markers-resource': expectedReceived('{"$class": "SongResource"}', 'null'),
    },
  },
  {
    id: 'no-marker-no-answer',
    what: 'a class without a marker is an error where its marker is asked for',
    level: 'stated',
    file: paginator,
    replaces: 'return marked && resourceByMarker(marked);',
    by: `const found = marked && resourceByMarker(marked);
    if (found === null) throw new LogicException('no marker');
    return found;`,
    caughtBy: { 'paginator-resource-markers-absent-stated/resource': 'expected: null' },
  },
  {
    id: 'resource-marker-first',
    what: 'a marked resource goes before a marked collection',
    level: 'observed',
    file: paginator,
    replaces: 'if (collection !== null) return',
    by: 'if (collection !== null && findClass(resourceByMarker(modelClass)) === null) return',
    caughtBy: {
      'paginator-resource-markers-order/both': expectedReceived(
        '<TuneCollection>',
        '<AnonymousResourceCollection o2>',
      ),
    },
  },
  {
    id: 'resource-marker-remembered',
    what: 'a paginator remembers the resource class of the first class it was asked about',
    level: 'stated',
    file: paginator,
    replaces: 'return marked && resourceByMarker(marked);',
    by: 'return ((this as any).$marked ??= marked && resourceByMarker(marked));',
    caughtBy: { 'paginator-resource-markers-again/resource': 'SongResource' },
  },
  {
    id: 'collection-marker-remembered',
    what: 'a paginator remembers the collection class of the first class it was asked about',
    level: 'stated',
    file: paginator,
    replaces: 'return marked && resourceCollectionByMarker(marked);',
    by: 'return ((this as any).$marked ??= marked && resourceCollectionByMarker(marked));',
    caughtBy: { 'paginator-resource-markers-again/collection': 'ChorusCollection' },
  },
  {
    id: 'markers-of-known-classes-alone',
    what: 'a marker that names no known class counts as none',
    level: 'observed',
    file: paginator,
    replaces: 'return marked && resourceByMarker(marked);',
    by: 'const r = marked && resourceByMarker(marked); return r !== null && findClass(r) === null ? null : r;',
    caughtBy: {
      'paginator-resource-markers-unknown-named/resource': expectedReceived('"NoSuchResource"', 'null'),
    },
  },
  {
    id: 'attribute-swapped',
    what: 'the marker of a resource class counts as that of a collection class',
    level: 'stated',
    file: paginator,
    replaces: 'return marked && resourceCollectionByMarker(marked);',
    by: 'return marked && (resourceCollectionByMarker(marked) ?? resourceByMarker(marked));',
    caughtBy: {
      'paginator-resource-markers-other-stated/collection': expectedReceived('null', '"SongResource"'),
    },
  },
  {
    id: 'resource-marker-of-parent-guessed',
    what: 'guessing takes the resource marker of the class above where a class has none',
    level: 'observed',
    file: paginator,
    replaces: 'const resource = findClass(this.resolveResourceFromAttribute(modelClass));',
    by: `const resource =
      findClass(this.resolveResourceFromAttribute(modelClass)) ??
      findClass(this.resolveResourceFromAttribute(Object.getPrototypeOf(modelClass)));`,
    caughtBy: {
      'paginator-resource-markers-of-parent/resource': expectedReceived(
        '{"$class": "SongResource"}',
        '{"$class": "TuneResource"}',
      ),
    },
  },
  {
    id: 'collection-marker-of-parent-guessed',
    what: 'guessing takes the collection marker of the class above where a class has none',
    level: 'observed',
    file: paginator,
    replaces: 'const collection = findClass(this.resolveResourceCollectionFromAttribute(modelClass));',
    by: `const collection =
      findClass(this.resolveResourceCollectionFromAttribute(modelClass)) ??
      findClass(this.resolveResourceCollectionFromAttribute(Object.getPrototypeOf(modelClass)));`,
    caughtBy: {
      'paginator-resource-markers-of-parent/collection': expectedReceived(
        '{"$class": "SongResource"}',
        'null',
      ),
    },
  },
  {
    id: 'resource-marker-beats-named-class',
    what: 'the resource class that the items are marked with is taken even where a class is named',
    level: 'observed',
    file: paginator,
    replaces: 'return resourceClass === null ?',
    by: `const first: any = this.$items.first();
    const marked = first === null ? null : resourceByMarker(first.constructor);
    if (marked !== null) return collectionOf(this, marked);
    return resourceClass === null ?`,
    caughtBy: {
      'paginator-resource-markers-named-resource': expectedReceived(
        '{"$class": "SongResource"}',
        '{"$class": "TuneResource"}',
      ),
    },
  },
  {
    id: 'unmarked-is-its-collection',
    what: 'a class without markers is its own resource collection',
    level: 'stated',
    file: paginator,
    replaces: 'return marked && resourceCollectionByMarker(marked);',
    by: 'return marked && (resourceCollectionByMarker(marked) ?? marked);',
    caughtBy: {
      'paginator-resource-markers-absent-stated/collection': expectedReceived('null', '{"$class": "Song"}'),
    },
  },
];

module.exports = { resourceMarkersFaults };
