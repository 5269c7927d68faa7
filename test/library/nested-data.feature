Feature: Data that contains itself, or is nested very deeply
  What has no end is refused with a message that says so, before the engine's stack runs out; what is merely deep works as far as the
  stack reaches.

  Rule: A walk through data ends after 1,000 levels

    Scenario Outline: a walk of too many levels: <case>
      When the expression <expression> is evaluated
      Then it throws InvalidArgumentException: <culprit>: expected at most 1000 levels, received more; does it contain itself?

      Examples:
        | case                         | expression                                                                                                           | culprit                   |
        | appended object              | ((data) => { data.it = data; return new Paginator([], 1).appends('a', data); })({})                                  | Paginator property query  |
        | appended map of parameters   | ((data) => { data.it = data; return new Paginator([], 1).appends(data); })({})                                       | Paginator property query  |
        | appended list                | ((list) => { list.push(list); return new Paginator([], 1).appends('a', list); })([])                                 | Paginator property query  |
        | appended Map                 | ((map) => { map.set('it', map); return new Paginator([], 1).appends('a', map); })(new Map())                         | Paginator property query  |
        | query among the options      | ((query) => { query.it = query; return new Paginator([], 1, 1, { query }); })({})                                    | Paginator property query  |
        |      1,001 levels of a query | ((query) => { for (let i = 0; i < 1001; i += 1) query = { query }; return new Paginator([], 1, 1, { query }); })({}) | Paginator property query  |
        | object in a list             | ((row) => { row.row = row; return new Paginator([], 1).appends('a', [row]).url(1); })(new (class {})())              | Query text                |
        | items that stand for nothing | ((items) => { items.toArray = () => items; return new Paginator(items, 1); })(new (class {})())                      | The items of a Collection |
        | data that stands for nothing | ((data) => { data.jsonSerialize = () => data; return new Collection(data); })(new (class {})())                      | The items of a Collection |
        | additional data              | ((data) => { data.it = data; return new JsonResource({}).additional(data); })({})                                    | additional(data)          |
        | query of a collection        | ((data) => { data.it = data; return new ResourceCollection([]).withQuery(data); })({})                               | withQuery(query)          |

    Scenario Outline: a walk of as many levels as there may be: <case>
      When the expression <expression> is evaluated
      Then it gives <value>

      Examples:
        | case                    | expression                                                                                                                                                   | value      |
        | 1,000 levels of a query | ((query) => { for (let i = 0; i < 1000; i += 1) query = { query }; return new Paginator([], 1, 1, { query }).url(1); })({})                                  | '/?page=1' |
        |   1,000 levels of items | ((items) => { for (let i = 0; i < 1000; i += 1) items = [items].map((it) => ({ toArray: () => it }))[0]; return new Paginator([items], 1).count(); })(['a']) |          1 |

  Rule: What recurs through operations of objects ends with the stack, and the error says what was nested

    Scenario Outline: operations without an end: <case>
      When the expression <expression> is evaluated
      Then it throws <error>

      Examples:
        | case                                  | expression                                                                                                                                  | error                                                                                                     |
        | toArray that gives its own resource   | new (class Loop extends JsonResource { toArray() { return this; } })(1).resolve()                                                           | InvalidArgumentException: Loop.resolve(): nested too deeply; does it contain itself?                      |
        | toArray that calls itself             | new (class Loop extends JsonResource { toArray(request) { return this.toArray(request); } })(1).resolve()                                   | InvalidArgumentException: Loop.resolve(): nested too deeply; does it contain itself?                      |
        | property of a resource of itself      | ((it) => { it.resource = it; return it.title; })(new JsonResource(1))                                                                       | InvalidArgumentException: Property [title]: nested too deeply; does it contain itself?                    |
        | __get of a resource of itself         | ((it) => { it.resource = it; return it.__get('title'); })(new JsonResource(1))                                                              | InvalidArgumentException: JsonResource.__get(): nested too deeply; does it contain itself?                |
        | __isset of a resource of itself       | ((it) => { it.resource = it; return it.__isset('title'); })(new JsonResource(1))                                                            | InvalidArgumentException: JsonResource.__isset(): nested too deeply; does it contain itself?              |
        | operation of a resource of itself     | ((it) => { it.resource = it; return it.getRouteKey(); })(new JsonResource(1))                                                               | InvalidArgumentException: JsonResource.getRouteKey(): nested too deeply; does it contain itself?          |
        | collection of a resource of itself    | ((it) => { it.resource = it; return new ResourceCollection(it); })(new JsonResource(1))                                                     | Error: ResourceCollection(resource): expected a map, a collection or a paginator, received [JsonResource] |
        | circular data through an own filter   | ((data) => { data.it = data; return new (class extends JsonResource { filter(it) { return super.filter(it); } })(data).filter(data); })({}) | InvalidArgumentException: Resource data: nested too deeply; does it contain itself?                       |
        | collection that contains itself       | ((it) => { it.push(it); return it.toArray(); })(new Collection())                                                                           | InvalidArgumentException: Collection.toArray(): nested too deeply; does it contain itself?                |
        | JSON data of a collection in itself   | ((it) => { it.push(it); return it.jsonSerialize(); })(new Collection())                                                                     | InvalidArgumentException: Collection.jsonSerialize(): nested too deeply; does it contain itself?          |
        | JSON data that calls for itself       | ((it) => { it.jsonSerialize = () => encodeJson({ it }); return encodeJson(it); })({})                                                       | JsonEncodingException: Maximum stack depth exceeded                                                       |
        | overflow somewhere else keeps its own | new JsonResource({}).whenNull(null) === null && (() => { throw new RangeError('Invalid array length'); })()                                 | RangeError: Invalid array length                                                                          |

  Rule: Thousands of nested resources work where nothing has to be resolved in turn

    Scenario Outline: many resources in one another: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then it gives <value>

      Examples:
        | case                           | expression                                                                                                                                                                       | value  |
        | property through 500 resources | ((it) => { for (let i = 0; i < 500; i += 1) it = new JsonResource(it); return it.title; })({ title: 'a' })                                                                       | 'a'    |
        | items behind 2,000 resources   | ((it) => { for (let i = 0; i < 2000; i += 1) it = new JsonResource(it); return new ResourceCollection(it).count(); })(new Paginator([1, 2], 5))                                  |      2 |
        | data of 2,000 nested resources | ((it) => { for (let i = 0; i < 2000; i += 1) it = new (class extends JsonResource { toArray() { return { it: this.resource }; } })(it); return Object.keys(it.resolve()); })({}) | ['it'] |
        |             4,000 merged lists | ((merged) => new JsonResource(merged).resolve(new Request('/')).length)(Array.from({ length: 4000 }, (_, at) => new MergeValue([at])))                                           |   4000 |
        |             4,000 merged names | ((merged) => Object.keys(new JsonResource(merged).resolve(new Request('/'))).length)(Array.from({ length: 4000 }, (_, at) => new MergeValue({ [`k${at}`]: at })))                |   4000 |
