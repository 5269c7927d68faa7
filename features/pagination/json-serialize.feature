@op:Paginator.jsonSerialize
Feature: Paginator.jsonSerialize
  Gives the form of the paginator that is written as JSON.

  @level:stated
  Rule: The form is an array with the items in it
    # Keys and layout are not shown.

    @id:paginator-json-serialize-stated @op:Statement.paginatorForms
    Scenario: A page with items
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "jsonSerialize" is called
      Then the result is {"$any": "map"}
      And somewhere in the result is "Ada"
      And somewhere in the result is "Bo"

    @id:paginator-json-serialize-falsy-stated @op:Statement.paginatorForms
    Scenario: An item that is 0 is in what becomes JSON
      Given a Paginator of [0, 8] with 2 per page on page 3
      When "jsonSerialize" is called
      Then somewhere in the result is 0

  @level:observed
  Rule: "jsonSerialize" gives the array form
    # What the array form says is asked of toArray alone.

    @id:paginator-json-serialize-layout
    Scenario: The last page
      Given a Paginator of ["Ada"] with 2 per page on page 2 and options {"path": "/users"}
      When "jsonSerialize" is called
      Then the result is what "toArray" gives

    @id:paginator-json-serialize-after-changes
    Scenario: The page is shown as it is now
      Given a Paginator of ["Ada"] with 2 per page
      And "jsonSerialize" is called
      And "hasMorePagesWhen" is called with [true]
      And "offsetSet" is called with [null, "Bo"]
      When "jsonSerialize" is called
      Then the result is what "toArray" gives
      And somewhere in the result is "Bo"
