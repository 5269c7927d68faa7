"""Operations that are added to all resource classes while the program runs."""

from __future__ import annotations

import inspect
from typing import Any, Callable, ClassVar, Dict

from .errors import UnknownOperation
from .forwarding import Forwarding


class ResourceMeta(type):
    """Finds macros on resource classes."""

    def __getattr__(cls, name: str) -> Any:
        macros = type.__getattribute__(cls, "_macros")
        if name in macros and cls.has_macro(name):
            return macros[name]
        raise UnknownOperation(f"{cls.__name__} has no {name!r}, and no macro is called so")


class Macros(Forwarding, metaclass=ResourceMeta):
    """Lets operations be added to all resource classes.

    A function that is registered as a macro is a method of the resource it is called on: it gets the resource first.
    Called on a class it gets the arguments alone, and so does any other object that can be called.
    """

    _macros: ClassVar[Dict[str, Callable[..., Any]]] = {}

    @classmethod
    def macro(cls, name: str, macro: Callable[..., Any]) -> None:
        """Registers an operation of all resource classes, in place of any macro of that name."""
        Macros._macros[name] = macro

    @classmethod
    def mixin(cls, mixin: Any, replace: bool = True) -> None:
        """Registers as macros what the methods of an object return, each called once without arguments.

        :param mixin: the object; a leading underscore of a method is no part of the macro's name
        :param replace: whether macros of the same names are replaced
        """
        for attribute, method in inspect.getmembers(mixin, inspect.ismethod):
            name = attribute[1:] if attribute.startswith("_") else attribute
            if "__" not in attribute and (replace or not cls.has_macro(name)):
                cls.macro(name, method())

    @classmethod
    def has_macro(cls, name: str) -> bool:
        """Tells whether a macro of that name is registered."""
        return name in Macros._macros

    @classmethod
    def flush_macros(cls) -> None:
        """Forgets all macros."""
        Macros._macros.clear()


def bound(macro: Callable[..., Any], instance: Any) -> Callable[..., Any]:
    """Returns a macro as a method of the instance, if it is a function, otherwise as it is."""
    return macro.__get__(instance, type(instance)) if hasattr(macro, "__get__") else macro
