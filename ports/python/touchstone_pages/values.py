"""The markers that stand for a value in the data of a resource."""

from __future__ import annotations

from typing import Any


class MissingValue:
    """Stands for a value that is left out."""

    def is_missing(self) -> bool:
        """Returns True."""
        return True

    def __repr__(self) -> str:
        return "the missing marker"


MISSING = MissingValue()
"""The one marker of a value that is left out."""


class MergeValue:
    """Stands for entries that are merged into the data around it."""

    def __init__(self, data: Any) -> None:
        self.data = data

    def for_json(self) -> Any:
        """Returns the data to write as JSON where the marker was not merged."""
        return {"data": self.data}


def result_of(value: Any, *args: Any) -> Any:
    """Calls what can be called with the arguments, and returns any other value as it is."""
    return value(*args) if callable(value) and not isinstance(value, type) else value


def contents_of(value: Any) -> Any:
    """Returns the list or dict in what holds one, such as a Collection; any other value as it is."""
    if hasattr(type(value), "all"):
        return value.all()
    return value.for_json() if hasattr(type(value), "for_json") else value
