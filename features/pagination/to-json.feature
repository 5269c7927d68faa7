@op:Paginator.toJson
Feature: Paginator.toJson
  Writes the paginator as JSON text.

  @level:stated
  Rule: The result is JSON text with the items in it
    # Keys and layout are not shown, and neither is what the options mean.

    @id:paginator-to-json-stated @op:Statement.paginatorForms
    Scenario Outline: toJson(<args>) writes both items
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "toJson" is called with <args>
      Then somewhere in the JSON text is "Ada"
      And somewhere in the JSON text is "Bo"

      Examples:
        | case       | args |
        | no-options | []   |
        | zero       | [0]  |

    @id:paginator-to-json-any-text @op:Statement.paginatorForms
    Scenario Outline: The text <text> can be read from the JSON text
      Given a Paginator of [<text>] with 2 per page
      When "toJson" is called
      Then somewhere in the JSON text is <text>

      Examples:
        | case               | text              |
        | quotation          | "say \\"hi\\""    |
        | backslash          | "C:\\\\new"       |
        | lines              | "one\\ntwo\\tend" |
        | control            | "\\u0001\\u001f"  |
        | slash              | "a/b"             |
        | letters            | "größe 日本 🎈"    |
        | markup             | "<b>&</b>"        |
        | signs              | "~a $b %s {0} ^"  |
        | true               | "true"            |
        | false              | "false"           |
        | null               | "null"            |
        | exponent           | "1e3"             |
        | hexadecimal        | "0x1F"            |
        | number-after-blank | " 7"              |
        | returns            | "a\\rb\\bc\\fd"   |

    @id:paginator-to-json-any-name @op:Statement.paginatorForms
    Scenario Outline: The name <name> can be read from the JSON text
      Given a Paginator of [{<name>: 1}] with 2 per page
      When "toJson" is called
      Then somewhere in the JSON text is {<name>: 1}

      Examples:
        | case      | name           |
        | quotation | "say \\"hi\\"" |
        | backslash | "C:\\\\new"    |
        | lines     | "one\\ntwo"    |
        | tab       | "one\\ttwo"    |

    @id:paginator-to-json-any-value @op:Statement.paginatorForms
    Scenario Outline: The value <value> can be read from the JSON text
      Given a Paginator of [{"v": <value>}] with 2 per page
      When "toJson" is called
      Then somewhere in the JSON text is {"v": <value>}

      Examples:
        | case     | value                       |
        | fraction |              1234567.890625 |
        | decimals |                   0.1171875 |
        | tiny     |      0.00000095367431640625 |
        | negative |                          -3 |
        | true     | true                        |
        | false    | false                       |
        | nested   | [[1, [2]], {"w": {"x": 0}}] |
        | codes    | [72, 105]                   |
        | nulls    | [null, 1]                   |

      @trait:static-languages
      Examples: an integer of more than 32 bits
        | case | value            |
        | long | 4503599627370497 |
    # The table gives the options their default: 0.
    # Letter by letter the same only where a map is written in the same order each time.

    @id:paginator-to-json-default-options @trait:ordered-maps
    Scenario Outline: Without options "<operation>" writes what it writes with 0
      Given a Paginator of ["<b>&'\"/é"] with 2 per page
      When "<operation>" is called with [0]
      Then the result is what "<operation>" gives

      Examples:
        | case  | operation |
        | plain | toJson    |

      @op:Paginator.toPrettyJson
      Examples:
        | case   | operation    |
        | pretty | toPrettyJson |

    @id:paginator-to-json-after-pretty @op:Paginator.toPrettyJson @trait:ordered-maps
    Scenario: Text that was pretty-printed before leaves it as it is
      Given "other" is a new Paginator from [["Ada"], 2]
      And a new Paginator from [["Ada"], 2]
      And "toPrettyJson" is called
      When "toJson" is called
      Then the result is what "toJson" of "other" gives

    @id:paginator-to-json-resources-stated @needs:request
    Scenario: An item that is a resource is its data
      Given the current request is "/cities"
      And the resource class CityResource that gives {"city": {"$item": "name"}}
      And a Paginator of [{"$new": ["CityResource", {"name": "Oslo"}]}] with 2 per page
      When "toJson" is called
      Then somewhere in the JSON text is {"city": "Oslo"}

  @level:observed
  Rule: The text has the entries of the array form

    @id:paginator-to-json-layout @trait:surplus-items
    Scenario: A page in the middle
      Given a Paginator of [{"name": "Ada"}, {"name": "Bo"}] with 1 per page on page 2
      When "toJson" is called
      Then the result is JSON text of what "toArray" gives

  @level:observed @trait:json-text
  Rule: Options hold for one text alone

    @id:paginator-json-flags-once
    Scenario: The options of an earlier text are not those of the next
      Given "other" is a new Paginator from [["a/b"], 2]
      And a new Paginator from [["a/b"], 2]
      And "toJson" is called with [64]
      When "toJson" is called
      Then the result is what "toJson" of "other" gives

  @level:observed
  Rule: Items are an array only when their keys count up from zero

    @id:paginator-to-json-data
    Scenario Outline: The items <items> are written as <json>
      Given a Paginator of <items> with 5 per page
      When "toJson" is called
      Then somewhere in the JSON text is <json>

      Examples:
        | case   | items                         | json                   |
        | list   | ["Ada", "Bo"]                 | ["Ada","Bo"]           |
        | nested | [{"3": "Ada"}, {"0": ["Bo"]}] | [{"3":"Ada"},[["Bo"]]] |

      @trait:keyed-pages
      Examples: items under keys
        | case    | items                     | json                   |
        | text    | {"a": "Ada", "b": "Bo"}   | {"a":"Ada","b":"Bo"}   |
        | integer | {"5": "Ada", "7": "Bo"}   | {"5":"Ada","7":"Bo"}   |
        | gap     | {"0": "Ada", "2": "Bo"}   | {"0":"Ada","2":"Bo"}   |
        | empty   | {"": "Ada", "b": "Bo"}    | {"":"Ada","b":"Bo"}    |
        | escaped | {"a/b": "Ada", "é": "Bo"} | {"a/b":"Ada","é":"Bo"} |

      @trait:ordered-maps @trait:keyed-pages
      Examples: keys in an order of their own
        | case     | items                   | json                 |
        | reversed | {"1": "Bo", "0": "Ada"} | {"1":"Bo","0":"Ada"} |
        | mixed    | {"a": "Ada", "0": "Bo"} | {"a":"Ada","0":"Bo"} |

    @id:paginator-to-json-empty-array
    Scenario: An empty page has an empty array
      Given a Paginator of {} with 5 per page
      When "toJson" is called
      Then somewhere in the JSON text is []

    @id:paginator-to-json-empty-data @trait:json-text @trait:ordered-maps
    Scenario: The whole text of an empty page
      Given a Paginator of {} with 5 per page
      When "toJson" is called
      Then the result is the text
        """
        {"current_page":1,"current_page_url":"\/?page=1","data":[],"first_page_url":"\/?page=1","from":null,"next_page_url":null,"path":"\/","per_page":5,"prev_page_url":null,"to":null}
        """

    @id:paginator-to-json-after-unset @op:Paginator.offsetUnset @trait:integer-like-keys
    Scenario: A list without its first item is an object
      Given a Paginator of ["Ada", "Bo", "Cy"] with 5 per page
      And "offsetUnset" is called with [0]
      When "toJson" is called
      Then somewhere in the JSON text is {"1": "Bo", "2": "Cy"}

  @level:exact @trait:json-text
  Rule: Values are written the default way

    @id:paginator-to-json-values
    Scenario Outline: The item <item> is written as <json>
      Given a Paginator of [<item>] with 1 per page
      When "toJson" is called
      Then the result contains the text
        """
        :[<json>]
        """

      Examples:
        | case           | item             | json             |
        | false          | false            | false            |
        | true           | true             | true             |
        | negative       |            -2.75 |            -2.75 |
        | negative-part  |            -0.05 |            -0.05 |
        | long           |    1700000000000 |    1700000000000 |
        | small          |        0.0000001 |           1.0e-7 |
        | empty-text     | ""               | ""               |
        | digits         | "12"             | "12"             |
        | empty-map      | {}               | []               |
        | slash          | "a/b"            | "a\\/b"          |
        | quotes         | "\\"x\\" 'y'"    | "\\"x\\" 'y'"    |
        | backslash      | "a\\\\b"         | "a\\\\b"         |
        | line-breaks    | "a\\nb\\rc\\td"  | "a\\nb\\rc\\td"  |
        | backspace      | "\\bx\\f"        | "\\bx\\f"        |
        | control        | "\\u0001\\u001f" | "\\u0001\\u001f" |
        | accent         | "é"              | "\\u00e9"        |
        | beyond-16-bits | "😀"              | "\\ud83d\\ude00" |
        | separators     | "\\u2028\\u2029" | "\\u2028\\u2029" |
        | markup         | "<b>&amp;</b>"   | "<b>&amp;<\\/b>" |

      @trait:null-items
      Examples: null for an item
        | case | item | json |
        | null | null | null |

    @id:paginator-to-json-delete-character
    Scenario: The control character U+007F is written as it is
      Given a Paginator of ["a\u007fb"] with 1 per page
      When "toJson" is called
      Then the result contains the text "a\u007fb"

    @id:paginator-to-json-object-of-null
    Scenario: An item whose JSON is null
      Given the class Row with
        """
        {"implements": ["JsonSerializable"], "properties": {"x": 1}, "methods": {"jsonSerialize": null}}
        """
      And a Paginator of [{"$new": ["Row"]}] with 2 per page
      When "toJson" is called
      Then the result contains the text
        """
        "data":[null]
        """

    @id:paginator-to-json-field-of-null
    Scenario: An item with a field that is null
      Given the class Row with
        """
        {"properties": {"x": 1, "y": null}}
        """
      And a Paginator of [{"$new": ["Row"]}] with 2 per page
      When "toJson" is called
      Then the result contains the text
        """
        "data":[{"x":1,"y":null}]
        """
