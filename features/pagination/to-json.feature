@op:Paginator.toJson
Feature: Paginator.toJson
  Writes the paginator as JSON text.

  @level:stated
  Rule: The result is a text

    @id:paginator-to-json-stated @op:Statement.paginatorForms
    Scenario Outline: <args>
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "toJson" is called with <args>
      Then the result is {"$any": "string"}

      Examples:
        | case       | args |
        | no-options | []   |
        | zero       | [0]  |

  @level:observed
  Rule: The text has the entries of the array form, in that order

    @id:paginator-to-json-layout
    Scenario: A page in the middle
      Given a Paginator of [{"name": "Ada"}, {"name": "Bo"}] with 1 per page on page 2
      When "toJson" is called
      Then the result is JSON text, in this order, of {"current_page": 2, "current_page_url": "/?page=2", "data": [{"name": "Ada"}], "first_page_url": "/?page=1", "from": 2, "next_page_url": "/?page=3", "path": "/", "per_page": 1, "prev_page_url": "/?page=1", "to": 2}

  @level:exact
  Rule: Items are an array only when their keys count up from zero

    @id:paginator-to-json-data
    Scenario Outline: <case> keys
      Given a Paginator of <items> with 5 per page
      When "toJson" is called
      Then the result contains the text
        """
        "data":<json>
        """

      Examples:
        | case     | items                         | json                           |
        | list     | ["Ada", "Bo"]                 | ["Ada","Bo"]                   |
        | text     | {"a": "Ada", "b": "Bo"}       | {"a":"Ada","b":"Bo"}           |
        | integer  | {"5": "Ada", "7": "Bo"}       | {"5":"Ada","7":"Bo"}           |
        | gap      | {"0": "Ada", "2": "Bo"}       | {"0":"Ada","2":"Bo"}           |
        | reversed | {"1": "Bo", "0": "Ada"}       | {"1":"Bo","0":"Ada"}           |
        | mixed    | {"a": "Ada", "0": "Bo"}       | {"a":"Ada","0":"Bo"}           |
        | empty    | {"": "Ada", "b": "Bo"}        | {"":"Ada","b":"Bo"}            |
        | escaped  | {"a/b": "Ada", "é": "Bo"}     | {"a\\/b":"Ada","\\u00e9":"Bo"} |
        | nested   | [{"3": "Ada"}, {"0": ["Bo"]}] | [{"3":"Ada"},[["Bo"]]]         |

    @id:paginator-to-json-empty-data
    Scenario: An empty page has an empty array
      Given a Paginator of {} with 5 per page
      When "toJson" is called
      Then the result is the text
        """
        {"current_page":1,"current_page_url":"\/?page=1","data":[],"first_page_url":"\/?page=1","from":null,"next_page_url":null,"path":"\/","per_page":5,"prev_page_url":null,"to":null}
        """

    @id:paginator-to-json-after-unset
    Scenario: A list without its first item is an object
      Given a Paginator of ["Ada", "Bo", "Cy"] with 5 per page
      When "offsetUnset" is called with [0]
      And "toJson" is called
      Then the result contains the text
        """
        "data":{"1":"Bo","2":"Cy"}
        """

  @level:exact
  Rule: Values are written the default way

    @id:paginator-to-json-values
    Scenario Outline: <case>
      Given a Paginator of [<item>] with 1 per page
      When "toJson" is called
      Then the result contains the text
        """
        "data":[<json>]
        """

      Examples:
        | case           | item             | json             |
        | null           | null             | null             |
        | false          | false            | false            |
        | true           | true             | true             |
        | fraction       |              0.1 |              0.1 |
        | negative       |            -2.75 |            -2.75 |
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

    @id:paginator-to-json-delete-character
    Scenario: The control character U+007F is written as it is
      Given a Paginator of ["a\u007fb"] with 1 per page
      When "toJson" is called
      Then the result is "{\"current_page\":1,\"current_page_url\":\"\\/?page=1\",\"data\":[\"a\u007fb\"],\"first_page_url\":\"\\/?page=1\",\"from\":1,\"next_page_url\":null,\"path\":\"\\/\",\"per_page\":1,\"prev_page_url\":null,\"to\":1}"
