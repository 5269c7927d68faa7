@op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.response
Feature: AnonymousResourceCollection: merging extra data
  The body, then with, then the additional data are merged recursively into one.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:observed @op:AnonymousResourceCollection.$with
  Rule: Two values under one name become one list or map

    @id:collection-merge-same-name @trait:settable-properties
    Scenario Outline: <with> in "with", <additional> added
      Given a new AnonymousResourceCollection from [[], "PostResource"]
      And the property "with" is set to {"x": <with>}
      And "additional" is called with [{"x": <additional>}]
      When "response" is called
      Then the response body at "/x" is <merged>

      Examples: different names
        | case            | with     | additional | merged           |
        | different-names | {"a": 1} | {"b": 2}   | {"a": 1, "b": 2} |

      @trait:recursive-merge
      Examples: one name, two values
        | case               | with             | additional       | merged                     |
        | two-scalars        |                1 |                2 | [1, 2]                     |
        | equal-scalars      | "a"              | "a"              | ["a", "a"]                 |
        | two-nulls          | null             | null             | [null, null]               |
        | null-and-scalar    | null             |                1 | [null, 1]                  |
        | scalar-and-null    |                1 | null             | [1, null]                  |
        | falsy-scalars      | false            |                0 | [false, 0]                 |
        | zero-and-one       |                0 |                1 | [0, 1]                     |
        | empty-text-and-one | ""               |                1 | ["", 1]                    |
        | scalar-and-map     |                1 | {"a": 2}         | {"0": 1, "a": 2}           |
        | map-and-scalar     | {"a": 2}         |                1 | {"a": 2, "0": 1}           |
        | map-and-null       | {"a": 2}         | null             | {"a": 2, "0": null}        |
        | scalar-and-list    |                1 | [2, 3]           | [1, 2, 3]                  |
        | list-and-scalar    | [1, 2]           |                3 | [1, 2, 3]                  |
        | two-lists          | [1]              | [1, 2]           | [1, 1, 2]                  |
        | lists-of-maps      | [{"a": 1}]       | [{"b": 2}]       | [{"a": 1}, {"b": 2}]       |
        | empty-and-scalar   | []               |                1 | [1]                        |
        | scalar-and-empty   |                1 | []               | [1]                        |
        | two-empties        | []               | []               | []                         |
        | same-names         | {"a": 1, "b": 2} | {"b": 3, "a": 4} | {"a": [1, 4], "b": [2, 3]} |

      @trait:recursive-merge @trait:static-languages
      Examples: objects and markers
        | case              | with                                  | additional                    | merged                                                        |
        | resource-and-map  | {"$new": ["JsonResource", {"id": 1}]} | {"a": 2}                      | {"resource": {"id": 1}, "with": [], "additional": [], "a": 2} |
        | list-and-resource | [1]                                   | {"$new": ["JsonResource", 5]} | {"0": 1, "resource": 5, "with": [], "additional": []}         |
        | marker-and-list   | {"$missing": true}                    | [1]                           | [1]                                                           |

      @trait:recursive-merge @trait:integer-like-keys
      Examples: numbered values
        | case               | with                 | additional           | merged                                |
        | gaps-left          | {"5": "a"}           | ["b"]                | {"5": "a", "6": "b"}                  |
        | gaps-and-scalar    | {"5": "a"}           | "b"                  | {"5": "a", "6": "b"}                  |
        | names-and-numbers  | {"n": "a", "3": "b"} | {"3": "c", "n": "d"} | {"n": ["a", "d"], "3": "b", "4": "c"} |
        | numbers-right-only | {"n": "a"}           | {"7": "b"}           | {"n": "a", "0": "b"}                  |

      @trait:recursive-merge @trait:integer-like-keys @trait:ordered-maps
      Examples: an order that is kept
        | case      | with       | additional           | merged                         |
        | gaps-both | {"5": "a"} | {"5": "b", "2": "c"} | {"5": "a", "6": "b", "7": "c"} |

    @id:collection-merge-object @trait:recursive-merge @trait:static-languages @trait:settable-properties
    Scenario: Of an object the public properties are merged
      Given the class Point with
        """
        {"properties": {"x": 1, "y": [2]}}
        """
      And a new AnonymousResourceCollection from [[], "PostResource"]
      And the property "with" is set to {"p": {"$new": ["Point"]}}
      And "additional" is called with [{"p": {"$new": ["Point"]}}]
      When "response" is called
      Then the response body at "/p" is {"x": [1, 1], "y": [2, 2]}

    @id:collection-merge-object-with-array @trait:recursive-merge @trait:static-languages @trait:settable-properties
    Scenario: That an object has an array form makes no difference
      Given the class Point with
        """
        {"properties": {"x": 1}, "implements": ["Arrayable"], "methods": {"toArray": {"shown": 9}}}
        """
      And a new AnonymousResourceCollection from [[], "PostResource"]
      And the property "with" is set to {"p": {"$new": ["Point"]}}
      And "additional" is called with [{"p": {"x": 2}}]
      When "response" is called
      Then the response body at "/p" is {"x": [1, 2]}

    @id:collection-merge-deep @trait:recursive-merge @trait:settable-properties
    Scenario: Maps inside maps are merged in the same way
      Given a new AnonymousResourceCollection from [[], "PostResource"]
      And the property "with" is set to {"x": {"a": {"n": 1, "l": [1], "m": {"k": "v"}}}}
      And "additional" is called with
        """json
        [{ "x": { "a": { "n": 2, "y": 3, "l": [2], "m": { "k": "w" } } } }]
        """
      When "response" is called
      Then the response body is {"data": [], "x": {"a": {"n": [1, 2], "l": [1, 2], "m": {"k": ["v", "w"]}, "y": 3}}}

  @level:observed @trait:recursive-merge
  Rule: Extra data under the wrapper key are merged into the data

    @id:collection-merge-data
    Scenario Outline: The extra data <extra>
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"data": <extra>}]
      When "response" is called
      Then the response body is {"data": <data>}

      Examples:
        | case    | extra                | data                          |
        | list    | ["more"]             | [{"id": 1}, "more"]           |
        | maps    | [{"k": "more"}]      | [{"id": 1}, {"k": "more"}]    |
        | scalar  | "more"               | [{"id": 1}, "more"]           |
        | null    | null                 | [{"id": 1}, null]             |
        | empty   | []                   | [{"id": 1}]                   |
        | names   | {"k": "more"}        | {"0": {"id": 1}, "k": "more"} |
        | numbers | {"0": "a", "7": "b"} | [{"id": 1}, "a", "b"]         |

    @id:collection-merge-data-kept-keys @trait:integer-like-keys @op:AnonymousResourceCollection.preserveKeys
    Scenario: Kept keys stay and the next numbers are taken
      Given a new AnonymousResourceCollection from [{"3": {"id": 1}, "9": {"id": 2}}, "PostResource"]
      And "preserveKeys" is called
      And "additional" is called with [{"data": {"3": "again"}}]
      When "response" is called
      Then the response body is {"data": {"3": {"id": 1}, "9": {"id": 2}, "10": "again"}}

    @id:collection-merge-data-single
    Scenario: A single resource is merged name by name
      Given a new JsonResource from [{"id": 1, "title": "A"}]
      And "additional" is called with [{"data": {"id": 2, "tag": "red"}}]
      When "response" is called
      Then the response body is {"data": {"id": [1, 2], "title": "A", "tag": "red"}}

    @id:collection-merge-data-from-with @trait:settable-properties @op:AnonymousResourceCollection.$with
    Scenario: Extra data from "with" come first, then those from "additional"
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"data": ["b"]}]
      And the property "with" is set to {"data": ["a"]}
      When "response" is called
      Then the response body is {"data": [{"id": 1}, "a", "b"]}

    @id:resource-with-left-alone @op:AnonymousResourceCollection.$with
    Scenario: What a class declares for every response stays without what one response adds
      Given the class CountedResource extending JsonResource with
        """
        {"properties": {"with": {"meta": {"version": 2}}}}
        """
      And a new CountedResource from [{"id": 1}]
      And "additional" is called with [{"meta": {"took": 5}}]
      When "response" is called
      Then somewhere in the response body is "took" with 5
      And the property "with" is {"meta": {"version": 2}}

  @level:observed @trait:recursive-merge @trait:integer-like-keys @op:AnonymousResourceCollection.$with
  Rule: Numbered extra data are appended and counted from zero

    @id:collection-merge-numbered @trait:settable-properties
    Scenario Outline: The extra data <with> in "with", <additional> in "additional"
      Given a new AnonymousResourceCollection from [[], "PostResource"]
      And the property "with" is set to <with>
      And "additional" is called with [<additional>]
      When "response" is called
      Then the response body is <body>

      Examples:
        | case          | with               | additional           | body                                             |
        | list          | []                 | ["a", "b"]           | {"data": [], "0": "a", "1": "b"}                 |
        | gaps          | []                 | {"5": "a", "9": "b"} | {"data": [], "0": "a", "1": "b"}                 |
        | both          | {"5": "a"}         | {"5": "b"}           | {"data": [], "0": "a", "1": "b"}                 |
        | between-names | {"n": 1, "4": "a"} | {"m": 2, "4": "b"}   | {"data": [], "n": 1, "0": "a", "m": 2, "1": "b"} |
        | fraction      | {"1.5": "a"}       | {"1.5": "b"}         | {"data": [], "1.5": ["a", "b"]}                  |
