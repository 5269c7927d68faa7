@op:Paginator.toHtml @op:Paginator.__toString
Feature: Paginator.toHtml and Paginator.__toString
  The rendered contents as text.

  Background:
    Given the fixture class ViewFactory
    And "views" is a new ViewFactory from []
    And the closure "view factory" that returns {"$ref": "views"}
    And a Paginator of ["Ann", "Ben"] with 1 per page

  @level:stated @op:Statement.paginatorForms
  Rule: The rendered contents are given as text

    @id:paginator-to-html-text
    Scenario Outline: "<operation>" gives a text
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      When "<operation>" is called
      Then the result is {"$any": "string"}
      And the property "view" of "views" is {"$any": "string"}

      Examples:
        | case      | operation  |
        | to-html   | toHtml     |
        | to-string | __toString |

  @level:observed
  Rule: The text is what the default simple view gives

    @id:paginator-to-html-default-view
    Scenario Outline: "<operation>" renders the default simple view
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      When "<operation>" is called
      Then the result is the text
        """
        <nav class="pagination::simple-tailwind">Tom & 'Jerry'</nav>
        """
      And the property "data" of "views" is {"paginator": {"$ref": "it"}}
      And the closure "view factory" was called with [[]]

      Examples:
        | case      | operation  |
        | to-html   | toHtml     |
        | to-string | __toString |

    @id:paginator-to-html-changed-view @boot-only
    Scenario Outline: "<operation>" follows a change of the default simple view
      Given the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
      And the static operation "defaultView" of Paginator is called with ["full"]
      And the static operation "defaultSimpleView" of Paginator is called with ["simple"]
      When "<operation>" is called
      Then the result is the text
        """
        <nav class="simple">Tom & 'Jerry'</nav>
        """

      Examples:
        | case      | operation  |
        | to-html   | toHtml     |
        | to-string | __toString |

  @level:observed @error
  Rule: Without a view factory there is no text

    @id:paginator-to-html-no-factory
    Scenario Outline: "<operation>" without a resolver
      When "<operation>" is called
      Then it fails with a Type error

      Examples:
        | case      | operation  |
        | to-html   | toHtml     |
        | to-string | __toString |
