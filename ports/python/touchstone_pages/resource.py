"""The JSON form of one object."""

from __future__ import annotations

import dataclasses
from typing import Any, ClassVar, Dict, Optional

from .conditional import ConditionalAttributes
from .delegation import Delegation
from .errors import EncodingError
from .json_text import JsonFlag, json_text
from .known_classes import remember_class
from .request import require_current_request
from .response import JsonResponse, respond
from .shared_state import declares, set_shared


class JsonResource(ConditionalAttributes, Delegation):
    """The JSON form of one object. Derive from it, and say in :meth:`to_representation` what is shown.

    :param resource: the object, a dict or a list, or None
    :param key: not used here; a collection hands the key of each item over, for subclasses that want it
    """

    wrapper: ClassVar[Optional[str]] = "data"
    """The key that the data of a response is put under, or None. Subclasses share it unless they set one."""

    force_wrapping: ClassVar[bool] = False
    """Whether data is put under that key also where it has such a key already."""

    extra: Dict[str, Any] = {}
    """Extra data at the top level of a response."""

    metadata: Dict[str, Any] = {}
    """Metadata at the top level of a response, merged in after the extra data."""

    def __init__(self, resource: Any, key: Any = None) -> None:
        self.resource = resource
        self.extra = dict(self.extra)
        self.metadata = dict(self.metadata)

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        remember_class(cls)

    @classmethod
    def make(cls, *args: Any) -> Any:
        """Returns a new resource."""
        return cls(*args)

    @classmethod
    def collection(cls, resource: Any) -> Any:
        """Returns a collection of resources of this class, made of items or of a page of them."""
        made = cls._new_collection(resource)
        if cls._is_marked() or cls.keep_keys is not None:
            made.keep_keys = cls._is_marked() or cls.keep_keys
        return made

    @classmethod
    def _new_collection(cls, resource: Any) -> Any:
        from .resource_collection import AnonymousResourceCollection

        return AnonymousResourceCollection(resource, cls)

    # ---- Data

    def to_representation(self, request: Any) -> Any:
        """Returns what is shown of the object: by default all of it.

        :raises TypeError: if the object does not say what it is made of
        """
        if self.resource is None:
            return {}
        if isinstance(self.resource, (list, dict)):
            return self.resource
        if hasattr(type(self.resource), "to_data"):
            return self.resource.to_data()
        if dataclasses.is_dataclass(self.resource):
            return {field.name: getattr(self.resource, field.name) for field in dataclasses.fields(self.resource)}
        raise TypeError(f"{type(self).__name__} wraps {self.resource!r}, which has no to_data()")

    def to_attributes(self, request: Any) -> Any:
        """Returns the attribute ``attributes`` if the resource has one, otherwise :meth:`to_representation`."""
        if "attributes" in vars(self) or declares(type(self), "attributes"):
            return self.attributes
        return self.to_representation(request)

    def resolve_resource_data(self, request: Any) -> Any:
        """Returns the data before missing values are taken out."""
        return self.to_attributes(request)

    def resolve(self, request: Any = None) -> Any:
        """Returns the data: a list or a dict without missing values, where resources inside are still resources.

        :param request: by default the current request
        :raises TypeError: if :meth:`to_representation` returns None, as it does without a ``return``
        """
        request = self._current_request() if request is None else request
        data = self.resolve_resource_data(request)
        if data is None:
            raise TypeError(f"{type(self).__name__}.to_representation: expected data, received None")
        if not isinstance(data, (list, dict)):
            data = data.to_data() if hasattr(type(data), "to_data") else data.for_json()
        return self._filter(data)

    def _current_request(self) -> Any:
        return require_current_request()

    def for_json(self) -> Any:
        """Returns the data to write as JSON."""
        return self.resolve(self._current_request())

    def to_json(self, flags: int = 0) -> str:
        """Returns the data as JSON text.

        :param flags: any of :class:`JsonFlag`
        :raises EncodingError: if something in the data has no JSON form
        """
        data = self.for_json()
        try:
            return json_text(data, flags)
        except ValueError as error:
            raise EncodingError(f"{type(self).__name__} cannot be written as JSON: {error}") from error

    def to_pretty_json(self, flags: int = 0) -> str:
        """Returns the data as indented JSON text."""
        return self.to_json(flags | JsonFlag.PRETTY)

    # ---- The response

    def extra_data(self, request: Any) -> Dict[str, Any]:
        """Returns the extra data at the top level of a response: by default :attr:`extra`."""
        return self.extra

    def additional(self, metadata: Dict[str, Any]) -> Any:
        """Sets the metadata at the top level of a response, and returns the resource."""
        self.metadata = metadata
        return self

    def json_options(self) -> int:
        """Returns the flags that a response is written with, of :class:`JsonFlag`."""
        return 0

    def with_response(self, request: Any, response: JsonResponse) -> None:
        """Changes a response before it is sent. Does nothing by default."""

    def response(self, request: Any = None) -> JsonResponse:
        """Returns the response to a request, by default to the current one."""
        return self.to_response(self._current_request() if request is None else request)

    def to_response(self, request: Any) -> JsonResponse:
        """Returns the response to a request."""
        created = getattr(self.resource, "was_recently_created", False) is True
        return respond(self, request, self.resource, status=201 if created else 200)

    @classmethod
    def wrap(cls, key: str) -> None:
        """Sets the key that the data of responses is put under."""
        set_shared(cls, "wrapper", key)

    @classmethod
    def without_wrapping(cls) -> None:
        """Puts the data of responses under no key."""
        set_shared(cls, "wrapper", None)

    @classmethod
    def flush_state(cls) -> None:
        """Resets the settings of wrapping to their defaults."""
        set_shared(cls, "wrapper", "data")
        set_shared(cls, "force_wrapping", False)


remember_class(JsonResource)
