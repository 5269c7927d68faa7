@op:Statement.protectedOperations
Feature: Paginator: protected operations
  Some operations are for the class hierarchy only.

  @level:stated @error
  Rule: A protected operation cannot be called from outside
    # "Callable only from within the class hierarchy". Which error the language has for that is left open.

    @id:paginator-protected-from-outside
    Scenario Outline: <operation> cannot be called from outside
      Given a Paginator of ["Ada"] with 2 per page
      When "<operation>" is called with <args>
      Then it fails

      Examples:
        | case              | operation                              | args                                      |
        | current-page      | setCurrentPage                         | [3]                                       |
        | items             | setItems                               | [["Bo"]]                                  |
        | valid-page        | isValidPageNumber                      | [1]                                       |
        | append-array      | appendArray                            | [{"a": "1"}]                              |
        | add-query         | addQuery                               | ["a", "1"]                                |
        | build-fragment    | buildFragment                          | []                                        |
        | resource          | resolveResourceFromAttribute           | ["Song"]                                  |
        | collection        | resolveResourceCollectionFromAttribute | ["Song"]                                  |
        | forward           | forwardCallTo                          | [{"$new": ["Collection", []]}, "all", []] |
        | forward-decorated | forwardDecoratedCallTo                 | [{"$new": ["Collection", []]}, "all", []] |

    @id:paginator-protected-guess-from-outside @needs:request @needs:markers
    Scenario: guessResourceCollection from outside, where there is a class to guess
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
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "guessResourceCollection" is called
      Then it fails
    # Not throwBadMethodCallException: it fails from wherever it is called.

  @level:observed @trait:messages @error
  Rule: From outside it is like any operation that does not exist

    @id:paginator-protected-is-forwarded @op:Shared.__call
    Scenario Outline: <operation> is looked for on the collection
      Given a Paginator of ["Ada"] with 2 per page
      When "<operation>" is called with <args>
      Then it fails with a BadMethodCall error saying "Method Collection::<operation> does not exist."
      And "items" gives ["Ada"]
      And "url" with [2] gives "/?page=2"

      Examples:
        | case           | operation         | args         |
        | current-page   | setCurrentPage    | [3]          |
        | items          | setItems          | [["Bo"]]     |
        | valid-page     | isValidPageNumber | [1]          |
        | append-array   | appendArray       | [{"a": "1"}] |
        | add-query      | addQuery          | ["a", "1"]   |
        | build-fragment | buildFragment     | []           |

  @level:stated @protected
  Rule: From inside the class hierarchy it can be called

    @id:paginator-protected-from-inside
    Scenario Outline: <operation> can be called from inside
      Given a new Paginator from [["Ada"], 2]
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      Examples:
        | case           | operation         | args         | result              |
        | current-page   | setCurrentPage    | [1]          |                   1 |
        | items          | setItems          | [["Bo"]]     | null                |
        | valid-page     | isValidPageNumber | [1]          | true                |
        | append-array   | appendArray       | [{"a": "1"}] | {"$a": "Paginator"} |
        | add-query      | addQuery          | ["a", "1"]   | {"$a": "Paginator"} |
        | build-fragment | buildFragment     | []           | {"$any": "string"}  |
