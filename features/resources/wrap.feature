Feature: AnonymousResourceCollection.wrap
  Sets the key under which the outermost array stands in a response.

  Background:
    Given the resource class PostResource that gives {"id": {"$item": "id"}}
    And the current request is "/posts"

  @level:stated
  Rule: The outermost array stands under the wrapper key
    # "Sets the wrapper key for the outer-most array": under that key stands the array, which is the one that "resolve" gives,
    # whatever stands beside it.

    @id:collection-wrap-key @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: The key "posts" wraps a collection
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body at "/posts" is [{"id": 1}]
      And the static property "wrap" of JsonResource is "posts"

    @id:collection-wrap-key-beside-more @trait:settable-properties @op:AnonymousResourceCollection.wrap @boot-only
    Scenario Outline: The key "posts" wraps a collection beside <more>
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And the property "<property>" is set to {"took": 5}
      When "response" is called
      Then the response body at "/posts/0/id" is 1
      And somewhere in the response body is "took" with 5

      @op:AnonymousResourceCollection.$with
      Examples:
        | case       | more       | property |
        | extra-data | extra data | with     |

      @op:AnonymousResourceCollection.$additional
      Examples:
        | case     | more     | property   |
        | metadata | metadata | additional |
    # A resource is resolved "to an array" too, and data that have the wrapper key are the exception, see $forceWrapping.

    @id:collection-wrap-key-single @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: The key "posts" wraps a single resource
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And a new PostResource from [{"id": 1}]
      When "response" is called
      Then the response body at "/posts" is {"id": 1}

    @id:collection-wrap-nothing @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: The array of no items has the key too
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And a new AnonymousResourceCollection from [[], "PostResource"]
      When "response" is called
      Then the response body at "/posts" is []

    @id:collection-wrap-empty-page-stated @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: The array of an empty page has the key too
      Given the static operation "wrap" of JsonResource is called with ["posts"]
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [], 2]}, "PostResource"]
      When "response" is called
      Then the response body at "/posts" is []

    @id:collection-wrap-outermost-alone @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.$wrap
    Scenario: A resource inside the array has no wrapper
      Given the resource class AuthorResource that gives {"name": {"$item": "name"}}
      And the resource class BookResource that gives {"author": {"$new": ["AuthorResource", {"name": "Ada"}]}}
      And a new BookResource from [[]]
      When "response" is called
      Then somewhere in the response body is {"author": {"name": "Ada"}}

    @id:collection-wrap-outermost-of-collections @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.$wrap
    Scenario: A collection inside the array has no wrapper
      Given the resource class BookResource that gives {"authors": {"$new": ["AnonymousResourceCollection", [{"name": "Ada"}], "JsonResource"]}}
      And a new BookResource from [[]]
      When "response" is called
      Then somewhere in the response body is {"authors": [{"name": "Ada"}]}

    @id:collection-wrap-key-of-subclass @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: The key that is set on JsonResource is that of a class of collections
      Given the class Posts extending AnonymousResourceCollection
      And the static operation "wrap" of JsonResource is called with ["posts"]
      And a new Posts from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body at "/posts" is [{"id": 1}]

    @id:collection-wrap-key-deep-inside @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: An array that has the key further inside is wrapped
      Given the static operation "wrap" of JsonResource is called with ["post"]
      And a new JsonResource from [{"author": {"post": "editor"}}]
      When "response" is called
      Then the response body at "/post" is {"author": {"post": "editor"}}

    @id:collection-wrap-off @op:AnonymousResourceCollection.withoutWrapping @boot-only
    Scenario: Without wrapping the items stand at the top of the body
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body at "/0/id" is 1
    # What the property holds then is not said: "Disables wrapping" may be a flag of its own.

    @id:collection-wrap-off-single @op:AnonymousResourceCollection.withoutWrapping @boot-only
    Scenario: Without wrapping the entries of a single resource stand at the top of the body
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new PostResource from [{"id": 1}]
      When "response" is called
      Then the response body at "/id" is 1

    @id:collection-wrap-void @boot-only
    Scenario Outline: <operation> returns nothing
      When the static operation "<operation>" of JsonResource is called with <args>
      Then the result is null

      @op:AnonymousResourceCollection.wrap
      Examples:
        | case | operation | args      |
        | wrap | wrap      | ["posts"] |

      @op:AnonymousResourceCollection.withoutWrapping
      Examples:
        | case    | operation       | args |
        | without | withoutWrapping | []   |

    @id:collection-wrap-names @op:AnonymousResourceCollection.wrap @boot-only
    Scenario Outline: The key "<key>" is the key as it was given
      Given the static operation "wrap" of JsonResource is called with ["<key>"]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body at "/<key>" is [{"id": 1}]

      Examples:
        | case    | key         |
        | capital | Posts       |
        | dot     | blog.posts  |
        | objects | constructor |
        | zeros   |          00 |
        | letters | größe       |

    @id:collection-wrap-value-stated @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: Data that have the wrapper key as a value do not have it as a key
      Given the resource class TagsResource that gives ["posts", "red"]
      And the static operation "wrap" of JsonResource is called with ["posts"]
      And a new TagsResource from [1]
      When "response" is called
      Then the response body at "/posts" is ["posts", "red"]
    # "Applied to the outer-most array", which is a list without that key.

    @id:collection-wrap-inner-stated @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: A list whose items have the wrapper key is wrapped itself
      Given the resource class NoteResource that gives {"posts": {"$item": "id"}}
      And the static operation "wrap" of JsonResource is called with ["posts"]
      And a new AnonymousResourceCollection from [[{"id": 1}], "NoteResource"]
      When "response" is called
      Then the response body at "/posts" is [{"posts": 1}]

    @id:collection-wrap-own-class @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: The key is set on the class of the collection
      Given the static operation "wrap" of AnonymousResourceCollection is called with ["posts"]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      When "response" is called
      Then the response body at "/posts" is [{"id": 1}]

    @id:collection-wrap-own-class-single @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: The key is set on the class of the resource
      Given the static operation "wrap" of PostResource is called with ["post"]
      And a new PostResource from [{"id": 1}]
      When "response" is called
      Then the response body at "/post" is {"id": 1}

    @id:collection-wrap-own-class-off @op:AnonymousResourceCollection.withoutWrapping @boot-only
    Scenario Outline: Wrapping is switched off on the class of <what>
      Given the static operation "withoutWrapping" of <class> is called with []
      And a new <class> from <args>
      When "response" is called
      Then the response body at "<place>" is 1

      Examples:
        | case       | what           | class                       | args                          | place |
        | collection | the collection | AnonymousResourceCollection | [[{"id": 1}], "PostResource"] | /0/id |
        | resource   | the resource   | PostResource                | [{"id": 1}]                   | /id   |

    @id:collection-wrap-off-page @op:AnonymousResourceCollection.withoutWrapping @boot-only
    Scenario: Without wrapping the items of a page are in the response all the same
      Given the static operation "withoutWrapping" of JsonResource is called with []
      And a new AnonymousResourceCollection from [{"$new": ["Paginator", [{"id": 1}], 2]}, "PostResource"]
      When "response" is called
      Then somewhere in the response body is {"id": 1}

    @id:collection-wrap-other-keys-stated @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.wrap @boot-only
    Scenario Outline: Data with the key "<other>" stand under the wrapper key "<key>"
      Given the static operation "wrap" of JsonResource is called with ["<key>"]
      And a new JsonResource from [{"<other>": 1}]
      When "response" is called
      Then the response body at "/<key>" is {"<other>": 1}

      Examples:
        | case    | key   | other    |
        | default | posts | data     |
        | longer  | data  | database |
        | shorter | posts | post     |

  @level:observed
  Rule: A collection and a resource are wrapped alike

    @id:collection-wrap-name @op:AnonymousResourceCollection.wrap @boot-only
    Scenario Outline: The name <name> around <items>
      Given the static operation "wrap" of JsonResource is called with [<name>]
      And a new AnonymousResourceCollection from [<items>, "PostResource"]
      When "response" is called
      Then the response body is <body>

      Examples:
        | case     | name        | items       | body                       |
        | posts    | "posts"     | [{"id": 1}] | {"posts": [{"id": 1}]}     |
        | data     | "data"      | [{"id": 1}] | {"data": [{"id": 1}]}      |
        | no-items | "posts"     | []          | {"posts": []}              |
        | blank    | " "         | [{"id": 1}] | {" ": [{"id": 1}]}         |
        | fraction | "1.5"       | [{"id": 1}] | {"1.5": [{"id": 1}]}       |
        | zeros    | "00"        | [{"id": 1}] | {"00": [{"id": 1}]}        |
        | special  | "__proto__" | [{"id": 1}] | {"__proto__": [{"id": 1}]} |

      @trait:keyed-pages
      Examples: items under names
        | case  | name    | items            | body                        |
        | names | "posts" | {"a": {"id": 1}} | {"posts": {"a": {"id": 1}}} |

    @id:collection-wrap-single @op:AnonymousResourceCollection.response
    Scenario Outline: A single resource that gives <value>
      Given a new JsonResource from [<value>]
      When "response" is called
      Then the response body is <body>

      Examples: maps and lists
        | case   | value     | body                |
        | a-map  | {"id": 1} | {"data": {"id": 1}} |
        | a-list | [1, 2]    | {"data": [1, 2]}    |

      @trait:json-text
      Examples: an empty map
        | case    | value | body         |
        | null    | null  | {"data": []} |
        | nothing | []    | {"data": []} |

    @id:collection-wrap-nested @op:AnonymousResourceCollection.response
    Scenario: Resources inside are not wrapped
      Given a new JsonResource from [{"main": {"$new": ["PostResource", {"id": 1}]}}]
      When "response" is called
      Then the response body is {"data": {"main": {"id": 1}}}

  @level:observed @trait:integer-like-keys @trait:recursive-merge @op:AnonymousResourceCollection.wrap @boot-only
  Rule: A name of digits is a number and is renumbered

    @id:collection-wrap-digits
    Scenario Outline: The name <name>, additional <additional>
      Given the static operation "wrap" of JsonResource is called with [<name>]
      And a new AnonymousResourceCollection from [[{"id": 1}], "PostResource"]
      And "additional" is called with [<additional>]
      When "response" is called
      Then the response body is <body>

      Examples:
        | case     | name | additional | body                       |
        | seven    | "7"  | []         | [[{"id": 1}]]              |
        | negative | "-3" | []         | [[{"id": 1}]]              |
        | named    | "7"  | {"m": 1}   | {"0": [{"id": 1}], "m": 1} |
        | numbered | "7"  | {"7": "x"} | [[{"id": 1}], "x"]         |

  @level:observed
  Rule: Data that have the wrapper key already are not wrapped again

    @id:collection-wrap-present @op:AnonymousResourceCollection.response
    Scenario Outline: A resource giving <value>, with extra <extra>
      Given a new JsonResource from [<value>]
      And "additional" is called with [<extra>]
      When "response" is called
      Then the response body is <body>

      Examples:
        | case           | value                  | extra    | body                          |
        | key-alone      | {"data": 1}            | []       | {"data": 1}                   |
        | key-among-more | {"id": 2, "data": 1}   | []       | {"id": 2, "data": 1}          |
        | key-with-null  | {"data": null, "b": 1} | []       | {"data": null, "b": 1}        |
        | key-with-empty | {"data": []}           | []       | {"data": []}                  |
        | key-and-extra  | {"data": 1}            | {"m": 2} | {"data": 1, "m": 2}           |
        | null-and-extra | {"data": null}         | {"m": 2} | {"data": null, "m": 2}        |
        | key-deeper     | {"in": {"data": 1}}    | []       | {"data": {"in": {"data": 1}}} |
        | other-case     | {"Data": 1}            | []       | {"data": {"Data": 1}}         |
        | list-value     | ["data"]               | []       | {"data": ["data"]}            |

    @id:collection-wrap-present-collection @op:AnonymousResourceCollection.response @trait:keyed-pages
    Scenario: A collection with an item of that name
      Given a new AnonymousResourceCollection from [{"data": {"id": 1}, "z": {"id": 2}}, "PostResource"]
      And "additional" is called with [{"m": 3}]
      When "response" is called
      Then the response body is {"data": {"id": 1}, "z": {"id": 2}, "m": 3}

    @id:collection-wrap-present-number @trait:integer-like-keys @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: A list of two items has the wrapper key "1" already
      Given the static operation "wrap" of JsonResource is called with ["1"]
      And a new JsonResource from [["a", "b"]]
      When "response" is called
      Then the response body is ["a", "b"]

    @id:collection-wrap-present-other-name @trait:recursive-merge @op:AnonymousResourceCollection.wrap @boot-only
    Scenario: The name that counts is the one that is set
      Given the static operation "wrap" of JsonResource is called with ["id"]
      And a new PostResource from [{"id": 1}]
      And "additional" is called with [{"id": 2}]
      When "response" is called
      Then the response body is {"id": [1, 2]}

    @id:collection-wrap-present-own-array @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.collects @op:AnonymousResourceCollection.toArray
    Scenario: A collection class that builds its own envelope
      Given the class PostCollection extending ResourceCollection with
        """json
        {
          "properties": { "collects": "PostResource" },
          "methods": {
            "toArray": {
              "data": { "$field": [{ "$this": true }, "collection"] },
              "links": { "self": "/posts" }
            }
          }
        }
        """
      And a new PostCollection from [[{"id": 1}]]
      When "response" is called
      Then the response body is {"data": [{"id": 1}], "links": {"self": "/posts"}}
      And "resolve" gives
        """json
        { "data": { "$a": "Collection", "items": [{ "$a": "PostResource" }] }, "links": { "self": "/posts" } }
        """
