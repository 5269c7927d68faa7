Feature: Paginator.getCollection and setCollection
  Give access to the collection that holds the items.

  @level:stated
  Rule: The underlying collection is returned

    @id:paginator-get-collection-stated @op:Paginator.getCollection
    Scenario: The items as a collection
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "getCollection" is called
      Then the result is {"$a": "Collection", "items": ["Ada", "Bo"]}

    @id:paginator-get-collection-falsy @op:Paginator.getCollection
    Scenario: Items that are 0, false or empty text are in it
      Given a Paginator of [0, false, "", "Bo"] with 5 per page
      When "getCollection" is called
      Then the result is {"$a": "Collection", "items": [0, false, "", "Bo"]}

  @level:stated
  Rule: The underlying collection can be set

    @id:paginator-set-collection-stated @op:Paginator.setCollection
    Scenario: Another collection takes its place
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "setCollection" is called with [{"$new": ["Collection", ["Cy"]]}]
      Then the result is {"$a": "Paginator"}
      And "items" gives ["Cy"]

    @id:paginator-set-collection-none-stated @op:Paginator.setCollection
    Scenario: An empty collection takes its place as well
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "setCollection" is called with [{"$new": ["Collection", []]}]
      Then the result is {"$a": "Paginator"}
      And "items" gives []

    @id:paginator-set-collection-filled-stated @op:Paginator.isEmpty @op:Paginator.isNotEmpty @op:Paginator.count @op:Paginator.offsetExists @op:Paginator.offsetGet @op:Paginator.setCollection
    Scenario: A page that had no items has those of the collection
      Given a Paginator of [] with 2 per page
      When "setCollection" is called with [{"$new": ["Collection", ["Cy"]]}]
      Then "isEmpty" gives false
      And "isNotEmpty" gives true
      And "count" gives 1
      And "offsetExists" with [0] gives true
      And "offsetGet" with [0] gives "Cy"

    @id:paginator-set-collection-after-through-stated @op:Paginator.items @op:Paginator.through @op:Paginator.setCollection
    Scenario: A collection takes the place of items that were transformed
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      And "through" is called with [{"$ref": "greet"}]
      And the result is kept as "it"
      When "setCollection" is called with [{"$new": ["Collection", ["Cy"]]}]
      Then "items" gives ["Cy"]
    # "Sets the underlying collection": the page that is being viewed is another matter.

    @id:paginator-set-collection-page-stated @op:Paginator.currentPage @op:Paginator.perPage @op:Paginator.setCollection
    Scenario: The page stays the one that is being viewed
      Given a Paginator of ["Ada", "Bo"] with 2 per page on page 3
      When "setCollection" is called with [{"$new": ["Collection", ["Cy"]]}]
      Then "currentPage" gives 3
      And "perPage" gives 2

    @id:paginator-set-collection-chained-stated @op:Paginator.items @op:Paginator.currentPage @op:Paginator.setCollection
    Scenario: The result is a paginator of that collection
      Given a Paginator of ["Ada", "Bo"] with 2 per page on page 3
      When "setCollection" is called with [{"$new": ["Collection", ["Cy"]]}]
      Then the result is kept as "chained"
      And "items" of "chained" gives ["Cy"]
      And "currentPage" of "chained" gives 3

  @level:observed
  Rule: The collection is the same live object every time

    @id:paginator-get-collection-same @trait:shared-objects @op:Paginator.getCollection
    Scenario: Asked twice
      Given a Paginator of ["Ada"] with 2 per page
      And "getCollection" is called
      And the result is kept as "people"
      When "getCollection" is called
      Then the result is {"$ref": "people"}

    @id:paginator-get-collection-live @trait:shared-objects @op:Paginator.getCollection @trait:surplus-items
    Scenario: What is done to the collection shows on the page
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page
      And "getCollection" is called
      And the result is kept as "people"
      When "push" of "people" is called with ["Dee"]
      Then "items" gives ["Ada", "Bo", "Dee"]
      And "count" gives 3

    @id:paginator-get-collection-keys @trait:ordered-maps @trait:keyed-pages @op:Paginator.getCollection @trait:surplus-items
    Scenario: The cut page, with its keys
      Given a Paginator of {"a": "Ada", "b": "Bo", "c": "Cy"} with 2 per page
      When "getCollection" is called
      Then the result is {"$a": "Collection", "items": {"a": "Ada", "b": "Bo"}}

    @id:paginator-get-collection-empty @trait:absent-is-null @op:Paginator.getCollection
    Scenario: An empty page has an empty collection
      Given a Paginator of null with 2 per page
      When "getCollection" is called
      Then the result is {"$a": "Collection", "items": []}

  @level:observed
  Rule: The very collection that is set is used

    @id:paginator-set-collection-identity @trait:shared-objects @op:Paginator.getCollection @op:Paginator.setCollection
    Scenario: The paginator returns itself and holds that object
      Given a Paginator of ["Ada"] with 2 per page
      And "people" is a new Collection from [["Bo"]]
      When "setCollection" is called with [{"$ref": "people"}]
      Then the result is the subject itself
      And "getCollection" gives {"$ref": "people"}

    @id:paginator-set-collection-empty-identity @trait:shared-objects @op:Paginator.getCollection @op:Paginator.setCollection
    Scenario: An empty collection is held as well, and the one before keeps its items
      Given a Paginator of ["Ada"] with 2 per page
      And "people" is a new Collection from [[]]
      And "getCollection" is called
      And the result is kept as "earlier"
      When "setCollection" is called with [{"$ref": "people"}]
      Then "getCollection" gives {"$ref": "people"}
      And "all" of "earlier" gives ["Ada"]

    @id:paginator-set-collection-live @trait:shared-objects @op:Paginator.setCollection
    Scenario: Items set through the page reach that collection
      Given a Paginator of ["Ada"] with 2 per page
      And "people" is a new Collection from [["Bo"]]
      And "setCollection" is called with [{"$ref": "people"}]
      When "offsetSet" is called with [null, "Cy"]
      Then "all" of "people" gives ["Bo", "Cy"]

    @id:paginator-set-collection-unset @op:Paginator.offsetUnset @trait:keyed-pages @trait:shared-objects @op:Paginator.setCollection
    Scenario: Items taken off through the page leave that collection
      Given a Paginator of ["Ada"] with 2 per page
      And "people" is a new Collection from [{"b": "Bo", "c": "Cy"}]
      And "setCollection" is called with [{"$ref": "people"}]
      When "offsetUnset" is called with ["b"]
      Then "all" of "people" gives {"c": "Cy"}

    @id:paginator-set-collection-not-cut @trait:keyed-pages @op:Paginator.setCollection
    Scenario: A collection that is set is not cut to the page size
      Given a Paginator of ["Ada"] with 1 per page
      When "setCollection" is called with [{"$new": ["Collection", {"x": "Bo", "y": "Cy", "z": "Dee"}]}]
      Then "items" gives {"x": "Bo", "y": "Cy", "z": "Dee"}
      And "perPage" gives 1

    @id:paginator-set-collection-null-items @trait:null-items @op:Paginator.setCollection
    Scenario: Items that are null are items
      Given a Paginator of ["Ada"] with 2 per page
      When "setCollection" is called with [{"$new": ["Collection", ["Bo", null]]}]
      Then "items" gives ["Bo", null]

    @id:paginator-set-collection-subclass @trait:collection-library @op:Paginator.getCollection @op:Paginator.setCollection
    Scenario: A subclass of Collection is taken
      Given the class Shelf extending Collection
      And a Paginator of ["Ada"] with 2 per page
      When "setCollection" is called with [{"$new": ["Shelf", ["Emma"]]}]
      Then "getCollection" gives {"$a": "Shelf", "items": ["Emma"]}

  @level:observed @trait:strict-types @error
  Rule: Only a collection can be set

    @id:paginator-set-collection-refused @op:Paginator.setCollection
    Scenario Outline: setCollection(<value>) is refused
      Given a Paginator of ["Ada"] with 2 per page
      When "setCollection" is called with [<value>]
      Then it fails with a Type error
      And "items" gives ["Ada"]

      Examples:
        | case | value                              |
        | list | ["Bo"]                             |
        | null | null                               |
        | text | "Bo"                               |
        | page | {"$new": ["Paginator", ["Bo"], 1]} |
