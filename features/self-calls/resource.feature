Feature: Own operations of a resource are called through the object
  An operation that needs another one of the interface calls it on itself, so that a subclass that overrides the one changes the other.

  Background:
    Given the current request is "/posts"

  @level:observed
  Rule: What an operation gives follows from the operation that it calls

    @id:resource-self-call-result @protected
    Scenario Outline: <caller> asks for <called>
      Given the class Own extending JsonResource with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [{"id": 1}]
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

      @op:AnonymousResourceCollection.jsonSerialize @op:AnonymousResourceCollection.resolve @trait:virtual-operations
      Examples:
        | case                   | caller        | args | called  | gives      | result     |
        | json-serialize-resolve | jsonSerialize | []   | resolve | {"own": 1} | {"own": 1} |

      @op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.jsonSerialize @trait:json-text @trait:virtual-operations
      Examples:
        | case                   | caller | args | called        | gives | result |
        | to-json-json-serialize | toJson | []   | jsonSerialize | [1]   | "[1]"  |

      @op:AnonymousResourceCollection.toPrettyJson @op:AnonymousResourceCollection.toJson @trait:virtual-operations
      Examples:
        | case                   | caller       | args | called | gives | result |
        | to-pretty-json-to-json | toPrettyJson | []   | toJson | "own" | "own"  |

    @id:resource-self-call-json-serialize-request @op:AnonymousResourceCollection.jsonSerialize @op:AnonymousResourceCollection.resolveRequestFromContainer @op:AnonymousResourceCollection.resolve @trait:virtual-operations
    Scenario: jsonSerialize hands resolve what resolveRequestFromContainer gives
      Given the closure "request" that returns {"$request": "/own"}
      And the closure "resolve" that returns {"$parent": [{"$arg": 0}]}
      And the class Own extending JsonResource with
        """
        { "methods": { "resolveRequestFromContainer": { "$ref": "request" }, "resolve": { "$ref": "resolve" } } }
        """
      And a new Own from [{"id": 1}]
      When "jsonSerialize" is called
      Then the result is {"id": 1}
      And the closure "request" was called with [[]]
      And the closure "resolve" was called with [[{"$any": "object"}]]

  @level:observed @protected
  Rule: Every condition is asked of when or mergeWhen

    @id:resource-self-call-condition @trait:virtual-operations
    Scenario Outline: "<caller>" asks for "<called>"
      Given the class Own extending JsonResource with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [{"id": 1}]
      When "<caller>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.unless @op:AnonymousResourceCollection.when
      Examples:
        | case        | caller | args        | called | gives | result |
        | unless-when | unless | [true, "a"] | when   | "own" | "own"  |

      @op:AnonymousResourceCollection.whenNull @op:AnonymousResourceCollection.when
      Examples:
        | case           | caller   | args  | called | gives | result |
        | when-null-when | whenNull | ["a"] | when   | "own" | "own"  |

      @op:AnonymousResourceCollection.whenNotNull @op:AnonymousResourceCollection.when
      Examples:
        | case               | caller      | args   | called | gives | result |
        | when-not-null-when | whenNotNull | [null] | when   | "own" | "own"  |

      @op:AnonymousResourceCollection.merge @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case             | caller | args    | called    | gives                               | result                                |
        | merge-merge-when | merge  | [["a"]] | mergeWhen | { "$new": ["MergeValue", ["own"]] } | {"$a": "MergeValue", "data": ["own"]} |

      @op:AnonymousResourceCollection.mergeUnless @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case                    | caller      | args          | called    | gives                               | result                                |
        | merge-unless-merge-when | mergeUnless | [true, ["a"]] | mergeWhen | { "$new": ["MergeValue", ["own"]] } | {"$a": "MergeValue", "data": ["own"]} |
    # The default is a missing marker, whether it is handed on or not.

    @id:resource-self-call-condition-arguments @trait:virtual-operations
    Scenario Outline: <caller>(<given>) hands on <handed>
      Given the class Own extending JsonResource with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [{"id": 1}]
      When "<caller>" is called from inside with <given>
      Then the result is <result>

      @op:AnonymousResourceCollection.unless @op:AnonymousResourceCollection.when
      Examples:
        | case        | caller | called | given       | handed       | gives                      | result       |
        | unless-when | unless | when   | [true, "a"] | [false, "a"] | [{"$arg": 0}, {"$arg": 1}] | [false, "a"] |

      @op:AnonymousResourceCollection.unless @op:AnonymousResourceCollection.when
      Examples:
        | case                | caller | called | given             | handed           | gives                                   | result           |
        | unless-when-default | unless | when   | [false, "a", "b"] | [true, "a", "b"] | [{"$arg": 0}, {"$arg": 1}, {"$arg": 2}] | [true, "a", "b"] |

      @op:AnonymousResourceCollection.whenNull @op:AnonymousResourceCollection.when
      Examples:
        | case           | caller   | called | given  | handed       | gives                      | result       |
        | when-null-when | whenNull | when   | [null] | [true, null] | [{"$arg": 0}, {"$arg": 1}] | [true, null] |

      @op:AnonymousResourceCollection.whenNull @op:AnonymousResourceCollection.when
      Examples:
        | case                   | caller   | called | given      | handed            | gives                                   | result            |
        | when-null-when-default | whenNull | when   | ["a", "b"] | [false, "a", "b"] | [{"$arg": 0}, {"$arg": 1}, {"$arg": 2}] | [false, "a", "b"] |

      @op:AnonymousResourceCollection.whenNotNull @op:AnonymousResourceCollection.when
      Examples:
        | case               | caller      | called | given | handed      | gives                      | result      |
        | when-not-null-when | whenNotNull | when   | ["a"] | [true, "a"] | [{"$arg": 0}, {"$arg": 1}] | [true, "a"] |

      @op:AnonymousResourceCollection.whenNotNull @op:AnonymousResourceCollection.when
      Examples:
        | case                       | caller      | called | given       | handed             | gives                                   | result             |
        | when-not-null-when-default | whenNotNull | when   | [null, "b"] | [false, null, "b"] | [{"$arg": 0}, {"$arg": 1}, {"$arg": 2}] | [false, null, "b"] |

      @op:AnonymousResourceCollection.merge @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case             | caller | called    | given   | handed        | gives                                                | result                                      |
        | merge-merge-when | merge  | mergeWhen | [["a"]] | [true, ["a"]] | {"$new": ["MergeValue", [{"$arg": 0}, {"$arg": 1}]]} | {"$a": "MergeValue", "data": [true, ["a"]]} |

      @op:AnonymousResourceCollection.mergeUnless @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case                    | caller      | called    | given         | handed         | gives                                                | result                                       |
        | merge-unless-merge-when | mergeUnless | mergeWhen | [true, ["a"]] | [false, ["a"]] | {"$new": ["MergeValue", [{"$arg": 0}, {"$arg": 1}]]} | {"$a": "MergeValue", "data": [false, ["a"]]} |

      @op:AnonymousResourceCollection.mergeUnless @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case                            | caller      | called    | given                | handed                | gives                                                             | result                                              |
        | merge-unless-merge-when-default | mergeUnless | mergeWhen | [true, ["a"], ["b"]] | [false, ["a"], ["b"]] | {"$new": ["MergeValue", [{"$arg": 0}, {"$arg": 1}, {"$arg": 2}]]} | {"$a": "MergeValue", "data": [false, ["a"], ["b"]]} |

    @id:resource-self-call-pivot @trait:virtual-operations
    Scenario Outline: <caller> asks for <called>, with the pivot
      Given the class Own extending JsonResource with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [{"id": 1}]
      When "<caller>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.hasPivotLoaded @op:AnonymousResourceCollection.hasPivotLoadedAs
      Examples:
        | case                                 | caller         | args         | called           | gives | result |
        | has-pivot-loaded-has-pivot-loaded-as | hasPivotLoaded | ["post_tag"] | hasPivotLoadedAs | true  | true   |

      @op:AnonymousResourceCollection.whenPivotLoaded @op:AnonymousResourceCollection.whenPivotLoadedAs
      Examples:
        | case                                   | caller          | args              | called            | gives | result |
        | when-pivot-loaded-when-pivot-loaded-as | whenPivotLoaded | ["post_tag", "a"] | whenPivotLoadedAs | "own" | "own"  |

      @op:AnonymousResourceCollection.whenPivotLoadedAs @op:AnonymousResourceCollection.hasPivotLoadedAs
      Examples:
        | case                                     | caller            | args                      | called           | gives | result |
        | when-pivot-loaded-as-has-pivot-loaded-as | whenPivotLoadedAs | ["link", "post_tag", "a"] | hasPivotLoadedAs | true  | "a"    |

      @op:AnonymousResourceCollection.whenPivotLoadedAs @op:AnonymousResourceCollection.when
      Examples:
        | case                      | caller            | args                      | called | gives | result |
        | when-pivot-loaded-as-when | whenPivotLoadedAs | ["link", "post_tag", "a"] | when   | "own" | "own"  |

  @level:observed @protected
  Rule: Filtering goes through filter, mergeData and removeMissingValues

    @id:resource-self-call-filter @trait:virtual-operations
    Scenario Outline: <caller> asks for <called>, and <result> comes of it
      Given the class Own extending JsonResource with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [{"id": 1}]
      When "<caller>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.mergeData
      Examples:
        | case              | caller | args                                                | called    | gives      | result     |
        | filter-merge-data | filter | [{"a": 1, "0": {"$new": ["MergeValue", {"b": 2}]}}] | mergeData | {"own": 1} | {"own": 1} |

      @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues
      Examples:
        | case                         | caller | args       | called              | gives      | result     |
        | filter-remove-missing-values | filter | [{"a": 1}] | removeMissingValues | {"own": 1} | {"own": 1} |

      @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues
      Examples:
        | case                                | caller | args                                   | called              | gives      | result     |
        | filter-merged-remove-missing-values | filter | [["a", {"$new": ["MergeValue", [1]]}]] | removeMissingValues | {"own": 2} | {"own": 2} |

      @op:AnonymousResourceCollection.mergeData @op:AnonymousResourceCollection.filter
      Examples:
        | case              | caller    | args                                 | called | gives   | result            |
        | merge-data-filter | mergeData | [["a", "here", "b"], 1, ["c"], true] | filter | ["own"] | ["a", "c", "own"] |

      @op:AnonymousResourceCollection.mergeData @op:AnonymousResourceCollection.filter @trait:ordered-maps
      Examples:
        | case                    | caller    | args                                                | called | gives      | result                     |
        | merge-data-filter-names | mergeData | [{"a": 1, "0": "here", "b": 2}, 1, {"c": 3}, false] | filter | {"own": 1} | {"a": 1, "c": 3, "own": 1} |

      @op:AnonymousResourceCollection.mergeData @op:AnonymousResourceCollection.removeMissingValues
      Examples:
        | case                             | caller    | args                                 | called              | gives      | result     |
        | merge-data-remove-missing-values | mergeData | [["a", "here", "b"], 1, ["c"], true] | removeMissingValues | {"own": 1} | {"own": 1} |

    @id:resource-self-call-filter-nested @op:AnonymousResourceCollection.filter @trait:virtual-operations
    Scenario: A map in the data is filtered by filter as well
      Given the closure "called" that returns {"$parent": [{"$arg": 0}]}
      And the class Own extending JsonResource with
        """
        { "methods": { "filter": { "$ref": "called" } } }
        """
      And a new Own from [{"id": 1}]
      When "filter" is called from inside with [{"a": {"b": {"$missing": true}, "c": 1}}]
      Then the result is {"a": {"c": 1}}
      And the closure "called" was called with [[{"a": {"b": {"$missing": true}, "c": 1}}], [{"b": {"$missing": true}, "c": 1}]]

    @id:resource-self-call-filter-nested-plain @op:AnonymousResourceCollection.filter @trait:virtual-operations
    Scenario: A list in the data is filtered by filter where nothing is missing as well
      Given the closure "called" that returns {"$parent": [{"$arg": 0}]}
      And the class Own extending JsonResource with
        """
        { "methods": { "filter": { "$ref": "called" } } }
        """
      And a new Own from [{"id": 1}]
      When "filter" is called from inside with [[["a"], "b"]]
      Then the result is [["a"], "b"]
      And the closure "called" was called with [[[["a"], "b"]], [["a"]]]

    @id:resource-self-call-filter-merged @op:AnonymousResourceCollection.filter @trait:virtual-operations
    Scenario: What is merged, and what comes after it, is filtered by filter as well
      Given the closure "called" that returns {"$parent": [{"$arg": 0}]}
      And the class Own extending JsonResource with
        """
        { "methods": { "filter": { "$ref": "called" } } }
        """
      And a new Own from [{"id": 1}]
      When "filter" is called from inside with [["a", {"$new": ["MergeValue", ["b"]]}, "c"]]
      Then the result is ["a", "b", "c"]
      And the closure "called" was called with [[["a", {"$a": "MergeValue"}, "c"]], [["b"]], [["c"]]]

    @id:resource-self-call-merge-data-arguments @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.mergeData @trait:virtual-operations
    Scenario: mergeData gets the data, the place, what is merged and whether that is a list
      Given the closure "called" that returns {"own": 1}
      And the class Own extending JsonResource with
        """
        { "methods": { "mergeData": { "$ref": "called" } } }
        """
      And a new Own from [{"id": 1}]
      When "filter" is called from inside with [[{"$new": ["JsonResource", null]}, {"$new": ["MergeValue", ["b", {"$missing": true}]]}, {"a": {"$missing": true}}]]
      Then the result is {"own": 1}
      And the closure "called" was called with [[[null, {"$a": "MergeValue"}, {"a": {"$missing": true}}], 1, ["b"], true]]

    @id:resource-self-call-merge-data-place @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.mergeData @trait:ordered-maps @trait:virtual-operations
    Scenario: The place that mergeData gets is counted from the first entry, whatever the keys are
      Given the closure "called" that returns {"own": 1}
      And the class Own extending JsonResource with
        """
        { "methods": { "mergeData": { "$ref": "called" } } }
        """
      And a new Own from [{"id": 1}]
      When "filter" is called from inside with [{"a": 1, "b": 2, "0": {"$new": ["MergeValue", ["c"]]}}]
      Then the result is {"own": 1}
      And the closure "called" was called with [[{"a": 1, "b": 2, "0": {"$a": "MergeValue"}}, 2, ["c"], true]]

    @id:resource-self-call-remove-missing-values-arguments @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues @trait:virtual-operations
    Scenario: removeMissingValues gets the data with missing values in it
      Given the closure "called" that returns {"own": 1}
      And the class Own extending JsonResource with
        """
        { "methods": { "removeMissingValues": { "$ref": "called" } } }
        """
      And a new Own from [{"id": 1}]
      When "filter" is called from inside with [{"a": {"$missing": true}, "b": {"$new": ["JsonResource", null]}, "c": 3}]
      Then the result is {"own": 1}
      And the closure "called" was called with [[{"a": {"$missing": true}, "b": null, "c": 3}]]

    @id:resource-self-call-remove-missing-values-plain @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.removeMissingValues @trait:virtual-operations
    Scenario: removeMissingValues gets data without missing values as well
      Given the closure "called" that returns {"own": 1}
      And the class Own extending JsonResource with
        """
        { "methods": { "removeMissingValues": { "$ref": "called" } } }
        """
      And a new Own from [{"id": 1}]
      When "filter" is called from inside with [[2, 3]]
      Then the result is {"own": 1}
      And the closure "called" was called with [[[2, 3]]]

  @level:observed
  Rule: A response is made through the resource's operations

    @id:resource-self-call-response @trait:json-text
    Scenario Outline: toResponse asks for <called>
      Given the class Own extending JsonResource with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [{"path": "a/b"}]
      When "<caller>" is called with [{"$request": "/posts"}]
      Then the response body is the text
        """
        <body>
        """
      And the response status is <status>

      @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.jsonOptions
      Examples:
        | case         | caller     | called      | gives | body                    | status |
        | json-options | toResponse | jsonOptions |    64 | {"data":{"path":"a/b"}} |    200 |

      @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.resolve @trait:virtual-operations
      Examples:
        | case    | caller     | called  | gives      | body               | status |
        | resolve | toResponse | resolve | {"own": 1} | {"data":{"own":1}} |    200 |

      @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.withResponse
      Examples:
        | case          | caller     | called       | gives                                                                                                    | body                      | status |
        | with-response | toResponse | withResponse | { "$fn": { "body": { "$call": { "on": { "$arg": 1 }, "operation": "setStatusCode", "args": [202] } } } } | {"data":{"path":"a\\/b"}} |    202 |

      @op:AnonymousResourceCollection.toResponse @op:AnonymousResourceCollection.with @trait:ordered-maps
      Examples: an order that is kept
        | case | caller     | called | gives      | body                              | status |
        | with | toResponse | with   | {"own": 1} | {"data":{"path":"a\\/b"},"own":1} |    200 |

    @id:resource-self-call-response-to-response @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.toResponse @trait:virtual-operations
    Scenario: response asks for toResponse
      Given the closure "called" that returns {"$parent": [{"$arg": 0}]}
      And the class Own extending JsonResource with
        """
        { "methods": { "toResponse": { "$ref": "called" } } }
        """
      And a new Own from [{"id": 1}]
      When "response" is called with [{"$request": "/own"}]
      Then the response status is 200
      And the closure "called" was called with [[{"$any": "object"}]]

    @id:resource-self-call-collection-new-collection @op:AnonymousResourceCollection.collection @op:AnonymousResourceCollection.newCollection @trait:late-static-binding
    Scenario: collection asks for newCollection
      Given the class Own extending JsonResource with
        """
        { "staticMethods": { "newCollection": { "$new": ["AnonymousResourceCollection", ["own", "words"], { "$class": "JsonResource" }] } } }
        """
      When the static operation "collection" of Own is called with [[1]]
      And the result is kept as "made"
      Then "count" of "made" gives 2

    @id:resource-self-call-mixin-macro @op:Shared.mixin @op:Shared.macro @trait:late-static-binding @boot-only
    Scenario: mixin asks for macro
      Given the closure "called" that returns null
      And the class Own extending JsonResource with
        """
        { "staticMethods": { "macro": { "$ref": "called" } } }
        """
      And the class Words with
        """
        { "methods": { "hello": "Hello" } }
        """
      When the static operation "mixin" of Own is called with [{"$new": ["Words"]}]
      Then the closure "called" was called with [["hello", "Hello"]]
  # What both systems were seen to do: a conditional operation asks no other one than those above.

  @level:observed
  Rule: An operation that reads what the underlying value has asks no other operation for it

    @id:resource-self-call-none @trait:orm-model @trait:absent-is-null @needs:model @op:AnonymousResourceCollection.whenHas @op:AnonymousResourceCollection.whenAppended @op:AnonymousResourceCollection.whenLoaded @op:AnonymousResourceCollection.transform @op:AnonymousResourceCollection.attributes @op:AnonymousResourceCollection.mergeWhen @op:AnonymousResourceCollection.whenCounted
    Scenario: Operations that are overridden do not change what conditions give
      Given the class Own extending JsonResource with
        """
        {
          "methods": {
            "merge": "own", "offsetExists": false, "when": "own", "whenPivotLoaded": "own", "__isset": false,
            "toArray": {
              "title": {"$own": ["whenHas", "title"]}, "none": {"$own": ["whenHas", "none"]}, "tags": {"$own": ["whenCounted", "tags"]},
              "tag": {"$own": ["whenCounted", "tag"]}, "loaded": {"$own": ["whenLoaded", "none"]}, "pivot": {"$own": ["hasPivotLoaded", "none"]},
              "appended": {"$own": ["whenAppended", "none"]}, "filled": {"$own": ["transform", null, {"$fn": {"body": 1}}]},
              "0": {"$own": ["mergeWhen", false, {"a": 1}]}, "1": {"$own": ["attributes", ["id"]]}
            }
          }
        }
        """
      And a new Own from [{"$new": ["Model", {"id": 1, "title": "Dawn", "tags_count": 3}]}]
      When "resolve" is called with [{"$request": "/posts"}]
      Then the result is {"title": "Dawn", "tags": 3, "pivot": false, "id": 1}
      And "offsetGet" with ["title"] gives "Dawn"
      And "__get" with ["title"] gives "Dawn"

    @id:resource-self-call-none-whenhas @trait:orm-model @protected
    Scenario Outline: <operation> does not ask for whenHas
      Given the class Own extending JsonResource with
        """
        {"methods": {"whenHas": "own"}}
        """
      And a new Own from [{"$new": ["Model", {"id": 1}]}]
      When "<operation>" is called from inside with <args>
      Then the result is the missing marker

      @op:AnonymousResourceCollection.whenAggregated @op:AnonymousResourceCollection.whenHas
      Examples:
        | case       | operation      | args                      |
        | aggregated | whenAggregated | ["posts", "votes", "sum"] |

      @op:AnonymousResourceCollection.whenExistsLoaded @op:AnonymousResourceCollection.whenHas
      Examples:
        | case   | operation        | args      |
        | exists | whenExistsLoaded | ["posts"] |

    @id:resource-self-call-none-model @trait:orm-model @protected
    Scenario Outline: <operation> asks the model for <method>, also where the resource has one of its own
      Given the class Own extending JsonResource with
        """
        {"methods": {"<method>": <gives>}}
        """
      And a new Own from [{"$new": ["Model", {"name": "Ada", "posts_count": 3, "posts_sum_votes": 9, "posts_exists": true}, {"editor": "Bo"}, {"score": true}, {"score": 5}]}]
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case | operation | method        | gives | args     | result |
        | has  | whenHas   | getAttributes | {}    | ["name"] | "Ada"  |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   | method        | gives | args      | result |
        | counted | whenCounted | getAttributes | {}    | ["posts"] |      3 |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case       | operation      | method        | gives | args                      | result |
        | aggregated | whenAggregated | getAttributes | {}    | ["posts", "votes", "sum"] |      9 |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | operation        | method        | gives | args      | result |
        | exists | whenExistsLoaded | getAttributes | {}    | ["posts"] | true   |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | operation  | method         | gives | args       | result |
        | loaded | whenLoaded | relationLoaded | false | ["editor"] | "Bo"   |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case     | operation    | method      | gives | args      | result |
        | appended | whenAppended | hasAppended | false | ["score"] |      5 |

    @id:resource-self-call-none-property @trait:orm-model @protected
    Scenario Outline: <operation> gives what the model has, also where the resource has a property "<property>"
      Given the class Own extending JsonResource with
        """
        {"properties": {"<property>": "own"}}
        """
      And a new Own from [{"$new": ["Model", {"name": "Ada", "posts_count": 3, "posts_sum_votes": 9, "posts_exists": true}, {"editor": "Bo"}, {"score": true}, {"score": 5}]}]
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.whenHas
      Examples:
        | case | operation | property | args     | result |
        | has  | whenHas   | name     | ["name"] | "Ada"  |

      @op:AnonymousResourceCollection.whenCounted
      Examples:
        | case    | operation   | property    | args      | result |
        | counted | whenCounted | posts_count | ["posts"] |      3 |

      @op:AnonymousResourceCollection.whenAggregated
      Examples:
        | case       | operation      | property        | args                      | result |
        | aggregated | whenAggregated | posts_sum_votes | ["posts", "votes", "sum"] |      9 |

      @op:AnonymousResourceCollection.whenExistsLoaded
      Examples:
        | case   | operation        | property     | args      | result |
        | exists | whenExistsLoaded | posts_exists | ["posts"] | true   |

      @op:AnonymousResourceCollection.whenLoaded
      Examples:
        | case   | operation  | property | args       | result |
        | loaded | whenLoaded | editor   | ["editor"] | "Bo"   |

      @op:AnonymousResourceCollection.whenAppended
      Examples:
        | case     | operation    | property | args      | result |
        | appended | whenAppended | score    | ["score"] |      5 |

    @id:resource-self-call-none-merge-when @op:AnonymousResourceCollection.mergeWhen @op:AnonymousResourceCollection.when @protected
    Scenario: mergeWhen does not ask for when, also where the condition is true
      Given the class Own extending JsonResource with
        """
        {"methods": {"when": {"own": 1}}}
        """
      And a new Own from [[]]
      When "mergeWhen" is called from inside with [true, {"a": 1}]
      Then the result is {"$a": "MergeValue", "data": {"a": 1}}

    @id:resource-self-call-none-get @trait:orm-model @op:AnonymousResourceCollection.hasPivotLoaded @op:AnonymousResourceCollection.hasPivotLoadedAs @op:AnonymousResourceCollection.whenHas @op:AnonymousResourceCollection.__get @op:AnonymousResourceCollection.__isset @protected
    Scenario: Pivots and attributes are read of the underlying object
      Given the class Own extending JsonResource with
        """
        {"methods": {"__isset": false, "__get": "own"}}
        """
      And a new Own from [{"$new": ["Model", {"id": 1, "name": "Ada"}, [], [], {"pivot": {"$new": ["Pivot", "role_user"]}}]}]
      When "hasPivotLoaded" is called from inside with ["role_user"]
      Then the result is true
      And "whenHas" with ["name"] gives "Ada"
