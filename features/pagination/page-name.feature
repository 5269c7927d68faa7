Feature: Paginator.getPageName and Paginator.setPageName
  The query variable that carries the page number.

  @level:stated @op:Paginator.default.pageName
  Rule: The page query variable can be read and set, and is used in page URLs

    @id:paginator-page-name-default @op:Paginator.getPageName
    Scenario: The default is "page"
      Given a Paginator of ["Ann"] with 1 per page on page 9
      When "getPageName" is called
      Then the result is "page"

    @id:paginator-page-name-set @op:Paginator.getPageName @op:Paginator.setPageName
    Scenario: What was set is read back
      Given a Paginator of ["Ann"] with 1 per page on page 9
      When "setPageName" is called with ["users"]
      Then the result is {"$a": "Paginator"}
      And the result is kept as "chained"
      And "getPageName" of "chained" gives "users"
      And "getPageName" gives "users"

    @id:paginator-page-name-set-after-option @op:Paginator.getPageName @op:Paginator.setPageName
    Scenario: What was set is read back, though the options have another name
      Given a Paginator of ["Ann"] with 1 per page on page 9 and options {"pageName": "users"}
      And "setPageName" is called with ["members"]
      When "getPageName" is called
      Then the result is "members"

    @id:paginator-page-name-in-url @op:Paginator.setPageName
    Scenario: Page URLs use the name that was set
      Given a Paginator of ["Ann"] with 1 per page on page 9
      And "setPageName" is called with ["users"]
      When "url" is called with [2]
      Then the result is a URL with
        | query users | 2 |
    # "Sets the page query variable": the page that is being viewed is another matter.

    @id:paginator-page-name-page-stated @op:Paginator.currentPage @op:Paginator.setPageName @boot-only
    Scenario: The current page stays when the page name changes
      Given the closure "current page" that returns 6
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And a Paginator of ["Ann"] with 1 per page on page 3
      When "setPageName" is called with ["users"]
      Then "currentPage" gives 3

    @id:paginator-page-name-zero @op:Paginator.getPageName @op:Paginator.setPageName
    Scenario: The text "0" is a name
      Given a Paginator of ["Ada"] with 1 per page on page 9
      And "setPageName" is called with ["0"]
      When "getPageName" is called
      Then the result is "0"

    @id:paginator-page-name-digits @op:Paginator.getPageName @op:Paginator.setPageName
    Scenario: A zero before another digit is a part of the name
      Given a Paginator of ["Ada"] with 1 per page on page 9
      And "setPageName" is called with ["01"]
      When "getPageName" is called
      Then the result is "01"

    @id:paginator-page-name-capital @op:Paginator.getPageName @op:Paginator.setPageName
    Scenario: Capital letters of a name stay
      Given a Paginator of ["Ann"] with 1 per page on page 9
      When "setPageName" is called with ["Sheet"]
      Then "getPageName" gives "Sheet"

  @level:observed
  Rule: Any text is accepted as it is, and the same paginator returned

    @id:paginator-page-name-any-text @op:Paginator.getPageName @op:Paginator.setPageName @trait:surplus-items
    Scenario Outline: setPageName(<name>) is kept
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "setPageName" is called with [<name>]
      Then the result is the subject itself
      And "getPageName" gives <name>

      Examples:
        | case     | name          |
        | word     | "users"       |
        | empty    | ""            |
        | zero     | "0"           |
        | brackets | "page[users]" |

    @id:paginator-page-name-any-option @op:Paginator.__construct @op:Paginator.getPageName @trait:surplus-items
    Scenario Outline: The name <name> in the options is kept
      Given a Paginator of ["Ann", "Ben"] with 1 per page on page 1 and options {"pageName": <name>}
      When "getPageName" is called
      Then the result is <name>

      Examples:
        | case | name |
        | zero | "0"  |
      # Where every option has a value, an empty text may be how an option is left out.

      @trait:static-languages
      Examples: the empty text
        | case  | name |
        | empty | ""   |

  @level:observed @boot-only
  Rule: Changing the page name does not change the current page

    @id:paginator-page-name-keeps-page @op:Paginator.setPageName @trait:surplus-items
    Scenario: The current page is not asked for again when the page name changes
      Given the closure "current page" that returns 6
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page on page 3
      When "setPageName" is called with ["users"]
      Then "currentPage" gives 3
      And the closure "current page" was not called

  @level:observed @op:Paginator.url
  Rule: A query parameter under the page name is hidden only while the page has that name

    @id:paginator-page-name-query-shows-again @op:Paginator.setPageName @trait:surplus-items
    Scenario: The parameter shows in page URLs once the page name is another
      Given a Paginator of ["Ann", "Ben"] with 1 per page on page 1 and options {"query": {"page": 9, "sort": "name"}}
      And "setPageName" is called with ["p"]
      When "url" is called with [3]
      Then the result is the URL "/?page=9&sort=name&p=3"
