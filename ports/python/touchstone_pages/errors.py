"""The errors of this package. Each is also of the built-in type that a caller would expect."""


class PagesError(Exception):
    """The base of all errors that this package raises on its own account."""


class UsageError(PagesError):
    """A rule of the components is broken, such as a collected class that is no resource."""


class UnknownOperation(PagesError, AttributeError):
    """Neither an object nor what it forwards to has an attribute of that name."""


class NoCurrentRequest(PagesError, LookupError):
    """A request is needed, none was given, and none is current."""


class EncodingError(PagesError, ValueError):
    """A resource or a page cannot be written as JSON."""


class ResponseError(PagesError, ValueError):
    """The body of a response cannot be written as JSON."""


class RouteBindingError(PagesError):
    """A resource was asked to find a model for a route."""
