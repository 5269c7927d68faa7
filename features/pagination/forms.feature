@op:Statement.paginatorForms
Feature: Paginator: forms
  A paginator can be shown as a web page's markup, as an array and as JSON.

  Background:
    Given a Paginator of ["Ada"] with 1 per page on page 9

  @level:stated @boot-only
  Rule: A paginator renders itself as HTML through a view

    @id:paginator-form-html @op:Paginator.render @op:Paginator.viewFactoryResolver
    Scenario: The view's markup
      Given the closure "views" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "views"}]
      When "render" is called with ["shop::pages"]
      Then the result is HTML with the text "shop::pages"

  @level:stated
  Rule: A paginator converts to an array or to JSON

    @id:paginator-form-of-empty-page
    Scenario Outline: "<operation>" of a page without items
      Given a Paginator of [] with 1 per page
      When "<operation>" is called
      Then the result is <form>

      Examples:
        | case   | operation     | form               |
        | array  | toArray       | {"$any": "map"}    |
        | data   | jsonSerialize | {"$any": "map"}    |
        | json   | toJson        | {"$any": "string"} |
        | pretty | toPrettyJson  | {"$any": "string"} |

      @op:Paginator.getCollection
      Examples:
        | case       | operation     | form                              |
        | collection | getCollection | {"$a": "Collection", "items": []} |
