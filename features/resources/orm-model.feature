@op:Statement.delegation @needs:model @trait:orm-model
Feature: Resources of the framework's own model
  What a resource asks of the object it wraps is what the framework's model answers.

  Background:
    Given "user" is a new OrmModel from [{"id": 7, "name": "Ada", "email": null}]
    And "setRelation" of "user" is called with ["posts", {"$new": ["Collection", ["Hello"]]}]
    And "setRelation" of "user" is called with ["city", null]
    And "append" of "user" is called with ["name"]
    And a new JsonResource from [{"$ref": "user"}]
    And the current request is "/users/7"

  @level:observed @protected
  Rule: Attributes, null ones too, relations and appended names are found

    @id:resource-orm-model-when
    Scenario Outline: <operation> of <args>
      When "<operation>" is called from inside with [<args>]
      Then the result is <result>

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case      | operation | args                  | result |
        | attribute | whenHas   | "name"                | "Ada"  |
        | empty     | whenHas   | "email", "set", "not" | "set"  |
        | no-such   | whenHas   | "phone", "set", "not" | "not"  |
        | relation  | whenHas   | "posts", "set", "not" | "not"  |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case              | operation  | args                  | result                                   |
        | loaded-relation   | whenLoaded | "posts"               | {"$a": "Collection", "items": ["Hello"]} |
        | empty-relation    | whenLoaded | "city", "set", "not"  | null                                     |
        | not-loaded        | whenLoaded | "likes", "set", "not" | "not"                                    |
        | only-an-attribute | whenLoaded | "name", "set", "not"  | "not"                                    |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case         | operation    | args                  | result |
        | appended     | whenAppended | "name"                | "Ada"  |
        | not-appended | whenAppended | "email", "set", "not" | "not"  |

  @level:observed
  Rule: Reading and testing find attributes and relations

    @id:resource-orm-model-get @op:AnonymousResourceCollection.__get
    Scenario Outline: Reading "<name>"
      When the property "<name>" is read
      Then the result is <value>
      And "offsetGet" with ["<name>"] gives <value>
      And "__isset" with ["<name>"] gives <set>
      And "offsetExists" with ["<name>"] gives <set>

      Examples:
        | case        | name  | value                                    | set   |
        | attribute   | name  | "Ada"                                    | true  |
        | null        | email | null                                     | false |
        | relation    | posts | {"$a": "Collection", "items": ["Hello"]} | true  |
        | no-relation | city  | null                                     | false |
        | nothing     | phone | null                                     | false |

  @level:observed
  Rule: Removing and setting change the model

    @id:resource-orm-model-unset @op:AnonymousResourceCollection.__unset @op:AnonymousResourceCollection.offsetUnset
    Scenario Outline: <operation> of "<name>"
      When "<operation>" is called with ["<name>"]
      Then "__isset" with ["<name>"] gives false
      And "offsetGet" with ["<name>"] gives null

      Examples:
        | case           | operation   | name  |
        | attribute      | __unset     | name  |
        | relation       | __unset     | posts |
        | index          | offsetUnset | name  |
        | index-relation | offsetUnset | posts |

    @id:resource-orm-model-offset-set @op:AnonymousResourceCollection.offsetSet
    Scenario Outline: Setting "<name>"
      When "offsetSet" is called with ["<name>", "Grace"]
      Then the property "<name>" of "user" is "Grace"

      Examples:
        | case  | name |
        | known | name |
        | new   | nick |

  @level:observed
  Rule: The route key is the model's id

    @id:resource-orm-model-route-key @op:AnonymousResourceCollection.getRouteKey @op:AnonymousResourceCollection.getRouteKeyName
    Scenario Outline: The answer to <operation>
      When "<operation>" is called
      Then the result is <result>

      Examples:
        | case | operation       | result |
        | key  | getRouteKey     |      7 |
        | name | getRouteKeyName | "id"   |
        | own  | getKey          |      7 |

  @level:observed
  Rule: The model's attributes and relations are the data

    @id:resource-orm-model-to-array @op:AnonymousResourceCollection.toArray @op:AnonymousResourceCollection.response
    Scenario: In the response
      Given "user" is a new OrmModel from [{"id": 7, "name": "Ada", "email": null}]
      And "setRelation" of "user" is called with ["posts", {"$new": ["Collection", ["Hello"]]}]
      And "setRelation" of "user" is called with ["city", null]
      And a new JsonResource from [{"$ref": "user"}]
      When "response" is called
      Then the response body is {"data": {"id": 7, "name": "Ada", "email": null, "posts": ["Hello"], "city": null}}
      And the response status is 200

    @id:resource-orm-model-inside @op:AnonymousResourceCollection.toJson
    Scenario: As a value inside data
      Given a new JsonResource from [{"author": {"$new": ["OrmModel", {"id": 7}]}}]
      When "toJson" is called
      Then the result is JSON text of {"author": {"id": 7}}

    @id:resource-orm-model-attributes @op:AnonymousResourceCollection.attributes @protected
    Scenario: Some of them
      Given a new JsonResource from [{"$new": ["OrmModel", {"id": 7, "name": "Ada", "email": null}]}]
      When "attributes" is called from inside with [["email", "id", "phone"]]
      Then the result is {"$a": "MergeValue", "data": {"id": 7, "email": null}}

    @id:resource-orm-model-copy @op:AnonymousResourceCollection.resolve
    Scenario: Resolving does not change the model
      Given a new JsonResource from [{"$new": ["OrmModel", {"id": 7, "tags": ["a"]}]}]
      And "resolve" is called
      When "resolve" is called
      Then the result is {"id": 7, "tags": ["a"]}

  @level:observed @error
  Rule: What cannot be written is reported with the model's key

    @id:resource-orm-model-unencodable @op:AnonymousResourceCollection.toJson
    Scenario: The error names it
      Given a new JsonResource from [{"$new": ["OrmModel", {"id": 7, "size": {"$float": "INF"}}]}]
      When "toJson" is called
      Then it fails with a JsonEncoding error
