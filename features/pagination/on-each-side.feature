@op:Paginator.onEachSide @op:Paginator.$onEachSide
Feature: Paginator.onEachSide
  Sets how many links a view shows on each side of the current page.

  @level:stated
  Rule: The number is set and a paginator is returned

    @id:paginator-on-each-side-set
    Scenario: Two links on each side
      Given a Paginator of ["Ada"] with 1 per page
      When "onEachSide" is called with [2]
      Then the result is {"$a": "Paginator"}
      And the property "onEachSide" is 2

    @id:paginator-on-each-side-chained-stated @op:Paginator.currentPage
    Scenario: The result is a paginator with that number
      Given a Paginator of ["Ada"] with 1 per page on page 3
      When "onEachSide" is called with [2]
      Then the result is kept as "chained"
      And the property "onEachSide" of "chained" is 2
      And "currentPage" of "chained" gives 3

    @id:paginator-on-each-side-none
    Scenario: No links on each side
      Given a Paginator of ["Ada"] with 1 per page
      When "onEachSide" is called with [0]
      Then the property "onEachSide" is 0

    @id:paginator-on-each-side-property @trait:settable-properties
    Scenario: The property can be written from outside
      Given a Paginator of ["Ada"] with 1 per page
      When the property "onEachSide" is set to 7
      Then the property "onEachSide" is 7

  @level:observed
  Rule: The paginator itself is returned and every integer is taken

    @id:paginator-on-each-side-any
    Scenario Outline: <count> links on each side
      Given a Paginator of ["Ada"] with 1 per page
      When "onEachSide" is called with [<count>]
      Then the result is the subject itself
      And the property "onEachSide" is <count>

      Examples:
        | case     | count |
        | negative |    -4 |
        | many     |   500 |

  @level:observed
  Rule: Three is the number at the start

    @id:paginator-on-each-side-default
    Scenario: A new paginator
      Given a Paginator of ["Ada"] with 1 per page
      Then the property "onEachSide" is 3
