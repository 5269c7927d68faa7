Feature: Paginator.path, Paginator.setPath and Paginator.withPath
  The base path of all page URLs.

  @level:stated
  Rule: The base path can be read and set, and page URLs begin with it
    # It is a path: what becomes of a text that is none, such as a whole URL, is not said.

    @id:paginator-path-set @op:Paginator.path
    Scenario Outline: What "<operation>" set is read back
      Given a Paginator of ["Ann"] with 1 per page on page 9 and options {"path": "/users"}
      When "<operation>" is called with ["/people"]
      Then the result is {"$a": "Paginator"}
      And the result is kept as "chained"
      And "path" of "chained" gives "/people"
      And "path" gives "/people"

      @op:Paginator.setPath
      Examples:
        | case     | operation |
        | set-path | setPath   |

      @op:Paginator.withPath
      Examples:
        | case      | operation |
        | with-path | withPath  |

    @id:paginator-path-in-url
    Scenario Outline: Page URLs begin with the path that "<operation>" set
      Given a Paginator of ["Ann"] with 1 per page on page 9
      And "<operation>" is called with ["/people"]
      When "url" is called with [2]
      Then the result is a URL with
        | path       | /people |
        | query page |       2 |

      @op:Paginator.setPath
      Examples:
        | case     | operation |
        | set-path | setPath   |

      @op:Paginator.withPath
      Examples:
        | case      | operation |
        | with-path | withPath  |

  @level:observed
  Rule: Without a path it is "/"

    @id:paginator-path-default @op:Paginator.path @trait:surplus-items
    Scenario: A paginator that was given no path
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "path" is called
      Then the result is "/"

    @id:paginator-path-ignores-resolver @op:Paginator.path @boot-only @trait:surplus-items
    Scenario: The current path is not taken by itself
      Given the closure "current path" that returns "/current"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "path" is called
      Then the result is "/"
      And "url" with [2] gives "/?page=2"
      And the closure "current path" was not called

    @id:paginator-path-ignores-request @needs:request @op:Paginator.path @trait:surplus-items
    Scenario: The current request is not looked at
      Given the current request is "/current?page=3"
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "path" is called
      Then the result is "/"
      And "currentPage" gives 1

  @level:observed
  Rule: The path is stored as given and the same paginator returned

    @id:paginator-path-stored-as-given @op:Paginator.path @trait:surplus-items
    Scenario Outline: <operation>(<path>) is kept
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "<operation>" is called with [<path>]
      Then the result is the subject itself
      And "path" gives <path>

      @op:Paginator.setPath
      Examples:
        | case               | operation | path                     |
        | set-trailing-slash | setPath   | "/users/"                |
        | set-many-slashes   | setPath   | "/users///"              |
        | set-empty          | setPath   | ""                       |
        | set-zero           | setPath   | "0"                      |
        | set-query          | setPath   | "/users?x=1"             |
        | set-encoded        | setPath   | "/caf%C3%A9"             |
        | set-absolute       | setPath   | "https://ex.test/users/" |

      @op:Paginator.withPath
      Examples:
        | case                | operation | path                     |
        | with-trailing-slash | withPath  | "/users/"                |
        | with-empty          | withPath  | ""                       |
        | with-query          | withPath  | "/users?x=1"             |
        | with-encoded        | withPath  | "/caf%C3%A9"             |
        | with-absolute       | withPath  | "https://ex.test/users/" |

    @id:paginator-path-last-wins @op:Paginator.path @op:Paginator.setPath @op:Paginator.withPath @trait:surplus-items
    Scenario: Both setters write the same path
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      And "setPath" is called with ["/users"]
      When "withPath" is called with ["/people"]
      Then "path" gives "/people"
      And "url" with [2] gives the URL "/people?page=2"
