// A Touchstone driver: says what is judged and how it is spelled. touchstone-protocol.cjs does the rest.
//
// 1. Replace the toy by your implementation. 2. `touchstone smoke --driver "node driver.mjs"` tells whether the driver
// works. 3. `touchstone run --driver "node driver.mjs"` judges. Node 18 or later, no packages.
import { serve } from './touchstone-protocol.cjs';

// ---- The toy. REPLACE IT BY YOUR IMPLEMENTATION, such as: import { Collection, Paginator } from 'acme-pages';

/** Returns the items of whatever holds items as a Map; any other value is a single item. */
function toMap(items) {
  const holder = ['all', 'toArray', 'jsonSerialize', 'getIterator'].find(
    (name) => typeof items?.[name] === 'function',
  );
  if (holder !== undefined) return toMap(items[holder]());
  if (items instanceof Map) return new Map(items);
  const list = items === null || items === undefined ? [] : Array.isArray(items) ? items : [items];
  return new Map(list.entries());
}

class Collection {
  constructor(items = []) {
    this.items = toMap(items);
  }

  all() {
    return this.items;
  }

  push(item) {
    this.items.set(Math.max(-1, ...[...this.items.keys()].filter(Number.isInteger)) + 1, item);
    return this;
  }
}

class Paginator {
  static resolver = null;

  constructor(items, perPage, currentPage = null, options = []) {
    if (typeof perPage !== 'number') throw new TypeError(`perPage: expected a number, received ${perPage}`);
    if (typeof options !== 'object') throw new TypeError(`options: expected a Map, received "${options}"`);
    const given = [...toMap(items)];
    const page = currentPage || Paginator.resolveCurrentPage();
    this._items = new Map(given.slice(0, perPage));
    this._hasMore = given.length > perPage;
    this._perPage = perPage;
    this._currentPage = this._isValidPageNumber(page) ? page : 1;
    this._path = '/';
  }

  _isValidPageNumber(page) {
    return page >= 1;
  }

  items() {
    return this._items;
  }

  count() {
    return this._items.size;
  }

  perPage() {
    return this._perPage;
  }

  currentPage() {
    return this._currentPage;
  }

  hasMorePages() {
    return this._hasMore;
  }

  toArray() {
    return new Map(Object.entries({ current_page: this._currentPage, data: this._items }));
  }

  setPath(path) {
    this._path = path;
    return this;
  }

  static currentPageResolver(resolver) {
    if (typeof resolver !== 'function')
      throw new TypeError(`currentPageResolver: expected a function, received ${resolver}`);
    Paginator.resolver = resolver;
  }

  static resolveCurrentPage(pageName = 'page', byDefault = 1) {
    if (Paginator.resolver === null) return byDefault;
    const page = Paginator.resolver(pageName);
    return page === true ? 1 : Number.parseInt(page, 10) || 0;
  }
}

// ---- What the suite and the protocol must know of it

serve({
  implementation: { name: 'toy-pages', version: '0.1.0', language: 'javascript' },
  // `touchstone list rows` lists the rows. Add one at a time; in the end serve "Paginator.*" and say what it lacks.
  serves: ['__construct', 'items', 'count', 'perPage', 'currentPage', 'hasMorePages', 'setPath']
    .concat(['isValidPageNumber', 'currentPageResolver', 'resolveCurrentPage'])
    .map((name) => `Paginator.${name}`),
  lacks: [], // such as { row: 'Paginator.toPrettyJson', reason: 'not in 2.3' }
  capabilities: ['define', 'fixtures'], // "request" needs a class Request (from a URI) below, and a function setRequest
  // The habits of PHP that the implementation follows (docs/traits.md): what needs another one is not asked.
  traits: {
    follows: ['ordered-maps', 'null-items', 'surplus-items'],
    declines: ['messages'],
    notApplicable: [{ trait: 'integer-like-keys', reason: '"3" and 3 are different keys of a Map' }],
  },
  classes: { Paginator, Collection },
  kinds: { Type: TypeError, InvalidArgument: RangeError }, // any other error is Generic
  names: {}, // what is spelled otherwise than in the interface, such as { count: 'size' }: see touchstone-protocol.cjs
  // What some objects show beside their handle: see "Values" in docs/protocol.md.
  state: new Map([[Collection, (items) => ({ items: items.all() })]]),
  /** Brings all static state of the implementation back to its defaults. */
  reset: () => {
    Paginator.resolver = null;
  },
});
