@protected
Feature: Conditional attributes: what is given to them
  A value, a closure or a default that a conditional attribute is given: when it is asked, and how it comes back.

  Background:
    Given a new JsonResource from
      """
      [{"$new": ["Model", {"name": "Ada", "posts_count": 2, "posts_sum_votes": 7, "posts_exists": true}, {"posts": [1]}, {"name": 1}, {
        "pivot": {"$new": ["Pivot", "role_user"]}, "membership": {"$new": ["Pivot", "team_user"]}
      }]}]
      """

  @level:stated @trait:orm-model
  Rule: A value that is given is the answer, whatever it is
    # `mixed $value = null`: only null is no value.

    @id:resource-given-falsy
    Scenario Outline: "<operation>" with <args>
      When the protected operation "<operation>" is called with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case     | operation | args               | result |
        | has-zero | whenHas   | ["name", 0, "no"]  |      0 |
        | has-text | whenHas   | ["name", "", "no"] | ""     |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case     | operation    | args                  | result |
        | appended | whenAppended | ["name", false, "no"] | false  |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | operation  | args               | result |
        | loaded | whenLoaded | ["posts", 0, "no"] |      0 |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   | args                   | result |
        | counted | whenCounted | ["posts", false, "no"] | false  |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case       | operation      | args                               | result |
        | aggregated | whenAggregated | ["posts", "votes", "sum", 0, "no"] |      0 |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | operation        | args                | result |
        | exists | whenExistsLoaded | ["posts", "", "no"] | ""     |
    # "… if it exists": a value is no default.

    @id:resource-given-value-absent @op:Statement.missingValueMarker
    Scenario Outline: "<operation>" with <args> of what is not there
      When the protected operation "<operation>" is called with <args>
      Then the result is the missing marker

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case | operation | args             |
        | has  | whenHas   | ["phone", "yes"] |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case     | operation    | args             |
        | appended | whenAppended | ["phone", "yes"] |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | operation  | args                |
        | loaded | whenLoaded | ["comments", "yes"] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   | args                |
        | counted | whenCounted | ["comments", "yes"] |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case       | operation      | args                                |
        | aggregated | whenAggregated | ["comments", "votes", "sum", "yes"] |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | operation        | args                |
        | exists | whenExistsLoaded | ["comments", "yes"] |

    @id:resource-given-zero-there
    Scenario Outline: "<operation>" gives the value, where <what> is there
      Given a new JsonResource from
        """
        [{"$new": ["Model", {"logins": 0, "posts_exists": false, "posts_count": 0, "posts_sum_votes": 0}, {"posts": []}]}]
        """
      When the protected operation "<operation>" is called with <args>
      Then the result is "yes"

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case | what | operation | args                    |
        | has  |    0 | whenHas   | ["logins", "yes", "no"] |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | what          | operation  | args                   |
        | loaded | an empty list | whenLoaded | ["posts", "yes", "no"] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | what | operation   | args                   |
        | counted |    0 | whenCounted | ["posts", "yes", "no"] |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case       | what | operation      | args                                   |
        | aggregated |    0 | whenAggregated | ["posts", "votes", "sum", "yes", "no"] |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | what  | operation        | args                   |
        | exists | false | whenExistsLoaded | ["posts", "yes", "no"] |

  @level:observed @trait:orm-model
  Rule: A name means what has exactly that name

    @id:resource-given-name-spelling
    Scenario Outline: "<operation>" with "<name>", where there is "blog_posts", "tagList" and "author"
      Given the closure "unused" that returns "never"
      And a new JsonResource from
        """
        [{"$new": ["Model", {"blog_posts": 1, "tagList": 2, "author": {"name": 3}}, {"blog_posts": 1, "tagList": 2, "author": {"name": 3}}, {
          "blog_posts": 1, "tagList": 2, "author": 3
        }]}]
        """
      When the protected operation "<operation>" is called with ["<name>", {"$ref": "unused"}, "none"]
      Then the result is "none"
      And the closure "unused" was not called

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case         | operation | name        |
        | has-camel    | whenHas   | blogPosts   |
        | has-snake    | whenHas   | tag_list    |
        | has-capitals | whenHas   | Author      |
        | has-dotted   | whenHas   | author.name |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case              | operation    | name        |
        | appended-camel    | whenAppended | blogPosts   |
        | appended-snake    | whenAppended | tag_list    |
        | appended-capitals | whenAppended | Author      |
        | appended-dotted   | whenAppended | author.name |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case            | operation  | name        |
        | loaded-camel    | whenLoaded | blogPosts   |
        | loaded-snake    | whenLoaded | tag_list    |
        | loaded-capitals | whenLoaded | Author      |
        | loaded-dotted   | whenLoaded | author.name |

  @level:observed @trait:orm-model @trait:static-languages
  Rule: A closure that the model holds is called only where an explicit null stands for the value

    @id:resource-given-null-closure-held
    Scenario Outline: "<operation>" with <args>
      Given the closure "held" that returns "called"
      And a new JsonResource from
        """
        [{"$new": ["Model", {"posts_count": {"$ref": "held"}, "posts_sum_votes": {"$ref": "held"}}, {"posts": {"$ref": "held"}}]}]
        """
      When the protected operation "<operation>" is called with <args>
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
    Scenario Outline: "<operation>" with <args>, which hold a closure, gives it uncalled
      Given the closure "held" that returns "called"
      And a new JsonResource from
        """
        [{"$new": ["Model", {
          "title": {"$ref": "held"}, "posts_count": {"$ref": "held"}, "posts_sum_votes": {"$ref": "held"}, "posts_exists": {"$ref": "held"}
        }, {"posts": {"$ref": "held"}}, {"title": 1}]}]
        """
      When the protected operation "<operation>" is called with <args>
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

  @level:observed
  Rule: A closure is called again for every answer
    # A closure that is kept in a model is the same one each time; one that is written out is another each time.

    @id:resource-given-closure-again
    Scenario Outline: "<operation>", where the closure stands for the <case>
      Given "song" is a new Song from ["Dawn"]
      And "given" is a new Model from [{"closure": {"$fn": {"body": {"title": {"$field": [{"$ref": "song"}, "title"]}}}}}]
      And the protected operation "<operation>" is called with <args>
      And the property "title" of "song" is set to "Dusk"
      When the protected operation "<operation>" is called with <args>
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

  @level:observed @trait:static-languages
  Rule: An object that can be called is no closure

    @id:resource-given-invokable
    Scenario Outline: "<operation>" does not call the object that it is given (<case>)
      Given the class Greeter with
        """
        {"methods": {"__invoke": "called"}}
        """
      And "greeter" is a new Greeter from []
      When the protected operation "<operation>" is called with <args>
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
      When the protected operation "<operation>" is called with <args>
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

  @level:observed
  Rule: What a closure returns is the answer, even another closure

    @id:resource-given-inner-closure
    Scenario Outline: "<operation>" does not call the closure that its closure returns (<case>)
      Given the closure "inner" that returns "called"
      When the protected operation "<operation>" is called with <args>
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
  Rule: A missing marker may be given as the value

    @id:resource-given-missing-value
    Scenario Outline: "<operation>" gives the missing marker that it is given as the value
      When the protected operation "<operation>" is called with <args>
      Then the result is the missing marker

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case | operation | args                         |
        | has  | whenHas   | ["name", {"$missing": true}] |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case     | operation    | args                         |
        | appended | whenAppended | ["name", {"$missing": true}] |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | operation  | args                          |
        | loaded | whenLoaded | ["posts", {"$missing": true}] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   | args                          |
        | counted | whenCounted | ["posts", {"$missing": true}] |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case       | operation      | args                                          |
        | aggregated | whenAggregated | ["posts", "votes", "sum", {"$missing": true}] |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | operation        | args                          |
        | exists | whenExistsLoaded | ["posts", {"$missing": true}] |

  @level:observed @trait:orm-model
  Rule: Aggregates and existence flags are read from attributes alone

    @id:resource-given-no-attribute
    Scenario Outline: "<operation>" with <args>, where a relation or another property has the name
      Given a new JsonResource from
        """
        [{"$new": ["Model", {"id": 1}, {"posts_sum_votes": 1, "posts_exists": true}, [], {"tags_sum_votes": 1, "tags_exists": true}]}]
        """
      When the protected operation "<operation>" is called with <args>
      Then the result is "no"

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case                | operation      | args                                   |
        | aggregated-relation | whenAggregated | ["posts", "votes", "sum", "yes", "no"] |
        | aggregated-other    | whenAggregated | ["tags", "votes", "sum", "yes", "no"]  |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case            | operation        | args                   |
        | exists-relation | whenExistsLoaded | ["posts", "yes", "no"] |
        | exists-other    | whenExistsLoaded | ["tags", "yes", "no"]  |

  @level:observed
  Rule: An object is given as it is, not a copy of it

    @id:resource-given-object
    Scenario Outline: "<operation>", where the object stands for the <case>
      Given "song" is a new Song from ["Dawn"]
      When the protected operation "<operation>" is called with <args>
      Then the result is {"$ref": "song"}

      @op:AnonymousResourceCollection.when
      Examples:
        | case         | operation | args                         |
        | when-value   | when      | [true, {"$ref": "song"}]     |
        | when-default | when      | [false, 1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.unless
      Examples:
        | case           | operation | args                        |
        | unless-value   | unless    | [false, {"$ref": "song"}]   |
        | unless-default | unless    | [true, 1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case              | operation | args                  |
        | when-null-default | whenNull  | [1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenNotNull
      Examples:
        | case                  | operation   | args                     |
        | when-not-null-value   | whenNotNull | [{"$ref": "song"}]       |
        | when-not-null-default | whenNotNull | [null, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.transform @trait:absent-is-null
      Examples:
        | case              | operation | args                                         |
        | transform-default | transform | ["", {"$fn": {"body": 1}}, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case             | operation | args                           |
        | when-has-default | whenHas   | ["phone", 1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case                  | operation    | args                           |
        | when-appended-value   | whenAppended | ["name", {"$ref": "song"}]     |
        | when-appended-default | whenAppended | ["phone", 1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case                | operation  | args                          |
        | when-loaded-default | whenLoaded | ["tags", 1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenCounted @trait:orm-model
      Examples:
        | case                 | operation   | args                          |
        | when-counted-default | whenCounted | ["tags", 1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenAggregated @trait:orm-model
      Examples:
        | case                    | operation      | args                                          |
        | when-aggregated-default | whenAggregated | ["tags", "votes", "sum", 1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
      Examples:
        | case                       | operation        | args                          |
        | when-exists-loaded-default | whenExistsLoaded | ["tags", 1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenPivotLoaded @trait:orm-model
      Examples:
        | case                      | operation       | args                              |
        | when-pivot-loaded-value   | whenPivotLoaded | ["role_user", {"$ref": "song"}]   |
        | when-pivot-loaded-default | whenPivotLoaded | ["post_tag", 1, {"$ref": "song"}] |

      @op:AnonymousResourceCollection.whenPivotLoadedAs @trait:orm-model
      Examples:
        | case                         | operation         | args                                            |
        | when-pivot-loaded-as-value   | whenPivotLoadedAs | ["membership", "team_user", {"$ref": "song"}]   |
        | when-pivot-loaded-as-default | whenPivotLoadedAs | ["membership", "post_tag", 1, {"$ref": "song"}] |

    @id:resource-given-object-held
    Scenario Outline: "<operation>", where the underlying model holds the object
      Given "song" is a new Song from ["Dawn"]
      And a new JsonResource from [{"$new": ["Model", {"song": {"$ref": "song"}}, {"song": {"$ref": "song"}}, {"song": 1}]}]
      When the protected operation "<operation>" is called with <args>
      Then the result is {"$ref": "song"}

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case     | operation | args     |
        | when-has | whenHas   | ["song"] |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case          | operation    | args     |
        | when-appended | whenAppended | ["song"] |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case        | operation  | args     |
        | when-loaded | whenLoaded | ["song"] |

      @op:AnonymousResourceCollection.__get
      Examples:
        | case | operation | args     |
        | get  | __get     | ["song"] |

      @op:AnonymousResourceCollection.offsetGet
      Examples:
        | case       | operation | args     |
        | offset-get | offsetGet | ["song"] |

  @level:stated
  Rule: What is not chosen has no say
    # A value is given if its condition holds, and the default if not; neither depends on what the other one is.

    @id:resource-given-not-chosen
    Scenario Outline: "<operation>" with <args> gives <result>
      When the protected operation "<operation>" is called with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.when
      Examples:
        | case         | operation | args                | result |
        | when-value   | when      | [true, "yes", null] | "yes"  |
        | when-default | when      | [false, null, "no"] | "no"   |

      @op:AnonymousResourceCollection.unless
      Examples:
        | case           | operation | args                 | result |
        | unless-value   | unless    | [false, "yes", null] | "yes"  |
        | unless-default | unless    | [true, null, "no"]   | "no"   |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case            | operation | args      | result |
        | when-null-value | whenNull  | [null, 0] | null   |

      @op:AnonymousResourceCollection.whenNotNull
      Examples:
        | case                | operation   | args          | result |
        | when-not-null-value | whenNotNull | ["yes", null] | "yes"  |

      @op:AnonymousResourceCollection.transform
      Examples:
        | case            | operation | args                                  | result |
        | transform-value | transform | ["a", {"$fn": {"body": "yes"}}, null] | "yes"  |

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case                  | operation | args                  | result |
        | when-has-value        | whenHas   | ["name", "yes", null] | "yes"  |
        | when-has-default      | whenHas   | ["phone", null, "no"] | "no"   |
        | when-has-default-list | whenHas   | ["phone", [1], "no"]  | "no"   |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case                  | operation    | args                  | result |
        | when-appended-value   | whenAppended | ["name", "yes", null] | "yes"  |
        | when-appended-default | whenAppended | ["phone", null, "no"] | "no"   |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case                | operation  | args                   | result |
        | when-loaded-value   | whenLoaded | ["posts", "yes", null] | "yes"  |
        | when-loaded-default | whenLoaded | ["tags", null, "no"]   | "no"   |

      @op:AnonymousResourceCollection.whenCounted @trait:orm-model
      Examples:
        | case                 | operation   | args                   | result |
        | when-counted-value   | whenCounted | ["posts", "yes", null] | "yes"  |
        | when-counted-default | whenCounted | ["tags", null, "no"]   | "no"   |

      @op:AnonymousResourceCollection.whenAggregated @trait:orm-model
      Examples:
        | case                    | operation      | args                                   | result |
        | when-aggregated-value   | whenAggregated | ["posts", "votes", "sum", "yes", null] | "yes"  |
        | when-aggregated-default | whenAggregated | ["tags", "votes", "sum", null, "no"]   | "no"   |

      @op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
      Examples:
        | case                       | operation        | args                   | result |
        | when-exists-loaded-value   | whenExistsLoaded | ["posts", "yes", null] | "yes"  |
        | when-exists-loaded-default | whenExistsLoaded | ["tags", null, "no"]   | "no"   |

      @op:AnonymousResourceCollection.whenPivotLoaded @trait:orm-model
      Examples:
        | case                      | operation       | args                       | result |
        | when-pivot-loaded-value   | whenPivotLoaded | ["role_user", "yes", null] | "yes"  |
        | when-pivot-loaded-default | whenPivotLoaded | ["post_tag", null, "no"]   | "no"   |

      @op:AnonymousResourceCollection.whenPivotLoadedAs @trait:orm-model
      Examples:
        | case                         | operation         | args                                     | result |
        | when-pivot-loaded-as-value   | whenPivotLoadedAs | ["membership", "team_user", "yes", null] | "yes"  |
        | when-pivot-loaded-as-default | whenPivotLoadedAs | ["membership", "post_tag", null, "no"]   | "no"   |

  @level:stated
  Rule: A default that is given is the answer, whatever it is

    @id:resource-given-falsy-default
    Scenario Outline: "<operation>" with <args> gives the default, whatever it is
      When the protected operation "<operation>" is called with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case      | operation | args                | result |
        | has-false | whenHas   | ["phone", 1, false] | false  |
        | has-zero  | whenHas   | ["phone", 1, 0]     |      0 |
        | has-list  | whenHas   | ["phone", 1, []]    | []     |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case      | operation | args    | result |
        | null-text | whenNull  | [1, ""] | ""     |
        | null-zero | whenNull  | [1, 0]  |      0 |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case         | operation  | args               | result |
        | loaded-zero  | whenLoaded | ["tags", 1, 0]     |      0 |
        | loaded-false | whenLoaded | ["tags", 1, false] | false  |
        | loaded-list  | whenLoaded | ["tags", 1, []]    | []     |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case          | operation    | args             | result |
        | appended-list | whenAppended | ["phone", 1, []] | []     |

      @op:AnonymousResourceCollection.whenCounted @trait:orm-model
      Examples:
        | case         | operation   | args             | result |
        | counted-list | whenCounted | ["phone", 1, []] | []     |

      @op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
      Examples:
        | case        | operation        | args             | result |
        | exists-list | whenExistsLoaded | ["phone", 1, []] | []     |

      @op:AnonymousResourceCollection.transform @trait:absent-is-null
      Examples:
        | case           | operation | args                             | result |
        | transform-list | transform | [null, {"$fn": {"body": 1}}, []] | []     |

      @op:AnonymousResourceCollection.whenPivotLoaded @trait:orm-model
      Examples:
        | case        | operation       | args                   | result |
        | pivot-false | whenPivotLoaded | ["post_tag", 1, false] | false  |

  @level:stated @trait:orm-model
  Rule: A value that is given is the answer, whatever it is

    @id:resource-given-empty-list
    Scenario Outline: "<operation>" with <args> gives the empty list
      Given a new JsonResource from [{"$new": ["Model", {"name": "Ada", "posts_exists": true}, {}, {"full": "A"}]}]
      When the protected operation "<operation>" is called with <args>
      Then the result is []

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case | operation | args         |
        | has  | whenHas   | ["name", []] |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case     | operation    | args         |
        | appended | whenAppended | ["full", []] |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | operation        | args          |
        | exists | whenExistsLoaded | ["posts", []] |

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

    @id:resource-given-default-closure-null
    Scenario Outline: "<operation>" with <args>, a default that gives null
      When the protected operation "<operation>" is called with <args>
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

  @level:observed @error
  Rule: The error of a closure is the error of the operation

    @id:resource-given-closure-error
    Scenario Outline: "<operation>", where the closure stands for the <case>
      Given the closure "refuse" that returns {"$throw": {"kind": "Logic", "message": "not today"}}
      When the protected operation "<operation>" is called with <args>
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

  @level:observed @error @trait:static-languages
  Rule: Without a model that answers there is no answer, and no default

    @id:resource-given-no-model
    Scenario Outline: "<operation>", where the underlying value is a <case>
      Given a new JsonResource from [<value>]
      When the protected operation "<operation>" is called with ["name", "yes", "no"]
      Then it fails with a Generic error

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case     | operation | value         |
        | has-null | whenHas   | null          |
        | has-map  | whenHas   | {"name": "a"} |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case          | operation    | value         |
        | appended-null | whenAppended | null          |
        | appended-map  | whenAppended | {"name": "a"} |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case        | operation  | value         |
        | loaded-null | whenLoaded | null          |
        | loaded-map  | whenLoaded | {"name": "a"} |
