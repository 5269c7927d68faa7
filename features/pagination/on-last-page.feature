@op:Paginator.onLastPage
Feature: Paginator.onLastPage
  Tells whether this is the last page.

  @level:stated
  Rule: A page is the last one when no more items exist

    @id:paginator-on-last-page-stated
    Scenario Outline: <items>, and the more-pages flag is <more>
      Given a Paginator of <items> with 1 per page on page 2
      And "hasMorePagesWhen" is called with [<more>]
      When "onLastPage" is called
      Then the result is <last>

      Examples:
        | case       | items   | more  | last  |
        | none       | ["Ada"] | false | true  |
        | more       | ["Ada"] | true  | false |
        | empty-more | []      | true  | false |

  @level:observed
  Rule: The number of given items decides, not the page number

    @id:paginator-on-last-page-items @trait:surplus-items
    Scenario Outline: <items> with one per page on page <page>
      Given a Paginator of <items> with 1 per page on page <page>
      When "onLastPage" is called
      Then the result is <last>

      Examples:
        | case       | items         | page | last  |
        | only-page  | ["Ada"]       |    1 | true  |
        | first      | ["Ada", "Bo"] |    1 | false |
        | later      | ["Ada", "Bo"] |    7 | false |
        | empty      | []            |    1 | true  |
        | later-last | ["Ada"]       |    7 | true  |
