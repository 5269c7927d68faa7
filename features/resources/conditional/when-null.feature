@op:AnonymousResourceCollection.whenNull @protected
Feature: AnonymousResourceCollection.whenNull
  Keeps an entry only when its value is null.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated
  Rule: The value is given when it is null

    @id:resource-when-null-null
    Scenario: Null is given
      When "whenNull" is called from inside with [null]
      Then the result is null

    @id:resource-when-null-other @op:Statement.missingValueMarker
    Scenario: For another value the missing marker is given
      When "whenNull" is called from inside with ["Ada"]
      Then the result is the missing marker

    @id:resource-when-null-default
    Scenario: For another value the default is given
      When "whenNull" is called from inside with ["Ada", "default"]
      Then the result is "default"

    @id:resource-when-null-zero
    Scenario: 0 is another value
      When "whenNull" is called from inside with [0]
      Then the result is the missing marker

    @id:resource-when-null-empty-text
    Scenario: Empty text is another value
      When "whenNull" is called from inside with ["", "default"]
      Then the result is "default"

    @id:resource-when-null-false
    Scenario: false is another value
      When "whenNull" is called from inside with [false]
      Then the result is the missing marker

    @id:resource-when-null-list-stated
    Scenario: An empty list is another value
      When "whenNull" is called from inside with [[], "default"]
      Then the result is "default"

  @level:observed
  Rule: Only null is null

    @id:resource-when-null-empty-values
    Scenario Outline: <value> is not null
      When "whenNull" is called from inside with [<value>]
      Then the result is the missing marker

      Examples:
        | case       | value                   |
        | empty-text | ""                      |
        | zero-text  | "0"                     |
        | empty-list | []                      |
        | closure    | {"$fn": {"body": null}} |

    @id:resource-when-null-stand-in
    Scenario Outline: What stands for nothing is not null: <value>
      When "whenNull" is called from inside with [<value>, "default"]
      Then the result is "default"

      Examples:
        | case             | value                            |
        | missing-marker   | {"$missing": true}               |
        | resource-of-null | {"$new": ["JsonResource", null]} |

  @level:observed
  Rule: The default is looked at only for another value

    @id:resource-when-null-default-closure
    Scenario: A closure as the default is called without arguments
      Given the closure "default" that returns "none"
      When "whenNull" is called from inside with ["Ada", {"$ref": "default"}]
      Then the result is "none"
      And the closure "default" was called with [[]]

    @id:resource-when-null-default-unused @op:AnonymousResourceCollection.when
    Scenario: A closure as the default is not called for null
      Given the closure "default" that returns "none"
      When "whenNull" is called from inside with [null, {"$ref": "default"}]
      Then the result is null
      And the closure "default" was not called

    @id:resource-when-null-null-default
    Scenario: An explicit null default gives null and not the missing marker
      When "whenNull" is called from inside with ["Ada", null]
      Then the result is null
