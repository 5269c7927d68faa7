@op:AnonymousResourceCollection.toJson @op:AnonymousResourceCollection.filter
Feature: Resources inside resources
  A resource that stands in the data of another is resolved and filtered like any other when it is written.

  Background:
    Given the current request is "/posts"
    And the resource class AuthorResource that gives
      """
      {"name": {"$item": "name"}, "email": {"$own": ["when", {"$item": "public"}, {"$item": "email"}]}}
      """
    And "ada" is a new AuthorResource from [{"name": "Ada", "email": "ada@home.test", "public": false}]
    And "bo" is a new AuthorResource from [{"name": "Bo", "email": "bo@home.test", "public": true}]

  @level:observed
  Rule: A nested resource is filtered wherever it stands

    @id:resource-nested-place @op:AnonymousResourceCollection.when
    Scenario Outline: In the data <data>
      Given the resource class PostResource that gives <data>
      And a new PostResource from [1]
      When "toJson" is called
      Then the result is JSON text of <json>

      Examples:
        | case       | data                                                                                                | json                                                               |
        | entry      | {"by": {"$ref": "ada"}}                                                                             | {"by": {"name": "Ada"}}                                            |
        | kept-entry | {"by": {"$ref": "bo"}}                                                                              | {"by": {"name": "Bo", "email": "bo@home.test"}}                    |
        | list       | {"by": [{"$ref": "bo"}, {"$ref": "ada"}]}                                                           | {"by": [{"name": "Bo", "email": "bo@home.test"}, {"name": "Ada"}]} |
        | deeper     | {"team": {"lead": {"$ref": "ada"}}}                                                                 | {"team": {"lead": {"name": "Ada"}}}                                |
        | chosen     | {"by": {"$own": ["when", true, {"$ref": "ada"}]}}                                                   | {"by": {"name": "Ada"}}                                            |
        | default    | {"by": {"$own": ["when", false, 1, {"$ref": "ada"}]}}                                               | {"by": {"name": "Ada"}}                                            |
        | merged     | {"id": 1, "0": {"$own": ["merge", {"by": {"$ref": "ada"}}]}}                                        | {"id": 1, "by": {"name": "Ada"}}                                   |
        | collection | {"by": {"$new": ["Collection", [{"$ref": "ada"}]]}}                                                 | {"by": [{"name": "Ada"}]}                                          |
        | empty-page | {"by": {"$new": ["AnonymousResourceCollection", {"$new": ["Paginator", [], 1]}, "AuthorResource"]}} | {"by": []}                                                         |

    @id:resource-nested-collection @op:AnonymousResourceCollection.collection @trait:late-static-binding
    Scenario: In a collection inside the data
      Given the resource class PostResource that gives
        """
        {
          "by": {
            "$call": {
              "on": {"$class": "AuthorResource"},
              "operation": "collection",
              "args": [[{"name": "Ada", "email": "ada@home.test", "public": false}]]
            }
          }
        }
        """
      And a new PostResource from [1]
      When "toJson" is called
      Then the result is JSON text of {"by": [{"name": "Ada"}]}

    @id:resource-nested-twice
    Scenario: In a resource that stands in a third one
      Given the resource class PostResource that gives {"by": {"$ref": "ada"}, "draft": {"$own": ["when", false, 1]}}
      And the resource class BlogResource that gives {"last": {"$new": ["PostResource", 1]}}
      And a new BlogResource from [1]
      When "toJson" is called
      Then the result is JSON text of {"last": {"by": {"name": "Ada"}}}

    @id:resource-nested-nothing-left @op:AnonymousResourceCollection.when @trait:json-text
    Scenario Outline: As an empty list where nothing of it is left, in the data <data>
      Given the resource class DraftResource that gives {"text": {"$own": ["when", false, 1]}}
      And the resource class PostResource that gives <data>
      And a new PostResource from [1]
      When "toJson" is called
      Then the result is the text
        """
        <json>
        """

      Examples:
        | case   | data                                                                  | json           |
        | entry  | {"draft": {"$new": ["DraftResource", 1]}}                             | {"draft":[]}   |
        | list   | {"draft": [{"$new": ["DraftResource", 1]}]}                           | {"draft":[[]]} |
        | merged | {"0": {"$own": ["merge", {"draft": {"$new": ["DraftResource", 1]}}]}} | {"draft":[]}   |

    @id:resource-nested-page @op:AnonymousResourceCollection.response @op:Paginator.jsonSerialize
    Scenario: A page stands in the data as a page, and not as its items
      Given "page" is a new Paginator from [[{"$ref": "ada"}], 1]
      And the resource class BlogResource that gives {"authors": {"$ref": "page"}}
      And a new BlogResource from [1]
      When "response" is called
      Then the response body at "/data/authors/data" is [{"name": "Ada"}]
      And the response body at "/data/authors/per_page" is 1

  @level:observed
  Rule: A nested resource is filtered in every form that is written

    @id:resource-nested-pretty @op:AnonymousResourceCollection.toPrettyJson
    Scenario: In pretty JSON text
      Given the resource class PostResource that gives {"by": {"$ref": "ada"}}
      And a new PostResource from [1]
      When "toPrettyJson" is called
      Then the result is JSON text of {"by": {"name": "Ada"}}

    @id:resource-nested-response @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.toResponse
    Scenario Outline: In the response that "<operation>" of a new <class> from <arguments> gives
      Given the resource class PostResource that gives {"by": {"$ref": "ada"}}
      And a new <class> from <arguments>
      When "<operation>" is called with [{"$request": "/posts"}]
      Then the response body at "<place>" is {"by": {"name": "Ada"}}

      Examples:
        | case                 | operation  | class                       | arguments                                         | place   |
        | resource             | response   | PostResource                | [1]                                               | /data   |
        | resource-answered    | toResponse | PostResource                | [1]                                               | /data   |
        | collection           | response   | AnonymousResourceCollection | [[1], "PostResource"]                             | /data/0 |
        | collection-of-a-page | response   | AnonymousResourceCollection | [{"$new": ["Paginator", [1], 1]}, "PostResource"] | /data/0 |

    @id:resource-nested-extra @op:AnonymousResourceCollection.additional @op:AnonymousResourceCollection.with
    Scenario: In extra data and in metadata
      Given the class PostResource extending JsonResource with
        """
        {"methods": {"toArray": {"id": 1}, "with": {"owner": {"$ref": "ada"}}}}
        """
      And a new PostResource from [1]
      And "additional" is called with [{"editors": [{"$ref": "ada"}]}]
      When "response" is called
      Then the response body is {"data": {"id": 1}, "owner": {"name": "Ada"}, "editors": [{"name": "Ada"}]}

    @id:resource-nested-serialized @op:AnonymousResourceCollection.jsonSerialize
    Scenario: "jsonSerialize" filters the outer resource, and leaves the nested one a resource
      Given the resource class PostResource that gives {"by": {"$ref": "ada"}, "draft": {"$own": ["when", false, 1]}}
      And a new PostResource from [1]
      When "jsonSerialize" is called
      Then the result is {"by": {"$ref": "ada"}}

  @level:exact @trait:json-text
  Rule: The flags of the whole shape the text of a nested resource, and its own do not

    Background:
      Given the class PlaceResource extending JsonResource with
        """
        {"methods": {"jsonOptions": 256}}
        """

    @id:resource-nested-flags @op:AnonymousResourceCollection.jsonOptions
    Scenario Outline: toJson(<flags>) of a resource of <value> inside another
      Given a new JsonResource from [{"at": {"$new": ["PlaceResource", <value>]}}]
      When "toJson" is called with [<flags>]
      Then the result is the text
        """
        <json>
        """

      Examples:
        | case            | flags   | value                    | json                      |
        | none            |       0 | {"p": "é/"}              | {"at":{"p":"\\u00e9\\/"}} |
        | slash           |      64 | {"p": "é/"}              | {"at":{"p":"\\u00e9/"}}   |
        | objects         |      16 | [1, []]                  | {"at":{"0":1,"1":{}}}     |
        | numbers         |      32 | {"p": "1.50"}            | {"at":{"p":1.5}}          |
        | partial-raising | 4194816 | {"p": {"$float": "INF"}} | {"at":{"p":0}}            |
        | partial         |     512 | {"p": {"$float": "INF"}} | {"at":{"p":0}}            |

    @id:resource-nested-pretty-layout @op:AnonymousResourceCollection.toPrettyJson
    Scenario: "toPrettyJson" indents a nested resource as deep as it stands
      Given a new JsonResource from [{"at": {"$new": ["PlaceResource", {"p": 1}]}}]
      When "toPrettyJson" is called
      Then the result is the text
        """
        {
            "at": {
                "p": 1
            }
        }
        """

    @id:resource-nested-response-flags @op:AnonymousResourceCollection.response @op:AnonymousResourceCollection.jsonOptions @op:AnonymousResourceCollection.additional @trait:ordered-maps
    Scenario: A response is written with those of the resource that is answered
      Given the class TripResource extending JsonResource with
        """
        {"methods": {"toArray": {"at": {"$new": ["PlaceResource", {"p": "é/"}]}}, "jsonOptions": 64}}
        """
      And a new TripResource from [1]
      And "additional" is called with [{"to": {"$new": ["PlaceResource", {"p": "é/"}]}}]
      When "response" is called
      Then the response body is the text
        """
        {"data":{"at":{"p":"\u00e9/"}},"to":{"p":"\u00e9/"}}
        """

  @level:observed @op:AnonymousResourceCollection.response
  Rule: The data are all that a nested resource brings

    @id:resource-nested-data-alone @op:AnonymousResourceCollection.$wrap @op:AnonymousResourceCollection.with @op:AnonymousResourceCollection.additional
    Scenario: Wrapper key, extra data and metadata of a resource inside another are not used
      Given the class EditorResource extending JsonResource with
        """
        {"staticProperties": {"wrap": "editor"}, "methods": {"with": {"version": 2}}}
        """
      And "editor" is a new EditorResource from [{"name": "Cy"}]
      And "additional" of "editor" is called with [{"took": 5}]
      And a new JsonResource from [{"by": {"$ref": "editor"}}]
      When "response" is called
      Then the response body is {"data": {"by": {"name": "Cy"}}}

  @level:observed
  Rule: Every condition counts inside a nested resource

    @id:resource-nested-condition @op:AnonymousResourceCollection.unless @op:AnonymousResourceCollection.whenNull @op:AnonymousResourceCollection.whenNotNull @op:AnonymousResourceCollection.merge @op:AnonymousResourceCollection.mergeWhen @op:AnonymousResourceCollection.mergeUnless @op:AnonymousResourceCollection.transform
    Scenario Outline: A nested resource with <entry>
      Given the resource class TagResource that gives {"tag": "red", "0": <entry>}
      And the resource class PostResource that gives {"main": {"$new": ["TagResource", 1]}}
      And a new PostResource from [1]
      When "toJson" is called
      Then the result is JSON text of {"main": <json>}

      Examples: merged entries
        | case               | entry                                        | json                     |
        | merge              | {"$own": ["merge", {"hue": 1}]}              | {"tag": "red", "hue": 1} |
        | merge-when         | {"$own": ["mergeWhen", true, {"hue": 1}]}    | {"tag": "red", "hue": 1} |
        | merge-when-unmet   | {"$own": ["mergeWhen", false, {"hue": 1}]}   | {"tag": "red"}           |
        | merge-unless       | {"$own": ["mergeUnless", false, {"hue": 1}]} | {"tag": "red", "hue": 1} |
        | merge-unless-unmet | {"$own": ["mergeUnless", true, {"hue": 1}]}  | {"tag": "red"}           |

      Examples: missing entries
        | case          | entry                           | json           |
        | unless        | {"$own": ["unless", true, 1]}   | {"tag": "red"} |
        | when-null     | {"$own": ["whenNull", 1]}       | {"tag": "red"} |
        | when-not-null | {"$own": ["whenNotNull", null]} | {"tag": "red"} |

      @trait:absent-is-null
      Examples: null
        | case      | entry                                               | json           |
        | transform | {"$own": ["transform", null, {"$fn": {"body": 1}}]} | {"tag": "red"} |
