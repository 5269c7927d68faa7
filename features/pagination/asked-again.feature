Feature: Paginator: asked again
  An answer tells of the paginator as it is when it is asked, also when the same was asked before.

  @level:stated @op:Paginator.setPath @op:Paginator.appends @op:Paginator.fragment @op:Paginator.setPageName
  Rule: A page URL has the parts of now
    # Path, query parameters and fragment are those of "all URLs", and the setters say nothing of URLs that were built before.

    @id:paginator-asked-again-url
    Scenario Outline: "<operation>" is called before and after the parts are set
      Given a Paginator of ["Oslo", "Rome"] with 1 per page on page 3
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

    @id:paginator-asked-again-url-range @op:Paginator.getUrlRange
    Scenario: A range of URLs is asked for before and after the path is set
      Given a Paginator of ["Oslo", "Rome"] with 1 per page
      And "getUrlRange" is called with [2, 3]
      And "setPath" is called with ["/cities"]
      When "getUrlRange" is called with [2, 3]
      Then the result holds these URLs and no others, under any keys
        | /cities?page=2 |
        | /cities?page=3 |

  @level:stated @op:Paginator.hasMorePagesWhen
  Rule: What depends on the more-pages flag follows the flag of now
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

  @level:stated @op:Paginator.setCollection
  Rule: The items shown are those of now

    @id:paginator-asked-again-items
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

    @id:paginator-asked-again-iterator @op:Paginator.getIterator
    Scenario: A loop that has run leaves the items for the next one
      Given a Paginator of ["Oslo", "Rome"] with 3 per page
      And "getIterator" is called
      When "getIterator" is called
      Then the result iterates over ["Oslo", "Rome"]

  @level:stated @boot-only
  Rule: The markup is that of now

    @id:paginator-asked-again-markup @op:Paginator.defaultView @op:Paginator.defaultSimpleView
    Scenario Outline: "<operation>" is called before and after other default views are set
      Given the closure "view factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      And "<operation>" is called
      And the static operation "defaultView" of Paginator is called with ["shop.pages"]
      And the static operation "defaultSimpleView" of Paginator is called with ["shop.pages"]
      When "<operation>" is called
      Then the result is HTML with the text "shop.pages"

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
    Scenario: A string form that was not escaped is escaped once that is set
      Given the closure "view factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      And "__toString" is called
      And "escapeWhenCastingToString" is called
      When "__toString" is called
      Then the result is HTML without the text "<nav"
