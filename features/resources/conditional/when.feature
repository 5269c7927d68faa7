@op:AnonymousResourceCollection.when
Feature: AnonymousResourceCollection.when
  Gives a value only when a condition is true. It is used inside the data of a resource.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated @protected
  Rule: The value is given when the condition is truthy

    @id:resource-when-true
    Scenario: A true condition gives the value
      When "when" is called from inside with [true, "draft"]
      Then the result is "draft"

    @id:resource-when-falsy-value-stated
    Scenario Outline: The condition decides, and not the value: <value>
      When "when" is called from inside with [true, <value>, "default"]
      Then the result is <value>

      Examples:
        | case       | value           |
        | false      | false           |
        | zero       |               0 |
        | empty-text | ""              |
        | empty-list | []              |
        | list       | ["red", "blue"] |

    @id:resource-when-false-without-default @op:Statement.missingValueMarker
    Scenario: A false condition without a default gives the missing marker
      When "when" is called from inside with [false, "draft"]
      Then the result is the missing marker

    @id:resource-when-false-with-default
    Scenario: A false condition gives the default
      When "when" is called from inside with [false, "draft", "published"]
      Then the result is "published"

    @id:resource-when-falsy-default-stated
    Scenario Outline: The default that is given counts, whatever it is: <default>
      When "when" is called from inside with [false, "draft", <default>]
      Then the result is <default>

      Examples:
        | case       | default         |
        | false      | false           |
        | zero       |               0 |
        | empty-text | ""              |
        | empty-list | []              |
        | list       | ["red", "blue"] |

  @level:observed @protected
  Rule: What is given is handed on unfiltered

    @id:resource-when-unfiltered @op:AnonymousResourceCollection.removeMissingValues
    Scenario: A missing marker inside it stays there until the data is filtered
      When "when" is called from inside with [true, ["draft", {"$missing": true}]]
      Then the result is ["draft", {"$missing": true}]

  @level:observed @trait:numeric-text @protected
  Rule: Numbers and texts are conditions by their truthiness

    @id:resource-when-condition-truthiness
    Scenario Outline: <condition> as a condition chooses the <chosen>
      When "when" is called from inside with [<condition>, "value", "default"]
      Then the result is "<chosen>"

      Examples:
        | case        | condition | chosen  |
        | one         |         1 | value   |
        | minus-one   |        -1 | value   |
        | zero        |         0 | default |
        | text        | "no"      | value   |
        | zero-text   | "0"       | default |
        | empty-text  | ""        | default |
        | double-zero | "00"      | value   |
        | zero-point  | "0.0"     | value   |
        | word-false  | "false"   | value   |

  @level:observed @protected
  Rule: A chosen closure is called without arguments and its result is given

    @id:resource-when-value-closure
    Scenario: The value may be a closure
      Given the closure "title" that returns "Hello"
      When "when" is called from inside with [true, {"$ref": "title"}]
      Then the result is "Hello"
      And the closure "title" was called with [[]]

    @id:resource-when-default-closure
    Scenario: The default may be a closure
      Given the closure "title" that returns "Hello"
      When "when" is called from inside with [false, 1, {"$ref": "title"}]
      Then the result is "Hello"
      And the closure "title" was called with [[]]

    @id:resource-when-closure-gives-null
    Scenario: A closure that gives null makes the result null
      Given the closure "title" that returns null
      When "when" is called from inside with [true, {"$ref": "title"}, "default"]
      Then the result is null

    @id:resource-when-default-closure-gives-null
    Scenario: A closure that gives null as the default makes the result null
      Given the closure "title" that returns null
      When "when" is called from inside with [false, 1, {"$ref": "title"}]
      Then the result is null

    @id:resource-when-closure-not-chosen
    Scenario Outline: A closure that is not chosen is not called: <condition>
      Given the closure "unused" that returns "never"
      When "when" is called from inside with [<condition>, <value>, <default>]
      Then the result is "chosen"
      And the closure "unused" was not called

      Examples:
        | case    | condition | value              | default            |
        | value   | false     | {"$ref": "unused"} | "chosen"           |
        | default | true      | "chosen"           | {"$ref": "unused"} |

    @id:resource-when-closure-without-default
    Scenario: A closure is not called when the condition is false and there is no default
      Given the closure "unused" that returns "never"
      When "when" is called from inside with [false, {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called

    @id:resource-when-closure-of-closure
    Scenario Outline: A closure that the <chosen> of "<operation>" gives is given and not called
      Given the closure "inner" that returns "inner"
      When "<operation>" is called from inside with <args>
      Then the result is {"$ref": "inner"}
      And the closure "inner" was not called

      Examples:
        | case    | chosen  | operation | args                                             |
        | value   | value   | when      | [true, {"$fn": {"body": {"$ref": "inner"}}}]     |
        | default | default | when      | [false, 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.unless
      Examples:
        | case   | chosen | operation | args                                          |
        | unless | value  | unless    | [false, {"$fn": {"body": {"$ref": "inner"}}}] |

    @id:resource-when-invokable-object @trait:static-languages
    Scenario: An object that can be called is no closure and is given as it is
      Given the class Greeter with
        """
        {"methods": {"__invoke": "called"}}
        """
      And "greeter" is a new Greeter from []
      When "when" is called from inside with [true, {"$ref": "greeter"}]
      Then the result is {"$ref": "greeter"}

    @id:resource-when-invokable-default @trait:static-languages
    Scenario: As a default it is given as it is, too
      Given the class Greeter with
        """
        {"methods": {"__invoke": "called"}}
        """
      And "greeter" is a new Greeter from []
      When "when" is called from inside with [false, 1, {"$ref": "greeter"}]
      Then the result is {"$ref": "greeter"}

  @level:observed @protected
  Rule: Any value may be chosen, and an explicit null default is a default

    @id:resource-when-any-value
    Scenario Outline: The chosen value <value> is given unchanged
      When "when" is called from inside with [true, <value>, "default"]
      Then the result is <value>

      Examples:
        | case | value    |
        | null | null     |
        | list | [1, 2]   |
        | map  | {"7": 1} |

    @id:resource-when-default-null
    Scenario: An explicit null default gives null and not the missing marker
      When "when" is called from inside with [false, "draft", null]
      Then the result is null

    @id:resource-when-default-missing
    Scenario: An explicit missing marker as the default is given
      When "when" is called from inside with [false, "draft", {"$missing": true}]
      Then the result is the missing marker

  @level:observed
  Rule: Inside the data of a resource an unmet condition leaves its entry out

    @id:resource-when-in-map
    Scenario: Entries of a map
      Given the resource class PostResource that gives
        """
        {
          "id": {"$item": "id"},
          "draft": {"$own": ["when", true, "yes"]},
          "secret": {"$own": ["when", false, "hidden"]},
          "state": {"$own": ["when", false, "on", "off"]},
          "editor": {"$own": ["when", true, null]},
          "reviewer": {"$own": ["when", false, "Ada", null]}
        }
        """
      And a new PostResource from [{"id": 7}]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 7, "draft": "yes", "state": "off", "editor": null, "reviewer": null}

    @id:resource-when-in-list
    Scenario: Entries of a list close the gap
      Given the resource class TagsResource that gives
        """
        [{"$own": ["when", true, "new"]}, {"$own": ["when", false, "hot"]}, {"$own": ["when", true, "long"]}]
        """
      And a new TagsResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is ["new", "long"]

    @id:resource-when-lazy-uses-the-item
    Scenario: A closure in the data reads the underlying value
      Given the resource class CityResource that gives
        """
        {"name": {"$own": ["when", true, {"$fn": {"body": {"$concat": ["City of ", {"$item": "name"}]}}}]}}
        """
      And a new CityResource from [{"name": "Bonn"}]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"name": "City of Bonn"}
