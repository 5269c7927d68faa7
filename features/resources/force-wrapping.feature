@op:AnonymousResourceCollection.$forceWrapping @boot-only
Feature: AnonymousResourceCollection.$forceWrapping
  Whether data are wrapped even if they have the wrapper key already.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"
    And the static property "forceWrapping" of JsonResource is set to true

  @level:stated
  Rule: With the flag, data that have the wrapper key are wrapped as well
    # "Whether to wrap even if the wrap key already exists in the underlying data": the same data with the flag and without.

    @id:collection-forced-present @op:AnonymousResourceCollection.$wrap
    Scenario: A resource with the key "posts", wrapped in "posts"
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And a new JsonResource from [{"posts": 1}]
      When "response" is called
      Then the response body at "/posts" is {"posts": 1}

    @id:collection-forced-present-in-array @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.toArray
    Scenario: A collection whose array has the key "posts", wrapped in "posts"
      Given the class Posts extending AnonymousResourceCollection with
        """
        {"methods": {"toArray": {"posts": ["first"], "total": 1}}}
        """
      And the static operation "wrap" of JsonResource is called with ["posts"]
      And a new Posts from [[{"id": 1}], "JsonResource"]
      When "response" is called
      Then the response body at "/posts/posts" is ["first"]

    @id:collection-forced-beside-metadata @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.additional
    Scenario: A resource with the key "posts", wrapped in "posts" beside metadata
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And a new JsonResource from [{"posts": 1}]
      And "additional" is called with [{"took": 5}]
      And the result is kept as "it"
      When "response" is called
      Then the response body at "/posts/posts" is 1

    @id:collection-forced-not @op:AnonymousResourceCollection.$wrap
    Scenario: Data that have the wrapper key are not wrapped again without the flag
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And the static property "forceWrapping" of JsonResource is set to false
      And a new JsonResource from [{"posts": 1}]
      When "response" is called
      Then the response body at "/posts" is 1

    @id:collection-forced-not-among-more @op:AnonymousResourceCollection.$wrap
    Scenario: Without the flag it is not wrapped again where it has other keys too
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And the static property "forceWrapping" of JsonResource is set to false
      And a new JsonResource from [{"id": 2, "posts": 1}]
      When "response" is called
      Then the response body at "/posts" is 1
    # What becomes of null is not said: it may count as nothing under the key.

    @id:collection-forced-not-falsy @op:AnonymousResourceCollection.$wrap
    Scenario Outline: Without the flag, data with <value> under the key is not wrapped again
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And the static property "forceWrapping" of JsonResource is set to false
      And a new JsonResource from [{"posts": <value>}]
      When "response" is called
      Then the response body at "/posts" is <value>

      Examples:
        | case  | value |
        | zero  |     0 |
        | empty | ""    |
        | false | false |

  @level:observed
  Rule: Null under the key is data that have the key

    @id:collection-forced-not-null @op:AnonymousResourceCollection.$wrap
    Scenario: Without the flag they are not wrapped again
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And the static property "forceWrapping" of JsonResource is set to false
      And a new JsonResource from [{"posts": null}]
      When "response" is called
      Then the response body at "/posts" is null

  @level:observed
  Rule: With the flag, any key that is set wraps any data

    @id:collection-forced-wraps @op:AnonymousResourceCollection.wrap
    Scenario Outline: The key <key>, data <value>, additional <additional>
      Given the static operation "wrap" of JsonResource is called with [<key>]
      And a new JsonResource from [<value>]
      And "additional" is called with [<additional>]
      When "response" is called
      Then the response body is <body>

      Examples: names
        | case        | key     | value                | additional | body                           |
        | key-absent  | "data"  | {"id": 2}            | []         | {"data": {"id": 2}}            |
        | key-present | "data"  | {"data": 1, "id": 2} | []         | {"data": {"data": 1, "id": 2}} |
        | with-extra  | "data"  | {"data": 1}          | {"m": 3}   | {"data": {"data": 1}, "m": 3}  |
        | other-key   | "posts" | {"posts": 1}         | []         | {"posts": {"posts": 1}}        |

      @trait:numeric-text
      Examples: an empty name
        | case            | key | value     | additional | body                    |
        | empty-key       | ""  | {"id": 2} | []         | {"": {"id": 2}}         |
        | empty-key-there | ""  | {"": 2}   | []         | {"": {"": 2}}           |
        | empty-key-more  | ""  | {"id": 2} | {"m": 3}   | {"": {"id": 2}, "m": 3} |

      @trait:json-text
      Examples: an empty map
        | case    | key    | value | additional | body         |
        | nothing | "data" | []    | []         | {"data": []} |

    @id:collection-forced-collection @trait:keyed-pages
    Scenario: A collection with an item under the key "data" is wrapped
      Given a new AnonymousResourceCollection from [{"data": {"id": 1}}, "PostResource"]
      When "response" is called
      Then the response body is {"data": {"data": {"id": 1}}}

    @id:collection-forced-page @trait:keyed-pages
    Scenario: A page with an item under the key "data" is wrapped
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", {"data": {"id": 1}}, 5]}, "PostResource"]
      When "response" is called
      Then the response body at "/data" is {"data": {"id": 1}}

    @id:collection-forced-page-own-array @op:AnonymousResourceCollection.toArray
    Scenario: A page whose array has that key
      Given the class PostCollection extending AnonymousResourceCollection with
        """
        {"methods": {"toArray": {"data": 1}}}
        """
      And a new PostCollection from [{"$new": ["Paginator", [{"id": 1}], 5]}, "PostResource"]
      When "response" is called
      Then the response body at "/data" is {"data": 1}

  @level:observed
  Rule: With the flag but without a key, only extra data bring the key "data"

    @id:collection-forced-without-key @op:AnonymousResourceCollection.withoutWrapping
    Scenario Outline: data <value>, additional <additional>
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new JsonResource from [<value>]
      And "additional" is called with [<additional>]
      When "response" is called
      Then the response body is <body>

      Examples:
        | case          | value       | additional | body                          |
        | alone         | {"id": 2}   | []         | {"id": 2}                     |
        | data-key      | {"data": 1} | []         | {"data": 1}                   |
        | extra         | {"id": 2}   | {"m": 3}   | {"data": {"id": 2}, "m": 3}   |
        | data-key-more | {"data": 1} | {"m": 3}   | {"data": {"data": 1}, "m": 3} |

  @level:observed
  Rule: A class that declares the flag has its own

    @id:collection-forced-own @trait:late-static-binding
    Scenario: The resources of a class that declares the flag off are not wrapped again, though those of others are
      Given the class PlainResource extending JsonResource with
        """json
        {"staticProperties": {"forceWrapping": false}}
        """
      And a new PlainResource from [{"data": 1}]
      When "response" is called
      Then the response body is {"data": 1}

    @id:collection-forced-own-collected @trait:keyed-pages
    Scenario: A collection of it goes by the flag of collections
      Given the static property "forceWrapping" of JsonResource is set to false
      And the class ForcedResource extending PostResource with
        """json
        {"staticProperties": {"forceWrapping": true}}
        """
      And a new AnonymousResourceCollection from [{"data": {"id": 1}}, "ForcedResource"]
      When "response" is called
      Then the response body is {"data": {"id": 1}}

  @level:observed
  Rule: The flag has no part in JSON text

    @id:collection-forced-json @op:AnonymousResourceCollection.toJson
    Scenario: toJson stays unwrapped
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "toJson" is called
      Then the result is JSON text of [{"id": 1}]

  @level:observed
  Rule: The flag is read when the response is built

    @id:collection-forced-read-late
    Scenario: Switched off before the second response
      Given a new JsonResource from [{"data": 1}]
      And "response" is called
      And the static property "forceWrapping" of JsonResource is set to false
      When "response" is called
      Then the response body is {"data": 1}
