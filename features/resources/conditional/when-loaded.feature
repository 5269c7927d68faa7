@op:AnonymousResourceCollection.whenLoaded @trait:orm-model @protected
Feature: AnonymousResourceCollection.whenLoaded
  Gives a relationship only when the underlying object has loaded it.

  Background:
    Given a new JsonResource from
      """
      [{"$new": ["Model", {"name": "Ada"}, {"city": {"id": 9}, "editor": null, "posts": [], "score": 0}]}]
      """

  @level:stated
  Rule: The relationship is given when it is loaded

    @id:resource-when-loaded-loaded
    Scenario: A loaded relationship
      When "whenLoaded" is called from inside with ["city"]
      Then the result is {"id": 9}

    @id:resource-when-loaded-empty-stated
    Scenario: A loaded relationship to an empty list is given
      When "whenLoaded" is called from inside with ["posts"]
      Then the result is []

    @id:resource-when-loaded-not-loaded @op:Statement.missingValueMarker
    Scenario: A relationship that is not loaded gives the missing marker
      When "whenLoaded" is called from inside with ["comments"]
      Then the result is the missing marker

    @id:resource-when-loaded-default
    Scenario: A relationship that is not loaded gives the default
      When "whenLoaded" is called from inside with ["comments", "yes", "no"]
      Then the result is "no"

    @id:resource-when-loaded-attribute
    Scenario: An attribute is no relationship
      When "whenLoaded" is called from inside with ["name", "yes", "no"]
      Then the result is "no"

    @id:resource-when-loaded-object
    Scenario: A loaded relationship to another model is that model
      Given "city" is a new Model from [{"id": 9}]
      And a new JsonResource from [{"$new": ["Model", {"name": "Ada"}, {"city": {"$ref": "city"}}]}]
      When "whenLoaded" is called from inside with ["city"]
      Then the result is {"$ref": "city"}

    @id:resource-when-loaded-empty-collection @trait:collection-library
    Scenario: A loaded relationship that holds an empty collection
      Given "none" is a new Collection from [[]]
      And a new JsonResource from [{"$new": ["Model", {"name": "Ada"}, {"posts": {"$ref": "none"}}]}]
      When "whenLoaded" is called from inside with ["posts"]
      Then the result is {"$a": "Collection", "items": []}

    @id:resource-when-loaded-empty
    Scenario Outline: The relationship "<case>" is loaded
      When "whenLoaded" is called from inside with ["<case>"]
      Then the result is <value>

      Examples:
        | case   | value |
        | editor | null  |
        | score  |     0 |

  @level:observed
  Rule: Whether a relationship is loaded is not found out by reading it

    @id:resource-when-loaded-not-read
    Scenario: A relationship that is not loaded is not read
      Given the closure "read" that returns "read"
      And the class Person extending Model with
        """
        {"methods": {"relationLoaded": false, "__get": {"$ref": "read"}}}
        """
      And a new JsonResource from [{"$new": ["Person"]}]
      When "whenLoaded" is called from inside with ["comments", "yes", "no"]
      Then the result is "no"
      And the closure "read" was not called

  @level:observed
  Rule: A given value stands for a loaded relationship

    @id:resource-when-loaded-value
    Scenario: A value is given in place of the relationship
      When "whenLoaded" is called from inside with ["city", "yes", "no"]
      Then the result is "yes"

    @id:resource-when-loaded-falsy-value
    Scenario Outline: The value <value> is given like any other
      When "whenLoaded" is called from inside with ["city", <value>]
      Then the result is <value>

      Examples:
        | case       | value |
        | false      | false |
        | zero       |     0 |
        | empty-text | ""    |
        | empty-list | []    |

    @id:resource-when-loaded-closure
    Scenario: A closure is called with the relationship
      Given the closure "format" that returns {"$field": [{"$arg": 0}, "id"]}
      When "whenLoaded" is called from inside with ["city", {"$ref": "format"}]
      Then the result is 9
      And the closure "format" was called with [[{"id": 9}]]

    @id:resource-when-loaded-closure-missing
    Scenario: A closure may give the missing marker, and the default has no say
      When "whenLoaded" is called from inside with ["city", {"$fn": {"body": {"$missing": true}}}, "default"]
      Then the result is the missing marker

    @id:resource-when-loaded-closure-empty
    Scenario Outline: A closure is called also with the empty relationship "<case>"
      Given a new JsonResource from [{"$new": ["Model", [], {"<case>": <value>}]}]
      And the closure "format" that returns "called"
      When "whenLoaded" is called from inside with ["<case>", {"$ref": "format"}]
      Then the result is "called"
      And the closure "format" was called with [[<given>]]

      Examples:
        | case  | value                        | given                             |
        | posts | []                           | []                                |
        | score |                            0 |                                 0 |
        | tags  | {"$new": ["Collection", []]} | {"$a": "Collection", "items": []} |

    @id:resource-when-loaded-null-value
    Scenario Outline: An explicit null value gives the relationship itself (<case>)
      When "whenLoaded" is called from inside with <arguments>
      Then the result is {"id": 9}

      Examples:
        | case            | arguments               |
        | without-default | ["city", null]          |
        | with-default    | ["city", null, "other"] |

  @level:observed
  Rule: A relationship that is loaded as null is null whatever was given

    @id:resource-when-loaded-null-relation
    Scenario Outline: whenLoaded with <arguments>
      When "whenLoaded" is called from inside with <arguments>
      Then the result is null

      Examples:
        | case  | arguments                   |
        | value | ["editor", "yes"]           |
        | null  | ["editor", null, "default"] |

    @id:resource-when-loaded-null-relation-closure
    Scenario Outline: With <arguments> nothing is called
      Given the closure "unused" that returns "never"
      When "whenLoaded" is called from inside with <arguments>
      Then the result is null
      And the closure "unused" was not called

      Examples:
        | case    | arguments                             |
        | value   | ["editor", {"$ref": "unused"}]        |
        | default | ["editor", "yes", {"$ref": "unused"}] |

  @level:observed
  Rule: Without the relationship only the default is looked at

    @id:resource-when-loaded-default-closure
    Scenario: A closure as the default is called without arguments
      Given the closure "unused" that returns "never"
      And the closure "default" that returns "none"
      When "whenLoaded" is called from inside with ["comments", {"$ref": "unused"}, {"$ref": "default"}]
      Then the result is "none"
      And the closure "default" was called with [[]]
      And the closure "unused" was not called

    @id:resource-when-loaded-null-default
    Scenario: An explicit null default gives null and not the missing marker
      When "whenLoaded" is called from inside with ["comments", "yes", null]
      Then the result is null

    @id:resource-when-loaded-value-without-default
    Scenario: A value without a default gives the missing marker
      Given the closure "unused" that returns "never"
      When "whenLoaded" is called from inside with ["comments", {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called

  @level:observed @trait:static-languages
  Rule: An answer of the model counts by its truthiness

    @id:resource-when-loaded-truthy-answer
    Scenario Outline: relationLoaded answers <answer>
      Given the class Person extending Model with
        """
        {"methods": {"relationLoaded": <answer>}}
        """
      And a new JsonResource from [{"$new": ["Person", {"city": "Oslo"}, {"city": "Oslo"}]}]
      When "whenLoaded" is called from inside with ["city", "yes", "no"]
      Then the result is "<result>"

      Examples:
        | case | answer | result |
        | one  |      1 | yes    |
        | zero |      0 | no     |
