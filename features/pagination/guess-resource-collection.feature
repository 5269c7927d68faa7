@op:Paginator.guessResourceCollection @op:Paginator.toResourceCollection
Feature: Paginator.guessResourceCollection
  Guesses the resource collection when no resource class is named: from markers on the class of the first item, or from
  the names that the class gives.

  Background:
    Given the resource class SongResource that gives {"song": {"$item": "title"}}
    And the resource class TuneResource that gives {"tune": {"$item": "title"}}

  @level:stated @needs:request @needs:markers
  Rule: A collection class is guessed for the items
    # How the class is guessed is not said, nor whether one of resources is guessed or only one of collections. All that
    # could lead to a class leads to the same data here: both markers, the name of the class, the names that it gives.

    @id:paginator-guess-stated @op:Statement.paginatorToResources
    Scenario Outline: toResourceCollection(<args>) guesses the class that markers and names of a <class> lead to
      Given the class <class> with
        """
        {
          "properties": {"title": "Dawn"},
          "staticMethods": {"guessResourceName": ["<class>Resource"]},
          "markers": {"UseResource": "<class>Resource", "UseResourceCollection": "<class>Collection"}
        }
        """
      And the resource class <class>Resource that gives {"poem": {"$item": "title"}}
      And the class <class>Collection extending ResourceCollection with
        """
        {"methods": {"toArray": [{"poem": "Dawn"}, {"poem": "Dawn"}]}, "markers": {"Collects": "<class>Resource"}}
        """
      And a Paginator of [{"$new": ["<class>"]}, {"$new": ["<class>"]}] with 2 per page
      And "toResourceCollection" is called with <args>
      And the result is kept as "poems"
      When "resolve" of "poems" is called with [{"$request": "/poems"}]
      Then the result is [{"poem": "Dawn"}, {"poem": "Dawn"}]

      Examples:
        | case      | class   | args   |
        | no-class  | Poem    | []     |
        | null      | Poem    | [null] |
        | two-words | SeaPoem | []     |

    @id:paginator-guess-links @op:AnonymousResourceCollection.response @op:Statement.collectionPaginationLinks
    Scenario: The response of the collection that is guessed carries the link to the page before
      Given the class Poem with
        """
        {
          "properties": {"title": "Dawn"},
          "staticMethods": {"guessResourceName": ["PoemResource"]},
          "markers": {"UseResource": "PoemResource", "UseResourceCollection": "PoemCollection"}
        }
        """
      And the resource class PoemResource that gives {"poem": {"$item": "title"}}
      And the class PoemCollection extending ResourceCollection with
        """
        {"methods": {"toArray": [{"poem": "Dawn"}]}, "markers": {"Collects": "PoemResource"}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 1 per page on page 9
      And "toResourceCollection" is called
      And the result is kept as "poems"
      When "response" of "poems" is called with [{"$request": "/poems"}]
      Then somewhere in the response is a URL with
        | query page | 8 |

    @id:paginator-guess-another-class @op:Statement.paginatorToResources
    Scenario: The class that is guessed for items of one class is not that for items of another
      Given the class Poem with
        """
        {
          "staticMethods": {"guessResourceName": ["PoemResource"]},
          "markers": {"UseResource": "PoemResource", "UseResourceCollection": "PoemCollection"}
        }
        """
      And the class Tale with
        """
        {
          "staticMethods": {"guessResourceName": ["TaleResource"]},
          "markers": {"UseResource": "TaleResource", "UseResourceCollection": "TaleCollection"}
        }
        """
      And the resource class PoemResource that gives {"poem": 1}
      And the resource class TaleResource that gives {"tale": 1}
      And the class PoemCollection extending ResourceCollection with
        """
        {"methods": {"toArray": [{"poem": 1}]}, "markers": {"Collects": "PoemResource"}}
        """
      And the class TaleCollection extending ResourceCollection with
        """
        {"methods": {"toArray": [{"tale": 1}]}, "markers": {"Collects": "TaleResource"}}
        """
      And "poems" is a new Paginator from [[{"$new": ["Poem"]}], 2]
      And "toResourceCollection" of "poems" is called with []
      And a Paginator of [{"$new": ["Tale"]}] with 2 per page
      And "toResourceCollection" is called
      And the result is kept as "tales"
      When "resolve" of "tales" is called with [{"$request": "/tales"}]
      Then the result is [{"tale": 1}]
    # A collection, or an error where none is found: that is all the document has.

    @id:paginator-guess-nothing-stated @op:Error.toResourceCollection @error
    Scenario Outline: toResourceCollection of <items> gives a collection or an error
      Given the class Stone with
        """
        {"staticMethods": {"guessResourceName": ["StoneResource"]}}
        """
      And a Paginator of <items> with 2 per page
      When "toResourceCollection" is called
      Then it fails, or the result is not null
      And the result, if there is one, is an object or null

      Examples:
        | case   | items                 |
        | none   | []                    |
        | texts  | ["Dawn", "Dusk"]      |
        | object | [{"$new": ["Stone"]}] |

    @id:paginator-guess-from-inside-stated @protected
    Scenario: The protected operation guesses the same
      Given the class Poem with
        """
        {
          "properties": {"title": "Dusk"},
          "staticMethods": {"guessResourceName": ["PoemResource"]},
          "markers": {"UseResource": "PoemResource", "UseResourceCollection": "PoemCollection"}
        }
        """
      And the resource class PoemResource that gives {"poem": {"$item": "title"}}
      And the class PoemCollection extending ResourceCollection with
        """
        {"methods": {"toArray": [{"poem": "Dusk"}]}, "markers": {"Collects": "PoemResource"}}
        """
      And a new Paginator from [[{"$new": ["Poem"]}], 2]
      And "guessResourceCollection" is called from inside with []
      And the result is kept as "poems"
      When "resolve" of "poems" is called with [{"$request": "/poems"}]
      Then the result is [{"poem": "Dusk"}]

  @level:observed @needs:request
  Rule: The class of the items gives names to guess from

    @id:paginator-guess-items @op:Statement.paginatorToResources
    Scenario Outline: toResourceCollection(<args>) guesses
      Given a Paginator of [{"$new": ["Song", "Dawn"]}, {"$new": ["Song", "Dusk"]}] with 2 per page
      And "toResourceCollection" is called with <args>
      And the result is kept as "songs"
      When "resolve" of "songs" is called with [{"$request": "/songs"}]
      Then the result is [{"song": "Dawn"}, {"song": "Dusk"}]

      Examples:
        | case     | args   |
        | no-class | []     |
        | null     | [null] |

    @id:paginator-guess-inherited
    Scenario: The names that a parent class gives
      Given the class Ballad extending Song
      And a Paginator of [{"$new": ["Ballad", "Dawn"]}] with 2 per page
      When "toResourceCollection" is called
      Then the result is kept as "songs"
      And the property "collects" of "songs" is {"$class": "SongResource"}

    @id:paginator-guess-again @op:Paginator.setCollection
    Scenario: The class of the current items counts, even if another one was guessed before
      Given the class Tune with
        """
        {"staticMethods": {"guessResourceName": ["TuneResource"]}}
        """
      And a Paginator of [{"$new": ["Song", "Dawn"]}] with 2 per page
      And "toResourceCollection" is called
      And "setCollection" is called with [{"$new": ["Collection", [{"$new": ["Tune"]}]]}]
      When "toResourceCollection" is called
      Then the result is kept as "tunes"
      And the property "collects" of "tunes" is {"$class": "TuneResource"}

    @id:paginator-guess-filled @op:Paginator.setCollection
    Scenario: A page that was empty is asked again when it has items
      Given a Paginator of [] with 2 per page
      And "toResourceCollection" is called
      And "setCollection" is called with [{"$new": ["Collection", [{"$new": ["Song", "Dawn"]}]]}]
      When "toResourceCollection" is called
      Then the result is kept as "songs"
      And the property "collects" of "songs" is {"$class": "SongResource"}

    @id:paginator-guess-from-inside @protected
    Scenario: The protected operation guesses the same
      Given a new Paginator from [[{"$new": ["Song", "Dawn"]}], 2]
      And "guessResourceCollection" is called from inside with []
      And the result is kept as "songs"
      When "resolve" of "songs" is called with [{"$request": "/songs"}]
      Then the result is [{"song": "Dawn"}]

  @level:observed
  Rule: An empty page gives the base collection over the paginator

    @id:paginator-guess-empty @op:AnonymousResourceCollection.collectResource @trait:shared-objects
    Scenario: No items
      Given a Paginator of [] with 2 per page
      When "toResourceCollection" is called
      Then the result is {"$a": "ResourceCollection"}
      And the result is kept as "songs"
      And the property "resource" of "songs" is {"$ref": "it"}
      And the property "collects" of "songs" is null

    @id:paginator-guess-own-empty @op:Paginator.isEmpty @trait:virtual-operations
    Scenario: A subclass is asked whether it is empty
      Given the class Album extending Paginator with
        """
        {"methods": {"isEmpty": true}}
        """
      And a new Album from [[{"$new": ["Song", "Dawn"]}], 3]
      When "toResourceCollection" is called
      Then the result is {"$a": "ResourceCollection"}

    @id:paginator-guess-no-room @op:Paginator.perPage @trait:surplus-items
    Scenario: A page that has room for none of its items
      Given a Paginator of [{"$new": ["Song", "Dawn"]}] with 0 per page
      When "toResourceCollection" is called
      Then the result is {"$a": "ResourceCollection"}

    @id:paginator-guess-empty-response @needs:request
    Scenario: The response of an empty page links to the page before
      Given a Paginator of [] with 2 per page on page 4
      And "toResourceCollection" is called
      And the result is kept as "songs"
      When "toResponse" of "songs" is called with [{"$request": "/songs"}]
      Then somewhere in the response is a URL with
        | path       | / |
        | query page | 3 |

  @level:observed @op:Error.toResourceCollection @error
  Rule: The item under key 0 must be an object

    @id:paginator-guess-no-object
    Scenario Outline: A page with <title>
      Given a Paginator of <items> with 3 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error

      Examples:
        | case  | title                          | items               |
        | text  | texts as its items             | ["Dawn", "Dusk"]    |
        | falsy | numbers and flags as its items | [0, false]          |
        | maps  | maps as its items              | [{"title": "Dawn"}] |

      @trait:null-items
      Examples: null for an item
        | case       | title                 | items                              |
        | null-first | null before an object | [null, {"$new": ["Song", "Dawn"]}] |

      @trait:keyed-pages
      Examples: items under keys
        | case      | title                       | items                             |
        | other-key | an object under a name      | {"a": {"$new": ["Song", "Dawn"]}} |
        | key-one   | an object under key 1 alone | {"1": {"$new": ["Song", "Dawn"]}} |

    @id:paginator-guess-first-removed @op:Paginator.offsetUnset @trait:integer-like-keys
    Scenario: The first of two objects was removed
      Given a Paginator of [{"$new": ["Song", "Dawn"]}, {"$new": ["Song", "Dusk"]}] with 2 per page
      And "offsetUnset" is called with [0]
      When "toResourceCollection" is called
      Then it fails with a Logic error

    @id:paginator-guess-no-object-message @trait:messages
    Scenario: The error says what was expected
      Given a Paginator of ["Dawn", "Dusk"] with 3 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error saying "Resource collection guesser expects the collection to contain objects."

    @id:paginator-guess-map-message @trait:messages
    Scenario: The error for a map says that objects were expected
      Given a Paginator of [{"title": "Dawn"}] with 3 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error saying "Resource collection guesser expects the collection to contain objects."

    @id:paginator-guess-from-inside-no-object @protected
    Scenario: The protected operation refuses the same
      Given a new Paginator from [["Dawn", "Dusk"], 2]
      When "guessResourceCollection" is called from inside with []
      Then it fails with a Logic error

  @level:observed @needs:request
  Rule: Only the item under key 0 decides
    # Key 0 and not the first item: both systems read the items by that key.

    @id:paginator-guess-key-zero-decides
    Scenario Outline: The class is guessed although <title>
      Given a Paginator of <items> with 3 per page
      And "toResourceCollection" is called
      And the result is kept as "songs"
      When "resolve" of "songs" is called with [{"$request": "/songs"}]
      Then the result is <resolved>

      Examples:
        | case     | title                    | items                                           | resolved                             |
        | then-map | a map follows the object | [{"$new": ["Song", "Dawn"]}, {"title": "Dusk"}] | [{"song": "Dawn"}, {"song": "Dusk"}] |

      @trait:keyed-pages
      Examples: items under keys
        | case       | title                  | items                                                     | resolved                                       |
        | zero-later | key 0 is not the first | {"x": {"title": "Dusk"}, "0": {"$new": ["Song", "Dawn"]}} | {"x": {"song": "Dusk"}, "0": {"song": "Dawn"}} |

    @id:paginator-guess-own-collection
    Scenario: The item of the page decides, whatever a subclass gives as its collection
      Given the class Album extending Paginator with
        """
        {"methods": {"getCollection": {"$new": ["Collection", ["Dusk"]]}}}
        """
      And a new Album from [[{"$new": ["Song", "Dawn"]}], 3]
      When "toResourceCollection" is called
      And the result is kept as "songs"
      Then the property "collects" of "songs" is {"$class": "SongResource"}

  @level:observed @op:Error.toResourceCollection @error
  Rule: The class of the item under key 0 must give names to guess from

    @id:paginator-guess-no-names
    Scenario: A class without guessResourceName
      Given the class Poem with
        """
        {"properties": {"title": "Dawn"}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error

    @id:paginator-guess-no-names-resource
    Scenario: A page of resources, whose underlying objects are not asked
      Given a Paginator of [{"$new": ["JsonResource", {"$new": ["Song", "Dawn"]}]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error

    @id:paginator-guess-no-names-message @trait:messages
    Scenario: The error for a class without guessResourceName says what the class needs
      Given the class Poem with
        """
        {"properties": {"title": "Dawn"}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error saying "Expected class Poem to implement guessResourceName method. Make sure the model uses the TransformsToResource trait."

    @id:paginator-guess-no-names-marker @needs:markers
    Scenario: A marker does not replace the names
      Given the class Poem with
        """
        {"properties": {"title": "Dawn"}, "markers": {"UseResource": "SongResource"}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error

    @id:paginator-guess-no-names-collection-marker @needs:markers
    Scenario: A marker for a collection class does not replace the names
      Given the class TuneCollection extending ResourceCollection
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "markers": {"UseResourceCollection": "TuneCollection"}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error

    @id:paginator-guess-unknown-names
    Scenario Outline: The names <names> lead nowhere
      Given the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": <names>}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error

      Examples:
        | case    | names                         |
        | unknown | ["NoSuchPoem", "NoSuchRhyme"] |
        | none    | []                            |

    @id:paginator-guess-unknown-names-message @trait:messages
    Scenario: The error for names that lead nowhere names the class of the item
      Given the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": ["NoSuchPoem"]}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error saying "Failed to find resource class for model [Poem]."

    @id:paginator-guess-none-message @trait:messages
    Scenario: The error for a class that gives no names says the same
      Given the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": []}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error saying "Failed to find resource class for model [Poem]."

  @level:observed
  Rule: Of the guessed names, the first whose collection class is known counts, else the first that is known

    @id:paginator-guess-order
    Scenario Outline: The names <names> give <class>
      Given the class TuneCollection extending ResourceCollection
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": <names>}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then the result is {"$a": "<class>"}
      And the result is kept as "songs"
      And the property "collects" of "songs" is <collects>

      Examples:
        | case          | names                                         | class                       | collects                   |
        | resource      | ["SongResource"]                              | AnonymousResourceCollection | {"$class": "SongResource"} |
        | unknown-first | ["NoSuchPoem", "SongResource"]                | AnonymousResourceCollection | {"$class": "SongResource"} |
        | third         | ["NoSuchPoem", "NoSuchRhyme", "SongResource"] | AnonymousResourceCollection | {"$class": "SongResource"} |
        | first-counts  | ["TuneResource", "SongResource"]              | AnonymousResourceCollection | {"$class": "TuneResource"} |
        | class         | [{"$class": "SongResource"}]                  | AnonymousResourceCollection | {"$class": "SongResource"} |

      @trait:found-by-name
      Examples: a collection class found by its name
        | case             | names                    | class          | collects |
        | collection       | ["Tune"]                 | TuneCollection | null     |
        | collection-first | ["SongResource", "Tune"] | TuneCollection | null     |

    @id:paginator-guess-first-collection @trait:found-by-name
    Scenario Outline: Of two known collection classes the one of the first name counts: <names>
      Given the class TuneCollection extending ResourceCollection
      And the class OdeCollection extending ResourceCollection
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": <names>}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then the result is {"$a": "<class>"}

      Examples:
        | case | names           | class          |
        | tune | ["Tune", "Ode"] | TuneCollection |
        | ode  | ["Ode", "Tune"] | OdeCollection  |

    @id:paginator-guess-over-this-page @op:Paginator.items @trait:shared-objects
    Scenario Outline: The collection that <names> lead to is one over this paginator
      Given the class TuneCollection extending ResourceCollection
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": <names>}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      And the result is kept as "songs"
      Then the property "resource" of "songs" is {"$ref": "it"}

      Examples:
        | case     | names            |
        | resource | ["SongResource"] |

      @trait:found-by-name
      Examples: a collection class found by its name
        | case       | names    |
        | collection | ["Tune"] |

    @id:paginator-guess-no-resource @error
    Scenario: A known class that is no resource is not passed over
      Given the class Paint with
        """
        {}
        """
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": ["Paint", "SongResource"]}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails

    @id:paginator-guess-class-of-collection @trait:static-languages @trait:found-by-name
    Scenario: A class given in place of a name leads to the collection class named after it
      Given the class Ode extending JsonResource
      And the class OdeCollection extending ResourceCollection
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": [{"$class": "Ode"}]}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then the result is {"$a": "OdeCollection"}

    @id:paginator-guess-names-asked-for
    Scenario: The names are asked for without arguments
      Given the closure "names" that returns ["SongResource"]
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": {"$ref": "names"}}}
        """
      And a Paginator of [{"$new": ["Poem"]}, {"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then the result is {"$a": "AnonymousResourceCollection"}
      And the closure "names" was called with [[]]
