@op:AnonymousResourceCollection.collectResource @protected
Feature: AnonymousResourceCollection.collectResource
  Maps a collection of items into individual resources.

  Background:
    Given the resource class TagResource that gives {"tag": {"$item": true}}
    And a new AnonymousResourceCollection from [["red"], "TagResource"]

  @level:stated
  Rule: The given collection is mapped into individual resources
    # "Maps the given collection", into something of any type: whether it is mapped at once or when it is gone through, and
    # whether the object keeps what it mapped, is not said.

    @id:collection-collect-resource-maps
    Scenario: The items of a list become resources
      Given a new AnonymousResourceCollection from [[], "TagResource"]
      When "collectResource" is called from inside with [["blue", "green"]]
      Then somewhere in the result is {"$a": "TagResource"}

  @level:observed
  Rule: The mapped Collection is given back and kept as collection

    @id:collection-collect-resource-result @trait:shared-objects
    Scenario: A list gives the very Collection that is kept
      When "collectResource" is called from inside with [["blue", "green"]]
      And the result is kept as "mapped"
      Then the property "collection" is {"$ref": "mapped"}

    @id:collection-collect-resource-keeps-resource
    Scenario: The underlying resource is not replaced
      When "collectResource" is called from inside with [["blue", "green"]]
      Then the property "resource" is {"$a": "Collection", "items": [{"$a": "TagResource"}]}

    @id:collection-collect-resource-keys
    Scenario: Keys are kept
      When "collectResource" is called from inside with [{"b": "blue", "7": "green"}]
      Then the result is {"$a": "Collection", "items": {"b": {"$a": "TagResource"}, "7": {"$a": "TagResource"}}}

    @id:collection-collect-resource-empty
    Scenario: No items give an empty Collection
      When "collectResource" is called from inside with [[]]
      Then the result is {"$a": "Collection", "items": []}

    @id:collection-collect-resource-class @trait:collection-library
    Scenario Outline: A Collection of a class of its own gives <kind>, <title>
      Given the class Tags extending Collection
      When "collectResource" is called from inside with [{"$new": ["Tags", [<item>]]}]
      Then the result is {"$a": "<class>", "items": [{"$a": "TagResource"}]}

      Examples:
        | case   | kind              | title                             | item                              | class      |
        | mapped | one of that class | its items being mapped            | "blue"                            | Tags       |
        | ready  | a plain one       | its items being resources already | {"$new": ["TagResource", "blue"]} | Collection |

    @id:collection-collect-resource-page-class @op:Paginator.__construct @trait:collection-library @trait:shared-objects
    Scenario: A page of such a Collection has one of that class afterwards
      Given the class Tags extending Collection
      And "page" is a new Paginator from [{"$new": ["Tags", ["blue"]]}, 5]
      When "collectResource" is called from inside with [{"$ref": "page"}]
      Then "getCollection" of "page" gives {"$a": "Tags", "items": [{"$a": "TagResource"}]}

  @level:observed
  Rule: A paginator is given back with its items replaced

    @id:collection-collect-resource-paginator @trait:shared-objects
    Scenario: The very paginator comes back
      Given "page" is a new Paginator from [["blue", "green"], 5]
      When "collectResource" is called from inside with [{"$ref": "page"}]
      Then the result is {"$ref": "page"}
      And "items" of "page" gives [{"$a": "TagResource"}, {"$a": "TagResource"}]
      And "count" gives 2

  @level:observed
  Rule: A missing marker is given back untouched

    @id:collection-collect-resource-missing
    Scenario: The collection keeps its old items
      When "collectResource" is called from inside with [{"$missing": true}]
      Then the result is the missing marker
      And "count" gives 1
