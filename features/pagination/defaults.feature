@op:Paginator.default.pageName
Feature: Paginator: defaults
  What stands in for arguments that are left out.

  @level:stated @op:Paginator.resolveCurrentPage @boot-only
  Rule: The page variable is "page" unless another is named
    # A resolver that answers by name tells which name it heard; what else it may be given is not said.

    @id:paginator-default-page-name
    Scenario: The resolver is asked for the page under the default name
      Given the closure "page of" that returns {"$field": [{"page": 4, "sheet": 7}, {"$arg": 0}]}
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "page of"}]
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is 4

    @id:paginator-default-page-name-other
    Scenario: The resolver is asked for the page under another name
      Given the closure "page of" that returns {"$field": [{"page": 4, "sheet": 7}, {"$arg": 0}]}
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "page of"}]
      When the static operation "resolveCurrentPage" of Paginator is called with ["sheet"]
      Then the result is 7

  @level:observed @op:Paginator.getPageName @op:Paginator.default.path
  Rule: A paginator made without options has the default page variable and path

    @id:paginator-default-new-paginator @trait:surplus-items
    Scenario: Only items and page size
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page
      Then "getPageName" gives "page"
      And "path" gives "/"
      And "fragment" gives null
      And "url" with [2] gives the URL "/?page=2"
