@op:AnonymousResourceCollection.resolve
Feature: AnonymousResourceCollection.resolve
  Resolves a resource or a collection to an array, for the given request or the current one.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the resource class EchoResource that gives {"uri": {"$arg": 0}}

  @level:stated
  Rule: A resource resolves to an array
    # A given request, null and none at all: the parameter is `Request|null $request = null`.

    @id:collection-resolve-array @op:Statement.collectionWrapsItems
    Scenario: A collection resolves to an array of its resolved items
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "PostResource"]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is [{"id": 1}, {"id": 2}]

    @id:collection-resolve-nothing
    Scenario: A collection of nothing resolves to an array of nothing
      Given a new AnonymousResourceCollection from [[], "PostResource"]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is []

    @id:collection-resolve-empty-items @op:Statement.collectionWrapsItems
    Scenario: Items without data are items
      Given the resource class BareResource that gives []
      And a new AnonymousResourceCollection from [[1, 2], "BareResource"]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is [[], []]
    # "Each item is converted with the resource class named in `collects`."

    @id:collection-resolve-falsy-items @op:Statement.collectionWrapsItems
    Scenario Outline: The item <item> is converted like any other
      Given the resource class BoxResource that gives {"in": {"$item": true}}
      And a new AnonymousResourceCollection from [[<item>, 1], "BoxResource"]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is [{"in": <item>}, {"in": 1}]

      Examples:
        | case       | item  |
        | zero       |     0 |
        | false      | false |
        | empty-text | ""    |
        | empty-list | []    |

      @trait:null-items
      Examples: nothing
        | case | item |
        | null | null |

    @id:collection-resolve-same-id @op:Statement.collectionWrapsItems
    Scenario: Two items with the same id are converted like any others
      Given the resource class NameResource that gives {"name": {"$item": "name"}}
      And a new AnonymousResourceCollection from [[{"id": 7, "name": "Ann"}, {"id": 7, "name": "Bo"}], "NameResource"]
      When "resolve" is called with [{"$request": "/names"}]
      Then the result is [{"name": "Ann"}, {"name": "Bo"}]
    # "Removes optional values" from the data, and from nothing else.

    @id:resource-resolve-leaves-resource @trait:copied-maps @op:AnonymousResourceCollection.$resource @op:AnonymousResourceCollection.filter
    Scenario: The underlying data keep what is left out of the array
      Given a new JsonResource from [{"id": 1, "secret": {"$missing": true}}]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"id": 1}
      And the property "resource" is {"id": 1, "secret": {"$missing": true}}

    @id:resource-resolve-other-underlying @op:AnonymousResourceCollection.$resource @trait:settable-properties
    Scenario: A new underlying value is resolved in place of the first
      Given a new JsonResource from [{"id": 1}]
      And "resolve" is called with [{"$request": "/posts"}]
      And the property "resource" is set to {"id": 2}
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"id": 2}
    # "Resolves the resource to an array": that an earlier one raised an error does not say otherwise.

    @id:resource-resolve-after-error @op:AnonymousResourceCollection.$resource @trait:settable-properties @error
    Scenario: Another underlying value is resolved also when the data of the first could not be made
      Given the class Sealed with
        """
        {"methods": {"open": {"$throw": {"kind": "Logic", "message": "sealed"}}}}
        """
      And the class Box with
        """
        {"methods": {"open": 7}}
        """
      And the resource class BoxResource that gives {"in": {"$call": {"on": {"$item": true}, "operation": "open", "args": []}}}
      And a new BoxResource from [{"$new": ["Sealed"]}]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then it fails
      When the property "resource" is set to {"$new": ["Box"]}
      Then "resolve" with [{"$request": "/boxes"}] gives {"in": 7}
    # `toArray` may give an `Arrayable` or a `JsonSerializable`, `resolve` gives an array.

    @id:resource-resolve-holder @op:AnonymousResourceCollection.toArray
    Scenario Outline: A resource whose data are an object that is <contract> resolves to the array that the object gives
      Given the class Stand with
        """
        {"implements": ["<contract>"], "methods": {"<operation>": {"id": 7}}}
        """
      And the resource class StandResource that gives {"$new": ["Stand"]}
      And a new StandResource from [1]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"id": 7}

      Examples:
        | case              | contract         | operation     |
        | arrayable         | Arrayable        | toArray       |
        | json-serializable | JsonSerializable | jsonSerialize |
    # "Missing values are removed": what is omitted is represented by the marker, in whatever way the data are given.

    @id:resource-resolve-holder-missing @op:AnonymousResourceCollection.toArray @op:Statement.missingValuesRemoved
    Scenario Outline: An object that is <contract> may have missing values in what it gives
      Given the class Stand with
        """
        {"implements": ["<contract>"], "methods": {"<operation>": {"id": 7, "name": {"$missing": true}}}}
        """
      And the resource class StandResource that gives {"$new": ["Stand"]}
      And a new StandResource from [1]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"id": 7}

      Examples:
        | case              | contract         | operation     |
        | arrayable         | Arrayable        | toArray       |
        | json-serializable | JsonSerializable | jsonSerialize |
    # "Transforms the resource into an array": a resource that says nothing of its data has those of the underlying object.

    @id:resource-resolve-underlying @op:AnonymousResourceCollection.toArray @op:AnonymousResourceCollection.toAttributes
    Scenario: A resource without data of its own resolves to the array that the underlying object gives
      Given the class Stand with
        """
        {"implements": ["Arrayable"], "methods": {"toArray": {"id": 7}}}
        """
      And a new JsonResource from [{"$new": ["Stand"]}]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"id": 7}

    @id:collection-resolve-null-request
    Scenario: Null counts as no request
      Given the current request is "/posts"
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "resolve" is called with [null]
      Then the result is [{"id": 1}]

    @id:collection-resolve-no-argument
    Scenario: The request may be left out
      Given the current request is "/posts"
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "resolve" is called
      Then the result is [{"id": 1}]
    # "Gets the current HTTP request from the container", and `toArray` has to have one.

    @id:resource-resolve-current-request @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario Outline: A class that looks at the request sees the current one: <case>
      Given the current request is "/posts?sort=name"
      And the class SortedResource extending JsonResource with
        """
        {"methods": {"toArray": {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort", "none"]}}}}}
        """
      And a new <class> from <args>
      When "resolve" is called with <given>
      Then the result is <data>

      Examples:
        | case            | class                       | args                    | given  | data               |
        | resource        | SortedResource              | [1]                     | []     | {"sort": "name"}   |
        | resource-null   | SortedResource              | [1]                     | [null] | {"sort": "name"}   |
        | collection      | AnonymousResourceCollection | [[1], "SortedResource"] | []     | [{"sort": "name"}] |
        | collection-null | AnonymousResourceCollection | [[1], "SortedResource"] | [null] | [{"sort": "name"}] |

    @id:resource-resolve-current-request-anew @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario: A class that looks at the request sees the current one, not that of the last time
      Given the current request is "/posts?sort=name"
      And the class SortedResource extending JsonResource with
        """
        {"methods": {"toArray": {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}}}}
        """
      And a new SortedResource from [1]
      And "resolve" is called
      And the current request is "/posts?sort=date"
      When "resolve" is called
      Then the result is {"sort": "date"}
    # "array|Arrayable|JsonSerializable": the array, or an object that gives it to the resource whose data it is.

    @id:collection-resolve-data-array @op:AnonymousResourceCollection.resolveResourceData
    Scenario: The data of a resource resolve to an array
      Given the resource class DataResource that gives {"$item": true}
      And a new PostResource from [{"id": 7}]
      And "resolveResourceData" is called with [{"$request": "/posts"}]
      And the result is kept as "data"
      And a new DataResource from [{"$ref": "data"}]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"id": 7}

    @id:collection-resolve-request-of-collection @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario: A collection finds the current request as well
      Given the current request is "/posts?sort=name"
      And the class SortedPosts extending AnonymousResourceCollection with
        """
        {
          "methods": {
            "sort": {"$call": {"on": {"$own": ["resolveRequestFromContainer"]}, "operation": "query", "args": ["sort"]}}
          }
        }
        """
      And a new SortedPosts from [[{"id": 1}], "PostResource"]
      When "sort" is called
      Then the result is "name"

    @id:resource-resolve-language-name @op:Statement.missingValuesRemoved
    Scenario Outline: An entry called "<name>" stays when another is missing
      Given the resource class NoteResource that gives {"<name>": "x", "author": {"$missing": true}}
      And a new NoteResource from [1]
      When "resolve" is called with [{"$request": "/notes"}]
      Then the result is {"<name>": "x"}

      Examples:
        | case        | name        |
        | constructor | constructor |
        | to-json     | toJSON      |

    @id:collection-resolve-many-items @op:Statement.collectionWrapsItems
    Scenario: Each of twelve items is converted
      Given the resource class BoxResource that gives {"in": {"$item": true}}
      And a new AnonymousResourceCollection from [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "BoxResource"]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is [{"in": 1}, {"in": 2}, {"in": 3}, {"in": 4}, {"in": 5}, {"in": 6}, {"in": 7}, {"in": 8}, {"in": 9}, {"in": 10}, {"in": 11}, {"in": 12}]

    @id:collection-resolve-list-items @op:Statement.collectionWrapsItems
    Scenario: Items that are lists are converted like any other
      Given the resource class BoxResource that gives {"in": {"$item": true}}
      And a new AnonymousResourceCollection from [[[1, 2], [3]], "BoxResource"]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is [{"in": [1, 2]}, {"in": [3]}]

    @id:resource-resolve-length @op:Statement.missingValuesRemoved
    Scenario: An entry called "length" that is a number stays when another is missing
      Given the resource class NoteResource that gives {"length": 2, "author": {"$missing": true}}
      And a new NoteResource from [1]
      When "resolve" is called with [{"$request": "/notes"}]
      Then the result is {"length": 2}

    @id:resource-resolve-names @op:AnonymousResourceCollection.toArray
    Scenario: A map resolves to itself, even with falsy entries and with names that a resource or a response uses
      Given a new JsonResource from
        """
        [{"links": 0, "meta": false, "resource": "", "with": "0", "additional": [], "wrap": {"by": 0}, "page": 3, "path": "/", "data": ["a"]}]
        """
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is
        """
        {"links": 0, "meta": false, "resource": "", "with": "0", "additional": [], "wrap": {"by": 0}, "page": 3, "path": "/", "data": ["a"]}
        """

    @id:resource-resolve-changed @op:AnonymousResourceCollection.offsetSet
    Scenario: An entry that is set after the resource was resolved is in what is resolved next
      Given a new PostResource from [{"id": 1}]
      And "resolve" is called with [{"$request": "/posts"}]
      And "offsetSet" is called with ["id", 2]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"id": 2}

  @level:observed
  Rule: The container's request is looked up every time

    @id:collection-resolve-request-same @op:AnonymousResourceCollection.resolveRequestFromContainer @protected
    Scenario: Twice in a row it is the same object
      Given the current request is "/posts"
      And a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "first"
      When "resolveRequestFromContainer" is called from inside with []
      Then the result is {"$ref": "first"}

    @id:collection-resolve-request-is-current @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario: The current request stays that of the container while a resource answers another one
      Given the current request is "/posts?sort=name"
      And the class SortedResource extending JsonResource with
        """
        {
          "methods": {
            "toArray": {
              "sort": {"$call": {"on": {"$own": ["resolveRequestFromContainer"]}, "operation": "query", "args": ["sort"]}}
            }
          }
        }
        """
      And a new SortedResource from [1]
      When "resolve" is called with [{"$request": "/other?sort=other"}]
      Then the result is {"sort": "name"}

    @id:collection-resolve-no-request @op:AnonymousResourceCollection.jsonSerialize @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.response @error
    Scenario Outline: Without a request, <operation> fails
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "<operation>" is called
      Then it fails with a Generic error

      Examples:
        | case           | operation     |
        | resolve        | resolve       |
        | json-serialize | jsonSerialize |
        | to-json        | toJson        |
        | response       | response      |

    @id:collection-resolve-no-request-protected @op:AnonymousResourceCollection.resolveRequestFromContainer @error @protected
    Scenario: Without a request there is none to find
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "resolveRequestFromContainer" is called from inside with []
      Then it fails with a Generic error

    @id:resource-resolve-request-later @error
    Scenario: Without a request it fails, and with one that is current later it does not
      Given a new PostResource from [{"id": 1}]
      When "resolve" is called
      Then it fails with a Generic error
      When the current request is "/posts"
      And "resolve" is called
      Then the result is {"id": 1}

    @id:collection-resolve-given-request
    Scenario Outline: A request that is given is enough for <operation>
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "<operation>" is called with [{"$request": "/posts"}]
      Then the result is [{"id": 1}]

      Examples:
        | case    | operation           |
        | resolve | resolve             |
        | data    | resolveResourceData |
        | attrs   | toAttributes        |
        | array   | toArray             |

  @level:observed
  Rule: The resource class is handed the request that is being answered

    @id:collection-resolve-passes-request @protected
    Scenario: The very request that was given
      Given the current request is "/posts"
      And a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "current"
      And a new AnonymousResourceCollection from [[1], "EchoResource"]
      When "resolve" is called with [{"$ref": "current"}]
      Then the result is [{"uri": {"$ref": "current"}}]

    @id:collection-resolve-passes-on-request @op:AnonymousResourceCollection.$collects @protected
    Scenario: The request that was given, also through collections that are items
      Given the current request is "/posts"
      And a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "given"
      And the class EchoCollection extending ResourceCollection with
        """
        {"properties": {"collects": "EchoResource"}}
        """
      And the current request is "/other"
      And a new AnonymousResourceCollection from [[[1]], "EchoCollection"]
      When "resolve" is called with [{"$ref": "given"}]
      Then the result is [[{"uri": {"$ref": "given"}}]]

    @id:collection-resolve-passes-current @protected
    Scenario: The current request when none is given
      Given the current request is "/posts"
      And a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "current"
      And a new AnonymousResourceCollection from [[1], "EchoResource"]
      When "resolve" is called
      Then the result is [{"uri": {"$ref": "current"}}]

    @id:collection-resolve-passes-current-to-own @op:AnonymousResourceCollection.toArray
    Scenario Outline: A collection class with its own toArray gets the current request: <case>
      Given the current request is "/posts?sort=name"
      And the class SortedCollection extending AnonymousResourceCollection with
        """
        {"methods": {"toArray": {"all": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort", "none"]}}}}}
        """
      And a new SortedCollection from [[1], "EchoResource"]
      When "resolve" is called with <given>
      Then the result is {"all": "name"}

      Examples:
        | case       | given  |
        | none-given | []     |
        | null-given | [null] |

  @level:observed
  Rule: What a resource class gives is expanded to a map and filtered

    @id:resource-resolve-proto @op:Statement.missingValuesRemoved
    Scenario: An entry called "__proto__" stays when another is missing
      Given the resource class NoteResource that gives {"__proto__": "x", "author": {"$missing": true}}
      And a new NoteResource from [1]
      When "resolve" is called with [{"$request": "/notes"}]
      Then the result is {"__proto__": "x"}

    @id:collection-resolve-expanded
    Scenario Outline: A class that gives <gives>
      Given the class JsonBox with
        """json
        { "implements": ["JsonSerializable"], "methods": { "jsonSerialize": { "kind": "json" } } }
        """
      And the class ArrayBox with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "kind": "array" } } }
        """
      And the resource class BoxResource that gives <gives>
      And a new BoxResource from [1]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is <result>

      Examples:
        | case                | gives                              | result            |
        | a-map               | {"kind": "map"}                    | {"kind": "map"}   |
        | a-collection        | {"$new": ["Collection", {"a": 1}]} | {"a": 1}          |
        | something-arrayable | {"$new": ["ArrayBox"]}             | {"kind": "array"} |
        | something-json      | {"$new": ["JsonBox"]}              | {"kind": "json"}  |
        | a-missing-entry     | {"a": {"$missing": true}, "b": 2}  | {"b": 2}          |
        | nothing             | []                                 | []                |

      @trait:integer-like-keys
      Examples: maps with integer keys
        | case                | gives                       | result            |
        | numeric-keys        | {"5": "a", "9": "b"}        | ["a", "b"]        |
        | nested-numeric-keys | {"n": {"5": "a", "9": "b"}} | {"n": ["a", "b"]} |

    @id:collection-resolve-own-collection-class @op:AnonymousResourceCollection.toArray @trait:collection-library
    Scenario Outline: A class of Collections with an array form of its own is asked for it, as <case>
      Given the class Boxes extending Collection with
        """
        {"methods": {"toArray": {"boxes": 2}}}
        """
      And the resource class BoxResource that gives {"$item": true}
      And a new <class> from [{"$new": ["Boxes", ["red", "blue"]]}]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is {"boxes": 2}

      Examples:
        | case       | class        |
        | data       | BoxResource  |
        | underlying | JsonResource |

    @id:collection-resolve-page-as-data @op:Paginator.toArray @trait:surplus-items
    Scenario: A class that gives a page is expanded to what the page is as an array
      Given "page" is a new Paginator from [["a", "b"], 1]
      And the resource class BoxResource that gives {"$item": true}
      And a new BoxResource from [{"$ref": "page"}]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is what "toArray" of "page" gives

    @id:collection-resolve-resources-as-data
    Scenario: Resources in a Collection that a class gives stay objects
      Given "post" is a new PostResource from [{"id": 1}]
      And the resource class BoxResource that gives {"$new": ["Collection", [{"$ref": "post"}]]}
      And a new BoxResource from [1]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is [{"$ref": "post"}]

    @id:collection-resolve-arrayable-items
    Scenario Outline: Items of a Collection that know how to become an array do: <gives>
      Given the class ArrayBox with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "kind": "array" } } }
        """
      And the resource class BoxResource that gives <gives>
      And a new BoxResource from [1]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is <result>

      Examples:
        | case   | gives                                                                               | result                     |
        | items  | {"$new": ["Collection", [{"$new": ["ArrayBox"]}, 5]]}                               | [{"kind": "array"}, 5]     |
        | nested | {"$new": ["Collection", {"a": {"$new": ["Collection", [{"$new": ["ArrayBox"]}]]}}]} | {"a": [{"kind": "array"}]} |

    @id:collection-resolve-arrayable-underlying
    Scenario: Items of a Collection that a resource wraps become arrays if they know how
      Given the class ArrayBox with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "kind": "array" } } }
        """
      And a new JsonResource from [{"$new": ["Collection", {"box": {"$new": ["ArrayBox"]}}]}]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is {"box": {"kind": "array"}}

    @id:collection-resolve-arrayable-json @op:AnonymousResourceCollection.toJson
    Scenario: Items of a Collection among the data become arrays in JSON if they know how
      Given the current request is "/boxes"
      And the class ArrayBox with
        """json
        { "implements": ["Arrayable"], "methods": { "toArray": { "kind": "array" } } }
        """
      And a new JsonResource from [{"boxes": {"$new": ["Collection", [{"$new": ["ArrayBox"]}]]}}]
      When "toJson" is called
      Then the result is JSON text of {"boxes": [{"kind": "array"}]}

    @id:collection-resolve-nested-resources
    Scenario: Resources inside stay objects
      Given "post" is a new PostResource from [{"id": 1}]
      And a new JsonResource from [{"main": {"$ref": "post"}}]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"main": {"$ref": "post"}}

    @id:collection-resolve-closure @op:AnonymousResourceCollection.filter
    Scenario: A closure among the data stays one, and is not called
      Given the closure "later" that returns 5
      And the resource class BoxResource that gives {"size": {"$ref": "later"}}
      And a new BoxResource from [1]
      When "resolve" is called with [{"$request": "/boxes"}]
      Then the result is {"size": {"$ref": "later"}}
      And the closure "later" was not called

    @id:collection-resolve-data-unfiltered @op:AnonymousResourceCollection.resolveResourceData @op:AnonymousResourceCollection.toAttributes
    Scenario Outline: <operation> gives what the class gave, unfiltered
      Given the resource class BoxResource that gives {"a": {"$missing": true}, "b": {"7": "x"}}
      And a new BoxResource from [1]
      When "<operation>" is called with [{"$request": "/boxes"}]
      Then the result is {"a": {"$missing": true}, "b": {"7": "x"}}

      Examples:
        | case | operation           |
        | data | resolveResourceData |
        | attr | toAttributes        |
