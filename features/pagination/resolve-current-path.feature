Feature: Paginator.resolveCurrentPath and Paginator.currentPathResolver
  The path of the current request, as a resolver gives it.

  @level:stated
  Rule: Without a resolver the default is given, and it is "/" unless another is named

    @id:paginator-current-path-default @op:Paginator.default.path @op:Paginator.resolveCurrentPath
    Scenario: No default named
      When the static operation "resolveCurrentPath" of Paginator is called with []
      Then the result is "/"

    @id:paginator-current-path-named-default @op:Paginator.default.path @op:Paginator.resolveCurrentPath
    Scenario: A default named
      When the static operation "resolveCurrentPath" of Paginator is called with ["/users"]
      Then the result is "/users"

    @id:paginator-current-path-falsy-default @op:Paginator.resolveCurrentPath
    Scenario Outline: A default that is <title>
      When the static operation "resolveCurrentPath" of Paginator is called with ["<path>"]
      Then the result is "<path>"

      Examples:
        | case | title | path |
        | zero | "0"   |    0 |

      @trait:static-languages
      Examples: which may be how an argument is left out
        | case  | title      | path |
        | empty | empty text |      |

  @level:stated @boot-only
  Rule: With a resolver its path is given

    @id:paginator-current-path-resolved @op:Paginator.resolveCurrentPath @op:Paginator.currentPathResolver
    Scenario: The resolver's path counts
      Given the closure "current path" that returns "/people"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      When the static operation "resolveCurrentPath" of Paginator is called with []
      Then the result is "/people"

    @id:paginator-current-path-resolved-not-default @op:Paginator.resolveCurrentPath @op:Paginator.currentPathResolver
    Scenario: The resolver's path counts, and not the default
      Given the closure "current path" that returns "/people"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      When the static operation "resolveCurrentPath" of Paginator is called with ["/users"]
      Then the result is "/people"

    @id:paginator-current-path-resolver-returns-nothing @op:Paginator.currentPathResolver
    Scenario: Setting a resolver gives nothing
      Given the closure "current path" that returns "/people"
      When the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      Then the result is null

    @id:paginator-current-path-resolver-replaced @op:Paginator.resolveCurrentPath @op:Paginator.currentPathResolver
    Scenario: A second resolver replaces the first, even after the first was used
      Given the closure "first path" that returns "/people"
      And the closure "second path" that returns "/cities"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "first path"}]
      And the static operation "resolveCurrentPath" of Paginator is called with []
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "second path"}]
      When the static operation "resolveCurrentPath" of Paginator is called with []
      Then the result is "/cities"

    @id:paginator-current-path-resolved-root @op:Paginator.resolveCurrentPath @op:Paginator.currentPathResolver
    Scenario: A resolver's path that is the usual default counts as well
      Given the closure "current path" that returns "/"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      When the static operation "resolveCurrentPath" of Paginator is called with ["/users"]
      Then the result is "/"

  @level:observed
  Rule: Without a resolver the answer is the default, also while there is a current request
    # Both known systems find path and query through a resolver alone.

    @id:paginator-current-path-ignores-request @needs:request @op:Paginator.resolveCurrentPath
    Scenario: Without a resolver the path is the default
      Given the current request is "/cities?sort=name"
      When the static operation "resolveCurrentPath" of Paginator is called with []
      Then the result is "/"

  @level:observed @boot-only
  Rule: The resolver beats the default, and is called every time, without arguments

    @id:paginator-current-path-beats-default @op:Paginator.resolveCurrentPath @op:Paginator.currentPathResolver
    Scenario Outline: The resolver's <path> beats the default
      Given the closure "current path" that returns <path>
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      When the static operation "resolveCurrentPath" of Paginator is called with ["/users"]
      Then the result is <path>

      Examples:
        | case     | path                     |
        | empty    | ""                       |
        | absolute | "https://ex.test/people" |
        | slashes  | "/people//"              |
        | query    | "/people?sort=name"      |

    @id:paginator-current-path-called-each-time @op:Paginator.resolveCurrentPath @op:Paginator.currentPathResolver
    Scenario: Two questions are two calls
      Given the closure "current path" that returns "/people"
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      And the static operation "resolveCurrentPath" of Paginator is called with []
      When the static operation "resolveCurrentPath" of Paginator is called with ["/users"]
      Then the result is "/people"
      And the closure "current path" was called with [[], []]

    @id:paginator-current-path-not-called-when-set @op:Paginator.currentPathResolver
    Scenario: Setting a resolver does not call it
      Given the closure "current path" that returns "/people"
      When the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      Then the closure "current path" was not called

    @id:paginator-current-path-resolver-error @op:Paginator.resolveCurrentPath @op:Paginator.currentPathResolver @error
    Scenario: An error of the resolver passes through
      Given the closure "current path" that returns {"$throw": {"kind": "Logic", "message": "no path yet"}}
      And the static operation "currentPathResolver" of Paginator is called with [{"$ref": "current path"}]
      When the static operation "resolveCurrentPath" of Paginator is called with ["/users"]
      Then it fails with a Logic error saying "no path yet"

  @level:observed @trait:strict-types @error @protected @boot-only
  Rule: Only a closure can be a path resolver

    @id:paginator-current-path-resolver-type @op:Paginator.currentPathResolver
    Scenario Outline: currentPathResolver(<value>) fails and sets nothing
      When the static operation "currentPathResolver" of Paginator is called with [<value>]
      Then it fails with a Type error
      And the protected static property "currentPathResolver" of Paginator is null

      Examples:
        | case | value     |
        | text | "/people" |
        | null | null      |
        | list | ["/a"]    |
