@op:Paginator.$defaultView @op:Paginator.$defaultSimpleView
Feature: Paginator: view name properties
  The names of the views that all paginators render with unless told otherwise.

  @level:stated
  Rule: They are public texts

    @id:paginator-view-name-property-text
    Scenario Outline: <property> is a text
      Then the static property "<property>" of Paginator is {"$any": "string"}

      Examples:
        | case   | property          |
        | view   | defaultView       |
        | simple | defaultSimpleView |

  @level:observed @trait:view-names
  Rule: At the start they name the views of one style

    @id:paginator-view-name-property-default
    Scenario Outline: <property> is <name>
      Then the static property "<property>" of Paginator is <name>

      Examples:
        | case   | property          | name                          |
        | view   | defaultView       | "pagination::tailwind"        |
        | simple | defaultSimpleView | "pagination::simple-tailwind" |

  @level:observed @boot-only
  Rule: A subclass shares them

    @id:paginator-view-name-property-shared @trait:shared-statics
    Scenario Outline: <property> written on <written> is read on <read>
      Given the class ShopPaginator extending Paginator
      When the static property "<property>" of <written> is set to "shop::pages"
      Then the static property "<property>" of <read> is "shop::pages"

      Examples:
        | case        | property          | written       | read          |
        | view-down   | defaultView       | Paginator     | ShopPaginator |
        | simple-down | defaultSimpleView | Paginator     | ShopPaginator |
        | view-up     | defaultView       | ShopPaginator | Paginator     |
        | simple-up   | defaultSimpleView | ShopPaginator | Paginator     |
