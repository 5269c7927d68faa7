Feature: Paginator: asked again
  An answer tells of the paginator as it is when it is asked, also when the same was asked before.

  @level:stated
  Rule: A page URL has the current parts
    # Path, query parameters and fragment are those of "all URLs", and the setters say nothing of URLs that were built before.

    @id:paginator-asked-again-url @op:Paginator.setPath @op:Paginator.appends @op:Paginator.fragment @op:Paginator.setPageName
    Scenario Outline: "<operation>" is called before and after the parts are set
      Given a Paginator of ["Oslo"] with 1 per page on page 3
      And "hasMorePagesWhen" is called with [true]
      And "<operation>" is called with <args>
      And "setPath" is called with ["/cities"]
      And "setPageName" is called with ["p"]
      And "fragment" is called with ["list"]
      And "appends" is called with ["sort", "name"]
      When "<operation>" is called with <args>
      Then the result is a URL with
        | path       | /cities |
        | query sort | name    |
        | query p    | <page>  |
        | fragment   | list    |

      @op:Paginator.url
      Examples:
        | case | operation | args | page |
        | url  | url       | [7]  |    7 |

      @op:Paginator.nextPageUrl
      Examples:
        | case | operation   | args | page |
        | next | nextPageUrl | []   |    4 |

      @op:Paginator.previousPageUrl
      Examples:
        | case     | operation       | args | page |
        | previous | previousPageUrl | []   |    2 |

    @id:paginator-asked-again-url-part
    Scenario Outline: "<operation>" is called before and after "<setter>"
      Given a Paginator of ["Oslo"] with 1 per page on page 3 and options {"path": "/cities"}
      And "hasMorePagesWhen" is called with [true]
      And "<operation>" is called
      And "<setter>" is called with <args>
      When "<operation>" is called
      Then the result is the URL "<url>"

      @op:Paginator.fragment @op:Paginator.nextPageUrl
      Examples:
        | case          | operation   | setter   | args     | url                 |
        | next-fragment | nextPageUrl | fragment | ["list"] | /cities?page=4#list |

      @op:Paginator.appends @op:Paginator.nextPageUrl
      Examples:
        | case       | operation   | setter  | args             | url                      |
        | next-query | nextPageUrl | appends | ["sort", "name"] | /cities?sort=name&page=4 |

      @op:Paginator.fragment @op:Paginator.previousPageUrl
      Examples:
        | case              | operation       | setter   | args     | url                 |
        | previous-fragment | previousPageUrl | fragment | ["list"] | /cities?page=2#list |

      @op:Paginator.appends @op:Paginator.previousPageUrl
      Examples:
        | case           | operation       | setter  | args             | url                      |
        | previous-query | previousPageUrl | appends | ["sort", "name"] | /cities?sort=name&page=2 |

    @id:paginator-asked-again-url-changed @op:Paginator.url
    Scenario Outline: A URL is asked for after "<setter>" with <first>, and again after it with <second>
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/towns"}
      And "<setter>" is called with [<first>]
      And "url" is called with [2]
      And "<setter>" is called with [<second>]
      When "url" is called with [2]
      Then the result is the URL "<url>"

      @op:Paginator.setPath
      Examples:
        | case         | setter  | first     | second    | url            |
        | path         | setPath | "/cities" | "/hotels" | /hotels?page=2 |
        | path-shorter | setPath | "/cities" | "/cit"    | /cit?page=2    |

      @op:Paginator.setPageName
      Examples:
        | case         | setter      | first   | second  | url            |
        | name         | setPageName | "sheet" | "sheep" | /towns?sheep=2 |
        | name-shorter | setPageName | "sheet" | "s"     | /towns?s=2     |

      @op:Paginator.fragment
      Examples:
        | case             | setter   | first  | second | url                |
        | fragment         | fragment | "list" | "last" | /towns?page=2#last |
        | fragment-shorter | fragment | "list" | "li"   | /towns?page=2#li   |
        | fragment-gone    | fragment | "list" | ""     | /towns?page=2      |

    @id:paginator-asked-again-url-letters-moved @op:Paginator.url @op:Paginator.setPath @op:Paginator.setPageName
    Scenario: Letters move from the path to the page name
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "setPath" is called with ["/home"]
      And "setPageName" is called with ["page"]
      And "url" is called with [2]
      And "setPath" is called with ["/ho"]
      And "setPageName" is called with ["mepage"]
      When "url" is called with [2]
      Then the result is the URL "/ho?mepage=2"

    @id:paginator-asked-again-url-range-part @op:Paginator.getUrlRange
    Scenario Outline: A range of URLs is asked for before and after "<setter>"
      Given a Paginator of ["Oslo"] with 1 per page on page 3 and options {"path": "/cities"}
      And "getUrlRange" is called with [2, 3]
      And "<setter>" is called with <args>
      When "getUrlRange" is called with [2, 3]
      Then somewhere in the result is a URL with
        | path       | /cities |
        | query page |       2 |
        | <part>     | <text>  |

      @op:Paginator.fragment
      Examples:
        | case     | setter   | args     | part     | text |
        | fragment | fragment | ["list"] | fragment | list |

      @op:Paginator.appends
      Examples:
        | case  | setter  | args             | part       | text |
        | query | appends | ["sort", "name"] | query sort | name |

    @id:paginator-asked-again-url-range-name @op:Paginator.getUrlRange @op:Paginator.setPageName
    Scenario: A range of URLs is asked for before and after the page variable is set
      Given a Paginator of ["Oslo"] with 1 per page on page 3 and options {"path": "/cities"}
      And "getUrlRange" is called with [2, 3]
      And "setPageName" is called with ["p"]
      When "getUrlRange" is called with [2, 3]
      Then somewhere in the result is a URL with
        | path    | /cities |
        | query p |       2 |

    @id:paginator-asked-again-url-range @op:Paginator.getUrlRange @op:Paginator.setPath
    Scenario: A range of URLs is asked for before and after the path is set
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "getUrlRange" is called with [2, 4]
      And "setPath" is called with ["/cities"]
      When "getUrlRange" is called with [2, 4]
      Then somewhere in the result is a URL with
        | path       | /cities |
        | query page |       2 |
      And somewhere in the result is a URL with
        | path       | /cities |
        | query page |       3 |

    @id:paginator-asked-again-url-current-query @op:Paginator.url @op:Paginator.withQueryString @op:Paginator.queryStringResolver @boot-only
    Scenario: A URL is asked for before and after the current query is added
      Given the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"sort": "name"}}}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "url" is called with [2]
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query page |    2 |

  @level:stated @op:Paginator.hasMorePagesWhen
  Rule: What depends on the more-pages flag follows the current flag
    # The flag is set "to the given value"; whether more pages exist, and so whether there is a next one, is that flag.

    @id:paginator-asked-again-more
    Scenario Outline: "<operation>" while the flag is <before>, and once it is <now>
      Given a Paginator of ["Oslo"] with 1 per page on page 1
      And "hasMorePagesWhen" is called with [<before>]
      And "<operation>" is called
      And "hasMorePagesWhen" is called with [<now>]
      When "<operation>" is called
      Then the result is <result>

      @op:Paginator.hasMorePages
      Examples:
        | case      | operation    | before | now   | result |
        | more-on   | hasMorePages | false  | true  | true   |
        | more-off  | hasMorePages | true   | false | false  |
        | pages-on  | hasPages     | false  | true  | true   |
        | last-on   | onLastPage   | true   | false | true   |
        | last-off  | onLastPage   | false  | true  | false  |
        | next-gone | nextPageUrl  | true   | false | null   |

      @op:Paginator.nextPageUrl
      Examples:
        | case       | operation   | before | now  | result             |
        | next-there | nextPageUrl | false  | true | {"$any": "string"} |

  @level:stated
  Rule: The items shown are the current ones

    @id:paginator-asked-again-items @op:Paginator.setCollection
    Scenario Outline: "<operation>" is called before and after the collection is set
      Given a Paginator of ["Oslo"] with 3 per page
      And "<operation>" is called
      And "setCollection" is called with [{"$new": ["Collection", ["Rome", "Lima"]]}]
      When "<operation>" is called
      Then <outcome>

      @op:Paginator.items
      Examples:
        | case  | operation | outcome                        |
        | items | items     | the result is ["Rome", "Lima"] |

      @op:Paginator.getIterator
      Examples:
        | case     | operation   | outcome                                   |
        | iterator | getIterator | the result iterates over ["Rome", "Lima"] |

      @op:Paginator.getCollection
      Examples:
        | case       | operation     | outcome                                                       |
        | collection | getCollection | the result is {"$a": "Collection", "items": ["Rome", "Lima"]} |

      @op:Paginator.lastItem
      Examples:
        | case | operation | outcome                                  |
        | last | lastItem  | "lastItem" gives 1 more than "firstItem" |

      @op:Paginator.toArray
      Examples:
        | case  | operation | outcome                           |
        | array | toArray   | somewhere in the result is "Lima" |

      @op:Paginator.jsonSerialize
      Examples:
        | case | operation     | outcome                           |
        | form | jsonSerialize | somewhere in the result is "Lima" |

      @op:Paginator.toJson
      Examples:
        | case | operation | outcome                              |
        | json | toJson    | somewhere in the JSON text is "Lima" |

      @op:Paginator.toPrettyJson
      Examples:
        | case   | operation    | outcome                              |
        | pretty | toPrettyJson | somewhere in the JSON text is "Lima" |

      @op:Shared.__call @trait:collection-library
      Examples:
        | case    | operation | outcome                        |
        | dynamic | all       | the result is ["Rome", "Lima"] |

    @id:paginator-asked-again-item @op:Paginator.offsetSet
    Scenario Outline: "<operation>" is called before and after an item is put in the place of another
      Given a Paginator of ["Oslo", "Rome"] with 3 per page
      And "<operation>" is called
      And "offsetSet" is called with [1, "Lima"]
      When "<operation>" is called
      Then <outcome>

      @op:Paginator.items
      Examples:
        | case  | operation | outcome                        |
        | items | items     | the result is ["Oslo", "Lima"] |

      @op:Paginator.getIterator
      Examples:
        | case     | operation   | outcome                                   |
        | iterator | getIterator | the result iterates over ["Oslo", "Lima"] |

      @op:Paginator.toArray
      Examples:
        | case  | operation | outcome                           |
        | array | toArray   | somewhere in the result is "Lima" |

      @op:Paginator.jsonSerialize
      Examples:
        | case | operation     | outcome                           |
        | form | jsonSerialize | somewhere in the result is "Lima" |

      @op:Paginator.toJson
      Examples:
        | case | operation | outcome                              |
        | json | toJson    | somewhere in the JSON text is "Lima" |

    @id:paginator-asked-again-through @op:Paginator.through
    Scenario Outline: "<operation>" is called before and after the items are transformed
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      And "<operation>" is called
      And "through" is called with [{"$ref": "greet"}]
      And the result is kept as "chained"
      When "<operation>" of "chained" is called with []
      Then <outcome>

      @op:Paginator.getIterator
      Examples:
        | case     | operation   | outcome                                            |
        | iterator | getIterator | the result iterates over ["Hello Ada", "Hello Bo"] |

      @op:Paginator.toArray
      Examples:
        | case  | operation | outcome                               |
        | array | toArray   | somewhere in the result is "Hello Bo" |

      @op:Paginator.jsonSerialize
      Examples:
        | case | operation     | outcome                               |
        | form | jsonSerialize | somewhere in the result is "Hello Bo" |

      @op:Paginator.toJson
      Examples:
        | case | operation | outcome                                  |
        | json | toJson    | somewhere in the JSON text is "Hello Bo" |

    @id:paginator-asked-again-resources @op:Paginator.toResourceCollection @op:Paginator.setCollection
    Scenario: A resource collection is made before and after the collection is set
      Given the resource class CityResource that gives {"city": {"$item": true}}
      And the current request is "/cities"
      And a Paginator of ["Oslo"] with 3 per page
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And "setCollection" is called with [{"$new": ["Collection", ["Rome", "Lima"]]}]
      And "toResourceCollection" is called with [{"$class": "CityResource"}]
      And the result is kept as "cities"
      When "resolve" of "cities" is called with []
      Then the result is [{"city": "Rome"}, {"city": "Lima"}]

    @id:paginator-asked-again-iterator @op:Paginator.getIterator
    Scenario: A loop that has run leaves the items for the next one
      Given a Paginator of ["Oslo", "Rome"] with 3 per page
      And "getIterator" is called
      When "getIterator" is called
      Then the result iterates over ["Oslo", "Rome"]

    @id:paginator-asked-again-answer
    Scenario Outline: "<operation>" is called before and after "<change>"
      Given a Paginator of <items> with 3 per page
      And "<operation>" is called with <args>
      And "<change>" is called with <values>
      When "<operation>" is called with <args>
      Then the result is <result>

      @op:Paginator.offsetGet @op:Paginator.offsetSet
      Examples:
        | case | items    | operation | args | change    | values      | result |
        | item | ["Oslo"] | offsetGet | [0]  | offsetSet | [0, "Rome"] | "Rome" |

      @op:Paginator.offsetExists @op:Paginator.offsetSet @op:Paginator.offsetUnset
      Examples:
        | case | items    | operation    | args | change      | values | result |
        | gone | ["Oslo"] | offsetExists | [0]  | offsetUnset | [0]    | false  |

      @op:Paginator.offsetExists @op:Paginator.offsetSet @op:Paginator.offsetUnset @trait:keyed-pages
      Examples: an item under a name
        | case  | items         | operation    | args  | change    | values        | result |
        | there | {"a": "Oslo"} | offsetExists | ["b"] | offsetSet | ["b", "Lima"] | true   |

      @op:Paginator.getPageName @op:Paginator.setPageName
      Examples:
        | case      | items    | operation   | args | change      | values | result |
        | page-name | ["Oslo"] | getPageName | []   | setPageName | ["p"]  | "p"    |

      @op:Paginator.fragment
      Examples:
        | case     | items    | operation | args | change   | values   | result |
        | fragment | ["Oslo"] | fragment  | []   | fragment | ["list"] | "list" |

  @level:stated
  Rule: What is set last holds, also when it was set before

    @id:paginator-asked-again-set
    Scenario Outline: "<setter>" is called with <first>, with <second>, and with <first> again
      Given a Paginator of ["Oslo"] with 3 per page
      And "<setter>" is called with <first>
      And "<setter>" is called with <second>
      When "<setter>" is called with <first>
      Then <outcome>

      @op:Paginator.setPath @op:Paginator.withPath
      Examples:
        | case      | setter   | first  | second | outcome           |
        | path      | setPath  | ["/a"] | ["/b"] | "path" gives "/a" |
        | with-path | withPath | ["/a"] | ["/b"] | "path" gives "/a" |

      @op:Paginator.setPageName
      Examples:
        | case      | setter      | first | second | outcome                 |
        | page-name | setPageName | ["p"] | ["q"]  | "getPageName" gives "p" |

      @op:Paginator.fragment
      Examples:
        | case     | setter   | first   | second  | outcome                |
        | fragment | fragment | ["top"] | ["end"] | "fragment" gives "top" |

      @op:Paginator.onEachSide
      Examples:
        | case         | setter     | first | second | outcome                        |
        | on-each-side | onEachSide | [1]   | [2]    | the property "onEachSide" is 1 |

      @op:Paginator.escapeWhenCastingToString @protected
      Examples:
        | case    | setter                    | first  | second  | outcome                                                    |
        | escaped | escapeWhenCastingToString | [true] | [false] | the protected property "escapeWhenCastingToString" is true |

      @op:Paginator.hasMorePagesWhen
      Examples:
        | case | setter           | first  | second  | outcome                   |
        | more | hasMorePagesWhen | [true] | [false] | "hasMorePages" gives true |

      @op:Paginator.setCollection
      Examples:
        | case       | setter        | first                             | second                            | outcome             |
        | collection | setCollection | [{"$new": ["Collection", ["A"]]}] | [{"$new": ["Collection", ["B"]]}] | "items" gives ["A"] |

    @id:paginator-asked-again-set-anew
    Scenario Outline: "<setter>" is called with <first> and then with <second>
      Given a Paginator of ["Oslo"] with 3 per page
      And "<setter>" is called with <first>
      When "<setter>" is called with <second>
      Then <outcome>

      @op:Paginator.withPath
      Examples:
        | case      | setter   | first  | second | outcome           |
        | with-path | withPath | ["/a"] | ["/b"] | "path" gives "/b" |

      @op:Paginator.setPageName
      Examples:
        | case      | setter      | first | second | outcome                 |
        | page-name | setPageName | ["p"] | ["q"]  | "getPageName" gives "q" |

      @op:Paginator.fragment
      Examples:
        | case     | setter   | first   | second  | outcome                |
        | fragment | fragment | ["top"] | ["end"] | "fragment" gives "end" |

      @op:Paginator.onEachSide
      Examples:
        | case         | setter     | first | second | outcome                        |
        | on-each-side | onEachSide | [1]   | [2]    | the property "onEachSide" is 2 |

      @op:Paginator.setCollection
      Examples:
        | case       | setter        | first                             | second                            | outcome             |
        | collection | setCollection | [{"$new": ["Collection", ["A"]]}] | [{"$new": ["Collection", ["B"]]}] | "items" gives ["B"] |

    @id:paginator-asked-again-set-after-items @op:Paginator.setItems @protected
    Scenario Outline: "<setter>" is called with the same value again, after the items were set
      Given "own" is a new Collection from [["Bari"]]
      And a new Paginator from [["Oslo"], 3]
      And "<setter>" is called with <args>
      And "setItems" is called from inside with [["Rome"]]
      When "<setter>" is called with <args>
      Then <outcome>

      @op:Paginator.hasMorePagesWhen
      Examples:
        | case | setter           | args   | outcome                   |
        | more | hasMorePagesWhen | [true] | "hasMorePages" gives true |

      @op:Paginator.setCollection
      Examples:
        | case       | setter        | args              | outcome                |
        | collection | setCollection | [{"$ref": "own"}] | "items" gives ["Bari"] |

    @id:paginator-asked-again-set-after-property @trait:settable-properties @op:Paginator.onEachSide @op:Paginator.$onEachSide
    Scenario: "onEachSide" is called with the same value again, after the property was set
      Given a Paginator of ["Oslo"] with 3 per page
      And "onEachSide" is called with [2]
      And the property "onEachSide" is set to 5
      When "onEachSide" is called with [2]
      Then the property "onEachSide" is 2

    @id:paginator-asked-again-current-query @op:Paginator.withQueryString @op:Paginator.queryStringResolver @boot-only
    Scenario: The current query is added for the second time when there is another one
      Given the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"sort": "name"}}}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "withQueryString" is called
      And the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"tag": "red"}}}]
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query tag | red |

    @id:paginator-asked-again-first-query @op:Paginator.withQueryString @op:Paginator.queryStringResolver @boot-only
    Scenario: The current query is added once there is one
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "withQueryString" is called
      And the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"tag": "red"}}}]
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query tag | red |

  @level:stated @needs:request @boot-only
  Rule: The resolvers are asked again in each request
    # A process answers one request after the other, and resolvers are set once for all of them. Within one, an answer may be kept.

    @id:paginator-asked-again-resolver
    Scenario Outline: "<operation>", in one request and in the next
      Given the class Now with
        """
        {"properties": {"value": <first>}}
        """
      And "now" is a new Now from []
      And the static operation "<setter>" of Paginator is called with [{"$fn": {"body": {"$field": [{"$ref": "now"}, "value"]}}}]
      And the current request is "/one"
      And the static operation "<operation>" of Paginator is called with []
      And the current request is "/two"
      And the property "value" of "now" is set to <second>
      When the static operation "<operation>" of Paginator is called with []
      Then the result is <answer>

      @op:Paginator.resolveCurrentPage @op:Paginator.currentPageResolver
      Examples:
        | case | operation          | setter              | first | second | answer |
        | page | resolveCurrentPage | currentPageResolver |     4 |      5 |      5 |

      @op:Paginator.resolveCurrentPath @op:Paginator.currentPathResolver
      Examples:
        | case | operation          | setter              | first  | second | answer |
        | path | resolveCurrentPath | currentPathResolver | "/one" | "/two" | "/two" |

      @op:Paginator.resolveQueryString @op:Paginator.queryStringResolver
      Examples:
        | case  | operation          | setter              | first       | second    | answer          |
        | query | resolveQueryString | queryStringResolver | "sort=name" | "lang=no" | not "sort=name" |
    # "Determines the current page for the request", "adds all current query-string values".

    @id:paginator-asked-again-page-of-request @op:Paginator.__construct @op:Paginator.currentPageResolver @op:Paginator.currentPage
    Scenario: A paginator is made in one request and another in the next
      Given the class Now with
        """
        {"properties": {"page": 4}}
        """
      And "now" is a new Now from []
      And the static operation "currentPageResolver" of Paginator is called with [{"$fn": {"body": {"$field": [{"$ref": "now"}, "page"]}}}]
      And the current request is "/one"
      And "other" is a new Paginator from [["Oslo"], 1]
      And the current request is "/two"
      And the property "page" of "now" is set to 5
      When a Paginator of ["Rome"] with 1 per page
      Then "currentPage" gives 5

    @id:paginator-asked-again-query-of-request @op:Paginator.withQueryString @op:Paginator.queryStringResolver
    Scenario: The current query is added in one request and in the next
      Given the class Now with
        """
        {"properties": {"query": {"sort": "name"}}}
        """
      And "now" is a new Now from []
      And the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"$field": [{"$ref": "now"}, "query"]}}}]
      And the current request is "/one"
      And "other" is a new Paginator from [["Oslo"], 1]
      And "withQueryString" of "other" is called with []
      And the current request is "/two"
      And the property "query" of "now" is set to {"tag": "red"}
      And a Paginator of ["Rome"] with 1 per page on page 9
      And "withQueryString" is called
      When "url" is called with [2]
      Then the result is a URL with
        | query tag | red |

  @level:stated @boot-only
  Rule: The markup is the current one

    @id:paginator-asked-again-markup @op:Paginator.defaultView @op:Paginator.defaultSimpleView
    Scenario Outline: "<operation>" is called before and after other default views are set
      Given the closure "view factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "<operation>" is called
      And the static operation "defaultView" of Paginator is called with ["shop.pages"]
      And the static operation "defaultSimpleView" of Paginator is called with ["shop.pages"]
      When "<operation>" is called
      Then the result is HTML with the text "shop"

      @op:Paginator.toHtml
      Examples:
        | case | operation |
        | html | toHtml    |

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |

      @op:Paginator.__toString
      Examples:
        | case   | operation  |
        | string | __toString |

    @id:paginator-asked-again-escaped @op:Paginator.__toString @op:Paginator.escapeWhenCastingToString
    Scenario: A string form that was not escaped is escaped each time once that is set
      Given the closure "view factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "escapeWhenCastingToString" is called with [false]
      And "__toString" is called
      And "escapeWhenCastingToString" is called
      And "__toString" is called
      When "__toString" is called
      Then the result is HTML without the text "<nav"

    @id:paginator-asked-again-views-markup
    Scenario Outline: "<operation>" is called before and after the view says something else, escaped: <escaped>
      # "Renders with the view": what the view gives now is the markup.
      Given the class Now with
        """
        {"properties": {"markup": "<b>one</b>"}}
        """
      And "now" is a new Now from []
      And the class CardFactory extending ViewFactory with
        """
        {"methods": {"make": {"$fn": {"body": {"$new": ["HtmlString", {"$field": [{"$ref": "now"}, "markup"]}]}}}}}
        """
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["CardFactory"]}}}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "escapeWhenCastingToString" is called with [<escaped>]
      And "<operation>" is called
      And the property "markup" of "now" is set to "<i>two</i>"
      When "<operation>" is called
      Then the result is HTML with the text "two"

      @op:Paginator.toHtml
      Examples:
        | case | operation | escaped |
        | html | toHtml    | false   |

      @op:Paginator.render
      Examples:
        | case   | operation | escaped |
        | render | render    | false   |

      @op:Paginator.links
      Examples:
        | case  | operation | escaped |
        | links | links     | false   |

      @op:Paginator.__toString
      Examples:
        | case    | operation  | escaped |
        | string  | __toString | false   |
        | escaped | __toString | true    |

  @level:observed @op:Paginator.items @op:Paginator.count @op:Paginator.isEmpty
  Rule: What is done to the collection behind the page shows

    @id:paginator-live-after-asking @op:Paginator.getCollection @trait:shared-objects
    Scenario: The page was asked before, and the collection gets an item
      Given a Paginator of [] with 2 per page
      And "items" is called
      And "count" is called
      And "isEmpty" is called
      And "getCollection" is called
      And the result is kept as "people"
      When "push" of "people" is called with ["Dee"]
      Then "items" gives ["Dee"]
      And "count" gives 1
      And "isEmpty" gives false

    @id:paginator-live-after-dynamic @op:Shared.__call
    Scenario: The page was asked before, and a dynamic call gives the collection an item
      Given a Paginator of [] with 2 per page
      And "items" is called
      And "count" is called
      And "isEmpty" is called
      When "push" is called with ["Dee"]
      Then "items" gives ["Dee"]
      And "count" gives 1
      And "isEmpty" gives false

  @level:observed
  Rule: Array form and JSON text show the current state

    @id:paginator-asked-again-form-flag @op:Paginator.toArray @op:Paginator.hasMorePagesWhen
    Scenario: The array form before and after the flag is set
      Given a Paginator of ["Ada"] with 2 per page
      And "toArray" is called
      And "hasMorePagesWhen" is called with [true]
      When "toArray" is called
      Then the entry "next_page_url" of the result is "/?page=2"

    @id:paginator-asked-again-json-now @op:Paginator.toJson
    Scenario Outline: The JSON text before and after "<setter>"
      Given a Paginator of ["Ada"] with 2 per page
      And "toJson" is called
      And "<setter>" is called with <args>
      When "toJson" is called
      Then the result is JSON text of what "toArray" gives

      @op:Paginator.hasMorePagesWhen
      Examples:
        | case | setter           | args   |
        | flag | hasMorePagesWhen | [true] |

      @op:Paginator.setPath
      Examples:
        | case | setter  | args   |
        | path | setPath | ["/a"] |

      @op:Paginator.setPageName
      Examples:
        | case | setter      | args  |
        | name | setPageName | ["p"] |

      @op:Paginator.fragment
      Examples:
        | case     | setter   | args     |
        | fragment | fragment | ["list"] |

      @op:Paginator.appends
      Examples:
        | case  | setter  | args             |
        | query | appends | ["sort", "name"] |
