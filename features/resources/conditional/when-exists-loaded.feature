@op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
Feature: AnonymousResourceCollection.whenExistsLoaded
  Gives whether related objects exist only when the underlying object knows it.

  Background:
    Given a new JsonResource from [{"$new": ["Model", {"posts_exists": true, "likes_exists": false, "tags_exists": null}]}]

  @level:stated
  Rule: The existence check is given when it exists

    @id:resource-when-exists-loaded-known
    Scenario: A relationship whose existence was checked
      When "whenExistsLoaded" is called with ["posts"]
      Then the result is true

    @id:resource-when-exists-loaded-unknown @op:Statement.missingValueMarker
    Scenario: A relationship whose existence was not checked gives the missing marker
      When "whenExistsLoaded" is called with ["comments"]
      Then the result is the missing marker

    @id:resource-when-exists-loaded-default
    Scenario: A relationship whose existence was not checked gives the default
      When "whenExistsLoaded" is called with ["comments", "yes", "no"]
      Then the result is "no"

    @id:resource-when-exists-loaded-false
    Scenario: A check that came out false is given
      When "whenExistsLoaded" is called with ["likes"]
      Then the result is false

  @level:observed
  Rule: The attribute is the relationship in snake case with one _exists at its end

    @id:resource-when-exists-loaded-names
    Scenario Outline: "<relationship>" is checked in "<attribute>"
      Given a new JsonResource from [{"$new": ["Model", {"<attribute>": true}]}]
      When "whenExistsLoaded" is called with ["<relationship>"]
      Then the result is true

      Examples:
        | case           | relationship        | attribute         |
        | camel          | blogPosts           | blog_posts_exists |
        | spaces         | blog posts          | blog_posts_exists |
        | suffixed       | posts_exists        | posts_exists      |
        | suffixed-twice | posts_exists_exists | posts_exists      |

  @level:observed
  Rule: A check is given as it was stored

    @id:resource-when-exists-loaded-number
    Scenario Outline: The number <number> does not become a boolean
      Given a new JsonResource from [{"$new": ["Model", {"posts_exists": <number>}]}]
      When "whenExistsLoaded" is called with ["posts"]
      Then the result is <number>

      Examples:
        | case | number |
        | one  |      1 |
        | zero |      0 |

  @level:observed
  Rule: A given value stands for the check, an explicit null too

    @id:resource-when-exists-loaded-value
    Scenario Outline: The value <value> is given in place of the check
      When "whenExistsLoaded" is called with ["posts", <value>, "default"]
      Then the result is <value>

      Examples:
        | case | value |
        | text | "yes" |
        | null | null  |
        | zero |     0 |

    @id:resource-when-exists-loaded-null-alone
    Scenario: A null without a default is given in place of the check
      When "whenExistsLoaded" is called with ["posts", null]
      Then the result is null

    @id:resource-when-exists-loaded-closure-number
    Scenario: A closure is called with the number that was stored
      Given a new JsonResource from [{"$new": ["Model", {"posts_exists": 1}]}]
      And the closure "format" that returns "called"
      When "whenExistsLoaded" is called with ["posts", {"$ref": "format"}]
      Then the result is "called"
      And the closure "format" was called with [[1]]

    @id:resource-when-exists-loaded-closure
    Scenario Outline: A closure is called with <value>
      Given the closure "format" that returns "called"
      When "whenExistsLoaded" is called with ["<case>", {"$ref": "format"}]
      Then the result is "called"
      And the closure "format" was called with [[<value>]]

      Examples:
        | case  | value |
        | posts | true  |
        | likes | false |

  @level:observed
  Rule: A check of null is null whatever was given

    @id:resource-when-exists-loaded-null-check
    Scenario Outline: whenExistsLoaded with <arguments>
      When "whenExistsLoaded" is called with <arguments>
      Then the result is null

      Examples:
        | case  | arguments       |
        | alone | ["tags"]        |
        | value | ["tags", "yes"] |

    @id:resource-when-exists-loaded-null-check-closure
    Scenario Outline: With <arguments> nothing is called
      Given the closure "unused" that returns "never"
      When "whenExistsLoaded" is called with <arguments>
      Then the result is null
      And the closure "unused" was not called

      Examples:
        | case    | arguments                           |
        | value   | ["tags", {"$ref": "unused"}]        |
        | default | ["tags", "yes", {"$ref": "unused"}] |

  @level:observed
  Rule: Without the check only the default is looked at

    @id:resource-when-exists-loaded-default-closure
    Scenario: A closure as the default is called without arguments
      Given the closure "unused" that returns "never"
      And the closure "default" that returns "none"
      When "whenExistsLoaded" is called with ["comments", {"$ref": "unused"}, {"$ref": "default"}]
      Then the result is "none"
      And the closure "default" was called with [[]]
      And the closure "unused" was not called

    @id:resource-when-exists-loaded-value-without-default
    Scenario: A value without a default gives the missing marker
      Given the closure "unused" that returns "never"
      When "whenExistsLoaded" is called with ["comments", {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called

    @id:resource-when-exists-loaded-null-default
    Scenario: An explicit null default gives null and not the missing marker
      When "whenExistsLoaded" is called with ["comments", "yes", null]
      Then the result is null
