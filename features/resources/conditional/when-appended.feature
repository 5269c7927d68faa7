@op:AnonymousResourceCollection.whenAppended @trait:orm-model @protected
Feature: AnonymousResourceCollection.whenAppended
  Gives a computed attribute only when the underlying object was told to append it.

  The names a Model appends are the keys of its third argument.

  Background:
    Given a new JsonResource from [{"$new": ["Model", {"name": "Ada", "full_name": "Ada L.", "age": null}, [], {"full_name": 1, "age": 1}]}]

  @level:stated
  Rule: The accessor is given when it is appended

    @id:resource-when-appended-appended
    Scenario: An appended attribute
      When "whenAppended" is called from inside with ["full_name"]
      Then the result is "Ada L."

    @id:resource-when-appended-not-appended @op:Statement.missingValueMarker
    Scenario: An attribute that is not appended gives the missing marker
      When "whenAppended" is called from inside with ["name"]
      Then the result is the missing marker

    @id:resource-when-appended-default
    Scenario: An attribute that is not appended gives the default
      When "whenAppended" is called from inside with ["name", "yes", "no"]
      Then the result is "no"

    @id:resource-when-appended-zero
    Scenario: An accessor that gives 0 is given
      Given a new JsonResource from [{"$new": ["Model", {"logins": 0}, [], {"logins": 1}]}]
      When "whenAppended" is called from inside with ["logins"]
      Then the result is 0

    @id:resource-when-appended-no-attribute
    Scenario: An accessor that has no attribute of its name is given
      Given a new JsonResource from [{"$new": ["Model", {"name": "Ada"}, [], {"initial": 1}, {"initial": "A"}]}]
      When "whenAppended" is called from inside with ["initial"]
      Then the result is "A"

    @id:resource-when-appended-null-attribute
    Scenario: An appended attribute that is null gives null
      When "whenAppended" is called from inside with ["age"]
      Then the result is null

  @level:observed
  Rule: A given value stands for the attribute

    @id:resource-when-appended-value
    Scenario Outline: The value <value> is given in place of the attribute
      When "whenAppended" is called from inside with ["full_name", <value>]
      Then the result is <value>

      Examples:
        | case | value |
        | text | "yes" |
        | null | null  |
        | zero |     0 |

    @id:resource-when-appended-null-attribute-value
    Scenario: A value is given also when the attribute is null
      When "whenAppended" is called from inside with ["age", "unknown"]
      Then the result is "unknown"

    @id:resource-when-appended-null-value-with-default
    Scenario: A null that is given beside a default is the answer
      When "whenAppended" is called from inside with ["full_name", null, "no"]
      Then the result is null

    @id:resource-when-appended-closure
    Scenario: A closure is called without arguments
      Given the closure "value" that returns "A. L."
      And the closure "unused" that returns "never"
      When "whenAppended" is called from inside with ["full_name", {"$ref": "value"}, {"$ref": "unused"}]
      Then the result is "A. L."
      And the closure "value" was called with [[]]
      And the closure "unused" was not called

  @level:observed
  Rule: An attribute that is not appended leaves only the default

    @id:resource-when-appended-value-without-default
    Scenario: A value without a default gives the missing marker
      Given the closure "unused" that returns "never"
      When "whenAppended" is called from inside with ["name", {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called

    @id:resource-when-appended-default-closure
    Scenario: A closure as the default is called without arguments
      Given the closure "default" that returns "none"
      When "whenAppended" is called from inside with ["name", 1, {"$ref": "default"}]
      Then the result is "none"
      And the closure "default" was called with [[]]

    @id:resource-when-appended-null-default
    Scenario: An explicit null default gives null and not the missing marker
      When "whenAppended" is called from inside with ["name", 1, null]
      Then the result is null

    @id:resource-when-appended-not-read
    Scenario Outline: Where hasAppended answers <appended> and a value is given, the accessor is not read
      Given the closure "read" that returns "read"
      And the class Person extending Model with
        """
        {"methods": {"hasAppended": <appended>, "__get": {"$ref": "read"}}}
        """
      And a new JsonResource from [{"$new": ["Person"]}]
      When "whenAppended" is called from inside with ["full_name", "yes", "no"]
      Then the result is "<result>"
      And the closure "read" was not called

      Examples:
        | case     | appended | result |
        | absent   | false    | no     |
        | appended | true     | yes    |

  @level:observed @trait:static-languages
  Rule: An answer of the model counts by its truthiness

    @id:resource-when-appended-truthy-answer
    Scenario Outline: hasAppended answers <answer>
      Given the class Person extending Model with
        """
        {"methods": {"hasAppended": <answer>}}
        """
      And a new JsonResource from [{"$new": ["Person", {"city": "Oslo"}, {"city": "Oslo"}]}]
      When "whenAppended" is called from inside with ["city", "yes", "no"]
      Then the result is "<result>"

      Examples:
        | case | answer | result |
        | one  |      1 | yes    |
        | zero |      0 | no     |
