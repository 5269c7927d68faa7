@op:AnonymousResourceCollection.filter
Feature: AnonymousResourceCollection.filter: positions and keys that were there
  Which keys later entries have after a merge, and which key comes next after one was left out.

  Background:
    Given the current request is "/posts"
    And a new JsonResource from [1]

  @level:observed @trait:integer-like-keys
  Rule: Entries behind a merged list are counted from zero again when a later merge compares keys

    @id:resource-filter-positions @trait:ordered-maps @protected
    Scenario Outline: A second merge (<case>) gives <result>
      When "filter" is called from inside with [<data>]
      Then the result is <result>

      Examples:
        | case          | data                                                                                                                          | result                                                 |
        | in-a-list     | [{"$new": ["MergeValue", ["x"]]}, "a", {"$new": ["MergeValue", {"k": 1, "2": 9}]}, "b", "c"]                                  | {"0": "x", "1": "a", "k": 1, "2": 9, "3": "c"}         |
        | counted-anew  | [{"$new": ["MergeValue", ["x"]]}, "a", {"$new": ["MergeValue", ["y"]]}, "b", "c", {"$new": ["MergeValue", {"1": "z"}]}]       | ["x", "a", "y", "b", "c"]                              |
        | behind-a-name | {"f": 0, "3": {"$new": ["MergeValue", ["x"]]}, "n": "a", "m": {"$new": ["MergeValue", {"k": 1, "2": 9}]}, "l": "b", "o": "c"} | {"f": 0, "0": "x", "1": "a", "k": 1, "2": 9, "3": "c"} |

    @id:resource-filter-positions-kept @op:AnonymousResourceCollection.resolve
    Scenario: A resource that keeps keys counts the entries in the same way
      Given the class KeepingResource extending JsonResource with
        """
        {
          "properties": {"preserveKeys": true},
          "methods": {
            "toArray": [{"$new": ["MergeValue", ["x"]]}, "a", {"$new": ["MergeValue", {"k": 1, "2": 9}]}, "b", "c"]
          }
        }
        """
      And a new KeepingResource from [1]
      When "resolve" is called
      Then the result is {"0": "x", "1": "a", "k": 1, "2": 9, "3": "c"}

  @level:observed
  Rule: A nested map that changes leaves what is beside it alone

    @id:resource-filter-beside @op:AnonymousResourceCollection.resolve
    Scenario: Entries before and after it
      Given the resource class PostResource that gives {"title": "A", "meta": {"draft": {"$missing": true}, "words": 3}, "tags": ["x"]}
      And a new PostResource from [1]
      When "resolve" is called
      Then the result is {"title": "A", "meta": {"words": 3}, "tags": ["x"]}

    @id:resource-filter-beside-list @op:AnonymousResourceCollection.resolve
    Scenario: Maps before and after it in a list
      Given the resource class PostResource that gives [{"a": 1}, {"b": {"c": {"$missing": true}}}, null, [{"$missing": true}, 2]]
      And a new PostResource from [1]
      When "resolve" is called
      Then the result is [{"a": 1}, {"b": []}, null, [2]]

    @id:resource-filter-twice @op:AnonymousResourceCollection.resolve
    Scenario: The data itself is not changed
      Given a new JsonResource from [{"a": [{"b": 1, "c": {"$missing": true}}], "d": {"$missing": true}}]
      And "resolve" is called
      When "toArray" is called with [{"$request": "/"}]
      Then the result is {"a": [{"b": 1, "c": {"$missing": true}}], "d": {"$missing": true}}

    @id:resource-filter-merge-left-alone @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.mergeData
    Scenario: What is merged into the data is not changed
      Given "extra" is a new MergeValue from [{"b": 2, "c": {"$missing": true}}]
      And the resource class PostResource that gives {"a": 1, "0": {"$ref": "extra"}}
      And a new PostResource from [1]
      And "resolve" is called
      When "toArray" is called with [{"$request": "/"}]
      Then the result is {"a": 1, "0": {"$a": "MergeValue", "data": {"b": 2, "c": {"$missing": true}}}}

  @level:observed @trait:integer-like-keys @trait:recursive-merge
  Rule: A key that was left out still decides which comes next

    @id:resource-filter-next-key @op:AnonymousResourceCollection.additional
    Scenario: Extra data under the wrap key get the number after that of a missing entry
      Given the resource class PostResource that gives {"a": 1, "5": {"$missing": true}}
      And a new PostResource from [1]
      And "additional" is called with [{"data": [9]}]
      When "response" is called
      Then the response body is {"data": {"a": 1, "6": 9}}

    @id:resource-filter-next-key-merged @op:AnonymousResourceCollection.additional
    Scenario: Extra data under the wrap key get the number after that of a missing entry, even beside a merge
      Given the resource class PostResource that gives {"a": 1, "5": {"$missing": true}, "6": {"$new": ["MergeValue", {"b": 1}]}}
      And a new PostResource from [1]
      And "additional" is called with [{"data": [9]}]
      When "response" is called
      Then the response body at "/data" is {"a": 1, "b": 1, "6": 9}

    @id:resource-filter-next-key-removed @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.offsetUnset
    Scenario: Extra data under the wrap key get the number after that of an entry that "offsetUnset" removed
      Given a new JsonResource from [{"a": 1, "5": 2}]
      And "offsetUnset" is called with ["5"]
      And "additional" is called with [{"data": [9]}]
      When "response" is called
      Then the response body is {"data": {"a": 1, "6": 9}}
