@trait:orm-model @protected
Feature: Conditional attributes: asked again
  An answer tells of the underlying resource as it is when it is asked, also when the same was asked before.

  @level:stated @op:AnonymousResourceCollection.$resource
  Rule: An answer tells of the current underlying resource
    # Each operation tells of "the resource", and `$resource`, which is public, is the underlying resource instance.

    @id:resource-conditional-asked-again @trait:settable-properties
    Scenario Outline: "<operation>" with <args> gives <result> of the new model, also when it was called before
      Given a new JsonResource from
        """
        [{"$new": ["Model", {"name": "Ada", "posts_count": 2, "posts_sum_votes": 7, "posts_exists": true}, {"posts": [1]}, {"name": 1}, {
          "pivot": {"$new": ["Pivot", "role_user"]}, "membership": {"$new": ["Pivot", "team_user"]}
        }]}]
        """
      And "now" is a new Model from [{"name": "Bo", "posts_count": 5, "posts_sum_votes": 9, "posts_exists": false}, {"posts": [2, 3]}, {"name": 1}]
      And "<operation>" is called from inside with <args>
      And the property "resource" is set to {"$ref": "now"}
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case     | operation | args     | result |
        | when-has | whenHas   | ["name"] | "Bo"   |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case          | operation    | args     | result |
        | when-appended | whenAppended | ["name"] | "Bo"   |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case        | operation  | args      | result |
        | when-loaded | whenLoaded | ["posts"] | [2, 3] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case         | operation   | args      | result |
        | when-counted | whenCounted | ["posts"] |      5 |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case            | operation      | args                      | result |
        | when-aggregated | whenAggregated | ["posts", "votes", "sum"] |      9 |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case               | operation        | args      | result |
        | when-exists-loaded | whenExistsLoaded | ["posts"] | false  |

      @op:AnonymousResourceCollection.whenPivotLoaded
      Examples:
        | case              | operation       | args                       | result |
        | when-pivot-loaded | whenPivotLoaded | ["role_user", "in", "out"] | "out"  |

      @op:AnonymousResourceCollection.whenPivotLoadedAs
      Examples:
        | case                 | operation         | args                                     | result |
        | when-pivot-loaded-as | whenPivotLoadedAs | ["membership", "team_user", "in", "out"] | "out"  |

      @op:AnonymousResourceCollection.hasPivotLoaded
      Examples:
        | case             | operation      | args          | result |
        | has-pivot-loaded | hasPivotLoaded | ["role_user"] | false  |

      @op:AnonymousResourceCollection.hasPivotLoadedAs
      Examples:
        | case                | operation        | args                        | result |
        | has-pivot-loaded-as | hasPivotLoadedAs | ["membership", "team_user"] | false  |

    @id:resource-conditional-there-now @trait:orm-model @trait:settable-properties
    Scenario Outline: "<operation>" with <args> gives <result>, also when it was called before that was there
      Given a new JsonResource from [{"$new": ["Model", {"id": 1}]}]
      And "now" is a new Model from
        """
        [{"name": "Bo", "posts_count": 5, "posts_sum_votes": 9, "posts_exists": true}, {"posts": [2, 3]}, {"name": 1}, {
          "pivot": {"$new": ["Pivot", "role_user"]}, "membership": {"$new": ["Pivot", "team_user"]}
        }]
        """
      And "<operation>" is called from inside with <args>
      And the property "resource" is set to {"$ref": "now"}
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case     | operation | args     | result |
        | when-has | whenHas   | ["name"] | "Bo"   |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case          | operation    | args     | result |
        | when-appended | whenAppended | ["name"] | "Bo"   |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case        | operation  | args      | result |
        | when-loaded | whenLoaded | ["posts"] | [2, 3] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case         | operation   | args      | result |
        | when-counted | whenCounted | ["posts"] |      5 |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case            | operation      | args                      | result |
        | when-aggregated | whenAggregated | ["posts", "votes", "sum"] |      9 |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case        | operation        | args      | result |
        | when-exists | whenExistsLoaded | ["posts"] | true   |

      @op:AnonymousResourceCollection.hasPivotLoaded
      Examples:
        | case             | operation      | args          | result |
        | has-pivot-loaded | hasPivotLoaded | ["role_user"] | true   |

      @op:AnonymousResourceCollection.hasPivotLoadedAs
      Examples:
        | case                | operation        | args                        | result |
        | has-pivot-loaded-as | hasPivotLoadedAs | ["membership", "team_user"] | true   |
