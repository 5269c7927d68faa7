Feature: Own operations of a collection are called through the object
  An operation that needs another one of the interface calls it on itself, so that a subclass that overrides the one changes the other.

  Background:
    Given the current request is "/posts"

  @level:observed
  Rule: What an operation gives follows from the operation that it calls

    @id:collection-self-call-result @protected
    Scenario Outline: <caller> asks for <called>
      Given the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [[{"$new": ["JsonResource", {"id": 1}]}], {"$class": "JsonResource"}]
      When "<caller>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.toAttributes @op:AnonymousResourceCollection.toArray
      Examples:
        | case                   | caller       | args                     | called  | gives      | result     |
        | to-attributes-to-array | toAttributes | [{"$request": "/posts"}] | toArray | {"own": 1} | {"own": 1} |

      @op:AnonymousResourceCollection.resolveResourceData @op:AnonymousResourceCollection.toAttributes
      Examples:
        | case                                | caller              | args                     | called       | gives      | result     |
        | resolve-resource-data-to-attributes | resolveResourceData | [{"$request": "/posts"}] | toAttributes | {"own": 1} | {"own": 1} |

      @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.resolveResourceData @trait:virtual-operations
      Examples:
        | case                          | caller  | args                     | called              | gives      | result     |
        | resolve-resolve-resource-data | resolve | [{"$request": "/posts"}] | resolveResourceData | {"own": 1} | {"own": 1} |

      @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.filter @trait:virtual-operations
      Examples:
        | case           | caller  | args                     | called | gives      | result     |
        | resolve-filter | resolve | [{"$request": "/posts"}] | filter | {"own": 1} | {"own": 1} |

      @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues @trait:virtual-operations
      Examples:
        | case                         | caller | args       | called              | gives      | result     |
        | filter-remove-missing-values | filter | [{"a": 1}] | removeMissingValues | {"own": 1} | {"own": 1} |

      @op:AnonymousResourceCollection.jsonSerialize @op:AnonymousResourceCollection.resolve @trait:virtual-operations
      Examples:
        | case                   | caller        | args | called  | gives      | result     |
        | json-serialize-resolve | jsonSerialize | []   | resolve | {"own": 1} | {"own": 1} |

      @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.jsonSerialize @trait:json-text @trait:virtual-operations
      Examples:
        | case                   | caller | args | called        | gives | result |
        | to-json-json-serialize | toJson | []   | jsonSerialize | [1]   | "[1]"  |

    @id:collection-self-call-filter-nested @op:AnonymousResourceCollection.filter @trait:virtual-operations @protected
    Scenario: A map in the data is filtered by filter as well
      Given the closure "called" that returns {"$parent": [{"$arg": 0}]}
      And the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "filter": { "$ref": "called" } } }
        """
      And a new Own from [[{"$new": ["JsonResource", {"id": 1}]}], {"$class": "JsonResource"}]
      When "filter" is called from inside with [{"a": {"b": 1}}]
      Then the result is {"a": {"b": 1}}
      And the closure "called" was called with [[{"a": {"b": 1}}], [{"b": 1}]]

    @id:collection-self-call-json-serialize-request @op:AnonymousResourceCollection.jsonSerialize @op:AnonymousResourceCollection.resolveRequestFromContainer @op:AnonymousResourceCollection.resolve @trait:virtual-operations
    Scenario: jsonSerialize hands resolve what resolveRequestFromContainer gives
      Given the closure "request" that returns {"$request": "/own"}
      And the closure "resolve" that returns {"$parent": [{"$arg": 0}]}
      And the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "resolveRequestFromContainer": { "$ref": "request" }, "resolve": { "$ref": "resolve" } } }
        """
      And a new Own from [[{"$new": ["JsonResource", {"id": 1}]}], {"$class": "JsonResource"}]
      When "jsonSerialize" is called
      Then the result is [{"id": 1}]
      And the closure "request" was called with [[]]
      And the closure "resolve" was called with [[{"$any": "object"}]]

  @level:observed
  Rule: Items are collected through collectResource and collects

    @id:collection-self-call-construct-collect-resource @op:AnonymousResourceCollection.__construct @op:AnonymousResourceCollection.collectResource @trait:virtual-operations
    Scenario: A new collection asks for collectResource
      Given the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "collectResource": { "$fn": { "body": { "$parent": [["own", "words"]] } } } } }
        """
      And a new Own from [[1], {"$class": "JsonResource"}]
      Then "count" gives 2

    @id:collection-self-call-construct-collected @op:AnonymousResourceCollection.__construct @op:AnonymousResourceCollection.collectResource @op:AnonymousResourceCollection.$resource @trait:virtual-operations
    Scenario: What collectResource gives is the underlying resource
      Given the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "collectResource": { "own": 1 } } }
        """
      And a new Own from [[1], {"$class": "JsonResource"}]
      Then the property "resource" is {"own": 1}

    @id:collection-self-call-collect-resource-collects @op:AnonymousResourceCollection.collectResource @op:AnonymousResourceCollection.collects
    Scenario: collectResource asks for collects
      Given the resource class TagResource that gives {"tag": {"$item": true}}
      And the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "collects": { "$class": "TagResource" } } }
        """
      And a new Own from [["red"], {"$class": "JsonResource"}]
      When "resolve" is called
      Then the result is [{"tag": "red"}]

    @id:collection-self-call-json-options-collects @op:AnonymousResourceCollection.jsonOptions @op:AnonymousResourceCollection.collects
    Scenario: jsonOptions asks for collects
      Given the class TagResource extending JsonResource with
        """
        { "methods": { "jsonOptions": 64 } }
        """
      And the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "collects": { "$class": "TagResource" } } }
        """
      And a new Own from [["red"], {"$class": "JsonResource"}]
      When "jsonOptions" is called
      Then the result is 64

  @level:observed
  Rule: A response is made through the collection's operations

    @id:collection-self-call-response @protected
    Scenario Outline: toResponse asks for <called>
      Given the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [[{"$new": ["JsonResource", {"path": "a/b"}]}], {"$class": "JsonResource"}]
      When "<caller>" is called from inside with [{"$request": "/posts"}]
      Then the response body at "<at>" is <part>
      And the response status is <status>

      @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.resolve @trait:virtual-operations
      Examples:
        | case    | caller     | called  | gives      | at    | part       | status |
        | resolve | toResponse | resolve | {"own": 1} | /data | {"own": 1} |    200 |

      @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.with
      Examples:
        | case | caller     | called | gives      | at   | part | status |
        | with | toResponse | with   | {"own": 1} | /own |    1 |    200 |

      @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.withResponse
      Examples:
        | case          | caller     | called       | gives                                                                                                    | at    | part              | status |
        | with-response | toResponse | withResponse | { "$fn": { "body": { "$call": { "on": { "$arg": 1 }, "operation": "setStatusCode", "args": [202] } } } } | /data | [{"path": "a/b"}] |    202 |

    @id:collection-self-call-paginated-response @protected
    Scenario Outline: preparePaginatedResponse asks for <called>
      Given the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [{"$new": ["Paginator", [{"$new": ["JsonResource", {"path": "a/b"}]}], 1]}, {"$class": "JsonResource"}]
      When "<caller>" is called from inside with [{"$request": "/posts"}]
      Then the response body at "<at>" is <part>
      And the response status is <status>

      @op:AnonymousResourceCollection.preparePaginatedResponse @op:AnonymousResourceCollection.resolve @trait:virtual-operations
      Examples:
        | case    | caller                   | called  | gives      | at    | part       | status |
        | resolve | preparePaginatedResponse | resolve | {"own": 1} | /data | {"own": 1} |    200 |

      @op:AnonymousResourceCollection.preparePaginatedResponse @op:AnonymousResourceCollection.with
      Examples:
        | case | caller                   | called | gives      | at   | part | status |
        | with | preparePaginatedResponse | with   | {"own": 1} | /own |    1 |    200 |

      @op:AnonymousResourceCollection.preparePaginatedResponse @op:AnonymousResourceCollection.withResponse
      Examples:
        | case          | caller                   | called       | gives                                                                                                    | at    | part              | status |
        | with-response | preparePaginatedResponse | withResponse | { "$fn": { "body": { "$call": { "on": { "$arg": 1 }, "operation": "setStatusCode", "args": [202] } } } } | /data | [{"path": "a/b"}] |    202 |

    @id:collection-self-call-response-json-options @trait:json-text @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.jsonOptions @protected
    Scenario: toResponse asks for jsonOptions
      Given the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "jsonOptions": 64, "paginationInformation": [] } }
        """
      And a new Own from [[{"$new": ["JsonResource", {"path": "a/b"}]}], {"$class": "JsonResource"}]
      When "toResponse" is called from inside with [{"$request": "/posts"}]
      Then the response body is the text
        """
        {"data":[{"path":"a/b"}]}
        """

    @id:collection-self-call-paginated-response-json-options @trait:json-text @op:AnonymousResourceCollection.preparePaginatedResponse @op:AnonymousResourceCollection.jsonOptions @trait:found-by-name @protected
    Scenario: preparePaginatedResponse asks for jsonOptions
      Given the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "jsonOptions": 64, "paginationInformation": [] } }
        """
      And a new Own from [{"$new": ["Paginator", [{"$new": ["JsonResource", {"path": "a/b"}]}], 1]}, {"$class": "JsonResource"}]
      When "preparePaginatedResponse" is called from inside with [{"$request": "/posts"}]
      Then the response body is the text
        """
        {"data":[{"path":"a/b"}]}
        """

    @id:collection-self-call-paginated-response-has-macro @op:AnonymousResourceCollection.preparePaginatedResponse @op:Shared.hasMacro @trait:late-static-binding @boot-only
    Scenario: preparePaginatedResponse asks for hasMacro
      Given the class Own extending AnonymousResourceCollection with
        """
        { "staticMethods": { "hasMacro": false } }
        """
      And the static operation "macro" of JsonResource is called with ["paginationInformation", {"$fn": {"body": {"own": 1}}}]
      And a new Own from [{"$new": ["Paginator", [{"$new": ["JsonResource", {"path": "a/b"}]}], 1]}, {"$class": "JsonResource"}]
      When "toResponse" is called with [{"$request": "/posts"}]
      Then the response body has nothing at "/own"
      And the response body at "/meta/per_page" is 1

    @id:collection-self-call-response-to-response @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.toResponse @trait:virtual-operations
    Scenario: response asks for toResponse
      Given the closure "called" that returns {"$parent": [{"$arg": 0}]}
      And the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "toResponse": { "$ref": "called" } } }
        """
      And a new Own from [[{"$new": ["JsonResource", {"id": 1}]}], {"$class": "JsonResource"}]
      When "response" is called with [{"$request": "/own"}]
      Then the response status is 200
      And the closure "called" was called with [[{"$any": "object"}]]

    @id:collection-self-call-to-response-prepare @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.preparePaginatedResponse @trait:virtual-operations
    Scenario: toResponse of a page asks for preparePaginatedResponse
      Given the closure "called" that returns {"$parent": [{"$arg": 0}]}
      And the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "preparePaginatedResponse": { "$ref": "called" } } }
        """
      And a new Own from [{"$new": ["Paginator", [{"$new": ["JsonResource", {"path": "a/b"}]}], 1]}, {"$class": "JsonResource"}]
      When "toResponse" is called with [{"$request": "/own"}]
      Then the response status is 200
      And the closure "called" was called with [[{"$any": "object"}]]
    # What both systems were seen to do: nothing that is made of the items asks for their number or goes through the iterator.

    @id:collection-self-call-none @op:AnonymousResourceCollection.toArray @op:AnonymousResourceCollection.count
    Scenario: Another count does not change what the items resolve to
      Given the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "count": 0 } }
        """
      And a new Own from [[{"id": 1}], {"$class": "JsonResource"}]
      When "resolve" is called
      Then the result is [{"id": 1}]

    @id:collection-self-call-none-iterator @op:AnonymousResourceCollection.toArray @op:AnonymousResourceCollection.count @op:AnonymousResourceCollection.getIterator
    Scenario: Another iterator changes neither their number nor what they resolve to
      Given the class Own extending AnonymousResourceCollection with
        """
        { "methods": { "getIterator": { "$call": { "on": { "$new": ["Collection", []] }, "operation": "getIterator", "args": [] } } } }
        """
      And a new Own from [[{"id": 1}], {"$class": "JsonResource"}]
      When "resolve" is called
      Then the result is [{"id": 1}]
      And "count" gives 1

    @id:collection-self-call-none-query @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.preparePaginatedResponse @trait:surplus-items
    Scenario Outline: A response made after "<set>" does not ask for "<asked>"
      Given the closure "asked" that returns {"$this": true}
      And the class Own extending AnonymousResourceCollection with
        """
        {"methods": {"<asked>": {"$ref": "asked"}}}
        """
      And a new Own from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 1]}, {"$class": "JsonResource"}]
      And "<set>" is called with <args>
      When "toResponse" is called with [{"$request": "/posts?a=1"}]
      Then the response body at "/links/next" is the URL "<url>"
      And the closure "asked" was not called

      @op:AnonymousResourceCollection.preserveQuery @op:AnonymousResourceCollection.withQuery
      Examples:
        | case             | asked         | set           | args         | url          |
        | preserve         | preserveQuery | withQuery     | [{"b": "2"}] | /?b=2&page=2 |
        | given            | withQuery     | preserveQuery | []           | /?a=1&page=2 |
        | appends-given    | appends       | withQuery     | [{"b": "2"}] | /?b=2&page=2 |
        | appends-preserve | appends       | preserveQuery | []           | /?a=1&page=2 |

      @op:AnonymousResourceCollection.additional
      Examples:
        | case       | asked      | set       | args         | url          |
        | additional | additional | withQuery | [{"b": "2"}] | /?b=2&page=2 |
