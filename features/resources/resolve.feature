@op:AnonymousResourceCollection.resolve
Feature: AnonymousResourceCollection.resolve
  Resolves a resource or a collection to an array, for the given request or the current one.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the resource class EchoResource that gives {"uri": {"$arg": 0}}

  @level:stated
  Rule: A resource resolves to an array

    @id:collection-resolve-array
    Scenario: A collection resolves to an array
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"$any": "map"}

    @id:collection-resolve-data-array @op:AnonymousResourceCollection.resolveResourceData
    Scenario: Its data resolve to an array
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "resolveResourceData" is called with [{"$request": "/posts"}]
      Then the result is {"$any": "map"}

    @id:collection-resolve-request-is-current @protected @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario: The current request is the one of the container
      Given the current request is "/posts"
      And a new ExposedAnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When the protected operation "resolveRequestFromContainer" is called with []
      Then the result is {"$any": "object"}

  @level:observed
  Rule: The container's request is found anew each time

    @id:collection-resolve-request-same @protected @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario: Twice in a row it is the same object
      Given the current request is "/posts"
      And a new ExposedJsonResource from [1]
      When the protected operation "resolveRequestFromContainer" is called with []
      And the result is kept as "first"
      And the protected operation "resolveRequestFromContainer" is called with []
      Then the result is {"$ref": "first"}

    @id:collection-resolve-no-request @error @op:AnonymousResourceCollection.jsonSerialize @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.response
    Scenario Outline: Without a request, <operation> fails
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "<operation>" is called
      Then it fails with a Generic error

      Examples:
        | case           | operation     |
        | resolve        | resolve       |
        | json-serialize | jsonSerialize |
        | to-json        | toJson        |
        | response       | response      |

    @id:collection-resolve-no-request-protected @error @protected @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario: Without a request there is none to find
      Given a new ExposedAnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When the protected operation "resolveRequestFromContainer" is called with []
      Then it fails with a Generic error

    @id:collection-resolve-given-request
    Scenario Outline: A request that is given is enough for <operation>
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "<operation>" is called with [{"$request": "/posts"}]
      Then the result is [{"id": 1}]

      Examples:
        | case    | operation           |
        | resolve | resolve             |
        | data    | resolveResourceData |
        | attrs   | toAttributes        |
        | array   | toArray             |

  @level:observed
  Rule: The resource class is handed the request that is being answered

    @id:collection-resolve-passes-request
    Scenario: The very request that was given
      Given the current request is "/posts"
      And a new ExposedJsonResource from [1]
      And the protected operation "resolveRequestFromContainer" is called with []
      And the result is kept as "current"
      And a new AnonymousResourceCollection from [[1], "EchoResource"]
      When "resolve" is called with [{"$ref": "current"}]
      Then the result is [{"uri": {"$ref": "current"}}]

    @id:collection-resolve-passes-current
    Scenario: The current request when none is given
      Given the current request is "/posts"
      And a new ExposedJsonResource from [1]
      And the protected operation "resolveRequestFromContainer" is called with []
      And the result is kept as "current"
      And a new AnonymousResourceCollection from [[1], "EchoResource"]
      When "resolve" is called
      Then the result is [{"uri": {"$ref": "current"}}]

    @id:collection-resolve-null-request
    Scenario: Null counts as none
      Given the current request is "/posts"
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "resolve" is called with [null]
      Then the result is [{"id": 1}]

  @level:observed
  Rule: What a resource class gives is expanded to a map and filtered

    @id:collection-resolve-expanded
    Scenario Outline: A class that gives <case>
      Given the class JsonBox with
        """json
        { "implements": ["JsonSerializable"], "methods": { "jsonSerialize": { "kind": "json" } } }
        """
      And the class ArrayBox with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "kind": "array" } } }
        """
      And the resource class BoxResource that gives <gives>
      And a new BoxResource from [1]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is <result>

      Examples:
        | case                | gives                              | result            |
        | a-map               | {"kind": "map"}                    | {"kind": "map"}   |
        | a-collection        | {"$new": ["Collection", {"a": 1}]} | {"a": 1}          |
        | something-arrayable | {"$new": ["ArrayBox"]}             | {"kind": "array"} |
        | something-json      | {"$new": ["JsonBox"]}              | {"kind": "json"}  |
        | a-missing-entry     | {"a": {"$missing": true}, "b": 2}  | {"b": 2}          |
        | numeric-keys        | {"5": "a", "9": "b"}               | ["a", "b"]        |
        | nested-numeric-keys | {"n": {"5": "a", "9": "b"}}        | {"n": ["a", "b"]} |
        | nothing             | []                                 | []                |

    @id:collection-resolve-nested-resources
    Scenario: Resources inside stay objects
      Given "post" is a new PostResource from [{"id": 1}]
      And a new JsonResource from [{"main": {"$ref": "post"}}]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"main": {"$ref": "post"}}

    @id:collection-resolve-data-unfiltered @op:AnonymousResourceCollection.resolveResourceData @op:AnonymousResourceCollection.toAttributes
    Scenario Outline: <operation> gives what the class gave, unfiltered
      Given the resource class BoxResource that gives {"a": {"$missing": true}, "b": {"7": "x"}}
      And a new BoxResource from [1]
      When "<operation>" is called with [{"$request": "/boxes"}]
      Then the result is {"a": {"$missing": true}, "b": {"7": "x"}}

      Examples:
        | case | operation           |
        | data | resolveResourceData |
        | attr | toAttributes        |
