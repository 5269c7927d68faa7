@op:Paginator.offsetUnset
Feature: Paginator.offsetUnset
  Takes an item off the page.

  @level:stated
  Rule: The item is gone and nothing is returned

    @id:paginator-offset-unset-stated @op:Paginator.offsetExists @trait:keyed-pages
    Scenario: One of three keys, of which another has the same item
      Given a Paginator of {"us": "Lima", "pe": "Lima", "no": "Oslo"} with 5 per page
      When "offsetUnset" is called with ["pe"]
      Then the result is null
      And "offsetExists" with ["pe"] gives false
      And "offsetExists" with ["us"] gives true
      And "offsetExists" with ["no"] gives true

    @id:paginator-offset-unset-again-stated @op:Paginator.offsetExists @op:Paginator.offsetSet @trait:keyed-pages
    Scenario: A key that is set again after it was taken off
      Given a Paginator of {"pe": "Lima", "no": "Oslo"} with 5 per page
      And "offsetUnset" is called with ["pe"]
      And "offsetSet" is called with ["pe", "Cusco"]
      When "offsetUnset" is called with ["pe"]
      Then "offsetExists" with ["pe"] gives false
      And "offsetExists" with ["no"] gives true
    # Of a list the last, as the items behind one that is taken out may move up.

    @id:paginator-offset-unset-list-end-stated @op:Paginator.offsetExists
    Scenario Outline: The last of <items>
      Given a Paginator of <items> with 5 per page
      When "offsetUnset" is called with [<last>]
      Then "offsetExists" with [<last>] gives false
      And "items" gives <left>

      Examples:
        | case  | items                    | last | left             |
        | two   | ["Lima", "Oslo"]         |    1 | ["Lima"]         |
        | one   | ["Lima"]                 |    0 | []               |
        | alike | ["Oslo", "Lima", "Oslo"] |    2 | ["Oslo", "Lima"] |

    @id:paginator-offset-unset-list-first-stated @op:Paginator.items
    Scenario: The first of two, wherever the second is then
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      And "offsetUnset" is called with [0]
      When "items" is called
      Then somewhere in the result is "Oslo"
      And "count" gives 1

    @id:paginator-offset-unset-two-stated @op:Paginator.items
    Scenario: The last two of a list, one after the other
      Given a Paginator of ["Lima", "Oslo", "Rome"] with 5 per page
      And "offsetUnset" is called with [2]
      When "offsetUnset" is called with [1]
      Then "items" gives ["Lima"]

    @id:paginator-offset-unset-middle-stated @op:Paginator.items @op:Paginator.count
    Scenario: Unsetting the middle one of three items leaves the first and the last
      Given a Paginator of ["Lima", "Oslo", "Rome"] with 5 per page
      And "offsetUnset" is called with [1]
      When "items" is called
      Then somewhere in the result is "Lima"
      And somewhere in the result is "Rome"
      And "count" gives 2
    # Whether a key that is not there is refused is not said.

    @id:paginator-offset-unset-absent-stated @op:Paginator.items
    Scenario: Unsetting a key that is not there takes no item away
      Given a Paginator of ["Lima", "Oslo", "Rome"] with 5 per page
      When "offsetUnset" is called with [7]
      Then the result, if there is one, is an object or null
      And "items" gives ["Lima", "Oslo", "Rome"]

  @level:observed
  Rule: The other items keep their keys

    @id:paginator-offset-unset-keys
    Scenario Outline: <items> without <key>
      Given a Paginator of <items> with 5 per page
      When "offsetUnset" is called with [<key>]
      Then "items" gives <after>

      @trait:absent-is-null
      Examples: an item that is not there
        | case     | items    | key  | after    |
        | unknown  | ["Lima"] | "pe" | ["Lima"] |
        | negative | ["Lima"] |   -1 | ["Lima"] |

      @trait:integer-like-keys
      Examples: an integer as text
        | case   | items            | key | after         |
        | digits | ["Lima", "Oslo"] | "0" | {"1": "Oslo"} |

      @trait:integer-like-keys
      Examples: a list with a gap
        | case   | items                    | key | after                      |
        | first  | ["Lima", "Oslo", "Rome"] |   0 | {"1": "Oslo", "2": "Rome"} |
        | middle | ["Lima", "Oslo", "Rome"] |   1 | {"0": "Lima", "2": "Rome"} |

  @level:observed @trait:static-languages
  Rule: A list of keys takes off all of them

    @id:paginator-offset-unset-list @trait:keyed-pages
    Scenario Outline: Without <keys>
      Given a Paginator of {"pe": "Lima", "no": "Oslo", "it": "Rome"} with 5 per page
      When "offsetUnset" is called with [<keys>]
      Then the result is null
      And "items" gives <after>

      Examples:
        | case          | keys               | after                                      |
        | two           | ["pe", "it"]       | {"no": "Oslo"}                             |
        | three         | ["pe", "it", "no"] | []                                         |
        | unknown       | ["pe", "xx"]       | {"no": "Oslo", "it": "Rome"}               |
        | unknown-first | ["xx", "it"]       | {"pe": "Lima", "no": "Oslo"}               |
        | none          | []                 | {"pe": "Lima", "no": "Oslo", "it": "Rome"} |

    @id:paginator-offset-unset-list-gaps @trait:integer-like-keys
    Scenario: The items that stay keep their keys, also where the first is gone
      Given a Paginator of ["Lima", "Oslo", "Rome", "Bari"] with 5 per page
      When "offsetUnset" is called with [[0, 2]]
      Then "items" gives {"1": "Oslo", "3": "Bari"}

  @level:observed @trait:absent-is-null
  Rule: Taking off the same key again changes nothing

    @id:paginator-offset-unset-twice @trait:integer-like-keys
    Scenario: The same key twice
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      And "offsetUnset" is called with [0]
      When "offsetUnset" is called with [0]
      Then the result is null
      And "items" gives {"1": "Oslo"}
