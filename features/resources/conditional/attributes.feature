@op:AnonymousResourceCollection.attributes
Feature: AnonymousResourceCollection.attributes
  Picks entries of the underlying object by name, to be merged into the data.

  Background:
    Given a new JsonResource from [{"$new": ["Model", {"id": 1, "name": "Ada", "email": null, "7": "seven"}]}]

  @level:stated
  Rule: The given attributes are merged
    # "array $attributes": whether names of attributes are given or the attributes themselves is not said. These are both.

    @id:resource-attributes-given
    Scenario: What is given stands among the other entries
      Given the resource class UserResource that gives {"kind": "user", "0": {"$own": ["attributes", ["admin", "author", "owner"]]}}
      And a new UserResource from [{"$new": ["Model", {"admin": "admin", "author": "author", "owner": "owner"}]}]
      When "resolve" is called with [{"$request": "/"}]
      Then somewhere in the result is "admin"
      And somewhere in the result is "author"
      And somewhere in the result is "owner"
      And somewhere in the result is "user"

    @id:resource-attributes-no-others @op:AnonymousResourceCollection.withoutWrapping @boot-only
    Scenario: What is not given stays out
      Given the resource class UserResource that gives {"kind": "user", "0": {"$own": ["attributes", ["admin"]]}}
      And the current request is "/"
      And the static operation "withoutWrapping" of JsonResource is called with []
      And a new UserResource from [{"$new": ["Model", {"admin": "admin", "name": "Ada"}]}]
      When "response" is called
      Then somewhere in the response body is "user"
      And the response body has nothing at "/name"

    @id:resource-attributes-marker @protected
    Scenario: The result is a merge marker
      When "attributes" is called from inside with [["name"]]
      Then the result is {"$a": "MergeValue"}

  @level:observed
  Rule: Existing entries are picked in the order of the underlying object

    @id:resource-attributes-falsy
    Scenario: What is 0, false or empty text stands there as well
      Given the resource class UserResource that gives {"kind": "user", "0": {"$own": ["attributes", ["logins", "asleep", "note"]]}}
      And a new UserResource from [{"$new": ["Model", {"logins": 0, "asleep": false, "note": ""}]}]
      When "resolve" is called with [{"$request": "/"}]
      Then the entry "logins" of the result is 0
      And the entry "asleep" of the result is false
      And the entry "note" of the result is ""

    @id:resource-attributes-merged
    Scenario: Named attributes stand among the other entries
      Given the resource class UserResource that gives {"kind": "user", "0": {"$own": ["attributes", ["id", "name"]]}}
      And a new UserResource from [{"$new": ["Model", {"id": 1, "name": "Ada", "email": null}]}]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"kind": "user", "id": 1, "name": "Ada"}

    @id:resource-attributes-asked-again @trait:settable-properties @protected
    Scenario: The attributes are picked from the current underlying object
      Given "now" is a new Model from [{"id": 2, "name": "Bo"}]
      And "attributes" is called from inside with [["name"]]
      And the property "resource" is set to {"$ref": "now"}
      When "attributes" is called from inside with [["name"]]
      Then the result is {"$a": "MergeValue", "data": {"name": "Bo"}}

    @id:resource-attributes-picked @protected
    Scenario Outline: Picking <names>
      When "attributes" is called from inside with [<names>]
      Then the result is {"$a": "MergeValue", "data": <picked>}

      Examples: names
        | case         | names                   | picked                                  |
        | unknown      | ["id", "nothing"]       | {"id": 1}                               |
        | only-unknown | ["nothing"]             | []                                      |
        | none         | []                      | []                                      |
        | three        | ["id", "name", "email"] | {"id": 1, "name": "Ada", "email": null} |
        | null-value   | ["email"]               | {"email": null}                         |
        | twice        | ["name", "name"]        | {"name": "Ada"}                         |

      @trait:ordered-maps
      Examples: an order that is kept
        | case        | names          | picked                   |
        | other-order | ["name", "id"] | {"id": 1, "name": "Ada"} |

      @trait:integer-like-keys
      Examples: numbers in text
        | case         | names | picked         |
        | integer-name | [7]   | {"7": "seven"} |
        | numeric-text | ["7"] | {"7": "seven"} |

      @trait:static-languages
      Examples: a map of names, whose keys do not count
        | case        | names         | picked          |
        | named-names | {"x": "name"} | {"name": "Ada"} |

    @id:resource-attributes-dotted @protected
    Scenario: A name with a dot does not lead into an entry
      Given a new JsonResource from [{"$new": ["Model", {"author": {"name": "Ada"}}]}]
      When "attributes" is called from inside with [["author.name"]]
      Then the result is {"$a": "MergeValue", "data": []}

    @id:resource-attributes-other-spelling @protected
    Scenario Outline: "<name>" picks nothing of "full_name"
      Given a new JsonResource from [{"$new": ["Model", {"full_name": "Ada Lovelace"}]}]
      When "attributes" is called from inside with [["<name>"]]
      Then the result is {"$a": "MergeValue", "data": []}

      Examples:
        | case     | name      |
        | camel    | fullName  |
        | capitals | FULL_NAME |
        | star     | *         |

    @id:resource-attributes-of-collection @protected
    Scenario: A Collection as the underlying object
      Given a new JsonResource from [{"$new": ["Collection", {"a": 1, "b": 2}]}]
      When "attributes" is called from inside with [["b"]]
      Then the result is {"$a": "MergeValue", "data": {"b": 2}}

  @level:observed @error @protected
  Rule: A plain map cannot be asked

    @id:resource-attributes-of-map @trait:static-languages
    Scenario: A map as the underlying value
      Given a new JsonResource from [{"id": 1}]
      When "attributes" is called from inside with [["id"]]
      Then it fails with a Generic error
