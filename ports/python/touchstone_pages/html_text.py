"""Text that is HTML."""

from __future__ import annotations

from typing import Any


class HtmlString(str):
    """A text that is HTML already, and is not escaped again by templates that know ``__html__``."""

    def __html__(self) -> str:
        return str(self)


def html_of(rendered: Any) -> str:
    """Returns the HTML of what a view made."""
    return rendered.__html__() if hasattr(rendered, "__html__") else str(rendered)
