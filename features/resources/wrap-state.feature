@op:AnonymousResourceCollection.wrap @op:AnonymousResourceCollection.$wrap @op:Statement.bootOnlyPersists
Feature: AnonymousResourceCollection.wrap: state of the whole process
  The wrapper key belongs to the process: it persists, and all resource classes share it.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the resource class CityResource that gives {"city": {"$item": true}}
    And the current request is "/posts"

  @level:stated @boot-only
  Rule: A key that was set is used for all later serializations

    @id:collection-wrap-state-later-collections
    Scenario: A key that was set wraps collections made later
      Given the static operation "wrap" of JsonResource is called with ["items"]
      And "first" is a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "response" of "first" is called with []
      And a new AnonymousResourceCollection from [["Rome"], "CityResource"]
      When "response" is called
      Then the response body at "/items" is [{"city": "Rome"}]

    @id:collection-wrap-state-off-stays @op:AnonymousResourceCollection.withoutWrapping
    Scenario: Wrapping that was switched off stays off
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And "first" is a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "response" of "first" is called with []
      And a new AnonymousResourceCollection from [["Rome"], "CityResource"]
      When "response" is called
      Then the response body at "/0/city" is "Rome"

    @id:collection-wrap-state-off-after-key @op:AnonymousResourceCollection.withoutWrapping
    Scenario: Wrapping is switched off even after a key was set
      Given the static operation "wrap" of JsonResource is called with ["rows"]
      And the static operation "withoutWrapping" of JsonResource is called with []
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body at "/0/id" is 1

    @id:collection-wrap-state-keeps-force @op:AnonymousResourceCollection.$forceWrapping
    Scenario Outline: Setting a key leaves the flag that forces wrapping <flag>
      Given the static property "forceWrapping" of JsonResource is set to <flag>
      When the static operation "wrap" of JsonResource is called with ["posts"]
      Then the static property "forceWrapping" of JsonResource is <flag>
      And the static property "wrap" of JsonResource is "posts"

      Examples:
        | case | flag  |
        | on   | true  |
        | off  | false |

    @id:collection-wrap-state-property @trait:settable-properties
    Scenario Outline: The key <key> that the static property is set to is used
      Given the static property "wrap" of JsonResource is set to <key>
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body at "/posts" is [{"id": 1}]

      Examples:
        | case | key     |
        | name | "posts" |

  @level:observed @boot-only
  Rule: The key alone says whether data are wrapped
    # "Disables wrapping" may be a flag of its own, which a key leaves as it is.

    @id:collection-wrap-state-on-again @op:AnonymousResourceCollection.withoutWrapping
    Scenario: A key that is set after wrapping was switched off wraps again
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And the static operation "wrap" of JsonResource is called with ["data"]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body at "/data" is [{"id": 1}]

    @id:collection-wrap-state-property-null @trait:settable-properties
    Scenario: The static property that is set to null wraps nothing
      Given the static property "wrap" of JsonResource is set to null
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body is [{"id": 1}]

  @level:observed @boot-only
  Rule: The key is read when the response is built

    @id:collection-wrap-state-read-late
    Scenario: A collection made before takes the new key
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the static operation "wrap" of JsonResource is called with ["late"]
      When "response" is called
      Then the response body is {"late": [{"id": 1}]}

    @id:collection-wrap-state-between
    Scenario: One collection answered twice under two keys
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the static operation "wrap" of JsonResource is called with ["first"]
      And "response" is called
      And the static operation "wrap" of JsonResource is called with ["second"]
      When "response" is called
      Then the response body is {"second": [{"id": 1}]}

  @level:observed @boot-only
  Rule: One key is shared by all classes that declare none of their own

    @id:collection-wrap-state-shared
    Scenario Outline: Set through <setter>, read through <reader>
      When the static operation "wrap" of <setter> is called with ["shared"]
      Then the static property "wrap" of <reader> is "shared"

      Examples:
        | case        | setter       | reader       |
        | base-to-sub | JsonResource | PostResource |

      @trait:shared-statics
      Examples: through a subclass
        | case            | setter                      | reader                      |
        | sub-to-base     | PostResource                | JsonResource                |
        | sub-to-sub      | PostResource                | CityResource                |
        | to-collection   | PostResource                | AnonymousResourceCollection |
        | from-collection | AnonymousResourceCollection | JsonResource                |
        | from-named-base | ResourceCollection          | PostResource                |

    @id:collection-wrap-state-shared-far @trait:shared-statics
    Scenario: Set through a subclass of a subclass of a subclass, read through the base class
      Given the class Posts extending AnonymousResourceCollection
      When the static operation "wrap" of Posts is called with ["shared"]
      Then the static property "wrap" of JsonResource is "shared"

    @id:collection-wrap-state-shared-off @op:AnonymousResourceCollection.withoutWrapping @trait:shared-statics
    Scenario: Switched off through one class, off for all
      When the static operation "withoutWrapping" of PostResource is called with []
      Then the static property "wrap" of AnonymousResourceCollection is null

    @id:collection-wrap-state-shared-force @op:AnonymousResourceCollection.$forceWrapping @trait:shared-statics
    Scenario: The force flag is shared in the same way
      Given the static property "forceWrapping" of PostResource is set to true
      Then the static property "forceWrapping" of AnonymousResourceCollection is true

  @level:observed
  Rule: A class that declares the key has its own

    Background:
      Given the class OwnResource extending JsonResource with
        """json
        { "staticProperties": { "wrap": "own" } }
        """

    @id:collection-wrap-state-own-used @trait:late-static-binding @boot-only
    Scenario: The key that a class declares wraps its resources
      Given the static operation "wrap" of JsonResource is called with ["shared"]
      And a new OwnResource from [{"id": 1}]
      When "response" is called
      Then the response body is {"own": {"id": 1}}

    @id:collection-wrap-state-own-changed @trait:late-static-binding @boot-only
    Scenario: Setting the key on such a class changes it for that class alone
      When the static operation "wrap" of OwnResource is called with ["mine"]
      Then the static property "wrap" of OwnResource is "mine"
      And the static property "wrap" of JsonResource is "data"

    @id:collection-wrap-state-own-off @op:AnonymousResourceCollection.withoutWrapping @trait:late-static-binding @boot-only
    Scenario: A class that declares the key is switched off alone
      When the static operation "withoutWrapping" of OwnResource is called with []
      Then the static property "wrap" of OwnResource is null
      And the static property "wrap" of JsonResource is "data"

    @id:collection-wrap-state-own-on-again @op:AnonymousResourceCollection.withoutWrapping @trait:late-static-binding @boot-only
    Scenario: Switched off alone, it is set again alone
      Given the static operation "withoutWrapping" of OwnResource is called with []
      When the static operation "wrap" of OwnResource is called with ["mine"]
      Then the static property "wrap" of OwnResource is "mine"
      And the static property "wrap" of JsonResource is "data"

    @id:collection-wrap-state-own-inherited @trait:late-static-binding @trait:shared-statics @boot-only
    Scenario: The subclasses of a class that declares the key share it
      Given the class OwnerResource extending OwnResource
      When the static operation "wrap" of OwnerResource is called with ["ours"]
      Then the static property "wrap" of OwnResource is "ours"
      And the static property "wrap" of JsonResource is "data"

    @id:collection-wrap-state-own-inherited-used @trait:late-static-binding
    Scenario: The key that a class declares wraps the resources of its subclasses
      Given the class OwnerResource extending OwnResource
      And a new OwnerResource from [{"id": 1}]
      When "response" is called
      Then the response body is {"own": {"id": 1}}

    @id:collection-wrap-state-own-collected
    Scenario: A collection of it uses the key of collections
      Given the static operation "collection" of OwnResource is called with [[{"id": 1}]]
      And the result is kept as "it"
      When "response" is called
      Then the response body is {"data": [{"id": 1}]}

    @id:collection-wrap-state-own-collection-class @op:AnonymousResourceCollection.collects @trait:late-static-binding
    Scenario: A collection class may declare its own
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource"}, "staticProperties": { "wrap": "posts" } }
        """
      And a new PostCollection from [[{"id": 1}]]
      When "response" is called
      Then the response body is {"posts": [{"id": 1}]}

    @id:collection-wrap-state-own-anonymous-class @op:AnonymousResourceCollection.__construct @trait:late-static-binding
    Scenario: A class of anonymous collections may, too
      Given the class Posts extending AnonymousResourceCollection with
        """json
        {"staticProperties": {"wrap": "posts"}}
        """
      And a new Posts from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body is {"posts": [{"id": 1}]}
