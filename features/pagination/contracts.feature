@op:Statement.paginatorContracts
Feature: Paginator: contracts
  Other code may use a paginator as a map of its page, as a countable, iterable list and as JSON.

  Background:
    Given a Paginator of {"a": "Ada", "b": "Bo"} with 2 per page on page 2

  @level:stated
  Rule: Each contract's operations answer

    @id:paginator-contract-operations
    Scenario Outline: <case>: <operation> gives <kind>
      When "<operation>" is called with <args>
      Then the result is {"$any": "<kind>"}

      Examples:
        | case              | operation     | args  | kind    |
        | arrayable         | toArray       | []    | map     |
        | array-access      | offsetExists  | ["a"] | boolean |
        | countable         | count         | []    | integer |
        | iterator          | getIterator   | []    | object  |
        | jsonable          | toJson        | [0]   | string  |
        | json-serializable | jsonSerialize | []    | map     |
        | paginator         | hasMorePages  | []    | boolean |

  @level:observed
  Rule: Code that knows only the contracts can use a paginator

    @id:paginator-contract-arrayable @op:Paginator.toArray
    Scenario: As an arrayable item of a collection it is expanded
      Given "pages" is a new Collection from [[{"$ref": "it"}]]
      When "toArray" of "pages" is called with []
      Then the result is
        """
        [
          {
            "current_page": 2,
            "current_page_url": "/?page=2",
            "data": {"a": "Ada", "b": "Bo"},
            "first_page_url": "/?page=1",
            "from": 3,
            "next_page_url": null,
            "path": "/",
            "per_page": 2,
            "prev_page_url": "/?page=1",
            "to": 4
          }
        ]
        """

    @id:paginator-contract-json @op:Paginator.toJson
    Scenario: Inside another paginator's JSON text it is an object
      Given "outer" is a new Paginator from [[{"$ref": "it"}], 1]
      When "toJson" of "outer" is called with [64]
      Then the result is JSON text of {"current_page": 1, "current_page_url": "/?page=1", "data": [{"current_page": 2, "current_page_url": "/?page=2", "data": {"a": "Ada", "b": "Bo"}, "first_page_url": "/?page=1", "from": 3, "next_page_url": null, "path": "/", "per_page": 2, "prev_page_url": "/?page=1", "to": 4}], "first_page_url": "/?page=1", "from": 1, "next_page_url": null, "path": "/", "per_page": 1, "prev_page_url": null, "to": 1}
