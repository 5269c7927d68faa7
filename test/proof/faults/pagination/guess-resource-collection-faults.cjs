const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/guess-resource-collection.feature must notice. */
const guessResourceCollectionFaults = [
  {
    id: 'guess-is-plain',
    what: 'toResourceCollection does not use the guessed class',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: '? this.guessResourceCollection()',
        by: '? collectionOf(this, JsonResource as never)',
      },
      {
        file: paginator,
        replaces: 'import { AbstractPaginator }',
        by: `import { JsonResource } from '../resource/json-resource';
import { AbstractPaginator }`,
      },
    ],
    caughtBy: { 'paginator-guess-stated/no-class': 'received: Generic error (Error): Call' },
  },
  {
    id: 'guess-without-answer',
    what: 'a guess that leads nowhere gives nothing',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces:
          'throw new LogicException(`Failed to find resource class for model [${className(model)}].`);',
        by: 'return null as any;',
      },
      {
        file: paginator,
        replaces:
          "throw new LogicException('Resource collection guesser expects the collection to contain objects.');",
        by: 'return null as any;',
      },
    ],
    caughtBy: {
      'paginator-guess-nothing-stated/texts': 'received: null',
      'paginator-guess-nothing-stated/object': 'received: null',
    },
  },
  {
    id: 'guessed-resource-first',
    what: 'a guessed resource goes before a guessed collection',
    level: 'observed',
    file: paginator,
    replaces: 'if (found !== null) return requireCollection(Reflect.construct(found, [this]));',
    by: 'if (found !== null && findClass(name) === null) return requireCollection(Reflect.construct(found, [this]));',
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
    file: paginator,
    replaces: 'const found = findClass(name);\n',
    by: 'const found = findClass(names.all().get(0) ?? null);\n',
    caughtBy: {
      'paginator-guess-order/unknown-first': 'received: Logic error (LogicException): Failed to find resou',
    },
  },
  {
    id: 'guess-of-no-resource-skipped',
    what: 'a guessed class that is no resource is passed over',
    level: 'observed',
    file: paginator,
    replaces: `const found = findClass(name);
      if (found !== null)`,
    by: `const found = findClass(name);
      if (found !== null && typeof Reflect.get(found, 'collection') === 'function')`,
    caughtBy: {
      'paginator-guess-no-resource': expectedReceived('an error', '<AnonymousResourceCollection o2>'),
    },
  },
  {
    id: 'guess-for-empty-page',
    what: 'a page without items has its class guessed',
    level: 'observed',
    file: paginator,
    replaces: 'if (this.isEmpty()) return new ResourceCollection(this);',
    by: 'if (this.isEmpty()) throw new LogicException(ResourceCollection.name);',
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
    file: paginator,
    replaces: 'const model: unknown = this.$items.all().get(0);',
    by: 'const model: unknown = this.getCollection().all().get(0);',
    caughtBy: { 'paginator-guess-own-collection': 'Resource collection guesser expects' },
  },
  {
    id: 'guess-by-any-item',
    what: 'the class is guessed from the first item, whatever its key',
    level: 'observed',
    file: paginator,
    replaces: 'const model: unknown = this.$items.all().get(0);',
    by: 'const model: unknown = this.$items.first();',
    caughtBy: {
      'paginator-guess-key-zero-decides/zero-later':
        'received: Logic error (LogicException): Resource collection',
    },
  },
  {
    id: 'guessed-model-remembered',
    what: 'the item that decided once decides ever after',
    level: 'observed',
    file: paginator,
    replaces: 'const model: unknown = this.$items.all().get(0);',
    by: 'const model: unknown = ((this as any).$model ??= this.$items.all().get(0));',
    caughtBy: {
      'paginator-guess-again': expectedReceived('{"$class": "TuneResource"}', '{"$class": "SongResource"}'),
    },
  },
  {
    id: 'guess-no-room-refused',
    what: 'a page that has room for none of its items gets no base collection',
    level: 'observed',
    file: paginator,
    replaces: 'if (this.isEmpty()) return new ResourceCollection(this);',
    by: 'if (this.isEmpty() && !this.$hasMore) return new ResourceCollection(this);',
    caughtBy: {
      'paginator-guess-no-room': expectedReceived(
        '<ResourceCollection>',
        'Logic error (LogicException): Resource collection guesser expects the collection to contain objects.',
      ),
    },
  },
  {
    id: 'guess-map-item-an-object',
    what: 'a map under key 0 counts as an object when a class is guessed',
    level: 'observed',
    file: paginator,
    replaces: '!isObject(model) || isMapLike(model)',
    by: '!isObject(model) || Array.isArray(model)',
    caughtBy: {
      'paginator-guess-map-message': expectedReceived(
        'a Logic error saying "Resource collection guesser expects the collection to contain objects."',
        'Logic error (LogicException): Expected class OrderedMap to implement guessResourceName method. Make sure the model uses the TransformsToResource trait.',
      ),
    },
  },
  {
    id: 'guess-collection-marker-without-names',
    what: 'the marker of a collection class replaces guessResourceName',
    level: 'observed',
    file: paginator,
    replaces: "if (typeof guess !== 'function') {",
    by: `const early = findClass(this.resolveResourceCollectionFromAttribute(modelClass));
    if (early !== null && typeof guess !== 'function') return requireCollection(Reflect.construct(early, [this]));
    if (typeof guess !== 'function') {`,
    caughtBy: {
      'paginator-guess-no-names-collection-marker': expectedReceived('a Logic error', '<TuneCollection o2>'),
    },
  },
  {
    id: 'guess-last-collection',
    what: 'of two known collection classes the last one counts',
    level: 'observed',
    file: paginator,
    replaces: `    for (const name of names) {
      const found = findClass(\``,
    by: `    for (const name of [...names].reverse()) {
      const found = findClass(\``,
    caughtBy: {
      'paginator-guess-first-collection/tune': expectedReceived('<TuneCollection>', '<OdeCollection o2>'),
      'paginator-guess-first-collection/ode': expectedReceived('<OdeCollection>', '<TuneCollection o2>'),
    },
  },
  {
    id: 'guess-no-names-message',
    what: 'the error for a class that gives no names does not name it',
    level: 'observed',
    file: paginator,
    replaces: '`Failed to find resource class for model [${className(model)}].`',
    by: "`Failed to find resource class for model [${names.isEmpty() ? '' : className(model)}].`",
    caughtBy: {
      'paginator-guess-none-message': expectedReceived(
        'a Logic error saying "Failed to find resource class for model [Poem]."',
        'Logic error (LogicException): Failed to find resource class for model [].',
      ),
    },
  },
  {
    id: 'guess-is-empty-not-asked',
    what: 'a subclass is not asked whether it is empty when a class is guessed',
    level: 'observed',
    file: paginator,
    replaces: 'if (this.isEmpty()) return new ResourceCollection(this);',
    by: 'if (this.$items.isEmpty()) return new ResourceCollection(this);',
    caughtBy: {
      'paginator-guess-own-empty': expectedReceived(
        '<ResourceCollection>',
        '<AnonymousResourceCollection o2>',
      ),
    },
  },
  {
    id: 'guessed-resource-over-a-copy',
    what: 'a class that the names lead to gets a copy of the page',
    level: 'observed',
    file: paginator,
    replaces: 'if (found !== null) return collectionOf(this, found);',
    by: 'if (found !== null) return collectionOf(new Paginator(this.$items, this.perPage()), found);',
    caughtBy: {
      'paginator-guess-over-this-page/resource': 'received: <Paginator',
    },
  },
  {
    id: 'guessed-collection-over-a-copy',
    what: 'a collection class that the names lead to gets a copy of the page',
    level: 'observed',
    file: paginator,
    replaces: 'if (found !== null) return requireCollection(Reflect.construct(found, [this]));',
    by: `if (found !== null)
        return requireCollection(Reflect.construct(found, [new Paginator(this.$items, this.perPage())]));`,
    caughtBy: {
      'paginator-guess-over-this-page/collection': 'received: <Paginator',
    },
  },
  {
    id: 'guess-falsy-is-empty',
    what: 'a page whose first item is 0 is guessed as an empty one',
    level: 'observed',
    file: paginator,
    replaces: 'if (this.isEmpty()) return new ResourceCollection(this);',
    by: 'if (this.isEmpty() || this.$items.first() === 0) return new ResourceCollection(this);',
    caughtBy: {
      'paginator-guess-no-object/falsy': 'expected: a Logic error',
    },
  },
  {
    id: 'guess-not-inherited',
    what: 'names that a parent class gives do not count',
    level: 'observed',
    file: paginator,
    replaces: `if (typeof guess !== 'function') {`,
    by: `if (typeof guess !== 'function' || !Object.hasOwn(modelClass, 'guessResourceName')) {`,
    caughtBy: {
      'paginator-guess-inherited': expectedReceived(
        'a value, which later steps call "songs"',
        'Logic error (LogicException): Expected class Ballad to implement guessResourceName method. Make sure the model uses the TransformsToResource trait.',
      ),
    },
  },
  {
    id: 'guess-resource-unwrapped',
    what: 'names are guessed from what an item that is a resource wraps',
    level: 'observed',
    file: paginator,
    replaces: 'const modelClass = model.constructor as AnyClass;',
    by: 'const modelClass = ((model as any).resource?.constructor ?? model.constructor) as AnyClass;',
    caughtBy: {
      'paginator-guess-no-names-resource': expectedReceived(
        'a Logic error',
        '<AnonymousResourceCollection o2>',
      ),
    },
  },
  {
    id: 'guess-for-ever-empty',
    what: 'a page that was empty once is one without a class of resources for ever',
    level: 'observed',
    file: paginator,
    replaces: 'if (this.isEmpty()) return new ResourceCollection(this);',
    by: `if (this.isEmpty()) (this as any).$wasEmpty = true;
    if ((this as any).$wasEmpty) return new ResourceCollection(this);`,
    caughtBy: { 'paginator-guess-filled': expectedReceived('{"$class": "SongResource"}', 'null') },
  },
  {
    id: 'guess-of-two-names-only',
    what: 'of the guessed names only the first two count',
    level: 'observed',
    file: paginator,
    replaces: 'Reflect.apply(guess, modelClass, []));',
    by: 'Reflect.apply(guess, modelClass, [])).slice(0, 2);',
    caughtBy: { 'paginator-guess-order/third': 'Logic error' },
  },
  {
    id: 'guess-of-one-word',
    what: 'no class is found for items whose class has a name of two words',
    level: 'stated',
    file: paginator,
    replaces: 'const modelClass = model.constructor as AnyClass;',
    by: `if (/.[A-Z]/.test(className(model))) throw new LogicException(\`Failed to find resource class for model [\${className(model)}].\`);
    const modelClass = model.constructor as AnyClass;`,
    caughtBy: { 'paginator-guess-stated/two-words': 'Failed to find resource class' },
  },
  {
    id: 'guess-of-texts-is-a-name',
    what: 'without a class to guess toResourceCollection returns a text',
    level: 'stated',
    file: paginator,
    replaces: `throw new LogicException('Resource collection guesser expects the collection to contain objects.');`,
    by: `return 'ResourceCollection' as never;`,
    caughtBy: {
      'paginator-guess-nothing-stated/texts': expectedReceived('any object', '"ResourceCollection"'),
    },
  },
  {
    id: 'guess-of-empty-page-is-a-map',
    what: 'toResourceCollection of an empty page is an empty map',
    level: 'stated',
    file: paginator,
    replaces: 'if (this.isEmpty()) return new ResourceCollection(this);',
    by: 'if (this.isEmpty()) return {} as never;',
    caughtBy: {
      'paginator-guess-nothing-stated/none': expectedReceived('any object', '[]'),
    },
  },
  {
    id: 'guessed-class-kept',
    what: 'the collection class that was guessed first is that of all items',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'const collection = findClass(this.resolveResourceCollectionFromAttribute(modelClass));',
        by: `const known: ReturnType<typeof findClass> = Reflect.get(AbstractPaginator, 'guessed') ?? null;
    const collection = known ?? findClass(this.resolveResourceCollectionFromAttribute(modelClass));
    Reflect.set(AbstractPaginator, 'guessed', collection);`,
      },
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: `assignStatics(this, DEFAULTS);
    Reflect.deleteProperty(AbstractPaginator, 'guessed');`,
      },
    ],
    caughtBy: { 'paginator-guess-another-class': expectedReceived('{"tale": 1}', '{"poem": 1}') },
  },
  {
    id: 'guessed-of-items-alone',
    what: 'the collection that is guessed is made of the items, and not of the page',
    level: 'stated',
    file: paginator,
    replaces: 'if (collection !== null) return requireCollection(Reflect.construct(collection, [this]));',
    by: 'if (collection !== null) return requireCollection(Reflect.construct(collection, [this.$items]));',
    caughtBy: {
      'paginator-guess-links': expectedReceived(
        'a URL somewhere with query page "8"',
        '{"data":[{"poem":"Dawn"}]}',
      ),
    },
  },
];

module.exports = { guessResourceCollectionFaults };
