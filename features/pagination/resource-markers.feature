@op:Paginator.resolveResourceFromAttribute @op:Paginator.resolveResourceCollectionFromAttribute @needs:markers
Feature: Resource markers of a class
  A class may carry a marker with its resource class and one with its collection class; guessing looks at them first.

  Background:
    Given the resource class SongResource that gives {"song": {"$item": "title"}}
    And the resource class TuneResource that gives {"tune": {"$item": "title"}}
    And the class TuneCollection extending ResourceCollection

  @level:stated @protected
  Rule: The class named by the marker is given

    @id:paginator-resource-markers-resource
    Scenario: The resource class
      Given the class Song with
        """
        {"markers": {"UseResource": "SongResource"}}
        """
      And a new Paginator from [["Dawn"], 1, 9]
      When "resolveResourceFromAttribute" is called from inside with [{"$class": "Song"}]
      Then the result is {"$class": "SongResource"}

    @id:paginator-resource-markers-collection
    Scenario: The collection class
      Given the class Song with
        """
        {"markers": {"UseResourceCollection": "TuneCollection"}}
        """
      And a new Paginator from [["Dawn"], 1, 9]
      When "resolveResourceCollectionFromAttribute" is called from inside with [{"$class": "Song"}]
      Then the result is {"$class": "TuneCollection"}

    @id:paginator-resource-markers-again
    Scenario Outline: <operation> gives each of two classes its own marker
      Given the class ChorusCollection extending ResourceCollection
      And the class Song with
        """
        {"markers": {"UseResource": "SongResource", "UseResourceCollection": "ChorusCollection"}}
        """
      And the class Tune with
        """
        {"markers": {"UseResource": "TuneResource", "UseResourceCollection": "TuneCollection"}}
        """
      And a new Paginator from [["Dawn"], 1, 9]
      And "<operation>" is called from inside with [{"$class": "Song"}]
      When "<operation>" is called from inside with [{"$class": "Tune"}]
      Then the result is {"$class": "<found>"}

      Examples:
        | case       | operation                              | found          |
        | resource   | resolveResourceFromAttribute           | TuneResource   |
        | collection | resolveResourceCollectionFromAttribute | TuneCollection |
    # `string|null`: a class without the marker is answered, and not with an error.

    @id:paginator-resource-markers-absent-stated
    Scenario Outline: <operation> of a class without markers is null
      Given the class Song with
        """
        {"properties": {"title": "Dawn"}}
        """
      And a new Paginator from [["Dawn"], 1, 9]
      When "<operation>" is called from inside with [{"$class": "Song"}]
      Then the result is null

      Examples:
        | case       | operation                              |
        | resource   | resolveResourceFromAttribute           |
        | collection | resolveResourceCollectionFromAttribute |

    @id:paginator-resource-markers-other-stated
    Scenario Outline: <operation> of a class with the marker <marker> alone is null
      Given the class Song with
        """
        {"markers": {"<marker>": "<marked>"}}
        """
      And a new Paginator from [["Dawn"], 1, 9]
      When "<operation>" is called from inside with [{"$class": "Song"}]
      Then the result is null

      Examples:
        | case       | operation                              | marker                | marked         |
        | resource   | resolveResourceFromAttribute           | UseResourceCollection | TuneCollection |
        | collection | resolveResourceCollectionFromAttribute | UseResource           | SongResource   |

  @level:observed @protected
  Rule: Without that marker, or for an unknown class, it is null

    @id:paginator-resource-markers-none @trait:surplus-items
    Scenario Outline: <operation>(<class>) is null
      Given the class Song with
        """
        {"staticMethods": {"guessResourceName": ["SongResource"]}}
        """
      And the class Tune with
        """
        {"markers": {"UseResource": "TuneResource"}}
        """
      And the class Opera with
        """
        {"markers": {"UseResourceCollection": "TuneCollection"}}
        """
      And the class Ballad extending Tune
      And the class Aria extending Opera
      And a new Paginator from [["Dawn", "Dusk"], 1]
      When "<operation>" is called from inside with [<class>]
      Then the result is null

      Examples:
        | case                 | operation                              | class              |
        | resource-no-marker   | resolveResourceFromAttribute           | {"$class": "Song"} |
        | collection-no-marker | resolveResourceCollectionFromAttribute | {"$class": "Song"} |

      @trait:own-markers
      Examples: a marker of the class above
        | case                 | operation                              | class                |
        | resource-of-parent   | resolveResourceFromAttribute           | {"$class": "Ballad"} |
        | collection-of-parent | resolveResourceCollectionFromAttribute | {"$class": "Aria"}   |

      @trait:static-languages
      Examples: names of classes that nobody has
        | case                     | operation                              | class        |
        | resource-unknown-class   | resolveResourceFromAttribute           | "NoSuchSong" |
        | collection-unknown-class | resolveResourceCollectionFromAttribute | "NoSuchSong" |

    @id:paginator-resource-markers-both @trait:surplus-items
    Scenario Outline: A class with both markers: <operation> gives <marked>
      Given the class Song with
        """
        {"markers": {"UseResource": "SongResource", "UseResourceCollection": "TuneCollection"}}
        """
      And a new Paginator from [["Dawn", "Dusk"], 1]
      When "<operation>" is called from inside with [{"$class": "Song"}]
      Then the result is {"$class": "<marked>"}

      Examples:
        | case       | operation                              | marked         |
        | resource   | resolveResourceFromAttribute           | SongResource   |
        | collection | resolveResourceCollectionFromAttribute | TuneCollection |

  @level:observed @protected
  Rule: The marker is given as it is written

    @id:paginator-resource-markers-unknown-named @trait:static-languages @trait:surplus-items
    Scenario Outline: <operation> gives the name in the marker even if no such class exists
      Given the class Song with
        """
        {"markers": {"UseResource": "NoSuchResource", "UseResourceCollection": "NoSuchCollection"}}
        """
      And a new Paginator from [["Dawn", "Dusk"], 1]
      When "<operation>" is called from inside with [{"$class": "Song"}]
      Then the result is "<marked>"

      Examples:
        | case       | operation                              | marked           |
        | resource   | resolveResourceFromAttribute           | NoSuchResource   |
        | collection | resolveResourceCollectionFromAttribute | NoSuchCollection |

  @level:observed @op:Paginator.guessResourceCollection @op:Paginator.toResourceCollection
  Rule: Guessing takes the collection marker first, then the resource marker, then the names; markers of unknown classes are passed over

    @id:paginator-resource-markers-order
    Scenario Outline: The markers <markers> give <class>
      Given the class Song with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": ["SongResource"]}, "markers": <markers>}
        """
      And a Paginator of [{"$new": ["Song"]}] with 2 per page
      When "toResourceCollection" is called
      Then the result is {"$a": "<class>"}
      And the result is kept as "songs"
      And the property "collects" of "songs" is <collects>

      Examples:
        | case       | markers                                                                    | class                       | collects                   |
        | resource   | {"UseResource": "TuneResource"}                                            | AnonymousResourceCollection | {"$class": "TuneResource"} |
        | collection | {"UseResourceCollection": "TuneCollection"}                                | TuneCollection              | null                       |
        | both       | {"UseResource": "SongResource", "UseResourceCollection": "TuneCollection"} | TuneCollection              | null                       |

      @trait:static-languages
      Examples: markers that name a class that nobody has
        | case               | markers                                                                      | class                       | collects                   |
        | unknown-resource   | {"UseResource": "NoSuchResource"}                                            | AnonymousResourceCollection | {"$class": "SongResource"} |
        | unknown-collection | {"UseResourceCollection": "NoSuchCollection"}                                | AnonymousResourceCollection | {"$class": "SongResource"} |
        | unknown-then-known | {"UseResource": "TuneResource", "UseResourceCollection": "NoSuchCollection"} | AnonymousResourceCollection | {"$class": "TuneResource"} |

    @id:paginator-resource-markers-of-parent @trait:own-markers
    Scenario Outline: A marker for a <case> class does not pass to a subclass: the names count
      Given the class Song with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": ["SongResource"]}, "markers": <markers>}
        """
      And the class Ballad extending Song
      And a Paginator of [{"$new": ["Ballad"]}] with 2 per page
      When "toResourceCollection" is called
      And the result is kept as "songs"
      Then the property "collects" of "songs" is {"$class": "SongResource"}

      Examples:
        | case       | markers                                     |
        | resource   | {"UseResource": "TuneResource"}             |
        | collection | {"UseResourceCollection": "TuneCollection"} |

    @id:paginator-resource-markers-names-not-asked
    Scenario: With a marker the names are not asked for
      Given the closure "names" that returns ["SongResource"]
      And the class Song with
        """
        {"staticMethods": {"guessResourceName": {"$ref": "names"}}, "markers": {"UseResource": "TuneResource"}}
        """
      And a Paginator of [{"$new": ["Song"]}] with 2 per page
      When "toResourceCollection" is called
      Then the result is {"$a": "AnonymousResourceCollection"}
      And the closure "names" was not called

    @id:paginator-resource-markers-named-class
    Scenario: A named class beats the markers
      Given the class Song with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": ["SongResource"]}, "markers": {"UseResourceCollection": "TuneCollection"}}
        """
      And a Paginator of [{"$new": ["Song"]}] with 2 per page
      When "toResourceCollection" is called with [{"$class": "SongResource"}]
      Then the result is {"$a": "AnonymousResourceCollection"}

    @id:paginator-resource-markers-named-resource
    Scenario: A named class beats the marker of a resource class
      Given the class Song with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": ["TuneResource"]}, "markers": {"UseResource": "TuneResource"}}
        """
      And a Paginator of [{"$new": ["Song"]}] with 2 per page
      And "toResourceCollection" is called with [{"$class": "SongResource"}]
      When the result is kept as "songs"
      Then the property "collects" of "songs" is {"$class": "SongResource"}
