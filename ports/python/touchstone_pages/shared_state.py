"""What a class has of its own, and what its subclasses share."""

from __future__ import annotations

from typing import Any


def declares(cls: type, name: str) -> bool:
    """Tells whether a class has an attribute, without asking anything that finds attributes dynamically."""
    return any(name in vars(base) for base in cls.__mro__)


def set_shared(cls: type, name: str, value: Any) -> None:
    """Sets an attribute on the class that declares it: a subclass has one of its own only if it declares it again."""
    setattr(next(owner for owner in cls.__mro__ if name in vars(owner)), name, value)
