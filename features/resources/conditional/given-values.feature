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
  Rule: A value is given only for what is there
    # "… if it exists": a value is no default.

    @id:resource-given-value-absent @op:Statement.missingValueMarker
    Scenario Outline: "<operation>" with <args> gives the missing marker for what is not there
      When "<operation>" is called from inside with <args>
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

  @level:observed @trait:orm-model
  Rule: A value that is given for what is there is the answer, whatever it is
    # "Attribute if it exists": what a given value does there is not said.

    @id:resource-given-falsy
    Scenario Outline: "<operation>" with <args> gives <result>
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case      | operation | args                  | result |
        | has-false | whenHas   | ["name", false, "no"] | false  |
        | has-zero  | whenHas   | ["name", 0, "no"]     |      0 |
        | has-text  | whenHas   | ["name", "", "no"]    | ""     |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case          | operation    | args                  | result |
        | appended      | whenAppended | ["name", false, "no"] | false  |
        | appended-zero | whenAppended | ["name", 0, "no"]     |      0 |
        | appended-text | whenAppended | ["name", "", "no"]    | ""     |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case         | operation  | args                   | result |
        | loaded-false | whenLoaded | ["posts", false, "no"] | false  |
        | loaded       | whenLoaded | ["posts", 0, "no"]     |      0 |
        | loaded-text  | whenLoaded | ["posts", "", "no"]    | ""     |
        | loaded-list  | whenLoaded | ["posts", [], "no"]    | []     |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case         | operation   | args                   | result |
        | counted      | whenCounted | ["posts", false, "no"] | false  |
        | counted-zero | whenCounted | ["posts", 0, "no"]     |      0 |
        | counted-text | whenCounted | ["posts", "", "no"]    | ""     |
        | counted-list | whenCounted | ["posts", [], "no"]    | []     |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case             | operation      | args                                   | result |
        | aggregated-false | whenAggregated | ["posts", "votes", "sum", false, "no"] | false  |
        | aggregated       | whenAggregated | ["posts", "votes", "sum", 0, "no"]     |      0 |
        | aggregated-text  | whenAggregated | ["posts", "votes", "sum", "", "no"]    | ""     |
        | aggregated-list  | whenAggregated | ["posts", "votes", "sum", [], "no"]    | []     |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case         | operation        | args                   | result |
        | exists-false | whenExistsLoaded | ["posts", false, "no"] | false  |
        | exists-zero  | whenExistsLoaded | ["posts", 0, "no"]     |      0 |
        | exists       | whenExistsLoaded | ["posts", "", "no"]    | ""     |

    @id:resource-given-zero-there
    Scenario Outline: "<operation>" gives the value also when <what> is there
      Given a new JsonResource from
        """
        [{"$new": ["Model", {"logins": 0, "posts_exists": false, "posts_count": 0, "posts_sum_votes": 0}, {"posts": []}]}]
        """
      When "<operation>" is called from inside with <args>
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

    @id:resource-given-empty-list
    Scenario Outline: "<operation>" with <args> gives the empty list
      Given a new JsonResource from [{"$new": ["Model", {"name": "Ada", "posts_exists": true}, {}, {"full": "A"}]}]
      When "<operation>" is called from inside with <args>
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

    @id:resource-given-not-chosen-value
    Scenario Outline: "<operation>" with <args> gives the value, whatever the default is
      When "<operation>" is called from inside with <args>
      Then the result is "yes"

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case           | operation | args                  |
        | when-has-value | whenHas   | ["name", "yes", null] |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case                | operation    | args                  |
        | when-appended-value | whenAppended | ["name", "yes", null] |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case              | operation  | args                   |
        | when-loaded-value | whenLoaded | ["posts", "yes", null] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case               | operation   | args                   |
        | when-counted-value | whenCounted | ["posts", "yes", null] |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case                  | operation      | args                                   |
        | when-aggregated-value | whenAggregated | ["posts", "votes", "sum", "yes", null] |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case                     | operation        | args                   |
        | when-exists-loaded-value | whenExistsLoaded | ["posts", "yes", null] |

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
      When "<operation>" is called from inside with ["<name>", {"$ref": "unused"}, "none"]
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

  @level:observed @trait:orm-model
  Rule: A missing marker may be given as the value

    @id:resource-given-missing-value
    Scenario Outline: "<operation>" gives the missing marker that it is given as the value
      When "<operation>" is called from inside with <args>
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
      When "<operation>" is called from inside with <args>
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
    Scenario Outline: "<operation>" with <args>
      Given "song" is a new Song from ["Dawn"]
      When "<operation>" is called from inside with <args>
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
      When "<operation>" is called from inside with <args>
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
      When "<operation>" is called from inside with <args>
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
        | when-has-default      | whenHas   | ["phone", null, "no"] | "no"   |
        | when-has-default-list | whenHas   | ["phone", [1], "no"]  | "no"   |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case                  | operation    | args                  | result |
        | when-appended-default | whenAppended | ["phone", null, "no"] | "no"   |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case                | operation  | args                 | result |
        | when-loaded-default | whenLoaded | ["tags", null, "no"] | "no"   |

      @op:AnonymousResourceCollection.whenCounted @trait:orm-model
      Examples:
        | case                 | operation   | args                 | result |
        | when-counted-default | whenCounted | ["tags", null, "no"] | "no"   |

      @op:AnonymousResourceCollection.whenAggregated @trait:orm-model
      Examples:
        | case                    | operation      | args                                 | result |
        | when-aggregated-default | whenAggregated | ["tags", "votes", "sum", null, "no"] | "no"   |

      @op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
      Examples:
        | case                       | operation        | args                 | result |
        | when-exists-loaded-default | whenExistsLoaded | ["tags", null, "no"] | "no"   |

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
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.when
      Examples:
        | case       | operation | args              | result |
        | when-false | when      | [false, 1, false] | false  |
        | when-zero  | when      | [false, 1, 0]     |      0 |
        | when-text  | when      | [false, 1, ""]    | ""     |
        | when-list  | when      | [false, 1, []]    | []     |

      @op:AnonymousResourceCollection.unless
      Examples:
        | case         | operation | args             | result |
        | unless-false | unless    | [true, 1, false] | false  |
        | unless-zero  | unless    | [true, 1, 0]     |      0 |
        | unless-text  | unless    | [true, 1, ""]    | ""     |
        | unless-list  | unless    | [true, 1, []]    | []     |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case       | operation | args       | result |
        | null-false | whenNull  | [1, false] | false  |
        | null-zero  | whenNull  | [1, 0]     |      0 |
        | null-text  | whenNull  | [1, ""]    | ""     |
        | null-list  | whenNull  | [1, []]    | []     |

      @op:AnonymousResourceCollection.whenNotNull
      Examples:
        | case           | operation   | args          | result |
        | not-null-false | whenNotNull | [null, false] | false  |
        | not-null-zero  | whenNotNull | [null, 0]     |      0 |
        | not-null-text  | whenNotNull | [null, ""]    | ""     |
        | not-null-list  | whenNotNull | [null, []]    | []     |

      @op:AnonymousResourceCollection.transform @trait:absent-is-null
      Examples:
        | case            | operation | args                                | result |
        | transform-false | transform | [null, {"$fn": {"body": 1}}, false] | false  |
        | transform-zero  | transform | [null, {"$fn": {"body": 1}}, 0]     |      0 |
        | transform-text  | transform | [null, {"$fn": {"body": 1}}, ""]    | ""     |
        | transform-list  | transform | [null, {"$fn": {"body": 1}}, []]    | []     |

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case      | operation | args                | result |
        | has-false | whenHas   | ["phone", 1, false] | false  |
        | has-zero  | whenHas   | ["phone", 1, 0]     |      0 |
        | has-text  | whenHas   | ["phone", 1, ""]    | ""     |
        | has-list  | whenHas   | ["phone", 1, []]    | []     |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case           | operation    | args                | result |
        | appended-false | whenAppended | ["phone", 1, false] | false  |
        | appended-zero  | whenAppended | ["phone", 1, 0]     |      0 |
        | appended-text  | whenAppended | ["phone", 1, ""]    | ""     |
        | appended-list  | whenAppended | ["phone", 1, []]    | []     |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case         | operation  | args               | result |
        | loaded-false | whenLoaded | ["tags", 1, false] | false  |
        | loaded-zero  | whenLoaded | ["tags", 1, 0]     |      0 |
        | loaded-text  | whenLoaded | ["tags", 1, ""]    | ""     |
        | loaded-list  | whenLoaded | ["tags", 1, []]    | []     |

      @op:AnonymousResourceCollection.whenCounted @trait:orm-model
      Examples:
        | case          | operation   | args                | result |
        | counted-false | whenCounted | ["phone", 1, false] | false  |
        | counted-zero  | whenCounted | ["phone", 1, 0]     |      0 |
        | counted-text  | whenCounted | ["phone", 1, ""]    | ""     |
        | counted-list  | whenCounted | ["phone", 1, []]    | []     |

      @op:AnonymousResourceCollection.whenAggregated @trait:orm-model
      Examples:
        | case             | operation      | args                                | result |
        | aggregated-false | whenAggregated | ["phone", "votes", "sum", 1, false] | false  |
        | aggregated-zero  | whenAggregated | ["phone", "votes", "sum", 1, 0]     |      0 |
        | aggregated-text  | whenAggregated | ["phone", "votes", "sum", 1, ""]    | ""     |
        | aggregated-list  | whenAggregated | ["phone", "votes", "sum", 1, []]    | []     |

      @op:AnonymousResourceCollection.whenExistsLoaded @trait:orm-model
      Examples:
        | case         | operation        | args                | result |
        | exists-false | whenExistsLoaded | ["phone", 1, false] | false  |
        | exists-zero  | whenExistsLoaded | ["phone", 1, 0]     |      0 |
        | exists-text  | whenExistsLoaded | ["phone", 1, ""]    | ""     |
        | exists-list  | whenExistsLoaded | ["phone", 1, []]    | []     |

      @op:AnonymousResourceCollection.whenPivotLoaded @trait:orm-model
      Examples:
        | case        | operation       | args                   | result |
        | pivot-false | whenPivotLoaded | ["post_tag", 1, false] | false  |
        | pivot-zero  | whenPivotLoaded | ["post_tag", 1, 0]     |      0 |
        | pivot-text  | whenPivotLoaded | ["post_tag", 1, ""]    | ""     |
        | pivot-list  | whenPivotLoaded | ["post_tag", 1, []]    | []     |

      @op:AnonymousResourceCollection.whenPivotLoadedAs @trait:orm-model
      Examples:
        | case           | operation         | args                                 | result |
        | pivot-as-false | whenPivotLoadedAs | ["membership", "post_tag", 1, false] | false  |
        | pivot-as-zero  | whenPivotLoadedAs | ["membership", "post_tag", 1, 0]     |      0 |
        | pivot-as-text  | whenPivotLoadedAs | ["membership", "post_tag", 1, ""]    | ""     |
        | pivot-as-list  | whenPivotLoadedAs | ["membership", "post_tag", 1, []]    | []     |

  @level:observed @trait:static-languages @error
  Rule: Without a model that answers there is no answer, and no default

    @id:resource-given-no-model
    Scenario Outline: "<operation>", with the underlying value <value>
      Given a new JsonResource from [<value>]
      When "<operation>" is called from inside with ["name", "yes", "no"]
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
