@op:Shared.forwardCallTo @protected
Feature: forwardCallTo of a resource
  Calls an operation of any object in the name of the resource.

  Background:
    Given the class Author with
      """
      {
        "methods": {
          "sign": {"$concat": ["signed: ", {"$arg": 0}]},
          "all": {"$fn": {"body": {"$args": 0}}},
          "itself": {"$this": true},
          "refuse": {"$throw": {"kind": "Logic", "message": "Not today."}},
          "stumble": {"$throw": {"kind": "BadMethodCall", "message": "Call to undefined method Editor::print()"}},
          "trip": {"$throw": {"kind": "BadMethodCall", "message": "Call to undefined method Author::print()"}},
          "slip": {"$throw": {"kind": "Type", "message": "No number."}}
        }
      }
      """
    And "author" is a new Author from []
    And a new JsonResource from [{"id": 1}]

  @level:stated
  Rule: The call is forwarded to the object

    @id:resource-forward-call-to
    Scenario: The result of the call is given
      When "forwardCallTo" is called from inside with [{"$ref": "author"}, "sign", ["Ada"]]
      Then the result is "signed: Ada"

    @id:collection-forward-call-to
    Scenario: A collection forwards as well
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      When "forwardCallTo" is called from inside with [{"$ref": "author"}, "sign", ["Ada"]]
      Then the result is "signed: Ada"

    @id:resource-forward-call-to-inherited
    Scenario: A method that the object's class inherits
      Given the class OwnAuthor extending Author
      When "forwardCallTo" is called from inside with [{"$new": ["OwnAuthor"]}, "sign", ["Ann"]]
      Then the result is "signed: Ann"

    @id:resource-forward-call-to-arguments
    Scenario Outline: The arguments <arguments> arrive
      When "forwardCallTo" is called from inside with [{"$ref": "author"}, "all", <arguments>]
      Then the result is <arguments>

      Examples:
        | case    | arguments       |
        | none    | []              |
        | null    | [null]          |
        | several | [1, "two", [3]] |
        | falsy   | [0, "", false]  |
        | list    | [[1, 2]]        |

  @level:stated @op:Error.BadMethodCallException @error
  Rule: An operation that does not exist is a bad method call

    @id:resource-forward-call-to-unknown-stated
    Scenario: The object has no such operation
      When "forwardCallTo" is called from inside with [{"$ref": "author"}, "print", []]
      Then it fails with a BadMethodCall error

  @level:observed
  Rule: The result is not exchanged

    @id:resource-forward-call-to-target-result
    Scenario: The object itself is given as it is
      When "forwardCallTo" is called from inside with [{"$ref": "author"}, "itself", []]
      Then the result is {"$ref": "author"}

    @id:resource-forward-call-to-collection @trait:collection-library
    Scenario: The object may be a Collection
      When "forwardCallTo" is called from inside with [{"$new": ["Collection", [1, 2, 3]]}, "count", []]
      Then the result is 3

  @level:observed @op:Error.BadMethodCallException @trait:messages @error
  Rule: The report names the forwarding class, unless the object reports for itself

    @id:resource-forward-call-to-unknown
    Scenario: The forwarding class is named
      When "forwardCallTo" is called from inside with [{"$ref": "author"}, "print", [1]]
      Then it fails with a BadMethodCall error saying "Call to undefined method JsonResource::print()"

    @id:resource-forward-call-to-unknown-subclass
    Scenario: Of a derived class the derived class is named
      Given the class PostResource extending JsonResource
      And a new PostResource from [{"id": 1}]
      When "forwardCallTo" is called from inside with [{"$ref": "author"}, "print", []]
      Then it fails with a BadMethodCall error saying "Call to undefined method PostResource::print()"

    @id:resource-forward-call-to-unknown-collection @trait:collection-library
    Scenario: A Collection handles unknown calls itself
      When "forwardCallTo" is called from inside with [{"$new": ["Collection", []]}, "print", []]
      Then it fails with a BadMethodCall error saying "Method Collection::print does not exist."

  @level:observed
  Rule: An object that answers any call answers

    @id:resource-forward-call-to-dynamic-object
    Scenario: The object has a dynamic call of its own
      Given the class Parrot with
        """
        {"methods": {"__call": {"$fn": {"body": {"$args": 0}}}}}
        """
      When "forwardCallTo" is called from inside with [{"$new": ["Parrot"]}, "say", ["hello", 1]]
      Then the result is ["say", ["hello", 1]]

    @id:resource-forward-call-to-dynamic-object-own
    Scenario: What it has itself is called itself
      Given the class Parrot with
        """
        {"methods": {"__call": "dynamic", "say": {"$arg": 0}}}
        """
      When "forwardCallTo" is called from inside with [{"$new": ["Parrot"]}, "say", ["hello"]]
      Then the result is "hello"

  @level:observed @error
  Rule: Errors raised inside the called operation pass through

    @id:resource-forward-call-to-inner-error
    Scenario Outline: A <kind> error saying "<message>"
      When "forwardCallTo" is called from inside with [{"$ref": "author"}, "<operation>", []]
      Then it fails with a <kind> error saying "<message>"

      Examples:
        | case        | operation | kind          | message                                  |
        | own-error   | refuse    | Logic         | Not today.                               |
        | other-class | stumble   | BadMethodCall | Call to undefined method Editor::print() |
        | other-name  | trip      | BadMethodCall | Call to undefined method Author::print() |
        | wrong-type  | slip      | Type          | No number.                               |

    @id:resource-forward-call-to-closure-error @trait:collection-library
    Scenario: The error of a closure that the operation calls
      Given the closure "fail" that returns {"$throw": {"kind": "Logic", "message": "inner"}}
      When "forwardCallTo" is called from inside with [{"$new": ["Collection", [1]]}, "map", [{"$ref": "fail"}]]
      Then it fails with a Logic error saying "inner"

    @id:resource-forward-call-to-no-object @trait:static-languages
    Scenario: Null cannot be called
      When "forwardCallTo" is called from inside with [null, "print", []]
      Then it fails with a Generic error
