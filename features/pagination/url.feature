@op:Paginator.url
Feature: Paginator.url
  Builds the URL of one page from base path, query, page variable and fragment.

  @level:stated @op:Statement.paginatorUrlParts
  Rule: A page URL is built from the base path, the query parameters, the page-name variable and the fragment

    @id:paginator-url-page-number
    Scenario: The page number is the value of the page variable
      Given a Paginator of ["Oslo"] with 1 per page
      And "hasMorePagesWhen" is called with [true]
      When "url" is called with [1000]
      Then the result is a URL with
        | query page | 1000 |

    @id:paginator-url-all-parts
    Scenario: All four parts given to the constructor show
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/cities", "query": {"sort": "name"}, "fragment": "list", "pageName": "p"}
      When "url" is called with [3]
      Then the result is a URL with
        | path       | /cities |
        | query sort | name    |
        | query p    |       3 |
        | fragment   | list    |

    @id:paginator-url-parts-set-later
    Scenario: All four parts set on the paginator show
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "setPath" is called with ["/cities"]
      And "setPageName" is called with ["p"]
      And "fragment" is called with ["list"]
      And "appends" is called with ["sort", "name"]
      When "url" is called with [3]
      Then the result is a URL with
        | path       | /cities |
        | query sort | name    |
        | query p    |       3 |
        | fragment   | list    |
    # The page variable "stores the page number", whatever else the query has; whether the other page goes is not said.

    @id:paginator-url-page-among-query
    Scenario: A page among the query parameters does not hide the page
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/cities", "query": {"page": "9", "sort": "name"}, "fragment": "list"}
      When "url" is called with [3]
      Then the result is a URL with
        | query page |    3 |
        | query sort | name |
        | fragment   | list |

    @id:paginator-url-other-page-among-query
    Scenario: A query parameter called page is one like any other where the page variable has another name
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"query": {"page": "map", "sort": "name"}, "pageName": "sheet"}
      When "url" is called with [3]
      Then the result is a URL with
        | query page  | map  |
        | query sort  | name |
        | query sheet |    3 |
    # The parameters are "added to all URLs", whatever they mean to a router or to another paginator.

    @id:paginator-url-names-of-others
    Scenario: Names that mean something elsewhere are names like any other
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/cities", "query": {"host": "ex.test", "action": "list", "format": "map", "anchor": "b", "per_page": "5", "limit": "6"}}
      When "url" is called with [3]
      Then the result is the URL "/cities?host=ex.test&action=list&format=map&anchor=b&per_page=5&limit=6&page=3"

    @id:paginator-url-page-name-anew @op:Paginator.setPageName
    Scenario: A URL that was asked for leaves nothing in the next one
      Given a new Paginator from [["Oslo"], 1, 9, {"path": "/cities"}]
      And "url" is called with [2]
      And "setPageName" is called with ["p"]
      When "url" is called with [3]
      Then the result is the URL "/cities?p=3"

    @id:paginator-url-letter-case
    Scenario: Capital letters stay capital letters
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/Cities", "query": {"Sort": "Name"}, "fragment": "List", "pageName": "P"}
      When "url" is called with [2]
      Then the result is the URL "/Cities?Sort=Name&P=2#List"

    @id:paginator-url-letter-case-set @op:Paginator.setPath @op:Paginator.setPageName @op:Paginator.fragment @op:Paginator.appends
    Scenario: Capital letters of parts that are set stay capital letters
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "setPath" is called with ["/Cities"]
      And "setPageName" is called with ["P"]
      And "fragment" is called with ["List"]
      And "appends" is called with ["Sort", "Name"]
      When "url" is called with [2]
      Then the result is the URL "/Cities?Sort=Name&P=2#List"
    # A path is written with or without encoding; both are the path that it is once encoded.

    @id:paginator-url-letters-beyond-ascii
    Scenario: Letters beyond ASCII in the path and the page name of the options can be read from the URL
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/größe", "pageName": "größe"}
      When "url" is called with [2]
      Then the result is a URL with
        | path        | /gr%C3%B6%C3%9Fe |
        | query größe |                2 |

    @id:paginator-url-letters-beyond-ascii-set @op:Paginator.setPath @op:Paginator.setPageName
    Scenario: Letters beyond ASCII in a path and a page name that are set can be read from the URL
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "setPath" is called with ["/größe"]
      And "setPageName" is called with ["größe"]
      When "url" is called with [2]
      Then the result is a URL with
        | path        | /gr%C3%B6%C3%9Fe |
        | query größe |                2 |
    # The page variable "stores the page number"; what else has the same number has it from the other parts.

    @id:paginator-url-number-elsewhere
    Scenario Outline: The number <number> in the other parts stays in what "<operation>" gives
      Given a Paginator of ["Oslo"] with 1 per page on page 3 and options {"path": "/<number>/cities", "query": {"homepage": "<number>"}, "fragment": "list<number>"}
      And "hasMorePagesWhen" is called with [true]
      When "<operation>" is called with <args>
      Then the result is a URL with
        | path           | /<number>/cities |
        | query homepage | <number>         |
        | query page     | <page>           |
        | fragment       | list<number>     |

      Examples:
        | case | operation | args | number | page |
        | url  | url       | [2]  |      1 |    2 |

      @op:Paginator.nextPageUrl
      Examples:
        | case | operation   | args | number | page |
        | next | nextPageUrl | []   |      3 |    4 |

      @op:Paginator.previousPageUrl
      Examples:
        | case     | operation       | args | number | page |
        | previous | previousPageUrl | []   |      3 |    2 |
    # The query and the fragment are "added to all URLs", so also to these.

    @id:paginator-url-all-parts-beside
    Scenario Outline: All four parts show in what "<operation>" gives
      Given a Paginator of ["Oslo"] with 1 per page on page 3 and options {"path": "/cities", "query": {"sort": "name"}, "fragment": "list", "pageName": "p"}
      And "hasMorePagesWhen" is called with [true]
      When "<operation>" is called
      Then the result is a URL with
        | path       | /cities |
        | query sort | name    |
        | query p    | <page>  |
        | fragment   | list    |

      @op:Paginator.nextPageUrl
      Examples:
        | case | operation   | page |
        | next | nextPageUrl |    4 |

      @op:Paginator.previousPageUrl
      Examples:
        | case     | operation       | page |
        | previous | previousPageUrl |    2 |

    @id:paginator-url-one-part-set
    Scenario Outline: "<operation>" leaves the other parts
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/cities", "query": {"sort": "name"}, "fragment": "list", "pageName": "p"}
      And "<operation>" is called with <args>
      When "url" is called with [3]
      Then the result is a URL with
        | path         | <path>     |
        | query sort   | name       |
        | query <name> |          3 |
        | fragment     | <fragment> |

      Examples:
        | case      | operation   | args            | path    | name | fragment |
        | path      | setPath     | ["/towns"]      | /towns  | p    | list     |
        | with-path | withPath    | ["/towns"]      | /towns  | p    | list     |
        | page-name | setPageName | ["s"]           | /cities | s    | list     |
        | fragment  | fragment    | ["top"]         | /cities | p    | top      |
        | query     | appends     | ["tag", "blue"] | /cities | p    | list     |
    # What becomes of the parameter is not said, but the page variable "stores the page number".

    @id:paginator-url-page-of-request @op:Paginator.withQueryString @boot-only
    Scenario: The page in the current query does not take the place of the one that is asked for
      Given the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"page": "9", "sort": "name"}}}]
      And a Paginator of ["Oslo"] with 1 per page on page 9
      And "withQueryString" is called
      When "url" is called with [3]
      Then the result is a URL with
        | query page |    3 |
        | query sort | name |
    # A value that reads as something else when it is not encoded still has to arrive. How it is written is left to RFC 3986,
    # by which a plus stands for itself, and to forms, in which it stands for a blank.

    @id:paginator-url-value-arrives
    Scenario Outline: The query value <value> can be read from the URL
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "appends" is called with ["q", "<value>"]
      When "url" is called with [4]
      Then the result is a URL with
        | query q    | <value> |
        | query page |       4 |

      Examples:
        | case      | value    |
        | delimiter | a&b=c    |
        | hash      | a#b      |
        | question  | what?    |
        | plus      |    1 + 1 |
        | blank     | new york |
        | percent   |   100%25 |
        | latin     | Malmö    |
        | chinese   | 北京     |
        | emoji     | 😀        |
        | braces    | {page}   |
        | null-word | null     |

    @id:paginator-url-path-arrives @trait:query-text
    Scenario Outline: The path <path> stands before the query
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "<path>"}
      When "url" is called with [4]
      Then the result is a URL with
        | path       | <path> |
        | query page |      4 |

      Examples:
        | case          | path        |
        | tilde         | /~ann       |
        | question-mark | /cities%3F  |
        | parameter     | /cities;all |

    @id:paginator-url-name-arrives
    Scenario Outline: The query name <name> can be read from the URL
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "appends" is called with ["<name>", "x"]
      When "url" is called with [4]
      Then the result is a URL with
        | query <name> | x |
        | query page   | 4 |

      Examples:
        | case      | name      |
        | delimiter | a=b&c     |
        | blank     | home town |
        | latin     | Örtlich   |
        | proto     | __proto__ |

    @id:paginator-url-page-name-arrives
    Scenario Outline: The page name <name> can be read from the URL
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"pageName": "<name>"}
      When "url" is called with [4]
      Then the result is a URL with
        | query <name> | 4 |

      Examples:
        | case      | name     |
        | delimiter | p&q      |
        | blank     | the page |

    @id:paginator-url-first-page-parts
    Scenario Outline: Path, query and fragment are in the URL of the first page, too: <operation>
      Given a Paginator of ["Oslo"] with 1 per page on page 2 and options {"path": "/cities", "query": {"sort": "name"}, "fragment": "list", "pageName": "p"}
      When "<operation>" is called with <args>
      Then the result is a URL with
        | path       | /cities |
        | query sort | name    |
        | fragment   | list    |

      Examples:
        | case | operation | args |
        | url  | url       | [1]  |

      @op:Paginator.previousPageUrl
      Examples:
        | case     | operation       | args |
        | previous | previousPageUrl | []   |

    @id:paginator-url-fragment-arrives @op:Paginator.fragment
    Scenario Outline: The fragment <fragment> can be read from the URL
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "fragment" is called with ["<fragment>"]
      When "url" is called with [4]
      Then the result is a URL with
        | fragment   | <fragment> |
        | query page |          4 |

      Examples:
        | case   | fragment  |
        | blank  | new posts |
        | dot    | a.b       |
        | latin  | Größe     |
        | dollar | a$&b      |
        | word   | false     |
        | zeros  |        00 |
        | tilde  | ~ann      |

    @id:paginator-url-own-page
    Scenario: The current page
      Given a Paginator of ["Oslo"] with 1 per page on page 3 and options {"path": "/cities"}
      When "url" is called with [3]
      Then the result is the URL "/cities?page=3"

    @id:paginator-url-own-page-parts
    Scenario: All four parts show in the URL of the current page
      Given a Paginator of ["Oslo"] with 1 per page on page 3 and options {"path": "/cities", "query": {"sort": "name"}, "fragment": "list", "pageName": "p"}
      When "url" is called with [3]
      Then the result is the URL "/cities?sort=name&p=3#list"

  @level:stated
  Rule: A URL shows the parts as they are when it is asked for

    @id:paginator-url-after-change
    Scenario Outline: After "<operation>" with <args>, "url" called again gives "<url>"
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/cities", "query": {"sort": "name"}, "fragment": "list"}
      And "url" is called with [2]
      And "<operation>" is called with <args>
      When "url" is called with [2]
      Then the result is the URL "<url>"

      Examples:
        | case      | operation   | args           | url                                   |
        | path      | setPath     | ["/towns"]     | /towns?sort=name&page=2#list          |
        | with-path | withPath    | ["/towns"]     | /towns?sort=name&page=2#list          |
        | query     | appends     | ["tag", "red"] | /cities?sort=name&tag=red&page=2#list |
        | page-name | setPageName | ["p"]          | /cities?sort=name&p=2#list            |
        | fragment  | fragment    | ["map"]        | /cities?sort=name&page=2#map          |
        | nothing   | url         | [9]            | /cities?sort=name&page=2#list         |

  @level:observed
  Rule: A page number below one addresses the first page

    @id:paginator-url-below-one @trait:surplus-items
    Scenario Outline: url(<page>) addresses page 1
      Given a Paginator of ["Oslo", "Rome"] with 1 per page on page 2
      When "url" is called with [<page>]
      Then the result is "/?page=1"

      Examples:
        | case     | page |
        | zero     |    0 |
        | minus    |   -1 |
        | far-down | -500 |

    @id:paginator-url-below-one-parts @trait:surplus-items
    Scenario Outline: url(<page>) has the other parts as well
      Given a Paginator of ["Oslo", "Rome"] with 1 per page on page 2 and options {"path": "/cities", "query": {"sort": "name"}, "fragment": "list"}
      When "url" is called with [<page>]
      Then the result is the URL "/cities?sort=name&page=1#list"

      Examples:
        | case  | page |
        | zero  |    0 |
        | minus |   -1 |

  @level:observed
  Rule: There is no upper bound, and the current page plays no part

    @id:paginator-url-any-page
    Scenario Outline: On page <current>, url(<page>) is "<url>"
      Given a Paginator of ["Oslo", "Rome"] with 2 per page on page <current>
      When "url" is called with [<page>]
      Then the result is "<url>"

      Examples:
        | case          | current | page    | url            |
        | first         |       3 |       1 | /?page=1       |
        | past-the-last |       2 | 1000000 | /?page=1000000 |

      @trait:static-languages
      Examples: an integer for which 32 bits have no room
        | case         | current | page             | url                     |
        | past-32-bits |       1 |       3000000000 | /?page=3000000000       |
        | past-floats  |       1 | 9007199254740991 | /?page=9007199254740991 |

  @level:observed
  Rule: The query follows the path after "?", or after "&" when the path already contains a "?"

    @id:paginator-url-joiner
    Scenario Outline: The path "<path>" gives "<url>"
      Given a Paginator of ["Oslo"] with 1 per page
      And "setPath" is called with ["<path>"]
      When "url" is called with [2]
      Then the result is "<url>"

      Examples:
        | case           | path                   | url                           |
        | plain          | /cities                | /cities?page=2                |
        | trailing-slash | /cities/               | /cities/?page=2               |
        | absolute       | https://ex.test/cities | https://ex.test/cities?page=2 |
        | unencrypted    | http://ex.test/cities  | http://ex.test/cities?page=2  |
        | relative       | cities                 | cities?page=2                 |
        | index-file     | /cities/index.html     | /cities/index.html?page=2     |

      @trait:ordered-maps
      Examples: the order of parameters
        | case               | path               | url                       |
        | with-query         | /cities?sort=name  | /cities?sort=name&page=2  |
        | own-page-number    | /cities?page=9     | /cities?page=9&page=2     |
        | slash-before-query | /cities/?sort=name | /cities/?sort=name&page=2 |
        | slash-in-query     | /cities?from=/map  | /cities?from=/map&page=2  |

      @trait:query-text
      Examples: paths that stand as they are
        | case            | path                               | url                                       |
        | empty           |                                    | ?page=2                                   |
        | colon           | /:page/cities                      | /:page/cities?page=2                      |
        | dollar          | /$&/cities                         | /$&/cities?page=2                         |
        | bare-mark       | /cities?                           | /cities?&page=2                           |
        | query-alone     | ?sort=name                         | ?sort=name&page=2                         |
        | and-at-the-end  | /cities?sort=name&                 | /cities?sort=name&&page=2                 |
        | blank-inside    | /old cities                        | /old cities?page=2                        |
        | hash-inside     | /cities#map                        | /cities#map?page=2                        |
        | hash-at-the-end | /cities#                           | /cities#?page=2                           |
        | encoded-mark    | /cities%3F                         | /cities%3F?page=2                         |
        | untouched       | https://EX.test:443/a/../caf%C3%A9 | https://EX.test:443/a/../caf%C3%A9?page=2 |
        | mark-after-hash | /cities#map?big                    | /cities#map?big&page=2                    |
        | braces          | /{page}/cities                     | /{page}/cities?page=2                     |
        | encoded-letter  | /%d0%9e                            | /%d0%9e?page=2                            |
        | lone-percent    | /100%                              | /100%?page=2                              |
        | two-slashes     | //cities//map                      | //cities//map?page=2                      |
        | host-alone      | https://ex.test                    | https://ex.test?page=2                    |

    @id:paginator-url-path-set-after-more
    Scenario: Added parameters stay when a path with a query of its own is set
      Given a Paginator of ["Oslo"] with 1 per page
      And "appends" is called with ["lang", "no"]
      And "setPath" is called with ["/cities?sort=name"]
      When "url" is called with [2]
      Then the result is the URL "/cities?sort=name&lang=no&page=2"

    @id:paginator-url-path-with-query-of-same-name @trait:query-text
    Scenario: A parameter that is added leaves that of the same name in the path
      Given a Paginator of ["Oslo"] with 1 per page
      And "setPath" is called with ["/cities?sort=name"]
      And "appends" is called with ["sort", "size"]
      When "url" is called with [2]
      Then the result is the URL "/cities?sort=name&sort=size&page=2"

    @id:paginator-url-path-with-query-and-more
    Scenario: Added parameters come between the path's own query and the page
      Given a Paginator of ["Oslo"] with 1 per page
      And "setPath" is called with ["/cities?sort=name"]
      And "appends" is called with ["lang", "no"]
      When "url" is called with [2]
      Then the result is the URL "/cities?sort=name&lang=no&page=2"

  @level:observed
  Rule: There is one page number, whatever else has its name

    @id:paginator-url-page-key-in-query
    Scenario: A page key among the query of the options takes the new number
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": {"sort": "name", "page": "9", "lang": "no"}}
      When "url" is called with [2]
      Then the result is the URL "/?sort=name&page=2&lang=no"

    @id:paginator-url-page-like-number
    Scenario: A key that is the same number as the page name is another name
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": {"01": "x"}, "pageName": "1.0"}
      When "url" is called with [2]
      Then the result is the URL "/?01=x&1.0=2"

    @id:paginator-url-page-list-in-query
    Scenario: A list under the page key among the query of the options gives way to the number
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": {"page": ["9"], "sort": "name"}}
      When "url" is called with [2]
      Then the result is the URL "/?page=2&sort=name"

    @id:paginator-url-page-name-becomes-known
    Scenario: A parameter whose name becomes the page name takes the page number
      Given a Paginator of ["Oslo"] with 1 per page
      And "appends" is called with [{"p": "9", "sort": "name"}]
      And "setPageName" is called with ["p"]
      When "url" is called with [2]
      Then the result is the URL "/?p=2&sort=name"

  @level:observed @trait:ordered-maps
  Rule: The query parameters keep their order and the page comes after them, unless it is among them

    @id:paginator-url-query-then-page
    Scenario: Options first, then what was appended, then the page
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": {"z": "1", "b": "2"}}
      And "appends" is called with [{"a": "3"}]
      When "url" is called with [2]
      Then the result is "/?z=1&b=2&a=3&page=2"

    @id:paginator-url-page-key-place
    Scenario: A page key among the query of the options keeps its place
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": {"sort": "name", "page": "9", "lang": "no"}}
      When "url" is called with [2]
      Then the result is "/?sort=name&page=2&lang=no"

    @id:paginator-url-page-null-place
    Scenario: A page key that is null in the query of the options keeps its place
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": {"sort": "name", "page": null, "lang": "no"}}
      When "url" is called with [2]
      Then the result is "/?sort=name&page=2&lang=no"

    @id:paginator-url-page-name-place
    Scenario: A parameter whose name becomes the page name keeps its place
      Given a Paginator of ["Oslo"] with 1 per page
      And "appends" is called with [{"p": "9", "sort": "name"}]
      And "setPageName" is called with ["p"]
      When "url" is called with [2]
      Then the result is "/?p=2&sort=name"

  @level:observed @trait:integer-like-keys @trait:ordered-maps
  Rule: Integer names at the top of the query are renumbered from zero

    @id:paginator-url-integer-names
    Scenario Outline: The query <query> gives "<url>"
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": <query>}
      When "url" is called with [2]
      Then the result is "<url>"

      Examples:
        | case         | query                          | url                  |
        | list         | ["x", "y"]                     | /?0=x&1=y&page=2     |
        | gaps         | {"5": "x", "9": "y"}           | /?0=x&1=y&page=2     |
        | negative     | {"-3": "x"}                    | /?0=x&page=2         |
        | between      | {"a": "1", "7": "x", "b": "2"} | /?a=1&0=x&b=2&page=2 |
        | leading-zero | {"07": "x"}                    | /?07=x&page=2        |

      @trait:query-text
      Examples: nested names
        | case        | query                       | url                            |
        | nested-kept | {"a": {"5": "x", "9": "y"}} | /?a%5B5%5D=x&a%5B9%5D=y&page=2 |
        | null-counts | {"5": null, "9": "y"}       | /?1=y&page=2                   |

  @level:observed
  Rule: The fragment comes last

    @id:paginator-url-fragment-last
    Scenario: The fragment follows the page number
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"fragment": "list", "query": {"sort": "name"}}
      When "url" is called with [2]
      Then the result is the URL "/?sort=name&page=2#list"
