Feature: Own operations that forward calls are called through the object
  An operation that needs another one of the interface calls it on itself, so that a subclass that overrides the one changes the other.

  @level:observed @protected
  Rule: Every call goes through forwardCallTo, and every failure of it through throwBadMethodCallException

    @id:shared-self-call-forward @op:Shared.forwardCallTo @trait:virtual-operations
    Scenario Outline: <caller> of <class> asks for forwardCallTo
      Given the class Own extending <class> with
        """
        { "methods": { "forwardCallTo": "own" } }
        """
      And a new Own from <from>
      When "<caller>" is called from inside with <args>
      Then the result is "own"

      @op:Shared.__call
      Examples:
        | case           | caller | class        | from                            | args          |
        | paginator-call | __call | Paginator    | [["Ada"], 1]                    | ["first", []] |
        | resource-call  | __call | JsonResource | [{"$new": ["Collection", [5]]}] | ["first", []] |

      @op:Shared.forwardDecoratedCallTo
      Examples:
        | case                | caller                 | class        | from         | args                                       |
        | resource-decorated  | forwardDecoratedCallTo | JsonResource | [{"id": 1}]  | [{"$new": ["Collection", []]}, "keys", []] |
        | paginator-decorated | forwardDecoratedCallTo | Paginator    | [["Ada"], 1] | [{"$new": ["Collection", []]}, "keys", []] |

    @id:shared-self-call-throw @trait:late-static-binding @op:Shared.forwardCallTo @op:Shared.throwBadMethodCallException @error
    Scenario Outline: forwardCallTo of <class> asks for throwBadMethodCallException
      Given the class Own extending <class> with
        """
        { "staticMethods": { "throwBadMethodCallException": {"$throw": {"kind": "Logic", "message": "own"}} } }
        """
      And the class Greeter with
        """
        { "methods": { "greet": "Hello!" } }
        """
      And a new Own from <from>
      When "forwardCallTo" is called from inside with [{"$new": ["Greeter"]}, "shout", []]
      Then it fails with a Logic error saying "own"

      Examples:
        | case      | class        | from         |
        | resource  | JsonResource | [{"id": 1}]  |
        | paginator | Paginator    | [["Ada"], 1] |

  @level:observed @trait:late-static-binding @op:Shared.hasMacro @boot-only
  Rule: Whether there is a macro is asked of hasMacro

    Background:
      Given the class Own extending JsonResource with
        """
        { "staticMethods": { "hasMacro": false } }
        """
      And the static operation "macro" of JsonResource is called with ["getKey", {"$fn": {"body": "macro"}}]

    @id:shared-self-call-has-macro @op:Shared.__call
    Scenario: A call passes over a macro that "hasMacro" denies
      Given a new Own from [{"$new": ["Model", {"id": 7}]}]
      When "getKey" is called
      Then the result is 7

    @id:shared-self-call-static-has-macro @op:Shared.__callStatic @error
    Scenario: A static call of a macro that "hasMacro" denies fails
      When the static operation "getKey" of Own is called with []
      Then it fails with a BadMethodCall error

    @id:shared-self-call-mixin-has-macro @op:Shared.mixin
    Scenario: Mixing in without replacing still replaces a macro that "hasMacro" denies
      Given the class Words with
        """
        { "methods": { "getKey": {"$fn": {"body": {"$fn": {"body": "words"}}}} } }
        """
      And the static operation "mixin" of Own is called with [{"$new": ["Words"]}, false]
      When the static operation "getKey" of JsonResource is called with []
      Then the result is "words"
