@op:Statement.inProcess
Feature: Paginator: no network
  A paginator is an object with operations; there need not be a request anywhere.

  @level:stated
  Rule: A paginator works without a request

    @id:paginator-in-process-without-request @op:Paginator.toJson @op:Paginator.nextPageUrl
    Scenario: JSON text and a page URL can be made when no request is bound
      Given a Paginator of ["Ada", "Bo"] with 2 per page on page 2 and options {"path": "/people"}
      And "hasMorePagesWhen" is called with [true]
      When "toJson" is called
      Then somewhere in the JSON text is "Bo"
      And "nextPageUrl" gives the URL "/people?page=3"

  @level:observed @needs:request
  Rule: A paginator does not look at the current request

    @id:paginator-in-process-request-page @op:Paginator.currentPage @trait:surplus-items
    Scenario: The page of the request is not its page
      Given the current request is "/users?page=6&sort=name"
      And a Paginator of ["Ada", "Bo"] with 1 per page
      Then "currentPage" gives 1
