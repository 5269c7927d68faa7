@op:AnonymousResourceCollection.resolve
Feature: AnonymousResourceCollection.resolve: data that stands for other data
  Objects that give the data, errors they raise, markers, and resources met where they are not expected.

  Background:
    Given the current request is "/posts"

  @level:observed
  Rule: What a serializable object gives becomes a map

    @id:resource-resolve-serializable
    Scenario Outline: An object that gives <value> is <data>
      Given the class Stand with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": <value>}}
        """
      And the resource class StandResource that gives {"$new": ["Stand"]}
      And a new StandResource from [1]
      When "resolve" is called
      Then the result is <data>

      Examples: maps and lists
        | case | value                             | data     |
        | map  | {"a": 1, "b": {"$missing": true}} | {"a": 1} |
        | list | [5]                               | [5]      |

      @trait:static-languages
      Examples: what is no map
        | case   | value | data |
        | null   | null  | []   |
        | number |     5 | [5]  |
        | zero   |     0 | [0]  |
        | text   | ""    | [""] |

  @level:observed
  Rule: Of an object that gives both an array and data for JSON, the array counts

    @id:resource-resolve-both-contracts
    Scenario: An object with two forms
      Given the class Stand with
        """
        {"implements": ["Arrayable", "JsonSerializable"], "methods": {"toArray": {"form": "array"}, "jsonSerialize": {"form": "json"}}}
        """
      And the resource class StandResource that gives {"$new": ["Stand"]}
      And a new StandResource from [1]
      When "resolve" is called
      Then the result is {"form": "array"}

  @level:observed
  Rule: A resource that stands for the data is resolved for the current request

    @id:resource-resolve-stand-in-request @op:AnonymousResourceCollection.toArray @op:AnonymousResourceCollection.jsonSerialize
    Scenario: The request that is given does not reach that resource
      Given the class SortedResource extending JsonResource with
        """
        {"methods": {"toArray": {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}}}}
        """
      And the resource class StandResource that gives {"$new": ["SortedResource", 1]}
      And the current request is "/posts?sort=name"
      And a new StandResource from [1]
      When "resolve" is called with [{"$request": "/posts?sort=date"}]
      Then the result is {"sort": "name"}

  @level:observed @error
  Rule: An error raised while data is written comes through unchanged

    @id:resource-resolve-error @trait:messages @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.response
    Scenario Outline: From <operation>
      Given the class Sealed with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"$throw": {"kind": "Logic", "message": "sealed"}}}}
        """
      And a new JsonResource from [{"letter": {"$new": ["Sealed"]}}]
      When "<operation>" is called
      Then it fails with a Logic error saying "sealed"

      Examples:
        | case     | operation |
        | json     | toJson    |
        | response | response  |

    @id:resource-resolve-no-id @op:AnonymousResourceCollection.toJson @trait:messages @trait:json-text
    Scenario: Data that cannot be written, of an object whose key is null
      Given the class Shop with
        """
        {"implements": ["Arrayable"], "methods": {"toArray": {"turnover": {"$float": "INF"}}, "getKey": null}}
        """
      And a new JsonResource from [{"$new": ["Shop"]}]
      When "toJson" is called
      Then it fails with a JsonEncoding error saying "Error encoding resource [JsonResource] with model [Shop] with ID [] to JSON: Inf and NaN cannot be JSON encoded"

  @level:observed
  Rule: A missing marker says that it is one

    @id:resource-resolve-marker @op:Statement.missingValueMarker @trait:orm-model
    Scenario: isMissing
      Given the resource class MarkResource that gives {"missing": {"$call": {"on": {"$missing": true}, "operation": "isMissing", "args": []}}}
      And a new MarkResource from [1]
      When "resolve" is called
      Then the result is {"missing": true}

  @level:observed @trait:static-languages
  Rule: Items are asked with the request, whatever they are

    Background:
      Given the closure "data" that returns {"id": 2}
      And the class Post with
        """
        {"methods": {"toArray": {"$ref": "data"}, "resolve": {"$ref": "data"}}}
        """

    @id:collection-resolve-foreign-first @op:AnonymousResourceCollection.toArray @protected
    Scenario: An object that gives an array, before a resource
      Given a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "request"
      And a new ResourceCollection from [[{"$new": ["Post"]}, {"$new": ["JsonResource", {"id": 3}]}]]
      When "toArray" is called with [{"$ref": "request"}]
      Then the result is [{"id": 2}, {"id": 3}]
      And the closure "data" was called with [[{"$ref": "request"}]]

    @id:collection-resolve-foreign-later @op:AnonymousResourceCollection.toArray
    Scenario: An object that can be resolved, after a resource
      Given a new ResourceCollection from [[{"$new": ["JsonResource", {"id": 3}]}, {"$new": ["Post"]}]]
      And the current request is "/posts"
      When "resolve" is called
      Then the result is [{"id": 3}, {"id": 2}]
      And the closure "data" was called with [[{"$any": "object"}]]

  @level:observed
  Rule: A collection of resources may itself be the source of a collection

    @id:collection-resolve-nested-source @trait:static-languages @op:AnonymousResourceCollection.__construct @op:AnonymousResourceCollection.collectResource
    Scenario: The items of a collection that is the source are taken as they are
      Given a new AnonymousResourceCollection from [{"$new": ["AnonymousResourceCollection", [{"id": 1}, {"id": 2}], "JsonResource"]}, "JsonResource"]
      When "resolve" is called
      Then the result is [{"id": 1}, {"id": 2}]
      And "count" gives 2

    @id:collection-resolve-source-of-collection @op:AnonymousResourceCollection.__construct @op:AnonymousResourceCollection.collectResource @trait:collection-library
    Scenario: A resource of a Collection may be the source
      Given a new AnonymousResourceCollection from [{"$new": ["JsonResource", {"$new": ["Collection", [{"id": 1}]]}]}, "JsonResource"]
      When "resolve" is called
      Then the result is [{"id": 1}]

    @id:collection-resolve-source-within-another @op:AnonymousResourceCollection.__construct @op:AnonymousResourceCollection.collectResource @trait:collection-library
    Scenario: A resource of a resource of a Collection may be the source
      Given "inner" is a new JsonResource from [{"$new": ["Collection", [{"id": 1}]]}]
      And a new AnonymousResourceCollection from [{"$new": ["JsonResource", {"$ref": "inner"}]}, "JsonResource"]
      When "resolve" is called
      Then the result is [{"id": 1}]

    @id:collection-resolve-source-of-page @trait:static-languages @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.$resource @trait:surplus-items
    Scenario: A collection made of a collection of a page is not paginated
      Given "page" is a new Paginator from [[{"id": 1}, {"id": 2}], 1]
      And a new AnonymousResourceCollection from [{"$new": ["AnonymousResourceCollection", {"$ref": "page"}, "JsonResource"]}, "JsonResource"]
      When "response" is called
      Then the response body is {"data": [{"id": 1}]}

  @level:observed
  Rule: A collection class may preserve keys of its own accord

    @id:collection-new-collection-keeps @op:AnonymousResourceCollection.collection @op:AnonymousResourceCollection.newCollection @op:AnonymousResourceCollection.preserveKeys @trait:late-static-binding
    Scenario: The resource class that makes such a collection says nothing about keys
      Given the class TagResource extending JsonResource with
        """
        {
          "staticMethods": {
            "newCollection": {
              "$fn": {
                "body": {
                  "$call": {
                    "on": {"$new": ["AnonymousResourceCollection", {"$arg": 0}, "JsonResource"]},
                    "operation": "preserveKeys",
                    "args": []
                  }
                }
              }
            }
          }
        }
        """
      And the static operation "collection" of TagResource is called with [{"3": ["a"], "9": ["b"]}]
      And the result is kept as "tags"
      When "resolve" of "tags" is called with []
      Then the result is {"3": ["a"], "9": ["b"]}
