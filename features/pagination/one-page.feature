@op:Statement.paginatorOnePage @op:Statement.paginatorNoTotal
Feature: Paginator: one page without a total
  A simple paginator knows its own page and whether another follows, and nothing about how many there are.

  @level:stated
  Rule: A paginator represents one page with room for perPage items, at a current page

    @id:paginator-one-page @op:Paginator.items @op:Paginator.perPage @op:Paginator.currentPage
    Scenario: A page of three
      Given a Paginator of ["Ada", "Bo", "Cy"] with 3 per page on page 2
      Then "items" gives ["Ada", "Bo", "Cy"]
      And "perPage" gives 3
      And "currentPage" gives 2

    @id:paginator-one-page-count @op:Paginator.count @op:Paginator.items @trait:surplus-items
    Scenario: Items beyond the page size are not on the page
      Given a Paginator of ["Ada", "Bo", "Cy", "Dee", "Eve"] with 2 per page
      When "count" is called
      Then the result is 2
      And "items" gives ["Ada", "Bo"]

    @id:paginator-one-page-collection @op:Paginator.count @trait:surplus-items
    Scenario: Items of a Collection beyond the page size are not on the page
      Given a Paginator of {"$new": ["Collection", ["Ada", "Bo", "Cy"]]} with 2 per page
      When "count" is called
      Then the result is 2

    @id:paginator-one-page-map @op:Paginator.count @trait:keyed-pages @trait:surplus-items
    Scenario: Entries of a map beyond the page size are not on the page
      # Which of the three stay on the page is a matter of the order that maps have.
      Given a Paginator of {"ada": 1, "bo": 2, "cy": 3} with 2 per page
      When "count" is called
      Then the result is 2

  @level:stated @error
  Rule: There is no total to ask for
    # "It does not hold a total count": so nobody can tell it. The call goes into the collection, which may have an operation
    # of that name for its own items.

    @id:paginator-no-total @op:Shared.__call
    Scenario Outline: "<operation>" does not tell how much there is beyond the page
      Given a Paginator of ["Ada", "Bo"] with 2 per page on page 9
      When "<operation>" is called
      Then it fails, or the result is not <known>

      Examples:
        | case      | operation | known |
        | total     | total     |    18 |
        | last-page | lastPage  |     9 |

  @level:observed
  Rule: Whether one item too many was given or several leaves no trace

    @id:paginator-no-total-in-array @op:Paginator.toArray @trait:surplus-items
    Scenario Outline: <items> with one per page
      Given a Paginator of <items> with 1 per page
      When "toArray" is called
      Then the result is
        """
        {
          "current_page": 1,
          "current_page_url": "/?page=1",
          "data": ["Ada"],
          "first_page_url": "/?page=1",
          "from": 1,
          "next_page_url": "/?page=2",
          "path": "/",
          "per_page": 1,
          "prev_page_url": null,
          "to": 1
        }
        """

      Examples:
        | case | items                             |
        | one  | ["Ada", "Bo"]                     |
        | four | ["Ada", "Bo", "Cy", "Dee", "Eve"] |
