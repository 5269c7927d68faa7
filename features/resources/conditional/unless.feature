@op:AnonymousResourceCollection.unless
Feature: AnonymousResourceCollection.unless
  The opposite of `when`, and open to callers from outside.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated
  Rule: The value is given when the condition is falsy

    @id:resource-unless-false
    Scenario: A false condition gives the value
      When "unless" is called with [false, "open"]
      Then the result is "open"

    @id:resource-unless-true-without-default @op:Statement.missingValueMarker
    Scenario: A true condition without a default gives the missing marker
      When "unless" is called with [true, "open"]
      Then the result is the missing marker

    @id:resource-unless-true-with-default
    Scenario: A true condition gives the default
      When "unless" is called with [true, "open", "closed"]
      Then the result is "closed"

    @id:resource-unless-falsy-value-stated
    Scenario Outline: The condition decides, and not the value: <value>
      When "unless" is called with [false, <value>, "default"]
      Then the result is <value>

      Examples:
        | case       | value           |
        | false      | false           |
        | zero       |               0 |
        | empty-text | ""              |
        | empty-list | []              |
        | list       | ["red", "blue"] |

    @id:resource-unless-on-collection
    Scenario Outline: Asked of a collection, condition <condition>
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      When "unless" is called with [<condition>, "open", "closed"]
      Then the result is "<chosen>"

      Examples:
        | case  | condition | chosen |
        | false | false     | open   |
        | true  | true      | closed |

  @level:observed @trait:numeric-text
  Rule: Numbers and texts are conditions by their truthiness

    @id:resource-unless-condition-truthiness
    Scenario Outline: The condition <condition> chooses the <chosen>
      When "unless" is called with [<condition>, "value", "default"]
      Then the result is "<chosen>"

      Examples:
        | case       | condition | chosen  |
        | zero       |         0 | value   |
        | one        |         1 | default |
        | zero-text  | "0"       | value   |
        | empty-text | ""        | value   |
        | text       | "yes"     | default |

  @level:observed
  Rule: Only the chosen closure is called, without arguments

    @id:resource-unless-value-closure
    Scenario: The value is a closure
      Given the closure "state" that returns "open"
      And the closure "unused" that returns "never"
      When "unless" is called with [false, {"$ref": "state"}, {"$ref": "unused"}]
      Then the result is "open"
      And the closure "state" was called with [[]]
      And the closure "unused" was not called

    @id:resource-unless-default-closure
    Scenario: The default is a closure
      Given the closure "state" that returns "closed"
      And the closure "unused" that returns "never"
      When "unless" is called with [true, {"$ref": "unused"}, {"$ref": "state"}]
      Then the result is "closed"
      And the closure "state" was called with [[]]
      And the closure "unused" was not called

    @id:resource-unless-null-default
    Scenario: An explicit null default gives null and not the missing marker
      When "unless" is called with [true, "open", null]
      Then the result is null

  @level:observed
  Rule: Inside the data of a resource a met condition leaves its entry out

    @id:resource-unless-in-map
    Scenario: Entries of a map
      Given the resource class PostResource that gives
        """
        {
          "hidden": {"$own": ["unless", true, 1]},
          "shown": {"$own": ["unless", false, 1]},
          "other": {"$own": ["unless", true, 1, "default"]}
        }
        """
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"shown": 1, "other": "default"}
