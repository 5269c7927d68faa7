Feature: Paginator.render and Paginator.links
  Renders the paginator with a view; both names do the same.

  Background:
    Given "views" is a new ViewFactory from []
    And the closure "view factory" that returns {"$ref": "views"}

  @level:stated @op:Statement.paginatorForms @boot-only
  Rule: The paginator is rendered as HTML with the view
    # How a factory is asked for a view is not said: this one is asked as the implementation asks, and gives the view's name
    # and the title among the data.

    @id:paginator-render-html
    Scenario Outline: "<operation>" with the view "<view>" and data gives the view's HTML
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "<operation>" is called with ["<view>", {"title": "<title>"}]
      Then the result is HTML with the text "<view>"
      And the result is HTML with the text "<title>"

      @op:Paginator.render
      Examples:
        | case         | operation | view        | title |
        | render       | render    | pages.users | Users |
        | render-other | render    | pages.towns | Towns |

      @op:Paginator.links
      Examples:
        | case        | operation | view        | title |
        | links       | links     | pages.users | Users |
        | links-other | links     | pages.towns | Towns |

    @id:paginator-render-data-once
    Scenario Outline: The data that "<operation>" was given once are not there the next time
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "<operation>" is called with ["pages.users", {"title": "Towns"}]
      When "<operation>" is called with ["pages.users"]
      Then the result is HTML without the text "Towns"

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |

    @id:paginator-render-default-view-stated @op:Paginator.defaultView @op:Paginator.defaultSimpleView
    Scenario Outline: "<operation>" without a view uses a default view
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And the static operation "defaultView" of Paginator is called with ["pages.mine"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.mine"]
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "<operation>" is called
      Then the result is HTML with the text "pages.mine"

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |

    @id:paginator-render-default-view-data @op:Paginator.defaultView @op:Paginator.defaultSimpleView
    Scenario Outline: "<operation>" without a view gives the data to a default view
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And the static operation "defaultView" of Paginator is called with ["pages.mine"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.mine"]
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "<operation>" is called with [null, {"title": "Towns"}]
      Then the result is HTML with the text "pages.mine"
      And the result is HTML with the text "Towns"

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |

    @id:paginator-render-view-once @op:Paginator.toHtml @op:Paginator.defaultView @op:Paginator.defaultSimpleView @op:Paginator.links
    Scenario: A view that is named, and its data, are for that rendering alone
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And the static operation "defaultView" of Paginator is called with ["pages.mine"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.mine"]
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "links" is called with ["pages.users", {"title": "Towns"}]
      When "toHtml" is called
      Then the result is HTML with the text "pages.mine"
      And the result is HTML without the text "Towns"

    @id:paginator-links-view-once @op:Paginator.defaultView @op:Paginator.defaultSimpleView @op:Paginator.links
    Scenario: "links" without a view uses a default view, also after "links" with one
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And the static operation "defaultView" of Paginator is called with ["pages.mine"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.mine"]
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "links" is called with ["pages.users"]
      When "links" is called
      Then the result is HTML with the text "pages.mine"

    @id:paginator-render-all-data
    Scenario Outline: A title among other data that "<operation>" is given reaches the view
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "<operation>" is called with ["pages.users", {"kind": "list", "title": "Towns", "width": 1}]
      Then the result is HTML with the text "Towns"

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |
    # The view factory keeps the data that it is asked to make a view with; under which name the paginator is among them is not said.

    @id:paginator-render-data-kinds
    Scenario Outline: Data of all kinds that "<operation>" is given reach the view
      Given a new ViewFactory from []
      And the closure "own factory" that returns {"$ref": "it"}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "own factory"}]
      And "page" is a new Paginator from [["Ann"], 1, 9]
      And "<operation>" of "page" is called with ["pages.users", {"zero": 0, "off": false, "blank": "", "list": ["a", "b"], "map": {"a": "b"}, "data": "c", "items": "d"}]
      When the property "data" is read
      Then the entry "zero" of the result is 0
      And the entry "off" of the result is false
      And the entry "blank" of the result is ""
      And the entry "list" of the result is ["a", "b"]
      And the entry "map" of the result is {"a": "b"}
      And the entry "data" of the result is "c"
      And the entry "items" of the result is "d"

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |

    @id:paginator-render-view-capital @op:Paginator.render
    Scenario: Capital letters of a view's name stay
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "render" is called with ["Pages.Users"]
      Then the result is HTML with the text "Pages.Users"

    @id:paginator-render-given-view @op:Paginator.defaultView @op:Paginator.defaultSimpleView @op:Paginator.render
    Scenario: A view that is named counts before the default that was set
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And the static operation "defaultView" of Paginator is called with ["pages.mine"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.mine"]
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "render" is called with ["pages.users"]
      Then the result is HTML with the text "pages.users"
      And the result is HTML without the text "pages.mine"

  @level:observed @boot-only
  Rule: The factory makes the named view, and its result is given as it is

    @id:paginator-render-result @trait:surplus-items
    Scenario Outline: "<operation>" gives the HTML of the factory
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "<operation>" is called with ["pages.users"]
      Then the result is {"$a": "HtmlString", "html": "<nav class=\"pages.users\">Tom & 'Jerry'</nav>"}

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |

    @id:paginator-render-same-object @trait:surplus-items
    Scenario Outline: "<operation>" gives the very object of the factory
      Given "page links" is a new HtmlString from ["<b>1</b>"]
      And the closure "make" that returns {"$ref": "page links"}
      And the class CardFactory extending ViewFactory with
        """
        {"methods": {"make": {"$ref": "make"}}}
        """
      And "cards" is a new CardFactory from []
      And the closure "card factory" that returns {"$ref": "cards"}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "card factory"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "<operation>" is called with ["pages.users"]
      Then the result is {"$ref": "page links"}
      And the closure "make" was called with [["pages.users", {"paginator": {"$ref": "it"}}]]

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |

    @id:paginator-render-twice @op:Paginator.viewFactory @op:Paginator.viewFactoryResolver @op:Paginator.render @op:Paginator.links @trait:surplus-items
    Scenario: Every rendering asks for the factory again
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      And "render" is called
      When "links" is called
      Then the result is {"$a": "HtmlString"}
      And the closure "view factory" was called with [[], []]

  @level:observed @boot-only
  Rule: A view that is null, empty or "0" means the default simple view of the moment

    @id:paginator-render-default-view @trait:surplus-items
    Scenario Outline: <operation>(<args>) makes the default simple view
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "<operation>" is called with <args>
      Then the property "view" of "views" is "pages.simple"

      @op:Paginator.render
      Examples:
        | case        | operation | args                       |
        | render-none | render    | []                         |
        | render-null | render    | [null]                     |
        | render-data | render    | [null, {"title": "Towns"}] |

      @op:Paginator.links
      Examples:
        | case       | operation | args   |
        | links-none | links     | []     |
        | links-null | links     | [null] |

      @op:Paginator.render @trait:numeric-text
      Examples: a text that stands for no
        | case         | operation | args  |
        | render-empty | render    | [""]  |
        | render-zero  | render    | ["0"] |

      @op:Paginator.links @trait:numeric-text
      Examples: a text that stands for no
        | case        | operation | args  |
        | links-empty | links     | [""]  |
        | links-zero  | links     | ["0"] |

    @id:paginator-render-default-view-later @op:Paginator.render @trait:surplus-items
    Scenario: The default is read when rendering, not when the paginator is made
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      When "render" is called
      Then the property "view" of "views" is "pages.simple"

    @id:paginator-render-not-default-view @op:Paginator.render @trait:surplus-items
    Scenario: The other default view is never used
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      And the static operation "defaultView" of Paginator is called with ["pages.full"]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "render" is called
      Then the property "view" of "views" is "pages.simple"

    @id:paginator-render-not-default-view-alone @op:Paginator.$defaultSimpleView @trait:view-names @op:Paginator.render @trait:surplus-items
    Scenario: The other default view is not used while the simple one has its initial value
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "defaultView" of Paginator is called with ["pagination::full"]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "render" is called
      Then the property "view" of "views" is "pagination::simple-tailwind"

    @id:paginator-render-named-view-beats-default @op:Paginator.render @trait:surplus-items
    Scenario: A named view beats the default
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "render" is called with ["pages.users"]
      Then the property "view" of "views" is "pages.users"

  @level:observed @boot-only
  Rule: The view gets the given data, and the paginator itself as "paginator"

    @id:paginator-render-data @trait:surplus-items
    Scenario Outline: <operation> with the data <data>
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "<operation>" is called with [null, <data>]
      Then the property "data" of "views" is <received>

      @op:Paginator.render
      Examples:
        | case          | operation | data                                 | received                                                     |
        | none          | render    | {}                                   | {"paginator": {"$ref": "it"}}                                |
        | same-name     | render    | {"paginator": "mine", "title": null} | {"paginator": {"$ref": "it"}, "title": null}                 |
        | language-name | render    | {"__proto__": 1}                     | {"__proto__": 1, "paginator": {"$ref": "it"}}                |
        | object-inside | render    | {"others": [{"$ref": "views"}]}      | {"others": [{"$ref": "views"}], "paginator": {"$ref": "it"}} |

      @op:Paginator.links
      Examples:
        | case        | operation | data               | received                                        |
        | links-added | links     | {"title": "Users"} | {"title": "Users", "paginator": {"$ref": "it"}} |

      @op:Paginator.render @trait:ordered-maps
      Examples: the order of the data
        | case       | operation | data                                    | received                                                        |
        | added-last | render    | {"title": "Users", "size": [1, 2]}      | {"title": "Users", "size": [1, 2], "paginator": {"$ref": "it"}} |
        | same-place | render    | {"paginator": "mine", "title": "Users"} | {"paginator": {"$ref": "it"}, "title": "Users"}                 |

      @op:Paginator.render @trait:integer-like-keys
      Examples: integer keys
        | case         | operation | data                  | received                                          |
        | integer-keys | render    | {"7": "a", "9": "b"}  | {"0": "a", "1": "b", "paginator": {"$ref": "it"}} |
        | list         | render    | ["a", "b"]            | {"0": "a", "1": "b", "paginator": {"$ref": "it"}} |
        | mixed-keys   | render    | {"x": "a", "-4": "b"} | {"x": "a", "0": "b", "paginator": {"$ref": "it"}} |

      @op:Paginator.render @trait:integer-like-keys @trait:ordered-maps
      Examples: integer keys behind a name
        | case        | operation | data                                | received                                                         |
        | kept-behind | render    | {"title": "Users", "4": [], "7": 1} | {"title": "Users", "0": [], "1": 1, "paginator": {"$ref": "it"}} |

  @level:observed @boot-only
  Rule: A paginator is rendered also when there is nothing to page through

    @id:paginator-render-without-pages @op:Paginator.render
    Scenario Outline: <items> with 3 per page is rendered
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of <items> with 3 per page
      When "render" is called
      Then the result is {"$a": "HtmlString"}
      And the property "data" of "views" is {"paginator": {"$ref": "it"}}

      Examples:
        | case      | items          |
        | empty     | []             |
        | only-page | ["Ann", "Ben"] |

  @level:observed @error
  Rule: Without a view factory rendering fails

    @id:paginator-render-no-factory @trait:surplus-items
    Scenario Outline: "<operation>" without a resolver
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "<operation>" is called with ["pages.users"]
      Then it fails

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |

      @op:Paginator.links
      Examples:
        | case  | operation |
        | links | links     |
