@op:Shared.macro @op:AnonymousResourceCollection.$macros
Feature: Who shares macros with whom
  All resource classes know the same macros; Collection has its own.

  Background:
    Given the resource class PostResource that gives {"id": 1}
    And the resource class UserResource that gives {"id": 2}

  @level:observed @boot-only
  Rule: Any resource class registers for all of them

    @id:resource-macro-shared @trait:shared-statics
    Scenario Outline: Registered on <registered>, called on <called>
      Given the static operation "macro" of <registered> is called with ["hello", {"$fn": {"body": "Hello"}}]
      When the static operation "hello" of <called> is called with []
      Then the result is "Hello"

      Examples:
        | case                   | registered                  | called                      |
        | derived-to-base        | PostResource                | JsonResource                |
        | sibling                | PostResource                | UserResource                |
        | resource-to-collection | PostResource                | AnonymousResourceCollection |
        | collection-to-resource | AnonymousResourceCollection | UserResource                |

    @id:resource-macro-shared-has-macro @op:Shared.hasMacro @trait:shared-statics
    Scenario Outline: <class> knows a macro of PostResource
      Given the static operation "macro" of PostResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      When the static operation "hasMacro" of <class> is called with ["hello"]
      Then the result is true

      Examples:
        | case       | class                       |
        | base       | JsonResource                |
        | sibling    | UserResource                |
        | collection | AnonymousResourceCollection |

    @id:resource-macro-shared-instances @op:Shared.__call @trait:shared-statics
    Scenario: A macro that a class of collections registers can be called on a resource
      Given the static operation "macro" of AnonymousResourceCollection is called with ["hello", {"$fn": {"body": "Hello"}}]
      And a new UserResource from [[]]
      When "hello" is called
      Then the result is "Hello"

  @level:observed @error @boot-only
  Rule: A page knows none of the macros of resources

    @id:resource-macro-not-of-page @op:Shared.__call
    Scenario: A macro of resources is called on a page
      Given the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      And a Paginator of ["Ada"] with 1 per page
      When "hello" is called
      Then it fails with a BadMethodCall error

  @level:observed @trait:collection-library @boot-only
  Rule: Macros of Collection are others

    @id:resource-macro-not-of-collection
    Scenario: Collection does not know a resource's macro
      Given the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      When the static operation "hasMacro" of Collection is called with ["hello"]
      Then the result is false

    @id:resource-macro-of-collection-only @op:Shared.hasMacro
    Scenario: Resources do not know a macro of Collection
      Given the static operation "macro" of Collection is called with ["hello", {"$fn": {"body": "Hello"}}]
      When the static operation "hasMacro" of JsonResource is called with ["hello"]
      Then the result is false

    @id:resource-flush-macros-leaves-collection @op:Shared.flushMacros
    Scenario: Clearing the resources' macros leaves those of Collection
      Given the static operation "macro" of Collection is called with ["hello", {"$fn": {"body": "Hello"}}]
      And the static operation "flushMacros" of JsonResource is called with []
      When the static operation "hasMacro" of Collection is called with ["hello"]
      Then the result is true

    @id:resource-flush-macros-of-collection @op:Shared.flushMacros
    Scenario: Clearing the macros of Collection leaves those of the resources
      Given the static operation "macro" of JsonResource is called with ["hello", {"$fn": {"body": "Hello"}}]
      And the static operation "flushMacros" of Collection is called with []
      When the static operation "hasMacro" of JsonResource is called with ["hello"]
      Then the result is true

    @id:resource-macro-of-collection-through-resource @op:Shared.__call
    Scenario: A macro of Collection is reached through a resource that wraps one
      Given the static operation "macro" of Collection is called with ["hello", {"$fn": {"body": "Hello from inside"}}]
      And a new PostResource from [{"$new": ["Collection", []]}]
      When "hello" is called
      Then the result is "Hello from inside"

  @level:observed @protected
  Rule: The property holds the macros by name

    @id:resource-macros-property
    Scenario: Empty at first
      Given a new JsonResource from [[]]
      Then the protected static property "macros" of JsonResource is []

    @id:resource-macros-property-filled @trait:ordered-maps @trait:shared-statics @boot-only
    Scenario: The registered closures in order
      Given the closure "one" that returns 1
      And the closure "two" that returns 2
      And a new JsonResource from [[]]
      And the static operation "macro" of JsonResource is called with ["second", {"$ref": "two"}]
      And the static operation "macro" of PostResource is called with ["first", {"$ref": "one"}]
      And the static operation "macro" of PostResource is called with ["second", {"$ref": "two"}]
      Then the protected static property "macros" of JsonResource is {"second": {"$ref": "two"}, "first": {"$ref": "one"}}
