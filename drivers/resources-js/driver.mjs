// Drives the resources of resources.js. The classes below only rename: an operation that resources.js does not have is
// not served, and what an operation does is what resources.js does.
import Resource from 'resources.js';
import { serve } from '../javascript/touchstone-protocol.cjs';

/** resources.js does not look at requests. */
class Request {}

/** resources.js takes data as plain objects. */
function toPlain(value) {
  if (Array.isArray(value)) return value.map(toPlain);
  if (!(value instanceof Map)) return value;
  return Object.fromEntries([...value].map(([key, item]) => [key, toPlain(item)]));
}

/** Where items come from in some scenarios; resources.js itself takes arrays. */
class Collection {
  #items;

  constructor(items = []) {
    this.#items = items;
  }

  all() {
    return this.#items;
  }

  toArray() {
    return this.#items;
  }

  push(item) {
    this.#items = [...this.#items.values(), item];
    return this;
  }
}

class JsonResource extends Resource {
  constructor(resource) {
    super(toPlain(resource));
  }

  resolve() {
    return this.exec();
  }

  static collection(items) {
    return new AnonymousResourceCollection(items, this);
  }
}

/** What resources.js calls a collection is the resolved list; this keeps what it is resolved from until it is asked for. */
class AnonymousResourceCollection {
  constructor(items, collects) {
    this.resource = items;
    this.collects = typeof collects === 'string' ? driver.classNamed(collects) : collects;
  }

  resolve() {
    return Resource.collection.call(this.collects, toPlain(this.resource), false);
  }

  toArray() {
    return this.resolve();
  }
}

const served = ['__construct', 'collection', 'resolve', 'toArray', '__get'];

const driver = serve({
  implementation: {
    name: 'resources-js',
    version: '1.3.0',
    language: 'javascript',
    languageVersion: process.version,
    homepage: 'https://github.com/lessworkjs/resources.js',
  },
  serves: served.map((name) => `AnonymousResourceCollection.${name}`),
  lacks: [],
  capabilities: ['define', 'fixtures'],
  traits: {
    follows: ['settable-properties'],
    declines: [
      'numeric-text',
      'strict-types',
      'declared-types',
      'messages',
      'json-text',
      'static-languages',
      'copied-maps',
      'absent-is-null',
      'shared-statics',
      'late-static-binding',
      'virtual-operations',
      'found-by-name',
      'keyed-iteration',
    ],
    notApplicable: [
      { trait: 'shared-objects', reason: 'there are no pages, and a collection is a plain array' },
      { trait: 'surplus-items', reason: 'there are no pages' },
      { trait: 'null-items', reason: 'collections are not served' },
      { trait: 'own-markers', reason: 'classes have no markers' },
      { trait: 'keyed-pages', reason: 'there are no pages' },
      { trait: 'bound-closures', reason: 'there are no macros' },
      { trait: 'slices-and-ranges', reason: 'nothing is cut, and there are no ranges' },
      { trait: 'integer-like-keys', reason: 'keys of a JavaScript object are text' },
      { trait: 'ordered-maps', reason: 'a JavaScript object puts keys that look like integers first' },
      { trait: 'recursive-merge', reason: 'there is no additional data' },
      { trait: 'query-text', reason: 'there are no URLs' },
      { trait: 'html-text', reason: 'nothing is rendered' },
      { trait: 'view-names', reason: 'nothing is rendered' },
      { trait: 'collection-library', reason: 'a collection is a plain array' },
      { trait: 'orm-model', reason: 'there are no conditional attributes' },
    ],
  },
  classes: { JsonResource, AnonymousResourceCollection, Collection, Request },
  kinds: { Type: TypeError, InvalidArgument: RangeError },
  names: { 'JsonResource.__get': (resource, name) => resource[name] },
});
