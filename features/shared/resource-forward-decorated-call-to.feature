@op:Shared.forwardDecoratedCallTo @protected
Feature: forwardDecoratedCallTo of a resource
  Forwards a call and stands in for the object when the object gives itself.

  Background:
    Given the class Author with
      """
      {
        "properties": {"name": "Bo"},
        "methods": {
          "sign": {"$concat": ["signed: ", {"$arg": 0}]},
          "itself": {"$this": true},
          "twin": {"$new": ["Author"]},
          "nothing": null,
          "signed": false,
          "count": 0,
          "refuse": {"$throw": {"kind": "Logic", "message": "Not today."}}
        }
      }
      """
    And "author" is a new Author from []
    And a new JsonResource from [{"id": 1}]

  @level:stated
  Rule: The call is forwarded; for the object itself the forwarding instance is given

    @id:resource-forward-decorated-call-to-itself
    Scenario: A fluent operation
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "author"}, "itself", []]
      Then the result is the subject itself

    @id:collection-forward-decorated-call-to
    Scenario: A collection stands in as well
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "author"}, "itself", []]
      Then the result is the subject itself

    @id:resource-forward-decorated-call-to-other-result
    Scenario Outline: "<operation>" gives <result>
      # A language without identity still tells the twin apart.
      Given the property "name" of "author" is set to "Ada"
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "author"}, "<operation>", <arguments>]
      Then the result is <result>

      Examples:
        | case   | operation | arguments | result           |
        | text   | sign      | ["Ada"]   | "signed: Ada"    |
        | null   | nothing   | []        | null             |
        | false  | signed    | []        | false            |
        | zero   | count     | []        |                0 |
        | object | twin      | []        | {"$a": "Author"} |

  @level:stated @op:Error.BadMethodCallException @error
  Rule: An operation that does not exist is a bad method call

    @id:resource-forward-decorated-call-to-unknown-stated
    Scenario: The object has no such operation
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "author"}, "print", []]
      Then it fails with a BadMethodCall error

  @level:observed
  Rule: Any other result is given as it is

    @id:resource-forward-decorated-call-to-fluent-collection
    Scenario Outline: A Collection's "<case>" gives <result>
      Given "items" is a new Collection from [[1]]
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "items"}, "<case>", <arguments>]
      Then the result is <result>

      @trait:collection-library
      Examples: operations of the Collection library
        | case   | arguments | result                             |
        | push   | [2]       | {"$ref": "it"}                     |
        | values | []        | {"$a": "Collection", "items": [1]} |

  @level:observed @op:Error.BadMethodCallException @error
  Rule: Errors are those of a plain forward

    @id:resource-forward-decorated-call-to-unknown @trait:messages
    Scenario: The forwarding class is named
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "author"}, "print", []]
      Then it fails with a BadMethodCall error saying "Call to undefined method JsonResource::print()"

    @id:resource-forward-decorated-call-to-unknown-collection @trait:messages @trait:collection-library
    Scenario: A Collection handles unknown calls itself
      When "forwardDecoratedCallTo" is called from inside with [{"$new": ["Collection", []]}, "print", []]
      Then it fails with a BadMethodCall error saying "Method Collection::print does not exist."

    @id:resource-forward-decorated-call-to-inner-error
    Scenario: An error of the called operation passes through
      When "forwardDecoratedCallTo" is called from inside with [{"$ref": "author"}, "refuse", []]
      Then it fails with a Logic error saying "Not today."
