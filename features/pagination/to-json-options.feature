@op:Paginator.toJson @trait:json-text
Feature: Paginator.toJson: options
  Options are bits of one number; they change how the text is written, never what it says.

  @level:exact
  Rule: Each option changes its own characters

    @id:paginator-to-json-option-bits
    Scenario Outline: Option <option> writes <item> as <json>
      Given a Paginator of [<item>] with 1 per page
      When "toJson" is called with [<option>]
      Then the result contains the text
        """
        :[<json>]
        """

      Examples:
        | case                     | option | item              | json                                             |
        | none                     |      0 | "<a>&'\\"/é"      | "<a>&'\\"\\/\\u00e9"                             |
        | angle-brackets           |      1 | "<a>&'\\"/é"      | "\\u003Ca\\u003E&'\\"\\/\\u00e9"                 |
        | ampersand                |      2 | "<a>&'\\"/é"      | "<a>\\u0026'\\"\\/\\u00e9"                       |
        | apostrophe               |      4 | "<a>&'\\"/é"      | "<a>&\\u0027\\"\\/\\u00e9"                       |
        | quotation-mark           |      8 | "<a>&'\\"/é"      | "<a>&'\\u0022\\/\\u00e9"                         |
        | all-four                 |     15 | "<a>&'\\"/é"      | "\\u003Ca\\u003E\\u0026\\u0027\\u0022\\/\\u00e9" |
        | numeric-text-integer     |     32 | "12"              |                                               12 |
        | numeric-text-fraction    |     32 | "1.5"             |                                              1.5 |
        | numeric-text-not         |     32 | "12 apples"       | "12 apples"                                      |
        | slashes                  |     64 | "<a>&'\\"/é"      | "<a>&'\\"/\\u00e9"                               |
        | not-ascii                |    256 | "<a>&'\\"/é😀"     | "<a>&'\\"\\/é😀"                                  |
        | separators-still-escaped |    256 | "é\\u2028\\u2029" | "é\\u2028\\u2029"                                |
        | separators-alone         |   2048 | "é\\u2028"        | "\\u00e9\\u2028"                                 |
        | slashes-and-not-ascii    |    320 | "a/é"             | "a/é"                                            |

    @id:paginator-to-json-option-line-terminators
    Scenario: Options 256 and 2048 together leave line separators as they are
      Given a Paginator of ["a\u2028b"] with 1 per page
      When "toJson" is called with [2304]
      Then the result contains the text "a\u2028b"

  @level:exact
  Rule: Option 16 writes every list as an object

    @id:paginator-to-json-option-objects
    Scenario Outline: The items <items> are written as <json>
      Given a Paginator of <items> with 2 per page
      When "toJson" is called with [16]
      Then the result contains the text
        """
        :<json>
        """

      Examples:
        | case   | items    | json                |
        | nested | [1, [2]] | {"0":1,"1":{"0":2}} |
        | empty  | []       | {}                  |
        | inner  | [[], {}] | {"0":{},"1":{}}     |

  @level:exact
  Rule: Option 128 writes one entry per line

    @id:paginator-to-json-option-pretty
    Scenario: Four blanks for each level
      Given a Paginator of [[], ["Ada"]] with 2 per page
      When "toJson" is called with [128]
      Then the result contains the text
        """
        : [
                [],
                [
                    "Ada"
                ]
            ],
        """

  @level:exact
  Rule: Options decide what happens to values that JSON does not have

    @id:paginator-to-json-option-partial-and-throw
    Scenario: Option 512 counts also beside 4194304
      Given a Paginator of [{"$float": "INF"}, "Ada"] with 2 per page
      When "toJson" is called with [4194816]
      Then the result contains the text
        """
        :[0,"Ada"]
        """

    @id:paginator-to-json-shuffled @trait:ordered-maps @trait:keyed-pages
    Scenario: Without any option, a list in another order is written as an object
      Given a Paginator of {"0": "Ada", "2": "Cy", "1": "Bo"} with 3 per page
      When "toJson" is called
      Then the result contains the text
        """
        :{"0":"Ada","2":"Cy","1":"Bo"}
        """
