@op:Shared.forwardDecoratedCallTo @protected
Feature: Shared.forwardDecoratedCallTo on the paginator
  Forwards a call, and gives the paginator when the object would return itself.

  Background:
    Given the class UserPages extending Paginator
    And a new UserPages from [["Ann"], 1, 9]
    And the class Greeter with
      """
      {
        "properties": {"name": "Bo"},
        "methods": {
          "greet": {"$concat": ["Hello ", {"$arg": 0}]},
          "itself": {"$this": true},
          "another": {"$new": ["Greeter"]},
          "nothing": null,
          "refuse": {"$throw": {"kind": "Logic", "message": "not today"}}
        }
      }
      """
    And "greeter" is a new Greeter from []

  @level:stated
  Rule: The forwarding instance is returned in place of the target, any other result as it is

    @id:shared-paginator-forward-decorated-target
    Scenario: The target returned itself
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "greeter"}, "itself", []]
      Then the result is the subject itself

    @id:shared-paginator-forward-decorated-result
    Scenario: The target returned a text
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "greeter"}, "greet", ["Ann"]]
      Then the result is "Hello Ann"

    @id:shared-paginator-forward-decorated-other-object
    Scenario: Another object of the same class is given as it is
      Given the property "name" of "greeter" is set to "Ann"
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "greeter"}, "another", []]
      Then the result is {"$a": "Greeter"}

    @id:shared-paginator-forward-decorated-null
    Scenario: No result stays no result
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "greeter"}, "nothing", []]
      Then the result is null

  @level:stated @op:Error.BadMethodCallException @error
  Rule: A method that does not exist raises a bad-method-call error

    @id:shared-paginator-forward-decorated-unknown
    Scenario: The object has no such method
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "greeter"}, "shout", []]
      Then it fails with a BadMethodCall error

  @level:observed
  Rule: Only the target itself is replaced

    @id:shared-paginator-forward-decorated-collection @trait:collection-library
    Scenario: A collection that returns itself is replaced too
      Given "names" is a new Collection from [["Ann"]]
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "names"}, "push", ["Ben"]]
      Then the result is the subject itself

    @id:shared-paginator-forward-decorated-other-collection @trait:collection-library
    Scenario: Another collection is given as it is
      Given "names" is a new Collection from [["Ann"]]
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "names"}, "map", [{"$fn": {"body": "Ben"}}]]
      Then the result is {"$a": "Collection", "items": ["Ben"]}

  @level:observed @error
  Rule: Errors are those of a plain forwarded call

    @id:shared-paginator-forward-decorated-unknown-message @trait:messages
    Scenario: The forwarding class is named
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "greeter"}, "shout", []]
      Then it fails with a BadMethodCall error saying "Call to undefined method UserPages::shout()"

    @id:shared-paginator-forward-decorated-inner-error
    Scenario: Errors raised inside pass through
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "greeter"}, "refuse", []]
      Then it fails with a Logic error saying "not today"
