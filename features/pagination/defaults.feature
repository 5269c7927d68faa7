@op:Paginator.default.pageName
Feature: Paginator: defaults
  What stands in for arguments that are left out.

  @level:stated @boot-only @op:Paginator.resolveCurrentPage
  Rule: The page variable is "page" unless another is named

    @id:paginator-default-page-name
    Scenario: The resolver hears the default name
      Given the closure "page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "page"}]
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is 4
      And the closure "page" was called with [["page"]]

  @level:stated @op:Paginator.default.currentPage @op:Paginator.resolveCurrentPage
  Rule: The current page is 1 unless another default is given

    @id:paginator-default-current-page
    Scenario Outline: <args> without a resolver
      When the static operation "resolveCurrentPage" of Paginator is called with <args>
      Then the result is <page>

      Examples:
        | case    | args         | page |
        | none    | []           |    1 |
        | name    | ["sheet"]    |    1 |
        | default | ["sheet", 8] |    8 |

  @level:stated @op:Paginator.default.path @op:Paginator.resolveCurrentPath
  Rule: The path is "/" unless another default is given

    @id:paginator-default-path
    Scenario Outline: <args> without a resolver
      When the static operation "resolveCurrentPath" of Paginator is called with <args>
      Then the result is <path>

      Examples:
        | case    | args       | path     |
        | none    | []         | "/"      |
        | default | ["/users"] | "/users" |

  @level:observed @op:Paginator.getPageName @op:Paginator.default.path
  Rule: A paginator made without options has the default page variable and path

    @id:paginator-default-new-paginator
    Scenario: Only items and page size
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page
      Then "getPageName" gives "page"
      And "path" gives "/"
      And "fragment" gives null
      And "url" with [2] gives "/?page=2"
