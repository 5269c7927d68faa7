@op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.mergeData
Feature: Merging inside the filtered data
  How entries that are marked for merging meet the entries before and after them.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:observed @protected
  Rule: A map that is merged keeps the names around it

    @id:resource-filter-merging-map
    Scenario Outline: A merged map (<case>) gives <filtered>
      When "filter" is called from inside with [<data>]
      Then the result is <filtered>

      Examples:
        | case              | data                                                                                                       | filtered                                 |
        | first             | {"0": {"$new": ["MergeValue", {"b": 2}]}, "d": 4}                                                          | {"b": 2, "d": 4}                         |
        | last              | {"a": 1, "0": {"$new": ["MergeValue", {"b": 2, "c": 3}]}}                                                  | {"a": 1, "b": 2, "c": 3}                 |
        | two               | {"a": 1, "0": {"$new": ["MergeValue", {"b": 2}]}, "c": 3, "1": {"$new": ["MergeValue", {"d": 4}]}, "e": 5} | {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5} |
        | merge-in-merge    | {"a": 1, "0": {"$new": ["MergeValue", {"b": 2, "0": {"$new": ["MergeValue", {"c": 3}]}}]}, "d": 4}         | {"a": 1, "b": 2, "c": 3, "d": 4}         |
        | from-collection   | {"a": 1, "0": {"$new": ["MergeValue", {"$new": ["Collection", {"b": 2}]}]}}                                | {"a": 1, "b": 2}                         |
        | missing-inside    | {"a": 1, "0": {"$new": ["MergeValue", {"b": {"$missing": true}, "c": 3}]}, "d": {"$missing": true}}        | {"a": 1, "c": 3}                         |
        | missing-only      | {"a": 1, "0": {"$new": ["MergeValue", {"b": {"$missing": true}}]}, "d": 4}                                 | {"a": 1, "d": 4}                         |
        | nested-missing    | {"a": 1, "0": {"$new": ["MergeValue", {"b": {"c": {"$missing": true}, "d": 4}}]}}                          | {"a": 1, "b": {"d": 4}}                  |
        | later-is-filtered | {"0": {"$new": ["MergeValue", {"b": 2}]}, "c": {"d": {"$missing": true}}}                                  | {"b": 2, "c": []}                        |

    @id:resource-filter-merging-map-order @trait:ordered-maps
    Scenario Outline: The merged entries stand where the merge stood (<case>)
      When "filter" is called from inside with [<data>]
      Then the result is <filtered>

      Examples:
        | case  | data                                                                                                                                   | filtered                            |
        | first | {"0": {"$new": ["MergeValue", {"d": 2, "b": 1}]}, "a": 4}                                                                              | {"d": 2, "b": 1, "a": 4}            |
        | last  | {"z": 1, "0": {"$new": ["MergeValue", {"b": 2, "a": 3}]}}                                                                              | {"z": 1, "b": 2, "a": 3}            |
        | among | {"z": 1, "0": {"$new": ["MergeValue", {"y": 2}]}, "a": 3, "b": 4}                                                                      | {"z": 1, "y": 2, "a": 3, "b": 4}    |
        | three | {"0": {"$new": ["MergeValue", {"d": 1}]}, "1": {"$new": ["MergeValue", {"c": 2}]}, "2": {"$new": ["MergeValue", {"b": null, "a": 4}]}} | {"d": 1, "c": 2, "b": null, "a": 4} |

  @level:observed @protected
  Rule: Of two entries with one key in a merged map the earlier stays

    @id:resource-filter-merging-collision
    Scenario Outline: Equal keys (<case>) give <filtered>
      When "filter" is called from inside with [<data>]
      Then the result is <filtered>

      @trait:integer-like-keys
      Examples: numbers
        | case             | data                                                                 | filtered             |
        | numbers          | ["a", {"$new": ["MergeValue", {"0": "x", "1": "y", "3": "w"}]}, "b"] | ["a", "y", "w"]      |
        | list-entry-after | ["a", {"$new": ["MergeValue", {"k": "v"}]}, "b"]                     | {"0": "a", "k": "v"} |

      @trait:ordered-maps
      Examples: an order that is kept
        | case                 | data                                                                                               | filtered                 |
        | entry-after          | {"0": {"$new": ["MergeValue", {"a": 9}]}, "a": 1, "c": 3}                                          | {"a": 9, "c": 3}         |
        | two-merges           | {"0": {"$new": ["MergeValue", {"a": 1}]}, "1": {"$new": ["MergeValue", {"a": 2, "b": 3}]}, "z": 1} | {"a": 1, "b": 3, "z": 1} |
        | entry-before         | {"a": 1, "0": {"$new": ["MergeValue", {"a": 9, "b": 2}]}}                                          | {"a": 1, "b": 2}         |
        | entry-before-null    | {"a": null, "0": {"$new": ["MergeValue", {"a": 9}]}}                                               | {"a": null}              |
        | entry-before-missing | {"a": {"$missing": true}, "0": {"$new": ["MergeValue", {"a": 9}]}, "b": 2}                         | {"b": 2}                 |

  @level:observed @protected
  Rule: A list that is merged joins the list around it

    @id:resource-filter-merging-list
    Scenario Outline: A merged list (<case>) gives <filtered>
      When "filter" is called from inside with [<data>]
      Then the result is <filtered>

      Examples: lists
        | case           | data                                                                                                                          | filtered                  |
        | middle         | ["a", {"$new": ["MergeValue", ["x", "y"]]}, "z"]                                                                              | ["a", "x", "y", "z"]      |
        | both-ends      | [{"$new": ["MergeValue", ["x"]]}, "m", {"$new": ["MergeValue", ["y"]]}]                                                       | ["x", "m", "y"]           |
        | two            | ["a", {"$new": ["MergeValue", ["b"]]}, "c", {"$new": ["MergeValue", ["d"]]}, "e"]                                             | ["a", "b", "c", "d", "e"] |
        | empty          | ["a", {"$new": ["MergeValue", []]}, "b"]                                                                                      | ["a", "b"]                |
        | missing-inside | ["a", {"$new": ["MergeValue", ["x", {"$missing": true}, "y"]]}, "b"]                                                          | ["a", "x", "y", "b"]      |
        | missing-around | [{"$missing": true}, {"$new": ["MergeValue", ["x"]]}, {"$missing": true}, "b"]                                                | ["x", "b"]                |
        | three          | [{"$new": ["MergeValue", ["a"]]}, {"$new": ["MergeValue", ["b"]]}, {"$new": ["MergeValue", [null, {"$missing": true}, "c"]]}] | ["a", "b", null, "c"]     |

      @trait:integer-like-keys
      Examples: numbers with gaps
        | case             | data                                                        | filtered        |
        | numbers-with-gap | {"5": "a", "9": {"$new": ["MergeValue", ["x"]]}, "12": "b"} | ["a", "x", "b"] |

  @level:observed @trait:integer-like-keys
  Rule: A list that is merged among names, also an empty one, turns all later entries into numbered ones

    @id:resource-filter-merging-list-among-names @protected
    Scenario Outline: A list among names (<case>) gives <filtered>
      When "filter" is called from inside with [<data>]
      Then the result is <filtered>

      Examples:
        | case              | data                                                                                                           | filtered                             |
        | after-two-maps    | [{"$new": ["MergeValue", {"a": 1}]}, {"$new": ["MergeValue", {"b": 2}]}, {"$new": ["MergeValue", ["x"]]}, "y"] | {"a": 1, "b": 2, "0": "x", "1": "y"} |
        | list-first        | {"0": {"$new": ["MergeValue", ["x"]]}, "a": 1}                                                                 | ["x", 1]                             |
        | marker-under-name | {"0": {"$new": ["MergeValue", ["x"]]}, "m": {"$new": ["MergeValue", {"a": 1}]}}                                | {"0": "x", "a": 1}                   |

      @trait:ordered-maps
      Examples: an order that is kept
        | case            | data                                                                                            | filtered                                     |
        | list            | {"a": 1, "0": {"$new": ["MergeValue", ["x", "y"]]}, "b": 2, "c": 3}                             | {"a": 1, "0": "x", "1": "y", "2": 2, "3": 3} |
        | list-last       | {"a": 1, "0": {"$new": ["MergeValue", ["x"]]}}                                                  | {"a": 1, "0": "x"}                           |
        | empty           | {"a": 1, "0": {"$new": ["MergeValue", []]}, "b": 2}                                             | {"a": 1, "0": 2}                             |
        | empty-last      | {"a": 1, "0": {"$new": ["MergeValue", []]}}                                                     | {"a": 1}                                     |
        | only-missing    | {"a": 1, "0": {"$new": ["MergeValue", [{"$missing": true}]]}, "b": 2}                           | {"a": 1, "0": 2}                             |
        | after-map-merge | {"a": 1, "0": {"$new": ["MergeValue", {"b": 2}]}, "1": {"$new": ["MergeValue", ["x"]]}, "c": 3} | {"a": 1, "b": 2, "0": "x", "1": 3}           |

    @id:resource-filter-merge-in-merged-list @trait:integer-like-keys @trait:ordered-maps
    Scenario: A list that itself contains a merge overwrites an earlier name and numbers what follows
      Given the resource class PostResource that gives
        """
        {"a": 1, "0": {"$own": ["merge", [{"$own": ["merge", {"b": 2, "a": 3}]}]]}, "c": 4}
        """
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"a": 3, "b": 2, "0": 4}

  @level:observed @protected
  Rule: Whether the merged data is a list is decided before it is filtered

    @id:resource-filter-merging-numbered-map @trait:integer-like-keys
    Scenario: Numbers with gaps are merged as a map, although filtering made them a list
      When "filter" is called from inside with [{"a": 1, "0": {"$new": ["MergeValue", {"5": "x", "9": "y"}]}, "b": 2}]
      Then the result is {"a": 1, "0": "x", "1": "y", "b": 2}

    @id:resource-filter-merging-numbers-swapped @trait:integer-like-keys @trait:ordered-maps
    Scenario: Numbers without gaps that are not in their order are merged as a map: its first entry is kept
      When "filter" is called from inside with [[{"$new": ["MergeValue", {"1": "b", "0": "a"}]}, "c"]]
      Then the result is ["b", "a"]

    @id:resource-filter-merging-numbers-behind-maps @trait:integer-like-keys @trait:ordered-maps
    Scenario: A map with numbers alone behind two other maps
      When "filter" is called from inside with [[{"$new": ["MergeValue", {"a": 1}]}, {"$new": ["MergeValue", {"b": 2}]}, "c", {"$new": ["MergeValue", {"5": "d"}]}]]
      Then the result is {"a": 1, "b": 2, "0": "c", "1": "d"}

    @id:resource-filter-merging-map-of-missing
    Scenario: A map whose entries are all missing is no empty list
      When "filter" is called from inside with [{"a": 1, "0": {"$new": ["MergeValue", {"k": {"$missing": true}}]}, "b": 2}]
      Then the result is {"a": 1, "b": 2}

  @level:observed
  Rule: Every item of a collection is merged by itself

    @id:resource-filter-merging-in-collection
    Scenario: A collection of resources that merge
      Given the resource class PostResource that gives
        """
        {"id": {"$item": "id"}, "0": {"$own": ["mergeWhen", {"$item": "draft"}, {"state": "draft"}]}, "end": 9}
        """
      And a new AnonymousResourceCollection from [[{"id": 1, "draft": true}, {"id": 2, "draft": false}], "PostResource"]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is [{"id": 1, "state": "draft", "end": 9}, {"id": 2, "end": 9}]

  @level:exact @trait:json-text
  Rule: The JSON text shows the entries in their order

    @id:resource-filter-merging-json-order @trait:integer-like-keys @trait:ordered-maps
    Scenario: Numbered entries after names
      Given the current request is "/"
      And the resource class PostResource that gives
        """
        {"title": "Hello", "0": {"$new": ["MergeValue", ["x", "y"]]}, "state": "open", "tags": []}
        """
      And a new PostResource from [[]]
      When "toJson" is called
      Then the result is the text
        """
        {"title":"Hello","0":"x","1":"y","2":"open","3":[]}
        """

    @id:resource-filter-merging-json-named-marker
    Scenario: A merge marker under a name shows its data
      Given the current request is "/"
      And the resource class PostResource that gives
        """
        {"extra": {"$new": ["MergeValue", {"title": "Hello"}]}, "id": 1}
        """
      And a new PostResource from [[]]
      When "toJson" is called
      Then the result is the text
        """
        {"extra":{"data":{"title":"Hello"}},"id":1}
        """
