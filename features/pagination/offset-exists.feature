@op:Paginator.offsetExists
Feature: Paginator.offsetExists
  Tells whether the page has an item under a key.

  @level:stated
  Rule: "offsetExists" is true exactly for keys with an item

    @id:paginator-offset-exists-stated @trait:keyed-pages
    Scenario Outline: Whether the page has the key <key>: <exists>
      Given a Paginator of {"pe": "Lima", "no": "Oslo", "xx": "", "yy": false} with 5 per page
      When "offsetExists" is called with [<key>]
      Then the result is <exists>

      Examples:
        | case       | key           | exists |
        | present    | "no"          | true   |
        | empty-text | "xx"          | true   |
        | false      | "yy"          | true   |
        | absent     | "it"          | false  |
        | value      | "Lima"        | false  |
        | inherited  | "constructor" | false  |
        | operation  | "count"       | false  |

    @id:paginator-offset-exists-list-stated
    Scenario Outline: Whether a list has the place <key>: <exists>
      Given a Paginator of ["Lima", 0, false, "", [], "Oslo"] with 6 per page
      When "offsetExists" is called with [<key>]
      Then the result is <exists>

      Examples:
        | case       | key | exists |
        | first      |   0 | true   |
        | zero       |   1 | true   |
        | false      |   2 | true   |
        | empty-text |   3 | true   |
        | empty-list |   4 | true   |
        | last       |   5 | true   |
        | behind     |   6 | false  |

      @trait:keyed-pages
      Examples: a name
        | case   | key      | exists |
        | length | "length" | false  |

  @level:observed
  Rule: The key alone counts, not the value under it

    @id:paginator-offset-exists-value @trait:null-items
    Scenario: An item that is null
      Given a Paginator of [null] with 5 per page
      When "offsetExists" is called with [0]
      Then the result is true

  @level:observed
  Rule: Only keys of the page itself are found

    @id:paginator-offset-exists-keys @trait:surplus-items
    Scenario Outline: The key <key> of <items>
      Given a Paginator of <items> with 2 per page
      When "offsetExists" is called with [<key>]
      Then the result is <exists>

      Examples:
        | case    | items                    | key | exists |
        | first   | ["Lima", "Oslo", "Rome"] |   0 | true   |
        | cut-off | ["Lima", "Oslo", "Rome"] |   2 | false  |

      @trait:keyed-pages
      Examples: items under keys
        | case        | items                    | key           | exists |
        | inherited   | {"a": "Lima"}            | "constructor" | false  |
        | own-special | {"__proto__": "Lima"}    | "__proto__"   | true   |
        | text-zero   | {"pe": "Lima"}           |             0 | false  |
        | dotted      | {"pe": {"city": "Lima"}} | "pe.city"     | false  |

      @trait:static-languages
      Examples: null for a key
        | case          | items    | key  | exists |
        | null-no-empty | ["Lima"] | null | false  |

      @trait:static-languages @trait:keyed-pages @trait:numeric-text
      Examples: items under keys
        | case          | items        | key  | exists |
        | null-as-empty | {"": "Lima"} | null | true   |

      @trait:integer-like-keys
      Examples: an integer as text, and one before the first
        | case         | items            | key  | exists |
        | digits       | ["Lima", "Oslo"] | "1"  | true   |
        | leading-zero | ["Lima", "Oslo"] | "01" | false  |
        | negative     | ["Lima"]         |   -1 | false  |

  @level:observed @trait:static-languages
  Rule: A list of keys asks for all of them

    @id:paginator-offset-exists-list @trait:keyed-pages
    Scenario Outline: The keys <keys>
      Given a Paginator of {"pe": "Lima", "no": 0} with 5 per page
      When "offsetExists" is called with [<keys>]
      Then the result is <exists>

      Examples:
        | case      | keys               | exists |
        | all       | ["pe", "no"]       | true   |
        | one-less  | ["pe", "it"]       | false  |
        | last-less | ["pe", "no", "it"] | false  |
        | no-key    | []                 | true   |

    @id:paginator-offset-exists-list-null @trait:keyed-pages @trait:null-items
    Scenario: Several keys, one of an item that is null
      Given a Paginator of {"pe": "Lima", "no": null} with 5 per page
      When "offsetExists" is called with [["pe", "no"]]
      Then the result is true

    @id:paginator-offset-exists-list-nothing
    Scenario: No keys at all, on an empty page
      Given a Paginator of [] with 5 per page
      When "offsetExists" is called with [[]]
      Then the result is true

  @level:observed
  Rule: "offsetExists" follows changes of the items

    @id:paginator-offset-exists-after-unset
    Scenario: A key that was taken away
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      When "offsetUnset" is called with [1]
      Then "offsetExists" with [1] gives false
      And "offsetExists" with [0] gives true
