@op:AnonymousResourceCollection.additional @trait:static-languages @error
Feature: Arguments of the wrong type
  What is no map, no flag, no text and no callback is refused where one is needed.

  @level:observed
  Rule: What is no map is refused as extra data and as a query

    @id:collection-wrong-type-map @op:AnonymousResourceCollection.withQuery @trait:strict-types
    Scenario Outline: <operation> refuses <value>
      Given a new AnonymousResourceCollection from [[1], "JsonResource"]
      When "<operation>" is called with [<value>]
      Then it fails with a Type error

      Examples:
        | case            | operation  | value |
        | additional-text | additional | "a=1" |
        | additional-null | additional | null  |
        | query-text      | withQuery  | "a=1" |
        | query-null      | withQuery  | null  |

    @id:collection-wrong-type-query-kept @op:AnonymousResourceCollection.withQuery @op:AnonymousResourceCollection.preserveQuery @trait:strict-types @protected @trait:surplus-items
    Scenario: A refused query changes nothing
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [1, 2], 1]}, "JsonResource"]
      And "preserveQuery" is called
      And "withQuery" is called with ["a=1"]
      Then it fails with a Type error
      And the protected property "preserveAllQueryParameters" is true

    @id:collection-wrong-type-extra-kept @trait:strict-types
    Scenario: Refused extra data leave those from before
      Given a new AnonymousResourceCollection from [[1], "JsonResource"]
      And "additional" is called with [{"a": 1}]
      And "additional" is called with ["a=1"]
      Then it fails with a Type error
      And the property "additional" is {"a": 1}

  @level:observed
  Rule: A flag is no map

    @id:collection-wrong-type-flag @op:AnonymousResourceCollection.preserveKeys @trait:strict-types
    Scenario: preserveKeys of a list
      Given a new AnonymousResourceCollection from [[1], "JsonResource"]
      When "preserveKeys" is called with [[]]
      Then it fails with a Type error

    @id:collection-wrong-type-flag-kept @op:AnonymousResourceCollection.preserveKeys @op:AnonymousResourceCollection.$preserveKeys @trait:strict-types
    Scenario: A refused flag leaves the one from before
      Given a new AnonymousResourceCollection from [[1], "JsonResource"]
      And "preserveKeys" is called
      And "preserveKeys" is called with [[]]
      Then it fails with a Type error
      And the property "preserveKeys" is true

  @level:observed
  Rule: Options of pretty JSON are an integer

    @id:collection-wrong-type-options @op:AnonymousResourceCollection.toPrettyJson @op:Paginator.toPrettyJson @trait:strict-types
    Scenario Outline: toPrettyJson of <class> with the options <options>
      Given the current request is "/posts"
      And a new <class> from <arguments>
      When "toPrettyJson" is called with [<options>]
      Then it fails with a Type error

      Examples:
        | case            | class                       | arguments                     | options |
        | collection-text | AnonymousResourceCollection | [[{"id": 1}], "JsonResource"] | "ab"    |
        | collection-list | AnonymousResourceCollection | [[{"id": 1}], "JsonResource"] | []      |
        | page-text       | Paginator                   | [[1], 1]                      | "ab"    |
        | collection-null | AnonymousResourceCollection | [[{"id": 1}], "JsonResource"] | null    |
        | page-null       | Paginator                   | [[1], 1]                      | null    |

  @level:observed @protected
  Rule: transform needs a callback even when it would not call it

    @id:resource-wrong-type-callback @op:AnonymousResourceCollection.transform @trait:strict-types
    Scenario Outline: The value <value>, the callback <callback>
      Given a new JsonResource from [1]
      When "transform" is called from inside with [<value>, <callback>, "other"]
      Then it fails with a Type error

      Examples:
        | case          | value | callback  |
        | text-filled   | "a"   | "no such" |
        | text-unfilled | ""    | "no such" |
        | number        | ""    |         5 |

  @level:observed
  Rule: A resource in a resource has no data of its own without a request

    @id:resource-wrong-type-nested @op:AnonymousResourceCollection.toArray
    Scenario: A resource of a resource
      Given the current request is "/posts"
      And a new JsonResource from [{"$new": ["JsonResource", {"id": 1}]}]
      When "resolve" is called
      Then it fails with a Type error

    @id:resource-wrong-type-nested-own @trait:strict-types @op:AnonymousResourceCollection.toArray
    Scenario: A resource of a resource with data of its own
      Given the resource class PostResource that gives {"id": {"$item": "id"}}
      And the current request is "/posts"
      And a new JsonResource from [{"$new": ["PostResource", {"id": 1}]}]
      When "resolve" is called
      Then it fails with a Type error

  @level:observed
  Rule: Conditions, what is merged and wrap keys have their types

    @id:resource-wrong-type-condition @trait:declared-types @op:AnonymousResourceCollection.when @op:AnonymousResourceCollection.unless @op:AnonymousResourceCollection.mergeWhen @op:AnonymousResourceCollection.mergeUnless @protected
    Scenario Outline: <operation> with the condition <condition>
      Given a new JsonResource from [1]
      When "<operation>" is called from inside with [<condition>, []]
      Then it fails with a Type error

      Examples:
        | case         | operation   | condition |
        | when-null    | when        | null      |
        | when-list    | when        | [1]       |
        | unless       | unless      | null      |
        | merge-when   | mergeWhen   | null      |
        | merge-unless | mergeUnless | null      |

    @id:resource-wrong-type-merge @trait:declared-types @op:AnonymousResourceCollection.merge @protected
    Scenario Outline: Merging <value> is refused
      Given a new JsonResource from [1]
      When "merge" is called from inside with [<value>]
      Then it fails with a Type error

      Examples:
        | case | value |
        | text | "a"   |
        | null | null  |

    @id:resource-wrong-type-wrap @trait:declared-types @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: wrap(null)
      When the static operation "wrap" of JsonResource is called with [null]
      Then it fails with a Type error

  @level:observed
  Rule: What is no request is refused where one is needed

    @id:collection-wrong-type-request @trait:strict-types @op:AnonymousResourceCollection.toArray @op:AnonymousResourceCollection.toAttributes @op:AnonymousResourceCollection.resolveResourceData @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.with @op:AnonymousResourceCollection.withResponse @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.toResponse
    Scenario Outline: <operation> of <class> with <arguments>
      Given the resource class PostResource that gives {"id": {"$item": "id"}}
      And the current request is "/posts"
      And a new <class> from <resource>
      When "<operation>" is called with <arguments>
      Then it fails with a Type error

      Examples:
        | case             | class                       | resource                                          | operation           | arguments                      |
        | array-null       | JsonResource                | [{"id": 1}]                                       | toArray             | [null]                         |
        | array-text       | AnonymousResourceCollection | [[{"id": 1}], "JsonResource"]                     | toArray             | ["/posts"]                     |
        | array-empty      | AnonymousResourceCollection | [[], "JsonResource"]                              | toArray             | [null]                         |
        | attributes       | PostResource                | [{"id": 1}]                                       | toAttributes        | [{"a": "1"}]                   |
        | data             | PostResource                | [{"id": 1}]                                       | resolveResourceData | [null]                         |
        | resolve          | PostResource                | [{"id": 1}]                                       | resolve             | ["/posts"]                     |
        | resolve-items    | AnonymousResourceCollection | [[{"id": 1}], "PostResource"]                     | resolve             | [{"a": "1"}]                   |
        | with-null        | JsonResource                | [{"id": 1}]                                       | with                | [null]                         |
        | with-map         | AnonymousResourceCollection | [[{"id": 1}], "JsonResource"]                     | with                | [{"a": "1"}]                   |
        | customize        | JsonResource                | [{"id": 1}]                                       | withResponse        | ["/posts", null]               |
        | customize-nobody | JsonResource                | [{"id": 1}]                                       | withResponse        | [{"$request": "/posts"}, null] |
        | response         | JsonResource                | [{"id": 1}]                                       | response            | ["/posts"]                     |
        | to-response      | JsonResource                | [{"id": 1}]                                       | toResponse          | [null]                         |
        | to-response-page | AnonymousResourceCollection | [{"$new": ["Paginator", [1], 1]}, "JsonResource"] | toResponse          | [null]                         |

      @trait:declared-types
      Examples: what is false is no request either
        | case          | class        | resource    | operation | arguments |
        | resolve-zero  | PostResource | [{"id": 1}] | resolve   | [0]       |
        | respond-empty | JsonResource | [{"id": 1}] | response  | [""]      |

  @level:observed @trait:strict-types @protected
  Rule: What is no map has nothing to filter

    @id:resource-wrong-type-filter @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues
    Scenario Outline: <operation> of <data>
      Given a new JsonResource from [1]
      When "<operation>" is called from inside with [<data>]
      Then it fails with a Type error

      Examples:
        | case           | operation           | data                            |
        | filter-null    | filter              | null                            |
        | filter-text    | filter              | "a"                             |
        | filter-items   | filter              | {"$new": ["Collection", ["a"]]} |
        | filter-missing | filter              | {"$missing": true}              |
        | drop-null      | removeMissingValues | null                            |
        | drop-number    | removeMissingValues |                               5 |
        | drop-items     | removeMissingValues | {"$new": ["Collection", ["a"]]} |
