@property
Feature: Laws of one page
  What holds for every number of items, page size and page, tried on generated ones.

  @level:stated @op:Statement.paginatorOnePage
  Rule: A page has room for perPage items, and knows whether more exist

    @id:law-page-room @op:Paginator.items @op:Paginator.count @op:Paginator.isEmpty @op:Paginator.isNotEmpty @trait:surplus-items
    Scenario: No more items than fit are shown
      Then the law "a page shows at most as many items as it has room for, and all when all fit" holds

    @id:law-page-more @op:Paginator.hasMorePages @op:Statement.paginatorHasMoreBoolean @trait:surplus-items
    Scenario: Items that do not fit are on further pages
      Then the law "items that do not fit mean more pages, and room that is left means none" holds

    @id:law-page-ends @op:Paginator.onFirstPage @op:Paginator.onLastPage @op:Paginator.hasMorePagesWhen
    Scenario: The first and the last page
      Then the law "the first page is page one, the last is the one without more pages" holds

    @id:law-page-last-number @op:Paginator.firstItem @op:Paginator.lastItem
    Scenario: Item numbers are those of one slice
      Then the law "the last item number exceeds the first by the number of further items" holds

  @level:stated
  Rule: All ways to the items of a list lead to the same ones

    @id:law-page-ways @op:Paginator.items @op:Paginator.getIterator @op:Paginator.offsetExists @op:Paginator.offsetGet @op:Paginator.count
    Scenario: Items, iteration, offsets and count agree
      Then the law "items, iteration, offsets and count agree about a list" holds

  @level:stated
  Rule: Transforming reaches each item

    @id:law-page-through @op:Paginator.through
    Scenario: Every item is transformed
      Then the law "transforming passes every item of a list through the callback" holds

  @level:stated
  Rule: A change shows in all that is asked afterwards

    @id:law-page-asked-before @op:Paginator.nextPageUrl @op:Paginator.previousPageUrl @op:Paginator.getUrlRange @op:Paginator.url @op:Paginator.setPath @op:Paginator.withPath @op:Paginator.setPageName @op:Paginator.setCollection @op:Paginator.offsetSet @op:Paginator.offsetUnset @op:Paginator.firstItem @op:Paginator.lastItem
    Scenario: A page asked before a change answers like one that was not asked
      Then the law "a page that was asked before a change answers like one that was not" holds

  @level:stated
  Rule: All that a page is turned into has its items

    @id:law-page-forms @op:Paginator.toArray @op:Paginator.jsonSerialize @op:Paginator.toJson @op:Statement.paginatorForms
    Scenario: Every form of a page has all of its items
      Then the law "every form of a page has all of its items, in their order" holds

    @id:law-page-resources @op:Paginator.toResourceCollection @op:Statement.paginatorToResources
    Scenario: The resources of a page stand for all of its items
      Then the law "the resources of a page stand for all of its items, in their order" holds

  @level:stated
  Rule: JSON text says the same on one line and on many

    @id:law-page-pretty-json @op:Paginator.toPrettyJson @op:Paginator.toJson
    Scenario: Pretty and plain JSON text stand for the same
      Then the law "pretty JSON text of a page stands for what its plain JSON text stands for" holds

  @level:observed @op:Statement.paginatorOnePage
  Rule: A page holds at most perPage items and knows whether there are more

    @id:law-has-more @op:Paginator.hasMorePages @op:Statement.paginatorHasMoreBoolean @trait:surplus-items
    Scenario: More items than fit mean more pages
      Then the law "there are more pages exactly when more items than fit were given" holds

    @id:law-page-items @op:Paginator.items @op:Paginator.count @op:Paginator.isEmpty @op:Paginator.isNotEmpty @trait:surplus-items
    Scenario: The items that fit are on the page
      Then the law "a page holds the first items, as many as fit" holds

    @id:law-page-size-below-one @op:Paginator.perPage @op:Paginator.__construct @trait:slices-and-ranges @trait:surplus-items
    Scenario: A page may have no room
      Then the law "a page without room is empty, and a size below zero leaves out that many items at the end" holds

    @id:law-page-number-below-one @op:Paginator.currentPage @op:Paginator.__construct @trait:surplus-items
    Scenario: There is no page before page one
      Then the law "a current page below one is page one" holds

    @id:law-page-keys @op:Paginator.items @op:Paginator.getIterator @op:Paginator.offsetExists @op:Paginator.offsetGet @trait:ordered-maps @trait:integer-like-keys @trait:keyed-iteration @trait:keyed-pages @trait:surplus-items
    Scenario: Items keep their keys
      Then the law "items, iteration and offsets have the same keys as what was given" holds

    @id:law-page-through-keys @op:Paginator.through @trait:ordered-maps @trait:integer-like-keys @trait:keyed-pages @trait:surplus-items
    Scenario: Transformed items keep their keys
      Then the law "transforming maps every item and keeps its key" holds

  @level:observed
  Rule: Numbers and neighbours of a page agree

    @id:law-item-numbers @op:Paginator.firstItem @op:Paginator.lastItem @trait:surplus-items
    Scenario: Item numbers span the page
      Then the law "the first and the last item number span the items of the page" holds

    @id:law-page-tiles @op:Paginator.firstItem @op:Paginator.lastItem @op:Paginator.items @op:Paginator.hasMorePages @trait:surplus-items
    Scenario: Pages follow one another without a gap
      Then the law "the pages of a list hold each of its items once, numbered from the first to the last" holds

    @id:law-neighbours @op:Paginator.nextPageUrl @op:Paginator.previousPageUrl @trait:surplus-items
    Scenario: Neighbouring pages have the URLs of their numbers
      Then the law "the next and the previous URL are those of the neighbouring pages, where there is one" holds

    @id:law-position @op:Paginator.onFirstPage @op:Paginator.onLastPage @op:Paginator.hasPages @trait:surplus-items
    Scenario: Flags of position agree
      Then the law "being first, being last and having pages agree" holds

  @level:observed
  Rule: JSON text and array are one

    @id:law-json-is-array @op:Paginator.toJson @op:Paginator.toArray @trait:surplus-items
    Scenario: Parsing the JSON text gives the array
      Then the law "the JSON text says what the array says" holds

    @id:law-array-is-accessors @op:Paginator.toArray @trait:surplus-items
    Scenario: The array has what the accessors give
      Then the law "the array says what the accessors say" holds

  @level:observed
  Rule: Changes act on nothing but what they name

    @id:law-mutations @op:Paginator.offsetSet @op:Paginator.offsetUnset @op:Paginator.hasMorePagesWhen @op:Paginator.appends @op:Paginator.setPath @op:Paginator.setPageName @op:Paginator.fragment @trait:ordered-maps @trait:integer-like-keys @trait:query-text @trait:absent-is-null @trait:surplus-items
    Scenario: Any sequence of changes keeps to a simple model
      Then the law "a paginator under any changes behaves like a map, a flag and the parts of a URL" holds
