@op:AnonymousResourceCollection.removeMissingValues @protected
Feature: AnonymousResourceCollection.removeMissingValues
  Drops missing values from one map, without looking into its entries.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated @op:Statement.missingValuesRemoved
  Rule: Missing values are removed

    @id:resource-remove-missing-values-map
    Scenario: A missing entry of a map
      When "removeMissingValues" is called from inside with [{"a": {"$missing": true}, "b": 1}]
      Then the result is {"b": 1}

    @id:resource-remove-missing-values-every
    Scenario: Two missing entries of a map, and nothing else
      When "removeMissingValues" is called from inside with [{"a": {"$missing": true}, "b": 0, "c": {"$missing": true}, "d": false, "e": "", "f": null}]
      Then the result is {"b": 0, "d": false, "e": "", "f": null}
    # Of a list the missing values stand at the end: what becomes of the places behind one is not said.

    @id:resource-remove-missing-values-list-stated
    Scenario Outline: Of the list <data> there is left <kept>
      When "removeMissingValues" is called from inside with [<data>]
      Then the result is <kept>

      Examples:
        | case    | data                                          | kept             |
        | present | ["a", "b"]                                    | ["a", "b"]       |
        | missing | ["a", "b", {"$missing": true}]                | ["a", "b"]       |
        | two     | ["a", {"$missing": true}, {"$missing": true}] | ["a"]            |
        | all     | [{"$missing": true}]                          | []               |
        | falsy   | [0, false, ""]                                | [0, false, ""]   |
        | null    | ["a", null, "b"]                              | ["a", null, "b"] |
        | empty   | ["a", [], "b"]                                | ["a", [], "b"]   |

  @level:observed
  Rule: Numbers are closed up when every key that is left is numeric

    @id:resource-remove-missing-values-keys
    Scenario Outline: <data> becomes <kept>
      When "removeMissingValues" is called from inside with [<data>]
      Then the result is <kept>

      Examples: lists
        | case        | data                       | kept   |
        | list        | [1, {"$missing": true}, 2] | [1, 2] |
        | empty       | []                         | []     |
        | all-missing | {"a": {"$missing": true}}  | []     |

      @trait:integer-like-keys
      Examples: numbers
        | case                  | data                                | kept                   |
        | gaps                  | {"5": "a", "9": "b"}                | ["a", "b"]             |
        | negative              | {"-5": "a", "3": "b"}               | ["a", "b"]             |
        | exponent              | {"2e3": "a"}                        | ["a"]                  |
        | blank-before          | {" 1": "a"}                         | ["a"]                  |
        | blank-after           | {"2 ": "a"}                         | ["a"]                  |
        | signed                | {"+4": "a"}                         | ["a"]                  |
        | hexadecimal           | {"0x1": "a", "2": "b"}              | {"0x1": "a", "2": "b"} |
        | number-and-unit       | {"5kg": "a", "2": "b"}              | {"5kg": "a", "2": "b"} |
        | empty-name            | {"": "a", "2": "b"}                 | {"": "a", "2": "b"}    |
        | one-name              | {"5": "a", "k": "b"}                | {"5": "a", "k": "b"}   |
        | only-name-was-missing | {"5": "a", "k": {"$missing": true}} | ["a"]                  |

      @trait:integer-like-keys @trait:ordered-maps
      Examples: an order that is kept
        | case          | data                    | kept       |
        | leading-zeros | {"007": "a", "08": "b"} | ["a", "b"] |
        | backwards     | {"9": "a", "2": "b"}    | ["a", "b"] |
        | fraction      | {"1.5": "a", "2": "b"}  | ["a", "b"] |

  @level:observed
  Rule: A resource of a missing marker is missing, a resource of null is not

    @id:resource-remove-missing-values-resources
    Scenario: Resources in a list
      Given "unknown" is a new JsonResource from [{"$missing": true}]
      And "nobody" is a new JsonResource from [null]
      When "removeMissingValues" is called from inside with [[{"$ref": "unknown"}, {"$ref": "nobody"}]]
      Then the result is [{"$ref": "nobody"}]

    @id:resource-remove-missing-values-collection
    Scenario: A collection of a missing marker
      Given "posts" is a new AnonymousResourceCollection from [{"$missing": true}, "JsonResource"]
      When "removeMissingValues" is called from inside with [{"posts": {"$ref": "posts"}, "id": 1}]
      Then the result is {"id": 1}

  @level:observed
  Rule: Entries are not looked into

    @id:resource-remove-missing-values-shallow
    Scenario: A marker inside an entry stays
      When "removeMissingValues" is called from inside with [{"a": {"b": {"$missing": true}}}]
      Then the result is {"a": {"b": {"$missing": true}}}

    @id:resource-remove-missing-values-nested-numbers
    Scenario: Numbers inside an entry stay
      When "removeMissingValues" is called from inside with [{"a": {"5": "x"}}]
      Then the result is {"a": {"5": "x"}}

    @id:resource-remove-missing-values-merge-marker
    Scenario: A merge marker is not merged
      When "removeMissingValues" is called from inside with [[{"$new": ["MergeValue", {"a": 1}]}]]
      Then the result is [{"$a": "MergeValue", "data": {"a": 1}}]
