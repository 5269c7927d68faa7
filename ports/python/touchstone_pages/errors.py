"""The errors of this package. Where a built-in error means the same, the class derives from it too."""


class PagesError(Exception):
    """The base of the errors of this module. Arguments of the wrong type raise TypeError, an unknown class name LookupError."""


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
