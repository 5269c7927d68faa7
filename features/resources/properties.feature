@op:AnonymousResourceCollection.__construct
Feature: AnonymousResourceCollection: its properties
  What a new collection holds before anything is set, and what its properties accept.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the resource class TagResource that gives {"tag": {"$item": true}}
    And the current request is "/posts?sort=asc"
    And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]

  @level:stated
  Rule: Every property has the type that the interface gives it
    # Those that may be set are written and read again, so that no constant passes; of the others the type alone is asked. What a new collection holds in them is left open. "The collection after
    # mapping": what it is set to holds resources, as a port may map or refuse anything else.

    @id:collection-properties-types @op:AnonymousResourceCollection.$collects @op:AnonymousResourceCollection.$collection @op:AnonymousResourceCollection.$with @op:AnonymousResourceCollection.$additional @trait:settable-properties
    Scenario Outline: <property> holds <value>
      When the property "<property>" is set to <value>
      Then the property "<property>" is <held>

      Examples:
        | case       | property   | value                                                                                                    | held                                                                            |
        | collects   | collects   | "TagResource"                                                                                            | {"$class": "TagResource"}                                                       |
        | collection | collection | {"$new": ["Collection", [{"$new": ["PostResource", {"id": 1}]}, {"$new": ["PostResource", {"id": 2}]}]]} | {"$a": "Collection", "items": [{"$a": "PostResource"}, {"$a": "PostResource"}]} |
        | with       | with       | {"version": 2}                                                                                           | {"version": 2}                                                                  |
        | additional | additional | {"took": 5}                                                                                              | {"took": 5}                                                                     |
    # Both properties are of the type array, which null is not.

    @id:collection-properties-maps @op:AnonymousResourceCollection.$with @op:AnonymousResourceCollection.$additional
    Scenario Outline: <property> is a map before anything is set
      Then the property "<property>" is {"$any": "map"}

      Examples:
        | case       | property   |
        | with       | with       |
        | additional | additional |

    @id:collection-properties-preserve-all-type @op:AnonymousResourceCollection.$preserveAllQueryParameters @protected
    Scenario: Whether all query parameters are preserved is a boolean
      Then the protected property "preserveAllQueryParameters" is {"$any": "boolean"}

    @id:collection-properties-underlying @op:AnonymousResourceCollection.$resource
    Scenario: The underlying resource is what was given
      Given a new PostResource from [{"id": 1}]
      And "other" is a new PostResource from ["red"]
      When the property "resource" is read
      Then the result is {"id": 1}
      And the property "resource" of "other" is "red"

    @id:collection-properties-force-type @op:AnonymousResourceCollection.$forceWrapping @boot-only
    Scenario: Whether wrapping is forced is a boolean
      Given the static property "forceWrapping" of JsonResource is set to false
      And the static property "forceWrapping" of JsonResource is {"$any": "boolean"}
      When the static property "forceWrapping" of JsonResource is set to true
      Then the static property "forceWrapping" of JsonResource is true

    @id:collection-properties-caches-type @op:AnonymousResourceCollection.$cachedPreserveKeysAttributes @op:AnonymousResourceCollection.$cachedCollectsAttributes @protected
    Scenario Outline: <property> is a map
      Then the protected static property "<property>" of AnonymousResourceCollection is {"$any": "map"}

      Examples:
        | case          | property                     |
        | preserve-keys | cachedPreserveKeysAttributes |
        | collects      | cachedCollectsAttributes     |

    @id:collection-properties-macros-type @op:AnonymousResourceCollection.$macros @protected
    Scenario: The macros are a map
      Then the protected static property "macros" of AnonymousResourceCollection is {"$any": "map"}
    # The table marks these properties "protected". What asking for them comes to is left open: an error, or what a dynamic reading
    # or writing finds that reaches other places.

    @id:collection-properties-protected @op:Statement.protectedOperations @op:AnonymousResourceCollection.$preserveAllQueryParameters @op:AnonymousResourceCollection.$queryParameters @error @protected
    Scenario Outline: From outside <property> cannot be read
      Given "<operation>" is called with <arguments>
      When the property "<property>" is read
      Then it fails, or the result is not <held>
      And the protected property "<property>" is <held>

      Examples:
        | case         | property                   | operation     | arguments         | held            |
        | preserve-all | preserveAllQueryParameters | preserveQuery | []                | true            |
        | query        | queryParameters            | withQuery     | [{"tag": "blue"}] | {"tag": "blue"} |

    @id:collection-properties-protected-written @op:Statement.protectedOperations @op:AnonymousResourceCollection.$preserveAllQueryParameters @op:AnonymousResourceCollection.$queryParameters @error @protected
    Scenario Outline: From outside <property> cannot be written
      Given "<operation>" is called with <arguments>
      When the property "<property>" is set to <value>
      Then it fails, or the result is not <value>
      And the protected property "<property>" is <held>

      Examples:
        | case         | property                   | operation     | arguments         | value          | held            |
        | preserve-all | preserveAllQueryParameters | preserveQuery | []                | false          | true            |
        | query        | queryParameters            | withQuery     | [{"tag": "blue"}] | {"tag": "red"} | {"tag": "blue"} |

    @id:collection-properties-collection-of-page @op:AnonymousResourceCollection.$collection
    Scenario: The property collection has the mapped items of a page
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 5]}, "PostResource"]
      Then the property "collection" is {"$a": "Collection", "items": [{"$a": "PostResource"}]}

  @level:observed
  Rule: A new collection keeps no keys, no extra data and no query

    @id:collection-properties-initial @op:AnonymousResourceCollection.$with @op:AnonymousResourceCollection.$additional
    Scenario Outline: <property> starts as <value>
      When the property "<property>" is read
      Then the result is <value>

      Examples:
        | case       | property   | value |
        | with       | with       | []    |
        | additional | additional | []    |

    @id:collection-properties-initial-keys @op:AnonymousResourceCollection.$preserveKeys
    Scenario: Keys are not kept
      When the property "preserveKeys" is read
      Then the result is false

    @id:collection-properties-initial-preserve-all @op:AnonymousResourceCollection.$preserveAllQueryParameters @protected
    Scenario: No query parameters are preserved
      Then the protected property "preserveAllQueryParameters" is false

    @id:collection-properties-initial-query @op:AnonymousResourceCollection.$queryParameters @protected
    Scenario: No query parameters are given
      Then the protected property "queryParameters" is null

    @id:collection-properties-initial-wrap @op:AnonymousResourceCollection.$wrap
    Scenario Outline: <class> starts with the wrapper key "data"
      Then the static property "wrap" of <class> is "data"

      Examples:
        | case       | class                       |
        | resource   | JsonResource                |
        | collection | ResourceCollection          |
        | anonymous  | AnonymousResourceCollection |
        | own        | PostResource                |

    @id:collection-properties-initial-force @op:AnonymousResourceCollection.$forceWrapping
    Scenario Outline: <class> starts with wrapping that is not forced
      Then the static property "forceWrapping" of <class> is false

      Examples:
        | case      | class                       |
        | resource  | JsonResource                |
        | anonymous | AnonymousResourceCollection |
        | own       | PostResource                |

  @level:observed
  Rule: A class may declare which parameters its links have

    @id:collection-properties-declared-query @op:AnonymousResourceCollection.response @op:Statement.collectionLinkQuery @trait:surplus-items
    Scenario Outline: By <property>
      Given the class Posts extending AnonymousResourceCollection with
        """
        {"properties": {"<property>": <value>}, "visibility": {"<property>": "protected"}}
        """
      And a new Posts from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 1]}, "PostResource"]
      When "response" is called with [{"$request": "/posts?sort=name"}]
      Then the response body at "/links/next" is the URL "/?sort=<sort>&page=2"

      @op:AnonymousResourceCollection.$preserveAllQueryParameters
      Examples:
        | case | property                   | value | sort |
        | all  | preserveAllQueryParameters | true  | name |

      @op:AnonymousResourceCollection.$queryParameters
      Examples:
        | case | property        | value            | sort |
        | some | queryParameters | {"sort": "date"} | date |

  @level:observed
  Rule: A class may do without a wrapper key

    @id:collection-properties-no-wrap @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.response @trait:late-static-binding
    Scenario: The data of a class without a wrapper key are not wrapped, whatever the key of other classes
      Given the class BareResource extending JsonResource with
        """
        {"staticProperties": {"wrap": null}}
        """
      And a new BareResource from [{"id": 1}]
      When "response" is called
      Then the response body is {"id": 1}

  @level:observed @protected @boot-only
  Rule: Macros are kept in one map that all resource classes share

    @id:collection-properties-macros @op:AnonymousResourceCollection.$macros
    Scenario Outline: Registered on <class>
      Given the closure "greet" that returns "hello"
      When the static operation "macro" of <class> is called with ["greet", {"$ref": "greet"}]
      Then the protected static property "macros" of AnonymousResourceCollection is {"greet": {"$ref": "greet"}}

      Examples:
        | case       | class                       |
        | collection | AnonymousResourceCollection |

      @trait:shared-statics
      Examples: on another class
        | case     | class        |
        | base     | JsonResource |
        | resource | PostResource |

  @level:observed
  Rule: The underlying resource can be replaced without changing the collection

    @id:collection-properties-replaced-resource @op:AnonymousResourceCollection.$resource @trait:settable-properties
    Scenario: Items and count stay
      When the property "resource" is set to []
      Then the property "resource" is []
      And "count" gives 1
      And "resolve" gives [{"id": 1}]

    @id:collection-properties-replaced-single @op:AnonymousResourceCollection.$resource @trait:settable-properties
    Scenario: A single resource shows its new value
      Given a new PostResource from [{"id": 1}]
      When the property "resource" is set to {"id": 2}
      Then "resolve" gives {"id": 2}

    @id:collection-properties-unknown @op:AnonymousResourceCollection.__get @trait:messages @trait:collection-library @error
    Scenario: A property that does not exist is refused
      When the property "nope" is read
      Then it fails with a Generic error saying "Property [nope] does not exist on this collection instance."
