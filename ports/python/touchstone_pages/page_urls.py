"""The URLs of pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Optional, TypeVar

from .page_state import PageState
from .urls import url_with_query

Page = TypeVar("Page", bound="PageUrls")


class PageUrls(PageState):
    """Puts the URLs of pages together: a path, query parameters, the number of the page, and a fragment."""

    _path: str = "/"
    _query: Dict[str, Any]
    _fragment: Optional[str] = None
    _page_name: str = "page"

    @property
    def path(self) -> str:
        """The path that all URLs begin with."""
        return self._path

    def set_path(self: Page, path: str) -> Page:
        """Sets the path that all URLs begin with, and returns the page."""
        self._path = path
        return self

    def with_path(self: Page, path: str) -> Page:
        """Sets the path that all URLs begin with, and returns the page."""
        return self.set_path(path)

    @property
    def page_name(self) -> str:
        """The query parameter that holds the number of a page."""
        return self._page_name

    def set_page_name(self: Page, name: str) -> Page:
        """Sets the query parameter that holds the number of a page, and returns the page."""
        self._page_name = name
        return self

    @property
    def fragment(self) -> Optional[str]:
        """The fragment of all URLs, without ``#``; None if they have none."""
        return self._fragment

    def with_fragment(self: Page, fragment: str) -> Page:
        """Sets the fragment of all URLs, and returns the page."""
        self._fragment = fragment
        return self

    def _build_fragment(self) -> str:
        return f"#{self._fragment}" if self._fragment else ""

    def url(self, page: int) -> str:
        """Returns the URL of a page; of the first one for numbers below 1."""
        query = {**self._query, self._page_name: max(page, 1)}
        return url_with_query(self.path, query) + self._build_fragment()

    def url_range(self, start: int, end: int) -> Dict[int, str]:
        """Returns the URLs of all pages from start to end, by number; backwards if end is the smaller."""
        step = 1 if start <= end else -1
        return {page: self.url(page) for page in range(start, end + step, step)}

    def appends(self: Page, key: Any = None, value: Any = None, /, **more: Any) -> Page:
        """Adds query parameters to all URLs, and returns the page.

        :param key: a dict of parameters, or the name of one
        :param value: the value of that one
        :param more: further parameters: ``page.appends(sort="name")``
        """
        if isinstance(key, str):
            self._add_query(key, value)
        elif key:
            self._append_all(key)
        return self._append_all(more) if more else self

    def _append_all(self: Page, parameters: Mapping[str, Any]) -> Page:
        for name, value in dict(parameters).items():
            self._add_query(name, value)
        return self

    def _add_query(self: Page, name: str, value: Any) -> Page:
        if name != self._page_name:
            self._query[name] = value
        return self

    def with_query_string(self: Page) -> Page:
        """Adds the parameters of the current query to all URLs, and returns the page."""
        resolver = type(self)._query_string_resolver
        return self if resolver is None else self.appends(resolver())
