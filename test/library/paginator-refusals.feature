Feature: What a paginator refuses
  What TypeScript would not compile reaches a paginator from JavaScript all the same. It is refused with the name of the argument, what
  was expected and what was received; what has an obvious meaning is converted.

  Rule: An argument of the constructor is named

    Scenario Outline: the constructor refuses <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                 | expression                                                 | outcome                                                                                           |
        | items per page                       | new Paginator([1], 'many')                                 | it throws TypeError: Paginator(perPage): expected an integer, received 'many'                     |
        | items per page left out              | new Paginator([1])                                         | it throws TypeError: Paginator(perPage): expected an integer, received undefined                  |
        | items per page that are infinite     | new Paginator([1], Infinity)                               | it throws TypeError: Paginator(perPage): expected an integer, received Infinity                   |
        | page                                 | new Paginator([1], 1, 'two')                               | it throws TypeError: Paginator(currentPage): expected an integer, received 'two'                  |
        | page that is a list                  | new Paginator([1], 1, [])                                  | it throws TypeError: Paginator(currentPage): expected an integer, received []                     |
        | options                              | new Paginator([1], 1, 1, 'path')                           | it throws TypeError: Paginator(options): expected a map, received 'path'                          |
        | path among the options               | new Paginator([1], 1, 1, { path: 5 })                      | it throws TypeError: Paginator property path: expected a string, received 5                       |
        | query among the options              | new Paginator([1], 1, 1, { query: 'a=1' })                 | it throws TypeError: Paginator property query: expected a map, received 'a=1'                     |
        | fragment among the options           | new Paginator([1], 1, 1, { fragment: 5 })                  | it throws TypeError: Paginator property fragment: expected a string or null, received 5           |
        | page name among the options          | new Paginator([1], 1, 1, { pageName: 5 })                  | it throws TypeError: Paginator property pageName: expected a string, received 5                   |
        | items per page among the options     | new Paginator([1], 1, 1, { perPage: '1' })                 | it throws TypeError: Paginator property perPage: expected an integer, received '1'                |
        | page among the options               | new Paginator([1], 1, 1, { currentPage: 1.5 })             | it throws TypeError: Paginator property currentPage: expected an integer, received 1.5            |
        | links on each side among the options | new Paginator([1], 1, 1, { onEachSide: '1' })              | it throws TypeError: Paginator property onEachSide: expected an integer, received '1'             |
        | escaping among the options           | new Paginator([1], 1, 1, { escapeWhenCastingToString: 1 }) | it throws TypeError: Paginator property escapeWhenCastingToString: expected a boolean, received 1 |
        | more pages among the options         | new Paginator([1], 1, 1, { hasMore: 1 })                   | it throws TypeError: Paginator property hasMore: expected a boolean, received 1                   |
        | options among the options            | new Paginator([1], 1, 1, { options: 1 })                   | it throws TypeError: Paginator property options: expected a map, received 1                       |

  Rule: An argument of an operation is named

    Scenario Outline: an operation refuses <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                 | expression                                                                 | outcome                                                                                                       |
        | page of an address                   | new Paginator([1], 1).url('two')                                           | it throws TypeError: Paginator.url(page): expected an integer, received 'two'                                 |
        | start of a range                     | new Paginator([1], 1).getUrlRange('a', 2)                                  | it throws TypeError: Paginator.getUrlRange(start): expected an integer, received 'a'                          |
        | end of a range                       | new Paginator([1], 1).getUrlRange(1, 'b')                                  | it throws TypeError: Paginator.getUrlRange(end): expected an integer, received 'b'                            |
        | range without an end                 | new Paginator([1], 1).getUrlRange(1, 10_000_001)                           | it throws RangeError: Paginator.getUrlRange: expected at most 10000000 pages, received 1 to 10000001          |
        | range down without an end            | new Paginator([1], 1).getUrlRange(10_000_001, 1)                           | it throws RangeError: Paginator.getUrlRange: expected at most 10000000 pages, received 10000001 to 1          |
        | fragment                             | new Paginator([1], 1).fragment([])                                         | it throws TypeError: Paginator.fragment(fragment): expected a string, received []                             |
        | query parameter's name               | new Paginator([1], 1).appends(Symbol('s'))                                 | it throws TypeError: Paginator.appends(key): expected a string, received Symbol(s)                            |
        | query of the Fetch API               | new Paginator([1], 1).appends(new URLSearchParams('a=1'))                  | it throws TypeError: Paginator.appends(key): expected a string or a map, received [URLSearchParams]           |
        | query parameter's value              | new Paginator([1], 1).appends('a', () => 1)                                | it throws TypeError: Paginator.appends(value): expected a string, received [Function (anonymous)]             |
        | query without names                  | new Paginator([1], 1).appends(['a'])                                       | it throws TypeError: Paginator.addQuery(key): expected a string, received 0                                   |
        | page name                            | new Paginator([1], 1).setPageName([])                                      | it throws TypeError: Paginator.setPageName(name): expected a string, received []                              |
        | path                                 | new Paginator([1], 1).setPath(null)                                        | it throws TypeError: Paginator.setPath(path): expected a string, received null                                |
        | path by the other name               | new Paginator([1], 1).withPath({})                                         | it throws TypeError: Paginator.setPath(path): expected a string, received {}                                  |
        | links on each side                   | new Paginator([1], 1).onEachSide('many')                                   | it throws TypeError: Paginator.onEachSide(count): expected an integer, received 'many'                        |
        | whether to escape                    | new Paginator([1], 1).escapeWhenCastingToString(null)                      | it throws TypeError: Paginator.escapeWhenCastingToString(escape): expected a boolean, received null           |
        | whether there are more pages         | new Paginator([1], 1).hasMorePagesWhen([])                                 | it throws TypeError: Paginator.hasMorePagesWhen(hasMore): expected a boolean, received []                     |
        | collection                           | new Paginator([1], 1).setCollection([1])                                   | it throws TypeError: Paginator.setCollection(collection): expected a Collection, received [Array]             |
        | callback of through                  | new Paginator([1], 1).through(5)                                           | it throws TypeError: Paginator.through(callback): expected callable, received 5                               |
        | callback of tap                      | new Paginator([1], 1).tap(5)                                               | it throws TypeError: Paginator.tap(callback): expected callable, received 5                                   |
        | view                                 | new Paginator([1], 1).render([])                                           | it throws TypeError: Paginator.render(view): expected a string, received []                                   |
        | view data                            | new Paginator([1], 1).render('view', 5)                                    | it throws TypeError: Paginator.render(data): expected a map, received 5                                       |
        | what no view factory resolves        | new Paginator([1], 1).render('view')                                       | it throws TypeError: Paginator.viewFactory(): expected a resolver to be set, received null                    |
        | null for the class with a resource   | new Paginator([1], 1).resolveResourceFromAttribute(null)                   | it throws TypeError: Paginator.resolveResourceFromAttribute(class): expected a class, received null           |
        | null for the class with a collection | new Paginator([1], 1).resolveResourceCollectionFromAttribute(null)         | it throws TypeError: Paginator.resolveResourceCollectionFromAttribute(class): expected a class, received null |
        | page number inside                   | new Paginator([1], 1).isValidPageNumber('a')                               | it throws TypeError: Paginator.isValidPageNumber(page): expected an integer, received 'a'                     |
        | current page inside                  | new Paginator([1], 1).setCurrentPage('a')                                  | it throws TypeError: Paginator.setCurrentPage(currentPage): expected an integer, received 'a'                 |
        | query parameter's name inside        | new Paginator([1], 1).addQuery([], 1)                                      | it throws TypeError: Paginator.addQuery(key): expected a string, received []                                  |
        | forwarding to a constructor          | new Paginator([1], 1).forwardCallTo(new (class A {})(), 'constructor', []) | it throws BadMethodCallException: Call to undefined method Paginator::constructor()                           |
        | report of no name                    | Paginator.throwBadMethodCallException([])                                  | it throws TypeError: Paginator.throwBadMethodCallException(method): expected a string, received []            |

  Rule: A resolver and what it gives is named

    Scenario Outline: what a resolver gives is refused: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                     | expression                                                                                                          | outcome                                                                                                            |
        | page resolver                            | Paginator.currentPageResolver(1)                                                                                    | it throws TypeError: Paginator.currentPageResolver(resolver): expected a function, received 1                      |
        | path resolver                            | Paginator.currentPathResolver('/')                                                                                  | it throws TypeError: Paginator.currentPathResolver(resolver): expected a function, received '/'                    |
        | query resolver                           | Paginator.queryStringResolver({})                                                                                   | it throws TypeError: Paginator.queryStringResolver(resolver): expected a function, received {}                     |
        | view factory resolver                    | Paginator.viewFactoryResolver(null)                                                                                 | it throws TypeError: Paginator.viewFactoryResolver(resolver): expected a function, received null                   |
        | default view                             | Paginator.defaultView([])                                                                                           | it throws TypeError: Paginator.defaultView(view): expected a string, received []                                   |
        | default simple view                      | Paginator.defaultSimpleView([])                                                                                     | it throws TypeError: Paginator.defaultSimpleView(view): expected a string, received []                             |
        | path that is given                       | (() => { Paginator.currentPathResolver(() => 5); return Paginator.resolveCurrentPath(); })()                        | it throws TypeError: The result of Paginator.resolveCurrentPath(): expected a string, received 5                   |
        | query that is given                      | (() => { Paginator.queryStringResolver(() => 5); return Paginator.resolveQueryString(); })()                        | it throws TypeError: The result of Paginator.resolveQueryString(): expected a string, a map or null, received 5    |
        | view that is given                       | (() => { Paginator.viewFactoryResolver(() => ({ make: () => 'html' })); return new Paginator([1], 1).render(); })() | it throws TypeError: The result of Paginator.render(): expected an Htmlable, received 'html'                       |
        | view factory that is given               | (() => { Paginator.viewFactoryResolver(() => ({})); return new Paginator([1], 1).render(); })()                     | it throws TypeError: The result of Paginator.viewFactory(): expected a view factory, received {}                   |
        | no view factory                          | (() => { Paginator.viewFactoryResolver(() => null); return new Paginator([1], 1).render(); })()                     | it throws TypeError: The result of Paginator.viewFactory(): expected a view factory, received null                 |
        | collection that is made                  | new Paginator([1], 1).toResourceCollection(class { static collection() { return 5; } })                             | it throws TypeError: The result of Paginator.toResourceCollection(): expected a ResourceCollection, received 5     |
        | resource class by a name that nobody has | new Paginator([1], 1).toResourceCollection('Nobody')                                                                | it throws Error: Paginator.toResourceCollection('Nobody'): expected a resource class or its registered name        |
        | class that makes no collections          | new Paginator([1], 1).toResourceCollection(Map)                                                                     | it throws Error: Paginator.toResourceCollection([Function: Map]): expected a resource class or its registered name |
        | default path                             | Paginator.resolveCurrentPath([])                                                                                    | it throws TypeError: Paginator.resolveCurrentPath(default): expected a string, received []                         |
        | default query                            | Paginator.resolveQueryString(Symbol('s'))                                                                           | it throws TypeError: Paginator.resolveQueryString(default): expected a string, received Symbol(s)                  |
        | default page                             | Paginator.resolveCurrentPage('page', 'two')                                                                         | it throws TypeError: Paginator.resolveCurrentPage(default): expected an integer, received 'two'                    |
        | name of the page parameter               | Paginator.resolveCurrentPage([])                                                                                    | it throws TypeError: Paginator.resolveCurrentPage(pageName): expected a string, received []                        |

  Rule: What has an obvious meaning is converted

    Scenario Outline: converted: <case>
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
        | page beyond all integers          | (() => { Paginator.currentPageResolver(() => '99999999999999999999'); return new Paginator([], 1).currentPage(); })()                                      | it gives 9007199254740991           |
        | number as a default query         | Paginator.resolveQueryString(5)                                                                                                                            | it gives '5'                        |
