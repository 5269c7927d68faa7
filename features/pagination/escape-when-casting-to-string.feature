@op:Paginator.escapeWhenCastingToString @boot-only
Feature: Paginator.escapeWhenCastingToString
  Sets whether the string form is escaped.

  Background:
    Given "views" is a new ViewFactory from []
    And the closure "view factory" that returns {"$ref": "views"}
    And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "view factory"}]
    And the static operation "defaultSimpleView" of Paginator is called with ["pages.simple"]
    And the static operation "defaultView" of Paginator is called with ["pages.full"]

  @level:stated @op:Paginator.$escapeWhenCastingToString @protected
  Rule: The flag is set to the given value, and to true when none is given

    @id:paginator-escape-flag
    Scenario Outline: escapeWhenCastingToString(<args>) leaves the flag <flag>
      Given a new Paginator from [["Ann"], 1, 9]
      When "escapeWhenCastingToString" is called with <args>
      # What it gives is some "CanBeEscapedWhenCastToString", and not said to be a paginator.
      Then the result is {"$any": "object"}
      And the protected property "escapeWhenCastingToString" is <flag>

      Examples:
        | case     | args    | flag  |
        | no-value | []      | true  |
        | true     | [true]  | true  |
        | false    | [false] | false |

  @level:stated
  Rule: The flag decides whether the string form is escaped
    # Which entities stand for the signs is not said: escaped text has no markup of its own left, and keeps the words.

    @id:paginator-escape-string-form-stated @op:Paginator.__toString
    Scenario Outline: escapeWhenCastingToString(<args>) and the markup of the view
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "escapeWhenCastingToString" is called with <args>
      When "__toString" is called
      Then the result is HTML with the text "pages"
      And the result is HTML <markup> the text "<nav"
      And the result is HTML <markup> the text "</nav"

      Examples:
        | case     | args    | markup  |
        | no-value | []      | without |
        | on       | [true]  | without |
        | off      | [false] | with    |

    @id:paginator-escape-off-again-stated @op:Paginator.__toString
    Scenario: Switched on and off again
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "escapeWhenCastingToString" is called
      And "escapeWhenCastingToString" is called with [false]
      When "__toString" is called
      Then the result is HTML with the text "<nav"

    @id:paginator-escape-on-again-stated @op:Paginator.__toString
    Scenario: Switched on twice
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "escapeWhenCastingToString" is called
      And "escapeWhenCastingToString" is called
      When "__toString" is called
      Then the result is HTML without the text "<nav"

    @id:paginator-escape-string-form-alone
    Scenario Outline: What "<operation>" gives keeps its markup
      # "Whether the string form is escaped when cast to string", and nothing else.
      Given the closure "any factory" that returns {"$new": ["ViewFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "escapeWhenCastingToString" is called
      When "<operation>" is called
      Then the result is HTML with the text "<nav"

      @op:Paginator.toHtml
      Examples:
        | case    | operation |
        | to-html | toHtml    |

      @op:Paginator.render
      Examples:
        | case   | operation |
        | render | render    |
        | links  | links     |

    @id:paginator-escape-beside-entity @op:Paginator.__toString
    Scenario: Markup beside an entity is escaped as well
      Given the class CardFactory extending ViewFactory with
        """
        {"methods": {"make": {"$new": ["HtmlString", "<b>1 &lt; 2</b>"]}}}
        """
      And the closure "any factory" that returns {"$new": ["CardFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "escapeWhenCastingToString" is called
      When "__toString" is called
      Then the result is HTML without the text "<b>"

    @id:paginator-escape-once-stated @op:Paginator.__toString
    Scenario: What is escaped is escaped once
      # Whatever stands for the signs of "<b>", only what stands for it a second time has an escaped "&", in words or in numbers.
      Given the class CardFactory extending ViewFactory with
        """
        {"methods": {"make": {"$new": ["HtmlString", "<b>1</b>"]}}}
        """
      And the closure "any factory" that returns {"$new": ["CardFactory"]}
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$ref": "any factory"}]
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "escapeWhenCastingToString" is called
      When "__toString" is called
      Then the result is HTML without the text "<b>"
      And the result is HTML without the text "&amp;"
      And the result is HTML without the text "&#38;"
      And the result is HTML without the text "&#x26;"

  @level:observed
  Rule: The very same paginator is returned

    @id:paginator-escape-returns-itself @trait:surplus-items
    Scenario Outline: escapeWhenCastingToString(<args>) can be chained
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "escapeWhenCastingToString" is called with <args>
      Then the result is the subject itself

      Examples:
        | case     | args    |
        | no-value | []      |
        | false    | [false] |

  @level:exact @op:Paginator.__toString @trait:html-text
  Rule: With the flag on, the string form has its HTML signs replaced by entities

    @id:paginator-escape-string-form @trait:surplus-items
    Scenario: All five signs
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      And "escapeWhenCastingToString" is called
      When "__toString" is called
      Then the result is the text
        """
        &lt;nav class=&quot;pages.simple&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;
        """

    @id:paginator-escape-entities-again @trait:surplus-items
    Scenario Outline: The view name "<view>" appears as "<escaped>"
      Given the static operation "defaultSimpleView" of Paginator is called with ["<view>"]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      And "escapeWhenCastingToString" is called
      When "__toString" is called
      Then the result is "&lt;nav class=&quot;<escaped>&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;"

      Examples:
        | case           | view     | escaped        |
        | entity         | a&amp;b  | a&amp;amp;b    |
        | number         | a&#039;b | a&amp;#039;b   |
        | hex-number     | a&#x27;b | a&amp;#x27;b   |
        | two-signs      | a''b     | a&#039;&#039;b |
        | non-ascii      | Malmö    | Malmö          |
        | slash          | a/b=`c`  | a/b=`c`        |
        | no-break-space | a b      | a b            |

  @level:exact @op:Paginator.__toString
  Rule: The flag can be switched off again

    @id:paginator-escape-off-again @trait:surplus-items
    Scenario: Switched on and off
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      And "escapeWhenCastingToString" is called with [true]
      And "escapeWhenCastingToString" is called with [false]
      When "__toString" is called
      Then the result is the text
        """
        <nav class="pages.simple">Tom & 'Jerry'</nav>
        """

  @level:exact
  Rule: The flag concerns the string form only

    @id:paginator-escape-not-html @op:Paginator.toHtml @trait:surplus-items
    Scenario: HTML is never escaped
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      And "escapeWhenCastingToString" is called
      When "toHtml" is called
      Then the result is the text
        """
        <nav class="pages.simple">Tom & 'Jerry'</nav>
        """

    @id:paginator-escape-not-render @op:Paginator.render @trait:surplus-items
    Scenario: What the view gave is never escaped
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      And "escapeWhenCastingToString" is called
      When "render" is called
      Then the result is {"$a": "HtmlString", "html": "<nav class=\"pages.simple\">Tom & 'Jerry'</nav>"}

    @id:paginator-escape-one-paginator @op:Paginator.__toString @trait:surplus-items
    Scenario: Another paginator is not affected
      Given "other" is a new Paginator from [["Ann", "Ben"], 1]
      And "escapeWhenCastingToString" of "other" is called with []
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "__toString" is called
      Then the result is the text
        """
        <nav class="pages.simple">Tom & 'Jerry'</nav>
        """
