@op:Paginator.isValidPageNumber @protected
Feature: Paginator.isValidPageNumber
  Tells whether a number can be the number of a page.

  @level:stated
  Rule: The first page and the one being viewed have valid numbers
    # How validity is computed is not shown: whether a page has to exist, and what a number below one is. Page 1 is the
    # default page; of -1 the document has no more than that there is an answer.

    @id:paginator-is-valid-page-number-boolean
    Scenario Outline: Whether <page> is a valid page number on page 7
      Given a new Paginator from [["Ada"], 1, 7]
      When "isValidPageNumber" is called from inside with [<page>]
      Then the result is <verdict>

      Examples:
        | case  | page | verdict             |
        | first |    1 | true                |
        | later |    7 | true                |
        | minus |   -1 | {"$any": "boolean"} |

  @level:observed
  Rule: Every integer from one up is valid

    @id:paginator-is-valid-page-number-bounds
    Scenario Outline: Whether <page> is valid on page 5: <verdict>
      Given a new Paginator from [["Ada"], 1, 5]
      When "isValidPageNumber" is called from inside with [<page>]
      Then the result is <verdict>

      Examples:
        | case   | page    | verdict |
        | zero   |       0 | false   |
        | minus  |      -1 | false   |
        | one    |       1 | true    |
        | two    |       2 | true    |
        | beyond | 1000000 | true    |
