// Drives the SimplePaginator of @adonisjs/lucid. The class below only renames: an operation that lucid does not have is
// not served, and what an operation does is what lucid does.

import { serve } from '../javascript/touchstone-protocol.cjs';
// Not the public entry '@adonisjs/lucid/database': that one needs @adonisjs/core and a database client installed.
import { SimplePaginator } from './node_modules/@adonisjs/lucid/build/src/database/paginator/simple_paginator.js';

/** Lucid takes its rows one by one, without keys. */
function toRows(items) {
  if (items === null) return [];
  return [...(items instanceof Map ? items.values() : items)];
}

/** Lucid takes query parameters as a plain object. */
function toPlain(value) {
  if (Array.isArray(value)) return value.map(toPlain);
  if (!(value instanceof Map)) return value;
  return Object.fromEntries([...value].map(([key, item]) => [key, toPlain(item)]));
}

/** Where items come from in some scenarios; lucid itself takes anything that can be iterated over. */
class Collection {
  #items;

  constructor(items = []) {
    this.#items = items;
  }

  all() {
    return this.#items;
  }

  /** As the suite expects of a collection: items that can be turned into plain data are. */
  toArray() {
    return toRows(this.#items).map((item) => (typeof item?.toArray === 'function' ? item.toArray() : item));
  }

  push(item) {
    this.#items = [...toRows(this.#items), item];
    return this;
  }

  [Symbol.iterator]() {
    return toRows(this.#items)[Symbol.iterator]();
  }
}

class Paginator {
  #page;

  /** Lucid wants a total instead of one item more: the items of the pages before this one, and all that were given. */
  constructor(items, perPage, currentPage = null, options = new Map()) {
    const rows = toRows(items);
    const page = currentPage ?? 1;
    this.#page = new SimplePaginator(
      (page - 1) * perPage + rows.length,
      perPage,
      page,
      ...rows.slice(0, perPage),
    );
    const { path, query } = Array.isArray(options) ? {} : Object.fromEntries(options);
    if (path !== undefined) this.#page.baseUrl(path);
    if (query !== undefined) this.#page.queryString(toPlain(query));
  }

  items() {
    return this.#page.all();
  }

  count() {
    return this.#page.length;
  }

  getIterator() {
    return this.#page.entries();
  }

  isEmpty() {
    return this.#page.isEmpty;
  }

  perPage() {
    return this.#page.perPage;
  }

  currentPage() {
    return this.#page.currentPage;
  }

  hasPages() {
    return this.#page.hasPages;
  }

  hasMorePages() {
    return this.#page.hasMorePages;
  }

  path() {
    return this.#page.url;
  }

  setPath(path) {
    this.#page.baseUrl(path);
    return this;
  }

  withPath(path) {
    return this.setPath(path);
  }

  appends(key, value) {
    this.#page.queryString(typeof key === 'string' ? { [key]: toPlain(value) } : toPlain(key));
    return this;
  }

  url(page) {
    return this.#page.getUrl(page);
  }

  getUrlRange(start, end) {
    return new Map(this.#page.getUrlsForRange(start, end).map(({ page, url }) => [page, url]));
  }

  nextPageUrl() {
    return this.#page.getNextPageUrl();
  }

  previousPageUrl() {
    return this.#page.getPreviousPageUrl();
  }

  toArray() {
    return this.#page.toJSON();
  }
}

const served = Object.getOwnPropertyNames(Paginator.prototype).filter((name) => name !== 'constructor');

serve({
  implementation: {
    name: 'adonis-lucid',
    version: '21.8.2',
    language: 'javascript',
    languageVersion: process.version,
    homepage: 'https://lucid.adonisjs.com',
  },
  serves: ['__construct', ...served].map((name) => `Paginator.${name}`),
  lacks: [],
  capabilities: ['define', 'fixtures'],
  traits: {
    follows: ['null-items', 'surplus-items'],
    declines: [
      'numeric-text',
      'strict-types',
      'declared-types',
      'messages',
      'recursive-merge',
      'json-text',
      'query-text',
      'static-languages',
      'copied-maps',
      'absent-is-null',
      'shared-statics',
      'late-static-binding',
      'virtual-operations',
      'keyed-iteration',
      'keyed-pages',
      'settable-properties',
      'slices-and-ranges',
    ],
    notApplicable: [
      { trait: 'shared-objects', reason: 'there are no collections' },
      { trait: 'found-by-name', reason: 'there are no resources' },
      { trait: 'own-markers', reason: 'classes have no markers' },
      { trait: 'bound-closures', reason: 'no macro is called' },
      { trait: 'integer-like-keys', reason: 'keys of a JavaScript object are text' },
      { trait: 'ordered-maps', reason: 'a JavaScript object puts keys that look like integers first' },
      { trait: 'collection-library', reason: 'there are no collections' },
      { trait: 'html-text', reason: 'nothing is rendered' },
      { trait: 'view-names', reason: 'nothing is rendered' },
      { trait: 'orm-model', reason: 'a paginator does not look at the models it holds' },
    ],
  },
  classes: { Paginator, Collection },
  kinds: { Type: TypeError, InvalidArgument: RangeError },
  state: new Map([[Collection, (items) => ({ items: items.all() })]]),
});
