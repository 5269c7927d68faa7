@op:Paginator.url
Feature: Paginator.url: numbers and objects in the query
  A number appears in a URL with at most 14 digits, an object as its public properties.

  @level:exact @trait:query-text
  Rule: Fractions have at most 14 significant digits, and a tie is rounded to the even one

    @id:paginator-url-number @op:Paginator.appends @trait:surplus-items
    Scenario Outline: The number <number> is written <text>
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      And "appends" is called with [{"n": <number>}]
      When "url" is called with [2]
      Then the result is "/?n=<text>&page=2"

      Examples:
        | case         | number             | text             |
        | third        | 0.3333333333333333 | 0.33333333333333 |
        | two-thirds   | 0.6666666666666666 | 0.66666666666667 |
        | half-to-even |   100000000000.125 |  100000000000.12 |
        | half-up      |   100000000000.375 |  100000000000.38 |
        | half-minus   |  -100000000000.125 | -100000000000.12 |
        | above-half   |   100000000000.126 |  100000000000.13 |
        | plain        |             1234.5 |           1234.5 |
        | small        |             0.0001 |           0.0001 |
        | smaller      |            0.00001 |           1.0E-5 |
        | digits       |          0.0000125 |          1.25E-5 |
        | large        |            1.5e300 |       1.5E%2B300 |
        | integer      |    123456789012345 |  123456789012345 |
        | minus        |               -7.5 |             -7.5 |

  @level:observed @trait:query-text
  Rule: An object stands as its public properties, and what has none is left out

    @id:paginator-url-object @trait:ordered-maps @op:Paginator.appends @trait:surplus-items
    Scenario Outline: <what> among the added values
      Given the class Point with
        """
        {"properties": {"x": 1, "y": null, "z": [2]}}
        """
      And a Paginator of ["Ada", "Bo"] with 1 per page
      And "appends" is called with [{"p": <value>, "q": "1"}]
      When "url" is called with [2]
      Then the result is "/?<text>q=1&page=2"

      Examples:
        | case     | what                        | value                      | text                                        |
        | object   | An object                   | {"$new": ["Point"]}        | p%5Bx%5D=1&p%5Bz%5D%5B0%5D=2&               |
        | nested   | A map with an object in it  | {"a": {"$new": ["Point"]}} | p%5Ba%5D%5Bx%5D=1&p%5Ba%5D%5Bz%5D%5B0%5D=2& |
        | function | A closure                   | {"$fn": {"body": 1}}       |                                             |
        | closures | A list with a closure in it | [{"$fn": {"body": 1}}, 2]  | p%5B1%5D=2&                                 |

  @level:observed @trait:integer-like-keys
  Rule: With a query, a page name that looks like an integer is renumbered like the integer names in it

    @id:paginator-url-integer-page-name @op:Paginator.setPageName @op:Paginator.appends @trait:surplus-items
    Scenario Outline: The query <query> gives "<url>"
      Given a Paginator of ["Ada", "Bo"] with 1 per page
      And "appends" is called with [<query>]
      And "setPageName" is called with ["5"]
      When "url" is called with [2]
      Then the result is "<url>"

      Examples:
        | case  | query      | url       |
        | none  | null       | /?5=2     |
        | names | {"a": "x"} | /?a=x&0=2 |

    @id:paginator-url-integer-page-name-in-query @op:Paginator.setPageName @trait:ordered-maps @trait:surplus-items
    Scenario: The page name is an integer name of the query
      Given a Paginator of ["Ada", "Bo"] with 1 per page on page 1 and options {"query": {"9": "w", "5": "x", "a": "y"}, "pageName": "5"}
      When "url" is called with [2]
      Then the result is "/?0=w&1=x&a=y&2=2"
