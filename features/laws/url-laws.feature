@property
Feature: Laws of page URLs
  What holds for every base path, query, page variable and fragment, tried on generated ones.

  @level:observed @op:Statement.paginatorUrlParts
  Rule: A page URL carries its four parts

    @id:law-url-carries-page @op:Paginator.url
    Scenario: The page stands under the page name
      Then the law "a URL carries exactly its page under the page name" holds

    @id:law-url-path-and-fragment @op:Paginator.url @op:Paginator.buildFragment
    Scenario: The path comes first, the fragment last
      Then the law "a URL begins with its path and ends with its fragment" holds

  @level:observed
  Rule: The query of a URL is the query that was given

    @id:law-url-query-round-trip @op:Paginator.url @trait:query-text
    Scenario: Another library reads the same query back
      Then the law "a URL parsed by another library gives back the query" holds

    @id:law-url-page-position @op:Paginator.url @trait:ordered-maps
    Scenario: The page has its place among the names
      Then the law "the page keeps the position of its name in the query, and otherwise comes last" holds

    @id:law-appends-order @op:Paginator.appends @trait:ordered-maps
    Scenario: Appended names keep their order and leave the page alone
      Then the law "appends keeps the order of names and never touches the page" holds

  @level:observed
  Rule: A range is made of single URLs

    @id:law-url-range @op:Paginator.getUrlRange @trait:ordered-maps
    Scenario: Every page of a range has its own URL
      Then the law "a range of URLs is the URL of each page in it, in its direction" holds
