// A driver of a port with an ordered map, a collection, names and a dispatch of its own: one hook of the kit for each.
const { serve } = require('../../../drivers/javascript/touchstone-protocol.cjs');

class Pairs {
  constructor(pairs) {
    this.pairs = pairs;
  }
}

class Collection {
  constructor(content) {
    this.content = content;
  }
}

class Paginator {
  static current = [];
  static whereAmI = null;
  _hidden = 3;
  cost = 5;
  kindOfItem = null;
  walked = null;
  #macros = new Map();

  constructor(content, size) {
    this.content = content;
    this.size = size;
  }

  narrowed() {
    return new Narrow(this.content, this.size);
  }

  get room() {
    return this.size;
  }

  _secret() {
    return 'inside';
  }

  chatter() {
    console.info('x');
    process.stdout.write('x\n');
    setInterval(() => {}, 1000);
    return 1;
  }

  nested(depth) {
    return depth === 0 ? 1 : new Map([['k', this.nested(depth - 1)]]);
  }

  refuse() {
    throw Object.assign(new LookupError('no'), { kind: 'refused' });
  }

  tell(listener) {
    const list = [[1]];
    listener(list);
    list[0].push(2);
  }

  written(thing) {
    return JSON.stringify(thing);
  }

  walk() {
    this.walked = ['a', 'b'].values();
    return this.walked;
  }

  learn(name, macro) {
    this.#macros.set(name, macro);
  }

  perform(name, args) {
    return this.#macros.get(name).apply(this, args);
  }
}

class Narrow extends Paginator {}

class LookupError extends Error {}

serve({
  implementation: { name: 'own', version: '1', language: 'javascript' },
  serves: [],
  classes: { Paginator, Collection },
  kinds: { Logic: LookupError },
  markers: {
    Collects: (value) => (cls) => {
      cls.prototype.mark = value;
    },
  },
  missing: Symbol('missing'),
  names: {
    perPage: 'room',
    macro: 'learn',
    $onEachSide: 'size',
    $collects: 'kindOfItem',
    $currentPageResolver: 'whereAmI',
    getCollection: (page) => new Collection(page.content),
    getIterator: (bag) => bag.content.pairs.values(),
    'Paginator.__call': (page, name, args) => page.perform(name, args),
  },
  arguments: {
    'Paginator.__construct': (size, content) => [content, size],
  },
  results: { 'Paginator.$cost': (cost) => cost * 100 },
  state: new Map([[Collection, ({ content }) => ({ items: content })]]),
  setRequest: (request) => Paginator.current.push(request),
  mapOf: (pairs) => new Pairs(pairs),
  pairsOf: (value) => (value instanceof Pairs ? value.pairs : null),
  reset: () => {
    Paginator.current.length = 0;
  },
});
