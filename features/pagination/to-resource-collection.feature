@op:Paginator.toResourceCollection
Feature: Paginator.toResourceCollection
  Creates a resource collection of the items on the page.

  Background:
    Given the resource class CityResource that gives {"city": {"$item": "name"}}

  @level:stated @op:Statement.paginatorToResources @needs:request
  Rule: The items become resources of the given class

    @id:paginator-to-resource-collection-items
    Scenario: Two cities on the page
      Given a Paginator of [{"name": "Oslo"}, {"name": "Rome"}] with 2 per page on page 3
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And the result is kept as "cities"
      When "resolve" of "cities" is called with [{"$request": "/cities"}]
      Then the result is [{"city": "Oslo"}, {"city": "Rome"}]

    @id:paginator-to-resource-collection-given-class
    Scenario: The given class counts, and not one that could be guessed
      Given the resource class SongResource that gives {"song": {"$item": "title"}}
      And the resource class TuneResource that gives {"tune": {"$item": "title"}}
      And a Paginator of [{"$new": ["Song", "Dawn"]}] with 2 per page
      And "toResourceCollection" is called with [{"$class": "TuneResource"}]
      And the result is kept as "tunes"
      When "resolve" of "tunes" is called with [{"$request": "/tunes"}]
      Then the result is [{"tune": "Dawn"}]

    @id:paginator-to-resource-collection-given-over-marker @needs:markers
    Scenario: The given class counts, and not the one that the items are marked with
      Given the resource class PoemResource that gives {"poem": {"$item": "title"}}
      And the resource class VerseResource that gives {"verse": {"$item": "title"}}
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "markers": {"UseResource": "PoemResource"}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      And "toResourceCollection" is called with [{"$class": "VerseResource"}]
      And the result is kept as "verses"
      When "resolve" of "verses" is called with [{"$request": "/verses"}]
      Then the result is [{"verse": "Dawn"}]
    # "Gets the resource class that is collected": every kind of collection has this operation.

    @id:paginator-to-resource-collection-other-class @op:AnonymousResourceCollection.collects @protected
    Scenario: Every collection is of the class that is named for it
      Given the resource class TownResource that gives {"town": {"$item": "name"}}
      And a Paginator of [{"name": "Oslo"}] with 2 per page
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And "other" is a new Paginator from [[{"name": "Oslo"}], 2]
      And "toResourceCollection" of "other" is called with [{"$class": "TownResource"}]
      And the result is kept as "it"
      When "collects" is called from inside with []
      Then the result is {"$class": "TownResource"}

    @id:paginator-to-resource-collection-empty-collects @op:AnonymousResourceCollection.collects @protected
    Scenario: A collection without items is of the class that is named for it
      Given a Paginator of [] with 2 per page
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And the result is kept as "it"
      When "collects" is called from inside with []
      Then the result is {"$class": "CityResource"}
    # The items are paginated, so the response carries pagination links, and the parts of a page URL are those of all URLs.

    @id:paginator-to-resource-collection-url-parts @op:Statement.collectionPaginationLinks
    Scenario: Path, query, page name and fragment of the paginator show in the links of every response
      Given a Paginator of [{"name": "Oslo"}] with 1 per page on page 2 and options {"path": "/cities", "pageName": "p"}
      And "hasMorePagesWhen" is called with [true]
      And "appends" is called with ["sort", "name"]
      And "fragment" is called with ["list"]
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And the result is kept as "cities"
      And "toResponse" of "cities" is called with [{"$request": "/other?p=9"}]
      When "toResponse" of "cities" is called with [{"$request": "/other?p=9"}]
      Then somewhere in the response is a URL with
        | path       | /cities |
        | query sort | name    |
        | query p    |       3 |
        | fragment   | list    |

    @id:paginator-to-resource-collection-empty
    Scenario: An empty page with a named class
      Given a Paginator of [] with 2 per page
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And the result is kept as "cities"
      When "resolve" of "cities" is called with [{"$request": "/cities"}]
      Then the result is []

  @level:observed @trait:late-static-binding
  Rule: The given class makes the collection

    @id:paginator-to-resource-collection-own-collection @op:AnonymousResourceCollection.collection
    Scenario: A class with a collection operation of its own
      Given the class Towns extending AnonymousResourceCollection
      And the class TownResource extending JsonResource with
        """
        {"staticMethods": {"collection": {"$new": ["Towns", [], "TownResource"]}}}
        """
      And a Paginator of [{"name": "Oslo"}] with 2 per page
      When "toResourceCollection" is called with [{"$class": "TownResource"}]
      Then the result is {"$a": "Towns"}

  @level:stated @needs:request @op:Error.toResourceCollection @error
  Rule: Without the class there can be no collection
    # "Throwable may be raised": of which class, with which words and when is not said; at the latest the items cannot be resolved.

    @id:paginator-to-resource-collection-unknown-stated
    Scenario: A class that nobody knows
      Given the class Town with
        """
        {
          "methods": {
            "cities": {
              "$call": {
                "on": {
                  "$call": {
                    "on": {"$new": ["Paginator", [{"name": "Oslo"}], 2]},
                    "operation": "toResourceCollection",
                    "args": ["NoSuchResource"]
                  }
                },
                "operation": "resolve",
                "args": [{"$request": "/cities"}]
              }
            }
          }
        }
        """
      And a new Town from []
      When "cities" is called
      Then it fails

  @level:observed @error
  Rule: A class named by empty text is not guessed

    @id:paginator-to-resource-collection-no-name @op:Error.toResourceCollection
    Scenario: Items whose class could be guessed
      Given the resource class SongResource that gives {"song": {"$item": "title"}}
      And a Paginator of [{"$new": ["Song", "Dawn"]}] with 2 per page
      When "toResourceCollection" is called with [""]
      Then it fails

  @level:observed
  Rule: The result is an anonymous collection of that class over this paginator

    @id:paginator-to-resource-collection-anonymous @trait:shared-objects
    Scenario Outline: Named by <name>
      Given a Paginator of [{"name": "Oslo"}, {"name": "Rome"}] with 2 per page
      When "toResourceCollection" is called with [<name>]
      Then the result is {"$a": "AnonymousResourceCollection"}
      And the result is kept as "cities"
      And the property "resource" of "cities" is {"$ref": "it"}
      And the property "collects" of "cities" is {"$class": "CityResource"}

      Examples:
        | case  | name                       |
        | class | {"$class": "CityResource"} |
        | text  | "CityResource"             |

    @id:paginator-to-resource-collection-empty-class
    Scenario: Of an empty page too
      Given a Paginator of [] with 2 per page
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      When the result is kept as "cities"
      Then the property "collects" of "cities" is {"$class": "CityResource"}

    @id:paginator-to-resource-collection-replaces-items @trait:shared-objects
    Scenario: The items of the paginator are resources afterwards
      Given a Paginator of [{"name": "Oslo"}, {"name": "Rome"}] with 2 per page
      When "toResourceCollection" is called with [{"$class": "CityResource"}]
      Then "items" gives [{"$a": "CityResource"}, {"$a": "CityResource"}]

    @id:paginator-to-resource-collection-twice @needs:request @op:AnonymousResourceCollection.collectResource
    Scenario: A second collection takes the resources as they are
      Given a Paginator of [{"name": "Oslo"}] with 2 per page
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And the result is kept as "cities"
      When "resolve" of "cities" is called with [{"$request": "/cities"}]
      Then the result is [{"city": "Oslo"}]

    @id:paginator-to-resource-collection-apart @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.$additional
    Scenario: A second collection has nothing of what was added to the first
      Given a Paginator of [{"name": "Oslo"}] with 2 per page
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And the result is kept as "first"
      And "additional" of "first" is called with [{"took": 5}]
      When "toResourceCollection" is called with [{"$class": "CityResource"}]
      Then the result is kept as "second"
      And the property "additional" of "second" is {}

    @id:paginator-to-resource-collection-not-guessed
    Scenario: A named class is not guessed at: any item will do
      Given a Paginator of [false, "Rome"] with 2 per page
      When "toResourceCollection" is called with [{"$class": "CityResource"}]
      Then the result is {"$a": "AnonymousResourceCollection"}

    @id:paginator-to-resource-collection-collection-class
    Scenario: A collection class gives an anonymous collection too
      Given the class CityCollection extending ResourceCollection
      And a Paginator of [{"name": "Oslo"}] with 2 per page
      When "toResourceCollection" is called with [{"$class": "CityCollection"}]
      Then the result is {"$a": "AnonymousResourceCollection"}

  @level:observed @needs:request
  Rule: The collection follows the named class and the paginator

    @id:paginator-to-resource-collection-keys @trait:keyed-pages
    Scenario Outline: A class that <keys>
      Given the class KeyedCity extending JsonResource with
        """
        {"properties": {"preserveKeys": <preserve>}, "methods": {"toArray": {"city": {"$item": true}}}}
        """
      And a Paginator of {"7": "Rome"} with 2 per page
      And "toResourceCollection" is called with [{"$class": "KeyedCity"}]
      And the result is kept as "cities"
      When "resolve" of "cities" is called with [{"$request": "/cities"}]
      Then the result is <resolved>

      Examples:
        | case       | keys                   | preserve | resolved                |
        | kept       | preserves keys         | true     | {"7": {"city": "Rome"}} |
        | renumbered | does not preserve keys | false    | [{"city": "Rome"}]      |

    @id:paginator-to-resource-collection-response @op:Statement.collectionPaginationLinks @trait:surplus-items
    Scenario: The response carries the page's links
      Given a Paginator of [{"name": "Oslo"}, {"name": "Rome"}, {"name": "Lima"}] with 2 per page
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And the result is kept as "cities"
      When "toResponse" of "cities" is called with [{"$request": "/cities"}]
      Then somewhere in the response is a URL with
        | path       | / |
        | query page | 2 |

    @id:paginator-to-resource-collection-later-changes @trait:shared-objects @trait:surplus-items
    Scenario: What is changed on the paginator afterwards still shows
      Given a Paginator of [{"name": "Oslo"}, {"name": "Rome"}] with 1 per page
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And the result is kept as "cities"
      And "setPath" is called with ["/cities"]
      When "toResponse" of "cities" is called with [{"$request": "/"}]
      Then somewhere in the response is a URL with
        | path       | /cities |
        | query page |       2 |

  @level:observed @op:Error.toResourceCollection @error
  Rule: A class that is unknown or no resource fails

    @id:paginator-to-resource-collection-wrong-class
    Scenario Outline: toResourceCollection(<name>) fails and leaves the items alone
      Given the class Ship with
        """
        {"properties": {"name": "Fram"}}
        """
      And a Paginator of ["Oslo", "Rome"] with 2 per page
      When "toResourceCollection" is called with [<name>]
      Then it fails
      And "items" gives ["Oslo", "Rome"]

      Examples:
        | case        | name               |
        | unknown     | "NoSuchResource"   |
        | no-resource | {"$class": "Ship"} |

      @trait:static-languages
      Examples: a number for a class
        | case   | name |
        | number |    5 |

    @id:paginator-to-resource-collection-names-class @trait:messages
    Scenario Outline: The error for <name> names the class
      Given the class Ship with
        """
        {"properties": {"name": "Fram"}}
        """
      And a Paginator of ["Oslo", "Rome"] with 2 per page
      When "toResourceCollection" is called with [<name>]
      Then it fails with a Generic error
      And the error names "<culprit>"

      Examples:
        | case        | name               | culprit        |
        | unknown     | "NoSuchResource"   | NoSuchResource |
        | no-resource | {"$class": "Ship"} | Ship           |

  @level:observed @trait:strict-types @trait:static-languages @error @protected
  Rule: What is neither a class nor the name of one is refused

    @id:paginator-marked-no-name @op:Paginator.resolveResourceFromAttribute @op:Paginator.resolveResourceCollectionFromAttribute
    Scenario Outline: <operation> of <class>
      Given a Paginator of ["Oslo"] with 2 per page
      When "<operation>" is called from inside with [<class>]
      Then it fails with a Type error

      Examples:
        | case            | operation                              | class      |
        | resource        | resolveResourceFromAttribute           | []         |
        | collection      | resolveResourceCollectionFromAttribute | {"a": "b"} |
        | resource-null   | resolveResourceFromAttribute           | null       |
        | collection-null | resolveResourceCollectionFromAttribute | null       |
