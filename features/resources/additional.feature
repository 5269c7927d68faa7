@op:AnonymousResourceCollection.additional
Feature: AnonymousResourceCollection.additional
  Adds metadata to the response that a collection or a resource becomes.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: The metadata is part of the response
    # "Adds metadata to the response": the key is somewhere, since the layout is not shown.

    @id:collection-additional-in-response @op:Statement.collectionExtraData @op:AnonymousResourceCollection.$additional
    Scenario: Metadata of a collection
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then somewhere in the response body is "took" with 5
      And somewhere in the response body is {"id": 1}

    @id:collection-additional-two-stated @op:Statement.collectionExtraData
    Scenario Outline: Metadata under two names, given <when>
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [<before>]
      And "additional" is called with [<data>]
      When "response" is called
      Then somewhere in the response body is "took" with 5
      And somewhere in the response body is "pages" with 3

      Examples:
        | case     | when         | before           | data                    |
        | at-once  | at once      | []               | {"took": 5, "pages": 3} |
        | a-second | after others | {"cached": true} | {"took": 5, "pages": 3} |
    # Whether the earlier value stays beside it is not said.

    @id:collection-additional-later-stated
    Scenario: Metadata under a name that has some
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"took": 5}]
      And "additional" is called with [{"took": 8}]
      When "response" is called
      Then somewhere in the response body is 8

    @id:collection-additional-falsy-stated
    Scenario Outline: Metadata that is <value>
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"took": <value>}]
      When "response" is called
      Then somewhere in the response body is "took" with <value>

      Examples:
        | case  | value     |
        | null  | null      |
        | zero  |         0 |
        | false | false     |
        | list  | [1, 2]    |
        | map   | {"ms": 5} |
        | empty | []        |

    @id:collection-additional-with-stated @op:Statement.collectionExtraData @op:AnonymousResourceCollection.$with @trait:settable-properties
    Scenario: Metadata beside extra data
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "with" is set to {"version": "2"}
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then somewhere in the response body is "took" with 5
      And somewhere in the response body is "version" with "2"
    # The property is said to be one of collections: of a single resource the operation gives the extra data.

    @id:collection-additional-not-wrapped @op:AnonymousResourceCollection.with @op:AnonymousResourceCollection.withoutWrapping @op:AnonymousResourceCollection.wrap @boot-only
    Scenario Outline: Metadata and extra data are somewhere beside <what>
      Given the class VersionedPost extending JsonResource with
        """
        {"methods": {"with": {"version": "2"}}}
        """
      And the static operation "<operation>" of JsonResource is called with <args>
      And a new VersionedPost from [<data>]
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then somewhere in the response body is "took" with 5
      And somewhere in the response body is "version" with "2"
      And somewhere in the response body is "id" with 7

      Examples:
        | case        | what                           | operation       | args      | data                 |
        | switched    | a map that is not wrapped      | withoutWrapping | []        | {"id": 7}            |
        | has-the-key | data that have the wrapper key | wrap            | ["posts"] | {"posts": {"id": 7}} |
        | list        | a list, without wrapping       | withoutWrapping | []        | [{"id": 7}]          |

    @id:collection-additional-properties-kept @trait:copied-maps @op:AnonymousResourceCollection.$with @op:AnonymousResourceCollection.$additional @trait:settable-properties
    Scenario: A response leaves metadata and extra data as they were set
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "with" is set to {"version": "2"}
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then the property "with" is {"version": "2"}
      And the property "additional" is {"took": 5}

    @id:collection-additional-as-property @op:AnonymousResourceCollection.$additional @trait:settable-properties
    Scenario: Metadata that the property is set to are in the response
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "additional" is set to {"took": 5}
      When "response" is called
      Then somewhere in the response body is "took" with 5
      And somewhere in the response body is {"id": 1}

    @id:collection-additional-every-response @op:Statement.collectionExtraData
    Scenario Outline: Every response of <what> has the metadata
      Given a new <class> from <args>
      And "additional" is called with [{"took": 5}]
      And "response" is called
      When "response" is called
      Then somewhere in the response body is "took" with 5

      Examples:
        | case       | what                    | class                       | args                                             |
        | collection | a collection            | AnonymousResourceCollection | [[{"id": 1}], "PostResource"]                    |
        | nothing    | a collection of nothing | AnonymousResourceCollection | [[], "PostResource"]                             |
        | empty-page | a page without items    | AnonymousResourceCollection | [{"$new": ["Paginator", [], 2]}, "PostResource"] |
        | resource   | a resource              | PostResource                | [{"id": 1}]                                      |

    @id:collection-additional-returned
    Scenario: The resource that is returned has the metadata
      Given a new PostResource from [{"id": 1}]
      And "additional" is called with [{"took": 5}]
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response body is "took" with 5

    @id:collection-additional-property @op:AnonymousResourceCollection.$additional
    Scenario: The property holds the metadata
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "additional" is called with [{"took": 5}]
      Then the property "additional" is {"took": 5}
    # "Adds metadata to the response": to that of the collection that is called.

    @id:collection-additional-beside-another
    Scenario: The metadata that another collection was given are not those of this one
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"took": 5}]
      And the result is kept as "it"
      And "other" is a new AnonymousResourceCollection from [[{"id": 3}], "PostResource"]
      And "additional" of "other" is called with [{"took": 8}]
      When "response" is called
      Then somewhere in the response body is "took" with 5

    @id:resource-additional-of-another @op:AnonymousResourceCollection.$additional @error
    Scenario: Metadata of one resource are not those of another
      Given "first" is a new JsonResource from [{"id": 1}]
      And "additional" of "first" is called with [{"took": 5}]
      And "response" of "first" is called with []
      And a new JsonResource from [{"id": 2}]
      When the property "additional" is read
      Then it fails, or the result is not {"took": 5}
      When "response" is called
      Then the response body has nothing at "/took"

    @id:collection-additional-resource-stated
    Scenario: A resource among the metadata is its data
      Given the resource class AuthorResource that gives {"author": {"$item": "name"}}
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"best": {"$new": ["AuthorResource", {"name": "Ada"}]}}]
      When "response" is called
      Then somewhere in the response body is "best" with {"author": "Ada"}

    @id:collection-additional-empty-text-stated
    Scenario: An empty text among the metadata
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"note": ""}]
      When "response" is called
      Then somewhere in the response body is "note" with ""
    # What a response says of pages is in that of a page alone: "When the items are paginated, the response carries pagination links."

    @id:collection-additional-names-stated @op:Statement.collectionExtraData
    Scenario: Metadata may have the names that responses and pages often use
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with
        """
        [{"links": "the links", "meta": "the meta", "status": "the status", "message": "the message", "errors": "the errors", "page": "the page", "path": "the path", "version": "the version", "first": "the first", "total": "the total"}]
        """
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response body is "the links"
      And somewhere in the response body is "the meta"
      And somewhere in the response body is "the status"
      And somewhere in the response body is "the message"
      And somewhere in the response body is "the errors"
      And somewhere in the response body is "the page"
      And somewhere in the response body is "the path"
      And somewhere in the response body is "the version"
      And somewhere in the response body is "the first"
      And somewhere in the response body is "the total"

    @id:collection-additional-nested-stated @op:Statement.collectionExtraData @op:AnonymousResourceCollection.with
    Scenario: A map among the metadata, and one among the extra data, have all their entries, whatever the values are
      Given the class CountedPosts extending AnonymousResourceCollection with
        """
        {"methods": {"with": {"counts": {"code": "0", "none": [], "rate": 2.5, "debt": -4, "open": true, "tags": ["x", "y"]}}}}
        """
      And a new CountedPosts from [[{"id": 1}], "PostResource"]
      And "additional" is called with
        """
        [{"report": {"code": "0", "none": [], "rate": 1.5, "debt": -3, "open": true, "tags": ["a", "b"]}}]
        """
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response body is "counts" with {"code": "0", "none": [], "rate": 2.5, "debt": -4, "open": true, "tags": ["x", "y"]}
      And somewhere in the response body is "report" with {"code": "0", "none": [], "rate": 1.5, "debt": -3, "open": true, "tags": ["a", "b"]}
    # Each of the operations says what it sets, and none of them says of the others that it takes anything away.

    @id:collection-additional-before-others @op:Statement.collectionExtraData @op:AnonymousResourceCollection.preserveKeys @op:AnonymousResourceCollection.withQuery @op:AnonymousResourceCollection.preserveQuery
    Scenario: Metadata are in the response whatever is set on the collection afterwards
      Given "page" is a new Paginator from [[{"id": 1}], 1, 1, {"path": "/posts"}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      And "additional" is called with [{"took": 5}]
      And the result is kept as "it"
      And "preserveKeys" is called
      And the result is kept as "it"
      And "withQuery" is called with [{"tag": "red"}]
      And the result is kept as "it"
      And "preserveQuery" is called
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response body is "took" with 5

  @level:observed
  Rule: The resource itself is returned

    @id:collection-additional-fluent
    Scenario Outline: additional(<data>) can be chained
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "additional" is called with [<data>]
      Then the result is the subject itself

      Examples:
        | case  | data        |
        | map   | {"took": 5} |
        | empty | []          |

    @id:collection-additional-fluent-single
    Scenario: A single resource is returned as well
      Given a new PostResource from [{"id": 1}]
      When "additional" is called with [{"took": 5}]
      Then the result is the subject itself

  @level:observed
  Rule: A later call replaces the metadata of an earlier one

    @id:collection-additional-replaces
    Scenario: Only the last metadata are in the response
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"took": 5, "cached": true}]
      And "additional" is called with [{"cached": false}]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "cached": false}
      And the property "additional" is {"cached": false}

    @id:collection-additional-emptied
    Scenario: An empty map takes the metadata away
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"took": 5}]
      And "additional" is called with [[]]
      When "response" is called
      Then the response body is {"data": [{"id": 1}]}

  @level:observed
  Rule: The metadata stand behind the data, in their order, as they are

    @id:collection-additional-values
    Scenario Outline: The metadata <data>
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [<data>]
      When "response" is called
      Then the response body is <body>

      Examples: values
        | case         | data                                                                             | body                                               |
        | null         | {"note": null}                                                                   | {"data": [{"id": 1}], "note": null}                |
        | empty-text   | {"note": ""}                                                                     | {"data": [{"id": 1}], "note": ""}                  |
        | false        | {"note": false}                                                                  | {"data": [{"id": 1}], "note": false}               |
        | empty-name   | {"": 1}                                                                          | {"data": [{"id": 1}], "": 1}                       |
        | gaps-inside  | {"top": {"5": "a", "9": "b"}}                                                    | {"data": [{"id": 1}], "top": {"5": "a", "9": "b"}} |
        | a-resource   | {"best": {"$new": ["PostResource", {"id": 9}]}}                                  | {"data": [{"id": 1}], "best": {"id": 9}}           |
        | a-collection | {"best": {"$new": ["AnonymousResourceCollection", [{"id": 9}], "PostResource"]}} | {"data": [{"id": 1}], "best": [{"id": 9}]}         |

      @trait:ordered-maps
      Examples: an order that is kept
        | case      | data             | body                                  |
        | two-names | {"b": 1, "a": 2} | {"data": [{"id": 1}], "b": 1, "a": 2} |

      @trait:json-text
      Examples: what has a form of its own in JSON text
        | case             | data                                       | body                              |
        | empty-map        | {"note": []}                               | {"data": [{"id": 1}], "note": []} |
        | missing-marker   | {"note": {"$missing": true}}               | {"data": [{"id": 1}], "note": {}} |
        | resource-of-null | {"note": {"$new": ["JsonResource", null]}} | {"data": [{"id": 1}], "note": []} |
    # What a closure looks like as JSON, and whether it has any, is not asked.

    @id:collection-additional-closure @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.with @trait:settable-properties @error
    Scenario Outline: A closure in <place> is not called
      Given the closure "later" that returns 5
      And a new PostResource from [{"id": 1}]
      And the property "<place>" is set to {"note": {"$ref": "later"}}
      When "response" is called
      Then it fails, or the result is not null
      And the closure "later" was not called

      @op:AnonymousResourceCollection.$additional
      Examples:
        | case     | place      |
        | metadata | additional |

      @op:AnonymousResourceCollection.$with
      Examples:
        | case       | place |
        | extra-data | with  |

    @id:collection-additional-empty-collection
    Scenario: An empty collection keeps its wrapper key
      Given a new AnonymousResourceCollection from [[], "PostResource"]
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then the response body is {"data": [], "took": 5}

    @id:collection-additional-after-response
    Scenario: Metadata added after one response are in the next
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "response" is called
      And "additional" is called with [{"took": 5}]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "took": 5}

    @id:collection-additional-of-collected-resource
    Scenario: Metadata of a collected resource are not used
      Given "post" is a new PostResource from [{"id": 1}]
      And "additional" of "post" is called with [{"took": 5}]
      And a new AnonymousResourceCollection from [[{"$ref": "post"}], "PostResource"]
      When "response" is called
      Then the response body is {"data": [{"id": 1}]}

    @id:collection-additional-read-late @op:AnonymousResourceCollection.offsetSet
    Scenario: A resource among the metadata gives the data that it has when the response is made
      Given "best" is a new PostResource from [{"id": 8}]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [{"best": {"$ref": "best"}}]
      And "offsetSet" of "best" is called with ["id", 9]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "best": {"id": 9}}

    @id:collection-additional-left-alone @trait:recursive-merge @op:AnonymousResourceCollection.$with @op:AnonymousResourceCollection.$additional @trait:settable-properties
    Scenario: A response leaves extra data and metadata as they were, also where it merges them
      Given a new PostResource from [{"id": 1}]
      And the property "with" is set to {"data": {"id": 2}, "tags": ["a"]}
      And "additional" is called with [{"data": {"id": 3}, "tags": ["b"]}]
      When "response" is called
      Then the property "with" is {"data": {"id": 2}, "tags": ["a"]}
      And the property "additional" is {"data": {"id": 3}, "tags": ["b"]}
      And the property "resource" is {"id": 1}
