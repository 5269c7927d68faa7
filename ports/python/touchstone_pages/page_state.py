"""What belongs to the whole process: how the current page is found, and which views render it."""

from __future__ import annotations

from typing import Any, Callable, ClassVar, Optional

from .shared_state import set_shared


class PageState:
    """The state that all paginators share. Set it when the process starts.

    A resolver is a function that the application provides::

        Paginator.current_page_resolver(lambda name: request.args.get(name, 1, type=int))
    """

    _current_path_resolver: ClassVar[Optional[Callable[[], str]]] = None
    _current_page_resolver: ClassVar[Optional[Callable[[str], int]]] = None
    _query_string_resolver: ClassVar[Optional[Callable[[], Any]]] = None
    _view_factory_resolver: ClassVar[Optional[Callable[[], Any]]] = None

    default_view: ClassVar[str] = "pages/tailwind.html"
    """The view of a paginator that knows its last page."""

    default_simple_view: ClassVar[str] = "pages/simple-tailwind.html"
    """The view of a paginator that does not."""

    @classmethod
    def current_path_resolver(cls, resolver: Callable[..., Any]) -> None:
        """Sets the function that returns the path of the current request."""
        set_shared(cls, "_current_path_resolver", resolver)

    @classmethod
    def resolve_current_path(cls, default: str = "/") -> str:
        """Returns the path of the current request, or the default if no resolver is set."""
        return default if cls._current_path_resolver is None else cls._current_path_resolver()

    @classmethod
    def current_page_resolver(cls, resolver: Callable[..., Any]) -> None:
        """Sets the function that returns the current page; it is given the name of the query parameter."""
        set_shared(cls, "_current_page_resolver", resolver)

    @classmethod
    def resolve_current_page(cls, page_name: str = "page", default: int = 1) -> int:
        """Returns the current page, or the default if no resolver is set."""
        return default if cls._current_page_resolver is None else int(cls._current_page_resolver(page_name))

    @classmethod
    def query_string_resolver(cls, resolver: Callable[..., Any]) -> None:
        """Sets the function that returns the query parameters of the current request."""
        set_shared(cls, "_query_string_resolver", resolver)

    @classmethod
    def resolve_query_string(cls, default: Any = None) -> Any:
        """Returns the query parameters of the current request, or the default if no resolver is set."""
        return default if cls._query_string_resolver is None else cls._query_string_resolver()

    @classmethod
    def view_factory_resolver(cls, resolver: Callable[..., Any]) -> None:
        """Sets the function that returns the view factory."""
        set_shared(cls, "_view_factory_resolver", resolver)

    @classmethod
    def view_factory(cls) -> Any:
        """Returns the view factory: an object whose ``make(view, data)`` returns HTML.

        :raises TypeError: if no resolver is set
        """
        if cls._view_factory_resolver is None:
            raise TypeError("there is no view factory: set one with view_factory_resolver()")
        return cls._view_factory_resolver()

    @classmethod
    def set_default_view(cls, view: str) -> None:
        """Sets the view of paginators that know their last page."""
        set_shared(cls, "default_view", view)

    @classmethod
    def set_default_simple_view(cls, view: str) -> None:
        """Sets the view of paginators that do not know their last page."""
        set_shared(cls, "default_simple_view", view)

    @classmethod
    def use_tailwind(cls) -> None:
        """Sets both views to those for Tailwind CSS."""
        set_shared(cls, "default_view", "pages/tailwind.html")
        set_shared(cls, "default_simple_view", "pages/simple-tailwind.html")

    @classmethod
    def flush_state(cls) -> None:
        """Resets the state of the process to its defaults."""
        for of in ("current_path", "current_page", "query_string", "view_factory"):
            set_shared(cls, f"_{of}_resolver", None)
        cls.use_tailwind()
