const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/make.feature must notice. */
const makeFaults = [
  {
    id: 'make-passes-the-first',
    what: 'make passes the first of its parameters alone',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: 'return new this(...(parameters.slice(0, 1) as unknown as A));',
    caughtBy: { 'collection-make-all-parameters': 'TagResource' },
  },
  {
    id: 'make-hands-back',
    what: 'make gives a resource of the class back as it is',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: 'return parameters[0] instanceof this ? parameters[0] : new this(...parameters);',
    caughtBy: { 'collection-make-of-resource': 'the object "first"' },
  },
  {
    id: 'make-takes-items',
    what: 'make of a collection class takes the items of a page and leaves the page',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: `const isOfItems = this.prototype instanceof (ResourceCollection as any);
    return new this(...(parameters.map((given) => (isOfItems && isPaginator(given) ? given.getCollection() : given)) as any));`,
    caughtBy: {
      'collection-make-of-page': expectedReceived(
        'a URL somewhere with query page "8"',
        '{"data":[{"tag":"red"}]}',
      ),
    },
  },
  {
    id: 'own-collection-made-anonymous',
    what: 'make of a class of anonymous collections makes one of AnonymousResourceCollection',
    level: 'stated',
    file: jsonResource,
    replaces: `return new this(...parameters);
  }`,
    by: `const cls: any = (this as any).prototype instanceof AnonymousResourceCollection ? AnonymousResourceCollection : this;
    return new cls(...parameters);
  }`,
    caughtBy: {
      'collection-make-own-collection': 'TagCollection',
    },
  },
  {
    id: 'named-collection-made-anonymous',
    what: 'make of a collection class makes an anonymous collection of the class that it collects',
    level: 'observed',
    file: jsonResource,
    replaces: `return new this(...parameters);
  }`,
    by: `const { collects, prototype }: any = this;
    const isNamed = collects && !(prototype instanceof AnonymousResourceCollection);
    if (isNamed) return new AnonymousResourceCollection(parameters[0], collects) as any;
    return new this(...parameters);
  }`,
    caughtBy: {
      'collection-make-named': 'TagGroup',
    },
  },
  {
    id: 'make-missing-collects-null',
    what: 'an anonymous collection can be made without a class',
    level: 'observed',
    file: jsonResource,
    replaces: `requireType(collects !== undefined, 'AnonymousResourceCollection(collects)', 'a value', collects);
    super(resource, collects);`,
    by: 'super(resource, collects ?? null);',
    caughtBy: {
      'collection-make-without-class': expectedReceived('an error', '<AnonymousResourceCollection o1>'),
    },
  },
  {
    id: 'made-once',
    what: 'make gives what it made first of a class',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: `const made = Object.getOwnPropertyDescriptor(this, 'made')?.value as R | undefined;
    if (made !== undefined) return made;
    const first = new this(...parameters);
    Object.defineProperty(this, 'made', { value: first });
    return first;`,
    caughtBy: { 'resource-make-again': expectedReceived('"blue"', '"red"') },
  },
  {
    id: 'make-spreads-a-list',
    what: 'make takes the entries of a list that is its only parameter for its parameters',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new this(...parameters);',
    by: `const [first] = parameters as readonly any[];
    return new this(...(parameters.length === 1 && Array.isArray(first) ? first : (parameters as any)));`,
    caughtBy: {
      'resource-make-of-list': expectedReceived('["red"]', '"red"'),
    },
  },
];

module.exports = { makeFaults };
