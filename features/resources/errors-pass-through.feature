@error
Feature: Resources: errors of the code that they call
  What a class of the caller, an item or an underlying object raises reaches whoever asked: nothing swallows it, nothing puts another error in its place.

  @level:observed
  Rule: The error of an operation that a resource class overrides reaches the caller

    @id:resource-error-of-class
    Scenario Outline: "<operation>", where "<raises>" raises it
      Given the class PostResource extending JsonResource with
        """
        {"methods": {"<raises>": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And the current request is "/posts"
      And a new PostResource from [{"id": 1}]
      When "<operation>" is called with <args>
      Then it fails with a Logic error saying "not today"

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation | args                     | raises  |
        | resolve | resolve   | [{"$request": "/posts"}] | toArray |

      @op:AnonymousResourceCollection.resolve @trait:virtual-operations
      Examples: operations that are no hooks
        | case            | operation | args                     | raises                      |
        | resolve-data    | resolve   | [{"$request": "/posts"}] | resolveResourceData         |
        | resolve-request | resolve   | []                       | resolveRequestFromContainer |

      @op:AnonymousResourceCollection.resolveResourceData
      Examples:
        | case          | operation           | args                     | raises       |
        | resource-data | resolveResourceData | [{"$request": "/posts"}] | toAttributes |

      @op:AnonymousResourceCollection.toAttributes
      Examples:
        | case          | operation    | args                     | raises  |
        | to-attributes | toAttributes | [{"$request": "/posts"}] | toArray |

      @op:AnonymousResourceCollection.jsonSerialize
      Examples:
        | case           | operation     | args | raises  |
        | json-serialize | jsonSerialize | []   | toArray |

      @op:AnonymousResourceCollection.toJson
      Examples:
        | case    | operation | args | raises  |
        | to-json | toJson    | []   | toArray |

      @op:AnonymousResourceCollection.toPrettyJson
      Examples:
        | case           | operation    | args | raises  |
        | to-pretty-json | toPrettyJson | []   | toArray |

      @op:AnonymousResourceCollection.response
      Examples:
        | case             | operation | args                     | raises       |
        | response         | response  | [{"$request": "/posts"}] | toArray      |
        | response-with    | response  | [{"$request": "/posts"}] | with         |
        | response-options | response  | [{"$request": "/posts"}] | jsonOptions  |
        | response-hook    | response  | [{"$request": "/posts"}] | withResponse |

      @op:AnonymousResourceCollection.response @trait:virtual-operations
      Examples: the current request
        | case             | operation | args | raises                      |
        | response-request | response  | []   | resolveRequestFromContainer |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  | args                     | raises  |
        | to-response | toResponse | [{"$request": "/posts"}] | toArray |

  @level:observed
  Rule: The error of an item reaches whoever asks the collection

    @id:collection-error-of-item
    Scenario Outline: "<operation>" of <items>
      Given the resource class PostResource that gives {"$throw": {"kind": "Logic", "message": "not today"}}
      And the current request is "/posts"
      And a new AnonymousResourceCollection from [<items>, "PostResource"]
      When "<operation>" is called with <args>
      Then it fails with a Logic error saying "not today"

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation | args                     | items       |
        | resolve | resolve   | [{"$request": "/posts"}] | [{"id": 1}] |

      @op:AnonymousResourceCollection.toArray
      Examples:
        | case     | operation | args                     | items       |
        | to-array | toArray   | [{"$request": "/posts"}] | [{"id": 1}] |

      @op:AnonymousResourceCollection.jsonSerialize
      Examples:
        | case           | operation     | args | items       |
        | json-serialize | jsonSerialize | []   | [{"id": 1}] |

      @op:AnonymousResourceCollection.toJson
      Examples:
        | case    | operation | args | items       |
        | to-json | toJson    | []   | [{"id": 1}] |

      @op:AnonymousResourceCollection.response
      Examples:
        | case          | operation | args                     | items                                   |
        | response      | response  | [{"$request": "/posts"}] | [{"id": 1}]                             |
        | page-response | response  | [{"$request": "/posts"}] | {"$new": ["Paginator", [{"id": 1}], 2]} |

    @id:collection-error-of-item-options @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.jsonOptions
    Scenario: The class of the items refuses to name options of the text
      Given the class PostResource extending JsonResource with
        """
        {"methods": {"jsonOptions": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And the current request is "/posts"
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then it fails with a Logic error saying "not today"

    @id:collection-error-of-class @op:AnonymousResourceCollection.response
    Scenario Outline: The response of a page, where "<raises>" of the collection raises it
      Given the class PostCollection extending ResourceCollection with
        """
        {"methods": {"<raises>": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a new PostCollection from [{"$new": ["Paginator", [], 2]}]
      When "response" is called with [{"$request": "/posts"}]
      Then it fails with a Logic error saying "not today"

      @op:AnonymousResourceCollection.preparePaginatedResponse @trait:found-by-name
      Examples:
        | case        | raises                |
        | information | paginationInformation |

      @op:AnonymousResourceCollection.with
      Examples:
        | case | raises |
        | with | with   |

      @op:AnonymousResourceCollection.withResponse
      Examples:
        | case | raises       |
        | hook | withResponse |

      @op:AnonymousResourceCollection.toArray
      Examples:
        | case | raises  |
        | data | toArray |

      @op:AnonymousResourceCollection.jsonOptions
      Examples:
        | case    | raises      |
        | options | jsonOptions |

    @id:collection-error-of-construction @trait:late-static-binding
    Scenario Outline: "<operation>", where the item's resource cannot be made
      Given the class PostResource extending JsonResource with
        """
        {"methods": {"__construct": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      When the static operation "<operation>" of PostResource is called with [[{"id": 1}]]
      Then it fails with a Logic error saying "not today"

      @op:AnonymousResourceCollection.make
      Examples:
        | case | operation |
        | make | make      |

      @op:AnonymousResourceCollection.collection
      Examples:
        | case       | operation  |
        | collection | collection |

  @level:observed @protected
  Rule: The error of the underlying object reaches the caller

    @id:resource-error-of-underlying
    Scenario Outline: "<operation>", where the object's "<raises>" raises it
      Given the class Author extending Model with
        """
        {"methods": {"<raises>": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a new JsonResource from [{"$new": ["Author", {"name": "Ada"}]}]
      When "<operation>" is called from inside with <args>
      Then it fails with a Logic error saying "not today"

      @op:AnonymousResourceCollection.getRouteKey
      Examples:
        | case      | operation   | args | raises      |
        | route-key | getRouteKey | []   | getRouteKey |

      @op:AnonymousResourceCollection.getRouteKeyName
      Examples:
        | case           | operation       | args | raises          |
        | route-key-name | getRouteKeyName | []   | getRouteKeyName |

      @op:AnonymousResourceCollection.offsetExists
      Examples:
        | case          | operation    | args     | raises       |
        | offset-exists | offsetExists | ["name"] | offsetExists |

      @op:AnonymousResourceCollection.offsetGet
      Examples:
        | case       | operation | args     | raises    |
        | offset-get | offsetGet | ["name"] | offsetGet |

      @op:AnonymousResourceCollection.offsetSet
      Examples:
        | case       | operation | args           | raises    |
        | offset-set | offsetSet | ["name", "Bo"] | offsetSet |

      @op:AnonymousResourceCollection.offsetUnset
      Examples:
        | case         | operation   | args     | raises      |
        | offset-unset | offsetUnset | ["name"] | offsetUnset |

      @op:AnonymousResourceCollection.toArray
      Examples:
        | case     | operation | args                     | raises  |
        | to-array | toArray   | [{"$request": "/posts"}] | toArray |

      @op:AnonymousResourceCollection.__isset
      Examples:
        | case  | operation | args      | raises  |
        | isset | __isset   | ["phone"] | __isset |

      @op:AnonymousResourceCollection.attributes @trait:orm-model
      Examples:
        | case       | operation  | args       | raises  |
        | attributes | attributes | [["name"]] | toArray |

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case     | operation | args     | raises        |
        | when-has | whenHas   | ["name"] | getAttributes |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case          | operation    | args     | raises      |
        | when-appended | whenAppended | ["name"] | hasAppended |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case        | operation  | args      | raises         |
        | when-loaded | whenLoaded | ["posts"] | relationLoaded |

      @op:AnonymousResourceCollection.whenCounted @trait:orm-model
      Examples:
        | case         | operation   | args      | raises        |
        | when-counted | whenCounted | ["posts"] | getAttributes |

      @op:AnonymousResourceCollection.whenAggregated @trait:orm-model
      Examples:
        | case            | operation      | args                      | raises        |
        | when-aggregated | whenAggregated | ["posts", "votes", "sum"] | getAttributes |

      @op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
      Examples:
        | case               | operation        | args      | raises        |
        | when-exists-loaded | whenExistsLoaded | ["posts"] | getAttributes |

      @op:AnonymousResourceCollection.hasPivotLoaded @trait:orm-model
      Examples:
        | case             | operation      | args          | raises  |
        | has-pivot-loaded | hasPivotLoaded | ["role_user"] | __isset |

      @op:AnonymousResourceCollection.hasPivotLoadedAs @trait:orm-model
      Examples:
        | case                | operation        | args                        | raises  |
        | has-pivot-loaded-as | hasPivotLoadedAs | ["membership", "team_user"] | __isset |

  @level:observed @op:AnonymousResourceCollection.merge @protected
  Rule: The error of an object that is merged reaches the caller

    @id:resource-error-of-merged
    Scenario: An object that refuses to become a map
      Given the class Letter with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a new JsonResource from [1]
      When "merge" is called from inside with [{"$new": ["Letter"]}]
      Then it fails with a Logic error saying "not today"

  @level:observed @op:Shared.mixin @boot-only
  Rule: The error of an object whose macros are taken over reaches the caller

    @id:resource-error-of-mixin @trait:bound-closures
    Scenario: A method that is to give a macro raises an error
      Given the class Manners with
        """
        {"methods": {"greet": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      When the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      Then it fails with a Logic error saying "not today"
