@property
Feature: Laws of page URLs
  What holds for every base path, query, page variable and fragment, tried on generated ones.

  @level:stated @op:Statement.paginatorUrlParts
  Rule: A page URL is built from base path, query parameters, page name and fragment
    # "Builds page URLs from a base path, query parameters, a fragment and a page-name query variable": so whoever reads the
    # URL finds them again, whatever characters they hold. The order of parameters, what is encoded beyond need, and slashes
    # at the end of a path are not shown, nor whether the URL of the first page carries its number.

    @id:law-url-parts @op:Paginator.url @op:Paginator.appends @op:Paginator.__construct
    Scenario: Every part can be read back
      Then the law "path, query, page and fragment can be read back from a URL" holds

    @id:law-url-current-query @op:Paginator.withQueryString
    Scenario: The current query can be read back
      Then the law "the values of the current query can be read back from a URL" holds

    @id:law-url-beside @op:Paginator.nextPageUrl @op:Paginator.previousPageUrl
    Scenario: The pages beside this one have their numbers
      Then the law "the next URL and the previous one lead to the pages beside this one" holds

    @id:law-url-range-pages @op:Paginator.getUrlRange
    Scenario: A range leaves no page out and has none twice
      Then the law "a range holds the URL of each page before its end once, and of none outside it" holds

  @level:observed @op:Statement.paginatorUrlParts
  Rule: A page URL carries its four parts

    @id:law-url-carries-page @op:Paginator.url @trait:surplus-items
    Scenario: The page stands under the page name
      Then the law "a URL carries exactly its page under the page name" holds

    @id:law-url-path-and-fragment @op:Paginator.url @op:Paginator.buildFragment @trait:query-text @trait:surplus-items
    Scenario: The path comes first, the fragment last
      Then the law "a URL begins with its path and ends with its fragment" holds

    @id:law-url-below-one @trait:ordered-maps @op:Paginator.url @trait:surplus-items
    Scenario: There is no page before page one
      Then the law "every page below one has the URL of page one" holds

  @level:observed @trait:numeric-text
  Rule: The fragment 0 is none, as PHP takes this text for false

    @id:law-url-fragment-zero @op:Paginator.url @op:Paginator.buildFragment @trait:surplus-items
    Scenario: The fragment 0 changes no URL
      Then the law "a URL with the fragment 0 is one without a fragment" holds

  @level:observed
  Rule: The query of a URL is the query that was given

    @id:law-url-query-round-trip @op:Paginator.url @trait:query-text @trait:surplus-items
    Scenario: Another library reads the same query back
      Then the law "a URL parsed by another library gives back the query" holds

    @id:law-url-page-position @op:Paginator.url @trait:ordered-maps @trait:surplus-items
    Scenario: The page has its place among the names
      Then the law "the page keeps the position of its name in the query, and otherwise comes last" holds

    @id:law-appends-order @op:Paginator.appends @trait:ordered-maps
    Scenario: Appended names keep their order and leave the page alone
      Then the law "appends keeps the order of names and never touches the page" holds

    @id:law-url-current-query-appended @op:Paginator.withQueryString @trait:ordered-maps @trait:query-text @trait:surplus-items
    Scenario: Adding the current query is appending it
      Then the law "adding the current query is appending each of its values" holds

  @level:observed
  Rule: A range is made of single URLs

    @id:law-url-range @op:Paginator.getUrlRange @trait:ordered-maps @trait:surplus-items
    Scenario: Every page of a range has its own URL
      Then the law "a range of URLs is the URL of each page in it" holds
