// Evaluates the expressions of the driver protocol (docs/protocol.md), keeps the handles of objects and records the calls of
// closures: for every JavaScript implementation, here and in the suite's own process. How a map, a member or a class of the
// implementation is used, the realm knows.

const floats = new Map([
  ['INF', Number.POSITIVE_INFINITY],
  ['-INF', Number.NEGATIVE_INFINITY],
  ['NAN', Number.NaN],
]);

/** Expressions that stand in no closure. */
const outermost = { args: [], self: null, inherited: null };

class Evaluator {
  #realm;
  #handles = new Map();
  #objects = new Map();
  #count = 0;
  #calls = new Map();

  constructor(realm) {
    this.#realm = realm;
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
    const handle = `o${this.#count}`;
    this.#name(object, handle);
    return handle;
  }

  /** The object behind a handle, or the closure that was declared last under an id. */
  objectOf(handle) {
    return this.#objects.get(handle) ?? this.#refuse('Expected the handle of an object that exists', handle);
  }

  /** The recorded calls of a closure, each a list of arguments. */
  callsOf(id) {
    return this.#calls.get(id) ?? [];
  }

  /** The value of an expression. */
  evaluate(expression, frame = outermost) {
    if (typeof expression !== 'object' || expression === null) return expression;
    if (Array.isArray(expression)) return expression.map((element) => this.evaluate(element, frame));
    const tag = Object.keys(expression).find((key) => Object.hasOwn(forms, key));
    if (tag === undefined) return this.#refuse('Expected an expression of docs/protocol.md', expression);
    return forms[tag](this.#tools(frame), expression[tag]);
  }

  /** The values of a list of arguments; their number matters. */
  evaluateArgs(args, frame = outermost) {
    if (!Array.isArray(args)) this.#refuse('Expected a list of arguments', args);
    return this.evaluate(args, frame);
  }

  /** What runs the body of a closure, and records the call if the closure has an id. */
  runner(definition) {
    const { id, body } = definition ?? {};
    if (body === undefined || !['undefined', 'string'].includes(typeof id))
      this.#refuse('Expected a closure {"id"?: text, "body": expression} after $fn', definition);
    if (id === undefined) return (frame) => this.evaluate(body, frame);
    const calls = this.#calls.get(id) ?? [];
    this.#calls.set(id, calls);
    return (frame) => {
      calls.push(frame.args.map((arg) => this.#realm.copied(arg)));
      return this.evaluate(body, frame);
    };
  }

  #closure(definition, surroundings) {
    const run = this.runner(definition);
    const { bindingOf } = this.#realm;
    const closure = function (...args) {
      // What the implementation binds it to comes before the surroundings.
      const bound = bindingOf(this);
      const { self, inherited } = surroundings;
      return run({ args, self: bound === undefined ? self : bound, inherited });
    };
    if (definition.id !== undefined) this.#name(closure, definition.id);
    return closure;
  }

  #name(object, handle) {
    this.#handles.set(object, handle);
    this.#objects.set(handle, object);
  }

  #refuse(what, received) {
    throw this.#realm.malformed(what, received);
  }

  /** What the forms are made of. */
  #tools(frame) {
    return {
      frame,
      realm: this.#realm,
      evaluate: (expression) => this.evaluate(expression, frame),
      args: (expressions) => this.evaluateArgs(expressions, frame),
      closure: (definition) => this.#closure(definition, frame),
      object: (handle) => this.objectOf(handle),
      /** A part of an expression that must be there, of a type if one is named. */
      part: (parts, key, type) => {
        const part = Object(parts)[key];
        if (part === undefined || (type !== undefined && typeof part !== type))
          this.#refuse(`Expected ${type ?? 'an expression'} under "${key}" in an expression`, parts);
        return part;
      },
      refuse: (what, received) => this.#refuse(what, received),
    };
  }
}

/** The value of each form of an expression, by its tag. */
const forms = {
  $float: ({ refuse }, name) =>
    floats.get(name) ?? refuse('Expected "INF", "-INF" or "NAN" after $float', name),
  $map: ({ realm, frame, evaluate, refuse }, entries) => {
    const isPair = (entry) =>
      Array.isArray(entry) && entry.length === 2 && ['string', 'number'].includes(typeof entry[0]);
    if (!Array.isArray(entries) || !entries.every(isPair))
      refuse('Expected pairs [key, value] with an integer or text as key after $map', entries);
    return realm.mapOf(
      entries.map(([key, value]) => [key, evaluate(value)]),
      frame !== outermost,
    );
  },
  $missing: ({ realm }) => realm.missing(),
  $class: ({ realm, refuse }, name) =>
    typeof name === 'string' ? realm.classOrName(name) : refuse('Expected the name of a class', name),
  $ref: ({ object }, handle) => object(handle),
  $fn: ({ closure }, definition) => closure(definition),
  $request: ({ realm, refuse }, uri) =>
    typeof uri === 'string' ? realm.request(uri) : refuse('Expected a URI after $request', uri),
  $arg: ({ frame, refuse }, position) => frame.args[index(position, refuse)] ?? null,
  $args: ({ frame, refuse }, position) => frame.args.slice(index(position, refuse)),
  $this: ({ frame }) => frame.self,
  $parent: ({ frame, args, refuse }, given) =>
    frame.inherited === null
      ? refuse('Expected $parent only in the body of a method', given)
      : frame.inherited(args(given)),
  $new: ({ realm, args, part }, parts) => {
    const cls = realm.classNamed(part(parts, 'class', 'string'));
    return realm.construct(cls, args(part(parts, 'args')));
  },
  $call: ({ realm, evaluate, args, part }, parts) => {
    const on = part(parts, 'on');
    const operation = part(parts, 'operation', 'string');
    return realm.call(evaluate(on), operation, args(part(parts, 'args')), isThis(on)) ?? null;
  },
  $field: ({ realm, evaluate, part }, parts) => {
    const of = part(parts, 'of');
    return realm.field(evaluate(of), evaluate(part(parts, 'name')), isThis(of)) ?? null;
  },
  $concat: ({ realm, args }, parts) =>
    args(parts)
      .map((value) => textOf(value, realm))
      .join(''),
  $throw: ({ realm, evaluate, part }, parts) => {
    throw realm.error(part(parts, 'kind', 'string'), textOf(evaluate(part(parts, 'message')), realm));
  },
};

/** What stands in a class reaches the protected members of its own object. */
function isThis(expression) {
  return expression?.$this === true;
}

function index(position, refuse) {
  if (Number.isInteger(position) && position >= 0) return position;
  return refuse('Expected the position of an argument, 0 or more', position);
}

function textOf(value, realm) {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '1';
  if (typeof value === 'object') return realm.textOf(value);
  if (typeof value !== 'number' || Number.isFinite(value)) return String(value || (value === 0 ? 0 : value));
  return [...floats].find(([, float]) => Object.is(float, value))[0];
}

module.exports = { Evaluator };
