"""The Touchstone driver of this port: what it declines, and how it spells the interface's names. The Python kit does the rest."""
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "drivers" / "starters" / "python")]

import touchstone_pages as pages
import touchstone_protocol as kit

IMPLEMENTATION = {"name": "touchstone-pages", "version": "0.1.0", "language": "python"}
SERVES, LACKS, CAPABILITIES = ["*"], [], ["define", "fixtures", "request", "markers"]
TRAITS = {
    "follows": ["ordered-maps", "copied-maps", "shared-objects", "orm-model", "late-static-binding", "virtual-operations", "found-by-name", "keyed-pages", "null-items", "surplus-items", "settable-properties", "own-markers", "bound-closures",
                "keyed-iteration", "slices-and-ranges"],
    "declines": ["absent-is-null", "shared-statics", "messages", "numeric-text", "strict-types", "declared-types", "json-text",
                 "recursive-merge", "query-text", "html-text", "collection-library", "view-names", "static-languages"],
    "notApplicable": [{"trait": "integer-like-keys", "reason": '"3" and 3 are different keys of a dict'}]}
CLASSES = kit.public_classes(pages)
KINDS = {"BadMethodCall": pages.UnknownOperation, "Logic": pages.UsageError, "Type": TypeError,
         "JsonEncoding": pages.EncodingError, "InvalidArgument": ValueError}
MARKERS = {"Collects": pages.collects, "PreserveKeys": lambda value: pages.preserve_keys, "UseResource": pages.use_resource,
           "UseResourceCollection": pages.use_resource_collection}
MISSING, set_request = pages.MISSING, pages.current_request.set
OPTIONS = {"pageName": "page_name", "onEachSide": "links_each_side", "escapeWhenCastingToString": "escapes"}
ARGUMENTS = {"Paginator.__construct": lambda *args: [kit.renamed(arg, OPTIONS) if i == 3 else arg for i, arg in enumerate(args)],
             "JsonResource.macro": lambda name, macro: (kit.snake_case(name), macro),
             "JsonResource.hasMacro": lambda name: (kit.snake_case(name),)}
RESULTS = dict.fromkeys(("Paginator.getOptions", "Paginator.$options"), lambda options: kit.renamed(options, OPTIONS, back=True))
NAMES = {
    **dict.fromkeys(("AbstractPaginator.count", "ResourceCollection.count", "Collection.count"), "__len__"),
    "getIterator": lambda items: kit.Entries(zip(items.keys(), items)), "JsonResource.toArray": "to_representation",
    "toArray": "to_data", "jsonSerialize": "for_json", "toHtml": "__html__", "offsetExists": "__contains__",
    "offsetGet": "__getitem__", "offsetSet": "__setitem__", "offsetUnset": "__delitem__", "appendArray": "_append_all",
    "fragment": lambda page, text=None: page.fragment if text is None else page.with_fragment(text),
    "getCollection": "collection", "getPageName": "page_name", "getOptions": "options", "getUrlRange": "url_range",
    "defaultView": "set_default_view", "defaultSimpleView": "set_default_simple_view", "$defaultView": "default_view",
    "$defaultSimpleView": "default_simple_view", "$escapeWhenCastingToString": "_escapes", "$onEachSide": "links_each_side",
    "resolveResourceFromAttribute": "_resource_of_marker", "throwBadMethodCallException": "_raise_unknown_operation",
    "resolveResourceCollectionFromAttribute": "_resource_collection_of_marker", "JsonResource.with": "extra_data",
    "resolveRequestFromContainer": "_current_request", "JsonResource.$with": "extra", "JsonResource.$additional": "metadata",
    "JsonResource.$preserveKeys": "keep_keys", "JsonResource.$wrap": "wrapper", "$cachedCollectsAttributes": "_cached_collects",
    "$cachedPreserveKeysAttributes": "_cached_preserve_keys",
    "Request.query": lambda request, name, default=None: request.query.get(name, default),
    "JsonResponse.setStatusCode": lambda response, status: setattr(response, "status", status),
    "JsonResponse.header": lambda response, name, value: response.headers.update({name.lower(): value})}
STATE = {pages.Collection: lambda items: {"items": items.all()}, pages.MergeValue: vars,
         pages.JsonResponse: lambda response: {"status": response.status, "headers": response.headers, "content": response.content}}


def reset():
    for forget in (pages.Paginator.flush_state, pages.JsonResource.flush_state, pages.JsonResource.flush_macros,
                   pages.forget_classes, pages.JsonResource._cached_preserve_keys.clear,
                   pages.ResourceCollection._cached_collects.clear):
        forget()
    set_request(None)


if __name__ == "__main__":
    kit.serve(sys.modules[__name__])
