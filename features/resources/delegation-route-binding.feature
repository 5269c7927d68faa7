@op:AnonymousResourceCollection.getRouteKey @op:Statement.delegation
Feature: Route binding of a resource
  The underlying object answers what addresses it in a route; a resource itself cannot be found through a route.

  Background:
    Given the fixture class Model

  @level:stated
  Rule: The underlying object's route key and its name are given

    @id:resource-delegation-route-key
    Scenario: The route key
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}, [], [], [], "hello-world"]}]
      When "getRouteKey" is called
      Then the result is "hello-world"

    @id:resource-delegation-route-key-name @op:AnonymousResourceCollection.getRouteKeyName
    Scenario: The name of the route key
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}]}]
      When "getRouteKeyName" is called
      Then the result is "slug"

  @level:observed
  Rule: Any key is given as it is

    @id:resource-delegation-route-key-values
    Scenario Outline: The route key <key>
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}, [], [], [], <key>]}]
      When "getRouteKey" is called
      Then the result is <key>

      Examples:
        | case    | key  |
        | null    | null |
        | integer |    7 |
        | text    | "0"  |

    @id:resource-delegation-route-key-nested
    Scenario: A resource around a resource asks through to the object
      Given a new JsonResource from [{"$new": ["JsonResource", {"$new": ["Model", {"id": 1}, [], [], [], "inner"]}]}]
      When "getRouteKey" is called
      Then the result is "inner"

  @level:observed @error
  Rule: What is no object has no route key

    @id:resource-delegation-route-key-of-no-object
    Scenario Outline: getRouteKey of a <case>
      Given a new JsonResource from [<value>]
      When "getRouteKey" is called
      Then it fails with a Generic error

      Examples:
        | case   | value     |
        | map    | {"id": 1} |
        | null   | null      |
        | text   | "hello"   |
        | number |         5 |

    @id:resource-delegation-route-key-name-of-no-object @op:AnonymousResourceCollection.getRouteKeyName
    Scenario Outline: getRouteKeyName of a <case>
      Given a new JsonResource from [<value>]
      When "getRouteKeyName" is called
      Then it fails with a Generic error

      Examples:
        | case | value     |
        | map  | {"id": 1} |
        | null | null      |

  @level:stated @error @op:AnonymousResourceCollection.resolveRouteBinding
  Rule: resolveRouteBinding never returns

    @id:resource-delegation-resolve-route-binding-fails
    Scenario: It fails
      Given a new JsonResource from [{"id": 1}]
      When "resolveRouteBinding" is called with [1]
      Then it fails

  @level:observed @error
  Rule: Asking a resource to find itself or a child is refused

    @id:resource-delegation-resolve-route-binding @op:AnonymousResourceCollection.resolveRouteBinding
    Scenario Outline: resolveRouteBinding with <case>
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}]}]
      When "resolveRouteBinding" is called with <arguments>
      Then it fails with a Generic error saying "Resources may not be implicitly resolved from route bindings."

      Examples:
        | case       | arguments   |
        | value      | [1]         |
        | field      | [1, "slug"] |
        | null-field | [1, null]   |

    @id:resource-delegation-resolve-child-route-binding @op:AnonymousResourceCollection.resolveChildRouteBinding
    Scenario Outline: resolveChildRouteBinding with <case>
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}]}]
      When "resolveChildRouteBinding" is called with <arguments>
      Then it fails with a Generic error saying "Resources may not be implicitly resolved from child route bindings."

      Examples:
        | case  | arguments           |
        | value | ["post", 1]         |
        | field | ["post", 1, "slug"] |

    @id:resource-delegation-resolve-child-route-binding-of-map @op:AnonymousResourceCollection.resolveChildRouteBinding
    Scenario: The underlying value does not matter
      Given a new JsonResource from [null]
      When "resolveChildRouteBinding" is called with ["post", 1]
      Then it fails with a Generic error
