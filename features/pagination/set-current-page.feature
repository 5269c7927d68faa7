@op:Paginator.setCurrentPage @protected
Feature: Paginator.setCurrentPage
  Works out which page is meant; the constructor uses it.

  @level:stated
  Rule: "setCurrentPage" answers with a page number

    @id:paginator-set-current-page-integer
    Scenario Outline: Asked for page <page>, "setCurrentPage" answers with <current>
      Given a new Paginator from [["Ada"], 1, 9]
      When "setCurrentPage" is called from inside with [<page>]
      Then the result is <current>

      Examples:
        | case   | page | current |
        | number |    2 |       2 |
        | other  |    1 |       1 |
        | null   | null |       1 |

    @id:paginator-set-current-page-null-stated @boot-only
    Scenario: Null asks for the page of the request, whatever page the paginator is on
      Given the closure "current page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And a Paginator of ["Ada"] with 1 per page on page 6
      When "setCurrentPage" is called from inside with [null]
      Then the result is 4

  @level:observed
  Rule: A page of one and above stays, one below is the first page

    @id:paginator-set-current-page-bounds
    Scenario Outline: <page> is page <kept>
      Given a new Paginator from [["Ada"], 1, 2]
      When "setCurrentPage" is called from inside with [<page>]
      Then the result is <kept>

      Examples:
        | case  | page | kept |
        | one   |    1 |    1 |
        | later |   40 |   40 |
        | zero  |    0 |    1 |
        | null  | null |    1 |
        | minus |   -3 |    1 |

  @level:observed @boot-only
  Rule: Null and zero ask the page resolver, and no other page does

    @id:paginator-set-current-page-resolver
    Scenario Outline: <page> with a resolver that answers 8
      Given a new Paginator from [["Ada"], 1, 2]
      And the closure "page" that returns 8
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "page"}]
      When "setCurrentPage" is called from inside with [<page>]
      Then the result is <kept>

      Examples:
        | case  | page | kept |
        | null  | null |    8 |
        | minus |   -3 |    1 |
        | given |    5 |    5 |

      @trait:numeric-text
      Examples: a number that stands for no
        | case      | page | kept |
        | zero      |    0 |    8 |
        | zero-text | "0"  |    8 |

  @level:observed
  Rule: "setCurrentPage" only answers; the paginator stays on its page

    @id:paginator-set-current-page-not-stored
    Scenario: The current page is the same as before
      Given a new Paginator from [["Ada"], 1, 2]
      When "setCurrentPage" is called from inside with [7]
      Then the result is 7
      And "currentPage" gives 2
