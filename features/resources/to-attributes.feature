@op:AnonymousResourceCollection.toAttributes
Feature: AnonymousResourceCollection.toAttributes
  Transforms the resource into an array, from its declared attributes or from toArray.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: A resource is transformed into an array
    # "array|Arrayable|JsonSerializable": the array, or an object that gives it to the resource whose data it is.

    @id:collection-to-attributes-array
    Scenario: A resource
      Given the resource class DataResource that gives {"$item": true}
      And a new PostResource from [{"id": 7}]
      And "toAttributes" is called with [{"$request": "/posts"}]
      And the result is kept as "data"
      And a new DataResource from [{"$ref": "data"}]
      When "resolve" is called
      Then the result is {"id": 7}

  @level:observed
  Rule: Without declared attributes it is the same as toArray

    @id:collection-to-attributes-resource @op:AnonymousResourceCollection.resolveResourceData
    Scenario Outline: <operation> of a single resource
      Given a new PostResource from [{"id": 1}]
      When "<operation>" is called with [{"$request": "/posts"}]
      Then the result is {"id": 1}

      Examples:
        | case | operation           |
        | attr | toAttributes        |
        | data | resolveResourceData |

    @id:collection-to-attributes-keeps-keys @op:AnonymousResourceCollection.resolveResourceData
    Scenario Outline: <operation> of a collection has the original keys
      Given a new AnonymousResourceCollection from [{"3": {"id": 1}, "9": {"id": 2}}, "PostResource"]
      When "<operation>" is called with [{"$request": "/posts"}]
      Then the result is {"3": {"id": 1}, "9": {"id": 2}}

      Examples:
        | case | operation           |
        | attr | toAttributes        |
        | data | resolveResourceData |

  @level:observed
  Rule: Declared attributes come instead of toArray, which they do not change

    Background:
      Given the class FixedResource extending JsonResource with
        """json
        {"properties": {"attributes": {"fixed": 1}}}
        """
      And a new FixedResource from [{"id": 3}]

    @id:collection-to-attributes-declared
    Scenario: toAttributes gives the declared ones
      When "toAttributes" is called with [{"$request": "/posts"}]
      Then the result is {"fixed": 1}

    @id:collection-to-attributes-declared-resolve @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.resolveResourceData
    Scenario: So do resolve and the response
      When "resolve" is called
      Then the result is {"fixed": 1}
      And "resolveResourceData" with [{"$request": "/posts"}] gives {"fixed": 1}

    @id:collection-to-attributes-declared-empty
    Scenario: Empty ones are declared as well
      Given the class BareResource extending JsonResource with
        """json
        {"properties": {"attributes": []}}
        """
      And a new BareResource from [{"id": 3}]
      When "toAttributes" is called with [{"$request": "/posts"}]
      Then the result is []

    @id:resource-declared-attributes-filtered @op:AnonymousResourceCollection.resolve
    Scenario: Missing values among them are not in what resolve gives
      Given the class SparseResource extending JsonResource with
        """json
        {"properties": {"attributes": {"a": {"$missing": true}, "b": 1}}}
        """
      And a new SparseResource from [1]
      When "resolve" is called
      Then the result is {"b": 1}

    @id:collection-to-attributes-declared-to-array @op:AnonymousResourceCollection.toArray
    Scenario: toArray gives the underlying value
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is {"id": 3}

    @id:collection-to-attributes-collected @op:AnonymousResourceCollection.resolve
    Scenario: A collection of such resources shows the declared attributes
      Given a new AnonymousResourceCollection from [[{"id": 3}, {"id": 4}], "FixedResource"]
      When "resolve" is called
      Then the result is [{"fixed": 1}, {"fixed": 1}]

    @id:resource-to-array-null-fixed @op:AnonymousResourceCollection.toArray
    Scenario: Fixed attributes are not in the array form of a resource of null
      Given the class FixedResource extending JsonResource with
        """
        {"properties": {"attributes": {"fixed": 1}}}
        """
      And a new FixedResource from [null]
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is []
