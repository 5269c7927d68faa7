// The fixture classes that scenarios use, as docs/fixtures.md describes them. What is spelled otherwise in your
// implementation is spelled otherwise here: an implementation is given these objects as it would be given its own.

/** Lists the entries of a map, whatever kind of map the implementation uses. */
const entriesOf = (map) => [
  ...(typeof map?.entries === 'function' ? map.entries() : Object.entries(map ?? {})),
];

const find = (map, name) => entriesOf(map).find(([key]) => String(key) === String(name));

/** Shows entries of maps as properties too, as not every implementation asks for __get; the first of a name counts. */
function show(object, ...maps) {
  for (const [name, value] of maps.flatMap(entriesOf)) {
    if (!(name in object)) Object.defineProperty(object, name, { value, configurable: true });
  }
}

class Model {
  #attributes;
  #relations;
  #appended;
  #others;
  #routeKey;

  constructor(attributes = [], relations = [], appended = [], others = [], routeKey = null) {
    this.#attributes = attributes;
    this.#relations = relations;
    this.#appended = appended;
    this.#others = others;
    this.#routeKey = routeKey;
    show(this, attributes, relations, others);
  }

  getAttributes() {
    return this.#attributes;
  }

  toArray() {
    return this.#attributes;
  }

  jsonSerialize() {
    return this.#attributes;
  }

  relationLoaded(name) {
    return find(this.#relations, name) !== undefined;
  }

  hasAppended(name) {
    return find(this.#appended, name) !== undefined;
  }

  getKey() {
    return find(this.#attributes, 'id')?.[1] ?? null;
  }

  getRouteKey() {
    return this.#routeKey;
  }

  getRouteKeyName() {
    return 'slug';
  }

  __get(name) {
    return this.#found(name)?.[1] ?? null;
  }

  __isset(name) {
    return this.#found(name) !== undefined;
  }

  offsetExists(name) {
    return this.__isset(name);
  }

  offsetGet(name) {
    return this.__get(name);
  }

  offsetSet() {}

  offsetUnset() {}

  #found(name) {
    return find(this.#attributes, name) ?? find(this.#relations, name) ?? find(this.#others, name);
  }
}

class Pivot {
  #table;
  #values;

  constructor(table = '', values = []) {
    this.#table = table;
    this.#values = values;
    show(this, values);
  }

  getTable() {
    return this.#table;
  }

  __get(name) {
    return find(this.#values, name)?.[1] ?? null;
  }

  __isset(name) {
    return find(this.#values, name) !== undefined;
  }
}

class Song {
  constructor(title = null) {
    this.title = title;
  }

  static guessResourceName() {
    return ['SongResource'];
  }
}

class Nest {
  #depth;

  constructor(depth) {
    this.#depth = depth;
  }

  jsonSerialize() {
    return this.#depth > 0 ? [new Nest(this.#depth - 1)] : 'inmost';
  }
}

/**
 * Makes the classes that need others.
 *
 * @param classNamed - Finds a class of the implementation by its name in the interface.
 */
function fixtureClasses(classNamed) {
  class ViewFactory {
    view = null;
    data = null;

    make(view, data) {
      this.view = view;
      this.data = data;
      const text = find(data, 'title')?.[1] ?? "Tom & 'Jerry'";
      return new (classNamed('HtmlString'))(`<nav class="${view}">${text}</nav>`);
    }
  }

  return { Model, Pivot, Song, Nest, ViewFactory };
}

module.exports = { fixtureClasses };
