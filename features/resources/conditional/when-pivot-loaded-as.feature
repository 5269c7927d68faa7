@op:AnonymousResourceCollection.whenPivotLoadedAs @trait:orm-model @protected
Feature: AnonymousResourceCollection.whenPivotLoadedAs
  Does what `whenPivotLoaded` does for a pivot that is kept under a name of its own.

  Background:
    Given a new JsonResource from
      """
      [{"$new": ["Model", {"id": 1}, [], [], {
        "pivot": {"$new": ["Pivot", "role_user"]},
        "membership": {"$new": ["Pivot", "team_user"]}
      }]}]
      """

  @level:stated
  Rule: The value is given when the accessor holds the pivot table

    @id:resource-when-pivot-loaded-as-loaded
    Scenario: A closure runs when the table is loaded
      When "whenPivotLoadedAs" is called from inside with ["membership", "team_user", {"$fn": {"body": "captain"}}]
      Then the result is "captain"

    @id:resource-when-pivot-loaded-as-not-loaded @op:Statement.missingValueMarker
    Scenario: Without the table the missing marker is given
      When "whenPivotLoadedAs" is called from inside with ["membership", "post_tag", "captain"]
      Then the result is the missing marker

    @id:resource-when-pivot-loaded-as-default
    Scenario: With a table that is loaded under another name the default is given
      When "whenPivotLoadedAs" is called from inside with ["membership", "role_user", "captain", "nobody"]
      Then the result is "nobody"

    @id:resource-when-pivot-loaded-as-alone
    Scenario: The table is loaded without a usual one
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}, [], [], {"membership": {"$new": ["Pivot", "team_user"]}}]}]
      When "whenPivotLoadedAs" is called from inside with ["membership", "team_user", "captain", "nobody"]
      Then the result is "captain"

  @level:observed
  Rule: Accessor and table must belong together

    @id:resource-when-pivot-loaded-as-pairs
    Scenario Outline: "<accessor>" and "<table>" choose the <chosen>
      When "whenPivotLoadedAs" is called from inside with ["<accessor>", "<table>", "value", "default"]
      Then the result is "<chosen>"

      Examples:
        | case           | accessor   | table     | chosen  |
        | together       | membership | team_user | value   |
        | crossed        | membership | role_user | default |
        | usual-accessor | pivot      | role_user | value   |
        | no-accessor    | subject    | team_user | default |
        | attribute      | name       | team_user | default |

  @level:observed
  Rule: Only the chosen closure is called, without arguments

    @id:resource-when-pivot-loaded-as-closures
    Scenario Outline: With the table "<table>" the <case> is called
      Given the closure "value" that returns "captain"
      And the closure "default" that returns "nobody"
      When "whenPivotLoadedAs" is called from inside with ["membership", "<table>", {"$ref": "value"}, {"$ref": "default"}]
      Then the result is "<result>"
      And the closure "<case>" was called with [[]]
      And the closure "<other>" was not called

      Examples:
        | case    | table     | result  | other   |
        | value   | team_user | captain | default |
        | default | post_tag  | nobody  | value   |

    @id:resource-when-pivot-loaded-as-closure-without-default
    Scenario: Nothing is called without the table and without a default
      Given the closure "unused" that returns "never"
      When "whenPivotLoadedAs" is called from inside with ["membership", "post_tag", {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called
