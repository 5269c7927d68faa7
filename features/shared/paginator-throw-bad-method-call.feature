@op:Shared.throwBadMethodCallException @op:Error.BadMethodCallException @error @protected
Feature: Shared.throwBadMethodCallException on the paginator
  Raises the error for a method that does not exist.

  @level:stated
  Rule: A bad-method-call error is raised

    @id:shared-paginator-throw-bad-call
    Scenario: throwBadMethodCallException raises a bad-method-call error
      When the static operation "throwBadMethodCallException" of Paginator is called from inside with ["shout"]
      Then it fails with a BadMethodCall error

  @level:observed @trait:messages
  Rule: The error names the class that was called and the method, known or not

    @id:shared-paginator-throw-bad-call-message
    Scenario Outline: The method "<method>"
      Given the class UserPages extending Paginator
      When the static operation "throwBadMethodCallException" of UserPages is called from inside with ["<method>"]
      Then it fails with a BadMethodCall error saying "Call to undefined method UserPages::<method>()"

      Examples:
        | case    | method |
        | unknown | shout  |
        | known   | url    |
        | empty   |        |

    @id:shared-paginator-throw-bad-call-instance @trait:surplus-items
    Scenario: Called on a paginator
      Given the class UserPages extending Paginator
      And a new UserPages from [["Ann", "Ben"], 1]
      When "throwBadMethodCallException" is called from inside with ["shout"]
      Then it fails with a BadMethodCall error saying "Call to undefined method UserPages::shout()"
