@op:Paginator.getOptions
Feature: Paginator.getOptions
  Tells the options that the paginator was made with.

  @level:stated
  Rule: The options that were given are returned

    @id:paginator-get-options-given @op:Paginator.$options
    Scenario: All four options, also when they were asked for before
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"path": "/users", "query": {"sort": "name"}, "fragment": "list", "pageName": "sheet"}
      And "getOptions" is called
      When "getOptions" is called
      Then the entry "path" of the result is "/users"
      And the entry "query" of the result is {"sort": "name"}
      And the entry "fragment" of the result is "list"
      And the entry "pageName" of the result is "sheet"
    # "The options": whether those that were not given are there with their defaults is not said.

    @id:paginator-get-options-none @op:Paginator.default.constructorOptions
    Scenario: Options that are left out are the same as none
      Given a Paginator of ["Ada"] with 1 per page
      And "explicit" is a new Paginator from [["Ada"], 1, null, {}]
      When "getOptions" is called
      Then the result is {"$any": "map"}
      And the result is what "getOptions" of "explicit" gives

  @level:observed
  Rule: The map is exactly the one that was given

    @id:paginator-get-options-raw
    Scenario Outline: The options <options> come back as they went in
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options <options>
      When "getOptions" is called
      Then the result is <options>

      Examples:
        | case             | options                                                  |
        | none             | {}                                                       |
        | path-not-trimmed | {"path": "/users///"}                                    |
        | nested-query     | {"query": {"filter": {"city": ["Lima", null]}, "a": ""}} |

      @trait:static-languages
      Examples: keys that the options do not have, or have without a value
        | case            | options                                            |
        | unknown-key     | {"colour": "red", "path": "/users"}                |
        | overwritten-key | {"perPage": 9, "currentPage": 4, "hasMore": false} |
        | null-fragment   | {"fragment": null}                                 |

      @trait:ordered-maps
      Examples: keys in an order of their own
        | case       | options                                         |
        | order-kept | {"pageName": "p", "fragment": "f", "path": "/"} |

    @id:paginator-get-options-object @trait:static-languages
    Scenario: An object among the options comes back as that very object
      Given "views" is a new ViewFactory from []
      And a Paginator of ["Ada"] with 1 per page on page 1 and options {"views": {"$ref": "views"}}
      When "getOptions" is called
      Then the result is {"views": {"$ref": "views"}}

    @id:paginator-get-options-key-options @op:Paginator.__construct @trait:static-languages
    Scenario: An option named options takes the place of the whole map
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"path": "/users", "options": {"note": 1}}
      When "getOptions" is called
      Then the result is {"note": 1}
      And "path" gives "/users"

  @level:observed
  Rule: Later settings do not change the options

    @id:paginator-get-options-after-setters
    Scenario: A new path leaves the options alone
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"path": "/users"}
      When "setPath" is called with ["/people"]
      Then "path" gives "/people"
      And "getOptions" gives {"path": "/users"}

    @id:paginator-get-options-after-others
    Scenario Outline: "<operation>" with <args> leaves the options alone
      Given a Paginator of ["Ada"] with 1 per page on page 1 and options {"pageName": "sheet", "query": {"sort": "name"}}
      When "<operation>" is called with <args>
      Then "getOptions" gives {"pageName": "sheet", "query": {"sort": "name"}}

      Examples:
        | case      | operation   | args      |
        | page-name | setPageName | ["users"] |
        | fragment  | fragment    | ["list"]  |

      @trait:copied-maps
      Examples: what the options hold
        | case  | operation | args            |
        | query | appends   | ["sort", "age"] |
