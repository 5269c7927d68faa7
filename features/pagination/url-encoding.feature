@op:Paginator.url @trait:query-text
Feature: Paginator.url, encoding of the query
  How names and values of the query are written, byte for byte.

  Background:
    Given a Paginator of ["Oslo", "Rome"] with 1 per page

  @level:exact
  Rule: Names and values are percent-encoded in UTF-8 with upper-case digits

    @id:paginator-url-encoded-value @trait:surplus-items
    Scenario Outline: The value <value> is written "<written>"
      Given "appends" is called with ["q", <value>]
      When "url" is called with [1]
      Then the result is "/?q=<written>&page=1"

      Examples:
        | case              | value          | written                           |
        | blank             | "new york"     | new%20york                        |
        | blanks-around     | " new "        | %20new%20                         |
        | plus              | "a+b"          | a%2Bb                             |
        | delimiters        | "a&b=c/d?e#f"  | a%26b%3Dc%2Fd%3Fe%23f             |
        | quotes            | "'\\""         | %27%22                            |
        | marks             | "!*();:@,$[]"  | %21%2A%28%29%3B%3A%40%2C%24%5B%5D |
        | unreserved        | "AZaz09-._~"   | AZaz09-._~                        |
        | tilde-and-blank   | "a~b c"        | a~b%20c                           |
        | asterisk          | "a*b"          | a%2Ab                             |
        | percent           | "100%"         |                            100%25 |
        | already-encoded   | "%20"          | %2520                             |
        | latin             | "Malmö"        | Malm%C3%B6                        |
        | letter-and-accent | "Malmö"       | Malmo%CC%88                       |
        | chinese           | "北京"         | %E5%8C%97%E4%BA%AC                |
        | emoji             | "😀"            | %F0%9F%98%80                      |
        | line-break        | "a\\nb"        | a%0Ab                             |
        | unwise            | "<>\\\\^`{\|}" | %3C%3E%5C%5E%60%7B%7C%7D          |
        | zero-byte         | "a\\u0000b"    | a%00b                             |
        | empty             | ""             |                                   |

    @id:paginator-url-encoded-name @trait:surplus-items
    Scenario Outline: The name <name> is written "<written>"
      Given "appends" is called with [<name>, "x"]
      When "url" is called with [1]
      Then the result is "/?<written>=x&page=1"

      Examples:
        | case          | name         | written        |
        | blank         | "home town"  | home%20town    |
        | blanks-around | " town "     | %20town%20     |
        | brackets      | "city[name]" | city%5Bname%5D |
        | latin         | "Ort ä"      | Ort%20%C3%A4   |
        | delimiter     | "a=b&c"      | a%3Db%26c      |
        | dot           | "a.b"        | a.b            |
        | empty         | ""           |                |

    @id:paginator-url-encoded-page-name @trait:surplus-items
    Scenario Outline: The page name <name> is written "<written>"
      Given "setPageName" is called with [<name>]
      When "url" is called with [3]
      Then the result is "/?<written>=3"

      Examples:
        | case           | name           | written          |
        | brackets       | "page[number]" | page%5Bnumber%5D |
        | blank          | "the page"     | the%20page       |
        | empty-brackets | "page[]"       | page%5B%5D       |
        | digit          | "0"            |                0 |
        | empty          | ""             |                  |

  @level:exact
  Rule: Booleans and numbers are written as text

    @id:paginator-url-scalar-value @trait:surplus-items
    Scenario Outline: The value <value> is written "<written>"
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": {"q": <value>}}
      When "url" is called with [1]
      Then the result is "/?q=<written>&page=1"

      Examples:
        | case     | value | written |
        | yes      | true  |       1 |
        | no       | false |       0 |
        | zero     |     0 |       0 |
        | negative |   -12 |     -12 |
        | fraction |   1.5 |     1.5 |

  @level:exact
  Rule: Lists and maps are flattened into names with encoded brackets

    @id:paginator-url-nested-value @trait:surplus-items
    Scenario Outline: The value <value> is written "<written>"
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": {"c": <value>}}
      When "url" is called with [1]
      Then the result is "/?<written>&page=1"

      Examples:
        | case              | value                                                   | written                                                                                                                   |
        | list              | ["oslo", "rome"]                                        | c%5B0%5D=oslo&c%5B1%5D=rome                                                                                               |
        | list-of-eleven    | ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"] | c%5B0%5D=a&c%5B1%5D=b&c%5B2%5D=c&c%5B3%5D=d&c%5B4%5D=e&c%5B5%5D=f&c%5B6%5D=g&c%5B7%5D=h&c%5B8%5D=i&c%5B9%5D=j&c%5B10%5D=k |
        | list-as-given     | ["rome", "oslo", "rome"]                                | c%5B0%5D=rome&c%5B1%5D=oslo&c%5B2%5D=rome                                                                                 |
        | list-of-equals    | ["oslo", "oslo"]                                        | c%5B0%5D=oslo&c%5B1%5D=oslo                                                                                               |
        | deep              | {"x": {"y": {"z": "1"}}}                                | c%5Bx%5D%5By%5D%5Bz%5D=1                                                                                                  |
        | deeper            | {"w": {"x": {"y": {"z": "1"}}}}                         | c%5Bw%5D%5Bx%5D%5By%5D%5Bz%5D=1                                                                                           |
        | list-in-map       | {"x": ["1", "2"]}                                       | c%5Bx%5D%5B0%5D=1&c%5Bx%5D%5B1%5D=2                                                                                       |
        | encoded-names     | {"home town": "new york"}                               | c%5Bhome%20town%5D=new%20york                                                                                             |
        | encoded-deep-name | {"x": {"home town": "1"}}                               | c%5Bx%5D%5Bhome%20town%5D=1                                                                                               |
        | empty-name        | {"": "x"}                                               | c%5B%5D=x                                                                                                                 |
        | zero              | {"x": 0}                                                | c%5Bx%5D=0                                                                                                                |
        | constructor       | {"constructor": "x"}                                    | c%5Bconstructor%5D=x                                                                                                      |
        | length            | {"length": "3"}                                         | c%5Blength%5D=3                                                                                                           |

      @trait:ordered-maps
      Examples: an order that is kept
        | case     | value                      | written                   |
        | map      | {"from": "a", "to": "b"}   | c%5Bfrom%5D=a&c%5Bto%5D=b |
        | booleans | {"yes": true, "no": false} | c%5Byes%5D=1&c%5Bno%5D=0  |

  @level:exact
  Rule: Null and empty maps are left out, at any depth, and the other indexes stay

    @id:paginator-url-nothing-to-write @trait:surplus-items
    Scenario Outline: The query <query> gives "<url>"
      Given a Paginator of ["Oslo"] with 1 per page on page 1 and options {"query": <query>}
      When "url" is called with [1]
      Then the result is "<url>"

      Examples:
        | case             | query                         | url                                  |
        | null             | {"a": null, "b": "2"}         | /?b=2&page=1                         |
        | only-null        | {"a": null}                   | /?page=1                             |
        | empty-list       | {"a": []}                     | /?page=1                             |
        | nested-null      | {"a": {"x": null, "y": "1"}}  | /?a%5By%5D=1&page=1                  |
        | nested-only-null | {"a": {"x": {"y": null}}}     | /?page=1                             |
        | null-in-list     | {"a": ["oslo", null, "rome"]} | /?a%5B0%5D=oslo&a%5B2%5D=rome&page=1 |
        | empty-text-stays | {"a": ["", null]}             | /?a%5B0%5D=&page=1                   |
        | no-query         | {}                            | /?page=1                             |

  @level:exact @op:Paginator.fragment
  Rule: The fragment is written as it is

    @id:paginator-url-fragment-not-encoded @trait:surplus-items
    Scenario: Blanks, marks and non-ASCII letters stay in the fragment
      Given "fragment" is called with ["Malmö & #2?"]
      When "url" is called with [2]
      Then the result is "/?page=2#Malmö & #2?"
