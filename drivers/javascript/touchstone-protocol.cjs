'use strict';
// The JavaScript kit: speaks the driver protocol (docs/protocol.md) for a driver, or within another program. Values,
// expressions, fixture classes, verbs, transport. Little of this should need a change: a driver says what is special about its
// implementation by the hooks below; drivers/javascript/README.md of the package touchstone describes them all. Only
// `implementation`, `serves` and `classes` are required.
//
// implementation, serves, lacks, capabilities, traits   what "initialize" answers
// classes, reset()         the interface's classes by name, and how their static state is brought back to its defaults
// kinds                    { Logic: UsageError }: which error is of which kind, by its class or its name
// spelling(name)           how names are spelled where `names` says nothing: (name) => snakeCase(name)
// names                    { count: 'size', 'JsonResource.toArray': 'render', $with: 'extra' }: names that are spelled otherwise;
//                          for an operation also a function: { 'Request.query': (request, name) => request.params.get(name) }
// dispatch(target, name)   how an operation is reached, ready to be called: (page, name) => page.message?.bind(page, name)
// arguments, results       { 'Paginator.__construct': (items, size) => [{ items, size }] }: what is given or returned otherwise
// mapOf(pairs), pairsOf(value)   an ordered map type of its own: (pairs) => new OrderedMap(pairs)
// state                    new Map([[Collection, (items) => ({ items: items.all() })]]): what objects show beside their handle
// missing, markers, setRequest, isProtected, properties, register, forget   see that README

// ---- Errors

/** This driver has no means to do that. */
class Cannot extends Error {}

/** The message makes no sense: the driver or the suite is wrong, and the implementation was not asked. */
class ProtocolError extends Error {
  constructor(message, code = -32602) {
    super(message);
    this.code = code;
  }
}

/** Refuses a message in which something is not what it should be; undefined is not there. */
function refuse(culprit, expected, received) {
  const found = JSON.stringify(received)?.slice(0, 200) ?? 'nothing';
  throw new ProtocolError(`${culprit}: expected ${expected}, received ${found}`);
}

/** The kinds of errors that the kit made itself. */
const kindsOf = new WeakMap();

function ofKind(kind, error) {
  kindsOf.set(error, kind);
  return error;
}

// ---- Members: what is declared, apart from what every object has

/**
 * Finds the member that an object or a class declares, itself or through what it extends.
 *
 * A proxy at the end of the prototype chain declares nothing, even if it answers any name.
 *
 * @param holder - An object or a class.
 * @param name - The member's name.
 * @returns Its owner and its descriptor, or null.
 */
function declared(holder, name) {
  const root = typeof holder === 'function' ? Function.prototype : Object.prototype;
  if (name === 'constructor' || (name === 'prototype' && root === Function.prototype)) return null;
  const common = Reflect.getOwnPropertyDescriptor(root, name);
  for (let level = holder; level !== null && level !== root; level = Reflect.getPrototypeOf(level)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(level, name);
    if (descriptor === undefined) continue;
    const isCommon =
      common !== undefined && descriptor.value === common.value && descriptor.get === common.get;
    return isCommon ? null : { owner: level, descriptor };
  }
  return null;
}

/** Returns the function that an object or a class declares under a name, or null. */
function declaredMethod(holder, name) {
  const value = declared(holder, name)?.descriptor.value;
  return typeof value === 'function' ? value : null;
}

/** Returns the class of an object. */
function classOf(object) {
  const prototype = Reflect.getPrototypeOf(object);
  const cls = prototype === null ? null : Reflect.get(prototype, 'constructor');
  return typeof cls === 'function' ? cls : Object;
}

/** Returns a class and those that it extends. */
function lineage(cls) {
  return typeof cls === 'function' && cls !== Function.prototype
    ? [cls, ...lineage(Reflect.getPrototypeOf(cls))]
    : [];
}

function define(holder, name, value, enumerable = false) {
  Object.defineProperty(holder, name, { value, enumerable, writable: true, configurable: true });
}

/** How properties are used where the implementation says nothing else: they are members that are no methods. */
const ordinaryProperties = {
  /** Reads a property that is there: { value }, or null. */
  read(object, name) {
    const member = declared(object, name);
    return member === null || typeof member.descriptor.value === 'function' ? null : { value: object[name] };
  },
  /** Writes a property that is there; returns whether it is. */
  write(object, name, value) {
    return ordinaryProperties.read(object, name) !== null && Reflect.set(object, name, value);
  },
  /** The same for the static properties of a class. A static belongs to the class that declares it. */
  readStatic: (cls, name) => ordinaryProperties.read(cls, name),
  writeStatic(cls, name, value) {
    const found = ordinaryProperties.read(cls, name) !== null;
    return found && Reflect.set(declared(cls, name).owner, name, value);
  },
  /** Declares the initial value of a property on a fixture class; returns false where each object gets it instead. */
  declareDefault: () => false,
  /** Sets that initial value on a new object, once the constructor of the implementation has run. */
  initialize: (object, name, value) =>
    ordinaryProperties.write(object, name, value) || define(object, name, value, true),
  /** Declares a static property of a fixture class, which gets a storage of its own. */
  declareStatic: (cls, name, value) => define(cls, name, value, true),
};

/** What an implementation without operations of these names does in the language's own way. */
const natural = {
  __get: (target, name) => target[name],
  __isset: (target, name) => (target[name] ?? null) !== null,
  __set: (target, name, value) => void Reflect.set(target, name, value),
  __unset: (target, name) => void Reflect.deleteProperty(target, name),
};

/** Calls operations and uses properties as the implementation spells them, dynamic handlers included. */
class Members {
  #hooks;
  #classes;
  #maps;
  #properties = {};
  #tables;
  /** What each fixture class declares: names with their visibility, and private methods, which nobody else sees. */
  #fixtures = new WeakMap();

  constructor(hooks, classes, maps) {
    this.#hooks = hooks;
    this.#classes = classes;
    this.#maps = maps;
    const tables = ['names', 'arguments', 'results'].map((hook) => [
      hook,
      new Map(Object.entries(hooks[hook])),
    ]);
    this.#tables = Object.fromEntries(tables);
    const { properties: own = {} } = hooks;
    for (const name of Object.keys(ordinaryProperties))
      this.#properties[name] =
        typeof own[name] === 'function' ? (...args) => own[name](...args) : ordinaryProperties[name];
  }

  get properties() {
    return this.#properties;
  }

  /** Records what a fixture class declares. */
  declare(cls, visibility, privates, hasConstructor) {
    this.#fixtures.set(cls, { visibility, privates, hasConstructor });
  }

  /** Returns what a name of the interface is called in a class, a property's without its "$"; or a function that stands for it. */
  spelled(cls, name) {
    const found = this.#ofClass('names', cls, name);
    if (found !== undefined) return found;
    return name === '__toString' ? 'toString' : this.#hooks.spelling(name.replace(/^\$/, ''));
  }

  /** Returns what a hook says of a name: of the class, of what it extends, or of all classes. */
  #ofClass(hook, cls, name) {
    const table = this.#tables[hook];
    if (table.size === 0) return undefined;
    const keys = lineage(cls).flatMap((level) => [
      `${this.#classes.nameOf(level)}.${name}`,
      `${level.name}.${name}`,
    ]);
    return table.get([...keys, name].find((key) => table.has(key)));
  }

  construct(cls, args) {
    return Reflect.construct(cls, this.constructorArguments(cls, args));
  }

  /** Returns the arguments for a constructor: a constructor that a scenario declares takes them as the suite gives them. */
  constructorArguments(cls, args) {
    const given = this.#ofClass('arguments', cls, '__construct');
    const isDeclared =
      given !== undefined && lineage(cls).some((level) => this.#fixtures.get(level)?.hasConstructor);
    return given === undefined || isDeclared ? args : given(...args);
  }

  /** Calls an operation of an object, or a static one of a class. */
  call(target, name, args, isInside) {
    if (!this.#isObject(target))
      throw ofKind('Generic', new TypeError(`${name}() was called on ${describe(target)}`));
    const isStatic = this.#classes.isClass(target);
    const cls = isStatic ? target : classOf(target);
    const given = this.#ofClass('arguments', cls, name);
    const result = this.#operation(target, cls, name, isInside)(given === undefined ? args : given(...args));
    const convert = this.#ofClass('results', cls, name);
    return convert === undefined ? result : convert(result);
  }

  #operation(target, cls, name, isInside) {
    const spelled = this.spelled(cls, name);
    if (typeof spelled === 'function') return (args) => spelled(target, ...args);
    const isHidden = !isInside && this.#isHidden(cls, name);
    const dispatched = isHidden ? undefined : this.#hooks.dispatch(target, spelled);
    if (dispatched !== undefined) return (args) => dispatched(...args);
    const found = isHidden ? null : this.#declaredOperation(target, cls, spelled, isInside);
    if (found !== null) return found;
    // An object may answer a name without declaring it, as a proxy does: what it gives is called.
    const common = typeof target === 'function' ? Function.prototype : Object.prototype;
    const answer = isHidden || spelled in common ? null : target[spelled];
    if (typeof answer === 'function') return (args) => answer.apply(target, args);
    const dynamic = this.#handler(target, cls, target === cls ? '__callStatic' : '__call');
    if (dynamic !== null) return (args) => dynamic(name, args);
    if (name === '__invoke' && typeof target === 'function') return (args) => target(...args);
    if (name === '__call' || name === '__callStatic')
      return ([operation, given]) => this.call(target, operation, given, isInside);
    if (Object.hasOwn(natural, name)) return (args) => natural[name](target, ...args);
    const reason =
      isHidden || declared(target, `_${spelled}`) !== null ? 'is protected' : 'is not a function';
    throw ofKind('BadMethodCall', new TypeError(`${this.#classes.nameOf(cls)}.${spelled} ${reason}`));
  }

  #declaredOperation(target, cls, name, isInside) {
    const secret = isInside ? this.#privateMethod(cls, name) : null;
    if (secret !== null) return (args) => secret.apply(target, args);
    for (const each of isInside ? [name, `_${name}`] : [name]) {
      const member = declared(target, each)?.descriptor;
      if (typeof member?.value === 'function') return (args) => member.value.apply(target, args);
      if (member?.get !== undefined) return () => target[each];
      const ofClass = target === cls ? null : declaredMethod(cls, each);
      if (ofClass !== null) return (args) => ofClass.apply(cls, args);
    }
    return null;
  }

  /** Reads a property. */
  get(target, name, isInside) {
    if (!this.#isObject(target)) return null;
    const found = this.#declaredProperty(target, name, isInside);
    if (found !== null) return found.value;
    const dynamic = this.#handler(target, classOf(target), '__get');
    if (dynamic !== null) return dynamic(name);
    this.#requireReachable(target, name, isInside);
    return this.#answered(target, name);
  }

  /** Reads what an object shows under a name, if it is there and not null by the object's own test. */
  field(of, name, isInside) {
    if (this.#maps.isMap(of)) return this.#maps.pairs(of).find(([key]) => key === toKey(name))?.[1];
    if (!this.#isObject(of)) return null;
    const found = this.#declaredProperty(of, String(name), isInside);
    if (found !== null) return found.value;
    const [isset, get] = ['__isset', '__get'].map((handler) => this.#handler(of, classOf(of), handler));
    if (isset !== null && isset(name) !== true) return null;
    return get === null ? this.#answered(of, String(name)) : get(name);
  }

  /** Writes a property. */
  set(target, name, value, isInside) {
    const cls = classOf(target);
    for (const each of this.#names(cls, name, isInside))
      if (this.#properties.write(target, each, value)) return;
    const said = this.#saidProperty(target, cls, name, isInside);
    if (said !== null && Reflect.set(target, said, value)) return;
    const dynamic = this.#handler(target, cls, '__set');
    if (dynamic !== null) dynamic(name, value);
    else if (this.#requireReachable(target, name, isInside))
      target[this.#names(cls, name, isInside)[0]] = value;
  }

  getStatic(cls, name, isInside) {
    for (const each of this.#names(cls, name, isInside)) {
      const found = this.#properties.readStatic(cls, each);
      if (found !== null) return this.#converted(cls, name, found.value);
    }
    const said = this.#saidProperty(cls, cls, name, isInside);
    if (said !== null) return this.#converted(cls, name, cls[said]);
    throw new TypeError(`${this.#classes.nameOf(cls)} has no static property ${name}`);
  }

  setStatic(cls, name, value, isInside) {
    const given = this.#ofClass('arguments', cls, `$${name}`);
    const [written] = given === undefined ? [value] : given(value);
    const names = this.#names(cls, name, isInside);
    if (names.some((each) => this.#properties.writeStatic(cls, each, written))) return;
    const said = this.#saidProperty(cls, cls, name, isInside);
    if (said !== null && Reflect.set(declared(cls, said).owner, said, written)) return;
    throw new TypeError(`${this.#classes.nameOf(cls)} has no static property ${name}`);
  }

  /** What answers for members that are not declared; null when there is no such handler. */
  #handler(target, cls, name) {
    const spelled = this.spelled(cls, name);
    if (typeof spelled === 'function') return (...args) => spelled(target, ...args);
    const method = declaredMethod(target, spelled);
    return method === null ? null : (...args) => method.apply(target, args);
  }

  /** Maps and classes are values in the interface's terms, although JavaScript has objects for them. */
  #isObject(value) {
    if (typeof value === 'function') return true;
    return typeof value === 'object' && value !== null && !this.#maps.isMap(value);
  }

  /** The members that a property may be in; none when it is kept from where it is used. */
  #names(cls, name, isInside) {
    if (!isInside && this.#isHidden(cls, `$${name}`)) return [];
    const spelled = this.spelled(cls, `$${name}`);
    return isInside ? [spelled, `_${spelled}`] : [spelled];
  }

  #declaredProperty(target, name, isInside) {
    const cls = classOf(target);
    for (const each of this.#names(cls, name, isInside)) {
      const found = this.#properties.read(target, each);
      if (found !== null) return { value: this.#converted(cls, name, found.value) };
    }
    const said = this.#saidProperty(target, cls, name, isInside);
    return said === null ? null : { value: this.#converted(cls, name, target[said]) };
  }

  /**
   * The member that `names` gives for a property, or a fixture class declares for it, if it is there; null without one.
   *
   * What it holds may be a function, such as a resolver or a class: only of other members does that make a method.
   */
  #saidProperty(target, cls, name, isInside) {
    const isDeclared = lineage(cls).some((level) => this.#fixtures.get(level)?.visibility.has(`$${name}`));
    const said = isDeclared ? this.spelled(cls, `$${name}`) : this.#ofClass('names', cls, `$${name}`);
    return this.#names(cls, name, isInside).includes(said) && declared(target, said) !== null ? said : null;
  }

  #converted(cls, name, value) {
    const convert = this.#ofClass('results', cls, `$${name}`);
    return convert === undefined ? value : convert(value);
  }

  #answered(target, name) {
    const [spelled] = this.#names(classOf(target), name, false);
    const answer = spelled === undefined || spelled in Object.prototype ? null : target[spelled];
    return typeof answer === 'function' ? null : answer;
  }

  #requireReachable(target, name, isInside) {
    const cls = classOf(target);
    const isMarked = declared(target, `_${this.spelled(cls, `$${name}`)}`) !== null;
    if (isInside || !(isMarked || this.#isHidden(cls, `$${name}`))) return true;
    throw new TypeError(`${this.#classes.nameOf(cls)}.${name} is protected`);
  }

  #isHidden(cls, name) {
    for (const level of lineage(cls)) {
      const visibility = this.#fixtures.get(level)?.visibility.get(name);
      if (visibility !== undefined) return visibility !== 'public';
      const isProtected = this.#fixtures.has(level) ? undefined : this.#hooks.isProtected(level, name);
      if (isProtected !== undefined) return isProtected;
    }
    return false;
  }

  #privateMethod(cls, name) {
    for (let level = cls; this.#fixtures.has(level); level = Reflect.getPrototypeOf(level)) {
      const method = this.#fixtures.get(level).privates.get(name);
      if (method !== undefined) return method;
    }
    return null;
  }
}

function describe(value) {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'object' ? 'a map' : `a ${typeof value}`;
}

// ---- Values: JSON, ordered maps, classes; everything else is an object behind a handle

const floats = new Map([
  ['INF', Number.POSITIVE_INFINITY],
  ['-INF', Number.NEGATIVE_INFINITY],
  ['NAN', Number.NaN],
]);

function nameOfFloat(value) {
  return [...floats].find(([, float]) => Object.is(float, value))[0];
}

/** Tells whether a value is a pair of a key and a value. */
function isPair(value) {
  return Array.isArray(value) && value.length === 2 && ['string', 'number'].includes(typeof value[0]);
}

/** Makes a key an integer where it looks like one. */
function toKey(key) {
  if (typeof key === 'number') return key;
  const number = /^(?:0|-?[1-9]\d{0,15})$/.test(key) ? Number(key) : Number.NaN;
  return Number.isSafeInteger(number) ? number : String(key);
}

function isList(pairs) {
  return pairs.every(([key], position) => key === position);
}

/** Makes and reads ordered maps. Arrays, Maps, plain objects and what the hook `pairsOf` knows are ordered maps. */
class Maps {
  #hooks;
  #classes;

  constructor(hooks, classes) {
    this.#hooks = hooks;
    this.#classes = classes;
  }

  isMap(value) {
    return this.#iterate(value) !== null;
  }

  /** Returns the pairs of a map, with integers for the keys that look like one. */
  pairs(map) {
    return Array.from(this.#iterate(map), ([key, value]) => [this.#keyOf(key), value]);
  }

  /** Makes a map: an array when the keys are 0, 1, 2, …; of two pairs with the same key the later value wins. */
  make(pairs, isInBody = false) {
    const keyed = pairs.map(([key, value]) => [toKey(key), value]);
    return isList(keyed) ? keyed.map(([, value]) => value) : this.#hooks.mapOf(keyed, isInBody);
  }

  /** Copies a map and those in it, so that what was recorded does not change later; any other value stays as it is. */
  copied(value) {
    if (!this.isMap(value)) return value;
    return this.make(this.pairs(value).map(([key, item]) => [key, this.copied(item)]));
  }

  #iterate(value) {
    if (typeof value !== 'object' || value === null) return null;
    const own = this.#hooks.pairsOf(value);
    if (own !== null) return own;
    if (Array.isArray(value) || value instanceof Map) return value.entries();
    const prototype = Reflect.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null ? Object.entries(value) : null;
  }

  #keyOf(key) {
    return typeof key === 'function' ? this.#classes.nameOf(key) : toKey(key);
  }
}

/** Knows classes by the names that the interface gives them: those of the implementation, and fixture classes. */
class Classes {
  #own;
  #byName = new Map();
  #names = new Map();
  #added = new Set();

  constructor(own) {
    this.#own = Object.entries(own);
    this.reset();
  }

  /** Forgets the classes that were added; returns their names. */
  reset() {
    const added = [...this.#added];
    if (added.length === 0 && this.#byName.size > 0) return added;
    this.#added.clear();
    this.#byName = new Map(this.#own);
    this.#names = new Map(this.#own.map(([name, cls]) => [cls, name]));
    return added;
  }

  add(name, cls) {
    this.#added.add(name);
    this.#names.delete(this.#byName.get(name));
    this.#byName.set(name, cls);
    this.#names.set(cls, name);
  }

  /** Finds a class by its name; undefined when there is none. */
  find(name) {
    return this.#byName.get(name);
  }

  require(name) {
    const found = this.find(name);
    if (found === undefined) throw new Cannot(`there is no class ${name} here`);
    return found;
  }

  isClass(value) {
    return this.#names.has(value);
  }

  /** Tells whether an object is of a class that is known. */
  isInstance(object) {
    return lineage(classOf(object)).some((level) => this.#names.has(level));
  }

  nameOf(cls) {
    return this.#names.get(cls) ?? (cls.name || 'Object');
  }

  /** The name under which an object is shown: of its class, or of the nearest above it that is known. */
  nameFor(object) {
    const cls = classOf(object);
    return this.nameOf(lineage(cls).find((level) => this.#names.has(level)) ?? cls);
  }
}

/** Writes values of the implementation as values of the protocol. */
class Encoder {
  #hooks;
  #classes;
  #maps;
  #members;
  #handleOf;
  #entries = new WeakMap();
  /** The objects whose state is being written. */
  #open = new Set();

  constructor({ hooks, classes, maps, members, evaluator }) {
    this.#hooks = hooks;
    this.#classes = classes;
    this.#maps = maps;
    this.#members = members;
    this.#handleOf = (object) => evaluator.handleOf(object);
  }

  /** Whether an object is being shown, which is no use of it. */
  get isShowing() {
    return this.#open.size > 0;
  }

  encode(value) {
    if (value === null || value === undefined) return null;
    if (value === this.#hooks.missing) return { $missing: true };
    switch (typeof value) {
      case 'boolean':
      case 'string':
        return value;
      case 'number':
        return Number.isFinite(value) ? value : { $float: nameOfFloat(value) };
      case 'function':
        if (this.#classes.isClass(value)) return { $class: this.#classes.nameOf(value) };
        return { $ref: this.#handleOf(value), class: 'Closure' };
      case 'object':
        return this.#encodeObject(value);
      default:
        throw new Cannot(`a ${typeof value} has no form in the protocol`);
    }
  }

  #encodeObject(value) {
    if (Array.isArray(value)) return value.map((item) => this.encode(item));
    if (this.#maps.isMap(value)) {
      const pairs = this.#maps.pairs(value).map(([key, item]) => [key, this.encode(item)]);
      return isList(pairs) ? pairs.map(([, item]) => item) : { $map: pairs };
    }
    if (this.#isMissing(value)) return { $missing: true };
    const encoded = { $ref: this.#handleOf(value), class: this.#classes.nameFor(value) };
    if (this.#open.has(value)) return encoded; // within itself an object is its handle alone
    this.#open.add(value);
    try {
      for (const [key, part] of Object.entries(this.#stateOf(value))) encoded[key] = this.encode(part);
    } finally {
      this.#open.delete(value);
    }
    return encoded;
  }

  #isMissing(value) {
    const marker = this.#hooks.missing === undefined ? this.#classes.find('MissingValue') : undefined;
    return marker !== undefined && value instanceof marker;
  }

  #stateOf(object) {
    for (const [cls, show] of this.#hooks.state) if (object instanceof cls) return show(object);
    if (declaredMethod(object, 'next') !== null && Symbol.iterator in object)
      return { entries: this.#entriesOf(object) };
    const paginator = this.#classes.find('Paginator');
    const spelled = this.#members.spelled(classOf(object), 'toHtml');
    const toHtml = typeof spelled === 'string' ? declaredMethod(object, spelled) : null;
    if (toHtml === null || (paginator && object instanceof paginator)) return {};
    return { html: String(toHtml.call(object)) };
  }

  /** Reading an iterator uses it up, so what it gave is kept. Pairs of a key and a value count as entries. */
  #entriesOf(iterator) {
    const read = () =>
      Array.from(iterator, (value, index) => (isPair(value) ? [toKey(value[0]), value[1]] : [index, value]));
    if (!this.#entries.has(iterator)) this.#entries.set(iterator, read());
    return this.#entries.get(iterator);
  }
}

// ---- Expressions: all that the suite sends as values, and the bodies of closures and of fixture methods

/** Expressions that stand in no closure. A context has the arguments, the bound object and the inherited method. */
const outermost = { args: [], self: null, inherited: null };

/** Evaluates expressions, keeps the handles of objects and records the calls of closures. */
class Evaluator {
  #kit;
  #handles = new Map();
  #objects = new Map();
  #count = 0;
  #calls = new Map();

  constructor(kit) {
    this.#kit = kit;
  }

  /** Forgets all objects, closures and calls. */
  reset() {
    this.#handles = new Map();
    this.#objects = new Map();
    this.#count = 0;
    this.#calls = new Map();
  }

  /** The handle of an object, always the same one; of a closure with an id, the id. */
  handleOf(object) {
    const known = this.#handles.get(object);
    if (known !== undefined) return known;
    this.#count += 1;
    return this.#name(object, `o${this.#count}`);
  }

  /** The object behind a handle, or the closure that was declared last under an id. */
  objectOf(handle) {
    const object = this.#objects.get(handle);
    if (object === undefined) refuse('handle', 'one that is known', handle);
    return object;
  }

  /** The recorded calls of a closure, each a list of arguments. */
  callsOf(id) {
    return this.#calls.get(id) ?? [];
  }

  /** The value of an expression. */
  evaluate(expression, context = outermost) {
    if (typeof expression !== 'object' || expression === null) return expression;
    if (Array.isArray(expression)) return expression.map((element) => this.evaluate(element, context));
    const tag = Object.keys(expression).find((key) => Object.hasOwn(forms, key));
    if (tag === undefined) refuse('expression', 'a tag of docs/protocol.md', expression);
    check(tag, expression[tag]);
    return forms[tag](expression[tag], context, this.#kit);
  }

  /** What runs the body of a closure, and records the call if the closure has an id. */
  runner(definition) {
    check('$fn', definition);
    const { id, body } = definition;
    if (id === undefined) return (context) => this.evaluate(body, context);
    const calls = this.#calls.get(id) ?? [];
    this.#calls.set(id, calls);
    return (context) => {
      if (!this.#kit.encoder.isShowing) calls.push(context.args.map((arg) => this.#kit.maps.copied(arg)));
      return this.evaluate(body, context);
    };
  }

  /** A closure. What the implementation binds it to comes before the object of its surroundings. */
  closure(definition, surroundings) {
    const run = this.runner(definition);
    const bindingOf = (self) => this.#bindingOf(self);
    const closure = function (...args) {
      const bound = bindingOf(this);
      return run({ ...surroundings, args, self: bound === undefined ? surroundings.self : bound });
    };
    if (definition.id !== undefined) this.#name(closure, definition.id);
    return closure;
  }

  /** What the implementation bound a closure to: null without an object; undefined where `this` is only how it was called. */
  #bindingOf(self) {
    const { classes } = this.#kit;
    if (self === null || classes.isClass(self)) return null;
    return typeof self === 'object' && classes.isInstance(self) ? self : undefined;
  }

  #name(object, handle) {
    this.#handles.set(object, handle);
    this.#objects.set(handle, object);
    return handle;
  }
}

/** The value of each form of an expression, by its tag. */
const forms = {
  $float: (name) => floats.get(name),
  $map(entries, context, { evaluator, maps }) {
    const pairs = entries.map(([key, value]) => [key, evaluator.evaluate(value, context)]);
    return maps.make(pairs, context !== outermost);
  },
  $missing: (_, __, { hooks, members, classes }) =>
    hooks.missing ?? members.construct(classes.require('MissingValue'), []),
  $class: (name, _, { classes }) => classes.require(name),
  $ref: (handle, _, { evaluator }) => evaluator.objectOf(handle),
  $fn: (definition, context, { evaluator }) => evaluator.closure(definition, context),
  $request: (uri, _, { members, classes }) => members.construct(classes.require('Request'), [uri]),
  $arg: (position, { args }) => args[position] ?? null,
  $args: (position, { args }) => args.slice(position),
  $this: (_, { self }) => self,
  $parent: (given, context, { evaluator }) =>
    context.inherited === null
      ? refuse('$parent', 'the body of a method around it', given)
      : context.inherited(evaluator.evaluate(given, context)),
  $new: ({ class: name, args }, context, { evaluator, members, classes }) =>
    members.construct(classes.require(name), evaluator.evaluate(args, context)),
  $call({ on, operation, args }, context, { evaluator, members }) {
    const target = evaluator.evaluate(on, context);
    return members.call(target, operation, evaluator.evaluate(args, context), isThis(on)) ?? null;
  },
  $field({ of, name }, context, { evaluator, members }) {
    const key = evaluator.evaluate(name, context);
    return members.field(evaluator.evaluate(of, context), key, isThis(of)) ?? null;
  },
  $concat: (parts, context, { evaluator, members }) =>
    evaluator
      .evaluate(parts, context)
      .map((value) => textOf(value, members))
      .join(''),
  $throw({ kind, message }, context, { evaluator, members, hooks }) {
    throw errorOf(kind, textOf(evaluator.evaluate(message, context), members), hooks.kinds[kind]);
  },
};

// ---- What messages and expressions have to look like

const kinds = ['BadMethodCall', 'Logic', 'InvalidArgument', 'Type', 'JsonEncoding', 'Generic'];

const isText = (value) => typeof value === 'string';

/** The parts of a declared class that are objects. */
const partsOfClass = ['methods', 'staticMethods', 'properties', 'staticProperties', 'visibility', 'markers'];

/** The names that stand after a verb or a tag. */
const partsOf = {
  create: ['class', 'args'],
  define: ['class', 'extends', ...partsOfClass, 'implements'],
  call: ['target', 'operation', 'args'],
  callStatic: ['class', 'operation', 'args'],
  get: ['target', 'property'],
  getStatic: ['class', 'property'],
  set: ['target', 'property', 'value'],
  setStatic: ['class', 'property', 'value'],
  $new: ['class', 'args'],
  $call: ['on', 'operation', 'args'],
  $field: ['of', 'name'],
  $throw: ['kind', 'message'],
  $fn: ['id', 'body'],
};

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = ['a text', isText];
const lists = ['a list', Array.isArray];
/** What may be left out. */
const optional = ([expected, fits]) => [expected, (value) => value === undefined || fits(value)];
const positions = ['a position, 0 or more', (value) => Number.isInteger(value) && value >= 0];
const isEntry = (value) =>
  Array.isArray(value) && value.length === 2 && (isText(value[0]) || Number.isInteger(value[0]));
const isMapOfEntries = (value) => Array.isArray(value) && value.every(isEntry);

/** What stands after a tag, or under a name; anything else is an expression. */
const shapes = {
  $float: ['"INF", "-INF" or "NAN"', (value) => floats.has(value)],
  $map: ['pairs of a key, an integer or a text, and a value', isMapOfEntries],
  $class: texts,
  $ref: texts,
  $request: texts,
  class: texts,
  target: texts,
  operation: texts,
  property: texts,
  $arg: positions,
  $args: positions,
  $parent: lists,
  $concat: lists,
  args: lists,
  id: optional(texts),
  extends: optional(texts),
  implements: optional(lists),
  ...Object.fromEntries(partsOfClass.map((name) => [name, optional(['an object', isObject])])),
  kind: [`one of ${kinds.join(', ')}`, (value) => kinds.includes(value)],
};

/** Refuses what stands after a verb or a tag when it is not what it should be. */
function check(tag, inner) {
  const names = partsOf[tag];
  if (names === undefined) return checkShape(tag, tag, inner);
  if (!isObject(inner)) refuse(tag, 'an object', inner);
  for (const name of names) checkShape(`${tag}.${name}`, name, inner[name]);
}

function checkShape(culprit, name, value) {
  const [expected, fits] = shapes[name] ?? ['an expression', (given) => given !== undefined];
  if (!fits(value)) refuse(culprit, expected, value);
}

/** Whether an expression is `$this`, on which protected members are reached. */
function isThis(expression) {
  return expression?.$this === true;
}

function textOf(value, members) {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '1';
  if (typeof value === 'object') return String(members.call(value, '__toString', [], false));
  if (typeof value !== 'number' || Number.isFinite(value)) return String(value);
  return nameOfFloat(value);
}

/** Makes an error of a kind: of the implementation's class for it, or with its name. */
function errorOf(kind, message, known = Error) {
  const error =
    typeof known === 'string' ? Object.assign(new Error(message), { name: known }) : new known(message);
  return ofKind(kind, error);
}

/** Describes what was thrown; its kind is what the kit gave it, or the first that fits its class or its name. */
function describeError(thrown, known) {
  if (!(thrown instanceof Error)) return { kind: 'Generic', class: typeof thrown, message: String(thrown) };
  const fits = ([, type]) => (typeof type === 'string' ? thrown.name === type : thrown instanceof type);
  const kind = kindsOf.get(thrown) ?? Object.entries(known).find(fits)?.[0] ?? 'Generic';
  const className = thrown.constructor?.name || 'Error';
  const message = String(thrown.message);
  return { kind, class: className === 'Error' ? thrown.name || className : className, message };
}

// ---- The provided fixtures, which every driver brings along (docs/fixtures.md), with the interface's names

/**
 * Makes the classes. `spell` adds the names that the implementation has for their operations.
 *
 * @param classNamed - Finds a class of the implementation by its name in the interface.
 * @param pairsOf - Returns the pairs of an ordered map.
 * @returns The classes by name.
 */
function fixtureClasses(classNamed, pairsOf) {
  const pairs = (map) => pairsOf(map ?? []);
  const find = (name, ...maps) => maps.flatMap(pairs).find(([key]) => String(key) === String(name));
  /** Shows entries as properties too, as not every implementation asks for __get; the first of a name counts. */
  const show = (object, ...maps) => {
    for (const [name, value] of maps.flatMap(pairs))
      if (!(name in object)) Object.defineProperty(object, name, { value, configurable: true });
  };

  class Model {
    #attributes;
    #relations;
    #appended;
    #others;
    #routeKey;

    constructor(attributes = [], relations = [], appended = [], others = [], routeKey = null) {
      this.#attributes = attributes ?? [];
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
      return find(name, this.#relations) !== undefined;
    }

    hasAppended(name) {
      return find(name, this.#appended) !== undefined;
    }

    getKey() {
      return find('id', this.#attributes)?.[1] ?? null;
    }

    getRouteKey() {
      return this.#routeKey;
    }

    getRouteKeyName() {
      return 'slug';
    }

    __get(name) {
      return find(name, this.#attributes, this.#relations, this.#others)?.[1] ?? null;
    }

    __isset(name) {
      return find(name, this.#attributes, this.#relations, this.#others) !== undefined;
    }

    offsetExists(name) {
      return this.__isset(name);
    }

    offsetGet(name) {
      return this.__get(name);
    }

    offsetSet() {}

    offsetUnset() {}
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
      return find(name, this.#values)?.[1] ?? null;
    }

    __isset(name) {
      return find(name, this.#values) !== undefined;
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

  class ViewFactory {
    view = null;
    data = null;

    make(view, data) {
      this.view = view;
      this.data = data;
      const text = find('title', data)?.[1] ?? "Tom & 'Jerry'";
      return new (classNamed('HtmlString'))(`<nav class="${view}">${text}</nav>`);
    }
  }

  return { Model, Pivot, Song, Nest, ViewFactory };
}

// ---- Fixture classes that scenarios declare: real subclasses

/** Names by which contracts of the language are recognised: a class that has one declares it. */
const neverDynamic = /^(?:then|constructor|to[A-Z]\w*|valueOf|entries|__\w+)$/;

/** Those of the implementation's contracts, as the interface has them. */
const ofContracts = ['toArray', 'toHtml', 'toJson', 'jsonSerialize', 'getIterator'].concat(
  ['Exists', 'Get', 'Set', 'Unset'].map((end) => `offset${end}`),
);

/** Makes and declares fixture classes. */
class FixtureClasses {
  #kit;
  /** The properties that each of them declares, with expressions of their initial values. */
  #initials = new WeakMap();
  /** Those with magic methods that no class above them has. */
  #dynamic = new WeakSet();
  /** What each of them was declared by. */
  #definitions = new WeakMap();

  constructor(kit) {
    this.#kit = kit;
  }

  /** Declares a class; the same definition again changes nothing. */
  define(definition) {
    const { classes, hooks } = this.#kit;
    const { class: name, extends: parentName, implements: contracts = [], markers = {} } = definition;
    const known = classes.find(name);
    const before = this.#definitions.get(known);
    if (before !== undefined) {
      if (JSON.stringify(before) === JSON.stringify(definition)) return known;
      throw new ProtocolError(`The class ${name} was already defined, differently`);
    }
    const parent = parentName === undefined ? null : classes.require(parentName);
    for (const marker of Object.keys(markers))
      if (!Object.hasOwn(hooks.markers, marker)) throw new Cannot(`there is no marker ${marker} here`);
    const type = this.#makeClass(definition, parent);
    this.#addMethods(type, parent, definition);
    this.fulfil(type.prototype, contracts);
    classes.add(name, type);
    hooks.register(type, definition);
    for (const [marker, value] of Object.entries(markers)) hooks.markers[marker](value)(type);
    this.#addProperties(type, parent, definition);
    this.#definitions.set(type, definition);
    return type;
  }

  /** Gives a class its methods, and records the visibility of all its members. */
  #addMethods(type, parent, definition) {
    const { evaluator, members } = this.#kit;
    const [visibility, privates] = [new Map(), new Map()];
    members.declare(type, visibility, privates, definition.methods?.__construct !== undefined);
    const add = (holder, base, isStatic, [name, closure]) => {
      if (name === 'constructor')
        throw new Cannot('a JavaScript class cannot have a method named constructor');
      visibility.set(name, definition.visibility?.[name] ?? 'public');
      const names = this.#methodNames(parent ?? Object, base, name, visibility.get(name));
      const run = evaluator.runner(closure?.$fn);
      const method = this.#makeMethod(definition.class, base, names[0], run, isStatic);
      if (visibility.get(name) === 'private') privates.set(names[0], method);
      else for (const each of names) defineMethod(holder, base, each, method);
    };
    const { properties = {}, staticProperties = {}, staticMethods = {} } = definition;
    const { __construct: _, ...methods } = definition.methods ?? {};
    const inherited = parent?.prototype ?? null;
    for (const entry of Object.entries(methods)) add(type.prototype, inherited, false, entry);
    for (const entry of Object.entries(staticMethods)) add(type, parent, true, entry);
    for (const name of [...Object.keys(properties), ...Object.keys(staticProperties)])
      visibility.set(`$${name}`, 'public');
    const isNew = (name) => name in methods && declaredMethod(inherited ?? {}, name) === null;
    if (['__get', '__set', '__isset', '__call'].some(isNew)) this.#dynamic.add(type);
  }

  /** Gives a class its static properties, and notes the initial values of those of its objects. */
  #addProperties(type, parent, { properties = {}, staticProperties = {} }) {
    const { evaluator, members } = this.#kit;
    const spelled = (name) => members.spelled(type, `$${name}`);
    for (const [name, value] of Object.entries(staticProperties))
      members.properties.declareStatic(type, spelled(name), evaluator.evaluate(value));
    const initials = Object.entries(properties).map(([name, value]) => [spelled(name), value]);
    const isOfObjects = ([name, value]) =>
      parent === null || !members.properties.declareDefault(type, name, evaluator.evaluate(value));
    this.#initials.set(type, initials.filter(isOfObjects));
  }

  /** A function and not a class, as the body of a constructor decides with which arguments the inherited one runs. */
  #makeClass({ class: className, methods }, parent) {
    const { evaluator } = this.#kit;
    const run = methods?.__construct === undefined ? null : evaluator.runner(methods.__construct?.$fn);
    const complete = (object, target) => {
      for (const [name, value] of this.#lineage(target).flatMap((level) => this.#initials.get(level) ?? []))
        this.#kit.members.properties.initialize(object, name, evaluator.evaluate(value));
      const isDynamic = this.#lineage(target).some((level) => this.#dynamic.has(level));
      if (!isDynamic) return object;
      const names = ofContracts.map((name) => this.#kit.members.spelled(target, name));
      return answering(object, target.prototype, new Set(names));
    };
    const construct = (args, target) => {
      const inherit = (given) => {
        if (parent === null) throw new TypeError(`${className} extends nothing`);
        const made = Reflect.construct(parent, given, target);
        // The fixture class that extends the implementation's gives the object the properties of the fixture classes below it.
        context.self = this.#initials.has(parent) ? made : complete(made, target);
        return null;
      };
      const inherited = (given) => inherit(this.#kit.members.constructorArguments(parent, given));
      const context = {
        args,
        self: parent === null ? complete(Object.create(target.prototype), target) : null,
        inherited,
      };
      if (run !== null) run(context);
      else if (parent !== null) inherit(args);
      if (context.self === null) inherited([]);
      return context.self;
    };
    const type = function (...args) {
      if (new.target === undefined) throw new TypeError(`${className} can only be constructed`);
      return construct(args, new.target);
    };
    type.prototype = Object.create(parent?.prototype ?? Object.prototype);
    define(type.prototype, 'constructor', type);
    Object.defineProperty(type, 'name', { value: className });
    if (parent !== null) Object.setPrototypeOf(type, parent);
    return type;
  }

  /** What a method is called: as the one that it overrides. Where it makes that public, also without the underscore. */
  #methodNames(cls, base, name, visibility) {
    const spelled = this.#kit.members.spelled(cls, name);
    const found = typeof spelled === 'function' ? this.#kit.hooks.spelling(name) : spelled;
    const isInherited = (each) => base !== null && declared(base, each) !== null;
    if (isInherited(found)) return [found];
    if (isInherited(`_${found}`)) return visibility === 'public' ? [`_${found}`, found] : [`_${found}`];
    return visibility === 'protected' && this.#kit.hooks.isProtected === unmarked ? [`_${found}`] : [found];
  }

  #makeMethod(className, base, name, run, isStatic) {
    return function (...args) {
      const inherited = (given) => {
        const member = base === null ? null : declared(base, name)?.descriptor;
        if (member?.get !== undefined) return member.get.call(this) ?? null;
        if (typeof member?.value !== 'function') throw new TypeError(`${className} inherits no ${name}()`);
        return member.value.apply(this, given) ?? null;
      };
      return run({ args, self: isStatic ? null : this, inherited });
    };
  }

  /** Adds what JavaScript expects of contracts, beside the names that the implementation has for them. */
  fulfil(prototype, contracts) {
    const { maps, members } = this.#kit;
    const pairs = (self) => maps.pairs(members.call(self, 'getIterator', [], true));
    if (contracts.includes('Iterable')) {
      define(prototype, 'entries', function () {
        return pairs(this).values();
      });
      define(prototype, Symbol.iterator, function () {
        return pairs(this)
          .map(([, value]) => value)
          .values();
      });
    }
    if (contracts.includes('JsonSerializable'))
      define(prototype, 'toJSON', function () {
        return members.call(this, 'jsonSerialize', [], true);
      });
  }

  /** The fixture classes that a class is made of, the outermost ancestor first. */
  #lineage(type) {
    return this.#initials.has(type) ? [...this.#lineage(Reflect.getPrototypeOf(type)), type] : [];
  }
}

/** Defines a method; as a getter where it overrides one. */
function defineMethod(holder, base, name, method) {
  const getter = base === null ? undefined : declared(base, name)?.descriptor.get;
  if (getter === undefined) define(holder, name, method);
  else Object.defineProperty(holder, name, { get: method, configurable: true });
}

/**
 * Makes ordinary access to an object ask its magic methods for what it does not have.
 *
 * The proxy that answers stands before the prototype of this one object. It does not see `delete`: to remove a dynamic property,
 * call __unset.
 */
function answering(object, prototype, ofContracts) {
  const isInternal = (key) =>
    typeof key === 'symbol' || key in prototype || ofContracts.has(key) || neverDynamic.test(key);
  const handler = (name) => declaredMethod(prototype, name);
  const handlers = {
    get(target, key, self) {
      if (isInternal(key)) return Reflect.get(target, key, self);
      const [isset, call, get] = [handler('__isset'), handler('__call'), handler('__get')];
      const isReadable = get !== null && (isset === null || call === null || isset.call(self, key) === true);
      if (isReadable) return get.call(self, key) ?? undefined;
      return call === null ? undefined : (...args) => call.call(self, key, args);
    },
    has: (_, key) => key in prototype || (!isInternal(key) && handler('__isset')?.call(object, key) === true),
    set(target, key, value, self) {
      const set = isInternal(key) ? null : handler('__set');
      if (set === null) return Reflect.set(target, key, value, self);
      set.call(self, key, value);
      return true;
    },
  };
  return Object.setPrototypeOf(object, new Proxy(Object.create(prototype), handlers));
}

// ---- Verbs, and the transport

/** What the verbs with an outcome need: a class, and an object or a class that they are about. */
const verbs = {
  create: ({ class: name, args }, _, { classes, evaluator, members }) =>
    members.construct(classes.require(name), evaluator.evaluate(args)),
  call: ({ operation, args, from }, target, { evaluator, members }) =>
    members.call(target, operation, evaluator.evaluate(args), from === 'inside'),
  get: ({ property, from }, target, { members }) => members.get(target, property, from === 'inside'),
  set: ({ property, value, from }, target, { evaluator, members }) =>
    members.set(target, property, evaluator.evaluate(value), from === 'inside'),
  getStatic: ({ property, from }, cls, { members }) => members.getStatic(cls, property, from === 'inside'),
  setStatic: ({ property, value, from }, cls, { evaluator, members }) =>
    members.setStatic(cls, property, evaluator.evaluate(value), from === 'inside'),
  define: (definition, _, { fixtures }) => fixtures.define(definition),
};
verbs.callStatic = verbs.call;

/** Carries out messages on an implementation. */
class Driver {
  #kit;
  #provided;

  constructor(hooks) {
    this.#provided = fixtureClasses(
      (name) => classes.require(name),
      (map) => maps.pairs(map),
    );
    const classes = new Classes({ ...this.#provided, ...hooks.classes });
    const maps = new Maps(hooks, classes);
    const members = new Members(hooks, classes, maps);
    this.#kit = { hooks, classes, maps, members };
    this.#kit.evaluator = new Evaluator(this.#kit);
    this.#kit.encoder = new Encoder(this.#kit);
    this.#kit.fixtures = new FixtureClasses(this.#kit);
    for (const cls of Object.values(this.#provided)) spell(cls, members);
    for (const { prototype } of [this.#provided.Model, this.#provided.Nest])
      this.#kit.fixtures.fulfil(prototype, ['JsonSerializable']);
    for (const name of Object.keys(this.#provided)) this.#register(name);
  }

  /** Finds a class, also a fixture class, by the name that the suite gave it; undefined when there is none. */
  classNamed(name) {
    return this.#kit.classes.find(name);
  }

  /**
   * Carries out a verb.
   *
   * @param verb - The verb.
   * @param params - Its parameters.
   * @returns The result: an outcome, what `initialize` says, or null.
   * @throws ProtocolError when the message makes no sense.
   */
  perform(verb, params) {
    if (Object.hasOwn(verbs, verb)) return this.#outcome(verb, params);
    const { classes, evaluator, hooks } = this.#kit;
    const { implementation, serves, lacks, capabilities, traits, reset, forget } = hooks;
    if (verb === 'initialize') {
      const rows = { serves, lacks };
      return { protocolVersion: 2, implementation, rows, capabilities, traits, pipelining: true };
    }
    if (verb === 'reset') {
      evaluator.reset();
      for (const name of classes.reset()) {
        forget(name);
        this.#register(name);
      }
      reset();
    } else if (verb !== 'shutdown') throw new ProtocolError(`unknown verb ${verb}`, -32601);
    return null;
  }

  /** Makes the provided fixture of that name known to the implementation, if there is one. */
  #register(name) {
    const cls = this.#provided[name];
    if (cls !== undefined && this.classNamed(name) === cls) this.#kit.hooks.register(cls, { class: name });
  }

  #outcome(verb, params) {
    try {
      return { value: this.#kit.encoder.encode(this.#carryOut(verb, params)) };
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      if (error instanceof Cannot) return { cannot: error.message };
      return { error: describeError(error, this.#kit.hooks.kinds) };
    }
  }

  #carryOut(verb, params) {
    const { classes, evaluator, hooks } = this.#kit;
    check(verb, params);
    const isOnObject = partsOf[verb].includes('target');
    const named = isOnObject ? params.target : params.class;
    if (verb === 'get' && params.property === 'calls' && named.startsWith('fn:'))
      return evaluator.callsOf(named);
    if (verb === 'setStatic' && named === 'Container' && params.property === 'request') {
      hooks.setRequest(evaluator.evaluate(params.value));
      return null;
    }
    if (verb === 'create' || verb === 'define') return verbs[verb](params, null, this.#kit);
    return verbs[verb](params, isOnObject ? evaluator.objectOf(named) : classes.require(named), this.#kit);
  }
}

/** Gives the operations of a provided fixture the names that the implementation has for them as well. */
function spell(cls, members) {
  for (const holder of [cls, cls.prototype]) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
      const spelled =
        typeof value === 'function' && name !== 'constructor' ? members.spelled(cls, name) : name;
      if (typeof spelled === 'string' && spelled !== name) define(holder, spelled, value);
    }
  }
}

/** Without the hook `isProtected`, members with a leading underscore are protected. */
function unmarked() {}

const defaults = {
  lacks: [],
  capabilities: ['define', 'fixtures'],
  traits: { follows: [] },
  kinds: {},
  names: {},
  arguments: {},
  results: {},
  markers: {},
  spelling: (name) => name,
  dispatch() {},
  state: new Map(),
  mapOf: (pairs) => new Map(pairs),
  pairsOf: () => null,
  isProtected: unmarked,
  reset() {},
  register() {},
  forget() {},
  setRequest() {
    throw new Cannot('there is no current request here');
  },
};

/**
 * Makes what carries out messages on an implementation.
 *
 * @param described - What is judged and how it is spelled: the hooks.
 * @returns The driver: `perform(verb, params)` carries out a verb, `classNamed(name)` finds a class.
 */
function createDriver(described) {
  const missing = described.classes.MissingValue === undefined ? Symbol('missing') : undefined;
  return new Driver({ ...defaults, missing, ...described });
}

/** Returns the answer to one line as text, and the verb that it asked for. */
function answer(driver, line) {
  const reply = { jsonrpc: '2.0', id: null };
  try {
    const { id, method, params } = Object(JSON.parse(line));
    if (typeof method !== 'string') throw new ProtocolError('expected a request', -32600);
    reply.id = id ?? null;
    return [JSON.stringify({ ...reply, result: driver.perform(method, params ?? {}) }), method];
  } catch (error) {
    const other = error instanceof SyntaxError ? -32700 : -32603; // also what is nested too deeply to be written
    const code = error instanceof ProtocolError ? error.code : other;
    return [JSON.stringify({ ...reply, error: { code, message: String(error.message) } }), null];
  }
}

/**
 * Answers the suite on stdin and stdout until it says shutdown, or ends.
 *
 * @param described - What is judged and how it is spelled: the hooks.
 * @returns The driver.
 */
function serve(described) {
  const driver = createDriver(described);
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr); // what the implementation prints is no message
  const end = () => write('', () => process.exit()); // also while the implementation keeps timers or connections
  let rest = '';
  process.stdin.setEncoding('utf8').on('end', end);
  process.stdin.on('data', (chunk) => {
    const lines = chunk.split('\n'); // not readline: it also splits at U+2028, which JSON may contain
    lines[0] = rest + lines[0];
    rest = lines.pop();
    for (const line of lines) {
      const [reply, verb] = answer(driver, line);
      write(`${reply}\n`);
      if (verb === 'shutdown') end();
    }
  });
  return driver;
}

module.exports = {
  Cannot,
  ProtocolError,
  createDriver,
  declared,
  declaredMethod,
  fixtureClasses,
  serve,
};
