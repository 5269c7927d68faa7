Feature: Own operations that forward calls are called through the object
  An operation that needs another one of the interface calls it on itself, so that a subclass that overrides the one changes the other.

  @level:observed
  Rule: Every call goes through forwardCallTo, and every failure of it through throwBadMethodCallException

    @id:shared-self-call-forward @protected @op:Shared.forwardCallTo
    Scenario Outline: <caller> of <class> asks for forwardCallTo
      Given the class Own extending <class> with
        """
        { "methods": { "forwardCallTo": "own" } }
        """
      And a new Own from <from>
      When the protected operation "<caller>" is called with <args>
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

    @id:shared-self-call-throw @protected @error @trait:late-static-binding @op:Shared.forwardCallTo @op:Shared.throwBadMethodCallException
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
      When the protected operation "forwardCallTo" is called with [{"$new": ["Greeter"]}, "shout", []]
      Then it fails with a Logic error saying "own"

      Examples:
        | case      | class        | from         |
        | resource  | JsonResource | [{"id": 1}]  |
        | paginator | Paginator    | [["Ada"], 1] |
