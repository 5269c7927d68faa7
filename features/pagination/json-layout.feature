@op:Paginator.toJson @trait:json-text
Feature: Paginator.toJson: layout of items
  Names and values follow each other in their order, each with its own signs escaped.

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
        :[<json>,<json>]
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
        | list        | {"$map": [[0, "x"], [1, "y"]]}         |       0 | ["x","y"]                                                   |
        | names       | {"a/b": "x", "é": "y", "\\"": "z"}     |       0 | {"a\\/b":"x","\\u00e9":"y","\\"":"z"}                       |
        | unescaped   | {"a/b": "x/", "é": "yé"}               |     320 | {"a/b":"x/","é":"yé"}                                       |
        | signs       | {"<a>": "<x>&'", "b": "y"}             |       7 | {"\\u003Ca\\u003E":"\\u003Cx\\u003E\\u0026\\u0027","b":"y"} |
        | slashes     | {"a": "/x//y/", "b": "/", "c": "z"}    |       0 | {"a":"\\/x\\/\\/y\\/","b":"\\/","c":"z"}                    |
        | numeric     | {"a": "1", "b": "x", "c": "2"}         |      32 | {"a":1,"b":"x","c":2}                                       |
        | control     | {"a": "\\u0000\\u001f\\u0020\\u007e"}  |       0 | {"a":"\\u0000\\u001f ~"}                                    |
        | beyond      | {"a": "\\u0080\\ud7ff\\ue000\\uffff😀"} |       0 | {"a":"\\u0080\\ud7ff\\ue000\\uffff\\ud83d\\ude00"}          |

      @trait:ordered-maps
      Examples: an order that is kept
        | case     | item                           | options | json              |
        | integers | {"$map": [[1, "x"], [0, "y"]]} |       0 | {"1":"x","0":"y"} |

    @id:paginator-json-many-names @trait:ordered-maps
    Scenario: A page of rows with different names
      Given a Paginator of [{"a": "x", "b": "y"}, {"b": "x", "a": "y"}, {"a": "x", "c": "y", "b": "z"}] with 3 per page
      When "toJson" is called
      Then the result contains the text
        """
        :[{"a":"x","b":"y"},{"b":"x","a":"y"},{"a":"x","c":"y","b":"z"}]
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
        [
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

    @id:paginator-json-long-text
    Scenario Outline: The end of a long text, <signs>, with options <options>
      Given a Paginator of ["A text of more than thirty characters, at its end <signs>"] with 1 per page
      When "toJson" is called with [<options>]
      Then the result contains the text
        """
        :["A text of more than thirty characters, at its end <written>"]
        """

      Examples:
        | case         | signs   | options | written        |
        | none         | nothing |       0 | nothing        |
        | quote        | \\"     |       0 | \\"            |
        | backslash    | \\u005c |       0 | \\\\           |
        | slash        | /       |       0 | \\/            |
        | letter       | é       |       0 | \\u00e9        |
        | control      | \\u0001 |       0 | \\u0001        |
        | letter-kept  | é       |     256 | é              |
        | control-kept | \\u0001 |     256 | \\u0001        |
        | slash-kept   | /       |      64 | /              |
        | angle        | <>      |       1 | \\u003C\\u003E |
        | angle-kept   | <>      |      14 | <>             |
        | ampersand    | &       |       2 | \\u0026        |
        | apostrophe   | '       |       4 | \\u0027        |
        | quote-hex    | \\"     |       8 | \\u0022        |
        | no-sign      | nothing |      15 | nothing        |
        | emoji        | 😀       |       0 | \\ud83d\\ude00 |
        | emoji-kept   | 😀       |     256 | 😀              |
        | separator    | \\u2028 |     256 | \\u2028        |

    @id:paginator-json-both-ways
    Scenario Outline: The text with options <second> does not disturb the one with options <first>
      Given a Paginator of [{"city": "Oslo"}] with 1 per page
      And "toJson" is called with [<first>]
      And "toJson" is called with [<second>]
      When "toJson" is called with [<first>]
      Then the result contains the text
        """
        <text>
        """

      Examples:
        | case   | first | second | text               |
        | line   |     0 |    128 | :[{"city":"Oslo"}] |
        | spread |   128 |      0 | "city": "Oslo"     |
