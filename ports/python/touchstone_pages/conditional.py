"""Attributes that depend on a condition, or on what a model has loaded."""

from __future__ import annotations

import re
import string
from typing import Any, Sized

from .filtering import Filtering
from .values import MISSING, MergeValue, contents_of, result_of

BLANKS = string.whitespace + "\0"
"""What a text may hold and still be blank: zero bytes fill up columns of a fixed width."""

OMITTED: Any = object()
"""Stands for an argument that was not given, where None is a value."""


class ConditionalAttributes(Filtering):
    """Values that are there on a condition. A value or a default that is a function is called when it is needed.

    A model tells what it has loaded: ``get_attributes()``, ``relation_loaded(name)``, ``has_appended(name)``.
    """

    resource: Any

    def _when(self, condition: Any, value: Any, default: Any = MISSING) -> Any:
        return result_of(value) if condition else result_of(default)

    def unless(self, condition: Any, value: Any, default: Any = MISSING) -> Any:
        """Returns the value if the condition does not hold, otherwise the default."""
        return self._when(not condition, *given(value, default))

    def _merge(self, value: Any) -> Any:
        return self._merge_when(True, value)

    def _merge_when(self, condition: Any, value: Any, default: Any = MISSING) -> Any:
        if condition:
            return MergeValue(contents_of(result_of(value)))
        return MISSING if default is MISSING else MergeValue(contents_of(result_of(default)))

    def _merge_unless(self, condition: Any, value: Any, default: Any = MISSING) -> Any:
        return self._merge_when(not condition, *given(value, default))

    def _attributes(self, names: Any) -> MergeValue:
        data = self.resource.to_data()
        return MergeValue({name: data[name] for name in data if name in names})

    def when_has(self, attribute: str, value: Any = OMITTED, default: Any = MISSING) -> Any:
        """Returns an attribute if the model has it, or what is made of it; otherwise the default."""
        if attribute not in self.resource.get_attributes():
            return result_of(default)
        shown = getattr(self.resource, attribute)
        return shown if value is OMITTED else result_of(value, shown)

    def _when_null(self, value: Any, default: Any = MISSING) -> Any:
        return self._when(value is None, *given(value, default))

    def _when_not_null(self, value: Any, default: Any = MISSING) -> Any:
        return self._when(value is not None, *given(value, default))

    def _when_appended(self, attribute: str, value: Any = OMITTED, default: Any = MISSING) -> Any:
        if not self.resource.has_appended(attribute):
            return result_of(default)
        return getattr(self.resource, attribute) if value is OMITTED else result_of(value)

    def _when_loaded(self, relationship: str, value: Any = None, default: Any = MISSING) -> Any:
        if not self.resource.relation_loaded(relationship):
            return result_of(default)
        return presented(getattr(self.resource, relationship), value)

    def when_counted(self, relationship: str, value: Any = None, default: Any = MISSING) -> Any:
        """Returns the number of related models if it was counted, or what is made of it; otherwise the default."""
        return self._when_computed(with_ending(snake_case(relationship), "_count"), value, default)

    def when_aggregated(
        self, relationship: str, column: str, aggregate: str, value: Any = None, default: Any = MISSING
    ) -> Any:
        """Returns a figure over related models if it was computed, or what is made of it; otherwise the default."""
        return self._when_computed(f"{snake_case(relationship)}_{aggregate}_{column}", value, default)

    def when_exists_loaded(self, relationship: str, value: Any = OMITTED, default: Any = MISSING) -> Any:
        """Returns whether related models exist if that was asked, or what is made of it; otherwise the default."""
        attributes = self.resource.get_attributes()
        name = with_ending(snake_case(relationship), "_exists")
        if name not in attributes:
            return result_of(default)
        found = attributes[name]
        return found if value is OMITTED or found is None else result_of(value, found)

    def _when_computed(self, name: str, value: Any, default: Any) -> Any:
        attributes = self.resource.get_attributes()
        return presented(attributes[name], value) if name in attributes else result_of(default)

    def _when_pivot_loaded(self, table: Any, value: Any, default: Any = MISSING) -> Any:
        return self._when_pivot_loaded_as("pivot", table, *given(value, default))

    def _when_pivot_loaded_as(self, accessor: str, table: Any, value: Any, default: Any = MISSING) -> Any:
        return self._when(self._has_pivot_loaded_as(accessor, table), *given(value, default))

    def _has_pivot_loaded(self, table: Any) -> bool:
        return self._has_pivot_loaded_as("pivot", table)

    def _has_pivot_loaded_as(self, accessor: str, table: Any) -> bool:
        pivot = getattr(self.resource, accessor, None)
        if pivot is None:
            return False
        if any(table in (cls, cls.__name__) for cls in type(pivot).__mro__):
            return True
        return hasattr(pivot, "get_table") and pivot.get_table() == table

    def _transform(self, value: Any, callback: Any, default: Any = MISSING) -> Any:
        if not is_blank(value):
            return callback(value)
        return default(value) if callable(default) else default


def given(value: Any, default: Any) -> Any:
    """Returns the arguments that were given, so that they are handed on as they came."""
    return (value,) if default is MISSING else (value, default)


def presented(found: Any, value: Any) -> Any:
    """Returns what was found on a model, or what the value makes of it; None stays None."""
    return found if found is None or value is None else result_of(value, found)


def is_blank(value: Any) -> bool:
    """Tells whether there is nothing in a value: None, a text of blanks, or something of no length."""
    if isinstance(value, str):
        return not value.strip(BLANKS)
    return value is None or (isinstance(value, Sized) and len(value) == 0)


def snake_case(name: str) -> str:
    """Returns a name in snake case: ``blogPosts`` and ``blog posts`` are ``blog_posts``."""
    words = "".join(word[:1].upper() + word[1:] for word in name.split()) if re.search("[^a-z]", name) else name
    return re.sub(r"(?<=.)(?=[A-Z])", "_", words).lower()


def with_ending(name: str, ending: str) -> str:
    """Returns a name with the ending once."""
    while name.endswith(ending):
        name = name[: -len(ending)]
    return name + ending
