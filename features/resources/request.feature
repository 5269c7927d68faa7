@op:AnonymousResourceCollection.toArray
Feature: The request that a resource gets
  What a resource class can ask the request for which it turns its value into data.

  Background:
    Given the resource class PageResource that gives
      """
      {
        "path": {"$call": {"on": {"$arg": 0}, "operation": "path", "args": []}},
        "sort": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["sort"]}},
        "page": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["page", "1"]}}
      }
      """
    And a new PageResource from [1]

  @level:observed
  Rule: A request knows its path, without slashes around it, and its query

    @id:resource-request-path @op:AnonymousResourceCollection.resolve
    Scenario Outline: The URL <address>
      When "resolve" is called with [{"$request": "<address>"}]
      Then the result is {"path": "<path>", "sort": <sort>, "page": <page>}

      Examples:
        | case  | address                | path  | sort  | page |
        | plain | /posts                 | posts | null  | "1"  |
        | deep  | /a/b/c                 | a/b/c | null  | "1"  |
        | root  | /                      | /     | null  | "1"  |
        | query | /posts?sort=new&page=2 | posts | "new" | "2"  |

    @id:resource-request-default
    Scenario Outline: The default <default> for the page in <address>
      Given the resource class NumberResource that gives
        """
        {"page": {"$call": {"on": {"$arg": 0}, "operation": "query", "args": ["page", <default>]}}}
        """
      And a new NumberResource from [1]
      When "resolve" is called with [{"$request": "<address>"}]
      Then the result is {"page": <page>}

      Examples:
        | case  | address       | default | page |
        | null  | /posts        | null    | null |
        | empty | /posts?page=  | "1"     | ""   |
        | zero  | /posts?page=0 | "1"     | "0"  |

      @trait:static-languages
      Examples: a map
        | case | address | default  | page     |
        | map  | /posts  | {"a": 1} | {"a": 1} |
