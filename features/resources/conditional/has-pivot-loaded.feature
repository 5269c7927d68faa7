@op:AnonymousResourceCollection.hasPivotLoaded @trait:orm-model @protected
Feature: AnonymousResourceCollection.hasPivotLoaded and hasPivotLoadedAs
  Tell whether the underlying object came through a given pivot table.

  Background:
    Given a new JsonResource from
      """
      [{"$new": ["Model", {"id": 1}, [], [], {
        "pivot": {"$new": ["Pivot", "role_user"]},
        "membership": {"$new": ["Pivot", "team_user"]}
      }]}]
      """

  @level:stated
  Rule: "hasPivotLoaded" and "hasPivotLoadedAs" tell whether the pivot table is loaded

    @id:resource-has-pivot-loaded
    Scenario Outline: hasPivotLoaded("<table>") is <loaded>
      When "hasPivotLoaded" is called from inside with ["<table>"]
      Then the result is <loaded>

      Examples:
        | case          | table     | loaded |
        | loaded        | role_user | true   |
        | not-loaded    | post_tag  | false  |
        | beginning     | role      | false  |
        | end           | user      | false  |
        | asterisk      | role*     | false  |
        | question-mark | role?user | false  |

    @id:resource-has-pivot-loaded-as @op:AnonymousResourceCollection.hasPivotLoadedAs
    Scenario Outline: hasPivotLoadedAs("<accessor>", "<table>") is <loaded>
      When "hasPivotLoadedAs" is called from inside with ["<accessor>", "<table>"]
      Then the result is <loaded>

      Examples:
        | case           | accessor   | table     | loaded |
        | loaded         | membership | team_user | true   |
        | other-table    | membership | role_user | false  |
        | usual-accessor | pivot      | role_user | true   |
        | no-accessor    | subject    | team_user | false  |
        | usual-table    | subject    | role_user | false  |

    @id:resource-has-pivot-loaded-as-alone @op:AnonymousResourceCollection.hasPivotLoadedAs
    Scenario: A table under a name of its own is loaded without the usual one
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}, [], [], {"membership": {"$new": ["Pivot", "team_user"]}}]}]
      When "hasPivotLoadedAs" is called from inside with ["membership", "team_user"]
      Then the result is true

  @level:observed
  Rule: The table of another accessor does not count

    @id:resource-has-pivot-loaded-other-accessor
    Scenario: hasPivotLoaded looks only at the accessor "pivot"
      When "hasPivotLoaded" is called from inside with ["team_user"]
      Then the result is false

  @level:observed
  Rule: The name may be the class of the pivot

    @id:resource-has-pivot-loaded-class @op:AnonymousResourceCollection.hasPivotLoadedAs
    Scenario Outline: "<name>" asked of a Membership pivot with the table "team_user" gives <loaded>
      Given the class Membership extending Pivot
      And the class Subscription extending Pivot
      And a new JsonResource from
        """
        [{"$new": ["Model", {"id": 1}, [], [], {"membership": {"$new": ["Membership", "team_user"]}}]}]
        """
      When "hasPivotLoadedAs" is called from inside with ["membership", "<name>"]
      Then the result is <loaded>

      Examples:
        | case              | name         | loaded |
        | class             | Membership   | true   |
        | parent-class      | Pivot        | true   |
        | table             | team_user    | true   |
        | table-in-capitals | TEAM_USER    | false  |
        | table-with-schema | hr.team_user | false  |
        | other-class       | Subscription | false  |

    @id:resource-has-pivot-loaded-class-first
    Scenario: A pivot of the class is not asked for its table
      Given the class Membership extending Pivot with
        """
        {"methods": {"getTable": {"$throw": {"kind": "Logic", "message": "no table"}}}}
        """
      And a new JsonResource from [{"$new": ["Model", {"id": 1}, [], [], {"pivot": {"$new": ["Membership", "team_user"]}}]}]
      When "hasPivotLoaded" is called from inside with ["Membership"]
      Then the result is true

    @id:resource-has-pivot-loaded-table-like-class
    Scenario: A table that has the name of another class
      Given the class Membership extending Pivot
      And a new JsonResource from [{"$new": ["Model", {"id": 1}, [], [], {"pivot": {"$new": ["Pivot", "Membership"]}}]}]
      When "hasPivotLoaded" is called from inside with ["Membership"]
      Then the result is true

  @level:observed
  Rule: Where there is no pivot, none is loaded

    @id:resource-has-pivot-loaded-without-pivot
    Scenario Outline: Underlying value: <case>
      Given a new JsonResource from [<value>]
      When "hasPivotLoaded" is called from inside with ["role_user"]
      Then the result is false

      Examples:
        | case      | value                          |
        | model     | {"$new": ["Model", {"id": 1}]} |
        | map       | {"pivot": "role_user"}         |
        | empty-map | []                             |

    @id:resource-has-pivot-loaded-unread @trait:absent-is-null
    Scenario Outline: An accessor that is not set is not read by <operation>
      Given the class Guest extending Model with
        """
        {"methods": {"__get": {"$throw": {"kind": "Logic", "message": "no such attribute"}}}}
        """
      And a new JsonResource from [{"$new": ["Guest", {"id": 1}]}]
      When "<operation>" is called from inside with <args>
      Then the result is false

      Examples:
        | case  | operation      | args          |
        | usual | hasPivotLoaded | ["role_user"] |

      @op:AnonymousResourceCollection.hasPivotLoadedAs
      Examples:
        | case  | operation        | args                        |
        | other | hasPivotLoadedAs | ["membership", "team_user"] |

    @id:resource-has-pivot-loaded-in-map @trait:static-languages
    Scenario Outline: "<operation>" of a map that holds the pivot
      Given a new JsonResource from [{"pivot": {"$new": ["Pivot", "role_user"]}}]
      When "<operation>" is called from inside with <args>
      Then the result is false

      @op:AnonymousResourceCollection.hasPivotLoaded
      Examples:
        | case  | operation      | args          |
        | pivot | hasPivotLoaded | ["role_user"] |

      @op:AnonymousResourceCollection.hasPivotLoadedAs
      Examples:
        | case     | operation        | args                   |
        | accessor | hasPivotLoadedAs | ["pivot", "role_user"] |
