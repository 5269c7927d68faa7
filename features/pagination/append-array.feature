@op:Paginator.appendArray @protected
Feature: Paginator.appendArray and Paginator.addQuery
  The protected operations behind appends: an array of query values, and one query value.

  Background:
    Given a new Paginator from [["Oslo", "Rome"], 2, 9]

  @level:stated
  Rule: appendArray adds an array of query values

    @id:paginator-append-array-adds
    Scenario: Two values show in the URL
      Given "appendArray" is called from inside with [{"sort": "name", "lang": "no"}]
      And the result is kept as "chained"
      When "url" of "chained" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query lang | no   |

  @level:stated @op:Paginator.addQuery
  Rule: addQuery adds one query value

    @id:paginator-add-query-zero
    Scenario Outline: <value> is a value like any other
      Given "addQuery" is called from inside with ["room", <value>]
      And the result is kept as "chained"
      When "url" of "chained" is called with [2]
      Then the result is a URL with
        | query room | <text> |

      Examples:
        | case       | value | text |
        | zero       |     0 |    0 |
        | empty-text | ""    |      |

    @id:paginator-add-query-adds
    Scenario: The value shows in the URL
      Given "addQuery" is called from inside with ["sort", "name"]
      And the result is kept as "chained"
      When "url" of "chained" is called with [2]
      Then the result is a URL with
        | query sort | name |

    @id:paginator-add-query-again
    Scenario Outline: What "<operation>" adds a second time shows beside the first
      Given "<operation>" is called from inside with <first>
      And "<operation>" is called from inside with <second>
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query lang | no   |

      Examples:
        | case | operation | first            | second         |
        | one  | addQuery  | ["sort", "name"] | ["lang", "no"] |

      @op:Paginator.appendArray
      Examples:
        | case    | operation   | first              | second           |
        | several | appendArray | [{"sort": "name"}] | [{"lang": "no"}] |

  @level:observed
  Rule: appendArray skips the page name and returns the same paginator

    @id:paginator-append-array-returns-itself
    Scenario Outline: appendArray(<keys>) leaves the query <query>
      When "appendArray" is called from inside with [<keys>]
      Then the result is the subject itself
      And the protected property "query" is <query>

      Examples:
        | case      | keys                           | query                          |
        | two       | {"sort": "name", "lang": "no"} | {"sort": "name", "lang": "no"} |
        | with-page | {"sort": "name", "page": "2"}  | {"sort": "name"}               |
        | empty     | {}                             | {}                             |
        | null      | {"sort": null}                 | {"sort": null}                 |

  @level:observed @op:Paginator.addQuery
  Rule: addQuery stores any value as it is, skips the page name, and returns the same paginator

    @id:paginator-add-query-returns-itself
    Scenario Outline: addQuery(<args>) leaves the query <query>
      When "addQuery" is called from inside with <args>
      Then the result is the subject itself
      And the protected property "query" is <query>

      Examples:
        | case      | args                     | query                    |
        | text      | ["sort", "name"]         | {"sort": "name"}         |
        | list      | ["tags", ["old", "new"]] | {"tags": ["old", "new"]} |
        | null      | ["open", null]           | {"open": null}           |
        | page      | ["page", "9"]            | {}                       |
        | blank     | [" a", "1"]              | {" a": "1"}              |
        | blanks    | [" a ", "1"]             | {" a ": "1"}             |
        | no-values | ["tags", []]             | {"tags": []}             |

      @trait:query-text
      Examples: a flag as the value of a parameter
        | case  | args            | query           |
        | false | ["open", false] | {"open": false} |

    @id:paginator-add-query-replaces @trait:ordered-maps
    Scenario: The same name again replaces the value and keeps its place
      Given "addQuery" is called from inside with ["sort", "name"]
      And "addQuery" is called from inside with ["lang", "no"]
      When "addQuery" is called from inside with ["sort", "size"]
      Then the protected property "query" is {"sort": "size", "lang": "no"}

  @level:observed @trait:strict-types @error
  Rule: What is no map is refused as an array of query values

    @id:paginator-append-array-no-map
    Scenario Outline: appendArray(<keys>)
      When "appendArray" is called from inside with [<keys>]
      Then it fails with a Type error

      Examples:
        | case | keys  |
        | text | "a=1" |
        | null | null  |
