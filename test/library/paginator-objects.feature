@library
Feature: A paginator as an object of the language
  Beside the interface's operations, a paginator answers what programs expect of objects: iteration, String, JSON.stringify, the operations
  of its collection by name.

  Rule: Items come in any form that has entries or values

    Scenario Outline: items of a page given as <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                  | expression                                                                                 | outcome                                                 |
        | array                                 | [...new Paginator([5, 6], 9).items()]                                                      | it gives [ [ 0, 5 ], [ 1, 6 ] ]                         |
        | Map                                   | [...new Paginator(new Map([['b', 5], [3, 6]]), 9).items()]                                 | it gives [ [ 'b', 5 ], [ 3, 6 ] ]                       |
        | plain object                          | [...new Paginator({ b: 5, a: 6 }, 9).items()]                                              | it gives [ [ 'b', 5 ], [ 'a', 6 ] ]                     |
        | Set                                   | [...new Paginator(new Set([5, 6]), 9).items()]                                             | it gives [ [ 0, 5 ], [ 1, 6 ] ]                         |
        | generator                             | [...new Paginator((function* () { yield 5; yield 6; })(), 9).items()]                      | it gives [ [ 0, 5 ], [ 1, 6 ] ]                         |
        | ordered map                           | [...new Paginator(OrderedMap.from({ b: 5 }), 9).items()]                                   | it gives [ [ 'b', 5 ] ]                                 |
        | collection                            | [...new Paginator(new Collection({ b: 5 }), 9).items()]                                    | it gives [ [ 'b', 5 ] ]                                 |
        | paginator, which gives its array form | [...new Paginator(new Paginator({ b: 5 }, 9), 9).items().keys()].slice(0, 3)               | it gives [ 'current_page', 'current_page_url', 'data' ] |
        | plain object with a function          | [...new Paginator({ toArray: () => [5], other: 6 }, 9).items().keys()]                     | it gives [ 'toArray', 'other' ]                         |
        | object of a class that gives an array | [...new Paginator(new (class { toArray() { return [5]; } })(), 9).items()]                 | it gives [ [ 0, 5 ] ]                                   |
        | null                                  | [...new Paginator(null, 9).items()]                                                        | it gives []                                             |
        | text                                  | [...new Paginator('ab', 9).items()]                                                        | it gives [ [ 0, 'ab' ] ]                                |
        | number                                | [...new Paginator(5, 9).items()]                                                           | it gives [ [ 0, 5 ] ]                                   |
        | false                                 | [...new Paginator(false, 9).items()]                                                       | it gives [ [ 0, false ] ]                               |
        | big integer                           | [...new Paginator(5n, 9).items()]                                                          | it gives [ [ 0, 5n ] ]                                  |
        | hole in an array                      | [...new Paginator([5, , 6], 9).items()]                                                    | it gives [ [ 0, 5 ], [ 1, undefined ], [ 2, 6 ] ]       |
        | numbers that are text                 | [...new Paginator(new Map([['3', 5], ['03', 6], ['-0', 7], ['-1', 8]]), 9).items().keys()] | it gives [ 3, '03', '-0', -1 ]                          |

  Rule: The language's own protocols are answered

    Scenario Outline: a page in JavaScript: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                      | expression                                                                                                                                                      | outcome                                                                                                                                                                              |
        | spread                                    | [...new Paginator([5, 6, 7], 2)]                                                                                                                                | it gives [ 5, 6 ]                                                                                                                                                                    |
        | pairs                                     | [...new Paginator({ a: 5 }, 2).getIterator()]                                                                                                                   | it gives [ [ 'a', 5 ] ]                                                                                                                                                              |
        | iterated twice                            | ((page) => [[...page], [...page]])(new Paginator([5], 2))                                                                                                       | it gives [ [ 5 ], [ 5 ] ]                                                                                                                                                            |
        | JSON.stringify                            | JSON.stringify(new Paginator([5], 1))                                                                                                                           | it gives '{"current_page":1,"current_page_url":"/?page=1","data":[5],"first_page_url":"/?page=1","from":1,"next_page_url":null,"path":"/","per_page":1,"prev_page_url":null,"to":1}' |
        | array form                                | ((shown) => [shown.data, shown.per_page])(new Paginator([5, 6], 1).toArray())                                                                                   | it gives [ [ 5 ], 1 ]                                                                                                                                                                |
        | JSON.stringify inside data                | Object.keys(JSON.parse(JSON.stringify({ page: new Paginator([5], 1) })).page)                                                                                   | it gives [ 'current_page', 'current_page_url', 'data', 'first_page_url', 'from', 'next_page_url', 'path', 'per_page', 'prev_page_url', 'to' ]                                        |
        | String                                    | (() => { Paginator.viewFactoryResolver(() => ({ make: (view, data) => new HtmlString(view + [...data.keys()]) })); return String(new Paginator([5], 1)); })()   | it gives 'pagination::simple-tailwindpaginator'                                                                                                                                      |
        | String, escaped                           | (() => { Paginator.viewFactoryResolver(() => ({ make: () => new HtmlString('<b>"</b>') })); return `${new Paginator([5], 1).escapeWhenCastingToString()}`; })() | it gives '&lt;b&gt;&quot;&lt;/b&gt;'                                                                                                                                                 |
        | mark of paginators                        | new Paginator([5], 1)[Symbol.for('touchstone.paginator')]                                                                                                       | it gives true                                                                                                                                                                        |
        | awaiting                                  | new Paginator([5], 1).then                                                                                                                                      | it gives undefined                                                                                                                                                                   |
        | options that change later                 | ((options) => { const page = new Paginator([5], 1, 1, options); options.set('path', '/q'); return page.getOptions().get('path'); })(new Map([['path', '/p']]))  | it gives '/p'                                                                                                                                                                        |
        | object in the query that changes later    | ((it, page) => [page.appends({ it }).url(1), (it.a = 2), page.url(1), page.setPath('/b').url(1)])(new (class { a = 1; })(), new Paginator([5], 1))              | it gives [ '/?it%5Ba%5D=1&page=1', 2, '/?it%5Ba%5D=1&page=1', '/b?it%5Ba%5D=2&page=1' ]                                                                                              |
        | links on each side as a property          | ((page) => { page.$onEachSide = 5; return [page.$onEachSide, page.onEachSide(2).$onEachSide]; })(new Paginator([5], 1))                                         | it gives [ 5, 2 ]                                                                                                                                                                    |
        | views as properties                       | (() => { Paginator.$defaultView = 'a'; Paginator.$defaultSimpleView = 'b'; return [Paginator.$defaultView, Paginator.$defaultSimpleView]; })()                  | it gives [ 'a', 'b' ]                                                                                                                                                                |
        | mark of what gives its items to resources | Symbol.for('touchstone.mappable-items') in new Paginator([], 1)                                                                                                 | it gives true                                                                                                                                                                        |
        | options among the options                 | [...new Paginator([5], 1, 1, { options: { a: 1 } }).getOptions()]                                                                                               | it gives [ [ 'a', 1 ] ]                                                                                                                                                              |
        | query with a number as a name             | new Paginator([5], 1).appends(parseQuery('7=x&a=y&0=z')).url(1)                                                                                                 | it gives '/?0=x&a=y&1=z&page=1'                                                                                                                                                      |
        | query that is a list                      | new Paginator([5], 1).appends(parseQuery('0=x')).url(1)                                                                                                         | it gives '/?0=x&page=1'                                                                                                                                                              |
        | query of a request, with a number         | ((page) => { JsonResource.collection(page).preserveQuery().response(new Request('/?7=x')); return page.url(1); })(new Paginator([{}], 1))                       | it gives '/?0=x&page=1'                                                                                                                                                              |
        | query of a resolver, with a number        | (() => { Paginator.queryStringResolver(() => parseQuery('7=x')); return new Paginator([5], 1).withQueryString().url(1); })()                                    | it gives '/?0=x&page=1'                                                                                                                                                              |
        | no names at all                           | new Paginator([5], 1).appends([]).url(1)                                                                                                                        | it gives '/?page=1'                                                                                                                                                                  |
        | names that a subclass makes               | new (class extends Paginator { addQuery(key, value) { return super.addQuery('a' + key, value); } })([5], 1).appends(['x']).url(1)                               | it gives '/?a0=x&page=1'                                                                                                                                                             |

  Rule: Operations of the collection are called by name

    Scenario Outline: called on a page: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                                 | expression                                                                                                                                                                  | outcome                                                                       |
        | count of a condition                                 | new Paginator([1, 2, 3], 5).filter((value) => value > 1).count()                                                                                                            | it gives 2                                                                    |
        | map                                                  | [...new Paginator([1, 2], 5).map((value) => value * 2)]                                                                                                                     | it gives [ 2, 4 ]                                                             |
        | operation that is not there                          | new Paginator([1], 1).shout                                                                                                                                                 | it gives undefined                                                            |
        | operation that is not there, forwarded               | new Paginator([1], 1).__call('shout', [])                                                                                                                                   | it throws BadMethodCallException: Method Collection::shout does not exist.    |
        | property of the collection                           | new Paginator([1], 1).size                                                                                                                                                  | it gives undefined                                                            |
        | names on the prototype                               | [Paginator.prototype.map, Paginator.prototype.then, Paginator.nope]                                                                                                         | it gives [ undefined, undefined, undefined ]                                  |
        | through a subclass                                   | [...new (class extends Paginator {})([1, 2], 5).map((value) => value * 2)]                                                                                                  | it gives [ 2, 4 ]                                                             |
        | operations only for paginators, through a collection | new Paginator(new Paginator([1], 1), 1).__call('setItems', [[1]])                                                                                                           | it throws BadMethodCallException: Method Collection::setItems does not exist. |
        | every call of a tap answers with the page            | ((page) => page.tap().setPath('/p') === page)(new Paginator([1], 1))                                                                                                        | it gives true                                                                 |
        | tap calls with the page                              | ((page) => { const seen = []; page.tap((it) => seen.push(it === page)); return seen; })(new Paginator([1], 1))                                                              | it gives [ true ]                                                             |
        | tap of an invokable object                           | ((page) => { const seen = []; page.tap({ __invoke: (it) => seen.push(it === page) }); return seen; })(new Paginator([1], 1))                                                | it gives [ true ]                                                             |
        | items of a page of resources                         | ((it) => { new (class extends Paginator { __call(...call) { it.push(call); return super.__call(...call); } })([1], 1).toResourceCollection(JsonResource); return it; })([]) | it gives [['first', []], ['mapInto', [JsonResource]]]                         |
        | addition of no query                                 | new (class extends Paginator { appends() { return 'appended'; } })([], 1).withQueryString() instanceof Paginator                                                            | it gives true                                                                 |

  Rule: What a subclass says is nothing counts as nothing

    Scenario Outline: a subclass says there is <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case          | expression                                                                           | outcome            |
        | no first item | new (class extends Paginator { firstItem() { return null; } })([5, 6], 9).lastItem() | it gives 1         |
        | no path       | new (class extends Paginator { path() { return null; } })([5], 9).url(2)             | it gives '?page=2' |
        | no items      | new (class extends Paginator { setItems() {} })([5, 6], 1).hasMorePages()            | it gives false     |
