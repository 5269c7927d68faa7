@op:Paginator.__construct @protected
Feature: Paginator: initial values and later changes of properties
  What the properties hold at the start, and which operations write them.

  @level:observed
  Rule: Without options every part of a URL has its plain value

    @id:paginator-property-defaults
    Scenario Outline: <property> at the start
      Given a new Paginator from [["Ada"], 1]
      Then the protected property "<property>" is <value>

      Examples:
        | case         | property    | value  |
        | path         | path        | "/"    |
        | query        | query       | {}     |
        | fragment     | fragment    | null   |
        | page-name    | pageName    | "page" |
        | options      | options     | {}     |
        | has-more     | hasMore     | false  |
        | current-page | currentPage |      1 |

    @id:paginator-property-escape-default @op:Paginator.$escapeWhenCastingToString
    Scenario: The text form is not escaped at the start
      Given a new Paginator from [["Ada"], 1]
      Then the protected property "escapeWhenCastingToString" is false

  @level:observed
  Rule: Operations write the property they are named after

    @id:paginator-property-written
    Scenario Outline: <operation> writes <property>
      Given a new Paginator from [["Ada"], 1]
      When "<operation>" is called with <args>
      Then the protected property "<property>" is <value>

      Examples:
        | case      | operation        | args            | property | value           |
        | path      | setPath          | ["/a/"]         | path     | "/a/"           |
        | with-path | withPath         | ["/b"]          | path     | "/b"            |
        | fragment  | fragment         | ["top"]         | fragment | "top"           |
        | page-name | setPageName      | ["sheet"]       | pageName | "sheet"         |
        | query     | appends          | ["sort", "asc"] | query    | {"sort": "asc"} |
        | has-more  | hasMorePagesWhen | [true]          | hasMore  | true            |

    @id:paginator-property-escape-written @op:Paginator.$escapeWhenCastingToString
    Scenario: Escaping is switched on
      Given a new Paginator from [["Ada"], 1]
      When "escapeWhenCastingToString" is called
      Then the protected property "escapeWhenCastingToString" is true

    @id:paginator-property-items-same @op:Paginator.$items @op:Paginator.getCollection @trait:shared-objects
    Scenario: The items are the collection that is handed out
      Given a new Paginator from [["Ada"], 1]
      When "getCollection" is called
      And the result is kept as "people"
      Then the protected property "items" is {"$ref": "people"}

  @level:observed
  Rule: What one paginator holds is its own

    @id:paginator-property-own
    Scenario: Changing one leaves another as it was
      Given "other" is a new Paginator from [["Bo"], 1]
      And a new Paginator from [["Ada"], 1]
      And "onEachSide" is called with [3]
      And "onEachSide" of "other" is called with [9]
      And "hasMorePagesWhen" of "other" is called with [true]
      When "setPath" of "other" is called with ["/other"]
      Then the property "onEachSide" is 3
      And the protected property "hasMore" is false
      And the protected property "path" is "/"
      And the property "onEachSide" of "other" is 9
