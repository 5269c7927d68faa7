@op:Paginator.appends
Feature: Paginator.appends
  Adds query-string values to all page URLs.

  Background:
    Given a Paginator of ["Oslo", "Rome"] with 2 per page on page 9

  @level:stated
  Rule: The values are added to page URLs

    @id:paginator-appends-one
    Scenario: A name and its value
      Given "appends" is called with ["sort", "name"]
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query page |    2 |

    @id:paginator-appends-map
    Scenario: A map of names and values
      Given "appends" is called with [{"sort": "name", "lang": "no"}]
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query lang | no   |
        | query page |    2 |

    @id:paginator-appends-zero-in-map
    Scenario: A map with "0" and an empty text among the values
      Given "appends" is called with [{"offset": "0", "filter": "", "sort": "name"}]
      When "url" is called with [2]
      Then the result is a URL with
        | query offset |    0 |
        | query filter |      |
        | query sort   | name |
        | query page   |    2 |
    # Whether null under a name is in the URL is not said.

    @id:paginator-appends-null-in-map @trait:static-languages
    Scenario: A map in which one of three values is null
      Given "appends" is called with [{"filter": null, "sort": "name", "lang": "no"}]
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query lang | no   |
        | query page |    2 |

    @id:paginator-appends-many
    Scenario: A map of seven names and values
      Given "setPath" is called with ["/cities"]
      And "appends" is called with [{"a": "1", "b": "2", "c": "3", "d": "4", "e": "5", "f": "6", "g": "7"}]
      When "url" is called with [2]
      Then the result is the URL "/cities?a=1&b=2&c=3&d=4&e=5&f=6&g=7&page=2"
    # The values are "added to all page URLs", whatever their names mean inside an implementation.

    @id:paginator-appends-names-of-parts
    Scenario: Values are added under names that parts of a page have
      Given "appends" is called with
        """
        [{"data": "a", "items": "b", "path": "c", "query": "d", "fragment": "e", "options": "f", "links": "g", "meta": "h", "total": "i"}]
        """
      When "url" is called with [2]
      Then the result is a URL with
        | query data     | a |
        | query items    | b |
        | query path     | c |
        | query query    | d |
        | query fragment | e |
        | query options  | f |
        | query links    | g |
        | query meta     | h |
        | query total    | i |
        | query page     | 2 |

    @id:paginator-appends-keeps
    Scenario Outline: <title>, after another value was added
      Given "appends" is called with ["sort", "name"]
      And "appends" is called with <args>
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query lang | no   |
        | query page |    2 |

      Examples:
        | case | title                   | args             |
        | pair | A name and its value    | ["lang", "no"]   |
        | map  | A map of name and value | [{"lang": "no"}] |

    @id:paginator-appends-later-stated
    Scenario Outline: <title> that is appended under a name already appended is in the URL
      # Whether the earlier value stays beside it is not said.
      Given "appends" is called with ["sort", "name"]
      And "appends" is called with <args>
      When "url" is called with [2]
      Then the result contains the text "date"

      Examples:
        | case | title             | args                       |
        | pair | A value           | ["sort", "date"]           |
        | map  | A value, in a map | [{"sort": "date"}]         |
        | list | A list            | ["sort", ["date", "size"]] |

    @id:paginator-appends-over-option
    Scenario Outline: <title> that is appended under a name of the query of the options is in the URL
      # Whether the value of the options stays beside it is not said.
      Given a Paginator of ["Oslo"] with 1 per page on page 9 and options {"query": {"sort": "name"}}
      And "appends" is called with <args>
      When "url" is called with [2]
      Then the result contains the text "date"

      Examples:
        | case | title             | args               |
        | pair | A value           | ["sort", "date"]   |
        | map  | A value, in a map | [{"sort": "date"}] |

    @id:paginator-appends-later-asked-before @op:Paginator.url
    Scenario Outline: <title> that is appended under a name already appended is in the URL, even when a URL was asked for between the two
      Given "appends" is called with ["sort", <before>]
      And "url" is called with [2]
      And "appends" is called with ["sort", <after>]
      When "url" is called with [2]
      Then the result contains the text "date"

      Examples:
        | case  | title   | before   | after    |
        | value | A value | "name"   | "date"   |
        | list  | A list  | ["name"] | ["date"] |
    # The page variable has one name; a parameter under any other is added like all others.

    @id:paginator-appends-like-page-name @op:Paginator.setPageName
    Scenario Outline: "<name>" is an ordinary name when the page is called "<page name>"
      Given "setPageName" is called with ["<page name>"]
      And "appends" is called with ["<name>", "7"]
      When "url" is called with [3]
      Then the result is a URL with
        | query <name>      | 7 |
        | query <page name> | 3 |

      Examples:
        | case    | page name | name     |
        | default | p         | page     |
        | longer  | page      | pages    |
        | number  |       1.0 |       01 |
        | shorter | pages     | page     |
        | pattern | p.ge      | page     |
        | ending  | page      | homepage |

    @id:paginator-appends-null-keeps
    Scenario: A null key takes away nothing that was added before
      Given "appends" is called with ["sort", "name"]
      And "appends" is called with [null]
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | name |
        | query page |    2 |

    @id:paginator-appends-null-kind
    Scenario: A null key is answered with a paginator as well
      When "appends" is called with [null]
      Then the result is {"$a": "Paginator"}

    @id:paginator-appends-null-chained-stated
    Scenario: A null key is answered with a paginator that has what was added before
      Given "appends" is called with ["sort", "name"]
      And "appends" is called with [null]
      And the result is kept as "chained"
      When "url" of "chained" is called with [2]
      Then the result is a URL with
        | query sort | name |

    @id:paginator-appends-other-case-stated
    Scenario: Names are told apart by case
      Given "appends" is called with ["Page", "x"]
      When "url" is called with [2]
      Then the result is a URL with
        | query Page | x |
        | query page | 2 |

    @id:paginator-appends-same-letters
    Scenario: Two names that differ in case alone are two names
      Given "appends" is called with ["tag", "a"]
      And "appends" is called with ["Tag", "b"]
      When "url" is called with [2]
      Then the result is a URL with
        | query tag | a |
        | query Tag | b |

    @id:paginator-appends-empty-text-stated
    Scenario: An empty text is a value like any other
      Given "appends" is called with ["sort", ""]
      When "url" is called with [2]
      Then the result is a URL with
        | query sort |   |
        | query page | 2 |

    @id:paginator-appends-zero
    Scenario: The text "0" is a value like any other
      Given "appends" is called with ["sort", "0"]
      When "url" is called with [2]
      Then the result is a URL with
        | query sort | 0 |
        | query page | 2 |

    @id:paginator-appends-line-break
    Scenario: A line break is a character like any other
      Given "appends" is called with ["note", "a\nb"]
      When "url" is called with [2]
      Then the result is a URL with
        | query note | a\nb |
        | query page |    2 |

    @id:paginator-appends-list
    Scenario: Every value of a list is in the URL
      # How a query names the values of a list is not said.
      Given "appends" is called with ["tags", ["red", "blue"]]
      When "url" is called with [2]
      Then the result contains the text "red"
      And the result contains the text "blue"

    @id:paginator-appends-list-in-map
    Scenario: Every value of a list in a map is in the URL
      Given "appends" is called with [{"tags": ["red", "blue"]}]
      When "url" is called with [2]
      Then the result contains the text "red"
      And the result contains the text "blue"

    @id:paginator-appends-nested @trait:query-text
    Scenario Outline: Every name and every value of a map is in the URL, also of one inside it, in <title>
      Given "appends" is called with <args>
      When "url" is called with [2]
      Then the result contains the text "from"
      And the result contains the text "oslo"
      And the result contains the text "via"
      And the result contains the text "train"

      Examples:
        | case | title                   | args                                                   |
        | pair | a name and its value    | ["trip", {"from": "oslo", "by": {"via": ["train"]}}]   |
        | map  | a map of name and value | [{"trip": {"from": "oslo", "by": {"via": ["train"]}}}] |

    @id:paginator-appends-returns-paginator
    Scenario: The result is a paginator
      Given "appends" is called with ["sort", "name"]
      And the result is kept as "chained"
      When "url" of "chained" is called with [3]
      Then the result is a URL with
        | query sort | name |
        | query page |    3 |

    @id:paginator-appends-same-value
    Scenario: Two parameters have the same value
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "appends" is called with [{"from": "oslo", "to": "oslo"}]
      When "url" is called with [2]
      Then the result is a URL with
        | query from | oslo |
        | query to   | oslo |

    @id:paginator-appends-three-of-list
    Scenario: All three values of a list are in the URL
      Given a Paginator of ["Oslo"] with 1 per page on page 9
      And "appends" is called with ["tags", ["red", "blue", "gold"]]
      When "url" is called with [2]
      Then the result contains the text "red"
      And the result contains the text "blue"
      And the result contains the text "gold"

    @id:paginator-appends-name-zero
    Scenario: The text "0" is a name
      Given "appends" is called with ["0", "x"]
      When "url" is called with [2]
      Then the result is a URL with
        | query 0    | x |
        | query page | 2 |

  @level:observed
  Rule: The very same paginator is returned

    @id:paginator-appends-returns-itself
    Scenario Outline: appends(<args>) can be chained
      When "appends" is called with <args>
      Then the result is the subject itself

      Examples:
        | case     | args               |
        | pair     | ["sort", "name"]   |
        | map      | [{"sort": "name"}] |
        | nothing  | [null]             |
        | empty    | [[]]               |
        | page-key | ["page", "7"]      |

  @level:observed
  Rule: A null key adds nothing

    @id:paginator-appends-null-key
    Scenario Outline: appends(<args>) changes no URL
      Given "appends" is called with <args>
      When "url" is called with [2]
      Then the result is "/?page=2"

      Examples:
        | case       | args           |
        | alone      | [null]         |
        | with-value | [null, "name"] |
        | empty-map  | [[]]           |

  @level:observed
  Rule: Each entry of a map is added, and a second argument beside a map is ignored

    @id:paginator-appends-map-ignores-value @trait:static-languages
    Scenario: The value beside a map does not show
      Given "appends" is called with [{"sort": "name", "lang": "no"}, "ignored"]
      When "url" is called with [2]
      Then the result is the URL "/?sort=name&lang=no&page=2"

    @id:paginator-appends-map-ignores-map @trait:static-languages
    Scenario: A second map beside a map does not show
      Given "appends" is called with [{"sort": "name"}, {"lang": "no"}]
      When "url" is called with [2]
      Then the result is the URL "/?sort=name&page=2"

  @level:observed
  Rule: A key that is the current page name is skipped

    @id:paginator-appends-page-name-skipped
    Scenario Outline: Appending <title>
      Given "appends" is called with <args>
      When "url" is called with [3]
      Then the result is the URL "<url>"

      Examples:
        | case       | title                                              | args                              | url              |
        | pair       | the page number, as a pair                         | ["page", "7"]                     | /?page=3         |
        | in-map     | the page number among other values                 | [{"a": "1", "page": 7, "b": "2"}] | /?a=1&b=2&page=3 |
        | nested     | a list under the name of the page                  | ["page", ["7"]]                   | /?page=3         |
        | other-case | a name that differs in case, which is another name | ["Page", "7"]                     | /?Page=7&page=3  |

      @trait:query-text
      Examples: how a query is written
        | case     | title                                                        | args                      | url                         |
        | inside   | a page number inside a map of its own                        | ["filter", {"page": "7"}] | /?filter%5Bpage%5D=7&page=3 |
        | brackets | the page name with brackets behind it, which is another name | ["page[size]", "7"]       | /?page%5Bsize%5D=7&page=3   |

    @id:paginator-appends-current-page-name
    Scenario: Only the page name of the moment counts
      Given "setPageName" is called with ["p"]
      And "appends" is called with [{"page": "7", "p": "8"}]
      When "url" is called with [3]
      Then the result is the URL "/?page=7&p=3"

    @id:paginator-appends-page-name-in-brackets @op:Paginator.setPageName @trait:query-text
    Scenario: A page name in brackets leaves room for its neighbours
      Given "setPageName" is called with ["page[number]"]
      And "appends" is called with ["page", {"size": "7"}]
      When "url" is called with [3]
      Then the result is the URL "/?page%5Bsize%5D=7&page%5Bnumber%5D=3"

    @id:paginator-appends-page-name-stays @trait:ordered-maps @trait:surplus-items
    Scenario: A page that the query of the options has keeps its place
      Given a Paginator of ["Oslo", "Rome"] with 1 per page on page 1 and options {"query": {"page": "9", "sort": "name"}}
      And "appends" is called with ["page", "7"]
      When "url" is called with [3]
      Then the result is "/?page=3&sort=name"

    @id:paginator-appends-page-name-for-good @op:Paginator.setPageName
    Scenario: What was skipped does not come back with another page name
      Given "appends" is called with [{"page": "9", "sort": "name"}]
      And "setPageName" is called with ["p"]
      When "url" is called with [2]
      Then the result is the URL "/?sort=name&p=2"

    @id:paginator-appends-page-name-of-options @op:Paginator.setPageName @trait:surplus-items
    Scenario: Under the page name the query of the options keeps its own value
      Given a Paginator of ["Oslo", "Rome"] with 1 per page on page 1 and options {"query": {"page": "9"}}
      And "appends" is called with ["page", "7"]
      And "setPageName" is called with ["p"]
      When "url" is called with [2]
      Then the result is the URL "/?page=9&p=2"

  @level:observed
  Rule: A name that was added before gets the new value

    @id:paginator-appends-replaces
    Scenario Outline: appends(<before>), then appends(<args>), gives "<url>"
      Given "appends" is called with [<before>]
      And "url" is called with [2]
      And "appends" is called with <args>
      When "url" is called with [2]
      Then the result is the URL "<url>"

      Examples:
        | case       | before                | args                   | url                  |
        | value      | {"a": "1", "b": "2"}  | ["a", "3"]             | /?a=3&b=2&page=2     |
        | map        | {"a": "1", "b": "2"}  | [{"c": "4", "a": "3"}] | /?a=3&b=2&c=4&page=2 |
        | null-first | {"a": null, "b": "2"} | ["a", "1"]             | /?a=1&b=2&page=2     |

      @trait:query-text
      Examples: how a query is written
        | case       | before               | args                 | url                  |
        | not-merged | {"f": {"from": "1"}} | [{"f": {"to": "2"}}] | /?f%5Bto%5D=2&page=2 |
        | null-hides | {"a": "1", "b": "2"} | ["a", null]          | /?b=2&page=2         |
        | no-value   | {"a": "1", "b": "2"} | ["a"]                | /?b=2&page=2         |
        | list       | {"a": ["x", "y"]}    | ["a", ["z"]]         | /?a%5B0%5D=z&page=2  |

    @id:paginator-appends-replaces-again
    Scenario Outline: appends(<before>), appends(<args>) and appends(<before>) once more
      Given "appends" is called with <before>
      And "appends" is called with <args>
      And "appends" is called with <before>
      When "url" is called with [2]
      Then the result is the URL "/?a=1&page=2"

      Examples:
        | case   | before       | args         |
        | a-pair | ["a", "1"]   | ["a", "2"]   |
        | a-map  | [{"a": "1"}] | [{"a": "2"}] |

    @id:paginator-appends-replaces-in-place @trait:ordered-maps
    Scenario Outline: appends(<before>), then appends(<args>): the name keeps its place
      Given "appends" is called with [<before>]
      And "appends" is called with <args>
      When "url" is called with [2]
      Then the result is "<url>"

      Examples:
        | case    | before                | args                   | url                  |
        | value   | {"a": "1", "b": "2"}  | ["a", "3"]             | /?a=3&b=2&page=2     |
        | emptied | {"a": "1", "b": "2"}  | ["a", ""]              | /?a=&b=2&page=2      |
        | same    | {"a": "1", "b": "2"}  | ["a", "1"]             | /?a=1&b=2&page=2     |
        | map     | {"a": "1", "b": "2"}  | [{"c": "4", "a": "3"}] | /?a=3&b=2&c=4&page=2 |
        | null    | {"a": null, "b": "2"} | ["a", "1"]             | /?a=1&b=2&page=2     |

  @level:observed
  Rule: Names that differ in the case of a letter are two names

    @id:paginator-appends-other-case
    Scenario: A capital letter
      Given "appends" is called with ["sort", "name"]
      And "appends" is called with ["Sort", "date"]
      When "url" is called with [2]
      Then the result is the URL "/?sort=name&Sort=date&page=2"

  @level:observed
  Rule: An empty text and "0" are names and values like any other

    @id:paginator-appends-empty-text
    Scenario Outline: appends(<args>) gives "<url>"
      Given "appends" is called with <args>
      When "url" is called with [2]
      Then the result is the URL "<url>"

      Examples:
        | case        | args       | url          |
        | empty-value | ["a", ""]  | /?a=&page=2  |
        | zero-text   | ["a", "0"] | /?a=0&page=2 |
        | zero-name   | ["0", "x"] | /?0=x&page=2 |

      @trait:query-text
      Examples: a name without a letter
        | case       | args      | url         |
        | empty-name | ["", "x"] | /?=x&page=2 |

  @level:observed @trait:integer-like-keys @trait:ordered-maps
  Rule: A name that looks like an integer is one, and is renumbered in the URL

    @id:paginator-appends-integer-name
    Scenario: Two such names
      Given "appends" is called with ["5", "x"]
      And "appends" is called with ["7", "y"]
      When "url" is called with [2]
      Then the result is "/?0=x&1=y&page=2"
