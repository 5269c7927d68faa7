"""The request that is being answered."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Dict, Iterator, List, Optional, Union
from urllib.parse import parse_qs, unquote, urlsplit

from .errors import NoCurrentRequest


class Request:
    """What the components want to know of a request: its path and its query.

    Any object with a dict ``query`` can take its place, such as a thin wrapper of a framework's request.
    """

    def __init__(self, uri: str) -> None:
        parts = urlsplit(uri)
        self.path: str = unquote(parts.path).strip("/") or "/"
        self.query: Dict[str, Union[str, List[str]]] = {
            name: values if len(values) > 1 else values[0]
            for name, values in parse_qs(parts.query, keep_blank_values=True).items()
        }


current_request: ContextVar[Optional[Any]] = ContextVar("current_request", default=None)


@contextmanager
def request_context(request: Any) -> Iterator[Any]:
    """Makes a request the current one for the length of a ``with`` block."""
    token = current_request.set(request)
    try:
        yield request
    finally:
        current_request.reset(token)


def require_current_request() -> Any:
    """Returns the current request.

    :raises NoCurrentRequest: if there is none
    """
    request = current_request.get()
    if request is None:
        raise NoCurrentRequest("there is no current request: give one, or use request_context()")
    return request
