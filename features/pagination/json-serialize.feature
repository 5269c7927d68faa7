@op:Paginator.jsonSerialize
Feature: Paginator.jsonSerialize
  Gives the form of the paginator that is written as JSON.

  @level:stated
  Rule: The form is an array with the items in it
    # Keys and layout are not shown.

    @id:paginator-json-serialize-stated
    Scenario: A page with items
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "jsonSerialize" is called
      Then the result is {"$any": "map"}
      And somewhere in the result is "Ada"
      And somewhere in the result is "Bo"

  @level:observed
  Rule: It is the array form

    @id:paginator-json-serialize-layout
    Scenario: The last page
      Given a Paginator of {"a": "Ada"} with 2 per page on page 2 and options {"path": "/users"}
      When "jsonSerialize" is called
      Then the result is
        """
        {
          "current_page": 2,
          "current_page_url": "/users?page=2",
          "data": {"a": "Ada"},
          "first_page_url": "/users?page=1",
          "from": 3,
          "next_page_url": null,
          "path": "/users",
          "per_page": 2,
          "prev_page_url": "/users?page=1",
          "to": 3
        }
        """

    @id:paginator-json-serialize-after-changes
    Scenario: It shows the page as it is now
      Given a Paginator of ["Ada"] with 2 per page
      When "hasMorePagesWhen" is called with [true]
      And "offsetSet" is called with ["b", "Bo"]
      And "jsonSerialize" is called
      Then the entry "data" of the result is {"0": "Ada", "b": "Bo"}
      And the entry "next_page_url" of the result is "/?page=2"
      And the entry "to" of the result is 2
