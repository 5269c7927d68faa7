"""A driver of a port with an ordered map, a collection, names and a dispatch of its own: one hook of the kit for each."""
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "drivers" / "starters" / "python"))
import touchstone_protocol as kit

stdout = sys.stdout

class Pairs:
    def __init__(self, pairs):
        self.pairs = list(pairs)

class Collection:
    def __init__(self, content):
        self.content = content

    def __iter__(self):
        return iter(value for _, value in self.content.pairs)

class Markup(str):
    def __html__(self):
        return self

class Row(tuple):
    pass

class Paginator:
    current = []
    _hidden = 3

    def __init__(self, content, size):
        self.content, self.size, self.macros, self.cost = content, size, {}, 5
        self._width = 7

    @property
    def room(self):
        return self.size

    @property
    def width(self):
        return self._width

    @width.setter
    def width(self, width):
        self._width = width

    def _secret(self):
        return "inside"

    def narrowed(self):
        return Narrow(self.content, self.size)

    def chatter(self):
        print("x")
        print("x", file=stdout, flush=True)
        subprocess.run(["echo", "x"], check=True)
        return 1

    def nested(self, depth):
        return {"k": self.nested(depth - 1)} if depth else 1

    def refuse(self):
        error = LookupError("no")
        error.kind = "refused"
        raise error

    def tell(self, listener):
        items = [[1]]
        listener(items)
        items[0].append(2)

    def marked_up(self):
        return Markup("<b>")

    def keyed(self):
        return {"3": "x"}

    def size_of(self, holder):
        return len(holder)

    def indexed(self, holder):
        return ["id" in holder, holder["id"]]

    def recognised(self, thing):
        return [name for name in ("to_array", "json_serialize", "get_iterator", "offset_get") if hasattr(thing, name)]

    def unfit(self, thing):
        raise TypeError(f"expected a page, received {thing!r}")

    def walk(self):
        self.walked = iter(["a", "b"])
        return self.walked

    def learn(self, name, macro):
        self.macros[name] = macro

    def __getattr__(self, name):
        macro = self.__dict__.get("macros", {}).get(name)
        if macro is None:
            raise AttributeError(name)
        return macro.__get__(self, type(self))

class Narrow(Paginator):
    pass

def marked(value):
    def mark(cls):
        cls.mark = value
        return cls
    return mark

IMPLEMENTATION = {"name": "own", "version": "1", "language": "python"}
SERVES, LACKS, CAPABILITIES, TRAITS = [], [], [], {"follows": []}
CLASSES = {"Paginator": Paginator, "Collection": Collection, "Row": Row}
KINDS = {"Logic": LookupError}
MARKERS = {"Collects": marked}
MISSING = object()
NAMES = {"perPage": "room", "$width": "width", "macro": "learn", "$onEachSide": "size", "getCollection": lambda page: Collection(page.content),
         "getIterator": lambda bag: kit.Entries(bag.content.pairs)}
ARGUMENTS = {"Paginator.__construct": lambda size, content: (content, size),
             "Paginator.macro": lambda name, macro: (kit.snake_case(name), macro)}
RESULTS = {"Paginator.$cost": lambda cost: cost * 100}
STATE = {Collection: lambda bag: {"items": bag.content}}
def set_request(request):
    Paginator.current.append(request)
    return request

def map_of(pairs):
    return Pairs(pairs)

def pairs_of(value):
    return value.pairs if isinstance(value, Pairs) else None

def reset():
    Paginator.current.clear()

kit.serve(sys.modules[__name__])
