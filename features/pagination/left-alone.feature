Feature: Paginator: what is left alone
  An operation that asks changes nothing, and one that sets something changes nothing else.

  Background:
    # Nothing is as it is by default, so that whatever is brought back to its default shows.
    Given a Paginator of ["Rome", "Lima"] with 4 per page on page 3 and options {"path": "/cities", "query": {"sort": "name"}, "fragment": "list", "pageName": "p"}
    And "hasMorePagesWhen" is called with [true]

  @level:stated
  Rule: Asking changes nothing
    # The document says of each of these what it tells, and of none that it sets anything.

    @id:paginator-left-alone-asked
    Scenario Outline: "<operation>" with <args> leaves the page as it is
      When "<operation>" is called with <args>
      Then "items" gives ["Rome", "Lima"]
      And "perPage" gives 4
      And "currentPage" gives 3
      And "hasMorePages" gives true
      And "url" with [7] gives the URL "/cities?sort=name&p=7#list"

      @op:Paginator.items
      Examples:
        | case  | operation | args |
        | items | items     | []   |

      @op:Paginator.getIterator
      Examples:
        | case     | operation   | args |
        | iterator | getIterator | []   |

      @op:Paginator.isEmpty
      Examples:
        | case     | operation | args |
        | is-empty | isEmpty   | []   |

      @op:Paginator.isNotEmpty
      Examples:
        | case         | operation  | args |
        | is-not-empty | isNotEmpty | []   |

      @op:Paginator.count
      Examples:
        | case  | operation | args |
        | count | count     | []   |

      @op:Paginator.getCollection
      Examples:
        | case       | operation     | args |
        | collection | getCollection | []   |

      @op:Paginator.offsetExists
      Examples:
        | case          | operation    | args |
        | offset-exists | offsetExists | [1]  |

      @op:Paginator.offsetGet
      Examples:
        | case       | operation | args |
        | offset-get | offsetGet | [1]  |

      @op:Paginator.firstItem
      Examples:
        | case       | operation | args |
        | first-item | firstItem | []   |

      @op:Paginator.lastItem
      Examples:
        | case      | operation | args |
        | last-item | lastItem  | []   |

      @op:Paginator.perPage
      Examples:
        | case     | operation | args |
        | per-page | perPage   | []   |

      @op:Paginator.currentPage
      Examples:
        | case         | operation   | args |
        | current-page | currentPage | []   |

      @op:Paginator.onFirstPage
      Examples:
        | case          | operation   | args |
        | on-first-page | onFirstPage | []   |

      @op:Paginator.onLastPage
      Examples:
        | case         | operation  | args |
        | on-last-page | onLastPage | []   |

      @op:Paginator.hasPages
      Examples:
        | case      | operation | args |
        | has-pages | hasPages  | []   |

      @op:Paginator.hasMorePages
      Examples:
        | case           | operation    | args |
        | has-more-pages | hasMorePages | []   |

      @op:Paginator.path
      Examples:
        | case | operation | args |
        | path | path      | []   |

      @op:Paginator.getPageName
      Examples:
        | case      | operation   | args |
        | page-name | getPageName | []   |

      @op:Paginator.fragment
      Examples:
        | case     | operation | args |
        | fragment | fragment  | []   |

      @op:Paginator.getOptions
      Examples:
        | case    | operation  | args |
        | options | getOptions | []   |

      @op:Paginator.url
      Examples:
        | case | operation | args |
        | url  | url       | [2]  |

      @op:Paginator.getUrlRange
      Examples:
        | case      | operation   | args   |
        | url-range | getUrlRange | [1, 2] |

      @op:Paginator.nextPageUrl
      Examples:
        | case     | operation   | args |
        | next-url | nextPageUrl | []   |

      @op:Paginator.previousPageUrl
      Examples:
        | case         | operation       | args |
        | previous-url | previousPageUrl | []   |

      @op:Paginator.toArray
      Examples:
        | case  | operation | args |
        | array | toArray   | []   |

      @op:Paginator.jsonSerialize
      Examples:
        | case | operation     | args |
        | form | jsonSerialize | []   |

      @op:Paginator.toJson
      Examples:
        | case | operation | args |
        | json | toJson    | []   |

      @op:Paginator.toPrettyJson
      Examples:
        | case        | operation    | args |
        | pretty-json | toPrettyJson | []   |

      @op:Shared.tap
      Examples:
        | case | operation | args                      |
        | tap  | tap       | [{"$fn": {"body": null}}] |

    @id:paginator-left-alone-rendered @op:Paginator.onEachSide @op:Paginator.escapeWhenCastingToString @protected @boot-only
    Scenario Outline: Rendering by "<operation>" leaves the page as it is
      Given "onEachSide" is called with [5]
      And "escapeWhenCastingToString" is called with [true]
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["ViewFactory"]}}}]
      When "<operation>" is called
      Then "items" gives ["Rome", "Lima"]
      And "perPage" gives 4
      And "currentPage" gives 3
      And "hasMorePages" gives true
      And "url" with [7] gives the URL "/cities?sort=name&p=7#list"
      And the property "onEachSide" is 5
      And the protected property "escapeWhenCastingToString" is true

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |

      @op:Paginator.toHtml
      Examples:
        | case | operation |
        | html | toHtml    |

      @op:Paginator.__toString
      Examples:
        | case   | operation  |
        | string | __toString |

  @level:stated
  Rule: Setting what is set already leaves everything as it is
    # Each of these sets what it is named after; of none is it said that it sets anything beside that.

    @id:paginator-left-alone-set @op:Paginator.onEachSide @op:Paginator.escapeWhenCastingToString @protected
    Scenario Outline: "<operation>" with <args> leaves everything else as it is
      Given "onEachSide" is called with [5]
      And "escapeWhenCastingToString" is called with [true]
      When "<operation>" is called with <args>
      Then "items" gives ["Rome", "Lima"]
      And "perPage" gives 4
      And "currentPage" gives 3
      And "hasMorePages" gives true
      And "url" with [7] gives the URL "/cities?sort=name&p=7#list"
      And the property "onEachSide" is 5
      And the protected property "escapeWhenCastingToString" is true

      @op:Paginator.through
      Examples:
        | case    | operation | args                             |
        | through | through   | [{"$fn": {"body": {"$arg": 0}}}] |

      @op:Paginator.offsetSet
      Examples:
        | case       | operation | args        |
        | offset-set | offsetSet | [1, "Lima"] |

      @op:Paginator.hasMorePagesWhen
      Examples:
        | case                | operation        | args   |
        | has-more-pages-when | hasMorePagesWhen | [true] |

      @op:Paginator.setPath
      Examples:
        | case     | operation | args        |
        | set-path | setPath   | ["/cities"] |

      @op:Paginator.withPath
      Examples:
        | case      | operation | args        |
        | with-path | withPath  | ["/cities"] |

      @op:Paginator.setPageName
      Examples:
        | case          | operation   | args  |
        | set-page-name | setPageName | ["p"] |

      @op:Paginator.fragment
      Examples:
        | case         | operation | args     |
        | set-fragment | fragment  | ["list"] |

      @op:Paginator.appends
      Examples:
        | case         | operation | args   |
        | appends-map  | appends   | [{}]   |
        | appends-null | appends   | [null] |

      @op:Paginator.withQueryString
      Examples:
        | case              | operation       | args |
        | with-query-string | withQueryString | []   |

      @op:Paginator.onEachSide
      Examples:
        | case         | operation  | args |
        | on-each-side | onEachSide | [5]  |

      @op:Paginator.escapeWhenCastingToString
      Examples:
        | case   | operation                 | args |
        | escape | escapeWhenCastingToString | []   |
    # Whether there are more pages may be found anew from new items.

    @id:paginator-left-alone-set-collection @op:Paginator.setCollection @op:Paginator.onEachSide @op:Paginator.escapeWhenCastingToString @protected
    Scenario: Setting the collection leaves page, size, URLs and ways to render as they are
      Given "onEachSide" is called with [5]
      And "escapeWhenCastingToString" is called with [true]
      When "setCollection" is called with [{"$new": ["Collection", ["Rome", "Lima"]]}]
      Then "items" gives ["Rome", "Lima"]
      And "perPage" gives 4
      And "currentPage" gives 3
      And "url" with [2] gives the URL "/cities?sort=name&p=2#list"
      And the property "onEachSide" is 5
      And the protected property "escapeWhenCastingToString" is true

    @id:paginator-left-alone-offset-unset @op:Paginator.offsetSet @op:Paginator.offsetUnset
    Scenario: Taking off the last item, once it was replaced, leaves all else as it is
      Given "offsetSet" is called with [1, "Bari"]
      When "offsetUnset" is called with [1]
      Then "items" gives ["Rome"]
      And "perPage" gives 4
      And "currentPage" gives 3
      And "hasMorePages" gives true
      And "url" with [7] gives the URL "/cities?sort=name&p=7#list"
