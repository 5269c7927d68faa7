"""A page of items that knows whether there are more, and not how many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Callable, Dict, Optional, TypeVar

from .abstract_paginator import AbstractPaginator
from .collection import Collection
from .errors import EncodingError, UsageError
from .json_text import JsonFlag, json_text
from .known_classes import find_class, require_class
from .markers import RESOURCE, RESOURCE_COLLECTION, marker_of

T = TypeVar("T")

OPTIONS = ("path", "query", "fragment", "page_name", "links_each_side", "escapes")


class Paginator(AbstractPaginator[T]):
    """One page of items, which knows whether there are more. Give it one item more than a page has room for.

    :param items: a list, a dict, a :class:`Collection`, or anything else that holds items
    :param per_page: the number of items that a page has room for
    :param current_page: the number of this page; by default that of the current request
    :param options: ``path``, ``query``, ``fragment``, ``page_name``, ``links_each_side``, ``escapes``; also as keywords
    """

    def __init__(
        self,
        items: Any,
        per_page: int,
        current_page: Optional[int] = None,
        options: Optional[Mapping[str, Any]] = None,
        **more_options: Any,
    ) -> None:
        for name in more_options:
            if name not in OPTIONS:
                raise TypeError(f"{type(self).__name__}: expected one of {', '.join(OPTIONS)}, received {name}=")
        super().__init__({**(options or {}), **more_options})
        self._per_page = per_page
        self._current_page = self._set_current_page(current_page)
        if self._path != "/":
            self._path = self._path.rstrip("/")
        self._set_items(items)

    def _set_current_page(self, current_page: Optional[int]) -> int:
        page = current_page or self.resolve_current_page()
        return page if self._is_valid_page_number(page) else 1

    def _set_items(self, items: Any) -> None:
        given = items if isinstance(items, Collection) else Collection(items)
        self._has_more = len(given) > self._per_page
        self._items = type(given)(dict(given.entries()[: self._per_page]))

    @property
    def next_page_url(self) -> Optional[str]:
        """The URL of the next page; None if there is none."""
        return self.url(self.current_page + 1) if self.has_more_pages else None

    @property
    def previous_page_url(self) -> Optional[str]:
        """The URL of the page before; None if there is none."""
        return self.url(self.current_page - 1) if self.current_page > 1 else None

    def has_more_pages_when(self, has_more: bool = True) -> Paginator[T]:
        """Sets whether there are more items after this page, and returns the page."""
        self._has_more = has_more
        return self

    def render(self, view: Optional[str] = None, data: Optional[Mapping[str, Any]] = None) -> Any:
        """Renders the links of the page.

        :param view: the name of the view; by default :attr:`default_simple_view`
        :param data: what the view gets beside ``paginator``
        :returns: what the view factory makes of it
        """
        return self.view_factory().make(view or self.default_simple_view, {**(data or {}), "paginator": self})

    def links(self, view: Optional[str] = None, data: Optional[Mapping[str, Any]] = None) -> Any:
        """Renders the links of the page, as :meth:`render`."""
        return self.render(view, data)

    def to_data(self) -> Dict[str, Any]:
        """Returns the page as plain data: items, numbers and URLs."""
        return {
            "current_page": self.current_page,
            "current_page_url": self.url(self.current_page),
            "data": self._items.to_data(),
            "first_page_url": self.url(1),
            "from": self.first_item,
            "next_page_url": self.next_page_url,
            "path": self.path,
            "per_page": self.per_page,
            "prev_page_url": self.previous_page_url,
            "to": self.last_item,
        }

    def for_json(self) -> Dict[str, Any]:
        """Returns the data to write as JSON."""
        return self.to_data()

    def to_json(self, flags: int = 0) -> str:
        """Returns the page as JSON text.

        :param flags: any of :class:`JsonFlag`
        :raises EncodingError: if something on the page has no JSON form
        """
        try:
            return json_text(self.for_json(), flags)
        except ValueError as error:
            raise EncodingError(f"page {self.current_page} cannot be written as JSON: {error}") from error

    def to_pretty_json(self, flags: int = 0) -> str:
        """Returns the page as indented JSON text."""
        return self.to_json(flags | JsonFlag.PRETTY)

    def to_resource_collection(self, resource_class: Any = None) -> Any:
        """Returns the page as a collection of resources.

        :param resource_class: the class of the resources, or its name; by default the one that the items name
        :raises UsageError: if the items name none
        """
        if resource_class is None:
            return self._guess_resource_collection()
        return require_class(resource_class).collection(self)

    def _guess_resource_collection(self) -> Any:
        from .resource_collection import ResourceCollection

        def collected_by(collection_class: type) -> Any:
            if not issubclass(collection_class, ResourceCollection):
                raise UsageError(f"expected a ResourceCollection, found {collection_class!r}")
            return collection_class(self)

        if self.is_empty:
            return ResourceCollection(self)
        model = self.get(0)
        if model is None or isinstance(model, (str, int, float, list, dict)):
            raise UsageError(f"expected an object under the key 0, received {model!r}")
        cls = type(model)
        if not hasattr(cls, "guess_resource_name"):
            raise UsageError(f"{cls.__name__} has no guess_resource_name(): name the class of the resources")
        collection_class = self._resource_collection_of_marker(cls)
        if collection_class is not None:
            return collected_by(collection_class)
        resource_class = self._resource_of_marker(cls)
        if resource_class is not None:
            return resource_class.collection(self)
        names = cls.guess_resource_name()
        for name in names:
            stem = name.__name__ if isinstance(name, type) else name
            collection_class = find_class(f"{stem}Collection", near=cls)
            if collection_class is not None:
                return collected_by(collection_class)
        for name in names:
            resource_class = find_class(name, near=cls)
            if resource_class is not None:
                return resource_class.collection(self)
        raise UsageError(f"found no resource class for {cls.__name__} among {names!r}")

    def _resource_of_marker(self, cls: Any) -> Optional[Any]:
        return marked_class(cls, RESOURCE)

    def _resource_collection_of_marker(self, cls: Any) -> Optional[Any]:
        return marked_class(cls, RESOURCE_COLLECTION)

    def tap(self, callback: Optional[Callable[[Paginator[T]], Any]] = None) -> Any:
        """Calls the callback with the page, and returns the page.

        :param callback: without one, the result has the operations of the page, and each of them returns the page
        """
        if callback is None:
            return Tap(self)
        callback(self)
        return self


def marked_class(cls: Any, marker: str) -> Optional[Any]:
    """Returns the class that another class, or the class of that name, was marked with; None if there is none."""
    marked = find_class(cls)
    return None if marked is None else find_class(marker_of(marked, marker), near=marked)


class Tap:
    """Has the operations of an object; each returns the object itself."""

    def __init__(self, target: Any) -> None:
        self._target = target

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            getattr(self._target, name)(*args, **named)
            return self._target

        return call
