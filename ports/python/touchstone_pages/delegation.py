"""What a resource does not have itself is asked of what it wraps."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import ismethod
from typing import Any, Optional

from .errors import RouteBindingError, UnknownOperation
from .macros import Macros, bound
from .shared_state import declares


class Delegation(Macros):
    """Reads attributes and entries of the wrapped object as if they were the resource's own.

    An attribute is asked of an object, an entry of anything that has entries. A change of an entry never reaches a dict
    or a list that was given: the resource changes a copy of its own.
    """

    resource: Any

    def __getattr__(self, name: str) -> Any:
        if name in self._macros and self.has_macro(name):
            return bound(self._macros[name], self)
        if name.startswith("_") or declares(type(self), name) or not has_attributes(self):
            return object.__getattribute__(self, name)
        wrapped = self.resource
        try:
            attribute = getattr(wrapped, name)
        except AttributeError as error:
            kind = type(wrapped).__name__
            raise UnknownOperation(f"neither {type(self).__name__} nor its {kind} has {name!r}") from error
        return self._forwarded(wrapped, name) if ismethod(attribute) else attribute

    def __delattr__(self, name: str) -> None:
        if name in vars(self) or not has_attributes(self):
            object.__delattr__(self, name)
        else:
            delattr(self.resource, name)

    __iter__ = None
    """A resource has entries, and is no sequence of them."""

    def __contains__(self, key: Any) -> bool:
        if isinstance(self.resource, list):
            return isinstance(key, int) and 0 <= key < len(self.resource)
        return self.resource is not None and key in self.resource

    def __getitem__(self, key: Any) -> Any:
        return self.resource[key]

    def __setitem__(self, key: Any, value: Any) -> None:
        self._own_entries()[key] = value

    def __delitem__(self, key: Any) -> None:
        del self._own_entries()[key]

    def _own_entries(self) -> Any:
        if isinstance(self.resource, (dict, list)):
            self.resource = self.resource.copy()
        return self.resource

    def get_route_key(self) -> Any:
        """Returns what stands for the wrapped object in URLs."""
        return self.resource.get_route_key()

    def get_route_key_name(self) -> str:
        """Returns the name of what stands for the wrapped object in URLs."""
        return self.resource.get_route_key_name()

    def resolve_route_binding(self, value: Any, field: Optional[str] = None) -> None:
        """Refuses to find a model for a route.

        :raises RouteBindingError: always
        """
        raise RouteBindingError(f"{type(self).__name__} shows a model and finds none for a route")

    def resolve_child_route_binding(self, child_type: str, value: Any, field: Optional[str] = None) -> None:
        """Refuses to find the child of a model for a route.

        :raises RouteBindingError: always
        """
        raise RouteBindingError(f"{type(self).__name__} shows a model and finds no {child_type} of it for a route")


def has_attributes(resource: Delegation) -> bool:
    """Tells whether what a resource wraps is an object with attributes of its own, and not plain data."""
    wrapped = vars(resource).get("resource")
    return wrapped is not None and not isinstance(wrapped, (str, int, float, list, tuple, Mapping))
