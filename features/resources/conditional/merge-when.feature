@op:AnonymousResourceCollection.mergeWhen
Feature: AnonymousResourceCollection.mergeWhen
  Merges entries only when a condition is true.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated
  Rule: Entries are merged when the condition is truthy

    @id:resource-merge-when-true
    Scenario: A true condition merges
      Given the resource class PostResource that gives {"id": 1, "0": {"$own": ["mergeWhen", true, {"title": "Hello"}]}}
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "title": "Hello"}

    @id:resource-merge-when-false-removed @op:Statement.missingValuesRemoved
    Scenario: A false condition leaves nothing behind
      Given the resource class PostResource that gives {"id": 1, "0": {"$own": ["mergeWhen", false, {"title": "Hello"}]}}
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1}

    @id:resource-merge-when-false @op:Statement.missingValueMarker @protected
    Scenario: A false condition without a default gives the missing marker
      When "mergeWhen" is called from inside with [false, {"title": "Hello"}]
      Then the result is the missing marker
    # How the default is put into the data is not said: what it holds is somewhere in them.

    @id:resource-merge-when-default-stated @op:AnonymousResourceCollection.mergeUnless
    Scenario Outline: The default of <operation> is in the data when nothing else is merged
      Given the resource class PostResource that gives
        """
        {"id": 1, "0": {"$own": ["<operation>", <condition>, {"title": "Hello"}, {"title": "None"}]}}
        """
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then somewhere in the result is "None"

      Examples:
        | case         | operation   | condition |
        | merge-when   | mergeWhen   | false     |
        | merge-unless | mergeUnless | true      |

    @id:resource-merge-when-default-unused @op:AnonymousResourceCollection.mergeUnless
    Scenario Outline: The default of <operation> is not merged beside the value
      Given the resource class PostResource that gives
        """
        {"id": 1, "0": {"$own": ["<operation>", <condition>, {"title": "Hello"}, {"note": "None"}]}}
        """
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "title": "Hello"}

      Examples:
        | case         | operation   | condition |
        | merge-when   | mergeWhen   | true      |
        | merge-unless | mergeUnless | false     |

  @level:observed @protected
  Rule: The chosen data is put into a merge marker, the default too

    @id:resource-merge-when-marker
    Scenario Outline: The condition <condition> merges <merged>
      When "mergeWhen" is called from inside with [<condition>, {"v": 1}, {"d": 2}]
      Then the result is {"$a": "MergeValue", "data": <merged>}

      Examples: flags
        | case  | condition | merged   |
        | true  | true      | {"v": 1} |
        | false | false     | {"d": 2} |

      @trait:numeric-text
      Examples: numbers and text as conditions
        | case      | condition | merged   |
        | one       |         1 | {"v": 1} |
        | zero      |         0 | {"d": 2} |
        | zero-text | "0"       | {"d": 2} |

    @id:resource-merge-when-value-only
    Scenario: A true condition needs no default
      When "mergeWhen" is called from inside with [true, ["x"]]
      Then the result is {"$a": "MergeValue", "data": ["x"]}

    @id:resource-merge-when-empty-default
    Scenario Outline: "<operation>" takes an empty list as a default
      When "<operation>" is called from inside with [<condition>, {"v": 1}, []]
      Then the result is {"$a": "MergeValue", "data": []}

      Examples:
        | case       | operation | condition |
        | merge-when | mergeWhen | false     |

      @op:AnonymousResourceCollection.mergeUnless
      Examples:
        | case         | operation   | condition |
        | merge-unless | mergeUnless | true      |

    @id:resource-merge-when-collection-default
    Scenario: Of a Collection given as the default the items are merged
      When "mergeWhen" is called from inside with [false, [], {"$new": ["Collection", {"d": 2}]}]
      Then the result is {"$a": "MergeValue", "data": {"d": 2}}

  @level:observed @protected
  Rule: Only the chosen closure is called, without arguments

    @id:resource-merge-when-value-closure
    Scenario: The value is a closure
      Given the closure "extra" that returns {"v": 1}
      And the closure "unused" that returns {"d": 2}
      When "mergeWhen" is called from inside with [true, {"$ref": "extra"}, {"$ref": "unused"}]
      Then the result is {"$a": "MergeValue", "data": {"v": 1}}
      And the closure "extra" was called with [[]]
      And the closure "unused" was not called

    @id:resource-merge-when-default-closure
    Scenario: The default is a closure
      Given the closure "extra" that returns {"d": 2}
      And the closure "unused" that returns {"v": 1}
      When "mergeWhen" is called from inside with [false, {"$ref": "unused"}, {"$ref": "extra"}]
      Then the result is {"$a": "MergeValue", "data": {"d": 2}}
      And the closure "extra" was called with [[]]
      And the closure "unused" was not called

    @id:resource-merge-when-false-closure-without-default
    Scenario: Nothing is called when the condition is false and there is no default
      Given the closure "unused" that returns {"v": 1}
      When "mergeWhen" is called from inside with [false, {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called

  @level:observed
  Rule: An unmet condition without a default leaves no trace in the data

    @id:resource-merge-when-false-keeps-names
    Scenario Outline: Entries after <data>, whose condition does not hold, keep their names
      Given the resource class PostResource that gives {"id": 1, "0": {"$own": ["mergeWhen", false, <data>]}, "end": 9}
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "end": 9}

      Examples:
        | case       | data       |
        | map-merge  | {"x": "y"} |
        | list-merge | ["x"]      |

    @id:resource-merge-when-false-default-list @trait:integer-like-keys @trait:ordered-maps
    Scenario: A default that is a list turns the entries after it into numbered ones
      Given the resource class PostResource that gives
        """
        {"id": 1, "0": {"$own": ["mergeWhen", false, {"x": 1}, ["default"]]}, "end": 9}
        """
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "0": "default", "1": 9}

    @id:resource-merge-when-met-and-unmet
    Scenario: A met and an unmet condition in one map
      Given the resource class PostResource that gives
        """
        {
          "id": 1,
          "0": {"$own": ["mergeWhen", true, {"title": "Hello", "body": "..."}]},
          "1": {"$own": ["mergeWhen", false, {"secret": 1}]},
          "end": 9
        }
        """
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "title": "Hello", "body": "...", "end": 9}
