@op:AnonymousResourceCollection.response @protected
Feature: Hooks of resource classes
  Which object, which request and which arguments a method or a macro gets that a response asks for.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/given"
    And a new JsonResource from [1]
    And "resolveRequestFromContainer" is called from inside with []
    And the result is kept as "given"
    And the current request is "/current"
    And "page" is a new Paginator from [[{"id": 1}, {"id": 2}, {"id": 3}], 2]

  @level:observed
  Rule: A hook gets the request that is answered, also where another is current

    @id:collection-hook-with-request @op:AnonymousResourceCollection.with @trait:surplus-items
    Scenario Outline: "with" gets the request given to "<operation>" of <source>
      Given the closure "extra" that returns {"version": "2"}
      And the class PostCollection extending ResourceCollection with
        """
        {"properties": {"collects": "PostResource"}, "methods": {"with": {"$ref": "extra"}}}
        """
      And a new PostCollection from [<source>]
      When "<operation>" is called with [{"$ref": "given"}]
      Then the closure "extra" was called with [[{"$ref": "given"}]]

      Examples:
        | case     | operation  | source           |
        | list     | response   | [{"id": 1}]      |
        | page     | response   | {"$ref": "page"} |
        | answered | toResponse | {"$ref": "page"} |

    @id:collection-hook-with-response-request @op:AnonymousResourceCollection.withResponse @trait:surplus-items
    Scenario Outline: "withResponse" gets the request given to "<operation>" of <source>
      Given the closure "hook" that returns null
      And the class PostCollection extending ResourceCollection with
        """
        {"properties": {"collects": "PostResource"}, "methods": {"withResponse": {"$ref": "hook"}}}
        """
      And a new PostCollection from [<source>]
      When "<operation>" is called with [{"$ref": "given"}]
      And the result is kept as "answer"
      Then the closure "hook" was called with [[{"$ref": "given"}, {"$ref": "answer"}]]

      Examples:
        | case     | operation  | source           |
        | list     | response   | [{"id": 1}]      |
        | page     | response   | {"$ref": "page"} |
        | answered | toResponse | {"$ref": "page"} |

    @id:collection-hook-to-array-request @op:AnonymousResourceCollection.toArray @trait:surplus-items
    Scenario Outline: "toArray" gets the request given to "<operation>"
      Given the closure "data" that returns {"all": true}
      And the class PostCollection extending ResourceCollection with
        """
        {"properties": {"collects": "PostResource"}, "methods": {"toArray": {"$ref": "data"}}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "<operation>" is called with [{"$ref": "given"}]
      Then the closure "data" was called with [[{"$ref": "given"}]]

      Examples:
        | case     | operation  |
        | resolve  | resolve    |
        | response | response   |
        | answered | toResponse |

    @id:collection-hook-information-request @op:AnonymousResourceCollection.preparePaginatedResponse @trait:found-by-name @trait:surplus-items
    Scenario: paginationInformation as a method
      Given the class PostCollection extending ResourceCollection with
        """
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": {"at": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["at"]}}}}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "response" is called with [{"$request": "/posts?at=noon"}]
      Then the response body is {"data": [{"id": 1}, {"id": 2}], "at": "noon"}

    @id:collection-hook-information-macro-request @op:Shared.macro @op:AnonymousResourceCollection.preparePaginatedResponse @trait:found-by-name @boot-only @trait:surplus-items
    Scenario: The macro paginationInformation gets the request that is answered
      Given the closure "information" that returns {"at": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["at"]}}}
      And the static operation "macro" of JsonResource is called with ["paginationInformation", {"$ref": "information"}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called with [{"$request": "/posts?at=noon"}]
      Then the response body is {"data": [{"id": 1}, {"id": 2}], "at": "noon"}

  @level:observed
  Rule: A hook belongs to the collection that is answered

    @id:collection-hook-bound-method @op:AnonymousResourceCollection.preparePaginatedResponse @op:AnonymousResourceCollection.with @trait:surplus-items
    Scenario Outline: The method "<hook>" can ask the collection how many items it has
      Given the class PostCollection extending ResourceCollection with
        """
        {"properties": {"collects": "PostResource"}, "methods": {"<hook>": {"size": {"$call": {"on": {"$this": true}, "operation": "count", "args": []}}}}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "response" is called
      Then the response body at "/size" is 2

      Examples:
        | case | hook |
        | with | with |

      @trait:found-by-name
      Examples: information on pages
        | case        | hook                  |
        | information | paginationInformation |

    @id:collection-hook-bound-macro @trait:bound-closures @op:Shared.macro @op:AnonymousResourceCollection.preparePaginatedResponse @trait:found-by-name @boot-only @trait:surplus-items
    Scenario: The macro paginationInformation can ask the collection how many items it has
      Given the closure "information" that returns {"size": {"$call": {"on": {"$this": true}, "operation": "count", "args": []}}}
      And the static operation "macro" of JsonResource is called with ["paginationInformation", {"$ref": "information"}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called
      Then the response body is {"data": [{"id": 1}, {"id": 2}], "size": 2}

    @id:collection-hook-bound-with-response @op:AnonymousResourceCollection.withResponse @trait:surplus-items
    Scenario: The method withResponse can call other methods of the collection
      Given the class PostCollection extending ResourceCollection with
        """
        {
          "properties": {"collects": "PostResource"},
          "methods": {
            "howMany": {"$call": {"on": {"$this": true}, "operation": "count", "args": []}},
            "withResponse": {
              "$call": {
                "on": {"$arg": 1},
                "operation": "header",
                "args": ["X-Size", {"$concat": ["n", {"$own": ["howMany"]}]}]
              }
            }
          }
        }
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "response" is called
      Then the response header "x-size" is "n2"

  @level:observed
  Rule: The data are made before the extra data and the metadata are looked at

    @id:collection-hook-data-first @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.with @trait:surplus-items
    Scenario: Metadata that "toArray" adds are there when "with" is called
      Given the class TimedResource extending JsonResource with
        """
        {
          "methods": {
            "toArray": {"$field": [{"$own": ["additional", {"took": 5}]}, "resource"]},
            "with": {"seen": {"$field": [{"$this": true}, "additional"]}}
          }
        }
        """
      And a new TimedResource from [{"id": 1}]
      When "response" is called
      Then the response body is {"data": {"id": 1}, "seen": {"took": 5}, "took": 5}

    @id:collection-hook-extra-data-first @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.with @trait:surplus-items
    Scenario Outline: Metadata that "with" adds are in the response of a <parent>
      Given the class TimedResource extending <parent> with
        """
        {
          "methods": {
            "toArray": {"id": 1},
            "with": {"$field": [{"$own": ["additional", {"took": 5}]}, "with"]}
          }
        }
        """
      And a new TimedResource from [<source>]
      When "response" is called
      Then the response body at "/took" is 5

      Examples:
        | case   | parent             | source           |
        | one    | JsonResource       | {"id": 1}        |
        | a-page | ResourceCollection | {"$ref": "page"} |

    @id:collection-hook-wrapper-last @op:AnonymousResourceCollection.with @op:AnonymousResourceCollection.wrap @trait:surplus-items
    Scenario: The wrapper key is read when the extra data are there
      Given the class LateResource extending JsonResource with
        """
        {
          "methods": {
            "toArray": {"id": 1},
            "with": {"old": {"$call": {"on": {"$class": "JsonResource"}, "operation": "wrap", "args": ["late"]}}}
          }
        }
        """
      And a new LateResource from [1]
      When "response" is called
      Then the response body is {"late": {"id": 1}, "old": null}

    @id:collection-hook-order @op:AnonymousResourceCollection.toArray @op:AnonymousResourceCollection.with @op:AnonymousResourceCollection.withResponse @op:Statement.collectionPaginationLinks @trait:found-by-name @trait:surplus-items
    Scenario: One closure is the hook for the data, the links, the extra data and the response
      Given the closure "hook" that returns {"took": 5}
      And the class PostCollection extending ResourceCollection with
        """
        {
          "properties": {"collects": "PostResource"},
          "methods": {
            "with": {"$ref": "hook"},
            "withResponse": {"$ref": "hook"},
            "paginationInformation": {"$ref": "hook"},
            "toArray": {"$ref": "hook"}
          }
        }
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "response" is called with [{"$ref": "given"}]
      And the result is kept as "answer"
      Then the closure "hook" was called with
        """
        [
          [{"$ref": "given"}],
          [{"$ref": "given"}, {"$any": "map"}, {"$any": "map"}],
          [{"$ref": "given"}],
          [{"$ref": "given"}, {"$ref": "answer"}]
        ]
        """

  @level:observed
  Rule: A macro gets what a method gets

    @id:collection-hook-macro-arguments @op:Paginator.toArray @op:Shared.macro @op:AnonymousResourceCollection.preparePaginatedResponse @trait:found-by-name @boot-only @trait:surplus-items
    Scenario: The page as an array, and the information there would be otherwise
      Given the closure "information" that returns
        """
        {
          "items": {"$field": [{"$arg": 1}, "per_page"]},
          "next": {"$field": [{"$field": [{"$arg": 2}, "links"]}, "next"]},
          "last": {"$field": [{"$field": [{"$arg": 2}, "meta"]}, "to"]},
          "more": {"$args": 3}
        }
        """
      And the static operation "macro" of JsonResource is called with ["paginationInformation", {"$ref": "information"}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called
      Then the response body is {"data": [{"id": 1}, {"id": 2}], "items": 2, "next": "/?page=2", "last": 2, "more": []}

    @id:collection-hook-options-arguments @op:AnonymousResourceCollection.jsonOptions @trait:surplus-items
    Scenario: jsonOptions is asked without arguments
      Given the closure "options" that returns 64
      And the class LinkResource extending JsonResource with
        """
        {"methods": {"jsonOptions": {"$ref": "options"}}}
        """
      And a new AnonymousResourceCollection from [["/a"], "LinkResource"]
      When "jsonOptions" is called
      Then the result is 64
      And the closure "options" was called with [[]]
