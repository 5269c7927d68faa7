Feature: The data of the caller
  What an object was given stays as it was given, whatever is added or merged later; a collection that is handed over or handed out is
  the very one that is used.

  @level:observed
  Rule: A collection that a paginator hands out, or is handed, is its own from then on

    @id:paginator-caller-get-collection-shared @op:Paginator.getCollection @trait:shared-objects
    Scenario: Items pushed to the collection that getCollection gave are items of the page
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And "getCollection" is called
      And the result is kept as "handed out"
      And "push" of "handed out" is called with ["Cy"]
      When "items" is called
      Then the result is ["Ada", "Bo", "Cy"]

    @id:paginator-caller-set-collection-shared @op:Paginator.setCollection @trait:shared-objects
    Scenario: Items pushed to the collection that setCollection took are items of the page
      Given "own" is a new Collection from [["Cy"]]
      And a Paginator of ["Ada", "Bo"] with 2 per page
      And "setCollection" is called with [{"$ref": "own"}]
      And "push" of "own" is called with ["Dee"]
      When "items" is called
      Then the result is ["Cy", "Dee"]

    @id:paginator-caller-through-shared @op:Paginator.through @op:Paginator.setCollection @trait:shared-objects
    Scenario: "through" changes the collection that "setCollection" took
      Given "own" is a new Collection from [["Cy"]]
      And a Paginator of ["Ada", "Bo"] with 2 per page
      And "setCollection" is called with [{"$ref": "own"}]
      And "through" is called with [{"$fn": {"body": {"$concat": [{"$arg": 0}, "!"]}}}]
      When "all" of "own" is called with []
      Then the result is ["Cy!"]

    @id:paginator-caller-replaced-collection @op:Paginator.setCollection @op:Paginator.through
    Scenario: A collection that was replaced is left alone
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And "getCollection" is called
      And the result is kept as "handed out"
      And "setCollection" is called with [{"$new": ["Collection", ["Cy"]]}]
      And "through" is called with [{"$fn": {"body": "changed"}}]
      When "all" of "handed out" is called with []
      Then the result is ["Ada", "Bo"]

    @id:paginator-caller-set-collection-two @op:Paginator.setCollection @op:Paginator.offsetSet @trait:shared-objects
    Scenario: Two pages that took the same collection show the same items
      Given "own" is a new Collection from [["Cy"]]
      And "other" is a new Paginator from [["Ada"], 2]
      And "setCollection" of "other" is called with [{"$ref": "own"}]
      And a Paginator of ["Bo"] with 2 per page
      And "setCollection" is called with [{"$ref": "own"}]
      And "offsetSet" is called with [0, "Dee"]
      When "items" of "other" is called with []
      Then the result is ["Dee"]

  @level:observed
  Rule: The collection from which a paginator was made stays as it was

    @id:paginator-caller-construct-through @op:Paginator.__construct @op:Paginator.through @trait:surplus-items
    Scenario: "through" changes the items of the page alone
      Given "own" is a new Collection from [["Ada", "Bo", "Cy"]]
      And a new Paginator from [{"$ref": "own"}, 2]
      And "through" is called with [{"$fn": {"body": "changed"}}]
      When "all" of "own" is called with []
      Then the result is ["Ada", "Bo", "Cy"]

    @id:paginator-caller-construct-offsets @op:Paginator.__construct @op:Paginator.offsetSet @op:Paginator.offsetUnset @trait:copied-maps
    Scenario: Setting and removing items changes the page alone
      Given "own" is a new Collection from [["Ada", "Bo"]]
      And a new Paginator from [{"$ref": "own"}, 2]
      And "offsetSet" is called with [0, "changed"]
      And "offsetUnset" is called with [1]
      When "all" of "own" is called with []
      Then the result is ["Ada", "Bo"]

    @id:paginator-caller-construct-two @op:Paginator.__construct @op:Paginator.offsetSet @trait:copied-maps
    Scenario: Two pages made from the same collection have items of their own
      Given "own" is a new Collection from [["Ada", "Bo"]]
      And "other" is a new Paginator from [{"$ref": "own"}, 2]
      And a new Paginator from [{"$ref": "own"}, 2]
      And "offsetSet" is called with [0, "changed"]
      When "items" of "other" is called with []
      Then the result is ["Ada", "Bo"]

  @level:observed
  Rule: The options of a paginator stay as they were passed

    @id:paginator-caller-options @op:Paginator.getOptions
    Scenario Outline: After <operation> with <args>
      Given a Paginator of ["Ada"] with 2 per page on page 1 and options {"path": "/names", "query": {"sort": "name"}, "fragment": "top"}
      And "<operation>" is called with <args>
      When "getOptions" is called
      Then the result is {"path": "/names", "query": {"sort": "name"}, "fragment": "top"}

      @op:Paginator.appends
      Examples:
        | case    | operation | args          |
        | appends | appends   | ["page", "1"] |

      @op:Paginator.appends @trait:copied-maps
      Examples: what the options hold
        | case             | operation | args                    |
        | appends-new      | appends   | [{"lang": "no"}]        |
        | appends-replaced | appends   | [{"sort": "born"}]      |
        | appends-nested   | appends   | ["sort", {"by": "age"}] |

      @op:Paginator.setPath
      Examples:
        | case | operation | args       |
        | path | setPath   | ["/other"] |

      @op:Paginator.fragment
      Examples:
        | case     | operation | args     |
        | fragment | fragment  | ["last"] |

    @id:paginator-caller-query-not-shared @op:Paginator.appends @boot-only
    Scenario: Parameters added to one page are not those of another with the same options
      Given the closure "current query" that returns {"sort": "name"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And "other" is a new Paginator from [["Ada"], 2]
      And "withQueryString" of "other" is called with []
      And "appends" of "other" is called with ["lang", "no"]
      And a Paginator of ["Ada"] with 2 per page
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is the URL "/?sort=name&page=2"

  @level:observed
  Rule: Extra data is merged into the response, not into the resource

    @id:resource-caller-additional-beside @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.response
    Scenario: Data that bring their own wrapper key stay as they were, beside the extra data
      Given the current request is "/posts"
      And a new JsonResource from [{"data": 1}]
      And "additional" is called with [{"meta": "red"}]
      When "response" is called
      Then the response body is {"data": 1, "meta": "red"}
      And the property "resource" is {"data": 1}

    @id:resource-caller-additional @trait:recursive-merge @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.response
    Scenario: A second response is like the first one
      Given the current request is "/posts"
      And a new JsonResource from [{"data": {"tags": ["red"]}}]
      And "additional" is called with [{"data": {"tags": ["blue"]}}]
      And "response" is called
      When "response" is called
      Then the response body is {"data": {"tags": ["red", "blue"]}}
      And the property "additional" is {"data": {"tags": ["blue"]}}
      And the property "resource" is {"data": {"tags": ["red"]}}

    @id:resource-caller-additional-object @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.response
    Scenario: Metadata of one resource are not those of another around the same object
      Given the current request is "/songs"
      And the resource class SongResource that gives {"id": 1}
      And "song" is a new Song from ["Dawn"]
      And "other" is a new SongResource from [{"$ref": "song"}]
      And "additional" of "other" is called with [{"took": 5}]
      And a new SongResource from [{"$ref": "song"}]
      When "response" is called
      Then the response body is {"data": {"id": 1}}

    @id:resource-caller-with @trait:recursive-merge @op:AnonymousResourceCollection.with @op:AnonymousResourceCollection.response @trait:settable-properties
    Scenario: The property "with" stays as it is
      Given the current request is "/posts"
      And a new JsonResource from [{"id": 1}]
      And the property "with" is set to {"meta": {"version": 1}}
      And "additional" is called with [{"meta": {"version": 2}}]
      And "response" is called
      When "response" is called
      Then the response body is {"data": {"id": 1}, "meta": {"version": [1, 2]}}
      And the property "with" is {"meta": {"version": 1}}

  @level:observed
  Rule: What is merged or filtered stays as it was

    @id:resource-caller-merge-value @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.merge
    Scenario: A merge value can be merged twice
      Given the current request is "/posts"
      And "merged" is a new MergeValue from [["a", {"$missing": true}, "b"]]
      And the class TwiceResource extending JsonResource with
        """json
        { "methods": { "toArray": [{ "$ref": "merged" }, "between", { "$ref": "merged" }] } }
        """
      And a new TwiceResource from [1]
      And "resolve" is called
      When "resolve" is called
      Then the result is ["a", "b", "between", "a", "b"]

    @id:resource-caller-merged-collection @op:AnonymousResourceCollection.filter @op:AnonymousResourceCollection.merge @trait:collection-library @protected
    Scenario: A collection that is merged keeps its items
      Given "own" is a new Collection from [["a", {"$missing": true}]]
      And a new JsonResource from [1]
      And "merge" is called from inside with [{"$ref": "own"}]
      And the result is kept as "merged"
      And "filter" is called from inside with [[{"$ref": "merged"}, "z"]]
      When "count" of "own" is called with []
      Then the result is 2

  @level:observed
  Rule: A collection of resources leaves a collection alone, and gives a page its resources

    @id:collection-caller-collection @op:AnonymousResourceCollection.__construct
    Scenario: The given collection keeps its items
      Given "own" is a new Collection from [["red"]]
      And a new AnonymousResourceCollection from [{"$ref": "own"}, {"$class": "JsonResource"}]
      When "all" of "own" is called with []
      Then the result is ["red"]

    @id:collection-caller-collection-later @op:AnonymousResourceCollection.__construct
    Scenario Outline: Items pushed to a Collection of <item> later are not collected
      Given "own" is a new Collection from [[<item>]]
      And a new AnonymousResourceCollection from [{"$ref": "own"}, {"$class": "JsonResource"}]
      And "push" of "own" is called with ["blue"]
      When "count" is called
      Then the result is 1

      Examples:
        | case     | item                            |
        | value    | "red"                           |
        | resource | {"$new": ["JsonResource", "a"]} |

    @id:collection-caller-paginator @op:AnonymousResourceCollection.__construct @op:Paginator.items @trait:shared-objects
    Scenario: The items of a given page are its resources from then on
      Given "page" is a new Paginator from [["red"], 2]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, {"$class": "JsonResource"}]
      When "items" of "page" is called with []
      Then the result is [{"$a": "JsonResource"}]

    @id:collection-caller-page-answered @op:AnonymousResourceCollection.response @op:Paginator.items @trait:shared-objects
    Scenario: The items of a page are still its resources after a response
      Given the current request is "/colours"
      And "page" is a new Paginator from [[{"name": "red"}], 2]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, {"$class": "JsonResource"}]
      And "response" is called
      When "items" of "page" is called with []
      Then the result is [{"$a": "JsonResource"}]
