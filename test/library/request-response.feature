Feature: Requests and responses between resources and the Fetch API
  A request is made of an address or of a request of the Fetch API, and a response turns into one of the Fetch API.

  Rule: A request has the method, the header fields and the address of what it was made of

    Scenario Outline: a request has the <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                           | expression                                                                                                       | outcome                             |
        | method of an address           | new Request('/a').method                                                                                         | it gives 'GET'                      |
        | method of a Fetch request      | new Request(new globalThis.Request('http://h/a', { method: 'POST' })).method                                     | it gives 'POST'                     |
        | header of a Fetch request      | new Request(new globalThis.Request('http://h/a', { headers: { 'X-A': 'b' } })).headers.get('x-a')                | it gives 'b'                        |
        | headers of an address          | [...new Request('/a').headers]                                                                                   | it gives []                         |
        | path of a URL                  | new Request(new URL('http://h/a/b?c=1')).path()                                                                  | it gives 'a/b'                      |
        | slashes around a path          | new Request('/posts//?page=2').path()                                                                            | it gives 'posts'                    |
        | slash behind a path            | new Request('/posts/new/?sort=new').path()                                                                       | it gives 'posts/new'                |
        | path before a fragment         | new Request('/posts#top?sort=new').path()                                                                        | it gives 'posts'                    |
        | path of a host                 | new Request('http://blog.test').path()                                                                           | it gives '/'                        |
        | path of a host with a query    | new Request('https://blog.test?sort=new').path()                                                                 | it gives '/'                        |
        | path of an absolute address    | new Request('http://blog.test//posts?sort=new').path()                                                           | it gives 'posts'                    |
        | path with an address in it     | new Request('/posts/http://blog.test/a').path()                                                                  | it gives 'posts/http://blog.test/a' |
        | question mark in a query       | new Request('/posts?sort=a?b').query('sort')                                                                     | it gives 'a?b'                      |
        | query before a fragment        | new Request('/posts?sort=new#top').query('sort')                                                                 | it gives 'new'                      |
        | query behind a fragment        | new Request('/posts#top?sort=new').query('sort')                                                                 | it gives null                       |
        | query of a Fetch request       | new Request(new globalThis.Request('http://h/a?b[c]=1#d')).query('b').get('c')                                   | it gives '1'                        |
        | address as it came             | new Request('/a?b=1').url                                                                                        | it gives '/a?b=1'                   |
        | query is a copy                | ((request) => { request.query().set('a', 2); return request.query('a'); })(new Request('/?a=1'))                 | it gives '1'                        |
        | nested query is a copy         | ((request) => { request.query('f').set('a', 9); return request.query('f').get('a'); })(new Request('/x?f[a]=1')) | it gives '1'                        |
        | parameter that is not there    | [new Request('/?a=1').query('b'), new Request('/?a=1').query('b', 7)]                                            | it gives [ null, 7 ]                |
        | path without a slash before it | new Request('posts/new').path()                                                                                  | it gives 'posts/new'                |
        | parameter with 64 brackets     | [...new Request(`/?a${'[b]'.repeat(64)}=1&c=2`).query().keys()]                                                  | it gives [ 'a', 'c' ]               |

  Rule: A response shows status, header fields and body

    Scenario Outline: a response shows its <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                         | expression                                                                                                                               | outcome                                                                                                    |
        | status                                       | new JsonResource({ a: 1 }).response().status                                                                                             | it gives 200                                                                                               |
        | status as a property                         | new JsonResource({ a: 1 }).response().setStatusCode(418).status                                                                          | it gives 418                                                                                               |
        | body                                         | new JsonResource({ a: 1 }).response().content                                                                                            | it gives '{"data":{"a":1}}'                                                                                |
        | body with a resource in it                   | (() => { Container.request = null; return new JsonResource({ it: new JsonResource({ a: 1 }) }).response(new Request('/x')).content; })() | it gives '{"data":{"it":{"a":1}}}'                                                                         |
        | header                                       | new JsonResource({ a: 1 }).response().header('X-A', 'b').headers.get('x-a')                                                              | it gives 'b'                                                                                               |
        | type                                         | new JsonResource({ a: 1 }).response().headers.get('content-type')                                                                        | it gives 'application/json'                                                                                |
        | lowest status                                | new JsonResponse({}, 100).status                                                                                                         | it gives 100                                                                                               |
        | highest status                               | new JsonResponse({}, 599).status                                                                                                         | it gives 599                                                                                               |
        | status below all                             | new JsonResponse({}, 99)                                                                                                                 | it throws InvalidArgumentException: The HTTP status code "99" is not valid.                                |
        | status above all                             | new JsonResponse({}, 600)                                                                                                                | it throws InvalidArgumentException: The HTTP status code "600" is not valid.                               |
        | name that is no header                       | new JsonResponse({}).header('a b', 'c')                                                                                                  | it throws InvalidArgumentException: header(name, value): expected a field of HTTP, received 'a b' with 'c' |
        | not a number                                 | new JsonResponse({ a: NaN })                                                                                                             | it throws InvalidArgumentException: Inf and NaN cannot be JSON encoded                                     |
        | not a number, substituted                    | new JsonResponse({ a: NaN }, 200, JSON_PARTIAL_OUTPUT_ON_ERROR).content                                                                  | it gives '{"a":0}'                                                                                         |
        | malformed text, which is never substituted   | new JsonResponse({ a: '\\ud800' }, 200, JSON_PARTIAL_OUTPUT_ON_ERROR)                                                                    | it throws InvalidArgumentException: Malformed UTF-8 characters, possibly incorrectly encoded               |
        | too many levels, which are never substituted | new JsonResponse(Array.from({ length: 512 }).reduce((inner) => [inner], [1]), 200, JSON_PARTIAL_OUTPUT_ON_ERROR)                         | it throws InvalidArgumentException: Maximum stack depth exceeded                                           |
        | circular data, substituted                   | ((data) => { data.it = data; return new JsonResponse(data, 200, JSON_PARTIAL_OUTPUT_ON_ERROR).content; })({})                            | it gives '{"it":null}'                                                                                     |
        | error of the program                         | new JsonResponse({ jsonSerialize() { throw new Error('mine'); } })                                                                       | it throws Error: mine                                                                                      |
        | reason to refuse a header                    | (() => { try { return new JsonResponse({}).header('a b', 'c'); } catch (error) { return error.cause.name; } })()                         | it gives 'TypeError'                                                                                       |

  Rule: A response turns into one of the Fetch API

    Scenario Outline: in the Fetch API: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case            | expression                                                                                                | outcome                                                             |
        | status          | new JsonResource({ a: 1 }).response().setStatusCode(418).toFetchResponse().status                         | it gives 418                                                        |
        | headers         | [...new JsonResource({ a: 1 }).response().header('X-A', 'b').toFetchResponse().headers]                   | it gives [ [ 'content-type', 'application/json' ], [ 'x-a', 'b' ] ] |
        | body            | new JsonResource({ a: 1 }).response().toFetchResponse().body instanceof ReadableStream                    | it gives true                                                       |
        | no body for 204 | new JsonResource({ a: 1 }).response().setStatusCode(204).toFetchResponse().body                           | it gives null                                                       |
        | no body for 205 | new JsonResource({ a: 1 }).response().setStatusCode(205).toFetchResponse().body                           | it gives null                                                       |
        | no body for 304 | new JsonResource({ a: 1 }).response().setStatusCode(304).toFetchResponse().body                           | it gives null                                                       |
        | body for 206    | new JsonResource({ a: 1 }).response().setStatusCode(206).toFetchResponse().body instanceof ReadableStream | it gives true                                                       |

  Rule: A query is read as PHP reads one

    Scenario Outline: a query read: <case>
      When the expression encodeJson(parseQuery(<query>)) is evaluated
      Then it gives '<json>'

      Examples:
        | case                       | query                                | json                                      |
        | names and values           | 'a=1&b=2'                            | {"a":"1","b":"2"}                         |
        | without a value            | 'a=&b'                               | {"a":"","b":""}                           |
        | blanks                     | 'a+b=c%20d'                          | {"a_b":"c d"}                             |
        | dots outside of brackets   | 'a.b[c.d]=1'                         | {"a_b":{"c.d":"1"}}                       |
        | nested names               | 'f[a]=1&f[]=2&f[][x]=3'              | {"f":{"a":"1","0":"2","1":{"x":"3"}}}     |
        | the same name again        | 'a=1&b=2&a=3'                        | {"a":"3","b":"2"}                         |
        | a list over a text         | 'a=1&a[]=2'                          | {"a":["2"]}                               |
        | semicolon                  | 'a;b=1'                              | {"a;b":"1"}                               |
        | bracket that is not closed | 'a[b=1'                              | {"a_b":"1"}                               |
        | text behind a bracket      | 'a[b]c=1'                            | {"a":{"b":"1"}}                           |
        | without a name             | '[a]=1&=2'                           | []                                        |
        | integers as names          | '5=x&-1=y'                           | {"5":"x","-1":"y"}                        |
        | behind the largest integer | 'a[9007199254740991]=1&a[]=2&a[b]=3' | {"a":{"9007199254740991":"1","b":"3"}}    |
        | escapes that are none      | '%zz=%'                              | {"%zz":"%"}                               |
        | names of prototypes        | '__proto__[x]=1&constructor=2'       | {"__proto__":{"x":"1"},"constructor":"2"} |
        | byte order mark            | '%EF%BB%BFa=1'                       | {"\\\\ufeffa":"1"}                        |
        | nothing                    | ''                                   | []                                        |
        |                  65 levels | `a${'[b]'.repeat(65)}=1&c=2`         | {"c":"2"}                                 |

  Rule: A query is written as PHP writes one

    Scenario Outline: a query written: <case>
      When the expression new Paginator([], 1).appends(<query>).url(1) is evaluated
      Then it gives '/?<text>page=1'

      Examples:
        | case                                 | query                                                              | text                                                         |
        | scalars                              | { a: 1, b: 'x', c: true, d: false, e: '' }                         | a=1&b=x&c=1&d=0&e=&                                          |
        | nothing                              | { a: null, b: undefined, c: 1 }                                    | c=1&                                                         |
        | empty lists                          | { a: [], b: {}, c: [[]] }                                          |                                                              |
        | list with a gap                      | { c: ['a', null, 'b'] }                                            | c%5B0%5D=a&c%5B2%5D=b&                                       |
        | nested objects                       | { a: { b: { c: 1 } } }                                             | a%5Bb%5D%5Bc%5D=1&                                           |
        | integer names in order               | { a: new Map([[9, 'x'], [0, 'y']]) }                               | a%5B9%5D=x&a%5B0%5D=y&                                       |
        | fractions                            | { a: 1 / 3, b: -2.5, c: 1e-7, d: 1e21, e: 1.5e300 }                | a=0.33333333333333&b=-2.5&c=1.0E-7&d=1.0E%2B21&e=1.5E%2B300& |
        | fractions half way between two texts | { a: 47600000000000.5, b: 47600000000001.5, c: -10700000000000.5 } | a=47600000000000&b=47600000000002&c=-10700000000000&         |
        | integers                             | { a: 1e15, b: -0 }                                                 | a=1000000000000000&b=0&                                      |
        | infinities                           | { a: Infinity, b: -Infinity, c: NaN }                              | a=INF&b=-INF&c=NAN&                                          |
        | functions in a list                  | { b: { c: () => 1 } }                                              |                                                              |
        | big integer                          | { a: 10n ** 20n }                                                  | a=100000000000000000000&                                     |
        | fields of an object                  | { a: new (class { x = 1; })() }                                    | a%5Bx%5D=1&                                                  |
        | Map in an object                     | { a: new (class { x = new Map([['b', 1]]); })() }                  | a%5Bx%5D%5Bb%5D=1&                                           |
        | names of prototypes                  | JSON.parse('{"__proto__":{"constructor":1}}')                      | __proto__%5Bconstructor%5D=1&                                |
        | nothing but sub-delimiters           | { a: "!'()*" }                                                     | a=%21%27%28%29%2A&                                           |
