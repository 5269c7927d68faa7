@op:Statement.bootOnlyPersists
Feature: Static state of paginators
  What boot-only operations set lives as long as the process and is shared by all paginators.

  @level:stated @boot-only
  Rule: What a boot-only operation set affects every later call

    @id:paginator-static-state-page-resolver @op:Paginator.currentPageResolver
    Scenario: Every new paginator is on the page of the resolver
      Given the closure "current page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And a Paginator of ["Ann"] with 1 per page
      When "other" is a new Paginator from [["Oslo"], 1]
      Then "currentPage" gives 4
      And "currentPage" of "other" gives 4

    @id:paginator-static-state-path-resolver @op:Paginator.currentPathResolver
    Scenario: Every later question for the current path is answered by the resolver
      Given the closure "current path" that returns "/people"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      And the static operation "resolveCurrentPath" of Paginator is called with []
      When the static operation "resolveCurrentPath" of Paginator is called with []
      Then the result is "/people"

    @id:paginator-static-state-query-resolver @op:Paginator.queryStringResolver
    Scenario: Every paginator can take the resolver's query values
      Given the closure "current query" that returns {"sort": "name"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And "other" is a new Paginator from [["Oslo"], 1, 9]
      And "withQueryString" of "other" is called with []
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |

    @id:paginator-static-state-view-factory @op:Paginator.viewFactoryResolver
    Scenario: Every paginator is rendered by the resolver's factory
      Given the closure "view factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And "other" is a new Paginator from [["Oslo"], 1, 9]
      And "render" of "other" is called with ["pages.cities"]
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "render" is called with ["pages.users"]
      Then the result is HTML with the text "pages.users"

    @id:paginator-static-state-for-subclass
    Scenario Outline: A class that extends Paginator uses what "<setter>" of Paginator set
      Given the class TownPages extending Paginator
      And the static operation "<setter>" of Paginator is called with [{"$fn": {"body": <answer>}}]
      When the static operation "<question>" of TownPages is called with []
      Then the result is <answer>

      @op:Paginator.currentPathResolver @op:Paginator.resolveCurrentPath
      Examples:
        | case | setter              | question           | answer   |
        | path | currentPathResolver | resolveCurrentPath | "/towns" |

      @op:Paginator.currentPageResolver @op:Paginator.resolveCurrentPage
      Examples:
        | case | setter              | question           | answer |
        | page | currentPageResolver | resolveCurrentPage |      4 |

    @id:paginator-static-state-page-for-subclass @op:Paginator.currentPageResolver @op:Paginator.currentPage
    Scenario: A new page of a class that extends Paginator is the one that the resolver of Paginator gives
      Given the class TownPages extending Paginator
      And the static operation "currentPageResolver" of Paginator is called with [{"$fn": {"body": 4}}]
      And a new TownPages from [["Ann"], 1]
      When "currentPage" is called
      Then the result is 4

    @id:paginator-static-state-query-for-subclass @op:Paginator.queryStringResolver @op:Paginator.withQueryString
    Scenario: A page of a class that extends Paginator takes the query values of the resolver of Paginator
      Given the class TownPages extending Paginator
      And the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"sort": "name"}}}]
      And a new TownPages from [["Ann"], 1, 9]
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |

    @id:paginator-static-state-views-for-subclass @op:Paginator.defaultView @op:Paginator.defaultSimpleView @op:Paginator.viewFactoryResolver @op:Paginator.render
    Scenario: A page of a class that extends Paginator is rendered with the views of Paginator
      Given the class TownPages extending Paginator
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["ViewFactory"]}}}]
      And the static operation "defaultView" of Paginator is called with ["pages.towns"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.towns"]
      And a new TownPages from [["Ann"], 1, 9]
      When "render" is called
      Then the result is HTML with the text "pages.towns"

    @id:paginator-static-state-later-factory @op:Paginator.viewFactoryResolver @op:Paginator.render
    Scenario: A view factory that is set after the paginator was made and rendered renders it the next time
      Given the class CardFactory extending ViewFactory with
        """
        {"methods": {"make": {"$new": ["HtmlString", "<b>card</b>"]}}}
        """
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["ViewFactory"]}}}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "render" is called with ["pages.users"]
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["CardFactory"]}}}]
      When "render" is called with ["pages.users"]
      Then the result is HTML with the text "<b>card</b>"

    @id:paginator-static-state-views
    Scenario Outline: The view that "<operation>" set is still there after paginators were made
      Given the static operation "<operation>" of Paginator is called with ["pages.mine"]
      And "other" is a new Paginator from [["Oslo"], 1, 9]
      When a Paginator of ["Ann"] with 1 per page on page 9
      Then the static property "<operation>" of Paginator is "pages.mine"

      @op:Paginator.defaultView
      Examples:
        | case | operation   |
        | full | defaultView |

      @op:Paginator.defaultSimpleView
      Examples:
        | case   | operation         |
        | simple | defaultSimpleView |

    @id:paginator-static-state-beside
    Scenario Outline: What "<setter>" set is still there after everything else was set
      Given the static operation "<setter>" of Paginator is called with [{"$fn": {"body": <value>}}]
      And the static operation "<second>" of Paginator is called with [{"$fn": {"body": <second answer>}}]
      And the static operation "<third>" of Paginator is called with [{"$fn": {"body": <third answer>}}]
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["ViewFactory"]}}}]
      And the static operation "defaultView" of Paginator is called with ["pages.full"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      And the static operation "useTailwind" of Paginator is called with []
      When the static operation "<getter>" of Paginator is called with []
      Then the result is <answer>

      @op:Paginator.resolveCurrentPage
      Examples:
        | case | setter              | value | second              | second answer | third               | third answer   | getter             | answer |
        | page | currentPageResolver |     4 | currentPathResolver | "/towns"      | queryStringResolver | {"lang": "no"} | resolveCurrentPage |      4 |

      @op:Paginator.resolveCurrentPath
      Examples:
        | case | setter              | value     | second              | second answer | third               | third answer   | getter             | answer    |
        | path | currentPathResolver | "/people" | currentPageResolver |             9 | queryStringResolver | {"lang": "no"} | resolveCurrentPath | "/people" |

      @op:Paginator.resolveQueryString
      Examples:
        | case  | setter              | value            | second              | second answer | third               | third answer | getter             | answer   |
        | query | queryStringResolver | {"sort": "name"} | currentPageResolver |             9 | currentPathResolver | "/towns"     | resolveQueryString | not null |

    @id:paginator-static-state-factory-beside @op:Paginator.viewFactory @op:Paginator.viewFactoryResolver
    Scenario: The view factory is still there after everything else was set
      Given "views" is a new ViewFactory from []
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$ref": "views"}}}]
      And the static operation "currentPageResolver" of Paginator is called with [{"$fn": {"body": 4}}]
      And the static operation "currentPathResolver" of Paginator is called with [{"$fn": {"body": "/people"}}]
      And the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"sort": "name"}}}]
      And the static operation "defaultView" of Paginator is called with ["pages.full"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      And the static operation "useTailwind" of Paginator is called with []
      When the static operation "viewFactory" of Paginator is called with []
      Then the result is {"$ref": "views"}

  @level:observed @boot-only
  Rule: Paginators that exist keep their page

    @id:paginator-static-state-page-asked-once @op:Paginator.currentPageResolver @trait:surplus-items
    Scenario: The resolver is asked once for a paginator
      Given the closure "current page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "nextPageUrl" is called
      Then the result is "/?page=5"
      And "currentPage" gives 4
      And the closure "current page" was called once

  @level:observed @boot-only
  Rule: Subclasses share the state of the base class

    @id:paginator-static-state-set-on-subclass @trait:shared-statics
    Scenario: What a subclass sets holds for the base class
      Given the class UserPages extending Paginator
      And the closure "current page" that returns 4
      And the static operation "currentPageResolver" of UserPages is called with [{"$ref": "current page"}]
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is 4

    @id:paginator-static-state-others-on-subclass @trait:shared-statics
    Scenario Outline: "<setter>" of a subclass sets it for the base class
      Given the class UserPages extending Paginator
      And the static operation "<setter>" of UserPages is called with [{"$fn": {"body": <value>}}]
      When the static operation "<getter>" of Paginator is called with []
      Then the result is <result>

      @op:Paginator.currentPathResolver @op:Paginator.resolveCurrentPath
      Examples:
        | case | setter              | value     | getter             | result    |
        | path | currentPathResolver | "/people" | resolveCurrentPath | "/people" |

      @op:Paginator.queryStringResolver @op:Paginator.resolveQueryString
      Examples:
        | case  | setter              | value            | getter             | result           |
        | query | queryStringResolver | {"sort": "name"} | resolveQueryString | {"sort": "name"} |

      @op:Paginator.viewFactoryResolver @op:Paginator.viewFactory
      Examples:
        | case | setter              | value                     | getter      | result                |
        | view | viewFactoryResolver | {"$new": ["ViewFactory"]} | viewFactory | {"$a": "ViewFactory"} |

    @id:paginator-static-state-view-on-subclass @op:Paginator.defaultSimpleView @trait:shared-statics
    Scenario: A view name set on a subclass
      Given the class UserPages extending Paginator
      When the static operation "defaultSimpleView" of UserPages is called with ["pages.users"]
      Then the static property "defaultSimpleView" of Paginator is "pages.users"

    @id:paginator-static-state-view-on-both @op:Paginator.defaultSimpleView @trait:shared-statics
    Scenario: A view name set on a subclass, and then on the base class
      Given the class UserPages extending Paginator
      And the static operation "defaultSimpleView" of UserPages is called with ["pages.users"]
      When the static operation "defaultSimpleView" of Paginator is called with ["pages.all"]
      Then the static property "defaultSimpleView" of UserPages is "pages.all"

    @id:paginator-static-state-full-view-on-subclass @op:Paginator.defaultView @trait:shared-statics
    Scenario: The name of the full view, set on a subclass
      Given the class UserPages extending Paginator
      When the static operation "defaultView" of UserPages is called with ["pages.users"]
      Then the static property "defaultView" of Paginator is "pages.users"

    @id:paginator-static-state-styling-on-subclass @op:Paginator.useFrameworkStyling @trait:shared-statics @error
    Scenario Outline: A styling that a subclass sets: <property>
      Given the class UserPages extending Paginator
      And the static operation "<property>" of Paginator is called with ["pages.users"]
      And the static operation "useTailwind" of UserPages is called with []
      When the static property "<property>" of Paginator is read
      Then it fails, or the result is not "pages.users"

      Examples:
        | case   | property          |
        | full   | defaultView       |
        | simple | defaultSimpleView |

  @level:observed @boot-only
  Rule: A class that declares a view of its own is rendered with it

    @id:paginator-static-state-own-view @op:Paginator.render @op:Paginator.$defaultSimpleView @trait:late-static-binding @trait:surplus-items
    Scenario: Without a view the pages of the class have its own
      Given the closure "view factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the class UserPages extending Paginator with
        """
        {"staticProperties": {"defaultSimpleView": "pages.users"}}
        """
      And a new UserPages from [["Ann", "Ben"], 1]
      When "render" is called
      Then the result is HTML with the text "pages.users"

    @id:paginator-static-state-own-view-set @trait:late-static-binding
    Scenario Outline: "<operation>" of the class sets its own "<property>"
      Given the class UserPages extending Paginator with
        """
        {"staticProperties": {"<property>": "pages.users"}}
        """
      When the static operation "<operation>" of UserPages is called with <args>
      Then the static property "<property>" of UserPages is "<view>"

      @op:Paginator.defaultView
      Examples:
        | case | operation   | property    | args           | view       |
        | full | defaultView | defaultView | ["pages.mine"] | pages.mine |

      @op:Paginator.defaultSimpleView
      Examples:
        | case   | operation         | property          | args           | view       |
        | simple | defaultSimpleView | defaultSimpleView | ["pages.mine"] | pages.mine |

      @op:Paginator.useFrameworkStyling @trait:view-names
      Examples:
        | case          | operation   | property          | args | view                        |
        | styled-full   | useTailwind | defaultView       | []   | pagination::tailwind        |
        | styled-simple | useTailwind | defaultSimpleView | []   | pagination::simple-tailwind |

  @level:observed @boot-only
  Rule: Clearing the macros of the resources leaves the state of the paginators

    @id:paginator-static-state-macro-flush @op:Shared.flushMacros
    Scenario: The resolver of the current page stays
      Given the closure "current page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And the static operation "flushMacros" of JsonResource is called with []
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is 4

  @level:observed @trait:late-static-binding
  Rule: A class that declares a resolver of its own asks it

    @id:paginator-own-resolver-property
    Scenario Outline: "<operation>" of a class that declares "<property>"
      Given the class UserPages extending Paginator with
        """
        {"staticProperties": {"<property>": {"$fn": {"body": <answer>}}}}
        """
      When the static operation "<operation>" of UserPages is called with []
      Then the result is <result>

      @op:Paginator.resolveCurrentPage
      Examples:
        | case | property            | answer | operation          | result |
        | page | currentPageResolver |      4 | resolveCurrentPage |      4 |

      @op:Paginator.resolveCurrentPath
      Examples:
        | case | property            | answer | operation          | result |
        | path | currentPathResolver | "/own" | resolveCurrentPath | "/own" |

      @op:Paginator.resolveQueryString
      Examples:
        | case  | property            | answer          | operation          | result          |
        | query | queryStringResolver | {"sort": "age"} | resolveQueryString | {"sort": "age"} |

      @op:Paginator.viewFactory
      Examples:
        | case | property            | answer                    | operation   | result                |
        | view | viewFactoryResolver | {"$new": ["ViewFactory"]} | viewFactory | {"$a": "ViewFactory"} |

    @id:paginator-own-resolver-set @boot-only
    Scenario Outline: "<setter>" of a class that declares a resolver of its own
      Given the class UserPages extending Paginator with
        """
        {"staticProperties": {"<setter>": {"$fn": {"body": <first>}}}}
        """
      And the static operation "<setter>" of UserPages is called with [{"$fn": {"body": <second>}}]
      When the static operation "<operation>" of UserPages is called with []
      Then the result is <second>

      @op:Paginator.currentPageResolver
      Examples:
        | case | setter              | first | second | operation          |
        | page | currentPageResolver |     4 |      5 | resolveCurrentPage |

      @op:Paginator.currentPathResolver
      Examples:
        | case | setter              | first  | second  | operation          |
        | path | currentPathResolver | "/own" | "/mine" | resolveCurrentPath |

      @op:Paginator.queryStringResolver
      Examples:
        | case  | setter              | first           | second           | operation          |
        | query | queryStringResolver | {"sort": "age"} | {"sort": "name"} | resolveQueryString |

      @op:Paginator.viewFactoryResolver
      Examples:
        | case | setter              | first | second | operation   |
        | view | viewFactoryResolver | "own" | "mine" | viewFactory |

    @id:paginator-own-resolver-property-used @op:Paginator.withQueryString
    Scenario: The current query of a class that declares its resolver
      Given the class UserPages extending Paginator with
        """
        {"staticProperties": {"queryStringResolver": {"$fn": {"body": {"sort": "age"}}}}}
        """
      And a new UserPages from [["Ann"], 1]
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is the URL "/?sort=age&page=2"
