"""Puts URLs together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Iterator, Tuple
from urllib.parse import quote, urlencode


def url_with_query(path: str, query: Mapping[Any, Any]) -> str:
    """Returns the path with a query after it; a query that the path has already is kept."""
    pairs = [pair for name, value in query.items() for pair in query_pairs(str(name), value)]
    return path + ("&" if "?" in path else "?") + urlencode(pairs, quote_via=quote)


def query_pairs(name: str, value: Any) -> Iterator[Tuple[str, str]]:
    """Returns the pairs of name and text that a value stands for.

    A list repeats the name, a dict puts its keys behind it in brackets, and None is left out.
    """
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from query_pairs(f"{name}[{key}]", part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from query_pairs(name, part)
    elif value is not None:
        yield name, str(int(value)) if isinstance(value, bool) else str(value)
