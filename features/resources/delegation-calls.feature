@op:Shared.__call @op:Statement.delegation
Feature: Calls that a resource passes on
  An operation that a resource does not have itself is called on the underlying object.

  Background:
    Given the class Post extending Model with
      """
      {
        "methods": {
          "shout": {"$concat": [{"$arg": 0}, "!"]},
          "count": {"$fn": {"body": {"$args": 0}}},
          "nothing": null,
          "whole": {"$this": true},
          "refuse": {"$throw": {"kind": "Logic", "message": "Not today."}},
          "stumble": {"$throw": {"kind": "BadMethodCall", "message": "Call to undefined method Author::write()"}}
        }
      }
      """
    And "post" is a new Post from [{"id": 1}]
    And a new JsonResource from [{"$ref": "post"}]

  @level:observed
  Rule: A dynamic call reaches the underlying object
    # The document says where a call on the paginator goes, and that resources forward access to attributes.

    @id:resource-delegation-call
    Scenario: With an argument
      When "shout" is called with ["Hello"]
      Then the result is "Hello!"

    @id:resource-delegation-call-operation
    Scenario: Through the operation __call
      When "__call" is called with ["shout", ["Hello"]]
      Then the result is "Hello!"

  @level:observed
  Rule: Arguments and result are passed on unchanged

    @id:resource-delegation-call-arguments
    Scenario Outline: The arguments <arguments> arrive
      When "count" is called with <arguments>
      Then the result is <arguments>

      Examples:
        | case       | arguments                    |
        | none       | []                           |
        | one-null   | [null]                       |
        | several    | [1, "b", {"c": [2]}]         |
        | falsy-ones | [0, "", false]               |
        | many       | [1, null, "c", [4], 5, null] |

    @id:resource-delegation-call-null-result
    Scenario: A call without a result
      When "nothing" is called
      Then the result is null

    @id:resource-delegation-call-again
    Scenario: A call that is made again is passed on again
      Given the closure "song" that returns "La"
      And the class Bird with
        """
        {"methods": {"sing": {"$ref": "song"}}}
        """
      And a new JsonResource from [{"$new": ["Bird"]}]
      And "sing" is called
      When "sing" is called
      Then the closure "song" was called with [[], []]

    @id:resource-delegation-call-present @op:AnonymousResourceCollection.$resource @trait:settable-properties
    Scenario: The current underlying object is called, not the one that the resource was made of
      Given a new JsonResource from [{"$new": ["Collection", ["Ada"]]}]
      And "all" is called
      And the property "resource" is set to {"$new": ["Collection", ["Bo"]]}
      When "all" is called
      Then the result is ["Bo"]

    @id:resource-delegation-call-not-decorated
    Scenario: The underlying object is given as it is, and not the resource in its place
      When "whole" is called
      Then the result is {"$ref": "post"}

    @id:resource-delegation-call-nested
    Scenario: A resource around a resource passes on to the object
      Given a new JsonResource from [{"$new": ["JsonResource", {"$ref": "post"}]}]
      When "shout" is called with ["Hello"]
      Then the result is "Hello!"

    @id:resource-delegation-call-nested-arguments
    Scenario Outline: Through a resource around a resource the arguments <arguments> arrive
      Given a new JsonResource from [{"$new": ["JsonResource", {"$ref": "post"}]}]
      When "count" is called with <arguments>
      Then the result is <arguments>

      Examples:
        | case     | arguments                    |
        | one-list | [[1, 2]]                     |
        | many     | [1, null, "c", [4], 5, null] |

    @id:resource-delegation-call-nested-own
    Scenario: A resource around a resource asks that resource before the object
      Given the class PostResource extending JsonResource with
        """
        {"methods": {"shout": {"$concat": [{"$arg": 0}, "?"]}}}
        """
      And a new JsonResource from [{"$new": ["PostResource", {"$ref": "post"}]}]
      When "shout" is called with ["Hello"]
      Then the result is "Hello?"

    @id:resource-delegation-call-collection @trait:collection-library @trait:ordered-maps
    Scenario: A Collection as the underlying object
      Given a new JsonResource from [{"$new": ["Collection", {"a": 1, "b": 2}]}]
      When "keys" is called
      Then the result is {"$a": "Collection", "items": ["a", "b"]}

    @id:resource-delegation-call-of-resource-collection @trait:collection-library @trait:ordered-maps
    Scenario: A resource collection passes on to its Collection
      Given a new AnonymousResourceCollection from [{"x": {"id": 1}, "y": {"id": 2}}, "JsonResource"]
      When "keys" is called
      Then the result is {"$a": "Collection", "items": ["x", "y"]}

    @id:resource-delegation-call-of-resource-collection-plain @trait:collection-library
    Scenario Outline: What "<operation>" gives is a Collection, no resource collection
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "JsonResource"]
      When "<operation>" is called with <args>
      Then the result is {"$a": "Collection", "items": <items>}

      Examples:
        | case   | operation | args                      | items                                            |
        | map    | map       | [{"$fn": {"body": "Bo"}}] | ["Bo", "Bo"]                                     |
        | filter | filter    | [{"$fn": {"body": true}}] | [{"$a": "JsonResource"}, {"$a": "JsonResource"}] |

    @id:resource-delegation-call-of-resource-collection-fluent @trait:shared-objects
    Scenario: What answers with the Collection itself does so through a resource collection
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      And the property "resource" is read
      And the result is kept as "mapped"
      When "push" is called with [5]
      Then the result is {"$ref": "mapped"}

    @id:resource-delegation-call-of-paginated-collection
    Scenario: A resource collection of a page passes on to the paginator
      Given "page" is a new Paginator from [[{"id": 1}], 15, 4]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "JsonResource"]
      When "currentPage" is called
      Then the result is 4

  @level:observed @error
  Rule: Errors of the called operation pass through

    @id:resource-delegation-call-error
    Scenario: The error of the underlying object
      When "refuse" is called
      Then it fails with a Logic error saying "Not today."

    @id:resource-delegation-call-inner-bad-method
    Scenario: The report of another operation that does not exist
      When "stumble" is called
      Then it fails with a BadMethodCall error saying "Call to undefined method Author::write()"

  @level:stated @op:Error.BadMethodCallException @error
  Rule: A dynamic call of an operation that does not exist is a bad method call

    @id:resource-delegation-call-unknown-stated
    Scenario: The underlying object has no such operation
      When "publish" is called
      Then it fails with a BadMethodCall error

    @id:resource-delegation-call-unknown-page-stated
    Scenario: Neither the page of a resource collection nor its items have such an operation
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 2]}, "JsonResource"]
      When "publish" is called
      Then it fails with a BadMethodCall error

  @level:observed @op:Error.BadMethodCallException @trait:messages @error
  Rule: The report names the resource and the operation

    @id:resource-delegation-call-unknown
    Scenario: The class of the resource is named
      Given the resource class PostResource that gives {"id": 1}
      And a new PostResource from [{"$ref": "post"}]
      When "publish" is called with [1]
      Then it fails with a BadMethodCall error saying "Call to undefined method PostResource::publish()"

    @id:resource-delegation-call-unknown-nested
    Scenario: Of nested resources the outer one reports
      Given the resource class PostResource that gives {"id": 1}
      And a new JsonResource from [{"$new": ["PostResource", {"$ref": "post"}]}]
      When "publish" is called
      Then it fails with a BadMethodCall error saying "Call to undefined method JsonResource::publish()"

    @id:resource-delegation-call-unknown-collection @trait:collection-library
    Scenario: A Collection reports for itself
      Given a new JsonResource from [{"$new": ["Collection", [1]]}]
      When "publish" is called
      Then it fails with a BadMethodCall error saying "Method Collection::publish does not exist."

    @id:resource-delegation-call-unknown-page @trait:collection-library
    Scenario: The Collection of a page reports through a resource collection, too
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 5]}, "JsonResource"]
      When "publish" is called
      Then it fails with a BadMethodCall error saying "Method Collection::publish does not exist."

    @id:resource-delegation-call-unknown-resource-collection @trait:collection-library
    Scenario: A resource collection lets its Collection report
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      When "publish" is called
      Then it fails with a BadMethodCall error saying "Method Collection::publish does not exist."

  @level:stated @op:Error.BadMethodCallException @error
  Rule: On what is no object nothing can be called
    # Both known systems raise an error of the language; the document would have a bad method call. Either is right.

    @id:resource-delegation-call-no-object
    Scenario Outline: A <case> as the underlying value
      Given a new <class> from <args>
      When "publish" is called
      Then it fails

      Examples:
        | case | class                       | args                          |
        | map  | JsonResource                | [{"id": 1}]                   |
        | null | JsonResource                | [null]                        |
        | list | AnonymousResourceCollection | [[{"id": 1}], "JsonResource"] |
