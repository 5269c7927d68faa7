Feature: Data given to a paginator
  What a caller keeps stays as it is, whatever a paginator does with the data it was given.

  Background:
    Given the class Holder with
      """
      {"properties": {"query": {"sort": "name", "tags": ["red"]}, "plain": {"sort": "name"}, "items": ["Lima", "Oslo"], "data": {"size": "big"}}}
      """
    And "holder" is a new Holder from []

  @level:observed
  Rule: Query values added later do not reach the data of the caller

    @id:paginator-given-data-query @op:Paginator.__construct @op:Paginator.appends @trait:copied-maps @trait:surplus-items
    Scenario: Appending to a paginator with a query of its own
      Given a new Paginator from [[1, 2], 1, 1, {"query": {"$field": [{"$ref": "holder"}, "query"]}}]
      When "appends" is called with [{"sort": "date", "lang": "no"}]
      Then the property "query" of "holder" is {"sort": "name", "tags": ["red"]}

    @id:paginator-given-data-appended @op:Paginator.appends @trait:surplus-items
    Scenario: Appending twice
      Given a Paginator of [1, 2] with 1 per page
      And "appends" is called with [{"$field": [{"$ref": "holder"}, "query"]}]
      When "appends" is called with ["sort", "date"]
      Then the property "query" of "holder" is {"sort": "name", "tags": ["red"]}

    @id:paginator-given-data-two-pages @op:Paginator.__construct @op:Paginator.appends @op:Paginator.url @trait:copied-maps @trait:surplus-items
    Scenario: Two paginators with the same options
      Given "other" is a new Paginator from [[1, 2], 1, 1, {"query": {"$field": [{"$ref": "holder"}, "plain"]}}]
      And a new Paginator from [[1, 2], 1, 1, {"query": {"$field": [{"$ref": "holder"}, "plain"]}}]
      When "appends" is called with ["lang", "no"]
      Then "nextPageUrl" of "other" gives the URL "/?sort=name&page=2"

    @id:paginator-given-data-resolver @op:Paginator.withQueryString @op:Paginator.appends @boot-only @trait:surplus-items
    Scenario: Appending to the query that a resolver gave
      Given the closure "current query" that returns {"$field": [{"$ref": "holder"}, "query"]}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a Paginator of [1, 2] with 1 per page
      And "withQueryString" is called
      When "appends" is called with [{"sort": "date", "lang": "no"}]
      Then the property "query" of "holder" is {"sort": "name", "tags": ["red"]}

  @level:observed
  Rule: Changed items do not reach the caller's items

    @id:paginator-given-data-items @trait:copied-maps @op:Paginator.__construct
    Scenario Outline: <operation> with <args>
      Given a new Paginator from [{"$field": [{"$ref": "holder"}, "items"]}, 5]
      When "<operation>" is called with <args>
      Then the property "items" of "holder" is ["Lima", "Oslo"]

      @op:Paginator.offsetSet
      Examples:
        | case   | operation | args           |
        | set    | offsetSet | [0, "Rome"]    |
        | append | offsetSet | [null, "Rome"] |

      @op:Paginator.offsetUnset
      Examples:
        | case  | operation   | args |
        | unset | offsetUnset | [1]  |

      @op:Paginator.through
      Examples:
        | case    | operation | args                       |
        | through | through   | [{"$fn": {"body": "new"}}] |

    @id:paginator-given-data-collection @op:Paginator.__construct @trait:copied-maps
    Scenario Outline: <operation> on a page made of a Collection
      Given "cities" is a new Collection from [["Lima", "Oslo"]]
      And a new Paginator from [{"$ref": "cities"}, 5]
      When "<operation>" is called with <args>
      Then "all" of "cities" gives ["Lima", "Oslo"]

      @op:Paginator.offsetSet
      Examples:
        | case | operation | args        |
        | set  | offsetSet | [0, "Rome"] |

      @op:Paginator.offsetUnset
      Examples:
        | case  | operation   | args |
        | unset | offsetUnset | [1]  |

  @level:observed @boot-only
  Rule: Rendering does not change the data it is given

    @id:paginator-given-data-view @trait:copied-maps @op:Paginator.render
    Scenario: What the view gets beside the data is not added to it
      Given the closure "views" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "views"}]
      And a Paginator of [1] with 1 per page
      When "render" is called with ["pages.users", {"$field": [{"$ref": "holder"}, "data"]}]
      Then the property "data" of "holder" is {"size": "big"}
