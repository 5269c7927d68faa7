@boot-only
Feature: Paginator.defaultView, Paginator.defaultSimpleView and Paginator.useTailwind
  The names of the views that are used when a rendering names none.

  @level:stated
  Rule: The default views can be set

    @id:paginator-default-view-set @op:Paginator.$defaultView @op:Paginator.defaultView
    Scenario: The default view
      When the static operation "defaultView" of Paginator is called with ["pages.full"]
      Then the result is null
      And the static property "defaultView" of Paginator is "pages.full"

    @id:paginator-default-simple-view-set @op:Paginator.$defaultSimpleView @op:Paginator.defaultSimpleView
    Scenario: The default simple view
      When the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      Then the result is null
      And the static property "defaultSimpleView" of Paginator is "pages.simple"

    @id:paginator-default-view-apart @op:Paginator.$defaultView @op:Paginator.$defaultSimpleView @op:Paginator.defaultView @op:Paginator.defaultSimpleView
    Scenario Outline: "<operation>" leaves the other default
      Given the static operation "defaultView" of Paginator is called with ["pages.full"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      When the static operation "<operation>" of Paginator is called with ["pages.new"]
      Then the result is null
      And the static property "defaultView" of Paginator is "<full>"
      And the static property "defaultSimpleView" of Paginator is "<simple>"

      Examples:
        | case   | operation         | full       | simple       |
        | full   | defaultView       | pages.new  | pages.simple |
        | simple | defaultSimpleView | pages.full | pages.new    |
    # The document says that the default view names are set, and gives no names.

    @id:paginator-default-view-styling @op:Paginator.useFrameworkStyling @op:Paginator.defaultView @op:Paginator.defaultSimpleView
    Scenario: A named styling sets both and gives nothing
      # The names that were set are such that no styling can be expected to have them.
      Given the static operation "defaultView" of Paginator is called with ["towns.all-at-once"]
      And the static operation "defaultSimpleView" of Paginator is called with ["towns.one-by-one"]
      When the static operation "useTailwind" of Paginator is called with []
      Then the result is null
      And the static property "defaultView" of Paginator is not "towns.all-at-once"
      And the static property "defaultView" of Paginator is {"$any": "string"}
      And the static property "defaultSimpleView" of Paginator is not "towns.one-by-one"
      And the static property "defaultSimpleView" of Paginator is {"$any": "string"}

    @id:paginator-default-view-styling-one-set @op:Paginator.useFrameworkStyling
    Scenario Outline: A named styling replaces the view that "<operation>" set, where no other was set
      Given the static operation "<operation>" of Paginator is called with ["pages.mine"]
      When the static operation "useTailwind" of Paginator is called with []
      Then the static property "<operation>" of Paginator is not "pages.mine"
      And the static property "<operation>" of Paginator is {"$any": "string"}

      @op:Paginator.defaultView
      Examples:
        | case | operation   |
        | full | defaultView |

      @op:Paginator.defaultSimpleView
      Examples:
        | case   | operation         |
        | simple | defaultSimpleView |

    @id:paginator-default-view-properties-rendered @op:Paginator.$defaultView @op:Paginator.$defaultSimpleView @trait:settable-properties
    Scenario: The views that were written into the properties are rendered
      # Which of the two a simple paginator renders is not said.
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And the static property "defaultView" of Paginator is set to "pages.written"
      And the static property "defaultSimpleView" of Paginator is set to "pages.written"
      And a Paginator of ["Ann"] with 1 per page on page 9
      When "render" is called
      Then the result is HTML with the text "pages.written"

  @level:observed
  Rule: The defaults are the views of one styling framework

    @id:paginator-default-view-styling-restores @op:Paginator.useFrameworkStyling @trait:view-names @op:Paginator.defaultView @op:Paginator.defaultSimpleView
    Scenario: The named styling sets both back
      Given the static operation "defaultView" of Paginator is called with ["pages.full"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      When the static operation "useTailwind" of Paginator is called with []
      Then the static property "defaultView" of Paginator is "pagination::tailwind"
      And the static property "defaultSimpleView" of Paginator is "pagination::simple-tailwind"

  @level:observed
  Rule: A default is set after a named styling too, and any text is taken

    @id:paginator-default-view-after-styling @op:Paginator.useFrameworkStyling
    Scenario Outline: "<operation>" is called with the same view again, after a named styling
      Given the static operation "<operation>" of Paginator is called with ["pages.mine"]
      And the static operation "useTailwind" of Paginator is called with []
      When the static operation "<operation>" of Paginator is called with ["pages.mine"]
      Then the static property "<operation>" of Paginator is "pages.mine"

      @op:Paginator.defaultView
      Examples:
        | case | operation   |
        | full | defaultView |

      @op:Paginator.defaultSimpleView
      Examples:
        | case   | operation         |
        | simple | defaultSimpleView |

    @id:paginator-default-view-empty-text
    Scenario Outline: "<operation>" takes an empty text
      When the static operation "<operation>" of Paginator is called with [""]
      Then the static property "<operation>" of Paginator is ""

      @op:Paginator.defaultView
      Examples:
        | case | operation   |
        | full | defaultView |

      @op:Paginator.defaultSimpleView
      Examples:
        | case   | operation         |
        | simple | defaultSimpleView |

    @id:paginator-default-view-property @op:Paginator.$defaultSimpleView @trait:surplus-items
    Scenario: A view that was written into the public static property is rendered
      Given "views" is a new ViewFactory from []
      And the closure "view factory" that returns {"$ref": "views"}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      And the static property "defaultSimpleView" of Paginator is set to "pages.written"
      When "render" is called
      Then the property "view" of "views" is "pages.written"
