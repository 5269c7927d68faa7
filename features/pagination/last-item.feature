@op:Paginator.lastItem
Feature: Paginator.lastItem
  Gives the number of the page's last item among all items.

  @level:stated
  Rule: The last item of the slice has a number
    # How item numbers are computed is not shown. The first and the last number of one slice span its items all the same.

    @id:paginator-last-item-integer
    Scenario Outline: <items> on page <page>: the last number is <distance> more than the first
      Given a Paginator of <items> with 3 per page on page <page>
      When "lastItem" is called
      Then the result is {"$any": "integer"}
      And "lastItem" gives <distance> more than "firstItem"

      Examples:
        | case  | items               | page | distance |
        | one   | ["Ada"]             |    1 |        0 |
        | two   | ["Ada", "Bo"]       |    3 |        1 |
        | three | ["Ada", "Bo", "Cy"] |    2 |        2 |

    @id:paginator-last-item-none-stated
    Scenario: A page without items has no last one
      # "int|null": a slice without items is all that null can stand for.
      Given a Paginator of [] with 2 per page on page 3
      When "lastItem" is called
      Then the result is null

    @id:paginator-last-item-none-on-first-stated
    Scenario: Without items the first page has no last one either
      Given a Paginator of [] with 2 per page on page 1
      When "lastItem" is called
      Then the result is null

  @level:observed
  Rule: The last number is the first plus one for each further item on the page

    @id:paginator-last-item-number @trait:surplus-items
    Scenario Outline: <items> with <size> per page on page <page>
      Given a Paginator of <items> with <size> per page on page <page>
      When "lastItem" is called
      Then the result is <last>

      Examples:
        | case        | items               | size | page    | last    |
        | first-page  | ["Ada", "Bo"]       |    2 |       1 |       2 |
        | cut-off     | ["Ada", "Bo", "Cy"] |    2 |       1 |       2 |
        | second-page | ["Ada", "Bo"]       |    2 |       2 |       4 |
        | short-page  | ["Ada", "Bo"]       |   10 |       4 |      32 |
        | far-page    | ["Ada", "Bo"]       |    3 | 1000000 | 2999999 |
        | one-item    | ["Ada"]             |   10 |       4 |      31 |
        | falsy       | [0, false]          |   10 |       4 |      32 |

      @op:Paginator.perPage @op:Paginator.__construct @trait:slices-and-ranges
      Examples: a page size below zero
        | case          | items                      | size | page | last |
        | negative-size | ["Ada", "Bo", "Cy"]        |   -1 |    3 |    0 |
        | negative-last | ["Ada", "Bo", "Cy", "Dee"] |   -2 |    3 |   -2 |

      @op:Paginator.currentPage @op:Paginator.__construct
      Examples: a page below one
        | case        | items   | size | page | last |
        | below-first | ["Ada"] |    3 |   -2 |    1 |

  @level:observed
  Rule: A page without items has no last item

    @id:paginator-last-item-none @trait:surplus-items
    Scenario Outline: Nothing is on the page of <items> with <size> per page
      Given a Paginator of <items> with <size> per page on page 2
      When "lastItem" is called
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
  Rule: What is on the page now counts, also beyond the page size

    @id:paginator-last-item-after-adding @op:Paginator.offsetSet @trait:surplus-items
    Scenario: One item more than the page size, where more pages follow
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page on page 3
      When "offsetSet" is called with [null, "Dee"]
      Then "lastItem" gives 7

    @id:paginator-last-item-after-set-collection
    Scenario: A collection of another size
      Given a Paginator of ["Ada", "Bo"] with 2 per page on page 3
      When "setCollection" is called with [{"$new": ["Collection", ["Ada", "Bo", "Cy", "Dee"]]}]
      Then "firstItem" gives 5
      And "lastItem" gives 8
