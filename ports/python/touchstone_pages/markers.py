"""Decorators that tell the components about a class. A subclass does not inherit what they tell."""

from __future__ import annotations

from typing import Any, Callable, TypeVar

Class = TypeVar("Class", bound=type)

COLLECTS = "collects"
PRESERVE_KEYS = "preserve_keys"
RESOURCE = "resource"
RESOURCE_COLLECTION = "resource_collection"

_MARKERS = "__pages_markers__"


def collects(resource_class: Any) -> Callable[[Class], Class]:
    """Marks a collection class: its items become resources of that class, which may be given by its name."""
    return _marker(COLLECTS, resource_class)


def preserve_keys(cls: Class) -> Class:
    """Marks a resource class: integer keys in its data are kept, and so are the keys of collections of it."""
    return _marker(PRESERVE_KEYS, True)(cls)


def use_resource(resource_class: Any) -> Callable[[Class], Class]:
    """Marks the class of a model: pages of it become collections of that resource class."""
    return _marker(RESOURCE, resource_class)


def use_resource_collection(collection_class: Any) -> Callable[[Class], Class]:
    """Marks the class of a model: pages of it become that collection class."""
    return _marker(RESOURCE_COLLECTION, collection_class)


def marker_of(cls: type, name: str) -> Any:
    """Returns what a class was marked with, or None."""
    return vars(cls).get(_MARKERS, {}).get(name)


def _marker(name: str, value: Any) -> Callable[[Class], Class]:
    def mark(cls: Class) -> Class:
        setattr(cls, _MARKERS, {**vars(cls).get(_MARKERS, {}), name: value})
        return cls

    return mark
