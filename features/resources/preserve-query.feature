@op:AnonymousResourceCollection.preserveQuery
Feature: AnonymousResourceCollection.preserveQuery
  Puts all query parameters of the request onto the pagination links.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts?sort=new&tag=red"
    And "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/posts"}]
    And "hasMorePagesWhen" of "page" is called with [true]
    And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]

  @level:stated
  Rule: The query of the current request appears on the links

    @id:collection-preserve-query-links @op:Statement.collectionLinkQuery @op:AnonymousResourceCollection.$preserveAllQueryParameters
    Scenario: All parameters are on the next link
      Given "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | path       | /posts |
        | query page |      2 |
        | query sort | new    |
        | query tag  | red    |

    @id:collection-preserve-query-responses @op:Statement.collectionLinkQuery @op:AnonymousResourceCollection.response
    Scenario: The links of a second response have the query too
      Given "preserveQuery" is called
      And the result is kept as "it"
      And "response" of "it" is called with []
      When "response" of "it" is called with []
      Then somewhere in the response is a URL with
        | query page |   2 |
        | query sort | new |

    @id:collection-preserve-query-previous @op:Statement.collectionLinkQuery
    Scenario: All parameters are on the previous link
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 1, 4]}, "PostResource"]
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   3 |
        | query sort | new |
        | query tag  | red |

    @id:collection-preserve-query-encoded @op:Statement.collectionLinkQuery
    Scenario: A parameter that had to be encoded means the same on the link
      Given the current request is "/posts?by=Ann%20Lee&tag=R%26B"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |       2 |
        | query by   | Ann Lee |
        | query tag  | R&B     |

    @id:collection-preserve-query-names @op:Statement.collectionLinkQuery
    Scenario: Current parameters named like parts of a URL or a response, and a text beyond ASCII, are on the next link
      Given the current request is "/posts?city=Z%C3%BCrich&data=a&links=b&meta=c&path=d&query=e&fragment=f&first=g&next=h"
      And "preserveQuery" is called
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response is a URL with
        | query page     |      2 |
        | query data     | a      |
        | query links    | b      |
        | query meta     | c      |
        | query path     | d      |
        | query query    | e      |
        | query fragment | f      |
        | query first    | g      |
        | query next     | h      |
        | query city     | Zürich |

    @id:collection-preserve-query-signs @op:Statement.collectionLinkQuery
    Scenario: A value with signs that may separate values is one value on the link
      Given the current request is "/posts?ids=1,2%3B3&sort-by=a=b"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page    |     2 |
        | query ids     | 1,2;3 |
        | query sort-by | a=b   |

    @id:collection-preserve-query-plus @op:Statement.collectionLinkQuery
    Scenario: An encoded plus and dollar signs are on the link
      Given the current request is "/posts?q=a%2Bb&$top=$x"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   2 |
        | query q    | a+b |
        | query $top | $x  |

    @id:collection-preserve-query-page-size @op:Statement.collectionLinkQuery
    Scenario: Parameters that may be the size of a page are on the link as well
      Given the current request is "/posts?per_page=5&limit=6"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page     | 2 |
        | query per_page | 5 |
        | query limit    | 6 |

    @id:collection-preserve-query-texts @op:Statement.collectionLinkQuery
    Scenario: A value that reads as something else is the same text on the link
      Given the current request is "/posts?draft=true&rate=5%2525&back=/a?b"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page  |    2 |
        | query draft | true |
        | query rate  | 5%25 |
        | query back  | /a?b |

    @id:collection-preserve-query-inner @op:Statement.collectionLinkQuery
    Scenario: The value of a parameter with brackets in its name is on the next link
      # How the link names it is not said.
      Given the current request is "/posts?filter[name]=Ada"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page      |   2 |
        | some query text | Ada |

    @id:collection-preserve-query-brackets @op:Statement.collectionLinkQuery @trait:query-text
    Scenario: A parameter with brackets in its name is on the next link
      Given the current request is "/posts?filter[name]=Ada"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page         |   2 |
        | query filter[name] | Ada |

    @id:collection-preserve-query-brackets-encoded @op:Statement.collectionLinkQuery @trait:query-text
    Scenario: A list whose names are encoded, as the links themselves have them, is on the next link
      Given the current request is "/posts?tags%5B0%5D=red&tags%5B1%5D=blue"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page    |    2 |
        | query tags[0] | red  |
        | query tags[1] | blue |

    @id:collection-preserve-query-twice @op:Statement.collectionLinkQuery @op:AnonymousResourceCollection.$preserveAllQueryParameters
    Scenario: All parameters are on the next link even when "preserveQuery" was called before
      Given "preserveQuery" is called
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | path       | /posts |
        | query page |      2 |
        | query sort | new    |
        | query tag  | red    |

    @id:collection-preserve-query-zero @op:Statement.collectionLinkQuery
    Scenario: The text "0" and the empty text of the current query are on the next link like any other value
      Given the current request is "/posts?tag=0&by="
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page | 2 |
        | query tag  | 0 |
        | query by   |   |

    @id:collection-preserve-query-page-of-request @op:Statement.collectionLinkQuery
    Scenario: The page in the current query does not take the place of the one that a link leads to
      Given the current request is "/posts?page=7&sort=new"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | path       | /posts |
        | query page |      2 |
        | query sort | new    |

    @id:collection-preserve-query-other-page-name @op:Statement.collectionLinkQuery @op:Paginator.$pageName
    Scenario: Where pages have another variable, "page" is a parameter like any other
      Given the current request is "/posts?page=7&sort=new"
      And "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/posts", "pageName": "p"}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query p    |   2 |
        | query page |   7 |
        | query sort | new |

    @id:collection-preserve-query-also-after-given @op:Statement.collectionLinkQuery @op:AnonymousResourceCollection.withQuery
    Scenario: All parameters are on the next link even when others were given before
      Given "withQuery" is called with [{"list": "short"}]
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   2 |
        | query sort | new |
        | query tag  | red |
    # The class is a derived one, and its data are not wrapped.

    @id:collection-preserve-query-after-others @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.$preserveKeys @op:AnonymousResourceCollection.withoutWrapping @boot-only
    Scenario: All parameters are on the next link beside metadata, with keys kept and wrapping off
      Given the class Posts extending AnonymousResourceCollection
      And a new Posts from [{"$ref": "page"}, "PostResource"]
      And the static operation "withoutWrapping" of JsonResource is called with []
      And "additional" is called with [{"took": 5}]
      And "preserveKeys" is called
      And "withQuery" is called with [{"list": "short"}]
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | path       | /posts |
        | query page |      2 |
        | query sort | new    |
        | query tag  | red    |
      And somewhere in the response body is "took" with 5
      And the property "preserveKeys" is true
    # "Appends": what every URL of the page has is still there.

    @id:collection-preserve-query-own @op:Paginator.$query
    Scenario: The page's own parameters stay beside those of the request
      Given "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/posts", "query": {"list": "short"}}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |     2 |
        | query sort | new   |
        | query list | short |

    @id:collection-preserve-query-flag @op:AnonymousResourceCollection.$preserveAllQueryParameters @protected
    Scenario: The flag says that all parameters are preserved
      When "preserveQuery" is called
      Then the protected property "preserveAllQueryParameters" is true

    @id:collection-preserve-query-not-paginated
    Scenario: Without pages the items are answered as they are
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response body is {"id": 1}

  @level:observed
  Rule: The collection itself is returned, and nothing else is done before a response

    @id:collection-preserve-query-fluent
    Scenario: The call can be chained
      When "preserveQuery" is called
      Then the result is the subject itself

    @id:collection-preserve-query-not-before
    Scenario: Before a response the URLs of the page are unchanged
      Given "preserveQuery" is called
      And "resolve" is called
      When "toJson" is called
      Then "nextPageUrl" of "page" gives the URL "/posts?page=2"

  @level:observed
  Rule: The query is that of the request being answered

    @id:collection-preserve-query-given-request
    Scenario: The query of the current request does not count
      Given "preserveQuery" is called
      When "response" is called with [{"$request": "/posts?tag=blue"}]
      Then the response body at "/links/next" is the URL "/posts?tag=blue&page=2"

    @id:collection-preserve-query-second-response @op:AnonymousResourceCollection.response @trait:shared-objects
    Scenario: Without a request, the current one counts, even if it has changed since the last response
      Given "preserveQuery" is called
      And "response" is called
      And the current request is "/posts?sort=old"
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?sort=old&tag=red&page=2"

    @id:collection-preserve-query-none @op:Statement.collectionLinkQuery @op:AnonymousResourceCollection.withQuery
    Scenario: A request without a query adds nothing, not even what was given before
      Given "withQuery" is called with [{"list": "short"}]
      And "preserveQuery" is called
      When "response" is called with [{"$request": "/posts"}]
      Then the response body at "/links/next" is the URL "/posts?page=2"

    @id:collection-preserve-query-name-alone @op:Statement.collectionLinkQuery
    Scenario: A parameter without a value is on the next link too
      Given the current request is "/posts?draft&sort=new"
      And "preserveQuery" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page  |   2 |
        | query draft |     |
        | query sort  | new |

  @level:observed
  Rule: The request that is answered stays as it is

    @id:collection-preserve-query-request-kept @op:AnonymousResourceCollection.withResponse
    Scenario: The hook of the response finds the page in its query
      Given the current request is "/posts?page=7&sort=new"
      And the class HookedPosts extending AnonymousResourceCollection with
        """
        {
          "methods": {
            "withResponse": {
              "$call": {
                "on": {"$arg": 1},
                "operation": "header",
                "args": ["X-Page", {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["page"]}}]
              }
            }
          }
        }
        """
      And a new HookedPosts from [{"$ref": "page"}, "PostResource"]
      And "preserveQuery" is called
      When "response" is called
      Then the response header "x-page" is "7"

  @level:observed
  Rule: What one response has added stays on the page

    @id:collection-preserve-query-sticks @trait:shared-objects
    Scenario: The page's own URLs have it too
      Given "preserveQuery" is called
      When "response" is called
      Then "nextPageUrl" of "page" gives the URL "/posts?sort=new&tag=red&page=2"

    @id:collection-preserve-query-two-requests @trait:shared-objects
    Scenario: A second response adds to the first and overwrites
      Given "preserveQuery" is called
      And "response" is called with [{"$request": "/posts?a=1&b=2"}]
      When "response" is called with [{"$request": "/posts?c=3&a=4"}]
      Then the response body at "/links/next" is the URL "/posts?a=4&b=2&c=3&page=2"

  @level:observed
  Rule: The query of the page itself stays, and its page variable is skipped

    @id:collection-preserve-query-merges @trait:surplus-items
    Scenario: Same names are overwritten
      Given "page" is a new Paginator from
        """json
        [[{ "id": 1 }, { "id": 2 }], 1, 1, { "path": "/p", "query": { "tag": "blue", "z": "1" } }]
        """
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "preserveQuery" is called
      When "response" is called
      Then the response body at "/links/next" is the URL "/p?tag=red&z=1&sort=new&page=2"

    @id:collection-preserve-query-nested-whole @trait:query-text @trait:surplus-items
    Scenario: A nested value is overwritten as a whole
      Given "page" is a new Paginator from
        """json
        [[{ "id": 1 }, { "id": 2 }], 1, 1, { "path": "/p", "query": { "f": { "a": 1 } } }]
        """
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "preserveQuery" is called
      When "response" is called with [{"$request": "/posts?f[b]=2"}]
      Then the response body at "/links/next" is the URL "/p?f[b]=2&page=2"

    @id:collection-preserve-query-order @trait:ordered-maps @trait:surplus-items
    Scenario: Each name keeps its place, the page comes last
      Given "page" is a new Paginator from
        """json
        [[{ "id": 1 }, { "id": 2 }], 1, 1, { "path": "/p", "query": { "tag": "blue", "z": "1" } }]
        """
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "preserveQuery" is called
      When "response" is called
      Then the response body at "/links/next" is "/p?tag=red&z=1&sort=new&page=2"

    @id:collection-preserve-query-page-variable @op:Statement.collectionLinkQuery @trait:surplus-items
    Scenario Outline: The page variable <name>, the request <request>
      Given "page" is a new Paginator from [[{"id": 1}, {"id": 2}], 1, 1, {"path": "/p", "pageName": <name>}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "preserveQuery" is called
      When "response" is called with [{"$request": <request>}]
      Then the response body at "/links/next" is the URL "<next>"

      Examples: plain names
        | case  | name   | request                 | next                  |
        | usual | "page" | "/p?page=9&tag=red"     | /p?tag=red&page=2     |
        | other | "n"    | "/p?page=9&n=3&tag=red" | /p?page=9&tag=red&n=2 |

      @trait:query-text
      Examples: a name in brackets
        | case      | name           | request             | next                                     |
        | bracketed | "page[number]" | "/p?page[number]=9" | /p?page%5Bnumber%5D=9&page%5Bnumber%5D=2 |

  @level:exact @trait:query-text
  Rule: The query is parsed and written again

    @id:collection-preserve-query-parsed @op:Statement.collectionLinkQuery
    Scenario Outline: The query <query>
      Given "preserveQuery" is called
      When "response" is called with [{"$request": "/posts?<query>"}]
      Then the response body at "/links/next" is "/posts?<written>page=2"

      Examples:
        | case            | query           | written                    |
        | plus            | q=a+b           | q=a%20b&                   |
        | percent-twenty  | q=a%20b         | q=a%20b&                   |
        | encoded-plus    | q=%2B           | q=%2B&                     |
        | ampersand       | q=a%26b         | q=a%26b&                   |
        | letters         | q=%C3%A9        | q=%C3%A9&                  |
        | tilde           | q=~a-b.c_d      | q=~a-b.c_d&                |
        | double-encoded  | q=%2520         | q=%2520&                   |
        | no-value        | q=              | q=&                        |
        | bare-name       | q               | q=&                        |
        | zero            | q=0             | q=0&                       |
        | word-true       | q=true          | q=true&                    |
        | semicolon       | a=1;b=2         | a=1%3Bb%3D2&               |
        | list            | ids[]=3&ids[]=5 | ids%5B0%5D=3&ids%5B1%5D=5& |
        | encoded-bracket | f%5Ba%5D=1      | f%5Ba%5D=1&                |
        | point           | a.b=1           | a_b=1&                     |
        | blank           | a%20b=1         | a_b=1&                     |
        | equals-in-value | q=a=b           | q=a%3Db&                   |

      @trait:ordered-maps
      Examples: an order that is kept
        | case       | query           | written                       |
        | repeated   | a=1&b=2&a=3     | a=3&b=2&                      |
        | indexed    | f[a]=1&f[b][]=2 | f%5Ba%5D=1&f%5Bb%5D%5B0%5D=2& |
        | page-first | page=7&q=1      | q=1&                          |
