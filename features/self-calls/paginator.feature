Feature: Own operations of a paginator are called through the object
  An operation that needs another one of the interface calls it on itself, so that a subclass that overrides the one changes the other.

  @level:observed
  Rule: What an operation gives follows from the operation that it calls

    @id:paginator-self-call-result @trait:surplus-items
    Scenario Outline: <caller> asks for <called>, which gives <gives>
      Given the class Own extending Paginator with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [["Ada", "Bo", "Cy"], 2, 2]
      When "<caller>" is called with <args>
      Then the result is <result>

      @op:Paginator.url @op:Paginator.path @trait:virtual-operations
      Examples:
        | case           | caller | args | called | gives      | result            |
        | url-path       | url    | [3]  | path   | "/own"     | "/own?page=3"     |
        | url-path-query | url    | [3]  | path   | "/own?a=1" | "/own?a=1&page=3" |

      @op:Paginator.url @op:Paginator.buildFragment @trait:virtual-operations
      Examples:
        | case               | caller | args | called        | gives  | result         |
        | url-build-fragment | url    | [3]  | buildFragment | "#own" | "/?page=3#own" |

      @op:Paginator.getUrlRange @op:Paginator.url @trait:virtual-operations
      Examples:
        | case              | caller      | args   | called | gives  | result                     |
        | get-url-range-url | getUrlRange | [3, 4] | url    | "/own" | {"3": "/own", "4": "/own"} |

      @op:Paginator.nextPageUrl @op:Paginator.currentPage @trait:virtual-operations
      Examples:
        | case                       | caller      | args | called      | gives | result     |
        | next-page-url-current-page | nextPageUrl | []   | currentPage |     7 | "/?page=8" |

      @op:Paginator.nextPageUrl @op:Paginator.currentPage @op:Paginator.url @trait:virtual-operations
      Examples: a page below one
        | case                    | caller      | args | called      | gives | result     |
        | next-page-url-below-one | nextPageUrl | []   | currentPage |    -2 | "/?page=1" |

      @op:Paginator.nextPageUrl @op:Paginator.hasMorePages @trait:virtual-operations
      Examples:
        | case                         | caller      | args | called       | gives | result |
        | next-page-url-has-more-pages | nextPageUrl | []   | hasMorePages | false | null   |

      @op:Paginator.nextPageUrl @op:Paginator.url @trait:virtual-operations
      Examples:
        | case              | caller      | args | called | gives  | result |
        | next-page-url-url | nextPageUrl | []   | url    | "/own" | "/own" |

      @op:Paginator.previousPageUrl @op:Paginator.currentPage @trait:virtual-operations
      Examples:
        | case                           | caller          | args | called      | gives | result     |
        | previous-page-url-current-page | previousPageUrl | []   | currentPage |     7 | "/?page=6" |
        | previous-page-url-first-page   | previousPageUrl | []   | currentPage |     1 | null       |

      @op:Paginator.previousPageUrl @op:Paginator.url @trait:virtual-operations
      Examples:
        | case                  | caller          | args | called | gives  | result |
        | previous-page-url-url | previousPageUrl | []   | url    | "/own" | "/own" |

      @op:Paginator.onFirstPage @op:Paginator.currentPage @trait:virtual-operations
      Examples:
        | case                       | caller      | args | called      | gives | result |
        | on-first-page-current-page | onFirstPage | []   | currentPage |     1 | true   |

      @op:Paginator.onLastPage @op:Paginator.hasMorePages @trait:virtual-operations
      Examples:
        | case                        | caller     | args | called       | gives | result |
        | on-last-page-has-more-pages | onLastPage | []   | hasMorePages | false | true   |

      @op:Paginator.lastItem @op:Paginator.count @trait:virtual-operations
      Examples:
        | case            | caller   | args | called | gives | result |
        | last-item-count | lastItem | []   | count  |     5 |      7 |

      @op:Paginator.lastItem @op:Paginator.firstItem @trait:virtual-operations
      Examples:
        | case                 | caller   | args | called    | gives | result |
        | last-item-first-item | lastItem | []   | firstItem |    11 |     12 |

      @op:Paginator.jsonSerialize @op:Paginator.toArray @trait:virtual-operations
      Examples:
        | case                    | caller        | args | called  | gives      | result     |
        | json-serialize-to-array | jsonSerialize | []   | toArray | {"own": 1} | {"own": 1} |

      @op:Paginator.toPrettyJson @op:Paginator.toJson @trait:virtual-operations
      Examples:
        | case                   | caller       | args | called | gives | result |
        | to-pretty-json-to-json | toPrettyJson | []   | toJson | "own" | "own"  |

    @id:paginator-self-call-has-pages @trait:virtual-operations
    Scenario Outline: hasPages on the only page asks for <called>
      Given the class Own extending Paginator with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [["Ada"], 2]
      When "<caller>" is called
      Then the result is true

      @op:Paginator.hasPages @op:Paginator.currentPage
      Examples:
        | case         | caller   | called      | gives |
        | current-page | hasPages | currentPage |     2 |

      @op:Paginator.hasPages @op:Paginator.hasMorePages
      Examples:
        | case           | caller   | called       | gives |
        | has-more-pages | hasPages | hasMorePages | true  |

    @id:paginator-self-call-to-array @trait:virtual-operations @trait:surplus-items
    Scenario Outline: toArray asks for <called>
      Given the class Own extending Paginator with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [["Ada", "Bo", "Cy"], 2, 2]
      When "<caller>" is called
      Then the entry "<entry>" of the result is <gives>

      @op:Paginator.toArray @op:Paginator.currentPage
      Examples:
        | case         | caller  | called      | gives | entry        |
        | current-page | toArray | currentPage |     7 | current_page |

      @op:Paginator.toArray @op:Paginator.firstItem
      Examples:
        | case       | caller  | called    | gives | entry |
        | first-item | toArray | firstItem |    11 | from  |

      @op:Paginator.toArray @op:Paginator.lastItem
      Examples:
        | case      | caller  | called   | gives | entry |
        | last-item | toArray | lastItem |    12 | to    |

      @op:Paginator.toArray @op:Paginator.nextPageUrl
      Examples:
        | case          | caller  | called      | gives  | entry         |
        | next-page-url | toArray | nextPageUrl | "/own" | next_page_url |

      @op:Paginator.toArray @op:Paginator.path
      Examples:
        | case | caller  | called | gives  | entry |
        | path | toArray | path   | "/own" | path  |

      @op:Paginator.toArray @op:Paginator.perPage
      Examples:
        | case     | caller  | called  | gives | entry    |
        | per-page | toArray | perPage |    50 | per_page |

      @op:Paginator.toArray @op:Paginator.previousPageUrl
      Examples:
        | case              | caller  | called          | gives  | entry         |
        | previous-page-url | toArray | previousPageUrl | "/own" | prev_page_url |

      @op:Paginator.toArray @op:Paginator.url
      Examples:
        | case | caller  | called | gives  | entry          |
        | url  | toArray | url    | "/own" | first_page_url |

    @id:paginator-self-call-to-array-empty @op:Paginator.toArray @trait:virtual-operations
    Scenario Outline: On an empty page, too, toArray asks for <called>
      Given the class Own extending Paginator with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [[], 2]
      When "toArray" is called
      Then the entry "<entry>" of the result is <gives>

      @op:Paginator.firstItem
      Examples:
        | case       | called    | gives | entry |
        | first-item | firstItem |    11 | from  |

      @op:Paginator.lastItem
      Examples:
        | case      | called   | gives | entry |
        | last-item | lastItem |    12 | to    |

      @op:Paginator.nextPageUrl
      Examples:
        | case          | called      | gives  | entry         |
        | next-page-url | nextPageUrl | "/own" | next_page_url |

      @op:Paginator.previousPageUrl
      Examples:
        | case              | called          | gives  | entry         |
        | previous-page-url | previousPageUrl | "/own" | prev_page_url |

    @id:paginator-self-call-to-array-page-one @op:Paginator.toArray @op:Paginator.url @trait:virtual-operations
    Scenario: toArray asks url for page one
      Given the class Own extending Paginator with
        """
        { "methods": { "url": { "$concat": ["/at/", { "$arg": 0 }] } } }
        """
      And a new Own from [["Ada"], 2, 3]
      When "toArray" is called
      Then the entry "first_page_url" of the result is "/at/1"

    @id:paginator-self-call-to-array-current-page @op:Paginator.toArray @op:Paginator.url @trait:virtual-operations @trait:surplus-items
    Scenario: toArray asks url for the current page
      Given the class Own extending Paginator with
        """
        { "methods": { "url": "/own" } }
        """
      And a new Own from [["Ada", "Bo", "Cy"], 2, 2]
      When "toArray" is called
      Then the entry "current_page_url" of the result is "/own"

    @id:paginator-self-call-to-json-json-serialize @op:Paginator.toJson @op:Paginator.jsonSerialize @trait:virtual-operations
    Scenario: toJson asks for jsonSerialize
      Given the class Own extending Paginator with
        """
        { "methods": { "jsonSerialize": { "own": 1 } } }
        """
      And a new Own from [["Ada"], 2]
      When "toJson" is called
      Then the result is JSON text of {"own": 1}

  @level:observed
  Rule: A paginator is made through its own operations

    @id:paginator-self-call-current-page @trait:virtual-operations @trait:surplus-items
    Scenario Outline: The page of a new paginator is asked of <called>
      Given the class Own extending Paginator with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [["Ada", "Bo"], 1, 3]
      Then "currentPage" gives <page>

      @op:Paginator.__construct @op:Paginator.setCurrentPage
      Examples:
        | case             | caller      | called         | gives | page |
        | set-current-page | __construct | setCurrentPage |     7 |    7 |

      @op:Paginator.setCurrentPage @op:Paginator.isValidPageNumber
      Examples:
        | case                 | caller         | called            | gives | page |
        | is-valid-page-number | setCurrentPage | isValidPageNumber | false |    1 |

    @id:paginator-self-call-set-current-page-resolve-current-page @op:Paginator.setCurrentPage @op:Paginator.resolveCurrentPage @trait:late-static-binding
    Scenario: Without a page setCurrentPage asks for resolveCurrentPage
      Given the class Own extending Paginator with
        """
        { "staticMethods": { "resolveCurrentPage": 7 } }
        """
      And a new Own from [["Ada"], 2]
      Then "currentPage" gives 7

    @id:paginator-self-call-construct-set-items @op:Paginator.__construct @op:Paginator.setItems @trait:virtual-operations
    Scenario: The items of a new paginator are handed to setItems
      Given the class Own extending Paginator with
        """
        { "methods": { "setItems": { "$fn": { "body": { "$parent": [["Own"]] } } } } }
        """
      And a new Own from [["Ada"], 2]
      Then "items" gives ["Own"]

    @id:paginator-self-call-construct-order @op:Paginator.__construct @trait:virtual-operations
    Scenario Outline: While a paginator is made, "<called>" finds what was set before it
      Given the class Own extending Paginator with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [["Ada", "Bo"], 7, 3, {"path": "/cities/"}]
      Then <outcome>

      @op:Paginator.setCurrentPage @op:Paginator.perPage
      Examples:
        | case         | called         | gives                 | outcome               |
        | current-page | setCurrentPage | {"$own": ["perPage"]} | "currentPage" gives 7 |

      @op:Paginator.setItems @op:Paginator.currentPage @op:Paginator.path
      Examples:
        | case  | called   | gives                                                                              | outcome                                                         |
        | items | setItems | {"$own": ["appends", {"at": {"$own": ["currentPage"]}, "of": {"$own": ["path"]}}]} | "url" with [5] gives the URL "/cities?at=3&of=%2Fcities&page=5" |

  @level:observed
  Rule: A setter acts through the operations that it calls

    @id:paginator-self-call-setter @trait:virtual-operations
    Scenario Outline: <caller>, called with <args>, acts through <called>
      Given the class Own extending Paginator with
        """
        { "methods": { "<called>": { "$fn": { "body": { "$parent": <given> } } } } }
        """
      And a new Own from [["Ada"], 2]
      And "<caller>" is called with <args>
      When "url" is called with [2]
      Then the result is the URL <result>

      @op:Paginator.withPath @op:Paginator.setPath
      Examples:
        | case               | caller   | args       | called  | given    | result        |
        | with-path-set-path | withPath | ["/given"] | setPath | ["/own"] | "/own?page=2" |

      @op:Paginator.appends @op:Paginator.addQuery
      Examples:
        | case              | caller  | args             | called   | given        | result           |
        | appends-add-query | appends | ["sort", "name"] | addQuery | ["own", "1"] | "/?own=1&page=2" |

      @op:Paginator.appends @op:Paginator.appendArray
      Examples:
        | case                 | caller  | args               | called      | given          | result           |
        | appends-append-array | appends | [{"sort": "name"}] | appendArray | [{"own": "1"}] | "/?own=1&page=2" |

      @op:Paginator.appendArray @op:Paginator.addQuery
      Examples: a name that is an integer
        | case            | caller  | args           | called   | given        | result           |
        | appends-integer | appends | [{"7": "red"}] | addQuery | ["own", "1"] | "/?own=1&page=2" |

    @id:paginator-self-call-append-array-add-query @op:Paginator.appendArray @op:Paginator.addQuery @trait:virtual-operations @protected
    Scenario: appendArray acts through addQuery
      Given the class Own extending Paginator with
        """
        { "methods": { "addQuery": { "$fn": { "body": { "$parent": ["own", "1"] } } } } }
        """
      And a new Own from [["Ada"], 2]
      And "appendArray" is called from inside with [{"sort": "name"}]
      When "url" is called with [2]
      Then the result is the URL "/?own=1&page=2"

    @id:paginator-self-call-with-query-string-appends @op:Paginator.withQueryString @op:Paginator.appends @trait:virtual-operations @boot-only
    Scenario: withQueryString acts through appends
      Given the class Own extending Paginator with
        """
        { "methods": { "appends": { "$fn": { "body": { "$parent": ["own", "1"] } } } } }
        """
      And the closure "current query" that returns {"sort": "name"}
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a new Own from [["Ada"], 2]
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is the URL "/?own=1&page=2"

  @level:observed
  Rule: Every form of the page as HTML is asked of render, and the view of viewFactory

    @id:paginator-self-call-render @trait:virtual-operations
    Scenario Outline: <caller> asks for render
      Given the class Own extending Paginator with
        """
        { "methods": { "render": { "$new": ["HtmlString", "<b>own</b>"] } } }
        """
      And a new Own from [["Ada"], 2]
      When "<caller>" is called
      Then the result is <result>

      @op:Paginator.__toString @op:Paginator.render
      Examples:
        | case | caller     | result       |
        | text | __toString | "<b>own</b>" |

      @op:Paginator.toHtml @op:Paginator.render
      Examples:
        | case | caller | result       |
        | html | toHtml | "<b>own</b>" |

      @op:Paginator.links @op:Paginator.render
      Examples:
        | case  | caller | result                                     |
        | links | links  | {"$a": "HtmlString", "html": "<b>own</b>"} |

    @id:paginator-self-call-render-view-factory @op:Paginator.render @op:Paginator.viewFactory @trait:late-static-binding
    Scenario: render asks for viewFactory
      Given the class Own extending Paginator with
        """
        { "staticMethods": { "viewFactory": { "$new": ["ViewFactory"] } } }
        """
      And a new Own from [["Ada"], 2]
      When "render" is called with ["own"]
      Then the result is {"$a": "HtmlString"}

    @id:paginator-self-call-styling @op:Paginator.useFrameworkStyling @trait:late-static-binding @trait:view-names @boot-only
    Scenario Outline: A styling sets its view with <called>
      Given the closure "set" that returns null
      And the class Own extending Paginator with
        """
        {"staticMethods": {"<called>": {"$ref": "set"}}}
        """
      When the static operation "useTailwind" of Own is called with []
      Then the closure "set" was called with [["<view>"]]

      @op:Paginator.defaultView
      Examples:
        | case | called      | view                 |
        | full | defaultView | pagination::tailwind |

      @op:Paginator.defaultSimpleView
      Examples:
        | case   | called            | view                        |
        | simple | defaultSimpleView | pagination::simple-tailwind |

  @level:observed
  Rule: Relationships are loaded, and what only the collection knows is called, through getCollection

    @id:paginator-self-call-load @trait:collection-library @trait:virtual-operations
    Scenario Outline: <caller> asks for getCollection
      Given the closure "load" that returns null
      And the class OwnItems extending Collection with
        """
        { "methods": { "<caller>": { "$ref": "load" } } }
        """
      And the class Own extending Paginator with
        """
        { "methods": { "getCollection": { "$new": ["OwnItems", []] } } }
        """
      And a new Own from [["Ada"], 2]
      When "<caller>" is called with ["parent", ["photos"]]
      Then the closure "load" was called with [["parent", ["photos"]]]

      @op:Paginator.loadMorph @op:Paginator.getCollection @trait:collection-library
      Examples:
        | case      | caller    |
        | relations | loadMorph |

      @op:Paginator.loadMorphCount @op:Paginator.getCollection @trait:collection-library
      Examples:
        | case   | caller         |
        | counts | loadMorphCount |

      @op:Shared.__call @op:Paginator.getCollection
      Examples: any other operation of the collection
        | case  | caller  |
        | other | develop |

  @level:observed
  Rule: toResourceCollection maps the items through the paginator's own operations

    @id:paginator-self-call-to-resource-collection @op:AnonymousResourceCollection.collectResource @trait:virtual-operations
    Scenario Outline: toResourceCollection asks for <called>
      Given the class Own extending Paginator with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [["Ada", "Bo"], 2]
      And "<caller>" is called with [{"$class": "JsonResource"}]
      When "items" is called
      Then the result is <items>

      @op:Paginator.toResourceCollection @op:Paginator.getCollection @trait:shared-objects
      Examples:
        | case           | caller               | called        | gives                               | items                    |
        | get-collection | toResourceCollection | getCollection | { "$new": ["Collection", ["Own"]] } | [{"$a": "JsonResource"}] |

      @op:Paginator.toResourceCollection @op:Shared.forwardCallTo @trait:collection-library @trait:shared-objects
      Examples:
        | case            | caller               | called        | gives                               | items   |
        | forward-call-to | toResourceCollection | forwardCallTo | { "$new": ["Collection", ["Own"]] } | ["Own"] |

      @op:Paginator.toResourceCollection @op:Paginator.setCollection
      Examples:
        | case           | caller               | called        | gives                                    | items         |
        | set-collection | toResourceCollection | setCollection | { "$fn": { "body": { "$this": true } } } | ["Ada", "Bo"] |

  @level:observed
  Rule: The class of the collection is guessed through the paginator's own operations

    @id:paginator-self-call-guess @trait:virtual-operations
    Scenario Outline: Guessing asks for <called>
      Given the resource class SongResource that gives {"song": 1}
      And the resource class TuneResource that gives {"tune": 1}
      And the class TuneCollection extending ResourceCollection
      And the class Song with
        """
        {"staticMethods": {"guessResourceName": ["SongResource"]}}
        """
      And the class Own extending Paginator with
        """
        { "methods": { "<called>": <gives> } }
        """
      And a new Own from [[{"$new": ["Song"]}], 2]
      When "<caller>" is called
      Then the result is {"$a": "<class>"}
      And the result is kept as "songs"
      And the property "collects" of "songs" is <collects>

      @op:Paginator.toResourceCollection @op:Paginator.guessResourceCollection
      Examples:
        | case  | caller               | called                  | gives                                | class          | collects |
        | guess | toResourceCollection | guessResourceCollection | { "$new": ["TuneCollection", [[]]] } | TuneCollection | null     |

      @op:Paginator.guessResourceCollection @op:Paginator.resolveResourceFromAttribute
      Examples:
        | case     | caller               | called                       | gives                      | class                       | collects                   |
        | resource | toResourceCollection | resolveResourceFromAttribute | {"$class": "TuneResource"} | AnonymousResourceCollection | {"$class": "TuneResource"} |

      @op:Paginator.guessResourceCollection @op:Paginator.resolveResourceCollectionFromAttribute
      Examples:
        | case       | caller               | called                                 | gives                        | class          | collects |
        | collection | toResourceCollection | resolveResourceCollectionFromAttribute | {"$class": "TuneCollection"} | TuneCollection | null     |
  # What both systems were seen to do: an operation asks no other one than those above, and reads what the object has.

  @level:observed
  Rule: An operation that reads what the paginator has asks no other operation for it

    @id:paginator-self-call-none @op:Paginator.toArray @op:Paginator.firstItem @op:Paginator.lastItem @op:Paginator.url @op:Paginator.hasPages @op:Paginator.isEmpty @op:Paginator.offsetGet @op:Paginator.__toString @trait:virtual-operations @trait:surplus-items
    Scenario: Operations that are overridden do not change the form of the page
      Given the closure "nothing" that returns {"$this": true}
      And the class Own extending Paginator with
        """
        {
          "methods": {
            "count": 0, "currentPage": 7, "fragment": null, "getCollection": {"$new": ["Collection", ["Own"]]}, "getPageName": "own",
            "isNotEmpty": false, "items": ["Own"], "offsetExists": false, "onFirstPage": true, "onLastPage": true, "perPage": 50,
            "render": {"$new": ["HtmlString", "<b>view</b>"]}, "setPath": {"$ref": "nothing"}, "toHtml": "own"
          }
        }
        """
      And a new Own from [["Ada", "Bo"], 1, 3, {"path": "/a/", "fragment": "top"}]
      And "appends" is called with ["own", "1"]
      When "toArray" is called
      Then the result is
        """
        {
          "current_page": 7, "current_page_url": "/a?own=1&page=7#top", "data": ["Ada"],
          "first_page_url": "/a?own=1&page=1#top", "from": 3, "next_page_url": "/a?own=1&page=8#top", "path": "/a",
          "per_page": 50, "prev_page_url": "/a?own=1&page=6#top", "to": 2
        }
        """
      And "hasPages" gives true
      And "isEmpty" gives false
      And "offsetGet" with [0] gives "Ada"
      And "__toString" gives "<b>view</b>"

    @id:paginator-self-call-none-query @op:Paginator.withQueryString @op:Paginator.count @op:Paginator.isNotEmpty @op:Paginator.offsetExists @trait:late-static-binding @boot-only
    Scenario: The query is asked of its resolver, and the items are counted where they are
      Given the closure "current query" that returns {"sort": "name"}
      And the class Own extending Paginator with
        """
        {
          "methods": {"getCollection": {"$new": ["Collection", []]}, "isEmpty": true, "items": []},
          "staticMethods": {"resolveQueryString": {"own": "1"}}
        }
        """
      And the static operation "queryStringResolver" of Paginator is called with [{"$ref": "current query"}]
      And a new Own from [["Ada"], 2]
      When "withQueryString" is called
      Then "url" with [2] gives the URL "/?sort=name&page=2"
      And "count" gives 1
      And "isNotEmpty" gives true
      And "offsetExists" with [0] gives true

    @id:paginator-self-call-none-items @op:Paginator.__construct @op:Paginator.setItems @op:Paginator.through @op:Paginator.onLastPage @trait:surplus-items
    Scenario: The items are set and changed where they are, and there are more pages by the flag
      Given the closure "asked" that returns {"$this": true}
      And the class Own extending Paginator with
        """
        {
          "methods": {"getCollection": {"$new": ["Collection", ["Own"]]}, "hasMorePagesWhen": {"$ref": "asked"}, "nextPageUrl": null,
            "setCollection": {"$ref": "asked"}
          }
        }
        """
      And a new Own from [["Ada", "Bo", "Cy"], 2]
      When "through" is called with [{"$fn": {"body": {"$concat": ["Dr ", {"$arg": 0}]}}}]
      Then "items" gives ["Dr Ada", "Dr Bo"]
      And "onLastPage" gives false
      And the closure "asked" was not called

    @id:paginator-self-call-none-path @op:Paginator.__construct @op:Paginator.path @protected
    Scenario: The path of a new paginator is the one that it was given, whatever path gives
      Given the class Own extending Paginator with
        """
        {"methods": {"path": "/own/"}}
        """
      And a new Own from [["Ada"], 2, 1, {"path": "/towns/"}]
      Then the protected property "path" is "/towns"

    @id:paginator-self-call-none-edges @op:Paginator.firstItem @op:Paginator.isNotEmpty @op:Paginator.hasPages @op:Paginator.onLastPage @trait:surplus-items
    Scenario: An overridden isEmpty, count or onLastPage changes none of firstItem, isNotEmpty and hasPages
      Given the class Own extending Paginator with
        """
        {"methods": {"isEmpty": true, "count": 1, "onLastPage": true}}
        """
      And a new Own from [["Ada", "Bo", "Cy"], 2]
      When "firstItem" is called
      Then the result is 1
      And "isNotEmpty" gives true
      And "hasPages" gives true

    @id:paginator-self-call-none-collection @op:Paginator.getIterator @op:Paginator.firstItem @op:Paginator.lastItem @op:Paginator.isEmpty @op:Paginator.offsetSet @op:Paginator.offsetUnset
    Scenario: Iterating, setting, removing and numbering items do not go through getCollection
      Given the class Own extending Paginator with
        """
        {"methods": {"getCollection": {"$new": ["Collection", []]}}}
        """
      And a new Own from [["Ada", "Bo"], 2]
      And "offsetSet" is called with [0, "Cy"]
      And "offsetUnset" is called with [1]
      When "getIterator" is called
      Then the result iterates over ["Cy"]
      And "isEmpty" gives false
      And "firstItem" gives 1
      And "lastItem" gives 1

    @id:paginator-self-call-none-valid @op:Paginator.url @op:Paginator.isValidPageNumber
    Scenario: A URL is built for a page whether it is valid or not
      Given the class Own extending Paginator with
        """
        {"methods": {"isValidPageNumber": false}}
        """
      And a new Own from [["Ada"], 2, 1]
      When "url" is called with [5]
      Then the result is the URL "/?page=5"

    @id:paginator-self-call-none-load @trait:collection-library @op:Paginator.loadMorph @op:Paginator.loadMorphCount
    Scenario Outline: <operation> is not one of the calls that are forwarded
      Given the closure "asked" that returns null
      And the class OwnItems extending Collection with
        """
        {"methods": {"<operation>": {"$this": true}}}
        """
      And the class Own extending Paginator with
        """
        {"methods": {"forwardCallTo": {"$ref": "asked"}, "__call": {"$ref": "asked"}}}
        """
      And a new Own from [{"$new": ["OwnItems", ["Ada"]]}, 2]
      When "<operation>" is called with ["parent", ["photos"]]
      Then the result is the subject itself
      And the closure "asked" was not called

      Examples:
        | case   | operation      |
        | load   | loadMorph      |
        | counts | loadMorphCount |

    @id:paginator-self-call-none-range @op:Paginator.getUrlRange @op:Paginator.url @trait:virtual-operations
    Scenario: Every page of a range is handed to url as it is
      Given the closure "own" that returns "/own"
      And the class Own extending Paginator with
        """
        {"methods": {"url": {"$ref": "own"}}}
        """
      And a new Own from [["Ada"], 2]
      When "getUrlRange" is called with [-1, 1]
      Then the closure "own" was called with [[-1], [0], [1]]

    @id:paginator-self-call-none-fragment @op:Paginator.url @op:Paginator.buildFragment @trait:query-text @trait:virtual-operations
    Scenario: What buildFragment gives stands in the URL as it is
      Given the class Own extending Paginator with
        """
        {"methods": {"buildFragment": "!own"}}
        """
      And a new Own from [["Ada"], 2]
      Then "url" with [2] gives "/?page=2!own"

    @id:paginator-self-call-none-view @op:Paginator.links @op:Paginator.render @trait:virtual-operations
    Scenario Outline: links(<args>) asks render for the view that it was asked for
      Given the class Own extending Paginator with
        """
        {"methods": {"render": {"$fn": {"body": {"$new": ["HtmlString", {"$concat": ["view=", {"$arg": 0}, "."]}]}}}}}
        """
      And a new Own from [["Ada"], 2]
      When "links" is called with [<args>]
      Then the result is HTML with the text "view=<view>."

      Examples:
        | case  | args   | view |
        | none  |        |      |
        | given | "mine" | mine |

    @id:paginator-self-call-none-links @op:Paginator.toHtml @op:Paginator.__toString @op:Paginator.links @trait:virtual-operations
    Scenario: Neither the markup nor the string form is asked of links
      Given the class Own extending Paginator with
        """
        {"methods": {"render": {"$new": ["HtmlString", "<b>view</b>"]}, "links": {"$new": ["HtmlString", "<b>own</b>"]}}}
        """
      And a new Own from [["Ada"], 2]
      When "toHtml" is called
      Then the result is "<b>view</b>"
      And "__toString" gives "<b>view</b>"

    @id:paginator-self-call-none-text @op:Paginator.toHtml @op:Paginator.__toString @trait:virtual-operations
    Scenario: toHtml does not ask for __toString
      Given the class Own extending Paginator with
        """
        {"methods": {"render": {"$new": ["HtmlString", "<b>view</b>"]}, "__toString": "own"}}
        """
      And a new Own from [["Ada"], 2]
      When "toHtml" is called
      Then the result is "<b>view</b>"

    @id:paginator-self-call-none-escaped @op:Paginator.__toString @op:Paginator.toHtml @op:Paginator.escapeWhenCastingToString @trait:html-text @trait:virtual-operations
    Scenario: The escaped string form does not ask for toHtml
      Given the class Own extending Paginator with
        """
        {"methods": {"render": {"$new": ["HtmlString", "<b>view</b>"]}, "toHtml": "own"}}
        """
      And a new Own from [["Ada"], 2]
      And "escapeWhenCastingToString" is called
      When "__toString" is called
      Then the result is "&lt;b&gt;view&lt;/b&gt;"

    @id:paginator-self-call-none-first-page @op:Paginator.onFirstPage @op:Paginator.previousPageUrl
    Scenario: onFirstPage does not ask for previousPageUrl
      Given the class Own extending Paginator with
        """
        {"methods": {"previousPageUrl": "/own"}}
        """
      And a new Own from [["Ada"], 2, 1]
      When "onFirstPage" is called
      Then the result is true

    @id:paginator-self-call-none-last-page @op:Paginator.nextPageUrl @op:Paginator.previousPageUrl @op:Paginator.url
    Scenario Outline: On a page without another one <operation> does not ask for url
      Given the closure "own" that returns "/own"
      And the class Own extending Paginator with
        """
        {"methods": {"url": {"$ref": "own"}}}
        """
      And a new Own from [["Ada"], 2]
      When "<operation>" is called
      Then the result is null
      And the closure "own" was not called

      Examples:
        | case     | operation       |
        | next     | nextPageUrl     |
        | previous | previousPageUrl |

    @id:paginator-self-call-none-guess @op:Paginator.guessResourceCollection @op:Paginator.resolveResourceFromAttribute @op:Paginator.resolveResourceCollectionFromAttribute @trait:virtual-operations
    Scenario: Where a collection is marked, no resource is looked for
      Given the closure "asked" that returns null
      And the class TuneCollection extending ResourceCollection
      And the class Song with
        """
        {"staticMethods": {"guessResourceName": {"$ref": "asked"}}}
        """
      And the class Own extending Paginator with
        """
        {
          "methods": {"resolveResourceCollectionFromAttribute": {"$class": "TuneCollection"}, "resolveResourceFromAttribute": {"$ref": "asked"}}
        }
        """
      And a new Own from [[{"$new": ["Song"]}], 2]
      When "toResourceCollection" is called
      Then the result is {"$a": "TuneCollection"}
      And the closure "asked" was not called

    @id:paginator-self-call-none-guess-item @op:Paginator.guessResourceCollection @op:Paginator.offsetGet
    Scenario: The class is guessed from the item itself, not through offsetGet
      Given the class Own extending Paginator with
        """
        {"methods": {"offsetGet": null}}
        """
      And the class SongResource extending JsonResource
      And a new Own from [[{"$new": ["Song", "Dawn"]}], 2]
      When "toResourceCollection" is called
      Then the result is {"$a": "AnonymousResourceCollection"}
