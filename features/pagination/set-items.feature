@op:Paginator.setItems @protected
Feature: Paginator.setItems
  Gives the paginator the items of its page; the constructor uses it.

  @level:stated
  Rule: The items are set and nothing is returned

    @id:paginator-set-items-effect
    Scenario Outline: A page that gets <title>
      Given a new Paginator from [["Lima"], 2]
      When "setItems" is called from inside with [<items>]
      Then the result is null
      And "items" gives <items>

      Examples:
        | case | title     | items            |
        | two  | new items | ["Oslo", "Rome"] |
        | none | no items  | []               |

    @id:paginator-set-items-second
    Scenario: Items that are set a second time replace the first ones
      Given a new Paginator from [["Lima"], 2]
      And "setItems" is called from inside with [["Oslo"]]
      When "setItems" is called from inside with [["Rome", "Bonn"]]
      Then "items" gives ["Rome", "Bonn"]

    @id:paginator-set-items-page @op:Paginator.currentPage @op:Paginator.perPage
    Scenario: The page stays the one that is being viewed
      Given a new Paginator from [["Lima"], 2, 3]
      When "setItems" is called from inside with [["Oslo"]]
      Then "currentPage" gives 3
      And "perPage" gives 2

    @id:paginator-set-items-answers @op:Paginator.isEmpty @op:Paginator.count @op:Paginator.offsetGet @op:Paginator.getCollection
    Scenario: All that tells of the items tells of the new ones
      Given a new Paginator from [[], 2]
      When "setItems" is called from inside with [["Oslo"]]
      Then "isEmpty" gives false
      And "count" gives 1
      And "offsetGet" with [0] gives "Oslo"
      And "getCollection" gives {"$a": "Collection", "items": ["Oslo"]}

  @level:observed
  Rule: Items and flag are worked out as in the constructor

    @id:paginator-set-items-again @trait:surplus-items
    Scenario Outline: setItems(<items>) on a page of two
      Given a new Paginator from [["Lima", "Oslo"], 2, 3]
      When "setItems" is called from inside with [<items>]
      Then "items" gives <shown>
      And "hasMorePages" gives <more>
      And "currentPage" gives 3

      Examples:
        | case       | items                              | shown            | more  |
        | many       | ["Bern", "Kyiv", "Riga"]           | ["Bern", "Kyiv"] | true  |
        | enough     | ["Bern", "Kyiv"]                   | ["Bern", "Kyiv"] | false |
        | collection | {"$new": ["Collection", ["Bern"]]} | ["Bern"]         | false |

      @trait:absent-is-null
      Examples: null in place of items
        | case | items | shown | more  |
        | null | null  | []    | false |

      @trait:ordered-maps @trait:keyed-pages
      Examples: a map, of which the first entries stay
        | case  | items                                | shown                      | more |
        | keyed | {"a": "Bern", "b": "Kyiv", "c": "R"} | {"a": "Bern", "b": "Kyiv"} | true |

      @trait:static-languages
      Examples: a single value
        | case | items  | shown    | more  |
        | text | "Bern" | ["Bern"] | false |

    @id:paginator-set-items-after-flag @trait:surplus-items
    Scenario Outline: The flag <flag>, set by hand, does not outlive the new items <items>
      Given a new Paginator from [["Lima"], 2]
      And "hasMorePagesWhen" is called with [<flag>]
      When "setItems" is called from inside with [<items>]
      Then "hasMorePages" gives <more>

      Examples:
        | case  | flag  | items                    | more  |
        | true  | true  | ["Bern"]                 | false |
        | false | false | ["Bern", "Kyiv", "Riga"] | true  |
        | full  | true  | ["Bern", "Kyiv"]         | false |

  @level:observed
  Rule: A collection that was handed out before keeps its items

    @id:paginator-set-items-leaves-earlier
    Scenario: The collection of the page before
      Given a new Paginator from [["Lima", "Oslo"], 2]
      And "getCollection" is called
      And the result is kept as "earlier"
      When "setItems" is called from inside with [["Bern"]]
      Then "all" of "earlier" gives ["Lima", "Oslo"]
      And "items" gives ["Bern"]
