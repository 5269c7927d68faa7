@op:AnonymousResourceCollection.preserveKeys
Feature: AnonymousResourceCollection.preserveKeys
  Marks whether the keys of the collection are kept when it is resolved.

  Background:
    Given the resource class TagResource that gives {"tag": {"$item": true}}
    And the current request is "/tags"

  @level:stated
  Rule: The flag takes the given value, and true when none is given

    @id:collection-preserve-keys-flag @op:AnonymousResourceCollection.$preserveKeys
    Scenario Outline: The flag given: <case>
      Given a new AnonymousResourceCollection from [["red"], "TagResource"]
      When "preserveKeys" is called with <args>
      Then the property "preserveKeys" is <flag>

      Examples:
        | case    | args    | flag  |
        | default | []      | true  |
        | on      | [true]  | true  |
        | off     | [false] | false |

    @id:collection-preserve-keys-flag-off-again @op:AnonymousResourceCollection.$preserveKeys
    Scenario: The flag that was on is off
      Given a new AnonymousResourceCollection from [["red"], "TagResource"]
      And "preserveKeys" is called with [true]
      When "preserveKeys" is called with [false]
      Then the property "preserveKeys" is false

    @id:collection-preserve-keys-flag-twice @op:AnonymousResourceCollection.$preserveKeys
    Scenario: The flag that is on stays on
      Given a new AnonymousResourceCollection from [["red"], "TagResource"]
      And "preserveKeys" is called
      When "preserveKeys" is called
      Then the property "preserveKeys" is true

    @id:collection-preserve-keys-beside-another @op:AnonymousResourceCollection.$preserveKeys
    Scenario: The flag of another collection says nothing of this one
      Given a new AnonymousResourceCollection from [["red"], "TagResource"]
      And "preserveKeys" is called with [true]
      And "other" is a new AnonymousResourceCollection from [["blue"], "TagResource"]
      When "preserveKeys" of "other" is called with [false]
      Then the property "preserveKeys" is true

    @id:collection-preserve-keys-two @op:AnonymousResourceCollection.resolve
    Scenario: Of two collections one keeps its keys, and the other does not
      Given a new AnonymousResourceCollection from [{"9": "blue"}, "TagResource"]
      And "preserveKeys" is called with [true]
      And the result is kept as "it"
      And "other" is a new AnonymousResourceCollection from [{"8": "red"}, "TagResource"]
      And "preserveKeys" of "other" is called with [false]
      And the result is kept as "other"
      When "resolve" is called
      Then the result is {"9": {"tag": "blue"}}
      And "resolve" of "other" gives [{"tag": "red"}]

    @id:collection-preserve-keys-new-one
    Scenario: A new collection treats its keys the same, whatever was set on another
      Given "other" is a new AnonymousResourceCollection from [{"9": "blue"}, "TagResource"]
      And "preserveKeys" of "other" is called with [false]
      And "earlier" is a new AnonymousResourceCollection from [{"9": "blue"}, "TagResource"]
      And "preserveKeys" of "other" is called with [true]
      And a new AnonymousResourceCollection from [{"9": "blue"}, "TagResource"]
      When "resolve" is called
      Then the result is what "resolve" of "earlier" gives

    @id:collection-preserve-keys-keeps
    Scenario: Kept keys appear in the resolved array
      Given a new AnonymousResourceCollection from [{"3": "red", "9": "blue"}, "TagResource"]
      When "preserveKeys" is called
      Then "resolve" gives {"3": {"tag": "red"}, "9": {"tag": "blue"}}

    @id:collection-preserve-keys-keeps-zero
    Scenario: Keys with a gap behind zero are kept
      Given a new AnonymousResourceCollection from [{"0": "red", "2": "blue"}, "TagResource"]
      And "preserveKeys" is called
      And the result is kept as "it"
      When "resolve" is called
      Then the result is {"0": {"tag": "red"}, "2": {"tag": "blue"}}
    # Each of the operations says what it sets, and none of them says of the others that it takes anything away.

    @id:collection-preserve-keys-before-others @op:AnonymousResourceCollection.resolve @op:AnonymousResourceCollection.preserveQuery @op:AnonymousResourceCollection.withQuery @op:AnonymousResourceCollection.additional
    Scenario: Keys are kept whatever is set on the collection afterwards
      Given a new AnonymousResourceCollection from [{"3": "red", "9": "blue"}, "TagResource"]
      And "preserveKeys" is called
      And the result is kept as "it"
      And "preserveQuery" is called
      And the result is kept as "it"
      And "withQuery" is called with [{"tag": "red"}]
      And the result is kept as "it"
      And "additional" is called with [{"took": 5}]
      And the result is kept as "it"
      When "resolve" is called
      Then the result is {"3": {"tag": "red"}, "9": {"tag": "blue"}}

    @id:collection-preserve-keys-keeps-again
    Scenario: Keys are kept whenever the collection is resolved
      Given a new AnonymousResourceCollection from [{"3": "red", "9": "blue"}, "TagResource"]
      And "preserveKeys" is called
      And the result is kept as "it"
      And "resolve" is called
      When "resolve" is called
      Then the result is {"3": {"tag": "red"}, "9": {"tag": "blue"}}
    # "Whether collection keys are kept": once without them, of one item, as a map need not have an order.

    @id:collection-preserve-keys-drops
    Scenario: Keys that are not kept are gone
      Given a new AnonymousResourceCollection from [{"9": "blue"}, "TagResource"]
      When "preserveKeys" is called with [false]
      Then "resolve" gives [{"tag": "blue"}]

    @id:collection-preserve-keys-kind
    Scenario: An anonymous collection is returned
      Given a new AnonymousResourceCollection from [["red"], "TagResource"]
      When "preserveKeys" is called
      Then the result is {"$a": "AnonymousResourceCollection"}

    @id:collection-preserve-keys-page-stated @op:AnonymousResourceCollection.response @trait:keyed-pages
    Scenario: Kept keys of a page appear in its response
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", {"a": "red", "b": "blue"}, 2]}, "TagResource"]
      And "preserveKeys" is called
      And the result is kept as "it"
      When "response" is called
      Then somewhere in the response body is {"a": {"tag": "red"}, "b": {"tag": "blue"}}

    @id:collection-preserve-keys-as-property @op:AnonymousResourceCollection.$preserveKeys @trait:settable-properties
    Scenario: Keys are kept when the property is set to true
      Given a new AnonymousResourceCollection from [{"3": "red"}, "TagResource"]
      When the property "preserveKeys" is set to true
      Then "resolve" gives {"3": {"tag": "red"}}

  @level:observed
  Rule: The collection itself is returned

    @id:collection-preserve-keys-fluent
    Scenario Outline: preserveKeys(<args>) can be chained
      Given a new AnonymousResourceCollection from [["red"], "TagResource"]
      When "preserveKeys" is called with <args>
      Then the result is the subject itself

      Examples:
        | case    | args    |
        | default | []      |
        | off     | [false] |

  @level:observed
  Rule: Without the flag, keys that are all numeric are renumbered

    @id:collection-preserve-keys-off
    Scenario Outline: The items of <source>
      Given a new AnonymousResourceCollection from [<source>, "TagResource"]
      When "resolve" is called
      Then the result is [{"tag": "red"}, {"tag": "blue"}]

      Examples: integers
        | case | source          |
        | list | ["red", "blue"] |

      @trait:integer-like-keys @trait:ordered-maps
      Examples: numbers in text
        | case          | source                        |
        | fraction      | {"1.5": "red", "2.5": "blue"} |
        | leading-zeros | {"007": "red", "08": "blue"}  |
        | signed        | {"+4": "red", "-0": "blue"}   |
        | leading-point | {".5": "red", "5.": "blue"}   |

      @trait:ordered-maps
      Examples: an order that is kept
        | case     | source                     |
        | gap      | {"0": "red", "2": "blue"}  |
        | high     | {"3": "red", "9": "blue"}  |
        | negative | {"-1": "red", "5": "blue"} |
        | reversed | {"1": "red", "0": "blue"}  |

      @trait:integer-like-keys @trait:ordered-maps
      Examples: an order that is kept
        | case             | source                      |
        | exponent         | {"2e1": "red", "0": "blue"} |
        | capital-exponent | {"2E1": "red", "0": "blue"} |
        | leading-blank    | {" 1": "red", "0": "blue"}  |
        | trailing-blank   | {"2 ": "red", "0": "blue"}  |

  @level:observed
  Rule: One key that is no number keeps all keys, with the flag and without

    @id:collection-preserve-keys-names
    Scenario Outline: The items of <source>, flag <flag>
      Given a new AnonymousResourceCollection from [<source>, "TagResource"]
      And "preserveKeys" is called with [<flag>]
      When "resolve" is called
      Then the result is <result>

      Examples: names
        | case     | source                    | flag | result                                      |
        | names-on | {"x": "red", "y": "blue"} | true | {"x": {"tag": "red"}, "y": {"tag": "blue"}} |

      @trait:keyed-pages
      Examples: names without the flag
        | case      | source                    | flag  | result                                      |
        | names-off | {"x": "red", "y": "blue"} | false | {"x": {"tag": "red"}, "y": {"tag": "blue"}} |

      @trait:integer-like-keys @trait:keyed-pages
      Examples: names among numbers, or nearly numbers
        | case             | source                        | flag  | result                                          |
        | mixed-off        | {"x": "red", "4": "blue"}     | false | {"x": {"tag": "red"}, "4": {"tag": "blue"}}     |
        | mixed-on         | {"4": "red", "x": "blue"}     | true  | {"4": {"tag": "red"}, "x": {"tag": "blue"}}     |
        | empty-name-off   | {"": "red", "1": "blue"}      | false | {"": {"tag": "red"}, "1": {"tag": "blue"}}      |
        | hexadecimal-off  | {"0x1": "red", "0": "blue"}   | false | {"0x1": {"tag": "red"}, "0": {"tag": "blue"}}   |
        | unfinished-off   | {"1e": "red", "0": "blue"}    | false | {"1e": {"tag": "red"}, "0": {"tag": "blue"}}    |
        | two-points-off   | {"1.2.3": "red", "0": "blue"} | false | {"1.2.3": {"tag": "red"}, "0": {"tag": "blue"}} |
        | with-fraction-on | {"1.5": "red", "z": "blue"}   | true  | {"1.5": {"tag": "red"}, "z": {"tag": "blue"}}   |

  @level:observed
  Rule: With the flag, keys and their order are kept

    @id:collection-preserve-keys-on
    Scenario Outline: The items of <source>
      Given a new AnonymousResourceCollection from [<source>, "TagResource"]
      And "preserveKeys" is called
      When "resolve" is called
      Then the result is <result>

      Examples: integers
        | case     | source                     | result                                       |
        | list     | ["red", "blue"]            | [{"tag": "red"}, {"tag": "blue"}]            |
        | empty    | []                         | []                                           |
        | gap      | {"0": "red", "2": "blue"}  | {"0": {"tag": "red"}, "2": {"tag": "blue"}}  |
        | negative | {"-1": "red", "5": "blue"} | {"-1": {"tag": "red"}, "5": {"tag": "blue"}} |

      @trait:integer-like-keys
      Examples: numbers in text
        | case         | source                        | result                                          |
        | numeric-text | {"1.5": "red", "2e1": "blue"} | {"1.5": {"tag": "red"}, "2e1": {"tag": "blue"}} |

      @trait:ordered-maps
      Examples: an order that is kept
        | case     | source                    | result                                      |
        | reversed | {"1": "red", "0": "blue"} | {"1": {"tag": "red"}, "0": {"tag": "blue"}} |

    @id:collection-preserve-keys-own-class @op:AnonymousResourceCollection.__construct
    Scenario Outline: A class of anonymous collections keeps them: <case>
      Given the class Palette extending AnonymousResourceCollection with
        """
        <members>
        """
      And a new Palette from [{"9": "blue"}, "TagResource"]
      When "resolve" is called
      Then the result is {"9": {"tag": "blue"}}

      Examples:
        | case         | members                                |
        | its-property | {"properties": {"preserveKeys": true}} |
        | its-marker   | {"markers": {"PreserveKeys": true}}    |

    @id:collection-preserve-keys-subclass @op:AnonymousResourceCollection.collection @trait:late-static-binding
    Scenario: What a class says beats what its parent class says
      Given the class KeyedResource extending TagResource with
        """
        {"properties": {"preserveKeys": true}}
        """
      And the class ListedResource extending KeyedResource with
        """
        {"properties": {"preserveKeys": false}}
        """
      And the static operation "collection" of ListedResource is called with [{"9": "blue"}]
      And the result is kept as "it"
      When "resolve" is called
      Then the result is [{"tag": "blue"}]

    @id:collection-preserve-keys-marked-class @op:AnonymousResourceCollection.$preserveKeys
    Scenario: One that is marked keeps them without the flag as well
      Given the class Palette extending AnonymousResourceCollection with
        """
        {"markers": {"PreserveKeys": true}}
        """
      And a new Palette from [{"9": "blue"}, "TagResource"]
      When "preserveKeys" is called with [false]
      Then the property "preserveKeys" is false
      And "resolve" gives {"9": {"tag": "blue"}}

  @level:observed
  Rule: The flag is read each time the collection is resolved

    @id:collection-preserve-keys-on-and-off
    Scenario: The flag can be switched on and off again
      Given a new AnonymousResourceCollection from [{"3": "red"}, "TagResource"]
      And "preserveKeys" is called
      And "resolve" is called
      When "preserveKeys" is called with [false]
      Then "resolve" gives [{"tag": "red"}]

    @id:collection-preserve-keys-on-after-property @op:AnonymousResourceCollection.$preserveKeys @trait:settable-properties
    Scenario: The flag can be switched on again after the property was set to false
      Given a new AnonymousResourceCollection from [{"3": "red"}, "TagResource"]
      And "preserveKeys" is called
      And the property "preserveKeys" is set to false
      When "preserveKeys" is called
      Then "resolve" gives {"3": {"tag": "red"}}
