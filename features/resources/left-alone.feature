Feature: Resources: what is left alone
  An operation that asks changes nothing.

  @level:stated
  Rule: Asking changes nothing
    # The document says of each of these what it gives, and of none that it sets anything. Nothing is as it is by default, so that
    # whatever is brought back to its default shows.

    @id:collection-left-alone-asked @trait:settable-properties
    Scenario Outline: A response after "<operation>" with <args>
      Given the resource class CityResource that gives {"id": {"$item": "id"}}
      And the current request is "/cities?sort=new"
      And "page" is a new Paginator from [[{"id": 1}, {"id": 2}], 2, 3, {"path": "/cities", "fragment": "list", "pageName": "p"}]
      And "hasMorePagesWhen" of "page" is called with [true]
      And a new AnonymousResourceCollection from [{"$ref": "page"}, "CityResource"]
      And the property "with" is set to {"version": 2}
      And "additional" is called with [{"took": 5}]
      And the result is kept as "it"
      And "preserveKeys" is called
      And the result is kept as "it"
      And "withQuery" is called with [{"tag": "red"}]
      And the result is kept as "it"
      And "<operation>" is called with <args>
      When "response" is called
      Then somewhere in the response body is {"id": 1}
      And somewhere in the response body is {"id": 2}
      And somewhere in the response body is "version" with 2
      And somewhere in the response body is "took" with 5
      And somewhere in the response is a URL with
        | path      | /cities |
        | query tag | red     |
        | query p   |       4 |
        | fragment  | list    |

      @op:AnonymousResourceCollection.count
      Examples:
        | case  | operation | args |
        | count | count     | []   |

      @op:AnonymousResourceCollection.getIterator
      Examples:
        | case     | operation   | args |
        | iterator | getIterator | []   |

      @op:AnonymousResourceCollection.resolve
      Examples:
        | case    | operation | args                               |
        | resolve | resolve   | [{"$request": "/cities?sort=new"}] |

      @op:AnonymousResourceCollection.toAttributes
      Examples:
        | case       | operation    | args                               |
        | attributes | toAttributes | [{"$request": "/cities?sort=new"}] |

      @op:AnonymousResourceCollection.resolveResourceData
      Examples:
        | case          | operation           | args                               |
        | resource-data | resolveResourceData | [{"$request": "/cities?sort=new"}] |

      @op:AnonymousResourceCollection.toArray
      Examples:
        | case  | operation | args                               |
        | array | toArray   | [{"$request": "/cities?sort=new"}] |

      @op:AnonymousResourceCollection.jsonSerialize
      Examples:
        | case | operation     | args |
        | form | jsonSerialize | []   |

      @op:AnonymousResourceCollection.toJson
      Examples:
        | case | operation | args |
        | json | toJson    | []   |

      @op:AnonymousResourceCollection.toPrettyJson
      Examples:
        | case        | operation    | args |
        | pretty-json | toPrettyJson | []   |

      @op:AnonymousResourceCollection.with
      Examples:
        | case | operation | args                               |
        | with | with      | [{"$request": "/cities?sort=new"}] |

      @op:AnonymousResourceCollection.jsonOptions
      Examples:
        | case         | operation   | args |
        | json-options | jsonOptions | []   |

      @op:AnonymousResourceCollection.response
      Examples:
        | case     | operation | args |
        | response | response  | []   |

      @op:AnonymousResourceCollection.toResponse
      Examples:
        | case        | operation  | args                               |
        | to-response | toResponse | [{"$request": "/cities?sort=new"}] |
