Feature: Paginator: resolver properties
  The callbacks that all paginators share, as the class hierarchy sees them.

  @level:stated @protected @boot-only
  Rule: A resolver that was set is held by its property
    # "Callback that resolves the current path": whether it is the very closure, or one that calls it, is not said.

    @id:paginator-resolver-property-held
    Scenario Outline: <property> holds a resolver
      Given the closure "resolver" that returns <answer>
      When the static operation "<property>" of Paginator is called with [{"$ref": "resolver"}]
      Then the protected static property "<property>" of Paginator is {"$any": "object"}

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

  @level:observed @protected @boot-only
  Rule: A resolver property holds the very closure that was given

    @id:paginator-resolver-property-same
    Scenario Outline: <property> is the resolver
      Given the closure "resolver" that returns null
      When the static operation "<property>" of Paginator is called with [{"$ref": "resolver"}]
      Then the protected static property "<property>" of Paginator is {"$ref": "resolver"}

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

  @level:observed @protected
  Rule: At the start there is no resolver

    @id:paginator-resolver-property-none
    Scenario Outline: <property> is null at first
      Then the protected static property "<property>" of Paginator is null

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

  @level:observed @op:Paginator.$currentPageResolver @boot-only
  Rule: A subclass shares them

    @id:paginator-resolver-property-shared @trait:shared-statics
    Scenario: A page resolver set on a subclass serves all paginators
      Given the class ShopPaginator extending Paginator
      And the closure "page" that returns 5
      And the static operation "currentPageResolver" of ShopPaginator is called with [{"$ref": "page"}]
      When a Paginator of ["Ada"] with 1 per page
      Then "currentPage" gives 5
