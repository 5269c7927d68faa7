@op:Paginator.buildFragment @protected
Feature: Paginator.buildFragment
  Builds the fragment part of a URL.

  @level:stated
  Rule: The fragment part of a URL is built from the fragment
    # "Builds the fragment part of a URL": whether the "#" belongs to that part is not said.

    @id:paginator-build-fragment-text
    Scenario: The fragment of the options
      Given a new Paginator from [["Ann"], 1, 9, {"fragment": "comments"}]
      When "buildFragment" is called from inside with []
      Then the result contains the text "comments"

    @id:paginator-build-fragment-set
    Scenario: A fragment that was set
      Given a new Paginator from [["Ann"], 1, 9, {"fragment": "comments"}]
      And "fragment" is called with ["replies"]
      When "buildFragment" is called from inside with []
      Then the result contains the text "replies"

  @level:observed
  Rule: "buildFragment" gives "#" and the fragment, or nothing when the fragment is null, empty or "0"

    @id:paginator-build-fragment-cases @trait:surplus-items
    Scenario Outline: The fragment <fragment> gives "<part>"
      Given a new Paginator from [["Ann", "Ben"], 1, 1, {"fragment": <fragment>}]
      When "buildFragment" is called from inside with []
      Then the result is "<part>"

      Examples:
        | case  | fragment   | part      |
        | none  | null       |           |
        | word  | "comments" | #comments |
        | zeros | "00"       | #00       |

      @trait:query-text
      Examples: fragments that stand as they are
        | case   | fragment      | part         |
        | spaced | "my comments" | #my comments |
        | hashed | "#top"        | ##top        |
        | blank  | " "           | #\\u0020     |

      @trait:numeric-text
      Examples: a text that stands for no
        | case  | fragment | part |
        | empty | ""       |      |
        | zero  | "0"      |      |
