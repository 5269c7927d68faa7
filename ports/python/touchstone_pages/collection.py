"""Items under their keys, in order: what a list and a dict have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Callable, Dict, Generic, Iterator, List, Optional, Tuple, TypeVar, Union

from .errors import UnknownOperation

T = TypeVar("T")
Key = Union[int, str]
Items = Union[List[T], Dict[Key, T]]


class Collection(Generic[T]):
    """An ordered collection of items, each under a key. The keys of a list are its positions.

    Iterating gives the items, as of a list; ``in`` asks for a key, as of a dict. A key stays with its item for as long
    as the item is there: removing the first item of a list does not move the others.
    """

    def __init__(self, items: Any = ()) -> None:
        self._entries: Dict[Key, T] = entries_of(items)
        self._next = next_key(self._entries)

    def all(self) -> Items[T]:
        """Returns the items: a list if the keys are its positions, otherwise a dict."""
        return items_of(self._entries)

    def to_data(self) -> Items[Any]:
        """Returns the items, each of them as plain data if it can say what it is made of."""
        return items_of({key: expanded(item) for key, item in self._entries.items()})

    def for_json(self) -> Items[T]:
        """Returns the data to write as JSON."""
        return self.all()

    def keys(self) -> List[Key]:
        """Returns the keys, in order."""
        return list(self._entries)

    def entries(self) -> List[Tuple[Key, T]]:
        """Returns the pairs of key and item, in order."""
        return list(self._entries.items())

    def push(self, *items: T) -> Collection[T]:
        """Adds items at the end, and returns the collection."""
        for item in items:
            self[None] = item
        return self

    def transform(self, callback: Callable[[T, Key], Any]) -> Collection[Any]:
        """Replaces every item by what the callback returns for the item and its key, and returns the collection."""
        # A callback that fails leaves every item as it was.
        self._entries.update({key: callback(item, key) for key, item in self.entries()})
        return self

    def map(self, callback: Callable[[T, Key], Any]) -> Collection[Any]:
        """Returns a new collection of what the callback returns for each item and its key."""
        return type(self)({key: callback(item, key) for key, item in self._entries.items()})

    def first(self, default: Any = None) -> Any:
        """Returns the first item, or the default if there is none."""
        return next(iter(self), default)

    def get(self, key: Key, default: Any = None) -> Any:
        """Returns the item under a key, or the default if there is none."""
        return self._entries.get(key, default)

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[T]:
        return iter(list(self._entries.values()))

    def __contains__(self, key: object) -> bool:
        return key in self._entries

    def __getitem__(self, key: Key) -> T:
        return self._entries[key]

    def __setitem__(self, key: Optional[Key], item: T) -> None:
        """Sets the item under a key; the key None stands for the next free position."""
        key = self._next if key is None else key
        self._entries[key] = item
        self._next = max(self._next, next_key([key]))

    def __delitem__(self, key: Key) -> None:
        del self._entries[key]

    def __getattr__(self, name: str) -> Any:
        raise UnknownOperation(f"a {type(self).__name__} has no {name!r}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Collection) and self.entries() == other.entries()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.all()!r})"


def entries_of(items: Any) -> Dict[Key, Any]:
    """Returns the entries of anything that holds items, as a new dict.

    :raises TypeError: if it holds none, as a number or a text
    """
    if items is None:
        return {}
    if isinstance(items, Collection):
        return dict(items.entries())
    if isinstance(items, Mapping):
        return dict(items)
    if hasattr(type(items), "to_data"):
        return entries_of(items.to_data())
    if hasattr(type(items), "keys"):
        return {key: items[key] for key in items.keys()}
    if isinstance(items, Iterable) and not isinstance(items, (str, bytes)):
        return dict(enumerate(items))
    if hasattr(type(items), "for_json"):
        return entries_of(items.for_json())
    raise TypeError(f"expected items, such as a list, a dict or a Collection, received {items!r}")


def items_of(entries: Mapping[Key, T]) -> Items[T]:
    """Returns entries as a list if their keys are its positions, otherwise as a dict."""
    return list(entries.values()) if is_list(entries) else dict(entries)


def is_list(entries: Mapping[Key, Any]) -> bool:
    """Tells whether the keys are the positions of a list."""
    return all(type(key) is int and key == position for position, key in enumerate(entries))


def next_key(keys: Iterable[Key]) -> int:
    """Returns the position after the last one among the keys."""
    return max((key for key in keys if isinstance(key, int)), default=-1) + 1


def expanded(item: Any) -> Any:
    """Returns the plain data of an item that has ``to_data()``; any other item as it is."""
    return item.to_data() if hasattr(type(item), "to_data") else item
