@op:AnonymousResourceCollection.whenCounted @trait:orm-model
Feature: AnonymousResourceCollection.whenCounted
  Gives the number of related objects only when the underlying object knows it.

  Background:
    Given a new JsonResource from [{"$new": ["Model", {"posts_count": 3, "likes_count": 0, "tags_count": null, "posts": 9}]}]

  @level:stated
  Rule: The count is given when it exists

    @id:resource-when-counted-counted
    Scenario: A relationship that was counted
      When "whenCounted" is called with ["posts"]
      Then the result is 3

    @id:resource-when-counted-not-counted @op:Statement.missingValueMarker
    Scenario: A relationship that was not counted gives the missing marker
      When "whenCounted" is called with ["comments"]
      Then the result is the missing marker

    @id:resource-when-counted-default
    Scenario: A relationship that was not counted gives the default
      When "whenCounted" is called with ["comments", "yes", "no"]
      Then the result is "no"

    @id:resource-when-counted-none
    Scenario: A count of 0 is given
      When "whenCounted" is called with ["likes"]
      Then the result is 0

  @level:observed
  Rule: A relationship that is only loaded is not counted

    @id:resource-when-counted-loaded
    Scenario: A relationship that is loaded and was not counted gives the default
      Given a new JsonResource from [{"$new": ["Model", {"likes_count": 2}, {"posts": [{"id": 1}]}]}]
      When "whenCounted" is called with ["posts", "yes", "no"]
      Then the result is "no"

  @level:observed
  Rule: The attribute is the relationship in snake case with one _count at its end

    @id:resource-when-counted-names
    Scenario Outline: "<relationship>" is counted in "<attribute>"
      Given a new JsonResource from [{"$new": ["Model", {"<attribute>": 5}]}]
      When "whenCounted" is called with ["<relationship>"]
      Then the result is 5

      Examples:
        | case           | relationship      | attribute            |
        | plain          | posts             | posts_count          |
        | camel          | blogPosts         | blog_posts_count     |
        | pascal         | BlogPosts         | blog_posts_count     |
        | snake          | blog_posts        | blog_posts_count     |
        | spaces         | blog posts        | blog_posts_count     |
        | tab            | blog\\tposts      | blog_posts_count     |
        | capitals       | URLs              | u_r_ls_count         |
        | all-capitals   | URL               | u_r_l_count          |
        | digits         | top10             | top10_count          |
        | digits-inside  | page2Images       | page2_images_count   |
        | hyphen         | blog-posts        | blog-posts_count     |
        | snake-pascal   | Blog_Posts        | blog__posts_count    |
        | suffixed       | posts_count       | posts_count          |
        | suffixed-twice | posts_count_count | posts_count          |
        | camel-suffixed | blogPosts_count   | blog_posts_count     |
        | dotted         | author.posts      | author.posts_count   |
        | alias          | posts as total    | posts_as_total_count |
        | capital-letter | ideaÉmue          | ideaémue_count       |
        | count-at-end   | account           | account_count        |
        | count-inside   | view_counts       | view_counts_count    |

    @id:resource-when-counted-camel-count
    Scenario: A name that ends in Count in camel case is complete
      Given a new JsonResource from [{"$new": ["Model", {"posts_count": 5}]}]
      When "whenCounted" is called with ["postsCount"]
      Then the result is 5

  @level:observed
  Rule: A count is given as it was stored

    @id:resource-when-counted-text
    Scenario: A count in text stays text
      Given a new JsonResource from [{"$new": ["Model", {"posts_count": "3"}]}]
      When "whenCounted" is called with ["posts"]
      Then the result is "3"

  @level:observed
  Rule: A given value stands for the count

    @id:resource-when-counted-value
    Scenario: A value is given in place of the count
      When "whenCounted" is called with ["posts", "many", "none"]
      Then the result is "many"

    @id:resource-when-counted-falsy-value
    Scenario Outline: The value <value> is given like any other
      When "whenCounted" is called with ["posts", <value>]
      Then the result is <value>

      Examples:
        | case       | value |
        | false      | false |
        | zero       |     0 |
        | empty-text | ""    |
        | empty-list | []    |

    @id:resource-when-counted-closure
    Scenario Outline: A closure is called with the count <count>
      Given the closure "format" that returns {"$concat": [{"$arg": 0}, " pieces"]}
      When "whenCounted" is called with ["<case>", {"$ref": "format"}]
      Then the result is "<count> pieces"
      And the closure "format" was called with [[<count>]]

      Examples:
        | case  | count |
        | posts |     3 |
        | likes |     0 |

    @id:resource-when-counted-null-value
    Scenario Outline: An explicit null value gives the count itself (<case>)
      When "whenCounted" is called with <arguments>
      Then the result is 3

      Examples:
        | case            | arguments                |
        | without-default | ["posts", null]          |
        | with-default    | ["posts", null, "other"] |

  @level:observed
  Rule: A count of null is null whatever was given

    @id:resource-when-counted-null-count
    Scenario Outline: whenCounted with <arguments>
      When "whenCounted" is called with <arguments>
      Then the result is null

      Examples:
        | case  | arguments                 |
        | alone | ["tags"]                  |
        | value | ["tags", "yes"]           |
        | null  | ["tags", null, "default"] |

    @id:resource-when-counted-null-count-closure
    Scenario Outline: With <arguments> nothing is called
      Given the closure "unused" that returns "never"
      When "whenCounted" is called with <arguments>
      Then the result is null
      And the closure "unused" was not called

      Examples:
        | case    | arguments                           |
        | value   | ["tags", {"$ref": "unused"}]        |
        | default | ["tags", "yes", {"$ref": "unused"}] |

  @level:observed
  Rule: Without a count only the default is looked at

    @id:resource-when-counted-default-closure
    Scenario: A closure as the default is called without arguments
      Given the closure "unused" that returns "never"
      And the closure "default" that returns "none"
      When "whenCounted" is called with ["comments", {"$ref": "unused"}, {"$ref": "default"}]
      Then the result is "none"
      And the closure "default" was called with [[]]
      And the closure "unused" was not called

    @id:resource-when-counted-value-without-default
    Scenario: A value without a default gives the missing marker
      Given the closure "unused" that returns "never"
      When "whenCounted" is called with ["comments", {"$ref": "unused"}]
      Then the result is the missing marker
      And the closure "unused" was not called

    @id:resource-when-counted-null-default
    Scenario: An explicit null default gives null and not the missing marker
      When "whenCounted" is called with ["comments", "yes", null]
      Then the result is null
