@op:Paginator.withQueryString
Feature: Paginator.withQueryString
  Adds all current query-string values, as the query-string resolver gives them.

  @level:stated
  Rule: The current query-string values are added to page URLs

    @id:paginator-with-query-string-adds @boot-only
    Scenario: All current values show in the URL
      # How a query names the values of a list is not said.
      Given the closure "current query" that returns {"sort": "name", "lang": "no", "tags": ["red"]}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query lang | no   |
        | query page |    2 |
      And the result contains the text "red"

    @id:paginator-with-query-string-zeros @boot-only
    Scenario: A number is added as it was written, zero and empty text too
      Given the closure "current query" that returns {"zip": "0150", "floor": "0", "door": ""}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query zip   | 0150 |
        | query floor |    0 |
        | query door  |      |

    @id:paginator-with-query-string-keeps @boot-only
    Scenario: What was added before stays
      Given the closure "current query" that returns {"lang": "no"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "appends" is called with ["sort", "name"]
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query lang | no   |
        | query page |    2 |

    @id:paginator-with-query-string-none-keeps
    Scenario: What was added before stays where there are no current values
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "appends" is called with ["sort", "name"]
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query page |    2 |

    @id:paginator-with-query-string-returns-paginator @boot-only
    Scenario: The result is a paginator with those values
      Given the closure "current query" that returns {"sort": "name"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "withQueryString" is called
      And the result is kept as "chained"
      When "url" of "chained" is called with [3]
      Then the result is a URL with
        | query sort | name |
        | query page |    3 |

    @id:paginator-with-query-string-later @boot-only
    Scenario: A current value is in the URL, also under a name that has one
      Given the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"sort": "date"}}}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "appends" is called with ["sort", "name"]
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result contains the text "date"

    @id:paginator-with-query-string-not-by-itself @boot-only
    Scenario: A paginator that did not ask for it has no current query values
      Given the closure "current query" that returns {"sort": "name"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/cities"}
      When "url" is called with [2]
      Then the result is the URL "/cities?page=2"

    @id:paginator-with-query-string-current-page-name @boot-only
    Scenario: A parameter called "page" stays where pages have another name
      Given the closure "current query" that returns {"page": "9", "p": "8"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/cities", "pageName": "p"}
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query page | 9 |
        | query p    | 2 |

  @level:observed
  Rule: The very same paginator is returned

    @id:paginator-with-query-string-returns-itself @boot-only @trait:surplus-items
    Scenario: With a resolver
      Given the closure "current query" that returns {"sort": "name"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      When "withQueryString" is called
      Then the result is the subject itself

    @id:paginator-with-query-string-no-resolver @trait:surplus-items
    Scenario: Without a resolver nothing is added
      Given a Paginator of ["Oslo", "Rome"] with 1 per page
      When "withQueryString" is called
      Then the result is the subject itself
      And "url" with [2] gives "/?page=2"

    @id:paginator-with-query-string-ignores-request @needs:request @trait:surplus-items
    Scenario: The current request alone adds nothing
      Given the current request is "/cities?sort=name"
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      When "withQueryString" is called
      Then the result is the subject itself
      And "url" with [2] gives "/?page=2"

  @level:observed @boot-only
  Rule: What the resolver gives is added as appends would add it

    @id:paginator-with-query-string-values @trait:surplus-items
    Scenario Outline: The resolver's <query> gives "<url>"
      Given the closure "current query" that returns <query>
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      And "appends" is called with [{"sort": "size", "lang": "no"}]
      When "withQueryString" is called
      Then the result is the subject itself
      And "url" with [2] gives the URL "<url>"

      Examples:
        | case         | query                       | url                                |
        | replaced     | {"sort": "name"}            | /?sort=name&lang=no&page=2         |
        | added        | {"tag": "old"}              | /?sort=size&lang=no&tag=old&page=2 |
        | page-skipped | {"page": "9", "tag": "old"} | /?sort=size&lang=no&tag=old&page=2 |
        | empty        | {}                          | /?sort=size&lang=no&page=2         |
        | null         | null                        | /?sort=size&lang=no&page=2         |

      @trait:query-text
      Examples: how a query is written
        | case   | query            | url                                       |
        | nested | {"tag": ["old"]} | /?sort=size&lang=no&tag%5B0%5D=old&page=2 |
        | text   | "sort"           | /?lang=no&page=2                          |

    @id:paginator-with-query-string-text @trait:query-text @protected @trait:surplus-items
    Scenario: A text is taken as a name without a value
      Given the closure "current query" that returns "lang=no"
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a new Paginator from [["Oslo", "Rome"], 1]
      When "withQueryString" is called
      Then the protected property "query" is {"lang=no": null}

  @level:observed @boot-only
  Rule: The values are copied when the operation is called, and only then

    @id:paginator-with-query-string-copies @trait:surplus-items
    Scenario: A later resolver changes nothing
      Given the closure "first query" that returns {"sort": "name"}
      And the closure "second query" that returns {"sort": "size"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "first query"}]
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      And "withQueryString" is called
      When the static operation "queryStringResolver" of Paginator is called with [{"$ref": "second query"}]
      Then "url" with [2] gives the URL "/?sort=name&page=2"
      And the closure "second query" was not called

    @id:paginator-with-query-string-none-now @needs:request
    Scenario: There were values in one request, and there are none in the next
      Given the class Now with
        """
        {"properties": {"query": {"sort": "name"}}}
        """
      And "now" is a new Now from []
      And the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"$field": [{"$ref": "now"}, "query"]}}}]
      And the current request is "/one"
      And "other" is a new Paginator from [["Oslo"], 1]
      And "withQueryString" of "other" is called with []
      And the current request is "/two"
      And the property "query" of "now" is set to {}
      And a Paginator of ["Rome"] with 1 per page
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is the URL "/?page=2"

    @id:paginator-with-query-string-calls-resolver-once @trait:surplus-items
    Scenario: The resolver is called once
      Given the closure "current query" that returns {"sort": "name"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      When "withQueryString" is called
      Then "url" with [2] gives the URL "/?sort=name&page=2"
      And the closure "current query" was called once

    @id:paginator-with-query-string-page-name-for-good @op:Paginator.setPageName @trait:surplus-items
    Scenario: What was skipped does not come back with another page name
      Given the closure "current query" that returns {"page": "9", "sort": "name"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      And "withQueryString" is called
      And "setPageName" is called with ["p"]
      When "url" is called with [2]
      Then the result is the URL "/?sort=name&p=2"
