@op:Paginator.toArray
Feature: Paginator.toArray
  Shows the page, its place among the pages and its neighbours as one map.

  @level:stated
  Rule: The paginator converts to an array with its items in it
    # Keys and layout are not shown.

    @id:paginator-to-array-stated @op:Statement.paginatorForms
    Scenario: A page with items
      Given a Paginator of ["Ada", "Bo"] with 2 per page on page 3
      When "toArray" is called
      Then the result is {"$any": "map"}
      And somewhere in the result is "Ada"
      And somewhere in the result is "Bo"

    @id:paginator-to-array-falsy-stated @op:Statement.paginatorForms
    Scenario: An item that is 0 is in the array
      Given a Paginator of [0, 8] with 2 per page on page 3
      When "toArray" is called
      Then somewhere in the result is 0

  @level:observed
  Rule: The map has the page, its items, its numbers and its URLs

    @id:paginator-to-array-first-page @trait:surplus-items
    Scenario: The first page of several
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page
      When "toArray" is called
      Then the result is
        """
        {
          "current_page": 1,
          "current_page_url": "/?page=1",
          "data": ["Ada", "Bo"],
          "first_page_url": "/?page=1",
          "from": 1,
          "next_page_url": "/?page=2",
          "path": "/",
          "per_page": 2,
          "prev_page_url": null,
          "to": 2
        }
        """

    @id:paginator-to-array-middle-page @trait:surplus-items
    Scenario: A page in the middle, with all parts of its URLs
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page on page 3 and options {"path": "/users", "fragment": "list", "pageName": "sheet"}
      When "toArray" is called
      Then the result is
        """
        {
          "current_page": 3,
          "current_page_url": "/users?sheet=3#list",
          "data": ["Ada", "Bo"],
          "first_page_url": "/users?sheet=1#list",
          "from": 5,
          "next_page_url": "/users?sheet=4#list",
          "path": "/users",
          "per_page": 2,
          "prev_page_url": "/users?sheet=2#list",
          "to": 6
        }
        """

    @id:paginator-to-array-order @trait:ordered-maps @trait:surplus-items
    Scenario: The entries follow each other by name
      Given a Paginator of ["Ada", "Bo", "Cy"] with 2 per page on page 2
      When "toArray" is called
      Then the result is
        """
        {
          "current_page": 2,
          "current_page_url": "/?page=2",
          "data": ["Ada", "Bo"],
          "first_page_url": "/?page=1",
          "from": 3,
          "next_page_url": "/?page=3",
          "path": "/",
          "per_page": 2,
          "prev_page_url": "/?page=1",
          "to": 4
        }
        """

    @id:paginator-to-array-last-page
    Scenario: The last page, not full
      Given a Paginator of ["Ada"] with 2 per page on page 2
      When "toArray" is called
      Then the result is
        """
        {
          "current_page": 2,
          "current_page_url": "/?page=2",
          "data": ["Ada"],
          "first_page_url": "/?page=1",
          "from": 3,
          "next_page_url": null,
          "path": "/",
          "per_page": 2,
          "prev_page_url": "/?page=1",
          "to": 3
        }
        """

    @id:paginator-to-array-empty-page @op:Paginator.firstItem @op:Paginator.lastItem
    Scenario: An empty page has no numbers of items
      Given a Paginator of [] with 2 per page
      When "toArray" is called
      Then the result is
        """
        {
          "current_page": 1,
          "current_page_url": "/?page=1",
          "data": [],
          "first_page_url": "/?page=1",
          "from": null,
          "next_page_url": null,
          "path": "/",
          "per_page": 2,
          "prev_page_url": null,
          "to": null
        }
        """

    @id:paginator-to-array-forced-more
    Scenario: The more-pages flag decides on the next URL
      Given a Paginator of ["Ada"] with 1 per page
      And "hasMorePagesWhen" is called with [true]
      When "toArray" is called
      Then the result is
        """
        {
          "current_page": 1,
          "current_page_url": "/?page=1",
          "data": ["Ada"],
          "first_page_url": "/?page=1",
          "from": 1,
          "next_page_url": "/?page=2",
          "path": "/",
          "per_page": 1,
          "prev_page_url": null,
          "to": 1
        }
        """

    @id:paginator-to-array-unusual @trait:surplus-items
    Scenario Outline: A page with <what>
      Given a Paginator of ["Ada", "Bo", "Cy"] with <size> per page on page 1 and options {"path": "<path>"}
      When "toArray" is called
      Then the entry "path" of the result is "<path>"
      And the entry "per_page" of the result is <size>
      And the entry "data" of the result is <data>
      And the entry "next_page_url" of the result is "<path>?page=2"

      @op:Paginator.path @op:Paginator.__construct @trait:static-languages
      Examples: a path that is empty
        | case       | what          | size | path | data          |
        | empty-path | an empty path |    2 |      | ["Ada", "Bo"] |

      @op:Paginator.perPage @op:Paginator.__construct
      Examples: a page size of zero
        | case    | what          | size | path   | data |
        | no-room | room for none |    0 | /users | []   |

      @op:Paginator.perPage @op:Paginator.__construct @trait:slices-and-ranges
      Examples: a page size below zero
        | case          | what            | size | path   | data          |
        | negative-size | a negative size |   -1 | /users | ["Ada", "Bo"] |

    @id:paginator-to-array-path-with-query @op:Paginator.path @trait:ordered-maps @trait:surplus-items
    Scenario: A path with a query of its own is shown whole
      Given a Paginator of ["Ada", "Bo"] with 1 per page on page 1 and options {"path": "/users?sort=name"}
      When "toArray" is called
      Then the entry "path" of the result is "/users?sort=name"
      And the entry "next_page_url" of the result is "/users?sort=name&page=2"

    @id:paginator-to-array-numbers-zero @trait:slices-and-ranges @op:Paginator.firstItem @op:Paginator.lastItem @op:Paginator.perPage @trait:surplus-items
    Scenario: An item number of 0 is given as 0, not as null
      Given a Paginator of ["Ada", "Bo"] with -1 per page on page 2
      When "toArray" is called
      Then the entry "from" of the result is 0
      And the entry "to" of the result is 0

    @id:paginator-to-array-address-empty @op:Paginator.url @trait:virtual-operations @trait:surplus-items
    Scenario: An empty URL is still a URL, not a missing one
      Given the class Own extending Paginator with
        """
        {"methods": {"url": ""}}
        """
      And a new Own from [["Ada", "Bo"], 1, 2]
      When "toArray" is called
      Then the entry "first_page_url" of the result is ""
      And the entry "next_page_url" of the result is ""
      And the entry "prev_page_url" of the result is ""

  @level:observed
  Rule: The data are the current items, with their keys

    @id:paginator-to-array-data
    Scenario Outline: The data of <items>
      Given a Paginator of <items> with 5 per page
      When "toArray" is called
      Then the entry "data" of the result is <items>

      Examples:
        | case   | items                             |
        | nested | [{"id": 1, "tags": []}, [[null]]] |
        | falsy  | [0, false]                        |

      @trait:keyed-pages
      Examples: items under keys
        | case  | items                   |
        | keyed | {"a": "Ada", "b": "Bo"} |
        | gap   | {"0": "Ada", "4": "Bo"} |

      @trait:keyed-pages @trait:null-items
      Examples: null for an item
        | case | items                  |
        | null | {"a": null, "b": "Bo"} |

      @trait:ordered-maps @trait:keyed-pages
      Examples: keys in an order of their own
        | case     | items                   |
        | reversed | {"1": "Bo", "0": "Ada"} |

    @id:paginator-to-array-after-changes
    Scenario: After an item was taken away and the others transformed
      Given a Paginator of [1, 2, 3] with 3 per page on page 2
      And the closure "double" that returns {"$concat": [{"$arg": 0}, {"$arg": 0}]}
      And "offsetUnset" is called with [2]
      And "through" is called with [{"$ref": "double"}]
      When "toArray" is called
      Then the entry "data" of the result is ["11", "22"]
      And the entry "from" of the result is 4
      And the entry "to" of the result is 5

  @level:observed
  Rule: Page and path are the current ones

    @id:paginator-to-array-after-set-path @trait:surplus-items
    Scenario: After a new path and page variable
      Given a Paginator of ["Ada", "Bo"] with 1 per page on page 2
      And "toArray" is called
      And "setPath" is called with ["/users"]
      And "setPageName" is called with ["sheet"]
      When "toArray" is called
      Then the entry "path" of the result is "/users"
      And the entry "next_page_url" of the result is "/users?sheet=3"
      And the entry "prev_page_url" of the result is "/users?sheet=1"
      And the entry "first_page_url" of the result is "/users?sheet=1"
      And the entry "current_page" of the result is 2
