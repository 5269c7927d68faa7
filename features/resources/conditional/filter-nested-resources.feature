@op:AnonymousResourceCollection.filter
Feature: Resources inside the filtered data
  What becomes of a resource that wraps nothing, or wraps a missing marker.

  Background:
    Given a new JsonResource from [{"id": 1}]
    And the resource class AuthorResource that gives {"name": {"$item": "name"}}
    And "nobody" is a new AuthorResource from [null]
    And "unknown" is a new AuthorResource from [{"$missing": true}]

  @level:observed @protected
  Rule: A resource of null becomes null

    @id:resource-filter-null-resource
    Scenario Outline: In a place such as "<case>" it leaves <filtered>
      When "filter" is called from inside with [<data>]
      Then the result is <filtered>

      Examples:
        | case         | data                                                                     | filtered                   |
        | map          | {"author": {"$ref": "nobody"}, "id": 1}                                  | {"author": null, "id": 1}  |
        | list         | [{"$ref": "nobody"}, 1]                                                  | [null, 1]                  |
        | nested       | {"post": {"author": {"$ref": "nobody"}}}                                 | {"post": {"author": null}} |
        | nested-list  | {"authors": [{"$ref": "nobody"}, {"$ref": "nobody"}]}                    | {"authors": [null, null]}  |
        | merged       | {"0": {"$new": ["MergeValue", {"author": {"$ref": "nobody"}}]}, "id": 1} | {"author": null, "id": 1}  |
        | before-merge | {"author": {"$ref": "nobody"}, "0": {"$new": ["MergeValue", {"k": 1}]}}  | {"author": null, "k": 1}   |
        | after-merge  | {"0": {"$new": ["MergeValue", {"k": 1}]}, "author": {"$ref": "nobody"}}  | {"k": 1, "author": null}   |

  @level:observed @protected
  Rule: A resource of a missing marker is missing

    @id:resource-filter-missing-resource @op:Statement.missingValuesRemoved
    Scenario Outline: In a place such as "<case>" it leaves <filtered>
      When "filter" is called from inside with [<data>]
      Then the result is <filtered>

      Examples:
        | case         | data                                                                      | filtered     |
        | map          | {"author": {"$ref": "unknown"}, "id": 1}                                  | {"id": 1}    |
        | list         | [{"$ref": "unknown"}, 1]                                                  | [1]          |
        | nested       | {"post": {"author": {"$ref": "unknown"}}}                                 | {"post": []} |
        | merged       | {"0": {"$new": ["MergeValue", {"author": {"$ref": "unknown"}}]}, "id": 1} | {"id": 1}    |
        | before-merge | {"author": {"$ref": "unknown"}, "0": {"$new": ["MergeValue", {"k": 1}]}}  | {"k": 1}     |
        | after-merge  | {"0": {"$new": ["MergeValue", {"k": 1}]}, "author": {"$ref": "unknown"}}  | {"k": 1}     |

    @id:resource-filter-missing-collection
    Scenario: A collection of a missing marker is missing
      Given "posts" is a new AnonymousResourceCollection from [{"$missing": true}, "AuthorResource"]
      When "filter" is called from inside with [{"posts": {"$ref": "posts"}, "id": 1}]
      Then the result is {"id": 1}

    @id:resource-filter-empty-collection
    Scenario: A collection of no items is not missing
      Given "posts" is a new AnonymousResourceCollection from [[], "AuthorResource"]
      When "filter" is called from inside with [{"posts": {"$ref": "posts"}, "id": 1}]
      Then the result is {"posts": {"$ref": "posts"}, "id": 1}

  @level:observed @protected
  Rule: Only the resource itself counts, not what is further inside

    @id:resource-filter-resource-of-null-resource
    Scenario: A resource around a resource of null stays
      Given "wrapper" is a new AuthorResource from [{"$ref": "nobody"}]
      When "filter" is called from inside with [{"author": {"$ref": "wrapper"}}]
      Then the result is {"author": {"$ref": "wrapper"}}

    @id:resource-filter-missing-two-deep
    Scenario: A resource around a resource of a missing marker stays
      Given "wrapper" is a new AuthorResource from [{"$ref": "unknown"}]
      When "filter" is called from inside with [{"author": {"$ref": "wrapper"}}]
      Then the result is {"author": {"$ref": "wrapper"}}

    @id:resource-filter-falsy-resource
    Scenario Outline: A resource of <value> stays
      Given "author" is a new AuthorResource from [<value>]
      When "filter" is called from inside with [{"author": {"$ref": "author"}}]
      Then the result is {"author": {"$ref": "author"}}

      Examples:
        | case       | value |
        | false      | false |
        | zero       |     0 |
        | empty-text | ""    |
        | empty-map  | []    |

  @level:observed
  Rule: A relationship that is not loaded takes its resource with it

    @id:resource-filter-unloaded-relations @op:AnonymousResourceCollection.whenLoaded @op:AnonymousResourceCollection.collection @trait:orm-model
    Scenario: Resources of relationships
      Given the resource class PostResource that gives
        """
        {
          "author": {"$new": ["AuthorResource", {"$own": ["whenLoaded", "author"]}]},
          "editor": {"$new": ["AuthorResource", {"$own": ["whenLoaded", "editor"]}]},
          "readers": {"$call": {"on": {"$class": "AuthorResource"}, "operation": "collection", "args": [{"$own": ["whenLoaded", "readers"]}]}},
          "id": {"$item": "id"}
        }
        """
      And a new PostResource from [{"$new": ["Model", {"id": 3}, {"editor": null}]}]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"editor": null, "id": 3}

  @level:exact @trait:json-text @trait:ordered-maps
  Rule: The JSON text shows what is left of nested resources

    @id:resource-filter-nested-json
    Scenario: Resources of null, of nothing and of something
      Given the current request is "/"
      And the resource class PostResource that gives
        """
        {
          "id": 1,
          "editor": {"$ref": "nobody"},
          "reviewer": {"$ref": "unknown"},
          "author": {"$new": ["AuthorResource", {"$new": ["AuthorResource", null]}]},
          "drafts": {"$call": {"on": {"$class": "AuthorResource"}, "operation": "collection", "args": [[]]}}
        }
        """
      And a new PostResource from [[]]
      When "toJson" is called
      Then the result is the text
        """
        {"id":1,"editor":null,"author":{"name":null},"drafts":[]}
        """
