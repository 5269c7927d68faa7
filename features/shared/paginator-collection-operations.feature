@op:Shared.__call @trait:collection-library @trait:ordered-maps
Feature: Shared.__call: operations of the collection
  What the collection of a page can do is reached through the paginator.

  @level:observed
  Rule: The questions of the collection are answered

    @id:shared-paginator-collection-question @trait:keyed-pages @trait:null-items
    Scenario Outline: <operation>(<args>) gives <result>
      Given a Paginator of {"b": 3, "a": 1, "4": "2", "z": null} with 4 per page
      When "<operation>" is called with <args>
      Then the result is <result>

      Examples:
        | case         | operation | args                                                                                 | result                                |
        | all          | all       | []                                                                                   | {"b": 3, "a": 1, "4": "2", "z": null} |
        | sum          | sum       | []                                                                                   |                                     6 |
        | get          | get       | ["a"]                                                                                |                                     1 |
        | get-null     | get       | ["z", "none"]                                                                        | null                                  |
        | get-none     | get       | ["c"]                                                                                | null                                  |
        | get-fallback | get       | ["c", "none"]                                                                        | "none"                                |
        | has          | has       | ["a"]                                                                                | true                                  |
        | has-null     | has       | ["z"]                                                                                | true                                  |
        | has-not      | has       | ["c"]                                                                                | false                                 |
        | has-all      | has       | [["a", "z"]]                                                                         | true                                  |
        | has-some     | has       | [["a", "c"]]                                                                         | false                                 |
        | first        | first     | []                                                                                   |                                     3 |
        | first-that   | first     | [{"$fn": {"body": {"$field": [{"a": {"$arg": 0}, "4": {"$arg": 0}}, {"$arg": 1}]}}}] |                                     1 |
        | first-none   | first     | [{"$fn": {"body": false}}]                                                           | null                                  |
        | first-falsy  | first     | [{"$fn": {"body": "0"}}]                                                             | null                                  |
        | last         | last      | []                                                                                   | null                                  |
        | last-that    | last      | [{"$fn": {"body": {"$field": [{"a": 1, "b": 1}, {"$arg": 1}]}}}]                     |                                     1 |
        | last-none    | last      | [{"$fn": {"body": false}}]                                                           | null                                  |
        | last-falsy   | last      | [{"$fn": {"body": "0"}}]                                                             | null                                  |
        | last-item    | last      | [{"$fn": {"body": {"$arg": 0}}}]                                                     | "2"                                   |

      @trait:integer-like-keys
      Examples: integer-like keys
        | case        | operation | args  | result |
        | get-integer | get       | ["4"] | "2"    |

    @id:shared-paginator-collection-made @trait:keyed-pages
    Scenario Outline: <operation>(<args>) gives a collection of <items>
      Given a Paginator of {"b": 3, "a": 0, "4": "x"} with 3 per page
      When "<operation>" is called with <args>
      Then the result is {"$a": "Collection", "items": <items>}
      And "items" gives {"b": 3, "a": 0, "4": "x"}

      Examples:
        | case          | operation | args                                                         | items                                                                       |
        | values        | values    | []                                                           | [3, 0, "x"]                                                                 |
        | keys          | keys      | []                                                           | ["b", "a", 4]                                                               |
        | reverse       | reverse   | []                                                           | {"4": "x", "a": 0, "b": 3}                                                  |
        | slice         | slice     | [1]                                                          | {"a": 0, "4": "x"}                                                          |
        | slice-length  | slice     | [1, 1]                                                       | {"a": 0}                                                                    |
        | slice-end     | slice     | [-1]                                                         | {"4": "x"}                                                                  |
        | slice-far-end | slice     | [-9, 1]                                                      | {"b": 3}                                                                    |
        | slice-short   | slice     | [0, -1]                                                      | {"b": 3, "a": 0}                                                            |
        | slice-behind  | slice     | [5]                                                          | []                                                                          |
        | filter        | filter    | []                                                           | {"b": 3, "4": "x"}                                                          |
        | filter-test   | filter    | [{"$fn": {"body": {"$field": [{"a": 1}, {"$arg": 1}]}}}]     | {"a": 0}                                                                    |
        | filter-value  | filter    | [{"$fn": {"body": {"$arg": 0}}}]                             | {"b": 3, "4": "x"}                                                          |
        | map           | map       | [{"$fn": {"body": {"$concat": [{"$arg": 0}, {"$arg": 1}]}}}] | {"b": "3b", "a": "0a", "4": "x4"}                                           |
        | map-into      | mapInto   | [{"$class": "HtmlString"}]                                   | {"b": {"$any": "object"}, "a": {"$any": "object"}, "4": {"$any": "object"}} |
        | make          | make      | [["n"]]                                                      | ["n"]                                                                       |
        | make-empty    | make      | []                                                           | []                                                                          |

    @id:shared-paginator-collection-filter-falsy @trait:null-items
    Scenario: filter without a test leaves out what is falsy
      Given a Paginator of ["a", "0", "", 0, [], null, false, "0.0"] with 8 per page
      When "filter" is called
      Then the result is {"$a": "Collection", "items": {"0": "a", "7": "0.0"}}

    @id:shared-paginator-collection-slice-list
    Scenario Outline: slice(<args>) of a list keeps the keys
      Given a Paginator of [3, 0, "x"] with 3 per page
      When "slice" is called with <args>
      Then the result is {"$a": "Collection", "items": <items>}

      Examples:
        | case    | args    | items      |
        | start   | [0, 2]  | [3, 0]     |
        | middle  | [1, 1]  | {"1": 0}   |
        | end     | [-1]    | {"2": "x"} |
        | short   | [0, -2] | [3]        |
        | nothing | [0, -5] | []         |
        | zero    | [1, 0]  | []         |

  @level:observed
  Rule: The changes of the collection show on the page

    @id:shared-paginator-collection-reverse-list @trait:integer-like-keys
    Scenario: The items of a list keep their keys when it is reversed
      Given a Paginator of ["a", "b"] with 3 per page
      When "reverse" is called
      Then the result is {"$a": "Collection", "items": {"$map": [[1, "b"], [0, "a"]]}}

    @id:shared-paginator-collection-get-closure @trait:keyed-pages
    Scenario: get calls a closure for what is not there
      Given a Paginator of {"a": "Ada"} with 3 per page
      And the closure "none" that returns "nobody"
      When "get" is called with ["b", {"$ref": "none"}]
      Then the result is "nobody"
      And the closure "none" was called with [[]]

    @id:shared-paginator-collection-changed @trait:keyed-pages @trait:shared-objects
    Scenario Outline: <operation>(<args>) leaves <items>
      Given a Paginator of {"b": 3, "a": 0, "4": "x"} with 3 per page
      And "getCollection" is called
      And the result is kept as "collection"
      When "<operation>" is called with <args>
      Then the result is {"$ref": "collection"}
      And "items" gives <items>

      Examples:
        | case        | operation | args                             | items                        |
        | put         | put       | ["a", 1]                         | {"b": 3, "a": 1, "4": "x"}   |
        | push-none   | push      | []                               | {"b": 3, "a": 0, "4": "x"}   |
        | forget      | forget    | ["a"]                            | {"b": 3, "4": "x"}           |
        | forget-some | forget    | [["a", "b", "c"]]                | {"4": "x"}                   |
        | transform   | transform | [{"$fn": {"body": {"$arg": 1}}}] | {"b": "b", "a": "a", "4": 4} |

      @trait:integer-like-keys
      Examples: integer-like keys
        | case      | operation | args         | items                                          |
        | put-new   | put       | ["4", "y"]   | {"b": 3, "a": 0, "4": "y"}                     |
        | push      | push      | ["y", "z"]   | {"b": 3, "a": 0, "4": "x", "5": "y", "6": "z"} |
        | push-list | push      | [["y", "z"]] | {"b": 3, "a": 0, "4": "x", "5": ["y", "z"]}    |

    @id:shared-paginator-collection-each @trait:keyed-pages @trait:shared-objects
    Scenario: "each" runs until the callback gives false
      Given the closure "visit" that returns {"$arg": 0}
      And a Paginator of {"b": 3, "a": 0, "4": false, "c": 1} with 4 per page
      And "getCollection" is called
      And the result is kept as "collection"
      When "each" is called with [{"$ref": "visit"}]
      Then the result is {"$ref": "collection"}
      And the closure "visit" was called with [[3, "b"], [0, "a"], [false, 4]]

    @id:shared-paginator-collection-each-adds @trait:keyed-pages @trait:shared-objects
    Scenario: each does not visit what a visit adds
      Given a Paginator of {"b": "Bo", "a": "Ada"} with 3 per page
      And "getCollection" is called
      And the result is kept as "names"
      And the closure "add" that returns {"$call": {"on": {"$ref": "names"}, "operation": "put", "args": ["c", "Cy"]}}
      When "each" is called with [{"$ref": "add"}]
      Then the closure "add" was called with [["Bo", "b"], ["Ada", "a"]]
      And "count" gives 3

    @id:shared-paginator-collection-read-only
    Scenario: A collection that "map" gives has items of its own
      Given a Paginator of ["Ada"] with 3 per page
      And "map" is called with [{"$fn": {"body": "Bo"}}]
      And the result is kept as "others"
      When "push" of "others" is called with ["Cy"]
      Then "items" gives ["Ada"]

    @id:shared-paginator-collection-copied
    Scenario: A collection made of another has items of its own
      Given a Paginator of ["Lima"] with 3 per page
      And "getCollection" is called
      And the result is kept as "cities"
      And "make" is called with [{"$ref": "cities"}]
      And the result is kept as "others"
      When "push" of "others" is called with ["Oslo"]
      Then "items" gives ["Lima"]
      And "all" of "others" gives ["Lima", "Oslo"]

    @id:shared-paginator-collection-copied-keys @trait:integer-like-keys
    Scenario: The copy goes on counting where the other one was
      Given a Paginator of ["Lima", "Oslo"] with 3 per page
      And "forget" is called with [1]
      And "getCollection" is called
      And the result is kept as "cities"
      And "make" is called with [{"$ref": "cities"}]
      And the result is kept as "others"
      When "push" of "others" is called with ["Rome"]
      Then "all" of "others" gives {"0": "Lima", "2": "Rome"}

  @level:observed
  Rule: The collection is an array by its keys

    @id:shared-paginator-collection-offset @trait:keyed-pages @trait:null-items
    Scenario Outline: offsetExists(<key>) of the collection
      Given a Paginator of {"b": 3, "z": null} with 3 per page
      And "getCollection" is called
      And the result is kept as "collection"
      When "offsetExists" of "collection" is called with [<key>]
      Then the result is <exists>

      Examples:
        | case  | key | exists |
        | there | "b" | true   |
        | null  | "z" | false  |
        | none  | "c" | false  |

    @id:shared-paginator-collection-offset-changes @trait:integer-like-keys @trait:keyed-pages @trait:shared-objects
    Scenario: Setting, appending and removing by key change the items of the page
      Given a Paginator of {"b": 3, "3": "x"} with 3 per page
      And "getCollection" is called
      And the result is kept as "collection"
      And "offsetSet" of "collection" is called with ["b", 4]
      And "offsetSet" of "collection" is called with [null, "y"]
      When "offsetUnset" of "collection" is called with ["3"]
      Then "items" gives {"b": 4, "4": "y"}
      And "isEmpty" of "collection" gives false
      And "isNotEmpty" of "collection" gives true
      And "count" of "collection" gives 2

    @id:shared-paginator-collection-offset-get @trait:integer-like-keys @trait:keyed-pages
    Scenario: Reading by an integer as text
      Given a Paginator of {"b": 3, "3": "x"} with 3 per page
      And "getCollection" is called
      And the result is kept as "collection"
      When "offsetGet" of "collection" is called with ["3"]
      Then the result is "x"

    @id:shared-paginator-collection-iterate @trait:keyed-iteration @trait:keyed-pages
    Scenario: The collection iterates over keys and items
      Given a Paginator of {"b": 3, "3": "x"} with 3 per page
      And "getCollection" is called
      And the result is kept as "collection"
      When "getIterator" of "collection" is called with []
      Then the result iterates over {"b": 3, "3": "x"}

  @level:exact
  Rule: The collection has its own array and JSON forms

    @id:shared-paginator-collection-forms
    Scenario Outline: <operation>(<args>) of the collection behind the page
      Given a Paginator of [{"$new": ["Collection", ["/é"]]}, 1] with 3 per page
      And "getCollection" is called
      And the result is kept as "collection"
      When "<operation>" of "collection" is called with <args>
      Then the result is <result>

      Examples:
        | case      | operation     | args | result      |
        | array     | toArray       | []   | [["/é"], 1] |
        | serialize | jsonSerialize | []   | [["/é"], 1] |

      @trait:json-text
      Examples: JSON text
        | case    | operation | args | result                       |
        | json    | toJson    | []   | "[[\\"\\\\/\\\\u00e9\\"],1]" |
        | options | toJson    | [64] | "[[\\"/\\\\u00e9\\"],1]"     |

    @id:shared-paginator-collection-serialized-items
    Scenario Outline: <operation> and an item that only has data for JSON
      Given the class Song with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"title": "Dawn"}}}
        """
      And a Paginator of [1] with 3 per page
      And "push" is called with [{"$new": ["Song"]}]
      And "getCollection" is called
      And the result is kept as "collection"
      When "<operation>" of "collection" is called with []
      Then the result is <result>

      Examples:
        | case      | operation     | result                 |
        | serialize | jsonSerialize | [1, {"title": "Dawn"}] |
        | array     | toArray       | [1, {"$a": "Song"}]    |

    @id:shared-paginator-collection-serialized-both
    Scenario: jsonSerialize of an item comes before its toArray
      Given the class Song with
        """
        {"implements": ["Arrayable", "JsonSerializable"], "methods": {"jsonSerialize": {"title": "Dawn"}, "toArray": {"t": "D"}}}
        """
      And a Paginator of [{"$new": ["Song"]}] with 3 per page
      And "getCollection" is called
      And the result is kept as "collection"
      When "jsonSerialize" of "collection" is called with []
      Then the result is [{"title": "Dawn"}]

  @level:observed
  Rule: The static operations of the collection are reached through a page as well

    @id:shared-paginator-collection-static
    Scenario: Macros are registered and forgotten through a paginator
      Given the closure "welcome" that returns "Welcome"
      And a Paginator of ["Ada"] with 3 per page
      And "macro" is called with ["welcome", {"$ref": "welcome"}]
      And "welcome" is called
      And the result is kept as "words"
      And "flushMacros" is called
      When "hasMacro" is called with ["welcome"]
      Then the result is false
      And the closure "welcome" was called with [[]]

    @id:shared-paginator-collection-static-macro
    Scenario: A macro that was registered through a page is called on the class
      Given the closure "count" that returns {"$concat": ["Welcome ", {"$arg": 0}]}
      And a Paginator of ["Ada"] with 3 per page
      And "macro" is called with ["welcome", {"$ref": "count"}]
      When the static operation "welcome" of Collection is called with ["Ada"]
      Then the result is "Welcome Ada"
