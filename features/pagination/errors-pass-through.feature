@error
Feature: Paginator: errors of the code that it calls
  What a resolver, a view factory or an item raises reaches whoever asked: nothing swallows it, nothing puts another error in its place.

  @level:observed @op:Paginator.viewFactoryResolver @boot-only
  Rule: The error of a view reaches whoever asks for markup

    @id:paginator-error-of-view-factory
    Scenario Outline: "<operation>", where the factory cannot make the view
      Given the class BrokenFactory extending ViewFactory with
        """
        {"methods": {"make": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["BrokenFactory"]}}}]
      And a Paginator of ["Oslo"] with 1 per page
      When "<operation>" is called
      Then it fails with a Logic error saying "not today"

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

    @id:paginator-error-of-view-resolver @op:Paginator.viewFactory
    Scenario: "viewFactory", where its resolver raises the error
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$throw": {"kind": "Logic", "message": "not today"}}}}]
      When the static operation "viewFactory" of Paginator is called with []
      Then it fails with a Logic error saying "not today"

    @id:paginator-error-of-view-resolver-rendered @op:Paginator.render
    Scenario: "render", where the view-factory resolver raises the error
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$throw": {"kind": "Logic", "message": "not today"}}}}]
      And a Paginator of ["Oslo"] with 1 per page
      When "render" is called with ["pages.users"]
      Then it fails with a Logic error saying "not today"

  @level:observed @op:Paginator.queryStringResolver @boot-only
  Rule: The error of the query-string resolver reaches whoever asks for the query

    @id:paginator-error-of-query-resolver @op:Paginator.resolveQueryString
    Scenario: The query is asked for
      Given the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"$throw": {"kind": "Logic", "message": "not today"}}}}]
      When the static operation "resolveQueryString" of Paginator is called with []
      Then it fails with a Logic error saying "not today"

    @id:paginator-error-of-query-added @op:Paginator.withQueryString
    Scenario: A paginator is to add the query
      Given the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"$throw": {"kind": "Logic", "message": "not today"}}}}]
      And a Paginator of ["Oslo"] with 1 per page
      When "withQueryString" is called
      Then it fails with a Logic error saying "not today"

  @level:observed
  Rule: The error of an item that is to become an array reaches the caller

    @id:paginator-error-of-item
    Scenario Outline: "<operation>", where the item raises it
      Given the class City with
        """
        {"implements": ["Arrayable"], "methods": {"toArray": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a Paginator of [{"$new": ["City"]}] with 1 per page
      When "<operation>" is called
      Then it fails with a Logic error saying "not today"

      @op:Paginator.toArray
      Examples:
        | case  | operation |
        | array | toArray   |

      @op:Paginator.jsonSerialize
      Examples:
        | case | operation     |
        | form | jsonSerialize |

      @op:Paginator.toPrettyJson
      Examples:
        | case   | operation    |
        | pretty | toPrettyJson |

  @level:observed
  Rule: The error of an operation that a paginator class overrides reaches the caller

    @id:paginator-error-of-class @trait:surplus-items
    Scenario Outline: "<operation>" with <args>, where "<raises>" raises it
      Given the class BrokenPages extending Paginator with
        """
        {"methods": {"<raises>": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a new BrokenPages from [["Oslo", "Rome", "Lima"], 1, 2]
      When "<operation>" is called with <args>
      Then it fails with a Logic error saying "not today"

      @op:Paginator.nextPageUrl @trait:virtual-operations
      Examples:
        | case | operation   | args | raises |
        | next | nextPageUrl | []   | url    |

      @op:Paginator.previousPageUrl @trait:virtual-operations
      Examples:
        | case     | operation       | args | raises |
        | previous | previousPageUrl | []   | url    |

      @op:Paginator.getUrlRange @trait:virtual-operations
      Examples:
        | case  | operation   | args   | raises |
        | range | getUrlRange | [1, 2] | url    |

      @op:Paginator.url @trait:virtual-operations
      Examples:
        | case | operation | args | raises |
        | url  | url       | [2]  | path   |

      @op:Paginator.appends @trait:virtual-operations
      Examples:
        | case        | operation | args       | raises      |
        | appends     | appends   | ["a", "1"] | addQuery    |
        | appends-map | appends   | [{"a": 1}] | appendArray |

      @op:Paginator.hasPages @trait:virtual-operations
      Examples:
        | case  | operation | args | raises      |
        | pages | hasPages  | []   | currentPage |

      @op:Paginator.onFirstPage @trait:virtual-operations
      Examples:
        | case       | operation   | args | raises      |
        | first-page | onFirstPage | []   | currentPage |

      @op:Paginator.onLastPage @trait:virtual-operations
      Examples:
        | case      | operation  | args | raises       |
        | last-page | onLastPage | []   | hasMorePages |

      @op:Paginator.withPath @trait:virtual-operations
      Examples:
        | case      | operation | args   | raises  |
        | with-path | withPath  | ["/a"] | setPath |

      @op:Paginator.lastItem @trait:virtual-operations
      Examples:
        | case      | operation | args | raises    |
        | last-item | lastItem  | []   | firstItem |

      @op:Paginator.jsonSerialize @trait:virtual-operations
      Examples:
        | case | operation     | args | raises  |
        | form | jsonSerialize | []   | toArray |

      @op:Paginator.toArray @trait:virtual-operations
      Examples:
        | case  | operation | args | raises |
        | array | toArray   | []   | url    |

      @op:Paginator.toHtml @trait:virtual-operations
      Examples:
        | case | operation | args | raises |
        | html | toHtml    | []   | render |

      @op:Paginator.loadMorph @trait:collection-library @trait:virtual-operations
      Examples:
        | case | operation | args           | raises        |
        | load | loadMorph | ["parent", []] | getCollection |

      @op:Paginator.loadMorphCount @trait:collection-library @trait:virtual-operations
      Examples:
        | case       | operation      | args           | raises        |
        | load-count | loadMorphCount | ["parent", []] | getCollection |

  @level:observed @op:Paginator.guessResourceCollection @op:Paginator.toResourceCollection
  Rule: The error of an item's class that is asked for its resource reaches whoever converts the page

    @id:paginator-error-of-guess
    Scenario: The class cannot name its resource
      Given the class Poem with
        """
        {"properties": {"title": "Dawn"}, "staticMethods": {"guessResourceName": {"$fn": {"body": {"$throw": {"kind": "Logic", "message": "not today"}}}}}}
        """
      And a Paginator of [{"$new": ["Poem"]}] with 2 per page
      When "toResourceCollection" is called
      Then it fails with a Logic error saying "not today"

  @level:observed
  Rule: An error is over once it was raised

    @id:paginator-json-after-error @op:Paginator.offsetSet
    Scenario Outline: "<operation>" once the item that raised it is replaced
      Given the class Shy with
        """
        {"implements": ["<contract>"], "methods": {"<form>": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a Paginator of [{"$new": ["Shy"]}] with 1 per page
      When "<operation>" is called
      Then it fails with a Logic error
      When "offsetSet" is called with [0, "Oslo"]
      And "<operation>" is called
      Then <outcome>

      @op:Paginator.toJson
      Examples:
        | case | operation | contract         | form          | outcome                              |
        | json | toJson    | JsonSerializable | jsonSerialize | somewhere in the JSON text is "Oslo" |

      @op:Paginator.toArray
      Examples:
        | case  | operation | contract  | form    | outcome                           |
        | array | toArray   | Arrayable | toArray | somewhere in the result is "Oslo" |

    @id:paginator-render-after-error @op:Paginator.render @op:Paginator.viewFactoryResolver @boot-only @trait:surplus-items
    Scenario: A paginator whose view raised it is rendered by another factory
      Given the class BrokenFactory extending ViewFactory with
        """
        {"methods": {"make": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["BrokenFactory"]}}}]
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      When "render" is called with ["pages.users"]
      Then it fails with a Logic error
      When the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["ViewFactory"]}}}]
      And "render" is called with ["pages.users"]
      Then the result is HTML with the text "pages.users"

    @id:paginator-query-string-after-error @op:Paginator.resolveQueryString @op:Paginator.queryStringResolver @boot-only
    Scenario: Another query-string resolver after the one that raised it
      Given the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"$throw": {"kind": "Logic", "message": "not today"}}}}]
      When the static operation "resolveQueryString" of Paginator is called with []
      Then it fails with a Logic error
      When the static operation "queryStringResolver" of Paginator is called with [{"$fn": {"body": {"sort": "name"}}}]
      And the static operation "resolveQueryString" of Paginator is called with []
      Then the result is {"sort": "name"}
