@op:Paginator.guessResourceCollection @op:Paginator.toResourceCollection
Feature: Paginator.guessResourceCollection: the guessed class
  What the class that was found does for the collection, and what happens when it cannot do it.

  @level:observed @op:Error.toResourceCollection @error
  Rule: A guessed class that is no resource makes no collection

    @id:paginator-guess-plain-class
    Scenario: The name leads to a plain class
      Given the class Ship with
        """
        {"properties": {"name": "Fram"}}
        """
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": ["Ship"]}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails

    @id:paginator-guess-no-resource-marker @needs:markers
    Scenario: The marker leads to a plain class
      Given the class Ship with
        """
        {"properties": {"name": "Fram"}}
        """
      And the resource class StanzaResource that gives {"stanza": 1}
      And the class Poem with
        """
        {"staticMethods": {"guessResourceName": ["StanzaResource"]}, "markers": {"UseResource": "Ship"}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails

    @id:paginator-guess-no-collection
    Scenario Outline: The <way> leads to a plain class instead of a collection
      Given the class ShipCollection with
        """
        {"properties": {"name": "Fram"}}
        """
      And the resource class StanzaResource that gives {"stanza": 1}
      And the class Poem with
        """
        {"staticMethods": {"guessResourceName": <names>}, "markers": <markers>}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails

      @trait:found-by-name
      Examples: found by a name
        | case | way  | names                      | markers |
        | name | name | ["Ship", "StanzaResource"] | {}      |

      @needs:markers
      Examples: found by a marker
        | case   | way    | names              | markers                                     |
        | marker | marker | ["StanzaResource"] | {"UseResourceCollection": "ShipCollection"} |

  @level:observed @needs:request @needs:markers
  Rule: However the class was found, its settings for keys and JSON count

    @id:paginator-guess-preserves-keys @op:AnonymousResourceCollection.preserveKeys @trait:keyed-pages
    Scenario Outline: A class found by <way> whose preserveKeys is <wish>
      Given the class VerseResource extending JsonResource with
        """
        {"properties": {"preserveKeys": <wish>}, "methods": {"toArray": {"verse": {"$item": "title"}}}}
        """
      And the resource class StanzaResource that gives {"stanza": 1}
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": <names>}, "markers": <markers>}
        """
      And a Paginator of {"0": {"$new": ["Poem"]}, "4": {"$new": ["Poem"]}} with 2 per page
      And "toResourceCollection" is called
      And the result is kept as "verses"
      When "resolve" of "verses" is called with [{"$request": "/verses"}]
      Then the result is <resolved>

      Examples: found by a name, and by a marker
        | case           | way        | wish  | names              | markers                          | resolved                                         |
        | name-kept      | its name   | true  | ["VerseResource"]  | {}                               | {"0": {"verse": "Dawn"}, "4": {"verse": "Dawn"}} |
        | name-counted   | its name   | false | ["VerseResource"]  | {}                               | [{"verse": "Dawn"}, {"verse": "Dawn"}]           |
        | marker-kept    | its marker | true  | ["StanzaResource"] | {"UseResource": "VerseResource"} | {"0": {"verse": "Dawn"}, "4": {"verse": "Dawn"}} |
        | marker-counted | its marker | false | ["StanzaResource"] | {"UseResource": "VerseResource"} | [{"verse": "Dawn"}, {"verse": "Dawn"}]           |

    @id:paginator-guess-json-options @op:AnonymousResourceCollection.jsonOptions
    Scenario Outline: The JSON options of a class found by <way>
      Given the class Verse extending JsonResource with
        """
        {"methods": {"jsonOptions": 64}}
        """
      And the class VerseCollection extending ResourceCollection
      And the class StanzaResource extending JsonResource with
        """
        {"methods": {"jsonOptions": 320}}
        """
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": <names>}, "markers": <markers>}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      And "toResourceCollection" is called
      And the result is kept as "verses"
      When "jsonOptions" of "verses" is called with []
      Then the result is <options>

      Examples: found by a name, by a marker, and as the class that a collection is named after
        | case            | way                        | names              | markers                           | options |
        | name            | its name                   | ["StanzaResource"] | {}                                |     320 |
        | marker          | its marker                 | ["Verse"]          | {"UseResource": "StanzaResource"} |     320 |
        | collection-name | the name of its collection | ["Verse"]          | {}                                |      64 |

      @trait:found-by-name
      Examples: a collection class found by its name
        | case              | way                          | names              | markers                                      | options |
        | collection-marker | the marker of its collection | ["StanzaResource"] | {"UseResourceCollection": "VerseCollection"} |      64 |

    @id:paginator-guess-response-links @op:AnonymousResourceCollection.response @trait:surplus-items
    Scenario Outline: The response of a class found by <way> carries the links of the page
      Given the resource class StanzaResource that gives {"verse": {"$item": "title"}}
      And the class VerseCollection extending ResourceCollection with
        """
        {"properties": {"collects": "StanzaResource"}}
        """
      And the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": <names>}, "markers": <markers>}
        """
      And a Paginator of [{"$new": ["Poem"]}, {"$new": ["Poem"]}] with 1 per page
      And "toResourceCollection" is called
      And the result is kept as "verses"
      When "response" of "verses" is called with [{"$request": "/verses"}]
      Then the response body at "/data" is [{"verse": "Dawn"}]
      And the response body at "/links/next" is the URL "/?page=2"

      Examples:
        | case              | way                          | names              | markers                                      |
        | name              | its name                     | ["StanzaResource"] | {}                                           |
        | marker            | its marker                   | ["Verse"]          | {"UseResource": "StanzaResource"}            |
        | collection-marker | the marker of its collection | ["StanzaResource"] | {"UseResourceCollection": "VerseCollection"} |

      @trait:found-by-name
      Examples: a collection class found by its name
        | case            | way                        | names     | markers |
        | collection-name | the name of its collection | ["Verse"] | {}      |
