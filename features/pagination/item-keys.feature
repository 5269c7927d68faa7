Feature: Paginator: keys of items
  Items lie under integers and texts; a text that spells an integer is that integer.

  @level:observed
  Rule: Only the canonical spelling of an integer is one

    @id:paginator-item-key-stored @trait:integer-like-keys @trait:keyed-pages @op:Paginator.offsetSet @op:Paginator.items
    Scenario Outline: The key <key>
      Given a Paginator of [] with 9 per page
      And "offsetSet" is called with [<key>, "x"]
      When "items" is called
      Then the result is <items>
      And "offsetExists" with [<key>] gives true
      And "offsetGet" with [<key>] gives "x"

      Examples:
        | case        | key                    | items                         |
        | minus-zero  | "-0"                   | {"-0": "x"}                   |
        | zero-before | "07"                   | {"07": "x"}                   |
        | plus        | "+1"                   | {"+1": "x"}                   |
        | blank       | " 1"                   | {" 1": "x"}                   |
        | blank-after | "1 "                   | {"1 ": "x"}                   |
        | line-break  | "1\\n"                 | {"1\\n": "x"}                 |
        | fraction    | "1.5"                  | {"1.5": "x"}                  |
        | letter      | "1a"                   | {"1a": "x"}                   |
        | too-large   | "12345678901234567890" | {"12345678901234567890": "x"} |
        | empty       | ""                     | {"": "x"}                     |
        | sign        | "-"                    | {"-": "x"}                    |
        | word        | "__proto__"            | {"__proto__": "x"}            |

      Examples: the canonical spelling of an integer
        | case           | key   | items                 |
        | zero           | "0"   | ["x"]                 |
        | nine           | "9"   | {"9": "x"}            |
        | integer        | "10"  | {"10": "x"}           |
        | several-digits | "120" | {"120": "x"}          |
        | minus          | "-3"  | {"$map": [[-3, "x"]]} |

    @id:paginator-item-key-other @op:Paginator.offsetGet @trait:static-languages @trait:keyed-pages @trait:numeric-text
    Scenario Outline: The key <key> reads the item under <read>
      Given a Paginator of {"0": "zero", "1": "one", "": "empty"} with 9 per page
      When "offsetGet" is called with [<key>]
      Then the result is "<read>"

      Examples:
        | case       | key   | read  |
        | true       | true  | one   |
        | false      | false | zero  |
        | null       | null  | empty |
        | fraction   |   1.7 | one   |
        | minus-half |  -0.5 | zero  |

  @level:observed @op:Paginator.offsetSet
  Rule: An appended item follows the highest integer key ever used

    @id:paginator-item-key-appended
    Scenario Outline: After <items> and the key <key> comes <next>
      Given a Paginator of <items> with 9 per page
      And "offsetSet" is called with [<key>, "x"]
      And "offsetSet" is called with [null, "y"]
      When "offsetGet" is called with [<next>]
      Then the result is "y"

      Examples:
        | case | items      | key | next |
        | list | ["a", "b"] |   1 |    2 |

      @trait:integer-like-keys
      Examples: integers with gaps, and names
        | case          | items      | key | next |
        | list-end      | ["a", "b"] |   2 |    3 |
        | gap           | ["a", "b"] |   5 |    6 |
        | minus-in-list | ["a"]      |  -5 |    1 |

      @trait:integer-like-keys @trait:keyed-pages
      Examples: an integer as text
        | case       | items | key          | next       |
        | large-text | ["a"] | "4294967296" | 4294967297 |

      @trait:integer-like-keys @trait:keyed-pages
      Examples: items under keys
        | case       | items      | key | next |
        | text       | ["a", "b"] | "k" |    2 |
        | text-first | {"a": 1}   | "k" |    0 |
        | lower      | {"7": 1}   |   3 |    8 |
        | zero       | {"a": 1}   |   0 |    1 |
        | minus      | {"a": 1}   |  -5 |   -4 |

    @id:paginator-item-key-after-removal @op:Paginator.offsetUnset @trait:integer-like-keys
    Scenario Outline: After the key <removed> of <items> was removed the next key is <next>
      Given a Paginator of <items> with 9 per page
      And "offsetUnset" is called with [<removed>]
      And "offsetSet" is called with [null, "y"]
      When "offsetGet" is called with [<next>]
      Then the result is "y"

      Examples:
        | case | items      | removed | next |
        | last | ["a", "b"] |       1 |    2 |
        | only | ["a"]      |       0 |    1 |

      @trait:keyed-pages
      Examples: items under keys
        | case    | items      | removed | next |
        | in-gaps | {"4": "a"} |       4 |    5 |

      @trait:absent-is-null
      Examples: an item that is not there
        | case  | items | removed | next |
        | none  | ["a"] |       5 |    1 |
        | minus | ["a"] |      -1 |    1 |

  @level:observed @op:Paginator.offsetExists
  Rule: A key outside the list is absent

    @id:paginator-item-key-absent @op:Paginator.offsetGet
    Scenario Outline: The key <key> of two items
      Given a Paginator of ["a", "b"] with 9 per page
      When "offsetExists" is called with [<key>]
      Then the result is <exists>
      And "offsetGet" with [<key>] gives <item>

      Examples:
        | case  | key | exists | item |
        | first |   0 | true   | "a"  |
        | last  |   1 | true   | "b"  |

      @trait:absent-is-null
      Examples: reading what is absent
        | case   | key      | exists | item |
        | behind |        2 | false  | null |
        | minus  |       -1 | false  | null |
        | text   | "k"      | false  | null |
        | length | "length" | false  | null |

  @level:observed @op:Paginator.toJson
  Rule: Keys that are 0, 1, 2 and so on in order make a list, however they came about

    @id:paginator-item-key-list-again @op:Paginator.offsetUnset
    Scenario Outline: <items> without <removed>
      Given a Paginator of <items> with 9 per page
      And "offsetUnset" is called with [<removed>]
      When "toJson" is called
      Then somewhere in the JSON text is <json>

      Examples:
        | case | items      | removed | json  |
        | last | ["a", "b"] |       1 | ["a"] |
        | all  | ["a"]      |       0 | []    |

      @trait:keyed-pages
      Examples: items under keys
        | case    | items                | removed | json      |
        | integer | {"0": "a", "k": "b"} |       0 | {"k":"b"} |

      @trait:ordered-maps @trait:keyed-pages
      Examples: keys in an order of their own
        | case  | items                                      | removed | json              |
        | order | {"$map": [[1, "a"], [0, "b"], ["k", "c"]]} | "k"     | {"1":"a","0":"b"} |

      @trait:integer-like-keys
      Examples: a list with a gap
        | case  | items      | removed | json      |
        | first | ["a", "b"] |       0 | {"1":"b"} |

      @trait:integer-like-keys @trait:keyed-pages
      Examples: items under keys
        | case | items                | removed | json  |
        | text | {"0": "a", "k": "b"} | "k"     | ["a"] |

  @level:observed @op:Paginator.offsetSet @trait:strict-types @error
  Rule: Only scalars and null can be keys

    @id:paginator-item-key-refused
    Scenario Outline: offsetSet(<key>, "x") is refused
      Given a Paginator of ["a"] with 9 per page
      When "offsetSet" is called with [<key>, "x"]
      Then it fails
      And "items" gives ["a"]

      Examples:
        | case   | key                          |
        | list   | []                           |
        | map    | {"a": 1}                     |
        | object | {"$new": ["Collection", []]} |
