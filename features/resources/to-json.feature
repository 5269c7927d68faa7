@op:AnonymousResourceCollection.toJson
Feature: AnonymousResourceCollection.toJson
  Writes the resolved items as JSON text, compact or indented.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: A collection can be turned into JSON text
    # "JSON string", "Pretty-printed JSON". The layout of the document is not shown, so the items stand somewhere in it, and
    # pretty text says what plain text says, over several lines.

    @id:collection-to-json-text @op:Statement.collectionForms @op:AnonymousResourceCollection.toPrettyJson
    Scenario Outline: <operation> writes both items
      Given a new AnonymousResourceCollection from [[{"id": 7}, {"id": 8}], "PostResource"]
      When "<operation>" is called
      Then somewhere in the JSON text is {"id": 7}
      And somewhere in the JSON text is {"id": 8}

      Examples:
        | case   | operation    |
        | plain  | toJson       |
        | pretty | toPrettyJson |

    @id:collection-to-json-page @op:Statement.collectionForms
    Scenario Outline: <operation> of a collection of a page writes its resources
      Given the resource class TitleResource that gives {"title": {"$item": "name"}}
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"name": "Dawn"}, {"name": "Dusk"}], 5]}, "TitleResource"]
      When "<operation>" is called
      Then somewhere in the JSON text is {"title": "Dawn"}
      And somewhere in the JSON text is {"title": "Dusk"}

      Examples:
        | case  | operation |
        | plain | toJson    |

      @op:AnonymousResourceCollection.toPrettyJson
      Examples:
        | case   | operation    |
        | pretty | toPrettyJson |

    @id:collection-to-json-nothing @op:Statement.collectionForms
    Scenario: An empty collection is written as an empty array
      Given a new AnonymousResourceCollection from [[], "PostResource"]
      When "toJson" is called
      Then somewhere in the JSON text is []

    @id:collection-to-json-any-text @op:Statement.collectionForms
    Scenario Outline: The text <text> can be read from the JSON text
      Given a new AnonymousResourceCollection from [[{"id": <text>}], "PostResource"]
      When "toJson" is called
      Then somewhere in the JSON text is {"id": <text>}

      Examples:
        | case      | text              |
        | quotation | "say \\"hi\\""    |
        | backslash | "C:\\\\new"       |
        | lines     | "one\\ntwo\\tend" |
        | control   | "\\u0001\\u001f"  |
        | slash     | "a/b"             |
        | letters   | "größe 日本 🎈"    |
        | markup    | "<b>&</b>"        |
        | true      | "true"            |
        | exponent  | "1e3"             |
        | blanks    | " a  b "          |
        | returns   | "a\\rb\\bc\\fd"   |

    @id:collection-to-json-any-value @op:Statement.collectionForms
    Scenario Outline: The value <value> can be read from the JSON text
      Given a new AnonymousResourceCollection from [[{"id": <value>}], "PostResource"]
      When "toJson" is called
      Then somewhere in the JSON text is {"id": <value>}

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

    @id:resource-to-json-same-resource-stated
    Scenario: A resource that stands in the data twice is written twice
      Given the resource class AuthorResource that gives {"id": 7}
      And "ada" is a new AuthorResource from [1]
      And the resource class NoteResource that gives {"by": {"$ref": "ada"}, "likes": [{"$ref": "ada"}]}
      And a new NoteResource from [1]
      When "toJson" is called
      Then somewhere in the JSON text is {"by": {"id": 7}, "likes": [{"id": 7}]}
    # It is too long for one: there are printers that break only lines which are.

    @id:collection-to-json-pretty-stated @op:Statement.collectionForms @op:AnonymousResourceCollection.toPrettyJson
    Scenario Outline: toPrettyJson with <args> spreads the text over lines
      Given the class LongPost with
        """
        {"properties": {"id": "Whoever prints JSON for people to read breaks its lines before the eye has lost the way back to the left margin, as here."}}
        """
      And a new AnonymousResourceCollection from [[{"$new": ["LongPost"]}, {"$new": ["LongPost"]}], "PostResource"]
      When "toPrettyJson" is called with <args>
      Then the result is the JSON text that "toJson" gives, spread over lines

      Examples:
        | case       | args |
        | no-options | []   |
        | zero       | [0]  |

    @id:collection-to-json-pretty-any-text @op:Statement.collectionForms @op:AnonymousResourceCollection.toPrettyJson
    Scenario: Any text can be read from pretty text
      Given a new AnonymousResourceCollection from [[{"id": "\"C:\\new\"\n\u0001"}], "PostResource"]
      When "toPrettyJson" is called
      Then somewhere in the JSON text is {"id": "\"C:\\new\"\n\u0001"}
    # "Prepares": there may be resources in it, which give their data when the array is written as JSON.

    @id:collection-to-json-serialize-array @op:AnonymousResourceCollection.jsonSerialize
    Scenario: jsonSerialize prepares an array with both items
      Given the resource class DataResource that gives {"$item": true}
      And a new AnonymousResourceCollection from [[{"id": 7}, {"id": 8}], "PostResource"]
      And "jsonSerialize" is called
      And the result is kept as "array"
      And a new DataResource from [{"$ref": "array"}]
      When "toJson" is called
      Then somewhere in the JSON text is {"id": 7}
      And somewhere in the JSON text is {"id": 8}
      And the property "resource" is {"$any": "map"}

    @id:collection-to-json-default-options @op:AnonymousResourceCollection.toPrettyJson @trait:ordered-maps
    Scenario Outline: Without options "<operation>" writes what it writes with 0
      Given a new AnonymousResourceCollection from [[{"id": "<b>&'\"/é"}], "PostResource"]
      When "<operation>" is called with [0]
      Then the result is what "<operation>" gives

      Examples:
        | case   | operation    |
        | plain  | toJson       |
        | pretty | toPrettyJson |

    @id:resource-to-json-null-stated
    Scenario Outline: The value <value> is in JSON text
      Given the resource class NoteResource that gives {"id": 1, "note": <value>}
      And a new NoteResource from [[]]
      When "toJson" is called
      Then somewhere in the JSON text is {"id": 1, "note": <value>}

      Examples:
        | case       | value |
        | null       | null  |
        | empty-text | ""    |

  @level:observed
  Rule: The JSON holds the resolved items and nothing else
    # Wrapper key, extra data, links and meta belong to the response: both systems leave them out of JSON text, that of a page too.

    @id:resource-to-json-without-metadata @op:AnonymousResourceCollection.additional
    Scenario: Metadata of a single resource are left out
      Given a new PostResource from [{"id": 1}]
      And "additional" is called with [{"took": 5}]
      When "toJson" is called
      Then the result is JSON text of {"id": 1}

    @id:collection-to-json-items @op:AnonymousResourceCollection.toPrettyJson
    Scenario Outline: <operation> has no wrapper key
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "PostResource"]
      When "<operation>" is called
      Then the result is JSON text of [{"id": 1}, {"id": 2}]

      Examples:
        | case   | operation    |
        | plain  | toJson       |
        | pretty | toPrettyJson |

    @id:collection-to-json-serialize @op:AnonymousResourceCollection.jsonSerialize
    Scenario: jsonSerialize gives the resolved items
      Given a new AnonymousResourceCollection from [{"9": {"id": 2}}, "PostResource"]
      When "jsonSerialize" is called
      Then the result is [{"id": 2}]

    @id:collection-to-json-no-extra @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.$with @trait:settable-properties
    Scenario: Extra data stay out
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "with" is set to {"version": 2}
      And "additional" is called with [{"meta": {"took": 5}}]
      When "toJson" is called
      Then the result is JSON text of [{"id": 1}]
      And "resolve" gives [{"id": 1}]

    @id:collection-to-json-no-links @trait:surplus-items
    Scenario: Pagination links stay out
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 1]}, "PostResource"]
      When "toJson" is called
      Then the result is JSON text of [{"id": 1}]

    @id:collection-to-json-no-collected-options @op:AnonymousResourceCollection.jsonOptions @trait:json-text
    Scenario: The options of the collected class stay out
      Given the class LinkResource extending JsonResource with
        """json
        { "methods": { "toArray": { "href": { "$item": true } }, "jsonOptions": 64 } }
        """
      And a new AnonymousResourceCollection from [["/a"], "LinkResource"]
      When "toJson" is called
      Then the result is "[{\"href\":\"\\/a\"}]"

    @id:resource-to-json-no-own-options @op:AnonymousResourceCollection.jsonOptions @op:AnonymousResourceCollection.toPrettyJson @trait:json-text
    Scenario Outline: The options of a single resource stay out of "<operation>"
      Given the class LinkResource extending JsonResource with
        """json
        { "methods": { "toArray": { "href": { "$item": true } }, "jsonOptions": 64 } }
        """
      And a new LinkResource from ["/a"]
      When "<operation>" is called
      Then the result contains the text
        """
        "\/a"
        """

      Examples:
        | case   | operation    |
        | plain  | toJson       |
        | pretty | toPrettyJson |

    @id:collection-to-json-null @trait:json-text
    Scenario: A resource of null is an empty list
      Given a new JsonResource from [null]
      When "toJson" is called
      Then the result is "[]"

    @id:collection-to-json-nested
    Scenario: Resources and collections inside an item are written without wrapper
      Given the resource class BlogResource that gives
        """json
        {
          "main": { "$new": ["PostResource", { "id": 1 }] },
          "all": { "$call": { "on": { "$class": "PostResource" }, "operation": "collection", "args": [[{ "id": 2 }]] } }
        }
        """
      And a new AnonymousResourceCollection from [["blog"], "BlogResource"]
      When "toJson" is called
      Then the result is JSON text of [{"main": {"id": 1}, "all": [{"id": 2}]}]

    @id:collection-to-json-objects-in-collection @trait:json-text
    Scenario: Objects in a Collection inside an item are written as their properties
      Given the class City with
        """json
        {"properties": {"name": "Bonn"}}
        """
      And the resource class TripResource that gives {"cities": {"$new": ["Collection", [{"$new": ["City"]}]]}}
      And a new AnonymousResourceCollection from [[1], "TripResource"]
      When "toJson" is called
      Then the result is JSON text of [{"cities": [{"name": "Bonn"}]}]

    @id:resource-to-json-other-forms @trait:json-text
    Scenario Outline: An object among the data is written as its properties, although it has "<operation>"
      Given the class Box with
        """
        {"properties": {"size": 1}, "methods": {"<operation>": <gives>}}
        """
      And a new JsonResource from [{"box": {"$new": ["Box"]}}]
      When "toJson" is called
      Then the result is JSON text of {"box": {"size": 1}}

      Examples:
        | case         | operation  | gives            |
        | an-array     | toArray    | {"form": 2}      |
        | its-own-json | toJson     | "{\\"form\\":2}" |
        | a-text       | __toString | "form 2"         |

    @id:resource-to-json-chain @trait:json-text
    Scenario: An object whose data for JSON are such an object again is written as what that one gives
      Given the class Inner with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"size": 1}}}
        """
      And the class Outer with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"$new": ["Inner"]}}}
        """
      And a new JsonResource from [{"box": {"$new": ["Outer"]}}]
      When "toJson" is called
      Then the result is JSON text of {"box": {"size": 1}}

    @id:collection-to-json-missing-collection @op:AnonymousResourceCollection.removeMissingValues
    Scenario: A collection of a missing marker inside an item is dropped
      Given the resource class BlogResource that gives
        """json
        {
          "id": { "$item": true },
          "all": { "$call": { "on": { "$class": "PostResource" }, "operation": "collection", "args": [{ "$missing": true }] } }
        }
        """
      And a new AnonymousResourceCollection from [[7], "BlogResource"]
      When "toJson" is called
      Then the result is JSON text of [{"id": 7}]

  @level:exact @trait:json-text
  Rule: The flags shape the text

    @id:collection-to-json-flags
    Scenario Outline: toJson(<args>) of markup, a slash and a letter beyond ASCII
      Given a new AnonymousResourceCollection from [[{"id": "<b>&'\"/é"}], "PostResource"]
      When "toJson" is called with <args>
      Then the result is the text
        """
        <text>
        """

      Examples:
        | case                | args  | text                                                      |
        | default             | []    | [{"id":"<b>&'\\"\\/\\u00e9"}]                             |
        | zero                | [0]   | [{"id":"<b>&'\\"\\/\\u00e9"}]                             |
        | hex-tags            | [1]   | [{"id":"\\u003Cb\\u003E&'\\"\\/\\u00e9"}]                 |
        | hex-all             | [15]  | [{"id":"\\u003Cb\\u003E\\u0026\\u0027\\u0022\\/\\u00e9"}] |
        | lists-as-objects    | [16]  | {"0":{"id":"<b>&'\\"\\/\\u00e9"}}                         |
        | plain-slashes       | [64]  | [{"id":"<b>&'\\"/\\u00e9"}]                               |
        | plain-letters       | [256] | [{"id":"<b>&'\\"\\/é"}]                                   |
        | slashes-and-letters | [320] | [{"id":"<b>&'\\"/é"}]                                     |

    @id:collection-to-json-flags-again @op:AnonymousResourceCollection.toPrettyJson
    Scenario Outline: <after> without flags is not shaped by those of <before> before it
      Given a new AnonymousResourceCollection from [[["a/b"]], "JsonResource"]
      And "<before>" is called with <flags>
      When "<after>" is called
      Then the result is the text
        """
        <text>
        """

      Examples:
        | case         | before       | flags | after        | text                                |
        | text         | toJson       | [64]  | toJson       | [["a\\/b"]]                         |
        | after-pretty | toPrettyJson | []    | toJson       | [["a\\/b"]]                         |
        | pretty       | toPrettyJson | [64]  | toPrettyJson | [\n    [\n        "a\\/b"\n    ]\n] |

    @id:collection-to-json-flags-name
    Scenario: The flags shape names as well
      Given a new AnonymousResourceCollection from [[{"<b>&'\"": 1}], "JsonResource"]
      When "toJson" is called with [15]
      Then the result is the text
        """
        [{"\u003Cb\u003E\u0026\u0027\u0022":1}]
        """

    @id:collection-to-json-flags-numeric-name @trait:ordered-maps
    Scenario: A name that reads as a number is not written as one
      Given a new AnonymousResourceCollection from [[{"007": "007", "n": 1}], "JsonResource"]
      When "toJson" is called with [32]
      Then the result is "[{\"007\":7,\"n\":1}]"

    @id:collection-to-json-delete
    Scenario: The delete character, the last of ASCII, is written as it is
      Given a new AnonymousResourceCollection from [[{"id": "a\u007fb"}], "PostResource"]
      When "toJson" is called
      Then the result is "[{\"id\":\"a\u007fb\"}]"

    @id:collection-to-json-values
    Scenario Outline: The value <value> is written as <text>
      Given a new AnonymousResourceCollection from [[{"id": <value>}], "PostResource"]
      When "toJson" is called
      Then the result is the text
        """
        [{"id":<text>}]
        """

      Examples:
        | case       | value            | text             |
        | null       | null             | null             |
        | fraction   |              0.1 |              0.1 |
        | empty-text | ""               | ""               |
        | empty-map  | []               | []               |
        | list       | [1, "1"]         | [1,"1"]          |
        | emoji      | "😀"              | "\\ud83d\\ude00" |
        | breaks     | "a\\n\\tb"       | "a\\n\\tb"       |
        | controls   | "\\u0001\\u001f" | "\\u0001\\u001f" |

      @trait:ordered-maps
      Examples: an order that is kept
        | case  | value            | text          |
        | names | {"b": 1, "a": 2} | {"b":1,"a":2} |

  @level:exact @trait:json-text
  Rule: The pretty text is indented by four blanks

    @id:collection-to-json-pretty @op:AnonymousResourceCollection.toPrettyJson
    Scenario: One entry on each line
      Given a new AnonymousResourceCollection from [[{"id": "a/b"}, {"id": []}], "PostResource"]
      When "toPrettyJson" is called
      Then the result is the text
        """
        [
            {
                "id": "a\/b"
            },
            {
                "id": []
            }
        ]
        """

    @id:collection-to-json-pretty-flags @op:AnonymousResourceCollection.toPrettyJson
    Scenario: Other flags are added to it
      Given a new AnonymousResourceCollection from [[{"id": "a/é"}], "PostResource"]
      When "toPrettyJson" is called with [320]
      Then the result is the text
        """
        [
            {
                "id": "a/é"
            }
        ]
        """

    @id:collection-to-json-pretty-options @op:AnonymousResourceCollection.toPrettyJson
    Scenario Outline: With the flags <flags> the text <id> is written as <text>
      Given a new AnonymousResourceCollection from [[{"id": <id>}], "PostResource"]
      When "toPrettyJson" is called with [<flags>]
      Then the result is the text
        """
        [
            {
                "id": <text>
            }
        ]
        """

      Examples:
        | case                 | flags | id    | text    |
        | pretty-already-given |   128 | "a/b" | "a\\/b" |
        | pretty-and-slashes   |   192 | "a/b" | "a/b"   |

    @id:collection-to-json-pretty-line-separator @op:AnonymousResourceCollection.toPrettyJson
    Scenario: The highest flag for letters is passed on as well
      Given a new AnonymousResourceCollection from [[{"id": "a\u2028b"}], "PostResource"]
      When "toPrettyJson" is called with [2304]
      Then the result contains the text "a\u2028b"

    @id:collection-to-json-pretty-empty @op:AnonymousResourceCollection.toPrettyJson
    Scenario: An empty collection stays on one line
      Given a new AnonymousResourceCollection from [[], "PostResource"]
      When "toPrettyJson" is called
      Then the result is "[]"

    @id:collection-to-json-pretty-by-flag
    Scenario: toJson with the pretty flag writes the same
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "toJson" is called with [128]
      Then the result is the text
        """
        [
            {
                "id": 1
            }
        ]
        """
