@op:Paginator.__construct
Feature: Paginator.currentPage
  Tells the number of the page that is shown.

  @level:stated
  Rule: The page given to the constructor is the current page

    @id:paginator-current-page-given @op:Paginator.currentPage
    Scenario: Page four
      Given a Paginator of ["Ada"] with 1 per page on page 4
      When "currentPage" is called
      Then the result is 4

    @id:paginator-current-page-given-and-resolved @op:Paginator.currentPageResolver @op:Paginator.currentPage @boot-only
    Scenario: Page four, while the request is for page seven
      Given the static operation "currentPageResolver" of Paginator is called with [{"$fn": {"body": 7}}]
      And a Paginator of ["Ada"] with 1 per page on page 4
      When "currentPage" is called
      Then the result is 4

    @id:paginator-current-page-one-given @op:Paginator.currentPageResolver @op:Paginator.currentPage @boot-only
    Scenario: Page one, while the request is for page seven
      Given the static operation "currentPageResolver" of Paginator is called with [{"$fn": {"body": 7}}]
      And a Paginator of ["Ada"] with 1 per page on page 1
      When "currentPage" is called
      Then the result is 1
    # "At a given current page": the resolver is there for when none is given.

  @level:stated
  Rule: Without a page, and with nothing that resolves one, it is the default page

    @id:paginator-current-page-left-out @op:Paginator.default.currentPage @op:Paginator.default.constructorCurrentPage @op:Paginator.currentPage
    Scenario: The page is left out
      Given a Paginator of ["Ada"] with 1 per page
      When "currentPage" is called
      Then the result is 1

    @id:paginator-current-page-null @op:Paginator.default.constructorCurrentPage @op:Paginator.currentPage
    Scenario: Null is the same as leaving it out
      Given a Paginator of ["Ada"] with 1 per page on page null
      When "currentPage" is called
      Then the result is 1

  @level:stated @op:Paginator.currentPageResolver @boot-only
  Rule: A page that was resolved is the page being viewed

    @id:paginator-resolved-page
    Scenario Outline: "<operation>" where the request is for page six
      Given the static operation "currentPageResolver" of Paginator is called with [{"$fn": {"body": 6}}]
      And a Paginator of ["Ada"] with 1 per page
      When "<operation>" is called
      Then the result is <result>

      @op:Paginator.onFirstPage
      Examples:
        | case  | operation   | result |
        | first | onFirstPage | false  |

      @op:Paginator.hasPages
      Examples:
        | case  | operation | result |
        | pages | hasPages  | true   |

    @id:paginator-resolved-page-beside
    Scenario Outline: <operation> leads to the page beside the resolved one
      Given the static operation "currentPageResolver" of Paginator is called with [{"$fn": {"body": 6}}]
      And a Paginator of ["Ada"] with 1 per page
      And "hasMorePagesWhen" is called with [true]
      When "<operation>" is called
      Then the result is a URL with
        | query page | <page> |

      @op:Paginator.nextPageUrl
      Examples:
        | case | operation   | page |
        | next | nextPageUrl |    7 |

      @op:Paginator.previousPageUrl
      Examples:
        | case     | operation       | page |
        | previous | previousPageUrl |    5 |

    @id:paginator-resolved-page-null @op:Paginator.default.constructorCurrentPage @op:Paginator.currentPage
    Scenario: The page is resolved for null as well as where none is given
      Given the static operation "currentPageResolver" of Paginator is called with [{"$fn": {"body": 6}}]
      And a Paginator of ["Ada"] with 1 per page on page null
      When "currentPage" is called
      Then the result is 6

  @level:observed
  Rule: A page below one is the first page, and there is no upper bound

    @id:paginator-current-page-bounds @op:Paginator.currentPage
    Scenario Outline: Page <page> is page <kept>
      Given a Paginator of ["Ada"] with 1 per page on page <page>
      When "currentPage" is called
      Then the result is <kept>

      Examples:
        | case       | page    | kept    |
        | one        |       1 |       1 |
        | zero       |       0 |       1 |
        | minus-one  |      -1 |       1 |
        | far-below  |    -100 |       1 |
        | far-beyond | 1000000 | 1000000 |

      @trait:static-languages
      Examples: an integer for which 32 bits have no room
        | case          | page       | kept       |
        | past-32-bits  | 3000000000 | 3000000000 |
        | past-unsigned | 5000000000 | 5000000000 |

  @level:observed @op:Paginator.currentPageResolver @boot-only
  Rule: The page resolver is asked when no page is given

    Background:
      Given the closure "page" that returns 6
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "page"}]

    @id:paginator-current-page-resolved @op:Paginator.currentPage
    Scenario Outline: <page> asks the resolver, once
      Given a Paginator of ["Ada"] with 1 per page on page <page>
      Then "currentPage" gives 6
      And the closure "page" was called once

      Examples:
        | case | page |
        | null | null |

      @trait:numeric-text
      Examples: a number that stands for no
        | case | page |
        | zero |    0 |

    @id:paginator-current-page-resolved-left-out @op:Paginator.currentPage
    Scenario: No page at all asks the resolver
      Given a Paginator of ["Ada"] with 1 per page
      Then "currentPage" gives 6
      And the closure "page" was called once

    @id:paginator-current-page-not-resolved @op:Paginator.currentPage
    Scenario Outline: Page <page> is settled without the resolver
      Given a Paginator of ["Ada"] with 1 per page on page <page>
      Then "currentPage" gives <kept>
      And the closure "page" was not called

      Examples:
        | case  | page | kept |
        | given |    2 |    2 |
        | first |    1 |    1 |
        | minus |   -3 |    1 |

    @id:paginator-current-page-resolver-page-name @op:Paginator.currentPage
    Scenario: The resolver is asked for "page" whatever the page name in the options
      Given the closure "page of" that returns {"$field": [{"page": 6, "sheet": 9}, {"$arg": 0}]}
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "page of"}]
      And a Paginator of ["Ada"] with 1 per page on page null and options {"pageName": "sheet"}
      Then "currentPage" gives 6
      And "getPageName" gives "sheet"

    @id:paginator-current-page-resolver-asked-once @op:Paginator.currentPage
    Scenario: The answer is kept; asking for the page again does not ask the resolver again
      Given a Paginator of ["Ada"] with 1 per page
      And "currentPage" is called
      When "currentPage" is called
      Then the result is 6
      And the closure "page" was called once

  @level:observed @op:Paginator.currentPageResolver @boot-only
  Rule: What the resolver answers is made a valid page

    @id:paginator-current-page-resolver-invalid @op:Paginator.currentPage
    Scenario Outline: The answer <answer> becomes page <kept>
      Given the closure "page" that returns <answer>
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "page"}]
      And a Paginator of ["Ada"] with 1 per page
      Then "currentPage" gives <kept>

      Examples:
        | case  | answer | kept |
        | valid |     12 |   12 |
        | zero  |      0 |    1 |
        | minus |     -5 |    1 |

    @id:paginator-current-page-resolver-set-later @op:Paginator.currentPage
    Scenario: A resolver that is set later does not move a paginator that exists
      Given the closure "page" that returns 9
      And a Paginator of ["Ada"] with 1 per page
      When the static operation "currentPageResolver" of Paginator is called with [{"$ref": "page"}]
      Then "currentPage" gives 1
      And the closure "page" was not called

    @id:paginator-current-page-resolver-fails @error
    Scenario: An error of the resolver reaches the caller of the constructor
      Given the closure "page" that returns {"$throw": {"kind": "Logic", "message": "no page known"}}
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "page"}]
      When a Paginator of ["Ada"] with 1 per page
      Then it fails with a Logic error saying "no page known"
