@trait:numeric-text
Feature: Paginator: loose arguments
  What comes out of a request or a template is text more often than not; where its meaning is plain it is taken.

  @level:observed
  Rule: A page number may be text, a truth value counts as 1 or 0

    @id:paginator-loose-page @op:Paginator.url @trait:surplus-items
    Scenario Outline: url(<page>) gives "<url>"
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      When "url" is called with [<page>]
      Then the result is "<url>"

      Examples:
        | case  | page  | url      |
        | text  | "3"   | /?page=3 |
        | zero  | "0"   | /?page=1 |
        | true  | true  | /?page=1 |
        | false | false | /?page=1 |

  @level:observed @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver @boot-only
  Rule: What the page resolver gives is converted to an integer

    @id:paginator-loose-resolver
    Scenario Outline: A resolver that gives <given>
      Given the closure "resolver" that returns <given>
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "resolver"}]
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is <page>

      Examples:
        | case          | given        | page       |
        | leading       | "12 apples"  |         12 |
        | fraction-text | "3.9"        |          3 |
        | negative-text | "-3.9"       |         -3 |
        | no-number     | "apples"     |          0 |
        | empty-text    | ""           |          0 |
        | fraction      |          2.9 |          2 |
        | true          | true         |          1 |
        | false         | false        |          0 |
        | null          | null         |          0 |
        | empty-map     | []           |          0 |
        | zeros-before  | "010"        |         10 |
        | sign          | "+3"         |          3 |
        | comma         | "1,000"      |          1 |
        | underscore    | "1_000"      |          1 |
        | hexadecimal   | "0x1A"       |          0 |
        | other-digits  | "٣"          |          0 |
        | past-32-bits  | "3000000000" | 3000000000 |
        | list          | [4, 5, 6]    |          1 |

  @level:observed
  Rule: Numbers and truth values stand in URLs as text

    @id:paginator-loose-path @op:Paginator.setPath @trait:surplus-items
    Scenario Outline: The path <path>
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      And "setPath" is called with [<path>]
      When "url" is called with [2]
      Then the result is "<url>"

      Examples:
        | case     | path  | url        |
        | number   |     5 |   5?page=2 |
        | fraction |   1.5 | 1.5?page=2 |
        | true     | true  |   1?page=2 |
        | false    | false | ?page=2    |

    @id:paginator-loose-fragment @op:Paginator.fragment @trait:surplus-items
    Scenario Outline: The fragment <fragment>
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      And "fragment" is called with [<fragment>]
      When "url" is called with [2]
      Then the result is "<url>"

      Examples:
        | case   | fragment | url        |
        | number |        5 | /?page=2#5 |
        | true   | true     | /?page=2#1 |
        | false  | false    | /?page=2   |

    @id:paginator-loose-query @op:Paginator.appends @trait:query-text @trait:surplus-items
    Scenario Outline: appends("a", <value>) leads to "<url>"
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      And "appends" is called with ["a", <value>]
      When "url" is called with [2]
      Then the result is "<url>"

      Examples:
        | case           | value              | url             |
        | number         |                  5 | /?a=5&page=2    |
        | fraction       |                1.5 | /?a=1.5&page=2  |
        | true           | true               | /?a=1&page=2    |
        | infinite       | {"$float": "INF"}  | /?a=INF&page=2  |
        | minus-infinite | {"$float": "-INF"} | /?a=-INF&page=2 |
        | no-number      | {"$float": "NAN"}  | /?a=NAN&page=2  |

    @id:paginator-loose-query-name @op:Paginator.appends @trait:integer-like-keys @trait:surplus-items
    Scenario: A number as the name
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      And "appends" is called with [5, "x"]
      When "url" is called with [2]
      Then the result is "/?0=x&page=2"

  @level:observed @op:Paginator.hasMorePagesWhen
  Rule: A flag may be anything that counts as true or false

    @id:paginator-loose-flag
    Scenario Outline: After hasMorePagesWhen(<flag>) the next page is <url>
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And "hasMorePagesWhen" is called with [<flag>]
      When "nextPageUrl" is called
      Then the result is <url>

      Examples:
        | case       | flag | url        |
        | one        |    1 | "/?page=2" |
        | zero       |    0 | null       |
        | text       | "no" | "/?page=2" |
        | empty-text | ""   | null       |
        | zero-text  | "0"  | null       |

  @level:observed @trait:numeric-text
  Rule: Text is taken as the current page, an object that can be text as the path

    @id:paginator-loose-current-page @op:Paginator.__construct @op:Paginator.currentPage @trait:surplus-items
    Scenario Outline: The page <page>
      Given a new Paginator from [["Ada", "Bo"], 1, <page>]
      Then "url" with [2] gives "/?page=2"
      And "currentPage" gives <current>

      Examples:
        | case | page | current |
        | text | "3"  |       3 |
        | true | true |       1 |

    @id:paginator-loose-path-object @op:Paginator.setPath @trait:surplus-items
    Scenario: An object that can be text as the path
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      And "setPath" is called with [{"$new": ["HtmlString", "/a"]}]
      When "url" is called with [2]
      Then the result is "/a?page=2"

  @level:observed @trait:declared-types
  Rule: In Hypervel arguments are converted to the declared type where they can be, fractions are cut off

    @id:paginator-loose-fraction @op:Paginator.url @trait:surplus-items
    Scenario Outline: url(<page>) gives "<url>"
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      When "url" is called with [<page>]
      Then the result is "<url>"

      Examples:
        | case   | page  | url      |
        | number |   2.5 | /?page=2 |
        | text   | "2.5" | /?page=2 |
        | blanks | " 4 " | /?page=4 |

    @id:paginator-loose-per-page @op:Paginator.perPage @trait:surplus-items
    Scenario: Text as the page size
      Given a new Paginator from [["Ada", "Bo"], "1"]
      Then "perPage" gives 1

    @id:paginator-loose-more @op:Paginator.hasMorePages
    Scenario: A number as the flag
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And "hasMorePagesWhen" is called with [1]
      Then "hasMorePages" gives true

  @level:observed @trait:numeric-text @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver @boot-only
  Rule: Odd answers of a page resolver are converted to an integer as well

    @id:paginator-loose-resolver-odd
    Scenario Outline: A resolver that gives <given>
      Given the closure "resolver" that returns <given>
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "resolver"}]
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is <page>

      Examples:
        | case             | given             | page |
        | blanks           | "  7"             |    7 |
        | exponent         | "1e2"             |  100 |
        | infinite         | {"$float": "INF"} |    0 |
        | no-number-at-all | {"$float": "NAN"} |    0 |
        | map              | [0]               |    1 |
