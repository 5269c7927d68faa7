const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';
const classRegistry = 'src/reference/resource/class-registry.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/pagination/to-resource-collection.feature must notice. */
const toResourceCollectionFaults = [
  {
    id: 'unknown-class-is-any-resource',
    what: 'a page whose resource class is unknown becomes a collection of plain resources',
    level: 'stated',
    file: paginator,
    replaces: 'const cls = findClass(resourceClass) ?? Object;',
    by: 'const cls = (findClass(resourceClass) ?? Reflect.getPrototypeOf(ResourceCollection)) as AnyClass;',
    caughtBy: { 'paginator-to-resource-collection-unknown-stated': 'expected: an error' },
  },
  {
    id: 'page-class-ignored',
    what: 'toResourceCollection ignores the class it is given',
    level: 'stated',
    file: paginator,
    replaces: 'const cls = findClass(resourceClass) ?? Object;',
    by: `if (resourceClass !== null) return new ResourceCollection(page);
  const cls = findClass(resourceClass) ?? Object;`,
    caughtBy: {
      'paginator-to-resource-collection-items':
        'received: Generic error (Error): Call to a member function t',
    },
  },
  {
    id: 'page-collection-cut-again',
    what: 'the resource collection of a later page looks for its items where they were among all items',
    level: 'stated',
    file: paginator,
    replaces: 'return requireCollection(Reflect.apply(make, cls, [page]));',
    by: `const first = ((page as any).currentPage() - 1) * (page as any).perPage();
  return requireCollection(Reflect.apply(make, cls, [first > 0 ? (page as any).items().slice(first) : page]));`,
    caughtBy: {
      'paginator-to-resource-collection-items': expectedReceived(
        '[{"city": "Oslo"}, {"city": "Rome"}]',
        '[]',
      ),
    },
  },
  {
    id: 'page-collection-empty',
    what: 'the resource collection of a page has no items',
    level: 'stated',
    file: paginator,
    replaces: 'return requireCollection(Reflect.apply(make, cls, [page]));',
    by: 'return requireCollection(Reflect.apply(make, cls, [[]]));',
    caughtBy: {
      'paginator-to-resource-collection-items': expectedReceived(
        '[{"city": "Oslo"}, {"city": "Rome"}]',
        '[]',
      ),
    },
  },
  {
    id: 'items-mapped-twice',
    what: 'items are put into the class twice',
    level: 'stated',
    file: jsonResource,
    replaces: '? source.mapInto(collected)',
    by: '? (source.mapInto(collected) as any).mapInto(collected)',
    caughtBy: { 'paginator-to-resource-collection-items': expectedReceived('"Oslo"', 'null') },
  },
  {
    id: 'collection-of-base-class',
    what: 'collection maps to JsonResource whatever class it is called on',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new AnonymousResourceCollection(resource, this);',
    by: 'return new AnonymousResourceCollection(resource, JsonResource);',
    caughtBy: {
      'paginator-to-resource-collection-items': expectedReceived('{"city": "Oslo"}', '{"name": "Oslo"}'),
    },
  },
  {
    id: 'collection-array-of-items',
    what: 'the array form of a collection shows the items unconverted',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (item instanceof JsonResource) return item[operation](request);',
    by: 'if (item instanceof JsonResource) return item.resource;',
    caughtBy: {
      'paginator-to-resource-collection-items': expectedReceived('{"city": "Oslo"}', '{"name": "Oslo"}'),
    },
  },
  {
    id: 'keys-of-guessed-class-lost',
    what: 'toResourceCollection forgets that the class preserves keys',
    level: 'observed',
    file: paginator,
    replaces: 'return requireCollection(Reflect.apply(make, cls, [page]));',
    by: "return Reflect.construct(require('../resource/json-resource').AnonymousResourceCollection, [page, cls]) as ResourceCollection;",
    caughtBy: {
      'paginator-to-resource-collection-keys/kept': expectedReceived(
        '{"7": {"city": "Rome"}}',
        '[{"city": "Rome"}]',
      ),
    },
  },
  {
    id: 'no-name-no-class',
    what: 'what cannot be the name of a class is taken for an unknown one',
    level: 'observed',
    file: classRegistry,
    replaces: "classes.get(textArgument('A class', reference,",
    by: "classes.get(typeof reference === 'object' ? '' : textArgument('A class', reference,",
    caughtBy: { 'paginator-marked-no-name/resource': 'expected: a Type error' },
  },
  {
    id: 'guess-before-given-class',
    what: 'the class that is given counts only where none can be guessed',
    level: 'stated',
    file: paginator,
    replaces:
      'return resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass);',
    by: `if (resourceClass === null) return this.guessResourceCollection();
    try {
      return this.guessResourceCollection();
    } catch {
      return collectionOf(this, resourceClass);
    }`,
    caughtBy: { 'paginator-to-resource-collection-given-class': '{"tune": "Dawn"}' },
  },
  {
    id: 'collection-of-the-items-alone',
    what: 'toResourceCollection is given the items without their page',
    level: 'stated',
    file: paginator,
    replaces: 'return requireCollection(Reflect.apply(make, cls, [page]));',
    by: 'return requireCollection(Reflect.apply(make, cls, [(page as Paginator).getCollection()]));',
    caughtBy: { 'paginator-to-resource-collection-url-parts': '/cities' },
  },
  {
    id: 'collection-of-a-page-made-anew',
    what: 'toResourceCollection makes the collection of a new page with the same items and options',
    level: 'stated',
    file: paginator,
    replaces: 'return requireCollection(Reflect.apply(make, cls, [page]));',
    by: `const of = page as Paginator;
  const anew = new Paginator(of.getCollection(), of.perPage(), of.currentPage(), of.getOptions());
  anew.hasMorePagesWhen(of.hasMorePages());
  return requireCollection(Reflect.apply(make, cls, [anew]));`,
    caughtBy: { 'paginator-to-resource-collection-url-parts': 'query sort' },
  },
  {
    id: 'fragment-used-up',
    what: 'a response takes the fragment away from its page',
    level: 'stated',
    file: jsonResource,
    replaces: 'const paginated = page.toArray() as MapLike;',
    by: "const paginated = page.toArray() as MapLike;\n  (page as any).fragment?.('');",
    caughtBy: { 'paginator-to-resource-collection-url-parts': 'fragment' },
  },
  {
    id: 'no-name-is-guessed',
    what: 'a class named by empty text is guessed',
    level: 'observed',
    file: paginator,
    replaces: 'return resourceClass === null ? this',
    by: 'return !resourceClass ? this',
    caughtBy: {
      'paginator-to-resource-collection-no-name': 'expected: an error',
    },
  },
  {
    id: 'to-resource-collection-base-operation',
    what: 'the collection operation of the base class is called, and not that of the given class',
    level: 'observed',
    file: paginator,
    replaces: 'return requireCollection(Reflect.apply(make, cls, [page]));',
    by: `let root: object = cls;
  while (Object.getPrototypeOf(root) !== null && typeof Reflect.get(Object.getPrototypeOf(root) as object, 'collection') === 'function') root = Object.getPrototypeOf(root) as object;
  return requireCollection(Reflect.apply(Reflect.get(root, 'collection') as () => unknown, cls, [page]));`,
    caughtBy: {
      'paginator-to-resource-collection-own-collection': expectedReceived(
        '<Towns>',
        '<AnonymousResourceCollection o2>',
      ),
    },
  },
  {
    id: 'same-collection-for-same-items',
    what: 'a page whose items are resources already gives the collection that it gave before',
    level: 'observed',
    file: paginator,
    replaces: 'return resourceClass === null ?',
    by: `const made = (this as any).$made;
    if (made?.collection === this.$items && made?.$collects === resourceClass) return made;
    return resourceClass !== null ? ((this as any).$made = collectionOf(this, resourceClass)) : resourceClass === null ?`,
    caughtBy: { 'paginator-to-resource-collection-apart': expectedReceived('{}', '{"took": 5}') },
  },
  {
    id: 'collection-of-an-empty-page-refused',
    what: 'an empty page has no resource collection',
    level: 'stated',
    file: paginator,
    replaces:
      'return resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass);',
    by: `if (resourceClass !== null && this.isEmpty()) throw new RangeError('no items');
    return resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass);`,
    caughtBy: {
      'paginator-to-resource-collection-empty': 'no items',
    },
  },
  {
    id: 'named-class-of-an-empty-page-ignored',
    what: 'an empty page gives the same collection whether a class is named or not',
    level: 'stated',
    file: paginator,
    replaces: 'return resourceClass === null ?',
    by: 'return resourceClass === null || this.isEmpty() ?',
    caughtBy: {
      'paginator-to-resource-collection-empty-collects': expectedReceived(
        '{"$class": "CityResource"}',
        'null',
      ),
    },
  },
  {
    id: 'no-class-has-no-marker',
    what: 'there is no marker of no class: null instead of an error',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces:
          "requireType(cls !== null, 'Paginator.resolveResourceFromAttribute(class)', 'a class', cls);",
        by: '',
      },
      {
        file: paginator,
        replaces:
          "requireType(cls !== null, 'Paginator.resolveResourceCollectionFromAttribute(class)', 'a class', cls);",
        by: '',
      },
    ],
    caughtBy: {
      'paginator-marked-no-name/resource-null': 'a Type error',
      'paginator-marked-no-name/collection-null': 'a Type error',
    },
  },
  {
    id: 'marked-class-before-given',
    what: 'the class that the items are marked with takes the place of the given one',
    level: 'stated',
    file: paginator,
    replaces:
      'return resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass);',
    by: `const item = Object(this.$items.first());
    const isMarked = resourceByMarker(item.constructor as AnyClass) !== null;
    return resourceClass === null || isMarked ? this.guessResourceCollection() : collectionOf(this, resourceClass);`,
    caughtBy: { 'paginator-to-resource-collection-given-over-marker': 'guessResourceName' },
  },
];

module.exports = { toResourceCollectionFaults };
