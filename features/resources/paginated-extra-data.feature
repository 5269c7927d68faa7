@op:AnonymousResourceCollection.response
Feature: AnonymousResourceCollection.response of a page: extra data and wrapper key
  Links and meta are extra data themselves: others are merged into them, and they keep the data wrapped.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"
    And "page" is a new Paginator from [[{"id": 1}], 1]
    And "hasMorePagesWhen" of "page" is called with [true]
    And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]

  @level:stated
  Rule: Extra data are part of the response of a page

    @id:collection-paginated-extra-stated @op:Statement.collectionExtraData @op:AnonymousResourceCollection.additional
    Scenario: Additional metadata
      Given "additional" is called with [{"took": 5}]
      When "response" is called
      Then somewhere in the response body is "took" with 5
      And somewhere in the response is a URL with
        | query page | 2 |

    @id:collection-paginated-with-stated @op:Statement.collectionExtraData @op:AnonymousResourceCollection.$with @trait:settable-properties
    Scenario: Extra data
      Given the property "with" is set to {"version": "2"}
      When "response" is called
      Then somewhere in the response body is "version" with "2"
      And somewhere in the response is a URL with
        | query page | 2 |

    @id:collection-paginated-with-and-additional-stated @op:Statement.collectionExtraData @op:AnonymousResourceCollection.$with @trait:settable-properties @op:AnonymousResourceCollection.additional
    Scenario: Extra data and metadata
      Given "additional" is called with [{"took": 5}]
      And the property "with" is set to {"version": "2"}
      When "response" is called
      Then somewhere in the response body is "took" with 5
      And somewhere in the response body is "version" with "2"

  @level:stated @op:AnonymousResourceCollection.wrap @boot-only
  Rule: The array of a page stands under the wrapper key
    # The key is that of "the outer-most array", of a page or not.

    @id:collection-paginated-wrap-stated
    Scenario: The key "posts"
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      When "response" is called
      Then the response body at "/posts" is [{"id": 1}]
      And somewhere in the response is a URL with
        | query page | 2 |

  @level:observed
  Rule: Links and meta come first, then the data of "with", then the additional data

    @id:collection-paginated-extra-order @op:AnonymousResourceCollection.$with @trait:ordered-maps @trait:settable-properties @op:AnonymousResourceCollection.additional
    Scenario: The whole body
      Given "additional" is called with [{"a": 1}]
      And the property "with" is set to {"w": 2}
      When "response" is called
      Then the response body is
        """json
        {
          "data": [{ "id": 1 }],
          "links": { "first": "/?page=1", "last": null, "prev": null, "next": "/?page=2" },
          "meta": {
            "current_page": 1,
            "current_page_url": "/?page=1",
            "from": 1,
            "path": "/",
            "per_page": 1,
            "to": 1
          },
          "w": 2,
          "a": 1
        }
        """

    @id:collection-paginated-extra-merge @op:AnonymousResourceCollection.additional
    Scenario Outline: Additional <data> give <value> at <place>
      Given "additional" is called with [<data>]
      When "response" is called
      Then the response body at "<place>" is <value>

      Examples: new names
        | case     | data                       | place       | value |
        | new-meta | {"meta": {"took": 5}}      | /meta/took  |     5 |
        | new-link | {"links": {"self": "/me"}} | /links/self | "/me" |

      @trait:recursive-merge
      Examples: a name that is there already
        | case            | data                      | place          | value               |
        | meta-clash      | {"meta": {"per_page": 9}} | /meta/per_page | [1, 9]              |
        | meta-null-clash | {"meta": {"path": null}}  | /meta/path     | ["/", null]         |
        | meta-scalar     | {"meta": "x"}             | /meta/0        | "x"                 |
        | link-clash      | {"links": {"next": "/n"}} | /links/next    | ["/?page=2", "/n"]  |
        | null-link-clash | {"links": {"last": "/l"}} | /links/last    | [null, "/l"]        |
        | more-data       | {"data": ["more"]}        | /data          | [{"id": 1}, "more"] |

      @trait:recursive-merge @trait:integer-like-keys
      Examples: a number
        | case   | data       | place | value |
        | number | {"7": "x"} | /0    | "x"   |

    @id:collection-paginated-extra-three @op:AnonymousResourceCollection.$with @trait:recursive-merge @trait:settable-properties @op:AnonymousResourceCollection.additional
    Scenario: Page, "with" and additional data under one name are listed in that order
      Given "additional" is called with [{"meta": {"per_page": 9, "n": 2}}]
      And the property "with" is set to {"meta": {"per_page": 8, "n": 1}}
      When "response" is called
      Then the response body at "/meta/per_page" is [1, 8, 9]
      And the response body at "/meta/n" is [1, 2]

    @id:collection-paginated-extra-named @op:AnonymousResourceCollection.collects @op:AnonymousResourceCollection.with
    Scenario: A named collection with extra data of its own
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"with": {"meta": {"source": "import"}}}}
        """
      And a new PostCollection from [{"$new": ["Paginator", [{"id": 1}], 1]}]
      When "response" is called
      Then the response body at "/meta/source" is "import"
      And the response body at "/meta/per_page" is 1

    @id:collection-paginated-extra-meta @trait:recursive-merge @trait:settable-properties
    Scenario Outline: Extra data named "meta" are merged with those of the page: "<property>"
      Given the property "<property>" is set to {"meta": {"took": 5}}
      When "response" is called
      Then the response body at "/meta/took" is 5
      And the response body at "/meta/per_page" is 1

      @op:AnonymousResourceCollection.$additional
      Examples:
        | case       | property   |
        | additional | additional |

      @op:AnonymousResourceCollection.$with
      Examples:
        | case | property |
        | with | with     |

  @level:observed
  Rule: The items of a page stand under the wrapper key

    @id:collection-paginated-wrap @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: Another key
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      When "response" is called
      Then the response body at "/posts" is [{"id": 1}]
      And the response body has nothing at "/data"
      And the response body at "/meta/to" is 1

    @id:collection-paginated-unwrapped @op:AnonymousResourceCollection.withoutWrapping @boot-only
    Scenario: Without wrapping they still stand under "data"
      Given the static operation "withoutWrapping" of JsonResource is called with []
      When "response" is called
      Then the response body at "/data" is [{"id": 1}]
      And the response body at "/links/next" is the URL "/?page=2"

    @id:collection-paginated-falsy-wrap @op:AnonymousResourceCollection.wrap @trait:numeric-text @boot-only
    Scenario Outline: With the key <key> they stand under it
      Given the static operation "wrap" of JsonResource is called with [<key>]
      When "response" is called
      Then the response body at "<place>" is [{"id": 1}]
      And the response body has nothing at "/data"

      Examples:
        | case  | key | place |
        | empty | ""  | /     |
        | zero  | "0" | /0    |

    @id:collection-paginated-wrap-meta @op:AnonymousResourceCollection.wrap @trait:recursive-merge @boot-only
    Scenario: With the key "meta" items and meta are merged
      Given the static operation "wrap" of JsonResource is called with ["meta"]
      When "response" is called
      Then the response body is
        """json
        {
          "meta": {
            "0": { "id": 1 },
            "current_page": 1,
            "current_page_url": "/?page=1",
            "from": 1,
            "path": "/",
            "per_page": 1,
            "to": 1
          },
          "links": { "first": "/?page=1", "last": null, "prev": null, "next": "/?page=2" }
        }
        """

    @id:collection-paginated-wrap-present @trait:keyed-pages @trait:settable-properties @op:AnonymousResourceCollection.additional
    Scenario: Items are not wrapped where one of them stands under the wrapper key
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", {"data": {"id": 1}, "z": {"id": 2}}, 5]}, "PostResource"]
      And the property "with" is set to {"version": 2}
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then the response body at "/data" is {"id": 1}
      And the response body at "/z" is {"id": 2}
      And the response body at "/version" is 2
      And the response body at "/took" is 5
      And the response body at "/meta/per_page" is 5

    @id:collection-paginated-item-links @trait:keyed-pages
    Scenario: An item of the name "links" is wrapped with the others
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", {"links": {"id": 1}}, 5]}, "PostResource"]
      When "response" is called
      Then the response body at "/data" is {"links": {"id": 1}}
      And the response body at "/links/first" is the URL "/?page=1"

    @id:collection-paginated-own-envelope @op:AnonymousResourceCollection.toArray
    Scenario: The envelope of a collection class is merged with the links
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": { "toArray": { "data": ["own"], "links": { "self": "/posts" } } } }
        """
      And a new PostCollection from [{"$new": ["Paginator", [{"id": 1}], 1]}]
      When "response" is called
      Then the response body at "/data" is ["own"]
      And the response body at "/links" is {"self": "/posts", "first": "/?page=1", "last": null, "prev": null, "next": null}
