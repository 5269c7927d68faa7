Feature: Paginator.viewFactory and Paginator.viewFactoryResolver
  The factory that makes the views of all paginators, as a resolver gives it.

  Background:
    Given "views" is a new ViewFactory from []
    And the closure "view factory" that returns {"$ref": "views"}

  @level:stated @boot-only
  Rule: The factory comes from its resolver

    @id:paginator-view-factory-resolved @op:Paginator.viewFactory @op:Paginator.viewFactoryResolver
    Scenario: The resolver's factory is given
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      When the static operation "viewFactory" of Paginator is called with []
      Then the result is {"$ref": "views"}

    @id:paginator-view-factory-resolver-returns-nothing @op:Paginator.viewFactoryResolver
    Scenario: Setting a resolver gives nothing
      When the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      Then the result is null

    @id:paginator-view-factory-resolver-replaced @op:Paginator.viewFactory @op:Paginator.viewFactoryResolver
    Scenario: A second resolver replaces the first, which was asked
      Given "other views" is a new ViewFactory from []
      And the closure "other factory" that returns {"$ref": "other views"}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "viewFactory" of Paginator is called with []
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "other factory"}]
      When the static operation "viewFactory" of Paginator is called with []
      Then the result is {"$ref": "other views"}

  @level:observed @boot-only
  Rule: The resolver is called every time, without arguments, and its answer is given unchecked

    @id:paginator-view-factory-called-each-time @op:Paginator.viewFactory @op:Paginator.viewFactoryResolver
    Scenario: Two questions are two calls
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "viewFactory" of Paginator is called with []
      When the static operation "viewFactory" of Paginator is called with []
      Then the result is {"$ref": "views"}
      And the closure "view factory" was called with [[], []]

    @id:paginator-view-factory-not-called-when-set @op:Paginator.viewFactoryResolver
    Scenario: Setting a resolver does not call it
      When the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      Then the closure "view factory" was not called

    @id:paginator-view-factory-any-answer @op:Paginator.viewFactory @op:Paginator.viewFactoryResolver
    Scenario Outline: A resolver may give <answer>
      Given the closure "odd factory" that returns <answer>
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "odd factory"}]
      When the static operation "viewFactory" of Paginator is called with []
      Then the result is <answer>

      Examples:
        | case | answer |
        | null | null   |

      @trait:static-languages
      Examples: something else than a factory
        | case | answer |
        | text | "none" |

  @level:observed @error
  Rule: Without a resolver there is no factory

    @id:paginator-view-factory-missing @op:Paginator.viewFactory
    Scenario: Asking for it fails
      When the static operation "viewFactory" of Paginator is called with []
      Then it fails

  @level:observed @trait:strict-types @error @boot-only
  Rule: Only a closure can be a view-factory resolver

    @id:paginator-view-factory-resolver-type @op:Paginator.viewFactoryResolver @protected
    Scenario Outline: viewFactoryResolver(<value>) fails and sets nothing
      When the static operation "viewFactoryResolver" of Paginator is called with [<value>]
      Then it fails with a Type error
      And the protected static property "viewFactoryResolver" of Paginator is null

      Examples:
        | case    | value             |
        | factory | {"$ref": "views"} |
        | text    | "views"           |
        | null    | null              |

    @id:paginator-view-factory-resolver-callable @op:Paginator.viewFactoryResolver
    Scenario: An object that can be called is no closure
      Given the class Maker with
        """
        {"methods": {"__invoke": "called"}}
        """
      When the static operation "viewFactoryResolver" of Paginator is called with [{"$new": ["Maker"]}]
      Then it fails with a Type error
