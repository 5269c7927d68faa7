@op:AnonymousResourceCollection.merge
Feature: AnonymousResourceCollection.merge
  Marks a value whose entries are to stand among the entries around it.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated
  Rule: The value is merged into the array

    @id:resource-merge-into-map
    Scenario: The entries of a map join the entries of a resource
      Given the resource class PostResource that gives {"id": 1, "0": {"$own": ["merge", {"title": "Hello"}]}}
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "title": "Hello"}

    @id:resource-merge-two-stated
    Scenario: Each of three maps is merged
      Given the resource class PostResource that gives
        """
        {
          "id": 1,
          "0": {"$own": ["merge", {"title": "Hello"}]},
          "1": {"$own": ["merge", {"tags": ["new"]}]},
          "2": {"$own": ["merge", {"pages": 3}]}
        }
        """
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "title": "Hello", "tags": ["new"], "pages": 3}

    @id:resource-merge-nothing-stated
    Scenario: Merging an empty list takes nothing away
      Given the resource class PostResource that gives ["new", {"$own": ["merge", []]}]
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is ["new"]

    @id:resource-merge-nothing-between
    Scenario: What stands behind an empty merge stays
      Given the resource class TagsResource that gives ["new", {"$own": ["merge", []]}, "hot"]
      And a new TagsResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then somewhere in the result is "new"
      And somewhere in the result is "hot"
    # Both stand at the end: where in a list a value is merged that is not the last is not said.

    @id:resource-merge-twice
    Scenario: Two values are merged into one list
      Given the resource class TagsResource that gives ["new", {"$own": ["merge", ["hot", "long"]]}, {"$own": ["merge", ["red"]]}]
      And a new TagsResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is ["new", "hot", "long", "red"]

    @id:resource-merge-into-list
    Scenario: The entries of a list join the entries of a list
      Given the resource class TagsResource that gives ["new", {"$own": ["merge", ["hot", "hot", "long"]]}]
      And a new TagsResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is ["new", "hot", "hot", "long"]
    # Where in a list a value is merged is not said.

    @id:resource-merge-behind-stated
    Scenario Outline: What stands behind a merged value stays: <case>
      Given the resource class PostResource that gives <data>
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then somewhere in the result is "last"
      And somewhere in the result is "Hello"
      And somewhere in the result is "first"

      Examples:
        | case | data                                                                           |
        | map  | {"id": "first", "0": {"$own": ["merge", {"title": "Hello"}]}, "state": "last"} |
        | list | ["first", {"$own": ["merge", ["Hello"]]}, "last"]                              |

    @id:resource-merge-falsy-list
    Scenario: Entries of a list that are 0, false or empty text are merged as well
      Given the resource class TagsResource that gives ["new", {"$own": ["merge", [0, false, ""]]}]
      And a new TagsResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is ["new", 0, false, ""]

    @id:resource-merge-falsy-stated @op:AnonymousResourceCollection.resolve
    Scenario: Zero, false and null are values to merge
      Given the resource class PostResource that gives {"id": 1, "0": {"$own": ["merge", {"likes": 0, "draft": false, "note": null}]}}
      And a new PostResource from [1]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"id": 1, "likes": 0, "draft": false, "note": null}
    # Under which keys is not said.

    @id:resource-merge-list-into-map
    Scenario: The values of a list are somewhere in a map
      Given the resource class PostResource that gives {"id": 1, "0": {"$own": ["merge", ["new", "hot"]]}}
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then somewhere in the result is "new"
      And somewhere in the result is "hot"

  @level:observed
  Rule: The array may be one inside the data, or inside what is merged
    # How far down data is filtered is not said, and what becomes of a merge inside what is merged.

    @id:resource-merge-within-merge
    Scenario Outline: A value is merged into one that is merged itself: <case>
      Given the resource class TagsResource that gives <data>
      And a new TagsResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is <merged>

      Examples:
        | case | data                                                                             | merged                   |
        | list | ["new", {"$own": ["merge", ["hot", {"$own": ["merge", ["long"]]}]]}]             | ["new", "hot", "long"]   |
        | map  | {"a": 1, "0": {"$own": ["merge", {"b": 2, "0": {"$own": ["merge", {"c": 3}]}}]}} | {"a": 1, "b": 2, "c": 3} |

    @id:resource-merge-inner
    Scenario: Values are merged into a list inside the data, also one that it has already
      Given the resource class PostResource that gives {"id": 1, "tags": ["new", {"$own": ["merge", ["new", "hot"]]}]}
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "tags": ["new", "new", "hot"]}

  @level:observed
  Rule: The result is a merge marker that holds the data

    @id:resource-merge-marker-of-map @protected
    Scenario Outline: Held as it is: <case>
      When "merge" is called from inside with [<data>]
      Then the result is {"$a": "MergeValue", "data": <data>}

      Examples:
        | case       | data                 |
        | map        | {"b": 1, "a": 2}     |
        | list       | [1, 2]               |
        | empty-map  | []                   |
        | gaps       | {"5": "x", "9": "y"} |
        | with-nulls | {"a": null}          |

    @id:resource-merge-marker-keeps-missing @protected
    Scenario: A missing marker inside the data stays there until the data is filtered
      When "merge" is called from inside with [{"a": {"$missing": true}, "b": 1}]
      Then the result is {"$a": "MergeValue", "data": {"a": {"$missing": true}, "b": 1}}

    @id:resource-merge-closure @protected
    Scenario: A closure is called without arguments
      Given the closure "extra" that returns {"title": "Hello"}
      When "merge" is called from inside with [{"$ref": "extra"}]
      Then the result is {"$a": "MergeValue", "data": {"title": "Hello"}}
      And the closure "extra" was called with [[]]

    @id:resource-merge-collection @protected
    Scenario: Of a Collection the items are held, objects as they are
      Given "tags" is a new Collection from [["new"]]
      When "merge" is called from inside with [{"$new": ["Collection", {"a": 1, "4": {"$ref": "tags"}}]}]
      Then the result is {"$a": "MergeValue", "data": {"a": 1, "4": {"$ref": "tags"}}}

    @id:resource-merge-collection-subclass @trait:collection-library @protected
    Scenario: Of a Collection of a class of its own the items are held, objects as they are
      Given the class Tags extending Collection
      And "tags" is a new Collection from [["new"]]
      When "merge" is called from inside with [{"$new": ["Tags", {"a": {"$ref": "tags"}}]}]
      Then the result is {"$a": "MergeValue", "data": {"a": {"$ref": "tags"}}}

    @id:resource-merge-closure-gives-collection @protected
    Scenario: Of a Collection that a closure gives the items are held
      When "merge" is called from inside with [{"$fn": {"body": {"$new": ["Collection", ["x"]]}}}]
      Then the result is {"$a": "MergeValue", "data": ["x"]}

    @id:resource-merge-json-serializable @protected
    Scenario: Of a JSON-serializable object its data is held
      Given the class Price with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"amount": 5, "unit": "EUR"}}}
        """
      When "merge" is called from inside with [{"$new": ["Price"]}]
      Then the result is {"$a": "MergeValue", "data": {"amount": 5, "unit": "EUR"}}

    @id:resource-merge-both-forms @protected
    Scenario: Of an object that has an array form as well its data for JSON is held
      Given the class Price with
        """
        {"implements": ["Arrayable", "JsonSerializable"], "methods": {"jsonSerialize": {"amount": 5}, "toArray": {"cents": 500}}}
        """
      When "merge" is called from inside with [{"$new": ["Price"]}]
      Then the result is {"$a": "MergeValue", "data": {"amount": 5}}

    @id:resource-merge-page @op:Paginator.jsonSerialize
    Scenario: Of a page its data for JSON is held, and not its items
      Given "page" is a new Paginator from [["Ada"], 1]
      And the resource class PeopleResource that gives {"kind": "page", "0": {"$own": ["merge", {"$ref": "page"}]}}
      And a new PeopleResource from [1]
      When "resolve" is called with [{"$request": "/"}]
      Then the entry "kind" of the result is "page"
      And the entry "data" of the result is ["Ada"]
      And the entry "per_page" of the result is 1

    @id:resource-merge-resource @op:AnonymousResourceCollection.resolve
    Scenario: Of a resource the data that it gives are held
      Given the resource class TagResource that gives {"tag": {"$item": "name"}}
      And the resource class BookResource that gives {"id": 1, "0": {"$own": ["merge", {"$new": ["TagResource", {"name": "red"}]}]}}
      And a new BookResource from [1]
      And the current request is "/books"
      When "resolve" is called
      Then the result is {"id": 1, "tag": "red"}

    @id:resource-merge-resource-collection @op:AnonymousResourceCollection.jsonSerialize @protected
    Scenario: Of a collection of resources the data that each of them gives are held
      Given the resource class TagResource that gives {"tag": {"$item": "name"}}
      And the current request is "/books"
      When "merge" is called from inside with [{"$new": ["AnonymousResourceCollection", [{"name": "red"}, {"name": "blue"}], "TagResource"]}]
      Then the result is {"$a": "MergeValue", "data": [{"tag": "red"}, {"tag": "blue"}]}
