@op:Paginator.__construct @op:Paginator.items @op:Paginator.hasMorePages
Feature: Paginator.__construct: page size
  Decides from the number of given items what the page shows and whether another page follows.

  @level:observed
  Rule: The page shows the first items up to the page size, and more than that means more pages

    @id:paginator-construct-page-size @trait:surplus-items
    Scenario Outline: <given> with <size> per page
      Given a Paginator of <given> with <size> per page
      Then "items" gives <shown>
      And "hasMorePages" gives <more>

      Examples:
        | case      | given                                       | size | shown                                   | more  |
        | none      | []                                          |    2 | []                                      | false |
        | fewer     | ["Ada"]                                     |    2 | ["Ada"]                                 | false |
        | exactly   | ["Ada", "Bo"]                               |    2 | ["Ada", "Bo"]                           | false |
        | one-more  | ["Ada", "Bo", "C"]                          |    2 | ["Ada", "Bo"]                           | true  |
        | twelve    | [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] |   12 | [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] | true  |
        | single    | ["Ada", "Bo", "C"]                          |    1 | ["Ada"]                                 | true  |
        | huge-page | ["Ada", "Bo"]                               | 9999 | ["Ada", "Bo"]                           | false |

      @trait:null-items
      Examples: null for an item
        | case            | given              | size | shown        | more |
        | null-items-fill | [null, null, null] |    2 | [null, null] | true |

    @id:paginator-construct-page-size-on-later-page @trait:surplus-items
    Scenario: On a later page the given items are still counted from their start
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page on page 5
      Then "items" gives ["Ada", "Bo"]
      And "hasMorePages" gives true

  @level:observed
  Rule: A page size of zero shows nothing

    @id:paginator-construct-page-size-zero @trait:surplus-items
    Scenario Outline: <given> with zero per page
      Given a Paginator of <given> with 0 per page
      Then "items" gives []
      And "hasMorePages" gives <more>
      And "perPage" gives 0

      Examples:
        | case | given   | more  |
        | some | ["Ada"] | true  |
        | none | []      | false |

      @trait:absent-is-null
      Examples: null in place of items
        | case | given | more  |
        | null | null  | false |

  @level:observed @trait:slices-and-ranges
  Rule: A negative page size leaves off that many items at the end and always promises more
    # Both systems cut the items without a look at the size, and a negative length leaves off items at the end.

    @id:paginator-construct-page-size-negative @trait:surplus-items
    Scenario Outline: <given> with <size> per page
      Given a Paginator of <given> with <size> per page
      Then "items" gives <shown>
      And "hasMorePages" gives true
      And "perPage" gives <size>

      Examples:
        | case          | given               | size | shown         |
        | last-left-off | ["Ada", "Bo", "Cy"] |   -1 | ["Ada", "Bo"] |
        | two-left-off  | ["Ada", "Bo", "Cy"] |   -2 | ["Ada"]       |
        | all-left-off  | ["Ada", "Bo"]       |   -2 | []            |
        | beyond        | ["Ada", "Bo"]       |   -9 | []            |
        | none          | []                  |   -1 | []            |

      @trait:ordered-maps @trait:keyed-pages
      Examples: a map, of which the last entry goes
        | case      | given                          | size | shown                  |
        | keys-kept | {"x": "Ada", "y": "B", "z": 1} |   -1 | {"x": "Ada", "y": "B"} |
