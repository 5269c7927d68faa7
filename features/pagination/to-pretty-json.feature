@op:Paginator.toPrettyJson
Feature: Paginator.toPrettyJson
  Writes the paginator as JSON text for people.

  @level:stated
  Rule: The result is the JSON text, printed to be read
    # One item is long: a printer may break only those lines that are.

    @id:paginator-to-pretty-json-stated
    Scenario Outline: toPrettyJson(<args>) writes the same over several lines
      Given a Paginator of ["Ada", "Whoever prints JSON for people to read breaks its lines before the eye has lost the way back to the margin."] with 2 per page
      When "toPrettyJson" is called with <args>
      Then the result is the JSON text that "toJson" gives, spread over lines
      And somewhere in the JSON text is "Ada"

      Examples:
        | case       | args |
        | no-options | []   |
        | zero       | [0]  |

    @id:paginator-to-pretty-json-any-text @op:Statement.paginatorForms
    Scenario Outline: The text <text> can be read from the pretty JSON text
      Given a Paginator of [<text>] with 2 per page
      When "toPrettyJson" is called
      Then somewhere in the JSON text is <text>

      Examples:
        | case      | text           |
        | quotation | "say \\"hi\\"" |
        | backslash | "C:\\\\new"    |
        | lines     | "one\\ntwo"    |
        | control   | "\\u0001"      |

  @level:exact @trait:json-text
  Rule: Every entry has its own line, four blanks deeper for each level

    @id:paginator-to-pretty-json-layout @trait:ordered-maps @trait:keyed-pages
    Scenario: Items that are maps
      Given a Paginator of {"a": {"name": "Ada", "tags": ["x", "y"]}, "b": {}} with 2 per page on page 2
      When "toPrettyJson" is called
      Then the result contains the text
        """
        : {
                "a": {
                    "name": "Ada",
                    "tags": [
                        "x",
                        "y"
                    ]
                },
                "b": []
            },
        """

    @id:paginator-to-pretty-json-empty @trait:ordered-maps
    Scenario: No items are an empty array on one line
      Given a Paginator of [] with 2 per page
      When "toPrettyJson" is called
      Then the result is the text
        """
        {
            "current_page": 1,
            "current_page_url": "\/?page=1",
            "data": [],
            "first_page_url": "\/?page=1",
            "from": null,
            "next_page_url": null,
            "path": "\/",
            "per_page": 2,
            "prev_page_url": null,
            "to": null
        }
        """

  @level:exact @trait:json-text
  Rule: Other options apply as well, and 128 is always among them

    @id:paginator-to-pretty-json-options
    Scenario Outline: Option <option> writes the item as <json>
      Given a Paginator of ["a/é"] with 1 per page
      When "toPrettyJson" is called with [<option>]
      Then the result contains the text
        """
        : [
                <json>
            ],
        """

      Examples:
        | case                 | option | json          |
        | none                 |      0 | "a\\/\\u00e9" |
        | slashes              |     64 | "a/\\u00e9"   |
        | not-ascii            |    256 | "a\\/é"       |
        | both                 |    320 | "a/é"         |
        | pretty-already-given |    192 | "a/\\u00e9"   |

    @id:paginator-to-pretty-json-no-options
    Scenario: Without options nothing is escaped for HTML
      Given a Paginator of ["<b>&'"] with 1 per page
      When "toPrettyJson" is called
      Then the result contains the text "<b>&'"

    @id:paginator-pretty-throws @error
    Scenario: Option 4194304 raises an error
      Given a Paginator of [{"$float": "INF"}] with 1 per page
      When "toPrettyJson" is called with [4194304]
      Then it fails with a JsonEncoding error

    @id:paginator-to-pretty-json-empty-object
    Scenario: An empty object is on one line too
      Given a Paginator of [] with 1 per page
      When "toPrettyJson" is called with [16]
      Then the result contains the text
        """
        : {},
        """
