@op:AnonymousResourceCollection.__get @op:Statement.delegation
Feature: Delegation: what is there and what is not
  Properties and entries of values that are no objects, of objects without dynamic properties, and of nested resources.

  @level:observed
  Rule: A method of the object is no property of it

    Background:
      Given the closure "forget" that returns null
      And the class City with
        """
        {
          "properties": {"name": "Bonn", "mayor": null},
          "methods": {"greet": "Hello", "__unset": {"$ref": "forget"}}
        }
        """
      And a new JsonResource from [{"$new": ["City"]}]

    @id:resource-delegation-own-properties
    Scenario Outline: Reading "<case>" gives <value>
      When the property "<case>" is read
      Then the result is <value>
      And "__isset" with ["<case>"] gives <set>

      @op:AnonymousResourceCollection.__isset
      Examples: properties
        | case | value  | set  |
        | name | "Bonn" | true |

      @op:AnonymousResourceCollection.__isset @trait:absent-is-null
      Examples: a property that is null
        | case  | value | set   |
        | mayor | null  | false |

      @op:AnonymousResourceCollection.__isset @trait:static-languages
      Examples: what is no property
        | case    | value | set   |
        | greet   | null  | false |
        | unknown | null  | false |

    @id:resource-delegation-get-declared @trait:static-languages
    Scenario: A declared property is read without asking the object
      Given the closure "answer" that returns "asked"
      And the class Town with
        """
        {"properties": {"name": "Ulm"}, "methods": {"__get": {"$ref": "answer"}}}
        """
      And a new JsonResource from [{"$new": ["Town"]}]
      When the property "name" is read
      Then the result is "Ulm"
      And the closure "answer" was not called

    @id:resource-delegation-isset-declared @op:AnonymousResourceCollection.__isset @trait:static-languages
    Scenario: A declared property is tested without asking the object
      Given the closure "answer" that returns false
      And the class Town with
        """
        {"properties": {"name": "Ulm"}, "methods": {"__isset": {"$ref": "answer"}}}
        """
      And a new JsonResource from [{"$new": ["Town"]}]
      When "__isset" is called with ["name"]
      Then the result is true
      And the closure "answer" was not called

    @id:resource-delegation-unset-declared @op:AnonymousResourceCollection.__unset @trait:static-languages
    Scenario: A declared property is removed without asking the object
      When "__unset" is called with ["name"]
      Then "__isset" with ["name"] gives false
      And the closure "forget" was not called

  @level:observed
  Rule: Removing a property of what is no object does nothing

    @id:resource-delegation-unset-nothing @op:AnonymousResourceCollection.__unset @trait:static-languages
    Scenario Outline: The underlying value <value> stays as it is
      Given a new JsonResource from [<value>]
      When "__unset" is called with ["0"]
      Then the property "resource" is <value>

      Examples:
        | case | value               |
        | list | ["a", "b"]          |
        | map  | {"0": "a", "id": 1} |
        | null | null                |

    @id:resource-delegation-unset-collection @op:AnonymousResourceCollection.__unset @trait:static-languages
    Scenario: An entry of a Collection stays as it is
      Given "items" is a new Collection from [{"id": 1}]
      And a new JsonResource from [{"$ref": "items"}]
      When "__unset" is called with ["id"]
      Then "all" of "items" gives {"id": 1}

  @level:observed
  Rule: Properties of a resource inside count before those of what it wraps

    @id:resource-delegation-nested-own @op:AnonymousResourceCollection.__isset
    Scenario Outline: "<name>" of a resource of <value>
      Given a new JsonResource from [{"$new": ["JsonResource", <value>]}]
      When "__isset" is called with ["<name>"]
      Then the result is <set>
      And "__get" with ["<name>"] gives <read>

      Examples:
        | case      | value                            | name | set  | read |
        | attribute | {"$new": ["Model", {"name": 1}]} | name | true |    1 |

      @trait:static-languages
      Examples: properties that every resource has
        | case     | value                            | name     | set  | read |
        | resource |                                5 | resource | true |    5 |
        | extra    | {"$new": ["Model", {"name": 1}]} | with     | true | []   |

      @trait:absent-is-null
      Examples: what is null, and what is not there
        | case    | value                                                           | name      | set   | read |
        | null    | null                                                            | resource  | false | null |
        | nothing | {"$new": ["Model", {"name": 1}]}                                | phone     | false | null |
        | dotted  | {"$new": ["Model", {"name": {"$new": ["Model", {"last": 1}]}}]} | name.last | false | null |

    @id:resource-delegation-nested-isset-converted @op:AnonymousResourceCollection.__isset @trait:numeric-text
    Scenario: A resource inside that answers the test by a number
      Given the class PostResource extending JsonResource with
        """
        {"methods": {"__isset": 1}}
        """
      And a new JsonResource from [{"$new": ["PostResource", {"$new": ["Model", {"name": 1}]}]}]
      When "__isset" is called with ["phone"]
      Then the result is true

    @id:resource-delegation-page-property @op:Paginator.$onEachSide @trait:static-languages
    Scenario: The public property of a page inside
      Given "page" is a new Paginator from [["Ada"], 5]
      And "onEachSide" of "page" is called with [2]
      And a new JsonResource from [{"$ref": "page"}]
      When "__get" is called with ["onEachSide"]
      Then the result is 2
      And "__isset" with ["onEachSide"] gives true

    @id:resource-delegation-page-property-unset @op:AnonymousResourceCollection.__unset @trait:static-languages
    Scenario: The public property of a page inside can be taken from it
      Given "page" is a new Paginator from [["Ada"], 5]
      And a new JsonResource from [{"$ref": "page"}]
      When "__unset" is called with ["onEachSide"]
      Then "__isset" with ["onEachSide"] gives false

    @id:resource-delegation-page-property-hidden @op:AnonymousResourceCollection.__isset @trait:static-languages @trait:absent-is-null
    Scenario: A protected property of a page inside is not set for a resource
      Given a new JsonResource from [{"$new": ["Paginator", ["Ada"], 5]}]
      When "__isset" is called with ["perPage"]
      Then the result is false
      And "__isset" with ["items"] gives false

    @id:resource-delegation-page-property-refused @op:Paginator.$perPage @trait:static-languages @trait:absent-is-null @error
    Scenario Outline: "<operation>" is refused for a protected property of a page inside
      Given a new JsonResource from [{"$new": ["Paginator", ["Ada"], 5]}]
      When "<operation>" is called with ["perPage"]
      Then it fails with a Generic error

      @op:AnonymousResourceCollection.__get
      Examples:
        | case | operation |
        | read | __get     |

      @op:AnonymousResourceCollection.__unset
      Examples:
        | case   | operation |
        | remove | __unset   |

    @id:resource-delegation-page-property-none @op:AnonymousResourceCollection.__get @trait:absent-is-null
    Scenario: A property that a page does not have
      Given a new JsonResource from [{"$new": ["Paginator", ["Ada"], 5]}]
      When "__get" is called with ["length"]
      Then the result is null
      And "__isset" with ["length"] gives false

    @id:resource-delegation-nested-unset @op:AnonymousResourceCollection.__unset @trait:static-languages
    Scenario: A property of a resource inside is taken from it, and not from what it wraps
      Given a new JsonResource from [{"$new": ["JsonResource", {"$new": ["Model", {"with": [1]}]}]}]
      When "__unset" is called with ["with"]
      Then "__get" with ["with"] gives [1]

    @id:resource-delegation-nested-null @op:AnonymousResourceCollection.__isset @trait:absent-is-null
    Scenario: A null property of the resource inside hides the attribute of that name
      Given the class PostResource extending JsonResource with
        """
        {"properties": {"name": null}}
        """
      And a new JsonResource from [{"$new": ["PostResource", {"$new": ["Model", {"name": 1}]}]}]
      When "__get" is called with ["name"]
      Then the result is null
      And "__isset" with ["name"] gives false

    @id:resource-delegation-nested-overridden @op:AnonymousResourceCollection.__isset @op:AnonymousResourceCollection.__unset
    Scenario Outline: A resource inside that has <operation> of its own is asked by it
      Given the closure "own" that returns <answer>
      And the class PostResource extending JsonResource with
        """
        {"methods": {"<operation>": {"$ref": "own"}}}
        """
      And "model" is a new Model from [{"name": "Ada"}]
      And a new JsonResource from [{"$new": ["PostResource", {"$ref": "model"}]}]
      When "<operation>" is called with ["<name>"]
      Then the result is <answer>
      And the closure "own" was called with [["<name>"]]

      Examples:
        | case  | operation | name  | answer  |
        | get   | __get     | name  | "Grace" |
        | isset | __isset   | phone | true    |

      @trait:static-languages
      Examples: removing
        | case  | operation | name | answer |
        | unset | __unset   | name | null   |

    @id:resource-delegation-nested-offset @op:AnonymousResourceCollection.offsetGet @op:AnonymousResourceCollection.offsetExists @op:AnonymousResourceCollection.offsetSet @op:AnonymousResourceCollection.offsetUnset
    Scenario Outline: Entries are those of what a <class> inside holds
      Given "inside" is a new <class> from <arguments>
      And a new JsonResource from [{"$ref": "inside"}]
      And "offsetSet" is called with ["b", 3]
      And "offsetUnset" is called with ["c"]
      When "offsetGet" of "inside" is called with ["b"]
      Then the result is 3
      And "offsetGet" with ["a"] gives 1
      And "offsetExists" with ["c"] gives false
      And the property "resource" is {"$ref": "inside"}

      Examples:
        | case     | class        | arguments                  |
        | resource | JsonResource | [{"a": 1, "b": 2, "c": 3}] |

      @trait:keyed-pages @trait:shared-objects
      Examples: items under keys
        | case | class     | arguments                     |
        | page | Paginator | [{"a": 1, "b": 2, "c": 3}, 5] |

  @level:observed
  Rule: Writing an entry turns null into a map, and a number has no entries

    @id:resource-delegation-offset-set-null @op:AnonymousResourceCollection.offsetSet @trait:static-languages
    Scenario: Into null
      Given a new JsonResource from [null]
      When "offsetSet" is called with ["id", 5]
      Then the property "resource" is {"id": 5}

    @id:resource-delegation-offset-set-append-empty @op:AnonymousResourceCollection.offsetSet @trait:static-languages
    Scenario: Without a key, into an empty map
      Given a new JsonResource from [[]]
      When "offsetSet" is called with [null, 5]
      Then the property "resource" is {"": 5}

    @id:resource-delegation-offset-set-scalar @op:AnonymousResourceCollection.offsetSet @trait:static-languages @error
    Scenario: Into a number
      Given a new JsonResource from [5]
      When "offsetSet" is called with ["id", 5]
      Then it fails with a Generic error

    @id:resource-delegation-offset-order @op:AnonymousResourceCollection.offsetSet @op:AnonymousResourceCollection.offsetUnset @trait:ordered-maps @trait:integer-like-keys
    Scenario: The order of integer keys and names is kept
      Given a new JsonResource from [{"b": 1, "7": 2, "a": 3}]
      And "offsetUnset" is called with ["a"]
      When "offsetSet" is called with ["3", 4]
      Then the property "resource" is {"b": 1, "7": 2, "3": 4}
      And "__isset" with ["b"] gives false

    @id:resource-delegation-offset-scalar @op:AnonymousResourceCollection.offsetUnset @trait:static-languages
    Scenario Outline: <operation> of a number
      Given a new JsonResource from [5]
      When "<operation>" is called with ["id"]
      Then the result is <result>
      And the property "resource" is 5

      Examples:
        | case   | operation    | result |
        | exists | offsetExists | false  |
        | get    | offsetGet    | null   |

    @id:resource-delegation-offset-unset-nothing @op:AnonymousResourceCollection.offsetUnset @trait:static-languages
    Scenario Outline: Removing an entry of <value> does nothing
      Given a new JsonResource from [<value>]
      When "offsetUnset" is called with ["id"]
      Then the property "resource" is <value>

      Examples:
        | case  | value |
        | null  | null  |
        | false | false |

    @id:resource-delegation-offset-unset-scalar @op:AnonymousResourceCollection.offsetUnset @trait:static-languages @error
    Scenario Outline: Removing an entry of <value> is refused
      Given a new JsonResource from [<value>]
      When "offsetUnset" is called with ["id"]
      Then it fails with a Generic error

      Examples:
        | case   | value  |
        | number |      5 |
        | text   | "text" |
        | true   | true   |

  @level:observed
  Rule: A map has no operations and no properties, whatever the language gives it

    @id:resource-delegation-map-call @error
    Scenario Outline: Calling "<operation>" of <value>
      Given a new JsonResource from [<value>]
      When "<operation>" is called with ["a"]
      Then it fails

      Examples:
        | case | operation | value    |
        | name | a         | {"a": 1} |
      # Where a map or a list is an object with operations of the language, it has some.

      @trait:static-languages
      Examples: operations that maps or lists of other languages have
        | case | operation | value    |
        | get  | get       | {"a": 1} |
        | push | push      | [1]      |

    @id:resource-delegation-map-inside @op:AnonymousResourceCollection.offsetGet @op:AnonymousResourceCollection.offsetExists @trait:absent-is-null
    Scenario: A resource made inside another reads the entries of its map, and none that the language gives it
      Given the resource class PairResource that gives
        """
        {
          "read": {"$call": {"on": {"$new": ["JsonResource", {"size": 1}]}, "operation": "__get", "args": ["toString"]}},
          "entry": {"$call": {"on": {"$new": ["JsonResource", {"size": 1}]}, "operation": "offsetGet", "args": ["size"]}},
          "other": {"$call": {"on": {"$new": ["JsonResource", {"size": 1}]}, "operation": "offsetExists", "args": ["toString"]}}
        }
        """
      And the current request is "/pairs"
      And a new PairResource from [1]
      When "resolve" is called
      Then the result is {"read": null, "entry": 1, "other": false}

    @id:resource-delegation-map-call-inside @trait:static-languages @error
    Scenario: An entry of the map is no operation of a resource made inside another
      Given the resource class PairResource that gives
        """
        {"size": {"$call": {"on": {"$new": ["JsonResource", {"size": 1}]}, "operation": "size", "args": []}}}
        """
      And the current request is "/pairs"
      And a new PairResource from [1]
      When "resolve" is called
      Then it fails
