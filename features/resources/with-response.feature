@op:AnonymousResourceCollection.withResponse
Feature: AnonymousResourceCollection.withResponse
  A hook through which a resource class customizes the response.

  Background:
    Given the current request is "/posts"
    And the closure "hook" that returns
      """json
      [
        { "$call": { "on": { "$arg": 1 }, "operation": "setStatusCode", "args": [202] } },
        { "$call": { "on": { "$arg": 1 }, "operation": "header", "args": ["X-Posts", "yes"] } }
      ]
      """
    And the class HookedResource extending JsonResource with
      """json
      { "methods": { "withResponse": { "$ref": "hook" } } }
      """

  @level:stated
  Rule: The hook may customize the response
    # "Hook to customize the response": the two operations of a response that the driver protocol names are called by the hook.

    @id:collection-with-response-custom
    Scenario: A resource class sets status and header
      Given a new HookedResource from [{"id": 1}]
      When "response" is called
      Then the response status is 202
      And the response header "x-posts" is "yes"

    @id:collection-with-response-status-last
    Scenario: A status that is set last leaves the header
      Given the class LateResource extending JsonResource with
        """json
        {
          "methods": {
            "withResponse": [
              { "$call": { "on": { "$arg": 1 }, "operation": "header", "args": ["X-Posts", "Yes"] } },
              { "$call": { "on": { "$arg": 1 }, "operation": "setStatusCode", "args": [202] } }
            ]
          }
        }
        """
      And a new LateResource from [{"id": 1}]
      When "response" is called
      Then the response status is 202
      And the response header "x-posts" is "Yes"
    # The parameters are `Request $request, JsonResponse $response`: the request is the one that is answered.

    @id:collection-with-response-request
    Scenario: The hook gets the request
      Given the class SortedResource extending JsonResource with
        """
        {
          "methods": {
            "withResponse": {
              "$call": {
                "on": {"$arg": 1},
                "operation": "header",
                "args": ["X-Sort", {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}]
              }
            }
          }
        }
        """
      And a new SortedResource from [{"id": 1}]
      When "response" is called with [{"$request": "/posts?sort=date"}]
      Then the response header "x-sort" is "date"

    @id:collection-with-response-page-stated
    Scenario: The response of a page is customized like any other
      Given the class HookedPosts extending AnonymousResourceCollection with
        """
        {"methods": {"withResponse": {"$ref": "hook"}}}
        """
      And a new HookedPosts from [{"$new": ["Paginator", [{"id": 1}], 1]}, "JsonResource"]
      When "response" is called
      Then the response status is 202
      And the response header "x-posts" is "yes"

    @id:collection-with-response-list-stated
    Scenario: The response of a list is customized like any other
      Given the class HookedPosts extending AnonymousResourceCollection with
        """
        {"methods": {"withResponse": {"$ref": "hook"}}}
        """
      And a new HookedPosts from [[{"id": 1}], "JsonResource"]
      When "response" is called
      Then the response status is 202
      And the response header "x-posts" is "yes"

    @id:collection-with-response-created @trait:orm-model @needs:model
    Scenario: The response of a model that was just created is customized like any other
      Given a new HookedResource from [{"$new": ["OrmModel", {"id": 1}, true]}]
      When "response" is called
      Then the response status is 202
      And the response header "x-posts" is "yes"
    # "Hook to customize the response": whatever status the response has otherwise.

    @id:collection-with-response-created-back @trait:orm-model @needs:model
    Scenario: The status 200 that the hook sets counts also for a model that was just created
      Given the class PlainResource extending JsonResource with
        """
        {"methods": {"withResponse": {"$call": {"on": {"$arg": 1}, "operation": "setStatusCode", "args": [200]}}}}
        """
      And a new PlainResource from [{"$new": ["OrmModel", {"id": 1}, true]}]
      When "response" is called
      Then the response status is 200

    @id:collection-with-response-void
    Scenario: By itself it returns nothing
      Given a new AnonymousResourceCollection from [[], "JsonResource"]
      And "answer" is a new JsonResponse from [{"a": 1}]
      When "withResponse" is called with [{"$request": "/posts"}, {"$ref": "answer"}]
      Then the result is null

  @level:observed
  Rule: The hook is called once, with the request answered and the finished response

    @id:collection-with-response-arguments @protected
    Scenario: The hook gets the request answered and the response
      Given a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "current"
      And a new HookedResource from [{"id": 1}]
      When "response" is called
      And the result is kept as "answer"
      Then the closure "hook" was called with [[{"$ref": "current"}, {"$ref": "answer"}]]

    @id:collection-hook-sees-original @op:AnonymousResourceCollection.response
    Scenario: The response has its origin already
      Given "seen" is a new Collection from [[]]
      And the class OriginResource extending JsonResource with
        """
        {
          "methods": {
            "toArray": {"id": 1},
            "withResponse": {"$call": {"on": {"$ref": "seen"}, "operation": "push", "args": [{"$field": [{"$arg": 1}, "original"]}]}}
          }
        }
        """
      And a new OriginResource from ["red"]
      When "response" is called
      Then "all" of "seen" gives ["red"]

    @id:collection-hook-sees-original-page @trait:collection-library
    Scenario: The response of a page has its origin already
      Given the class Marking extending AnonymousResourceCollection with
        """
        {
          "methods": {
            "withResponse": {"$call": {"on": {"$field": [{"$arg": 1}, "original"]}, "operation": "push", "args": ["seen"]}}
          }
        }
        """
      And a new Marking from [{"$new": ["Paginator", [{"id": 1}], 2]}, "JsonResource"]
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"$a": "Collection", "items": [{"id": 1}, "seen"]}

    @id:collection-with-response-result
    Scenario: Another response that it gives back is not sent
      Given the class OtherResource extending JsonResource with
        """
        {"methods": {"withResponse": {"$new": ["JsonResponse", {"other": 1}]}}}
        """
      And a new OtherResource from [{"id": 1}]
      When "response" is called
      Then the response body is {"data": {"id": 1}}

    @id:collection-with-response-unwritten @op:AnonymousResourceCollection.response @error
    Scenario: The hook is not called when the data cannot be written
      Given the class SealedResource extending JsonResource with
        """
        {"methods": {"toArray": {"$throw": {"kind": "Logic", "message": "sealed"}}}}
        """
      And a new HookedResource from [{"author": {"$new": ["SealedResource", 1]}}]
      When "response" is called
      Then it fails
      And the closure "hook" was not called

    @id:collection-with-response-content-type
    Scenario: The hook names another content type
      Given the class FeedResource extending JsonResource with
        """
        {"methods": {"withResponse": {"$call": {"on": {"$arg": 1}, "operation": "header", "args": ["Content-Type", "application/feed+json"]}}}}
        """
      And a new FeedResource from [{"id": 1}]
      When "response" is called
      Then the response header "content-type" is "application/feed+json"

    @id:collection-with-response-leaves-changes @op:AnonymousResourceCollection.additional
    Scenario Outline: What the hook adds to <what> is there afterwards
      Given the class Own extending <class> with
        """
        {"methods": {"withResponse": {"$own": ["additional", {"answered": 1}]}}}
        """
      And a new Own from [<source>, "JsonResource"]
      When "response" is called
      Then the response status is 200
      And the property "additional" is {"answered": 1}

      Examples:
        | case | what                | class                       | source                                  |
        | list | a collection        | AnonymousResourceCollection | [{"id": 1}]                             |
        | page | a page's collection | AnonymousResourceCollection | {"$new": ["Paginator", [{"id": 1}], 2]} |

    @id:collection-with-response-not-for-json @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.resolve
    Scenario Outline: <operation> does not call it
      Given a new HookedResource from [{"id": 1}]
      When "<operation>" is called
      Then the closure "hook" was not called

      Examples:
        | case    | operation |
        | json    | toJson    |
        | resolve | resolve   |

    @id:collection-with-response-default
    Scenario: By itself it leaves the response as it is
      Given a new AnonymousResourceCollection from [[], "JsonResource"]
      When "response" is called
      Then the response body is {"data": []}
      And the response status is 200

  @level:observed
  Rule: A collection calls its own hook, not that of the collected class

    @id:collection-with-response-collected
    Scenario: The collected class has a hook
      Given a new AnonymousResourceCollection from [[{"id": 1}], "HookedResource"]
      When "response" is called
      Then the closure "hook" was not called

    @id:collection-with-response-collected-page
    Scenario: The collected class of a page has a hook
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 2]}, "HookedResource"]
      When "response" is called
      Then the closure "hook" was not called

    @id:collection-with-response-named
    Scenario: A named collection has a hook
      Given the class PostCollection extending ResourceCollection with
        """json
        {"methods": {"withResponse": {"$ref": "hook"}}}
        """
      And a new PostCollection from [[]]
      When "response" is called
      Then the response status is 202
      And the response header "x-posts" is "yes"
      And the response body is {"data": []}

    @id:collection-with-response-page
    Scenario: Of a page as well
      Given the class PostCollection extending ResourceCollection with
        """json
        {"methods": {"withResponse": {"$ref": "hook"}}}
        """
      And a new PostCollection from [{"$new": ["Paginator", [], 2]}]
      When "response" is called
      Then the response status is 202
