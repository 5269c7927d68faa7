"""Speaks the driver protocol (docs/protocol.md) for driver.py: values, expressions, verbs, transport.

Little of this should need a change: driver.py says what is special about its implementation. Of these only the first two lines
are required; the others have defaults, each with an example here.

IMPLEMENTATION, SERVES, LACKS, CAPABILITIES, TRAITS   what "initialize" answers
CLASSES, reset()       the interface's classes by name, and how their static state is brought back to its defaults
KINDS                  {"Logic": UsageError}: which exception is of which kind; the first that fits counts
spelling(name)         how names are spelled where NAMES says nothing, snake case by default: spelling = lambda name: name
NAMES                  {"count": "__len__", "JsonResource.toArray": "render", "$with": "extra"}: names that are spelled
                       otherwise, of operations and of properties ($, also those that a method computes from a member with an
                       underscore), of all classes or of one, by its name there or here; for an operation also a function:
                       {"Request.query": lambda request, name: request.args[name]}
ARGUMENTS, RESULTS     {"JsonResource.macro": lambda name, macro: (snake_case(name), macro)}: arguments that are given otherwise
                       {"Paginator.$options": lambda options: ...}: operations and properties that give something else
dispatch(target, name) how an operation is reached, ready to be called, getattr by default: dispatch = acme_pages.Page.message
MARKERS                {"Collects": collects}: class decorators, given the marker's value
MISSING                the marker of a missing value: MISSING = acme_pages.MISSING
set_request(request)   makes a request current: set_request = acme_pages.current_request.set
map_of(pairs), pairs_of(value)   an ordered map type of its own: map_of = OrderedMap; pairs_of(value) gives its pairs, or None
STATE                  {Collection: lambda items: {"items": items.all()}}: what objects of a class show beside their handle
"""
import inspect, json, math, os, re, sys
from collections.abc import Iterator
from types import FunctionType, ModuleType, SimpleNamespace as Context, new_class

# ---- Values: lists and dicts are ordered maps, everything that JSON does not know is an object behind a handle

class Cannot(Exception):
    """This driver has no means to do that."""

class ProtocolError(Exception):
    """The message makes no sense: the driver or the suite is wrong, and the implementation was not asked."""
    def __init__(self, message, code=-32602):
        super().__init__(message)
        self.code = code

class Entries:
    """What an iterator gives, where it has keys: for NAMES, such as {"getIterator": lambda page: Entries(page.entries())}."""
    def __init__(self, pairs):
        self.pairs = list(pairs)

objects, handles, calls, classes, definitions, walked, opened = {}, {}, {}, {}, {}, {}, set()
fixtures = ModuleType("fixtures", "The module of the fixture classes.")
sys.modules["fixtures"] = fixtures
D = None  # the driver

def hook(name, default=None):
    return getattr(D, name, default)

def as_key(key):
    if isinstance(key, type):
        return key.__name__
    is_integer = isinstance(key, str) and re.fullmatch(r"0|-?[1-9][0-9]{0,15}", key) and abs(int(key)) < 2 ** 53
    return int(key) if is_integer else key

def pairs_of(value):
    """The pairs of key and value of an ordered map; None if it is none."""
    own = hook("pairs_of", lambda value: None)(value)
    if own is None and isinstance(value, (list, tuple)):
        return list(enumerate(value))
    return list(value.items()) if own is None and isinstance(value, dict) else own

def encode(value):
    if isinstance(value, float) and not math.isfinite(value):
        return {"$float": str(value).upper()}
    if value is None or isinstance(value, (bool, int, float)) or type(value) is str:
        return value
    pairs = pairs_of(value)
    if pairs is not None:
        wire = [[as_key(key), encode(item)] for key, item in pairs]
        return [item for _, item in wire] if [key for key, _ in wire] == list(range(len(wire))) else {"$map": wire}
    if value is hook("MISSING", MISSING):
        return {"$missing": True}
    if isinstance(value, type):
        return {"$class": name_of(value)}
    name = "Closure" if isinstance(value, Closure) else name_of(known_class(type(value)))
    wire = {"$ref": handle_of(value), "class": name}
    if wire["$ref"] in opened:  # within itself an object is its handle alone
        return wire
    opened.add(wire["$ref"])
    try:
        return {**wire, **{key: encode(part) for key, part in state_of(value).items()}}
    finally:
        opened.discard(wire["$ref"])

def name_of(cls):
    """What the interface calls a class; of any other class its own name."""
    return next((name for name, known in classes.items() if known is cls), cls.__name__)

def known_class(cls):
    """The nearest class at or above this one that the suite knows; the class itself if there is none."""
    return next((level for level in cls.__mro__ if any(level is known for known in classes.values())), cls)

def state_of(value):
    table = hook("STATE", {})
    cls = next((cls for cls in type(value).__mro__ if cls in table), None)
    if cls is not None:
        return table[cls](value)
    if isinstance(value, Iterator):  # reading uses it up, so what it gave is kept
        value = walked.setdefault(handle_of(value), Entries(enumerate(value)))
    if isinstance(value, Entries):
        return {"entries": [[as_key(key), item] for key, item in value.pairs]}
    is_html = hasattr(type(value), "__html__") and not isinstance(value, classes.get("Paginator", ()))
    return {"html": str(value.__html__())} if is_html else {}

MISSING = object()

def handle_of(value, handle=None):
    """The same object always has the same handle; keeping the object keeps its id from being used again."""
    if id(value) not in handles:
        handles[id(value)] = (handle or f"o{len(handles) + 1}", value)
        objects[handles[id(value)][0]] = value
    return handles[id(value)][0]

def object_of(handle):
    if handle not in objects:
        refuse("handle", "one that is known", handle)
    return objects[handle]

def copied(value):
    """A map that is stored is a copy, so that nobody else changes it."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return {key: copied(item) for key, item in value.items()} if type(value) is dict else value

# ---- Names: how the implementation spells those of the interface, and what is protected

MAGIC = {"__construct": "__init__", "__invoke": "__call__", "__toString": "__str__",
         "__get": lambda target, name: target.__getattr__(member(target, name, "property")),
         "__isset": lambda target, name: hasattr(target, member(target, name, "property")),
         "__unset": lambda target, name: delattr(target, member(target, name, "property")),
         "__call": lambda target, name, args: call(target, name, False, args),
         "__callStatic": lambda cls, name, args: call(cls, name, False, args)}

def snake_case(name):
    return re.sub(r"(?<=[a-z0-9])([A-Z])", lambda letter: "_" + letter[1].lower(), name)

def renamed(value, names, back=False):
    """A dict with other names for some of its keys, or with the former ones again; any other value as it is."""
    names = {new: old for old, new in names.items()} if back else names
    return {names.get(key, key): item for key, item in value.items()} if isinstance(value, dict) else value

def public_classes(module):
    """The classes that a module offers, by their names: for CLASSES, where they have the interface's."""
    return {name: value for name, value in vars(module).items() if isinstance(value, type) and not name.startswith("_")}

def of_class(table, cls, name):
    """What a table of the driver says of a name: of the class, of what it extends, or of all classes; otherwise None."""
    keys = [f"{own}.{name}" for base in cls.__mro__ for own in (name_of(base), base.__name__)] + [name]
    return next((table[key] for key in keys if key in table), None)

def spelled(cls, name):
    return of_class({**MAGIC, **hook("NAMES", {})}, cls, name) or hook("spelling", snake_case)(name.lstrip("$"))

def kind_of(target, name):
    """Whether a class or an object declares an operation or a property of that name; None if neither."""
    nothing = object()
    found = inspect.getattr_static(target, name, nothing)
    if found is nothing:
        return None
    return "operation" if isinstance(found, (FunctionType, property, classmethod, staticmethod)) else "property"

def is_computed(cls, name):
    return isinstance(inspect.getattr_static(cls, name, None), property)

def protected(target, name, kind):
    """The name with an underscore before it, if only that is declared as such a member; otherwise the name."""
    return "_" + name if kind_of(target, name) != kind and kind_of(target, "_" + name) == kind else name

def member(target, name, kind, inside=False):
    """What a member is called, or the function that carries out an operation."""
    cls = target if isinstance(target, type) else type(target)
    found = spelled(cls, name if kind == "operation" else "$" + name)
    if callable(found):
        return found
    own = [f"_{base.__name__}__{found}" for base in cls.__mro__] if inside else []
    if private := next((each for each in own if kind_of(target, each)), None):
        return private
    named = kind == "property" and of_class(hook("NAMES", {}), cls, "$" + name) and is_computed(cls, found)
    if not named and (inside or kind == "property" or kind_of(target, found)):
        found = protected(target, found, kind)
    if found.startswith("_") and not found.endswith("__") and not inside and kind_of(target, found):
        raise AttributeError(f"{found} of {cls.__name__} is protected")
    return found

def operation(target, name, inside=False):
    """An operation of an object or a class, ready to be called; a property is an operation without arguments."""
    cls = target if isinstance(target, type) else type(target)
    found = member(target, name, "operation", inside)
    given = of_class(hook("ARGUMENTS", {}), cls, name) or (lambda *args: args)
    result = of_class(hook("RESULTS", {}), cls, name) or (lambda value: value)
    if callable(found):
        return lambda *args: result(found(target, *given(*args)))
    if cls is not target and not kind_of(target, found) and kind_of(cls, "__call"):
        return lambda *args: result(target.__call(name, list(args)))
    if cls is not target and is_computed(cls, found):
        return lambda *args: result(getattr(target, found))
    attribute = hook("dispatch", getattr)(target, found)
    return (lambda *args: result(attribute(*given(*args)))) if callable(attribute) else lambda: result(attribute)

def constructor_arguments(cls, args):
    """Returns what the constructor is given: one that a scenario declares takes arguments as they are, the implementation's own adapted ones."""
    declaring = next(level for level in cls.__mro__ if "__init__" in vars(level))
    adapt = of_class(hook("ARGUMENTS", {}), cls, "__construct") if declaring.__module__ != fixtures.__name__ else None
    return adapt(*args) if adapt else args

def construct(cls, args):
    return cls(*constructor_arguments(cls, args))

def provide_fixtures():
    """Makes the classes of docs/fixtures.md known, with operations spelled as those of the implementation are, and as Python's."""
    usual = {name: dunder for names in CONTRACTS.values() for name, dunder in names.items()}
    for cls in fixture_classes():
        for name, function in list(vars(cls).items()):
            for found in (spelled(cls, name), usual.get(name)):
                if not name.startswith("_") and isinstance(found, str):
                    setattr(cls, found, function)
        cls.__module__ = fixtures.__name__
        setattr(fixtures, cls.__name__, cls)
        classes[cls.__name__] = cls

def class_of(name):
    if name not in classes:
        raise Cannot(f"there is no class {name} here")
    return classes[name]

# ---- What messages and expressions have to look like

NOTHING = object()
KIND_NAMES = ("BadMethodCall", "Logic", "InvalidArgument", "Type", "JsonEncoding", "Generic")

def refuse(culprit, expected, received):
    found = "nothing" if received is NOTHING else json.dumps(received)[:200]
    raise ProtocolError(f"{culprit}: expected {expected}, received {found}")

def is_integer(value):
    return isinstance(value, int) and not isinstance(value, bool)

def is_pair(entry):
    return isinstance(entry, list) and len(entry) == 2 and (isinstance(entry[0], str) or is_integer(entry[0]))

ANYTHING = ("an expression", lambda value: value is not NOTHING)
TEXT = ("a text", lambda value: isinstance(value, str))
LIST = ("a list", lambda value: isinstance(value, list))
POSITION = ("a position, 0 or more", lambda value: is_integer(value) and value >= 0)

# What follows a verb or a tag: what it is, or the names of its parts.
SHAPES = {
    "create": ("class", "args"),
    "define": ("class", "extends", "methods", "staticMethods", "properties", "staticProperties", "visibility", "implements", "markers"),
    "call": ("target", "operation", "args"), "callStatic": ("class", "operation", "args"),
    "get": ("target", "property"), "getStatic": ("class", "property"),
    "set": ("target", "property", "value"), "setStatic": ("class", "property", "value"),
    "$float": ('"INF", "-INF" or "NAN"', lambda value: value in ("INF", "-INF", "NAN")),
    "$map": ("pairs of a key, an integer or a text, and a value", lambda value: isinstance(value, list) and all(map(is_pair, value))),
    "$class": TEXT, "$ref": TEXT, "$request": TEXT, "$arg": POSITION, "$args": POSITION, "$parent": LIST, "$concat": LIST,
    "$new": ("class", "args"), "$call": ("on", "operation", "args"), "$field": ("of", "name"), "$throw": ("kind", "message"),
    "$fn": ("id", "body"),
}
def optional(expected, kind):
    return expected, lambda value: value is NOTHING or isinstance(value, kind)

PARTS = {
    **dict.fromkeys(("class", "target", "operation", "property"), TEXT), "args": LIST,
    **dict.fromkeys(("id", "extends"), optional("a text", str)), "implements": optional("a list", list),
    **dict.fromkeys(("methods", "staticMethods", "properties", "staticProperties", "visibility", "markers"), optional("an object", dict)),
    "kind": ("one of " + ", ".join(KIND_NAMES), lambda value: value in KIND_NAMES),
}

def check(tag, inner):
    """Refuses a message in which something is not what it should be."""
    shape = SHAPES.get(tag, ANYTHING)
    checked = [(tag, shape, inner)]
    if isinstance(shape[-1], str):
        if not isinstance(inner, dict):
            refuse(tag, "an object", inner)
        checked = [(f"{tag}.{name}", PARTS.get(name, ANYTHING), inner.get(name, NOTHING)) for name in shape]
    for culprit, (expected, is_well), value in checked:
        if not is_well(value):
            refuse(culprit, expected, value)

# ---- Expressions: all that the suite sends as values, and the bodies of closures and of fixture methods

def call(target, name, inside, args):
    if target is None:
        raise TypeError(f"{name}() was called on null")
    try:
        found = operation(target, name, inside)
    except AttributeError as error:
        error.touchstone_kind = "BadMethodCall"
        raise
    return found(*args)

def read(target, name, inside):
    cls = target if isinstance(target, type) else type(target)
    result = of_class(hook("RESULTS", {}), cls, "$" + name) or (lambda value: value)
    return result(getattr(target, member(target, name, "property", inside)))

def write(target, name, inside, value):
    setattr(target, member(target, name, "property", inside), copied(value))

def inherited(args, context):
    """The result of the inherited method that the running one overrides."""
    above = super(context.owner[0], context.this if context.this is not None else context.cls)
    if is_computed(context.owner[0].__mro__[1], context.method):
        return getattr(above, context.method)
    given = constructor_arguments(context.owner[0].__mro__[1], args) if context.method == "__init__" else args
    return getattr(above, context.method)(*given)

class Closure:
    """A closure that the suite declared. As an attribute of a class it is bound to the object, like any function."""
    def __init__(self, definition, context):
        self.definition, self.context = definition, context

    def __call__(self, *args):
        return run(self.definition, Context(**{**vars(self.context), "args": args}))

    def __get__(self, this, cls):
        return self if this is None else Closure(self.definition, Context(**{**vars(self.context), "this": this, "cls": cls}))

def run(definition, context):
    if "id" in definition and not opened:  # what an object is asked for in order to show it is no call of the scenario
        calls.setdefault(definition["id"], []).append(copied(list(context.args)))
    return evaluate(definition["body"], context)

def closure(definition, context):
    function = Closure(definition, context)
    if "id" in definition:
        handle_of(function, definition["id"])
    return function

def field(of, name, inside):
    if pairs_of(of) is not None:
        return {as_key(key): value for key, value in pairs_of(of)}.get(as_key(name))
    try:
        return read(of, str(name), inside)
    except AttributeError:
        return None

def text(value):
    return "" if value is None or value is False else "1" if value is True else str(value)

def parent(e, context):
    if context.owner is None:
        refuse("$parent", "the body of a method around it", e)
    return inherited(evaluate(e, context), context)

def throw(kind, message):
    error = hook("KINDS", {}).get(kind, RuntimeError)(text(message))
    error.touchstone_kind = kind
    raise error

EXPRESSIONS = {  # e: what the tag holds, s: the context, v: evaluates one part of e
    "$float": lambda e, s, v: float(e),
    "$map": lambda e, s, v: hook("map_of", dict)([(as_key(key), evaluate(value, s)) for key, value in e]),
    "$missing": lambda e, s, v: hook("MISSING", MISSING),
    "$class": lambda e, s, v: class_of(e),
    "$ref": lambda e, s, v: object_of(e),
    "$arg": lambda e, s, v: s.args[e] if e < len(s.args) else None,
    "$args": lambda e, s, v: list(s.args[e:]),
    "$this": lambda e, s, v: s.this,
    "$new": lambda e, s, v: construct(class_of(e["class"]), v("args")),
    "$call": lambda e, s, v: call(v("on"), e["operation"], e["on"] == {"$this": True}, v("args")),
    "$parent": lambda e, s, v: parent(e, s),
    "$field": lambda e, s, v: field(v("of"), v("name"), e["of"] == {"$this": True}),
    "$concat": lambda e, s, v: "".join(map(text, evaluate(e, s))),
    "$throw": lambda e, s, v: throw(e["kind"], v("message")),
    "$fn": lambda e, s, v: closure(e, s),
    "$request": lambda e, s, v: class_of("Request")(e),
}

def evaluate(e, context=Context(this=None, cls=None, method=None, owner=None, args=())):
    if isinstance(e, list):
        return [evaluate(element, context) for element in e]
    if not isinstance(e, dict):
        return e
    tag, inner = next(iter(e.items()), (None, None))
    if tag not in EXPRESSIONS:
        refuse("expression", "a tag of docs/protocol.md", e)
    check(tag, inner)
    return EXPRESSIONS[tag](inner, context, lambda key: evaluate(inner[key], context))

# ---- Classes that scenarios define: real subclasses, in a module of their own

CONTRACTS = {  # what Python calls the methods of a contract, if it does, beside the names that the implementation has for them
    "Arrayable": {"toArray": None}, "JsonSerializable": {"jsonSerialize": None},
    "Iterable": {"getIterator": "__iter__"}, "Countable": {"count": "__len__"}, "Htmlable": {"toHtml": "__html__"},
    "ArrayAccess": {"offsetExists": "__contains__", "offsetGet": "__getitem__", "offsetSet": "__setitem__",
                    "offsetUnset": "__delitem__"}}

# Names by which an implementation may recognise what an object is: a class that has one declares it.
NEVER_DYNAMIC = ("toArray", "toHtml", "toJson", "jsonSerialize", "getIterator", "offsetExists", "offsetGet", "offsetSet", "offsetUnset")

def spelled_method(base, name):
    """Returns what a method is called, also where NAMES has a function in its place."""
    found = spelled(base, name)
    return hook("spelling", snake_case)(name) if callable(found) else found

def method_name(e, base, name):
    """What a method of a fixture class is called: as the one that it overrides, if it does."""
    found = protected(base, spelled_method(base, name), "operation")
    visibility = e.get("visibility", {}).get(name, "public")
    if visibility == "private":
        return f"_{e['class']}__{found}"
    return found if visibility == "public" or found.startswith("_") else "_" + found

def define(e):
    if definitions.get(e["class"], e) != e:
        raise ProtocolError(f"the class {e['class']} was already defined, differently")
    if e["class"] in definitions:
        return classes[e["class"]]
    base = class_of(e["extends"]) if "extends" in e else object
    owner, members, own = [], {"__module__": fixtures.__name__}, {}

    def method(name, definition, static=False):
        def body(on, *args):
            this, cls = (None, on) if static else (on, type(on))
            return run(definition["$fn"], Context(this=this, cls=cls, method=name, owner=owner, args=args))
        if name == "__init__":
            return lambda on, *args: (body(on, *args), None)[1]
        return classmethod(body) if static else property(body) if is_computed(base, name) else body

    def make(cls, *args, **named):
        """Gives each object initial values of its own."""
        new = super(owner[0], cls).__new__
        made = new(cls) if new is object.__new__ else new(cls, *args, **named)
        for name, value in own.items():
            object.__setattr__(made, name, evaluate(value))
        return made

    for definition in [*e.get("methods", {}).values(), *e.get("staticMethods", {}).values()]:
        check("$fn", definition.get("$fn", NOTHING) if isinstance(definition, dict) else NOTHING)
    for name, value in e.get("properties", {}).items():
        name = protected(base, spelled(base, "$" + name), "property")
        if kind_of(base, name):
            members[name] = evaluate(value)
        else:
            own[name] = value
    for name, value in e.get("staticProperties", {}).items():
        members[protected(base, spelled(base, "$" + name), "property")] = evaluate(value)
    for name, definition in e.get("methods", {}).items():
        members[method_name(e, base, name)] = method(method_name(e, base, name), definition)
    for name, definition in e.get("staticMethods", {}).items():
        members[method_name(e, base, name)] = method(method_name(e, base, name), definition, static=True)
    for contract in e.get("implements", []):
        for name, dunder in CONTRACTS.get(contract, {}).items():
            found, is_fulfilled = method_name(e, base, name), dunder and kind_of(base, dunder)
            if not (is_fulfilled or found in members or kind_of(base, found)):
                refuse("define.methods", f"{name}, which {contract} asks for", list(e.get("methods", {})))
            if dunder and (found in members or not is_fulfilled):
                members.setdefault(dunder, calling(found))
    if "__iter__" in members:  # with keys, as a mapping
        items = members["__iter__"]
        members.update(__iter__=lambda self: iter([item for _, item in pairs_of(items(self))]),
                       keys=lambda self: [key for key, _ in pairs_of(items(self))],
                       __getitem__=lambda self, key: dict(pairs_of(items(self)))[key])
    members.update(dynamic_members(base, e.get("methods", {}), method))
    members["__new__"] = make
    owner.append(new_class(e["class"], (base,), {}, lambda body: body.update(members)))
    classes[e["class"]] = mark(owner[0], e.get("markers", {}))
    setattr(fixtures, e["class"], owner[0])
    definitions[e["class"]] = e
    return owner[0]

def calling(name):
    """Returns a method that calls the one of that name, whichever class declares it."""
    return lambda self, *args: getattr(self, name) if is_computed(type(self), name) else getattr(self, name)(*args)

def dynamic_members(base, methods, method):
    """Python has one hook, __getattr__, for reading, testing and calling what is not declared."""
    never = {spelled_method(base, name) for name in NEVER_DYNAMIC}
    get, isset, answer = (method(name, methods[name]) if name in methods else None for name in ("__get", "__isset", "__call"))
    members = {}

    def getattr_(self, name):
        if name.startswith("__") or name in never or (isset and not isset(self, name)) or not (get or isset or answer):
            raise AttributeError(f"{type(self).__name__} has no {name!r}")
        return get(self, name) if get else None if isset else lambda *args: answer(self, name, list(args))

    def setattr_(self, name, value):
        object.__setattr__(self, name, value) if name in vars(self) else write_(self, name, value)

    if get or isset or answer:
        members["__getattr__"] = getattr_
    if "__set" in methods:
        write_, members["__setattr__"] = method("__set", methods["__set"]), setattr_
    return members

def mark(cls, markers):
    for name, value in markers.items():
        if name not in hook("MARKERS", {}):
            raise Cannot(f"there is no marker {name} here")
        cls = D.MARKERS[name](evaluate(value))(cls)
    return cls

# ---- The provided fixtures, which every driver has (docs/fixtures.md), with the interface's names; made anew at each reset

def find(name, *maps):
    """The first entry of that name, in a list; an empty list if there is none."""
    return [value for entries in maps for key, value in pairs_of(entries) or () if str(key) == str(name)][:1]

def first(found):
    return found[0] if found else None

def fixture_classes():
    class Model:
        def __init__(self, attributes=None, relations=None, appended=None, others=None, route_key=None):
            maps = [{} if entries is None else entries for entries in (attributes, relations, appended, others)]
            self._attributes, self._relations, self._appended, self._others = maps
            self._route_key = route_key

        def getAttributes(self):
            return self._attributes

        toArray = jsonSerialize = getAttributes
        __iter__ = None  # Python would go through it by __getitem__, which has a value for any number

        def relationLoaded(self, name):
            return bool(find(name, self._relations))

        def hasAppended(self, name):
            return bool(find(name, self._appended))

        def getKey(self):
            return first(find("id", self._attributes))

        def getRouteKey(self):
            return self._route_key

        def getRouteKeyName(self):
            return "slug"

        def offsetExists(self, name):
            return bool(find(name, self._attributes, self._relations, self._others))

        def offsetGet(self, name):
            return first(find(name, self._attributes, self._relations, self._others))

        def offsetSet(self, name, value):
            pass

        def offsetUnset(self, name):
            pass

        def __getattr__(self, name):
            if name.startswith("_") or not self.offsetExists(name):
                raise AttributeError(f"Model has no {name!r}")
            return self.offsetGet(name)

    class Pivot:
        def __init__(self, table="", values=None):
            self._table, self._values = table, {} if values is None else values

        def getTable(self):
            return self._table

        def __getattr__(self, name):
            if name.startswith("_") or not find(name, self._values):
                raise AttributeError(f"Pivot has no {name!r}")
            return first(find(name, self._values))

    class Song:
        def __init__(self, title=None):
            self.title = title

        @staticmethod
        def guessResourceName():
            return ["SongResource"]

    class Nest:
        def __init__(self, depth):
            self._depth = depth

        def jsonSerialize(self):
            return [Nest(self._depth - 1)] if self._depth > 0 else "inmost"

    class ViewFactory:
        view = data = None

        def make(self, view, data):
            self.view, self.data = view, data
            title = first(find("title", data))
            text = "Tom & 'Jerry'" if title is None else title
            return class_of("HtmlString")(f'<nav class="{view}">{text}</nav>')

    return [Model, Pivot, Song, Nest, ViewFactory]

# ---- Verbs, and the transport

def carry_out(verb, params):
    if verb == "create":
        return construct(class_of(params["class"]), evaluate(params["args"]))
    if verb == "define":
        return define(params)
    inside = params.get("from") == "inside"
    if verb in ("get", "set", "call"):
        handle = params["target"]
        if verb == "get" and params["property"] == "calls" and handle.startswith("fn:"):
            return calls.get(handle, [])
        target = object_of(handle)
    elif (verb, params["class"], params.get("property")) == ("setStatic", "Container", "request"):
        if hook("set_request") is None:
            raise Cannot("there is no current request here")
        D.set_request(evaluate(params["value"]))
        return None
    else:
        target = class_of(params["class"])
    if verb.startswith("call"):
        return call(target, params["operation"], inside, evaluate(params["args"]))
    if verb.startswith("get"):
        return read(target, params["property"], inside)
    return write(target, params["property"], inside, evaluate(params["value"]))

def without_addresses(message):
    """Returns the message as it is in every run: where an object is in memory differs."""
    return re.sub(r" at 0x[0-9A-Fa-f]+", "", message)

def outcome(verb, params):
    check(verb, params)
    try:
        return {"value": encode(carry_out(verb, params))}
    except ProtocolError:
        raise
    except Cannot as reason:
        return {"cannot": str(reason)}
    except Exception as error:
        known = [getattr(error, "touchstone_kind", None), *(kind for kind, type_ in hook("KINDS", {}).items() if isinstance(error, type_))]
        kind = next(filter(None, known), "Generic")
        return {"error": {"kind": kind, "class": type(error).__name__, "message": without_addresses(str(error))}}

def start():
    """Brings everything back to how it began."""
    for table in (objects, handles, calls, classes, definitions, walked):
        table.clear()
    for name in [name for name, value in vars(fixtures).items() if isinstance(value, type)]:
        delattr(fixtures, name)
    provide_fixtures()
    classes.update(D.CLASSES)
    D.reset()

def perform(verb, params):
    if verb in ("create", "define", "call", "callStatic", "get", "set", "getStatic", "setStatic"):
        return outcome(verb, params)
    if verb == "initialize":
        return {"protocolVersion": 2, "implementation": D.IMPLEMENTATION, "rows": {"serves": D.SERVES, "lacks": D.LACKS},
                "capabilities": D.CAPABILITIES, "traits": D.TRAITS, "pipelining": True}
    if verb == "reset":
        start()
    elif verb != "shutdown":
        raise ProtocolError(f"unknown verb {verb}", -32601)

def answer(line):
    """Returns the answer to one line as text, and the verb that it asked for."""
    reply, verb = {"jsonrpc": "2.0", "id": None}, None
    try:
        request = json.loads(line)
        params = request.get("params", {}) if isinstance(request, dict) else None
        if not isinstance(params, dict) or not isinstance(request.get("method"), str):
            raise ProtocolError("expected a request", -32600)
        reply["id"], verb = request.get("id"), request["method"]
        return json.dumps({**reply, "result": perform(verb, params)}), verb
    except ProtocolError as error:
        reply["error"] = {"code": error.code, "message": str(error)}
    except Exception as error:
        reply["error"] = {"code": -32603 if verb else -32700, "message": f"{type(error).__name__}: {error}"}
    return json.dumps(reply), verb

def serve(driver):
    """Answers the suite on stdin and stdout until it says shutdown, or ends."""
    global D
    D, out = driver, open(os.dup(1), "w")
    os.dup2(2, 1)  # what is printed goes to stderr, also by child processes and through a stdout that the implementation has kept
    sys.stdout = sys.stderr
    start()
    for line in sys.stdin.buffer:
        reply, verb = answer(line)
        out.write(reply + "\n")
        out.flush()
        if verb == "shutdown":
            break
