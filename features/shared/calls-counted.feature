Feature: Forwarded calls are counted
  Every call that is forwarded, and every macro, is one call: neither left out because it was made before nor made twice.

  @level:observed
  Rule: Each call reaches its target once

    @id:shared-call-counted @protected
    Scenario Outline: "<operation>" of a <subject>
      Given the closure "say" that returns "hello"
      And the class Parrot with
        """
        {"methods": {"say": {"$ref": "say"}}}
        """
      And "parrot" is a new Parrot from []
      And the class Own extending <subject>
      And a new Own from <source>
      And "<operation>" is called from inside with <args>
      When "<operation>" is called from inside with <args>
      Then the result is "hello"
      And the closure "say" was called with [[1], [1]]

      @op:Shared.forwardCallTo
      Examples:
        | case              | operation     | subject      | source       | args                             |
        | resource-forward  | forwardCallTo | JsonResource | [1]          | [{"$ref": "parrot"}, "say", [1]] |
        | paginator-forward | forwardCallTo | Paginator    | [["Ann"], 1] | [{"$ref": "parrot"}, "say", [1]] |

      @op:Shared.forwardDecoratedCallTo
      Examples:
        | case                | operation              | subject      | source       | args                             |
        | resource-decorated  | forwardDecoratedCallTo | JsonResource | [1]          | [{"$ref": "parrot"}, "say", [1]] |
        | paginator-decorated | forwardDecoratedCallTo | Paginator    | [["Ann"], 1] | [{"$ref": "parrot"}, "say", [1]] |

      @op:Shared.__call
      Examples:
        | case             | operation | subject      | source               | args         |
        | resource-dynamic | __call    | JsonResource | [{"$ref": "parrot"}] | ["say", [1]] |

    @id:resource-static-call-counted @op:Shared.__callStatic @op:Shared.macro @boot-only
    Scenario: A macro that is called statically
      Given the closure "say" that returns "hello"
      And the static operation "macro" of JsonResource is called with ["say", {"$ref": "say"}]
      And the static operation "say" of JsonResource is called with [1]
      When the static operation "say" of JsonResource is called with [1]
      Then the result is "hello"
      And the closure "say" was called with [[1], [1]]

  @level:observed @op:Shared.macro @error @boot-only
  Rule: A macro that fails is not called a second time

    @id:resource-failed-call-counted @op:Shared.__call
    Scenario: On an object
      Given the closure "say" that returns {"$throw": {"kind": "Logic", "message": "not today"}}
      And the static operation "macro" of JsonResource is called with ["say", {"$ref": "say"}]
      And a new JsonResource from [1]
      When "say" is called
      Then it fails with a Logic error
      And the closure "say" was called once

    @id:resource-failed-static-call-counted @op:Shared.__callStatic
    Scenario: On a class
      Given the closure "say" that returns {"$throw": {"kind": "Logic", "message": "not today"}}
      And the static operation "macro" of JsonResource is called with ["say", {"$ref": "say"}]
      When the static operation "say" of JsonResource is called with []
      Then it fails with a Logic error
      And the closure "say" was called once

  @level:observed
  Rule: The very object that is given is called, not a copy of it

    @id:shared-call-target @protected
    Scenario Outline: "<operation>" of a <subject>
      Given the class Own extending <subject>
      And "list" is a new Collection from [["Ann"]]
      And a new Own from <source>
      When "<operation>" is called from inside with [{"$ref": "list"}, "push", ["Ben"]]
      Then "all" of "list" gives ["Ann", "Ben"]

      @op:Shared.forwardCallTo
      Examples:
        | case              | operation     | subject      | source       |
        | resource-forward  | forwardCallTo | JsonResource | [1]          |
        | paginator-forward | forwardCallTo | Paginator    | [["Ann"], 1] |

      @op:Shared.forwardDecoratedCallTo
      Examples:
        | case                | operation              | subject      | source       |
        | resource-decorated  | forwardDecoratedCallTo | JsonResource | [1]          |
        | paginator-decorated | forwardDecoratedCallTo | Paginator    | [["Ann"], 1] |

    @id:resource-call-target-macro @trait:static-languages @op:Shared.macro @boot-only
    Scenario: An object that is a macro
      Given the class Greeter with
        """
        {"methods": {"__invoke": {"$this": true}}}
        """
      And "greeter" is a new Greeter from []
      And the static operation "macro" of JsonResource is called with ["greet", {"$ref": "greeter"}]
      And a new JsonResource from [1]
      When "greet" is called
      Then the result is {"$ref": "greeter"}

    @id:resource-call-target-callback @trait:static-languages @op:AnonymousResourceCollection.transform @protected
    Scenario: An object that is a callback
      Given the class Greeter with
        """
        {"methods": {"__invoke": {"$this": true}}}
        """
      And "greeter" is a new Greeter from []
      And a new JsonResource from [1]
      When "transform" is called from inside with [1, {"$ref": "greeter"}]
      Then the result is {"$ref": "greeter"}
