@op:Paginator.through
Feature: Paginator.through
  Puts each item through a callback.

  @level:stated
  Rule: Each item is transformed and a paginator is returned

    @id:paginator-through-stated
    Scenario: Names become greetings
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      When "through" is called with [{"$ref": "greet"}]
      Then the result is {"$a": "Paginator"}
      And the result is kept as "chained"
      And "items" of "chained" gives ["Hello Ada", "Hello Bo"]

    @id:paginator-through-four
    Scenario: Four names become greetings
      Given a Paginator of ["Ada", "Bo", "Cy", "Di"] with 4 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      When "through" is called with [{"$ref": "greet"}]
      Then the result is kept as "chained"
      And "items" of "chained" gives ["Hello Ada", "Hello Bo", "Hello Cy", "Hello Di"]

    @id:paginator-through-place-stated @op:Paginator.hasMorePages @op:Paginator.currentPage
    Scenario: The transformed page keeps its number, and more pages still follow
      Given a Paginator of ["Ada", "Bo"] with 2 per page on page 3
      And "hasMorePagesWhen" is called with [true]
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      When "through" is called with [{"$ref": "greet"}]
      Then the result is kept as "chained"
      And "currentPage" of "chained" gives 3
      And "hasMorePages" of "chained" gives true

    @id:paginator-through-url-stated @op:Paginator.nextPageUrl
    Scenario: The URLs of the transformed page have the parts that they had
      Given a Paginator of ["Ada"] with 1 per page on page 3 and options {"path": "/cities", "query": {"sort": "name"}, "fragment": "list", "pageName": "p"}
      And "hasMorePagesWhen" is called with [true]
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      And "through" is called with [{"$ref": "greet"}]
      And the result is kept as "chained"
      When "nextPageUrl" of "chained" is called with []
      Then the result is the URL "/cities?sort=name&p=4#list"

    @id:paginator-through-falsy-stated
    Scenario: Items that are 0 or empty text are transformed as well
      Given a Paginator of [0, "", "Bo"] with 3 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      When "through" is called with [{"$ref": "greet"}]
      Then the result is kept as "chained"
      And "items" of "chained" gives ["Hello 0", "Hello ", "Hello Bo"]

    @id:paginator-through-lists
    Scenario: Items that are lists are transformed as well
      Given a Paginator of [["Ada", "Bo"], []] with 2 per page
      And the closure "greet" that returns "Hello"
      When "through" is called with [{"$ref": "greet"}]
      Then the result is kept as "chained"
      And "items" of "chained" gives ["Hello", "Hello"]

    @id:paginator-through-list-whole
    Scenario: An item that is a list is handed over whole
      Given a Paginator of [["Ada", "Bo"], ["Cy"]] with 2 per page
      And the closure "take" that returns {"$arg": 0}
      When "through" is called with [{"$ref": "take"}]
      Then the result is kept as "chained"
      And "items" of "chained" gives [["Ada", "Bo"], ["Cy"]]

    @id:paginator-through-null-stated @trait:null-items
    Scenario: An item that is null is transformed as well
      Given a Paginator of [null, "Bo"] with 3 per page
      And the closure "mark" that returns "seen"
      When "through" is called with [{"$ref": "mark"}]
      Then the result is kept as "chained"
      And "items" of "chained" gives ["seen", "seen"]

    @id:paginator-through-nothing-stated
    Scenario: A page without items hands over nothing
      Given a Paginator of [] with 2 per page
      And the closure "look" that returns null
      When "through" is called with [{"$ref": "look"}]
      Then the closure "look" was not called

    @id:paginator-through-to-falsy
    Scenario Outline: An item may become <value>
      Given a Paginator of ["Ada"] with 2 per page
      And the closure "clear" that returns <value>
      When "through" is called with [{"$ref": "clear"}]
      Then the result is kept as "chained"
      And "items" of "chained" gives [<value>]

      Examples:
        | case       | value |
        | zero       |     0 |
        | false      | false |
        | empty-text | ""    |
        | list       | ["x"] |
        | empty-list | []    |

      @trait:null-items
      Examples: null for an item
        | case | value |
        | null | null  |

    @id:paginator-through-all-false
    Scenario: All items may become false
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And the closure "clear" that returns false
      When "through" is called with [{"$ref": "clear"}]
      Then the result is kept as "chained"
      And "items" of "chained" gives [false, false]

    @id:paginator-through-kind @op:Paginator.items @trait:collection-library
    Scenario: What an item becomes may be an object that has an array form
      Given a Paginator of ["Ada"] with 2 per page
      And the closure "collect" that returns {"$new": ["Collection", [{"$arg": 0}]]}
      When "through" is called with [{"$ref": "collect"}]
      Then the result is kept as "chained"
      And "items" of "chained" gives [{"$a": "Collection", "items": ["Ada"]}]

    @id:paginator-through-again-stated
    Scenario: Greetings are greeted
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      And "through" is called with [{"$ref": "greet"}]
      And the result is kept as "greeted"
      When "through" of "greeted" is called with [{"$ref": "greet"}]
      Then the result is kept as "chained"
      And "items" of "chained" gives ["Hello Hello Ada", "Hello Hello Bo"]
    # "Transforms each item" and returns a paginator: which one, and whether the items of the first stay, is not said.

    @id:paginator-through-size-stated @op:Paginator.perPage
    Scenario: The size of the page is that of before
      Given a Paginator of ["Ada"] with 4 per page
      And "through" is called with [{"$fn": {"body": "x"}}]
      When the result is kept as "chained"
      Then "perPage" of "chained" gives 4

    @id:paginator-through-answers-stated @op:Paginator.count @op:Paginator.offsetGet @op:Paginator.getCollection
    Scenario: All that tells of the items tells of what they became
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      And "through" is called with [{"$ref": "greet"}]
      And the result is kept as "chained"
      When "offsetGet" of "chained" is called with [1]
      Then the result is "Hello Bo"
      And "count" of "chained" gives 2
      And "getCollection" of "chained" gives {"$a": "Collection", "items": ["Hello Ada", "Hello Bo"]}

  @level:observed
  Rule: The paginator itself is returned

    @id:paginator-through-returns-itself
    Scenario: The same object
      Given a Paginator of [1, 2] with 2 per page
      And the closure "double" that returns {"$concat": [{"$arg": 0}, {"$arg": 0}]}
      When "through" is called with [{"$ref": "double"}]
      Then the result is the subject itself
      And "items" gives ["11", "22"]

    @id:paginator-through-invokable @trait:static-languages
    Scenario: An object that can be called like a function
      Given the class Greeter with
        """
        {"methods": {"__invoke": {"$fn": {"body": {"$concat": ["Hello ", {"$arg": 0}]}}}}}
        """
      And a Paginator of ["Ada"] with 2 per page
      When "through" is called with [{"$new": ["Greeter"]}]
      Then "items" gives ["Hello Ada"]

  @level:observed
  Rule: The callback gets each item of the page and its key, in order

    @id:paginator-through-arguments @trait:keyed-iteration @trait:surplus-items
    Scenario: A list
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page
      And the closure "look" that returns "seen"
      When "through" is called with [{"$ref": "look"}]
      Then the closure "look" was called with [["Ada", 0], ["Bo", 1]]
      And "items" gives ["seen", "seen"]

    @id:paginator-through-keys @trait:keyed-iteration @trait:keyed-pages
    Scenario: Keys of a map are handed over and kept
      Given a Paginator of {"pe": "Lima", "7": "Oslo"} with 2 per page
      And the closure "label" that returns {"$concat": [{"$arg": 1}, ": ", {"$arg": 0}]}
      When "through" is called with [{"$ref": "label"}]
      Then "items" gives {"pe": "pe: Lima", "7": "7: Oslo"}

    @id:paginator-through-one-name @trait:keyed-pages
    Scenario: An item keeps its name, and the callback is asked once
      Given a Paginator of {"no": "Oslo"} with 2 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      When "through" is called with [{"$ref": "greet"}]
      Then "items" gives {"no": "Hello Oslo"}
      And the closure "greet" was called once

    @id:paginator-through-adds @trait:keyed-iteration @trait:collection-library @trait:ordered-maps @trait:keyed-pages
    Scenario: An item that the callback adds is neither handed over nor kept
      Given a Paginator of {"a": "Ada", "b": "Bo"} with 5 per page
      And "getCollection" is called
      And the result is kept as "names"
      And the closure "add" that returns {"$field": [[{"$call": {"on": {"$ref": "names"}, "operation": "put", "args": ["c", "Cy"]}}, {"$arg": 1}], 1]}
      When "through" is called with [{"$ref": "add"}]
      Then the closure "add" was called with [["Ada", "a"], ["Bo", "b"]]
      And "items" gives {"a": "a", "b": "b"}

    @id:paginator-through-empty
    Scenario: An empty page has nothing to hand over
      Given a Paginator of [] with 2 per page
      And the closure "look" that returns null
      When "through" is called with [{"$ref": "look"}]
      Then the result is the subject itself
      And "items" gives []

    @id:paginator-through-equal-items
    Scenario: Two equal items are handed over one by one
      Given "seen" is a new Collection from [[]]
      And the closure "note" that returns {"$call": {"on": {"$ref": "seen"}, "operation": "push", "args": [{"$arg": 0}]}}
      And a Paginator of ["Ada", "Ada"] with 2 per page
      When "through" is called with [{"$ref": "note"}]
      Then "all" of "seen" gives ["Ada", "Ada"]

    @id:paginator-through-to-null @trait:null-items
    Scenario: An item may become null
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "through" is called with [{"$fn": {"body": null}}]
      Then "items" gives [null, null]

    @id:paginator-through-callable-object-key @trait:static-languages @trait:keyed-iteration
    Scenario: An object that can be called gets item and key
      Given the class Labeller with
        """
        {"methods": {"__invoke": {"$fn": {"body": {"$concat": [{"$arg": 1}, ": ", {"$arg": 0}]}}}}}
        """
      And a Paginator of ["Ada", "Bo"] with 2 per page
      When "through" is called with [{"$new": ["Labeller"]}]
      Then "items" gives ["0: Ada", "1: Bo"]

    @id:paginator-through-in-order
    Scenario: The first item is handed over first
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And "seen" is a new Collection from [[]]
      And "through" is called with [{"$fn": {"body": {"$call": {"on": {"$ref": "seen"}, "operation": "push", "args": [{"$arg": 0}]}}}}]
      And "items" is called
      When "all" of "seen" is called with []
      Then the result is ["Ada", "Bo"]

  @level:observed
  Rule: The collection behind the page stays the same object

    @id:paginator-through-same-collection @op:Paginator.getCollection @trait:shared-objects
    Scenario: The collection shows the new items
      Given a Paginator of [1, 2] with 2 per page
      And the closure "next" that returns {"$concat": [{"$arg": 0}, "+"]}
      And "getCollection" is called
      And the result is kept as "numbers"
      When "through" is called with [{"$ref": "next"}]
      Then "getCollection" gives {"$ref": "numbers"}
      And "all" of "numbers" gives ["1+", "2+"]

    @id:paginator-through-source-untouched
    Scenario: The collection that the paginator was made from stays as it was
      Given "source" is a new Collection from [[1, 2]]
      And a Paginator of {"$ref": "source"} with 5 per page
      And the closure "next" that returns {"$concat": [{"$arg": 0}, "+"]}
      When "through" is called with [{"$ref": "next"}]
      Then "items" gives ["1+", "2+"]
      And "all" of "source" gives [1, 2]

  @level:observed
  Rule: Everything but the items stays

    @id:paginator-through-state @trait:surplus-items
    Scenario: Page, size and flag
      Given a Paginator of [1, 2, 3] with 2 per page on page 4
      And the closure "empty" that returns []
      When "through" is called with [{"$ref": "empty"}]
      Then "items" gives [[], []]
      And "currentPage" gives 4
      And "perPage" gives 2
      And "hasMorePages" gives true

    @id:paginator-through-path-set @op:Paginator.setPath
    Scenario: A path that the callback sets stays set
      Given "page" is a new Paginator from [["Ada"], 2]
      And the closure "move" that returns {"$field": [[{"$call": {"on": {"$ref": "page"}, "operation": "setPath", "args": ["/users"]}}, {"$arg": 0}], 1]}
      When "through" of "page" is called with [{"$ref": "move"}]
      Then "path" of "page" gives "/users"

    @id:paginator-through-twice @trait:keyed-iteration
    Scenario: A second callback sees what the first one made
      Given a Paginator of [1] with 2 per page
      And the closure "next" that returns {"$concat": [{"$arg": 0}, "+"]}
      And "through" is called with [{"$ref": "next"}]
      When "through" is called with [{"$ref": "next"}]
      Then "items" gives ["1++"]
      And the closure "next" was called with [[1, 0], ["1+", 0]]

  @level:observed @error
  Rule: An error of the callback reaches the caller and leaves the items

    @id:paginator-through-error
    Scenario: The callback fails
      Given a Paginator of ["Ada"] with 2 per page
      And the closure "fail" that returns {"$throw": {"kind": "Logic", "message": "no such name"}}
      When "through" is called with [{"$ref": "fail"}]
      Then it fails with a Logic error saying "no such name"
      And "items" gives ["Ada"]

    @id:paginator-through-error-later
    Scenario: The callback fails for the second item
      Given the class Good with
        """
        {"methods": {"name": "Ada"}}
        """
      And the class Bad with
        """
        {"methods": {"name": {"$throw": {"kind": "Logic", "message": "no such name"}}}}
        """
      And "good" is a new Good from []
      And a Paginator of [{"$ref": "good"}, {"$new": ["Bad"]}] with 2 per page
      And the closure "name" that returns {"$call": {"on": {"$arg": 0}, "operation": "name", "args": []}}
      When "through" is called with [{"$ref": "name"}]
      Then it fails with a Logic error saying "no such name"
      And "offsetGet" with [0] gives {"$ref": "good"}
