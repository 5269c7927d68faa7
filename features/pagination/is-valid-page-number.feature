@op:Paginator.isValidPageNumber @protected
Feature: Paginator.isValidPageNumber
  Tells whether a number can be the number of a page.

  @level:stated
  Rule: The answer is a boolean

    @id:paginator-is-valid-page-number-boolean
    Scenario Outline: <page> is judged
      Given a new ExposedPaginator from [["Ada"], 1]
      When the protected operation "isValidPageNumber" is called with [<page>]
      Then the result is {"$any": "boolean"}

      Examples:
        | case  | page |
        | first |    1 |
        | minus |   -1 |

  @level:observed
  Rule: Every integer from one up is valid

    @id:paginator-is-valid-page-number-bounds
    Scenario Outline: <page> is <verdict>
      Given a new ExposedPaginator from [["Ada"], 1, 5]
      When the protected operation "isValidPageNumber" is called with [<page>]
      Then the result is <verdict>

      Examples:
        | case   | page    | verdict |
        | zero   |       0 | false   |
        | minus  |      -1 | false   |
        | one    |       1 | true    |
        | two    |       2 | true    |
        | beyond | 1000000 | true    |
