@library
Feature: What a paginator refuses
  What TypeScript would not compile reaches a paginator from JavaScript all the same. It is refused with the name of the argument, what
  was expected and what came; what has an obvious meaning is converted.

  Rule: An argument of the constructor is named

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                 | expression                                                 | outcome                                                                                      |
        | items per page                       | new Paginator([1], 'many')                                 | it throws TypeError: Paginator(perPage) must be an integer, 'many' given                     |
        | items per page left out              | new Paginator([1])                                         | it throws TypeError: Paginator(perPage) must be an integer, undefined given                  |
        | items per page that are infinite     | new Paginator([1], Infinity)                               | it throws TypeError: Paginator(perPage) must be an integer, Infinity given                   |
        | page                                 | new Paginator([1], 1, 'two')                               | it throws TypeError: Paginator(currentPage) must be an integer, 'two' given                  |
        | page that is a list                  | new Paginator([1], 1, [])                                  | it throws TypeError: Paginator(currentPage) must be an integer, [] given                     |
        | options                              | new Paginator([1], 1, 1, 'path')                           | it throws TypeError: Paginator(options) must be a map, 'path' given                          |
        | path among the options               | new Paginator([1], 1, 1, { path: 5 })                      | it throws TypeError: Paginator property path must be a string, 5 given                       |
        | query among the options              | new Paginator([1], 1, 1, { query: 'a=1' })                 | it throws TypeError: Paginator property query must be a map, 'a=1' given                     |
        | fragment among the options           | new Paginator([1], 1, 1, { fragment: 5 })                  | it throws TypeError: Paginator property fragment must be a string or null, 5 given           |
        | page name among the options          | new Paginator([1], 1, 1, { pageName: 5 })                  | it throws TypeError: Paginator property pageName must be a string, 5 given                   |
        | items per page among the options     | new Paginator([1], 1, 1, { perPage: '1' })                 | it throws TypeError: Paginator property perPage must be an integer, '1' given                |
        | page among the options               | new Paginator([1], 1, 1, { currentPage: 1.5 })             | it throws TypeError: Paginator property currentPage must be an integer, 1.5 given            |
        | links on each side among the options | new Paginator([1], 1, 1, { onEachSide: '1' })              | it throws TypeError: Paginator property onEachSide must be an integer, '1' given             |
        | escaping among the options           | new Paginator([1], 1, 1, { escapeWhenCastingToString: 1 }) | it throws TypeError: Paginator property escapeWhenCastingToString must be a boolean, 1 given |
        | more pages among the options         | new Paginator([1], 1, 1, { hasMore: 1 })                   | it throws TypeError: Paginator property hasMore must be a boolean, 1 given                   |
        | options among the options            | new Paginator([1], 1, 1, { options: 1 })                   | it throws TypeError: Paginator property options must be a map, 1 given                       |

  Rule: An argument of an operation is named

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                             | expression                                            | outcome                                                                                        |
        | page of an address               | new Paginator([1], 1).url('two')                      | it throws TypeError: Paginator.url(page) must be an integer, 'two' given                       |
        | start of a range                 | new Paginator([1], 1).getUrlRange('a', 2)             | it throws TypeError: Paginator.getUrlRange(start) must be an integer, 'a' given                |
        | end of a range                   | new Paginator([1], 1).getUrlRange(1, 'b')             | it throws TypeError: Paginator.getUrlRange(end) must be an integer, 'b' given                  |
        | range without an end             | new Paginator([1], 1).getUrlRange(1, 10_000_001)      | it throws RangeError: Paginator.getUrlRange: at most 10000000 pages, 1 to 10000001 given       |
        | range down without an end        | new Paginator([1], 1).getUrlRange(10_000_001, 1)      | it throws RangeError: Paginator.getUrlRange: at most 10000000 pages, 10000001 to 1 given       |
        | fragment                         | new Paginator([1], 1).fragment([])                    | it throws TypeError: Paginator.fragment(fragment) must be a string, [] given                   |
        | query parameter's name           | new Paginator([1], 1).appends(Symbol('s'))            | it throws TypeError: Paginator.appends(key) must be a string, Symbol(s) given                  |
        | query parameter's value          | new Paginator([1], 1).appends('a', () => 1)           | it throws TypeError: Paginator.appends(value) must be a string, [Function (anonymous)] given   |
        | query without names              | new Paginator([1], 1).appends(['a'])                  | it throws TypeError: Paginator.addQuery(key) must be a string, 0 given                         |
        | query without names, number told | new Paginator([1], 1).appends({ a: 1, 3: 2 })         | it throws TypeError: Paginator.addQuery(key) must be a string, 3 given                         |
        | page name                        | new Paginator([1], 1).setPageName([])                 | it throws TypeError: Paginator.setPageName(name) must be a string, [] given                    |
        | path                             | new Paginator([1], 1).setPath(null)                   | it throws TypeError: Paginator.setPath(path) must be a string, null given                      |
        | path by the other name           | new Paginator([1], 1).withPath({})                    | it throws TypeError: Paginator.setPath(path) must be a string, {} given                        |
        | links on each side               | new Paginator([1], 1).onEachSide('many')              | it throws TypeError: Paginator.onEachSide(count) must be an integer, 'many' given              |
        | whether to escape                | new Paginator([1], 1).escapeWhenCastingToString(null) | it throws TypeError: Paginator.escapeWhenCastingToString(escape) must be a boolean, null given |
        | whether there are more pages     | new Paginator([1], 1).hasMorePagesWhen([])            | it throws TypeError: Paginator.hasMorePagesWhen(hasMore) must be a boolean, [] given           |
        | collection                       | new Paginator([1], 1).setCollection([1])              | it throws TypeError: Paginator.setCollection(collection) must be a Collection, [Array] given   |
        | callback of through              | new Paginator([1], 1).through(5)                      | it throws TypeError: Paginator.through(callback) must be callable, 5 given                     |
        | callback of tap                  | new Paginator([1], 1).tap(5)                          | it throws TypeError: A callback must be callable, 5 given                                      |
        | view                             | new Paginator([1], 1).render([])                      | it throws TypeError: Paginator.render(view) must be a string, [] given                         |
        | view data                        | new Paginator([1], 1).render('view', 5)               | it throws TypeError: Paginator.render(data) must be a map, 5 given                             |
        | what no view factory resolves    | new Paginator([1], 1).render('view')                  | it throws TypeError: Paginator.viewFactoryResolver(resolver) must be a function, null given    |
        | page number inside               | new Paginator([1], 1).isValidPageNumber('a')          | it throws TypeError: Paginator.isValidPageNumber(page) must be an integer, 'a' given           |
        | current page inside              | new Paginator([1], 1).setCurrentPage('a')             | it throws TypeError: Paginator.setCurrentPage(currentPage) must be an integer, 'a' given       |
        | query parameter's name inside    | new Paginator([1], 1).addQuery([], 1)                 | it throws TypeError: Paginator.addQuery(key) must be a string, [] given                        |

  Rule: A resolver and what it gives is named

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                              | expression                                                                                                          | outcome                                                                                                    |
        | page resolver                     | Paginator.currentPageResolver(1)                                                                                    | it throws TypeError: Paginator.currentPageResolver(resolver) must be a function, 1 given                   |
        | path resolver                     | Paginator.currentPathResolver('/')                                                                                  | it throws TypeError: Paginator.currentPathResolver(resolver) must be a function, '/' given                 |
        | query resolver                    | Paginator.queryStringResolver({})                                                                                   | it throws TypeError: Paginator.queryStringResolver(resolver) must be a function, {} given                  |
        | view factory resolver             | Paginator.viewFactoryResolver(null)                                                                                 | it throws TypeError: Paginator.viewFactoryResolver(resolver) must be a function, null given                |
        | default view                      | Paginator.defaultView([])                                                                                           | it throws TypeError: Paginator.defaultView(view) must be a string, [] given                                |
        | default simple view               | Paginator.defaultSimpleView([])                                                                                     | it throws TypeError: Paginator.defaultSimpleView(view) must be a string, [] given                          |
        | default view as a property        | (() => { Paginator.defaultViewName = []; })()                                                                       | it throws TypeError: Paginator.defaultView(view) must be a string, [] given                                |
        | default simple view as a property | (() => { Paginator.defaultSimpleViewName = []; })()                                                                 | it throws TypeError: Paginator.defaultSimpleView(view) must be a string, [] given                          |
        | path that is given                | (() => { Paginator.currentPathResolver(() => 5); return Paginator.resolveCurrentPath(); })()                        | it throws TypeError: The result of Paginator.resolveCurrentPath() must be a string, 5 given                |
        | query that is given               | (() => { Paginator.queryStringResolver(() => 5); return Paginator.resolveQueryString(); })()                        | it throws TypeError: The result of Paginator.resolveQueryString() must be a string, a map or null, 5 given |
        | view that is given                | (() => { Paginator.viewFactoryResolver(() => ({ make: () => 'html' })); return new Paginator([1], 1).render(); })() | it throws TypeError: The result of Paginator.render() must be an Htmlable, 'html' given                    |
        | default path                      | Paginator.resolveCurrentPath([])                                                                                    | it throws TypeError: Paginator.resolveCurrentPath(default) must be a string, [] given                      |
        | default page                      | Paginator.resolveCurrentPage('page', 'two')                                                                         | it throws TypeError: Paginator.resolveCurrentPage(default) must be an integer, 'two' given                 |
        | name of the page parameter        | Paginator.resolveCurrentPage([])                                                                                    | it throws TypeError: Paginator.resolveCurrentPage(pageName) must be a string, [] given                     |

  Rule: What has an obvious meaning is converted

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                              | expression                                                                                                                                                 | outcome                             |
        | text of digits                    | new Paginator([1, 2], '1').perPage()                                                                                                                       | it gives 1                          |
        | fraction                          | new Paginator([1, 2], 1.9).perPage()                                                                                                                       | it gives 1                          |
        | negative fraction                 | new Paginator([1, 2], -1.9).perPage()                                                                                                                      | it gives -1                         |
        | boolean                           | new Paginator([1, 2], true).perPage()                                                                                                                      | it gives 1                          |
        | number as a path                  | new Paginator([1], 1).setPath(5).url(1)                                                                                                                    | it gives '5?page=1'                 |
        | boolean as a path                 | [true, false].map((path) => new Paginator([1], 1).setPath(path).path())                                                                                    | it gives [ '1', '' ]                |
        | object with a text form as a path | new Paginator([1], 1).setPath({ toString: () => '/p' }).path()                                                                                             | it gives '/p'                       |
        | HTML as a path                    | new Paginator([1], 1).setPath(new HtmlString('/p')).path()                                                                                                 | it gives '/p'                       |
        | number as a flag                  | new Paginator([1], 1).hasMorePagesWhen(1).hasMorePages()                                                                                                   | it gives true                       |
        | text as a flag                    | new Paginator([1], 1).hasMorePagesWhen('0').hasMorePages()                                                                                                 | it gives false                      |
        | text of a page resolver           | ['7', '7 pages', 'x', null, true, 2.5, Infinity, [1]].map((page) => { Paginator.currentPageResolver(() => page); return Paginator.resolveCurrentPage(); }) | it gives [ 7, 7, 0, 0, 1, 2, 0, 1 ] |
