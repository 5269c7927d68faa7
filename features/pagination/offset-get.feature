@op:Paginator.offsetGet
Feature: Paginator.offsetGet
  Gives the item under a key of the page.

  @level:stated
  Rule: The item at the offset is returned

    @id:paginator-offset-get-stated
    Scenario Outline: The key <key> of <items>
      Given a Paginator of <items> with 5 per page
      When "offsetGet" is called with [<key>]
      Then the result is <item>

      Examples:
        | case       | items            | key | item   |
        | list       | ["Lima", "Oslo"] |   1 | "Oslo" |
        | zero       | [0, "Oslo"]      |   0 |      0 |
        | false      | ["Lima", false]  |   1 | false  |
        | empty-text | ["", "Oslo"]     |   0 | ""     |

      @trait:keyed-pages
      Examples: items under keys
        | case | items                        | key  | item   |
        | map  | {"pe": "Lima", "no": "Oslo"} | "pe" | "Lima" |

  @level:observed @trait:absent-is-null
  Rule: An unknown key gives null

    @id:paginator-offset-get-unknown @trait:surplus-items
    Scenario Outline: The key <key>
      Given a Paginator of ["Lima", "Oslo", "Rome"] with 2 per page
      When "offsetGet" is called with [<key>]
      Then the result is null

      Examples:
        | case      | key           |
        | text      | "pe"          |
        | cut-off   |             2 |
        | negative  |            -1 |
        | inherited | "constructor" |

      @trait:static-languages
      Examples: null for a key
        | case | key  |
        | null | null |

    @id:paginator-offset-get-dotted @trait:keyed-pages
    Scenario: A key with a dot does not lead into an item
      Given a Paginator of {"pe": {"city": "Lima"}} with 5 per page
      When "offsetGet" is called with ["pe.city"]
      Then the result is null

    @id:paginator-offset-get-position @trait:keyed-pages
    Scenario: The place of an item is not its key
      Given a Paginator of {"pe": "Lima", "no": "Oslo"} with 5 per page
      When "offsetGet" is called with [1]
      Then the result is null

  @level:observed
  Rule: Keys are those of the map

    @id:paginator-offset-get-keys
    Scenario Outline: The key <key> of <items>
      Given a Paginator of <items> with 5 per page
      When "offsetGet" is called with [<key>]
      Then the result is <item>

      Examples:
        | case   | items              | key | item             |
        | nested | [{"city": "Lima"}] |   0 | {"city": "Lima"} |

      @trait:keyed-pages
      Examples: items under keys
        | case     | items          | key | item   |
        | gap      | {"3": "Lima"}  |   3 | "Lima" |
        | negative | {"-1": "Lima"} |  -1 | "Lima" |

      @trait:keyed-pages @trait:null-items
      Examples: null for an item
        | case       | items        | key  | item |
        | null-value | {"pe": null} | "pe" | null |

      @trait:static-languages @trait:keyed-pages @trait:numeric-text
      Examples: null for a key
        | case          | items        | key  | item   |
        | null-as-empty | {"": "Lima"} | null | "Lima" |

      @trait:integer-like-keys
      Examples: an integer as text
        | case   | items            | key | item   |
        | digits | ["Lima", "Oslo"] | "1" | "Oslo" |

    @id:paginator-offset-get-object
    Scenario: An object comes back as the very same object
      Given "lima" is a new Collection from [["Lima"]]
      And a Paginator of [{"$ref": "lima"}] with 5 per page
      When "offsetGet" is called with [0]
      Then the result is {"$ref": "lima"}
