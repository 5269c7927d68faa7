@op:AnonymousResourceCollection.whenPivotLoaded @trait:orm-model
Feature: AnonymousResourceCollection.whenPivotLoaded
  Gives a value only when the underlying object came through a given pivot table.

  Background:
    Given a new JsonResource from
      """
      [{"$new": ["Model", {"id": 1}, [], [], {"pivot": {"$new": ["Pivot", "role_user", {"level": 5}]}}]}]
      """

  @level:stated @protected
  Rule: The value is given when the pivot table is loaded

    @id:resource-when-pivot-loaded-loaded
    Scenario: A closure runs when the table is loaded
      When "whenPivotLoaded" is called from inside with ["role_user", {"$fn": {"body": "admin"}}]
      Then the result is "admin"

    @id:resource-when-pivot-loaded-not-loaded @op:Statement.missingValueMarker
    Scenario: Without the table the missing marker is given
      When "whenPivotLoaded" is called from inside with ["post_tag", "admin"]
      Then the result is the missing marker

    @id:resource-when-pivot-loaded-default
    Scenario: Without the table the default is given
      When "whenPivotLoaded" is called from inside with ["post_tag", "admin", "guest"]
      Then the result is "guest"

    @id:resource-when-pivot-loaded-falsy
    Scenario Outline: The value <value> is given as it is
      When "whenPivotLoaded" is called from inside with ["role_user", <value>, "guest"]
      Then the result is <value>

      Examples:
        | case  | value |
        | false | false |
        | zero  |     0 |
        | text  | ""    |
        | list  | []    |

  @level:observed @protected
  Rule: Only the chosen closure is called, without arguments

    @id:resource-when-pivot-loaded-closures
    Scenario Outline: With the table "<table>" the <case> is called
      Given the closure "value" that returns "admin"
      And the closure "default" that returns "guest"
      When "whenPivotLoaded" is called from inside with ["<table>", {"$ref": "value"}, {"$ref": "default"}]
      Then the result is "<result>"
      And the closure "<case>" was called with [[]]
      And the closure "<other>" was not called

      Examples:
        | case    | table     | result | other   |
        | value   | role_user | admin  | default |
        | default | post_tag  | guest  | value   |

    @id:resource-when-pivot-loaded-closure-without-default
    Scenario: Nothing is called without the table and without a default
      Given the closure "unused" that returns "never"
      When "whenPivotLoaded" is called from inside with ["post_tag", {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called

  @level:observed @protected
  Rule: Null is a value and a default like any other

    @id:resource-when-pivot-loaded-null
    Scenario Outline: A null <case>
      When "whenPivotLoaded" is called from inside with ["<table>", <value>, <default>]
      Then the result is null

      Examples:
        | case    | table     | value   | default |
        | value   | role_user | null    | "guest" |
        | default | post_tag  | "admin" | null    |

  @level:observed
  Rule: Values of the pivot are read through the underlying object

    @id:resource-when-pivot-loaded-in-map
    Scenario: A resource shows a column of the pivot
      Given the resource class UserResource that gives
        """
        {
          "id": {"$item": "id"},
          "level": {"$own": ["whenPivotLoaded", "role_user", {"$fn": {"body": {"$field": [{"$item": "pivot"}, "level"]}}}]},
          "tag": {"$own": ["whenPivotLoaded", "post_tag", "none"]}
        }
        """
      And a new UserResource from
        """
        [{"$new": ["Model", {"id": 1}, [], [], {"pivot": {"$new": ["Pivot", "role_user", {"level": 5}]}}]}]
        """
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "level": 5}
