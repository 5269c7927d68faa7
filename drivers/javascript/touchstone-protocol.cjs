// Speaks the driver protocol (docs/protocol.md) for the driver: values, expressions, verbs, transport.
// Little of this should need a change: protected members begin with an underscore here, ordered maps are arrays and Maps,
// and plain objects in results.
const { Evaluator } = require('./touchstone-expressions.cjs');
const { fixtureClasses } = require('./touchstone-fixtures.cjs');

// ---- Values: everything that is neither JSON nor an ordered map is an object behind a handle

/** This driver has no means to do that. */
class Cannot extends Error {}

/** The message makes no sense: the driver or the suite is wrong, and the implementation was not asked. */
class ProtocolError extends Error {
  constructor(message, code = -32602) {
    super(message);
    this.code = code;
  }
}

const missing = Symbol('missing');
const known = new Map();
let driver;

function toKey(key) {
  return typeof key === 'string' && /^(0|-?[1-9]\d{0,14})$/.test(key) ? Number(key) : key;
}

function encode(value) {
  if (value === null || value === undefined) return null;
  if (value === missing) return { $missing: true };
  if (typeof value === 'number' && !Number.isFinite(value))
    return { $float: { Infinity: 'INF', '-Infinity': '-INF', NaN: 'NAN' }[value] };
  if (typeof value !== 'object' && typeof value !== 'function') return value;
  if (Array.isArray(value)) return value.map(encode);
  if (Object.getPrototypeOf(value) === Object.prototype) return encode(new Map(Object.entries(value)));
  if (value instanceof Map) {
    const pairs = [...value].map(([key, item]) => [toKey(key), encode(item)]);
    return pairs.every(([key], index) => key === index) ? pairs.map(([, item]) => item) : { $map: pairs };
  }
  const className = [...known].find(([, type]) => type === value)?.[0];
  if (className !== undefined) return { $class: className };
  const name = typeof value === 'function' ? 'Closure' : (value.constructor?.name ?? 'Object');
  return { $ref: evaluator.handleOf(value), class: name, ...encodeEach(driver.state(value)) };
}

function encodeEach(parts) {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, encode(part)]));
}

/** Finds a class, also a fixture class, by the name that the suite gave it; undefined when there is none. */
function classNamed(name) {
  return known.get(name);
}

function classOf(name) {
  if (!known.has(name)) throw new Cannot(`there is no class ${name} here`);
  return known.get(name);
}

// ---- Members, and what expressions need of the implementation

/** Protected members begin with an underscore, and are reached only from inside the class hierarchy. */
function member(target, name, isInside) {
  const spelled = driver.spelled(name);
  return isInside && !(spelled in target) ? `_${spelled}` : spelled;
}

function call(target, operation, isInside, args) {
  const name = member(target, operation, isInside);
  if (typeof target[name] !== 'function')
    throw ofKind('BadMethodCall', new TypeError(`${target.constructor.name}.${name} is not a function`));
  return target[name](...args);
}

function field(of, name, isInside) {
  if (Array.isArray(of) || of instanceof Map) return toMap(of).get(toKey(name)) ?? null;
  return typeof of === 'object' && of !== null ? (of[member(of, name, isInside)] ?? null) : null;
}

function toMap(value) {
  return value instanceof Map ? value : new Map(value.entries());
}

function ofKind(kind, error) {
  return Object.assign(error, { kind });
}

const construct = (type, args) => new type(...args);

const evaluator = new Evaluator({
  mapOf: (pairs) => new Map(pairs.map(([key, value]) => [toKey(key), value])),
  copied: (value) => (value instanceof Map ? new Map(value) : Array.isArray(value) ? [...value] : value),
  classNamed: classOf,
  classOrName: classOf,
  construct,
  call: (target, operation, args, isInside) => call(target, operation, isInside, args),
  field,
  missing: () => missing,
  request: (uri) => construct(classOf('Request'), [uri]),
  error: (kind, message) => ofKind(kind, new (driver.kinds[kind] ?? Error)(message)),
  textOf: String,
  bindingOf: (self) =>
    self === null || [...known.values()].some((type) => self instanceof type) ? self : undefined,
  malformed: (what, received) => new ProtocolError(`${what}; received ${JSON.stringify(received)}`),
});

/** Asks __get for what an object has not; it stands before the prototype, which it also names, for instanceof. */
const attributes = {
  get: (prototype, name, self) =>
    typeof name === 'symbol' || name in prototype ? Reflect.get(prototype, name, self) : self.__get(name),
  getPrototypeOf: (prototype) => prototype,
};

/** Makes a real subclass. Contracts ("implements") are fulfilled by having their methods; an Iterable works in for...of too. */
function define(e) {
  const { __construct: first, ...methods } = e.methods ?? {};
  const parent = 'extends' in e ? classOf(e.extends) : Object;
  const begin = first === undefined ? null : evaluator.runner(first.$fn);
  // A function rather than a class: the body of a constructor says itself with which arguments the inherited one runs.
  function type(...args) {
    let self = null;
    const inherited = (given) => {
      self = Reflect.construct(parent, given, new.target);
      for (const [name, value] of Object.entries(e.properties ?? {}))
        self[driver.spelled(name)] = evaluator.evaluate(value);
      return null;
    };
    if (begin === null) inherited(args);
    else begin({ args, self: null, inherited });
    if (self === null) inherited([]);
    if ('__get' in methods) Object.setPrototypeOf(self, new Proxy(new.target.prototype, attributes));
    return self;
  }
  Object.defineProperty(type, 'name', { value: e.class });
  Object.setPrototypeOf(type, parent);
  type.prototype = Object.create(parent.prototype, {
    constructor: { value: type, writable: true, configurable: true },
  });
  const member = (on, isStatic, [name, { $fn }]) => {
    const visible = (e.visibility?.[name] ?? 'public') === 'public';
    const method = visible ? driver.spelled(name) : `_${driver.spelled(name)}`;
    const run = evaluator.runner($fn);
    const value = function (...args) {
      const inherited = (given) => (isStatic ? parent : parent.prototype)[method].apply(this, given);
      return run({ args, self: isStatic ? null : this, inherited });
    };
    Object.defineProperty(on, method, { value, writable: true, configurable: true });
  };
  for (const entry of Object.entries(methods)) member(type.prototype, false, entry);
  if (e.implements?.includes('Iterable'))
    type.prototype[Symbol.iterator] = function () {
      return this[driver.spelled('getIterator')]().values();
    };
  for (const entry of Object.entries(e.staticMethods ?? {})) member(type, true, entry);
  for (const [name, value] of Object.entries(e.staticProperties ?? {}))
    type[driver.spelled(name)] = evaluator.evaluate(value);
  known.set(e.class, type);
  return type;
}

/** Gives the operations of a fixture class the names that the implementation has for them. */
function spelledHere(type) {
  for (const owner of [type, type.prototype]) {
    for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      if (typeof member.value === 'function' && name !== 'constructor')
        Object.defineProperty(owner, driver.spelled(name), member);
  }
  return type;
}

// ---- Verbs, and the transport

/** What the verbs with an outcome do: t is the object or the class that the message is about, i whether from inside. */
const verbs = {
  create: ({ class: name, args }) => construct(classOf(name), evaluator.evaluateArgs(args)),
  call: ({ operation, args }, t, i) => call(t, operation, i, evaluator.evaluateArgs(args)),
  get: ({ property }, t, i) => t[member(t, property, i)],
  set: ({ property, value }, t, i) => {
    t[member(t, property, i)] = evaluator.evaluate(value);
  },
  define,
};
verbs.callStatic = verbs.call;
verbs.getStatic = verbs.get;
verbs.setStatic = verbs.set;

function outcome(verb, params) {
  const { target, property, from } = params;
  const isOnObject = ['call', 'get', 'set'].includes(verb);
  if (typeof (isOnObject ? target : params.class) !== 'string')
    throw new ProtocolError(
      `expected the text ${isOnObject ? 'target' : 'class'}, received ${Object.keys(params)}`,
    );
  if (verb === 'get' && property === 'calls' && target.startsWith('fn:'))
    return { value: encode(evaluator.callsOf(target)) };
  let value = null;
  try {
    const subject = isOnObject
      ? evaluator.objectOf(target)
      : verb.endsWith('Static')
        ? classOf(params.class)
        : null;
    value = verbs[verb](params, subject, from === 'inside');
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    if (error instanceof Cannot) return { cannot: error.message };
    const kind =
      error.kind ??
      Object.keys(driver.kinds).find((name) => error instanceof driver.kinds[name]) ??
      'Generic';
    return { error: { kind, class: error.constructor.name, message: String(error.message) } };
  }
  return { value: encode(value) };
}

function perform(verb, params) {
  if (Object.hasOwn(verbs, verb)) return outcome(verb, params);
  const { implementation, serves, lacks, capabilities, traits } = driver;
  if (verb === 'initialize')
    return { protocolVersion: 2, implementation, rows: { serves, lacks }, capabilities, traits };
  if (verb === 'reset') {
    evaluator.reset();
    known.clear();
    for (const [name, type] of Object.entries(fixtureClasses(classOf))) known.set(name, spelledHere(type));
    for (const [name, type] of Object.entries(driver.classes)) known.set(name, type);
    driver.reset();
  } else if (verb !== 'shutdown') throw new ProtocolError(`unknown verb ${verb}`, -32601);
  return null;
}

/** Returns the answer to one line, and the verb that it asked for. */
function answer(line) {
  const reply = { jsonrpc: '2.0', id: null };
  try {
    const { id, method, params } = Object(JSON.parse(line));
    if (typeof method !== 'string') throw new ProtocolError('expected a request', -32600);
    reply.id = id ?? null;
    return [{ ...reply, result: perform(method, params ?? {}) }, method];
  } catch (error) {
    const code = error.code ?? (error instanceof SyntaxError ? -32700 : -32603);
    return [{ ...reply, error: { code, message: String(error.message) } }, null];
  }
}

/**
 * Answers the suite on stdin and stdout until it says shutdown, or ends.
 *
 * @param described - What is judged and how it is spelled.
 */
function serve(described) {
  driver = described;
  perform('reset', {});
  console.log = console.error; // what the implementation prints must not get among the messages
  let rest = '';
  process.stdin.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n'); // not readline: it also splits at U+2028, which JSON may contain
    rest = lines.pop();
    for (const line of lines) {
      const [reply, verb] = answer(line);
      process.stdout.write(`${JSON.stringify(reply)}\n`);
      if (verb === 'shutdown') process.stdin.destroy();
    }
  });
}

module.exports = { classNamed, serve };
