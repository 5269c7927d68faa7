Feature: AnonymousResourceCollection.response and toResponse
  Turn a resource or a collection into an HTTP response.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: A response comes back
    # Layout, status and headers are not shown: the items stand somewhere in the body.

    @id:collection-response-kind @op:Statement.collectionForms @op:AnonymousResourceCollection.response
    Scenario: response gives a JSON response with both items
      Given a new AnonymousResourceCollection from [[{"id": 7}, {"id": 8}], "PostResource"]
      When "response" is called
      Then the result is {"$a": "JsonResponse"}
      And the response header "content-type" contains the text "json"
      And somewhere in the response body is {"id": 7}
      And somewhere in the response body is {"id": 8}

    @id:collection-response-default-request @op:AnonymousResourceCollection.response
    Scenario Outline: response takes <what>
      Given a new AnonymousResourceCollection from [[{"id": 7}], "PostResource"]
      When "response" is called with <arguments>
      Then somewhere in the response body is {"id": 7}

      Examples:
        | case  | what                 | arguments                |
        | null  | null for its request | [null]                   |
        | given | a request of its own | [{"$request": "/other"}] |

    @id:collection-response-to-response-kind @op:AnonymousResourceCollection.toResponse
    Scenario: toResponse gives a response with both items
      Given a new AnonymousResourceCollection from [[{"id": 7}, {"id": 8}], "PostResource"]
      When "toResponse" is called with [{"$request": "/posts"}]
      Then the response header "content-type" contains the text "json"
      And somewhere in the response body is {"id": 7}
      And somewhere in the response body is {"id": 8}
    # A request that is given is the one that resources are asked with, whichever is current.

    @id:collection-response-given-request-page @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.toArray
    Scenario: The request given to toResponse reaches the items of a page
      Given the current request is "/posts?sort=name"
      And the resource class SortedResource that gives
        """
        {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}}
        """
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [1], 1]}, "SortedResource"]
      When "toResponse" is called with [{"$request": "/posts?sort=date"}]
      Then somewhere in the response body is {"sort": "date"}

    @id:collection-response-given-request @op:AnonymousResourceCollection.toArray
    Scenario Outline: The request given to <operation> reaches the items
      Given the current request is "/posts?sort=name"
      And the resource class SortedResource that gives
        """
        {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}}
        """
      And a new AnonymousResourceCollection from [[1], "SortedResource"]
      When "<operation>" is called with [{"$request": "/posts?sort=date"}]
      Then somewhere in the response body is {"sort": "date"}

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation |
        | response | response  |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  |
        | to-response | toResponse |

    @id:collection-to-response-whole @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.with @op:AnonymousResourceCollection.withResponse @op:AnonymousResourceCollection.wrap @boot-only
    Scenario Outline: toResponse of <kind> has the key, all extra data and what the hook sets
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And the class WholePost extending <class> with
        """
        {
          "methods": {
            "with": {"version": "2"},
            "withResponse": {"$call": {"on": {"$arg": 1}, "operation": "header", "args": ["X-Posts", "yes"]}}
          }
        }
        """
      And a new WholePost from <args>
      And "additional" is called with [{"took": 5}]
      And the result is kept as "it"
      When "toResponse" is called with [{"$request": "/posts"}]
      Then the response body at "<place>" is 1
      And somewhere in the response body is "took" with 5
      And somewhere in the response body is "version" with "2"
      And the response header "x-posts" is "yes"

      Examples:
        | case     | kind       | class                       | args                                                      | place       |
        | resource | a resource | JsonResource                | [{"id": 1}]                                               | /posts/id   |
        | list     | a list     | AnonymousResourceCollection | [[{"id": 1}], "PostResource"]                             | /posts/0/id |
        | page     | a page     | AnonymousResourceCollection | [{"$new": ["Paginator", [{"id": 1}], 2]}, "PostResource"] | /posts/0/id |

    @id:collection-response-without-current @boot-only
    Scenario Outline: A given request needs no current one: <operation>
      Given the static property "request" of Container is set to null
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "<operation>" is called with [{"$request": "/posts"}]
      Then somewhere in the response body is {"id": 1}

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation |
        | response | response  |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  |
        | to-response | toResponse |

    @id:collection-response-filtered @op:Statement.missingValuesRemoved @op:AnonymousResourceCollection.response
    Scenario Outline: The items of a <case> are filtered, and what they merge is merged
      Given the resource class DraftResource that gives
        """
        {"id": {"$item": "id"}, "0": {"$own": ["mergeWhen", true, {"state": "draft"}]}, "author": "Ann", "mail": {"$missing": true}}
        """
      And a new AnonymousResourceCollection from [<items>, "DraftResource"]
      When "response" is called
      Then somewhere in the response body is {"id": 1, "state": "draft", "author": "Ann"}

      Examples:
        | case | items                                   |
        | list | [{"id": 1}]                             |
        | page | {"$new": ["Paginator", [{"id": 1}], 2]} |

  @level:observed @op:AnonymousResourceCollection.response
  Rule: The resolved items are the body, with status 200, as JSON

    @id:collection-response-body
    Scenario Outline: <operation> with <args>
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "PostResource"]
      When "<operation>" is called with <args>
      Then the response body is {"data": [{"id": 1}, {"id": 2}]}
      And the response status is 200

      @op:AnonymousResourceCollection.response
      Examples:
        | case            | operation | args                     |
        | current-request | response  | []                       |
        | null-request    | response  | [null]                   |
        | given-request   | response  | [{"$request": "/other"}] |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  | args                     |
        | to-response | toResponse | [{"$request": "/other"}] |

    @id:collection-response-content-type
    Scenario: The response is of the type application/json
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response header "content-type" is "application/json"

    @id:collection-response-empty
    Scenario: A collection without items gives an empty list
      Given a new AnonymousResourceCollection from [[], "PostResource"]
      When "response" is called
      Then the response body is {"data": []}
      And the response status is 200

    @id:collection-response-status-without-data
    Scenario Outline: With nothing to show the status is 200 as well: <case>
      Given a new <class> from <arguments>
      When "response" is called
      Then the response status is 200

      Examples:
        | case             | class                       | arguments                                           |
        | resource-of-null | JsonResource                | [null]                                              |
        | first-page       | AnonymousResourceCollection | [{"$new": ["Paginator", [], 2]}, "PostResource"]    |
        | page-beyond      | AnonymousResourceCollection | [{"$new": ["Paginator", [], 2, 3]}, "PostResource"] |

    @id:collection-response-empty-resource @trait:json-text
    Scenario: A resource without attributes gives an empty list
      Given the resource class BlankResource that gives {"a": {"$missing": true}}
      And a new BlankResource from [1]
      When "response" is called
      Then the response body is {"data": []}

  @level:observed @op:AnonymousResourceCollection.response
  Rule: A collection can be answered again and again

    @id:collection-response-twice @trait:recursive-merge
    Scenario: The second response is a new one with the same body
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"data": ["more"]}]
      And "response" is called
      When "response" is called
      Then the response body is {"data": [{"id": 1}, "more"]}
      And "count" gives 1

    @id:collection-response-leaves-array
    Scenario: The items are as before
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the property "collection" is {"$a": "Collection", "items": [{"$a": "PostResource"}]}
      And "resolve" gives [{"id": 1}]

  @level:observed @op:AnonymousResourceCollection.response
  Rule: The original of a response is the underlying resource

    @id:collection-response-original @trait:shared-objects
    Scenario: Of a collection its mapped Collection
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "collection" is read
      And the result is kept as "mapped"
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"$ref": "mapped"}

    @id:collection-response-original-set @op:AnonymousResourceCollection.$resource @trait:settable-properties
    Scenario: Of a collection what was set as its resource
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "resource" is set to {"own": 1}
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"own": 1}

    @id:collection-response-original-single
    Scenario: Of a single resource its value
      Given a new PostResource from [{"id": 1, "title": "A"}]
      When "response" is called
      And the result is kept as "answer"
      Then the property "original" of "answer" is {"id": 1, "title": "A"}

  @level:observed @op:AnonymousResourceCollection.response
  Rule: A resource around another is answered as itself

    @id:resource-response-around-another @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.with @op:AnonymousResourceCollection.withResponse
    Scenario: Extra data, metadata and the hook of the resource inside are not used
      Given the class InnerResource extending JsonResource with
        """
        {
          "methods": {
            "with": {"version": 2},
            "withResponse": {"$call": {"on": {"$arg": 1}, "operation": "setStatusCode", "args": [202]}}
          }
        }
        """
      And "inner" is a new InnerResource from [{"id": 1}]
      And "additional" of "inner" is called with [{"took": 5}]
      And the resource class OuterResource that gives {"id": 2}
      And a new OuterResource from [{"$ref": "inner"}]
      When "response" is called
      Then the response body is {"data": {"id": 2}}
      And the response status is 200
      And the result is kept as "answer"
      And the property "original" of "answer" is {"$ref": "inner"}

  @level:observed @op:AnonymousResourceCollection.response @protected
  Rule: Items are resolved for the request that is answered, resources nested in them for the current one

    Background:
      Given the closure "inner" that returns {"id": 2}
      And the class InnerResource extending JsonResource with
        """json
        { "methods": { "toArray": { "$ref": "inner" } } }
        """
      And the closure "outer" that returns {"inside": {"$new": ["InnerResource", 2]}}
      And the class OuterResource extending JsonResource with
        """json
        { "methods": { "toArray": { "$ref": "outer" } } }
        """
      And the current request is "/answered"
      And a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "answered"
      And the current request is "/current"
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "current"
      And a new AnonymousResourceCollection from [[1], "OuterResource"]

    @id:collection-response-request
    Scenario Outline: Items get the request that <operation> answers
      When "<operation>" is called with [{"$ref": "answered"}]
      Then the closure "outer" was called with [[{"$ref": "answered"}]]

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation |
        | response | response  |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  |
        | to-response | toResponse |

    @id:collection-response-nested-request
    Scenario: A resource nested in an item gets the current request
      When "response" is called with [{"$ref": "answered"}]
      Then the response body is {"data": [{"inside": {"id": 2}}]}
      And the closure "inner" was called with [[{"$ref": "current"}]]

    @id:collection-response-nested-request-beside
    Scenario Outline: A resource nested in the data of a <case> gets the current request
      Given a new <class> from <args>
      When "response" is called with [{"$ref": "answered"}]
      Then the closure "inner" was called with [[{"$ref": "current"}]]

      Examples:
        | case     | class                       | args                                               |
        | resource | OuterResource               | [1]                                                |
        | page     | AnonymousResourceCollection | [{"$new": ["Paginator", [1], 1]}, "OuterResource"] |

  @level:observed
  Rule: The current request is the same while another one is answered

    @id:collection-request-is-current-in-response @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario Outline: While "<operation>" answers another request
      Given the class SortedResource extending JsonResource with
        """
        {"methods": {"toArray": {"sort": {"$call": {"on": {"$own": ["resolveRequestFromContainer"]}, "operation": "query", "args": ["sort"]}}}}}
        """
      And the current request is "/posts?sort=new"
      And a new SortedResource from [1]
      When "<operation>" is called with [{"$request": "/other?sort=other"}]
      Then the response body is {"data": {"sort": "new"}}

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation |
        | response | response  |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  |
        | to-response | toResponse |

  @level:observed @trait:orm-model @op:AnonymousResourceCollection.response
  Rule: Only a single resource of a model just created is answered with 201

    @id:collection-response-created @needs:model
    Scenario Outline: A model whose "just created" flag is <created> gives the status <status>, with additional data too
      Given a new JsonResource from [{"$new": ["OrmModel", {"id": 1}, <created>]}]
      And "response" is called
      And the response status is <status>
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then the response status is <status>

      Examples:
        | case     | created | status |
        | created  | true    |    201 |
        | existing | false   |    200 |

    @id:collection-response-created-collection @needs:model
    Scenario: A collection of such models
      Given a new AnonymousResourceCollection from [[{"$new": ["OrmModel", {"id": 1}, true]}], "JsonResource"]
      When "response" is called
      Then the response status is 200
      And the response body is {"data": [{"id": 1}]}

    @id:collection-response-created-page @needs:model
    Scenario: A page of a model just created is answered with 200
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"$new": ["OrmModel", {"id": 1}, true]}], 1]}, "JsonResource"]
      When "response" is called
      Then the response status is 200

    @id:resource-created-inside @needs:model
    Scenario: A resource of a resource of such a model
      Given a new PostResource from [{"$new": ["JsonResource", {"$new": ["OrmModel", {"id": 1}, true]}]}]
      When "response" is called
      Then the response status is 200

    @id:resource-created-map
    Scenario: A map with an entry "wasRecentlyCreated" is no model, and is answered with 200
      Given a new JsonResource from [{"wasRecentlyCreated": true}]
      When "response" is called
      Then the response status is 200

    @id:resource-created-object @needs:model
    Scenario: An object that is no model is answered with 200, whatever its property "wasRecentlyCreated" says
      Given the class Draft with
        """json
        {
          "implements": ["Arrayable"],
          "properties": { "wasRecentlyCreated": true },
          "methods": { "toArray": { "id": 1 } }
        }
        """
      And a new JsonResource from [{"$new": ["Draft"]}]
      When "response" is called
      Then the response status is 200

    @id:collection-response-created-hook @op:AnonymousResourceCollection.withResponse @needs:model
    Scenario: The status that a hook sets comes after it
      Given the class PostedResource extending JsonResource with
        """
        {"methods": {"withResponse": {"$call": {"on": {"$arg": 1}, "operation": "setStatusCode", "args": [202]}}}}
        """
      And a new PostedResource from [{"$new": ["OrmModel", {"id": 1}, true]}]
      When "response" is called
      Then the response status is 202
