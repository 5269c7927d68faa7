Feature: Conditional attributes: of a collection
  A collection has the operations that a single resource has.

  @level:stated @protected
  Rule: What a resource can be asked, a collection can be asked

    @id:collection-conditional
    Scenario Outline: "<operation>" of a collection
      Given a new AnonymousResourceCollection from [[{"id": 1}], "JsonResource"]
      When the protected operation "<operation>" is called with <args>
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

      @op:AnonymousResourceCollection.merge
      Examples:
        | case  | operation | args        | result               |
        | merge | merge     | [{"id": 1}] | {"$a": "MergeValue"} |

      @op:AnonymousResourceCollection.filter
      Examples:
        | case   | operation | args                                 | result    |
        | filter | filter    | [{"id": 1, "a": {"$missing": true}}] | {"id": 1} |

      @op:AnonymousResourceCollection.removeMissingValues
      Examples:
        | case   | operation           | args                                 | result    |
        | remove | removeMissingValues | [{"id": 1, "a": {"$missing": true}}] | {"id": 1} |

      @op:AnonymousResourceCollection.mergeWhen
      Examples:
        | case       | operation | args              | result               |
        | merge-when | mergeWhen | [true, {"id": 1}] | {"$a": "MergeValue"} |

      @op:AnonymousResourceCollection.mergeUnless
      Examples:
        | case         | operation   | args               | result               |
        | merge-unless | mergeUnless | [false, {"id": 1}] | {"$a": "MergeValue"} |
