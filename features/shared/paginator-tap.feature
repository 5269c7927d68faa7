@op:Shared.tap
Feature: Shared.tap on the paginator
  Calls a callback with the paginator in the middle of a chain.

  Background:
    Given a Paginator of ["Ann"] with 1 per page on page 9

  @level:stated
  Rule: The callback is called with the paginator, and the paginator returned
    # That the callback gets nothing else is not said: it shows that it has the paginator by changing it.

    @id:shared-paginator-tap-callback
    Scenario: The callback changes the paginator that it gets, and gives something else
      Given the closure "move" that returns [{"$call": {"on": {"$arg": 0}, "operation": "setPath", "args": ["/users"]}}, "moved"]
      When "tap" is called with [{"$ref": "move"}]
      Then the result is the subject itself
      And "path" gives "/users"
      And the closure "move" was called once

    @id:shared-paginator-tap-other
    Scenario: A callback that gives another paginator
      Given "other" is a new Paginator from [["Cid"], 1]
      And the closure "swap" that returns {"$ref": "other"}
      When "tap" is called with [{"$ref": "swap"}]
      Then the result is the subject itself

    @id:shared-paginator-tap-again
    Scenario: Two callbacks, one after the other
      Given the closure "move" that returns {"$call": {"on": {"$arg": 0}, "operation": "setPath", "args": ["/users"]}}
      And the closure "name" that returns {"$call": {"on": {"$arg": 0}, "operation": "setPageName", "args": ["p"]}}
      And "tap" is called with [{"$ref": "move"}]
      When "tap" is called with [{"$ref": "name"}]
      Then "path" gives "/users"
      And "getPageName" gives "p"

    @id:shared-paginator-tap-items @op:Paginator.offsetSet
    Scenario: The callback sets an item
      Given the closure "name" that returns {"$call": {"on": {"$arg": 0}, "operation": "offsetSet", "args": [0, "Cid"]}}
      When "tap" is called with [{"$ref": "name"}]
      Then "items" gives ["Cid"]

    @id:shared-paginator-tap-flag @op:Paginator.hasMorePagesWhen
    Scenario: The callback says that there are no more pages
      Given the closure "end" that returns {"$call": {"on": {"$arg": 0}, "operation": "hasMorePagesWhen", "args": [false]}}
      And "hasMorePagesWhen" is called with [true]
      When "tap" is called with [{"$ref": "end"}]
      Then "hasMorePages" gives false
    # What comes of it without a callback is not said.

    @id:shared-paginator-tap-without-callback
    Scenario Outline: tap(<arguments>) raises no error
      Given "tap" is called with <arguments>
      When "perPage" is called
      Then the result is 1

      Examples:
        | case | arguments |
        | none | []        |
        | null | [null]    |

  @level:observed
  Rule: What the callback gives is ignored, what it does stays

    @id:shared-paginator-tap-ignores-result
    Scenario Outline: A callback that gives <given>
      Given the closure "look" that returns <given>
      When "tap" is called with [{"$ref": "look"}]
      Then the result is the subject itself

      Examples:
        | case  | given     |
        | text  | "ignored" |
        | false | false     |

    @id:shared-paginator-tap-effect
    Scenario: The callback gets the paginator and nothing else
      Given the closure "look" that returns null
      When "tap" is called with [{"$ref": "look"}]
      Then the result is the subject itself
      And the closure "look" was called with [[{"$ref": "it"}]]

    @id:shared-paginator-tap-invokable @trait:static-languages
    Scenario: An object that can be called like a function
      Given the closure "look" that returns null
      And the class Looker with
        """
        {"methods": {"__invoke": {"$ref": "look"}}}
        """
      When "tap" is called with [{"$new": ["Looker"]}]
      Then the result is the subject itself
      And the closure "look" was called with [[{"$ref": "it"}]]

    @id:shared-paginator-tap-error @error
    Scenario: An error of the callback passes through
      Given the closure "refuse" that returns {"$throw": {"kind": "Logic", "message": "not today"}}
      When "tap" is called with [{"$ref": "refuse"}]
      Then it fails with a Logic error saying "not today"

  @level:observed @trait:static-languages
  Rule: Without a callback a stand-in is given: what is called on it runs on the paginator and gives the paginator

    @id:shared-paginator-tap-stand-in-setter
    Scenario Outline: tap(<args>) and a setter
      Given "tap" is called with <args>
      And the result is kept as "stand-in"
      When "setPath" of "stand-in" is called with ["/users"]
      Then the result is the subject itself
      And "path" gives "/users"

      Examples:
        | case | args   |
        | none | []     |
        | null | [null] |

    @id:shared-paginator-tap-stand-in-getter
    Scenario: The result of a getter is dropped
      Given "tap" is called
      And the result is kept as "stand-in"
      When "perPage" of "stand-in" is called with []
      Then the result is the subject itself

    @id:shared-paginator-tap-stand-in-arguments @op:Paginator.appends
    Scenario: All arguments arrive
      Given "tap" is called
      And the result is kept as "stand-in"
      When "appends" of "stand-in" is called with ["sort", "name"]
      Then the result is the subject itself
      And "url" with [2] gives "/?sort=name&page=2"

    @id:shared-paginator-tap-stand-in-collection
    Scenario: Operations of the collection can be called on it too
      Given "tap" is called
      And the result is kept as "stand-in"
      When "push" of "stand-in" is called with ["Cid"]
      Then the result is the subject itself
      And "items" gives ["Ann", "Cid"]

    @id:shared-paginator-tap-stand-in-many-arguments
    Scenario: Many arguments arrive, those that are null too
      Given "tap" is called
      And the result is kept as "stand-in"
      When "push" of "stand-in" is called with ["Cid", null, "Dan", "Eve", null]
      Then "items" gives ["Ann", "Cid", null, "Dan", "Eve", null]

    @id:shared-paginator-tap-stand-in-unknown @op:Error.BadMethodCallException @error
    Scenario: An unknown operation fails as on the paginator
      Given "tap" is called
      And the result is kept as "stand-in"
      When "shout" of "stand-in" is called with []
      Then it fails with a BadMethodCall error

    @id:shared-paginator-tap-stand-in-error @error
    Scenario: An error of the operation passes through
      Given the class Own extending Paginator with
        """
        {"methods": {"refuse": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a new Own from [["Ann"], 1]
      And "tap" is called
      And the result is kept as "stand-in"
      When "refuse" of "stand-in" is called with []
      Then it fails with a Logic error saying "not today"

    @id:shared-paginator-tap-stand-in-again
    Scenario: A second call through it reaches the paginator as well
      Given "tap" is called
      And the result is kept as "stand-in"
      And "setPath" of "stand-in" is called with ["/users"]
      When "setPageName" of "stand-in" is called with ["p"]
      Then "path" gives "/users"
      And "getPageName" gives "p"

    @id:shared-paginator-tap-stand-in-each
    Scenario: Each of two paginators has its own
      Given "other" is a new Paginator from [["Cid"], 1]
      And "tap" of "other" is called with []
      And "tap" is called
      And the result is kept as "stand-in"
      When "setPath" of "stand-in" is called with ["/users"]
      Then the result is the subject itself

    @id:shared-paginator-tap-stand-in-protected @op:Error.BadMethodCallException @op:Statement.protectedOperations @error
    Scenario Outline: The protected operation <operation> is not reached through it
      Given "tap" is called
      And the result is kept as "stand-in"
      When "<operation>" of "stand-in" is called with <args>
      Then it fails with a BadMethodCall error

      Examples:
        | case             | operation                              | args               |
        | add-query        | addQuery                               | ["sort", "name"]   |
        | append-array     | appendArray                            | [{"sort": "name"}] |
        | fragment         | buildFragment                          | []                 |
        | forward          | forwardCallTo                          | [null, "x", []]    |
        | forward-decorate | forwardDecoratedCallTo                 | [null, "x", []]    |
        | guess            | guessResourceCollection                | []                 |
        | valid            | isValidPageNumber                      | [1]                |
        | collection       | resolveResourceCollectionFromAttribute | ["x"]              |
        | resource         | resolveResourceFromAttribute           | ["x"]              |
        | page             | setCurrentPage                         | [1]                |
        | items            | setItems                               | [[]]               |

    @id:shared-paginator-tap-stand-in-of-language @op:Error.BadMethodCallException @error
    Scenario Outline: "<operation>", which objects may have by their language or inside, is unknown
      Given "tap" is called
      And the result is kept as "stand-in"
      When "<operation>" of "stand-in" is called with []
      Then it fails with a BadMethodCall error

      Examples:
        | case        | operation      |
        | own         | hasOwnProperty |
        | value       | valueOf        |
        | locale      | toLocaleString |
        | constructor | constructor    |
        | property    | properties     |
        | tail        | nothing        |
