@op:Statement.delegation
Feature: Attributes of the underlying object
  Properties that a resource does not have itself are those of the underlying object.

  Background:
    Given a new JsonResource from [{"$new": ["Model", {"name": "Ada", "email": null, "logins": 0, "asleep": false}, {"city": {"id": 9}}]}]

  @level:stated
  Rule: Reading and testing are forwarded to the underlying resource

    @id:resource-delegation-get @op:AnonymousResourceCollection.__get
    Scenario: Reading an attribute
      Given the class City with
        """
        {"properties": {"name": "Bonn", "river": "Rhine"}}
        """
      And a new JsonResource from [{"$new": ["City"]}]
      When the property "name" is read
      Then the result is "Bonn"
      And the property "river" is "Rhine"

    @id:resource-delegation-get-operation-stated @op:AnonymousResourceCollection.__get
    Scenario: The operation __get reads a property of the underlying object
      Given the class City with
        """
        {"properties": {"name": "Bonn", "river": "Rhine"}}
        """
      And a new JsonResource from [{"$new": ["City"]}]
      When "__get" is called with ["river"]
      Then the result is "Rhine"

    @id:resource-delegation-get-language-name @op:AnonymousResourceCollection.__isset @op:AnonymousResourceCollection.__get
    Scenario: An attribute called "constructor"
      Given a new JsonResource from [{"$new": ["Model", {"constructor": "Ada"}]}]
      When "__get" is called with ["constructor"]
      Then the result is "Ada"
      And "__isset" with ["constructor"] gives true

    @id:resource-delegation-get-anew @op:AnonymousResourceCollection.$resource @trait:settable-properties @op:AnonymousResourceCollection.__get
    Scenario: The attribute is read again when the underlying resource is another one
      Given a new JsonResource from [{"$new": ["Model", {"name": "Ada"}]}]
      And "__get" is called with ["name"]
      And the property "resource" is set to {"$new": ["Model", {"name": "Grace"}]}
      When "__get" is called with ["name"]
      Then the result is "Grace"

    @id:resource-delegation-isset-anew @op:AnonymousResourceCollection.__isset @op:AnonymousResourceCollection.$resource @trait:settable-properties
    Scenario: An attribute is tested again when the underlying resource is another one
      Given a new JsonResource from [{"$new": ["Model", {"name": "Ada"}]}]
      And "__isset" is called with ["name"]
      And the property "resource" is set to {"$new": ["Model", {"email": "a@b.c"}]}
      When "__isset" is called with ["name"]
      Then the result is false
      And "__isset" with ["email"] gives true

    @id:resource-delegation-unset-anew @op:AnonymousResourceCollection.__unset @op:AnonymousResourceCollection.$resource @trait:absent-is-null @trait:settable-properties
    Scenario: After another underlying resource is set, an attribute is removed from that one
      Given the class City with
        """
        {"properties": {"name": "Bonn"}}
        """
      And "first" is a new City from []
      And a new JsonResource from [{"$ref": "first"}]
      And the property "resource" is set to {"$new": ["City"]}
      When "__unset" is called with ["name"]
      Then "__isset" with ["name"] gives false
      And the property "name" of "first" is "Bonn"

    @id:resource-delegation-isset @op:AnonymousResourceCollection.__isset
    Scenario Outline: Testing for "<case>"
      Given the class City with
        """
        {"properties": {"name": "Bonn", "debts": 0, "flooded": false, "motto": ""}}
        """
      And a new JsonResource from [{"$new": ["City"]}]
      When "__isset" is called with ["<case>"]
      Then the result is <set>

      Examples:
        | case        | set   |
        | name        | true  |
        | debts       | true  |
        | flooded     | true  |
        | motto       | true  |
        | phone       | false |
        | constructor | false |
    # The same of an object that finds its attributes itself, as models do.

    @id:resource-delegation-model-stated
    Scenario Outline: "<operation>" with "<key>" of a model
      When "<operation>" is called with ["<key>"]
      Then the result is <answer>

      @op:AnonymousResourceCollection.__get
      Examples:
        | case      | operation | key    | answer |
        | get       | __get     | name   | "Ada"  |
        | get-zero  | __get     | logins |      0 |
        | get-false | __get     | asleep | false  |

      @op:AnonymousResourceCollection.__isset
      Examples:
        | case         | operation | key    | answer |
        | isset        | __isset   | name   | true   |
        | isset-zero   | __isset   | logins | true   |
        | isset-false  | __isset   | asleep | true   |
        | isset-absent | __isset   | phone  | false  |

      @op:AnonymousResourceCollection.offsetGet
      Examples:
        | case        | operation | key    | answer |
        | offset      | offsetGet | name   | "Ada"  |
        | offset-zero | offsetGet | logins |      0 |

      @op:AnonymousResourceCollection.offsetExists
      Examples:
        | case          | operation    | key    | answer |
        | exists        | offsetExists | name   | true   |
        | exists-zero   | offsetExists | logins | true   |
        | exists-false  | offsetExists | asleep | true   |
        | exists-absent | offsetExists | phone  | false  |
    # An object that has a method for each attribute, as in Ruby, can lose the value of one and not the method. Where classes
    # say what their objects have, as in C#, an object can lose neither.

    @id:resource-delegation-unset-value @op:AnonymousResourceCollection.__unset @trait:static-languages @op:AnonymousResourceCollection.__get @error
    Scenario: What was removed is no longer there to be read
      Given the class City with
        """
        {"properties": {"name": "Bonn", "river": "Rhine"}}
        """
      And a new JsonResource from [{"$new": ["City"]}]
      When "__unset" is called with ["name"]
      And "__get" is called with ["name"]
      Then it fails, or the result is not "Bonn"
      And "__get" with ["river"] gives "Rhine"

    @id:resource-delegation-unset @op:AnonymousResourceCollection.__unset @op:AnonymousResourceCollection.__isset @trait:absent-is-null
    Scenario: Removing an attribute
      Given the class City with
        """
        {"properties": {"name": "Bonn", "river": "Rhine"}}
        """
      And a new JsonResource from [{"$new": ["City"]}]
      When "__unset" is called with ["name"]
      Then "__isset" with ["name"] gives false
      And "__isset" with ["river"] gives true

    @id:resource-delegation-unset-both @op:AnonymousResourceCollection.__unset @op:AnonymousResourceCollection.__isset @trait:absent-is-null
    Scenario: Removing one attribute after the other
      Given the class City with
        """
        {"properties": {"name": "Bonn", "river": "Rhine"}}
        """
      And a new JsonResource from [{"$new": ["City"]}]
      And "__unset" is called with ["name"]
      When "__unset" is called with ["river"]
      Then "__isset" with ["river"] gives false

    @id:resource-delegation-in-resource-stated
    Scenario Outline: "<operation>" reaches the object through a resource of a resource
      Given a new JsonResource from [{"$new": ["JsonResource", {"$new": ["Model", {"name": "Ada"}]}]}]
      When "<operation>" is called with ["name"]
      Then the result is <answer>

      @op:AnonymousResourceCollection.__get
      Examples:
        | case | operation | answer |
        | get  | __get     | "Ada"  |

      @op:AnonymousResourceCollection.__isset
      Examples:
        | case  | operation | answer |
        | isset | __isset   | true   |

      @op:AnonymousResourceCollection.offsetGet
      Examples:
        | case   | operation | answer |
        | offset | offsetGet | "Ada"  |

      @op:AnonymousResourceCollection.offsetExists
      Examples:
        | case   | operation    | answer |
        | exists | offsetExists | true   |

  @level:observed @trait:absent-is-null @op:AnonymousResourceCollection.__get
  Rule: What is not there can be removed

    @id:resource-delegation-unset-absent @op:AnonymousResourceCollection.__unset
    Scenario: Removing an attribute that is not there
      Given the class City with
        """
        {"properties": {"name": "Bonn"}}
        """
      And a new JsonResource from [{"$new": ["City"]}]
      When "__unset" is called with ["river"]
      Then the result is null
      And "__get" with ["name"] gives "Bonn"

  @level:observed
  Rule: What reading gives is the underlying object's own answer

    @id:resource-delegation-get-values @op:AnonymousResourceCollection.__get
    Scenario Outline: Reading "<case>" gives <value>
      When the property "<case>" is read
      Then the result is <value>

      Examples:
        | case   | value     |
        | email  | null      |
        | logins |         0 |
        | city   | {"id": 9} |

      @trait:absent-is-null
      Examples: what is not there
        | case    | value |
        | unknown | null  |

    @id:resource-delegation-get-object @op:AnonymousResourceCollection.__get
    Scenario: An object that is read is the very object
      Given "river" is a new Collection from [["Rhine"]]
      And the class City with
        """
        {"properties": {"river": {"$ref": "river"}}}
        """
      And a new JsonResource from [{"$new": ["City"]}]
      When "__get" is called with ["river"]
      Then the result is {"$ref": "river"}

    @id:resource-delegation-get-nested @op:AnonymousResourceCollection.__get
    Scenario: A resource around a resource reads through to the object
      Given a new JsonResource from [{"$new": ["JsonResource", {"$new": ["Model", {"name": "Grace"}]}]}]
      When the property "name" is read
      Then the result is "Grace"

    @id:resource-delegation-isset-nested @op:AnonymousResourceCollection.__isset
    Scenario Outline: A resource around a resource tests through to the object: "<case>"
      Given a new JsonResource from [{"$new": ["JsonResource", {"$new": ["Model", {"name": "Grace"}]}]}]
      When "__isset" is called with ["<case>"]
      Then the result is <set>

      Examples:
        | case  | set   |
        | name  | true  |
        | phone | false |

    @id:resource-delegation-isset-object @op:AnonymousResourceCollection.__isset
    Scenario Outline: The test is answered by the object: <answer>
      Given the closure "test" that returns <answer>
      And the class Oracle with
        """
        {"methods": {"__isset": {"$ref": "test"}}}
        """
      And a new JsonResource from [{"$new": ["Oracle"]}]
      When "__isset" is called with ["name"]
      Then the result is <answer>
      And the closure "test" was called with [["name"]]

      Examples:
        | case | answer |
        | yes  | true   |
        | no   | false  |

    @id:resource-delegation-get-unasked @trait:absent-is-null @op:AnonymousResourceCollection.__get
    Scenario: The object is read without that test
      Given the closure "test" that returns false
      And the class Oracle with
        """
        {"methods": {"__isset": {"$ref": "test"}, "__get": "found"}}
        """
      And a new JsonResource from [{"$new": ["Oracle"]}]
      When "__get" is called with ["name"]
      Then the result is "found"
      And the closure "test" was not called

    @id:resource-delegation-isset-converted @op:AnonymousResourceCollection.__isset @trait:numeric-text
    Scenario Outline: An answer that is no flag counts as yes or no: <answer>
      Given the class Oracle with
        """
        {"methods": {"__isset": <answer>}}
        """
      And a new JsonResource from [{"$new": ["Oracle"]}]
      When "__isset" is called with ["name"]
      Then the result is <set>

      Examples:
        | case      | answer | set   |
        | number    |      1 | true  |
        | text      | "yes"  | true  |
        | zero      |      0 | false |
        | zero-text | "0"    | false |

    @id:resource-delegation-isset-public-property @op:AnonymousResourceCollection.__isset
    Scenario Outline: A declared property of <value>
      Given the class City with
        """
        {"properties": {"name": <value>}}
        """
      And a new JsonResource from [{"$new": ["City"]}]
      When "__isset" is called with ["name"]
      Then the result is <set>

      Examples:
        | case       | value  | set  |
        | text       | "Bonn" | true |
        | zero       |      0 | true |
        | empty-text | ""     | true |

      @trait:absent-is-null
      Examples: a property that is null
        | case | value | set   |
        | null | null  | false |

  @level:observed
  Rule: An entry of a map or a Collection is no property, and null has none

    @id:resource-delegation-isset-no-object @op:AnonymousResourceCollection.__isset
    Scenario Outline: A <case> as the underlying value
      Given a new JsonResource from [<value>]
      When "__isset" is called with ["id"]
      Then the result is false

      @trait:absent-is-null
      Examples:
        | case | value |
        | null | null  |
      # Where an entry of a map is read as an attribute of an object is, as in Perl, a map has it.

      @trait:static-languages
      Examples: an entry is no property
        | case       | value                               |
        | map        | {"id": 1}                           |
        | collection | {"$new": ["Collection", {"id": 1}]} |

    @id:resource-delegation-get-collection @trait:static-languages @op:AnonymousResourceCollection.__get @error
    Scenario: An entry of a Collection is not read as a property
      Given a new JsonResource from [{"$new": ["Collection", {"id": 1}]}]
      When the property "id" is read
      Then it fails, or the result is not 1

    @id:resource-delegation-get-map @trait:static-languages @op:AnonymousResourceCollection.__get @error
    Scenario: An entry of a map is not read as a property
      Given a new JsonResource from [{"id": 1}]
      When the property "id" is read
      Then it fails, or the result is not 1

  @level:observed @op:AnonymousResourceCollection.__get
  Rule: A resource's own properties are not the object's

    @id:resource-delegation-own-property
    Scenario Outline: "<case>" is the resource's own
      Given a new JsonResource from [{"$new": ["Model", {"with": "forwarded", "additional": "forwarded"}]}]
      When the property "<case>" is read
      Then the result is []

      Examples:
        | case       |
        | with       |
        | additional |

    @id:resource-delegation-set-is-not-forwarded @trait:static-languages
    Scenario: Writing an unknown property stays on the resource
      Given the closure "write" that returns null
      And the class Draft extending Model with
        """
        {"methods": {"__set": {"$ref": "write"}}}
        """
      And "draft" is a new Draft from [{"title": "Hello"}]
      And a new JsonResource from [{"$ref": "draft"}]
      When the property "state" is set to "open"
      Then the property "state" is "open"
      And the closure "write" was not called
      And "getAttributes" of "draft" gives {"title": "Hello"}

    @id:resource-delegation-set-hides-attribute @trait:static-languages
    Scenario: A property written on the resource hides the attribute of that name
      Given "user" is a new Model from [{"name": "Ada"}]
      And a new JsonResource from [{"$ref": "user"}]
      When the property "name" is set to "Grace"
      Then the property "name" is "Grace"
      And "getAttributes" of "user" gives {"name": "Ada"}

    @id:resource-delegation-set-declared @trait:static-languages
    Scenario: A property that the underlying object declares is set on the resource alone
      Given the class City with
        """
        {"properties": {"name": "Bonn"}}
        """
      And "city" is a new City from []
      And a new JsonResource from [{"$ref": "city"}]
      When the property "name" is set to "Cologne"
      Then the property "name" of "city" is "Bonn"
      And the property "name" is "Cologne"
