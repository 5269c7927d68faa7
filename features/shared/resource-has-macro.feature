@boot-only
Feature: hasMacro and flushMacros of a resource
  Tell whether an operation was taught to the resources, and make them forget.

  Background:
    Given the resource class PostResource that gives {"id": 1}
    And the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]

  @level:stated @op:Shared.hasMacro
  Rule: hasMacro tells whether a macro is registered

    @id:resource-has-macro
    Scenario Outline: Whether "<case>" is a macro: <known>
      # An operation of the class is there without being registered.
      When the static operation "hasMacro" of JsonResource is called with ["<case>"]
      Then the result is <known>

      Examples:
        | case        | known |
        | hello       | true  |
        | goodbye     | false |
        | resolve     | false |
        | wrap        | false |
        | constructor | false |

    @id:resource-has-macro-pattern
    Scenario: The beginning of the name with an asterisk
      When the static operation "hasMacro" of JsonResource is called with ["hel*"]
      Then the result is false

    @id:resource-has-macro-earlier @op:Shared.macro
    Scenario Outline: The <case> of two macros is registered
      Given the static operation "macro" of JsonResource is called with ["goodbye", {"$fn": {"body": "Goodbye"}}]
      When the static operation "hasMacro" of JsonResource is called with ["<name>"]
      Then the result is true

      Examples:
        | case    | name    |
        | earlier | hello   |
        | later   | goodbye |

    @id:resource-has-macro-language-name @op:Shared.macro
    Scenario Outline: A macro called "<name>" is registered
      Given the static operation "macro" of JsonResource is called with ["<name>", {"$fn": {"body": "Hello"}}]
      When the static operation "hasMacro" of JsonResource is called with ["<name>"]
      Then the result is true

      Examples:
        | case        | name        |
        | constructor | constructor |
        | to-string   | toString    |
        | length      | length      |
        | capital     | Hello       |

    @id:resource-has-macro-asked-before @op:Shared.macro
    Scenario: A name that was unknown when it was asked for is known once it is registered
      Given the static operation "hasMacro" of JsonResource is called with ["goodbye"]
      And the static operation "macro" of JsonResource is called with ["goodbye", {"$fn": {"body": "Goodbye"}}]
      When the static operation "hasMacro" of JsonResource is called with ["goodbye"]
      Then the result is true

  @level:stated @op:Shared.flushMacros
  Rule: flushMacros clears the macros

    @id:resource-flush-macros-asked-before @op:Shared.hasMacro
    Scenario: A macro that was asked for before is no longer registered
      Given the static operation "hasMacro" of JsonResource is called with ["hello"]
      And the static operation "flushMacros" of JsonResource is called with []
      When the static operation "hasMacro" of JsonResource is called with ["hello"]
      Then the result is false

    @id:resource-flush-macros-all-stated @op:Shared.hasMacro
    Scenario Outline: Of two macros none is left: <name>
      Given the static operation "macro" of JsonResource is called with ["goodbye", {"$fn": {"body": "Goodbye"}}]
      And the static operation "flushMacros" of JsonResource is called with []
      When the static operation "hasMacro" of JsonResource is called with ["<name>"]
      Then the result is false

      Examples:
        | case   | name    |
        | first  | hello   |
        | second | goodbye |

    @id:resource-flush-macros-mixed-in @op:Shared.mixin @op:Shared.hasMacro
    Scenario: A macro that was mixed in is no longer registered
      Given the class Slang with
        """
        {"methods": {"wave": {"$fn": {"body": {"$fn": {"body": "Hi"}}}}}}
        """
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Slang"]}]
      And the static operation "hasMacro" of JsonResource is called with ["wave"]
      Then the result is true
      When the static operation "flushMacros" of JsonResource is called with []
      And the static operation "hasMacro" of JsonResource is called with ["wave"]
      Then the result is false

    @id:resource-flush-macros-keeps-wrapping @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.$forceWrapping
    Scenario: Wrapping stays as it was set
      Given the static operation "wrap" of JsonResource is called with ["items"]
      And the static property "forceWrapping" of JsonResource is set to true
      When the static operation "flushMacros" of JsonResource is called with []
      Then the static property "wrap" of JsonResource is "items"
      And the static property "forceWrapping" of JsonResource is true

    @id:resource-flush-macros-gives-nothing
    Scenario: flushMacros returns nothing
      When the static operation "flushMacros" of JsonResource is called with []
      Then the result is null

    @id:resource-flush-macros-called-before @op:Shared.__call @error
    Scenario: What was a macro of an object cannot be called any more
      Given a new PostResource from [{"id": 1}]
      And "hello" is called
      And the static operation "flushMacros" of JsonResource is called with []
      When "hello" is called
      Then it fails

    @id:resource-flush-macros-static-call @op:Shared.__callStatic @error
    Scenario: What was a macro of a class cannot be called any more
      Given the static operation "flushMacros" of JsonResource is called with []
      When the static operation "hello" of JsonResource is called with []
      Then it fails with a BadMethodCall error

    @id:collection-flush-macros-stated @op:Shared.macro @op:Shared.hasMacro
    Scenario: flushMacros forgets the macros of the class of collections
      Given the static operation "macro" of AnonymousResourceCollection is called with ["greet", {"$fn": {"body": "Hello"}}]
      And the static operation "hasMacro" of AnonymousResourceCollection is called with ["greet"]
      Then the result is true
      When the static operation "flushMacros" of AnonymousResourceCollection is called with []
      And the static operation "hasMacro" of AnonymousResourceCollection is called with ["greet"]
      Then the result is false

  @level:observed @op:Shared.hasMacro
  Rule: Names are told apart by case
    # There are languages whose names of operations are not, and the document does not say it of macros.

    @id:resource-has-macro-other-case
    Scenario: A name that differs in case is another name
      When the static operation "hasMacro" of JsonResource is called with ["Hello"]
      Then the result is false

  @level:observed @op:Shared.hasMacro
  Rule: Operations that were not taught are no macros

    @id:resource-has-macro-operation
    Scenario Outline: The operation "<operation>"
      When the static operation "hasMacro" of PostResource is called with ["<operation>"]
      Then the result is false

      Examples:
        | case       | operation  |
        | to-json    | toJson     |
        | collection | collection |
        | when       | when       |
        | has-macro  | hasMacro   |

  @level:observed @op:Shared.flushMacros
  Rule: Any resource class clears for all of them

    @id:resource-flush-macros-shared @trait:shared-statics @op:Shared.hasMacro
    Scenario Outline: Cleared on <class>
      Given the static operation "flushMacros" of <class> is called with []
      When the static operation "hasMacro" of JsonResource is called with ["hello"]
      Then the result is false

      Examples:
        | case       | class                       |
        | derived    | PostResource                |
        | collection | AnonymousResourceCollection |

    @id:resource-flush-macros-twice
    Scenario: Clearing when there is nothing to clear
      Given the static operation "flushMacros" of JsonResource is called with []
      When the static operation "flushMacros" of JsonResource is called with []
      Then the result is null

    @id:resource-flush-macros-all @trait:shared-statics @op:Shared.hasMacro
    Scenario: All macros are cleared
      Given the static operation "macro" of PostResource is called with ["goodbye", {"$fn": {"body": "Bye"}}]
      And the static operation "flushMacros" of JsonResource is called with []
      When the static operation "hasMacro" of PostResource is called with ["goodbye"]
      Then the result is false

  @level:observed @op:Shared.flushMacros @protected
  Rule: The property that held the macros is empty afterwards

    @id:resource-flush-macros-property @op:AnonymousResourceCollection.$macros
    Scenario: The macros by name
      When the static operation "flushMacros" of JsonResource is called with []
      Then the protected static property "macros" of JsonResource is []

  @level:observed @op:Shared.__call @op:Shared.flushMacros
  Rule: What was a macro is an ordinary call afterwards

    @id:resource-flush-macros-call-forwarded @error
    Scenario: The underlying object is asked
      Given the static operation "flushMacros" of JsonResource is called with []
      And a new PostResource from [{"$new": ["Collection", []]}]
      When "hello" is called
      Then it fails with a BadMethodCall error

    @id:resource-flush-macros-register-again
    Scenario: A name can be registered again
      Given the static operation "flushMacros" of JsonResource is called with []
      And the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello again"}}]
      And a new PostResource from [[]]
      When "hello" is called
      Then the result is "Hello again"
