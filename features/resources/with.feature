@op:AnonymousResourceCollection.with
Feature: AnonymousResourceCollection.with
  Gives the extra data that stand at the top level beside the resource.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: The extra data are returned with the resource array

    @id:collection-with-array
    Scenario: "with" gives an array
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "with" is called with [{"$request": "/posts"}]
      Then the result is {"$any": "map"}
    # "Extra data returned with the resource array": where beside it is not shown.

    @id:collection-with-operation-stated @op:Statement.collectionExtraData
    Scenario: What a class gives as extra data is in the response
      Given the class VersionedPost extending JsonResource with
        """
        {"methods": {"with": {"version": "2"}}}
        """
      And a new VersionedPost from [{"id": 1}]
      When "response" is called
      Then somewhere in the response body is "version" with "2"

    @id:collection-with-operation-of-collection @op:Statement.collectionExtraData
    Scenario: What a class of collections gives as extra data is in the response
      Given the class VersionedPosts extending AnonymousResourceCollection with
        """
        {"methods": {"with": {"version": "2"}}}
        """
      And a new VersionedPosts from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then somewhere in the response body is "version" with "2"

    @id:collection-with-operation-falsy @op:Statement.collectionExtraData
    Scenario Outline: What a class gives as extra data may be <value>
      Given the class VersionedPost extending JsonResource with
        """
        {"methods": {"with": {"version": <value>}}}
        """
      And a new VersionedPost from [{"id": 1}]
      When "response" is called
      Then somewhere in the response body is "version" with <value>

      Examples:
        | case       | value |
        | null       | null  |
        | zero       |     0 |
        | false      | false |
        | empty-text | ""    |

    @id:collection-with-operation-map @op:Statement.collectionExtraData
    Scenario: What a class gives as extra data may be a map
      Given the class VersionedPost extending JsonResource with
        """
        {"methods": {"with": {"version": {"major": 2}}}}
        """
      And a new VersionedPost from [{"id": 1}]
      When "response" is called
      Then somewhere in the response body is "version" with {"major": 2}

    @id:collection-with-operation-names @op:Statement.collectionExtraData
    Scenario: What a class gives as extra data may have the names that responses and pages often use
      Given the class NamedPosts extending AnonymousResourceCollection with
        """
        {"methods": {"with": {"links": "the links", "meta": "the meta", "status": "the status", "message": "the message", "errors": "the errors", "page": "the page", "path": "the path", "version": "the version", "first": "the first", "total": "the total"}}}
        """
      And a new NamedPosts from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then somewhere in the response body is "the links"
      And somewhere in the response body is "the meta"
      And somewhere in the response body is "the status"
      And somewhere in the response body is "the message"
      And somewhere in the response body is "the errors"
      And somewhere in the response body is "the page"
      And somewhere in the response body is "the path"
      And somewhere in the response body is "the version"
      And somewhere in the response body is "the first"
      And somewhere in the response body is "the total"

    @id:collection-with-falsy-stated @op:AnonymousResourceCollection.$with @op:Statement.collectionExtraData @trait:settable-properties
    Scenario Outline: Extra data that is <value> is in the response
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "with" is set to {"cached": <value>}
      When "response" is called
      Then somewhere in the response body is "cached" with <value>

      Examples:
        | case  | value |
        | null  | null  |
        | zero  |     0 |
        | false | false |
    # The parameter is `Request $request`: the request that is answered.

    @id:collection-with-request @op:AnonymousResourceCollection.toResponse
    Scenario: The extra data may depend on the request
      Given the class SortedPost extending JsonResource with
        """
        {"methods": {"with": {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}}}}
        """
      And a new SortedPost from [{"id": 1}]
      When "toResponse" is called with [{"$request": "/posts?sort=date"}]
      Then somewhere in the response body is "sort" with "date"
    # "Extra data added at top level of the resource array". Whether that is inside or outside the wrapper key is not shown.

    @id:collection-with-top-level @op:Statement.collectionExtraData @op:AnonymousResourceCollection.$with @trait:settable-properties
    Scenario: The with property is in the response, whatever that of another collection is
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "with" is set to {"version": "2"}
      And "other" is a new AnonymousResourceCollection from [[{"id": 3}], "PostResource"]
      And the property "with" of "other" is set to {"version": "4"}
      When "response" is called
      Then somewhere in the response body is "version" with "2"
      And somewhere in the response body is {"id": 1}

    @id:collection-page-hooks-request @op:AnonymousResourceCollection.withResponse @op:AnonymousResourceCollection.toResponse
    Scenario: The hooks of a page get the request that is answered
      Given the current request is "/posts?sort=name"
      And the class SortedPosts extending AnonymousResourceCollection with
        """
        {
          "methods": {
            "with": {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}},
            "withResponse": {
              "$call": {
                "on": {"$arg": 1},
                "operation": "header",
                "args": ["X-Sort", {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}]
              }
            }
          }
        }
        """
      And a new SortedPosts from [{"$new": ["Paginator", [{"id": 1}], 1]}, "JsonResource"]
      When "toResponse" is called with [{"$request": "/posts?sort=date"}]
      Then somewhere in the response body is "sort" with "date"
      And the response header "x-sort" is "date"

    @id:resource-with-two-keys
    Scenario: All extra data are in the response
      Given the class BookResource extending JsonResource with
        """
        {"methods": {"toArray": {"id": 1}, "with": {"took": 5, "by": "Ada"}}}
        """
      And a new BookResource from [[]]
      When "response" is called
      Then somewhere in the response body is "took" with 5
      And somewhere in the response body is "by" with "Ada"

    @id:collection-with-of-another @op:AnonymousResourceCollection.$with @trait:settable-properties
    Scenario: Extra data of one collection are not those of another
      Given "first" is a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "with" of "first" is set to {"took": 5}
      And "response" of "first" is called with []
      And a new AnonymousResourceCollection from [[{"id": 2}], "PostResource"]
      When the property "with" is read
      Then the result is not {"took": 5}
      When "response" is called
      Then the response body has nothing at "/took"

  @level:observed
  Rule: By default "with" gives the property of that name

    @id:collection-with-default @op:AnonymousResourceCollection.$with @trait:settable-properties
    Scenario Outline: The property is <value>
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "with" is set to <value>
      When "with" is called with [{"$request": "/posts"}]
      Then the result is <value>

      Examples:
        | case  | value                         |
        | empty | []                            |
        | names | {"version": "2", "links": []} |
        | gaps  | {"7": "a"}                    |

    @id:collection-with-declared-property @op:AnonymousResourceCollection.$with
    Scenario: A class may declare the property
      Given the class PlainPost extending JsonResource with
        """json
        {"properties": {"with": {"version": "2"}}}
        """
      And a new PlainPost from [{"id": 1}]
      When "response" is called
      Then the response body is {"data": {"id": 1}, "version": "2"}

  @level:observed
  Rule: A class may give its own extra data for the request

    @id:collection-with-own
    Scenario: A single resource
      Given the class PlainPost extending JsonResource with
        """json
        {"methods": {"with": {"version": "2"}}}
        """
      And a new PlainPost from [{"id": 1}]
      When "response" is called
      Then the response body is {"data": {"id": 1}, "version": "2"}

    @id:collection-with-own-missing @trait:json-text
    Scenario: A missing marker is not taken out
      Given the class PlainPost extending JsonResource with
        """json
        {"methods": {"with": {"note": {"$missing": true}}}}
        """
      And a new PlainPost from [{"id": 1}]
      When "response" is called
      Then the response body is {"data": {"id": 1}, "note": {}}

    @id:collection-with-own-request @protected
    Scenario: The operation is handed the request being answered, once
      Given the closure "extra" that returns {"version": "2"}
      And the class PlainPost extending JsonResource with
        """json
        {"methods": {"with": {"$ref": "extra"}}}
        """
      And a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "current"
      And a new PlainPost from [{"id": 1}]
      When "response" is called
      Then the closure "extra" was called with [[{"$ref": "current"}]]

    @id:collection-with-own-no-map @trait:strict-types @error
    Scenario Outline: Extra data that are <what> are refused
      Given the class NewsResource extending JsonResource with
        """json
        {"methods": {"with": <extra>}}
        """
      And a new NewsResource from [{"id": 1}]
      When "response" is called
      Then it fails with a Type error

      Examples:
        | case   | what         | extra                        |
        | text   | text         | "more"                       |
        | null   | null         | null                         |
        | object | a collection | {"$new": ["Collection", []]} |

    @id:collection-with-own-hides-property @op:AnonymousResourceCollection.$with @trait:settable-properties
    Scenario: The property is not used where a class gives its own
      Given the class PlainPost extending JsonResource with
        """json
        {"methods": {"with": {"version": "2"}}}
        """
      And a new PlainPost from [{"id": 1}]
      And the property "with" is set to {"version": "3"}
      When "response" is called
      Then the response body is {"data": {"id": 1}, "version": "2"}

    @id:collection-with-named-collection @op:AnonymousResourceCollection.collects
    Scenario: A named collection
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"with": {"version": "2"}}}
        """
      And a new PostCollection from [[{"id": 1}]]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "version": "2"}

    @id:collection-with-of-collected-class
    Scenario: The collected class is not asked, and its property not read
      Given the closure "extra" that returns {"version": "2"}
      And the class PlainPost extending JsonResource with
        """json
        {"properties": {"with": {"author": "anna"}}, "methods": {"with": {"$ref": "extra"}}}
        """
      And a new AnonymousResourceCollection from [[{"id": 1}], "PlainPost"]
      When "response" is called
      Then the response body is {"data": [{"id": 1}]}
      And the closure "extra" was not called

    @id:collection-with-before-additional @op:AnonymousResourceCollection.additional @trait:ordered-maps @trait:settable-properties
    Scenario: The data of "with" stand before the additional ones
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"b": 1, "a": 2}]
      And the property "with" is set to {"d": 3, "c": 4}
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "d": 3, "c": 4, "b": 1, "a": 2}
