Feature: Paginator.toHtml and Paginator.__toString
  The rendered contents as text.

  Background:
    Given "views" is a new ViewFactory from []
    And the closure "view factory" that returns {"$ref": "views"}
    And a Paginator of ["Ann"] with 1 per page on page 9

  @level:stated @op:Statement.paginatorForms @boot-only
  Rule: The rendered contents are given as text
    # Which of the default views is rendered is not said, nor which signs are written as entities in an escaped string form.

    @id:paginator-to-html-text
    Scenario Outline: "<operation>" gives the text of a default view
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And the static operation "defaultView" of Paginator is called with ["pages.mine"]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.mine"]
      When "<operation>" is called
      Then the result is {"$any": "string"}
      And the result is HTML with the text "mine"

      @op:Paginator.toHtml
      Examples:
        | case    | operation |
        | to-html | toHtml    |

      @op:Paginator.__toString
      Examples:
        | case      | operation  |
        | to-string | __toString |

  @level:observed @boot-only
  Rule: The text is what the default simple view gives

    @id:paginator-to-html-default-view
    Scenario Outline: "<operation>" renders the default simple view
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      When "<operation>" is called
      Then the result is the text
        """
        <nav class="pages.simple">Tom & 'Jerry'</nav>
        """
      And the closure "view factory" was called once

      @op:Paginator.toHtml
      Examples:
        | case    | operation |
        | to-html | toHtml    |

      @op:Paginator.__toString
      Examples:
        | case      | operation  |
        | to-string | __toString |

    @id:paginator-to-html-changed-view
    Scenario Outline: "<operation>" renders the default simple view, not the default view
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "defaultView" of Paginator is called with ["full"]
      And the static operation "defaultSimpleView" of Paginator is called with ["simple"]
      When "<operation>" is called
      Then the result is the text
        """
        <nav class="simple">Tom & 'Jerry'</nav>
        """

      @op:Paginator.toHtml
      Examples:
        | case    | operation |
        | to-html | toHtml    |

      @op:Paginator.__toString
      Examples:
        | case      | operation  |
        | to-string | __toString |

    @id:paginator-to-html-blanks
    Scenario Outline: "<operation>" keeps the blanks around what the view gives
      Given the class Views extending ViewFactory with
        """
        {"methods": {"make": {"$new": ["HtmlString", " <b>2</b> "]}}}
        """
      And the closure "own factory" that returns {"$new": ["Views"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "own factory"}]
      When "<operation>" is called
      Then the result is " <b>2</b> "

      @op:Paginator.toHtml
      Examples:
        | case    | operation |
        | to-html | toHtml    |

      @op:Paginator.__toString
      Examples:
        | case      | operation  |
        | to-string | __toString |

    @id:paginator-to-html-without-pages
    Scenario Outline: "<operation>" renders also where there is nothing to page through
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
      And a Paginator of [] with 1 per page
      When "<operation>" is called
      Then the result is the text
        """
        <nav class="pages.simple">Tom & 'Jerry'</nav>
        """

      @op:Paginator.toHtml
      Examples:
        | case    | operation |
        | to-html | toHtml    |

      @op:Paginator.__toString
      Examples:
        | case      | operation  |
        | to-string | __toString |

  @level:observed @error
  Rule: Without a view factory there is no text

    @id:paginator-to-html-no-factory
    Scenario Outline: "<operation>" without a resolver
      When "<operation>" is called
      Then it fails

      @op:Paginator.toHtml
      Examples:
        | case    | operation |
        | to-html | toHtml    |

      @op:Paginator.__toString
      Examples:
        | case      | operation  |
        | to-string | __toString |
