const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/load-morph.feature must notice. */
const loadMorphFaults = [
  {
    id: 'load-morph-loads-nothing',
    what: 'loadMorph does not ask the collection',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
    by: '',
    caughtBy: {
      'paginator-load-morph-delegated/load': expectedReceived(
        '[["parent", {"Post": ["author"], "Photo": ["album"]}]]',
        '[]',
      ),
    },
  },
  {
    id: 'load-morph-count-loads-nothing',
    what: 'loadMorphCount does not ask the collection',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);",
    by: '',
    caughtBy: {
      'paginator-load-morph-delegated/count': expectedReceived('[["parent", {"Post": ["comments"]}]]', '[]'),
    },
  },
  {
    id: 'load-morph-once',
    what: 'loadMorph loads the first relationships only',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
    by: `if ((this as any).$loadMorphDone) return this;
    (this as any).$loadMorphDone = true;
    forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);`,
    caughtBy: { 'paginator-load-morph-more/load': 'album' },
  },
  {
    id: 'empty-page-loads-nothing',
    what: 'the collection of a page without items is not asked to load relationships',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
    by: "if (this.isNotEmpty()) forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
    caughtBy: { 'paginator-load-morph-delegated/load-empty': 'received: []' },
  },
  {
    id: 'empty-page-counts-nothing',
    what: 'the collection of a page without items is not asked to count what is related',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);",
    by: "if (this.isNotEmpty()) forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);",
    caughtBy: { 'paginator-load-morph-delegated/count-empty': 'received: []' },
  },
  {
    id: 'load-morph-arguments-swapped',
    what: 'loadMorph hands on the relations before the name of the relation',
    level: 'observed',
    file: abstractPaginator,
    replaces: "'loadMorph', [relation, relations]",
    by: "'loadMorph', [relations, relation]",
    caughtBy: {
      'paginator-load-morph-again/load': expectedReceived('"parent"', '{"Post": ["author"]}'),
    },
  },
  {
    id: 'load-morph-of-first-collection',
    what: 'relationships are loaded onto the collection that was asked first',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
    by: "forwardCallTo(this, ((this as any).$first ??= this.getCollection()), 'loadMorph', [relation, relations]);",
    caughtBy: { 'paginator-load-morph-other-collection/load': expectedReceived('one call', '0 calls: []') },
  },
  {
    id: 'load-morph-count-of-first-collection',
    what: 'relationship counts are loaded onto the collection that was asked first',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);",
    by: "forwardCallTo(this, ((this as any).$first ??= this.getCollection()), 'loadMorphCount', [relation, relations]);",
    caughtBy: { 'paginator-load-morph-other-collection/count': expectedReceived('one call', '0 calls: []') },
  },
  {
    id: 'load-morph-of-copy',
    what: 'loadMorph is called on a copy of the collection',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorph', [",
    by: "forwardCallTo(this, (this.getCollection() as any).slice(0), 'loadMorph', [",
    caughtBy: {
      'paginator-load-morph-live/load': expectedReceived('["first", "loaded"]', '["first"]'),
    },
  },
  {
    id: 'load-morph-count-of-copy',
    what: 'loadMorphCount is called on a copy of the collection',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorphCount', [",
    by: "forwardCallTo(this, (this.getCollection() as any).slice(0), 'loadMorphCount', [",
    caughtBy: {
      'paginator-load-morph-live/count': expectedReceived('["first", "loaded"]', '["first"]'),
    },
  },
  {
    id: 'load-morph-replaces-collection',
    what: 'loadMorph gives the page another collection of the same items',
    level: 'observed',
    file: abstractPaginator,
    replaces: "'loadMorph', [relation, relations]);",
    by: `'loadMorph', [relation, relations]);
    this.$items = this.$items.slice(0);`,
    caughtBy: {
      'paginator-load-morph-same-collection/load': expectedReceived(
        'the object "comments"',
        '<Comments items: ["first"]>',
      ),
    },
  },
  {
    id: 'load-morph-count-replaces-collection',
    what: 'loadMorphCount gives the page another collection of the same items',
    level: 'observed',
    file: abstractPaginator,
    replaces: "'loadMorphCount', [relation, relations]);",
    by: `'loadMorphCount', [relation, relations]);
    this.$items = this.$items.slice(0);`,
    caughtBy: {
      'paginator-load-morph-same-collection/count': expectedReceived(
        'the object "comments"',
        '<Comments items: ["first"]>',
      ),
    },
  },
  {
    id: 'morph-loaded-once',
    what: 'loadMorph asks no other collection once it was called',
    level: 'observed',
    file: abstractPaginator,
    replaces: "forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
    by: `const seen = this as { morph?: string };
    if (seen.morph === relation) return this;
    seen.morph = relation;
    forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);`,
    caughtBy: {
      'paginator-load-morph-other-collection/load': expectedReceived('one call', '0 calls: []'),
    },
  },
  {
    id: 'load-morph-returns-the-collection',
    what: 'loadMorph and loadMorphCount return the collection',
    level: 'stated',
    file: abstractPaginator,
    replaces: `'loadMorph', [relation, relations]);
    return this;`,
    by: `'loadMorph', [relation, relations]);
    return this.$items as never;`,
    caughtBy: {
      'paginator-load-morph-stated/load': expectedReceived('<Paginator>', '<Comments items: []>'),
    },
  },
];

module.exports = { loadMorphFaults };
