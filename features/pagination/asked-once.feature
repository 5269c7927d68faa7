Feature: Paginator: asked once
  An answer asks the code of the caller for each of its parts once, whatever that code costs or does besides.

  @level:observed
  Rule: An item is asked for its data once

    @id:paginator-asked-once-item
    Scenario Outline: "<operation>", with an item that is "<contract>"
      Given the closure "data" that returns {"name": "Oslo"}
      And the class City with
        """
        {"implements": ["<contract>"], "methods": {"<form>": {"$ref": "data"}}}
        """
      And a Paginator of [{"$new": ["City"]}] with 1 per page
      When "<operation>" is called
      Then the closure "data" was called once

      @op:Paginator.toArray
      Examples:
        | case  | operation | contract  | form    |
        | array | toArray   | Arrayable | toArray |

      @op:Paginator.jsonSerialize
      Examples:
        | case | operation     | contract  | form    |
        | form | jsonSerialize | Arrayable | toArray |

      @op:Paginator.toJson
      Examples:
        | case      | operation | contract         | form          |
        | json      | toJson    | Arrayable        | toArray       |
        | json-form | toJson    | JsonSerializable | jsonSerialize |

      @op:Paginator.toPrettyJson
      Examples:
        | case        | operation    | contract         | form          |
        | pretty      | toPrettyJson | Arrayable        | toArray       |
        | pretty-form | toPrettyJson | JsonSerializable | jsonSerialize |

  @level:observed @op:Paginator.viewFactoryResolver @boot-only
  Rule: A view is made once for a text

    @id:paginator-asked-once-view @trait:surplus-items
    Scenario Outline: "<operation>", escaped: <escaped>
      Given the closure "make" that returns {"$new": ["HtmlString", "<b>1</b>"]}
      And the class CardFactory extending ViewFactory with
        """
        {"methods": {"make": {"$ref": "make"}}}
        """
      And the static operation "viewFactoryResolver" of Paginator is called with [{"$fn": {"body": {"$new": ["CardFactory"]}}}]
      And a Paginator of ["Oslo", "Rome"] with 1 per page
      And "escapeWhenCastingToString" is called with [<escaped>]
      When "<operation>" is called
      Then the closure "make" was called once

      @op:Paginator.__toString
      Examples:
        | case           | operation  | escaped |
        | string         | __toString | false   |
        | escaped-string | __toString | true    |

      @op:Paginator.toHtml
      Examples:
        | case | operation | escaped |
        | html | toHtml    | false   |

  @level:observed
  Rule: An object that holds the items is asked for them once

    @id:paginator-construct-source-asked-once @op:Paginator.__construct @op:Paginator.hasMorePages @trait:surplus-items
    Scenario: More than fit on the page
      Given the closure "cities" that returns ["Oslo", "Rome"]
      And the class Atlas with
        """
        {"implements": ["Arrayable"], "methods": {"toArray": {"$ref": "cities"}}}
        """
      And a Paginator of {"$new": ["Atlas"]} with 1 per page
      When "hasMorePages" is called
      Then the result is true
      And the closure "cities" was called once
