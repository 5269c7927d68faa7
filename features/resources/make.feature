@op:AnonymousResourceCollection.make
Feature: AnonymousResourceCollection.make
  Creates a resource instance from the arguments of its constructor.

  Background:
    Given the resource class TagResource that gives {"tag": {"$item": true}}
    And the current request is "/tags"

  @level:stated
  Rule: An instance of the called class comes back

    @id:collection-make-resource @trait:late-static-binding
    Scenario: A resource class makes a resource of what it is given
      When the static operation "make" of TagResource is called with ["red"]
      And the result is kept as "it"
      Then the result is {"$a": "TagResource"}
      And "resolve" gives {"tag": "red"}

    @id:collection-make-own-collection @trait:late-static-binding
    Scenario: A subclass of the anonymous collection makes an instance of itself
      Given the class TagCollection extending AnonymousResourceCollection
      When the static operation "make" of TagCollection is called with [["red"], {"$class": "TagResource"}]
      Then the result is {"$a": "TagCollection"}

    @id:collection-make-of-resource @error
    Scenario: A resource that is given is not handed back: another one is created
      Given "first" is a new TagResource from ["red"]
      When the static operation "make" of TagResource is called with [{"$ref": "first"}]
      Then it fails, or the result is not {"$ref": "first"}
      And the property "resource" of "first" is "red"
    # `mixed ...$parameters`: all of them.

    @id:collection-make-all-parameters @op:AnonymousResourceCollection.$collects
    Scenario: The second parameter arrives as well
      When the static operation "make" of AnonymousResourceCollection is called with [["red"], {"$class": "TagResource"}]
      And the result is kept as "it"
      Then the property "collects" is {"$class": "TagResource"}

    @id:resource-make-of-list @op:AnonymousResourceCollection.$resource
    Scenario: One parameter that is a list arrives as a list
      When the static operation "make" of JsonResource is called with [["red"]]
      And the result is kept as "it"
      Then the property "resource" is ["red"]

    @id:resource-make-again @trait:late-static-binding
    Scenario: A second resource has what it was made with
      Given the static operation "make" of TagResource is called with ["red"]
      And the static operation "make" of TagResource is called with ["blue"]
      And the result is kept as "it"
      When "resolve" is called
      Then the result is {"tag": "blue"}

  @level:stated @op:Statement.collectionPaginationLinks
  Rule: What is made of a page is a collection whose items are paginated
    # "When the items are paginated, the response carries pagination links", however the collection was made.

    @id:collection-make-of-page @op:AnonymousResourceCollection.response
    Scenario: The response of a collection that is made of a page carries the link to the page before
      When the static operation "make" of AnonymousResourceCollection is called with [{"$new": ["Paginator", ["red"], 1, 9]}, {"$class": "TagResource"}]
      And the result is kept as "it"
      And "response" is called
      Then somewhere in the response is a URL with
        | query page | 8 |

  @level:observed
  Rule: The arguments are passed through

    @id:collection-make-resource-value @op:AnonymousResourceCollection.$resource
    Scenario Outline: make(<value>) holds <value>
      When the static operation "make" of TagResource is called with [<value>]
      And the result is kept as "it"
      Then the property "resource" is <value>

      Examples:
        | case  | value    |
        | text  | "red"    |
        | null  | null     |
        | zero  |        0 |
        | map   | {"a": 1} |
        | empty | []       |

    @id:collection-make-collection-arguments
    Scenario: Items and class reach the collection
      When the static operation "make" of AnonymousResourceCollection is called with [["red", "blue"], {"$class": "TagResource"}]
      And the result is kept as "it"
      Then "resolve" gives [{"tag": "red"}, {"tag": "blue"}]

    @id:collection-make-named @op:AnonymousResourceCollection.collects @trait:late-static-binding
    Scenario: A class that names what it collects needs nothing but the items
      Given the class TagGroup extending ResourceCollection with
        """json
        {"properties": {"collects": "TagResource"}}
        """
      When the static operation "make" of TagGroup is called with [["red"]]
      And the result is kept as "it"
      Then the result is {"$a": "TagGroup"}
      And "resolve" gives [{"tag": "red"}]

    @id:collection-make-more-arguments @trait:late-static-binding
    Scenario: A class's own constructor gets all arguments
      Given the class PairResource extending JsonResource with
        """json
        { "methods": { "__construct": { "$fn": { "body": { "$parent": [[{ "$arg": 0 }, { "$arg": 1 }]] } } } } }
        """
      When the static operation "make" of PairResource is called with ["red", "blue"]
      And the result is kept as "it"
      Then "resolve" gives ["red", "blue"]

  @level:observed @error
  Rule: A missing argument is refused

    @id:collection-make-nothing @op:AnonymousResourceCollection.__construct @trait:strict-types @trait:static-languages
    Scenario: make() without arguments
      When the static operation "make" of TagResource is called with []
      Then it fails with a Type error

    @id:collection-make-without-class @op:AnonymousResourceCollection.__construct @trait:late-static-binding @trait:strict-types @trait:static-languages
    Scenario: make(items) without a class, of the anonymous collection
      When the static operation "make" of AnonymousResourceCollection is called with [["red"]]
      Then it fails
