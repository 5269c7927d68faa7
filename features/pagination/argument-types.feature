@error
Feature: Paginator: argument types
  The error for a wrong argument names the parameter, so that whoever reads it finds the culprit.

  @level:observed @trait:declared-types
  Rule: In Hypervel an argument that cannot be what an operation declares is a type error

    @id:paginator-argument-type-operation @trait:surplus-items
    Scenario Outline: <operation>(<args>) fails, and the error names "<culprit>"
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      When "<operation>" is called with <args>
      Then it fails with a Type error
      And the error names "<operation> <culprit>"

      @op:Paginator.url
      Examples: url
        | case         | operation | args                | culprit  |
        | url-null     | url       | [null]              | page int |
        | url-text     | url       | ["abc"]             | page int |
        | url-empty    | url       | [""]                | page int |
        | url-list     | url       | [[2]]               | page int |
        | url-infinite | url       | [{"$float": "INF"}] | page int |

      @op:Paginator.getUrlRange
      Examples: getUrlRange
        | case                | operation   | args       | culprit   |
        | get-url-range-start | getUrlRange | [null, 2]  | start int |
        | get-url-range-end   | getUrlRange | [1, "abc"] | end int   |

      @op:Paginator.fragment
      Examples: fragment
        | case          | operation | args    | culprit         |
        | fragment-list | fragment  | [["a"]] | fragment string |

      @op:Paginator.appends
      Examples: appends
        | case                 | operation | args                      | culprit      |
        | appends-value-object | appends   | ["a", {"$missing": true}] | value string |
        | appends-key-object   | appends   | [{"$fn": {"body": 1}}]    | key string   |

      @op:Paginator.setPath
      Examples: setPath
        | case          | operation | args   | culprit     |
        | set-path-null | setPath   | [null] | path string |
        | set-path-list | setPath   | [[]]   | path string |

      @op:Paginator.setPageName
      Examples: setPageName
        | case               | operation   | args   | culprit     |
        | set-page-name-null | setPageName | [null] | name string |

      @op:Paginator.hasMorePagesWhen
      Examples: hasMorePagesWhen
        | case                     | operation        | args   | culprit      |
        | has-more-pages-when-null | hasMorePagesWhen | [null] | hasMore bool |
        | has-more-pages-when-list | hasMorePagesWhen | [[]]   | hasMore bool |

      @op:Paginator.onEachSide
      Examples: onEachSide
        | case              | operation  | args   | culprit   |
        | on-each-side-text | onEachSide | ["ab"] | count int |

      @op:Paginator.escapeWhenCastingToString
      Examples: escapeWhenCastingToString
        | case                               | operation                 | args   | culprit     |
        | escape-when-casting-to-string-null | escapeWhenCastingToString | [null] | escape bool |

      @op:Paginator.toJson
      Examples: toJson
        | case         | operation | args   | culprit     |
        | to-json-text | toJson    | ["ab"] | options int |

      @op:Paginator.toPrettyJson
      Examples: toPrettyJson
        | case                | operation    | args   | culprit     |
        | to-pretty-json-text | toPrettyJson | ["ab"] | options int |

      @op:Paginator.render
      Examples: render
        | case        | operation | args | culprit     |
        | render-view | render    | [[]] | view string |

    @id:paginator-argument-type-constructor @op:Paginator.__construct
    Scenario Outline: new Paginator(<args>) fails, and the error names "<culprit>"
      Given a new Paginator from <args>
      Then it fails with a Type error
      And the error names "Paginator <culprit>"

      Examples:
        | case      | args            | culprit         |
        | per-page  | [[1], null]     | perPage int     |
        | page-text | [[1], 1, "abc"] | currentPage int |
        | page-list | [[1], 1, []]    | currentPage int |

    @id:paginator-argument-type-protected @protected @trait:surplus-items
    Scenario Outline: The protected <operation>(<args>) fails, and the error names "<culprit>"
      Given a new Paginator from [["Ada", "Bo"], 1]
      When "<operation>" is called from inside with <args>
      Then it fails with a Type error
      And the error names "<operation> <culprit>"

      @op:Paginator.isValidPageNumber
      Examples:
        | case  | operation         | args    | culprit  |
        | valid | isValidPageNumber | ["abc"] | page int |

      @op:Paginator.setCurrentPage
      Examples:
        | case     | operation      | args    | culprit         |
        | set-page | setCurrentPage | ["abc"] | currentPage int |

      @op:Paginator.addQuery
      Examples:
        | case      | operation | args      | culprit    |
        | add-query | addQuery  | [[], "x"] | key string |

    @id:paginator-argument-type-static
    Scenario Outline: The static <operation>(<args>) fails, and the error names "<culprit>"
      When the static operation "<operation>" of Paginator is called with <args>
      Then it fails with a Type error
      And the error names "<operation> <culprit>"

      @op:Paginator.resolveCurrentPath
      Examples:
        | case | operation          | args   | culprit        |
        | path | resolveCurrentPath | [null] | default string |

      @op:Paginator.resolveCurrentPage
      Examples:
        | case      | operation          | args            | culprit         |
        | page-name | resolveCurrentPage | [[]]            | pageName string |
        | page      | resolveCurrentPage | ["page", "abc"] | default int     |

      @op:Paginator.defaultView @boot-only
      Examples:
        | case | operation   | args   | culprit     |
        | view | defaultView | [null] | view string |

      @op:Paginator.defaultSimpleView @boot-only
      Examples:
        | case        | operation         | args   | culprit     |
        | simple-view | defaultSimpleView | [null] | view string |

  @level:observed @trait:declared-types @op:Paginator.__construct
  Rule: In Hypervel an option that is a property must have the property's type

    @id:paginator-argument-type-option
    Scenario Outline: <option> may not be <value>
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"<option>": <value>}
      Then it fails with a Type error
      And the error names "<option> <type>"

      Examples:
        | case         | option                    | value | type   |
        | path         | path                      | null  | string |
        | query        | query                     | null  |        |
        | fragment     | fragment                  | []    | string |
        | page-name    | pageName                  | null  | string |
        | per-page     | perPage                   | "ab"  | int    |
        | current-page | currentPage               | "ab"  | int    |
        | on-each-side | onEachSide                | "ab"  | int    |
        | escape       | escapeWhenCastingToString | []    | bool   |
        | has-more     | hasMore                   | []    | bool   |
        | options      | options                   | null  |        |

  @level:observed @trait:declared-types
  Rule: In Hypervel names of parameters are texts

    @id:paginator-argument-type-query-name @op:Paginator.appends @op:Paginator.appendArray @trait:surplus-items
    Scenario: A list has no names
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      When "appends" is called with [["a", "b"]]
      Then it fails with a Type error
      And the error names "addQuery key string"
      And "url" with [2] gives "/?page=2"

  @level:observed @trait:declared-types @boot-only
  Rule: In Hypervel what a resolver gives must have the declared type

    @id:paginator-argument-type-path-resolver @op:Paginator.resolveCurrentPath
    Scenario Outline: A path resolver that gives <path>
      Given the closure "resolver" that returns <path>
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "resolver"}]
      When the static operation "resolveCurrentPath" of Paginator is called with []
      Then it fails with a Type error
      And the error names "resolveCurrentPath string"

      Examples:
        | case | path |
        | null | null |
        | list | []   |

    @id:paginator-argument-type-query-resolver @op:Paginator.resolveQueryString
    Scenario Outline: A query resolver that gives <query>
      Given the closure "resolver" that returns <query>
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "resolver"}]
      When the static operation "resolveQueryString" of Paginator is called with []
      Then it fails with a Type error
      And the error names "resolveQueryString string"

      Examples:
        | case   | query                        |
        | object | {"$new": ["Collection", []]} |

    @id:paginator-argument-type-view @op:Paginator.render
    Scenario: A view that is no HTML
      Given the class PlainViews with
        """
        {"methods": {"make": "text"}}
        """
      And the closure "views" that returns {"$new": ["PlainViews"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "views"}]
      And a Paginator of ["Ada"] with 1 per page
      When "render" is called
      Then it fails with a Type error
      And the error names "render Htmlable"

  @level:observed @trait:strict-types
  Rule: What must be something to call is refused when it is not

    @id:paginator-argument-type-object
    Scenario Outline: <operation> refuses <args>
      Given a Paginator of [] with 1 per page
      When "<operation>" is called with <args>
      Then it fails

      @op:Paginator.through
      Examples: through
        | case           | operation | args   |
        | through-number | through   | [5]    |
        | through-null   | through   | [null] |

      @op:Shared.tap
      Examples: tap
        | case       | operation | args |
        | tap-number | tap       | [5]  |

  @level:observed @trait:strict-types @boot-only
  Rule: A resolver that cannot be called is refused, and the error names the operation

    @id:paginator-argument-type-resolver
    Scenario Outline: <operation>(null) fails, and the error names the operation and its parameter
      When the static operation "<operation>" of Paginator is called with [null]
      Then it fails with a Type error
      And the error names "<operation> resolver"

      @op:Paginator.currentPathResolver
      Examples: current path
        | case | operation           |
        | path | currentPathResolver |

      @op:Paginator.currentPageResolver
      Examples: current page
        | case | operation           |
        | page | currentPageResolver |

      @op:Paginator.queryStringResolver
      Examples: query string
        | case  | operation           |
        | query | queryStringResolver |

      @op:Paginator.viewFactoryResolver
      Examples: view factory
        | case | operation           |
        | view | viewFactoryResolver |

    @id:paginator-argument-type-resolver-kept @protected
    Scenario Outline: <property>("after") is refused, and the resolver that was set before stays
      Given the closure "before" that returns null
      And the static operation "<property>" of Paginator is called with [{"$ref": "before"}]
      When the static operation "<property>" of Paginator is called with ["after"]
      Then it fails with a Type error
      And the protected static property "<property>" of Paginator is {"$ref": "before"}

      @op:Paginator.currentPathResolver @op:Paginator.$currentPathResolver
      Examples: current path
        | case | property            |
        | path | currentPathResolver |

      @op:Paginator.currentPageResolver @op:Paginator.$currentPageResolver
      Examples: current page
        | case | property            |
        | page | currentPageResolver |

      @op:Paginator.queryStringResolver @op:Paginator.$queryStringResolver
      Examples: query string
        | case  | property            |
        | query | queryStringResolver |

      @op:Paginator.viewFactoryResolver @op:Paginator.$viewFactoryResolver
      Examples: view factory
        | case | property            |
        | view | viewFactoryResolver |

  @level:observed @trait:strict-types @boot-only
  Rule: An object that can be called is no resolver

    @id:paginator-argument-type-resolver-callable
    Scenario Outline: <operation> refuses it
      Given the class Maker with
        """
        {"methods": {"__invoke": "called"}}
        """
      When the static operation "<operation>" of Paginator is called with [{"$new": ["Maker"]}]
      Then it fails with a Type error

      @op:Paginator.currentPathResolver
      Examples: current path
        | case | operation           |
        | path | currentPathResolver |

      @op:Paginator.currentPageResolver
      Examples: current page
        | case | operation           |
        | page | currentPageResolver |

      @op:Paginator.queryStringResolver
      Examples: query string
        | case  | operation           |
        | query | queryStringResolver |

  @level:observed @trait:strict-types
  Rule: The error for what is no collection, or cannot be called, names what it should be

    @id:paginator-argument-type-object-named
    Scenario Outline: The error of <operation>(<args>) names what was expected
      Given a Paginator of ["Ada"] with 1 per page
      When "<operation>" is called with <args>
      Then it fails with a Type error
      And the error names "<words>"

      @op:Paginator.setCollection
      Examples: setCollection
        | case           | operation     | args      | words                               |
        | set-collection | setCollection | [["Ada"]] | setCollection collection Collection |

      @op:Paginator.through
      Examples: through
        | case    | operation | args | words                     |
        | through | through   | [5]  | through callback callable |

      @op:Shared.tap @trait:declared-types
      Examples: tap
        | case | operation | args | words             |
        | tap  | tap       | [5]  | callback callable |

    @id:paginator-argument-type-options-named @op:Paginator.__construct
    Scenario: The error for a text in place of the options names the options
      Given a new Paginator from [["Ada"], 1, 1, "x"]
      Then it fails with a Type error
      And the error names "Paginator options"
