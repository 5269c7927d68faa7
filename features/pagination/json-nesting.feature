@op:Paginator.toJson
Feature: Paginator.toJson: what cannot be written, and deep or odd items
  An item without a JSON form stops the writing, unless an option asks for a substitute.

  @level:observed
  Rule: Up to 512 levels can be written

    @id:paginator-json-depth
    Scenario Outline: <count> lists in each other, in the items of a page, with options <options>
      Given the class Nest with
        """
        {
          "methods": {
            "__construct": {"$set": {"on": {"$this": true}, "property": "count", "value": {"$arg": 0}}},
            "jsonSerialize": {"$if": {
              "test": {"$field": {"of": {"$this": true}, "name": "count"}},
              "then": [{"$new": {"class": "Nest", "args": [{"$add": [{"$field": {"of": {"$this": true}, "name": "count"}}, -1]}]}}],
              "else": "inmost"
            }}
          },
          "properties": {"count": 0},
          "implements": ["JsonSerializable"]
        }
        """
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

    @id:paginator-json-depth-exceeded @error
    Scenario: One more list
      Given the class Nest with
        """
        {
          "methods": {
            "__construct": {"$set": {"on": {"$this": true}, "property": "count", "value": {"$arg": 0}}},
            "jsonSerialize": {"$if": {
              "test": {"$field": {"of": {"$this": true}, "name": "count"}},
              "then": [{"$new": {"class": "Nest", "args": [{"$add": [{"$field": {"of": {"$this": true}, "name": "count"}}, -1]}]}}],
              "else": "inmost"
            }}
          },
          "properties": {"count": 0},
          "implements": ["JsonSerializable"]
        }
        """
      And a Paginator of [{"$new": ["Nest", 511]}] with 1 per page
      When "toJson" is called with [4194304]
      Then it fails with a JsonEncoding error saying "Maximum stack depth exceeded"

    @id:paginator-json-recursion @error
    Scenario: An object that stands for a list with itself in it
      Given the class Endless with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": [{"$this": true}]}}
        """
      And a Paginator of [{"$new": ["Endless"]}] with 1 per page
      When "toJson" is called with [4194304]
      Then it fails with a JsonEncoding error saying "Recursion detected"

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
        "data":[{"x":1}]
        """

  @level:observed
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
        "data":<json>
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
        "data":[{}]
        """

  @level:observed
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
        "data":[<json>,"after"]
        """

      Examples:
        | case      | title                | item                               | json            |
        | infinite  |        Infinity is 0 | {"$float": "INF"}                  |               0 |
        | minus     | Minus infinity is 0  | {"$float": "-INF"}                 |               0 |
        | no-number | Not-a-number is 0    | {"$float": "NAN"}                  |               0 |
        | nested    | Below a name         | {"a": {"$float": "NAN"}, "b": "x"} | {"a":0,"b":"x"} |
        | again     | What contains itself | {"$new": ["Endless"]}              | [1,null]        |

  @level:observed @error
  Rule: Option 4194304 raises an error with the reason

    @id:paginator-json-raised
    Scenario Outline: <item>
      Given a Paginator of [<item>] with 1 per page
      When "toJson" is called with [4194304]
      Then it fails with a JsonEncoding error saying "Inf and NaN cannot be JSON encoded"

      Examples:
        | case      | item              |
        | infinite  | {"$float": "INF"} |
        | no-number | {"$float": "NAN"} |

  @level:observed @error @needs:profile:hypervel
  Rule: In Hypervel the text is never anything but text

    @id:paginator-json-refused
    Scenario: Without an option the operation fails
      Given a Paginator of [{"$float": "INF"}] with 1 per page
      When "toJson" is called
      Then it fails with a Type error

    @id:paginator-json-error-passes
    Scenario: An error of an item passes through
      Given the class Shy with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a Paginator of [{"$new": ["Shy"]}] with 1 per page
      When "toJson" is called
      Then it fails with a Logic error saying "not today"

  @level:exact
  Rule: Text and other values follow each other in their order

    @id:paginator-json-mixed
    Scenario Outline: <item> with options <options>
      Given the class Row with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": <item>}}
        """
      And a Paginator of [{"$new": ["Row"]}, {"$new": ["Row"]}] with 2 per page
      When "toJson" is called with [<options>]
      Then the result contains the text
        """
        "data":[<json>,<json>]
        """

      Examples:
        | case        | item                                   | options | json                                                        |
        | texts       | {"a": "x", "b": "y", "c": "z"}         |       0 | {"a":"x","b":"y","c":"z"}                                   |
        | text-first  | {"a": "x", "b": 1, "c": "z"}           |       0 | {"a":"x","b":1,"c":"z"}                                     |
        | text-last   | {"a": null, "b": true, "c": "z"}       |       0 | {"a":null,"b":true,"c":"z"}                                 |
        | text-inside | {"a": {"b": "x", "c": "y"}, "d": "z"}  |       0 | {"a":{"b":"x","c":"y"},"d":"z"}                             |
        | same-names  | {"a": {"a": {"a": "x"}}}               |       0 | {"a":{"a":{"a":"x"}}}                                       |
        | list-inside | {"a": ["x", {"b": "y"}], "c": "z"}     |       0 | {"a":["x",{"b":"y"}],"c":"z"}                               |
        | empty       | {"a": "", "b": [], "c": ""}            |       0 | {"a":"","b":[],"c":""}                                      |
        | integers    | {"$map": [[1, "x"], [0, "y"]]}         |       0 | {"1":"x","0":"y"}                                           |
        | list        | {"$map": [[0, "x"], [1, "y"]]}         |       0 | ["x","y"]                                                   |
        | names       | {"a/b": "x", "é": "y", "\\"": "z"}     |       0 | {"a\\/b":"x","\\u00e9":"y","\\"":"z"}                       |
        | unescaped   | {"a/b": "x/", "é": "yé"}               |     320 | {"a/b":"x/","é":"yé"}                                       |
        | signs       | {"<a>": "<x>&'", "b": "y"}             |       7 | {"\\u003Ca\\u003E":"\\u003Cx\\u003E\\u0026\\u0027","b":"y"} |
        | slashes     | {"a": "/x//y/", "b": "/", "c": "z"}    |       0 | {"a":"\\/x\\/\\/y\\/","b":"\\/","c":"z"}                    |
        | numeric     | {"a": "1", "b": "x", "c": "2"}         |      32 | {"a":1,"b":"x","c":2}                                       |
        | control     | {"a": "\\u0000\\u001f\\u0020\\u007e"}  |       0 | {"a":"\\u0000\\u001f ~"}                                    |
        | beyond      | {"a": "\\u0080\\ud7ff\\ue000\\uffff😀"} |       0 | {"a":"\\u0080\\ud7ff\\ue000\\uffff\\ud83d\\ude00"}          |

    @id:paginator-json-many-names
    Scenario: A page of rows with different names
      Given a Paginator of [{"a": "x", "b": "y"}, {"b": "x", "a": "y"}, {"a": "x", "c": "y", "b": "z"}] with 3 per page
      When "toJson" is called
      Then the result contains the text
        """
        "data":[{"a":"x","b":"y"},{"b":"x","a":"y"},{"a":"x","c":"y","b":"z"}]
        """

    @id:paginator-json-pretty-rows
    Scenario: Rows spread over lines
      Given the class Row with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"a": "x", "b": {"a": "y", "n": 1, "b": []}, "c": "z"}}}
        """
      And a Paginator of [{"$new": ["Row"]}] with 1 per page
      When "toJson" is called with [128]
      Then the result contains the text
        """
            "data": [
                {
                    "a": "x",
                    "b": {
                        "a": "y",
                        "n": 1,
                        "b": []
                    },
                    "c": "z"
                }
            ],
        """
