"""Takes missing values out of data, and merges what stands for several entries."""

from __future__ import annotations

from typing import Any, ClassVar, Dict, List, Optional, Tuple

from .collection import Key, items_of
from .markers import PRESERVE_KEYS, marker_of
from .values import MergeValue, MissingValue, contents_of

Entries = List[Tuple[Key, Any]]


class Filtering:
    """Filters lists and dicts, at every depth.

    A :class:`MergeValue` is merged where it is an element of a list, or stands under an integer key of a dict.
    """

    keep_keys: Optional[bool] = None
    """Whether integer keys are kept. Otherwise data without other keys becomes a list."""

    _cached_preserve_keys: ClassVar[Dict[type, bool]] = {}

    def _filter(self, data: Any) -> Any:
        filtered: Dict[Key, Any] = {}
        entries = entries_in(data)
        for index, (key, value) in enumerate(entries):
            if isinstance(value, (list, dict)):
                filtered[key] = self._filter(value)
            elif isinstance(key, int) and isinstance(value, MergeValue):
                before_and_after = {**filtered, **dict(entries[index:])}
                merge = contents_of(value.data)
                return self._merge_data(
                    rebuilt(data, before_and_after), index, self._filter(merge), isinstance(merge, list)
                )
            elif wraps(value, type(None)):
                filtered[key] = None
            else:
                filtered[key] = value
        return self._remove_missing_values(rebuilt(data, filtered))

    def _merge_data(self, data: Any, index: int, merge: Any, numeric_keys: bool) -> Any:
        entries = entries_in(data)
        before, after = entries[:index], entries[index + 1 :]
        if numeric_keys:
            rest = self._filter([value for _, value in after])
            return self._remove_missing_values(concatenated(before, entries_in(merge), entries_in(rest)))
        rest = self._filter(dict(after))
        union: Dict[Key, Any] = {}
        for key, value in before + entries_in(merge) + entries_in(rest):
            union.setdefault(key, value)
        return self._remove_missing_values(items_of(union))

    def _remove_missing_values(self, data: Any) -> Any:
        kept = {
            key: value
            for key, value in entries_in(data)
            if not isinstance(value, MissingValue) and not wraps(value, MissingValue)
        }
        if self._keeps_keys() or not all(isinstance(key, int) for key in kept):
            return rebuilt(data, kept)
        return list(kept.values()) if kept or isinstance(data, list) else kept

    def _keeps_keys(self) -> bool:
        return self._is_marked() or self.keep_keys is True

    @classmethod
    def _is_marked(cls) -> bool:
        if cls not in cls._cached_preserve_keys:
            cls._cached_preserve_keys[cls] = marker_of(cls, PRESERVE_KEYS) is True
        return cls._cached_preserve_keys[cls]


def entries_in(data: Any) -> Entries:
    """Returns the pairs of key and value of a list or a dict."""
    return list(data.items() if isinstance(data, dict) else enumerate(data))


def rebuilt(data: Any, entries: Dict[Key, Any]) -> Any:
    """Returns entries as a dict if they came from one, and as a list if their keys still are its positions."""
    return entries if isinstance(data, dict) else items_of(entries)


def concatenated(*parts: Entries) -> Any:
    """Returns the entries one after another: integer keys count on, and a later value of a name takes its place."""
    joined: Dict[Key, Any] = {}
    position = 0
    for key, value in (entry for part in parts for entry in part):
        if isinstance(key, int):
            key, position = position, position + 1
        joined[key] = value
    return items_of(joined)


def wraps(value: Any, kind: type) -> bool:
    """Tells whether a value is a resource that wraps something of that kind."""
    return isinstance(value, Filtering) and isinstance(vars(value).get("resource"), kind)
