@op:Shared.macro @boot-only
Feature: macro of a resource
  Teaches all resources an operation at run time.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}

  @level:stated
  Rule: A macro is registered
    # The underlying values have nothing of that name: which of the two would answer is not said.

    @id:resource-macro-called @op:Shared.__call
    Scenario: A macro can be called on a resource
      Given a new PostResource from [[]]
      And the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      When "hello" is called
      Then the result is "Hello"

    @id:collection-macro-called @op:Shared.__call
    Scenario: A macro can be called on a collection
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the static operation "macro" of AnonymousResourceCollection is called with ["greet", {"$fn": {"body": {"$concat": ["Hello ", {"$arg": 0}]}}}]
      When "greet" is called with ["Ada"]
      Then the result is "Hello Ada"

    @id:resource-macro-of-subclass @op:Shared.__call @op:Shared.hasMacro
    Scenario: A macro that is registered on JsonResource is one of a class of collections
      Given the class Posts extending AnonymousResourceCollection
      And the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      And a new Posts from [[{"id": 1}], "PostResource"]
      When the static operation "hasMacro" of Posts is called with ["hello"]
      Then the result is true
      And "hello" gives "Hello"

    @id:resource-macro-called-again @op:Shared.__call
    Scenario: Every call is a call of its own
      Given a new PostResource from [[]]
      And the static operation "macro" of JsonResource is called with ["greet", {"$fn": {"body": {"$concat": ["Hello ", {"$arg": 0}]}}}]
      And "greet" is called with ["Ada"]
      When "greet" is called with ["Bo"]
      Then the result is "Hello Bo"

    @id:resource-macro-called-with-two @op:Shared.__call
    Scenario: Both arguments of a call arrive
      Given a new PostResource from [[]]
      And the static operation "macro" of JsonResource is called with ["introduce", {"$fn": {"body": {"$concat": [{"$arg": 0}, " and ", {"$arg": 1}]}}}]
      When "introduce" is called with ["Ada", "Bo"]
      Then the result is "Ada and Bo"

    @id:resource-macro-arguments @op:Shared.__call
    Scenario Outline: The arguments <arguments> arrive
      Given the closure "list" that returns {"$args": 0}
      And a new PostResource from [[]]
      And the static operation "macro" of JsonResource is called with ["list", {"$ref": "list"}]
      When "list" is called with <arguments>
      Then the result is <arguments>
      And the closure "list" was called with [<arguments>]

      Examples:
        | case    | arguments                    |
        | none    | []                           |
        | null    | [null]                       |
        | list    | [["a", "b"]]                 |
        | falsy   | [0, false, ""]               |
        | several | ["a", 1, {"b": [2]}]         |
        | many    | ["a", null, 3, [4], 5, null] |

    @id:resource-macro-falsy-result @op:Shared.__call
    Scenario Outline: A macro may give <value>
      Given a new PostResource from [[]]
      And the static operation "macro" of JsonResource is called with ["give", {"$fn": {"body": <value>}}]
      When "give" is called
      Then the result is <value>

      Examples:
        | case       | value |
        | false      | false |
        | zero       |     0 |
        | empty-text | ""    |
        | null       | null  |

  @level:stated
  Rule: Registering gives nothing

    @id:resource-macro-gives-nothing
    Scenario: macro returns nothing
      When the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      Then the result is null

  @level:observed @op:Shared.__call
  Rule: What a macro gives or raises is the outcome of the call

    @id:resource-macro-null-result
    Scenario: A macro may give null
      Given a new PostResource from [{"$new": ["Model", {"id": 1}]}]
      And the static operation "macro" of JsonResource is called with ["getKey", {"$fn": {"body": null}}]
      When "getKey" is called
      Then the result is null

    @id:resource-macro-error @error
    Scenario: An error of a macro passes through
      Given a new PostResource from [{"$new": ["Model", {"id": 1}]}]
      And the static operation "macro" of JsonResource is called with ["getKey", {"$fn": {"body": {"$throw": {"kind": "Logic", "message": "boom"}}}}]
      When "getKey" is called
      Then it fails with a Logic error saying "boom"

  @level:observed @op:Shared.__call
  Rule: A closure called on an instance is bound to that instance

    @id:resource-macro-bound @trait:bound-closures
    Scenario: The bound object is the resource
      Given a new PostResource from [{"$new": ["Model", {"id": 1}]}]
      And the static operation "macro" of JsonResource is called with ["me", {"$fn": {"body": {"$this": true}}}]
      When "me" is called
      Then the result is the subject itself

    @id:resource-macro-bound-to-each @trait:bound-closures
    Scenario: Another resource is bound for another call
      Given "other" is a new PostResource from [{"id": 2}]
      And a new PostResource from [{"id": 1}]
      And the static operation "macro" of JsonResource is called with ["identity", {"$fn": {"body": {"$item": "id"}}}]
      When "identity" is called
      Then the result is 1
      And "identity" of "other" gives 2

    @id:resource-macro-bound-outside @trait:bound-closures
    Scenario: Of a resource inside another the outer one is bound
      Given a new PostResource from [{"$new": ["PostResource", {"id": 1}]}]
      And the static operation "macro" of JsonResource is called with ["me", {"$fn": {"body": {"$this": true}}}]
      When "me" is called
      Then the result is the subject itself

    @id:resource-macro-bound-to-collection @trait:bound-closures
    Scenario: On a collection the collection is bound
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "PostResource"]
      And the static operation "macro" of JsonResource is called with ["size", {"$fn": {"body": {"$call": {"on": {"$this": true}, "operation": "count", "args": []}}}}]
      When "size" is called
      Then the result is 2

  @level:observed @op:Shared.__call
  Rule: An object that can be called is called as it is

    @id:resource-macro-callable-object @trait:static-languages
    Scenario: The object and not the resource answers
      Given the class Greeter with
        """
        {"methods": {"__invoke": {"$fn": {"body": {"$concat": ["Hello ", {"$arg": 0}]}}}}}
        """
      And a new PostResource from [[]]
      And the static operation "macro" of JsonResource is called with ["greet", {"$new": ["Greeter"]}]
      When "greet" is called with ["Ada"]
      Then the result is "Hello Ada"

    @id:resource-macro-callable-object-arguments @trait:static-languages
    Scenario: The object gets all arguments
      Given the class Joiner with
        """
        {"methods": {"__invoke": {"$fn": {"body": {"$args": 0}}}}}
        """
      And a new PostResource from [[]]
      And the static operation "macro" of JsonResource is called with ["join", {"$new": ["Joiner"]}]
      When "join" is called with ["Ada", "Bo"]
      Then the result is ["Ada", "Bo"]

  @level:observed
  Rule: Registering a name again replaces the macro

    @id:resource-macro-replaced
    Scenario: The later macro answers
      Given the closure "first" that returns 1
      And the closure "second" that returns 2
      And a new PostResource from [[]]
      And the static operation "macro" of JsonResource is called with ["number", {"$ref": "first"}]
      And the static operation "macro" of JsonResource is called with ["number", {"$ref": "second"}]
      When "number" is called
      Then the result is 2
      And the closure "first" was not called

    @id:resource-macro-replaced-after-call @op:Shared.__call
    Scenario: An object that called the first macro calls the second
      Given the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      And a new PostResource from [1]
      And "hello" is called
      And the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Good morning"}}]
      When "hello" is called
      Then the result is "Good morning"

    @id:resource-macro-replaced-after-static-call @op:Shared.__callStatic
    Scenario Outline: A class that called the first macro by "<operation>" calls the second
      Given the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      And the static operation "<operation>" of PostResource is called with <args>
      And the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Good morning"}}]
      When the static operation "<operation>" of PostResource is called with <args>
      Then the result is "Good morning"

      Examples:
        | case   | operation    | args          |
        | name   | hello        | []            |
        | static | __callStatic | ["hello", []] |

  @level:observed
  Rule: Names are told apart by case and may be any text

    @id:resource-macro-case @op:Shared.hasMacro
    Scenario Outline: After registering "hello", whether "<name>" is known
      Given the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": 1}}]
      When the static operation "hasMacro" of JsonResource is called with ["<name>"]
      Then the result is <known>

      Examples:
        | case    | name   | known |
        | same    | hello  | true  |
        | capital | Hello  | false |
        | longer  | hello2 | false |

    @id:resource-macro-case-called @op:Shared.__call
    Scenario: Of two macros whose names differ in case each answers to its own
      Given a new PostResource from [[]]
      And the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "small"}}]
      And the static operation "macro" of JsonResource is called with ["Hello", {"$fn": {"body": "capital"}}]
      When "Hello" is called
      Then the result is "capital"
      And "hello" gives "small"

    @id:resource-macro-names @op:Shared.__callStatic
    Scenario Outline: A macro named "<name>"
      Given the static operation "macro" of JsonResource is called with ["<name>", {"$fn": {"body": "found"}}]
      When the static operation "<name>" of JsonResource is called with []
      Then the result is "found"

      Examples:
        | case       | name       |
        | empty      |            |
        | number     |          7 |
        | zero       |          0 |
        | words      | two words  |
        | accents    | über       |
        | underscore | __internal |

  @level:observed @op:Shared.__call
  Rule: A macro comes after the resource's own operations and before those of the underlying object

    @id:resource-macro-own-operation-wins
    Scenario: An operation of the interface keeps its meaning, beside a name that differs in case too
      Given the closure "unused" that returns "macro"
      And a new PostResource from [{"id": 1}]
      And the static operation "macro" of JsonResource is called with ["resolve", {"$ref": "unused"}]
      And the static operation "macro" of JsonResource is called with ["Resolve", {"$ref": "unused"}]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"id": 1}
      And the closure "unused" was not called

    @id:resource-macro-own-operation-registered @op:Shared.hasMacro
    Scenario: A macro that has the name of an operation is registered
      Given the static operation "macro" of JsonResource is called with ["toArray", {"$fn": {"body": "macro"}}]
      When the static operation "hasMacro" of JsonResource is called with ["toArray"]
      Then the result is true

    @id:resource-macro-beats-protected @op:Statement.protectedOperations @trait:static-languages
    Scenario: A protected operation does not hide a macro from outside
      Given a new PostResource from [{"id": 1}]
      And the static operation "macro" of JsonResource is called with ["when", {"$fn": {"body": "macro"}}]
      When "when" is called with [true, 1]
      Then the result is "macro"

    @id:resource-macro-beats-delegation
    Scenario: An operation of the underlying object is hidden
      Given a new PostResource from [{"$new": ["Model", {"id": 1}]}]
      And the static operation "macro" of JsonResource is called with ["getAttributes", {"$fn": {"body": "macro"}}]
      When "getAttributes" is called
      Then the result is "macro"
