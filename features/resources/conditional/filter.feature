@op:AnonymousResourceCollection.filter
Feature: AnonymousResourceCollection.filter
  Cleans the data of a resource: merges what is marked for merging and drops what is missing, at every depth.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated @op:Statement.missingValuesRemoved
  Rule: Optional values are removed

    @id:resource-filter-map @protected
    Scenario: A missing entry of a map is removed
      When "filter" is called from inside with [{"id": 1, "secret": {"$missing": true}}]
      Then the result is {"id": 1}

    @id:resource-filter-list-stated @protected
    Scenario: A missing value at the end of a list is removed
      When "filter" is called from inside with [["a", "b", {"$missing": true}]]
      Then the result is ["a", "b"]
    # What becomes of the places behind it is not said.

    @id:resource-filter-list-behind-stated @op:AnonymousResourceCollection.removeMissingValues @protected
    Scenario Outline: "<operation>" removes a missing value of a list, and none of those behind it
      When "<operation>" is called from inside with [["a", {"$missing": true}, "b", "c"]]
      Then somewhere in the result is "a"
      And somewhere in the result is "b"
      And somewhere in the result is "c"

      Examples:
        | case   | operation           |
        | filter | filter              |
        | remove | removeMissingValues |

    @id:resource-filter-merged-stated @op:AnonymousResourceCollection.merge
    Scenario: A missing value among merged ones is removed
      Given the resource class PostResource that gives {"id": 1, "0": {"$own": ["merge", {"title": "Hello", "secret": {"$missing": true}}]}}
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "title": "Hello"}

    @id:resource-filter-conditional-stated
    Scenario Outline: What "<operation>" leaves out is not in the data
      Given the resource class PostResource that gives {"id": 1, "secret": {"$own": <call>}}
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1}

      @op:AnonymousResourceCollection.when
      Examples:
        | case | operation | call                 |
        | when | when      | ["when", false, "x"] |

      @op:AnonymousResourceCollection.unless
      Examples:
        | case   | operation | call                  |
        | unless | unless    | ["unless", true, "x"] |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case | operation | call              |
        | null | whenNull  | ["whenNull", "x"] |

      @op:AnonymousResourceCollection.whenNotNull
      Examples:
        | case     | operation   | call                  |
        | not-null | whenNotNull | ["whenNotNull", null] |

    @id:resource-filter-name-stays @protected
    Scenario Outline: A name among numbers stays: <case>
      When "filter" is called from inside with [<data>]
      Then the entry "name" of the result is "Ada"

      Examples:
        | case   | data                                                    |
        | before | {"name": "Ada", "secret": {"$missing": true}, "9": "x"} |
        | behind | {"5": "x", "secret": {"$missing": true}, "name": "Ada"} |

    @id:resource-filter-nothing-to-do @protected
    Scenario: Data without optional values stays as it is
      When "filter" is called from inside with [{"id": 1, "title": "Hello"}]
      Then the result is {"id": 1, "title": "Hello"}
    # "A value that is omitted is represented by" the marker; these are there.

    @id:resource-filter-present-stated @protected
    Scenario Outline: The value <value> is not missing
      When "filter" is called from inside with [{"id": 1, "a": <value>}]
      Then the result is {"id": 1, "a": <value>}

      Examples:
        | case       | value       |
        | false      | false       |
        | zero       |           0 |
        | empty-text | ""          |
        | zero-text  | "0"         |
        | empty-list | []          |
        | lists      | [[1, 2], 3] |

    @id:resource-filter-forms @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.jsonSerialize @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.toPrettyJson @op:AnonymousResourceCollection.response
    Scenario Outline: A value that is omitted is not in what "<operation>" gives
      Given the resource class PostResource that gives {"id": 1, "secret": {"$missing": true}}
      And the current request is "/posts"
      And a new PostResource from [1]
      When "<operation>" is called
      Then somewhere in the <outcome> is {"id": 1}

      Examples:
        | case      | operation     | outcome       |
        | resolved  | resolve       | result        |
        | json-data | jsonSerialize | result        |
        | json      | toJson        | JSON text     |
        | pretty    | toPrettyJson  | JSON text     |
        | response  | response      | response body |

    @id:collection-filter-forms @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.response
    Scenario Outline: A value that each item omits is not in what "<operation>" of their collection gives
      Given the resource class PostResource that gives {"id": {"$item": true}, "secret": {"$missing": true}}
      And the current request is "/posts"
      And a new AnonymousResourceCollection from [[1, 2], "PostResource"]
      When "<operation>" is called
      Then somewhere in the <outcome> is {"id": 1}
      And somewhere in the <outcome> is {"id": 2}

      Examples:
        | case     | operation | outcome       |
        | resolved | resolve   | result        |
        | json     | toJson    | JSON text     |
        | response | response  | response body |

  @level:observed @protected
  Rule: Nothing but missing markers is removed

    @id:resource-filter-empty-values
    Scenario Outline: The value <value> stays
      When "filter" is called from inside with [{"a": <value>}]
      Then the result is {"a": <value>}

      Examples:
        | case       | value |
        | null       | null  |
        | false      | false |
        | zero       |     0 |
        | empty-text | ""    |
        | empty-map  | []    |

  @level:observed @protected
  Rule: Gaps in numbered entries are closed

    @id:resource-filter-numbered
    Scenario Outline: <data> becomes <filtered>
      When "filter" is called from inside with [<data>]
      Then the result is <filtered>

      Examples: lists
        | case       | data                                     | filtered   |
        | list       | ["a", {"$missing": true}, "c"]           | ["a", "c"] |
        | list-start | [{"$missing": true}, "b"]                | ["b"]      |
        | list-all   | [{"$missing": true}, {"$missing": true}] | []         |
        | map-all    | {"a": {"$missing": true}}                | []         |
        | empty      | []                                       | []         |

      @trait:integer-like-keys
      Examples: numbers among names, with gaps
        | case                  | data                                          | filtered             |
        | numbers-with-gaps     | {"5": "a", "9": "b"}                          | ["a", "b"]           |
        | mixed                 | {"5": "a", "k": "b"}                          | {"5": "a", "k": "b"} |
        | mixed-and-missing     | {"5": {"$missing": true}, "k": "b", "9": "c"} | {"k": "b", "9": "c"} |
        | only-name-was-missing | {"5": "a", "k": {"$missing": true}, "9": "b"} | ["a", "b"]           |

  @level:observed @protected
  Rule: Maps inside the data are filtered by the same rules

    @id:resource-filter-nested
    Scenario Outline: <data> becomes <filtered>
      When "filter" is called from inside with [<data>]
      Then the result is <filtered>

      Examples: maps and lists
        | case          | data                                                               | filtered                               |
        | map           | {"a": {"b": {"$missing": true}, "c": 1}}                           | {"a": {"c": 1}}                        |
        | list          | {"a": [1, {"$missing": true}, 3]}                                  | {"a": [1, 3]}                          |
        | becomes-empty | {"a": {"b": {"$missing": true}}}                                   | {"a": []}                              |
        | third-map     | {"author": {"home": {"city": "Rome", "lane": {"$missing": true}}}} | {"author": {"home": {"city": "Rome"}}} |
        | fourth-map    | {"a": {"b": {"c": {"d": 1, "e": {"$missing": true}}}}}             | {"a": {"b": {"c": {"d": 1}}}}          |
        | emptied-list  | {"id": 1, "tags": [{"$missing": true}]}                            | {"id": 1, "tags": []}                  |
        | list-in-list  | [[{"id": 1}, {"id": 2, "secret": {"$missing": true}}], 3]          | [[{"id": 1}, {"id": 2}], 3]            |
        | five-deep     | {"a": {"b": {"c": {"d": {"e": {"$missing": true}, "f": 1}}}}}      | {"a": {"b": {"c": {"d": {"f": 1}}}}}   |
        | list-of-maps  | [{"b": {"$missing": true}, "c": 1}]                                | [{"c": 1}]                             |
        | merged-inside | {"a": {"b": 1, "0": {"$new": ["MergeValue", {"c": 2}]}}}           | {"a": {"b": 1, "c": 2}}                |

      @trait:integer-like-keys
      Examples: numbers
        | case       | data                                            | filtered           |
        | renumbered | {"prices": {"10": 1, "20": 2}}                  | {"prices": [1, 2]} |
        | two-levels | {"a": {"b": {"7": {"$missing": true}, "8": 1}}} | {"a": {"b": [1]}}  |

  @level:observed
  Rule: Objects inside the data are not looked into

    @id:resource-filter-collection-inside @protected
    Scenario: A Collection keeps the missing markers it holds
      When "filter" is called from inside with [{"tags": {"$new": ["Collection", {"a": {"$missing": true}, "b": 1}]}}]
      Then the result is {"tags": {"$a": "Collection", "items": {"a": {"$missing": true}, "b": 1}}}

    @id:resource-filter-resource-inside @protected
    Scenario: A resource stays the object it is
      Given "author" is a new JsonResource from [{"name": {"$missing": true}}]
      When "filter" is called from inside with [{"author": {"$ref": "author"}}]
      Then the result is {"author": {"$ref": "author"}}

    @id:resource-filter-object-inside @op:AnonymousResourceCollection.resolve
    Scenario Outline: A <class> is given as it is
      Given "held" is a new <class> from <args>
      And the resource class PostResource that gives {"id": 1, "held": {"$ref": "held"}}
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "held": {"$ref": "held"}}

      Examples:
        | case  | class | args       |
        | nest  | Nest  | [1]        |
        | model | Model | [{"a": 1}] |

    @id:resource-filter-closure-inside @protected
    Scenario: A closure is not called
      Given the closure "name" that returns "Ann"
      When "filter" is called from inside with [{"name": {"$ref": "name"}}]
      Then the result is {"name": {"$ref": "name"}}
      And the closure "name" was not called

  @level:observed @protected
  Rule: What is marked for merging under a number takes its place among the entries

    @id:resource-filter-merge
    Scenario: A map is merged
      When "filter" is called from inside with [{"a": 1, "0": {"$new": ["MergeValue", {"x": 2}]}, "b": 3}]
      Then the result is {"a": 1, "x": 2, "b": 3}

    @id:resource-filter-merge-numeric-key
    Scenario Outline: The key "<key>" is a number in text
      When "filter" is called from inside with [{"a": 1, "<key>": {"$new": ["MergeValue", {"x": 2}]}}]
      Then the result is {"a": 1, "x": 2}

      Examples: integers
        | case     | key |
        | integer  |   3 |
        | negative |  -3 |

      @trait:integer-like-keys
      Examples: numbers in text
        | case                | key      |
        | fraction            |      1.5 |
        | leading-zeros       |      007 |
        | exponent            |      2e3 |
        | fraction-zero       |      0.0 |
        | bare-fraction       |      .55 |
        | exponent-two-digits |     2e10 |
        | exponent-sign       |     2e+3 |
        | exponent-minus      |     2e-3 |
        | vertical-tab        | \\u000b7 |
        | vertical-tab-after  | 7\\u000b |
        | nine                |      9.5 |

    @id:resource-filter-merge-named-key @trait:integer-like-keys
    Scenario Outline: Under the key "<key>" nothing is merged
      When "filter" is called from inside with [{"a": 1, "<key>": {"$new": ["MergeValue", {"x": 2}]}}]
      Then the result is {"a": 1, "<key>": {"$a": "MergeValue", "data": {"x": 2}}}

      Examples:
        | case        | key |
        | name        | m   |
        | hexadecimal | 0x1 |
        | empty       |     |
