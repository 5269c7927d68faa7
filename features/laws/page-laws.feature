@property
Feature: Laws of one page
  What holds for every number of items, page size and page, tried on generated ones.

  @level:observed @op:Statement.paginatorOnePage
  Rule: A page holds at most perPage items and knows whether there are more

    @id:law-has-more @op:Paginator.hasMorePages @op:Statement.paginatorHasMoreBoolean
    Scenario: More items than fit mean more pages
      Then the law "there are more pages exactly when more items than fit were given" holds

    @id:law-page-items @op:Paginator.items @op:Paginator.count @op:Paginator.isEmpty @op:Paginator.isNotEmpty
    Scenario: The items that fit are on the page
      Then the law "a page holds the first items, as many as fit" holds

  @level:observed
  Rule: Numbers and neighbours of a page agree

    @id:law-item-numbers @op:Paginator.firstItem @op:Paginator.lastItem
    Scenario: Item numbers span the page
      Then the law "the first and the last item number span the items of the page" holds

    @id:law-neighbours @op:Paginator.nextPageUrl @op:Paginator.previousPageUrl
    Scenario: Neighbouring pages have the URLs of their numbers
      Then the law "the next and the previous URL are those of the neighbouring pages, where there is one" holds

    @id:law-position @op:Paginator.onFirstPage @op:Paginator.onLastPage @op:Paginator.hasPages
    Scenario: Flags of position agree
      Then the law "being first, being last and having pages agree" holds

  @level:observed
  Rule: JSON text and array are one

    @id:law-json-is-array @op:Paginator.toJson @op:Paginator.toArray
    Scenario: Parsing the JSON text gives the array
      Then the law "the JSON text says what the array says" holds

  @level:observed
  Rule: Changes act on nothing but what they name

    @id:law-mutations @op:Paginator.offsetSet @op:Paginator.offsetUnset @op:Paginator.hasMorePagesWhen @op:Paginator.appends @op:Paginator.setPath @op:Paginator.setPageName @op:Paginator.fragment @trait:ordered-maps @trait:integer-like-keys @trait:query-text
    Scenario: Any sequence of changes keeps to a simple model
      Then the law "a paginator under any changes behaves like a map, a flag and the parts of a URL" holds
