@op:Paginator.fragment
Feature: Paginator.fragment
  Reads the URL fragment when called without a value, sets it otherwise.

  @level:stated
  Rule: Without a value the operation is a getter; with one it is a setter that returns the paginator

    @id:paginator-fragment-set
    Scenario: What was set is read back
      Given a Paginator of ["Ann"] with 1 per page on page 9 and options {"fragment": "comments"}
      When "fragment" is called with ["replies"]
      Then the result is {"$a": "Paginator"}
      And the result is kept as "chained"
      And "fragment" of "chained" gives "replies"
      And "fragment" gives "replies"

    @id:paginator-fragment-set-empty
    Scenario: An empty text is a value, not a call without one
      Given a Paginator of ["Ann"] with 1 per page on page 9 and options {"path": "/cities", "fragment": "comments"}
      When "fragment" is called with [""]
      Then the result is {"$a": "Paginator"}
      And "url" with [2] gives the URL "/cities?page=2"

    @id:paginator-fragment-in-url
    Scenario: A fragment that was set is added to page URLs
      Given a Paginator of ["Ann"] with 1 per page on page 9
      And "fragment" is called with ["replies"]
      When "url" is called with [2]
      Then the result is a URL with
        | fragment | replies |

    @id:paginator-fragment-read-back
    Scenario Outline: The fragment <fragment> is read back as it was set
      Given a Paginator of ["Ann"] with 1 per page on page 9
      And "fragment" is called with [<fragment>]
      When "fragment" is called
      Then the result is <fragment>

      Examples:
        | case    | fragment    |
        | blank   | "new posts" |
        | capital | "Top"       |
        | latin   | "Größe"     |

    @id:paginator-fragment-zero
    Scenario: The text "0" is a value
      Given a Paginator of ["Ada"] with 1 per page on page 9
      And "fragment" is called with ["0"]
      When "fragment" is called
      Then the result is "0"

  @level:observed
  Rule: The fragment is null while none is set
    # It may as well be an empty text: `string|null`, without a default.

    @id:paginator-fragment-none @trait:surplus-items
    Scenario: A new paginator has no fragment
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "fragment" is called
      Then the result is null

  @level:observed
  Rule: The setter returns the very same paginator

    @id:paginator-fragment-returns-itself @trait:surplus-items
    Scenario Outline: fragment(<value>) can be chained
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "fragment" is called with [<value>]
      Then the result is the subject itself
      And "fragment" gives <value>

      Examples:
        | case  | value     |
        | text  | "replies" |
        | empty | ""        |
        | zero  | "0"       |

  @level:observed
  Rule: Null reads; a fragment that was set cannot be taken away by it

    @id:paginator-fragment-null-reads @trait:absent-is-null @trait:surplus-items
    Scenario: fragment(null) gives the present fragment and keeps it
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      And "fragment" is called with ["replies"]
      When "fragment" is called with [null]
      Then the result is "replies"
      And "fragment" gives "replies"

    @id:paginator-fragment-null-reads-nothing @trait:absent-is-null @trait:surplus-items
    Scenario: fragment(null) gives null when there is none
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "fragment" is called with [null]
      Then the result is null

  @level:observed
  Rule: An empty fragment and "0" leave no trace in URLs

    @id:paginator-fragment-falsy-in-url @trait:surplus-items
    Scenario Outline: The fragment <value> is not part of the URL
      Given a Paginator of ["Ann", "Ben"] with 1 per page on page 1 and options {"fragment": "comments"}
      And "fragment" is called with [<value>]
      When "url" is called with [2]
      Then the result is "/?page=2"

      @trait:numeric-text
      Examples: a text that stands for no
        | case  | value |
        | empty | ""    |
        | zero  | "0"   |

    @id:paginator-fragment-blank-in-url @trait:surplus-items
    Scenario Outline: The fragment <value> is part of the URL
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      And "fragment" is called with [<value>]
      When "url" is called with [2]
      Then the result is "/?page=2#<written>"

      Examples:
        | case        | value   | written |
        | double-zero | "00"    |      00 |
        | word-false  | "false" | false   |

      @trait:query-text
      Examples: fragments that stand as they are
        | case      | value  | written |
        | with-hash | "#top" | #top    |
        | percent   | "a%41" | a%41    |
