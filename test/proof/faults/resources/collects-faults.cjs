const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';
const markers = 'src/reference/resource/markers.ts';

/** What features/resources/collects.feature must notice. */
const collectsFaults = [
  {
    id: 'resource-name-first',
    what: 'PostCollection looks for PostResource before Post',
    level: 'observed',
    file: jsonResource,
    replaces: 'return findClass(stem) ?? ',
    by: "return findClass(stem + 'Resource') ?? findClass(stem) ?? ",
    caughtBy: { 'collection-collects-by-bare-name': 'received: {"$class": "CityResource"}' },
  },
  {
    id: 'one-marker-for-all',
    what: 'what the marker of one collection class names is kept for all of them',
    level: 'observed',
    file: jsonResource,
    replaces: 'remember(ResourceCollection.cachedCollectsAttributes, cls, collectedByMarker)',
    by: 'remember(ResourceCollection.cachedCollectsAttributes, ResourceCollection as AnyClass, () => collectedByMarker(cls))',
    caughtBy: {
      'collection-collects-markers-of-two': expectedReceived('{"city": "Oslo"}', '{"tag": "Oslo"}'),
    },
  },
  {
    id: 'collects-null',
    what: 'collects is always null',
    level: 'stated',
    file: jsonResource,
    replaces: 'return marked || this.$collects || collectedByName(cls);',
    by: 'return null;',
    caughtBy: { 'collection-collects-anonymous': expectedReceived('{"$class": "TagResource"}', 'null') },
  },
  {
    id: 'collects-property-lost',
    what: 'the class that is collected is not told',
    level: 'stated',
    file: jsonResource,
    replaces: 'super(resource, collects);',
    by: `super(resource, collects);
    this.$collects = null;`,
    caughtBy: { 'collection-collects-anonymous': expectedReceived('{"$class": "TagResource"}', 'null') },
  },
  {
    id: 'name-of-no-resource-skipped',
    what: 'a class that is found by name and is no resource is passed over',
    level: 'observed',
    file: jsonResource,
    replaces: 'return findClass(stem) ?? findClass(`${stem}Resource`);',
    by: `const found = findClass(stem);
  return found !== null && isResourceClass(found) ? found : findClass(\`\${stem}Resource\`);`,
    caughtBy: {
      'collection-collects-name-not-a-resource/bare-name': expectedReceived(
        'a Logic error',
        '<StreetCollection o1>',
      ),
    },
  },
  {
    id: 'name-of-no-resource-accepted',
    what: 'a class that is found by name need not be a resource',
    level: 'observed',
    file: jsonResource,
    replaces: 'const cls = findClass(reference);',
    by: `const cls = findClass(reference);
    if (cls !== null && this.$collects === null && !isResourceClass(cls)) return null;`,
    caughtBy: {
      'collection-collects-name-not-a-resource/bare-name': expectedReceived(
        'a Logic error',
        '<StreetCollection o1>',
      ),
    },
  },
  {
    id: 'marker-after-property',
    what: 'the class in $collects goes before the marked one',
    level: 'observed',
    file: jsonResource,
    replaces: 'return marked || this.$collects || collectedByName(cls);',
    by: 'return this.$collects ?? (marked || collectedByName(cls));',
    caughtBy: {
      'collection-collects-marker': expectedReceived('{"$class": "TagResource"}', '"CityResource"'),
    },
  },
  {
    id: 'name-before-property',
    what: 'the class found by name goes before the one in $collects',
    level: 'observed',
    file: jsonResource,
    replaces: 'return marked || this.$collects || collectedByName(cls);',
    by: 'return marked || collectedByName(cls) || this.$collects;',
    caughtBy: {
      'collection-collects-property-before-name': expectedReceived('{"tag": "red"}', '{"city": "red"}'),
    },
  },
  {
    id: 'collection-inside-a-name',
    what: 'a class collects by its name also when Collection is not the end of it',
    level: 'observed',
    file: jsonResource,
    replaces: `if (!name.endsWith('Collection')) return null;
  const stem = name.slice(0, -'Collection'.length);`,
    by: `if (!name.includes('Collection')) return null;
  const stem = name.replace('Collection', '');`,
    caughtBy: { 'collection-collects-inner-ending': 'expected: null' },
  },
  {
    id: 'one-marker-only',
    what: 'of the markers of a class the first one counts',
    level: 'observed',
    file: markers,
    replaces: 'return collected.get(cls) ?? false;',
    by: 'return preserving.has(cls) ? false : (collected.get(cls) ?? false);',
    caughtBy: { 'collection-collects-both-markers': 'Generic' },
  },
  {
    id: 'empty-name-collected',
    what: 'an empty name of the collected class is looked up',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.$collects || collectedByName(cls)',
    by: '(this.$collects ?? collectedByName(cls))',
    caughtBy: { 'collection-collects-empty-name': 'must collect instances' },
  },
  {
    id: 'marker-read-once',
    what: 'what a class collects by its marker is known to its first collection alone',
    level: 'observed',
    file: jsonResource,
    replaces: 'const marked = remember(ResourceCollection.cachedCollectsAttributes, cls, collectedByMarker);',
    by: `const known = ResourceCollection.cachedCollectsAttributes.has(cls) && this.collection === null;
    const marked = remember(ResourceCollection.cachedCollectsAttributes, cls, collectedByMarker) && !known && collectedByMarker(cls);`,
    caughtBy: { 'collection-collects-remembered': 'expected: {"9": {"tag": "blue"}}' },
  },
  {
    id: 'every-collection-left-out-of-name',
    what: 'every "Collection" in a name is left out when the collected class is looked for',
    level: 'observed',
    file: jsonResource,
    replaces: "name.slice(0, -'Collection'.length)",
    by: "name.replaceAll('Collection', '')",
    caughtBy: { 'collection-collects-name-twice': 'null' },
  },
  {
    id: 'collects-marker-written-back',
    what: 'the class that a marker names is written into the collects property',
    level: 'observed',
    file: jsonResource,
    replaces: 'return marked || this.$collects || collectedByName(cls);',
    by: 'if (marked && !this.$collects) this.$collects = marked; return marked || this.$collects || collectedByName(cls);',
    caughtBy: {
      'collection-collects-marker-alone': expectedReceived('null', '"TagResource"'),
    },
  },
  {
    id: 'collected-class-asked-for-missing',
    what: 'the collected class is looked at also for a missing marker',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (resource instanceof MissingValue) return resource;',
    by: 'if (resource instanceof MissingValue) { this.#collectedClass(); return resource; }',
    caughtBy: {
      'collection-collects-missing-not-asked': expectedReceived(
        'no error',
        'Logic error (LogicException): Resource collections must collect instances of JsonResource.',
      ),
    },
  },
  {
    id: 'items-before-collected-class',
    what: 'the items are looked at before the collected class',
    level: 'observed',
    file: jsonResource,
    replaces: `    const collected = this.#collectedClass();
    const items = itemsOf(this, resource);
`,
    by: `    const items = itemsOf(this, resource);
    const collected = this.#collectedClass();
`,
    caughtBy: {
      'collection-collects-before-items':
        'received: Generic error (Error): AnonymousResourceCollection(resource): expected a map, a collection or a paginator, received null',
    },
  },
  {
    id: 'anonymous-class-before-marker',
    what: 'the class that an anonymous collection is given comes before its marker',
    level: 'observed',
    file: jsonResource,
    replaces: 'return marked || this.$collects || collectedByName(cls);',
    by: 'return (this instanceof AnonymousResourceCollection ? this.$collects || marked : marked || this.$collects) || collectedByName(cls);',
    caughtBy: {
      'collection-collects-marker-anonymous': expectedReceived('{"tag": "red"}', '{"city": "red"}'),
    },
  },
  {
    id: 'collects-marker-inherited',
    what: 'a subclass inherits the marker of the collected class',
    level: 'observed',
    file: markers,
    replaces: 'return collected.get(cls) ?? false;',
    by: "return collected.get(cls) ?? (typeof Object.getPrototypeOf(cls) === 'function' ? collected.get(Object.getPrototypeOf(cls)) : false) ?? false;",
    caughtBy: {
      'collection-collects-marker-not-inherited': expectedReceived(
        '<Collection items: ["red"]>',
        '<Collection items: [<TagResource o3>]>',
      ),
    },
  },
  {
    id: 'first-ending-cut',
    what: 'the first Collection in the name of a class is left out, not the last',
    level: 'observed',
    file: jsonResource,
    replaces: "const stem = name.slice(0, -'Collection'.length);",
    by: "const stem = name.replace('Collection', '');",
    caughtBy: {
      'collection-collects-name-twice': expectedReceived('{"$class": "CollectionStampResource"}', 'null'),
    },
  },
  {
    id: 'declared-class-before-the-told-one',
    what: 'an anonymous collection whose class declares what it collects does not listen to its constructor',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.$collects = isTold ? (collects as ClassReference | null) : declared;',
    by: 'this.$collects = isTold ? (declared ?? (collects as ClassReference | null)) : declared;',
    caughtBy: { 'collection-collects-property-anonymous': '"$class": "TagResource"' },
  },
  {
    id: 'collects-property-not-inherited',
    what: 'the collects property of a parent class does not count',
    level: 'observed',
    file: jsonResource,
    replaces: '    const declared = (this.constructor as typeof ResourceCollection).collects;',
    by: `    const declared = Object.hasOwn(this.constructor, 'collects') ? (this.constructor as typeof ResourceCollection).collects : null;`,
    caughtBy: {
      'collection-collects-property-inherited': expectedReceived('{"$class": "TagResource"}', 'null'),
    },
  },
  {
    id: 'collects-by-name-of-parent',
    what: 'a collection collects what the name of its parent class says',
    level: 'observed',
    file: jsonResource,
    replaces: `function collectedByName({ name }: AnyClass): AnyClass | null {
  if (!name.endsWith('Collection')) return null;`,
    by: `function collectedByName(cls: AnyClass): AnyClass | null {
  let from = cls;
  while (!from.name.endsWith('Collection') && Object.getPrototypeOf(from) !== ResourceCollection) {
    const parent = Object.getPrototypeOf(from) as AnyClass;
    if (typeof parent !== 'function' || parent === JsonResource) break;
    from = parent;
  }
  const { name } = from;
  if (!name.endsWith('Collection')) return null;`,
    caughtBy: {
      'collection-collects-name-of-parent': expectedReceived('null', '{"$class": "CityResource"}'),
    },
  },
  {
    id: 'name-of-collection-made-singular',
    what: 'a collection class with a plural name collects the class of its singular',
    level: 'observed',
    file: jsonResource,
    replaces: 'return findClass(stem) ?? findClass(`${stem}Resource`);',
    by: `return findClass(stem) ?? findClass(\`\${stem}Resource\`) ?? findClass(stem.replace(/s$/, ''));`,
    caughtBy: { 'collection-collects-name-plural': expectedReceived('null', '{"$class": "Tag"}') },
  },
  {
    id: 'name-of-parent-found-by-name',
    what: 'a collection class whose name leads nowhere collects what the name of its parent leads to',
    level: 'observed',
    file: jsonResource,
    replaces: 'return findClass(stem) ?? findClass(`${stem}Resource`);',
    by: 'return findClass(stem) ?? findClass(`${stem}Resource`) ?? collectedByName(Object.getPrototypeOf(arguments[0]) as AnyClass);',
    caughtBy: { 'collection-collects-name-below': expectedReceived('null', '{"$class": "CityResource"}') },
  },
  {
    id: 'collects-op-null-told',
    what: 'a collection without items collects nothing',
    level: 'stated',
    file: jsonResource,
    replaces: 'return marked || this.$collects || collectedByName(cls);',
    by: 'if (this.collection !== null && this.collection.count() === 0) return null; return marked || this.$collects || collectedByName(cls);',
    caughtBy: { 'collection-collects-without-items': expectedReceived('{"$class": "TagResource"}', 'null') },
  },
  {
    id: 'resource-collection-left-out-of-name',
    what: 'PostResourceCollection collects Post when there is no PostResource',
    level: 'observed',
    file: jsonResource,
    replaces: 'return findClass(stem) ?? findClass(`${stem}Resource`);',
    by: "return findClass(stem) ?? findClass(`${stem}Resource`) ?? findClass(stem.replace(/Resource$/, ''));",
    caughtBy: {
      'collection-collects-name-resource-collection': expectedReceived('null', '{"$class": "Street"}'),
    },
  },
  {
    id: 'unknown-property-passed-over',
    what: 'a collects property that names no class is passed over for the name of the collection',
    level: 'observed',
    file: 'src/reference/resource/json-resource.ts',
    replaces: 'return marked || this.$collects || collectedByName(cls);',
    by: 'return marked || (findClass(String(this.$collects)) && this.$collects) || collectedByName(cls) || this.$collects;',
    caughtBy: { 'collection-collects-unknown-class': 'a Logic error' },
  },
  {
    id: 'name-ends-in-any-case',
    what: 'a class whose name ends in "collection" without the capital collects by it',
    level: 'observed',
    file: 'src/reference/resource/json-resource.ts',
    replaces: `if (!name.endsWith('Collection')) return null;`,
    by: 'if (!/collection$/i.test(name)) return null;',
    caughtBy: { 'collection-collects-small-ending': 'received: {"$class": "CityResource"}' },
  },
];

module.exports = { collectsFaults };
