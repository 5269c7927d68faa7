@op:Paginator.__construct @protected
Feature: Paginator: properties
  What a paginator holds, as its own class hierarchy sees it.

  Background:
    Given a new Paginator from [["Ada", "Bo"], 2, 3, {"path": "/users", "query": {"sort": "name"}, "fragment": "list", "pageName": "sheet"}]

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
    Scenario Outline: Whether more items exist is the flag that was set: <flag>
      When "hasMorePagesWhen" is called with [<flag>]
      Then the protected property "hasMore" is <flag>

      Examples:
        | case | flag  |
        | yes  | true  |
        | no   | false |

    @id:paginator-property-on-each-side @op:Paginator.$onEachSide
    Scenario: The number of links on each side is a public integer
      Then the property "onEachSide" is {"$any": "integer"}
      When "onEachSide" is called with [8]
      Then the property "onEachSide" is 8

    @id:paginator-property-escape @op:Paginator.$escapeWhenCastingToString
    Scenario: Whether the text form is escaped is a boolean
      Then the protected property "escapeWhenCastingToString" is {"$any": "boolean"}

  @level:stated @error
  Rule: A protected property is out of reach from outside

    @id:paginator-property-out-of-reach
    Scenario Outline: Reading <property>
      When the property "<property>" is read
      Then it fails

      @op:Paginator.$items
      Examples: items
        | case  | property |
        | items | items    |

      @op:Paginator.$perPage
      Examples: page size
        | case     | property |
        | per-page | perPage  |

      @op:Paginator.$currentPage
      Examples: current page
        | case         | property    |
        | current-page | currentPage |

      @op:Paginator.$path
      Examples: base path
        | case | property |
        | path | path     |

      @op:Paginator.$query
      Examples: query
        | case  | property |
        | query | query    |

      @op:Paginator.$fragment
      Examples: fragment
        | case     | property |
        | fragment | fragment |

      @op:Paginator.$pageName
      Examples: page variable
        | case      | property |
        | page-name | pageName |

      @op:Paginator.$escapeWhenCastingToString
      Examples: escaping
        | case   | property                  |
        | escape | escapeWhenCastingToString |

      @op:Paginator.$options
      Examples: options
        | case    | property |
        | options | options  |

      @op:Paginator.$hasMore
      Examples: more pages
        | case     | property |
        | has-more | hasMore  |

    @id:paginator-static-property-out-of-reach
    Scenario Outline: Reading the static <property>
      When the static property "<property>" of Paginator is read
      Then it fails

      @op:Paginator.$currentPathResolver
      Examples: current path
        | case | property            |
        | path | currentPathResolver |

      @op:Paginator.$currentPageResolver
      Examples: current page
        | case | property            |
        | page | currentPageResolver |

      @op:Paginator.$queryStringResolver
      Examples: query string
        | case  | property            |
        | query | queryStringResolver |

      @op:Paginator.$viewFactoryResolver
      Examples: view factory
        | case | property            |
        | view | viewFactoryResolver |
