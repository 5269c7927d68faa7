@op:Paginator.hasPages
Feature: Paginator.hasPages
  Tells whether there are enough items for several pages.

  @level:stated
  Rule: There are pages when the items are enough for several

    @id:paginator-has-pages-boolean
    Scenario Outline: <items> with two per page, page <page>: <pages>
      Given a Paginator of <items> with 2 per page on page <page>
      When "hasPages" is called
      Then the result is <pages>

      Examples:
        | case | items   | page | pages |
        | none | []      |    1 | false |
        | one  | ["Ada"] |    1 | false |
        | last | ["Cy"]  |    2 | true  |

      @trait:surplus-items
      Examples: more items than fit
        | case | items               | page | pages |
        | two  | ["Ada", "Bo", "Cy"] |    1 | true  |
    # Whether a page that is just full is the only one is not said: there may be more items in the data source. The flag says it.

    @id:paginator-has-pages-flag @op:Paginator.hasMorePagesWhen
    Scenario Outline: <items> with two per page, and more items in the data source: <more>
      Given a Paginator of <items> with 2 per page
      And "hasMorePagesWhen" is called with [<more>]
      When "hasPages" is called
      Then the result is <more>

      Examples:
        | case     | items         | more  |
        | full     | ["Ada", "Bo"] | false |
        | not-full | ["Ada"]       | true  |

  @level:observed
  Rule: There are pages unless this is the first one and no other follows

    @id:paginator-has-pages-rule @trait:surplus-items
    Scenario Outline: <items> with two per page on page <page>
      Given a Paginator of <items> with 2 per page on page <page>
      When "hasPages" is called
      Then the result is <pages>

      Examples:
        | case             | items               | page | pages |
        | full-only-page   | ["Ada", "Bo"]       |    1 | false |
        | last-page        | ["Ada"]             |    2 | true  |
        | middle           | ["Ada", "Bo", "Cy"] |    2 | true  |
        | empty-later-page | []                  |    3 | true  |

      @op:Paginator.currentPage @op:Paginator.__construct
      Examples: a page below one
        | case              | items   | page | pages |
        | below-first-alone | ["Ada"] |   -1 | false |

    @id:paginator-has-pages-told-empty @op:Paginator.hasMorePagesWhen
    Scenario: A page without items whose flag says that there are more
      Given a Paginator of [] with 2 per page
      And "hasMorePagesWhen" is called with [true]
      When "hasPages" is called
      Then the result is true

    @id:paginator-has-pages-below-one @op:Paginator.isValidPageNumber @trait:virtual-operations
    Scenario: On a page below one that a subclass allows there are pages
      Given the class Numbered extending Paginator with
        """
        {"methods": {"isValidPageNumber": true}}
        """
      And a new Numbered from [["Ada"], 1, -2]
      When "hasPages" is called
      Then the result is true

    @id:paginator-has-pages-large-collection @op:Paginator.setCollection @op:Paginator.onLastPage
    Scenario: A collection that is larger than the page makes no further page
      Given a Paginator of ["Ada"] with 2 per page
      And "setCollection" is called with [{"$new": ["Collection", ["Ada", "Bo", "Cy"]]}]
      When "hasPages" is called
      Then the result is false
      And "onLastPage" gives true
