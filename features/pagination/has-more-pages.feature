@op:Statement.paginatorHasMoreBoolean
Feature: Paginator.hasMorePages and hasMorePagesWhen
  Tells, and decides, whether another page follows.

  @level:stated
  Rule: Whether more pages exist is a boolean

    @id:paginator-has-more-pages-boolean @op:Paginator.hasMorePages
    Scenario Outline: <items> with two per page: <more>
      Given a Paginator of <items> with 2 per page
      When "hasMorePages" is called
      Then the result is <more>

      Examples:
        | case | items           | more  |
        | none | []              | false |
        | some | ["Ada"]         | false |
        | list | [["Ada", "Bo"]] | false |

      @trait:surplus-items
      Examples: more items than fit
        | case  | items               | more |
        | extra | ["Ada", "Bo", "Cy"] | true |

      @trait:keyed-pages @trait:surplus-items
      Examples: items under keys
        | case  | items                             | more |
        | keyed | {"a": "Ada", "b": "Bo", "c": "C"} | true |

    @id:paginator-has-more-pages-two-digits @op:Paginator.hasMorePages @trait:surplus-items
    Scenario: Ten items with nine per page
      Given a Paginator of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] with 9 per page
      When "hasMorePages" is called
      Then the result is true

    @id:paginator-has-more-pages-item-removed @op:Paginator.offsetUnset @op:Paginator.hasMorePages
    Scenario Outline: hasMorePages is still <more> after an item of <items> is taken away
      Given a Paginator of <items> with 2 per page
      And "offsetUnset" is called with [0]
      When "hasMorePages" is called
      Then the result is <more>

      Examples:
        | case | items   | more  |
        | some | ["Ada"] | false |

      @trait:surplus-items
      Examples: more items than fit
        | case  | items               | more |
        | extra | ["Ada", "Bo", "Cy"] | true |

    @id:paginator-has-more-pages-of-collection @op:Paginator.hasMorePages
    Scenario Outline: The items <items> of a collection
      Given a new Paginator from [{"$new": ["Collection", <items>]}, 2]
      When "hasMorePages" is called
      Then the result is <more>

      Examples:
        | case | items   | more  |
        | some | ["Ada"] | false |

      @trait:surplus-items
      Examples: more items than fit
        | case  | items               | more |
        | extra | ["Ada", "Bo", "Cy"] | true |

  @level:stated
  Rule: The flag takes the given value, and true when none is given

    @id:paginator-has-more-pages-when-value @op:Paginator.hasMorePages @op:Paginator.hasMorePagesWhen
    Scenario Outline: hasMorePagesWhen(<args>) after <before> leaves <flag>
      Given a Paginator of ["Ada"] with 1 per page
      And "hasMorePagesWhen" is called with [<before>]
      When "hasMorePagesWhen" is called with <args>
      Then "hasMorePages" gives <flag>

      Examples:
        | case        | before | args    | flag  |
        | switch-on   | false  | [true]  | true  |
        | switch-off  | true   | [false] | false |
        | default     | false  | []      | true  |
        | still-on    | true   | [true]  | true  |
        | still-off   | false  | [false] | false |
        | default-set | true   | []      | true  |

  @level:stated
  Rule: A flag that was set stays when the items change
    # "Sets it to the given value": no other operation of the document is said to set it, apart from those that give the items anew.

    @id:paginator-has-more-pages-told-items @op:Paginator.hasMorePages @op:Paginator.hasMorePagesWhen
    Scenario Outline: The flag was set, and then "<operation>" was called: <flag>
      Given a Paginator of <items> with 1 per page
      And "hasMorePagesWhen" is called with [<flag>]
      And "<operation>" is called with <args>
      When "hasMorePages" is called
      Then the result is <flag>

      @op:Paginator.offsetSet
      Examples:
        | case     | items   | flag | operation | args      |
        | set-more | ["Ada"] | true | offsetSet | [0, "Bo"] |

      @op:Paginator.offsetSet @trait:surplus-items
      Examples: more items than fit
        | case     | items         | flag  | operation | args      |
        | set-none | ["Ada", "Bo"] | false | offsetSet | [0, "Cy"] |

      @op:Paginator.offsetUnset
      Examples:
        | case       | items   | flag | operation   | args |
        | unset-more | ["Ada"] | true | offsetUnset | [0]  |

      @op:Paginator.offsetUnset @trait:surplus-items
      Examples: more items than fit
        | case       | items         | flag  | operation   | args |
        | unset-none | ["Ada", "Bo"] | false | offsetUnset | [0]  |

    @id:paginator-has-more-pages-told-through @op:Paginator.through @op:Paginator.hasMorePages @op:Paginator.hasMorePagesWhen
    Scenario Outline: The flag was set, and the items are transformed: <flag>
      Given a Paginator of <items> with 1 per page
      And the closure "greet" that returns {"$concat": ["Hello ", {"$arg": 0}]}
      And "hasMorePagesWhen" is called with [<flag>]
      And "through" is called with [{"$ref": "greet"}]
      And the result is kept as "chained"
      When "hasMorePages" of "chained" is called with []
      Then the result is <flag>

      Examples:
        | case | items   | flag |
        | more | ["Ada"] | true |

      @trait:surplus-items
      Examples: more items than fit
        | case | items         | flag  |
        | none | ["Ada", "Bo"] | false |

  @level:stated
  Rule: Setting the flag returns the paginator
    # "Sets it to the given value and returns the paginator": the prose says of this setter which paginator. Of other setters the
    # table gives the class alone, and that it is the same object is observed.

    @id:paginator-has-more-pages-when-returns-itself @op:Paginator.hasMorePagesWhen
    Scenario Outline: hasMorePagesWhen(<args>) returns the paginator
      Given a Paginator of ["Ada"] with 1 per page
      When "hasMorePagesWhen" is called with <args>
      Then the result is the subject itself

      Examples:
        | case    | args    |
        | default | []      |
        | on      | [true]  |
        | off     | [false] |

  @level:observed
  Rule: Setting the flag leaves the items alone

    @id:paginator-has-more-pages-when-items @op:Paginator.hasMorePagesWhen @trait:surplus-items
    Scenario Outline: The flag <flag> and <items>
      Given a Paginator of <items> with 2 per page on page 2
      When "hasMorePagesWhen" is called with [<flag>]
      Then "items" gives <shown>
      And "count" gives <count>
      And "currentPage" gives 2

      Examples:
        | case    | flag  | items               | shown         | count |
        | denied  | false | ["Ada", "Bo", "Cy"] | ["Ada", "Bo"] |     2 |
        | forced  | true  | ["Ada"]             | ["Ada"]       |     1 |
        | emptied | false | []                  | []            |     0 |

  @level:observed
  Rule: The flag decides on pages, last page and next URL

    @id:paginator-has-more-pages-when-consequences @op:Paginator.hasMorePagesWhen @trait:surplus-items
    Scenario Outline: On page one with the flag <flag>
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      When "hasMorePagesWhen" is called with [<flag>]
      Then "hasPages" gives <pages>
      And "onLastPage" gives <last>
      And "nextPageUrl" gives <next>

      Examples:
        | case | flag  | pages | last  | next       |
        | on   | true  | true  | false | "/?page=2" |
        | off  | false | false | true  | null       |

  @level:observed
  Rule: Changes of the items do not change the flag

    @id:paginator-has-more-pages-after-offset-set @op:Paginator.offsetSet @op:Paginator.hasMorePages
    Scenario: An item too many
      Given a Paginator of ["Ada", "Bo"] with 2 per page
      When "offsetSet" is called with [null, "Cy"]
      Then "count" gives 3
      And "hasMorePages" gives false

    @id:paginator-more-flag-named @op:Paginator.offsetSet @trait:keyed-pages @op:Paginator.hasMorePages
    Scenario: An item too many, under a name
      Given a Paginator of {"a": "Ada"} with 1 per page
      When "offsetSet" is called with ["b", "Bo"]
      Then "count" gives 2
      And "hasMorePages" gives false

    @id:paginator-has-more-pages-after-set-collection @op:Paginator.hasMorePages @trait:surplus-items
    Scenario Outline: Another collection with <case> items
      Given a Paginator of <items> with 2 per page
      When "setCollection" is called with [{"$new": ["Collection", <others>]}]
      Then "hasMorePages" gives <more>

      Examples:
        | case  | items               | others                | more  |
        | more  | ["Ada"]             | ["Dee", "Eve", "Fay"] | false |
        | no    | ["Ada", "Bo", "Cy"] | []                    | true  |
        | three | []                  | ["Dee", "Eve", "Fay"] | false |

    @id:paginator-has-more-pages-after-through @op:Paginator.hasMorePages @trait:surplus-items
    Scenario: Transformed items
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page
      And the closure "rename" that returns "Dee"
      When "through" is called with [{"$ref": "rename"}]
      Then "hasMorePages" gives true
