@op:Paginator.count @op:Paginator.isEmpty @op:Paginator.isNotEmpty
Feature: Paginator.count, isEmpty and isNotEmpty
  Tell how many items are on the page, and whether there are any.

  @level:stated
  Rule: "count", "isEmpty" and "isNotEmpty" tell of the items on the current page

    @id:paginator-count-stated
    Scenario Outline: A page of <items> has a count of <count>
      Given a Paginator of <items> with 3 per page
      Then "count" gives <count>
      And "isEmpty" gives <empty>
      And "isNotEmpty" gives <filled>

      Examples:
        | case       | items                   | count | empty | filled |
        | none       | []                      |     0 | true  | false  |
        | one        | ["Ada"]                 |     1 | false | true   |
        | three      | ["Ada", "Bo", "Cy"]     |     3 | false | true   |
        | falsy      | [false, 0, ""]          |     3 | false | true   |
        | lists      | [["Ada", "Bo"], []]     |     2 | false | true   |
        | deep       | [["Ada", "Bo"], ["Cy"]] |     2 | false | true   |
        | empty-list | [[]]                    |     1 | false | true   |
        | zero       | [0]                     |     1 | false | true   |
        | empty-text | [""]                    |     1 | false | true   |

      @trait:null-items
      Examples: null for an item
        | case      | items  | count | empty | filled |
        | null-item | [null] |     1 | false | true   |

      @trait:keyed-pages
      Examples: items under keys
        | case  | items        | count | empty | filled |
        | keyed | {"a": "Ada"} |     1 | false | true   |

    @id:paginator-count-empty-with-more @op:Paginator.hasMorePagesWhen
    Scenario: A page without items that says that there are more
      Given a Paginator of [] with 3 per page
      When "hasMorePagesWhen" is called with [true]
      Then "isEmpty" gives true
      And "isNotEmpty" gives false
      And "count" gives 0

    @id:paginator-count-after-change @op:Paginator.offsetUnset
    Scenario: An item is taken off after counting: the count follows
      Given a Paginator of ["Ada"] with 3 per page
      And "count" gives 1
      And "isEmpty" gives false
      And "isNotEmpty" gives true
      When "offsetUnset" is called with [0]
      Then "count" gives 0
      And "isEmpty" gives true
      And "isNotEmpty" gives false

  @level:observed
  Rule: Only the items that made it onto the page count

    @id:paginator-count-cut @trait:surplus-items
    Scenario Outline: <items> with <size> per page
      Given a Paginator of <items> with <size> per page on page 2
      Then "count" gives <count>
      And "isEmpty" gives <empty>
      And "isNotEmpty" gives <filled>

      Examples:
        | case | items               | size | count | empty | filled |
        | cut  | ["Ada", "Bo", "Cy"] |    2 |     2 | false | true   |

      @trait:null-items
      Examples: null for an item
        | case      | items  | size | count | empty | filled |
        | null-item | [null] |    2 |     1 | false | true   |

      @trait:absent-is-null
      Examples: null in place of items
        | case       | items | size | count | empty | filled |
        | null-items | null  |    2 |     0 | true  | false  |

      @op:Paginator.perPage @op:Paginator.__construct
      Examples: a page size below one
        | case         | items         | size | count | empty | filled |
        | no-page-size | ["Ada", "Bo"] |    0 |     0 | true  | false  |

      @trait:static-languages
      Examples: a single value
        | case       | items | size | count | empty | filled |
        | false-item | false |    2 |     1 | false | true   |

  @level:observed
  Rule: Changes of the items show at once

    @id:paginator-count-after-adding
    Scenario: An empty page gets an item
      Given a Paginator of [] with 2 per page
      When "offsetSet" is called with [null, "Ada"]
      Then "count" gives 1
      And "isEmpty" gives false
      And "isNotEmpty" gives true
