Feature: Paginator.loadMorph and loadMorphCount
  Have the collection of items load what belongs to related objects of several kinds.

  @level:stated @trait:collection-library
  Rule: Loading relationships gives a paginator
    # Who loads the relationships is not said; on a page without items there are none.

    @id:paginator-load-morph-stated
    Scenario Outline: <operation> of a page without items gives a paginator
      Given the class Comments extending Collection with
        """
        {"methods": {"<operation>": null}}
        """
      And a Paginator of [] with 2 per page
      And "setCollection" is called with [{"$new": ["Comments", []]}]
      When "<operation>" is called with ["parent", {"Post": ["author"]}]
      Then the result is {"$a": "Paginator"}

      @op:Paginator.loadMorph
      Examples:
        | case | operation |
        | load | loadMorph |

      @op:Paginator.loadMorphCount
      Examples:
        | case  | operation      |
        | count | loadMorphCount |

  @level:observed @trait:collection-library
  Rule: The collection is asked with the same arguments and the paginator returns itself

    @id:paginator-load-morph-other-collection
    Scenario Outline: <operation>, once there is another collection
      Given the closure "load" that returns null
      And the class Comments extending Collection with
        """
        {"methods": {"<operation>": null}}
        """
      And the class Others extending Collection with
        """
        {"methods": {"<operation>": {"$ref": "load"}}}
        """
      And a Paginator of ["first"] with 2 per page
      And "setCollection" is called with [{"$new": ["Comments", ["first"]]}]
      And "<operation>" is called with ["parent", {"Post": ["author"]}]
      And "setCollection" is called with [{"$new": ["Others", ["second"]]}]
      When "<operation>" is called with ["parent", {"Post": ["author"]}]
      Then the closure "load" was called once

      @op:Paginator.loadMorph
      Examples:
        | case | operation |
        | load | loadMorph |

      @op:Paginator.loadMorphCount
      Examples:
        | case  | operation      |
        | count | loadMorphCount |

    @id:paginator-load-morph-again
    Scenario Outline: <operation>, called a second time, asks again
      Given the closure "load" that returns null
      And the class Comments extending Collection with
        """
        {"methods": {"<operation>": {"$ref": "load"}}}
        """
      And a Paginator of ["first"] with 2 per page
      And "setCollection" is called with [{"$new": ["Comments", ["first"]]}]
      And "<operation>" is called with ["parent", {"Post": ["author"]}]
      When "<operation>" is called with ["parent", {"Post": ["author"]}]
      Then the result is the subject itself
      And the closure "load" was called with [["parent", {"Post": ["author"]}], ["parent", {"Post": ["author"]}]]

      @op:Paginator.loadMorph
      Examples:
        | case | operation |
        | load | loadMorph |

      @op:Paginator.loadMorphCount
      Examples:
        | case       | operation      |
        | load-count | loadMorphCount |

    @id:paginator-load-morph-delegated
    Scenario Outline: <operation> of <items> with <relations>
      Given the closure "load" that returns "ignored"
      And the class Comments extending Collection with
        """
        {"methods": {"<operation>": {"$ref": "load"}}}
        """
      And a Paginator of {"$new": ["Comments", <items>]} with 2 per page
      When "<operation>" is called with ["parent", <relations>]
      Then the result is the subject itself
      And the closure "load" was called with [["parent", <relations>]]
      And "items" gives <items>

      @op:Paginator.loadMorph
      Examples:
        | case       | operation | items               | relations                                |
        | load       | loadMorph | ["first", "second"] | {"Post": ["author"], "Photo": ["album"]} |
        | load-none  | loadMorph | ["first", "second"] | {}                                       |
        | load-empty | loadMorph | []                  | {"Post": ["author"]}                     |

      @op:Paginator.loadMorphCount
      Examples:
        | case        | operation      | items               | relations              |
        | count       | loadMorphCount | ["first", "second"] | {"Post": ["comments"]} |
        | count-none  | loadMorphCount | ["first", "second"] | {}                     |
        | count-empty | loadMorphCount | []                  | {"Post": ["comments"]} |

    @id:paginator-load-morph-live
    Scenario Outline: What <operation> does to the collection shows on the page
      Given the class Comments extending Collection with
        """
        {"methods": {"<operation>": {"$call": {"on": {"$this": true}, "operation": "push", "args": ["loaded"]}}}}
        """
      And a Paginator of ["first"] with 2 per page
      And "setCollection" is called with [{"$new": ["Comments", ["first"]]}]
      When "<operation>" is called with ["parent", {"Post": ["author"]}]
      Then "items" gives ["first", "loaded"]

      @op:Paginator.loadMorph
      Examples:
        | case | operation |
        | load | loadMorph |

      @op:Paginator.loadMorphCount
      Examples:
        | case  | operation      |
        | count | loadMorphCount |

    @id:paginator-load-morph-same-collection @op:Paginator.getCollection @trait:shared-objects
    Scenario Outline: After <operation> the page has the collection that it had
      Given the class Comments extending Collection with
        """
        {"methods": {"<operation>": null}}
        """
      And "comments" is a new Comments from [["first"]]
      And a Paginator of ["first"] with 2 per page
      And "setCollection" is called with [{"$ref": "comments"}]
      When "<operation>" is called with ["parent", {"Post": ["author"]}]
      Then "getCollection" gives {"$ref": "comments"}

      @op:Paginator.loadMorph
      Examples:
        | case | operation |
        | load | loadMorph |

      @op:Paginator.loadMorphCount
      Examples:
        | case  | operation      |
        | count | loadMorphCount |

    @id:paginator-load-morph-more
    Scenario Outline: <operation> for the second time, with other relationships
      Given the closure "load" that returns null
      And the class Comments extending Collection with
        """
        {"methods": {"<operation>": {"$ref": "load"}}}
        """
      And a Paginator of {"$new": ["Comments", ["first"]]} with 2 per page
      And "<operation>" is called with ["parent", {"Post": ["author"]}]
      When "<operation>" is called with ["parent", {"Photo": ["album"]}]
      Then the closure "load" was called with [["parent", {"Post": ["author"]}], ["parent", {"Photo": ["album"]}]]

      @op:Paginator.loadMorph
      Examples:
        | case | operation |
        | load | loadMorph |

      @op:Paginator.loadMorphCount
      Examples:
        | case  | operation      |
        | count | loadMorphCount |

  @level:observed @trait:collection-library @error
  Rule: A plain collection cannot load relationships

    @id:paginator-load-morph-plain
    Scenario Outline: <operation> of a plain page
      Given a Paginator of ["first"] with 2 per page
      When "<operation>" is called with ["parent", {"Post": ["author"]}]
      Then it fails with a BadMethodCall error

      @op:Paginator.loadMorph
      Examples:
        | case | operation |
        | load | loadMorph |

      @op:Paginator.loadMorphCount
      Examples:
        | case       | operation      |
        | load-count | loadMorphCount |
