@op:Shared.__callStatic
Feature: Dynamic static calls of a resource class
  A static operation that a resource class does not have is a macro, or it does not exist.

  Background:
    Given the resource class PostResource that gives {"id": 1}

  @level:stated @boot-only
  Rule: A dynamic static call runs the macro

    @id:resource-static-call-macro
    Scenario: A registered macro
      Given the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      When the static operation "hello" of PostResource is called with []
      Then the result is "Hello"

    @id:collection-static-call-macro
    Scenario: A macro of the class of collections
      Given the static operation "macro" of AnonymousResourceCollection is called with ["greet", {"$fn": {"body": {"$concat": ["Hello ", {"$arg": 0}]}}}]
      When the static operation "greet" of AnonymousResourceCollection is called with ["Ada"]
      Then the result is "Hello Ada"

    @id:resource-static-call-operation
    Scenario: Through the operation __callStatic
      Given the static operation "macro" of JsonResource is called with ["join", {"$fn": {"body": {"$concat": [{"$arg": 0}, ", ", {"$arg": 1}, " and ", {"$arg": 2}]}}}]
      When the static operation "__callStatic" of PostResource is called with ["join", ["Ada", "Bo", "Cy"]]
      Then the result is "Ada, Bo and Cy"

    @id:resource-static-call-with-two
    Scenario: Both arguments of a call arrive
      Given the static operation "macro" of JsonResource is called with ["join", {"$fn": {"body": {"$concat": [{"$arg": 0}, " and ", {"$arg": 1}]}}}]
      When the static operation "join" of PostResource is called with ["Ada", "Bo"]
      Then the result is "Ada and Bo"

    @id:resource-static-call-falsy-result
    Scenario Outline: A macro may give <value>
      Given the static operation "macro" of JsonResource is called with ["give", {"$fn": {"body": <value>}}]
      When the static operation "give" of JsonResource is called with []
      Then the result is <value>

      Examples:
        | case       | value |
        | false      | false |
        | zero       |     0 |
        | empty-text | ""    |

    @id:resource-static-call-list
    Scenario: A list is one argument of a static call
      Given the static operation "macro" of JsonResource is called with ["list", {"$fn": {"body": {"$args": 0}}}]
      When the static operation "__callStatic" of JsonResource is called with ["list", [["a", "b"]]]
      Then the result is [["a", "b"]]

    @id:resource-static-call-again
    Scenario: A macro is there for every static call
      Given the static operation "macro" of JsonResource is called with ["greet", {"$fn": {"body": {"$concat": ["Hello ", {"$arg": 0}]}}}]
      And the static operation "greet" of JsonResource is called with ["Ada"]
      When the static operation "greet" of JsonResource is called with ["Bo"]
      Then the result is "Hello Bo"

  @level:observed @boot-only
  Rule: The macro gets the arguments and no instance

    @id:resource-static-call-arguments
    Scenario Outline: The arguments <arguments> arrive
      Given the static operation "macro" of JsonResource is called with ["list", {"$fn": {"body": {"$args": 0}}}]
      When the static operation "list" of JsonResource is called with <arguments>
      Then the result is <arguments>

      Examples:
        | case    | arguments                      |
        | none    | []                             |
        | null    | [null]                         |
        | several | [1, "b", ["c"]]                |
        | many    | [1, null, "c", ["d"], 5, null] |

    @id:resource-static-call-unbound @trait:bound-closures
    Scenario: There is no bound object
      Given the static operation "macro" of JsonResource is called with ["me", {"$fn": {"body": {"$this": true}}}]
      When the static operation "me" of PostResource is called with []
      Then the result is null

    @id:resource-static-call-callable-object @trait:static-languages
    Scenario: An object that can be called is called as it is
      Given the class Greeter with
        """
        {"methods": {"__invoke": {"$fn": {"body": {"$concat": ["Hello ", {"$arg": 0}]}}}}}
        """
      And the static operation "macro" of JsonResource is called with ["greet", {"$new": ["Greeter"]}]
      When the static operation "greet" of PostResource is called with ["Ada"]
      Then the result is "Hello Ada"

    @id:resource-static-call-callable-operation @trait:static-languages
    Scenario: Through the operation __callStatic it gets its arguments as well
      Given the class Greeter with
        """
        {"methods": {"__invoke": {"$fn": {"body": {"$concat": ["Hello ", {"$arg": 0}]}}}}}
        """
      And the static operation "macro" of JsonResource is called with ["greet", {"$new": ["Greeter"]}]
      When the static operation "__callStatic" of PostResource is called with ["greet", ["Ada"]]
      Then the result is "Hello Ada"

    @id:resource-static-call-error @error
    Scenario: An error of the macro passes through
      Given the static operation "macro" of JsonResource is called with ["fail", {"$fn": {"body": {"$throw": {"kind": "Logic", "message": "boom"}}}}]
      When the static operation "fail" of JsonResource is called with []
      Then it fails with a Logic error saying "boom"

    @id:resource-static-call-own-operation-wins
    Scenario: A static operation of the interface keeps its meaning
      Given the closure "unused" that returns "macro"
      And the static operation "macro" of JsonResource is called with ["make", {"$ref": "unused"}]
      When the static operation "make" of JsonResource is called with [[]]
      Then the result is {"$a": "JsonResource"}
      And the closure "unused" was not called

    @id:resource-static-call-operation-arguments
    Scenario Outline: Through the operation __callStatic the arguments <arguments> arrive
      Given the static operation "macro" of JsonResource is called with ["list", {"$fn": {"body": {"$args": 0}}}]
      When the static operation "__callStatic" of PostResource is called with ["list", <arguments>]
      Then the result is <arguments>

      Examples:
        | case     | arguments                      |
        | one-null | [null]                         |
        | one-list | [["a", "b"]]                   |
        | several  | [1, "b", ["c"]]                |
        | many     | [1, null, "c", ["d"], 5, null] |

  @level:observed @boot-only
  Rule: What the macro gives is given, null too

    @id:resource-static-call-null-operation
    Scenario: A macro that gives null
      Given the static operation "macro" of JsonResource is called with ["nothing", {"$fn": {"body": null}}]
      When the static operation "__callStatic" of PostResource is called with ["nothing", []]
      Then the result is null

  @level:stated @op:Error.BadMethodCallException @error
  Rule: A dynamic call of an operation that does not exist is a bad method call

    @id:resource-static-call-unknown-stated
    Scenario: No macro of that name
      When the static operation "publish" of PostResource is called with []
      Then it fails with a BadMethodCall error

  @level:observed @op:Error.BadMethodCallException @trait:messages @error
  Rule: The report names the class it was called on

    @id:resource-static-call-unknown
    Scenario Outline: Called on <class>
      When the static operation "publish" of <class> is called with [1]
      Then it fails with a BadMethodCall error saying "Method <class>::publish does not exist."

      Examples:
        | case       | class                       |
        | base       | JsonResource                |
        | derived    | PostResource                |
        | collection | AnonymousResourceCollection |

    @id:resource-static-call-flushed @op:Shared.flushMacros @trait:messages @boot-only
    Scenario: A macro that was cleared does not exist
      Given the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      And the static operation "flushMacros" of JsonResource is called with []
      When the static operation "hello" of PostResource is called with []
      Then it fails with a BadMethodCall error saying "Method PostResource::hello does not exist."
