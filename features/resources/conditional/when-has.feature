@op:AnonymousResourceCollection.whenHas @trait:orm-model
Feature: AnonymousResourceCollection.whenHas
  Gives an attribute only when the underlying object has it.

  Background:
    Given a new JsonResource from [{"$new": ["Model", {"name": "Ada", "email": null, "logins": 0, "nick": "", "active": false}, {"posts": [1]}]}]

  @level:stated
  Rule: The attribute is given when it exists on the resource

    @id:resource-when-has-existing
    Scenario: An existing attribute
      When "whenHas" is called with ["name"]
      Then the result is "Ada"

    @id:resource-when-has-absent @op:Statement.missingValueMarker
    Scenario: Without the attribute and without a default the missing marker is given
      When "whenHas" is called with ["phone"]
      Then the result is the missing marker

    @id:resource-when-has-language-name @op:Statement.missingValueMarker
    Scenario: A name that every object of a language has is no attribute
      When "whenHas" is called with ["constructor"]
      Then the result is the missing marker

    @id:resource-when-has-default
    Scenario: Without the attribute the default is given
      When "whenHas" is called with ["phone", "yes", "no"]
      Then the result is "no"

    @id:resource-when-has-falsy
    Scenario Outline: The attribute <value> exists
      When "whenHas" is called with ["<attribute>"]
      Then the result is <value>

      Examples:
        | case       | attribute | value |
        | empty-text | nick      | ""    |
        | false      | active    | false |
        | zero       | logins    |     0 |
        | null       | email     | null  |

    @id:resource-when-has-relation
    Scenario: A relation is not an attribute
      When "whenHas" is called with ["posts", "yes", "no"]
      Then the result is "no"

  @level:observed
  Rule: An attribute counts as existing whatever its value

    @id:resource-when-has-empty-value-closure
    Scenario Outline: A closure gets the value of "<case>"
      Given the closure "format" that returns {"$args": 0}
      When "whenHas" is called with ["<case>", {"$ref": "format"}, "default"]
      Then the result is [<value>]

      Examples:
        | case   | value |
        | email  | null  |
        | logins |     0 |

    @id:resource-when-has-accessor
    Scenario: The attribute is given as the object shows it
      Given the class Ware with
        """
        {"properties": {"price": 9}, "methods": {"getAttributes": {"price": "9.00"}}}
        """
      And a new JsonResource from [{"$new": ["Ware"]}]
      When "whenHas" is called with ["price"]
      Then the result is 9

    @id:resource-when-has-invokable-object @trait:static-languages
    Scenario: An object that can be called is no closure and is given as it is
      Given the class Greeter with
        """
        {"methods": {"__invoke": "called"}}
        """
      And "greeter" is a new Greeter from []
      When "whenHas" is called with ["name", {"$ref": "greeter"}]
      Then the result is {"$ref": "greeter"}

  @level:observed
  Rule: A given value stands for the attribute

    @id:resource-when-has-value
    Scenario Outline: The value <value> is given in place of the attribute
      When "whenHas" is called with ["name", <value>, "default"]
      Then the result is <value>

      Examples:
        | case  | value |
        | text  | "yes" |
        | null  | null  |
        | false | false |
        | list  | [1]   |

    @id:resource-when-has-null-value-without-default
    Scenario: An explicit null value gives null and not the attribute
      When "whenHas" is called with ["name", null]
      Then the result is null

    @id:resource-when-has-closure
    Scenario: A closure is called with the attribute
      Given the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      When "whenHas" is called with ["name", {"$ref": "greet"}]
      Then the result is "Hello Ada"
      And the closure "greet" was called with [["Ada"]]

  @level:observed
  Rule: Without the attribute only the default is looked at

    @id:resource-when-has-default-closure
    Scenario: A closure as the default is called without arguments
      Given the closure "unused" that returns "never"
      And the closure "default" that returns "none"
      When "whenHas" is called with ["phone", {"$ref": "unused"}, {"$ref": "default"}]
      Then the result is "none"
      And the closure "default" was called with [[]]
      And the closure "unused" was not called

    @id:resource-when-has-default-unused
    Scenario: A closure as the default is not called for an existing attribute
      Given the closure "unused" that returns "never"
      When "whenHas" is called with ["name", "yes", {"$ref": "unused"}]
      Then the result is "yes"
      And the closure "unused" was not called

    @id:resource-when-has-null-default
    Scenario: An explicit null default gives null and not the missing marker
      When "whenHas" is called with ["phone", "yes", null]
      Then the result is null

    @id:resource-when-has-value-without-default
    Scenario: A value without a default gives the missing marker
      Given the closure "unused" that returns "never"
      When "whenHas" is called with ["phone", {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called

    @id:resource-when-has-not-read
    Scenario: An attribute that is not there is not read
      Given the closure "read" that returns "read"
      And the class Person extending Model with
        """
        {"methods": {"getAttributes": [], "__get": {"$ref": "read"}}}
        """
      And a new JsonResource from [{"$new": ["Person"]}]
      When "whenHas" is called with ["phone", "yes", "no"]
      Then the result is "no"
      And the closure "read" was not called
