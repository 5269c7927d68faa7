@op:Paginator.onFirstPage
Feature: Paginator.onFirstPage
  Tells whether this is the first page.

  @level:stated
  Rule: Page one is the first page

    @id:paginator-on-first-page-stated
    Scenario Outline: Whether page <page> of <items> is the first: <first>
      Given a Paginator of <items> with 1 per page on page <page>
      When "onFirstPage" is called
      Then the result is <first>

      Examples:
        | case  | items   | page | first |
        | one   | ["Ada"] |    1 | true  |
        | two   | ["Ada"] |    2 | false |
        | ten   | ["Ada"] |   10 | false |
        | empty | []      |    1 | true  |

    @id:paginator-on-first-page-empty-stated
    Scenario: Having no items does not make a page the first
      Given a Paginator of [] with 1 per page on page 2
      When "onFirstPage" is called
      Then the result is false

    @id:paginator-on-first-page-with-more
    Scenario Outline: Further pages do not matter on page <page>
      Given a Paginator of ["Ada"] with 1 per page on page <page>
      And "hasMorePagesWhen" is called with [true]
      When "onFirstPage" is called
      Then the result is <first>

      Examples:
        | case | page | first |
        | one  |    1 | true  |
        | two  |    2 | false |

  @level:observed
  Rule: Pages that count as page one are the first page, whatever they show

    @id:paginator-on-first-page-below-one-allowed @op:Paginator.isValidPageNumber
    Scenario: A page below one that a subclass allows
      Given the class Numbered extending Paginator with
        """
        {"methods": {"isValidPageNumber": true}}
        """
      And a new Numbered from [["Ada"], 1, -2]
      When "onFirstPage" is called
      Then the result is true

    @id:paginator-on-first-page-below-one @trait:surplus-items
    Scenario Outline: <items> on page <page>
      Given a Paginator of <items> with 1 per page on page <page>
      When "onFirstPage" is called
      Then the result is true

      Examples:
        | case | items   | page |
        | null | ["Ada"] | null |

      @op:Paginator.currentPage @op:Paginator.__construct
      Examples: a page below one
        | case  | items         | page |
        | zero  | ["Ada"]       |    0 |
        | minus | ["Ada", "Bo"] |   -4 |
