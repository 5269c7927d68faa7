@op:AnonymousResourceCollection.whenNotNull
Feature: AnonymousResourceCollection.whenNotNull
  Keeps an entry only when its value is not null.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated @protected
  Rule: The value is given when it is not null

    @id:resource-when-not-null-value
    Scenario: A value is given
      When "whenNotNull" is called from inside with ["Ada"]
      Then the result is "Ada"

    @id:resource-when-not-null-null @op:Statement.missingValueMarker
    Scenario: For null the missing marker is given
      When "whenNotNull" is called from inside with [null]
      Then the result is the missing marker

    @id:resource-when-not-null-default
    Scenario: For null the default is given
      When "whenNotNull" is called from inside with [null, "default"]
      Then the result is "default"

  @level:stated @protected
  Rule: Only null is null

    @id:resource-when-not-null-empty-values
    Scenario Outline: <value> is kept
      When "whenNotNull" is called from inside with [<value>, "default"]
      Then the result is <value>

      Examples:
        | case       | value           |
        | false      | false           |
        | zero       |               0 |
        | empty-text | ""              |
        | zero-text  | "0"             |
        | empty-list | []              |
        | list       | ["red", "blue"] |

    @id:resource-when-not-null-empty-alone
    Scenario Outline: <value> is kept where there is no default
      When "whenNotNull" is called from inside with [<value>]
      Then the result is <value>

      Examples:
        | case       | value |
        | false      | false |
        | zero       |     0 |
        | empty-text | ""    |

  @level:observed @protected
  Rule: What stands for nothing is not null itself

    @id:resource-when-not-null-stand-in
    Scenario Outline: Kept as it is: <case>
      When "whenNotNull" is called from inside with [<value>, "default"]
      Then the result is <kept>

      Examples:
        | case             | value                            | kept                              |
        | missing-marker   | {"$missing": true}               | {"$missing": true}                |
        | resource-of-null | {"$new": ["JsonResource", null]} | {"$a": "JsonResource"}            |
        | empty-collection | {"$new": ["Collection", []]}     | {"$a": "Collection", "items": []} |

  @level:observed @protected
  Rule: Only the chosen closure is called, without arguments

    @id:resource-when-not-null-value-closure @op:AnonymousResourceCollection.when
    Scenario: A closure as the value is not null and is called
      Given the closure "value" that returns "Ada"
      And the closure "unused" that returns "never"
      When "whenNotNull" is called from inside with [{"$ref": "value"}, {"$ref": "unused"}]
      Then the result is "Ada"
      And the closure "value" was called with [[]]
      And the closure "unused" was not called

    @id:resource-when-not-null-closure-gives-null
    Scenario: A closure that gives null makes the result null
      When "whenNotNull" is called from inside with [{"$fn": {"body": null}}, "default"]
      Then the result is null

    @id:resource-when-not-null-default-closure
    Scenario: A closure as the default
      Given the closure "default" that returns "none"
      When "whenNotNull" is called from inside with [null, {"$ref": "default"}]
      Then the result is "none"
      And the closure "default" was called with [[]]

    @id:resource-when-not-null-null-default
    Scenario: An explicit null default gives null and not the missing marker
      When "whenNotNull" is called from inside with [null, null]
      Then the result is null

  @level:observed
  Rule: Together with whenNull it sorts the entries of a map

    @id:resource-when-null-and-not-null-in-map @op:AnonymousResourceCollection.whenNull
    Scenario: Entries of a map
      Given the resource class UserResource that gives
        """
        {
          "deleted": {"$own": ["whenNull", null]},
          "gone": {"$own": ["whenNull", 1]},
          "empty": {"$own": ["whenNotNull", null]},
          "name": {"$own": ["whenNotNull", "Ada"]},
          "state": {"$own": ["whenNull", 1, "known"]}
        }
        """
      And a new UserResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"deleted": null, "name": "Ada", "state": "known"}
