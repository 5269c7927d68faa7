@op:Paginator.offsetSet
Feature: Paginator.offsetSet
  Puts an item on the page under a key, or at the end.

  @level:stated
  Rule: The item is set and nothing is returned

    @id:paginator-offset-set-stated @trait:keyed-pages
    Scenario: A new key
      Given a Paginator of {"pe": "Lima"} with 5 per page
      When "offsetSet" is called with ["no", "Oslo"]
      Then the result is null
      And "offsetGet" with ["no"] gives "Oslo"
      And "offsetGet" with ["pe"] gives "Lima"

    @id:paginator-offset-set-replaces-stated @trait:keyed-pages
    Scenario: A known key, whose item another has as well
      Given a Paginator of {"pe": "Oslo", "no": "Oslo"} with 5 per page
      When "offsetSet" is called with ["no", "Bergen"]
      Then "offsetGet" with ["no"] gives "Bergen"
      And "count" gives 2

    @id:paginator-offset-set-list-stated
    Scenario Outline: The place <key> of <list>
      Given a Paginator of <list> with 5 per page
      When "offsetSet" is called with [<key>, "Bergen"]
      Then "items" gives <items>

      Examples:
        | case  | list                     | key | items                      |
        | first | ["Lima", "Oslo"]         |   0 | ["Bergen", "Oslo"]         |
        | last  | ["Lima", "Oslo"]         |   1 | ["Lima", "Bergen"]         |
        | alike | ["Oslo", "Lima", "Oslo"] |   2 | ["Oslo", "Lima", "Bergen"] |
        | alone | ["Lima"]                 |   0 | ["Bergen"]                 |
        | there | ["Lima", "Bergen"]       |   0 | ["Bergen", "Bergen"]       |

    @id:paginator-offset-set-both-stated
    Scenario: One place after the other
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      And "offsetSet" is called with [0, "Bergen"]
      And "offsetSet" is called with [1, "Rome"]
      When "items" is called
      Then the result is ["Bergen", "Rome"]

    @id:paginator-offset-set-in-collection-stated @op:Paginator.getCollection
    Scenario: The collection of the page has the item
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      And "getCollection" is called
      And "offsetSet" is called with [1, "Rome"]
      When "getCollection" is called
      Then the result is {"$a": "Collection", "items": ["Lima", "Rome"]}

    @id:paginator-offset-set-anew-stated @op:Paginator.offsetUnset @trait:keyed-pages
    Scenario: A key is set once more after it was unset
      Given a Paginator of {"pe": "Lima"} with 5 per page
      And "offsetSet" is called with ["no", "Oslo"]
      And "offsetUnset" is called with ["no"]
      And "offsetSet" is called with ["no", "Oslo"]
      When "offsetGet" is called with ["no"]
      Then the result is "Oslo"

    @id:paginator-offset-set-null-item-stated @trait:null-items
    Scenario: An item may become null
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      And "offsetSet" is called with [0, null]
      When "items" is called
      Then the result is [null, "Oslo"]

    @id:paginator-offset-set-falsy-stated
    Scenario Outline: The item <item> takes the place of another
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      When "offsetSet" is called with [1, <item>]
      Then "items" gives ["Lima", <item>]

      Examples:
        | case       | item   |
        | false      | false  |
        | zero       |      0 |
        | empty-text | ""     |
        | list       | [1, 2] |
    # Whether a next page exists is a boolean; putting one item for another says nothing of it.

    @id:paginator-offset-set-place-stated @op:Paginator.hasMorePages @op:Paginator.currentPage
    Scenario: The page number stays, and more pages still follow
      Given a Paginator of ["Lima", "Oslo"] with 2 per page on page 3
      And "hasMorePagesWhen" is called with [true]
      When "offsetSet" is called with [0, "Bergen"]
      Then "hasMorePages" gives true
      And "currentPage" gives 3
    # The key may be null; which key the item gets then is not said.

    @id:paginator-offset-set-null-key-stated
    Scenario: The key null adds an item
      Given a Paginator of ["Lima"] with 5 per page
      And "offsetSet" is called with [null, "Oslo"]
      When "items" is called
      Then somewhere in the result is "Oslo"
      And somewhere in the result is "Lima"

    @id:paginator-offset-set-append-equal-stated @op:Paginator.count
    Scenario: The key null adds an item each time, even one that is on the page already
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      And "offsetSet" is called with [null, "Lima"]
      When "offsetSet" is called with [null, "Lima"]
      Then "count" gives 4

    @id:paginator-offset-set-append-after-removal-stated @op:Paginator.offsetUnset @op:Paginator.count
    Scenario: The key null adds an item after another was taken off
      Given a Paginator of ["Lima", "Oslo", "Rome"] with 5 per page
      And "offsetUnset" is called with [0]
      And "offsetSet" is called with [null, "Bergen"]
      When "items" is called
      Then somewhere in the result is "Oslo"
      And somewhere in the result is "Rome"
      And somewhere in the result is "Bergen"
      And "count" gives 3

    @id:paginator-offset-set-empty-stated
    Scenario: An item for an empty page
      Given a Paginator of [] with 5 per page
      And "offsetSet" is called with [null, "Oslo"]
      When "items" is called
      Then somewhere in the result is "Oslo"
      And "count" gives 1

    @id:paginator-offset-set-list-appended-stated @op:Paginator.items @op:Paginator.count
    Scenario: A list is one item
      Given a Paginator of ["Lima"] with 5 per page
      And "offsetSet" is called with [null, ["Oslo", "Rome"]]
      When "items" is called
      Then somewhere in the result is ["Oslo", "Rome"]
      And "count" gives 2

  @level:observed
  Rule: The item under a known key is replaced, a new key comes to the others

    @id:paginator-offset-set-key
    Scenario Outline: <key> gets <value>
      Given a Paginator of {"pe": "Lima", "0": "Oslo"} with 5 per page
      When "offsetSet" is called with [<key>, <value>]
      Then "items" gives <items>

      @trait:keyed-pages
      Examples:
        | case      | key  | value  | items                                     |
        | known     | "pe" | "Rome" | {"pe": "Rome", "0": "Oslo"}               |
        | new       | "it" | "Rome" | {"pe": "Lima", "0": "Oslo", "it": "Rome"} |
        | far       |    9 | "Rome" | {"pe": "Lima", "0": "Oslo", "9": "Rome"}  |
        | empty-key | ""   | "Rome" | {"pe": "Lima", "0": "Oslo", "": "Rome"}   |

      @trait:null-items @trait:keyed-pages
      Examples: null for an item
        | case      | key  | value | items                                   |
        | null-item | "it" | null  | {"pe": "Lima", "0": "Oslo", "it": null} |

      @trait:integer-like-keys @trait:keyed-pages
      Examples: an integer as text
        | case   | key | value  | items                       |
        | digits | "0" | "Rome" | {"pe": "Lima", "0": "Rome"} |

    @id:paginator-offset-set-place @trait:ordered-maps @trait:keyed-pages
    Scenario Outline: <key> gets <value>, and the others keep their places
      Given a Paginator of {"pe": "Lima", "no": "Oslo"} with 5 per page
      When "offsetSet" is called with [<key>, <value>]
      Then "items" gives <items>

      Examples:
        | case  | key  | value  | items                                      |
        | known | "pe" | "Rome" | {"pe": "Rome", "no": "Oslo"}               |
        | new   | "it" | "Rome" | {"pe": "Lima", "no": "Oslo", "it": "Rome"} |

    @id:paginator-offset-set-order @trait:ordered-maps @trait:keyed-pages
    Scenario: A smaller number set later stays behind a greater one
      Given a Paginator of {"5": "Lima"} with 5 per page
      When "offsetSet" is called with [2, "Oslo"]
      Then "items" gives {"5": "Lima", "2": "Oslo"}

  @level:observed
  Rule: The key null appends under the next integer

    @id:paginator-offset-set-append @trait:surplus-items
    Scenario Outline: Appending to <items>
      Given a Paginator of <items> with 2 per page
      When "offsetSet" is called with [null, "Rome"]
      Then "items" gives <after>

      Examples:
        | case      | items                    | after                    |
        | list      | ["Lima", "Oslo"]         | ["Lima", "Oslo", "Rome"] |
        | empty     | []                       | ["Rome"]                 |
        | after-cut | ["Lima", "Oslo", "Bern"] | ["Lima", "Oslo", "Rome"] |

      @trait:integer-like-keys @trait:keyed-pages
      Examples: integers with gaps
        | case          | items                                   | after                                   |
        | after-number  | {"5": "Lima"}                           | {"5": "Lima", "6": "Rome"}              |
        | greatest      | {"7": "Lima", "3": "O"}                 | {"7": "Lima", "3": "O", "8": "Rome"}    |
        | after-cut-gap | {"2": "Lima", "4": "Oslo", "9": "Bern"} | {"2": "Lima", "4": "Oslo", "5": "Rome"} |
        | after-text    | {"pe": "Lima"}                          | {"pe": "Lima", "0": "Rome"}             |

    @id:paginator-offset-set-append-list
    Scenario: A list is appended as one item
      Given a Paginator of ["Lima"] with 5 per page
      When "offsetSet" is called with [null, ["p", "q"]]
      Then "items" gives ["Lima", ["p", "q"]]

    @id:paginator-offset-set-append-equal
    Scenario: The same item appended twice
      Given a Paginator of ["Lima"] with 5 per page
      And "offsetSet" is called with [null, "Oslo"]
      When "offsetSet" is called with [null, "Oslo"]
      Then "items" gives ["Lima", "Oslo", "Oslo"]

    @id:paginator-offset-set-append-twice @trait:integer-like-keys @trait:keyed-pages
    Scenario: Each appended item gets the next number
      Given a Paginator of {"4": "Lima"} with 5 per page
      And "offsetSet" is called with [null, "Oslo"]
      When "offsetSet" is called with [null, "Rome"]
      Then "items" gives {"4": "Lima", "5": "Oslo", "6": "Rome"}

    @id:paginator-offset-set-append-after-unset @trait:integer-like-keys @op:Paginator.offsetUnset
    Scenario: A number that was taken away is not used again
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      And "offsetUnset" is called with [1]
      When "offsetSet" is called with [null, "Rome"]
      Then "items" gives {"0": "Lima", "2": "Rome"}

    @id:paginator-offset-set-append-after-through @trait:integer-like-keys @op:Paginator.offsetUnset @op:Paginator.through @trait:keyed-pages
    Scenario: After a transformation the next number follows the highest that is left
      Given a Paginator of {"3": "Lima", "7": "Oslo"} with 5 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      And "offsetUnset" is called with [7]
      And "through" is called with [{"$ref": "greet"}]
      When "offsetSet" is called with [null, "Rome"]
      Then "items" gives {"3": "Hello Lima", "4": "Rome"}

  @level:observed
  Rule: The page size is no limit

    @id:paginator-offset-set-beyond-page-size
    Scenario: A full page takes another item
      Given a Paginator of ["Lima"] with 1 per page
      When "offsetSet" is called with [null, "Oslo"]
      Then "items" gives ["Lima", "Oslo"]
      And "count" gives 2

  @level:observed
  Rule: The collection behind the page is the one that changes

    @id:paginator-offset-set-live @op:Paginator.getCollection @trait:shared-objects
    Scenario: The collection shows the new item
      Given a Paginator of ["Lima"] with 5 per page
      And "getCollection" is called
      And the result is kept as "cities"
      When "offsetSet" is called with [0, "Oslo"]
      Then "all" of "cities" gives ["Oslo"]
