Feature: Kinds of resources
  An AnonymousResourceCollection is a kind of ResourceCollection, which is a kind of JsonResource.

  @level:stated
  Rule: What a JsonResource has, its kinds have

    @id:resource-kind-make @op:AnonymousResourceCollection.make
    Scenario Outline: "make" of <class> with <args> makes one of that class
      When the static operation "make" of <class> is called with <args>
      Then the result is {"$a": "<class>"}

      Examples:
        | case      | class                       | args                                      |
        | resource  | JsonResource                | [{"id": 1}]                               |
        | list      | JsonResource                | [[1, 2]]                                  |
        | anonymous | AnonymousResourceCollection | [[{"id": 1}], {"$class": "JsonResource"}] |

  @level:stated @needs:request
  Rule: A collection is a resource, and can be used as one

    @id:resource-kind-nested @op:AnonymousResourceCollection.toJson
    Scenario Outline: <kind> in the data of a resource is written as its items
      Given the current request is "/blogs"
      And the resource class PostResource that gives {"post": {"$item": "id"}}
      # How a class of one's own says what it collects is not said, so this one is told as anonymous ones are.
      And the class PostCollection extending AnonymousResourceCollection
      And the class BlogResource extending JsonResource with
        """
        {"methods": {"toArray": {"posts": <collection>}}}
        """
      And a new BlogResource from [{"id": 7}]
      When "toJson" is called
      Then somewhere in the JSON text is [{"post": 1}, {"post": 2}]

      Examples:
        | case      | kind                          | collection                                                                                    |
        | anonymous | An anonymous collection       | {"$new": ["AnonymousResourceCollection", [{"id": 1}, {"id": 2}], {"$class": "PostResource"}]} |
        | named     | A collection of its own class | {"$new": ["PostCollection", [{"id": 1}, {"id": 2}], {"$class": "PostResource"}]}              |

  @level:observed
  Rule: A collection need not say what it collects

    @id:resource-kind-make-collection @op:AnonymousResourceCollection.make
    Scenario: "make" of ResourceCollection makes one of that class
      When the static operation "make" of ResourceCollection is called with [[{"id": 1}]]
      Then the result is {"$a": "ResourceCollection"}
