@op:AnonymousResourceCollection.getIterator
Feature: AnonymousResourceCollection.getIterator and count
  Go through the mapped resources of a collection, and count them.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: A collection can be gone through and counted

    @id:collection-iterate-kind
    Scenario: getIterator goes through both resources
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "PostResource"]
      When "getIterator" is called
      Then the result iterates over [{"$a": "PostResource"}, {"$a": "PostResource"}]

    @id:collection-iterate-falsy
    Scenario: getIterator goes through the resources of items that are 0, empty text or false
      Given a new AnonymousResourceCollection from [[0, "", false], "PostResource"]
      When "getIterator" is called
      Then the result iterates over [{"$a": "PostResource"}, {"$a": "PostResource"}, {"$a": "PostResource"}]

    @id:collection-iterate-null @trait:null-items
    Scenario: getIterator goes through the resource of an item that is null
      Given a new AnonymousResourceCollection from [[null, 1], "PostResource"]
      When "getIterator" is called
      Then the result iterates over [{"$a": "PostResource"}, {"$a": "PostResource"}]

    @id:collection-iterate-count @op:AnonymousResourceCollection.count
    Scenario Outline: A collection of <items> counts <count>
      Given a new AnonymousResourceCollection from [<items>, "PostResource"]
      When "count" is called
      Then the result is <count>

      Examples:
        | case    | items                  | count |
        | nothing | []                     |     0 |
        | two     | [{"id": 1}, {"id": 2}] |     2 |
        | alike   | [{"id": 1}, {"id": 1}] |     2 |
        | empty   | [0, "", false]         |     3 |

      @trait:keyed-pages
      Examples: items under names
        | case  | items                            | count |
        | named | {"a": {"id": 1}, "b": {"id": 2}} |     2 |

      @trait:null-items
      Examples: with an item that is null
        | case | items     | count |
        | null | [null, 1] |     2 |

    @id:collection-iterate-count-page @op:AnonymousResourceCollection.count
    Scenario: A page that is not full counts its items
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 5]}, "PostResource"]
      When "count" is called
      Then the result is 2

    @id:collection-iterate-count-anew @op:AnonymousResourceCollection.count @op:AnonymousResourceCollection.$collection @trait:settable-properties
    Scenario: count tells of the collection that was put in place last
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "count" is called
      And the property "collection" is set to {"$new": ["Collection", [{"$new": ["PostResource", {"id": 2}]}, {"$new": ["PostResource", {"id": 3}]}]]}
      When "count" is called
      Then the result is 2

    @id:collection-iterate-replaced @op:AnonymousResourceCollection.$collection @op:AnonymousResourceCollection.resolve @trait:settable-properties
    Scenario: Resources that are put in the place of others are gone through and resolved
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "getIterator" is called
      And the property "collection" is set to {"$new": ["Collection", [{"$new": ["PostResource", {"id": 2}]}, {"$new": ["PostResource", {"id": 3}]}]]}
      When "getIterator" is called
      Then the result iterates over [{"$a": "PostResource"}, {"$a": "PostResource"}]
      And "resolve" with [{"$request": "/posts"}] gives [{"id": 2}, {"id": 3}]

    @id:collection-iterate-page-more @op:AnonymousResourceCollection.count @trait:surplus-items
    Scenario: Of a page with more behind it, getIterator goes through the resources of its items alone
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}, {"id": 3}], 2]}, "PostResource"]
      When "getIterator" is called
      Then the result iterates over [{"$a": "PostResource"}, {"$a": "PostResource"}]
      And "count" gives 2

  @level:observed
  Rule: The iterator has the resources under the keys of the source

    @id:collection-iterate-entries
    Scenario Outline: The resources under the keys of their items: <items>
      Given a new AnonymousResourceCollection from [<items>, "PostResource"]
      When "getIterator" is called
      Then the result iterates over <entries>

      Examples:
        | case    | items | entries |
        | nothing | []    | []      |

      @trait:keyed-iteration
      Examples: keys of their own
        | case  | items                            | entries                                                    |
        | names | {"b": {"id": 1}, "": {"id": 2}}  | {"b": {"$a": "PostResource"}, "": {"$a": "PostResource"}}  |
        | gaps  | {"9": {"id": 1}, "3": {"id": 2}} | {"9": {"$a": "PostResource"}, "3": {"$a": "PostResource"}} |

    @id:collection-iterate-missing-item @op:AnonymousResourceCollection.count
    Scenario: The resource of a missing value is gone through, and counts
      Given a new AnonymousResourceCollection from [[{"$missing": true}, {"id": 2}], "PostResource"]
      When "getIterator" is called
      Then the result iterates over [{"$a": "PostResource"}, {"$a": "PostResource"}]
      And "count" gives 2

    @id:collection-iterate-same-objects
    Scenario: getIterator gives the very resources of the collection
      Given "post" is a new PostResource from [{"id": 1}]
      And a new AnonymousResourceCollection from [[{"$ref": "post"}], "PostResource"]
      When "getIterator" is called
      Then the result iterates over [{"$ref": "post"}]

    @id:collection-iterate-replaced-collection @op:AnonymousResourceCollection.$collection @trait:keyed-iteration @trait:settable-properties
    Scenario: A collection that is put in place is gone through under its own keys
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "collection" is set to {"$new": ["Collection", {"x": 1, "y": null, "z": 0}]}
      When "getIterator" is called
      Then the result iterates over {"x": 1, "y": null, "z": 0}

    @id:collection-iterate-kept-keys-flag @op:AnonymousResourceCollection.preserveKeys @trait:keyed-iteration
    Scenario: The flag for kept keys changes no key of the iterator
      Given a new AnonymousResourceCollection from [{"9": {"id": 1}}, "PostResource"]
      And "preserveKeys" is called with [false]
      When "getIterator" is called
      Then the result iterates over {"9": {"$a": "PostResource"}}

  @level:observed
  Rule: Everything else is asked of the underlying resource

    @id:collection-iterate-page-operations @op:Shared.__call @trait:surplus-items
    Scenario Outline: <operation> of a page gives <result>
      Given "page" is a new Paginator from [[{"id": 1}, {"id": 2}], 1, 2, {"path": "/posts"}]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "PostResource"]
      When "<operation>" is called with <args>
      Then the result is <result>

      Examples:
        | case         | operation    | args | result          |
        | current-page | currentPage  | []   |               2 |
        | url          | url          | [5]  | "/posts?page=5" |
        | more         | hasMorePages | []   | true            |

      @trait:shared-objects
      Examples: the page itself
        | case   | operation | args      | result           |
        | fluent | setPath   | ["/news"] | {"$ref": "page"} |

    @id:collection-iterate-offset @trait:integer-like-keys @op:AnonymousResourceCollection.offsetGet @op:AnonymousResourceCollection.count
    Scenario: Items set by index are counted and resolved
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "offsetSet" is called with [null, {"$new": ["PostResource", {"id": 5}]}]
      Then "count" gives 2
      And "resolve" gives [{"id": 1}, {"id": 5}]

    @id:collection-iterate-unknown-message @trait:messages @trait:collection-library @op:Shared.__call @error
    Scenario: The Collection reports for itself
      Given a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "nope" is called
      Then it fails with a BadMethodCall error saying "Method Collection::nope does not exist."
