@op:AnonymousResourceCollection.offsetExists @op:AnonymousResourceCollection.offsetGet @op:Statement.delegation
Feature: Array access of a resource
  Entries of the underlying map or object are read, tested, written and removed through the resource.

  @level:stated
  Rule: Access is forwarded to the underlying resource

    @id:resource-delegation-offset-get
    Scenario: Reading an entry
      Given a new JsonResource from [{"name": "Ada", "city": "Rome", "debts": 0, "tags": []}]
      When "offsetGet" is called with ["name"]
      Then the result is "Ada"
      And "offsetGet" with ["city"] gives "Rome"
      And "offsetGet" with ["debts"] gives 0
      And "offsetGet" with ["tags"] gives []

    @id:resource-delegation-offset-exists
    Scenario Outline: Testing for the entry "<case>"
      Given a new JsonResource from [{"name": "Ada", "debts": 0, "asleep": false}]
      When "offsetExists" is called with ["<case>"]
      Then the result is <exists>

      Examples:
        | case        | exists |
        | name        | true   |
        | debts       | true   |
        | asleep      | true   |
        | phone       | false  |
        | constructor | false  |
        | count       | false  |

    @id:resource-delegation-offset-zeros
    Scenario: Names of digits are told apart by the zeros before them
      Given a new JsonResource from [{"01": "Ada", "001": "Grace"}]
      When "offsetGet" is called with ["001"]
      Then the result is "Grace"
      And "offsetGet" with ["01"] gives "Ada"

    @id:resource-delegation-offset-of-list
    Scenario Outline: The entry <key> of a list
      Given a new JsonResource from [["Ada", "Grace"]]
      When "offsetExists" is called with [<key>]
      Then the result is true
      And "offsetGet" with [<key>] gives <entry>

      Examples:
        | case   | key | entry   |
        | first  |   0 | "Ada"   |
        | second |   1 | "Grace" |
    # Of a list the last is removed, as the entries behind one that is taken out may move up.

    @id:resource-delegation-offset-of-list-changed @op:AnonymousResourceCollection.offsetSet @op:AnonymousResourceCollection.offsetUnset
    Scenario Outline: A list after <operation> with <args>
      Given a new JsonResource from [["Ada", "Grace"]]
      When "<operation>" is called with <args>
      Then "offsetExists" with [0] gives true
      And "offsetGet" with [0] gives <first>
      And "offsetExists" with [1] gives <second>
      And "offsetExists" with [2] gives false

      Examples:
        | case    | operation   | args         | first   | second |
        | written | offsetSet   | [0, "Grace"] | "Grace" | true   |
        | removed | offsetUnset | [1]          | "Ada"   | false  |

    @id:resource-delegation-offset-set @op:AnonymousResourceCollection.offsetSet
    Scenario: Writing an entry
      Given a new JsonResource from [{"name": "Ada", "city": "Rome", "debts": 5}]
      And "offsetSet" is called with ["debts", 0]
      When "offsetSet" is called with ["name", "Grace"]
      Then "offsetGet" with ["name"] gives "Grace"
      And "offsetGet" with ["city"] gives "Rome"
      And "offsetGet" with ["debts"] gives 0

    @id:resource-delegation-offset-set-list @op:AnonymousResourceCollection.offsetSet
    Scenario: Writing a list
      Given a new JsonResource from [{"name": "Ada"}]
      When "offsetSet" is called with ["towns", ["Rome", "Oslo"]]
      Then "offsetGet" with ["towns"] gives ["Rome", "Oslo"]

    @id:resource-delegation-offset-false
    Scenario: An entry that is false is given as false
      Given a new JsonResource from [{"name": "Ada", "member": false}]
      When "offsetGet" is called with ["member"]
      Then the result is false

    @id:resource-delegation-offset-set-language-name @op:AnonymousResourceCollection.offsetSet
    Scenario Outline: Writing an entry called "<name>"
      Given a new JsonResource from [{"name": "Ada"}]
      When "offsetSet" is called with ["<name>", "Rome"]
      Then "offsetExists" with ["<name>"] gives true
      And "offsetGet" with ["<name>"] gives "Rome"

      Examples:
        | case        | name        |
        | constructor | constructor |
        | to-string   | toString    |

    @id:resource-delegation-offset-unset @op:AnonymousResourceCollection.offsetUnset
    Scenario: Removing an entry
      Given a new JsonResource from [{"name": "Ada", "city": "Rome"}]
      When "offsetUnset" is called with ["name"]
      Then "offsetExists" with ["name"] gives false
      And "offsetExists" with ["city"] gives true

    @id:resource-delegation-offset-unset-resolved @op:AnonymousResourceCollection.offsetUnset @op:AnonymousResourceCollection.resolve
    Scenario: A removed entry is not among what the resource becomes
      Given a new JsonResource from [{"name": "Ada", "city": "Rome"}]
      And "offsetUnset" is called with ["name"]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"city": "Rome"}
    # What an entry reads as, the item or its resource, is not said.

    @id:resource-delegation-offset-of-page
    Scenario: The entries of a resource collection are those of the page that it was made from
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 5, 3]}, "JsonResource"]
      When "offsetExists" is called with [1]
      Then the result is true
      And "offsetExists" with [2] gives false

    @id:resource-delegation-offset-object @op:AnonymousResourceCollection.offsetSet @op:AnonymousResourceCollection.offsetUnset
    Scenario Outline: <operation> of an object with array access, with <arguments>
      Given the closure "offsetExists" that returns true
      And the closure "offsetGet" that returns "found"
      And the closure "offsetSet" that returns null
      And the closure "offsetUnset" that returns null
      And the class Shelf with
        """
        {
          "implements": ["ArrayAccess"],
          "methods": {
            "offsetExists": {"$ref": "offsetExists"},
            "offsetGet": {"$ref": "offsetGet"},
            "offsetSet": {"$ref": "offsetSet"},
            "offsetUnset": {"$ref": "offsetUnset"}
          }
        }
        """
      And a new JsonResource from [{"$new": ["Shelf"]}]
      When "<operation>" is called with <arguments>
      Then the result is <result>
      And the closure "<operation>" was called with [<arguments>]

      Examples:
        | case          | operation    | arguments             | result |
        | exists        | offsetExists | ["book"]              | true   |
        | set           | offsetSet    | ["book", "new"]       | null   |
        | set-null      | offsetSet    | ["book", null]        | null   |
        | unset         | offsetUnset  | ["book"]              | null   |
        | exists-name   | offsetExists | [" Big Book "]        | true   |
        | set-name      | offsetSet    | [" Big Book ", "new"] | null   |
        | unset-name    | offsetUnset  | [" Big Book "]        | null   |
        | exists-digits | offsetExists | ["7"]                 | true   |
        | set-digits    | offsetSet    | ["7", "new"]          | null   |
        | unset-digits  | offsetUnset  | ["7"]                 | null   |

      @trait:integer-like-keys
      Examples: an integer
        | case          | operation    | arguments  | result  |
        | exists-number | offsetExists | [7]        | true    |
        | get-number    | offsetGet    | [7]        | "found" |
        | set-number    | offsetSet    | [7, "new"] | null    |
        | unset-number  | offsetUnset  | [7]        | null    |

      @trait:static-languages
      Examples: what is neither text nor an integer
        | case            | operation    | arguments     | result  |
        | exists-list     | offsetExists | [["a", "b"]]  | true    |
        | exists-fraction | offsetExists | [1.5]         | true    |
        | get-null        | offsetGet    | [null]        | "found" |
        | get-fraction    | offsetGet    | [1.5]         | "found" |
        | get-true        | offsetGet    | [true]        | "found" |
        | get-list        | offsetGet    | [["a", "b"]]  | "found" |
        | set-no-key      | offsetSet    | [null, "new"] | null    |
        | set-fraction    | offsetSet    | [1.5, "new"]  | null    |
        | unset-null      | offsetUnset  | [null]        | null    |
        | unset-list      | offsetUnset  | [["a", "b"]]  | null    |

    @id:resource-delegation-offset-object-get
    Scenario Outline: offsetGet gives what an object with array access has under <key>
      Given the class Shelf with
        """
        {
          "implements": ["ArrayAccess"],
          "methods": {"offsetExists": true, "offsetGet": {"$arg": 0}, "offsetSet": null, "offsetUnset": null}
        }
        """
      And a new JsonResource from [{"$new": ["Shelf"]}]
      When "offsetGet" is called with [<key>]
      Then the result is <key>

      Examples:
        | case   | key          |
        | word   | "book"       |
        | blanks | " Big Book " |
        | digits | "7"          |

    @id:collection-delegation-offset-unset-stated @op:AnonymousResourceCollection.offsetUnset
    Scenario: An item of a collection of a page is taken away
      Given the resource class PostResource that gives {"id": {"$item": "id"}}
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}, {"id": 2}], 5]}, "PostResource"]
      When "offsetUnset" is called with [1]
      Then "offsetExists" with [1] gives false
      And "offsetExists" with [0] gives true

  @level:observed
  Rule: An entry is read or removed without asking whether it is there, and tested without being read

    @id:resource-delegation-offset-unasked
    Scenario: An object that has no such entry and gives one
      Given the closure "exists" that returns false
      And the class Shelf with
        """
        {
          "implements": ["ArrayAccess"],
          "methods": {"offsetExists": {"$ref": "exists"}, "offsetGet": "found", "offsetSet": null, "offsetUnset": null}
        }
        """
      And a new JsonResource from [{"$new": ["Shelf"]}]
      When "offsetGet" is called with ["book"]
      Then the result is "found"
      And the closure "exists" was not called

    @id:resource-delegation-offset-unset-unasked @op:AnonymousResourceCollection.offsetUnset
    Scenario: An entry that the object does not have is removed
      Given the closure "exists" that returns false
      And the closure "remove" that returns null
      And the class Shelf with
        """
        {
          "implements": ["ArrayAccess"],
          "methods": {"offsetExists": {"$ref": "exists"}, "offsetGet": null, "offsetSet": null, "offsetUnset": {"$ref": "remove"}}
        }
        """
      And a new JsonResource from [{"$new": ["Shelf"]}]
      When "offsetUnset" is called with ["book"]
      Then the closure "remove" was called with [["book"]]
      And the closure "exists" was not called

    @id:resource-delegation-offset-exists-unread
    Scenario: An object that says that it has an entry and reads null
      Given the closure "read" that returns null
      And the class Shelf with
        """
        {
          "implements": ["ArrayAccess"],
          "methods": {"offsetExists": true, "offsetGet": {"$ref": "read"}, "offsetSet": null, "offsetUnset": null}
        }
        """
      And a new JsonResource from [{"$new": ["Shelf"]}]
      When "offsetExists" is called with ["book"]
      Then the result is true
      And the closure "read" was not called

  @level:observed @trait:numeric-text
  Rule: What an object answers to the test counts as yes or no

    @id:resource-delegation-offset-exists-converted
    Scenario Outline: An object answers <answer>
      Given the class Shelf with
        """
        {
          "implements": ["ArrayAccess"],
          "methods": {"offsetExists": <answer>, "offsetGet": null, "offsetSet": null, "offsetUnset": null}
        }
        """
      And a new JsonResource from [{"$new": ["Shelf"]}]
      When "offsetExists" is called with ["book"]
      Then the result is <exists>

      Examples:
        | case       | answer | exists |
        | number     |      1 | true   |
        | text       | "yes"  | true   |
        | zero       |      0 | false  |
        | zero-text  | "0"    | false  |
        | empty-text | ""     | false  |

  @level:observed
  Rule: Asking for an entry that is not there does not create it

    @id:resource-delegation-offset-not-made @op:AnonymousResourceCollection.__isset @op:AnonymousResourceCollection.__get
    Scenario Outline: "<operation>" with a name that is not there leaves the map as it is
      Given a new JsonResource from [{"id": 1}]
      When "<operation>" is called with ["name"]
      Then the property "resource" is {"id": 1}

      Examples: tests
        | case   | operation    |
        | exists | offsetExists |

      @trait:static-languages
      Examples: a map
        | case  | operation |
        | isset | __isset   |

      @trait:absent-is-null
      Examples: reads
        | case     | operation |
        | get      | offsetGet |
        | property | __get     |

  @level:observed
  Rule: The entries of a resource collection are those of what it holds

    @id:resource-delegation-offset-of-list-collection
    Scenario: The entries of a resource collection are as many as the items of the list that it was made from
      Given a new AnonymousResourceCollection from [[{"id": 1}, {"id": 2}], "JsonResource"]
      When "offsetExists" is called with [1]
      Then the result is true
      And "offsetExists" with [2] gives false

    @id:resource-delegation-offset-of-replaced @op:AnonymousResourceCollection.$resource @trait:settable-properties @trait:collection-library
    Scenario: Entries are read from a Collection that is set as the property "resource"
      Given "items" is a new Collection from [{"a": 5}]
      And a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      And the property "resource" is set to {"$ref": "items"}
      When "offsetGet" is called with ["a"]
      Then the result is 5
      And "offsetExists" with [0] gives false

    @id:resource-delegation-offset-set-of-replaced @op:AnonymousResourceCollection.offsetSet @op:AnonymousResourceCollection.$resource @trait:settable-properties @trait:collection-library
    Scenario: Entries are written into a Collection that is set as the property "resource"
      Given "items" is a new Collection from [{"a": 5}]
      And a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      And the property "resource" is set to {"$ref": "items"}
      When "offsetSet" is called with ["b", 6]
      Then "all" of "items" gives {"a": 5, "b": 6}
      And "count" gives 1

    @id:resource-delegation-offset-set-of-collection @op:AnonymousResourceCollection.offsetSet
    Scenario: What is written is no resource unless it was one
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      When "offsetSet" is called with [0, {"id": 2}]
      Then "offsetGet" with [0] gives {"id": 2}

  @level:observed
  Rule: In a map an entry exists when it is there and not null

    @id:resource-delegation-offset-exists-map
    Scenario Outline: An entry of <value>
      Given a new JsonResource from [{"entry": <value>}]
      When "offsetExists" is called with ["entry"]
      Then the result is <exists>

      Examples:
        | case       | value | exists |
        | false      | false | true   |
        | zero       |     0 | true   |
        | empty-text | ""    | true   |
        | empty-map  | []    | true   |

      @trait:absent-is-null
      Examples: an entry that is null
        | case | value | exists |
        | null | null  | false  |

    @id:resource-delegation-offset-exists-collection @trait:collection-library
    Scenario Outline: A Collection's entry of <value>
      Given a new JsonResource from [{"$new": ["Collection", {"entry": <value>}]}]
      When "offsetExists" is called with ["entry"]
      Then the result is <exists>

      Examples:
        | case | value | exists |
        | zero |     0 | true   |

      @trait:absent-is-null
      Examples: an entry that is null
        | case | value | exists |
        | null | null  | false  |

    @id:resource-delegation-offset-exists-nested
    Scenario Outline: Through a resource around the resource, "<offset>" exists: <exists>
      Given "inner" is a new JsonResource from [{"name": "Ada", "email": null}]
      And a new JsonResource from [{"$ref": "inner"}]
      When "offsetExists" is called with ["<offset>"]
      Then the result is <exists>

      Examples:
        | case   | offset | exists |
        | there  | name   | true   |
        | absent | phone  | false  |

      @trait:absent-is-null
      Examples: null
        | case | offset | exists |
        | null | email  | false  |

    @id:resource-delegation-offset-exists-null-resource @trait:absent-is-null
    Scenario: Nothing exists in null
      Given a new JsonResource from [null]
      When "offsetExists" is called with ["name"]
      Then the result is false

    @id:resource-delegation-offset-get-null-resource @trait:absent-is-null
    Scenario: Whatever is read of null is null
      Given a new JsonResource from [null]
      When "offsetGet" is called with ["name"]
      Then the result is null

    @id:resource-delegation-offset-exists-missing @trait:static-languages @error
    Scenario: A missing marker has no entries to ask for
      Given a new JsonResource from [{"$missing": true}]
      When "offsetExists" is called with ["name"]
      Then it fails with a Generic error

  @level:observed @trait:integer-like-keys
  Rule: Integers and their texts are one key

    @id:resource-delegation-offset-integer-keys
    Scenario Outline: Reading the key <key>
      Given a new JsonResource from [["a", "b"]]
      When "offsetGet" is called with [<key>]
      Then the result is "b"

      Examples:
        | case    | key |
        | integer |   1 |
        | text    | "1" |

    @id:resource-delegation-offset-negative
    Scenario: A negative key does not count from the end
      Given a new JsonResource from [["a", "b"]]
      When "offsetExists" is called with [-1]
      Then the result is false

    @id:resource-delegation-offset-negative-collection
    Scenario: A negative key does not count from the end of a Collection
      Given a new JsonResource from [{"$new": ["Collection", ["a", "b"]]}]
      When "offsetExists" is called with [-1]
      Then the result is false

  @level:observed
  Rule: A name with a dot is one name

    @id:resource-delegation-offset-dotted
    Scenario: A name with a dot leads into no map
      Given a new JsonResource from [{"a": {"b": 1}, "a.b": 2}]
      When "offsetGet" is called with ["a.b"]
      Then the result is 2
      And "offsetExists" with ["b.a"] gives false

  @level:observed
  Rule: Writing and removing change the resource's own copy of a map

    @id:resource-delegation-offset-set-proto @op:AnonymousResourceCollection.offsetSet
    Scenario: Writing an entry called "__proto__"
      Given a new JsonResource from [{"name": "Ada"}]
      When "offsetSet" is called with ["__proto__", "Rome"]
      Then "offsetExists" with ["__proto__"] gives true
      And "offsetGet" with ["__proto__"] gives "Rome"

    @id:resource-delegation-offset-set-map @op:AnonymousResourceCollection.offsetSet
    Scenario Outline: Writing under <key>
      Given a new JsonResource from [{"a": 1, "b": 2}]
      When "offsetSet" is called with [<key>, 9]
      Then the result is null
      And the property "resource" is <after>

      Examples: names
        | case     | key | after                    |
        | existing | "a" | {"a": 9, "b": 2}         |
        | new      | "c" | {"a": 1, "b": 2, "c": 9} |

      @trait:integer-like-keys
      Examples: a number in text
        | case   | key | after                    |
        | number | "7" | {"a": 1, "b": 2, "7": 9} |

    @id:resource-delegation-offset-set-place @op:AnonymousResourceCollection.offsetSet @trait:ordered-maps
    Scenario: An entry that is written again keeps its place
      Given a new JsonResource from [{"a": 1, "b": 2}]
      When "offsetSet" is called with ["a", 9]
      Then the property "resource" is {"a": 9, "b": 2}

    @id:resource-delegation-offset-set-value @op:AnonymousResourceCollection.offsetSet
    Scenario Outline: Writing <value> in the place of a map
      Given a new JsonResource from [{"a": {"x": 1}, "b": 2}]
      When "offsetSet" is called with ["a", <value>]
      Then the property "resource" is {"a": <value>, "b": 2}

      Examples:
        | case | value    |
        | null | null     |
        | map  | {"y": 2} |

    @id:resource-delegation-offset-set-null-key @op:AnonymousResourceCollection.offsetSet @trait:static-languages
    Scenario: Writing without a key stores under the empty key
      Given a new JsonResource from [[1]]
      When "offsetSet" is called with [null, 2]
      Then the property "resource" is {"0": 1, "": 2}

    @id:resource-delegation-offset-unset-map @op:AnonymousResourceCollection.offsetUnset
    Scenario Outline: Removing the <case> entry
      Given a new JsonResource from [["a", "b", "c"]]
      When "offsetUnset" is called with [<key>]
      Then the result is null
      And the property "resource" is <after>

      Examples: the end of a list
        | case | key | after      |
        | last |   2 | ["a", "b"] |

      @trait:absent-is-null
      Examples: an entry that is not there
        | case    | key | after           |
        | unknown |   5 | ["a", "b", "c"] |

      @trait:integer-like-keys
      Examples: not from the end of a list
        | case  | key | after                |
        | first |   0 | {"1": "b", "2": "c"} |

    @id:resource-delegation-offset-set-behind @op:AnonymousResourceCollection.offsetSet @trait:integer-like-keys
    Scenario: Writing behind the end of a list leaves a gap
      Given a new JsonResource from [["a"]]
      When "offsetSet" is called with [5, "b"]
      Then the property "resource" is {"0": "a", "5": "b"}

    @id:resource-delegation-offset-set-object @op:AnonymousResourceCollection.offsetSet
    Scenario: An object that is set is the entry itself
      Given "song" is a new Song from ["Dawn"]
      And a new JsonResource from [{"id": 1}]
      When "offsetSet" is called with ["song", {"$ref": "song"}]
      Then "offsetGet" with ["song"] gives {"$ref": "song"}

    @id:resource-delegation-offset-set-leaves-source @trait:copied-maps @op:AnonymousResourceCollection.offsetSet
    Scenario: Another resource of the same map is not touched
      Given the class Source with
        """
        {"properties": {"data": {"a": 1}}}
        """
      And "source" is a new Source from []
      And a new JsonResource from [{"$field": [{"$ref": "source"}, "data"]}]
      When "offsetSet" is called with ["a", 2]
      Then the property "resource" is {"a": 2}
      And the property "data" of "source" is {"a": 1}

    @id:resource-delegation-offset-unset-leaves-source @trait:copied-maps @op:AnonymousResourceCollection.offsetUnset
    Scenario: Another resource of the same map is not touched when an entry is removed
      Given the class Source with
        """
        {"properties": {"data": {"a": 1, "b": 2}}}
        """
      And "source" is a new Source from []
      And a new JsonResource from [{"$field": [{"$ref": "source"}, "data"]}]
      When "offsetUnset" is called with ["a"]
      Then the property "resource" is {"b": 2}
      And the property "data" of "source" is {"a": 1, "b": 2}

  @level:observed
  Rule: Writing and removing change the underlying object

    @id:resource-delegation-offset-collection @op:AnonymousResourceCollection.offsetSet @trait:collection-library @trait:shared-objects
    Scenario: Writing into a Collection
      Given "items" is a new Collection from [{"a": 1}]
      And a new JsonResource from [{"$ref": "items"}]
      When "offsetSet" is called with ["b", 2]
      Then "all" of "items" gives {"a": 1, "b": 2}

    @id:resource-delegation-offset-unset-collection @op:AnonymousResourceCollection.offsetUnset @trait:collection-library @trait:shared-objects
    Scenario: Removing from a Collection
      Given "items" is a new Collection from [{"a": 1, "b": 2}]
      And a new JsonResource from [{"$ref": "items"}]
      When "offsetUnset" is called with ["a"]
      Then "all" of "items" gives {"b": 2}

    @id:resource-delegation-offset-unset-replaced @op:AnonymousResourceCollection.offsetUnset @op:AnonymousResourceCollection.$resource @trait:settable-properties @trait:collection-library
    Scenario: Removing from a Collection that was set as the underlying value of a resource collection
      Given "items" is a new Collection from [{"a": 1, "b": 2}]
      And a new AnonymousResourceCollection from [["Ada"], "JsonResource"]
      And the property "resource" is set to {"$ref": "items"}
      When "offsetUnset" is called with ["a"]
      Then "all" of "items" gives {"b": 2}
      And "count" gives 1

    @id:resource-delegation-offset-set-answer @op:AnonymousResourceCollection.offsetSet
    Scenario: What the object's "offsetSet" returns is not kept
      Given the class Cupboard with
        """
        {"properties": {"n": 1}, "methods": {"offsetExists": true, "offsetGet": "own", "offsetSet": "other", "offsetUnset": null}, "implements": ["ArrayAccess"]}
        """
      And a new JsonResource from [{"$new": ["Cupboard"]}]
      And "offsetSet" is called with ["a", 1]
      When "offsetGet" is called with ["a"]
      Then the result is "own"
