@op:Paginator.flushState
Feature: Paginator.flushState
  Flushes all static state of the paginators.

  @level:stated @boot-only
  Rule: After a flush no resolver is left

    @id:paginator-flush-state-path-resolver @op:Paginator.resolveCurrentPath
    Scenario: The default path is given again
      Given the closure "current path" that returns "/people"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      And the static operation "flushState" of Paginator is called with []
      When the static operation "resolveCurrentPath" of Paginator is called with ["/users"]
      Then the result is "/users"

    @id:paginator-flush-state-again @op:Paginator.resolveCurrentPath
    Scenario: A resolver that is set after a flush is gone after the next one
      Given the closure "current path" that returns "/people"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      And the static operation "flushState" of Paginator is called with []
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      And the static operation "flushState" of Paginator is called with []
      When the static operation "resolveCurrentPath" of Paginator is called with ["/users"]
      Then the result is "/users"

    @id:paginator-flush-state-page-resolver @op:Paginator.resolveCurrentPage
    Scenario: The default page is given again
      Given the closure "current page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And the static operation "flushState" of Paginator is called with []
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is 1

    @id:paginator-flush-state-query-resolver @op:Paginator.resolveQueryString
    Scenario: The default query string is given again
      Given the closure "current query" that returns "sort=name"
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And the static operation "flushState" of Paginator is called with []
      When the static operation "resolveQueryString" of Paginator is called with ["lang=no"]
      Then the result is not null
      And the result is not "sort=name"
      And the result is not {"sort": "name"}

    @id:paginator-flush-state-view-factory-resolver @op:Paginator.viewFactory @error
    Scenario: The view factory of before is not given
      Given "views" is a new ViewFactory from []
      And the closure "view factory" that returns {"$ref": "views"}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      When the static operation "viewFactory" of Paginator is called with []
      Then the result is {"$ref": "views"}
      When the static operation "flushState" of Paginator is called with []
      And the static operation "viewFactory" of Paginator is called with []
      Then it fails, or the result is not {"$ref": "views"}

  @level:stated @boot-only
  Rule: After a flush no view name is left that was set
    # "Flushes all static state": the names of before are forgotten; which ones take their place is not said.

    @id:paginator-flush-state-views-stated @op:Paginator.$defaultView @op:Paginator.$defaultSimpleView
    Scenario Outline: The view that "<property>" set is forgotten
      Given the static operation "<property>" of Paginator is called with ["pages.mine"]
      When the static operation "flushState" of Paginator is called with []
      Then the static property "<property>" of Paginator is not "pages.mine"

      Examples:
        | case   | property          |
        | full   | defaultView       |
        | simple | defaultSimpleView |

  @level:stated
  Rule: "flushState" gives nothing, also when there is nothing to flush

    @id:paginator-flush-state-returns-nothing
    Scenario: Flushing twice
      Given the static operation "flushState" of Paginator is called with []
      When the static operation "flushState" of Paginator is called with []
      Then the result is null

  @level:observed @protected @boot-only
  Rule: The properties of the resolvers are null after a flush
    # `Closure|null`: a port may as well have resolvers of its own from the start, which give the defaults.

    @id:paginator-flush-state-resolver-properties
    Scenario Outline: The static property <property> is null again
      Given the closure "resolver" that returns "x"
      And the static operation "<property>" of Paginator is called with [{"$ref": "resolver"}]
      When the static operation "flushState" of Paginator is called with []
      Then the protected static property "<property>" of Paginator is null

      Examples:
        | case         | property            |
        | path         | currentPathResolver |
        | page         | currentPageResolver |
        | query        | queryStringResolver |
        | view-factory | viewFactoryResolver |

  @level:observed @boot-only
  Rule: The default views are the initial ones again

    @id:paginator-flush-state-views @op:Paginator.$defaultView @op:Paginator.$defaultSimpleView @trait:view-names
    Scenario Outline: "<property>" is "<view>" again
      Given the static operation "<property>" of Paginator is called with ["pages.mine"]
      When the static operation "flushState" of Paginator is called with []
      Then the static property "<property>" of Paginator is "<view>"

      Examples:
        | case   | property          | view                        |
        | full   | defaultView       | pagination::tailwind        |
        | simple | defaultSimpleView | pagination::simple-tailwind |

    @id:paginator-flush-state-from-subclass @trait:shared-statics
    Scenario: A subclass flushes the shared state
      Given the class UserPages extending Paginator
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.mine"]
      When the static operation "flushState" of UserPages is called with []
      Then the static property "defaultSimpleView" of Paginator is not "pages.mine"

  @level:observed @protected @boot-only
  Rule: Paginators that exist stay as they are

    @id:paginator-flush-state-keeps-instances @op:Paginator.currentPage @trait:surplus-items
    Scenario: Page, path, query, fragment, page name and escaping are kept
      Given the closure "current page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And a new Paginator from [["Ann", "Ben"], 1, null, {"path": "/users", "fragment": "top", "pageName": "p"}]
      And "appends" is called with ["sort", "name"]
      And "escapeWhenCastingToString" is called
      When the static operation "flushState" of Paginator is called with []
      Then "currentPage" gives 4
      And "nextPageUrl" gives the URL "/users?sort=name&p=5#top"
      And the protected property "escapeWhenCastingToString" is true

  @level:observed @boot-only
  Rule: State of other classes stays

    @id:paginator-flush-state-keeps-resource-macros @op:Shared.hasMacro
    Scenario: The macros of the resources
      Given the closure "greet" that returns "hello"
      And the static operation "macro" of JsonResource is called with ["greet", {"$ref": "greet"}]
      And the static operation "flushState" of Paginator is called with []
      When the static operation "hasMacro" of JsonResource is called with ["greet"]
      Then the result is true

    @id:paginator-flush-state-keeps-collection-macros @trait:collection-library @trait:surplus-items
    Scenario: The macros of the collections
      Given the closure "greet" that returns "hello"
      And the static operation "macro" of Collection is called with ["greet", {"$ref": "greet"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      And the static operation "flushState" of Paginator is called with []
      When "greet" is called
      Then the result is "hello"

    @id:paginator-flush-state-keeps-wrap @op:AnonymousResourceCollection.$wrap
    Scenario: The wrapper of the resources
      Given the static operation "wrap" of JsonResource is called with ["users"]
      When the static operation "flushState" of Paginator is called with []
      Then the static property "wrap" of JsonResource is "users"
