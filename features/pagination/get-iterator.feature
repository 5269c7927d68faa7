@op:Paginator.getIterator
Feature: Paginator.getIterator
  Lets a loop run over the items of the page.

  @level:stated
  Rule: The iterator runs over the items

    @id:paginator-get-iterator-stated
    Scenario: A list of items
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "getIterator" is called
      Then the result iterates over ["Ada", "Bo"]

    @id:paginator-get-iterator-objects-stated @trait:collection-library
    Scenario: An item that has an array form
      Given "cities" is a new Collection from [["Oslo", "Rome"]]
      And a Paginator of [{"$ref": "cities"}] with 2 per page
      When "getIterator" is called
      Then the result iterates over [{"$a": "Collection", "items": ["Oslo", "Rome"]}]

    @id:paginator-get-iterator-falsy-stated
    Scenario: Items that are 0, empty text or false are iterated over like others
      Given a Paginator of [0, "", false, "Bo"] with 5 per page
      When "getIterator" is called
      Then the result iterates over [0, "", false, "Bo"]

    @id:paginator-get-iterator-null-stated @trait:null-items
    Scenario: An item that is null is iterated over like others
      Given a Paginator of [null, "Bo"] with 5 per page
      When "getIterator" is called
      Then the result iterates over [null, "Bo"]

    @id:paginator-get-iterator-empty-stated
    Scenario: A page without items
      Given a Paginator of [] with 2 per page
      When "getIterator" is called
      Then the result iterates over []

  @level:observed
  Rule: Keys and order of the page are those of the loop

    @id:paginator-get-iterator-entries @trait:surplus-items
    Scenario Outline: <items> with two per page
      Given a Paginator of <items> with 2 per page
      When "getIterator" is called
      Then the result iterates over <entries>

      Examples:
        | case | items               | entries       |
        | cut  | ["Ada", "Bo", "Cy"] | ["Ada", "Bo"] |

      @trait:null-items
      Examples: null for an item
        | case       | items         | entries       |
        | null-items | [null, false] | [null, false] |

      @trait:absent-is-null
      Examples: null in place of items
        | case | items | entries |
        | null | null  | []      |

      @trait:ordered-maps @trait:keyed-iteration @trait:keyed-pages
      Examples: keys in an order of their own
        | case      | items                             | entries                 |
        | text-keys | {"a": "Ada", "b": "Bo", "c": "C"} | {"a": "Ada", "b": "Bo"} |
        | reversed  | {"1": "Bo", "0": "Ada"}           | {"1": "Bo", "0": "Ada"} |

  @level:observed
  Rule: A new iterator shows the items of its time

    @id:paginator-get-iterator-after-change @trait:keyed-iteration @trait:integer-like-keys @trait:keyed-pages
    Scenario: After an item was taken away and another set
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And "offsetUnset" is called with [1]
      And "offsetSet" is called with ["c", "Cy"]
      When "getIterator" is called
      Then the result iterates over {"0": "Ada", "c": "Cy"}

  @level:observed @trait:collection-library @op:Paginator.setCollection
  Rule: The collection of the page says what a loop runs over

    @id:paginator-get-iterator-own-collection
    Scenario: A collection that iterates over something else
      Given the class Shelf extending Collection with
        """
        {"methods": {"getIterator": {"$call": {"on": {"$new": ["Collection", ["Cy"]]}, "operation": "getIterator", "args": []}}}}
        """
      And "shelf" is a new Shelf from [["Ada"]]
      And a Paginator of ["Ada"] with 2 per page
      And "setCollection" is called with [{"$ref": "shelf"}]
      When "getIterator" is called
      Then the result iterates over ["Cy"]
