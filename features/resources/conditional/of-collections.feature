Feature: Conditional attributes: of a collection
  A collection has the operations that a single resource has.

  @level:stated
  Rule: What a resource can be asked, a collection can be asked

    @id:collection-conditional @protected
    Scenario Outline: "<operation>" of a collection
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.when
      Examples:
        | case | operation | args                | result |
        | when | when      | [true, "yes", "no"] | "yes"  |

      @op:AnonymousResourceCollection.whenNotNull
      Examples:
        | case     | operation   | args         | result |
        | not-null | whenNotNull | [null, "no"] | "no"   |

      @op:AnonymousResourceCollection.whenNull
      Examples:
        | case | operation | args        | result |
        | null | whenNull  | ["a", "no"] | "no"   |

      @op:AnonymousResourceCollection.transform
      Examples:
        | case      | operation | args                          | result |
        | transform | transform | ["a", {"$fn": {"body": "b"}}] | "b"    |

      @op:AnonymousResourceCollection.filter
      Examples:
        | case   | operation | args                                 | result    |
        | filter | filter    | [{"id": 1, "a": {"$missing": true}}] | {"id": 1} |

      @op:AnonymousResourceCollection.removeMissingValues
      Examples:
        | case   | operation           | args                                 | result    |
        | remove | removeMissingValues | [{"id": 1, "a": {"$missing": true}}] | {"id": 1} |

    @id:collection-conditional-merged @op:AnonymousResourceCollection.toArray
    Scenario Outline: What "<operation>" of a collection merges stands among its other data
      Given the class Cities extending AnonymousResourceCollection with
        """
        {"methods": {"toArray": {"total": 2, "0": {"$own": <call>}}}}
        """
      And a new Cities from [[{"id": 1}], "JsonResource"]
      When "resolve" is called with [{"$request": "/"}]
      Then the result is {"total": 2, "by": "Ada"}

      @op:AnonymousResourceCollection.merge
      Examples:
        | case  | operation | call                     |
        | merge | merge     | ["merge", {"by": "Ada"}] |

      @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case       | operation | call                               |
        | merge-when | mergeWhen | ["mergeWhen", true, {"by": "Ada"}] |

      @op:AnonymousResourceCollection.mergeUnless
      Examples:
        | case         | operation   | call                                  |
        | merge-unless | mergeUnless | ["mergeUnless", false, {"by": "Ada"}] |
