Feature: Paginator.resolveQueryString and Paginator.queryStringResolver
  The current query string, as a resolver gives it.

  @level:stated
  Rule: Without a resolver the default is given

    @id:paginator-query-string-default @op:Paginator.resolveQueryString
    Scenario: No default named
      When the static operation "resolveQueryString" of Paginator is called with []
      Then the result is null

    @id:paginator-query-string-named-default @op:Paginator.resolveQueryString
    Scenario Outline: The default <default> is given
      When the static operation "resolveQueryString" of Paginator is called with [<default>]
      Then the result is not null
      And the result is not ""
      And the result is not {}

      Examples:
        | case | default          |
        | text | "sort=name"      |
        | map  | {"sort": "name"} |

    @id:paginator-query-string-null-default @op:Paginator.resolveQueryString
    Scenario: The default null is given
      When the static operation "resolveQueryString" of Paginator is called with [null]
      Then the result is null

  @level:observed
  Rule: The default is given as it is
    # "string|array|null": text and maps may be turned into one another.

    @id:paginator-query-string-default-form @op:Paginator.resolveQueryString
    Scenario Outline: The default <default> stays what it is
      When the static operation "resolveQueryString" of Paginator is called with [<default>]
      Then the result is <default>

      Examples:
        | case       | default          |
        | text       | "sort=name"      |
        | map        | {"sort": "name"} |
        | empty-text | ""               |
        | empty-map  | []               |

  @level:stated @boot-only
  Rule: With a resolver its query string is given
    # Whether as text or as a map is left open; what is in it shows in the URLs of pages.

    @id:paginator-query-string-resolved @op:Paginator.resolveQueryString @op:Paginator.queryStringResolver
    Scenario Outline: The resolver's <query> counts
      Given the closure "current query" that returns <query>
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      When the static operation "resolveQueryString" of Paginator is called with []
      Then the result is not null
      And the result is not ""
      And the result is not {}

      Examples:
        | case | query                          |
        | text | "sort=name"                    |
        | map  | {"sort": "name", "lang": "no"} |
    # "Query string or the default": whether one that is empty counts as none is not said.

    @id:paginator-query-string-before-default @op:Paginator.resolveQueryString @op:Paginator.queryStringResolver
    Scenario: The answer of the resolver counts although there is a default
      Given the closure "current query" that returns "sort=name"
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      When the static operation "resolveQueryString" of Paginator is called with ["lang=no"]
      Then the result is not "lang=no"
      And the result is not {"lang": "no"}

    @id:paginator-query-string-resolver-returns-nothing @op:Paginator.queryStringResolver
    Scenario: Setting a resolver gives nothing
      Given the closure "current query" that returns "sort=name"
      When the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      Then the result is null

    @id:paginator-query-string-resolver-replaced @op:Paginator.resolveQueryString @op:Paginator.queryStringResolver
    Scenario: A second resolver replaces the first, even after the first was used
      Given the closure "first query" that returns "sort=name"
      And the closure "second query" that returns "sort=size"
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "first query"}]
      And the static operation "resolveQueryString" of Paginator is called with []
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "second query"}]
      When the static operation "resolveQueryString" of Paginator is called with []
      Then the result is not "sort=name"
      And the result is not {"sort": "name"}

  @level:observed
  Rule: Without a resolver the answer is the default, also while there is a current request
    # Both known systems find path and query through a resolver alone.

    @id:paginator-query-string-ignores-request @needs:request @op:Paginator.resolveQueryString
    Scenario: Without a resolver the query string is the default
      Given the current request is "/cities?sort=name"
      When the static operation "resolveQueryString" of Paginator is called with ["none"]
      Then the result is "none"

  @level:observed @boot-only
  Rule: The resolver beats the default, also with null

    @id:paginator-query-string-beats-default @op:Paginator.resolveQueryString @op:Paginator.queryStringResolver
    Scenario Outline: The resolver's <query> beats the default
      Given the closure "current query" that returns <query>
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      When the static operation "resolveQueryString" of Paginator is called with ["lang=no"]
      Then the result is <query>

      Examples:
        | case          | query                       |
        | text          | "sort=name"                 |
        | map           | {"sort": "name"}            |
        | null          | null                        |
        | empty         | ""                          |
        | none          | []                          |
        | null-value    | {"sort": null, "page": "2"} |
        | question-mark | "?sort=name"                |

      @trait:integer-like-keys
      Examples: numbers for names
        | case     | query      |
        | numbered | {"7": "x"} |

    @id:paginator-query-string-beats-map @op:Paginator.resolveQueryString @op:Paginator.queryStringResolver
    Scenario: Null beats a map as well
      Given the closure "current query" that returns null
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      When the static operation "resolveQueryString" of Paginator is called with [{"lang": "no"}]
      Then the result is null

    @id:paginator-query-string-map-beats-map @op:Paginator.resolveQueryString @op:Paginator.queryStringResolver
    Scenario: Nothing of a default map joins that of the resolver
      Given the closure "current query" that returns {"sort": "name"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      When the static operation "resolveQueryString" of Paginator is called with [{"lang": "no"}]
      Then the result is {"sort": "name"}

    @id:paginator-query-string-called-each-time @op:Paginator.resolveQueryString @op:Paginator.queryStringResolver
    Scenario: The resolver is called every time, without arguments
      Given the closure "current query" that returns "sort=name"
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And the static operation "resolveQueryString" of Paginator is called with []
      When the static operation "resolveQueryString" of Paginator is called with ["lang=no"]
      Then the result is "sort=name"
      And the closure "current query" was called with [[], []]

  @level:observed @trait:strict-types @error @protected @boot-only
  Rule: Only a closure can be a query-string resolver

    @id:paginator-query-string-resolver-type @op:Paginator.queryStringResolver
    Scenario Outline: queryStringResolver(<value>) fails and sets nothing
      When the static operation "queryStringResolver" of Paginator is called with [<value>]
      Then it fails with a Type error
      And the protected static property "queryStringResolver" of Paginator is null

      Examples:
        | case | value            |
        | text | "sort=name"      |
        | map  | {"sort": "name"} |
        | null | null             |
