@op:Paginator.nextPageUrl
Feature: Paginator.nextPageUrl
  Gives the URL of the page after this one.

  @level:stated
  Rule: While there are more pages it is the URL of the next page

    @id:paginator-next-page-url-of-next
    Scenario: After page two comes page three
      Given a Paginator of ["Ada"] with 1 per page on page 2 and options {"path": "/users"}
      And "hasMorePagesWhen" is called with [true]
      When "nextPageUrl" is called
      Then the result is a URL with
        | path       | /users |
        | query page |      3 |

    @id:paginator-next-page-url-two-digits
    Scenario: After page 9 comes page 10
      Given a Paginator of ["Ada"] with 1 per page on page 9
      And "hasMorePagesWhen" is called with [true]
      When "nextPageUrl" is called
      Then the result is a URL with
        | query page | 10 |

    @id:paginator-next-page-url-empty-page
    Scenario: A page without items that was told of more pages has a next URL
      Given a Paginator of [] with 1 per page on page 2 and options {"path": "/users"}
      And "hasMorePagesWhen" is called with [true]
      When "nextPageUrl" is called
      Then the result is a URL with
        | path       | /users |
        | query page |      3 |

  @level:stated
  Rule: Without more pages there is no such URL

    @id:paginator-next-page-url-none-stated
    Scenario: The last page has no next URL
      Given a Paginator of ["Ada"] with 1 per page on page 2
      And "hasMorePagesWhen" is called with [false]
      When "nextPageUrl" is called
      Then the result is null

  @level:observed
  Rule: Without more pages it is null

    @id:paginator-next-page-url-none
    Scenario Outline: <items> on page <page> of one-item pages
      Given a Paginator of <items> with 1 per page on page <page>
      When "nextPageUrl" is called
      Then the result is null

      Examples:
        | case       | items   | page |
        | last       | ["Ada"] |    1 |
        | later-last | ["Ada"] |    5 |
        | empty      | []      |    1 |

  @level:observed
  Rule: The next URL follows the more-pages flag, whoever set it

    @id:paginator-next-page-url-flag @trait:surplus-items
    Scenario Outline: The flag is set to <flag> for <items>
      Given a Paginator of <items> with 1 per page on page 3
      When "hasMorePagesWhen" is called with [<flag>]
      Then "nextPageUrl" gives <address>

      Examples:
        | case     | items         | flag  | address    |
        | switched | ["Ada"]       | true  | "/?page=4" |
        | denied   | ["Ada", "Bo"] | false | null       |
        | empty    | []            | true  | "/?page=4" |

    @id:paginator-size-none-next @op:Paginator.__construct @op:Paginator.perPage @trait:surplus-items
    Scenario: A page that has room for none
      Given a Paginator of ["Oslo"] with 0 per page
      When "nextPageUrl" is called
      Then the result is "/?page=2"

    @id:paginator-next-page-url-large @trait:static-languages @trait:surplus-items
    Scenario: The page after one for which 32 bits have no room
      Given a Paginator of ["Ada", "Bo"] with 1 per page on page 3000000000
      When "nextPageUrl" is called
      Then the result is "/?page=3000000001"

  @level:observed
  Rule: The URL has all parts that are set at the time of asking

    @id:paginator-next-page-url-parts @trait:surplus-items
    Scenario: Path, query, page name and fragment
      Given a Paginator of ["Ada", "Bo"] with 1 per page on page 2 and options {"path": "/users", "query": {"sort": "name"}, "fragment": "list", "pageName": "sheet"}
      When "nextPageUrl" is called
      Then the result is the URL "/users?sort=name&sheet=3#list"

    @id:paginator-next-page-url-after-set-path @trait:surplus-items
    Scenario: A new path shows at once
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      When "setPath" is called with ["/people"]
      Then "nextPageUrl" gives "/people?page=2"
