@op:Shared.forwardCallTo @protected
Feature: Shared.forwardCallTo on the paginator
  Forwards a call to another object; a method that it does not have is reported as one of the forwarding class.

  Background:
    Given the class UserPages extending Paginator
    And a new UserPages from [["Ann"], 1, 9]
    And the class Greeter with
      """
      {
        "methods": {
          "greet": {"$concat": ["Hello ", {"$arg": 0}]},
          "received": {"$args": 0},
          "itself": {"$this": true},
          "deny": {"$throw": {"kind": "Logic", "message": "Call to undefined method Greeter::deny()"}},
          "refuse": {"$throw": {"kind": "Logic", "message": "not today"}},
          "forward": {"$throw": {"kind": "BadMethodCall", "message": "Call to undefined method Other::thing()"}},
          "whisper": {"$throw": {"kind": "BadMethodCall", "message": "Call to undefined method Other::whisper()"}},
          "stumble": {"$call": {"on": {"$this": true}, "operation": "recover", "args": []}}
        }
      }
      """
    And "greeter" is a new Greeter from []

  @level:stated
  Rule: The call reaches the object and its result comes back

    @id:shared-paginator-forward-call-result
    Scenario: A method with one argument
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "greet", ["Ann"]]
      Then the result is "Hello Ann"

    @id:shared-paginator-forward-call-inherited
    Scenario: A method that the object's class inherits
      Given the class OwnGreeter extending Greeter
      When "forwardCallTo" is called from inside with [{"$new": ["OwnGreeter"]}, "greet", ["Ann"]]
      Then the result is "Hello Ann"

    @id:shared-paginator-forward-call-arguments
    Scenario Outline: The arguments <arguments> arrive
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "received", <arguments>]
      Then the result is <arguments>

      Examples:
        | case  | arguments             |
        | none  | []                    |
        | three | ["Ann", null, [1, 2]] |

  @level:stated @op:Error.BadMethodCallException @error
  Rule: A method that does not exist raises a bad-method-call error

    @id:shared-paginator-forward-call-unknown
    Scenario: The object has no such method
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "shout", []]
      Then it fails with a BadMethodCall error

    @id:shared-paginator-forward-call-unknown-name
    Scenario Outline: The object has no method "<method>"
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "<method>", []]
      Then it fails with a BadMethodCall error

      Examples:
        | case       | method     |
        | digit      | find2      |
        | underscore | find_first |

  @level:observed
  Rule: The result is given as it is

    @id:shared-paginator-forward-call-target-returned
    Scenario: An object that returns itself is returned
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "itself", []]
      Then the result is {"$ref": "greeter"}

  @level:observed @op:Error.BadMethodCallException @error
  Rule: The error names the forwarding class; a collection names itself

    @id:shared-paginator-forward-call-unknown-message @trait:messages
    Scenario Outline: <target> has no operation "shout"
      When "forwardCallTo" is called from inside with [<object>, "shout", []]
      Then it fails with a BadMethodCall error saying "<message>"

      Examples:
        | case       | target         | object                        | message                                     |
        | object     | A plain object | {"$ref": "greeter"}           | Call to undefined method UserPages::shout() |
        | collection | A collection   | {"$new": ["Collection", [1]]} | Method Collection::shout does not exist.    |

  @level:observed @error
  Rule: Errors raised inside the method pass through

    @id:shared-paginator-forward-call-inner-error
    Scenario: An error of another kind
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "refuse", []]
      Then it fails with a Logic error saying "not today"

    @id:shared-paginator-forward-call-inner-bad-call
    Scenario: A bad-method-call error about another method
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "forward", []]
      Then it fails with a BadMethodCall error saying "Call to undefined method Other::thing()"

    @id:shared-paginator-forward-call-inner-same-name
    Scenario: A bad-method-call error about a method of that name elsewhere
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "whisper", []]
      Then it fails with a BadMethodCall error saying "Call to undefined method Other::whisper()"

    @id:shared-paginator-forward-call-inner-same-object
    Scenario: A method that asks its own object for one that it does not have
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "stumble", []]
      Then it fails
      And the error names "recover"

  @level:observed @error
  Rule: Only an object can be called

    @id:shared-paginator-forward-call-no-object @trait:strict-types
    Scenario Outline: forwardCallTo(<target>, "keys", [])
      When "forwardCallTo" is called from inside with [<target>, "keys", []]
      Then it fails with a Generic error

      Examples:
        | case     | target          |
        | null     | null            |
        | list     | ["Ann"]         |
        | map      | {"name": "Ann"} |
        | integers | {"5": "Ann"}    |
        | text     | "Ann"           |
        | number   |               5 |

    @id:shared-paginator-forward-call-other-kind
    Scenario: An error of another kind keeps its words, whatever they are
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "deny", []]
      Then it fails with a Logic error saying "Call to undefined method Greeter::deny()"

    @id:shared-paginator-forward-call-of-language @trait:static-languages @op:Error.BadMethodCallException
    Scenario: What objects have by their language is not called
      When "forwardCallTo" is called from inside with [{"$ref": "greeter"}, "hasOwnProperty", ["greet"]]
      Then it fails with a BadMethodCall error
