@op:AnonymousResourceCollection.jsonOptions
Feature: AnonymousResourceCollection.jsonOptions
  Gives the JSON flags with which the response is written.

  Background:
    Given the class LinkResource extending JsonResource with
      """json
      { "methods": { "toArray": { "href": { "$item": true } }, "jsonOptions": 64 } }
      """
    And the current request is "/links"

  @level:stated
  Rule: The options are a number, and applied to the response
    # What the number means is not shown: only that it is one.

    @id:resource-json-options-kind
    Scenario Outline: The "jsonOptions" of a plain <class> are a number
      Given a new <class> from <args>
      When "jsonOptions" is called
      Then the result is {"$any": "integer"}

      Examples:
        | case       | class                       | args                     |
        | resource   | JsonResource                | [{"id": 1}]              |
        | collection | AnonymousResourceCollection | [["/a"], "JsonResource"] |
    # "Applied to the response": so it asks for them, and there is none without.

    @id:resource-json-options-applied @error
    Scenario Outline: "<operation>" asks for "jsonOptions", and ends with its error
      Given the class SecretResource extending JsonResource with
        """
        {"methods": {"toArray": {"href": {"$item": true}}, "jsonOptions": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a new SecretResource from ["/a"]
      When "<operation>" is called with [{"$request": "/links"}]
      Then it fails

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation |
        | response | response  |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  |
        | to-response | toResponse |
    # How a class of one's own says what it collects is not said, so this one is told as anonymous ones are.

    @id:collection-json-options-applied @op:AnonymousResourceCollection.response @error
    Scenario Outline: "response" asks a collection of <items> for "jsonOptions", and ends with its error
      Given the class SecretCollection extending AnonymousResourceCollection with
        """
        {"methods": {"jsonOptions": {"$throw": {"kind": "Logic", "message": "not today"}}}}
        """
      And a new SecretCollection from [<items>, "LinkResource"]
      When "response" is called with [{"$request": "/links"}]
      Then it fails

      Examples:
        | case | items                              |
        | list | ["/a"]                             |
        | page | {"$new": ["Paginator", ["/a"], 1]} |

  @level:observed
  Rule: By default a resource has no options; a collection has those of the collected class

    @id:collection-json-options-of
    Scenario Outline: <class> of <args> has the options <options>
      Given the class LinkGroup extending ResourceCollection with
        """json
        { "properties": { "collects": "LinkResource" } }
        """
      And a new <class> from <args>
      When "jsonOptions" is called
      Then the result is <options>

      Examples:
        | case               | class                       | args                                 | options |
        | resource           | JsonResource                | ["/a"]                               |       0 |
        | resource-own       | LinkResource                | ["/a"]                               |      64 |
        | resource-of-one    | JsonResource                | [{"$new": ["LinkResource", "/a"]}]   |       0 |
        | collected          | AnonymousResourceCollection | [["/a"], "LinkResource"]             |      64 |
        | collected-plain    | AnonymousResourceCollection | [["/a"], "JsonResource"]             |       0 |
        | named              | LinkGroup                   | [["/a"]]                             |      64 |
        | bare-resources     | ResourceCollection          | [[{"$new": ["LinkResource", "/a"]}]] |       0 |
        | collecting-nothing | ResourceCollection          | [["/a"]]                             |       0 |
      # Without an item the class is asked through an object whose constructor has not run.

      @trait:static-languages
      Examples: no items
        | case            | class                       | args                 | options |
        | collected-empty | AnonymousResourceCollection | [[], "LinkResource"] |      64 |

    @id:collection-json-options-other-class @op:AnonymousResourceCollection.$collects @trait:settable-properties
    Scenario: The options are those of another class as soon as it is the collected one
      Given the class LinkGroup extending ResourceCollection with
        """json
        { "properties": { "collects": "LinkResource" } }
        """
      And a new LinkGroup from [["/a"]]
      And "jsonOptions" is called
      And the property "collects" is set to {"$class": "JsonResource"}
      When "jsonOptions" is called
      Then the result is 0

    @id:collection-json-options-no-class @op:AnonymousResourceCollection.$collects @trait:static-languages @trait:settable-properties @error
    Scenario: Asking for the options fails once the collected class is no resource class
      Given a new AnonymousResourceCollection from [["/a"], "LinkResource"]
      And the property "collects" is set to {"$class": "Collection"}
      When "jsonOptions" is called
      Then it fails with a Logic error

    @id:collection-json-options-found
    Scenario Outline: Those of a class that was found: <case>
      Given the class LinkCollection extending ResourceCollection with
        """json
        <members>
        """
      And a new LinkCollection from [["/a"]]
      When "jsonOptions" is called
      Then the result is 64

      Examples:
        | case        | members                                      |
        | by-marker   | {"markers": {"Collects": "LinkResource"}}    |
        | by-property | {"properties": {"collects": "LinkResource"}} |

      @trait:found-by-name
      Examples: a class found by its name
        | case    | members |
        | by-name | {}      |

    @id:collection-json-options-found-text @op:AnonymousResourceCollection.response @trait:json-text
    Scenario Outline: The response of a class that was found is written with them: <case>
      Given the class LinkCollection extending ResourceCollection with
        """json
        <members>
        """
      And a new LinkCollection from [["/a"]]
      When "response" is called
      Then the response body is the text
        """
        {"data":[{"href":"/a"}]}
        """

      Examples:
        | case        | members                                      |
        | by-marker   | {"markers": {"Collects": "LinkResource"}}    |
        | by-property | {"properties": {"collects": "LinkResource"}} |

      @trait:found-by-name
      Examples: a class found by its name
        | case    | members |
        | by-name | {}      |

    @id:collection-json-options-nested
    Scenario Outline: Those of the collections that are collected, whose class was found: <case>
      Given the class LinkCollection extending ResourceCollection with
        """json
        <members>
        """
      And a new AnonymousResourceCollection from [[["/a"]], {"$class": "LinkCollection"}]
      When "jsonOptions" is called
      Then the result is 64

      Examples:
        | case        | members                                      |
        | by-marker   | {"markers": {"Collects": "LinkResource"}}    |
        | by-property | {"properties": {"collects": "LinkResource"}} |

      @trait:found-by-name
      Examples: a class found by its name
        | case    | members |
        | by-name | {}      |

    @id:collection-json-options-guessed @op:Paginator.toResourceCollection
    Scenario: Of a class that was guessed for a page
      Given the class Link with
        """json
        {"properties": {"href": "/a"}, "staticMethods": {"guessResourceName": ["LinkResource"]}}
        """
      And a Paginator of [{"$new": ["Link"]}] with 1 per page
      And "toResourceCollection" is called
      And the result is kept as "links"
      When "jsonOptions" of "links" is called with []
      Then the result is 64

    @id:collection-json-options-own
    Scenario: A collection class may have options of its own
      Given the class LinkCollection extending ResourceCollection with
        """json
        {"methods": {"jsonOptions": 256}}
        """
      And a new LinkCollection from [["/a"]]
      When "jsonOptions" is called
      Then the result is 256

    @id:collection-json-options-not-constructed @trait:static-languages
    Scenario: The collected class is asked without being constructed
      Given the class PickyResource extending JsonResource with
        """json
        {
          "methods": {
            "__construct": { "$throw": { "kind": "Logic", "message": "constructed" } },
            "jsonOptions": 256
          }
        }
        """
      And a new AnonymousResourceCollection from [[], "PickyResource"]
      When "jsonOptions" is called
      Then the result is 256

  @level:exact @trait:json-text
  Rule: The response is written with the JSON options

    @id:collection-json-options-response
    Scenario Outline: <class> of <args>
      Given a new <class> from <args>
      When "response" is called
      Then the response body is the text
        """
        <body>
        """

      Examples:
        | case      | class                       | args                                     | body                                   |
        | own       | LinkResource                | ["/é"]                                   | {"data":{"href":"/\\u00e9"}}           |
        | collected | AnonymousResourceCollection | [["/é"], "LinkResource"]                 | {"data":[{"href":"/\\u00e9"}]}         |
        | none      | AnonymousResourceCollection | [[{"href": "/é<&'\\""}], "JsonResource"] | {"data":[{"href":"\\/\\u00e9<&'\\""}]} |

    @id:resource-json-options-around-another @op:AnonymousResourceCollection.response
    Scenario: A resource around another is written with its own options
      Given the resource class PlainResource that gives {"href": "/"}
      And a new PlainResource from [{"$new": ["LinkResource", "/"]}]
      When "response" is called
      Then the response body is the text
        """
        {"data":{"href":"\/"}}
        """

    @id:resource-json-options-behind-json @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.toJson
    Scenario: Flags that were given to toJson do not count for a response
      Given a new JsonResource from [{"href": "/"}]
      And "toJson" is called with [64]
      When "response" is called
      Then the response body is the text
        """
        {"data":{"href":"\/"}}
        """

    @id:resource-json-options-pretty @op:AnonymousResourceCollection.response
    Scenario: Spread over lines, where they say so
      Given the class LineResource extending JsonResource with
        """
        {"methods": {"jsonOptions": 128}}
        """
      And a new LineResource from [{"id": 1}]
      When "response" is called
      Then the response body is the text
        """
        {
            "data": {
                "id": 1
            }
        }
        """

    @id:resource-json-options-behind-data @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.toArray @trait:ordered-maps
    Scenario: The options are asked for when the data are there
      Given the class LateResource extending JsonResource with
        """
        {
          "methods": {
            "toArray": {"$field": [{"$own": ["additional", {"flags": 64}]}, "resource"]},
            "jsonOptions": {"$field": [{"$field": [{"$this": true}, "additional"]}, "flags"]}
          }
        }
        """
      And a new LateResource from [{"file": "a/b"}]
      When "response" is called
      Then the response body is the text
        """
        {"data":{"file":"a/b"},"flags":64}
        """

    @id:resource-json-options-behind-extra-data @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.with @trait:ordered-maps
    Scenario: The options are asked for when the extra data are there
      Given the class LateResource extending JsonResource with
        """
        {
          "methods": {
            "with": {"$field": [{"$own": ["additional", {"flags": 64}]}, "with"]},
            "jsonOptions": {"$field": [{"$field": [{"$this": true}, "additional"]}, "flags"]}
          }
        }
        """
      And a new LateResource from [{"file": "a/b"}]
      When "response" is called
      Then the response body is the text
        """
        {"data":{"file":"a/b"},"flags":64}
        """

    @id:collection-json-options-page @op:AnonymousResourceCollection.response @op:Paginator.toArray @trait:ordered-maps @trait:surplus-items
    Scenario: Links of a page too
      Given a new AnonymousResourceCollection from [{"$new": ["Paginator", ["/a", "/b"], 1, 1, {"path": "/links"}]}, "LinkResource"]
      When "response" is called
      Then the response body is the text
        """
        {"data":[{"href":"/a"}],"links":{"first":"/links?page=1","last":null,"prev":null,"next":"/links?page=2"},"meta":{"current_page":1,"current_page_url":"/links?page=1","from":1,"path":"/links","per_page":1,"to":1}}
        """

  @level:observed @trait:json-text
  Rule: Numbers without a JSON form are zero in the response where the flags ask for partial output

    @id:collection-json-options-partial @op:AnonymousResourceCollection.response @trait:ordered-maps
    Scenario Outline: The flags <flags>
      Given the class PartialResource extending JsonResource with
        """json
        {"methods": {"jsonOptions": <flags>}}
        """
      And a new PartialResource from [{"path": "/", "size": {"$float": "INF"}}]
      When "response" is called
      Then the response body is the text
        """
        <body>
        """

      Examples:
        | case           | flags | body                             |
        | alone          |   512 | {"data":{"path":"\\/","size":0}} |
        | beside-another |   576 | {"data":{"path":"/","size":0}}   |
