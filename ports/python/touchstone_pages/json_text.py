"""Writes data as JSON text."""

from __future__ import annotations

import dataclasses
import json
from enum import IntFlag
from typing import Any


class JsonFlag(IntFlag):
    """How JSON text is written. Flags are combined with ``|``."""

    PRETTY = 1
    SORT_KEYS = 2
    UNICODE = 4


def json_text(data: Any, flags: int = 0) -> str:
    """Writes data as JSON text.

    :param data: lists, dicts, scalars, dataclasses, and objects with ``for_json()`` or ``to_data()``
    :param flags: any of :class:`JsonFlag`
    :raises ValueError: if something in the data has no JSON form
    """
    try:
        return json.dumps(
            data,
            default=plain,
            allow_nan=False,
            ensure_ascii=not flags & JsonFlag.UNICODE,
            indent=4 if flags & JsonFlag.PRETTY else None,
            separators=(",", ": ") if flags & JsonFlag.PRETTY else (",", ":"),
            sort_keys=bool(flags & JsonFlag.SORT_KEYS),
        )
    except (TypeError, RecursionError) as error:
        raise ValueError(str(error)) from error


def plain(value: Any) -> Any:
    """Returns what an object is made of, one level deep.

    :raises TypeError: if the object does not say
    """
    for name in ("for_json", "to_data"):
        if hasattr(type(value), name):
            return getattr(value, name)()
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    raise TypeError(f"{type(value).__name__} has no JSON form: give it a method for_json()")
