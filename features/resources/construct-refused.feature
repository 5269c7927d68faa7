@op:AnonymousResourceCollection.__construct
Feature: AnonymousResourceCollection.__construct: sources and classes that are refused
  What is no collection of items, or no resource class, is refused at once.

  Background:
    Given the resource class TagResource that gives {"tag": {"$item": true}}
    And the current request is "/tags"

  @level:observed @trait:strict-types @trait:static-languages @error
  Rule: A source that holds no items is refused

    @id:collection-construct-refused-source @op:AnonymousResourceCollection.collectResource
    Scenario Outline: The source <source> is refused
      Given the class Feed with
        """json
        {"implements": ["Iterable"], "methods": {"getIterator": ["red"]}}
        """
      And the class Shelf with
        """json
        {"implements": ["Arrayable"], "methods": {"toArray": ["red"]}}
        """
      When a new AnonymousResourceCollection from [<source>, "TagResource"]
      Then it fails with a Generic error

      Examples:
        | case             | source                                |
        | null             | null                                  |
        | text             | "red"                                 |
        | integer          |                                     5 |
        | plain-iterable   | {"$new": ["Feed"]}                    |
        | plain-arrayable  | {"$new": ["Shelf"]}                   |
        | closure          | {"$fn": {"body": ["red"]}}            |
        | resource-of-map  | {"$new": ["JsonResource", {"id": 1}]} |
        | resource-of-list | {"$new": ["JsonResource", [1]]}       |

  @level:observed
  Rule: A collected class that is no resource is refused

    @id:collection-construct-refused-class @op:AnonymousResourceCollection.collectResource @trait:static-languages @error
    Scenario Outline: Collecting <collects> from <source>
      Given the class Tag with
        """json
        {}
        """
      When a new AnonymousResourceCollection from [<source>, <collects>]
      Then it fails with a Logic error

      Examples:
        | case            | source  | collects      |
        | plain-class     | ["red"] | "Tag"         |
        | unknown-class   | ["red"] | "NoSuchThing" |
        | no-items-to-map | []      | "Tag"         |

    @id:collection-construct-refused-class-message @op:AnonymousResourceCollection.collectResource @trait:messages @trait:static-languages @error
    Scenario: The refusal says what may be collected
      Given the class Tag with
        """json
        {}
        """
      When a new AnonymousResourceCollection from [["red"], "Tag"]
      Then it fails with a Logic error saying "Resource collections must collect instances of JsonResource."

    @id:collection-construct-of-collections
    Scenario: A collection class is a resource class too
      Given the class TagGroup extending ResourceCollection
      When a new AnonymousResourceCollection from [[[1, 2], [3]], "TagGroup"]
      Then the property "collection" is {"$a": "Collection", "items": [{"$a": "TagGroup"}, {"$a": "TagGroup"}]}

  @level:observed
  Rule: A missing marker is kept unmapped

    Background:
      Given a new AnonymousResourceCollection from [{"$missing": true}, "TagResource"]

    @id:collection-construct-missing-resource @op:AnonymousResourceCollection.$resource
    Scenario: The underlying resource is the marker
      When the property "resource" is read
      Then the result is the missing marker

    @id:collection-construct-missing-collection @op:AnonymousResourceCollection.$collection
    Scenario: There is no mapped collection
      When the property "collection" is read
      Then the result is null

    @id:collection-construct-missing-fails @trait:static-languages @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.count @op:AnonymousResourceCollection.getIterator @op:AnonymousResourceCollection.response @error
    Scenario Outline: <operation> cannot work without items
      When "<operation>" is called
      Then it fails with a Generic error

      Examples:
        | case     | operation   |
        | resolve  | resolve     |
        | count    | count       |
        | iterate  | getIterator |
        | response | response    |
