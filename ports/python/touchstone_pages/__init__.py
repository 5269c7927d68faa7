"""Pages of items, and the JSON form of objects: a port of the Resource Collection and Simple Paginator Interface."""

from .abstract_paginator import AbstractPaginator
from .collection import Collection
from .errors import (
    EncodingError,
    NoCurrentRequest,
    PagesError,
    ResponseError,
    RouteBindingError,
    UnknownOperation,
    UsageError,
)
from .html_text import HtmlString
from .json_text import JsonFlag
from .known_classes import forget_classes
from .markers import collects, preserve_keys, use_resource, use_resource_collection
from .paginator import Paginator
from .request import Request, current_request, request_context
from .resource import JsonResource
from .resource_collection import AnonymousResourceCollection, ResourceCollection
from .response import JsonResponse
from .values import MISSING, MergeValue, MissingValue

__all__ = [
    "MISSING",
    "AbstractPaginator",
    "AnonymousResourceCollection",
    "Collection",
    "EncodingError",
    "HtmlString",
    "JsonFlag",
    "JsonResource",
    "JsonResponse",
    "MergeValue",
    "MissingValue",
    "NoCurrentRequest",
    "PagesError",
    "Paginator",
    "Request",
    "ResourceCollection",
    "ResponseError",
    "RouteBindingError",
    "UnknownOperation",
    "UsageError",
    "collects",
    "current_request",
    "forget_classes",
    "preserve_keys",
    "request_context",
    "use_resource",
    "use_resource_collection",
]
