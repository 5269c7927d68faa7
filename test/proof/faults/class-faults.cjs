const { expectedReceived } = require('./in-words.cjs');

const transform = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';

/** Faults of finding classes: by name, by marker, by guessing; and what becomes of their wishes. */
const classFaults = [
  {
    id: 'name-of-no-resource-skipped',
    what: 'a class that is found by name and is no resource is passed over',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: `return findClass(stem) ?? findClass(\`\${stem}Resource\`);`,
        by: `const found = findClass(stem);\n  return found !== null && isResourceClass(found) ? found : findClass(\`\${stem}Resource\`);`,
      },
    ],
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
    changes: [
      {
        file: resource,
        replaces: 'const cls = findClass(reference);',
        by: 'const cls = findClass(reference);\n    if (cls !== null && this.$collects === null && !isResourceClass(cls)) return null;',
      },
    ],
    caughtBy: {
      'collection-collects-name-not-a-resource/bare-name': expectedReceived(
        'a Logic error',
        '<StreetCollection o1>',
      ),
    },
  },
  {
    id: 'options-of-named-class-lost',
    what: 'jsonOptions forgets the class that was found by name or marker',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'override jsonOptions(): number {\n    const cls = this.#collectedClass();',
        by: 'override jsonOptions(): number {\n    const cls = this.$collects === null ? null : this.#collectedClass();',
      },
    ],
    caughtBy: { 'collection-json-options-found/by-name': expectedReceived('64', '0') },
  },
  {
    id: 'class-of-options-remembered',
    what: 'jsonOptions are those of the class that was collected when they were first asked for',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'override jsonOptions(): number {\n    const cls = this.#collectedClass();',
        by: 'override jsonOptions(): number {\n    const cls = ((this as any).asked ??= this.#collectedClass());',
      },
    ],
    caughtBy: { 'collection-json-options-other-class': expectedReceived('0', '64') },
  },
  {
    id: 'class-of-items-decides-options',
    what: 'jsonOptions are those of the class that was collected at first',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: '    this.resource = this.collectResource(resource);\n',
        by: '    this.resource = this.collectResource(resource);\n    (this as any).first = this.#collectedClass();\n',
      },
      {
        file: resource,
        replaces: 'override jsonOptions(): number {\n    const cls = this.#collectedClass();',
        by: 'override jsonOptions(): number {\n    const cls = (this as any).first;',
      },
    ],
    caughtBy: { 'collection-json-options-other-class': expectedReceived('0', '64') },
  },
  {
    id: 'options-of-nested-collections-lost',
    what: 'jsonOptions of a collection of collections is 0',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'const isMany = cls.prototype instanceof ResourceCollection;',
        by: 'const isMany = cls.prototype instanceof ResourceCollection;\n    if (isMany) return 0;',
      },
    ],
    caughtBy: { 'collection-json-options-nested/by-property': expectedReceived('64', '0') },
  },
  {
    id: 'options-of-marked-class-lost',
    what: 'jsonOptions forgets the class that was found by marker',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'override jsonOptions(): number {\n    const cls = this.#collectedClass();',
        by: 'override jsonOptions(): number {\n    const cls = collectedByMarker(this.constructor as AnyClass) ? null : this.#collectedClass();',
      },
    ],
    caughtBy: { 'collection-json-options-found/by-marker': expectedReceived('64', '0') },
  },
  {
    id: 'options-of-given-class-lost',
    what: 'jsonOptions knows only the class that was found by name',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'override jsonOptions(): number {\n    const cls = this.#collectedClass();',
        by: 'override jsonOptions(): number {\n    const cls = this.$collects === null ? this.#collectedClass() : null;',
      },
    ],
    caughtBy: { 'collection-json-options-of/collected': expectedReceived('64', '0') },
  },
  {
    id: 'keys-of-guessed-class-lost',
    what: 'toResourceCollection forgets that the class preserves keys',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'return requireCollection(Reflect.apply(make, cls, [page]));',
        by: "return Reflect.construct(require('../resource/json-resource').AnonymousResourceCollection, [page, cls]) as ResourceCollection;",
      },
    ],
    caughtBy: {
      'paginator-to-resource-collection-keys/kept': expectedReceived(
        '{"7": {"city": "Rome"}}',
        '[{"city": "Rome"}]',
      ),
    },
  },
  {
    id: 'keys-of-marked-class-lost',
    what: 'a marker to preserve keys is not seen by collection',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces:
          'if (remember(this.cachedPreserveKeysAttributes, this, isMarkedPreserveKeys))\n      return collection.preserveKeys();\n',
        by: '',
      },
    ],
    caughtBy: { 'collection-static-class-keys/marker': expectedReceived('true', 'false') },
  },
  {
    id: 'keys-of-declaring-class-lost',
    what: 'a class that declares preserveKeys is not asked by collection',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'return this.preserveKeys === undefined ? collection :',
        by: 'return JsonResource.preserveKeys === undefined ? collection :',
      },
    ],
    caughtBy: { 'collection-static-class-keys/property-true': expectedReceived('true', 'false') },
  },
  {
    id: 'keys-of-own-marker-lost',
    what: 'a collection class that is marked to preserve keys does not',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces:
          'if (remember(JsonResource.cachedPreserveKeysAttributes, cls, isMarkedPreserveKeys)) return true;\n',
        by: '',
      },
    ],
    caughtBy: {
      'collection-static-named-collection/marker': expectedReceived(
        '{"3": {"tag": "red"}}',
        '[{"tag": "red"}]',
      ),
    },
  },
  {
    id: 'marker-after-property',
    what: 'the class in $collects goes before the marked one',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'return marked || this.$collects || collectedByName(cls);',
        by: 'return this.$collects ?? (marked || collectedByName(cls));',
      },
    ],
    caughtBy: {
      'collection-collects-marker': expectedReceived('{"$class": "TagResource"}', '"CityResource"'),
    },
  },
  {
    id: 'name-before-property',
    what: 'the class found by name goes before the one in $collects',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'return marked || this.$collects || collectedByName(cls);',
        by: 'return marked || collectedByName(cls) || this.$collects;',
      },
    ],
    caughtBy: {
      'collection-collects-property-before-name': expectedReceived('{"tag": "red"}', '{"city": "red"}'),
    },
  },
  {
    id: 'resource-marker-first',
    what: 'a marked resource goes before a marked collection',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'if (collection !== null) return',
        by: 'if (collection !== null && findClass(resourceByMarker(modelClass)) === null) return',
      },
    ],
    caughtBy: {
      'paginator-resource-markers-order/both': expectedReceived(
        '<TuneCollection>',
        '<AnonymousResourceCollection o2>',
      ),
    },
  },
  {
    id: 'guessed-resource-first',
    what: 'a guessed resource goes before a guessed collection',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'if (found !== null) return requireCollection(Reflect.construct(found, [this]));',
        by: 'if (found !== null && findClass(name) === null) return requireCollection(Reflect.construct(found, [this]));',
      },
    ],
    caughtBy: {
      'paginator-guess-class-of-collection': expectedReceived(
        '<OdeCollection>',
        '<AnonymousResourceCollection o2>',
      ),
    },
  },
  {
    id: 'guess-of-first-name-only',
    what: 'only the first guessed name is tried',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'const found = findClass(name);\n',
        by: 'const found = findClass(names.all().get(0) ?? null);\n',
      },
    ],
    caughtBy: {
      'paginator-guess-order/unknown-first': 'received: Logic error (LogicException): Failed to find resou',
    },
  },
  {
    id: 'guess-of-no-resource-skipped',
    what: 'a guessed class that is no resource is passed over',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'const found = findClass(name);\n      if (found !== null)',
        by: "const found = findClass(name);\n      if (found !== null && typeof Reflect.get(found, 'collection') === 'function')",
      },
    ],
    caughtBy: {
      'paginator-guess-no-resource': expectedReceived('an error', '<AnonymousResourceCollection o2>'),
    },
  },
  {
    id: 'marked-no-resource-skipped',
    what: 'a class that the marker names and that is no resource is passed over',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'if (resource !== null) return collectionOf(this, resource);',
        by: "if (resource !== null && typeof Reflect.get(resource, 'collection') === 'function') return collectionOf(this, resource);",
      },
    ],
    caughtBy: {
      'paginator-guess-no-resource-marker': expectedReceived('an error', '<AnonymousResourceCollection o2>'),
    },
  },
  {
    id: 'guessed-no-collection-accepted',
    what: 'a class that is found for a collection need not be one',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'if (made instanceof ResourceCollection) return made;',
        by: 'if (typeof made === "object") return made as ResourceCollection;',
      },
    ],
    caughtBy: {
      'paginator-guess-no-collection/name': expectedReceived('an error', '<ShipCollection o2>'),
      'paginator-guess-no-collection/marker': expectedReceived('an error', '<ShipCollection o2>'),
    },
  },
  {
    id: 'keys-of-class-by-marker-lost',
    what: 'a page forgets that the class which a marker names preserves keys',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'if (resource !== null) return collectionOf(this, resource);',
        by: 'if (resource !== null) return collectionOf(this, resource).preserveKeys(false);',
      },
    ],
    caughtBy: {
      'paginator-guess-preserves-keys/marker-kept': expectedReceived(
        '{"0": {"verse": "Dawn"}, "4": {"verse": "Dawn"}}',
        '[{"verse": "Dawn"}, {"verse": "Dawn"}]',
      ),
    },
  },
  {
    id: 'keys-of-class-by-guess-lost',
    what: 'a page forgets that the class which a guessed name leads to preserves keys',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'if (found !== null) return collectionOf(this, found);',
        by: 'if (found !== null) return collectionOf(this, found).preserveKeys(false);',
      },
    ],
    caughtBy: {
      'paginator-guess-preserves-keys/name-kept': expectedReceived(
        '{"0": {"verse": "Dawn"}, "4": {"verse": "Dawn"}}',
        '[{"verse": "Dawn"}, {"verse": "Dawn"}]',
      ),
    },
  },
  {
    id: 'options-of-class-by-marker-lost',
    what: 'a page forgets the JSON options of the class which a marker names',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'if (resource !== null) return collectionOf(this, resource);',
        by: "if (resource !== null) return Object.defineProperty(collectionOf(this, resource), 'jsonOptions', { value: () => 0 });",
      },
    ],
    caughtBy: { 'paginator-guess-json-options/marker': expectedReceived('320', '0') },
  },
  {
    id: 'options-of-class-by-guess-lost',
    what: 'a page forgets the JSON options of the class which a guessed name leads to',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'if (found !== null) return collectionOf(this, found);',
        by: "if (found !== null) return Object.defineProperty(collectionOf(this, found), 'jsonOptions', { value: () => 0 });",
      },
    ],
    caughtBy: { 'paginator-guess-json-options/name': expectedReceived('320', '0') },
  },
  {
    id: 'guess-for-empty-page',
    what: 'a page without items has its class guessed',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'if (this.isEmpty()) return new ResourceCollection(this);',
        by: 'if (this.isEmpty()) throw new LogicException(ResourceCollection.name);',
      },
    ],
    caughtBy: {
      'paginator-guess-empty': expectedReceived(
        '<ResourceCollection>',
        'Logic error (LogicException): ResourceCollection',
      ),
    },
  },
  {
    id: 'guess-by-given-collection',
    what: 'the class is guessed from what getCollection gives',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: 'const model: unknown = this.$items.all().get(0);',
        by: 'const model: unknown = this.getCollection().all().get(0);',
      },
    ],
    caughtBy: { 'paginator-guess-own-collection': 'Resource collection guesser expects' },
  },
  {
    id: 'guess-by-markers-alone',
    what: 'guessing reads the markers of a class past the operations of the page',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: 'findClass(this.resolveResourceFromAttribute(modelClass))',
        by: 'findClass(resourceByMarker(modelClass))',
      },
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: 'findClass(this.resolveResourceCollectionFromAttribute(modelClass))',
        by: 'findClass(resourceCollectionByMarker(modelClass))',
      },
    ],
    caughtBy: {
      'paginator-self-call-guess/resource': expectedReceived(
        '{"$class": "TuneResource"}',
        '{"$class":"SongResource"}',
      ),
      'paginator-self-call-guess/collection': expectedReceived(
        '<TuneCollection>',
        '<AnonymousResourceCollection o2>',
      ),
    },
  },
  {
    id: 'guess-by-any-item',
    what: 'the class is guessed from the first item, whatever its key',
    level: 'observed',
    changes: [
      {
        file: transform,
        replaces: 'const model: unknown = this.$items.all().get(0);',
        by: 'const model: unknown = this.$items.first();',
      },
    ],
    caughtBy: {
      'paginator-guess-key-zero-decides/zero-later':
        'received: Logic error (LogicException): Resource collection',
    },
  },
];

module.exports = { classFaults };
