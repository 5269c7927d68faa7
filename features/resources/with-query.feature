@op:AnonymousResourceCollection.withQuery
Feature: AnonymousResourceCollection.withQuery
  Sets the query parameters that are present on pagination links.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts?sort=new"
    And "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/posts"}]
    And "hasMorePagesWhen" of "page" is called with [true]
    And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]

  @level:stated
  Rule: The given parameters are present on the links

    @id:collection-with-query-links @op:Statement.collectionLinkQuery @op:AnonymousResourceCollection.$queryParameters
    Scenario: The given parameters are on the next link
      Given "withQuery" is called with [{"tag": "red", "sort": "new"}]
      When "response" is called
      Then somewhere in the response is a URL with
        | path       | /posts |
        | query page |      2 |
        | query tag  | red    |
        | query sort | new    |

    @id:collection-with-query-zero
    Scenario: The text "0" and the empty text are on the next link like any other value
      Given "withQuery" is called with [{"tag": "0", "by": ""}]
      When "response" is called
      Then somewhere in the response is a URL with
        | query page | 2 |
        | query tag  | 0 |
        | query by   |   |
    # How a query writes a list or a map is not said.

    @id:collection-with-query-inner
    Scenario Outline: What is in a <kind> among the given parameters is on the next link
      Given "withQuery" is called with [<parameters>]
      When "response" is called
      Then somewhere in the response is a URL with
        | query page      |    2 |
        | some query text | red  |
        | some query text | blue |

      Examples:
        | case | kind | parameters                                   |
        | list | list | {"tag": ["red", "blue"]}                     |
        | map  | map  | {"paint": {"ground": "red", "edge": "blue"}} |

    @id:collection-with-query-names
    Scenario: Given parameters named like parts of a URL or a response, and a text beyond ASCII, are on the next link
      Given "withQuery" is called with [{"data": "a", "links": "b", "meta": "c", "path": "d", "query": "e", "fragment": "f", "first": "g", "next": "h", "city": "Zürich"}]
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

    @id:collection-with-query-number @trait:numeric-text
    Scenario: A number that is given is on the next link
      Given "withQuery" is called with [{"limit": 5}]
      When "response" is called
      Then somewhere in the response is a URL with
        | query page  | 2 |
        | query limit | 5 |

    @id:collection-with-query-to-response @op:AnonymousResourceCollection.toResponse
    Scenario Outline: What "<operation>" adds is on the next link of what toResponse gives
      Given "<operation>" is called with <args>
      And the result is kept as "it"
      When "toResponse" is called with [{"$request": "/posts?sort=new"}]
      Then somewhere in the response is a URL with
        | query page |   2 |
        | query sort | new |

      Examples:
        | case  | operation | args              |
        | given | withQuery | [{"sort": "new"}] |

      @op:AnonymousResourceCollection.preserveQuery
      Examples:
        | case    | operation     | args |
        | current | preserveQuery | []   |

    @id:collection-with-query-property @op:AnonymousResourceCollection.$queryParameters @protected
    Scenario: The property holds the given parameters
      When "withQuery" is called with [{"tag": "red"}]
      Then the protected property "queryParameters" is {"tag": "red"}

    @id:collection-with-query-set-anew @op:AnonymousResourceCollection.$queryParameters @protected
    Scenario: Parameters that are given later take the place of the first ones in the property
      Given "withQuery" is called with [{"tag": "red"}]
      When "withQuery" is called with [{"sort": "new"}]
      Then the protected property "queryParameters" is {"sort": "new"}

    @id:collection-with-query-beside-another @op:AnonymousResourceCollection.preserveQuery @op:AnonymousResourceCollection.$queryParameters @op:AnonymousResourceCollection.$preserveAllQueryParameters
    Scenario: Given parameters stay on the next link, whatever was set on another collection
      Given "withQuery" is called with [{"tag": "red"}]
      And "other" is a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 3}], 1, 9]}, "PostResource"]
      And "withQuery" of "other" is called with [{"tag": "blue"}]
      And "preserveQuery" of "other" is called with []
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   2 |
        | query tag  | red |

    @id:collection-with-query-previous @op:AnonymousResourceCollection.$queryParameters
    Scenario: The given parameters are on the previous link
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 1, 4]}, "PostResource"]
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   3 |
        | query tag  | red |
    # "Sets the query parameters present on pagination links": not on those of one response alone.

    @id:collection-with-query-second-response @op:AnonymousResourceCollection.response
    Scenario: The given parameters are on the links of a second response too
      Given "withQuery" is called with [{"tag": "red"}]
      And the result is kept as "it"
      And "response" is called
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   2 |
        | query tag  | red |

    @id:collection-with-query-also-after-preserve @op:AnonymousResourceCollection.preserveQuery
    Scenario: Given parameters are on the next link even when the current ones were asked for before
      Given "preserveQuery" is called
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   2 |
        | query tag  | red |
    # "Sets the query parameters present on pagination links": whether the page's own stay beside them is not said.

    @id:collection-with-query-own @op:Paginator.$query
    Scenario: Given parameters are on the next link even when the page has parameters of its own
      Given "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/posts", "query": {"list": "short"}}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   2 |
        | query tag  | red |
    # "Sets the query parameters": what the page had under that name before does not undo that.

    @id:collection-with-query-over-own @op:Paginator.$query
    Scenario: A parameter that the page has with another value has the given one on the next link
      Given "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/posts", "query": {"list": "short"}}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "withQuery" is called with [{"list": "long"}]
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |    2 |
        | query list | long |
    # The page has every part of a URL of its own, none of them that of the current request.
    # Extra data may also be inside the wrapped array.

    @id:collection-with-query-before-others @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.$with @op:AnonymousResourceCollection.preserveKeys @trait:settable-properties @boot-only
    Scenario: Given parameters are on the next link beside whatever else is asked for afterwards
      Given "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/news", "fragment": "list", "pageName": "p"}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "withQuery" is called with [{"tag": "red"}]
      And "preserveKeys" is called
      And "additional" is called with [{"took": 5}]
      And the property "with" is set to {"version": "2"}
      And the static operation "wrap" of JsonResource is called with ["posts"]
      When "response" is called
      Then somewhere in the response is a URL with
        | path      | /news |
        | query p   |     2 |
        | query tag | red   |
        | fragment  | list  |
      And somewhere in the response body is "took" with 5
      And somewhere in the response body is "version" with "2"
      And somewhere in the response body is {"id": 1}
      And the property "preserveKeys" is true
    # Each of the operations says what it sets, and none of them says of the others that it takes anything away.

    @id:collection-with-query-others-after @op:AnonymousResourceCollection.preserveKeys @op:AnonymousResourceCollection.additional
    Scenario Outline: What "<operation>" adds is on the next link whatever is set on the collection afterwards
      Given "<operation>" is called with <args>
      And the result is kept as "it"
      And "preserveKeys" is called
      And the result is kept as "it"
      And "additional" is called with [{"took": 5}]
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   2 |
        | query sort | new |

      Examples:
        | case  | operation | args              |
        | given | withQuery | [{"sort": "new"}] |

      @op:AnonymousResourceCollection.preserveQuery
      Examples:
        | case    | operation     | args |
        | current | preserveQuery | []   |

    @id:collection-with-query-named-page @op:Paginator.getPageName
    Scenario: A parameter named "page" is one like any other where page numbers have another name
      Given "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/posts", "pageName": "p"}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "withQuery" is called with [{"page": "old"}]
      When "response" is called
      Then somewhere in the response is a URL with
        | query p    |   2 |
        | query page | old |

    @id:collection-with-query-not-paginated
    Scenario: Without pages the items are answered as they are
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then somewhere in the response body is {"id": 1}
    # With which of the two values is not said.

    @id:collection-with-query-own-after @op:Paginator.$query @op:Paginator.url
    Scenario: A parameter that the page has under the same name stays on its own URLs
      Given "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/posts", "query": {"list": "short"}}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "withQuery" is called with [{"list": "long"}]
      And "response" is called
      When "url" of "page" is called with [2]
      Then the result contains the text "list"

    @id:collection-with-query-other-page @op:Paginator.url
    Scenario Outline: Nothing of what "<operation>" adds is on the URLs of another page
      Given "<operation>" is called with <args>
      And "response" is called
      And a Paginator of [{"id": 3}] with 1 per page on page 9 and options {"path": "/cities"}
      When "url" is called with [2]
      Then the result is the URL "/cities?page=2"

      Examples:
        | case  | operation | args             |
        | given | withQuery | [{"tag": "red"}] |

      @op:AnonymousResourceCollection.preserveQuery
      Examples:
        | case    | operation     | args |
        | current | preserveQuery | []   |

  @level:observed
  Rule: The collection itself is returned, and nothing else is done before a response

    @id:collection-with-query-fluent
    Scenario: The call can be chained
      When "withQuery" is called with [{"tag": "red"}]
      Then the result is the subject itself

    @id:collection-with-query-not-before
    Scenario: Before a response the URLs of the page are unchanged
      Given "withQuery" is called with [{"tag": "red"}]
      When "toJson" is called
      Then the result is JSON text of [{"id": 1}]
      And "nextPageUrl" of "page" gives the URL "/posts?page=2"

    @id:collection-with-query-sticks @trait:shared-objects
    Scenario: After a response the given parameters are on the page's own URLs
      Given "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then "nextPageUrl" of "page" gives the URL "/posts?tag=red&page=2"

  @level:observed
  Rule: All links and the current URL carry the given parameters, those of the request do not matter

    @id:collection-with-query-everywhere @trait:surplus-items
    Scenario Outline: The URL at <place>
      Given "page" is a new Paginator from [[{"id": 1}, {"id": 2}], 1, 2, {"path": "/posts"}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then the response body at "<place>" is the URL "<url>"

      Examples:
        | case    | place                  | url                   |
        | first   | /links/first           | /posts?tag=red&page=1 |
        | prev    | /links/prev            | /posts?tag=red&page=1 |
        | next    | /links/next            | /posts?tag=red&page=3 |
        | current | /meta/current_page_url | /posts?tag=red&page=2 |

  @level:observed
  Rule: The last call wins

    @id:collection-with-query-twice
    Scenario: A second map replaces the first
      Given "withQuery" is called with [{"a": "1"}]
      And "withQuery" is called with [{"b": "2"}]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?b=2&page=2"

    @id:collection-with-query-null-hides @trait:query-text @op:AnonymousResourceCollection.response @trait:surplus-items
    Scenario: A parameter that is null takes the place of one that the page has
      Given "page" is a new Paginator from [[{"id": 1}, {"id": 2}], 1, 1, {"path": "/posts", "query": {"list": "short", "a": "1"}}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "withQuery" is called with [{"list": null}]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?a=1&page=2"

    @id:collection-with-query-emptied
    Scenario Outline: An empty map, given after "<operation>", leaves no parameters on the links
      Given "<operation>" is called with <args>
      And "withQuery" is called with [[]]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?page=2"

      Examples:
        | case  | operation | args             |
        | given | withQuery | [{"tag": "red"}] |

      @op:AnonymousResourceCollection.preserveQuery
      Examples:
        | case    | operation     | args |
        | current | preserveQuery | []   |

    @id:collection-with-query-after-preserve @op:AnonymousResourceCollection.preserveQuery
    Scenario: Given parameters replace those of the request
      Given "preserveQuery" is called
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?tag=red&page=2"

    @id:collection-with-query-given-again @op:AnonymousResourceCollection.preserveQuery
    Scenario: The same parameters, given again after those of the request were asked for
      Given "withQuery" is called with [{"tag": "red"}]
      And "preserveQuery" is called
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?tag=red&page=2"

    @id:collection-with-query-then-preserve @op:AnonymousResourceCollection.preserveQuery
    Scenario: Parameters of the request replace given ones
      Given "withQuery" is called with [{"tag": "red"}]
      And "preserveQuery" is called
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?sort=new&page=2"

    @id:collection-with-query-flags @op:AnonymousResourceCollection.preserveQuery @op:AnonymousResourceCollection.$preserveAllQueryParameters @op:AnonymousResourceCollection.$queryParameters @protected
    Scenario: preserveQuery leaves the given map in place, withQuery takes the flag back
      Given "withQuery" is called with [{"tag": "red"}]
      And "preserveQuery" is called
      And the protected property "queryParameters" is {"tag": "red"}
      And the protected property "preserveAllQueryParameters" is true
      When "withQuery" is called with [{"tag": "blue"}]
      Then the protected property "preserveAllQueryParameters" is false

    @id:collection-with-query-empty-property @op:AnonymousResourceCollection.$queryParameters @protected
    Scenario: An empty map of parameters is kept as an empty map, not null
      Given "withQuery" is called with [[]]
      Then the protected property "queryParameters" is []

    @id:collection-with-query-between-responses @trait:shared-objects
    Scenario: What an earlier response has added stays
      Given "withQuery" is called with [{"a": "1"}]
      And "response" is called
      And "withQuery" is called with [{"b": "2"}]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?a=1&b=2&page=2"

  @level:observed
  Rule: The parameters are on the URLs of the page before the data are made

    @id:collection-with-query-before-data @op:AnonymousResourceCollection.toArray @trait:shared-objects
    Scenario Outline: A collection class shows a URL itself, after "<operation>" with <args>
      Given the class PostCollection extending AnonymousResourceCollection with
        """
        {"methods": {"toArray": {"more": {"$call": {"on": {"$item": true}, "operation": "nextPageUrl", "args": []}}}}}
        """
      And a new PostCollection from [{"$ref": "page"}, "PostResource"]
      And "<operation>" is called with <args>
      When "response" is called
      Then the response body at "/data/more" is the URL "<url>"

      Examples:
        | case  | operation | args             | url                   |
        | given | withQuery | [{"tag": "red"}] | /posts?tag=red&page=2 |

      @op:AnonymousResourceCollection.preserveQuery
      Examples:
        | case    | operation     | args | url                    |
        | current | preserveQuery | []   | /posts?sort=new&page=2 |

    @id:collection-with-query-prepared @op:AnonymousResourceCollection.preparePaginatedResponse @protected
    Scenario Outline: preparePaginatedResponse puts parameters on the links, after "<operation>" with <args>
      Given "<operation>" is called with <args>
      When "preparePaginatedResponse" is called from inside with [{"$request": "/posts?sort=new"}]
      Then the response body at "/links/next" is the URL "<url>"

      Examples:
        | case  | operation | args             | url                   |
        | given | withQuery | [{"tag": "red"}] | /posts?tag=red&page=2 |

      @op:AnonymousResourceCollection.preserveQuery
      Examples:
        | case    | operation     | args | url                    |
        | current | preserveQuery | []   | /posts?sort=new&page=2 |

  @level:observed @op:AnonymousResourceCollection.response
  Rule: A response leaves the given parameters as they are

    @id:collection-with-query-kept-property @op:AnonymousResourceCollection.$queryParameters @protected @trait:surplus-items
    Scenario: The property holds the given parameters, without those of the page
      Given "page" is a new Paginator from [[{"id": 1}, {"id": 2}], 1, 1, {"path": "/posts", "query": {"list": "short"}}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called
      Then the protected property "queryParameters" is {"tag": "red"}

    @id:collection-query-after-error @op:AnonymousResourceCollection.$collection @trait:settable-properties @error
    Scenario: Given parameters are on the links of the next response also when one has failed
      Given the class SealedResource extending JsonResource with
        """
        {"methods": {"toArray": {"$throw": {"kind": "Logic", "message": "sealed"}}}}
        """
      And "withQuery" is called with [{"tag": "red"}]
      And the property "collection" is set to {"$new": ["Collection", [{"$new": ["SealedResource", 1]}]]}
      When "response" is called
      Then it fails with a Logic error saying "sealed"
      When the property "collection" is set to {"$new": ["Collection", [{"$new": ["PostResource", {"id": 1}]}]]}
      And "response" is called
      Then the response body at "/links/next" is the URL "/posts?tag=red&page=2"

  @level:observed
  Rule: The query of the page stays, and its page variable is skipped

    @id:collection-with-query-merges @trait:shared-objects
    Scenario: Same names are overwritten
      Given "appends" of "page" is called with [{"tag": "blue", "z": "1"}]
      And "withQuery" is called with [{"sort": "old", "tag": "red"}]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?tag=red&z=1&sort=old&page=2"

    @id:collection-with-query-nested-whole @trait:query-text
    Scenario: A nested value is overwritten as a whole
      Given "appends" of "page" is called with [{"f": {"a": 1}}]
      And "withQuery" is called with [{"f": {"b": 2}}]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?f[b]=2&page=2"

    @id:collection-with-query-order @trait:ordered-maps @trait:shared-objects
    Scenario: Each name keeps its place, the page comes last
      Given "appends" of "page" is called with [{"tag": "blue", "z": "1"}]
      And "withQuery" is called with [{"sort": "old", "tag": "red"}]
      When "response" is called
      Then the response body at "/links/next" is "/posts?tag=red&z=1&sort=old&page=2"

    @id:collection-with-query-none-to-add @op:AnonymousResourceCollection.preserveQuery @trait:shared-objects
    Scenario Outline: Where nothing is to be added, the query of the page stays: "<operation>"
      Given the current request is "/posts"
      And "appends" of "page" is called with ["list", "short"]
      And "<operation>" is called with <args>
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?list=short&page=2"

      Examples:
        | case     | operation     | args |
        | with     | withQuery     | [{}] |
        | preserve | preserveQuery | []   |

    @id:collection-with-query-page-variable
    Scenario: The page variable among the parameters is ignored
      Given "withQuery" is called with [{"tag": "red", "page": "9"}]
      When "response" is called
      Then the response body at "/links/next" is the URL "/posts?tag=red&page=2"

  @level:exact @trait:query-text
  Rule: Values are written as in every URL of a page

    @id:collection-with-query-values
    Scenario Outline: The parameters <query>
      Given "withQuery" is called with [<query>]
      When "response" is called
      Then the response body at "/links/next" is "/posts?<written>page=2"

      Examples:
        | case       | query                   | written                |
        | empty      | []                      |                        |
        | null       | {"a": null, "b": "1"}   | b=1&                   |
        | empty-text | {"a": ""}               | a=&                    |
        | special    | {"a b": "c&d/é"}        | a%20b=c%26d%2F%C3%A9&  |
        | list       | {"a": ["x", null, "y"]} | a%5B0%5D=x&a%5B2%5D=y& |
        | nested     | {"a": {"b": {"c": 1}}}  | a%5Bb%5D%5Bc%5D=1&     |
        | empty-map  | {"a": [], "b": 1}       | b=1&                   |

      @trait:ordered-maps
      Examples: an order that is kept
        | case     | query                   | written     |
        | booleans | {"a": true, "b": false} | a=1&b=0&    |
        | numbers  | {"a": 0, "b": -1.5}     | a=0&b=-1.5& |
