"""The fixture classes that scenarios use (docs/fixtures.md), with the names of the interface; the kit adds those of the driver."""


def fixture_classes(class_named, pairs_of):
    """Returns the classes.

    class_named finds a class of the implementation by its name in the interface; pairs_of gives the pairs of an ordered map.
    """

    def find(name, *maps):
        """The first entry of that name, in a list; an empty list if there is none."""
        return [value for entries in maps for key, value in pairs_of(entries) or () if str(key) == str(name)][:1]

    def first(found):
        return found[0] if found else None

    class Model:
        def __init__(self, attributes=None, relations=None, appended=None, others=None, route_key=None):
            maps = [{} if entries is None else entries for entries in (attributes, relations, appended, others)]
            self._attributes, self._relations, self._appended, self._others = maps
            self._route_key = route_key

        def getAttributes(self):
            return self._attributes

        toArray = jsonSerialize = getAttributes

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
            text = first(find("title", data)) or "Tom & 'Jerry'"
            return class_named("HtmlString")(f'<nav class="{view}">{text}</nav>')

    return [Model, Pivot, Song, Nest, ViewFactory]
