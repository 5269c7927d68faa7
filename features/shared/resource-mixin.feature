@op:Shared.mixin @boot-only
Feature: mixin of a resource
  Registers what the methods of an object give as macros.

  Background:
    Given the closure "greet" that returns {"$fn": {"body": {"$concat": ["Hello ", {"$arg": 0}]}}}
    And the closure "part" that returns {"$fn": {"body": "Bye"}}
    And the closure "hide" that returns {"$fn": {"body": "hidden"}}
    And the class Manners with
      """
      {
        "methods": {"greet": {"$ref": "greet"}, "part": {"$ref": "part"}, "hide": {"$ref": "hide"}},
        "visibility": {"part": "protected", "hide": "private"}
      }
      """
    And the class Slang with
      """
      {
        "methods": {
          "greet": {"$fn": {"body": {"$fn": {"body": "Yo"}}}},
          "wave": {"$fn": {"body": {"$fn": {"body": {"$this": true}}}}}
        }
      }
      """
    And the class Dialect extending Slang with
      """
      {
        "methods": {
          "greet": {"$fn": {"body": {"$fn": {"body": "Ey up"}}}},
          "nod": {"$fn": {"body": {"$fn": {"body": "Aye"}}}}
        }
      }
      """
    And the resource class PostResource that gives {"id": 1}
    And a new PostResource from [[]]

  @level:stated
  Rule: Each method of the object becomes a macro

    @id:resource-mixin-registers @op:Shared.hasMacro
    Scenario: A public method
      Given the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      When the static operation "hasMacro" of JsonResource is called with ["greet"]
      Then the result is true

    @id:collection-mixin @op:Shared.hasMacro
    Scenario: A method is mixed into the class of collections
      Given the static operation "mixin" of AnonymousResourceCollection is called with [{"$new": ["Manners"]}]
      When the static operation "hasMacro" of AnonymousResourceCollection is called with ["greet"]
      Then the result is true

    @id:resource-mixin-registers-each @op:Shared.hasMacro
    Scenario Outline: Each of three methods, one of them overridden, one inherited and one its own: <case>
      Given the static operation "mixin" of JsonResource is called with [{"$new": ["Dialect"]}]
      When the static operation "hasMacro" of JsonResource is called with ["<case>"]
      Then the result is true

      Examples:
        | case  |
        | greet |
        | wave  |
        | nod   |
    # Whether the overriding method or what it gives is the macro is not said.

    @id:resource-mixin-overridden-stated @op:Shared.__call
    Scenario: An overridden method is not mixed in
      Given the closure "inherited" that returns {"$fn": {"body": "Hello"}}
      And the class Manual with
        """
        {"methods": {"welcome": {"$ref": "inherited"}}}
        """
      And the class Handbook extending Manual with
        """
        {"methods": {"welcome": {"$fn": {"body": {"$fn": {"body": "Ey up"}}}}}}
        """
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Handbook"]}]
      And a new JsonResource from [1]
      When "welcome" is called
      Then the closure "inherited" was not called

    @id:resource-mixin-again @op:Shared.hasMacro @op:Shared.flushMacros
    Scenario: An object can be mixed in again after the macros were cleared
      Given "manners" is a new Manners from []
      And the static operation "mixin" of JsonResource is called with [{"$ref": "manners"}]
      And the static operation "flushMacros" of JsonResource is called with []
      And the static operation "mixin" of JsonResource is called with [{"$ref": "manners"}]
      When the static operation "hasMacro" of JsonResource is called with ["greet"]
      Then the result is true

    @id:resource-mixin-void
    Scenario: Nothing is returned
      When the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      Then the result is null

  @level:stated @op:Shared.macro
  Rule: A macro of that name is replaced, unless that is turned off

    Background:
      Given the closure "before" that returns "Good day"
      And the static operation "macro" of JsonResource is called with ["greet", {"$ref": "before"}]
    # `bool $replace = true`. Whether the method or what it gives becomes the macro is left open, so a macro that was
    # registered before tells which of the two is there.
    # Whether a name that is taken is an error is not said.

    @id:resource-mixin-no-replace-keeps-macro @op:Shared.__call
    Scenario: Turned off, the macro from before answers
      When the static operation "mixin" of JsonResource is called with [{"$new": ["Slang"]}, false]
      Then the result, if there is one, is an object or null
      When "greet" is called
      Then the result is "Good day"

    @id:resource-mixin-no-replace-registers @op:Shared.hasMacro
    Scenario: Turned off, names that are not taken are registered all the same
      Given the class Farewell with
        """
        {"methods": {"wave": {"$fn": {"body": {"$fn": {"body": "Bye"}}}}}}
        """
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Farewell"]}, false]
      When the static operation "hasMacro" of JsonResource is called with ["wave"]
      Then the result is true

    @id:resource-mixin-replace-on @op:Shared.__call
    Scenario Outline: The macro from before is not called: <case>
      Given the static operation "mixin" of JsonResource is called with <arguments>
      When "greet" is called
      Then the closure "before" was not called

      Examples:
        | case    | arguments                   |
        | default | [{"$new": ["Slang"]}]       |
        | on      | [{"$new": ["Slang"]}, true] |
    # A macro "persists for the worker lifetime".

    @id:resource-mixin-others-stay @op:Shared.hasMacro
    Scenario: A macro of another name stays
      Given the static operation "macro" of JsonResource is called with ["whistle", {"$fn": {"body": "Tweet"}}]
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Slang"]}]
      When the static operation "hasMacro" of JsonResource is called with ["whistle"]
      Then the result is true

  @level:observed
  Rule: A private method is left out

    @id:resource-mixin-private @op:Shared.hasMacro
    Scenario: A method that is private
      Given the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      When the static operation "hasMacro" of JsonResource is called with ["hide"]
      Then the result is false
      And the closure "hide" was not called

  @level:observed @trait:bound-closures
  Rule: What a public or protected method gives is the macro

    @id:resource-mixin-public
    Scenario: Calling the macro of a public method
      Given the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      When "greet" is called with ["Ada"]
      Then the result is "Hello Ada"

    @id:resource-mixin-protected
    Scenario: Calling the macro of a protected method
      Given the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      When "part" is called
      Then the result is "Bye"

    @id:resource-mixin-calls-once
    Scenario Outline: The method "<case>" is called once, without arguments, when it is mixed in
      When the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      Then the result is null
      And the closure "<case>" was called with [[]]

      Examples:
        | case  |
        | greet |
        | part  |

    @id:resource-mixin-kept-not-called @op:Shared.macro
    Scenario: A method whose macro is there already is not called when replacing is turned off
      Given the static operation "macro" of JsonResource is called with ["greet", {"$fn": {"body": "Good day"}}]
      When the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}, false]
      Then the closure "greet" was not called
      And the closure "part" was called once

    @id:resource-mixin-error-midway @op:Shared.hasMacro @trait:ordered-maps @error
    Scenario Outline: After a method that fails, the macro of one <case> it is registered: <known>
      Given the class Stammer with
        """
        {
          "methods": {
            "greet": {"$fn": {"body": {"$fn": {"body": "Hi"}}}},
            "wave": {"$fn": {"body": {"$throw": {"kind": "Logic", "message": "Not today."}}}},
            "yell": {"$fn": {"body": {"$fn": {"body": "Ahoy"}}}}
          }
        }
        """
      When the static operation "mixin" of JsonResource is called with [{"$new": ["Stammer"]}]
      Then it fails with a Logic error
      When the static operation "hasMacro" of JsonResource is called with ["<name>"]
      Then the result is <known>

      Examples:
        | case   | name  | known |
        | before | greet | true  |
        | after  | yell  | false |

    @id:resource-mixin-method-bound
    Scenario: A method may call a private one of the object that it belongs to
      Given the class Courtesy with
        """
        {
          "methods": {
            "address": {"$own": ["words"]},
            "words": {"$fn": {"body": {"$fn": {"body": "Good day"}}}}
          },
          "visibility": {"words": "private"}
        }
        """
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Courtesy"]}]
      When "address" is called
      Then the result is "Good day"

    @id:resource-mixin-bound
    Scenario: The macro is bound to the resource it is called on
      Given the static operation "mixin" of JsonResource is called with [{"$new": ["Slang"]}]
      When "wave" is called
      Then the result is the subject itself

    @id:resource-mixin-shared @trait:shared-statics
    Scenario: All resource classes have the macros
      Given the static operation "mixin" of PostResource is called with [{"$new": ["Manners"]}]
      When the static operation "greet" of AnonymousResourceCollection is called with ["Ada"]
      Then the result is "Hello Ada"

  @level:observed
  Rule: Existing macros are replaced, unless that is turned off

    @id:resource-mixin-replace @trait:bound-closures
    Scenario Outline: After mixin(<arguments>) "greet" gives "<result>"
      Given the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      And the static operation "mixin" of JsonResource is called with <arguments>
      When "greet" is called with ["Ada"]
      Then the result is "<result>"

      Examples:
        | case                | arguments                    | result    |
        | by-default-replaces | [{"$new": ["Slang"]}]        | Yo        |
        | replaces            | [{"$new": ["Slang"]}, true]  | Yo        |
        | keeps               | [{"$new": ["Slang"]}, false] | Hello Ada |
        | overridden-replaces | [{"$new": ["Dialect"]}]      | Ey up     |

      @trait:numeric-text
      Examples: a number for the flag
        | case | arguments                | result    |
        | zero | [{"$new": ["Slang"]}, 0] | Hello Ada |

    @id:resource-mixin-own-operation @op:Shared.hasMacro
    Scenario: A macro that has the name of an operation is registered
      Given the class Census with
        """
        {"methods": {"resolve": {"$fn": {"body": {"$fn": {"body": 0}}}}}}
        """
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Census"]}]
      When the static operation "hasMacro" of JsonResource is called with ["resolve"]
      Then the result is true

    @id:resource-mixin-no-replace-declared @op:Shared.hasMacro
    Scenario: Without replacing macros, a declared operation is none, so its name is registered
      Given the class Extras with
        """
        {"methods": {"resolve": {"$fn": {"body": {"$fn": {"body": "mixed"}}}}}}
        """
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Extras"]}, false]
      When the static operation "hasMacro" of JsonResource is called with ["resolve"]
      Then the result is true

    @id:resource-mixin-no-replace-adds @op:Shared.hasMacro
    Scenario Outline: Without replacing, "<case>" is known
      Given the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}]
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Slang"]}, false]
      When the static operation "hasMacro" of JsonResource is called with ["<case>"]
      Then the result is true

      Examples:
        | case  |
        | greet |
        | wave  |

      @trait:bound-closures
      Examples: of a protected method
        | case |
        | part |

    @id:resource-mixin-loose-flag @op:Shared.__callStatic @trait:bound-closures @trait:numeric-text @op:Shared.macro
    Scenario: A number that counts as true replaces
      Given the static operation "macro" of JsonResource is called with ["part", {"$fn": {"body": "Good day"}}]
      And the static operation "mixin" of JsonResource is called with [{"$new": ["Manners"]}, 1]
      When the static operation "part" of JsonResource is called with []
      Then the result is "Bye"
