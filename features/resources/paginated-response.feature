@op:AnonymousResourceCollection.response
Feature: AnonymousResourceCollection.response of a page
  Adds links and meta information to the response when the items are a page.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts?sort=new"
    And "page" is a new Paginator from [[{"id": 3}, {"id": 4}], 2, 2, {"path": "/posts"}]
    And "hasMorePagesWhen" of "page" is called with [true]
    And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]

  @level:stated
  Rule: The response of a page carries pagination links
    # The page is the fifth, so that its neighbours are not the first page, which may be linked as well.

    @id:collection-paginated-links @op:Statement.collectionPaginationLinks
    Scenario Outline: The URL of the <case> page is somewhere in the response
      Given "page" is a new Paginator from [[{"id": 9}, {"id": 10}], 2, 5, {"path": "/posts"}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called
      Then somewhere in the response is a URL with
        | path       | /posts   |
        | query page | <number> |

      Examples:
        | case     | number |
        | next     |      6 |
        | previous |      4 |

    @id:collection-paginated-links-empty @op:Statement.collectionPaginationLinks
    Scenario: An empty page has the URL of the page before it
      Given "page" is a new Paginator from [[], 2, 5, {"path": "/posts"}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called
      Then somewhere in the response is a URL with
        | path       | /posts |
        | query page |      4 |
    # "Given to all URLs", "added to all URLs", "stores the page number". The current request has other parameters: whether they
    # are preserved without being asked for is not said.

    @id:collection-paginated-links-parts @op:Statement.collectionPaginationLinks @op:Statement.paginatorUrlParts
    Scenario Outline: Pagination links have all the parts of the page's own URLs: <case>
      Given "page" is a new Paginator from [[{"id": 9}, {"id": 10}], 2, 5, <options>]
      And "hasMorePagesWhen" of "page" is called with [true]
      And "<operation>" of "page" is called with <args>
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called
      Then somewhere in the response is a URL with
        | path      | /cities |
        | query tag | red     |
        | query p   |       6 |
        | fragment  | list    |

      Examples:
        | case          | options                                                                           | operation    | args           |
        | given         | {"path": "/cities", "query": {"tag": "red"}, "fragment": "list", "pageName": "p"} | hasMorePages | []             |
        | path-set      | {"query": {"tag": "red"}, "fragment": "list", "pageName": "p"}                    | setPath      | ["/cities"]    |
        | query-set     | {"path": "/cities", "fragment": "list", "pageName": "p"}                          | appends      | ["tag", "red"] |
        | fragment-set  | {"path": "/cities", "query": {"tag": "red"}, "pageName": "p"}                     | fragment     | ["list"]       |
        | page-name-set | {"path": "/cities", "query": {"tag": "red"}, "fragment": "list"}                  | setPageName  | ["p"]          |

    @id:collection-paginated-links-whether-more @op:Statement.collectionPaginationLinks @op:Paginator.hasMorePagesWhen
    Scenario: The URL of the next page is there when the page says so
      Given "page" is a new Paginator from [[{"id": 9}], 2, 5, {"path": "/posts"}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called
      Then somewhere in the response is a URL with
        | path       | /posts |
        | query page |      6 |

    @id:collection-paginated-prepare @op:AnonymousResourceCollection.preparePaginatedResponse @protected
    Scenario: preparePaginatedResponse is aware of the pages
      Given a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "preparePaginatedResponse" is called from inside with [{"$request": "/posts"}]
      Then somewhere in the response is a URL with
        | path       | /posts |
        | query page |      3 |

    @id:collection-paginated-prepare-request @op:AnonymousResourceCollection.preparePaginatedResponse @protected
    Scenario: preparePaginatedResponse has the data for the request that it is given
      Given the resource class SortedResource that gives
        """
        {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}}
        """
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 2]}, "SortedResource"]
      When "preparePaginatedResponse" is called from inside with [{"$request": "/posts?sort=old"}]
      Then somewhere in the response body is "sort" with "old"

    @id:collection-paginated-links-of-subclass @op:Statement.collectionPaginationLinks
    Scenario: A page of a class that extends the paginator has the links as well
      Given the class UserPages extending Paginator
      And the resource class UserResource that gives {"name": {"$item": true}}
      And the current request is "/users"
      And a new AnonymousResourceCollection from [{"$new": ["UserPages", ["Ada"], 1, 9]}, "UserResource"]
      When "response" is called
      Then somewhere in the response is a URL with
        | query page | 8 |

    @id:collection-paginated-links-of-named @op:Statement.collectionPaginationLinks @needs:markers
    Scenario: A page in a collection of a named class has the links as well
      Given the class Posts extending ResourceCollection with
        """
        {
          "methods": {"toArray": [{"id": 1}]},
          "markers": {"Collects": "PostResource"}
        }
        """
      And a new Posts from [{"$new": ["Paginator", [{"id": 1}], 1, 9]}]
      When "response" is called
      Then somewhere in the response is a URL with
        | query page | 8 |

    @id:collection-paginated-fragment-stated @op:Paginator.fragment
    Scenario: The link to the previous page has the fragment as well
      Given "page" is a new Paginator from [[{"id": 9}], 2, 5, {"path": "/posts", "fragment": "list"}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called
      Then somewhere in the response is a URL with
        | path       | /posts |
        | query page |      4 |
        | fragment   | list   |

  @level:observed
  Rule: Links and meta stand behind the data

    @id:collection-paginated-middle
    Scenario: A page in the middle
      When "response" is called
      Then the response body is
        """json
        {
          "data": [{ "id": 3 }, { "id": 4 }],
          "links": { "first": "/posts?page=1", "last": null, "prev": "/posts?page=1", "next": "/posts?page=3" },
          "meta": {
            "current_page": 2,
            "current_page_url": "/posts?page=2",
            "from": 3,
            "path": "/posts",
            "per_page": 2,
            "to": 4
          }
        }
        """
      And the response status is 200
      And the response header "content-type" is "application/json"

    @id:collection-paginated-prepared @op:AnonymousResourceCollection.preparePaginatedResponse @op:AnonymousResourceCollection.toResponse @protected
    Scenario: preparePaginatedResponse and toResponse build the same body
      Given a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "response" is called
      And the result is kept as "first"
      When "preparePaginatedResponse" is called from inside with [{"$request": "/posts"}]
      Then the response body at "/links/next" is the URL "/posts?page=3"
      And the response body at "/meta/to" is 4
      And the response body at "/data" is [{"id": 3}, {"id": 4}]

    @id:collection-paginated-prepared-without-page @trait:static-languages @trait:absent-is-null @trait:integer-like-keys @op:AnonymousResourceCollection.preparePaginatedResponse @protected
    Scenario Outline: preparePaginatedResponse of <items> has no URLs
      Given a new AnonymousResourceCollection from [<items>, "PostResource"]
      When "preparePaginatedResponse" is called from inside with [{"$request": "/posts"}]
      Then the response body at "/data" is <items>
      And the response body at "/links" is {"first": null, "last": null, "prev": null, "next": null}
      And the response body at "/meta" is <items>

      Examples:
        | case  | items                  |
        | empty | []                     |
        | list  | [{"id": 1}, {"id": 2}] |

      @trait:keyed-pages
      Examples: names
        | case  | items                              |
        | named | {"pe": {"id": 1}, "no": {"id": 2}} |

    @id:collection-paginated-first @trait:surplus-items
    Scenario: The first page has no previous one
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 1]}, "PostResource"]
      When "response" is called
      Then the response body at "/links" is {"first": "/?page=1", "last": null, "prev": null, "next": "/?page=2"}

    @id:collection-paginated-last
    Scenario: The last page has no next one, and no link to the last
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 2, 3]}, "PostResource"]
      When "response" is called
      Then the response body at "/links" is {"first": "/?page=1", "last": null, "prev": "/?page=2", "next": null}
      And the response body at "/meta/from" is 5
      And the response body at "/meta/to" is 5

    @id:collection-paginated-empty @op:Paginator.firstItem @op:Paginator.lastItem
    Scenario: An empty page counts from nothing to nothing
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [], 2]}, "PostResource"]
      When "response" is called
      Then the response body is
        """json
        {
          "data": [],
          "links": { "first": "/?page=1", "last": null, "prev": null, "next": null },
          "meta": {
            "current_page": 1,
            "current_page_url": "/?page=1",
            "from": null,
            "path": "/",
            "per_page": 2,
            "to": null
          }
        }
        """

    @id:collection-paginated-named @trait:keyed-pages
    Scenario: A page of named items
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", {"a": {"id": 1}}, 2]}, "PostResource"]
      When "response" is called
      And the result is kept as "answer"
      Then the response body is
        """json
        {
          "data": { "a": { "id": 1 } },
          "meta": {
            "current_page": 1,
            "current_page_url": "/?page=1",
            "path": "/",
            "per_page": 2,
            "from": 1,
            "to": 1
          },
          "links": { "first": "/?page=1", "prev": null, "next": null, "last": null }
        }
        """
      And the property "original" of "answer" is {"$a": "Collection", "items": {"a": {"id": 1}}}

    @id:collection-paginated-twice
    Scenario: A second response is the same
      Given "response" is called
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?page=3"
      And the response body at "/data" is [{"id": 3}, {"id": 4}]

    @id:collection-paginated-original
    Scenario: The original of the response is a Collection of the bare items
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"$a": "Collection", "items": [{"id": 3}, {"id": 4}]}

    @id:collection-paginated-original-numbers @trait:keyed-pages
    Scenario: The original of a response has the keys of the items, numbers too
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", {"9": {"id": 3}}, 2]}, "PostResource"]
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"$a": "Collection", "items": {"9": {"id": 3}}}

    @id:collection-paginated-changed-flag @op:Paginator.hasMorePagesWhen
    Scenario: A second response follows the current more-pages flag
      Given "hasMorePagesWhen" of "page" is called with [false]
      And "response" is called
      And "hasMorePagesWhen" of "page" is called with [true]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?page=3"

    @id:collection-paginated-changed-page @trait:shared-objects
    Scenario: The page is asked when the response is built
      Given "setPath" of "page" is called with ["/news"]
      And "hasMorePagesWhen" of "page" is called with [false]
      When "response" is called
      Then the response body at "/links" is {"first": "/news?page=1", "last": null, "prev": "/news?page=1", "next": null}
      And the response body at "/meta/path" is "/news"

    @id:collection-paginated-links-fragment @op:Paginator.fragment @trait:shared-objects
    Scenario Outline: The fragment of the page stands in the link "<link>"
      Given "fragment" of "page" is called with ["list"]
      When "response" is called
      Then the response body at "/links/<link>" is the URL "/posts?page=<number>#list"

      Examples:
        | case  | link  | number |
        | first | first |      1 |
        | prev  | prev  |      1 |
        | next  | next  |      3 |

    @id:collection-paginated-meta-fragment @op:Paginator.fragment @trait:shared-objects
    Scenario: A fragment stands in the URL of the page itself as well
      Given "fragment" of "page" is called with ["list"]
      When "response" is called
      Then the response body at "/meta/current_page_url" is the URL "/posts?page=2#list"

  @level:observed
  Rule: Without a page there are neither links nor meta

    @id:collection-paginated-not
    Scenario: A list
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body has nothing at "/links"
      And the response body has nothing at "/meta"

    @id:resource-response-of-page @op:AnonymousResourceCollection.$forceWrapping @op:Paginator.toArray
    Scenario: A single resource of a page
      Given a new JsonResource from [{"$ref": "page"}]
      When "response" is called
      Then the response body at "/data" is [{"id": 3}, {"id": 4}]
      And the response body at "/per_page" is 2
      And the response body has nothing at "/links"
      And the response body has nothing at "/meta"
