@op:AnonymousResourceCollection.getRouteKey @op:Statement.delegation
Feature: Route binding of a resource
  The underlying object answers what addresses it in a route; a resource itself cannot be found through a route.

  @level:stated
  Rule: The underlying object's route key and its name are given
    # The last argument of a Model is its route key, and the name of that key is "slug".

    @id:resource-delegation-route-key
    Scenario: getRouteKey gives the object's key
      Given a new JsonResource from [{"$new": ["Model", {"id": 7, "slug": "hello"}, [], [], [], "hello-world"]}]
      When "getRouteKey" is called
      Then the result is "hello-world"

    @id:resource-delegation-route-key-name @op:AnonymousResourceCollection.getRouteKeyName
    Scenario: getRouteKeyName gives the name of the object's key
      Given a new JsonResource from [{"$new": ["Model", [], [], [], [], "hello-world"]}]
      When "getRouteKeyName" is called
      Then the result is "slug"

    @id:resource-delegation-route-key-values
    Scenario Outline: getRouteKey gives <key> when that is the key
      Given a new JsonResource from [{"$new": ["Model", [], [], [], [], <key>]}]
      When "getRouteKey" is called
      Then the result is <key>

      Examples:
        | case    | key       |
        | null    | null      |
        | integer |         7 |
        | text    | "0"       |
        | zero    |         0 |
        | empty   | ""        |
        | false   | false     |
        | capital | "My Post" |

  @level:observed
  Rule: A resource in between passes the question on
    # The last argument of a Model is its route key.

    @id:resource-delegation-route-key-nested
    Scenario: A resource around a resource asks through to the object
      Given "inner" is a new JsonResource from [{"$new": ["Model", [], [], [], [], "hello-world"]}]
      And a new JsonResource from [{"$ref": "inner"}]
      When "getRouteKey" is called
      Then the result is "hello-world"

    @id:resource-delegation-route-key-nested-own @op:AnonymousResourceCollection.getRouteKeyName
    Scenario Outline: A resource inside that has <operation> of its own answers itself
      Given the class PostResource extending JsonResource with
        """
        {"methods": {"<operation>": "own"}}
        """
      And a new JsonResource from [{"$new": ["PostResource", {"$new": ["Model", [], [], [], [], "hello-world"]}]}]
      When "<operation>" is called
      Then the result is "own"

      Examples:
        | case | operation       |
        | key  | getRouteKey     |
        | name | getRouteKeyName |

    @id:resource-delegation-route-key-macro @op:AnonymousResourceCollection.getRouteKeyName @op:Shared.macro @boot-only
    Scenario Outline: A macro named <operation> is not asked
      Given the closure "macro" that returns "macro"
      And the static operation "macro" of JsonResource is called with ["<operation>", {"$ref": "macro"}]
      And a new JsonResource from [{"$new": ["Model", [], [], [], [], "hello-world"]}]
      When "<operation>" is called
      Then the result is "<answer>"
      And the closure "macro" was not called

      Examples:
        | case | operation       | answer      |
        | key  | getRouteKey     | hello-world |
        | name | getRouteKeyName | slug        |

  @level:observed @error
  Rule: What is no object has no route key

    @id:resource-delegation-route-key-of-no-object
    Scenario Outline: getRouteKey of a <case>
      Given a new JsonResource from [<value>]
      When "getRouteKey" is called
      Then it fails

      Examples:
        | case   | value     |
        | map    | {"id": 1} |
        | null   | null      |
        | text   | "hello"   |
        | number |         5 |

    @id:resource-delegation-route-key-of-collection @op:AnonymousResourceCollection.getRouteKeyName
    Scenario Outline: <operation> of a resource collection
      Given a new AnonymousResourceCollection from [[{"$new": ["Model", [], [], [], [], "hello-world"]}], "JsonResource"]
      When "<operation>" is called
      Then it fails

      Examples:
        | case | operation       |
        | key  | getRouteKey     |
        | name | getRouteKeyName |

    @id:resource-delegation-route-key-name-of-no-object @op:AnonymousResourceCollection.getRouteKeyName
    Scenario Outline: getRouteKeyName of a <case>
      Given a new JsonResource from [<value>]
      When "getRouteKeyName" is called
      Then it fails

      Examples:
        | case   | value     |
        | map    | {"id": 1} |
        | null   | null      |
        | text   | "hello"   |
        | number |         5 |

  @level:stated @op:AnonymousResourceCollection.resolveRouteBinding
  Rule: A resource is not found through a route

    @id:resource-delegation-resolve-route-binding-fails @error
    Scenario: resolveRouteBinding never returns
      Given a new JsonResource from [{"id": 1}]
      When "resolveRouteBinding" is called with [1]
      Then it fails
      When "resolveRouteBinding" is called with ["hello", "slug"]
      Then it fails
      When "resolveRouteBinding" is called with [null]
      Then it fails

    @id:resource-delegation-resolve-route-binding-able @error
    Scenario: resolveRouteBinding never returns, even if the underlying object could find a model
      Given the class Post extending Model with
        """
        {"methods": {"resolveRouteBinding": {"$this": true}}}
        """
      And a new JsonResource from [{"$new": ["Post", {"id": 1}]}]
      When "resolveRouteBinding" is called with [1]
      Then it fails
    # "never" for a resource itself, "Model|null" for its child: null and a model are right, and so is a refusal as both known
    # systems have it; text, a number or a map is not.

    @id:resource-delegation-resolve-child-route-binding-stated @op:AnonymousResourceCollection.resolveChildRouteBinding
    Scenario Outline: "resolveChildRouteBinding" with <arguments> fails, or gives a model or null
      Given a new JsonResource from [{"id": 1}]
      When "resolveChildRouteBinding" is called with <arguments>
      Then the result, if there is one, is an object or null

      Examples:
        | case        | arguments                    |
        | value       | ["comment", 5]               |
        | value-field | ["comment", "hello", "slug"] |

  @level:observed @trait:messages @error
  Rule: Asking a resource to find itself or a child is refused

    @id:resource-delegation-resolve-route-binding @op:AnonymousResourceCollection.resolveRouteBinding
    Scenario Outline: resolveRouteBinding with <arguments>
      Given a new JsonResource from [{"$new": ["Model", [], [], [], [], "hello-world"]}]
      When "resolveRouteBinding" is called with <arguments>
      Then it fails with a Generic error saying "Resources may not be implicitly resolved from route bindings."

      Examples:
        | case       | arguments   |
        | value      | [1]         |
        | field      | [1, "slug"] |
        | null-field | [1, null]   |

    @id:resource-delegation-resolve-child-route-binding @op:AnonymousResourceCollection.resolveChildRouteBinding
    Scenario Outline: resolveChildRouteBinding with <arguments>
      Given a new JsonResource from [{"$new": ["Model", [], [], [], [], "hello-world"]}]
      When "resolveChildRouteBinding" is called with <arguments>
      Then it fails with a Generic error saying "Resources may not be implicitly resolved from child route bindings."

      Examples:
        | case  | arguments           |
        | value | ["post", 1]         |
        | field | ["post", 1, "slug"] |
        | null  | ["post", null]      |

    @id:resource-delegation-resolve-child-route-binding-unasked @op:AnonymousResourceCollection.resolveChildRouteBinding
    Scenario: An object that could find a child is not asked
      Given the closure "find" that returns null
      And the class Post extending Model with
        """
        {"methods": {"resolveChildRouteBinding": {"$ref": "find"}}}
        """
      And a new JsonResource from [{"$new": ["Post", {"id": 1}]}]
      When "resolveChildRouteBinding" is called with ["comment", 1]
      Then it fails with a Generic error saying "Resources may not be implicitly resolved from child route bindings."
      And the closure "find" was not called

    @id:resource-delegation-resolve-child-route-binding-of-map @op:AnonymousResourceCollection.resolveChildRouteBinding
    Scenario: The underlying value does not matter
      Given a new JsonResource from [null]
      When "resolveChildRouteBinding" is called with ["post", 1]
      Then it fails with a Generic error saying "Resources may not be implicitly resolved from child route bindings."
