@op:Statement.paginatorContracts
Feature: Paginator: contracts
  Other code may use a paginator as a map of its page, as a countable, iterable list and as JSON.

  Background:
    Given a Paginator of ["Ada", "Bo"] with 2 per page on page 2

  @level:stated
  Rule: The operations of each contract answer for the page
    # The keys and the layout of array and JSON are not shown; that the items are in there follows from what they are for.

    @id:paginator-contract-operations
    Scenario Outline: <contract>: "<operation>" with <args>
      When "<operation>" is called with <args>
      Then <outcome>

      Examples: the contracts that the document names
        | case              | contract               | operation     | args | outcome                            |
        | arrayable         | Arrayable              | toArray       | []   | somewhere in the result is "Bo"    |
        | array-access      | ArrayAccess            | offsetExists  | [0]  | the result is true                 |
        | array-access-none | ArrayAccess            | offsetExists  | [5]  | the result is false                |
        | array-access-item | ArrayAccess            | offsetGet     | [1]  | the result is "Bo"                 |
        | countable         | Countable              | count         | []   | the result is 2                    |
        | iterator          | IteratorAggregate      | getIterator   | []   | somewhere in the result is "Bo"    |
        | jsonable          | Jsonable               | toJson        | [0]  | somewhere in the JSON text is "Bo" |
        | json-serializable | JsonSerializable       | jsonSerialize | []   | somewhere in the result is "Bo"    |
        | paginator         | the Paginator contract | currentPage   | []   | the result is 2                    |
        | paginator-items   | the Paginator contract | perPage       | []   | the result is 2                    |

  @level:observed
  Rule: Code that knows only the contracts can use a paginator

    @id:paginator-contract-arrayable @op:Paginator.toArray
    Scenario: As an arrayable item of a collection it is expanded
      Given "pages" is a new Collection from [[{"$ref": "it"}]]
      When "toArray" of "pages" is called with []
      Then somewhere in the result is what "toArray" gives

    @id:paginator-contract-json @op:Paginator.toJson
    Scenario: Inside another paginator's JSON text it is no text
      Given "outer" is a new Paginator from [[{"$ref": "it"}], 1]
      When "toJson" of "outer" is called with []
      Then somewhere in the JSON text is ["Ada", "Bo"]
