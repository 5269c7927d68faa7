@op:Paginator.firstItem
Feature: Paginator.firstItem
  Gives the number of the page's first item among all items.

  @level:stated
  Rule: The first item of the slice has a number
    # How item numbers are computed is not shown, nor whether "the first item in the slice" is counted among all items.

    @id:paginator-first-item-integer
    Scenario: The number of a later page's first item
      Given a Paginator of ["Cy", "Dee"] with 2 per page on page 3
      When "firstItem" is called
      Then the result is {"$any": "integer"}

    @id:paginator-first-item-none-stated
    Scenario: A page without items has no first one
      # "int|null": a slice without items is all that null can stand for.
      Given a Paginator of [] with 2 per page on page 3
      When "firstItem" is called
      Then the result is null

    @id:paginator-first-item-none-on-first-stated
    Scenario: Without items the first page has no first one either
      Given a Paginator of [] with 2 per page on page 1
      When "firstItem" is called
      Then the result is null

  @level:observed
  Rule: Items are numbered from one, with full pages before this one

    @id:paginator-first-item-number @trait:surplus-items
    Scenario Outline: <items> with <size> per page on page <page>
      Given a Paginator of <items> with <size> per page on page <page>
      When "firstItem" is called
      Then the result is <first>

      Examples:
        | case        | items         | size | page    | first   |
        | first-page  | ["Ada", "Bo"] |    2 |       1 |       1 |
        | second-page | ["Ada", "Bo"] |    2 |       2 |       3 |
        | short-page  | ["Ada"]       |   10 |       4 |      31 |
        | far-page    | ["Ada"]       |    3 | 1000000 | 2999998 |
        | falsy       | [0, false]    |    5 |       2 |       6 |

      @trait:null-items
      Examples: null for an item
        | case | items     | size | page | first |
        | null | [null, 0] |    5 |    2 |     6 |

      @trait:keyed-pages
      Examples: items under keys
        | case         | items                | size | page | first |
        | keys-ignored | {"7": "A", "9": "B"} |    5 |    2 |     6 |

      @op:Paginator.perPage @op:Paginator.__construct @trait:slices-and-ranges
      Examples: a page size below zero
        | case          | items               | size | page | first |
        | negative-size | ["Ada", "Bo", "Cy"] |   -2 |    3 |    -3 |

      @op:Paginator.currentPage @op:Paginator.__construct
      Examples: a page below one
        | case        | items   | size | page | first |
        | below-first | ["Ada"] |    3 |   -2 |     1 |

      @trait:static-languages
      Examples: an integer for which 32 bits have no room
        | case         | items         | size | page       | first      |
        | past-32-bits | ["Ada", "Bo"] |    2 | 3000000000 | 5999999999 |

  @level:observed
  Rule: A page without items has no first item

    @id:paginator-first-item-none @trait:surplus-items
    Scenario Outline: Nothing is on the page of <items> with <size> per page
      Given a Paginator of <items> with <size> per page on page 2
      When "firstItem" is called
      Then the result is null

      Examples:
        | case  | items | size |
        | empty | []    |    5 |

      @trait:absent-is-null
      Examples: null in place of items
        | case | items | size |
        | null | null  |    5 |

      @op:Paginator.perPage @op:Paginator.__construct
      Examples: a page size below one
        | case         | items   | size |
        | no-page-size | ["Ada"] |    0 |

  @level:observed
  Rule: What is on the page now counts

    @id:paginator-first-item-after-removal
    Scenario: The only item is taken away
      Given a Paginator of ["Ada"] with 2 per page on page 2
      When "offsetUnset" is called with [0]
      Then "firstItem" gives null

    @id:paginator-first-item-after-removal-of-first
    Scenario: Another item stays when the first is taken away
      Given a Paginator of ["Ada", "Bo"] with 2 per page on page 2
      When "offsetUnset" is called with [0]
      Then "firstItem" gives 3

    @id:paginator-first-item-after-adding
    Scenario: An empty page gets an item
      Given a Paginator of [] with 2 per page on page 4
      When "offsetSet" is called with [null, "Ada"]
      Then "firstItem" gives 7

    @id:paginator-first-item-no-room @op:Paginator.perPage @op:Paginator.offsetSet
    Scenario: A page of size zero gets an item
      Given a Paginator of [] with 0 per page on page 4
      When "offsetSet" is called with [null, "Ada"]
      Then "firstItem" gives 1

    @id:paginator-first-item-asked-before
    Scenario: The number was asked for before the only item was taken away
      Given a Paginator of ["Ada"] with 2 per page on page 2
      And "firstItem" is called
      And "offsetUnset" is called with [0]
      When "firstItem" is called
      Then the result is null
