@op:AnonymousResourceCollection.preparePaginatedResponse
Feature: AnonymousResourceCollection.preparePaginatedResponse: information of its own
  A collection class, or a macro, may say itself which pagination information the response carries.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"
    And "page" is a new Paginator from [[{"id": 1}, {"id": 2}], 1]

  @level:observed
  Rule: A method of the class replaces links and meta

    @id:collection-information-method @trait:found-by-name @trait:surplus-items
    Scenario: Only what the method gives is in the body
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": {"more": true}}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "more": true}

    @id:collection-information-macro-once @op:Shared.macro @trait:found-by-name @boot-only @trait:surplus-items
    Scenario: A macro is asked once
      Given the closure "information" that returns {"more": true}
      And the static operation "macro" of JsonResource is called with ["paginationInformation", {"$ref": "information"}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "more": true}
      And the closure "information" was called once

    @id:collection-information-method-arguments @trait:found-by-name @protected @trait:surplus-items
    Scenario: The method is handed the request, the page as an array, and the default information
      Given the closure "information" that returns {"more": true}
      And the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": {"$ref": "information"}}}
        """
      And a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "current"
      And a new PostCollection from [{"$ref": "page"}]
      And "offsetGet" is called with [0]
      And the result is kept as "post"
      When "response" is called
      Then the closure "information" was called with
        """json
        [
          [
            { "$ref": "current" },
            {
              "current_page": 1,
              "current_page_url": "/?page=1",
              "data": [{ "$ref": "post" }],
              "first_page_url": "/?page=1",
              "from": 1,
              "next_page_url": "/?page=2",
              "path": "/",
              "per_page": 1,
              "prev_page_url": null,
              "to": 1
            },
            {
              "links": { "first": "/?page=1", "last": null, "prev": null, "next": "/?page=2" },
              "meta": {
                "current_page": 1,
                "current_page_url": "/?page=1",
                "from": 1,
                "path": "/",
                "per_page": 1,
                "to": 1
              }
            }
          ]
        ]
        """

    @id:collection-information-default @trait:surplus-items
    Scenario: The default information given back is what there would be anyway
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": {"$arg": 2}}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "response" is called
      Then the response body at "/links/next" is the URL "/?page=2"
      And the response body at "/meta/current_page" is 1

    @id:collection-information-merged @op:AnonymousResourceCollection.additional @trait:found-by-name @trait:surplus-items
    Scenario: Additional data are merged into it
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": {"more": true}}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "more": true, "took": 5}

    @id:collection-information-merged-clash @trait:recursive-merge @op:AnonymousResourceCollection.additional @trait:found-by-name @trait:surplus-items
    Scenario: Under one name both values are listed
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": {"more": true}}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      And "additional" is called with [{"more": "yes"}]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "more": [true, "yes"]}

    @id:collection-information-empty @op:AnonymousResourceCollection.withoutWrapping @trait:found-by-name @boot-only @trait:surplus-items
    Scenario: With no information at all and no wrapper key, the items are the body
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": []}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "response" is called
      Then the response body is [{"id": 1}]

    @id:collection-information-no-map @trait:strict-types @trait:found-by-name @error @trait:surplus-items
    Scenario Outline: Information that is <what> is refused
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": <information>}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "response" is called
      Then it fails with a Type error

      Examples:
        | case   | what         | information                  |
        | text   | text         | "more"                       |
        | null   | null         | null                         |
        | object | a collection | {"$new": ["Collection", []]} |

    @id:collection-information-not-for-lists @trait:surplus-items
    Scenario: The method is not asked when there are no pages
      Given the closure "information" that returns {"more": true}
      And the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": {"$ref": "information"}}}
        """
      And a new PostCollection from [[{"id": 1}]]
      When "response" is called
      Then the response body is {"data": [{"id": 1}]}
      And the closure "information" was not called

    @id:collection-information-of-item @trait:surplus-items
    Scenario: The class of the items is not asked
      Given the closure "information" that returns {"more": true}
      And the class TaggedResource extending PostResource with
        """json
        {"methods": {"paginationInformation": {"$ref": "information"}}}
        """
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "TaggedResource"]
      When "response" is called
      Then the response body at "/links/next" is "/?page=2"
      And the closure "information" was not called

    @id:collection-information-of-page @trait:surplus-items
    Scenario: The class of the page is not asked
      Given the closure "information" that returns {"more": true}
      And the class TaggedPage extending Paginator with
        """json
        {"methods": {"paginationInformation": {"$ref": "information"}}}
        """
      And a new AnonymousResourceCollection from [{"$new": ["TaggedPage", [{"id": 1}, {"id": 2}], 1]}, "PostResource"]
      When "response" is called
      Then the response body at "/links/next" is the URL "/?page=2"
      And the closure "information" was not called

  @level:observed @boot-only
  Rule: A macro "paginationInformation" replaces links and meta for all collections

    @id:collection-information-macro @op:Shared.macro @trait:found-by-name @trait:surplus-items
    Scenario: An anonymous collection
      Given the closure "information" that returns {"more": true}
      And the static operation "macro" of JsonResource is called with ["paginationInformation", {"$ref": "information"}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "more": true}

    @id:collection-information-method-first @op:Shared.macro @trait:found-by-name @trait:surplus-items
    Scenario: A method of the class comes before the macro
      Given the closure "information" that returns {"more": true}
      And the static operation "macro" of JsonResource is called with ["paginationInformation", {"$ref": "information"}]
      And the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "methods": {"paginationInformation": {"own": 1}}}
        """
      And a new PostCollection from [{"$ref": "page"}]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "own": 1}
      And the closure "information" was not called
