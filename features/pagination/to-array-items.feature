@op:Paginator.toArray
Feature: Paginator.toArray: objects among the items
  Shows which objects on the page become maps of their own and which stay objects.

  @level:observed
  Rule: Items that can turn themselves into an array are expanded

    @id:paginator-to-array-arrayable-items
    Scenario: A collection and another arrayable object
      Given the class City with
        """
        {"implements": ["Arrayable"], "methods": {"toArray": {"name": "Lima"}}}
        """
      And a Paginator of [{"$new": ["City"]}, {"$new": ["Collection", ["Oslo"]]}] with 2 per page
      When "toArray" is called
      Then the entry "data" of the result is [{"name": "Lima"}, ["Oslo"]]

    @id:paginator-item-form-of-now
    Scenario: An item that has another array form than before
      Given the class City with
        """
        {"implements": ["Arrayable"], "properties": {"name": "Oslo"}, "methods": {"toArray": {"$fn": {"body": {"city": {"$field": [{"$this": true}, "name"]}}}}}}
        """
      And "city" is a new City from []
      And a Paginator of [{"$ref": "city"}] with 2 per page
      And "toArray" is called
      And the property "name" of "city" is set to "Bergen"
      When "toArray" is called
      Then somewhere in the result is {"city": "Bergen"}

    @id:paginator-to-array-arrayable-in-collection
    Scenario: An arrayable object in a collection among the items
      Given the class City with
        """
        {"implements": ["Arrayable"], "methods": {"toArray": {"name": "Lima"}}}
        """
      And a Paginator of [{"$new": ["Collection", [{"$new": ["City"]}, "Oslo"]]}] with 2 per page
      When "toArray" is called
      Then the entry "data" of the result is [[{"name": "Lima"}, "Oslo"]]

    @id:paginator-to-array-collection-in-list
    Scenario: A collection in a list among the items stays a collection
      Given "cities" is a new Collection from [["Oslo"]]
      And a Paginator of [[{"$ref": "cities"}]] with 2 per page
      When "toArray" is called
      Then the entry "data" of the result is [[{"$ref": "cities"}]]

    @id:paginator-to-array-arrayable-of-objects
    Scenario: What an arrayable object gives is taken as it is
      Given the class City with
        """
        {"implements": ["Arrayable"], "methods": {"toArray": {"name": "Lima"}}}
        """
      And "lima" is a new City from []
      And the class Country with
        """
        {"implements": ["Arrayable"], "methods": {"toArray": {"capital": {"$ref": "lima"}}}}
        """
      And a Paginator of [{"$new": ["Country"]}] with 2 per page
      When "toArray" is called
      Then the entry "data" of the result is [{"capital": {"$ref": "lima"}}]

  @level:observed
  Rule: Items that are only JSON-serializable stay objects

    @id:paginator-to-array-json-serializable-item
    Scenario: The object itself is in the data
      Given the class City with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": {"name": "Lima"}}}
        """
      And "lima" is a new City from []
      And a Paginator of [{"$ref": "lima"}] with 2 per page
      When "toArray" is called
      Then the entry "data" of the result is [{"$ref": "lima"}]

    @id:paginator-to-array-resource-item
    Scenario: A resource is in the data as it is
      Given the resource class CityResource that gives {"name": {"$item": true}}
      And "lima" is a new CityResource from ["Lima"]
      And a Paginator of [{"$ref": "lima"}] with 2 per page
      When "toArray" is called
      Then the entry "data" of the result is [{"$ref": "lima"}]

    @id:paginator-to-array-both-item
    Scenario: An item that is arrayable as well is in the data in its array form
      Given the class City with
        """
        {"implements": ["Arrayable", "JsonSerializable"], "methods": {"toArray": {"name": "Lima"}, "jsonSerialize": "Lima"}}
        """
      And a Paginator of [{"$new": ["City"]}] with 2 per page
      When "toArray" is called
      Then the entry "data" of the result is [{"name": "Lima"}]

  @level:observed
  Rule: In JSON text arrayable and JSON-serializable items are both expanded

    @id:paginator-to-array-items-as-json @op:Paginator.toJson
    Scenario Outline: An item that is <contract>
      Given the class City with
        """
        {"implements": ["<contract>"], "methods": {"<operation>": {"name": "Lima"}}}
        """
      And a Paginator of [{"$new": ["City"]}, {"$new": ["Collection", ["Oslo"]]}] with 2 per page
      When "toJson" is called
      Then somewhere in the JSON text is [{"name": "Lima"}, ["Oslo"]]

      Examples:
        | case              | contract         | operation     |
        | arrayable         | Arrayable        | toArray       |
        | json-serializable | JsonSerializable | jsonSerialize |

    @id:paginator-to-array-resource-item-as-json @op:Paginator.toJson @needs:request
    Scenario: A resource is resolved for the current request
      Given the current request is "/cities?lang=es"
      And the resource class CityResource that gives {"name": {"$item": true}}
      And a Paginator of [{"$new": ["CityResource", "Oslo"]}] with 2 per page
      When "toJson" is called
      Then somewhere in the JSON text is [{"name": "Oslo"}]
