@op:AnonymousResourceCollection.toJson @trait:json-text
Feature: AnonymousResourceCollection.toJson: what cannot be written
  Values without a JSON form are reported, and each form reports them in its own way.

  Background:
    Given the class Shop with
      """json
      {
        "implements": ["Arrayable"],
        "methods": { "toArray": { "id": 3, "turnover": { "$float": "INF" } }, "getKey": 3 }
      }
      """
    And the class ShopResource extending JsonResource
    And the current request is "/shops"

  @level:observed
  Rule: A resource of a keyed object names class, object and key

    @id:collection-unencodable-model @op:AnonymousResourceCollection.toPrettyJson @trait:messages @error
    Scenario Outline: Written by <operation>
      Given a new ShopResource from [{"$new": ["Shop"]}]
      When "<operation>" is called
      Then it fails with a JsonEncoding error saying "Error encoding resource [ShopResource] with model [Shop] with ID [3] to JSON: Inf and NaN cannot be JSON encoded"

      Examples:
        | case   | operation    |
        | plain  | toJson       |
        | pretty | toPrettyJson |

    @id:collection-unencodable-key-zero @trait:messages @error
    Scenario: A key that is zero is named like any other
      Given the class Kiosk with
        """json
        {
          "implements": ["Arrayable"],
          "methods": { "toArray": { "turnover": { "$float": "INF" } }, "getKey": 0 }
        }
        """
      And a new ShopResource from [{"$new": ["Kiosk"]}]
      When "toJson" is called
      Then it fails with a JsonEncoding error saying "Error encoding resource [ShopResource] with model [Kiosk] with ID [0] to JSON: Inf and NaN cannot be JSON encoded"

    @id:collection-unencodable-raising @trait:messages @error
    Scenario: The flag that raises errors changes nothing
      Given a new ShopResource from [{"$new": ["Shop"]}]
      When "toJson" is called with [4194304]
      Then it fails with a JsonEncoding error saying "Error encoding resource [ShopResource] with model [Shop] with ID [3] to JSON: Inf and NaN cannot be JSON encoded"

    @id:collection-unencodable-partial
    Scenario: The flag for partial output writes a zero instead
      Given a new ShopResource from [{"$new": ["Shop"]}]
      When "toJson" is called with [512]
      Then the result is JSON text of {"id": 3, "turnover": 0}

  @level:observed @error
  Rule: Where there is no key to name, the report itself fails

    @id:collection-unencodable-map
    Scenario: A resource of a map
      Given a new ShopResource from [{"turnover": {"$float": "INF"}}]
      When "toJson" is called
      Then it fails with a Type error

    @id:collection-unencodable-collection @trait:messages @trait:collection-library
    Scenario: A collection
      Given a new AnonymousResourceCollection from [[{"turnover": {"$float": "INF"}}], "ShopResource"]
      When "toJson" is called
      Then it fails with a BadMethodCall error saying "Method Collection::getKey does not exist."

    @id:collection-unencodable-paginated @trait:messages @trait:collection-library
    Scenario: A collection of a page
      Given "page" is a new Paginator from [[{"turnover": {"$float": "INF"}}], 5]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "ShopResource"]
      When "toJson" is called
      Then it fails with a BadMethodCall error saying "Method Collection::getKey does not exist."

  @level:observed @trait:messages
  Rule: A response says why it cannot be written

    @id:collection-unencodable-response @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.toResponse @error
    Scenario Outline: A collection holding <float>
      Given a new AnonymousResourceCollection from [[{"turnover": {"$float": <float>}}], "ShopResource"]
      When "toResponse" is called with [{"$request": "/shops"}]
      Then it fails with an InvalidArgument error saying "Inf and NaN cannot be JSON encoded"

      Examples:
        | case              | float  |
        | infinity          | "INF"  |
        | negative-infinity | "-INF" |
        | not-a-number      | "NAN"  |

    @id:collection-unencodable-resource-response @op:AnonymousResourceCollection.response @error
    Scenario: A single resource
      Given a new ShopResource from [{"$new": ["Shop"]}]
      When "response" is called
      Then it fails with an InvalidArgument error saying "Inf and NaN cannot be JSON encoded"

    @id:collection-unencodable-serialize @op:AnonymousResourceCollection.jsonSerialize
    Scenario: Preparing it for JSON does not fail
      Given a new AnonymousResourceCollection from [[{"turnover": {"$float": "INF"}}], "ShopResource"]
      When "jsonSerialize" is called
      Then the result is [{"turnover": {"$float": "INF"}}]

  @level:observed @error
  Rule: The report of a resource that is written on its own comes through unchanged

    @id:resource-unencodable-reported @op:AnonymousResourceCollection.response @trait:messages
    Scenario Outline: <operation> of a resource in whose data another one writes a third
      Given the class Mall with
        """
        {"implements": ["Arrayable"], "methods": {"toArray": {"top": {"$new": ["TextResource", 1]}}, "getKey": 4}}
        """
      And the resource class TextResource that gives
        """
        {"text": {"$call": {"on": {"$new": ["ShopResource", {"$new": ["Shop"]}]}, "operation": "toJson", "args": []}}}
        """
      And a new JsonResource from [{"$new": ["Mall"]}]
      When "<operation>" is called
      Then it fails with a JsonEncoding error saying "Error encoding resource [ShopResource] with model [Shop] with ID [3] to JSON: Inf and NaN cannot be JSON encoded"

      Examples:
        | case     | operation |
        | json     | toJson    |
        | response | response  |

  @level:observed @error
  Rule: What could not be written can be when the underlying value is another

    @id:resource-unencodable-afterwards @op:AnonymousResourceCollection.$resource @trait:settable-properties
    Scenario Outline: "<operation>", before and after
      Given the resource class PostResource that gives {"id": {"$item": "id"}}
      And a new PostResource from [{"id": {"$float": "INF"}}]
      When "<operation>" is called
      Then it fails
      When the property "resource" is set to {"id": 1}
      And "<operation>" is called
      Then somewhere in the <place> is {"id": 1}

      Examples:
        | case | operation | place     |
        | json | toJson    | JSON text |

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation | place         |
        | response | response  | response body |

  @level:observed
  Rule: With the flag for partial output a response has null for what holds itself, but fails on lists too deep

    Background:
      Given the class PartialResource extending JsonResource with
        """
        {"methods": {"jsonOptions": 512}}
        """

    @id:collection-unencodable-response-recursion @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.jsonOptions
    Scenario: An object that has itself as a property
      Given the class Loop with
        """
        {"properties": {"name": "a", "me": null}}
        """
      And "loop" is a new Loop from []
      And the property "me" of "loop" is set to {"$ref": "loop"}
      And a new PartialResource from [{"loop": {"$ref": "loop"}}]
      When "response" is called
      Then the response body is {"data": {"loop": {"name": "a", "me": null}}}

    @id:collection-unencodable-response-depth @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.jsonOptions @trait:messages @error
    Scenario: Lists that are nested too deep
      Given a new PartialResource from [{"nest": {"$new": ["Nest", 511]}}]
      When "response" is called
      Then it fails with an InvalidArgument error saying "Maximum stack depth exceeded"
