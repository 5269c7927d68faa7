"""The JSON form of several objects."""

from __future__ import annotations

from typing import Any, ClassVar, Dict, Iterator, List, Optional

from .abstract_paginator import AbstractPaginator
from .collection import Collection, entries_of, items_of
from .errors import UsageError
from .known_classes import find_class
from .markers import COLLECTS, marker_of
from .resource import JsonResource
from .response import JsonResponse, respond
from .shared_state import declares
from .values import MissingValue


class ResourceCollection(JsonResource):
    """The JSON form of several objects, each of them a resource of the class that :attr:`collects` names.

    Without :attr:`collects`, a class ``SongCollection`` collects ``Song``, which has to be a resource then, or, if there
    is no such class, ``SongResource``. If there is neither, and in a class of another name, the items stay as they are.
    """

    collects: Any = None
    """The class of the resources, or its name."""

    keep_keys = False

    _preserve_all_query_parameters: bool = False
    _query_parameters: Optional[Dict[str, Any]] = None
    _cached_collects: ClassVar[Dict[type, Any]] = {}

    def __init__(self, resource: Any, key: Any = None) -> None:
        super().__init__(resource, key)
        self.collection: Optional[Collection[Any]] = None
        self.resource = self._collect_resource(resource)

    # ---- Items

    def _collect_resource(self, resource: Any) -> Any:
        if isinstance(resource, MissingValue):
            return resource
        paginated = isinstance(resource, AbstractPaginator)
        held = resource.collection if paginated or isinstance(resource, ResourceCollection) else resource
        items = Collection(entries_of(held))
        cls = self._collects()
        if cls is not None and not (isinstance(cls, type) and issubclass(cls, JsonResource)):
            raise UsageError(f"{type(self).__name__} collects {cls!r}, which is no JsonResource")
        if cls is None or isinstance(items.first(), cls):
            self.collection = items
        else:
            self.collection = (resource if paginated else items).map(cls)
        return resource.set_collection(self.collection) if paginated else self.collection

    def _collects(self) -> Any:
        cls = type(self)
        if cls not in self._cached_collects:
            self._cached_collects[cls] = marker_of(cls, COLLECTS) or False
        named = self._cached_collects[cls] or self.collects
        if named:
            return find_class(named, near=cls) or named
        stem = cls.__name__[: -len("Collection")]
        if not cls.__name__.endswith("Collection"):
            return None
        return find_class(stem, near=cls) or find_class(f"{stem}Resource", near=cls)

    def keys(self) -> List[Any]:
        """Returns the keys of the resources, in order."""
        return self.collection.keys()

    def __len__(self) -> int:
        return len(self.collection)

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Any]:
        return iter(self.collection)

    def to_representation(self, request: Any) -> Any:
        """Returns the data of all items."""
        if isinstance(self.collection.first(), JsonResource):
            return self.collection.map(lambda item, key: item.resolve(request)).all()

        def data_of(item: Any, key: Any) -> Any:
            return item.to_representation(request) if isinstance(item, JsonResource) else item.to_data()

        return self.collection.map(data_of).all()

    def json_options(self) -> int:
        """Returns the flags of the class of the resources."""
        cls = self._collects()
        return 0 if cls is None else cls.__new__(cls).json_options()

    # ---- Pages

    def preserve_query(self) -> ResourceCollection:
        """Adds all parameters of the current query to the links of a page, and returns the collection."""
        self._preserve_all_query_parameters = True
        return self

    def with_query(self, query: Dict[str, Any]) -> ResourceCollection:
        """Sets the parameters that are added to the links of a page, and returns the collection."""
        self._preserve_all_query_parameters = False
        self._query_parameters = query
        return self

    def to_response(self, request: Any) -> JsonResponse:
        """Returns the response to a request, with links if the items are a page."""
        if isinstance(self.resource, AbstractPaginator):
            return self._prepare_paginated_response(request)
        return respond(self, request, self.resource)

    def _prepare_paginated_response(self, request: Any) -> JsonResponse:
        page = self.resource
        if self._preserve_all_query_parameters:
            page.appends(request.query)
        elif self._query_parameters is not None:
            page.appends(self._query_parameters)
        items = page.collection if isinstance(page, AbstractPaginator) else page
        original = items.map(lambda item, key: getattr(item, "resource", item))
        return respond(self, request, original, information=lambda: self._page_information(request, page.to_data()))

    def _page_information(self, request: Any, paginated: Any) -> Dict[str, Any]:
        shown = entries_of(paginated)
        links = {name: shown.pop(f"{name}_page_url", None) for name in ("first", "last", "prev", "next")}
        shown.pop("data", None)
        default = {"links": links, "meta": items_of(shown)}
        if declares(type(self), "pagination_information") or self.has_macro("pagination_information"):
            return self.pagination_information(request, paginated, default)
        return default


class AnonymousResourceCollection(ResourceCollection):
    """The JSON form of several objects, each of them a resource of a given class.

    :param resource: a list, a dict, a :class:`Collection`, or a page of items
    :param collects: the class of the resources, or its name
    """

    def __init__(self, resource: Any, collects: Any) -> None:
        self.collects = collects
        super().__init__(resource)

    def preserve_keys(self, value: bool = True) -> AnonymousResourceCollection:
        """Sets whether the integer keys of the items are kept, and returns the collection."""
        self.keep_keys = value
        return self
