@op:AnonymousResourceCollection.preserveQuery @op:Statement.collectionLinkQuery @trait:query-text
Feature: AnonymousResourceCollection.preserveQuery: parsing the query
  Names with brackets, blanks and points, and what is no parameter at all.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 1]}, "PostResource"]
    And "preserveQuery" is called

  @level:exact
  Rule: Brackets in a name lead into a nested map

    @id:collection-preserve-query-nested @trait:surplus-items
    Scenario Outline: The query <query>
      When "response" is called with [{"$request": "/posts?<query>"}]
      Then the response body at "/links/next" is "/?<written>page=2"

      Examples:
        | case               | query                   | written                                            |
        | maps-in-list       | f[][x]=1&f[][x]=2       | f%5B0%5D%5Bx%5D=1&f%5B1%5D%5Bx%5D=2&               |
        | maps-in-list-apart | f[][x]=1&f[][y]=2       | f%5B0%5D%5Bx%5D=1&f%5B1%5D%5By%5D=2&               |
        | empty-in-list      | f[]=                    | f%5B0%5D=&                                         |
        | three-names        | f[a][b][c]=1            | f%5Ba%5D%5Bb%5D%5Bc%5D=1&                          |
        | seven-names        | f[a][b][c][d][e][g]=1   | f%5Ba%5D%5Bb%5D%5Bc%5D%5Bd%5D%5Be%5D%5Bg%5D=1&     |
        | list-in-map-in-map | f[a][b][]=1&f[a][b][]=2 | f%5Ba%5D%5Bb%5D%5B0%5D=1&f%5Ba%5D%5Bb%5D%5B1%5D=2& |
        | plain-then-list    | f=1&f[]=2               | f%5B0%5D=2&                                        |
        | blank-index        | f[%20]=1                | f%5B0%5D=1&                                        |
        | two-blanks         | f[%20%20]=1             | f%5B%20%20%5D=1&                                   |
        | blank-before-key   | f[%20x]=1               | f%5B%20x%5D=1&                                     |
        | point-in-key       | f.g[a.b]=1              | f_g%5Ba.b%5D=1&                                    |
        | bracket-in-key     | f[a[b]=1                | f%5Ba%5Bb%5D=1&                                    |
        | text-after         | f[a]b=1                 | f%5Ba%5D=1&                                        |
        | brackets-after     | f[a]b[c]=1              | f%5Ba%5D=1&                                        |
        | same-index         | f[0]=1&f[0]=2           | f%5B0%5D=2&                                        |
        | capital            | F[A]=1                  | F%5BA%5D=1&                                        |
        | language-name      | f[__proto__]=1          | f%5B__proto__%5D=1&                                |

      @trait:ordered-maps
      Examples: an order that is kept
        | case            | query                | written                    |
        | same-map-again  | f[a]=1&g=2&f[b]=3    | f%5Ba%5D=1&f%5Bb%5D=3&g=2& |
        | list-then-plain | f[]=1&g=2&f=3        | f=3&g=2&                   |
        | same-key-again  | f[x]=1&f[a]=1&f[a]=2 | f%5Bx%5D=1&f%5Ba%5D=2&     |
        | key-then-next   | f[a]=1&f[]=2         | f%5Ba%5D=1&f%5B0%5D=2&     |

      @trait:integer-like-keys
      Examples: integer-like keys
        | case             | query        | written                |
        | after-high-index | f[5]=1&f[]=2 | f%5B5%5D=1&f%5B6%5D=2& |

  @level:exact
  Rule: A bracket that is never closed is part of the name

    @id:collection-preserve-query-unclosed @trait:surplus-items
    Scenario Outline: The query <query>
      When "response" is called with [{"$request": "/posts?<query>"}]
      Then the response body at "/links/next" is "/?<written>page=2"

      Examples:
        | case         | query    | written     |
        | unclosed     | f[a=1    | f_a=1&      |
        | with-point   | f[a.b=1  | f_a_b=1&    |
        | at-the-end   | f[=1     | f_=1&       |
        | only-closing | f]=1     | f%5D=1&     |
        | second       | f[a][b=1 | f%5Ba%5D=1& |

  @level:exact
  Rule: What has no name is no parameter, and what cannot stand in a name is dropped or replaced

    @id:collection-preserve-query-nameless @trait:surplus-items
    Scenario Outline: The query <query>
      When "response" is called with [{"$request": "/posts?<query>"}]
      Then the response body at "/links/next" is "/?<written>page=2"

      Examples:
        | case                 | query         | written      |
        | no-name              | =1&b=2        | b=2&         |
        | empty-pair           | &&b=2         | b=2&         |
        | bracket-first        | [a]=1&b=2     | b=2&         |
        | bracket-first-nested | [a]b[c]=1&b=2 | b=2&         |
        | bracket-alone        | [=1&b=2       | b=2&         |
        | blank-first          | %20%20a=1     | a=1&         |
        | blank-last           | a%20=1        | a_=1&        |
        | blanks               | %20%20=1&b=2  | b=2&         |
        | blank-bracket        | %20[a]=1&b=2  | b=2&         |
        | zero-byte            | a%00bc=1      | a=1&         |
        | zero-byte-first      | %00a=1&b=2    | b=2&         |
        | fragment             | a=1#b=2       | a=1&         |
        | plus-inside          | a+b=1         | a_b=1&       |
        | second-mark          | a=1?b=2       | a=1%3Fb%3D2& |

  @level:exact
  Rule: A percent sign stands for itself unless two hexadecimal digits follow

    @id:collection-preserve-query-percent @trait:surplus-items
    Scenario Outline: The query <query>
      When "response" is called with [{"$request": "/posts?<query>"}]
      Then the response body at "/links/next" is "/?<written>page=2"

      Examples:
        | case            | query          | written         |
        | no-digits       | q=%zz          | q=%25zz&        |
        | one-digit       | q=%4           | q=%254&         |
        | lower-case      | q=%c3%a9       | q=%C3%A9&       |
        | beside-letters  | q=a%C3%A9b%21c | q=a%C3%A9b%21c& |
        | mixed           | q=%%41         | q=%25A&         |
        | byte-order-mark | q=%EF%BB%BFa   | q=%EF%BB%BFa&   |
