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
    Scenario: toAttributes of a resource gives what it resolves to
      Given the resource class DataResource that gives {"$item": true}
      And a new PostResource from [{"id": 7}]
      And "toAttributes" is called with [{"$request": "/posts"}]
      And the result is kept as "data"
      And a new DataResource from [{"$ref": "data"}]
      When "resolve" is called
      Then the result is {"id": 7}

    @id:collection-to-attributes-collection
    Scenario Outline: "<operation>" of a collection of <kind> gives the data of each item
      Given the resource class DataResource that gives {"$item": true}
      And a new AnonymousResourceCollection from [<items>, "PostResource"]
      And "<operation>" is called with [{"$request": "/posts"}]
      And the result is kept as "data"
      And a new DataResource from [{"$ref": "data"}]
      When "toJson" is called
      Then somewhere in the JSON text is {"id": 7}
      And somewhere in the JSON text is {"id": 8}

      Examples:
        | case | operation    | kind   | items                                              |
        | list | toAttributes | a list | [{"id": 7}, {"id": 8}]                             |
        | page | toAttributes | a page | {"$new": ["Paginator", [{"id": 7}, {"id": 8}], 5]} |

      @op:AnonymousResourceCollection.resolveResourceData
      Examples:
        | case      | operation           | kind   | items                                              |
        | data      | resolveResourceData | a list | [{"id": 7}, {"id": 8}]                             |
        | data-page | resolveResourceData | a page | {"$new": ["Paginator", [{"id": 7}, {"id": 8}], 5]} |

      @op:AnonymousResourceCollection.toArray
      Examples:
        | case       | operation | kind   | items                                              |
        | array-page | toArray   | a page | {"$new": ["Paginator", [{"id": 7}, {"id": 8}], 5]} |

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

    @id:collection-to-attributes-keeps-keys @trait:keyed-pages @op:AnonymousResourceCollection.resolveResourceData
    Scenario Outline: <operation> of a collection has the original keys
      Given a new AnonymousResourceCollection from [{"3": {"id": 1}, "9": {"id": 2}}, "PostResource"]
      When "<operation>" is called with [{"$request": "/posts"}]
      Then the result is {"3": {"id": 1}, "9": {"id": 2}}

      Examples:
        | case | operation           |
        | attr | toAttributes        |
        | data | resolveResourceData |

    @id:resource-to-attributes-of-underlying @op:AnonymousResourceCollection.resolve
    Scenario Outline: What the underlying <case> has under the name "attributes" are not its attributes
      Given the class Post with
        """json
        {"implements": ["Arrayable"], "properties": {"attributes": {"id": 1}}, "methods": {"toArray": {"id": 2}}}
        """
      And a new JsonResource from [<value>]
      When "toAttributes" is called with [{"$request": "/posts"}]
      Then the result is <data>
      And "resolve" gives <data>

      Examples:
        | case   | value                              | data                               |
        | object | {"$new": ["Post"]}                 | {"id": 2}                          |
        | map    | {"id": 2, "attributes": {"id": 1}} | {"id": 2, "attributes": {"id": 1}} |

  @level:observed
  Rule: Declared attributes come instead of toArray, which they do not change

    Background:
      Given the class FixedResource extending JsonResource with
        """json
        {"properties": {"attributes": {"fixed": 1}}}
        """
      And a new FixedResource from [{"id": 3}]

    @id:collection-to-attributes-declared @trait:found-by-name
    Scenario: toAttributes gives the declared ones
      When "toAttributes" is called with [{"$request": "/posts"}]
      Then the result is {"fixed": 1}

    @id:collection-to-attributes-declared-resolve @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.resolveResourceData @trait:found-by-name
    Scenario: resolve and resolveResourceData give the declared ones
      When "resolve" is called
      Then the result is {"fixed": 1}
      And "resolveResourceData" with [{"$request": "/posts"}] gives {"fixed": 1}

    @id:resource-to-attributes-set @op:AnonymousResourceCollection.resolve @trait:settable-properties @trait:found-by-name
    Scenario: The declared attributes are those that the resource has now
      When the property "attributes" is set to {"other": 1}
      Then "toAttributes" with [{"$request": "/posts"}] gives {"other": 1}

    @id:collection-to-attributes-declared-empty @trait:found-by-name
    Scenario: Empty ones are declared as well
      Given the class BareResource extending JsonResource with
        """json
        {"properties": {"attributes": []}}
        """
      And a new BareResource from [{"id": 3}]
      When "toAttributes" is called with [{"$request": "/posts"}]
      Then the result is []

    @id:resource-to-attributes-declared-list @trait:found-by-name
    Scenario: A list of names, declared as the attributes, is given as it is and chooses no entries
      Given the class NamesResource extending JsonResource with
        """json
        {"properties": {"attributes": ["id", "title"]}}
        """
      And a new NamesResource from [{"id": 3}]
      When "toAttributes" is called with [{"$request": "/posts"}]
      Then the result is ["id", "title"]

    @id:resource-to-attributes-declared-object @op:AnonymousResourceCollection.resolve @trait:found-by-name
    Scenario: An object that gives them is given, and expanded by resolve
      Given the class HolderResource extending JsonResource with
        """json
        {"properties": {"attributes": {"$new": ["Collection", {"fixed": 1}]}}}
        """
      And a new HolderResource from [{"id": 3}]
      When "toAttributes" is called with [{"$request": "/posts"}]
      Then the result is {"$a": "Collection", "items": {"fixed": 1}}
      And "resolve" gives {"fixed": 1}

    @id:collection-to-attributes-declared-own @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.count @op:AnonymousResourceCollection.$collects @trait:found-by-name
    Scenario: A collection class that declares them shows them instead of its items
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource", "attributes": {"fixed": 1}}}
        """
      And a new PostCollection from [[{"id": 3}, {"id": 4}]]
      When "resolve" is called
      Then the result is {"fixed": 1}
      And "count" gives 2

    @id:resource-declared-attributes-filtered @op:AnonymousResourceCollection.resolve @trait:found-by-name
    Scenario: Missing values among them are not in what resolve gives
      Given the class SparseResource extending JsonResource with
        """json
        {"properties": {"attributes": {"a": {"$missing": true}, "b": 1}}}
        """
      And a new SparseResource from [1]
      When "resolve" is called
      Then the result is {"b": 1}

    @id:collection-to-attributes-declared-page @op:AnonymousResourceCollection.response @trait:found-by-name
    Scenario: The response of a page gives the declared ones
      Given the class PostCollection extending ResourceCollection with
        """json
        {"properties": {"collects": "PostResource", "attributes": {"fixed": 1}}}
        """
      And a new PostCollection from [{"$new": ["Paginator", [{"id": 3}], 1]}]
      When "response" is called
      Then the response body at "/data" is {"fixed": 1}

    @id:collection-to-attributes-declared-to-array @op:AnonymousResourceCollection.toArray
    Scenario: toArray gives the underlying value
      When "toArray" is called with [{"$request": "/posts"}]
      Then the result is {"id": 3}

    @id:collection-to-attributes-collected @op:AnonymousResourceCollection.resolve @trait:found-by-name
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
