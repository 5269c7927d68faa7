@op:AnonymousResourceCollection.flushState
Feature: AnonymousResourceCollection.flushState
  Brings the static state of resources back to its defaults.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: Static state is flushed
    # "Flushes all static state". What the defaults are is not shown; that macros stay, as both known systems have it, is
    # asked nowhere.

    @id:collection-flush-wrap @op:AnonymousResourceCollection.$wrap @boot-only
    Scenario: A wrapper key that was set is gone
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And the static property "forceWrapping" of JsonResource is set to true
      And the static operation "flushState" of JsonResource is called with []
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body has nothing at "/posts"
      And somewhere in the response body is {"id": 1}

    @id:collection-flush-wrap-of-collections @op:AnonymousResourceCollection.$wrap @boot-only
    Scenario: A wrapper key that was set on the class of collections, and flushed there
      Given the static operation "wrap" of AnonymousResourceCollection is called with ["posts"]
      And the static operation "flushState" of AnonymousResourceCollection is called with []
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body has nothing at "/posts"
      And somewhere in the response body is {"id": 1}
    # Whether wrapping is forced by default is not said, but it is one of the two: whatever the flag was, a flush gives the same.

    @id:collection-flush-force @op:AnonymousResourceCollection.$forceWrapping @boot-only
    Scenario: The flag that forces wrapping is the same after a flush, whether it was on or off
      Given the static property "forceWrapping" of JsonResource is set to true
      And the static operation "flushState" of JsonResource is called with []
      And the static property "forceWrapping" of JsonResource is read
      And the result is kept as "flag"
      And "after true" is a new JsonResource from [{"flag": {"$ref": "flag"}}]
      And the static property "forceWrapping" of JsonResource is set to false
      When the static operation "flushState" of JsonResource is called with []
      And the static property "forceWrapping" of JsonResource is read
      And the result is kept as "flag"
      And a new JsonResource from [{"flag": {"$ref": "flag"}}]
      And "resolve" is called
      Then the result is what "resolve" of "after true" gives

    @id:collection-flush-without @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.withoutWrapping @boot-only
    Scenario: The wrapper key is the same after a flush, whether a key was set or wrapping disabled
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And the static operation "flushState" of JsonResource is called with []
      And the static property "wrap" of JsonResource is read
      And the result is kept as "key"
      And "after a key" is a new JsonResource from [{"key": {"$ref": "key"}}]
      And the static operation "withoutWrapping" of JsonResource is called with []
      When the static operation "flushState" of JsonResource is called with []
      And the static property "wrap" of JsonResource is read
      And the result is kept as "key"
      And a new JsonResource from [{"key": {"$ref": "key"}}]
      And "resolve" is called
      Then the result is what "resolve" of "after a key" gives

    @id:collection-flush-off-then-key @op:AnonymousResourceCollection.withoutWrapping @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: Wrapping that was disabled before a flush does not stay so
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And the static operation "flushState" of JsonResource is called with []
      And the static operation "wrap" of JsonResource is called with ["posts"]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body at "/posts" is [{"id": 1}]

    @id:collection-flush-void
    Scenario: Nothing is returned
      When the static operation "flushState" of JsonResource is called with []
      Then the result is null

  @level:observed
  Rule: Wrapper key and force flag return to their defaults

    @id:collection-flush-defaults @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.$forceWrapping @boot-only
    Scenario Outline: Flushed through <class>
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And the static property "forceWrapping" of JsonResource is set to true
      When the static operation "flushState" of <class> is called with []
      Then the static property "wrap" of JsonResource is "data"
      And the static property "forceWrapping" of JsonResource is false

      Examples:
        | case | class        |
        | base | JsonResource |

      @trait:shared-statics
      Examples: through a subclass
        | case       | class                       |
        | subclass   | PostResource                |
        | collection | AnonymousResourceCollection |

    @id:collection-flush-after-without @op:AnonymousResourceCollection.withoutWrapping @boot-only
    Scenario: Wrapping that was switched off is on again
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the static operation "flushState" of JsonResource is called with []
      When "response" is called
      Then the response body is {"data": [{"id": 1}]}

    @id:collection-flush-forced-without @op:AnonymousResourceCollection.$forceWrapping @boot-only
    Scenario: The force flag is off again, also where wrapping was switched off
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And the static property "forceWrapping" of JsonResource is set to true
      When the static operation "flushState" of JsonResource is called with []
      Then the static property "forceWrapping" of JsonResource is false

    @id:collection-flush-twice
    Scenario: Flushing again changes nothing
      Given the static operation "flushState" of JsonResource is called with []
      When the static operation "flushState" of JsonResource is called with []
      Then the static property "wrap" of JsonResource is "data"

  @level:observed
  Rule: The storage of the called class is flushed, no other

    @id:collection-flush-own-storage @trait:late-static-binding @boot-only
    Scenario: A key of its own becomes "data", the shared one stays
      Given the class OwnResource extending JsonResource with
        """json
        {"staticProperties": {"wrap": "own"}}
        """
      And the static operation "wrap" of JsonResource is called with ["shared"]
      When the static operation "flushState" of OwnResource is called with []
      Then the static property "wrap" of OwnResource is "data"
      And the static property "wrap" of JsonResource is "shared"

    @id:collection-flush-own-force @op:AnonymousResourceCollection.$forceWrapping @trait:late-static-binding @boot-only
    Scenario: A force flag of its own is off, the shared one stays
      Given the class OwnResource extending JsonResource with
        """json
        {"staticProperties": {"forceWrapping": true}}
        """
      And the static property "forceWrapping" of JsonResource is set to true
      When the static operation "flushState" of OwnResource is called with []
      Then the static property "forceWrapping" of OwnResource is false
      And the static property "forceWrapping" of JsonResource is true

    @id:collection-flush-own-key-shared-force @op:AnonymousResourceCollection.$forceWrapping @trait:late-static-binding @trait:shared-statics @boot-only
    Scenario: The force flag that it shares is off again
      Given the class OwnResource extending JsonResource with
        """json
        {"staticProperties": {"wrap": "own"}}
        """
      And the static property "forceWrapping" of JsonResource is set to true
      When the static operation "flushState" of OwnResource is called with []
      Then the static property "forceWrapping" of JsonResource is false

    @id:collection-flush-own-force-shared-key @op:AnonymousResourceCollection.$wrap @trait:late-static-binding @trait:shared-statics @boot-only
    Scenario: The key that a class with a force flag of its own shares is "data" again
      Given the class OwnResource extending JsonResource with
        """json
        {"staticProperties": {"forceWrapping": true}}
        """
      And the static operation "wrap" of JsonResource is called with ["shared"]
      When the static operation "flushState" of OwnResource is called with []
      Then the static property "wrap" of JsonResource is "data"
      And the static property "forceWrapping" of OwnResource is false

    @id:collection-flush-base-not-own
    Scenario: Flushing the base class leaves a subclass's own key alone
      Given the class OwnResource extending JsonResource with
        """json
        {"staticProperties": {"wrap": "own"}}
        """
      When the static operation "flushState" of JsonResource is called with []
      Then the static property "wrap" of OwnResource is "own"

    @id:collection-flush-base-not-own-force @op:AnonymousResourceCollection.$forceWrapping
    Scenario: Flushing the base class leaves a subclass's own force flag alone
      Given the class OwnResource extending JsonResource with
        """json
        {"staticProperties": {"forceWrapping": true}}
        """
      When the static operation "flushState" of JsonResource is called with []
      Then the static property "forceWrapping" of OwnResource is true

  @level:observed
  Rule: Instances and the paginator are not touched

    @id:collection-flush-keeps-instances
    Scenario: A collection keeps its extra data and its flag
      Given a new AnonymousResourceCollection from [{"3": {"id": 1}}, "PostResource"]
      And "preserveKeys" is called
      And "additional" is called with [{"took": 5}]
      When the static operation "flushState" of JsonResource is called with []
      Then the property "preserveKeys" is true
      And the property "additional" is {"took": 5}

    @id:paginator-static-state-resource-flush @op:Paginator.currentPageResolver @op:Paginator.defaultSimpleView @boot-only
    Scenario: Resolvers and view names of pages are others, and stay
      Given the closure "current page" that returns 4
      And the static operation "currentPageResolver" of Paginator is called with [{"$ref": "current page"}]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.mine"]
      And the static operation "flushState" of JsonResource is called with []
      When the static operation "resolveCurrentPage" of Paginator is called with []
      Then the result is 4
      And the static property "defaultSimpleView" of Paginator is "pages.mine"
