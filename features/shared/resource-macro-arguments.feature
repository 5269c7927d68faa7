@boot-only
Feature: macros of a resource: what cannot be one
  A macro has a name and something to call.

  @level:observed @trait:strict-types @trait:static-languages @op:Shared.macro @error
  Rule: A name that is no text is refused

    @id:resource-macro-name-list
    Scenario: A list
      When the static operation "macro" of JsonResource is called with [["hello"], {"$fn": {"body": 1}}]
      Then it fails with a Type error

  @level:observed @op:Shared.mixin @trait:strict-types @trait:static-languages @error
  Rule: Only an object can be mixed in

    @id:resource-mixin-no-object
    Scenario Outline: Mixing in <mixin>
      When the static operation "mixin" of JsonResource is called with [<mixin>]
      Then it fails

      Examples:
        | case   | mixin   |
        | null   | null    |
        | number |       5 |
        | text   | "hello" |

  @level:observed @op:Shared.macro
  Rule: An object that cannot be called is found out when it is called

    @id:resource-macro-object @trait:messages @trait:static-languages @error
    Scenario: An object without an operation to call
      Given the class Post with
        """
        {"properties": {"id": 1}}
        """
      And the static operation "macro" of JsonResource is called with ["hello", {"$new": ["Post"]}]
      And a new JsonResource from [[]]
      When "hello" is called
      Then it fails with a Generic error
      And the error names "callable"

    @id:resource-macro-object-called @trait:static-languages
    Scenario: An object with such an operation
      Given the class Greeter with
        """
        {"properties": {"word": "Hello "}, "methods": {"__invoke": {"$concat": [{"$field": [{"$this": true}, "word"]}, {"$arg": 0}]}}}
        """
      And the static operation "macro" of JsonResource is called with ["hello", {"$new": ["Greeter"]}]
      And a new JsonResource from [[]]
      When "hello" is called with ["Ada"]
      Then the result is "Hello Ada"

  @level:observed @op:Shared.mixin @op:Shared.hasMacro
  Rule: Only methods are mixed in

    @id:resource-mixin-property @trait:bound-closures
    Scenario: A property is no macro
      Given the class Manners with
        """
        {"properties": {"word": "Hello"}, "methods": {"greet": {"$fn": {"body": {"$fn": {"body": "Hello"}}}}}}
        """
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      When the static operation "hasMacro" of JsonResource is called with ["word"]
      Then the result is false

  @level:observed @trait:declared-types @error
  Rule: In Hypervel the arguments have types

    @id:resource-macro-types
    Scenario Outline: <operation> refuses <args> and names the parameter
      When the static operation "<operation>" of JsonResource is called with <args>
      Then it fails with a Type error
      And the error names "<operation> <culprit>"

      @op:Shared.macro
      Examples: macro
        | case         | operation | args                       | culprit        |
        | macro-number | macro     | ["hello", 5]               | macro callable |
        | macro-null   | macro     | ["hello", null]            | macro callable |
        | macro-name   | macro     | [[], {"$fn": {"body": 1}}] | name string    |

      @op:Shared.mixin
      Examples: mixin
        | case         | operation | args   | culprit      |
        | mixin-number | mixin     | [5]    | mixin object |
        | mixin-null   | mixin     | [null] | mixin object |
