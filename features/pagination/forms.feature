@op:Statement.paginatorForms
Feature: Paginator: forms
  A paginator can be shown as a web page's markup, as an array and as JSON.

  Background:
    Given a Paginator of ["Ada", "Bo"] with 1 per page

  @level:stated @boot-only
  Rule: It renders itself as HTML through a view

    @id:paginator-form-html @op:Paginator.render @op:Paginator.viewFactoryResolver
    Scenario: The view's markup
      Given the fixture class ViewFactory
      And the closure "views" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "views"}]
      When "render" is called with ["shop::pages"]
      Then the result is {"$any": "object"}

  @level:stated
  Rule: It converts to an array or to JSON

    @id:paginator-form-data
    Scenario Outline: <operation> gives a <kind>
      When "<operation>" is called
      Then the result is {"$any": "<kind>"}

      Examples:
        | case  | operation     | kind   |
        | array | toArray       | map    |
        | json  | toJson        | string |
        | data  | jsonSerialize | map    |
