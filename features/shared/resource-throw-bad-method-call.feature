@op:Shared.throwBadMethodCallException @op:Error.BadMethodCallException @error @protected
Feature: throwBadMethodCallException of a resource
  Reports that an operation does not exist.

  @level:stated
  Rule: A bad-method-call error is raised

    @id:resource-throw-bad-method-call
    Scenario: throwBadMethodCallException raises a bad-method-call error
      When the static operation "throwBadMethodCallException" of JsonResource is called from inside with ["publish"]
      Then it fails with a BadMethodCall error

  @level:observed @trait:messages
  Rule: The report names the class it was called on, and the operation

    @id:resource-throw-bad-method-call-class
    Scenario Outline: Called on <class>
      Given the class PostResource extending JsonResource
      And the class DraftResource extending PostResource
      When the static operation "throwBadMethodCallException" of <class> is called from inside with ["publish"]
      Then it fails with a BadMethodCall error saying "Call to undefined method <class>::publish()"

      Examples:
        | case       | class                       |
        | resource   | JsonResource                |
        | collection | AnonymousResourceCollection |
        | derived    | PostResource                |
        | grandchild | DraftResource               |

    @id:resource-throw-bad-method-call-existing
    Scenario: Whether the operation exists is not asked
      When the static operation "throwBadMethodCallException" of JsonResource is called from inside with ["toArray"]
      Then it fails with a BadMethodCall error saying "Call to undefined method JsonResource::toArray()"
