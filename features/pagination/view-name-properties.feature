Feature: Paginator: view name properties
  The names of the views that all paginators render with unless told otherwise.

  @level:stated
  Rule: The default view names are public texts

    @id:paginator-view-name-property-text
    Scenario Outline: <property> is a text
      Then the static property "<property>" of Paginator is {"$any": "string"}

      @op:Paginator.$defaultView
      Examples:
        | case | property    |
        | view | defaultView |

      @op:Paginator.$defaultSimpleView
      Examples:
        | case   | property          |
        | simple | defaultSimpleView |

  @level:observed @trait:view-names
  Rule: The default view names start as those of one style

    @id:paginator-view-name-property-default
    Scenario Outline: <property> is <name>
      Then the static property "<property>" of Paginator is <name>

      @op:Paginator.$defaultView
      Examples:
        | case | property    | name                   |
        | view | defaultView | "pagination::tailwind" |

      @op:Paginator.$defaultSimpleView
      Examples:
        | case   | property          | name                          |
        | simple | defaultSimpleView | "pagination::simple-tailwind" |

  @level:observed @boot-only
  Rule: A subclass shares the default view names

    @id:paginator-view-name-property-shared @trait:shared-statics
    Scenario Outline: <property> written on <written> is read on <read>
      Given the class ShopPaginator extending Paginator
      When the static property "<property>" of <written> is set to "shop::pages"
      Then the static property "<property>" of <read> is "shop::pages"

      @op:Paginator.$defaultView
      Examples:
        | case      | property    | written       | read          |
        | view-down | defaultView | Paginator     | ShopPaginator |
        | view-up   | defaultView | ShopPaginator | Paginator     |

      @op:Paginator.$defaultSimpleView
      Examples:
        | case        | property          | written       | read          |
        | simple-down | defaultSimpleView | Paginator     | ShopPaginator |
        | simple-up   | defaultSimpleView | ShopPaginator | Paginator     |
