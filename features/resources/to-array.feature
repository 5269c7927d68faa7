@op:AnonymousResourceCollection.toArray
Feature: AnonymousResourceCollection.toArray
  Transforms a collection, or a single resource, into the array that becomes JSON.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: A collection is transformed into an array
    # How the array is laid out is not shown, and it may be an object that gives the array, or have such objects in it: as
    # JSON, the items stand somewhere in it.

    @id:collection-to-array-kind @op:Statement.collectionForms
    Scenario: Two posts are in it
      Given the resource class DataResource that gives {"$item": true}
      And a new AnonymousResourceCollection from [[{"id": 7}, {"id": 8}], "PostResource"]
      And "toArray" is called with [{"$request": "/posts"}]
      And the result is kept as "array"
      And a new DataResource from [{"$ref": "array"}]
      When "toJson" is called
      Then somewhere in the JSON text is {"id": 7}
      And somewhere in the JSON text is {"id": 8}

  @level:observed
  Rule: A collection gives each item resolved, under its key

    @id:collection-to-array-items
    Scenario Outline: The data of items under their keys: <source>
      Given a new AnonymousResourceCollection from [<source>, "PostResource"]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is <result>

      Examples:
        | case    | source                 | result                 |
        | a-list  | [{"id": 1}, {"id": 2}] | [{"id": 1}, {"id": 2}] |
        | nothing | []                     | []                     |

      @trait:keyed-pages
      Examples: numbers and names
        | case  | source                           | result                           |
        | gaps  | {"3": {"id": 1}, "1": {"id": 2}} | {"3": {"id": 1}, "1": {"id": 2}} |
        | names | {"a": {"id": 1}}                 | {"a": {"id": 1}}                 |

    @id:collection-to-array-named-filtered @trait:keyed-pages @op:AnonymousResourceCollection.removeMissingValues
    Scenario: What is missing is left out under every key
      Given the resource class GapResource that gives {"id": {"$item": "id"}, "gap": {"$missing": true}}
      And a new AnonymousResourceCollection from [{"x": {"id": 1}, "y": {"id": 2}}, "GapResource"]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is {"x": {"id": 1}, "y": {"id": 2}}

    @id:collection-to-array-missing-item @op:AnonymousResourceCollection.collectResource
    Scenario: An item that is the missing marker is mapped like any other
      Given the resource class TagResource that gives {"tag": 1}
      And a new AnonymousResourceCollection from [[{"$missing": true}, "red"], "TagResource"]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [{"tag": 1}, {"tag": 1}]

    @id:collection-to-array-first-decides @op:AnonymousResourceCollection.removeMissingValues
    Scenario: The first item decides whether the others are resolved
      Given the class City with
        """json
        {"implements": ["Arrayable"], "methods": {"toArray": {"city": "Bonn"}}}
        """
      And the resource class GapResource that gives {"gap": {"$missing": true}}
      And a new ResourceCollection from [[{"$new": ["City"]}, {"$new": ["GapResource", 1]}]]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [{"city": "Bonn"}, {"gap": {"$missing": true}}]

    @id:collection-to-array-filtered
    Scenario: Missing entries of an item are gone
      Given the resource class DraftResource that gives {"id": {"$item": "id"}, "secret": {"$missing": true}}
      And a new AnonymousResourceCollection from [[{"id": 1}], "DraftResource"]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [{"id": 1}]

    @id:collection-to-array-item-operation
    Scenario Outline: An item is asked by way of <operation>, which its class may override
      Given the class TagResource extending JsonResource with
        """
        {"methods": {"<operation>": {"own": {"$item": true}}}}
        """
      And a new AnonymousResourceCollection from [[{"tag": "red"}], "TagResource"]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [{"own": {"tag": "red"}}]

      @op:AnonymousResourceCollection.resolve @trait:virtual-operations
      Examples:
        | case    | operation |
        | resolve | resolve   |

      @op:AnonymousResourceCollection.resolveResourceData @trait:virtual-operations
      Examples:
        | case | operation           |
        | data | resolveResourceData |

      @op:AnonymousResourceCollection.toAttributes
      Examples:
        | case | operation    |
        | attr | toAttributes |

    @id:collection-to-array-null-item @trait:null-items
    Scenario: An item that is null is an empty array
      Given a new AnonymousResourceCollection from [[null, {"id": 1}], "JsonResource"]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [[], {"id": 1}]

    @id:collection-to-array-page @trait:surplus-items
    Scenario: A page gives the items of the page only
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}, {"id": 3}], 2]}, "PostResource"]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [{"id": 1}, {"id": 2}]

    @id:collection-to-array-bare-items
    Scenario: Bare items that know how to become an array are asked for it
      Given the class Post with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "kind": "post" } } }
        """
      And a new ResourceCollection from [[{"$new": ["Post"]}, {"$new": ["Post"]}]]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [{"kind": "post"}, {"kind": "post"}]

    @id:collection-to-array-unmapped-keys @trait:keyed-pages @op:AnonymousResourceCollection.collectResource
    Scenario Outline: Items that are not mapped stay under their keys: <collection>
      Given the class Post with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "id": 1 } } }
        """
      And a new <collection> from <arguments>
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is {"3": {"id": 1}, "a": {"id": 1}}

      Examples:
        | case      | collection                  | arguments                                                                                                  |
        | bare      | ResourceCollection          | [{"3": {"$new": ["Post"]}, "a": {"$new": ["Post"]}}]                                                       |
        | resources | AnonymousResourceCollection | [{"3": {"$new": ["PostResource", {"id": 1}]}, "a": {"$new": ["PostResource", {"id": 1}]}}, "PostResource"] |

    @id:collection-to-array-bare-maps @trait:static-languages @error
    Scenario: Bare maps cannot be asked
      Given a new ResourceCollection from [[{"id": 1}]]
      When "toArray" is called with [{"$request": "/posts"}]
      Then it fails with a Generic error

    @id:collection-to-array-of-resources
    Scenario: A base collection of resources resolves each
      Given a new ResourceCollection from [[{"$new": ["PostResource", {"id": 1}]}]]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [{"id": 1}]

    @id:collection-to-array-resource-after-bare @op:AnonymousResourceCollection.collectResource
    Scenario: Behind a bare item resources are asked for their arrays as well
      Given the class Post with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "kind": "post" } } }
        """
      And a new ResourceCollection from [[{"$new": ["Post"]}, {"$new": ["PostResource", {"id": 1}]}]]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [{"kind": "post"}, {"id": 1}]

    @id:collection-to-array-raw-after-resource @op:AnonymousResourceCollection.collectResource @trait:static-languages @error
    Scenario: A raw item behind a resource cannot be resolved
      Given a new AnonymousResourceCollection from [[{"$new": ["PostResource", {"id": 1}]}, {"id": 2}], "PostResource"]
      When "toArray" is called with [{"$request": "/posts"}]
      Then it fails with a Generic error

    @id:collection-to-array-of-collections
    Scenario: Collections among the items are resolved
      Given the class Listing extending ResourceCollection with
        """
        {"methods": {"toArray": {"a": {"$missing": true}, "n": 1}}}
        """
      And a new AnonymousResourceCollection from [[[]], {"$class": "Listing"}]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is [{"n": 1}]

  @level:observed
  Rule: A plain resource gives its underlying value

    @id:collection-to-array-resource
    Scenario Outline: The array of a resource of <value>
      Given the class Post with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "kind": "post" } } }
        """
      And a new JsonResource from [<value>]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is <result>

      Examples:
        | case         | value                            | result               |
        | null         | null                             | []                   |
        | a-map        | {"id": 1, "n": null}             | {"id": 1, "n": null} |
        | gaps         | {"5": "a", "9": "b"}             | {"5": "a", "9": "b"} |
        | nothing      | []                               | []                   |
        | an-object    | {"$new": ["Post"]}               | {"kind": "post"}     |
        | a-collection | {"$new": ["Collection", [1, 2]]} | [1, 2]               |

    @id:collection-to-array-asks-without-arguments
    Scenario: An object is asked for its array without arguments
      Given the closure "asked" that returns {"kind": "post"}
      And the class Post with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "$ref": "asked" } } }
        """
      And a new JsonResource from [{"$new": ["Post"]}]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the closure "asked" was called with [[]]

    @id:resource-to-array-unexpanded @trait:static-languages
    Scenario: What an object gives as its array is not expanded yet
      Given the class Post with
        """
        {"methods": {"toArray": {"$new": ["Collection", {"kind": "post"}]}}}
        """
      And a new JsonResource from [{"$new": ["Post"]}]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is {"$a": "Collection", "items": {"kind": "post"}}
      And "resolve" gives {"kind": "post"}

    @id:resource-to-array-no-array @trait:static-languages @error
    Scenario Outline: An object without an array form is refused: <case>
      Given the class Post with
        """
        <members>
        """
      And a new JsonResource from [{"$new": ["Post"]}]
      When "toArray" is called with [{"$request": "/posts"}]
      Then it fails with a Generic error

      Examples:
        | case             | members                                                                       |
        | properties-alone | {"properties": {"id": 1}}                                                     |
        | data-for-json    | {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"id": 1}}} |

    @id:collection-to-array-scalar @trait:static-languages @error
    Scenario Outline: What is no map and no object has no array: <value>
      Given a new JsonResource from [<value>]
      When "resolve" is called
      Then it fails with a Generic error

      Examples:
        | case    | value                        |
        | integer |                            5 |
        | zero    |                            0 |
        | text    | "red"                        |
        | true    | true                         |
        | false   | false                        |
        | closure | {"$fn": {"body": {"id": 1}}} |

    @id:collection-to-array-scalar-items @op:AnonymousResourceCollection.toJson @trait:static-languages @error
    Scenario: A collection of plain resources of scalars has none either
      Given a new AnonymousResourceCollection from [[1, 2], "JsonResource"]
      When "toJson" is called
      Then it fails with a Generic error
