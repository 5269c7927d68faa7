@op:Paginator.__construct
Feature: Paginator.__construct
  Takes the items of one page from whatever holds them.

  @level:stated
  Rule: A paginator is made from items, a page size, a page number and options

    @id:paginator-construct-four-arguments @op:Paginator.items @op:Paginator.perPage @op:Paginator.currentPage @op:Paginator.path
    Scenario: All four arguments are given
      Given a Paginator of ["Lima", "Oslo"] with 2 per page on page 3 and options {"path": "/cities"}
      Then "items" gives ["Lima", "Oslo"]
      And "perPage" gives 2
      And "currentPage" gives 3
      And "path" gives "/cities"

    @id:paginator-construct-two-arguments @op:Paginator.items @op:Paginator.perPage
    Scenario: The page number and the options may be left out
      Given a Paginator of ["Lima", "Oslo"] with 5 per page
      Then "items" gives ["Lima", "Oslo"]
      And "perPage" gives 5

  @level:observed
  Rule: Plain values become the list of items

    @id:paginator-construct-plain-items
    Scenario Outline: <items> is the page <shown>
      Given a Paginator of <items> with 3 per page
      Then "items" gives <shown>

      Examples:
        | case       | items            | shown            |
        | empty-list | []               | []               |
        | empty-map  | {}               | []               |
        | list       | ["Lima", "Oslo"] | ["Lima", "Oslo"] |

      @trait:absent-is-null
      Examples: null in place of items
        | case | items | shown |
        | null | null  | []    |

      @trait:null-items
      Examples: null for an item
        | case      | items  | shown  |
        | null-item | [null] | [null] |

      @trait:static-languages
      Examples: a single value
        | case       | items  | shown    |
        | text       | "Lima" | ["Lima"] |
        | empty-text | ""     | [""]     |
        | number     |      7 | [7]      |
        | zero       |      0 | [0]      |
        | fraction   |    2.5 | [2.5]    |
        | false      | false  | [false]  |
        | true       | true   | [true]   |
        | zero-text  | "0"    | ["0"]    |

  @level:observed
  Rule: Objects that hold data give their data, with its keys

    @id:paginator-construct-collection-items @trait:keyed-pages
    Scenario: A collection gives its items
      Given a Paginator of {"$new": ["Collection", {"pe": "Lima", "no": "Oslo"}]} with 3 per page
      Then "items" gives {"pe": "Lima", "no": "Oslo"}

    @id:paginator-construct-collection-gaps @trait:keyed-pages
    Scenario: A collection gives its items under numbers with gaps
      Given a Paginator of {"$new": ["Collection", {"0": "Lima", "2": "Oslo", "5": "Rome"}]} with 3 per page
      Then "items" gives {"0": "Lima", "2": "Oslo", "5": "Rome"}

    @id:paginator-construct-collection-full @op:Paginator.hasMorePages
    Scenario: A collection that just fits has no more
      Given a Paginator of {"$new": ["Collection", ["Lima", "Oslo"]]} with 2 per page
      When "hasMorePages" is called
      Then the result is false

    @id:paginator-construct-holder-items @trait:surplus-items
    Scenario Outline: An object that is <contract> gives its data
      Given the class Atlas with
        """
        {
          "implements": ["<contract>"],
          "methods": {"<operation>": ["Lima", "Oslo", "Rome"]}
        }
        """
      And a Paginator of {"$new": ["Atlas"]} with 2 per page
      Then "items" gives ["Lima", "Oslo"]
      And "hasMorePages" gives true

      Examples:
        | case              | contract         | operation     |
        | arrayable         | Arrayable        | toArray       |
        | json-serializable | JsonSerializable | jsonSerialize |
        | iterable          | Iterable         | getIterator   |

    @id:paginator-construct-holder-scalar @trait:static-languages
    Scenario: A text as the JSON form of an object is one item
      Given the class Atlas with
        """
        {"implements": ["JsonSerializable"], "methods": {"jsonSerialize": "Lima"}}
        """
      And a Paginator of {"$new": ["Atlas"]} with 2 per page
      Then "items" gives ["Lima"]

    @id:paginator-construct-object-items @trait:static-languages @trait:keyed-pages
    Scenario: Of any other object the public properties are the items
      Given the class Atlas with
        """
        {"properties": {"pe": "Lima", "no": "Oslo"}}
        """
      And a Paginator of {"$new": ["Atlas"]} with 2 per page
      Then "items" gives {"pe": "Lima", "no": "Oslo"}

    @id:paginator-construct-holder-keys
    Scenario Outline: The data of an object that is <contract> keep their keys
      Given the class Atlas with
        """
        {
          "implements": ["<contract>"],
          "methods": {"<operation>": {"pe": "Lima", "no": "Oslo"}}
        }
        """
      And a Paginator of {"$new": ["Atlas"]} with 2 per page
      Then "items" gives {"pe": "Lima", "no": "Oslo"}
      And "hasMorePages" gives false

      @trait:keyed-pages
      Examples:
        | case              | contract         | operation     |
        | arrayable         | Arrayable        | toArray       |
        | json-serializable | JsonSerializable | jsonSerialize |

      @trait:keyed-iteration @trait:keyed-pages
      Examples: its iteration
        | case     | contract | operation   |
        | iterable | Iterable | getIterator |

    @id:paginator-construct-holder-of-two
    Scenario: The array form comes before the JSON form
      Given the class Atlas with
        """
        {
          "implements": ["Arrayable", "JsonSerializable"],
          "methods": {"toArray": ["Lima", "Oslo"], "jsonSerialize": ["Rome"]}
        }
        """
      And a Paginator of {"$new": ["Atlas"]} with 2 per page
      Then "items" gives ["Lima", "Oslo"]

    @id:paginator-construct-resource-items @op:AnonymousResourceCollection.jsonSerialize @trait:keyed-pages
    Scenario: A single resource gives its data for JSON
      Given the current request is "/"
      And the resource class CityResource that gives {"name": "Lima", "state": {"$own": ["when", false, "old"]}}
      And a Paginator of {"$new": ["CityResource", 1]} with 2 per page
      Then "items" gives {"name": "Lima"}

    @id:paginator-construct-resource-collection-items @op:AnonymousResourceCollection.getIterator
    Scenario: A collection of resources gives its resources
      Given the current request is "/"
      And a Paginator of {"$new": ["AnonymousResourceCollection", [{"id": 1}], "JsonResource"]} with 2 per page
      Then "items" gives [{"$a": "JsonResource"}]
    # To a Collection another paginator is one more object with an array form.

    @id:paginator-construct-paginator-items @trait:ordered-maps @trait:null-items @op:Paginator.toArray @trait:keyed-pages @trait:surplus-items
    Scenario: Another paginator gives the entries of its array form, not its items
      Given "page" is a new Paginator from [["Lima", "Oslo"], 2, 4]
      And a Paginator of {"$ref": "page"} with 1 per page
      Then "items" gives {"current_page": 4}
      And "hasMorePages" gives true

  @level:observed
  Rule: The paginator works on its own copy of the items

    @id:paginator-construct-source-unchanged @trait:surplus-items
    Scenario: Cutting the page leaves the given collection whole
      Given "cities" is a new Collection from [["Lima", "Oslo", "Rome"]]
      And a Paginator of {"$ref": "cities"} with 2 per page
      Then "items" gives ["Lima", "Oslo"]
      And "hasMorePages" gives true
      And "all" of "cities" gives ["Lima", "Oslo", "Rome"]

    @id:paginator-construct-source-changed-later @trait:copied-maps
    Scenario: A change of the given collection afterwards does not reach the page
      Given "cities" is a new Collection from [["Lima"]]
      And a Paginator of {"$ref": "cities"} with 2 per page
      When "push" of "cities" is called with ["Oslo"]
      Then "items" gives ["Lima"]

    @id:paginator-construct-collection-subclass @trait:collection-library @trait:surplus-items
    Scenario: The copy is of the same kind as the given collection
      Given the class Shelf extending Collection
      And a Paginator of {"$new": ["Shelf", ["Emma", "Ulysses"]]} with 1 per page
      When "getCollection" is called
      Then the result is {"$a": "Shelf", "items": ["Emma"]}

  @level:observed
  Rule: Items keep their keys and their order

    @id:paginator-construct-keys
    Scenario Outline: The keys of <items> stay as they are
      Given a Paginator of <items> with 4 per page
      Then "items" gives <items>

      @trait:keyed-pages
      Examples:
        | case          | items                                             |
        | text          | {"pe": "Lima", "no": "Oslo"}                      |
        | integer       | {"5": "Lima", "7": "Oslo"}                        |
        | gap           | {"0": "Lima", "2": "Oslo"}                        |
        | negative      | {"-1": "Lima", "3": "Oslo"}                       |
        | number-like   | {"1.5": "Lima", "007": "Oslo", " 1": "Rome"}      |
        | empty-text    | {"": "Lima", "no": "Oslo"}                        |
        | special-names | {"__proto__": 1, "constructor": 2, "toString": 3} |

      @trait:ordered-maps @trait:keyed-pages
      Examples: keys in an order of their own
        | case     | items                                    |
        | reversed | {"1": "Oslo", "0": "Lima"}               |
        | mixed    | {"pe": "Lima", "0": "Oslo", "1": "Rome"} |

    @id:paginator-construct-keys-after-cut @trait:ordered-maps @trait:keyed-pages @trait:surplus-items
    Scenario Outline: The first two of <items> keep their keys
      Given a Paginator of <items> with 2 per page
      Then "items" gives <shown>

      Examples:
        | case     | items                                     | shown                        |
        | text     | {"pe": "Lima", "no": "Oslo", "it": "Rom"} | {"pe": "Lima", "no": "Oslo"} |
        | integer  | {"5": "Lima", "7": "Oslo", "9": "Rome"}   | {"5": "Lima", "7": "Oslo"}   |
        | reversed | {"9": "Lima", "4": "Oslo", "1": "Rome"}   | {"9": "Lima", "4": "Oslo"}   |
        | mixed    | {"pe": "Lima", "0": "Oslo", "1": "Rome"}  | {"pe": "Lima", "0": "Oslo"}  |

    @id:paginator-construct-nested-items
    Scenario: Items are taken as they are, however deep
      Given a Paginator of [{"id": 1, "tags": ["sea", null]}, ["a", ["b"]], false] with 3 per page
      Then "items" gives [{"id": 1, "tags": ["sea", null]}, ["a", ["b"]], false]

  @level:observed @trait:strict-types @error
  Rule: Without a page size there is no paginator

    @id:paginator-construct-without-page-size
    Scenario: Without a page size there is no paginator
      Given a new Paginator from [["Lima"]]
      Then it fails with a Type error
