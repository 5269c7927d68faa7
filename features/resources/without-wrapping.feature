@op:AnonymousResourceCollection.withoutWrapping @boot-only
Feature: AnonymousResourceCollection.withoutWrapping
  Takes the wrapper key away, or as far away as extra data allow.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:observed
  Rule: "withoutWrapping" disables wrapping, and sets nothing else
    # "Disables wrapping": what becomes of the flag is not said.

    @id:collection-unwrapped-keeps-force @op:AnonymousResourceCollection.$forceWrapping
    Scenario: The flag that forces wrapping stays as it was set
      Given the static property "forceWrapping" of JsonResource is set to true
      When the static operation "withoutWrapping" of JsonResource is called with []
      Then the static property "forceWrapping" of JsonResource is true

  @level:observed
  Rule: Null stands for no wrapper key

    @id:collection-unwrapped-null @op:AnonymousResourceCollection.$wrap
    Scenario: The wrapper key after wrapping was switched off
      When the static operation "withoutWrapping" of JsonResource is called with []
      Then the static property "wrap" of JsonResource is null

  @level:observed
  Rule: Without extra data the data are the whole body

    @id:collection-unwrapped-alone
    Scenario Outline: The items <items>
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new AnonymousResourceCollection from [<items>, "PostResource"]
      When "response" is called
      Then the response body is <body>

      Examples: lists
        | case    | items                  | body                   |
        | list    | [{"id": 1}, {"id": 2}] | [{"id": 1}, {"id": 2}] |
        | nothing | []                     | []                     |

      @trait:keyed-pages
      Examples: names
        | case  | items            | body             |
        | names | {"a": {"id": 1}} | {"a": {"id": 1}} |

      @trait:recursive-merge @trait:integer-like-keys @trait:keyed-pages
      Examples: names among numbers
        | case  | items                            | body                             |
        | mixed | {"x": {"id": 1}, "5": {"id": 2}} | {"x": {"id": 1}, "0": {"id": 2}} |

    @id:collection-unwrapped-single
    Scenario Outline: A single resource giving <value>
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new JsonResource from [<value>]
      When "response" is called
      Then the response body is <value>

      Examples: maps
        | case     | value       |
        | a-map    | {"id": 1}   |
        | data-key | {"data": 1} |

      @trait:json-text
      Examples: an empty map
        | case    | value |
        | nothing | []    |

  @level:observed @trait:recursive-merge
  Rule: Kept numeric keys are renumbered in the body, not in the JSON text

    Background:
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new AnonymousResourceCollection from [{"3": {"id": 1}, "9": {"id": 2}}, "PostResource"]
      And "preserveKeys" is called

    @id:collection-unwrapped-renumbered
    Scenario: The response is a list
      When "response" is called
      Then the response body is [{"id": 1}, {"id": 2}]

    @id:collection-unwrapped-json @op:AnonymousResourceCollection.toJson
    Scenario: The JSON text is an object
      When "toJson" is called
      Then the result is JSON text of {"3": {"id": 1}, "9": {"id": 2}}

    @id:collection-wrapped-json @op:AnonymousResourceCollection.wrap @op:AnonymousResourceCollection.toJson
    Scenario: JSON text is not wrapped with another key either
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "toJson" is called
      Then the result is JSON text of [{"id": 1}]

    @id:collection-unwrapped-extra-keeps
    Scenario: Under the key that extra data bring, the keys are kept
      Given "additional" is called with [{"m": 1}]
      When "response" is called
      Then the response body is {"data": {"3": {"id": 1}, "9": {"id": 2}}, "m": 1}

  @level:observed
  Rule: Extra data bring the key "data" back
    # Beside extra data the items need a key, also when they were to have none: both systems take "data".

    @id:collection-unwrapped-extra @trait:settable-properties
    Scenario Outline: with <with>, additional <additional>
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "with" is set to <with>
      And "additional" is called with [<additional>]
      When "response" is called
      Then the response body is <body>

      Examples:
        | case       | with     | additional  | body                                  |
        | with       | {"w": 1} | []          | {"data": [{"id": 1}], "w": 1}         |
        | additional | []       | {"m": 1}    | {"data": [{"id": 1}], "m": 1}         |
        | both       | {"w": 1} | {"m": 2}    | {"data": [{"id": 1}], "w": 1, "m": 2} |
        | null-value | []       | {"m": null} | {"data": [{"id": 1}], "m": null}      |
        | empty-map  | []       | {"m": []}   | {"data": [{"id": 1}], "m": []}        |
        | neither    | []       | []          | [{"id": 1}]                           |

    @id:collection-unwrapped-data-key
    Scenario: Even data with a "data" key of their own
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new JsonResource from [{"data": 1, "id": 2}]
      And "additional" is called with [{"m": 3}]
      When "response" is called
      Then the response body is {"data": {"data": 1, "id": 2}, "m": 3}

    @id:collection-unwrapped-page
    Scenario Outline: A page of <items> is under "data" all the same
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", <items>, 2]}, "PostResource"]
      When "response" is called
      Then the response body at "/data" is <items>

      Examples:
        | case | items |
        | none | []    |

      @trait:keyed-pages
      Examples: items under keys
        | case     | items                               |
        | named    | {"a": {"id": 1}}                    |
        | own-data | {"data": {"id": 1}, "x": {"id": 2}} |

  @level:observed @trait:numeric-text
  Rule: An empty or zero key wraps nothing until extra data come

    @id:collection-unwrapped-falsy-key @op:AnonymousResourceCollection.wrap
    Scenario Outline: wrap(<key>), additional <additional>
      Given the static operation "wrap" of JsonResource is called with [<key>]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [<additional>]
      When "response" is called
      Then the response body is <body>

      Examples:
        | case        | key | additional | body                       |
        | empty-alone | ""  | []         | [{"id": 1}]                |
        | empty-extra | ""  | {"m": 1}   | {"": [{"id": 1}], "m": 1}  |
        | zero-alone  | "0" | []         | [{"id": 1}]                |
        | zero-extra  | "0" | {"m": 1}   | {"0": [{"id": 1}], "m": 1} |

    @id:collection-unwrapped-falsy-key-present @op:AnonymousResourceCollection.wrap
    Scenario Outline: Data that have the key <key> themselves, with the extra data <extra>
      Given the static operation "wrap" of JsonResource is called with [<key>]
      And a new JsonResource from [<value>]
      And "additional" is called with [<extra>]
      When "response" is called
      Then the response body is <body>

      Examples:
        | case        | key | value           | extra    | body                          |
        | empty-alone | ""  | {"": 1, "a": 2} | []       | {"": 1, "a": 2}               |
        | empty-extra | ""  | {"": 1, "a": 2} | {"m": 3} | {"": {"": 1, "a": 2}, "m": 3} |
