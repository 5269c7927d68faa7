Feature: Responses of pages: what the page itself says
  Links and metadata come from the page, and the origin of the response from its items.

  Background:
    Given the current request is "/posts"

  @level:observed @op:AnonymousResourceCollection.response
  Rule: When the page knows the URL of its last page, the links have it

    @id:collection-paginated-last-link
    Scenario: The URL of the last page is a link, everything else is metadata
      Given the class Archive extending Paginator with
        """
        {
          "methods": {
            "toArray": {
              "data": [],
              "first_page_url": "/first",
              "last_page_url": "/last",
              "next_page_url": "/next",
              "prev_page_url": "/prev",
              "volume": 4,
              "total": 9,
              "links": 3,
              "sold": 0
            }
          }
        }
        """
      And a new AnonymousResourceCollection from [{"$new": ["Archive", [[1]], 1]}, "JsonResource"]
      When "response" is called
      Then the response body at "/links" is {"first": "/first", "last": "/last", "prev": "/prev", "next": "/next"}
      And the response body at "/meta" is {"volume": 4, "total": 9, "links": 3, "sold": 0}

    @id:collection-paginated-address-empty @op:Paginator.url @trait:virtual-operations @trait:surplus-items
    Scenario: A link that is empty text is there
      Given the class Own extending Paginator with
        """
        {"methods": {"url": ""}}
        """
      And a new AnonymousResourceCollection from [{"$new": ["Own", [[1], [2]], 1, 2]}, "JsonResource"]
      When "response" is called
      Then the response body at "/links" is {"first": "", "last": null, "prev": "", "next": ""}

    @id:collection-paginated-json-form @op:Paginator.toArray @op:Paginator.jsonSerialize
    Scenario: Links and metadata come from the page as an array, whatever its own JSON form
      Given the class Archive extending Paginator with
        """
        {"methods": {"jsonSerialize": {"data": [], "volume": 4}}}
        """
      And a new AnonymousResourceCollection from [{"$new": ["Archive", [[1]], 1, 3, {"path": "/songs"}]}, "JsonResource"]
      When "response" is called
      Then the response body at "/links/prev" is the URL "/songs?page=2"
      And the response body at "/meta/current_page" is 3

    @id:collection-paginated-numbered @trait:integer-like-keys
    Scenario: What stands under a number is metadata as well
      Given the class Archive extending Paginator with
        """
        {"methods": {"toArray": {"data": [], "first_page_url": "/first", "last_page_url": "/last", "volume": 4, "7": "x"}}}
        """
      And a new AnonymousResourceCollection from [{"$new": ["Archive", [[1]], 1]}, "JsonResource"]
      When "response" is called
      Then the response body at "/links" is {"first": "/first", "last": "/last", "prev": null, "next": null}
      And the response body at "/meta" is {"volume": 4, "7": "x"}

  @level:observed @op:AnonymousResourceCollection.response
  Rule: Without a query to add the page is not asked to add any

    @id:collection-paginated-no-query
    Scenario: appends is not called
      Given the closure "appends" that returns null
      And the class Archive extending Paginator with
        """
        {"methods": {"appends": {"$ref": "appends"}}}
        """
      And a new AnonymousResourceCollection from [{"$new": ["Archive", [[1]], 1]}, "JsonResource"]
      When "response" is called
      Then the closure "appends" was not called

  @level:observed @op:AnonymousResourceCollection.response
  Rule: The page that is asked to add a query stays the one that is answered with

    @id:collection-paginated-appends-result @op:AnonymousResourceCollection.withQuery @trait:virtual-operations @trait:surplus-items
    Scenario: appends gives another page
      Given the class Archive extending Paginator with
        """
        {"methods": {"appends": {"$new": ["Archive", [[3]], 1, 7]}}}
        """
      And a new AnonymousResourceCollection from [{"$new": ["Archive", [[1], [2]], 1]}, "JsonResource"]
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then the response body at "/meta/current_page" is 1

  @level:observed @op:AnonymousResourceCollection.count @op:AnonymousResourceCollection.getIterator @op:AnonymousResourceCollection.resolve
  Rule: The items are those that the page had when the collection was made

    @id:collection-paginated-page-refilled
    Scenario: The page is given other items
      Given the resource class PostResource that gives {"id": {"$item": "id"}}
      And "page" is a new Paginator from [[{"id": 1}, {"id": 2}], 2]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "setCollection" of "page" is called with [{"$new": ["Collection", [{"$new": ["PostResource", {"id": 5}]}]]}]
      When "getIterator" is called
      Then the result iterates over [{"$a": "PostResource"}, {"$a": "PostResource"}]
      And "count" gives 2
      And "resolve" gives [{"id": 1}, {"id": 2}]

  @level:observed @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.$resource
  Rule: Whether there are links is up to the underlying value that is there when the response is made

    @id:collection-paginated-resource-set @trait:settable-properties @trait:surplus-items
    Scenario: A page takes the place of a list
      Given the resource class PostResource that gives {"id": {"$item": "id"}}
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "resource" is set to {"$new": ["Paginator", [{"$new": ["PostResource", {"id": 5}]}, {"$new": ["PostResource", {"id": 6}]}], 1]}
      When "response" is called
      Then the response body at "/data" is [{"id": 1}]
      And the response body at "/links/next" is the URL "/?page=2"

    @id:collection-paginated-resource-unset @trait:settable-properties @trait:surplus-items
    Scenario: A list takes the place of a page
      Given the resource class PostResource that gives {"id": {"$item": "id"}}
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 1]}, "PostResource"]
      And the property "resource" is set to {"$new": ["Collection", [{"$new": ["PostResource", {"id": 5}]}]]}
      When "response" is called
      Then the response body is {"data": [{"id": 1}]}

    @id:collection-paginated-collection-of-page @op:AnonymousResourceCollection.collection @trait:surplus-items
    Scenario: A collection of a collection of a page has none
      Given "pages" is a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 1]}, "JsonResource"]
      And the static operation "collection" of JsonResource is called with [{"$ref": "pages"}]
      And the result is kept as "it"
      When "response" is called
      Then the response body is {"data": [{"id": 1}]}

  @level:observed @op:AnonymousResourceCollection.response
  Rule: The origin of the response is what each item has as its resource

    @id:collection-paginated-original-objects @trait:static-languages
    Scenario: Items that are no resources
      Given the class Box with
        """
        {"properties": {"resource": "boxed"}, "methods": {"toArray": [], "resolve": []}}
        """
      And the class Bare with
        """
        {"methods": {"toArray": [], "resolve": []}}
        """
      And a new ResourceCollection from [{"$new": ["Paginator", [{"$new": ["JsonResource", {"id": 1}]}, {"$new": ["Box"]}, {"$new": ["Bare"]}], 5]}]
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"$a": "Collection", "items": [{"id": 1}, "boxed", null]}

    @id:collection-paginated-original-bare @trait:static-languages
    Scenario: Items that are no objects
      Given the class SilentCollection extending ResourceCollection with
        """
        {"methods": {"toArray": []}}
        """
      And a new SilentCollection from [{"$new": ["Paginator", [{"resource": 7}, {"id": 1}, 5], 5]}]
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"$a": "Collection", "items": [7, null, null]}

    @id:collection-paginated-original-falsy
    Scenario: Resources of 0 and of an empty text
      Given the resource class PostResource that gives {"kind": "post"}
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [0, ""], 5]}, "PostResource"]
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"$a": "Collection", "items": [0, ""]}

    @id:collection-paginated-original-of-resources
    Scenario: Items that are resources of resources
      Given the resource class PostResource that gives {"kind": "post"}
      And "inner" is a new JsonResource from [{"id": 1}]
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"$new": ["PostResource", {"$ref": "inner"}]}], 5]}, "PostResource"]
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"$a": "Collection", "items": [{"$ref": "inner"}]}

    @id:collection-paginated-original-of-page @op:AnonymousResourceCollection.$collection @trait:settable-properties
    Scenario: Items of the page, also where the collection was given others
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 1]}, "JsonResource"]
      And the property "collection" is set to {"$new": ["Collection", [{"$new": ["JsonResource", {"id": 5}]}]]}
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"$a": "Collection", "items": [{"id": 1}]}
