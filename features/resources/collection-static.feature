@op:AnonymousResourceCollection.collection
Feature: AnonymousResourceCollection.collection
  Creates an anonymous collection whose items are mapped to the class it is called on.

  Background:
    Given the resource class TagResource that gives {"tag": {"$item": true}}
    And the current request is "/tags"

  @level:stated
  Rule: An anonymous collection comes back
    # Which class the items are mapped to is only said of the property `collects`; here the number of items tells that they
    # have arrived.

    @id:collection-static-kind
    Scenario: A resource class makes a collection of the items
      When the static operation "collection" of TagResource is called with [["red", "blue"]]
      And the result is kept as "it"
      Then the result is {"$a": "AnonymousResourceCollection"}
      And "count" gives 2

    @id:collection-static-of-page @op:Statement.collectionPaginationLinks @op:AnonymousResourceCollection.response
    Scenario: The items of a page are paginated
      When the static operation "collection" of TagResource is called with [{"$new": ["Paginator", [{"id": 1}], 1, 9]}]
      And the result is kept as "it"
      And "response" is called
      Then somewhere in the response is a URL with
        | query page | 8 |

    @id:collection-static-of-collection @op:AnonymousResourceCollection.newCollection @error
    Scenario: A collection that is given is not handed back: another one is created
      Given "first" is a new AnonymousResourceCollection from [["red"], "JsonResource"]
      When the static operation "collection" of TagResource is called with [{"$ref": "first"}]
      Then it fails, or the result is not {"$ref": "first"}
      And the property "collects" of "first" is {"$class": "JsonResource"}

    @id:collection-static-new-collection-kind @op:AnonymousResourceCollection.newCollection @protected
    Scenario: newCollection creates an anonymous collection
      Given the class CityResource extending JsonResource
      When the static operation "newCollection" of CityResource is called from inside with [["Rome", "Naples", "Bari"]]
      And the result is kept as "it"
      Then the result is {"$a": "AnonymousResourceCollection"}
      And "count" gives 3

    @id:collection-static-of-nothing
    Scenario Outline: <what> gives an anonymous collection
      When the static operation "collection" of TagResource is called with [<items>]
      And the result is kept as "it"
      Then the result is {"$a": "AnonymousResourceCollection"}
      And "count" gives 0

      Examples:
        | case       | what                 | items                        |
        | list       | A list without items | []                           |
        | collection | An empty Collection  | {"$new": ["Collection", []]} |

  @level:observed
  Rule: The items are mapped to the class it is called on

    @id:collection-static-maps @op:AnonymousResourceCollection.$collects @trait:late-static-binding
    Scenario: Two tags
      When the static operation "collection" of TagResource is called with [["red", "blue"]]
      And the result is kept as "it"
      Then the property "collects" is {"$class": "TagResource"}
      And "resolve" gives [{"tag": "red"}, {"tag": "blue"}]

    @id:collection-static-subclass @op:AnonymousResourceCollection.$collects @trait:late-static-binding
    Scenario: Called on a subclass of a resource class
      Given the class PaintResource extending TagResource
      When the static operation "collection" of PaintResource is called with [["red"]]
      And the result is kept as "it"
      Then the property "collects" is {"$class": "PaintResource"}

    @id:collection-static-new-collection-maps @op:AnonymousResourceCollection.newCollection @trait:late-static-binding @protected
    Scenario: newCollection maps them too
      Given the class CityResource extending JsonResource with
        """json
        {"methods": {"toArray": {"city": {"$item": true}}}}
        """
      When the static operation "newCollection" of CityResource is called from inside with [["Rome"]]
      And the result is kept as "it"
      Then the property "collects" is {"$class": "CityResource"}
      And "resolve" gives [{"city": "Rome"}]

    @id:collection-static-of-collection-class @trait:late-static-binding
    Scenario: Called on a collection class it is anonymous all the same
      Given the class Palette extending ResourceCollection with
        """json
        {"properties": {"collects": "TagResource"}}
        """
      When the static operation "collection" of Palette is called with [[["red"], ["blue", "green"]]]
      And the result is kept as "it"
      Then the property "collects" is {"$class": "Palette"}
      And "resolve" gives [[{"tag": "red"}], [{"tag": "blue"}, {"tag": "green"}]]

    @id:collection-static-missing
    Scenario: A missing marker is collected as well
      When the static operation "collection" of TagResource is called with [{"$missing": true}]
      And the result is kept as "it"
      Then the result is {"$a": "AnonymousResourceCollection"}
      And the property "resource" is {"$missing": true}

    @id:collection-static-null @trait:strict-types @trait:static-languages @error
    Scenario: Of null there is no collection
      When the static operation "collection" of TagResource is called with [null]
      Then it fails with a Generic error

    @id:collection-static-new-collection-is-used @op:AnonymousResourceCollection.newCollection @trait:late-static-binding
    Scenario: A class that makes its collections itself is asked
      Given the class Palette extending AnonymousResourceCollection
      And the class PaintResource extending JsonResource with
        """json
        { "staticMethods": { "newCollection": { "$new": ["Palette", { "$arg": 0 }, "TagResource"] } }, "visibility": { "newCollection": "protected" } }
        """
      When the static operation "collection" of PaintResource is called with [["red"]]
      Then the result is {"$a": "Palette"}

  @level:observed
  Rule: The called class says whether keys are kept

    @id:collection-static-class-keys @op:AnonymousResourceCollection.$preserveKeys @trait:late-static-binding
    Scenario Outline: A class of <members>
      Given the class PaintResource extending JsonResource with
        """json
        <members>
        """
      When the static operation "collection" of PaintResource is called with [{"9": ["blue"]}]
      And the result is kept as "it"
      Then the property "preserveKeys" is <flag>
      And "resolve" gives <result>

      Examples:
        | case           | members                                                                    | flag  | result          |
        | nothing-said   | {}                                                                         | false | [["blue"]]      |
        | property-true  | {"properties": {"preserveKeys": true}}                                     | true  | {"9": ["blue"]} |
        | property-false | {"properties": {"preserveKeys": false}}                                    | false | [["blue"]]      |
        | marker         | {"markers": {"PreserveKeys": true}}                                        | true  | {"9": ["blue"]} |
        | marker-first   | {"properties": {"preserveKeys": false}, "markers": {"PreserveKeys": true}} | true  | {"9": ["blue"]} |

      @trait:static-languages
      Examples: no flag at all
        | case         | members                             | flag  | result     |
        | property-one | {"properties": {"preserveKeys": 1}} | false | [["blue"]] |

    @id:collection-static-off-overrules @trait:late-static-binding
    Scenario: A class that keeps no keys overrules the collection it makes
      Given the class Palette extending AnonymousResourceCollection with
        """json
        { "properties": { "preserveKeys": true } }
        """
      And the class PaintResource extending JsonResource with
        """json
        {
          "properties": { "preserveKeys": false },
          "staticMethods": { "newCollection": { "$new": ["Palette", { "$arg": 0 }, "TagResource"] } },
          "visibility": { "newCollection": "protected" }
        }
        """
      When the static operation "collection" of PaintResource is called with [{"3": "red"}]
      And the result is kept as "it"
      Then the property "preserveKeys" is false

    @id:collection-static-marker-not-inherited @trait:own-markers
    Scenario: A subclass does not inherit the marker
      Given the class PaintResource extending JsonResource with
        """json
        {"markers": {"PreserveKeys": true}}
        """
      And the class OilPaintResource extending PaintResource
      And the static operation "collection" of PaintResource is called with [{"9": ["red"]}]
      When the static operation "collection" of OilPaintResource is called with [{"9": ["blue"]}]
      And the result is kept as "it"
      Then the property "preserveKeys" is false
      And "resolve" gives [["blue"]]

    @id:collection-static-property-inherited @trait:late-static-binding
    Scenario: A subclass inherits the property
      Given the class PaintResource extending JsonResource with
        """json
        {"properties": {"preserveKeys": true}}
        """
      And the class OilPaintResource extending PaintResource
      When the static operation "collection" of OilPaintResource is called with [{"3": ["red"]}]
      And the result is kept as "it"
      Then the property "preserveKeys" is true

    @id:collection-static-given-collection-keys @trait:static-languages
    Scenario: A given collection that keeps its keys does not make the new collection keep them
      Given "first" is a new AnonymousResourceCollection from [{"9": "blue"}, "TagResource"]
      And "preserveKeys" of "first" is called with []
      And the static operation "collection" of TagResource is called with [{"$ref": "first"}]
      And the result is kept as "it"
      When "resolve" is called
      Then the result is [{"tag": "blue"}]

    @id:collection-static-wish-as-property @op:AnonymousResourceCollection.$preserveKeys @trait:late-static-binding
    Scenario: The property "preserveKeys" is set, and the operation of that name is not called
      Given the closure "operation" that returns null
      And the class Palette extending AnonymousResourceCollection with
        """json
        {"methods": {"preserveKeys": {"$ref": "operation"}}}
        """
      And the class PaintResource extending JsonResource with
        """json
        {
          "properties": { "preserveKeys": true },
          "staticMethods": { "newCollection": { "$new": ["Palette", { "$arg": 0 }, "TagResource"] } },
          "visibility": { "newCollection": "protected" }
        }
        """
      And the static operation "collection" of PaintResource is called with [{"9": "blue"}]
      And the result is kept as "it"
      When the property "preserveKeys" is read
      Then the result is true
      And the closure "operation" was not called

    @id:collection-static-switched-off @op:AnonymousResourceCollection.preserveKeys
    Scenario Outline: The setting of the class can be switched off: <case>
      Given the class PaintResource extending JsonResource with
        """json
        <members>
        """
      And the static operation "collection" of PaintResource is called with [{"9": ["blue"]}]
      And the result is kept as "it"
      When "preserveKeys" is called with [false]
      Then "resolve" gives [["blue"]]

      Examples:
        | case     | members                                |
        | property | {"properties": {"preserveKeys": true}} |
        | marker   | {"markers": {"PreserveKeys": true}}    |

    @id:collection-static-nested-keys @trait:integer-like-keys @trait:late-static-binding
    Scenario: A class that keeps keys keeps those inside its items
      Given the class ShopResource extending JsonResource with
        """json
        {"properties": {"preserveKeys": true}}
        """
      When the static operation "collection" of ShopResource is called with [[{"prices": {"10": "low"}}]]
      And the result is kept as "it"
      Then "resolve" gives [{"prices": {"10": "low"}}]

    @id:collection-static-direct-ignores-class @op:AnonymousResourceCollection.__construct
    Scenario: A collection constructed directly does not ask the class
      Given the class PaintResource extending JsonResource with
        """json
        {"properties": {"preserveKeys": true}}
        """
      And a new AnonymousResourceCollection from [{"3": ["red"]}, "PaintResource"]
      When "resolve" is called
      Then the result is [["red"]]
      And the property "preserveKeys" is false

    @id:collection-static-direct-ignores-marker @needs:markers @op:AnonymousResourceCollection.__construct
    Scenario: A collection constructed directly does not ask for the marker of the class
      Given the class PaintResource extending JsonResource with
        """json
        {"markers": {"PreserveKeys": true}}
        """
      And a new AnonymousResourceCollection from [{"3": ["red"]}, "PaintResource"]
      When "resolve" is called
      Then the result is [["red"]]

    @id:collection-static-named-collection @op:AnonymousResourceCollection.__construct
    Scenario Outline: A named collection keeps keys by its own <case>
      Given the class Palette extending ResourceCollection with
        """json
        <members>
        """
      And a new Palette from [{"3": "red"}]
      When "resolve" is called
      Then the result is {"3": {"tag": "red"}}

      Examples:
        | case     | members                                                                        |
        | property | {"properties": {"collects": "TagResource", "preserveKeys": true}}              |
        | marker   | {"properties": {"collects": "TagResource"}, "markers": {"PreserveKeys": true}} |

    @id:collection-static-found-class-keys @op:AnonymousResourceCollection.__construct @op:AnonymousResourceCollection.collects
    Scenario Outline: A named collection does not take over the setting of the class that it collects: <case>
      Given the class PaintResource extending JsonResource with
        """json
        {"properties": {"preserveKeys": true}}
        """
      And the class PaintCollection extending ResourceCollection with
        """json
        <members>
        """
      And a new PaintCollection from [{"9": ["blue"]}]
      When "resolve" is called
      Then the result is [["blue"]]

      Examples:
        | case        | members                                       |
        | by-marker   | {"markers": {"Collects": "PaintResource"}}    |
        | by-property | {"properties": {"collects": "PaintResource"}} |

      @trait:found-by-name
      Examples: a class found by its name
        | case    | members |
        | by-name | {}      |

    @id:collection-static-found-marker-keys @op:AnonymousResourceCollection.__construct @op:AnonymousResourceCollection.collects @trait:found-by-name
    Scenario: A collection does not take over the marker of the class that it found by name
      Given the class PaintResource extending JsonResource with
        """json
        {"markers": {"PreserveKeys": true}}
        """
      And the class PaintCollection extending ResourceCollection
      And a new PaintCollection from [{"9": ["blue"]}]
      When "resolve" is called
      Then the result is [["blue"]]

  @level:observed @protected
  Rule: Whether a class is marked to preserve keys is remembered

    @id:collection-static-cache @trait:late-static-binding @trait:shared-statics @op:AnonymousResourceCollection.$cachedPreserveKeysAttributes
    Scenario: One entry for each class that was asked
      Given the class PaintResource extending JsonResource with
        """json
        {"markers": {"PreserveKeys": true}}
        """
      And the static operation "collection" of TagResource is called with [["red"]]
      When the static operation "collection" of PaintResource is called with [[["red"]]]
      Then the protected static property "cachedPreserveKeysAttributes" of AnonymousResourceCollection is {"TagResource": false, "PaintResource": true}
