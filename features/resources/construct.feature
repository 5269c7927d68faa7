@op:AnonymousResourceCollection.__construct
Feature: AnonymousResourceCollection.__construct
  Wraps a list of items and turns each of them into a resource of the collected class.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the resource class TagResource that gives {"tag": {"$item": true}}
    And the resource class CityName that gives {"city": {"$item": true}}
    And the current request is "/posts"

  @level:stated
  Rule: Each item is converted with the class named in collects
    # "Each item is converted with the resource class named in `collects`": items of two kinds of resource, so that a class
    # that is always the same is found out. What the converted items look like as an array is asked of `resolve`.

    @id:collection-construct-converts-items @op:Statement.collectionWrapsItems @op:AnonymousResourceCollection.$collection
    Scenario: Two posts become two post resources
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "PostResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": [{"$a": "PostResource"}, {"$a": "PostResource"}]}

    @id:collection-construct-converts-with-class @op:Statement.collectionWrapsItems
    Scenario Outline: The same item as <class>
      Given a new AnonymousResourceCollection from [["red"], "<class>"]
      When "resolve" is called
      Then the result is <data>

      Examples:
        | case | class       | data              |
        | tag  | TagResource | [{"tag": "red"}]  |
        | city | CityName    | [{"city": "red"}] |

    @id:collection-construct-converts-lists @op:Statement.collectionWrapsItems
    Scenario: A single item that is a list is one item
      Given a new AnonymousResourceCollection from [[["red", "blue"]], "TagResource"]
      When "resolve" is called
      Then the result is [{"tag": ["red", "blue"]}]

    @id:collection-construct-converts-resources @op:Statement.collectionWrapsItems
    Scenario: Items that are resources of another class are converted too
      Given a new AnonymousResourceCollection from [[{"$new": ["JsonResource", {"id": 1}]}], "PostResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": [{"$a": "PostResource"}]}

    @id:collection-construct-converts-collection @op:Statement.collectionWrapsItems
    Scenario: Items in a collection are converted too
      Given a new AnonymousResourceCollection from [{"$new": ["Collection", ["red"]]}, "TagResource"]
      When "resolve" is called
      Then the result is [{"tag": "red"}]

    @id:collection-construct-keeps-class-name @op:AnonymousResourceCollection.$collects
    Scenario: The collection names the class that its items are mapped to
      Given a new AnonymousResourceCollection from [["red"], "TagResource"]
      When the property "collects" is read
      Then the result is {"$class": "TagResource"}

  @level:observed
  Rule: A source is a list, a map, a Collection or a paginator, and keeps its keys

    @id:collection-construct-source-keys
    Scenario Outline: Resources stand under the keys of the source: <source>
      Given a new AnonymousResourceCollection from [<source>, "TagResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": <items>}

      Examples:
        | case              | source                                 | items                                                          |
        | no-items          | []                                     | []                                                             |
        | list              | ["red", "blue"]                        | [{"$a": "TagResource"}, {"$a": "TagResource"}]                 |
        | names             | {"warm": "red", "cold": "blue"}        | {"warm": {"$a": "TagResource"}, "cold": {"$a": "TagResource"}} |
        | gaps              | {"3": "red", "9": "blue"}              | {"3": {"$a": "TagResource"}, "9": {"$a": "TagResource"}}       |
        | collection-object | {"$new": ["Collection", {"4": "red"}]} | {"4": {"$a": "TagResource"}}                                   |

    @id:collection-construct-scalar-items
    Scenario: Items of any kind are wrapped
      Given a new AnonymousResourceCollection from [[1, "red", true, [], 1.5], "TagResource"]
      When "resolve" is called
      Then the result is [{"tag": 1}, {"tag": "red"}, {"tag": true}, {"tag": []}, {"tag": 1.5}]

    @id:collection-construct-source-collection-untouched
    Scenario: A Collection given as source keeps its own items
      Given "source" is a new Collection from [["red", "blue"]]
      And a new AnonymousResourceCollection from [{"$ref": "source"}, "TagResource"]
      And "reader" is a new JsonResource from [{"$ref": "source"}]
      When "resolve" is called
      Then the property "resource" of "reader" is {"$a": "Collection", "items": ["red", "blue"]}

    @id:collection-construct-one-collection-object @op:AnonymousResourceCollection.$resource @trait:shared-objects
    Scenario: Without a paginator, resource and collection are one object
      Given a new AnonymousResourceCollection from [["red"], "TagResource"]
      When the property "collection" is read
      And the result is kept as "mapped"
      Then the property "resource" is {"$ref": "mapped"}

  @level:observed
  Rule: A paginator stays the underlying resource and its items become the resources

    Background:
      Given "page" is a new Paginator from [["red", "blue", "green"], 2]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "TagResource"]

    @id:collection-construct-paginator-is-resource @op:AnonymousResourceCollection.$resource @trait:shared-objects @trait:surplus-items
    Scenario: The underlying resource is that very paginator
      When the property "resource" is read
      Then the result is {"$ref": "page"}

    @id:collection-construct-paginator-items-replaced @trait:shared-objects @trait:surplus-items
    Scenario: The paginator now holds resources
      When "items" of "page" is called with []
      Then the result is [{"$a": "TagResource"}, {"$a": "TagResource"}]

    @id:collection-construct-paginator-shares-collection @op:AnonymousResourceCollection.$collection @op:Paginator.getCollection @op:Paginator.setCollection @trait:shared-objects @trait:surplus-items
    Scenario: Collection and paginator share one Collection object
      When "getCollection" of "page" is called with []
      And the result is kept as "shared"
      Then the property "collection" is {"$ref": "shared"}

  @level:observed
  Rule: The first item alone decides whether the items are mapped

    @id:collection-construct-first-is-resource
    Scenario: When the first item is a collected resource, no item is mapped
      Given a new AnonymousResourceCollection from [[{"$new": ["TagResource", "red"]}, "blue"], "TagResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": [{"$a": "TagResource"}, "blue"]}

    @id:collection-construct-second-converted @op:Statement.collectionWrapsItems
    Scenario: When it is a bare item, all items are mapped, a resource too
      Given a new AnonymousResourceCollection from [["red", {"$new": ["TagResource", "blue"]}], "TagResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": [{"$a": "TagResource"}, {"$a": "TagResource"}]}

    @id:collection-construct-first-is-null @trait:null-items
    Scenario: When it is null, all items are mapped
      Given a new AnonymousResourceCollection from [[null, {"$new": ["TagResource", "red"]}], "TagResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": [{"$a": "TagResource"}, {"$a": "TagResource"}]}

    @id:collection-construct-same-resource-objects
    Scenario: Resources that are not mapped stay the same objects
      Given "red" is a new TagResource from ["red"]
      And a new AnonymousResourceCollection from [[{"$ref": "red"}], "TagResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": [{"$ref": "red"}]}

    @id:collection-construct-subclass-not-mapped
    Scenario: An instance of a subclass counts as collected
      Given a new AnonymousResourceCollection from [[{"$new": ["TagResource", "red"]}], "JsonResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": [{"$a": "TagResource"}]}

    @id:collection-construct-parent-mapped
    Scenario: When it is of a class that the collected one extends, all items are mapped
      Given the class LongPostResource extending PostResource
      And a new AnonymousResourceCollection from [[{"$new": ["PostResource", {"id": 1}]}], "LongPostResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": [{"$a": "LongPostResource"}]}

    @id:collection-construct-other-resource-mapped
    Scenario: A resource of another class is wrapped once more
      Given a new AnonymousResourceCollection from [[{"$new": ["TagResource", "red"]}], "PostResource"]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": [{"$a": "PostResource"}]}

    @id:collection-construct-page-mapped-again @trait:shared-objects
    Scenario: The resources of a page are wrapped once more by a collection of another class
      Given "page" is a new Paginator from [["red"], 5]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "TagResource"]
      When a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      Then "items" of "page" gives [{"$a": "PostResource"}]

    @id:collection-construct-later-resource-mapped @op:AnonymousResourceCollection.$resource
    Scenario: After a raw first item, a resource is wrapped in a resource
      Given "blue" is a new TagResource from ["blue"]
      And a new AnonymousResourceCollection from [["red", {"$ref": "blue"}], "TagResource"]
      When "offsetGet" is called with [1]
      And the result is kept as "second"
      Then the property "resource" of "second" is {"$ref": "blue"}

  @level:observed @trait:keyed-iteration
  Rule: A collected class is made from the item and its key

    @id:collection-construct-item-and-key
    Scenario Outline: The constructor of each item gets its key: <source>
      Given the class KeyedResource extending JsonResource with
        """json
        {
          "methods": {
            "__construct": { "$fn": { "body": { "$parent": [[{ "$arg": 1 }, { "$arg": 0 }]] } } },
            "toArray": { "$item": true }
          }
        }
        """
      And a new AnonymousResourceCollection from [<source>, "KeyedResource"]
      When "resolve" is called
      Then the result is <result>

      Examples:
        | case | source          | result                    |
        | list | ["red", "blue"] | [[0, "red"], [1, "blue"]] |

      @trait:keyed-pages
      Examples: names and numbers
        | case     | source                     | result                                  |
        | names    | {"w": "red", "": "blue"}   | {"w": ["w", "red"], "": ["", "blue"]}   |
        | negative | {"-2": "red", "x": "blue"} | {"-2": [-2, "red"], "x": ["x", "blue"]} |

  @level:observed
  Rule: The items are converted once, at construction

    @id:collection-construct-same-item-twice @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.$additional @op:AnonymousResourceCollection.$collection @trait:collection-library
    Scenario Outline: <title> twice makes two resources
      Given "post" is a new Model from [{"id": 1}]
      And a new AnonymousResourceCollection from [[<item>, <item>], "TagResource"]
      And the property "collection" is read
      And the result is kept as "resources"
      And "offsetGet" of "resources" is called with [0]
      And the result is kept as "first"
      And "additional" of "first" is called with [{"size": 2}]
      And "offsetGet" of "resources" is called with [1]
      When the result is kept as "second"
      Then the property "additional" of "second" is []

      Examples:
        | case   | title     | item             |
        | text   | A text    | "red"            |
        | object | An object | {"$ref": "post"} |

    @id:collection-construct-later-collects @op:AnonymousResourceCollection.$collects @trait:settable-properties
    Scenario: Naming another class later does not map again
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When the property "collects" is set to "TagResource"
      Then the property "collects" is {"$class": "TagResource"}
      And "resolve" gives [{"id": 1}]

    @id:collection-construct-later-collection @op:AnonymousResourceCollection.$collection @trait:settable-properties
    Scenario: A collection put in its place is what is resolved and counted
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "PostResource"]
      When the property "collection" is set to {"$new": ["Collection", [{"$new": ["TagResource", "red"]}]]}
      Then "resolve" gives [{"tag": "red"}]
      And "count" gives 1

    @id:collection-construct-later-collection-calls @op:AnonymousResourceCollection.$collection @op:Shared.__call @trait:collection-library @trait:settable-properties
    Scenario: Other operations are still those of the underlying resource
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "PostResource"]
      And the property "collection" is set to {"$new": ["Collection", ["red"]]}
      When "last" is called
      Then the result is {"$a": "PostResource"}

    @id:collection-construct-source-first @op:AnonymousResourceCollection.$resource @op:AnonymousResourceCollection.collects
    Scenario: The source is the underlying resource when a class is asked what it collects
      Given the class Choice extending ResourceCollection with
        """
        {"methods": {"collects": {"$field": [{"$field": [{"$this": true}, "resource"]}, "a"]}}}
        """
      And a new Choice from [{"a": {"$class": "TagResource"}}]
      When the property "collection" is read
      Then the result is {"$a": "Collection", "items": {"a": {"$a": "TagResource"}}}

    @id:collection-construct-resources-underlying @op:AnonymousResourceCollection.$resource
    Scenario: Items that are resources already are in a Collection of the collection's own
      Given the class OwnResource extending JsonResource
      And a new AnonymousResourceCollection from [[{"$new": ["OwnResource", 1]}], "OwnResource"]
      Then the property "resource" is {"$a": "Collection"}
      And the property "collection" is {"$a": "Collection"}

    @id:collection-construct-classless-underlying @op:AnonymousResourceCollection.$resource @trait:keyed-pages
    Scenario: Items for which no class is named are in a Collection as well, under their keys
      Given a new ResourceCollection from [{"first": "red", "total": 1}]
      Then the property "resource" is {"$a": "Collection", "items": {"first": "red", "total": 1}}
