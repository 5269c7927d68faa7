@op:Paginator.previousPageUrl
Feature: Paginator.previousPageUrl
  Gives the URL of the page before this one.

  @level:stated
  Rule: On a later page it is the URL of the previous page

    @id:paginator-previous-page-url-of-previous
    Scenario: Before page four comes page three
      Given a Paginator of ["Ada"] with 1 per page on page 4 and options {"path": "/users"}
      When "previousPageUrl" is called
      Then the result is a URL with
        | path       | /users |
        | query page |      3 |

    @id:paginator-previous-page-url-two-digits
    Scenario: Before page 10 comes page 9
      Given a Paginator of ["Ada"] with 1 per page on page 10
      When "previousPageUrl" is called
      Then the result is a URL with
        | query page | 9 |

    @id:paginator-previous-page-url-of-first
    Scenario: Before page two comes page one, whose URL may be written without its number
      Given a Paginator of ["Ada"] with 1 per page on page 2
      When "previousPageUrl" is called
      Then the result is {"$any": "string"}

    @id:paginator-previous-page-url-empty
    Scenario: A later page without items has a previous one as well
      Given a Paginator of [] with 1 per page on page 4
      When "previousPageUrl" is called
      Then the result is a URL with
        | query page | 3 |

    @id:paginator-previous-page-url-empty-second
    Scenario: Page two without items has a previous one as well
      Given a Paginator of [] with 1 per page on page 2
      When "previousPageUrl" is called
      Then the result is {"$any": "string"}

  @level:stated
  Rule: Before the first page there is none
    # "string|null": a page before the first one is all that null can stand for.

    @id:paginator-previous-page-url-none-stated
    Scenario: Page one
      Given a Paginator of ["Ada"] with 1 per page on page 1
      When "previousPageUrl" is called
      Then the result is null

  @level:observed
  Rule: On the first page it is null

    @id:paginator-previous-page-url-none @trait:surplus-items
    Scenario Outline: Page <page> has nothing before it
      Given a Paginator of ["Ada", "Bo"] with 1 per page on page <page>
      When "previousPageUrl" is called
      Then the result is null

      Examples:
        | case | page |
        | one  |    1 |
        | null | null |

      @op:Paginator.currentPage @op:Paginator.__construct
      Examples: a page below one
        | case  | page |
        | zero  |    0 |
        | minus |   -2 |

    @id:paginator-previous-page-url-below-one @op:Paginator.isValidPageNumber
    Scenario: A page below one that a subclass allows has nothing before it
      Given the class Numbered extending Paginator with
        """
        {"methods": {"isValidPageNumber": true}}
        """
      And a new Numbered from [["Ada"], 1, -2]
      When "previousPageUrl" is called
      Then the result is null

  @level:observed
  Rule: The previous URL depends on the page number alone

    @id:paginator-previous-page-url-page-alone @trait:surplus-items
    Scenario Outline: <items> with <size> per page on page <page>
      Given a Paginator of <items> with <size> per page on page <page>
      When "previousPageUrl" is called
      Then the result is <address>

      Examples:
        | case         | items         | size | page | address    |
        | to-the-first | ["Ada"]       |    1 |    2 | "/?page=1" |
        | more-follow  | ["Ada", "Bo"] |    1 |    2 | "/?page=1" |
        | empty-page   | []            |    1 |    9 | "/?page=8" |

      @op:Paginator.perPage @op:Paginator.__construct
      Examples: a page size below one
        | case         | items   | size | page | address    |
        | no-page-size | ["Ada"] |    0 |    4 | "/?page=3" |

  @level:observed
  Rule: The URL has all parts that are set at the time of asking

    @id:paginator-previous-page-url-parts
    Scenario: Path, query, page name and fragment
      Given a Paginator of ["Ada"] with 1 per page on page 3 and options {"path": "/users", "query": {"sort": "name"}, "fragment": "list", "pageName": "sheet"}
      When "previousPageUrl" is called
      Then the result is the URL "/users?sort=name&sheet=2#list"
