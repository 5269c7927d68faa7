Feature: Paginator.resolveCurrentPage and Paginator.currentPageResolver
  The number of the current page, as a resolver gives it.

  @level:stated
  Rule: Without a resolver the default is given, and it is 1 unless another is named

    @id:paginator-current-page-default @op:Paginator.default.currentPage @op:Paginator.resolveCurrentPage
    Scenario Outline: resolveCurrentPage(<args>) is 1
      When the static operation "resolveCurrentPage" of Paginator is called with <args>
      Then the result is 1

      Examples:
        | case      | args      |
        | no-name   | []        |
        | page-name | ["users"] |

    @id:paginator-current-page-named-default @op:Paginator.default.currentPage @op:Paginator.resolveCurrentPage
    Scenario: A default named
      When the static operation "resolveCurrentPage" of Paginator is called with ["sheet", 9]
      Then the result is 9

  @level:observed
  Rule: A default below one is given as it is

    @id:paginator-current-page-any-default @op:Paginator.resolveCurrentPage
    Scenario Outline: The default <default> is not corrected
      When the static operation "resolveCurrentPage" of Paginator is called with ["page", <default>]
      Then the result is <default>

      Examples:
        | case     | default |
        | zero     |       0 |
        | negative |      -2 |

  @level:stated @boot-only
  Rule: With a resolver its page is given

    @id:paginator-resolve-current-page-resolver @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver
    Scenario: The resolver's page counts
      Given the closure "current page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is 4

    @id:paginator-current-page-resolved-not-default @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver
    Scenario Outline: The resolver's page <page> counts, and not the default <default>
      Given the closure "current page" that returns <page>
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      When the static operation "resolveCurrentPage" of Paginator is called with ["page", <default>]
      Then the result is <page>

      Examples:
        | case  | page | default |
        | lower |    4 |       2 |
        | above |    4 |       9 |
        | first |    1 |       9 |

    @id:paginator-current-page-resolver-returns-nothing @op:Paginator.currentPageResolver
    Scenario: Setting a resolver gives nothing
      Given the closure "current page" that returns 4
      When the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      Then the result is null

    @id:paginator-current-page-resolver-replaced @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver
    Scenario: A second resolver replaces the first, even after the first was used
      Given the closure "first page" that returns 4
      And the closure "second page" that returns 5
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "first page"}]
      And the static operation "resolveCurrentPage" of Paginator is called with []
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "second page"}]
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is 5

  @level:observed @boot-only
  Rule: The resolver is called every time, with the page name

    @id:paginator-current-page-resolver-arguments @op:Paginator.default.pageName @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver
    Scenario Outline: resolveCurrentPage(<args>) asks for <name>
      Given the closure "current page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      When the static operation "resolveCurrentPage" of Paginator is called with <args>
      Then the result is 4
      And the closure "current page" was called with [[<name>]]

      Examples:
        | case         | args         | name    |
        | no-name      | []           | "page"  |
        | page-name    | ["users"]    | "users" |
        | with-default | ["users", 9] | "users" |
        | empty-name   | [""]         | ""      |

    @id:paginator-current-page-answer-by-name @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver
    Scenario: The page may depend on the name
      Given the closure "current page" that returns {"$field": [{"users": 3, "posts": 8}, {"$arg": 0}]}
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And the static operation "resolveCurrentPage" of Paginator is called with ["users"]
      When the static operation "resolveCurrentPage" of Paginator is called with ["posts"]
      Then the result is 8
      And the closure "current page" was called with [["users"], ["posts"]]

    @id:paginator-current-page-resolver-error @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver @error
    Scenario: An error of the resolver passes through
      Given the closure "current page" that returns {"$throw": {"kind": "Logic", "message": "no page yet"}}
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then it fails with a Logic error saying "no page yet"

  @level:observed @boot-only
  Rule: What the resolver gives is turned into an integer and not checked; the default is not used

    @id:paginator-current-page-resolved-integer @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver
    Scenario Outline: The resolver's <given> becomes <page>
      Given the closure "current page" that returns <given>
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      When the static operation "resolveCurrentPage" of Paginator is called with ["page", 9]
      Then the result is <page>

      Examples:
        | case     | given | page |
        | zero     |     0 |    0 |
        | negative |    -5 |   -5 |

      @trait:numeric-text
      Examples: other types
        | case        | given  | page |
        | digits      | "12"   |   12 |
        | null        | null   |    0 |
        | empty       | ""     |    0 |
        | word        | "last" |    0 |
        | digits-then | "7th"  |    7 |
        | fraction    |    2.9 |    2 |
        | true        | true   |    1 |
        | false       | false  |    0 |

  @level:observed @trait:strict-types @error @protected @boot-only
  Rule: Only a closure can be a page resolver

    @id:paginator-current-page-resolver-type @op:Paginator.currentPageResolver
    Scenario Outline: currentPageResolver(<value>) fails and sets nothing
      When the static operation "currentPageResolver" of Paginator is called with [<value>]
      Then it fails with a Type error
      And the protected static property "currentPageResolver" of Paginator is null

      Examples:
        | case   | value  |
        | number |      4 |
        | null   | null   |
        | text   | "page" |
