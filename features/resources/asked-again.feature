Feature: Resources: asked again
  An answer tells of the resource as it is when it is asked, also when the same was asked before.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: The data are those for the request that is given, or else the current one
    # The request is a parameter, so one answer does not stand for another request.

    @id:collection-asked-again-request
    Scenario Outline: "<operation>" is called with one request, then with another
      Given the resource class SortedResource that gives
        """
        {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}}
        """
      And a new AnonymousResourceCollection from [[1], "SortedResource"]
      And "<operation>" is called with [{"$request": "/posts?sort=name"}]
      When "<operation>" is called with [{"$request": "/posts?sort=date"}]
      Then <outcome>

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation | outcome                          |
        | resolve | resolve   | the result is [{"sort": "date"}] |

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation | outcome                                            |
        | response | response  | somewhere in the response body is {"sort": "date"} |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  | outcome                                            |
        | to-response | toResponse | somewhere in the response body is {"sort": "date"} |

    @id:collection-asked-again-current @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario Outline: "<operation>" is called with a request, then without one
      Given the resource class SortedResource that gives
        """
        {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}}
        """
      And the current request is "/posts?sort=name"
      And a new AnonymousResourceCollection from [[1], "SortedResource"]
      And "<operation>" is called with [{"$request": "/posts?sort=date"}]
      When "<operation>" is called
      Then <outcome>

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation | outcome                          |
        | resolve | resolve   | the result is [{"sort": "name"}] |

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation | outcome                                            |
        | response | response  | somewhere in the response body is {"sort": "name"} |

    @id:collection-asked-again-form @op:AnonymousResourceCollection.jsonSerialize @op:AnonymousResourceCollection.resolveRequestFromContainer
    Scenario: "jsonSerialize" is called for one current request, then for another
      Given the resource class DataResource that gives {"$item": true}
      And the resource class SortedResource that gives
        """
        {"sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}}}
        """
      And a new AnonymousResourceCollection from [[1], "SortedResource"]
      And the current request is "/posts?sort=name"
      And "jsonSerialize" is called
      And the current request is "/posts?sort=date"
      And "jsonSerialize" is called
      And the result is kept as "array"
      And a new DataResource from [{"$ref": "array"}]
      When "toJson" is called
      Then somewhere in the JSON text is {"sort": "date"}

  @level:stated @op:AnonymousResourceCollection.preserveKeys
  Rule: Keys are kept once preserveKeys is switched on

    @id:collection-asked-again-keys
    Scenario Outline: "<operation>" is called before and after preserveKeys is switched on
      Given a new AnonymousResourceCollection from [{"3": {"id": 1}, "9": {"id": 2}}, "PostResource"]
      And "preserveKeys" is called with [false]
      And "<operation>" is called
      And "preserveKeys" is called with [true]
      And the result is kept as "keyed"
      When "<operation>" of "keyed" is called with []
      Then <outcome>

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation | outcome                                        |
        | resolve | resolve   | the result is {"3": {"id": 1}, "9": {"id": 2}} |

      @op:AnonymousResourceCollection.toJson
      Examples:
        | case | operation | outcome                                                        |
        | json | toJson    | somewhere in the JSON text is {"3": {"id": 1}, "9": {"id": 2}} |

      @op:AnonymousResourceCollection.toPrettyJson
      Examples:
        | case   | operation    | outcome                                                        |
        | pretty | toPrettyJson | somewhere in the JSON text is {"3": {"id": 1}, "9": {"id": 2}} |

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation | outcome                                                            |
        | response | response  | somewhere in the response body is {"3": {"id": 1}, "9": {"id": 2}} |

  @level:stated @op:AnonymousResourceCollection.response
  Rule: A later response carries what was added since

    @id:collection-asked-again-metadata @op:AnonymousResourceCollection.additional
    Scenario: Metadata
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "response" is called
      And "additional" is called with [{"took": 5}]
      And the result is kept as "timed"
      When "response" of "timed" is called with []
      Then somewhere in the response body is "took" with 5

    @id:collection-asked-again-with @op:AnonymousResourceCollection.$with @trait:settable-properties
    Scenario: Extra data of the property
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "response" is called
      And the property "with" is set to {"version": 2}
      When "response" is called
      Then somewhere in the response body is "version" with 2

    @id:collection-asked-again-query-set @op:AnonymousResourceCollection.withQuery
    Scenario: Query parameters that are set again after others count again
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 1, 9]}, "PostResource"]
      And "withQuery" is called with [{"tag": "red"}]
      And the result is kept as "it"
      And "withQuery" is called with [{"tag": "blue"}]
      And the result is kept as "it"
      And "withQuery" is called with [{"tag": "red"}]
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   8 |
        | query tag  | red |

    @id:collection-asked-again-preserve @op:AnonymousResourceCollection.preserveQuery @op:AnonymousResourceCollection.withQuery
    Scenario: The current query counts when it is asked for again after parameters were given
      Given the current request is "/posts?sort=new"
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 1, 9]}, "PostResource"]
      And "preserveQuery" is called
      And the result is kept as "it"
      And "withQuery" is called with [{"tag": "red"}]
      And the result is kept as "it"
      And "preserveQuery" is called
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response is a URL with
        | query page |   8 |
        | query sort | new |

    @id:collection-asked-again-links @op:AnonymousResourceCollection.withQuery
    Scenario: Query parameters on links
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 1, 9]}, "PostResource"]
      And "response" is called
      And "withQuery" is called with [{"tag": "red"}]
      And the result is kept as "tagged"
      When "response" of "tagged" is called with []
      Then somewhere in the response is a URL with
        | query page |   8 |
        | query tag  | red |

    @id:collection-asked-again-wrapper @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: The wrapper key, set for the second time
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "response" is called
      And the static operation "wrap" of JsonResource is called with ["news"]
      When "response" is called
      Then the response body at "/news" is [{"id": 1}]

  @level:stated @op:AnonymousResourceCollection.collection
  Rule: Each collection has the items that it is made of

    @id:collection-asked-again-collection
    Scenario: A second collection of a class
      Given the static operation "collection" of PostResource is called with [[{"id": 1}]]
      And the static operation "collection" of PostResource is called with [[{"id": 2}, {"id": 3}]]
      And the result is kept as "it"
      When "resolve" is called
      Then the result is [{"id": 2}, {"id": 3}]

  @level:stated
  Rule: A loop that has run leaves the resources for the next one

    @id:collection-asked-again-iterator @op:AnonymousResourceCollection.getIterator
    Scenario: Two loops
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "PostResource"]
      And "getIterator" is called
      When "getIterator" is called
      Then the result iterates over [{"$a": "PostResource"}, {"$a": "PostResource"}]

  @level:stated @op:Statement.delegation
  Rule: What is read of the underlying value is what it holds now

    @id:resource-asked-again-offset @op:AnonymousResourceCollection.offsetGet @op:AnonymousResourceCollection.offsetSet
    Scenario: An offset is read before and after it is set
      Given a new PostResource from [{"id": 1}]
      And "offsetGet" is called with ["id"]
      And "offsetSet" is called with ["id", 2]
      When "offsetGet" is called with ["id"]
      Then the result is 2

    @id:resource-asked-again-exists @op:AnonymousResourceCollection.offsetExists @op:AnonymousResourceCollection.offsetSet
    Scenario: An offset is tested before and after it is set
      Given a new PostResource from [{"id": 1}]
      And "offsetExists" is called with ["name"]
      And "offsetSet" is called with ["name", "Dawn"]
      When "offsetExists" is called with ["name"]
      Then the result is true

    @id:resource-asked-again-route-key @trait:shared-objects @op:AnonymousResourceCollection.getRouteKey @op:AnonymousResourceCollection.getRouteKeyName
    Scenario Outline: "<operation>" is called before and after the object says something else
      Given the class Road extending Model with
        """
        {"properties": {"key": "a"}, "methods": {"<operation>": {"$field": [{"$this": true}, "key"]}}}
        """
      And "road" is a new Road from []
      And a new PostResource from [{"$ref": "road"}]
      And "<operation>" is called
      And the property "key" of "road" is set to "b"
      When "<operation>" is called
      Then the result is "b"

      Examples:
        | case | operation       |
        | key  | getRouteKey     |
        | name | getRouteKeyName |
    # "The underlying resource instance", which is public.

    @id:resource-asked-again-underlying @op:AnonymousResourceCollection.$resource @trait:settable-properties
    Scenario Outline: "<operation>" is called before and after another model is underlying
      Given a new PostResource from [{"$new": ["Model", {"name": "Ada"}, [], [], [], "ada"]}]
      And "now" is a new Model from [{"name": "Bo"}, [], [], [], "bo"]
      And "<operation>" is called with <args>
      And the property "resource" is set to {"$ref": "now"}
      When "<operation>" is called with <args>
      Then the result is "<result>"

      @op:AnonymousResourceCollection.offsetGet
      Examples:
        | case   | operation | args     | result |
        | offset | offsetGet | ["name"] | Bo     |

      @op:AnonymousResourceCollection.getRouteKey
      Examples:
        | case      | operation   | args | result |
        | route-key | getRouteKey | []   | bo     |

    @id:resource-asked-again-property @trait:shared-objects @op:AnonymousResourceCollection.__get
    Scenario: A property is read before and after it is set
      Given "song" is a new Song from ["Dawn"]
      And a new PostResource from [{"$ref": "song"}]
      And the property "title" is read
      And the property "title" of "song" is set to "Dusk"
      When the property "title" is read
      Then the result is "Dusk"

  @level:observed
  Rule: The data of a plain resource are those that it holds now

    @id:resource-asked-again-data @op:AnonymousResourceCollection.offsetSet @protected
    Scenario Outline: "<operation>" is called before and after an entry is set
      Given a new JsonResource from [1]
      And "resolveRequestFromContainer" is called from inside with []
      And the result is kept as "request"
      And a new JsonResource from [{"id": 1}]
      And "<operation>" is called with [{"$ref": "request"}]
      And "offsetSet" is called with ["id", 2]
      When "<operation>" is called with [{"$ref": "request"}]
      Then the result is {"id": 2}

      @op:AnonymousResourceCollection.toArray
      Examples:
        | case     | operation |
        | to-array | toArray   |

      @op:AnonymousResourceCollection.toAttributes
      Examples:
        | case          | operation    |
        | to-attributes | toAttributes |

      @op:AnonymousResourceCollection.resolveResourceData
      Examples:
        | case          | operation           |
        | resource-data | resolveResourceData |

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation |
        | resolve | resolve   |

    @id:collection-asked-again-count @op:AnonymousResourceCollection.count @op:AnonymousResourceCollection.resolve @op:Shared.__call
    Scenario: Items are counted and resolved before and after one is added
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "count" is called
      And "resolve" is called
      And "push" is called with [{"$new": ["PostResource", {"id": 2}]}]
      When "count" is called
      Then the result is 2
      And "resolve" gives [{"id": 1}, {"id": 2}]

  @level:observed @op:AnonymousResourceCollection.response
  Rule: Metadata are those that were added last

    @id:collection-asked-again-metadata-set @op:AnonymousResourceCollection.additional
    Scenario: Metadata that were there before
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"took": 5}]
      And "additional" is called with [{"took": 6}]
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then somewhere in the response body is "took" with 5

    @id:collection-asked-again-metadata-property @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.$additional @trait:settable-properties
    Scenario: The same metadata, after the property was set to others
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"took": 5}]
      And the property "additional" is set to {"took": 6}
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then somewhere in the response body is "took" with 5

  @level:observed
  Rule: Each removal is one of its own

    @id:resource-asked-again-offset-unset @op:AnonymousResourceCollection.offsetUnset
    Scenario: Two entries are removed, one after the other
      Given a new PostResource from [{"id": 1, "name": "Dawn", "year": 1999}]
      And "offsetUnset" is called with ["name"]
      When "offsetUnset" is called with ["year"]
      Then the property "resource" is {"id": 1}

  @level:observed @op:AnonymousResourceCollection.response
  Rule: Each response is one of its own

    @id:resource-asked-again-status
    Scenario: A status given to the first response does not show in the second
      Given a new PostResource from [{"id": 1}]
      And "response" is called
      And the result is kept as "first"
      And "setStatusCode" of "first" is called with [202]
      When "response" is called
      Then the response status is 200
