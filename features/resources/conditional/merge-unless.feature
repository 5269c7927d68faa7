@op:AnonymousResourceCollection.mergeUnless
Feature: AnonymousResourceCollection.mergeUnless
  The opposite of `mergeWhen`.

  Background:
    Given a new JsonResource from [{"id": 1}]

  @level:stated
  Rule: Entries are merged unless the condition is truthy

    @id:resource-merge-unless-false
    Scenario: A false condition merges
      Given the resource class PostResource that gives
        """
        {"id": 1, "0": {"$own": ["mergeUnless", false, {"title": "Hello"}]}}
        """
      And a new PostResource from [[]]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1, "title": "Hello"}

    @id:resource-merge-unless-true @op:Statement.missingValueMarker @protected
    Scenario: A true condition without a default gives the missing marker
      When "mergeUnless" is called from inside with [true, {"title": "Hello"}]
      Then the result is the missing marker

  @level:observed @protected
  Rule: The chosen data is put into a merge marker, the default too

    @id:resource-merge-unless-marker
    Scenario Outline: The condition <condition> merges <merged>
      When "mergeUnless" is called from inside with [<condition>, {"v": 1}, {"d": 2}]
      Then the result is {"$a": "MergeValue", "data": <merged>}

      Examples: flags
        | case  | condition | merged   |
        | false | false     | {"v": 1} |
        | true  | true      | {"d": 2} |

      @trait:numeric-text
      Examples: numbers and text as conditions
        | case       | condition | merged   |
        | zero       |         0 | {"v": 1} |
        | empty-text | ""        | {"v": 1} |
        | zero-text  | "0"       | {"v": 1} |

    @id:resource-merge-unless-value-only
    Scenario: A false condition needs no default
      When "mergeUnless" is called from inside with [false, {"v": 1}]
      Then the result is {"$a": "MergeValue", "data": {"v": 1}}

  @level:observed @protected
  Rule: Only the chosen closure is called, without arguments

    @id:resource-merge-unless-closures
    Scenario Outline: The <case> is the closure that is called
      Given the closure "value" that returns {"v": 1}
      And the closure "default" that returns {"d": 2}
      When "mergeUnless" is called from inside with [<condition>, {"$ref": "value"}, {"$ref": "default"}]
      Then the result is {"$a": "MergeValue", "data": <merged>}
      And the closure "<case>" was called with [[]]
      And the closure "<other>" was not called

      Examples:
        | case    | condition | merged   | other   |
        | value   | false     | {"v": 1} | default |
        | default | true      | {"d": 2} | value   |
