#!/usr/bin/env python3
"""A Touchstone driver: says what is judged and how it is spelled. touchstone_protocol.py does the rest.

1. Replace the toy by your implementation. 2. `touchstone smoke --driver "python3 driver.py"` tells whether the driver
works. 3. `touchstone run --driver "python3 driver.py"` judges. Python 3.9 or later, standard library only.
"""
import re
import sys

import touchstone_protocol

# ---- The toy. REPLACE IT BY YOUR IMPLEMENTATION, such as: from acme_pages import Collection, Paginator


class Collection:
    def __init__(self, items=()):
        self.items = as_map(items)

    def all(self):
        return self.items

    def push(self, item):
        self.items[max([-1, *(key for key in self.items if isinstance(key, int))]) + 1] = item
        return self


def as_map(items):
    """Returns the items of whatever holds items; any other value is a single item."""
    for name in ("all", "to_array", "json_serialize", "get_iterator"):
        if hasattr(items, name):
            return as_map(getattr(items, name)())
    if items is None or isinstance(items, dict):
        return dict(items or {})
    return dict(enumerate(items if isinstance(items, (list, tuple)) else [items]))


class Paginator:
    resolver = None

    def __init__(self, items, per_page, current_page=None, options=None):
        given = list(as_map(items).items())
        page = current_page or self.resolve_current_page()
        self._items, self._has_more, self._per_page = dict(given[:per_page]), len(given) > per_page, per_page
        self._current_page = page if self._is_valid_page_number(page) else 1
        self._options = {"path": "/", **(options or {})}

    def _is_valid_page_number(self, page):
        return page >= 1

    def items(self):
        return self._items

    def count(self):
        return len(self._items)

    def per_page(self):
        return self._per_page

    def current_page(self):
        return self._current_page

    def has_more_pages(self):
        return self._has_more

    def to_array(self):
        return {"current_page": self._current_page, "data": self._items}

    def set_path(self, path):
        self._options["path"] = path
        return self

    @classmethod
    def current_page_resolver(cls, resolver):
        if not callable(resolver):
            raise TypeError(f"current_page_resolver: expected a function, received {resolver!r}")
        Paginator.resolver = resolver

    @classmethod
    def resolve_current_page(cls, page_name="page", default=1):
        if Paginator.resolver is None:
            return default
        page = Paginator.resolver(page_name)
        digits = re.match(r"-?\d+", str(int(page) if isinstance(page, (bool, float)) else page))
        return int(digits[0]) if digits else 0


# ---- What the suite and the protocol must know of it

IMPLEMENTATION = {"name": "toy-pages", "version": "0.1.0", "language": "python"}
# `touchstone list rows` lists the rows. Add one at a time; in the end serve "Paginator.*" and say what it LACKS.
SERVES = ["Paginator." + name for name in (
    "__construct", "items", "count", "perPage", "currentPage", "hasMorePages", "setPath",
    "isValidPageNumber", "currentPageResolver", "resolveCurrentPage")]
LACKS = []  # such as {"row": "Paginator.toPrettyJson", "reason": "not in 2.3"}
CAPABILITIES = ["define", "fixtures"]  # "request" needs a class Request (from a URI) below, and a function set_request
# The habits of PHP that the implementation follows (docs/traits.md): what needs another one is not asked.
TRAITS = {"follows": ["ordered-maps", "null-items", "surplus-items"], "declines": ["messages"], "notApplicable": [
    {"trait": "integer-like-keys", "reason": '"3" and 3 are different keys of a dict'}]}
CLASSES = {"Paginator": Paginator, "Collection": Collection}
KINDS = {"Type": TypeError, "InvalidArgument": ValueError}  # any other exception is Generic
NAMES = {}  # what is spelled otherwise than perPage as per_page, such as {"count": "__len__"}: see touchstone_protocol.py
# What some objects show beside their handle: see "Values" in docs/protocol.md.
STATE = {Collection: lambda items: {"items": items.all()}}


def reset():
    """Brings all static state of the implementation back to its defaults."""
    Paginator.resolver = None


if __name__ == "__main__":
    touchstone_protocol.serve(sys.modules[__name__])
