@op:AnonymousResourceCollection.transform @protected
Feature: AnonymousResourceCollection.transform
  Puts a value through a callback unless the value is blank.

  Background:
    Given a new JsonResource from [{"id": 1}]
    And the closure "format" that returns "formatted"

  @level:stated
  Rule: The value is transformed when it is present
    # "Transforms the value if present": null is absent to a port that counts it as not there; to another only the marker may be.
    # What else counts as absent is not said.

    @id:resource-transform-present
    Scenario: A value is transformed
      When "transform" is called from inside with [20, {"$fn": {"body": {"$concat": [{"$arg": 0}, "%"]}}}]
      Then the result is "20%"

    @id:resource-transform-absent @op:Statement.missingValueMarker @trait:absent-is-null
    Scenario: For null the missing marker is given
      When "transform" is called from inside with [null, {"$ref": "format"}]
      Then the result is the missing marker

    @id:resource-transform-default @trait:absent-is-null
    Scenario: For null the default is given
      When "transform" is called from inside with [null, {"$ref": "format"}, "default"]
      Then the result is "default"

    @id:resource-transform-to-falsy
    Scenario Outline: A value may become <value>
      When "transform" is called from inside with [20, {"$fn": {"body": <value>}}, "default"]
      Then the result is <value>

      Examples:
        | case       | value |
        | zero       |     0 |
        | false      | false |
        | empty-text | ""    |
        | empty-list | []    |

    @id:resource-transform-callback-gives-null
    Scenario: What the callback gives is the result, null too
      When "transform" is called from inside with ["Ada", {"$fn": {"body": null}}, "default"]
      Then the result is null

    @id:resource-transform-list-stated
    Scenario: A list is one value
      When "transform" is called from inside with [["red", "blue"], {"$fn": {"body": {"tags": {"$arg": 0}}}}]
      Then the result is {"tags": ["red", "blue"]}

  @level:observed
  Rule: A filled value is handed to the callback

    @id:resource-transform-filled
    Scenario Outline: <value> is filled
      When "transform" is called from inside with [<value>, {"$ref": "format"}, "default"]
      Then the result is "formatted"
      And the closure "format" was called with [[<value>]]

      Examples:
        | case      | value    |
        | text      | "Ada"    |
        | zero      |        0 |
        | minus     |       -1 |
        | false     | false    |
        | zero-text | "0"      |
        | list      | [0]      |
        | null-list | [null]   |
        | map       | {"a": 1} |
        | padded    | " a "    |

      @trait:absent-is-null
      Examples: the missing marker is not null
        | case    | value              |
        | missing | {"$missing": true} |

    @id:resource-transform-filled-collection
    Scenario: A Collection with items is filled
      Given "items" is a new Collection from [[null]]
      When "transform" is called from inside with [{"$ref": "items"}, {"$ref": "format"}]
      Then the result is "formatted"
      And the closure "format" was called with [[{"$ref": "items"}]]

    @id:resource-transform-filled-object
    Scenario: An object that has no size is filled
      Given the class Note with
        """
        {}
        """
      When "transform" is called from inside with [{"$new": ["Note"]}, {"$ref": "format"}, "default"]
      Then the result is "formatted"

    @id:resource-transform-filled-closure
    Scenario: A closure is filled, and is handed over without being called
      Given the closure "value" that returns null
      When "transform" is called from inside with [{"$ref": "value"}, {"$ref": "format"}, "default"]
      Then the result is "formatted"
      And the closure "value" was not called

    @id:resource-transform-filled-resource
    Scenario: A resource of nothing is filled
      When "transform" is called from inside with [{"$new": ["JsonResource", null]}, {"$ref": "format"}, "default"]
      Then the result is "formatted"

    @id:resource-transform-to-missing
    Scenario: The callback may give the missing marker, and the default has no say
      When "transform" is called from inside with [20, {"$fn": {"body": {"$missing": true}}}, "default"]
      Then the result is the missing marker

    @id:resource-transform-callable-object @trait:static-languages
    Scenario: The callback may be an object that can be called
      Given the class Doubler with
        """
        {"methods": {"__invoke": {"$fn": {"body": {"$concat": [{"$arg": 0}, {"$arg": 0}]}}}}}
        """
      When "transform" is called from inside with [21, {"$new": ["Doubler"]}]
      Then the result is "2121"

    @id:resource-transform-default-unused
    Scenario: A default closure is not called for a filled value
      Given the closure "default" that returns "none"
      When "transform" is called from inside with ["Ada", {"$ref": "format"}, {"$ref": "default"}]
      Then the result is "formatted"
      And the closure "default" was not called

  @level:observed @trait:absent-is-null
  Rule: A blank value gives the default and the callback is not called

    @id:resource-transform-blank
    Scenario Outline: <value> is blank
      When "transform" is called from inside with [<value>, {"$ref": "format"}, "default"]
      Then the result is "default"
      And the closure "format" was not called

      Examples:
        | case             | value                        |
        | null             | null                         |
        | empty-text       | ""                           |
        | spaces           | "   "                        |
        | tab              | "\\t"                        |
        | empty-list       | []                           |
        | empty-collection | {"$new": ["Collection", []]} |

      @trait:numeric-text
      Examples: an object that stands for a blank text
        | case       | value                         |
        | blank-html | {"$new": ["HtmlString", " "]} |

    @id:resource-transform-blank-resources
    Scenario: A collection of resources without items is blank
      When "transform" is called from inside with [{"$new": ["AnonymousResourceCollection", [], "JsonResource"]}, {"$ref": "format"}, "default"]
      Then the result is "default"

    @id:resource-transform-blank-countable
    Scenario Outline: An object that counts <count> is <case>
      Given the class Basket with
        """
        {"implements": ["Countable"], "methods": {"count": <count>}}
        """
      When "transform" is called from inside with [{"$new": ["Basket"]}, {"$ref": "format"}, "default"]
      Then the result is "<result>"

      Examples:
        | case   | count | result    |
        | blank  |     0 | default   |
        | filled |     2 | formatted |

  @level:exact @trait:absent-is-null
  Rule: Blank are the characters that PHP's trim takes away
    # Every language has a set of its own: most know the vertical tab as white space, few the zero byte.

    @id:resource-transform-blank-character
    Scenario Outline: The text <value> is blank
      When "transform" is called from inside with [<value>, {"$ref": "format"}, "default"]
      Then the result is "default"
      And the closure "format" was not called

      Examples:
        | case         | value           |
        | vertical-tab | "\\u000b\\r\\n" |
        | zero-byte    | "\\u0000"       |

    @id:resource-transform-no-break-space
    Scenario: A no-break space is not among them
      When "transform" is called from inside with ["\u00a0", {"$ref": "format"}, "default"]
      Then the result is "formatted"

    @id:resource-transform-form-feed
    Scenario: A form feed is not among them
      When "transform" is called from inside with ["\u000c", {"$ref": "format"}, "default"]
      Then the result is "formatted"

    @id:resource-transform-wide-blank
    Scenario: The ideographic space is not among them
      When "transform" is called from inside with ["\u3000", {"$ref": "format"}, "default"]
      Then the result is "formatted"

  @level:observed @trait:absent-is-null
  Rule: A default that can be called gets the blank value

    @id:resource-transform-default-closure
    Scenario Outline: The default closure gets <value>
      Given the closure "default" that returns "none"
      When "transform" is called from inside with [<value>, {"$ref": "format"}, {"$ref": "default"}]
      Then the result is "none"
      And the closure "default" was called with [[<value>]]

      Examples:
        | case       | value |
        | null       | null  |
        | empty-text | ""    |
        | spaces     | "  "  |
        | empty-list | []    |

    @id:resource-transform-default-callable-object @trait:static-languages
    Scenario: The default may be an object that can be called
      Given the class Fallback with
        """
        {"methods": {"__invoke": {"$fn": {"body": {"$concat": ["<", {"$arg": 0}, ">"]}}}}}
        """
      When "transform" is called from inside with [" ", {"$ref": "format"}, {"$new": ["Fallback"]}]
      Then the result is "< >"

    @id:resource-transform-default-value
    Scenario Outline: The default <default> is given unchanged
      When "transform" is called from inside with [null, {"$ref": "format"}, <default>]
      Then the result is <default>

      Examples:
        | case  | default |
        | null  | null    |
        | false | false   |
        | zero  |       0 |
        | list  | [1]     |
