"""What every paginator has: the items of one page, the page's number, and the URLs of other pages."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Callable, Dict, Generic, Iterator, List, Optional, TypeVar

from .collection import Collection, Items, Key
from .errors import UnknownOperation
from .forwarding import Forwarding
from .html_text import html_of
from .page_urls import PageUrls
from .shared_state import declares

T = TypeVar("T")


class AbstractPaginator(Forwarding, PageUrls, Generic[T]):
    """One page of items under their keys.

    Iterating gives the items, ``page[key]`` an item, and ``key in page`` tells whether there is one. What a page does
    not have itself is asked of its collection.
    """

    _items: Collection[T]
    _per_page: int
    _current_page: int
    _has_more: bool
    _escapes: bool = False

    links_each_side: int = 3
    """The number of links on each side of the one of the current page."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._options = dict(options)
        self._query: Dict[str, Any] = dict(options.get("query", {}))
        for name in ("path", "fragment", "page_name", "escapes"):
            setattr(self, f"_{name}", options.get(name, getattr(self, f"_{name}")))
        self.links_each_side = options.get("links_each_side", self.links_each_side)

    # ---- The page

    @property
    def current_page(self) -> int:
        """The number of this page."""
        return self._current_page

    @property
    def per_page(self) -> int:
        """The number of items that a page has room for."""
        return self._per_page

    @property
    def first_item(self) -> Optional[int]:
        """The number of the first item, counted over all pages; None if the page is empty."""
        return (self._current_page - 1) * self._per_page + 1 if len(self._items) else None

    @property
    def last_item(self) -> Optional[int]:
        """The number of the last item, counted over all pages; None if the page is empty."""
        first = self.first_item
        return None if first is None else first + len(self) - 1

    @property
    def has_more_pages(self) -> bool:
        """Whether there are more items after this page."""
        return self._has_more

    @property
    def has_pages(self) -> bool:
        """Whether the items take more than one page."""
        return self.current_page != 1 or self.has_more_pages

    @property
    def on_first_page(self) -> bool:
        """Whether this is the first page."""
        return self.current_page <= 1

    @property
    def on_last_page(self) -> bool:
        """Whether this is the last page."""
        return not self.has_more_pages

    def _is_valid_page_number(self, page: int) -> bool:
        return page >= 1

    # ---- Items

    @property
    def items(self) -> Items[T]:
        """The items: a list if their keys are its positions, otherwise a dict."""
        return self._items.all()

    @property
    def collection(self) -> Collection[T]:
        """The collection of the items. A change of it is a change of the page."""
        return self._items

    def set_collection(self, collection: Collection[T]) -> AbstractPaginator[T]:
        """Sets the collection of the items, and returns the page."""
        if not isinstance(collection, Collection):
            raise TypeError(f"set_collection: expected a Collection, received {collection!r}")
        self._items = collection
        return self

    def through(self, callback: Callable[[T, Key], Any]) -> AbstractPaginator[Any]:
        """Replaces every item by what the callback returns for the item and its key, and returns the page."""
        self._items.transform(callback)
        return self

    def load_morph(self, relation: str, relations: Mapping[Any, Any]) -> AbstractPaginator[T]:
        """Has the collection load relations of a mixed relation, and returns the page.

        :raises UnknownOperation: if the collection has no ``load_morph()``
        """
        self.collection.load_morph(relation, relations)
        return self

    def load_morph_count(self, relation: str, relations: Mapping[Any, Any]) -> AbstractPaginator[T]:
        """Has the collection load the counts of relations of a mixed relation, and returns the page.

        :raises UnknownOperation: if the collection has no ``load_morph_count()``
        """
        self.collection.load_morph_count(relation, relations)
        return self

    @property
    def is_empty(self) -> bool:
        """Whether the page has no items."""
        return not self._items

    @property
    def is_not_empty(self) -> bool:
        """Whether the page has items."""
        return bool(self._items)

    @property
    def options(self) -> Dict[str, Any]:
        """The options that the page was made with."""
        return self._options

    def keys(self) -> List[Key]:
        """Returns the keys of the items, in order."""
        return self._items.keys()

    def on_each_side(self, count: int) -> AbstractPaginator[T]:
        """Sets the number of links on each side of the one of the current page, and returns the page."""
        self.links_each_side = count
        return self

    def get(self, key: Key, default: Any = None) -> Any:
        """Returns the item under a key, or the default if there is none."""
        return self._items.get(key, default)

    def __len__(self) -> int:
        return len(self._items)

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[T]:
        return iter(self._items)

    def __contains__(self, key: object) -> bool:
        return key in self._items

    def __getitem__(self, key: Key) -> T:
        return self._items[key]

    def __setitem__(self, key: Optional[Key], item: T) -> None:
        self._items[key] = item

    def __delitem__(self, key: Key) -> None:
        del self._items[key]

    # ---- HTML

    def render(self, view: Optional[str] = None, data: Optional[Mapping[str, Any]] = None) -> Any:
        """Renders the links of the page."""
        raise NotImplementedError

    def __html__(self) -> str:
        return html_of(self.render())

    def __str__(self) -> str:
        html = html_of(self.render())
        return escape(html) if self._escapes else html

    def escape_when_casting_to_string(self, escapes: bool = True) -> AbstractPaginator[T]:
        """Sets whether ``str(page)`` escapes the HTML, and returns the page."""
        self._escapes = escapes
        return self

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or declares(type(self), name):
            return object.__getattribute__(self, name)
        collection = self.collection
        if not hasattr(collection, name):
            raise UnknownOperation(f"neither a {type(self).__name__} nor its collection has {name!r}")
        return self._forwarded(collection, name)
