Feature: Data given to a resource
  What a caller keeps stays as it is, whatever a resource does with the data it was given.

  Background:
    Given the current request is "/posts"
    And the class Holder with
      """
      {
        "properties": {
          "entries": { "a": { "$missing": true }, "b": 1, "c": { "d": { "$missing": true }, "e": [2] } },
          "extra": { "meta": { "took": 5, "tags": ["red"] } }
        }
      }
      """
    And "holder" is a new Holder from []

  @level:observed
  Rule: Filtering and merging do not change the data they are given

    @id:resource-given-data-filtered @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues @op:AnonymousResourceCollection.mergeData @protected
    Scenario Outline: "<operation>" leaves <part> as it is
      Given a new JsonResource from [1]
      When "<operation>" is called from inside with <args>
      Then the property "entries" of "holder" is {"a": {"$missing": true}, "b": 1, "c": {"d": {"$missing": true}, "e": [2]}}

      Examples:
        | case       | operation           | part           | args                                                              |
        | filter     | filter              | the data       | [{"$field": [{"$ref": "holder"}, "entries"]}]                     |
        | remove     | removeMissingValues | the data       | [{"$field": [{"$ref": "holder"}, "entries"]}]                     |
        | merge-data | mergeData           | the data       | [{"$field": [{"$ref": "holder"}, "entries"]}, 1, {"f": 3}, false] |
        | merged     | mergeData           | what is merged | [{"x": 1}, 0, {"$field": [{"$ref": "holder"}, "entries"]}, false] |

    @id:resource-given-data-resolved @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.toJson
    Scenario Outline: "<operation>" leaves the data that the resource wraps as it is
      Given a new JsonResource from [{"$field": [{"$ref": "holder"}, "entries"]}]
      When "<operation>" is called
      Then the property "entries" of "holder" is {"a": {"$missing": true}, "b": 1, "c": {"d": {"$missing": true}, "e": [2]}}
      And "resolve" gives {"b": 1, "c": {"e": [2]}}

      Examples:
        | case    | operation |
        | resolve | resolve   |
        | json    | toJson    |

  @level:observed @trait:copied-maps
  Rule: Writing through a resource does not change the data it was made of

    @id:resource-given-data-written @op:AnonymousResourceCollection.offsetSet @op:AnonymousResourceCollection.offsetGet
    Scenario Outline: An entry set in <part>
      Given the class Shelf with
        """
        {"properties": {"list": [1, 2], "map": {"a": 1}}}
        """
      And "shelf" is a new Shelf from []
      And a new JsonResource from [{"$field": [{"$ref": "shelf"}, "<case>"]}]
      When "offsetSet" is called with [<key>, 9]
      Then "offsetGet" with [<key>] gives 9
      And the property "<case>" of "shelf" is <kept>

      Examples:
        | case | part   | key | kept     |
        | list | a list |   1 | [1, 2]   |
        | map  | a map  | "a" | {"a": 1} |

  @level:observed
  Rule: A response does not change the query that its links carry

    @id:collection-given-data-query @op:AnonymousResourceCollection.withQuery @op:AnonymousResourceCollection.response @trait:query-text @trait:surplus-items
    Scenario: A query for links
      Given the resource class PostResource that gives {"id": 1}
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [1, 2], 1]}, "PostResource"]
      And "withQuery" is called with [{"$field": [{"$ref": "holder"}, "extra"]}]
      When "response" is called
      Then the property "extra" of "holder" is {"meta": {"took": 5, "tags": ["red"]}}

  @level:observed
  Rule: A resource collection has a Collection of its own

    @id:collection-given-data-source @op:AnonymousResourceCollection.__construct @op:AnonymousResourceCollection.$collection
    Scenario Outline: A push to the source Collection does not change the resource collection, <title>
      Given the resource class PostResource that gives {"id": 1}
      And "source" is a new Collection from [[<item>]]
      And a new AnonymousResourceCollection from [{"$ref": "source"}, "PostResource"]
      When "push" of "source" is called with [3]
      Then "count" gives 1

      Examples:
        | case      | title                             | item                          |
        | plain     | its items being mapped            |                             1 |
        | resources | its items being resources already | {"$new": ["PostResource", 1]} |

    @id:collection-given-data-page @op:AnonymousResourceCollection.__construct @op:AnonymousResourceCollection.$collection @trait:shared-objects
    Scenario Outline: A push to a page's old Collection does not change the resource collection, <title>
      Given the resource class PostResource that gives {"id": 1}
      And "page" is a new Paginator from [[<item>], 2]
      And "getCollection" of "page" is called with []
      And the result is kept as "before"
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "push" of "before" is called with [3]
      Then "count" gives 1
      And "count" of "page" gives 1

      Examples:
        | case      | title                             | item                          |
        | plain     | its items being mapped            |                             1 |
        | resources | its items being resources already | {"$new": ["PostResource", 1]} |
