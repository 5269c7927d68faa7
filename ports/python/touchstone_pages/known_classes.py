"""Finds classes by their names, so that a class can be named before it is defined."""

from __future__ import annotations

import sys
from typing import Any, Dict, Optional

_resource_classes: Dict[str, type] = {}


def remember_class(cls: type) -> None:
    """Makes a resource class known by its name everywhere; a later one of the same name takes its place."""
    _resource_classes[cls.__name__] = cls


def forget_classes() -> None:
    """Forgets all resource classes that are known by name, other than those of this package. Meant for tests."""
    package = __name__.rpartition(".")[0]
    for name, cls in list(_resource_classes.items()):
        if cls.__module__.rpartition(".")[0] != package:
            del _resource_classes[name]


def find_class(which: Any, near: Optional[type] = None) -> Optional[type]:
    """Returns the class that is meant, or None if there is none of that name.

    :param which: a class, the name of one, or None
    :param near: a class whose module is searched before all resource classes
    """
    if not isinstance(which, str):
        return which
    module = sys.modules.get(near.__module__) if near is not None else None
    found = getattr(module, which, None) or _resource_classes.get(which)
    return found if isinstance(found, type) else None


def require_class(which: Any, near: Optional[type] = None) -> type:
    """Returns the class that is meant.

    :raises LookupError: if there is none of that name
    """
    found = find_class(which, near)
    if found is None:
        raise LookupError(f"there is no class {which!r}")
    return found
