#!/usr/bin/env python3
"""The Touchstone driver of this port: the kit for Python, and how the port spells the interface's names."""
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parent.parent / "drivers" / "starters" / "python")]

import touchstone_pages as pages
import touchstone_protocol as kit

IMPLEMENTATION = {"name": "touchstone-pages", "version": "0.1.0", "language": "python"}
SERVES = ["Paginator.*", "AnonymousResourceCollection.*", "Shared.*", "Error.*"]
LACKS = []
CAPABILITIES = ["define", "fixtures", "request", "markers"]
TRAITS = {
    "follows": ["ordered-maps", "orm-model"],
    "declines": ["messages", "numeric-text", "strict-types", "declared-types", "recursive-merge", "json-text", "query-text",
                 "html-text", "collection-library", "static-languages", "absent-is-null", "shared-statics"],
    "notApplicable": [{"trait": "integer-like-keys", "reason": '"3" and 3 are different keys of a dict'}],
}
CLASSES = {name: getattr(pages, name) for name in (
    "Paginator", "JsonResource", "ResourceCollection", "AnonymousResourceCollection", "Collection", "MissingValue", "MergeValue",
    "JsonResponse", "Request", "HtmlString")}
KINDS = {"BadMethodCall": pages.UnknownOperation, "Logic": pages.UsageError, "Type": TypeError,
         "JsonEncoding": pages.EncodingError, "InvalidArgument": ValueError}
OPTIONS = {"pageName": "page_name", "onEachSide": "links_each_side", "escapeWhenCastingToString": "escapes"}
ARGUMENTS = {
    "Paginator.__construct": lambda items=None, *rest: (items, *(kit.renamed(argument, OPTIONS) for argument in rest)),
    "JsonResource.macro": lambda name, macro: (kit.snake_case(name), macro),
    "JsonResource.hasMacro": lambda name: (kit.snake_case(name),),
}
RESULTS = {name: lambda options: kit.renamed(options, {python: given for given, python in OPTIONS.items()})
           for name in ("Paginator.getOptions", "Paginator.$options")}
MISSING = pages.MISSING
MARKERS = {"Collects": pages.collects, "PreserveKeys": lambda value: pages.preserve_keys, "UseResource": pages.use_resource,
           "UseResourceCollection": pages.use_resource_collection}
NAMES = {
    "AbstractPaginator.count": "__len__", "ResourceCollection.count": "__len__", "Collection.count": "__len__", "getIterator": lambda items: kit.Entries(zip(items.keys(), items)),
    "offsetExists": "__contains__", "offsetGet": "__getitem__", "offsetSet": "__setitem__", "offsetUnset": "__delitem__",
    "toArray": "to_data", "JsonResource.toArray": "to_representation", "jsonSerialize": "for_json", "toHtml": "__html__",
    "fragment": lambda page, text=None: page.fragment if text is None else page.with_fragment(text),
    "getCollection": "collection", "getPageName": "page_name", "getOptions": "options", "getUrlRange": "url_range",
    "appendArray": "_append_all", "$escapeWhenCastingToString": "_escapes", "$onEachSide": "links_each_side",
    "defaultView": "set_default_view", "defaultSimpleView": "set_default_simple_view",
    "$defaultView": "default_view", "$defaultSimpleView": "default_simple_view",
    "guessResourceCollection": "_guess_resource_collection", "resolveResourceFromAttribute": "_resource_of_marker",
    "resolveResourceCollectionFromAttribute": "_resource_collection_of_marker",
    "throwBadMethodCallException": "_raise_unknown_operation", "resolveRequestFromContainer": "_current_request",
    "JsonResource.with": "extra_data", "JsonResource.$with": "extra", "JsonResource.$additional": "metadata",
    "JsonResource.$preserveKeys": "keep_keys", "JsonResource.$wrap": "wrapper",
    "$cachedPreserveKeysAttributes": "_cached_preserve_keys", "$cachedCollectsAttributes": "_cached_collects",
    "Request.query": lambda request, name, default=None: request.query.get(name, default),
    "JsonResponse.setStatusCode": lambda response, status: setattr(response, "status", status),
    "JsonResponse.header": lambda response, name, value: response.headers.update({name.lower(): value}),
}
set_request = pages.current_request.set


def state(value):
    if isinstance(value, pages.Collection):
        return {"items": value.all()}
    if isinstance(value, pages.MergeValue):
        return {"data": value.data}
    if isinstance(value, pages.JsonResponse):
        return {"status": value.status, "headers": value.headers, "content": value.content}
    return {"html": value.__html__()} if hasattr(value, "__html__") and not isinstance(value, pages.Paginator) else {}


def reset():
    pages.Paginator.flush_state()
    pages.JsonResource.flush_state()
    pages.JsonResource.flush_macros()
    pages.forget_classes()
    pages.JsonResource._cached_preserve_keys.clear()
    pages.ResourceCollection._cached_collects.clear()
    set_request(None)


if __name__ == "__main__":
    kit.serve(sys.modules[__name__])
