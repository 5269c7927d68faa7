@op:Paginator.items
Feature: Paginator.items
  Gives the items of the page as an array.

  @level:stated
  Rule: The slice of items is returned

    @id:paginator-items-slice
    Scenario: A page that is not full
      Given a Paginator of ["Ada", "Bo"] with 5 per page
      When "items" is called
      Then the result is ["Ada", "Bo"]

    @id:paginator-items-odd @op:Paginator.count
    Scenario Outline: The items are those that were given: <items>
      Given a Paginator of <items> with 5 per page
      When "items" is called
      Then the result is <items>
      And "count" gives 3

      Examples:
        | case     | items                       |
        | twice    | ["Ada", "Bo", "Ada"]        |
        | lists    | [["Ada", "Bo"], [], ["Cy"]] |
        | falsy    | [0, "", false]              |
        | numerals | ["12", 1.5, "007"]          |

    @id:paginator-items-twenty
    Scenario: A page of twenty items
      Given a Paginator of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] with 20 per page
      When "items" is called
      Then the result is [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

    @id:paginator-items-kind @op:Paginator.offsetGet @trait:collection-library
    Scenario: An item is what it was, also when there is an array form of it, and when that was asked for
      Given a Paginator of [{"$new": ["Collection", ["Ada"]]}] with 5 per page
      And "toArray" is called
      And "toJson" is called
      When "items" is called
      Then the result is [{"$a": "Collection", "items": ["Ada"]}]
      And "offsetGet" with [0] gives {"$a": "Collection", "items": ["Ada"]}

  @level:observed
  Rule: "items" gives the items that are on the page now

    @id:paginator-items-after-changes @trait:keyed-pages
    Scenario: One item replaced, one added, one taken away
      Given a Paginator of {"a": "Ada", "b": "Bo"} with 5 per page
      And "offsetSet" is called with ["a", "Ann"]
      And "offsetSet" is called with ["c", "Cy"]
      When "offsetUnset" is called with ["b"]
      Then "items" gives {"a": "Ann", "c": "Cy"}

    @id:paginator-items-copy @trait:copied-maps
    Scenario: What was returned before does not change afterwards
      Given the class Probe extending Paginator with
        """
        {
          "methods": {
            "first": {"$arg": 0},
            "probe": {
              "$call": {
                "on": {"$this": true},
                "operation": "first",
                "args": [
                  {"$call": {"on": {"$this": true}, "operation": "items", "args": []}},
                  {"$call": {"on": {"$this": true}, "operation": "offsetSet", "args": [null, "Bo"]}}
                ]
              }
            }
          }
        }
        """
      And a new Probe from [["Ada"], 5]
      When "probe" is called
      Then the result is ["Ada"]

    @id:paginator-items-objects
    Scenario: Objects on the page stay the objects they were
      Given "ada" is a new Collection from [["Ada"]]
      And a Paginator of [{"$ref": "ada"}] with 5 per page
      When "items" is called
      Then the result is [{"$ref": "ada"}]
