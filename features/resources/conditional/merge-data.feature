@op:AnonymousResourceCollection.mergeData @protected
Feature: AnonymousResourceCollection.mergeData
  Puts data into other data at a position: mergeData(data, index, merge, numericKeys).

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated
  Rule: The data is merged in at the index
    # "Merges data in at the index". Whether the entry there is replaced is not said, and so is what numericKeys changes.

    @id:resource-merge-data-gives-map @trait:ordered-maps
    Scenario: The merged entry joins those before and after the index
      When "mergeData" is called from inside with [{"a": 1, "0": "here", "b": 2}, 1, {"x": 9}, false]
      Then the entry "a" of the result is 1
      And the entry "x" of the result is 9
      And the entry "b" of the result is 2

    @id:resource-merge-data-behind-stated @trait:slices-and-ranges
    Scenario: Behind the last entry of a map, whatever the order of its entries
      When "mergeData" is called from inside with [{"a": 1, "b": 2}, 2, {"x": 9}, false]
      Then the result is {"a": 1, "b": 2, "x": 9}

    @id:resource-merge-data-among-stated
    Scenario: Among the entries of a map, whatever their order
      When "mergeData" is called from inside with [{"a": 1, "b": 2}, 1, {"x": 9}, false]
      Then the entry "x" of the result is 9

    @id:resource-merge-data-before-stated
    Scenario: Before the entries of a map, at least one of which stays
      When "mergeData" is called from inside with [{"a": 1, "b": 1}, 0, {"x": 9}, false]
      Then the entry "x" of the result is 9
      And somewhere in the result is 1

    @id:resource-merge-data-list-order
    Scenario: The items that are merged in keep their order
      When "mergeData" is called from inside with [["a", "here", "b"], 1, ["x", "y"], true]
      Then the entry "1" of the result is "x"
      And the entry "2" of the result is "y"
      And somewhere in the result is "b"
    # "Merges data in at the index": whether the item that stood there is replaced is not said.

    @id:resource-merge-data-index-stated
    Scenario Outline: What is merged in begins at index <index>
      When "mergeData" is called from inside with [["a", "b", "c"], <index>, ["x"], true]
      Then the entry "<index>" of the result is "x"

      Examples:
        | case   | index |
        | first  |     0 |
        | middle |     1 |

  @level:observed
  Rule: The merged data takes the place of the entry at the index

    @id:resource-merge-data-place @trait:ordered-maps
    Scenario Outline: At index <index>
      When "mergeData" is called from inside with [{"a": 1, "b": 2, "c": 3}, <index>, {"x": 9}, false]
      Then the result is <merged>

      Examples:
        | case   | index | merged                           |
        | last   |     2 | {"a": 1, "b": 2, "x": 9}         |
        | behind |     3 | {"a": 1, "b": 2, "c": 3, "x": 9} |
        | first  |     0 | {"x": 9, "b": 2, "c": 3}         |
        | middle |     1 | {"a": 1, "x": 9, "c": 3}         |

      @trait:slices-and-ranges
      Examples: an index behind the end
        | case   | index | merged                           |
        | beyond |     7 | {"a": 1, "b": 2, "c": 3, "x": 9} |

    @id:resource-merge-data-position @trait:integer-like-keys @trait:ordered-maps
    Scenario: The index counts entries and is not a key
      When "mergeData" is called from inside with [{"7": "a", "1": "b", "m": "c"}, 1, {"x": 9}, false]
      Then the result is {"7": "a", "x": 9, "m": "c"}

  @level:observed
  Rule: Without numeric keys the earliest of equal keys wins

    @id:resource-merge-data-union
    Scenario Outline: <merge> put into <data> at <index> gives <merged>
      When "mergeData" is called from inside with [<data>, <index>, <merge>, false]
      Then the result is <merged>

      @trait:ordered-maps
      Examples: names
        | case        | data                          | index | merge            | merged           |
        | names       | {"a": 1, "0": "here", "b": 2} |     1 | {"a": 9, "b": 8} | {"a": 1, "b": 8} |
        | empty-merge | {"a": 1, "0": "here", "b": 2} |     1 | []               | {"a": 1, "b": 2} |

      @trait:integer-like-keys
      Examples: numbers
        | case             | data               | index | merge                | merged               |
        | numbers          | ["a", "here", "b"] |     1 | {"0": "x", "2": "y"} | ["a", "y"]           |
        | integer-and-name | ["here", "b"]      |     0 | {"k": "v"}           | {"k": "v", "0": "b"} |

      @trait:integer-like-keys @trait:ordered-maps
      Examples: an order that is kept
        | case          | data                              | index | merge      | merged                       |
        | later-numbers | {"7": "a", "k": "here", "9": "c"} |     1 | {"x": 9}   | {"7": "a", "x": 9, "0": "c"} |
        | list-merge    | {"k": 1, "0": "here"}             |     1 | ["x", "y"] | {"k": 1, "0": "x", "1": "y"} |

  @level:observed
  Rule: With numeric keys everything is lined up and numbered, and later names are lost

    @id:resource-merge-data-concatenation
    Scenario Outline: <merge> put into <data> at <index> gives <merged>
      When "mergeData" is called from inside with [<data>, <index>, <merge>, true]
      Then the result is <merged>

      Examples: lists
        | case        | data               | index | merge      | merged               |
        | lists       | ["a", "here", "b"] |     1 | ["x", "y"] | ["a", "x", "y", "b"] |
        | empty-merge | ["a", "here", "b"] |     1 | []         | ["a", "b"]           |
        | first       | ["here", "b"]      |     0 | ["x", "y"] | ["x", "y", "b"]      |

      @trait:slices-and-ranges
      Examples: an index behind the end
        | case   | data  | index | merge | merged     |
        | beyond | ["a"] |     5 | ["x"] | ["a", "x"] |

      @trait:integer-like-keys @trait:ordered-maps
      Examples: names and gaps
        | case            | data                              | index | merge    | merged                         |
        | names-before    | {"a": 1, "0": "here"}             |     1 | ["x"]    | {"a": 1, "0": "x"}             |
        | names-after     | {"a": 1, "0": "here", "b": 2}     |     1 | ["x"]    | {"a": 1, "0": "x", "1": 2}     |
        | gaps-before     | {"5": "a", "k": "b", "9": "here"} |     2 | ["x"]    | {"0": "a", "k": "b", "1": "x"} |
        | later-name-wins | {"a": 1, "b": 2, "0": "here"}     |     2 | {"a": 9} | {"a": 9, "b": 2}               |

    @id:resource-merge-data-again
    Scenario: The data of an earlier call are not merged again
      Given "mergeData" is called from inside with [["a", "here"], 1, ["x"], true]
      When "mergeData" is called from inside with [["b", "here"], 1, ["y"], true]
      Then the result is ["b", "y"]

  @level:observed
  Rule: Missing values are removed from the result

    @id:resource-merge-data-missing
    Scenario Outline: <merge> put into <data> gives <merged>
      When "mergeData" is called from inside with [<data>, 1, <merge>, <numeric>]
      Then the result is <merged>

      Examples:
        | case | data                                   | merge                     | numeric | merged          |
        | list | ["a", "here", {"$missing": true}, "b"] | [{"$missing": true}, "x"] | true    | ["a", "x", "b"] |

      @trait:ordered-maps
      Examples: an order that is kept
        | case   | data                                           | merge                             | numeric | merged           |
        | before | {"a": {"$missing": true}, "0": "here"}         | {"x": 9}                          | false   | {"x": 9}         |
        | merged | {"a": 1, "0": "here"}                          | {"x": {"$missing": true}, "y": 8} | false   | {"a": 1, "y": 8} |
        | after  | {"a": 1, "0": "here", "b": {"$missing": true}} | {"x": 9}                          | false   | {"a": 1, "x": 9} |

  @level:observed
  Rule: Only the entries after the index are filtered in depth

    @id:resource-merge-data-depth @trait:ordered-maps
    Scenario: Before the index and in the merged data nested markers stay
      When "mergeData" is called from inside with [{"a": [{"$missing": true}], "0": "here", "b": [{"$missing": true}]}, 1, {"x": [{"$missing": true}]}, false]
      Then the result is {"a": [{"$missing": true}], "x": [{"$missing": true}], "b": []}

    @id:resource-merge-data-merges-later-markers @trait:ordered-maps
    Scenario: A merge marker after the index is merged
      When "mergeData" is called from inside with [{"a": 1, "0": "here", "1": {"$new": ["MergeValue", {"y": 8}]}, "b": 2}, 1, {"x": 9}, false]
      Then the result is {"a": 1, "x": 9, "y": 8, "b": 2}
