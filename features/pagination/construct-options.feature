@op:Paginator.__construct @op:Statement.constructorOptions
Feature: Paginator.__construct: options
  Takes the parts of page URLs, and a few settings more, by name.

  @level:stated
  Rule: The options may carry path, query, fragment and pageName

    @id:paginator-options-path @op:Paginator.path
    Scenario: The path is the base path
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"path": "/users"}
      Then "path" gives "/users"

    @id:paginator-options-path-before-resolver @op:Paginator.path @op:Paginator.currentPathResolver @boot-only
    Scenario: A path that is given is the base path, also where the current path can be resolved
      Given the closure "current path" that returns "/elsewhere"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      And a Paginator of ["Ada"] with 1 per page on page 1 and options {"path": "/users"}
      Then "path" gives "/users"

    @id:paginator-options-query @op:Paginator.url
    Scenario: The query is added to URLs
      Given a Paginator of ["Ada"] with 1 per page on page 9 and options {"query": {"sort": "name", "floor": -5, "door": "", "tags": ["red", "blue"]}}
      When "url" is called with [2]
      Then the result is a URL with
        | query page  |    2 |
        | query sort  | name |
        | query floor |   -5 |
        | query door  |      |
      And the result contains the text "red"
      And the result contains the text "blue"

    @id:paginator-options-query-fraction @op:Paginator.url @trait:numeric-text
    Scenario: A fraction in the query has all its digits in URLs
      Given a Paginator of ["Ada"] with 1 per page on page 9 and options {"query": {"radius": 1234.5625}}
      When "url" is called with [2]
      Then the result is a URL with
        | query page   |         2 |
        | query radius | 1234.5625 |

    @id:paginator-options-fragment @op:Paginator.fragment
    Scenario: The fragment is read back
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"fragment": "list"}
      Then "fragment" gives "list"

    @id:paginator-options-fragment-zeros @op:Paginator.fragment
    Scenario: Two zeros are a fragment
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"fragment": "00"}
      Then "fragment" gives "00"

    @id:paginator-options-page-name @op:Paginator.getPageName
    Scenario: The page name is read back
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"pageName": "sheet"}
      Then "getPageName" gives "sheet"

    @id:paginator-options-without-page @op:Paginator.default.constructorCurrentPage
    Scenario: All four options count, also where no page is given
      Given a new Paginator from [["Ada"], 1, null, {"path": "/users", "query": {"sort": "name"}, "fragment": "list", "pageName": "sheet"}]
      And "hasMorePagesWhen" is called with [true]
      When "url" is called with [3]
      Then the result is a URL with
        | path        | /users |
        | query sort  | name   |
        | query sheet |      3 |
        | fragment    | list   |

    @id:paginator-options-fragment-null @op:Paginator.url
    Scenario: Null as the fragment adds none to a URL
      Given a Paginator of ["Ada"] with 1 per page on page 9 and options {"path": "/people", "fragment": null}
      When "url" is called with [2]
      Then the result is the URL "/people?page=2"

  @level:observed
  Rule: The path loses its trailing slashes unless it is the root

    @id:paginator-options-path-trimmed @op:Paginator.path
    Scenario Outline: <path> becomes <kept>
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"path": <path>}
      Then "path" gives <kept>

      Examples:
        | case            | path                 | kept                |
        | root            | "/"                  | "/"                 |
        | one-slash       | "/users/"            | "/users"            |
        | many-slashes    | "/users///"          | "/users"            |
        | two-slashes     | "//"                 | ""                  |
        | zero            | "0"                  | "0"                 |
        | inner-slashes   | "//users//all"       | "//users//all"      |
        | absolute        | "https://shop.test/" | "https://shop.test" |
        | slash-in-query  | "/users?back=/"      | "/users?back="      |
        | slash-then-mark | "/users/?sort=name"  | "/users/?sort=name" |
        | slash-and-blank | "/users/ "           | "/users/ "          |
        | mark-at-the-end | "/users?"            | "/users?"           |
      # Where an option that is left out is an empty text, an empty path is none.

      @trait:static-languages
      Examples: no text
        | case  | path | kept |
        | empty | ""   | ""   |

  @level:observed @protected
  Rule: The query is stored as it is

    @id:paginator-options-query-stored @op:Paginator.$query
    Scenario Outline: <query> is stored unchanged
      Given a new Paginator from [["Ada"], 1, 1, {"query": <query>}]
      Then the protected property "query" is <query>

      Examples:
        | case     | query                                  |
        | page-key | {"page": 7, "sort": "name"}            |
        | null     | {"sort": null}                         |
        | nested   | {"filter": {"city": ["Lima", "Oslo"]}} |
        | empty    | {}                                     |

  @level:observed
  Rule: The fragment is stored as it is

    @id:paginator-option-fragment-blanks @op:Paginator.fragment
    Scenario: Blanks around a fragment
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"fragment": " a "}
      Then "fragment" gives " a "

    @id:paginator-option-fragment-empty @trait:static-languages @op:Paginator.fragment
    Scenario: An empty fragment
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"fragment": ""}
      Then "fragment" gives ""

  @level:observed
  Rule: What is set later counts, and not the option

    @id:paginator-option-then-setter @trait:static-languages @op:Paginator.onEachSide @op:Paginator.fragment
    Scenario: Another number of links, and a fragment where the option had none
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"onEachSide": 1, "fragment": null}
      And "onEachSide" is called with [2]
      When "fragment" is called with ["list"]
      Then the property "onEachSide" is 2
      And "fragment" gives "list"

    @id:paginator-option-escape-off @trait:static-languages @op:Paginator.escapeWhenCastingToString @op:Paginator.__toString @boot-only @trait:surplus-items
    Scenario: Escaping that the option asked for is switched off
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["ViewFactory"]}}}]
      And a Paginator of ["Ada", "Bo"] with 1 per page on page 1 and options {"escapeWhenCastingToString": true}
      And "escapeWhenCastingToString" is called with [false]
      When "__toString" is called
      Then the result is HTML with the text "<nav"

  @level:observed
  Rule: Other settings of the paginator may be given by their names

    @id:paginator-options-on-each-side @trait:static-languages @op:Paginator.$onEachSide
    Scenario: The number of links on each side
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"onEachSide": 0}
      Then the property "onEachSide" is 0

    @id:paginator-options-escape @trait:static-languages @op:Paginator.$escapeWhenCastingToString @protected
    Scenario: Whether the text form is escaped
      Given a new Paginator from [["Ada"], 1, 1, {"escapeWhenCastingToString": true}]
      Then the protected property "escapeWhenCastingToString" is true

  @level:observed
  Rule: What the constructor computes itself wins over the options

    @id:paginator-options-overwritten @trait:static-languages @trait:surplus-items
    Scenario Outline: <option> in the options has no effect
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page on page 3 and options {"<option>": <value>}
      Then "<operation>" gives <kept>

      Examples:
        | case         | option      | value | operation    | kept |
        | per-page     | perPage     |     9 | perPage      |    2 |
        | current-page | currentPage |     7 | currentPage  |    3 |
        | has-more     | hasMore     | false | hasMorePages | true |

    @id:paginator-option-current-page-alone @trait:static-languages @op:Paginator.currentPage @trait:surplus-items
    Scenario: A current page in the options does not stand in for one that is not given
      Given a new Paginator from [["Ada", "Bo"], 1, null, {"currentPage": 7}]
      Then "currentPage" gives 1

    @id:paginator-option-query-page @op:Paginator.currentPage @trait:surplus-items
    Scenario: A page in the query of the options does not stand in for the current page
      Given a new Paginator from [["Ada", "Bo"], 1, null, {"query": {"page": "7"}}]
      Then "currentPage" gives 1

    @id:paginator-option-has-more-alone @trait:static-languages @op:Paginator.hasMorePages @trait:surplus-items
    Scenario: More pages in the options count for nothing where all items fit
      Given a new Paginator from [["Ada"], 1, 1, {"hasMore": true}]
      Then "hasMorePages" gives false

    @id:paginator-options-unknown @trait:static-languages
    Scenario: An unknown option changes nothing that shows
      Given a Paginator of ["Ada", "Bo"] with 2 per page on page 2 and options {"colour": "red"}
      Then "items" gives ["Ada", "Bo"]
      And "currentPage" gives 2
      And "url" with [2] gives "/?page=2"

    @id:paginator-options-other-spelling @trait:static-languages @trait:surplus-items
    Scenario Outline: The option "<option>" is not the page name
      Given a Paginator of ["Ada", "Bo"] with 1 per page on page 2 and options {"<option>": "p"}
      When "getPageName" is called
      Then the result is "page"

      Examples:
        | case       | option    |
        | underscore | page_name |
        | capital    | PageName  |
        | small      | pagename  |

    @id:paginator-options-operation-name @trait:static-languages @trait:surplus-items
    Scenario Outline: An option with the name of an operation, <option>, changes nothing that shows
      Given a Paginator of ["Ada", "Bo"] with 1 per page on page 2 and options {"<option>": "x"}
      Then "url" with [2] gives "/?page=2"
      And "items" gives ["Ada"]

      Examples:
        | case  | option   |
        | url   | url      |
        | items | addQuery |
