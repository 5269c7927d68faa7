@op:Paginator.offsetSet
Feature: Paginator.offsetSet
  Puts an item on the page under a key, or at the end.

  @level:stated
  Rule: The item is set and nothing is returned

    @id:paginator-offset-set-stated
    Scenario: A new key
      Given a Paginator of {"pe": "Lima"} with 5 per page
      When "offsetSet" is called with ["no", "Oslo"]
      Then the result is null
      And "offsetGet" with ["no"] gives "Oslo"

  @level:observed
  Rule: A known key keeps its place, a new one goes to the end

    @id:paginator-offset-set-key
    Scenario Outline: <key> gets <value>
      Given a Paginator of {"pe": "Lima", "0": "Oslo"} with 5 per page
      When "offsetSet" is called with [<key>, <value>]
      Then "items" gives <items>

      Examples:
        | case      | key  | value  | items                                     |
        | known     | "pe" | "Rome" | {"pe": "Rome", "0": "Oslo"}               |
        | digits    | "0"  | "Rome" | {"pe": "Lima", "0": "Rome"}               |
        | new       | "it" | "Rome" | {"pe": "Lima", "0": "Oslo", "it": "Rome"} |
        | null-item | "it" | null   | {"pe": "Lima", "0": "Oslo", "it": null}   |
        | far       |    9 | "Rome" | {"pe": "Lima", "0": "Oslo", "9": "Rome"}  |
        | empty-key | ""   | "Rome" | {"pe": "Lima", "0": "Oslo", "": "Rome"}   |

    @id:paginator-offset-set-order
    Scenario: A smaller number set later stays behind a greater one
      Given a Paginator of {"5": "Lima"} with 5 per page
      When "offsetSet" is called with [2, "Oslo"]
      Then "items" gives {"5": "Lima", "2": "Oslo"}

  @level:observed
  Rule: The key null appends under the next integer

    @id:paginator-offset-set-append
    Scenario Outline: Appending to <items>
      Given a Paginator of <items> with 2 per page
      When "offsetSet" is called with [null, "Rome"]
      Then "items" gives <after>

      Examples:
        | case         | items                    | after                                |
        | list         | ["Lima", "Oslo"]         | ["Lima", "Oslo", "Rome"]             |
        | empty        | []                       | ["Rome"]                             |
        | after-number | {"5": "Lima"}            | {"5": "Lima", "6": "Rome"}           |
        | greatest     | {"7": "Lima", "3": "O"}  | {"7": "Lima", "3": "O", "8": "Rome"} |
        | after-text   | {"pe": "Lima"}           | {"pe": "Lima", "0": "Rome"}          |
        | after-cut    | ["Lima", "Oslo", "Bern"] | ["Lima", "Oslo", "Rome"]             |

    @id:paginator-offset-set-append-twice
    Scenario: Each appended item gets the next number
      Given a Paginator of {"4": "Lima"} with 5 per page
      When "offsetSet" is called with [null, "Oslo"]
      And "offsetSet" is called with [null, "Rome"]
      Then "items" gives {"4": "Lima", "5": "Oslo", "6": "Rome"}

    @id:paginator-offset-set-append-after-unset
    Scenario: A number that was taken away is not used again
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      When "offsetUnset" is called with [1]
      And "offsetSet" is called with [null, "Rome"]
      Then "items" gives {"0": "Lima", "2": "Rome"}

  @level:observed
  Rule: The page size is no limit

    @id:paginator-offset-set-beyond-page-size
    Scenario: A full page takes another item
      Given a Paginator of ["Lima"] with 1 per page
      When "offsetSet" is called with [null, "Oslo"]
      Then "items" gives ["Lima", "Oslo"]
      And "count" gives 2

  @level:observed
  Rule: The collection behind the page is the one that changes

    @id:paginator-offset-set-live
    Scenario: The collection shows the new item
      Given a Paginator of ["Lima"] with 5 per page
      When "getCollection" is called
      And the result is kept as "cities"
      And "offsetSet" is called with [0, "Oslo"]
      Then "all" of "cities" gives ["Oslo"]
