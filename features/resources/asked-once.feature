Feature: Resources: asked once
  An answer asks the code of the caller for each of its parts once, whatever that code costs or does besides.

  Background:
    Given the current request is "/posts"

  @level:observed
  Rule: The data of a resource are asked for once

    @id:resource-asked-once-data
    Scenario Outline: "<operation>" of a resource
      Given the closure "data" that returns {"id": 1}
      And the class PostResource extending JsonResource with
        """
        {"methods": {"toArray": {"$ref": "data"}}}
        """
      And a new PostResource from [1]
      When "<operation>" is called with <args>
      Then the closure "data" was called once

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation | args                     |
        | resolve | resolve   | [{"$request": "/posts"}] |

      @op:AnonymousResourceCollection.jsonSerialize
      Examples:
        | case           | operation     | args |
        | json-serialize | jsonSerialize | []   |

      @op:AnonymousResourceCollection.toJson
      Examples:
        | case    | operation | args |
        | to-json | toJson    | []   |

      @op:AnonymousResourceCollection.toPrettyJson
      Examples:
        | case           | operation    | args |
        | to-pretty-json | toPrettyJson | []   |

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation | args                     |
        | response | response  | [{"$request": "/posts"}] |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  | args                     |
        | to-response | toResponse | [{"$request": "/posts"}] |

    @id:resource-asked-once-attributes @trait:orm-model @op:AnonymousResourceCollection.attributes @protected
    Scenario: Some attributes of the underlying object
      Given the closure "data" that returns {"id": 1}
      And the class Post extending Model with
        """
        {"methods": {"toArray": {"$ref": "data"}}}
        """
      And a new JsonResource from [{"$new": ["Post"]}]
      When "attributes" is called from inside with [["id"]]
      Then the closure "data" was called once

    @id:resource-asked-once-holder @op:AnonymousResourceCollection.resolve
    Scenario Outline: An object that gives the data and is <contract>
      Given the closure "data" that returns {"id": 7}
      And the class Stand with
        """
        {"implements": ["<contract>"], "methods": {"<operation>": {"$ref": "data"}}}
        """
      And the resource class StandResource that gives {"$new": ["Stand"]}
      And a new StandResource from [1]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the closure "data" was called once

      Examples:
        | case              | contract         | operation     |
        | arrayable         | Arrayable        | toArray       |
        | json-serializable | JsonSerializable | jsonSerialize |

    @id:collection-asked-once-items
    Scenario Outline: "<operation>" of a collection of <items>
      Given the closure "data" that returns {"id": 1}
      And the class PostResource extending JsonResource with
        """
        {"methods": {"toArray": {"$ref": "data"}}}
        """
      And a new AnonymousResourceCollection from [<items>, "PostResource"]
      When "<operation>" is called with <args>
      Then the closure "data" was called once

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation | args                     | items |
        | resolve | resolve   | [{"$request": "/posts"}] | [1]   |

      @op:AnonymousResourceCollection.toArray
      Examples:
        | case     | operation | args                     | items |
        | to-array | toArray   | [{"$request": "/posts"}] | [1]   |

      @op:AnonymousResourceCollection.jsonSerialize
      Examples:
        | case           | operation     | args | items |
        | json-serialize | jsonSerialize | []   | [1]   |

      @op:AnonymousResourceCollection.toJson
      Examples:
        | case    | operation | args | items |
        | to-json | toJson    | []   | [1]   |

      @op:AnonymousResourceCollection.toPrettyJson
      Examples:
        | case           | operation    | args | items |
        | to-pretty-json | toPrettyJson | []   | [1]   |

      @op:AnonymousResourceCollection.response
      Examples:
        | case          | operation | args                     | items                           |
        | response      | response  | [{"$request": "/posts"}] | [1]                             |
        | page-response | response  | [{"$request": "/posts"}] | {"$new": ["Paginator", [1], 2]} |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  | args                     | items |
        | to-response | toResponse | [{"$request": "/posts"}] | [1]   |

  @level:observed @trait:orm-model @protected
  Rule: A condition asks the model once

    @id:resource-asked-once-model
    Scenario Outline: "<operation>" asks for <asked>
      Given the closure "asked" that returns <answer>
      And the class Person extending Model with
        """
        {"methods": {"<asked>": {"$ref": "asked"}}}
        """
      And a new JsonResource from [{"$new": ["Person", {"name": "Ada", "posts_count": 2}, {"posts": [1]}]}]
      When "<operation>" is called from inside with <args>
      Then the closure "asked" was called once

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | operation  | asked          | answer | args      |
        | loaded | whenLoaded | relationLoaded | true   | ["posts"] |

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case | operation | asked         | answer          | args     |
        | has  | whenHas   | getAttributes | {"name": "Ada"} | ["name"] |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   | asked         | answer             | args      |
        | counted | whenCounted | getAttributes | {"posts_count": 2} | ["posts"] |

  @level:observed @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.jsonOptions
  Rule: A response asks for the options of its text once

    @id:collection-asked-once-options
    Scenario Outline: For a response of <items>
      Given the closure "options" that returns 0
      And the class PostCollection extending ResourceCollection with
        """
        {"methods": {"jsonOptions": {"$ref": "options"}}}
        """
      And a new PostCollection from [<items>]
      When "response" is called with [{"$request": "/posts"}]
      Then the closure "options" was called once

      Examples:
        | case | items                          |
        | list | []                             |
        | page | {"$new": ["Paginator", [], 2]} |

  @level:observed @op:AnonymousResourceCollection.response @op:Statement.collectionPaginationLinks
  Rule: A response asks the page for its array once, and once to add the query

    @id:collection-asked-once-page @op:AnonymousResourceCollection.withQuery @trait:virtual-operations
    Scenario: A page whose calls are counted
      Given the closure "array" that returns
        """
        {
          "current_page": 1, "data": [], "first_page_url": "/?page=1", "from": null, "next_page_url": null,
          "path": "/", "per_page": 1, "prev_page_url": null, "to": null
        }
        """
      And the closure "appends" that returns {"$this": true}
      And the class Archive extending Paginator with
        """
        {"methods": {"toArray": {"$ref": "array"}, "appends": {"$ref": "appends"}}}
        """
      And a new AnonymousResourceCollection from [{"$new": ["Archive", [[1]], 1]}, "JsonResource"]
      And "withQuery" is called with [{"tag": "red"}]
      When "response" is called with [{"$request": "/posts"}]
      Then the closure "array" was called once
      And the closure "appends" was called once

  @level:observed @op:AnonymousResourceCollection.resolveRequestFromContainer
  Rule: The current request is asked for once

    @id:collection-asked-once-request @trait:virtual-operations
    Scenario Outline: "<operation>" of <items> without a request
      Given the closure "request" that returns {"$request": "/own"}
      And the class Own extending AnonymousResourceCollection with
        """
        {"methods": {"resolveRequestFromContainer": {"$ref": "request"}}}
        """
      And a new Own from [<items>, "JsonResource"]
      When "<operation>" is called
      Then the closure "request" was called once

      @op:AnonymousResourceCollection.response
      Examples:
        | case          | operation | items                                   |
        | response      | response  | [{"id": 1}]                             |
        | page-response | response  | {"$new": ["Paginator", [{"id": 1}], 1]} |

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation | items       |
        | resolve | resolve   | [{"id": 1}] |

  @level:observed @op:AnonymousResourceCollection.collects @op:AnonymousResourceCollection.collectResource
  Rule: What is collected is asked for once

    @id:collection-asked-once-collects
    Scenario: For a new collection
      Given the closure "collects" that returns {"$class": "JsonResource"}
      And the class Own extending AnonymousResourceCollection with
        """
        {"methods": {"collects": {"$ref": "collects"}}}
        """
      And a new Own from [[{"id": 1}], "JsonResource"]
      Then "count" gives 1
      And the closure "collects" was called once

  @level:observed
  Rule: One resource is made for each item

    @id:collection-asked-once-made @trait:late-static-binding
    Scenario Outline: "<operation>", with <args>
      Given the closure "made" that returns {"$parent": [{"$arg": 0}]}
      And the class PostResource extending JsonResource with
        """
        {"methods": {"__construct": {"$ref": "made"}}}
        """
      When the static operation "<operation>" of PostResource is called with <args>
      Then the closure "made" was called once

      @op:AnonymousResourceCollection.make
      Examples:
        | case | operation | args |
        | make | make      | [1]  |

      @op:AnonymousResourceCollection.collection
      Examples:
        | case       | operation  | args                              |
        | collection | collection | [[1]]                             |
        | page       | collection | [{"$new": ["Paginator", [1], 2]}] |
