Feature: Names are taken letter by letter
  Capital letters and spaces belong to a name: nothing that is given by name is looked up or kept under another one.

  @level:observed
  Rule: What a resource looks up has the very name it was asked for

    @id:resource-offset-name-unchanged @op:AnonymousResourceCollection.offsetExists
    Scenario Outline: The entry "<name>" is another one
      Given a new JsonResource from [{"name": "Ada", "address": {"city": "Rome"}}]
      When "offsetExists" is called with ["<name>"]
      Then the result is false

      Examples:
        | case    | name         |
        | capital | Name         |
        | dot     | address.city |

    @id:resource-name-unchanged @protected
    Scenario Outline: "<operation>" with <args> is <result>
      Given a new JsonResource from
        """
        [{"$new": ["Model", {" Full Name ": "Ada L."}, {" Blog Posts ": [1]}, {" Full Name ": 1}, {
          "pivot": {"$new": ["Pivot", " Role_User "]}, " Member ": {"$new": ["Pivot", " Team_User "]}
        }]}]
        """
      When "<operation>" is called from inside with <args>
      Then the result is <result>

      @op:AnonymousResourceCollection.whenHas @trait:orm-model
      Examples:
        | case     | operation | args            | result   |
        | when-has | whenHas   | [" Full Name "] | "Ada L." |

      @op:AnonymousResourceCollection.whenAppended @trait:orm-model
      Examples:
        | case          | operation    | args            | result   |
        | when-appended | whenAppended | [" Full Name "] | "Ada L." |

      @op:AnonymousResourceCollection.whenLoaded @trait:orm-model
      Examples:
        | case        | operation  | args             | result |
        | when-loaded | whenLoaded | [" Blog Posts "] | [1]    |

      @op:AnonymousResourceCollection.hasPivotLoaded @trait:orm-model
      Examples:
        | case                | operation      | args            | result |
        | has-pivot-loaded    | hasPivotLoaded | [" Role_User "] | true   |
        | has-no-pivot-loaded | hasPivotLoaded | ["role_user"]   | false  |

      @op:AnonymousResourceCollection.hasPivotLoadedAs @trait:orm-model
      Examples:
        | case                   | operation        | args                        | result |
        | has-pivot-loaded-as    | hasPivotLoadedAs | [" Member ", " Team_User "] | true   |
        | has-no-pivot-loaded-as | hasPivotLoadedAs | ["member", "team_user"]     | false  |

      @op:AnonymousResourceCollection.offsetGet
      Examples:
        | case       | operation | args            | result   |
        | offset-get | offsetGet | [" Full Name "] | "Ada L." |

      @op:AnonymousResourceCollection.offsetExists
      Examples:
        | case          | operation    | args            | result |
        | offset-exists | offsetExists | [" Full Name "] | true   |

      @op:AnonymousResourceCollection.__get
      Examples:
        | case | operation | args            | result   |
        | get  | __get     | [" Full Name "] | "Ada L." |

      @op:AnonymousResourceCollection.__isset
      Examples:
        | case  | operation | args            | result |
        | isset | __isset   | [" Full Name "] | true   |

  @level:stated
  Rule: A dot in the name of an entry has no special meaning

    @id:resource-offset-point
    Scenario Outline: "<operation>" of an entry with a dot in its name leaves the other entries alone
      Given a new JsonResource from [{"address": {"city": "Rome"}}]
      And "<operation>" is called with <args>
      When "offsetGet" is called with ["address"]
      Then the result is {"city": "Rome"}

      @op:AnonymousResourceCollection.offsetSet
      Examples:
        | case | operation | args                     |
        | set  | offsetSet | ["address.city", "Oslo"] |

      @op:AnonymousResourceCollection.offsetUnset @trait:absent-is-null
      Examples:
        | case  | operation   | args             |
        | unset | offsetUnset | ["address.city"] |

  @level:observed
  Rule: What is set or removed has the very name

    @id:paginator-offset-point @trait:keyed-pages
    Scenario Outline: "<operation>" of an item with a point in its key leaves the others
      Given a Paginator of {"address": {"city": "Rome"}} with 5 per page
      And "<operation>" is called with <args>
      When "offsetGet" is called with ["address"]
      Then the result is {"city": "Rome"}

      @op:Paginator.offsetSet
      Examples:
        | case | operation | args                     |
        | set  | offsetSet | ["address.city", "Oslo"] |

      @op:Paginator.offsetUnset @trait:absent-is-null
      Examples:
        | case  | operation   | args             |
        | unset | offsetUnset | ["address.city"] |

  @level:observed @op:AnonymousResourceCollection.wrap @boot-only
  Rule: The wrapper key is the very name

    @id:resource-wrap-name-unchanged
    Scenario: A wrapper with capital letters and spaces
      Given the current request is "/posts"
      And the static operation "wrap" of JsonResource is called with [" All Posts "]
      And a new JsonResource from [{"id": 1}]
      When "response" is called
      Then the response body is {" All Posts ": {"id": 1}}

  @level:observed @op:Shared.macro @op:Shared.hasMacro @boot-only
  Rule: A macro has the very name

    @id:resource-macro-name-unchanged
    Scenario: A macro with capital letters and spaces
      Given the static operation "macro" of JsonResource is called with [" Say Hello ", {"$fn": {"body": "Hello"}}]
      When the static operation "hasMacro" of JsonResource is called with [" Say Hello "]
      Then the result is true

  @level:observed
  Rule: A paginator keeps what it is given as it is

    @id:paginator-text-unchanged
    Scenario Outline: "<operation>" with <args>
      Given a Paginator of ["Oslo"] with 1 per page
      When "<operation>" is called with <args>
      Then <outcome>

      @op:Paginator.setPath
      Examples:
        | case | operation | args         | outcome                 |
        | path | setPath   | [" /Users "] | "path" gives " /Users " |

      @op:Paginator.withPath
      Examples:
        | case      | operation | args         | outcome                 |
        | with-path | withPath  | [" /Users "] | "path" gives " /Users " |

      @op:Paginator.setPageName
      Examples:
        | case      | operation   | args       | outcome                      |
        | page-name | setPageName | [" Page "] | "getPageName" gives " Page " |

      @op:Paginator.fragment
      Examples:
        | case     | operation | args      | outcome                  |
        | fragment | fragment  | [" Top "] | "fragment" gives " Top " |

    @id:paginator-static-text-unchanged
    Scenario Outline: "<operation>" of the class with <args>
      When the static operation "<operation>" of Paginator is called with <args>
      Then <outcome>

      @op:Paginator.defaultView @boot-only
      Examples:
        | case | operation   | args            | outcome                                                         |
        | view | defaultView | [" Pages.All "] | the static property "defaultView" of Paginator is " Pages.All " |

      @op:Paginator.defaultSimpleView @boot-only
      Examples:
        | case        | operation         | args            | outcome                                                               |
        | simple-view | defaultSimpleView | [" Pages.All "] | the static property "defaultSimpleView" of Paginator is " Pages.All " |

      @op:Paginator.resolveCurrentPath
      Examples:
        | case         | operation          | args         | outcome                  |
        | default-path | resolveCurrentPath | [" /Users "] | the result is " /Users " |

      @op:Paginator.resolveQueryString
      Examples:
        | case          | operation          | args    | outcome             |
        | default-query | resolveQueryString | [" Q "] | the result is " Q " |
