@library
Feature: What resources refuse
  What TypeScript would not compile reaches a resource from JavaScript all the same. It is refused with the name of the argument, what
  was expected and what was received.

  Rule: An argument of the wrong kind is named

    Scenario Outline: a wrong argument is named: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                | expression                                                                                                                                      | outcome                                                                                                |
        | resource left out                   | new JsonResource()                                                                                                                              | it throws TypeError: resource: expected a value, received undefined                                    |
        | collected class left out            | new AnonymousResourceCollection([1])                                                                                                            | it throws TypeError: collects: expected a value, received undefined                                    |
        | collection of a number              | new ResourceCollection(5)                                                                                                                       | it throws Error: ResourceCollection(resource): expected a map, a collection or a paginator, received 5 |
        | preserving keys with a list         | JsonResource.collection([1]).preserveKeys([])                                                                                                   | it throws TypeError: preserveKeys(value): expected a boolean, received []                              |
        | status that is no number            | new JsonResource({}).response().setStatusCode('many')                                                                                           | it throws TypeError: setStatusCode(status): expected an integer, received 'many'                       |
        | request made of nothing             | new Request(null)                                                                                                                               | it throws TypeError: Request(source): expected a string, received null                                 |
        | request made of an object           | new Request({})                                                                                                                                 | it throws TypeError: Request(source): expected a string, received {}                                   |
        | wrapping in a list                  | JsonResource.wrap([])                                                                                                                           | it throws TypeError: wrap(value): expected a string, received []                                       |
        | additional text                     | new JsonResource(1).additional('x')                                                                                                             | it throws TypeError: additional(data): expected a map, received 'x'                                    |
        | query that is a text                | JsonResource.collection([1]).withQuery('x')                                                                                                     | it throws TypeError: withQuery(query): expected a map, received 'x'                                    |
        | request that is none                | JsonResource.collection(new Paginator([1], 1)).preserveQuery().toResponse(null)                                                                 | it throws TypeError: toResponse(request): expected a Request, received null                            |
        | page of what has none               | new ResourceCollection([1]).preparePaginatedResponse(Container.request)                                                                         | it throws TypeError: What is paginated: expected a paginator, received [Collection]                    |
        | call without a list of arguments    | new JsonResource({}).__call('sum', 5)                                                                                                           | it throws TypeError: __call(parameters): expected an array, received 5                                 |
        | call of no name                     | new JsonResource({}).__call([], [])                                                                                                             | it throws TypeError: __call(method): expected a string, received []                                    |
        | property of no name                 | new JsonResource({}).__get([])                                                                                                                  | it throws TypeError: __get(key): expected a string, received []                                        |
        | test of no name                     | new JsonResource({}).__isset([])                                                                                                                | it throws TypeError: __isset(key): expected a string, received []                                      |
        | removal of no name                  | new JsonResource({}).__unset([])                                                                                                                | it throws TypeError: __unset(key): expected a string, received []                                      |
        | macro of no name                    | JsonResource.__callStatic([], [])                                                                                                               | it throws TypeError: __callStatic(method): expected a string, received []                              |
        | macro without a list of arguments   | (() => { JsonResource.macro('nine', () => 9); try { return JsonResource.__callStatic('nine', 5); } finally { JsonResource.flushMacros(); } })() | it throws TypeError: __callStatic(parameters): expected an array, received 5                           |
        | report of no name                   | JsonResource.throwBadMethodCallException([])                                                                                                    | it throws TypeError: throwBadMethodCallException(method): expected a string, received []               |
        | aggregate over no column            | new JsonResource({}).whenAggregated('posts', [], 'sum')                                                                                         | it throws TypeError: whenAggregated(column): expected a string, received []                            |
        | merging a text                      | new MergeValue('x')                                                                                                                             | it throws TypeError: What is merged: expected a map, received 'x'                                      |
        | transform without a function        | new (class extends JsonResource { toArray() { return { it: this.transform('', 5, 'other') }; } })('x').resolve()                                | it throws TypeError: transform(callback): expected callable, received 5                                |
        | when without a condition            | new (class extends JsonResource { toArray() { return { it: this.when() }; } })('x').resolve()                                                   | it throws TypeError: condition: expected a boolean, received undefined                                 |
        | attributes of a value without a map | new (class extends JsonResource { toArray() { return { it: this.attributes(['a']) }; } })({ toArray: () => 5 }).resolve()                       | it throws TypeError: What there are attributes of: expected a map, received 5                          |
        | name of another class               | (() => { try { return [class {}, class {}].map((Some) => registerClass(Some, 'A')); } finally { forgetClass('A'); } })()                        | it throws InvalidArgumentException: registerClass(name): [A] already stands for another class.         |
        | options that are no number          | new JsonResponse(1, 200, 'x')                                                                                                                   | it throws TypeError: JsonResponse(options): expected an integer, received 'x'                          |
        | header of no name                   | new JsonResponse(1).header([], 'b')                                                                                                             | it throws TypeError: header(name): expected a string, received []                                      |
        | header of no value                  | new JsonResponse(1).header('a', [])                                                                                                             | it throws TypeError: header(value): expected a string, received []                                     |
        | query text that is a list           | parseQuery([])                                                                                                                                  | it throws TypeError: parseQuery(text): expected a string, received []                                  |

  Rule: What objects of the program give is named as well

    Scenario Outline: what an object gives is named: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                   | expression                                                                     | outcome                                                                                   |
        | attributes that are no map             | new JsonResource({ getAttributes: () => 5 }).whenHas('name')                   | it throws TypeError: What getAttributes() gives: expected a map, received 5               |
        | toArray of a class that gives no map   | new (class Some extends JsonResource { toArray() { return 5; } })(1).resolve() | it throws TypeError: What Some.toArray(request) gives: expected a map, received 5         |
        | toArray of an object that gives no map | new JsonResource(new (class { toArray() { return 5; } })()).resolve()          | it throws TypeError: What JsonResource.toArray(request) gives: expected a map, received 5 |
        | resource around a resource             | new JsonResource(new JsonResource({ a: 1 })).resolve()                         | it throws TypeError: The underlying value: expected a map, received [JsonResource]        |
        | call on a plain object                 | new JsonResource({ a: 1 }).__call('shout', [])                                 | it throws Error: Call to a member function shout() on a map, in JsonResource              |
        | call of a name that every object has   | new JsonResource({ a: 1 }).__call('toString', [])                              | it throws Error: Call to a member function toString() on a map, in JsonResource           |
        | items of a missing value               | new ResourceCollection(new MissingValue()).count()                             | it throws Error: ResourceCollection: there are no items, the source was a missing value.  |
        | no current request                     | (() => { Container.request = null; return new JsonResource(1).resolve(); })()  | it throws Error: JsonResource: there is no current request; set Container.request         |

  Rule: Data without a JSON form is told with the class, and with the model where there is a key

    Scenario Outline: data without a JSON form: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                         | expression                                                                                                 | outcome                                                                                                                                                |
        | plain object                 | new JsonResource({ size: NaN }).toJson()                                                                   | it throws TypeError: Error encoding resource [JsonResource] to JSON: Inf and NaN cannot be JSON encoded                                                |
        | object without a key         | new JsonResource(new (class { toArray() { return [NaN]; } })()).toJson()                                   | it throws TypeError: Error encoding resource [JsonResource] to JSON: Inf and NaN cannot be JSON encoded                                                |
        | object with a key            | new JsonResource(new (class Row { toArray() { return [NaN]; } getKey() { return 7; } })()).toJson()        | it throws JsonEncodingException: Error encoding resource [JsonResource] with model [Row] with ID [7] to JSON: Inf and NaN cannot be JSON encoded       |
        | object that answers any call | new JsonResource(new (class Row { toArray() { return [NaN]; } __call(name) { return name; } })()).toJson() | it throws JsonEncodingException: Error encoding resource [JsonResource] with model [Row] with ID [getKey] to JSON: Inf and NaN cannot be JSON encoded  |
        | object whose key is null     | new JsonResource(new (class Row { toArray() { return [NaN]; } getKey() { return null; } })()).toJson()     | it throws JsonEncodingException: Error encoding resource [JsonResource] with model [Row] with ID [] to JSON: Inf and NaN cannot be JSON encoded        |
        | object whose key is a list   | new JsonResource(new (class Row { toArray() { return [NaN]; } getKey() { return [1]; } })()).toJson()      | it throws JsonEncodingException: Error encoding resource [JsonResource] with model [Row] with ID [[Array]] to JSON: Inf and NaN cannot be JSON encoded |
