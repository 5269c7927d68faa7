"""Calls operations of another object in one's own name."""

from __future__ import annotations

from typing import Any, Callable, Sequence

from .errors import UnknownOperation


class Forwarding:
    """Forwards calls to other objects."""

    def _forwarded(self, target: Any, name: str) -> Callable[..., Any]:
        """Returns what calls an operation of another object, with positional and keyword arguments."""
        return lambda *arguments, **named: self._forward_call_to(target, name, arguments, **named)

    def _forward_call_to(self, target: Any, name: str, arguments: Sequence[Any], /, **named: Any) -> Any:
        try:
            operation = getattr(target, name)
        except AttributeError:
            return self._raise_unknown_operation(name)
        return operation(*arguments, **named)

    def _forward_decorated_call_to(self, target: Any, name: str, arguments: Sequence[Any]) -> Any:
        result = self._forward_call_to(target, name, arguments)
        return self if result is target else result

    @classmethod
    def _raise_unknown_operation(cls, name: str) -> None:
        raise UnknownOperation(f"a {cls.__name__} has no {name!r}")
