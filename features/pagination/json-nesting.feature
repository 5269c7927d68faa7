@op:Paginator.toJson
Feature: Paginator.toJson: what cannot be written, and deep or odd items
  An item without a JSON form stops the writing, unless an option asks for a substitute.

  @level:observed @trait:json-text
  Rule: Up to 512 levels can be written
    # A Nest stands in JSON for as many lists in each other as its number says, with a text in the inmost one. The page and
    # its items are two levels more.

    @id:paginator-json-depth
    Scenario Outline: <count> lists in each other, in the items of a page, with options <options>
      Given the fixture class Nest
      And a Paginator of [{"$new": ["Nest", <count>]}] with 1 per page
      When "toJson" is called with [<options>]
      Then the result contains the text
        """
        <text>
        """

      Examples:
        | case        | count | options | text         |
        | most        |   510 | 4194304 | [["inmost"]] |
        | substituted |   511 |     512 | ["inmost"]   |

    @id:paginator-json-depth-exceeded @error @trait:messages
    Scenario: One more list
      Given the fixture class Nest
      And a Paginator of [{"$new": ["Nest", 511]}] with 1 per page
      When "toJson" is called with [4194304]
      Then it fails with a JsonEncoding error saying "Maximum stack depth exceeded"

    @id:paginator-json-recursion @error @trait:messages
    Scenario: An object that stands for a list with itself in it
      Given the class Endless with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": [{"$this": true}]}}
        """
      And a Paginator of [{"$new": ["Endless"]}] with 1 per page
      When "toJson" is called with [4194304]
      Then it fails with a JsonEncoding error saying "Recursion detected"

    @id:paginator-json-recursion-property @error @trait:messages
    Scenario Outline: An object that is a property of itself, with options <options>
      Given the class Loop with
        """
        {"properties": {"name": "a", "me": null}, "methods": {"__construct": {"$set": {"on": {"$this": true}, "property": "me", "value": {"$this": true}}}}}
        """
      And a Paginator of [{"$new": ["Loop"]}] with 1 per page
      When "toJson" is called with [<options>]
      Then it fails with a JsonEncoding error saying "Recursion detected"

      Examples:
        | case   | options |
        | raise  | 4194304 |
        | pretty | 4194432 |

    @id:paginator-json-recursion-substituted
    Scenario: What is a property of itself is substituted
      Given the class Loop with
        """
        {"properties": {"name": "a", "me": null, "end": 1}, "methods": {"__construct": {"$set": {"on": {"$this": true}, "property": "me", "value": {"$this": true}}}}}
        """
      And a Paginator of [{"$new": ["Loop"]}] with 1 per page
      When "toJson" is called with [512]
      Then the result contains the text
        """
        :[{"name":"a","me":null,"end":1}]
        """

    @id:paginator-json-itself-empty
    Scenario: An object without properties that stands for itself
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
    Scenario: An object that stands for itself is written as its public properties
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
  Rule: Objects are written by their public properties, also without any

    @id:paginator-json-object
    Scenario Outline: <title>
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
        | case   | title          | properties         | options | json                                     |
        | some   | Two properties | {"x": 1, "y": "b"} |       0 | [{"x":1,"y":"b"},{"at":{"x":1,"y":"b"}}] |
        | none   | No properties  | {}                 |       0 | [{},{"at":{}}]                           |
        | object | As objects     | {"x": []}          |      16 | {"0":{"x":{}},"1":{"at":{"x":{}}}}       |

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
    Scenario Outline: <title>
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
        | case      | title                | item                               | json            |
        | infinite  |        Infinity is 0 | {"$float": "INF"}                  |               0 |
        | minus     | Minus infinity is 0  | {"$float": "-INF"}                 |               0 |
        | no-number | Not-a-number is 0    | {"$float": "NAN"}                  |               0 |
        | nested    | Below a name         | {"a": {"$float": "NAN"}, "b": "x"} | {"a":0,"b":"x"} |
        | again     | What contains itself | {"$new": ["Endless"]}              | [1,null]        |

  @level:observed @error @trait:json-text
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
  Rule: An error of an item is the error of the operation

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

  @level:observed @error @trait:declared-types @trait:json-text
  Rule: In Hypervel the text is never anything but text

    @id:paginator-json-refused
    Scenario: Without an option the operation fails
      Given a Paginator of [{"$float": "INF"}] with 1 per page
      When "toJson" is called
      Then it fails with a Type error
