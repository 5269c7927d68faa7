Feature: Conditional attributes: closures that are given to them
  A closure stands for a value or a default: when it is called, and what of its answer comes back.

  Background:
    Given a new JsonResource from
      """
      [{"$new": ["Model", {"name": "Ada", "posts_count": 2, "posts_sum_votes": 7, "posts_exists": true}, {"posts": [1]}, {"name": 1}, {
        "pivot": {"$new": ["Pivot", "role_user"]}, "membership": {"$new": ["Pivot", "team_user"]}
      }]}]
      """

  @level:observed @trait:orm-model @trait:static-languages @protected
  Rule: A closure that the model holds is called only where an explicit null stands for the value

    @id:resource-given-null-closure-held
    Scenario Outline: "<operation>" with <args>
      Given the closure "held" that returns "called"
      And a new JsonResource from
        """
        [{"$new": ["Model", {"posts_count": {"$ref": "held"}, "posts_sum_votes": {"$ref": "held"}}, {"posts": {"$ref": "held"}}]}]
        """
      When "<operation>" is called from inside with <args>
      Then the result is "called"
      And the closure "held" was called with [[]]

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | operation  | args            |
        | loaded | whenLoaded | ["posts", null] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   | args            |
        | counted | whenCounted | ["posts", null] |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case       | operation      | args                            |
        | aggregated | whenAggregated | ["posts", "votes", "sum", null] |

    @id:resource-given-closure-held
    Scenario Outline: "<operation>" with <args> gives the closure that the model holds, uncalled
      Given the closure "held" that returns "called"
      And a new JsonResource from
        """
        [{"$new": ["Model", {
          "title": {"$ref": "held"}, "posts_count": {"$ref": "held"}, "posts_sum_votes": {"$ref": "held"}, "posts_exists": {"$ref": "held"}
        }, {"posts": {"$ref": "held"}}, {"title": 1}]}]
        """
      When "<operation>" is called from inside with <args>
      Then the result is {"$ref": "held"}

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case | operation | args      |
        | has  | whenHas   | ["title"] |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case     | operation    | args      |
        | appended | whenAppended | ["title"] |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | operation  | args      |
        | loaded | whenLoaded | ["posts"] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   | args      |
        | counted | whenCounted | ["posts"] |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case       | operation      | args                      |
        | aggregated | whenAggregated | ["posts", "votes", "sum"] |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | operation        | args      |
        | exists | whenExistsLoaded | ["posts"] |

  @level:observed @protected
  Rule: A closure is called again for every answer
    # A closure that is kept in a model is the same one each time; one that is written out is another each time.

    @id:resource-given-closure-again
    Scenario Outline: "<operation>" with <args>
      Given "song" is a new Song from ["Dawn"]
      And "given" is a new Model from [{"closure": {"$fn": {"body": {"title": {"$field": [{"$ref": "song"}, "title"]}}}}}]
      And "<operation>" is called from inside with <args>
      And the property "title" of "song" is set to "Dusk"
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.when
      Examples:
        | case         | operation | args                                                   | result            |
        | when-value   | when      | [true, {"$field": [{"$ref": "given"}, "closure"]}]     | {"title": "Dusk"} |
        | when-default | when      | [false, 1, {"$field": [{"$ref": "given"}, "closure"]}] | {"title": "Dusk"} |

      @op:AnonymousResourceCollection.unless
      Examples:
        | case           | operation | args                                                  | result            |
        | unless-value   | unless    | [false, {"$field": [{"$ref": "given"}, "closure"]}]   | {"title": "Dusk"} |
        | unless-default | unless    | [true, 1, {"$field": [{"$ref": "given"}, "closure"]}] | {"title": "Dusk"} |

      @op:AnonymousResourceCollection.merge
      Examples:
        | case        | operation | args                                         | result                                          |
        | merge-value | merge     | [{"$field": [{"$ref": "given"}, "closure"]}] | {"$a": "MergeValue", "data": {"title": "Dusk"}} |

      @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case             | operation | args                                               | result                                          |
        | merge-when-value | mergeWhen | [true, {"$field": [{"$ref": "given"}, "closure"]}] | {"$a": "MergeValue", "data": {"title": "Dusk"}} |

      @op:AnonymousResourceCollection.mergeUnless
      Examples:
        | case                 | operation   | args                                                   | result                                          |
        | merge-unless-value   | mergeUnless | [false, {"$field": [{"$ref": "given"}, "closure"]}]    | {"$a": "MergeValue", "data": {"title": "Dusk"}} |
        | merge-unless-default | mergeUnless | [true, [], {"$field": [{"$ref": "given"}, "closure"]}] | {"$a": "MergeValue", "data": {"title": "Dusk"}} |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case              | operation | args                                            | result            |
        | when-null-default | whenNull  | [1, {"$field": [{"$ref": "given"}, "closure"]}] | {"title": "Dusk"} |

      @op:AnonymousResourceCollection.whenNotNull
      Examples:
        | case                  | operation   | args                                               | result            |
        | when-not-null-value   | whenNotNull | [{"$field": [{"$ref": "given"}, "closure"]}]       | {"title": "Dusk"} |
        | when-not-null-default | whenNotNull | [null, {"$field": [{"$ref": "given"}, "closure"]}] | {"title": "Dusk"} |

      @op:AnonymousResourceCollection.transform
      Examples:
        | case               | operation | args                                            | result            |
        | transform-callback | transform | [1, {"$field": [{"$ref": "given"}, "closure"]}] | {"title": "Dusk"} |

      @op:AnonymousResourceCollection.transform @trait:absent-is-null
      Examples:
        | case              | operation | args                                                                   | result            |
        | transform-default | transform | ["", {"$fn": {"body": 1}}, {"$field": [{"$ref": "given"}, "closure"]}] | {"title": "Dusk"} |

  @level:observed @trait:static-languages @protected
  Rule: An object that can be called is no closure

    @id:resource-given-invokable
    Scenario Outline: "<operation>" does not call the object that it is given (<case>)
      Given the class Greeter with
        """
        {"methods": {"__invoke": "called"}}
        """
      And "greeter" is a new Greeter from []
      When "<operation>" is called from inside with <args>
      Then the result is {"$ref": "greeter"}

      @op:AnonymousResourceCollection.unless
      Examples:
        | case           | operation | args                           |
        | unless         | unless    | [false, {"$ref": "greeter"}]   |
        | unless-default | unless    | [true, 1, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case        | operation | args                              |
        | has-default | whenHas   | ["phone", 1, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case         | operation | args                     |
        | null-default | whenNull  | [1, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenNotNull
      Examples:
        | case             | operation   | args                        |
        | not-null         | whenNotNull | [{"$ref": "greeter"}]       |
        | not-null-default | whenNotNull | [null, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case             | operation    | args                              |
        | appended         | whenAppended | ["name", {"$ref": "greeter"}]     |
        | appended-default | whenAppended | ["phone", 1, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case           | operation  | args                             |
        | loaded         | whenLoaded | ["posts", {"$ref": "greeter"}]   |
        | loaded-default | whenLoaded | ["tags", 1, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenCounted @trait:orm-model
      Examples:
        | case            | operation   | args                             |
        | counted         | whenCounted | ["posts", {"$ref": "greeter"}]   |
        | counted-default | whenCounted | ["tags", 1, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenAggregated @trait:orm-model
      Examples:
        | case               | operation      | args                                             |
        | aggregated         | whenAggregated | ["posts", "votes", "sum", {"$ref": "greeter"}]   |
        | aggregated-default | whenAggregated | ["tags", "votes", "sum", 1, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
      Examples:
        | case           | operation        | args                             |
        | exists         | whenExistsLoaded | ["posts", {"$ref": "greeter"}]   |
        | exists-default | whenExistsLoaded | ["tags", 1, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenPivotLoaded @trait:orm-model
      Examples:
        | case          | operation       | args                                 |
        | pivot         | whenPivotLoaded | ["role_user", {"$ref": "greeter"}]   |
        | pivot-default | whenPivotLoaded | ["post_tag", 1, {"$ref": "greeter"}] |

      @op:AnonymousResourceCollection.whenPivotLoadedAs @trait:orm-model
      Examples:
        | case             | operation         | args                                               |
        | pivot-as         | whenPivotLoadedAs | ["membership", "team_user", {"$ref": "greeter"}]   |
        | pivot-as-default | whenPivotLoadedAs | ["membership", "post_tag", 1, {"$ref": "greeter"}] |

    @id:resource-given-invokable-merged
    Scenario Outline: "<operation>" with <args> merges its data
      Given the class Extra with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"a": 1}, "__invoke": {"b": 2}}}
        """
      And "extra" is a new Extra from []
      When "<operation>" is called from inside with <args>
      Then the result is {"$a": "MergeValue", "data": {"a": 1}}

      @op:AnonymousResourceCollection.merge
      Examples:
        | case  | operation | args                |
        | merge | merge     | [{"$ref": "extra"}] |

      @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case         | operation | args                           |
        | when         | mergeWhen | [true, {"$ref": "extra"}]      |
        | when-default | mergeWhen | [false, [], {"$ref": "extra"}] |

      @op:AnonymousResourceCollection.mergeUnless
      Examples:
        | case           | operation   | args                          |
        | unless         | mergeUnless | [false, {"$ref": "extra"}]    |
        | unless-default | mergeUnless | [true, [], {"$ref": "extra"}] |

  @level:observed @protected
  Rule: What a closure returns is the answer, even another closure

    @id:resource-given-inner-closure
    Scenario Outline: "<operation>" does not call the closure that its closure returns (<case>)
      Given the closure "inner" that returns "called"
      When "<operation>" is called from inside with <args>
      Then the result is {"$ref": "inner"}
      And the closure "inner" was not called

      @op:AnonymousResourceCollection.unless
      Examples:
        | case           | operation | args                                            |
        | unless-default | unless    | [true, 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case        | operation | args                                               |
        | has         | whenHas   | ["name", {"$fn": {"body": {"$ref": "inner"}}}]     |
        | has-default | whenHas   | ["phone", 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case         | operation | args                                      |
        | null-default | whenNull  | [1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenNotNull
      Examples:
        | case             | operation   | args                                         |
        | not-null         | whenNotNull | [{"$fn": {"body": {"$ref": "inner"}}}]       |
        | not-null-default | whenNotNull | [null, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case             | operation    | args                                               |
        | appended         | whenAppended | ["name", {"$fn": {"body": {"$ref": "inner"}}}]     |
        | appended-default | whenAppended | ["phone", 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case           | operation  | args                                              |
        | loaded         | whenLoaded | ["posts", {"$fn": {"body": {"$ref": "inner"}}}]   |
        | loaded-default | whenLoaded | ["tags", 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenCounted @trait:orm-model
      Examples:
        | case            | operation   | args                                              |
        | counted         | whenCounted | ["posts", {"$fn": {"body": {"$ref": "inner"}}}]   |
        | counted-default | whenCounted | ["tags", 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenAggregated @trait:orm-model
      Examples:
        | case               | operation      | args                                                              |
        | aggregated         | whenAggregated | ["posts", "votes", "sum", {"$fn": {"body": {"$ref": "inner"}}}]   |
        | aggregated-default | whenAggregated | ["tags", "votes", "sum", 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
      Examples:
        | case           | operation        | args                                              |
        | exists         | whenExistsLoaded | ["posts", {"$fn": {"body": {"$ref": "inner"}}}]   |
        | exists-default | whenExistsLoaded | ["tags", 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenPivotLoaded @trait:orm-model
      Examples:
        | case          | operation       | args                                                  |
        | pivot         | whenPivotLoaded | ["role_user", {"$fn": {"body": {"$ref": "inner"}}}]   |
        | pivot-default | whenPivotLoaded | ["post_tag", 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.whenPivotLoadedAs @trait:orm-model
      Examples:
        | case             | operation         | args                                                                |
        | pivot-as         | whenPivotLoadedAs | ["membership", "team_user", {"$fn": {"body": {"$ref": "inner"}}}]   |
        | pivot-as-default | whenPivotLoadedAs | ["membership", "post_tag", 1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.transform
      Examples:
        | case      | operation | args                                      |
        | transform | transform | [1, {"$fn": {"body": {"$ref": "inner"}}}] |

      @op:AnonymousResourceCollection.transform @trait:absent-is-null
      Examples:
        | case              | operation | args                                                             |
        | transform-default | transform | ["", {"$fn": {"body": 1}}, {"$fn": {"body": {"$ref": "inner"}}}] |

  @level:observed @trait:orm-model
  Rule: A closure that gives null has given the value or the default

    @id:resource-given-closure-null
    Scenario Outline: "<operation>" with a closure that gives null
      Given a new JsonResource from [{"$new": ["Model", {"posts_exists": true, "posts_count": 2}]}]
      When "<operation>" is called with ["posts", {"$fn": {"body": null}}]
      Then the result is null

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   |
        | counted | whenCounted |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | operation        |
        | exists | whenExistsLoaded |

    @id:resource-given-default-closure-null @protected
    Scenario Outline: "<operation>" with <args>, a default that gives null
      When "<operation>" is called from inside with <args>
      Then the result is null

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case | operation | args                                      |
        | has  | whenHas   | ["phone", "yes", {"$fn": {"body": null}}] |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case     | operation    | args                                      |
        | appended | whenAppended | ["phone", "yes", {"$fn": {"body": null}}] |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | operation  | args                                     |
        | loaded | whenLoaded | ["tags", "yes", {"$fn": {"body": null}}] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   | args                                     |
        | counted | whenCounted | ["tags", "yes", {"$fn": {"body": null}}] |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case       | operation      | args                                                     |
        | aggregated | whenAggregated | ["tags", "votes", "sum", "yes", {"$fn": {"body": null}}] |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | operation        | args                                     |
        | exists | whenExistsLoaded | ["tags", "yes", {"$fn": {"body": null}}] |

      @op:AnonymousResourceCollection.whenPivotLoaded
      Examples:
        | case  | operation       | args                                         |
        | pivot | whenPivotLoaded | ["post_tag", "yes", {"$fn": {"body": null}}] |

      @op:AnonymousResourceCollection.whenPivotLoadedAs
      Examples:
        | case     | operation         | args                                                       |
        | pivot-as | whenPivotLoadedAs | ["membership", "post_tag", "yes", {"$fn": {"body": null}}] |

  @level:observed @error @protected
  Rule: The error of a closure is the error of the operation

    @id:resource-given-closure-error
    Scenario Outline: "<operation>" with <args>
      Given the closure "refuse" that returns {"$throw": {"kind": "Logic", "message": "not today"}}
      When "<operation>" is called from inside with <args>
      Then it fails with a Logic error saying "not today"

      @op:AnonymousResourceCollection.when
      Examples:
        | case         | operation | args                           |
        | when-value   | when      | [true, {"$ref": "refuse"}]     |
        | when-default | when      | [false, 1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.unless
      Examples:
        | case           | operation | args                          |
        | unless-value   | unless    | [false, {"$ref": "refuse"}]   |
        | unless-default | unless    | [true, 1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.merge
      Examples:
        | case        | operation | args                 |
        | merge-value | merge     | [{"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case             | operation | args                       |
        | merge-when-value | mergeWhen | [true, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.mergeUnless
      Examples:
        | case                 | operation   | args                           |
        | merge-unless-value   | mergeUnless | [false, {"$ref": "refuse"}]    |
        | merge-unless-default | mergeUnless | [true, [], {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case              | operation | args                    |
        | when-null-default | whenNull  | [1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenNotNull
      Examples:
        | case                  | operation   | args                       |
        | when-not-null-value   | whenNotNull | [{"$ref": "refuse"}]       |
        | when-not-null-default | whenNotNull | [null, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.transform
      Examples:
        | case               | operation | args                    |
        | transform-callback | transform | [1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.transform @trait:absent-is-null
      Examples:
        | case              | operation | args                                           |
        | transform-default | transform | ["", {"$fn": {"body": 1}}, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case             | operation | args                             |
        | when-has-value   | whenHas   | ["name", {"$ref": "refuse"}]     |
        | when-has-default | whenHas   | ["phone", 1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case                  | operation    | args                             |
        | when-appended-value   | whenAppended | ["name", {"$ref": "refuse"}]     |
        | when-appended-default | whenAppended | ["phone", 1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case                | operation  | args                            |
        | when-loaded-value   | whenLoaded | ["posts", {"$ref": "refuse"}]   |
        | when-loaded-default | whenLoaded | ["tags", 1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenCounted @trait:orm-model
      Examples:
        | case                 | operation   | args                            |
        | when-counted-value   | whenCounted | ["posts", {"$ref": "refuse"}]   |
        | when-counted-default | whenCounted | ["tags", 1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenAggregated @trait:orm-model
      Examples:
        | case                    | operation      | args                                            |
        | when-aggregated-value   | whenAggregated | ["posts", "votes", "sum", {"$ref": "refuse"}]   |
        | when-aggregated-default | whenAggregated | ["tags", "votes", "sum", 1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
      Examples:
        | case                       | operation        | args                            |
        | when-exists-loaded-value   | whenExistsLoaded | ["posts", {"$ref": "refuse"}]   |
        | when-exists-loaded-default | whenExistsLoaded | ["tags", 1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenPivotLoaded @trait:orm-model
      Examples:
        | case                      | operation       | args                                |
        | when-pivot-loaded-value   | whenPivotLoaded | ["role_user", {"$ref": "refuse"}]   |
        | when-pivot-loaded-default | whenPivotLoaded | ["post_tag", 1, {"$ref": "refuse"}] |

      @op:AnonymousResourceCollection.whenPivotLoadedAs @trait:orm-model
      Examples:
        | case                         | operation         | args                                              |
        | when-pivot-loaded-as-value   | whenPivotLoadedAs | ["membership", "team_user", {"$ref": "refuse"}]   |
        | when-pivot-loaded-as-default | whenPivotLoadedAs | ["membership", "post_tag", 1, {"$ref": "refuse"}] |
