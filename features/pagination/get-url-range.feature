@op:Paginator.getUrlRange
Feature: Paginator.getUrlRange
  Gives the URLs of a range of pages.

  @level:stated
  Rule: The URLs of the range are given together
    # The keys of the array are not said: a list and a map by page number are both "URLs for a range of pages". Nor is it said
    # whether the page named as the end is still in the range: here only the pages before it have to be.

    @id:paginator-url-range-together
    Scenario Outline: The pages from <start> on, before <end>
      Given a Paginator of ["Ann"] with 1 per page on page 20 and options {"path": "/users", "pageName": "p"}
      When "getUrlRange" is called with [<start>, <end>]
      Then somewhere in the result is a URL with
        | path    | /users  |
        | query p | <start> |
      And somewhere in the result is a URL with
        | path    | /users |
        | query p | <next> |
      And "currentPage" gives 20

      Examples:
        | case  | start | next | end |
        | early |     2 |    3 |   4 |
        | late  |     8 |    9 |  10 |

    @id:paginator-url-range-number-elsewhere
    Scenario: The number of another page stays in the other parts
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"path": "/4/cities", "query": {"homepage": "4"}, "fragment": "list4"}
      When "getUrlRange" is called with [4, 6]
      Then somewhere in the result is a URL with
        | path           | /4/cities |
        | query homepage |         4 |
        | query page     |         5 |
        | fragment       | list4     |

    @id:paginator-url-range-one
    Scenario: A range from one page to the next begins with the first of them
      Given a Paginator of ["Ann"] with 1 per page on page 9 and options {"path": "/users"}
      When "getUrlRange" is called with [5, 6]
      Then somewhere in the result is a URL with
        | path       | /users |
        | query page |      5 |

    @id:paginator-url-range-current-page
    Scenario: The page that is being viewed is in the range like any other
      Given a Paginator of ["Ann"] with 1 per page on page 2 and options {"path": "/users"}
      And "hasMorePagesWhen" is called with [true]
      When "getUrlRange" is called with [1, 3]
      Then somewhere in the result is a URL with
        | path       | /users |
        | query page |      2 |

    @id:paginator-url-range-all-parts
    Scenario: Every URL of the range has path, query, page name and fragment
      Given a Paginator of ["Ann"] with 1 per page on page 9 and options {"path": "/users", "query": {"sort": "name"}, "fragment": "top", "pageName": "p"}
      When "getUrlRange" is called with [2, 4]
      Then somewhere in the result is a URL with
        | path       | /users |
        | query sort | name   |
        | query p    |      2 |
        | fragment   | top    |
      And somewhere in the result is a URL with
        | path       | /users |
        | query sort | name   |
        | query p    |      3 |
        | fragment   | top    |

    @id:paginator-url-range-many
    Scenario: A range of more than ten pages goes on to its last ones
      Given a Paginator of ["Ann"] with 1 per page on page 20 and options {"path": "/users"}
      When "getUrlRange" is called with [1, 13]
      Then somewhere in the result is a URL with
        | path       | /users |
        | query page |     12 |

    @id:paginator-url-range-another-end
    Scenario: A longer range is asked for after a shorter one that begins at the same page
      Given a Paginator of ["Ann"] with 1 per page on page 9 and options {"path": "/users"}
      And "getUrlRange" is called with [2, 4]
      When "getUrlRange" is called with [2, 7]
      Then somewhere in the result is a URL with
        | path       | /users |
        | query page |      6 |

  @level:observed
  Rule: The map goes from page number to that page's URL

    @id:paginator-url-range-long @trait:surplus-items
    Scenario: A range of many pages
      Given a Paginator of ["Ann", "Ben"] with 1 per page on page 1 and options {"path": "/users"}
      When "getUrlRange" is called with [1, 251]
      Then somewhere in the result is "/users?page=101"
      And somewhere in the result is "/users?page=250"

    @id:paginator-url-range-of-last-page
    Scenario: A page without more pages has URLs of pages behind it
      Given a Paginator of ["Ann", "Ben"] with 2 per page
      When "getUrlRange" is called with [1, 2]
      Then the result is {"1": "/?page=1", "2": "/?page=2"}

    @id:paginator-url-range-by-page @trait:surplus-items
    Scenario Outline: getUrlRange(<start>, <end>) gives <urls>
      Given a Paginator of ["Ann", "Ben"] with 1 per page on page 2
      When "getUrlRange" is called with [<start>, <end>]
      Then the result is <urls>

      Examples:
        | case      | start | end | urls                                                |
        | ascending |     1 |   3 | {"1": "/?page=1", "2": "/?page=2", "3": "/?page=3"} |
        | single    |     5 |   5 | {"5": "/?page=5"}                                   |
        | far-away  |    99 | 100 | {"99": "/?page=99", "100": "/?page=100"}            |

      @trait:ordered-maps @trait:slices-and-ranges
      Examples: downwards
        | case       | start | end | urls                                                |
        | descending |     3 |   1 | {"3": "/?page=3", "2": "/?page=2", "1": "/?page=1"} |

    @id:paginator-url-range-again @trait:surplus-items
    Scenario: Another range has its own pages alone
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      And "getUrlRange" is called with [1, 2]
      When "getUrlRange" is called with [3, 3]
      Then the result is {"3": "/?page=3"}

    @id:paginator-url-range-below-one @trait:surplus-items
    Scenario Outline: Numbers below one keep their place and address page 1: getUrlRange(<start>, <end>)
      Given a Paginator of ["Ann", "Ben"] with 1 per page
      When "getUrlRange" is called with [<start>, <end>]
      Then the result is <urls>

      Examples:
        | case       | start | end | urls                                                 |
        | from-zero  |     0 |   2 | {"0": "/?page=1", "1": "/?page=1", "2": "/?page=2"}  |
        | zero-alone |     0 |   0 | {"0": "/?page=1"}                                    |
        | negative   |    -1 |   1 | {"-1": "/?page=1", "0": "/?page=1", "1": "/?page=1"} |
        | all        |    -3 |  -2 | {"-3": "/?page=1", "-2": "/?page=1"}                 |

      @trait:ordered-maps @trait:slices-and-ranges
      Examples: downwards
        | case | start | end | urls                                                 |
        | down |     1 |  -1 | {"1": "/?page=1", "0": "/?page=1", "-1": "/?page=1"} |

    @id:paginator-get-url-range-high @trait:surplus-items
    Scenario: High page numbers
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      When "getUrlRange" is called with [9000000, 9000001]
      Then the result is {"9000000": "/?page=9000000", "9000001": "/?page=9000001"}
