"""Speaks the driver protocol (docs/protocol.md) for driver.py: values, expressions, verbs, transport.

Little of this should need a change: protected members begin with an underscore here, ordered maps are lists and dicts.
"""
import json, math, re, sys
from types import FunctionType, SimpleNamespace as Scope

# ---- Values: lists and dicts are ordered maps, everything that JSON does not know is an object behind a handle

class Cannot(Exception):
    """This driver has no means to do that."""

class ProtocolError(Exception):
    """The message makes no sense: the driver or the suite is wrong, and the implementation was not asked."""
    def __init__(self, message, code=-32602):
        super().__init__(message)
        self.code = code

class Message(dict):
    def __missing__(self, key):
        raise ProtocolError(f"there is no {key!r} among {list(self)}")

MISSING = object()
objects, handles, calls, classes = Message(), {}, {}, {}
D = None  # the driver

def as_key(key):
    return int(key) if isinstance(key, str) and re.fullmatch(r"0|-?[1-9]\d{0,14}", key) else key

def encode(value):
    if isinstance(value, float) and not math.isfinite(value):
        return {"$float": str(value).upper()}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        pairs = [[as_key(key), encode(item)] for key, item in value.items()]
        is_list = [key for key, _ in pairs] == list(range(len(pairs)))
        return [item for _, item in pairs] if is_list else {"$map": pairs}
    if value is MISSING:
        return {"$missing": True}
    if isinstance(value, type):
        return {"$class": value.__name__}
    name = "Closure" if isinstance(value, FunctionType) else type(value).__name__
    return {"$ref": handle_of(value), "class": name, **{key: encode(part) for key, part in D.state(value).items()}}

def handle_of(value, handle=None):
    """The same object always has the same handle; keeping the object keeps its id from being used again."""
    if id(value) not in handles:
        handles[id(value)] = (handle or f"o{len(handles) + 1}", value)
        objects[handles[id(value)][0]] = value
    return handles[id(value)][0]

def class_of(name, scope):
    if name != "static" and name not in classes:
        raise Cannot(f"there is no class {name} here")
    return scope.cls if name == "static" else classes[name]

# ---- Expressions: all that the suite sends as values, and the bodies of closures and of fixture methods

def place(e, scope, name):
    """Protected members begin with an underscore, and are reached only from inside the class hierarchy."""
    target = class_of(e["class"], scope) if "class" in e else evaluate(e["on"], scope)
    inside = e.get("from") == "inside" or e.get("class") == "static" or e.get("on") == {"$this": True}
    public = D.spelled(evaluate(e[name], scope))
    return target, ("_" + public if inside and not hasattr(target, public) else public)

def call(e, scope):
    try:
        operation = getattr(*place(e, scope, "operation"))
    except AttributeError as error:
        error.kind = "BadMethodCall"
        raise
    return operation(*evaluate(e["args"], scope))

def write(e, scope):
    value = evaluate(e["value"], scope)
    setattr(*place(e, scope, "property"), value)
    return value

def run(definition, scope):
    if "id" in definition:
        calls.setdefault(definition["id"], []).append(list(scope.args))
    return evaluate(definition["body"], scope)

def closure(definition, scope):
    function = lambda *args: run(definition, Scope(**{**vars(scope), "args": args}))
    if "id" in definition:
        handle_of(function, definition["id"])
    return function

def entries(of):
    return dict(enumerate(of)) if isinstance(of, list) else of

def field(of, name):
    return entries(of).get(as_key(name)) if isinstance(of, (list, dict)) else getattr(of, D.spelled(str(name)), None)

def truthy(value):
    return value != "0" and (bool(value) or not isinstance(value, (type(None), bool, int, float, str, list, dict)))

def text(value):
    return "" if value is None or value is False else "1" if value is True else str(value)

def throw(kind, message):
    error = D.KINDS.get(kind, RuntimeError)(message)
    error.kind = kind
    raise error

def define(e, scope):
    """Makes a real subclass. Contracts ("implements") are fulfilled by having their methods, as the toy wants it."""
    hidden = [name for name, how in e.get("visibility", {}).items() if how != "public"]
    owner = []

    def method(name, definition, static):
        def body(on, *args):
            this, cls = (None, on) if static else (on, type(on))
            return run(definition["$fn"], Scope(this=this, cls=cls, method=name, owner=owner, args=args))
        return classmethod(body) if static else body

    members = {D.spelled(n): evaluate(v) for k in ("properties", "staticProperties") for n, v in e.get(k, {}).items()}
    for key in ("methods", "staticMethods"):
        for name, definition in e.get(key, {}).items():
            own_name = "_" + D.spelled(name) if name in hidden else D.spelled(name)
            members[own_name] = method(own_name, definition, key == "staticMethods")
    owner.append(type(e["class"], (class_of(e["extends"], scope) if "extends" in e else object,), members))
    classes[e["class"]] = owner[0]
    return owner[0]

EXPRESSIONS = {  # e: what the tag holds, s: the scope, v: evaluates one part of e
    "$float": lambda e, s, v: float(e),
    "$map": lambda e, s, v: {as_key(key): evaluate(value, s) for key, value in e},
    "$missing": lambda e, s, v: MISSING,
    "$class": lambda e, s, v: class_of(e, s),
    "$ref": lambda e, s, v: objects[e],
    "$arg": lambda e, s, v: s.args[e] if e < len(s.args) else None,
    "$args": lambda e, s, v: list(s.args[e:]),
    "$this": lambda e, s, v: s.this,
    "$new": lambda e, s, v: class_of(e["class"], s)(*v("args")),
    "$call": lambda e, s, v: call(e, s),
    "$callStatic": lambda e, s, v: call(e, s),
    "$parent": lambda e, s, v: getattr(super(s.owner[0], s.this or s.cls), s.method)(*evaluate(e, s)),
    "$get": lambda e, s, v: getattr(*place(e, s, "property")),
    "$getStatic": lambda e, s, v: getattr(*place(e, s, "property")),
    "$set": lambda e, s, v: write(e, s),
    "$setStatic": lambda e, s, v: write(e, s),
    "$field": lambda e, s, v: field(v("of"), v("name")),
    "$has": lambda e, s, v: as_key(v("name")) in entries(v("of")),
    "$if": lambda e, s, v: v("then") if truthy(v("test")) else v("else"),
    "$do": lambda e, s, v: evaluate(e, s)[-1],
    "$concat": lambda e, s, v: "".join(map(text, evaluate(e, s))),
    "$add": lambda e, s, v: sum(evaluate(e, s)),
    "$throw": lambda e, s, v: throw(e["kind"], v("message")),
    "$fn": lambda e, s, v: closure(e, s),
    "$request": lambda e, s, v: class_of("Request", s)(e),
    "$define": lambda e, s, v: define(e, s),
}

def evaluate(e, scope=Scope(this=None, cls=None, method=None, owner=None, args=())):
    if isinstance(e, list):
        return [evaluate(element, scope) for element in e]
    if not isinstance(e, dict):
        return e
    tag, inner = next(iter(e.items()), ("{}", None))
    if tag not in EXPRESSIONS:
        raise Cannot(f"there is no expression {tag} here")
    return EXPRESSIONS[tag](inner, scope, lambda key: evaluate(inner[key], scope))

# ---- Verbs, each of them an expression of the same shape, and the transport

VERBS = {"create": "$new", "define": "$define", "call": "$call", "callStatic": "$callStatic",
         "get": "$get", "set": "$set", "getStatic": "$getStatic", "setStatic": "$setStatic"}

def outcome(tag, params):
    try:
        if "target" in params:
            params = Message(params, on={"$ref": params["target"]})
        recorded = tag == "$get" and params["property"] == "calls" and params["target"].startswith("fn:")
        value = calls.get(params["target"], []) if recorded else evaluate({tag: params})
    except ProtocolError:
        raise
    except Cannot as reason:
        return {"cannot": str(reason)}
    except Exception as error:
        known = [getattr(error, "kind", None), *(kind for kind, type_ in D.KINDS.items() if isinstance(error, type_))]
        kind = next(filter(None, known), "Generic")
        return {"error": {"kind": kind, "class": type(error).__name__, "message": str(error)}}
    return {"value": encode(value)}

def perform(verb, params):
    if verb in VERBS:
        return outcome(VERBS[verb], params)
    if verb == "initialize":
        return {"protocolVersion": 2, "implementation": D.IMPLEMENTATION,
                "rows": {"serves": D.SERVES, "lacks": D.LACKS}, "capabilities": D.CAPABILITIES, "traits": D.TRAITS}
    if verb == "reset":
        for table in (objects, handles, calls, classes):
            table.clear()
        classes.update(D.CLASSES)
        D.reset()
    elif verb != "shutdown":
        raise ProtocolError(f"unknown verb {verb}", -32601)

def answer(line):
    """Gives the answer to one line, and the verb that it asked for."""
    reply, verb = {"jsonrpc": "2.0", "id": None}, None
    try:
        request = json.loads(line, object_hook=Message)
        if not isinstance(request, dict) or "method" not in request:
            raise ProtocolError("expected a request", -32600)
        reply["id"], verb = request.get("id"), request["method"]
        reply["result"] = perform(verb, request.get("params", Message()))
    except ProtocolError as error:
        reply["error"] = {"code": error.code, "message": str(error)}
    except Exception as error:
        reply["error"] = {"code": -32603 if verb else -32700, "message": f"{type(error).__name__}: {error}"}
    return reply, verb

def serve(driver):
    """Answers the suite on stdin and stdout until it says shutdown, or ends."""
    global D
    D, out, sys.stdout = driver, sys.stdout, sys.stderr  # what the implementation prints goes to stderr
    classes.update(D.CLASSES)
    for line in sys.stdin.buffer:
        reply, verb = answer(line)
        out.write(json.dumps(reply) + "\n")
        out.flush()
        if verb == "shutdown":
            break
