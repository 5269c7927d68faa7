@op:Paginator.toJson
Feature: Paginator.toJson: nested items, and items without a JSON form
  An item without a JSON form stops the writing, unless an option asks for a substitute.

  @level:observed @trait:json-text
  Rule: Data may be nested 512 levels deep
    # The JSON form of a Nest is as many nested lists as its number says, with a text in the innermost one. The page and its
    # items are two more levels, so that 510 is the most that can be written.

    @id:paginator-json-depth
    Scenario Outline: An item of <count> nested lists, with options <options>
      Given a Paginator of [{"$new": ["Nest", <count>]}] with 1 per page
      When "toJson" is called with [<options>]
      Then the result contains the text
        """
        <text>
        """

      Examples:
        | case        | count | options | text         |
        | most        |   510 | 4194304 | [["inmost"]] |
        | substituted |   511 |     512 | ["inmost"]   |

    @id:paginator-json-depth-exceeded @trait:messages @error
    Scenario: An item of 511 nested lists is refused by option 4194304
      Given a Paginator of [{"$new": ["Nest", 511]}] with 1 per page
      When "toJson" is called with [4194304]
      Then it fails with a JsonEncoding error saying "Maximum stack depth exceeded"

    @id:paginator-json-recursion @trait:messages @error
    Scenario: An object whose JSON form is a list with the object in it
      Given the class Endless with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": [{"$this": true}]}}
        """
      And a Paginator of [{"$new": ["Endless"]}] with 1 per page
      When "toJson" is called with [4194304]
      Then it fails with a JsonEncoding error saying "Recursion detected"

    @id:paginator-json-recursion-property @trait:messages @error
    Scenario Outline: An object that has itself as a property, with options <options>
      Given the class Loop with
        """
        {"properties": {"name": "a", "me": null}}
        """
      And "loop" is a new Loop from []
      And the property "me" of "loop" is set to {"$ref": "loop"}
      And a Paginator of [{"$ref": "loop"}] with 1 per page
      When "toJson" is called with [<options>]
      Then it fails with a JsonEncoding error saying "Recursion detected"

      Examples:
        | case   | options |
        | raise  | 4194304 |
        | pretty | 4194432 |

    @id:paginator-json-recursion-substituted
    Scenario: An object that has itself as a property, substituted
      Given the class Loop with
        """
        {"properties": {"name": "a", "me": null, "end": 1}}
        """
      And "loop" is a new Loop from []
      And the property "me" of "loop" is set to {"$ref": "loop"}
      And a Paginator of [{"$ref": "loop"}] with 1 per page
      When "toJson" is called with [512]
      Then the result contains the text
        """
        :[{"name":"a","me":null,"end":1}]
        """

    @id:paginator-json-itself-empty
    Scenario: An object without properties whose JSON form is the object itself
      Given the class Nothing with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"$this": true}}}
        """
      And a Paginator of [{"$new": ["Nothing"]}, [{"$new": ["Nothing"]}]] with 2 per page
      When "toJson" is called
      Then the result contains the text
        """
        :[{},[{}]]
        """

    @id:paginator-json-itself
    Scenario: An object whose JSON form is the object itself is written as its public properties
      Given the class Point with
        """
        {"properties": {"x": 1}, "implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"$this": true}}}
        """
      And a Paginator of [{"$new": ["Point"]}] with 1 per page
      When "toJson" is called
      Then the result contains the text
        """
        :[{"x":1}]
        """

  @level:observed @trait:json-text
  Rule: An object is written as its public properties, even when it has none

    @id:paginator-json-object
    Scenario Outline: An object <title>
      Given the class Point with
        """
        {"properties": <properties>}
        """
      And a Paginator of [{"$new": ["Point"]}, {"at": {"$new": ["Point"]}}] with 2 per page
      When "toJson" is called with [<options>]
      Then the result contains the text
        """
        :<json>
        """

      Examples:
        | case   | title                                | properties         | options | json                                     |
        | some   | with two properties                  | {"x": 1, "y": "b"} |       0 | [{"x":1,"y":"b"},{"at":{"x":1,"y":"b"}}] |
        | none   | without properties                   | {}                 |       0 | [{},{"at":{}}]                           |
        | object | whose list is asked for as an object | {"x": []}          |      16 | {"0":{"x":{}},"1":{"at":{"x":{}}}}       |

    @id:paginator-json-closure
    Scenario: A closure has no properties
      Given a Paginator of [{"$fn": {"body": 1}}] with 1 per page
      When "toJson" is called
      Then the result contains the text
        """
        :[{}]
        """

  @level:observed @trait:json-text
  Rule: Option 512 substitutes what cannot be written

    @id:paginator-json-substituted
    Scenario Outline: What stands for <title>
      Given the class Endless with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": [1, {"$this": true}]}}
        """
      And a Paginator of [<item>, "after"] with 2 per page
      When "toJson" is called with [512]
      Then the result contains the text
        """
        :[<json>,"after"]
        """

      Examples:
        | case      | title                | item                  | json     |
        | infinite  | infinity             | {"$float": "INF"}     |        0 |
        | minus     | minus infinity       | {"$float": "-INF"}    |        0 |
        | no-number | what is not a number | {"$float": "NAN"}     |        0 |
        | again     | what contains itself | {"$new": ["Endless"]} | [1,null] |

      @trait:ordered-maps
      Examples: an order that is kept
        | case   | title                              | item                               | json            |
        | nested | what is not a number, under a name | {"a": {"$float": "NAN"}, "b": "x"} | {"a":0,"b":"x"} |

  @level:observed @trait:json-text @error
  Rule: Option 4194304 raises an error with the reason

    @id:paginator-json-raised @trait:messages
    Scenario Outline: The item <item> is refused by option 4194304
      Given a Paginator of [<item>] with 1 per page
      When "toJson" is called with [4194304]
      Then it fails with a JsonEncoding error saying "Inf and NaN cannot be JSON encoded"

      Examples:
        | case      | item              |
        | infinite  | {"$float": "INF"} |
        | no-number | {"$float": "NAN"} |

  @level:observed @error
  Rule: An error of an item reaches the caller

    @id:paginator-json-error-passes
    Scenario: An item that refuses to be written
      Given the class Shy with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a Paginator of [{"$new": ["Shy"]}] with 1 per page
      When "toJson" is called
      Then it fails with a Logic error saying "not today"

  @level:observed @trait:declared-types @trait:json-text @error
  Rule: In Hypervel what cannot be written is an error even without an option

    @id:paginator-json-refused
    Scenario: Without an option the operation fails
      Given a Paginator of [{"$float": "INF"}] with 1 per page
      When "toJson" is called
      Then it fails with a Type error
