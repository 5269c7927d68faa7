@op:AnonymousResourceCollection.whenAggregated @trait:orm-model
Feature: AnonymousResourceCollection.whenAggregated
  Gives an aggregate of related objects only when the underlying object knows it.

  Background:
    Given a new JsonResource from
      """
      [{"$new": ["Model", {"votes_sum_amount": 12, "votes_min_amount": 0, "votes_avg_amount": null}]}]
      """

  @level:stated
  Rule: The aggregated value is given when it exists

    @id:resource-when-aggregated-known
    Scenario: An aggregate that is known
      When "whenAggregated" is called with ["votes", "amount", "sum"]
      Then the result is 12

    @id:resource-when-aggregated-unknown @op:Statement.missingValueMarker
    Scenario: An aggregate that is not known gives the missing marker
      When "whenAggregated" is called with ["votes", "amount", "max"]
      Then the result is the missing marker

    @id:resource-when-aggregated-default
    Scenario: An aggregate that is not known gives the default
      When "whenAggregated" is called with ["votes", "amount", "max", "yes", "no"]
      Then the result is "no"
      And "whenAggregated" with ["votes", "weight", "sum", "yes", "no"] gives "no"

    @id:resource-when-aggregated-zero
    Scenario: The aggregate 0 exists
      When "whenAggregated" is called with ["votes", "amount", "min"]
      Then the result is 0

    @id:resource-when-aggregated-fraction
    Scenario: An aggregate that is a fraction
      Given a new JsonResource from [{"$new": ["Model", {"votes_avg_amount": 4.5}]}]
      When "whenAggregated" is called with ["votes", "amount", "avg"]
      Then the result is 4.5

  @level:observed
  Rule: The attribute is made of relationship in snake case, function and column

    @id:resource-when-aggregated-names
    Scenario Outline: <aggregate> of <column> of "<relationship>" is in "<attribute>"
      Given a new JsonResource from [{"$new": ["Model", {"<attribute>": 5}]}]
      When "whenAggregated" is called with ["<relationship>", "<column>", "<aggregate>"]
      Then the result is 5

      Examples:
        | case      | relationship | column    | aggregate | attribute            |
        | plain     | posts        | views     | max       | posts_max_views      |
        | camel     | blogPosts    | views     | sum       | blog_posts_sum_views |
        | pascal    | BlogPosts    | views     | sum       | blog_posts_sum_views |
        | spaces    | blog posts   | views     | avg       | blog_posts_avg_views |
        | column    | posts        | viewCount | min       | posts_min_viewCount  |
        | no-column | posts        |           | sum       | posts_sum_           |
        | capitals  | posts        | views     | MAX       | posts_MAX_views      |
        | blanks    | blog  posts  | views     | avg       | blog_posts_avg_views |
        | star      | posts        | *         | count     | posts_count_*        |
        | exists    | posts        | id        | exists    | posts_exists_id      |
        | table     | posts        | p.views   | sum       | posts_sum_p.views    |

    @id:resource-when-aggregated-same-words
    Scenario: A column named like the function needs its own place in the name
      Given a new JsonResource from [{"$new": ["Model", {"votes_sum": 5}]}]
      When "whenAggregated" is called with ["votes", "sum", "sum"]
      Then the result is the missing marker

  @level:observed
  Rule: An aggregate is given as it was stored

    @id:resource-when-aggregated-text
    Scenario: A sum in text stays text
      Given a new JsonResource from [{"$new": ["Model", {"votes_sum_amount": "12.50"}]}]
      When "whenAggregated" is called with ["votes", "amount", "sum"]
      Then the result is "12.50"

  @level:observed
  Rule: A given value stands for the aggregate

    @id:resource-when-aggregated-value
    Scenario: A value is given in place of the aggregate
      When "whenAggregated" is called with ["votes", "amount", "sum", "many", "none"]
      Then the result is "many"

    @id:resource-when-aggregated-falsy-value
    Scenario Outline: The value <value> is given like any other
      When "whenAggregated" is called with ["votes", "amount", "sum", <value>]
      Then the result is <value>

      Examples:
        | case       | value |
        | false      | false |
        | zero       |     0 |
        | empty-text | ""    |
        | empty-list | []    |

    @id:resource-when-aggregated-closure
    Scenario Outline: A closure is called with the <case> <value>
      Given the closure "format" that returns {"$concat": [{"$arg": 0}, "!"]}
      When "whenAggregated" is called with ["votes", "amount", "<case>", {"$ref": "format"}]
      Then the result is <result>
      And the closure "format" was called with [[<value>]]

      Examples:
        | case | value | result |
        | sum  |    12 | "12!"  |
        | min  |     0 | "0!"   |

    @id:resource-when-aggregated-null-value
    Scenario Outline: An explicit null value gives the aggregate itself (<case>)
      When "whenAggregated" is called with <arguments>
      Then the result is 12

      Examples:
        | case            | arguments                                 |
        | without-default | ["votes", "amount", "sum", null]          |
        | with-default    | ["votes", "amount", "sum", null, "other"] |

  @level:observed
  Rule: An aggregate of null is null whatever was given

    @id:resource-when-aggregated-null-aggregate
    Scenario Outline: whenAggregated with <arguments>
      When "whenAggregated" is called with <arguments>
      Then the result is null

      Examples:
        | case  | arguments                         |
        | alone | ["votes", "amount", "avg"]        |
        | value | ["votes", "amount", "avg", "yes"] |

    @id:resource-when-aggregated-null-aggregate-closure
    Scenario Outline: With <arguments> nothing is called
      Given the closure "unused" that returns "never"
      When "whenAggregated" is called with <arguments>
      Then the result is null
      And the closure "unused" was not called

      Examples:
        | case    | arguments                                             |
        | value   | ["votes", "amount", "avg", {"$ref": "unused"}]        |
        | default | ["votes", "amount", "avg", "yes", {"$ref": "unused"}] |

  @level:observed
  Rule: Without the aggregate only the default is looked at

    @id:resource-when-aggregated-default-closure
    Scenario: A closure as the default is called without arguments
      Given the closure "unused" that returns "never"
      And the closure "default" that returns "none"
      When "whenAggregated" is called with ["votes", "amount", "max", {"$ref": "unused"}, {"$ref": "default"}]
      Then the result is "none"
      And the closure "default" was called with [[]]
      And the closure "unused" was not called

    @id:resource-when-aggregated-value-without-default
    Scenario: A value without a default gives the missing marker
      Given the closure "unused" that returns "never"
      When "whenAggregated" is called with ["votes", "amount", "max", {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called

    @id:resource-when-aggregated-null-default
    Scenario: An explicit null default gives null and not the missing marker
      When "whenAggregated" is called with ["votes", "amount", "max", "yes", null]
      Then the result is null
