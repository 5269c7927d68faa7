@op:Paginator.jsonSerialize
Feature: Paginator.jsonSerialize
  Gives the form of the paginator that is written as JSON.

  @level:stated
  Rule: The form is an array

    @id:paginator-json-serialize-stated
    Scenario: A page with items
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "jsonSerialize" is called
      Then the result is {"$any": "map"}

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

    @id:paginator-json-serialize-subclass
    Scenario: A paginator with an array form of its own uses that one
      Given the class ShortPage extending Paginator with
        """
        {"methods": {"toArray": {"people": ["Ada"]}}}
        """
      And a new ShortPage from [["Ada"], 2]
      When "jsonSerialize" is called
      Then the result is {"people": ["Ada"]}
      And "toJson" gives "{\"people\":[\"Ada\"]}"
