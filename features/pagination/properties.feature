@op:Paginator.__construct @protected
Feature: Paginator: properties
  What a paginator holds, as its own class hierarchy sees it.

  Background:
    Given a new ExposedPaginator from [["Ada", "Bo"], 2, 3, {"path": "/users", "query": {"sort": "name"}, "fragment": "list", "pageName": "sheet"}]

  @level:stated
  Rule: The properties hold what the constructor was given

    @id:paginator-property-items @op:Paginator.$items
    Scenario: The items are a collection
      Then the protected property "items" is {"$a": "Collection", "items": ["Ada", "Bo"]}

    @id:paginator-property-per-page @op:Paginator.$perPage
    Scenario: The page size is an integer
      Then the protected property "perPage" is 2

    @id:paginator-property-current-page @op:Paginator.$currentPage
    Scenario: The page being viewed is an integer
      Then the protected property "currentPage" is 3

    @id:paginator-property-path @op:Paginator.$path
    Scenario: The base path is a text
      Then the protected property "path" is "/users"

    @id:paginator-property-query @op:Paginator.$query
    Scenario: The query parameters are a map
      Then the protected property "query" is {"sort": "name"}

    @id:paginator-property-fragment @op:Paginator.$fragment
    Scenario: The fragment is a text
      Then the protected property "fragment" is "list"

    @id:paginator-property-page-name @op:Paginator.$pageName
    Scenario: The page variable is a text
      Then the protected property "pageName" is "sheet"

    @id:paginator-property-options @op:Paginator.$options
    Scenario: The options are a map
      Then the protected property "options" is {"path": "/users", "query": {"sort": "name"}, "fragment": "list", "pageName": "sheet"}

    @id:paginator-property-has-more @op:Paginator.$hasMore
    Scenario: Whether more items exist is a boolean
      When "hasMorePagesWhen" is called with [true]
      Then the protected property "hasMore" is true

    @id:paginator-property-on-each-side @op:Paginator.$onEachSide
    Scenario: The number of links on each side is a public integer
      Then the property "onEachSide" is {"$any": "integer"}

    @id:paginator-property-escape @op:Paginator.$escapeWhenCastingToString
    Scenario: Whether the text form is escaped is a boolean
      Then the protected property "escapeWhenCastingToString" is {"$any": "boolean"}
