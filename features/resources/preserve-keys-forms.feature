@op:AnonymousResourceCollection.preserveKeys
Feature: AnonymousResourceCollection.preserveKeys: the forms of a collection
  Kept and renumbered keys as they come out in JSON, in the response, in toArray and inside items.

  Background:
    Given the resource class TagResource that gives {"tag": {"$item": true}}
    And the current request is "/tags"

  @level:observed
  Rule: Renumbered keys are a JSON array, kept keys an object

    @id:collection-preserve-keys-json @op:AnonymousResourceCollection.toJson
    Scenario Outline: JSON of the items <source> after preserveKeys(<flag>)
      Given a new AnonymousResourceCollection from [<source>, "TagResource"]
      And "preserveKeys" is called with [<flag>]
      When "toJson" is called
      Then the result is JSON text of <json>

      Examples: integers
        | case        | source                     | flag  | json                                         |
        | gap-off     | {"2": "blue"}              | false | [{"tag": "blue"}]                            |
        | gap-on      | {"0": "red", "2": "blue"}  | true  | {"0": {"tag": "red"}, "2": {"tag": "blue"}}  |
        | negative-on | {"-1": "red", "5": "blue"} | true  | {"-1": {"tag": "red"}, "5": {"tag": "blue"}} |
        | list-on     | ["red", "blue"]            | true  | [{"tag": "red"}, {"tag": "blue"}]            |
        | empty-off   | []                         | false | []                                           |
        | empty-on    | []                         | true  | []                                           |

      @trait:ordered-maps
      Examples: an order that is kept
        | case        | source                    | flag | json                                        |
        | reversed-on | {"1": "red", "0": "blue"} | true | {"1": {"tag": "red"}, "0": {"tag": "blue"}} |

      @trait:integer-like-keys @trait:keyed-pages
      Examples: names among numbers
        | case      | source                    | flag  | json                                        |
        | names-off | {"x": "red", "4": "blue"} | false | {"x": {"tag": "red"}, "4": {"tag": "blue"}} |

  @level:observed
  Rule: The response follows the flag

    @id:collection-preserve-keys-response @op:AnonymousResourceCollection.response
    Scenario Outline: With the flag <flag>
      Given a new AnonymousResourceCollection from [{"9": "blue"}, "TagResource"]
      And "preserveKeys" is called with [<flag>]
      When "response" is called
      Then the response body is <body>

      Examples:
        | case | flag  | body                             |
        | off  | false | {"data": [{"tag": "blue"}]}      |
        | on   | true  | {"data": {"9": {"tag": "blue"}}} |

    @id:collection-preserve-keys-paginated-response @op:AnonymousResourceCollection.response @trait:keyed-pages
    Scenario Outline: A page with the flag <flag>
      Given "page" is a new Paginator from [{"9": "blue"}, 5]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "TagResource"]
      And "preserveKeys" is called with [<flag>]
      When "response" is called
      Then the response body at "/data" is <data>

      Examples:
        | case | flag  | data                   |
        | off  | false | [{"tag": "blue"}]      |
        | on   | true  | {"9": {"tag": "blue"}} |

    @id:collection-preserve-keys-paginator-itself @trait:keyed-pages @trait:shared-objects
    Scenario: The page itself keeps its keys
      Given "page" is a new Paginator from [{"9": "blue"}, 5]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "TagResource"]
      When "items" of "page" is called with []
      Then the result is {"9": {"$a": "TagResource"}}

    @id:collection-preserve-keys-page-itself @op:Paginator.toArray @trait:keyed-pages @trait:shared-objects
    Scenario: The page itself keeps the keys of the resources that its items became
      Given "page" is a new Paginator from [{"3": "red", "9": "blue"}, 5, 1]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "TagResource"]
      When "toArray" of "page" is called with []
      Then the entry "data" of the result is {"3": {"$a": "TagResource"}, "9": {"$a": "TagResource"}}

  @level:observed
  Rule: toArray always has the keys of the source

    @id:collection-preserve-keys-to-array @op:AnonymousResourceCollection.toArray
    Scenario Outline: With the flag <flag>
      Given a new AnonymousResourceCollection from [{"9": "blue"}, "TagResource"]
      And "preserveKeys" is called with [<flag>]
      When "toArray" is called with [{"$request": "/tags"}]
      Then the result is {"9": {"tag": "blue"}}

      Examples:
        | case | flag |
        | on   | true |

      @trait:keyed-pages
      Examples: without the flag
        | case | flag  |
        | off  | false |

  @level:observed @trait:integer-like-keys
  Rule: Maps inside an item are renumbered first by the item, then by the collection

    @id:collection-preserve-keys-nested
    Scenario Outline: Item class keeps keys: <item>; collection keeps keys: <flag>
      Given the class ShopResource extending JsonResource with
        """json
        {"properties": {"preserveKeys": <item>}}
        """
      And a new AnonymousResourceCollection from [[{"prices": {"10": "low", "20": "high"}}], "ShopResource"]
      And "preserveKeys" is called with [<flag>]
      When "resolve" is called
      Then the result is <result>

      Examples:
        | case       | item  | flag  | result                                    |
        | neither    | false | false | [{"prices": ["low", "high"]}]             |
        | collection | false | true  | [{"prices": ["low", "high"]}]             |
        | item       | true  | false | [{"prices": ["low", "high"]}]             |
        | both       | true  | true  | [{"prices": {"10": "low", "20": "high"}}] |

    @id:collection-preserve-keys-nested-to-array @op:AnonymousResourceCollection.toArray
    Scenario: toArray shows what the item alone decided
      Given the class ShopResource extending JsonResource with
        """json
        {"properties": {"preserveKeys": true}}
        """
      And a new AnonymousResourceCollection from [[{"prices": {"10": "low", "20": "high"}}], "ShopResource"]
      When "toArray" is called with [{"$request": "/shops"}]
      Then the result is [{"prices": {"10": "low", "20": "high"}}]

    @id:collection-preserve-keys-nested-names
    Scenario: A nested map with a name among its keys is kept
      Given a new AnonymousResourceCollection from [[{"prices": {"10": "low", "top": "high"}}], "JsonResource"]
      When "resolve" is called
      Then the result is [{"prices": {"10": "low", "top": "high"}}]

    @id:resource-preserve-keys-of-underlying
    Scenario Outline: What the underlying <case> has under the name "preserveKeys" keeps no keys
      Given a new JsonResource from [<value>]
      When "resolve" is called
      Then the result is {"preserveKeys": true, "prices": ["low", "high"]}

      Examples:
        | case | value                                                         |
        | map  | {"preserveKeys": true, "prices": {"10": "low", "20": "high"}} |

      @trait:orm-model
      Examples:
        | case  | value                                                                              |
        | model | {"$new": ["Model", {"preserveKeys": true, "prices": {"10": "low", "20": "high"}}]} |

    @id:resource-preserve-keys-marker-first
    Scenario: The marker of a class comes before its property
      Given the class ShopResource extending JsonResource with
        """json
        { "properties": { "preserveKeys": false }, "markers": { "PreserveKeys": true } }
        """
      And a new ShopResource from [{"10": "low", "20": "high"}]
      When "resolve" is called
      Then the result is {"10": "low", "20": "high"}

    @id:resource-preserve-keys-of-object @trait:settable-properties
    Scenario Outline: A resource whose flag is <told> does not follow its class, which says <said>
      Given the class ShopResource extending JsonResource with
        """json
        {"properties": {"preserveKeys": <said>}}
        """
      And a new ShopResource from [{"10": "low", "20": "high"}]
      When the property "preserveKeys" is set to <told>
      Then "resolve" gives <data>

      Examples:
        | case | said  | told  | data                        |
        | on   | false | true  | {"10": "low", "20": "high"} |
        | off  | true  | false | ["low", "high"]             |
