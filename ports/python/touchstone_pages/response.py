"""The HTTP response that a resource is sent with."""

from __future__ import annotations

from typing import Any, Callable, Dict, Mapping

from .errors import ResponseError
from .json_text import json_text


class JsonResponse:
    """A JSON response, for a web framework to send.

    :param data: what the response says
    :param flags: how it is written, of :class:`JsonFlag`
    :param original: what the response was made of, by default the data
    :raises ResponseError: if something in the data has no JSON form
    """

    def __init__(self, data: Any, status: int = 200, flags: int = 0, original: Any = None) -> None:
        self.status = status
        self.headers: Dict[str, str] = {"content-type": "application/json"}
        self.original = data if original is None else original
        try:
            self.content: str = json_text(data, flags)
        except ValueError as error:
            raise ResponseError(f"the response cannot be written as JSON: {error}") from error


def respond(
    resource: Any, request: Any, original: Any, status: int = 200, information: Callable[[], Mapping[str, Any]] = dict
) -> JsonResponse:
    """Returns the response of a resource: its data, under a key, and what stands beside it.

    :param original: what the response is made of
    :param information: returns what stands beside the data before all else, such as the links of a page; asked for
        once the data are made
    :raises ResponseError: if something in it has no JSON form
    """
    data = resource.resolve(request)
    extra = merged(information(), resource.extra_data(request))
    body = merged(merged(wrapped(resource, data, bool(extra or resource.metadata)), extra), resource.metadata)
    response = JsonResponse(body, status, resource.json_options(), original)
    resource.with_response(request, response)
    return response


def wrapped(resource: Any, data: Any, has_company: bool) -> Any:
    """Returns the data under the key that the class of the resource sets, if it is to be put under one."""
    key = type(resource).wrapper
    if key is None:
        return {"data": data} if has_company else data
    if type(resource).force_wrapping:
        return {key: data}
    if isinstance(data, Mapping) and key in data:
        return data
    return {key: data} if key or has_company else data


def merged(left: Any, right: Any) -> Any:
    """Returns both together: dicts are merged at every depth, lists are joined, and otherwise the right one counts."""
    if isinstance(right, (list, Mapping)) and not right:
        return left
    if isinstance(left, Mapping) and isinstance(right, Mapping):
        both = {name: merged(value, right[name]) if name in right else value for name, value in left.items()}
        return {**both, **{name: value for name, value in right.items() if name not in left}}
    return left + right if isinstance(left, list) and isinstance(right, list) else right
