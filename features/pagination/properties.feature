@op:Paginator.__construct
Feature: Paginator: properties
  What a paginator holds, as its own class hierarchy sees it.

  Background:
    Given a new Paginator from [["Ada", "Bo"], 2, 3, {"path": "/users", "query": {"sort": "name"}, "fragment": "list", "pageName": "sheet"}]

  @level:stated
  Rule: The properties hold what the constructor was given

    @id:paginator-property-items @op:Paginator.$items @protected
    Scenario: The items are a collection
      Then the protected property "items" is {"$a": "Collection", "items": ["Ada", "Bo"]}

    @id:paginator-property-per-page @op:Paginator.$perPage @protected
    Scenario: The page size is an integer
      Then the protected property "perPage" is 2

    @id:paginator-property-current-page @op:Paginator.$currentPage @protected
    Scenario: The page being viewed is an integer
      Then the protected property "currentPage" is 3

    @id:paginator-property-path @op:Paginator.$path @protected
    Scenario: The base path is a text
      Then the protected property "path" is "/users"

    @id:paginator-property-query @op:Paginator.$query @protected
    Scenario: The query parameters are a map
      Then the protected property "query" is {"sort": "name"}

    @id:paginator-property-fragment @op:Paginator.$fragment @protected
    Scenario: The fragment is a text
      Then the protected property "fragment" is "list"

    @id:paginator-property-page-name @op:Paginator.$pageName @protected
    Scenario: The page variable is a text
      Then the protected property "pageName" is "sheet"

    @id:paginator-property-options @op:Paginator.$options @protected
    Scenario: The options are a map
      # Whether there are others than those that were given is not said.
      Then the protected property "options" is {"$any": "map"}
      And the entry "path" of the result is "/users"
      And the entry "query" of the result is {"sort": "name"}
      And the entry "fragment" of the result is "list"
      And the entry "pageName" of the result is "sheet"

    @id:paginator-property-has-more @op:Paginator.$hasMore @protected
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
      When "onEachSide" is called with [7]
      Then the property "onEachSide" is 7

    @id:paginator-property-escape @op:Paginator.$escapeWhenCastingToString @protected
    Scenario: Whether the text form is escaped is a boolean
      Then the protected property "escapeWhenCastingToString" is {"$any": "boolean"}

  @level:stated @error
  Rule: A protected property is out of reach from outside
    # What happens instead is open: an error, null where the language reads a missing member so, or something else.

    @id:paginator-property-out-of-reach @protected
    Scenario Outline: <property> cannot be read from outside
      Given "escapeWhenCastingToString" is called with [true]
      And "hasMorePagesWhen" is called with [true]
      When the property "<property>" is read
      Then it fails, or the result is not <held>
      And the protected property "<property>" is <held>

      @op:Paginator.$items
      Examples: items
        | case  | property | held                                         |
        | items | items    | {"$a": "Collection", "items": ["Ada", "Bo"]} |

      @op:Paginator.$query
      Examples: query
        | case  | property | held             |
        | query | query    | {"sort": "name"} |

      @op:Paginator.$escapeWhenCastingToString
      Examples: escaping
        | case   | property                  | held |
        | escape | escapeWhenCastingToString | true |

      @op:Paginator.$hasMore
      Examples: more pages
        | case     | property | held |
        | has-more | hasMore  | true |
    # In a language where what takes no arguments is read like a property, as in Ruby, reading these is calling the operation.

    @id:paginator-property-not-written @protected
    Scenario Outline: Writing <property> does not change what it holds
      When the property "<property>" is set to <value>
      Then it fails, or the result is not <value>
      And the protected property "<property>" is <held>

      @op:Paginator.$perPage @op:Paginator.perPage
      Examples: page size
        | case     | property | value | held |
        | per-page | perPage  |    17 |    2 |

      @op:Paginator.$currentPage @op:Paginator.currentPage
      Examples: current page
        | case         | property    | value | held |
        | current-page | currentPage |    17 |    3 |

      @op:Paginator.$path @op:Paginator.path
      Examples: base path
        | case | property | value    | held     |
        | path | path     | "/towns" | "/users" |

      @op:Paginator.$fragment @op:Paginator.fragment
      Examples: fragment
        | case     | property | value | held   |
        | fragment | fragment | "top" | "list" |

      @op:Paginator.$pageName @op:Paginator.getPageName
      Examples: page variable
        | case      | property | value | held    |
        | page-name | pageName | "p"   | "sheet" |

      @op:Paginator.$options @op:Paginator.getOptions
      Examples: options
        | case    | property | value  | held            |
        | options | options  | "none" | {"$any": "map"} |

      @op:Paginator.$query
      Examples: query
        | case  | property | value            | held             |
        | query | query    | {"sort": "date"} | {"sort": "name"} |

    @id:paginator-property-not-written-more @op:Paginator.$hasMore @op:Paginator.hasMorePages @op:Paginator.hasMorePagesWhen
    Scenario: Writing hasMore, which an operation sets and another tells
      Given "hasMorePagesWhen" is called with [false]
      When the property "hasMore" is set to true
      Then it fails, or the result is not true
      And "hasMorePages" gives false

    @id:paginator-property-not-written-escape @op:Paginator.$escapeWhenCastingToString @op:Paginator.escapeWhenCastingToString @protected
    Scenario: Writing escapeWhenCastingToString, which an operation sets
      Given "escapeWhenCastingToString" is called with [false]
      When the property "escapeWhenCastingToString" is set to true
      Then it fails, or the result is not true
      And the protected property "escapeWhenCastingToString" is false

    @id:paginator-static-property-out-of-reach @protected @boot-only
    Scenario Outline: The static <property> cannot be read from outside
      Given the closure "resolver" that returns <answer>
      And the static operation "<property>" of Paginator is called with [{"$ref": "resolver"}]
      When the static property "<property>" of Paginator is read
      Then it fails, or the result is not {"$ref": "resolver"}
      And the protected static property "<property>" of Paginator is {"$any": "object"}

      @op:Paginator.$currentPathResolver
      Examples: current path
        | case | property            | answer   |
        | path | currentPathResolver | "/users" |

      @op:Paginator.$currentPageResolver
      Examples: current page
        | case | property            | answer |
        | page | currentPageResolver |      4 |

      @op:Paginator.$queryStringResolver
      Examples: query string
        | case  | property            | answer           |
        | query | queryStringResolver | {"sort": "name"} |

      @op:Paginator.$viewFactoryResolver
      Examples: view factory
        | case | property            | answer                    |
        | view | viewFactoryResolver | {"$new": ["ViewFactory"]} |

  @level:observed @error @protected
  Rule: A protected property cannot be read from outside, even if an operation of the same name tells it

    @id:paginator-property-not-read
    Scenario Outline: Reading <property>, which an operation of that name tells
      When the property "<property>" is read
      Then it fails, or the result is not <held>
      And the protected property "<property>" is <held>

      @op:Paginator.$perPage
      Examples: page size
        | case     | property | held |
        | per-page | perPage  |    2 |

      @op:Paginator.$currentPage
      Examples: current page
        | case         | property    | held |
        | current-page | currentPage |    3 |

      @op:Paginator.$path
      Examples: base path
        | case | property | held     |
        | path | path     | "/users" |

      @op:Paginator.$fragment
      Examples: fragment
        | case     | property | held   |
        | fragment | fragment | "list" |
