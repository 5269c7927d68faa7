@op:Paginator.__construct
Feature: Two paginators beside each other
  Each has items, a page, a URL and flags of its own.

  @level:stated
  Rule: A paginator is not affected by what another one is made with or told

    @id:paginator-beside-another
    Scenario Outline: "<operation>" tells of its own page, not of one that was made later
      Given a new Paginator from [["Oslo"], 3, 2, {"path": "/a", "query": {"sort": "name"}, "fragment": "x", "pageName": "p"}]
      And "hasMorePagesWhen" is called with [true]
      And "other" is a new Paginator from [["Rome"], 1, 5, {"path": "/b", "query": {"lang": "no"}, "fragment": "y", "pageName": "q"}]
      When "<operation>" is called with <args>
      Then the result is <result>

      @op:Paginator.items
      Examples:
        | case  | operation | args | result   |
        | items | items     | []   | ["Oslo"] |

      @op:Paginator.perPage
      Examples:
        | case     | operation | args | result |
        | per-page | perPage   | []   |      3 |

      @op:Paginator.currentPage
      Examples:
        | case         | operation   | args | result |
        | current-page | currentPage | []   |      2 |

      @op:Paginator.hasMorePages
      Examples:
        | case | operation    | args | result |
        | more | hasMorePages | []   | true   |

      @op:Paginator.path
      Examples:
        | case | operation | args | result |
        | path | path      | []   | "/a"   |

      @op:Paginator.fragment
      Examples:
        | case     | operation | args | result |
        | fragment | fragment  | []   | "x"    |

      @op:Paginator.getPageName
      Examples:
        | case      | operation   | args | result |
        | page-name | getPageName | []   | "p"    |

    @id:paginator-beside-another-options @op:Paginator.getOptions
    Scenario: The options of a paginator are its own, whatever others were made before and after
      Given "other" is a new Paginator from [["Rome"], 1, 5, {"path": "/b", "fragment": "y"}]
      And "getOptions" of "other" is called with []
      And a new Paginator from [["Oslo"], 3, 2, {"path": "/a", "fragment": "x"}]
      And "third" is a new Paginator from [["Bonn"], 1, 5, {"path": "/c", "fragment": "z"}]
      When "getOptions" is called
      Then the entry "path" of the result is "/a"
      And the entry "fragment" of the result is "x"

    @id:paginator-beside-another-url @op:Paginator.url
    Scenario: The URLs of a paginator have its own parts, not those of one that was made later
      Given a new Paginator from [["Oslo"], 1, 8, {"path": "/a", "query": {"sort": "name"}, "fragment": "x", "pageName": "p"}]
      And "other" is a new Paginator from [["Rome"], 1, 9, {"path": "/b", "query": {"lang": "no"}, "fragment": "y", "pageName": "q"}]
      When "url" is called with [7]
      Then the result is the URL "/a?sort=name&p=7#x"

    @id:paginator-beside-another-appends @op:Paginator.appends @op:Paginator.url
    Scenario: What is appended to one paginator is not in the URLs of another
      Given "other" is a new Paginator from [["Rome"], 1, 9, {"path": "/b"}]
      And a new Paginator from [["Oslo"], 1, 8, {"path": "/a"}]
      And "appends" is called with ["sort", "name"]
      And "appends" of "other" is called with ["lang", "no"]
      When "url" of "other" is called with [7]
      Then the result is the URL "/b?lang=no&page=7"
      And "url" with [7] gives the URL "/a?sort=name&page=7"

    @id:paginator-beside-another-flags @op:Paginator.onEachSide @op:Paginator.escapeWhenCastingToString @op:Paginator.$onEachSide @op:Paginator.$escapeWhenCastingToString @protected
    Scenario: The links on each side and the escaping of a paginator stay, whatever another one is told later
      Given "other" is a new Paginator from [["Rome"], 1]
      And a new Paginator from [["Oslo"], 1]
      And "onEachSide" is called with [2]
      And "escapeWhenCastingToString" is called with [false]
      And "onEachSide" of "other" is called with [7]
      When "escapeWhenCastingToString" of "other" is called with [true]
      Then the property "onEachSide" is 2
      And the protected property "escapeWhenCastingToString" is false

    @id:paginator-beside-another-told @op:Paginator.hasMorePagesWhen @op:Paginator.setPageName @op:Paginator.getPageName @op:Paginator.hasMorePages
    Scenario: The more-pages flag and the page name of a paginator stay, whatever another one is told later
      Given "other" is a new Paginator from [["Rome"], 1]
      And a new Paginator from [["Oslo"], 1]
      And "hasMorePagesWhen" is called with [true]
      And "setPageName" is called with ["p"]
      And "hasMorePagesWhen" of "other" is called with [false]
      When "setPageName" of "other" is called with ["q"]
      Then "hasMorePages" gives true
      And "getPageName" gives "p"
    # What a new one has is not said, but it is no other after one was told something.

    @id:paginator-beside-another-new-sides @op:Paginator.onEachSide @op:Paginator.$onEachSide @error
    Scenario: A new paginator does not have the links on each side that were set on another
      Given "other" is a new Paginator from [["Oslo"], 1]
      And "onEachSide" of "other" is called with [9]
      And a new Paginator from [["Rome"], 1]
      When the property "onEachSide" is read
      Then it fails, or the result is not 9

    @id:paginator-beside-another-new-escaping @needs:fixtures @op:Paginator.escapeWhenCastingToString @op:Paginator.__toString @boot-only
    Scenario: Whether a new paginator is escaped does not depend on what another one was told
      Given the closure "views" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "views"}]
      And "other" is a new Paginator from [["Oslo"], 1, 9]
      And "escapeWhenCastingToString" of "other" is called with [false]
      And "earlier" is a new Paginator from [["Oslo"], 1, 9]
      And "escapeWhenCastingToString" of "other" is called with [true]
      And a new Paginator from [["Oslo"], 1, 9]
      When "__toString" is called
      Then the result is what "__toString" of "earlier" gives

    @id:paginator-beside-another-not-escaped @op:Paginator.escapeWhenCastingToString @op:Paginator.__toString @boot-only
    Scenario: Markup that a paginator is told not to escape stays markup when another one is told to
      Given the class CardFactory extending ViewFactory with
        """
        {"methods": {"make": {"$new": ["HtmlString", "<b>1</b>"]}}}
        """
      And the closure "any factory" that returns {"$new": ["CardFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And "other" is a new Paginator from [["Oslo"], 1, 9]
      And a new Paginator from [["Oslo"], 1, 9]
      And "escapeWhenCastingToString" is called with [false]
      And "escapeWhenCastingToString" of "other" is called with [true]
      When "__toString" is called
      Then the result is HTML with the text "<b>1</b>"

    @id:paginator-made-after-another @op:Paginator.url
    Scenario Outline: What "<operation>" sets on one paginator does not show in one that is made later
      Given "first" is a new Paginator from [["Ann"], 1, 9]
      And "<operation>" of "first" is called with <args>
      And a Paginator of ["Ann"] with 1 per page on page 9 and options {"path": "/cities"}
      When "url" is called with [2]
      Then the result is the URL "/cities?page=2"

      Examples:
        | case      | operation   | args             |
        | page-name | setPageName | ["sheet"]        |
        | fragment  | fragment    | ["top"]          |
        | query     | appends     | ["sort", "name"] |

    @id:paginator-path-made-after-another @op:Paginator.path @error
    Scenario: A path set on one paginator is not taken over by one that is made later
      Given "first" is a new Paginator from [["Ann"], 1, 9]
      And "setPath" of "first" is called with ["/users"]
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "path" is called
      Then it fails, or the result is not "/users"

    @id:paginator-options-made-after-another @op:Statement.constructorOptions @error
    Scenario: The options of one paginator are not taken over by one that is made later
      Given "first" is a new Paginator from [["Ann"], 1, 9, {"path": "/users"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "path" is called
      Then it fails, or the result is not "/users"
