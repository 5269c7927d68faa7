@op:Paginator.perPage
Feature: Paginator.perPage
  Tells how many items a page has room for.

  @level:stated
  Rule: "perPage" gives the number given to the constructor
    # "Limits (maximum page size, …): not shown": so only sizes that nobody would limit.

    @id:paginator-per-page-given
    Scenario Outline: <size> per page, items given: <count>
      Given a Paginator of <items> with <size> per page
      When "perPage" is called
      Then the result is <size>

      Examples:
        | case  | items         | size | count |
        | full  | ["Ada", "Bo"] |    2 | two   |
        | short | ["Ada"]       |   15 | one   |
        | empty | []            |    3 | no    |

      @trait:surplus-items
      Examples: more items than fit
        | case  | items               | size | count |
        | extra | ["Ada", "Bo", "Cy"] |    1 | three |

  @level:observed
  Rule: Any integer is taken as it is

    @id:paginator-per-page-unusual @trait:surplus-items
    Scenario Outline: <size> per page
      Given a Paginator of ["Ada"] with <size> per page
      When "perPage" is called
      Then the result is <size>

      Examples:
        | case | size    |
        | zero |       0 |
        | huge | 1000000 |

      @trait:slices-and-ranges
      Examples: a page size below zero
        | case     | size |
        | negative |   -3 |

  @level:observed
  Rule: The items on the page do not change it

    @id:paginator-per-page-after-adding @op:Paginator.offsetSet
    Scenario: More items than the page has room for
      Given a Paginator of ["Ada"] with 1 per page
      When "offsetSet" is called with [null, "Bo"]
      Then "count" gives 2
      And "perPage" gives 1
