@op:AnonymousResourceCollection.removeMissingValues @op:AnonymousResourceCollection.filter @trait:integer-like-keys @protected
Feature: AnonymousResourceCollection.removeMissingValues when keys are preserved
  A resource that preserves keys drops missing values and leaves the other keys alone.

  @level:observed
  Rule: A class whose preserveKeys property is exactly true keeps all keys

    @id:resource-remove-missing-values-preserving-property
    Scenario Outline: With preserveKeys = <value>
      Given the class PriceResource extending JsonResource with
        """
        {"properties": {"preserveKeys": <value>}}
        """
      And a new PriceResource from [[]]
      When "removeMissingValues" is called from inside with [{"5": "a", "7": {"$missing": true}, "9": "b"}]
      Then the result is <kept>

      Examples: flags
        | case  | value | kept                 |
        | true  | true  | {"5": "a", "9": "b"} |
        | false | false | ["a", "b"]           |

      @trait:static-languages
      Examples: what is no flag
        | case | value | kept       |
        | one  |     1 | ["a", "b"] |
        | null | null  | ["a", "b"] |

    @id:resource-remove-missing-values-preserving-given-up @op:AnonymousResourceCollection.$preserveKeys @trait:settable-properties
    Scenario: An object of the class whose own property was set to false does not
      Given the class PriceResource extending JsonResource with
        """
        {"properties": {"preserveKeys": true}}
        """
      And a new PriceResource from [[]]
      And the property "preserveKeys" is set to false
      When "removeMissingValues" is called from inside with [{"5": "a", "9": "b"}]
      Then the result is ["a", "b"]

    @id:resource-filter-preserving-nested
    Scenario: Keys of nested maps are kept too
      Given the class PriceResource extending JsonResource with
        """
        {"properties": {"preserveKeys": true}}
        """
      And a new PriceResource from [[]]
      When "filter" is called from inside with [{"prices": {"10": 1, "20": {"$missing": true}, "30": 3}}]
      Then the result is {"prices": {"10": 1, "30": 3}}

    @id:resource-filter-preserving-merge
    Scenario Outline: Merged: <data>
      Given the class PriceResource extending JsonResource with
        """
        {"properties": {"preserveKeys": true}}
        """
      And a new PriceResource from [[]]
      When "filter" is called from inside with [{"5": "a", "6": {"$new": ["MergeValue", <data>]}, "7": "b"}]
      Then the result is <filtered>

      Examples:
        | case         | data                 | filtered                       |
        | list         | ["x", "y"]           | ["a", "x", "y", "b"]           |
        | numbered-map | {"1": "x", "5": "y"} | {"5": "a", "1": "x", "7": "b"} |

  @level:observed
  Rule: A collection follows its own flag

    @id:resource-remove-missing-values-preserving-collection
    Scenario: Off by default
      Given a new AnonymousResourceCollection from [[], "JsonResource"]
      When "removeMissingValues" is called from inside with [{"5": "a", "9": "b"}]
      Then the result is ["a", "b"]

    @id:resource-remove-missing-values-preserving-collection-on @op:AnonymousResourceCollection.$preserveKeys @trait:settable-properties
    Scenario: Switched on
      Given a new AnonymousResourceCollection from [[], "JsonResource"]
      And the property "preserveKeys" is set to true
      When "removeMissingValues" is called from inside with [{"5": "a", "9": "b"}]
      Then the result is {"5": "a", "9": "b"}

  @level:observed @needs:markers
  Rule: A class with the PreserveKeys marker keeps all keys, a class below it does not

    @id:resource-remove-missing-values-preserving-marker
    Scenario: The class itself
      Given the class PriceResource extending JsonResource with
        """
        {"markers": {"PreserveKeys": true}}
        """
      And a new PriceResource from [[]]
      When "removeMissingValues" is called from inside with [{"5": "a", "7": {"$missing": true}, "9": "b"}]
      Then the result is {"5": "a", "9": "b"}

    @id:resource-remove-missing-values-preserving-marker-not-inherited @trait:own-markers
    Scenario: A class that extends it
      Given the class PriceResource extending JsonResource with
        """
        {"markers": {"PreserveKeys": true}}
        """
      And the class OfferResource extending PriceResource
      And a new OfferResource from [[]]
      When "removeMissingValues" is called from inside with [{"5": "a", "9": "b"}]
      Then the result is ["a", "b"]
