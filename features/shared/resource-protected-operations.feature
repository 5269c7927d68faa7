@op:Statement.protectedOperations
Feature: Protected operations of resources
  They can be called from within the class hierarchy only.

  @level:stated @error
  Rule: From outside a protected operation is out of reach
    # "Callable only from within the class hierarchy". Which error the language has for that is left open.

    @id:resource-protected-from-outside
    Scenario Outline: <operation> of a resource cannot be called from outside
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}]}]
      When "<operation>" is called with <arguments>
      Then it fails

      Examples:
        | case                  | operation           | arguments                 |
        | filter                | filter              | [[]]                      |
        | merge-data            | mergeData           | [[], 0, [], true]         |
        | remove-missing-values | removeMissingValues | [[]]                      |
        | when                  | when                | [true, 1]                 |
        | merge                 | merge               | [[]]                      |
        | merge-when            | mergeWhen           | [true, []]                |
        | merge-unless          | mergeUnless         | [false, []]               |
        | attributes            | attributes          | [["id"]]                  |
        | when-null             | whenNull            | [null]                    |
        | when-not-null         | whenNotNull         | [1]                       |
        | when-appended         | whenAppended        | ["id"]                    |
        | when-loaded           | whenLoaded          | ["posts"]                 |
        | when-pivot-loaded     | whenPivotLoaded     | ["role_user", 1]          |
        | when-pivot-loaded-as  | whenPivotLoadedAs   | ["pivot", "role_user", 1] |
        | has-pivot-loaded      | hasPivotLoaded      | ["role_user"]             |
        | has-pivot-loaded-as   | hasPivotLoadedAs    | ["pivot", "role_user"]    |
        | transform             | transform           | [1, {"$fn": {"body": 1}}] |

    @id:resource-protected-request-from-outside @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario: resolveRequestFromContainer of a resource cannot be called from outside while there is a request
      Given the current request is "/posts"
      And a new JsonResource from [{"id": 1}]
      When "resolveRequestFromContainer" is called
      Then it fails

    @id:resource-protected-forwarding-from-outside
    Scenario Outline: <operation> of a resource, which forwards a call, cannot be called from outside
      Given "target" is a new Model from [{"id": 1}]
      And a new JsonResource from [{"$ref": "target"}]
      When "<operation>" is called with [{"$ref": "target"}, "getKey", []]
      Then it fails

      Examples:
        | case                      | operation              |
        | forward-call-to           | forwardCallTo          |
        | forward-decorated-call-to | forwardDecoratedCallTo |

    @id:resource-protected-static-from-outside
    Scenario Outline: The static operation <operation> cannot be called from outside
      When the static operation "<operation>" of JsonResource is called with [<argument>]
      Then it fails

      Examples:
        | case           | operation     | argument |
        | new-collection | newCollection | []       |

    @id:resource-protected-collection-from-outside
    Scenario Outline: <operation> of a collection cannot be called from outside
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      When "<operation>" is called with <arguments>
      Then it fails

      Examples:
        | case                       | operation                | arguments           |
        | collect-resource           | collectResource          | [[]]                |
        | prepare-paginated-response | preparePaginatedResponse | [{"$request": "/"}] |
        | remove-missing-values      | removeMissingValues      | [[]]                |
    # Not collects: where what takes no arguments is read like a property, calling it is reading the public one of that name.

    @id:resource-protected-page-from-outside @op:AnonymousResourceCollection.preparePaginatedResponse
    Scenario: preparePaginatedResponse of a collection of a page cannot be called from outside
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 1]}, "JsonResource"]
      When "preparePaginatedResponse" is called with [{"$request": "/"}]
      Then it fails

    @id:resource-protected-of-paginator
    Scenario Outline: <operation> of the paginator that a resource wraps
      Given a new JsonResource from [{"$new": ["Paginator", [1], 1]}]
      When "<operation>" is called with <arguments>
      Then it fails

      Examples:
        | case       | operation         | arguments   |
        | add-query  | addQuery          | ["sort", 1] |
        | page-valid | isValidPageNumber | [1]         |

  @level:stated
  Rule: From within the class hierarchy it can be called

    @id:resource-protected-from-inside @op:AnonymousResourceCollection.when
    Scenario: A method of a derived class
      Given the class PostResource extending JsonResource with
        """
        {"methods": {"secret": {"$own": ["when", true, "known"]}}}
        """
      And a new PostResource from [[]]
      When "secret" is called
      Then the result is "known"

  @level:observed @error
  Rule: From outside an operation is out of reach where a public property has its name

    @id:resource-protected-collects-from-outside @op:AnonymousResourceCollection.collects
    Scenario: collects of a collection cannot be called from outside
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      When "collects" is called with []
      Then it fails

  @level:observed
  Rule: A call from outside goes to the underlying object instead

    @id:resource-protected-forwarded-unknown @op:Error.BadMethodCallException @trait:messages @error
    Scenario: The object has no such operation
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}]}]
      When "when" is called with [true, "yes"]
      Then it fails with a BadMethodCall error saying "Call to undefined method JsonResource::when()"

    @id:resource-protected-forwarded-known @op:Shared.__call
    Scenario: The object has an operation of that name
      Given the closure "filter" that returns "filtered by the object"
      And the class Sieve with
        """
        {"methods": {"filter": {"$ref": "filter"}}}
        """
      And a new JsonResource from [{"$new": ["Sieve"]}]
      When "filter" is called with [[1]]
      Then the result is "filtered by the object"
      And the closure "filter" was called with [[[1]]]

    @id:resource-protected-forwarded-static @op:Shared.__callStatic @trait:messages @error
    Scenario: A protected static operation is looked for among the macros
      When the static operation "newCollection" of JsonResource is called with [[]]
      Then it fails with a BadMethodCall error saying "Method JsonResource::newCollection does not exist."

    @id:resource-protected-forwarded-throw @op:Shared.__callStatic @op:Shared.throwBadMethodCallException @trait:messages @error
    Scenario: The protected static operation throwBadMethodCallException is looked for among the macros, too
      When the static operation "throwBadMethodCallException" of JsonResource is called with ["publish"]
      Then it fails with a BadMethodCall error saying "Method JsonResource::throwBadMethodCallException does not exist."
