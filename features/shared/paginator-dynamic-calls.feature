@op:Shared.__call
Feature: Shared.__call and Shared.__callStatic on the paginator
  Operations that the paginator does not have are looked for on its collection.

  @level:stated
  Rule: Dynamic calls are forwarded into the collection

    @id:shared-paginator-call-forwarded @trait:collection-library
    Scenario: An operation that only the collection has
      Given the class Choir extending Collection with
        """
        {"methods": {"sing": {"$concat": ["La ", {"$arg": 0}]}}}
        """
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "setCollection" is called with [{"$new": ["Choir", ["Ann"]]}]
      When "sing" is called with ["la"]
      Then the result is "La la"

    @id:shared-paginator-call-arguments @trait:collection-library
    Scenario Outline: All arguments arrive: <args>
      Given the class Choir extending Collection with
        """
        {"methods": {"sing": {"$fn": {"body": {"$args": 0}}}}}
        """
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "setCollection" is called with [{"$new": ["Choir", ["Ann"]]}]
      When "sing" is called with <args>
      Then the result is <args>

      Examples:
        | case     | args                                |
        | several  | ["la", null, ["li", 0]]             |
        | one-list | [["la", "li"]]                      |
        | many     | ["la", null, "li", ["lo"], 0, null] |

    @id:shared-paginator-call-other-arguments @trait:collection-library
    Scenario: The operation is called again, with other arguments
      Given the class Choir extending Collection with
        """
        {"methods": {"sing": {"$concat": ["La ", {"$arg": 0}]}}}
        """
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "setCollection" is called with [{"$new": ["Choir", ["Ann"]]}]
      And "sing" is called with ["la"]
      When "sing" is called with ["li"]
      Then the result is "La li"

    @id:shared-paginator-call-falsy @trait:collection-library
    Scenario Outline: The result <result> is given as it is
      Given the class Choir extending Collection with
        """
        {"methods": {"sing": <result>}}
        """
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "setCollection" is called with [{"$new": ["Choir", ["Ann"]]}]
      When "sing" is called
      Then the result is <result>

      Examples:
        | case       | result |
        | null       | null   |
        | zero       |      0 |
        | false      | false  |
        | empty-text | ""     |
        | empty-list | []     |

    @id:shared-paginator-call-gives-collection @op:Paginator.items @trait:collection-library
    Scenario: The items of the page stay as they are when the operation gives another collection
      Given the class Choir extending Collection with
        """
        {"methods": {"solo": {"$new": ["Collection", ["Cid"]]}}}
        """
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "setCollection" is called with [{"$new": ["Choir", ["Ann"]]}]
      When "solo" is called
      Then "items" gives ["Ann"]

    @id:shared-paginator-call-once @trait:collection-library
    Scenario: The operation is called once
      Given the closure "song" that returns "La"
      And the class Choir extending Collection with
        """
        {"methods": {"sing": {"$ref": "song"}}}
        """
      And a Paginator of ["Ann"] with 1 per page on page 9
      And "setCollection" is called with [{"$new": ["Choir", ["Ann"]]}]
      When "sing" is called with ["la"]
      Then the closure "song" was called with [["la"]]

    @id:shared-paginator-call-all @trait:collection-library
    Scenario: Every item of the page is found in the collection
      Given a Paginator of ["Ann", "Ben"] with 2 per page
      When "all" is called
      Then the result is ["Ann", "Ben"]

    @id:shared-paginator-call-pushes @op:Paginator.items @trait:shared-objects
    Scenario: What the operation adds to the collection is on the page
      Given a Paginator of ["Ada"] with 2 per page
      And "push" is called with ["Dee"]
      When "items" is called
      Then the result is ["Ada", "Dee"]

  @level:stated @op:Error.BadMethodCallException @error
  Rule: An operation that nobody has raises a bad-method-call error

    @id:shared-paginator-call-unknown
    Scenario: Unknown to paginator and collection
      Given a Paginator of ["Ann"] with 1 per page on page 9
      When "shout" is called
      Then it fails with a BadMethodCall error

  @level:observed
  Rule: The result of the collection is given as it is

    @id:shared-paginator-call-result @trait:collection-library @trait:surplus-items
    Scenario Outline: "<operation>" gives <result>
      Given a Paginator of [3, 1, 2, 9] with 3 per page
      When "<operation>" is called
      Then the result is <result>

      Examples:
        | case  | operation | result                                   |
        | sum   | sum       |                                        6 |
        | first | first     |                                        3 |
        | last  | last      |                                        2 |
        | keys  | keys      | {"$a": "Collection", "items": [0, 1, 2]} |

    @id:shared-paginator-call-closure @trait:collection-library @trait:surplus-items
    Scenario: A closure is called with value and key, and the items stay
      Given the closure "double" that returns {"$concat": [{"$arg": 0}, {"$arg": 0}]}
      And a Paginator of [3, 1, 2] with 2 per page
      When "map" is called with [{"$ref": "double"}]
      Then the result is {"$a": "Collection", "items": ["33", "11"]}
      And "items" gives [3, 1]
      And the closure "double" was called with [[3, 0], [1, 1]]

    @id:shared-paginator-call-fluent @trait:collection-library @trait:shared-objects
    Scenario: A fluent operation gives the collection, not the paginator, and changes the page
      Given a Paginator of [3, 1] with 2 per page
      And "getCollection" is called
      And the result is kept as "items of the page"
      When "push" is called with [7]
      Then the result is {"$ref": "items of the page"}
      And "items" gives [3, 1, 7]

  @level:observed @trait:collection-library @boot-only
  Rule: Macros of the collection are reached through the paginator

    @id:shared-paginator-call-collection-macro @trait:surplus-items
    Scenario: The macro is bound to the collection
      Given the closure "me" that returns {"$this": true}
      And the static operation "macro" of Collection is called with ["me", {"$ref": "me"}]
      And a Paginator of ["Ann", "Ben", "Cid"] with 2 per page
      When "me" is called
      Then the result is {"$a": "Collection", "items": ["Ann", "Ben"]}

    @id:shared-paginator-call-collection-macro-arguments @trait:surplus-items
    Scenario: The macro gets the arguments
      Given the closure "welcome" that returns {"$concat": ["Welcome ", {"$arg": 0}]}
      And the static operation "macro" of Collection is called with ["welcome", {"$ref": "welcome"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "welcome" is called with ["Ann"]
      Then the result is "Welcome Ann"
      And the closure "welcome" was called with [["Ann"]]

    @id:shared-paginator-call-collection-macro-changes
    Scenario: What the macro does to its collection is seen on the page, and what it gives is the result, null too
      Given the closure "clear" that returns {"$field": [[{"$call": {"on": {"$this": true}, "operation": "push", "args": ["Zoe"]}}, null], 1]}
      And the static operation "macro" of Collection is called with ["clear", {"$ref": "clear"}]
      And a Paginator of ["Ann"] with 1 per page
      When "clear" is called
      Then the result is null
      And "items" gives ["Ann", "Zoe"]

    @id:shared-paginator-call-has-macro @trait:surplus-items
    Scenario Outline: hasMacro("<name>") on a paginator asks the collection
      Given the closure "welcome" that returns "Welcome"
      And the static operation "macro" of Collection is called with ["welcome", {"$ref": "welcome"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "hasMacro" is called with ["<name>"]
      Then the result is <known>

      Examples:
        | case    | name    | known |
        | known   | welcome | true  |
        | unknown | shout   | false |

    @id:shared-paginator-call-declared-first @trait:surplus-items
    Scenario: An operation of the paginator beats a macro of that name
      Given the closure "path" that returns "from the macro"
      And the static operation "macro" of Collection is called with ["path", {"$ref": "path"}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "path" is called
      Then the result is "/"
      And the closure "path" was not called

    @id:shared-paginator-call-protected-macro @op:Statement.protectedOperations @trait:surplus-items
    Scenario: A macro of the collection that has the name of a protected operation is called
      Given the static operation "macro" of Collection is called with ["addQuery", {"$fn": {"body": "macro"}}]
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "addQuery" is called with ["sort", "name"]
      Then the result is "macro"

  @level:observed @op:Error.BadMethodCallException @error
  Rule: The error names the collection's class, and one raised inside passes through

    @id:shared-paginator-call-unknown-message @trait:messages @trait:surplus-items
    Scenario Outline: "<operation>" from outside
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "<operation>" is called with <args>
      Then it fails with a BadMethodCall error saying "Method Collection::<operation> does not exist."

      Examples:
        | case      | operation     | args               |
        | unknown   | shout         | []                 |
        | protected | addQuery      | ["sort", "name"]   |
        | array     | appendArray   | [{"sort": "name"}] |
        | fragment  | buildFragment | []                 |
        | forward   | forwardCallTo | [null, "x", []]    |
        | total     | total         | []                 |
        | last-page | lastPage      | []                 |

    @id:shared-paginator-call-unknown-own-collection @trait:messages @trait:collection-library @trait:surplus-items
    Scenario: A collection of its own class
      Given the class Choir extending Collection
      And a Paginator of ["Ann", "Ben"] with 1 per page
      And "setCollection" is called with [{"$new": ["Choir", ["Ann"]]}]
      When "shout" is called
      Then it fails with a BadMethodCall error saying "Method Choir::shout does not exist."

    @id:shared-paginator-call-inner-error @trait:collection-library @trait:surplus-items
    Scenario: Errors raised inside the collection's operation pass through
      Given the closure "refuse" that returns {"$throw": {"kind": "Logic", "message": "not today"}}
      And a Paginator of ["Ann", "Ben"] with 1 per page
      When "map" is called with [{"$ref": "refuse"}]
      Then it fails with a Logic error saying "not today"

  @level:observed @op:Shared.__callStatic @error
  Rule: Static calls are not forwarded, and the paginator has no macros of its own

    @id:shared-paginator-call-static
    Scenario Outline: The static operation "<operation>" fails
      When the static operation "<operation>" of Paginator is called with <args>
      Then it fails

      Examples:
        | case      | operation | args |
        | unknown   | shout     | []   |
        | of-others | sum       | []   |
        | of-object | times     | [2]  |
