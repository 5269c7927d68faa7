@op:AnonymousResourceCollection.collects
Feature: AnonymousResourceCollection.collects
  Tells which resource class a collection collects: by marker, by property, or by its own name.

  Background:
    Given the resource class TagResource that gives {"tag": {"$item": true}}
    And the resource class CityResource that gives {"city": {"$item": true}}
    And the current request is "/tags"

  @level:stated @protected
  Rule: The collected class is the one the collection was made with

    @id:collection-collects-anonymous
    Scenario: The class given to the constructor
      Given a new AnonymousResourceCollection from [["red"], "TagResource"]
      When "collects" is called from inside with []
      Then the result is {"$class": "TagResource"}

    @id:collection-collects-without-items
    Scenario: The class is collected, also when there are no items
      Given a new AnonymousResourceCollection from [[], "TagResource"]
      When "collects" is called from inside with []
      Then the result is {"$class": "TagResource"}

  @level:observed
  Rule: A named collection declares what it collects

    @id:collection-collects-property @op:AnonymousResourceCollection.$collects @protected
    Scenario: By its collects property
      Given the class Palette extending ResourceCollection with
        """json
        {"properties": {"collects": "TagResource"}}
        """
      And a new Palette from [["red"]]
      When "collects" is called from inside with []
      Then the result is {"$class": "TagResource"}
      And "resolve" gives [{"tag": "red"}]

    @id:collection-collects-property-inherited @op:AnonymousResourceCollection.$collects @protected
    Scenario: By the collects property of its parent class
      Given the class Palette extending ResourceCollection with
        """json
        {"properties": {"collects": "TagResource"}}
        """
      And the class OilPalette extending Palette
      And a new OilPalette from [["red"]]
      When "collects" is called from inside with []
      Then the result is {"$class": "TagResource"}
      And "resolve" gives [{"tag": "red"}]

    @id:collection-collects-marker @protected
    Scenario: A marker comes before the property
      Given the class Palette extending ResourceCollection with
        """json
        { "properties": { "collects": "CityResource" }, "markers": { "Collects": "TagResource" } }
        """
      And a new Palette from [["red"]]
      When "collects" is called from inside with []
      Then the result is {"$class": "TagResource"}
      And the property "collects" is {"$class": "CityResource"}
      And "resolve" gives [{"tag": "red"}]

    @id:collection-collects-marker-alone @op:AnonymousResourceCollection.$collects
    Scenario: A marker without a property leaves the property null
      Given the class Palette extending ResourceCollection with
        """json
        { "markers": { "Collects": "TagResource" } }
        """
      When a new Palette from [["red"]]
      Then the property "collects" is null
      And "resolve" gives [{"tag": "red"}]

    @id:collection-collects-markers-of-two
    Scenario: Each of two classes has the marker of its own
      Given the class Palette extending ResourceCollection with
        """json
        { "markers": { "Collects": "TagResource" } }
        """
      And the class Atlas extending ResourceCollection with
        """json
        { "markers": { "Collects": "CityResource" } }
        """
      And a new Palette from [["red"]]
      And "atlas" is a new Atlas from [["Oslo"]]
      When "resolve" of "atlas" is called with []
      Then the result is [{"city": "Oslo"}]
      And "resolve" gives [{"tag": "red"}]

    @id:collection-collects-marker-anonymous @op:AnonymousResourceCollection.__construct
    Scenario: The declared class comes before the class that an anonymous collection is given
      Given the class Palette extending AnonymousResourceCollection with
        """json
        { "markers": { "Collects": "TagResource" } }
        """
      And a new Palette from [["red"], "CityResource"]
      When "resolve" is called
      Then the result is [{"tag": "red"}]

    @id:collection-collects-property-anonymous @op:AnonymousResourceCollection.__construct
    Scenario: A property that an anonymous collection declares gives way to the class it is given
      Given the class Palette extending AnonymousResourceCollection with
        """json
        {"properties": {"collects": "CityResource"}}
        """
      When a new Palette from [["red"], "TagResource"]
      Then the property "collects" is {"$class": "TagResource"}
      And "resolve" gives [{"tag": "red"}]

    @id:collection-collects-marker-not-inherited @trait:own-markers
    Scenario: A subclass does not inherit the marker
      Given the class Palette extending ResourceCollection with
        """json
        { "markers": { "Collects": "TagResource" } }
        """
      And the class OilPalette extending Palette
      When a new OilPalette from [["red"]]
      Then the property "collection" is {"$a": "Collection", "items": ["red"]}

    @id:collection-collects-both-markers @op:AnonymousResourceCollection.preserveKeys
    Scenario: A marker of another kind may stand beside it
      Given the class Palette extending ResourceCollection with
        """json
        { "markers": { "PreserveKeys": true, "Collects": "TagResource" } }
        """
      And a new Palette from [{"3": "red", "9": "blue"}]
      When "resolve" is called
      Then the result is {"3": {"tag": "red"}, "9": {"tag": "blue"}}

    @id:collection-collects-property-before-name
    Scenario: The property comes before the name
      Given the class CityCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "TagResource"}}
        """
      And a new CityCollection from [["red"]]
      When "resolve" is called
      Then the result is [{"tag": "red"}]

    @id:collection-collects-not-a-resource @trait:static-languages @op:AnonymousResourceCollection.collectResource @error
    Scenario Outline: A <case> naming no resource class is refused
      Given the class Paint with
        """json
        {}
        """
      And the class Palette extending ResourceCollection with
        """json
        <members>
        """
      When a new Palette from [["red"]]
      Then it fails with a Logic error

      Examples:
        | case     | members                               |
        | property | {"properties": {"collects": "Paint"}} |
        | marker   | {"markers": {"Collects": "Paint"}}    |

    @id:collection-collects-unknown-class @trait:found-by-name @op:AnonymousResourceCollection.$collects @error
    Scenario: A property naming no class at all is refused, also where the name of the collection leads to one
      Given the class CityCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "Nowhere"}}
        """
      When a new CityCollection from [["Rome"]]
      Then it fails with a Logic error

    @id:collection-collects-name-not-a-resource @trait:found-by-name @error
    Scenario Outline: A class found by name that is no resource class is refused: <case>
      Given the class <class> with
        """json
        {}
        """
      And the class <collection> extending ResourceCollection
      When a new <collection> from [[1]]
      Then it fails with a Logic error

      Examples:
        | case          | class          | collection       |
        | bare-name     | Street         | StreetCollection |
        | with-resource | BridgeResource | BridgeCollection |

    @id:collection-collects-missing-not-asked @op:AnonymousResourceCollection.collectResource
    Scenario: For a missing marker the class is not looked at
      Given the class Paint with
        """json
        {}
        """
      When a new AnonymousResourceCollection from [{"$missing": true}, "Paint"]
      Then the property "resource" is {"$missing": true}

    @id:collection-collects-bare-name-not-a-resource @trait:found-by-name @error
    Scenario: The bare name is taken even where the one ending in Resource would do
      Given the class City with
        """json
        {}
        """
      And the class CityCollection extending ResourceCollection
      When a new CityCollection from [["Rome"]]
      Then it fails with a Logic error

    @id:collection-collects-not-a-resource-of-page @trait:found-by-name @error
    Scenario: The items of a page are refused in the same way
      Given the class Street with
        """json
        {}
        """
      And the class StreetCollection extending ResourceCollection
      When a new StreetCollection from [{"$new": ["Paginator", [1], 1]}]
      Then it fails with a Logic error

    @id:collection-collects-before-items @trait:static-languages @error
    Scenario: The class is looked at before the items
      Given the class Paint with
        """json
        {}
        """
      When a new AnonymousResourceCollection from [null, "Paint"]
      Then it fails with a Logic error

  @level:observed
  Rule: A class whose name ends in Collection collects by that name

    @id:collection-collects-by-resource-name @trait:found-by-name @protected
    Scenario: CityCollection collects CityResource
      Given the class CityCollection extending ResourceCollection
      And a new CityCollection from [["Rome"]]
      When "collects" is called from inside with []
      Then the result is {"$class": "CityResource"}
      And the property "collects" is null
      And "resolve" gives [{"city": "Rome"}]

    @id:collection-collects-empty-name @trait:numeric-text @op:AnonymousResourceCollection.__construct @trait:found-by-name
    Scenario: An empty class name given to the constructor leaves the choice to the name of the collection
      Given the class CityCollection extending AnonymousResourceCollection
      When a new CityCollection from [["Rome"], ""]
      Then "resolve" gives [{"city": "Rome"}]

    @id:collection-collects-by-bare-name @trait:found-by-name @protected
    Scenario: The bare name is preferred to the one ending in Resource
      Given the resource class City that gives {"bare": {"$item": true}}
      And the class CityCollection extending ResourceCollection
      And a new CityCollection from [["Rome"]]
      When "collects" is called from inside with []
      Then the result is {"$class": "City"}

    @id:collection-collects-name-twice @trait:found-by-name @protected
    Scenario: Only the Collection at the end of a name is left out
      Given the resource class CollectionStampResource that gives {"stamps": {"$item": true}}
      And the class CollectionStampCollection extending ResourceCollection
      And a new CollectionStampCollection from [[1]]
      When "collects" is called from inside with []
      Then the result is {"$class": "CollectionStampResource"}

    @id:collection-collects-unknown-name @protected
    Scenario: When neither class is known, nothing is collected
      Given the class StreetCollection extending ResourceCollection
      And a new StreetCollection from [[1]]
      When "collects" is called from inside with []
      Then the result is null
      And the property "collection" is {"$a": "Collection", "items": [1]}

    @id:collection-collects-other-ending @protected
    Scenario: A name that ends otherwise collects nothing
      Given the class CityGatherings extending ResourceCollection
      And a new CityGatherings from [["Rome"]]
      When "collects" is called from inside with []
      Then the result is null

    @id:collection-collects-small-ending @protected
    Scenario: A name that ends in "collection" without the capital collects nothing
      Given the class Citycollection extending ResourceCollection
      And a new Citycollection from [["Rome"]]
      When "collects" is called from inside with []
      Then the result is null

    @id:collection-collects-inner-ending @protected
    Scenario: A name that has Collection elsewhere collects nothing
      Given the resource class CityGuide that gives {"guide": {"$item": true}}
      And the class CityCollectionGuide extending ResourceCollection
      And a new CityCollectionGuide from [["Rome"]]
      When "collects" is called from inside with []
      Then the result is null

    @id:collection-collects-name-plural @protected
    Scenario: TagsCollection does not find Tag, the class of the singular
      Given the resource class Tag that gives {"tag": {"$item": true}}
      And the class TagsCollection extending ResourceCollection
      And a new TagsCollection from [["red"]]
      When "collects" is called from inside with []
      Then the result is null

    @id:collection-collects-name-resource-collection @protected
    Scenario: Only Collection is left out of a name that ends in ResourceCollection
      Given the resource class Street that gives {"street": {"$item": true}}
      And the class StreetResourceCollection extending ResourceCollection
      And a new StreetResourceCollection from [["Elm"]]
      When "collects" is called from inside with []
      Then the result is null

    @id:collection-collects-name-below @protected
    Scenario: Where the name leads to no class, the name of the parent class is not tried
      Given the class CityCollection extending ResourceCollection
      And the class OldCityCollection extending CityCollection
      And a new OldCityCollection from [["Rome"]]
      When "collects" is called from inside with []
      Then the result is null

    @id:collection-collects-name-of-parent @protected
    Scenario: A class whose own name ends otherwise does not collect by its parent's name
      Given the class CityCollection extending ResourceCollection
      And the class Atlas extending CityCollection
      And a new Atlas from [["Rome"]]
      When "collects" is called from inside with []
      Then the result is null

    @id:collection-collects-base-class @protected
    Scenario: The base collection collects nothing
      Given a new ResourceCollection from [["Rome"]]
      When "collects" is called from inside with []
      Then the result is null

  @level:observed
  Rule: Which marker a collection class carries is remembered

    @id:collection-collects-cache @op:AnonymousResourceCollection.$cachedCollectsAttributes @protected
    Scenario: One entry for each collection class that was asked
      Given the class Palette extending ResourceCollection with
        """json
        {"markers": {"Collects": "TagResource"}}
        """
      And a new Palette from [["red"]]
      And a new AnonymousResourceCollection from [["red"], "TagResource"]
      Then the protected static property "cachedCollectsAttributes" of AnonymousResourceCollection is {"Palette": {"$class": "TagResource"}, "AnonymousResourceCollection": false}

    @id:collection-collects-remembered @op:AnonymousResourceCollection.preserveKeys
    Scenario: The second collection of a class is mapped, and keeps its keys, as the first was
      Given the class Palette extending ResourceCollection with
        """json
        { "markers": { "PreserveKeys": true, "Collects": "TagResource" } }
        """
      And "first" is a new Palette from [{"9": "red"}]
      And "resolve" of "first" is called with []
      And a new Palette from [{"9": "blue"}]
      When "resolve" is called
      Then the result is {"9": {"tag": "blue"}}
