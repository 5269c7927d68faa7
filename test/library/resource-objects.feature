Feature: Resources as objects of the language
  Beside the interface's operations, resources answer what programs expect of objects: reading names, iteration, JSON.stringify.

  Rule: Names that nothing declares are read from the underlying value

    Scenario Outline: a name read from the underlying value: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                    | expression                                                                                                  | outcome                                      |
        | entry of a plain object                 | new JsonResource({ a: 1 }).a                                                                                | it gives 1                                   |
        | entry of a Map                          | new JsonResource(new Map([['a', 1]])).a                                                                     | it gives undefined                           |
        | entry of a list                         | new JsonResource([5])[0]                                                                                    | it gives undefined                           |
        | operation of a collection               | new JsonResource(new Collection([3, 4])).count()                                                            | it gives 2                                   |
        | property of a collection                | new JsonResource(new Collection([3, 4])).size                                                               | it gives undefined                           |
        | getter of a plain object, asked once    | ((asked) => [new JsonResource({ get a() { asked += 1; return 5; } }).a, asked])(0)                          | it gives [ 5, 1 ]                            |
        | getter of an object                     | new JsonResource(new (class { get balance() { return 5; } })()).balance                                     | it gives 5                                   |
        | method of an object                     | new JsonResource(new (class { ratio = 2; close(by) { return by * this.ratio; } })()).close(3)               | it gives 6                                   |
        | function in a plain object              | new JsonResource({ greet: (word) => word + '!' }).greet('Hi')                                               | it gives 'Hi!'                               |
        | class in a plain object                 | new JsonResource({ kind: Map }).kind === Map                                                                | it gives true                                |
        | class in an object                      | new JsonResource(new (class { kind = Map; })()).kind === Map                                                | it gives true                                |
        | attribute of a model                    | new JsonResource(new Model({ name: 'Ann' })).name                                                           | it gives 'Ann'                               |
        | attribute that a model lacks            | new JsonResource(new Model({ name: 'Ann' })).age                                                            | it gives undefined                           |
        | name of the underlying value            | new JsonResource({ a: 1 }).resource                                                                         | it gives { a: 1 }                            |
        | names on the prototype                  | [JsonResource.prototype.nope, JsonResource.prototype.then, JsonResource.prototype[Symbol.iterator]]         | it gives [ undefined, undefined, undefined ] |
        | what an inner resource does not declare | new JsonResource(new JsonResource(new AnonymousResourceCollection([], JsonResource))).__get('preserveKeys') | it gives false                               |
        | properties of a page, public and not    | ((page) => [page.__get('onEachSide'), page.__isset('perPage')])(new JsonResource(new Paginator([5], 9)))    | it gives [ 3, false ]                        |
        | awaiting                                | new JsonResource({ then: 1 }).then                                                                          | it gives undefined                           |
        | iterating what wraps a list             | new JsonResource([1])[Symbol.iterator]                                                                      | it gives undefined                           |
        | symbol                                  | new JsonResource({ [Symbol.asyncIterator]: 1 })[Symbol.asyncIterator]                                       | it gives undefined                           |
        | what every object has                   | new JsonResource({ a: 1 }).hasOwnProperty('resource')                                                       | it gives true                                |

  Rule: Getters are properties, methods are not

    Scenario Outline: property or not: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                             | expression                                                                                  | outcome                                                                  |
        | getter                           | new JsonResource(new (class { get balance() { return 5; } })()).__get('balance')            | it gives 5                                                               |
        | method                           | new JsonResource(new (class { close() { return true; } })()).__get('close')                 | it gives null                                                            |
        | name that every object has       | new JsonResource({ a: 1 }).__get('constructor')                                             | it gives null                                                            |
        | name with a dollar of its own    | new JsonResource({ $rate: 5 }).__get('rate')                                                | it gives null                                                            |
        | protected property of a page     | new JsonResource(new Paginator([5], 9)).__get('perPage')                                    | it throws Error: Cannot access protected property perPage of a paginator |
        | getter is set                    | new JsonResource(new (class { get balance() { return 5; } })()).__isset('balance')          | it gives true                                                            |
        | method is not set                | new JsonResource(new (class { close() { return true; } })()).__isset('close')               | it gives false                                                           |
        | null that its object says is set | new JsonResource(new (class { __isset() { return true; } })()).__isset('balance')           | it gives true                                                            |
        | null field of its own            | new JsonResource(new (class { note = null; __isset() { return true; } })()).__isset('note') | it gives false                                                           |
        | removing an entry                | ((data) => { new JsonResource(data).__unset('a'); return data; })({ a: 1, b: 2 })           | it gives { b: 2 }                                                        |

  Rule: Macros are members of all resource classes

    Scenario Outline: macro of resources: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                        | expression                                                                                                                             | outcome                                                                      |
        | unknown static name         | JsonResource.nope                                                                                                                      | it gives undefined                                                           |
        | static call                 | (() => { JsonResource.macro('shout', (word) => word + '!'); return JsonResource.shout('yes'); })()                                     | it gives 'yes!'                                                              |
        | static call without object  | (() => { JsonResource.macro('me', function () { return this; }); return [JsonResource.me(), JsonResource.__callStatic('me', [])]; })() | it gives [ null, null ]                                                      |
        | static call on a subclass   | (() => { JsonResource.macro('shout', (word) => word + '!'); return AnonymousResourceCollection.shout('yes'); })()                      | it gives 'yes!'                                                              |
        | call on an instance         | (() => { JsonResource.macro('twice', function () { return this.resource * 2; }); return new JsonResource(4).twice(); })()              | it gives 8                                                                   |
        | before the underlying value | (() => { JsonResource.macro('name', () => 'macro'); return new JsonResource({ name: 'own' }).name(); })()                              | it gives 'macro'                                                             |
        | after declared operations   | (() => { JsonResource.macro('resolve', () => 'macro'); return new JsonResource({ a: 1 }).resolve(); })()                               | it gives { a: 1 }                                                            |
        | unknown operation           | JsonResource.__callStatic('shout', [])                                                                                                 | it throws BadMethodCallException: Method JsonResource::shout does not exist. |

  Rule: An object is asked without arguments where the interface has none

    Scenario Outline: what an object is asked with: <case>
      When the expression <expression> is evaluated
      Then it gives <value>

      Examples:
        | case                                                         | expression                                                                                                                                                       | value |
        | its data                                                     | new JsonResource(new (class { toArray(...given) { return given; } })()).resolve()                                                                                | []    |
        | its route key                                                | new JsonResource(new (class { getRouteKey(...given) { return given; } })()).getRouteKey()                                                                        | []    |
        | the name of its route key                                    | new JsonResource(new (class { getRouteKeyName(...given) { return given; } })()).getRouteKeyName()                                                                | []    |
        | the table of a pivot                                         | ((all) => { new JsonResource({ pivot: new (class { getTable(...given) { all.push(given); } })() }).hasPivotLoaded('tags'); return all; })([])                    | [[]]  |
        | the key of what has no JSON form                             | ((all) => { try { new JsonResource(new (class { toArray() { return [NaN]; } getKey(...given) { all.push(given); } })()).toJson(); } catch { return all; } })([]) | [[]]  |
        | the items of a collection that is only asked for its options | new (class extends ResourceCollection { static collects = class extends ResourceCollection { jsonOptions() { return this.count(); } } })([]).jsonOptions()       |     0 |
        | its attributes                                               | ((all) => { new JsonResource(new (class { getAttributes(...given) { all.push(given); return {}; } })()).whenHas('a'); return all; })([])                         | [[]]  |
        | what there are attributes of                                 | [...new JsonResource(new (class { toArray(...given) { return given; } })()).attributes([0]).data]                                                                | []    |

  Rule: JSON.stringify, for and spread see what the interface's operations give

    Scenario Outline: what JavaScript sees: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                  | expression                                                                                                                                                 | outcome                      |
        | resource inside data                  | JSON.stringify({ it: new JsonResource({ a: 1 }) })                                                                                                         | it gives '{"it":{"a":1}}'    |
        | collection                            | JSON.stringify(JsonResource.collection([{ a: 1 }]))                                                                                                        | it gives '[{"a":1}]'         |
        | spread                                | [...JsonResource.collection([{ a: 1 }, { a: 2 }])].map((item) => item.a)                                                                                   | it gives [ 1, 2 ]            |
        | items are resources                   | [...JsonResource.collection([{ a: 1 }])][0] instanceof JsonResource                                                                                        | it gives true                |
        | pages                                 | [...JsonResource.collection(new Paginator([{ a: 1 }, { a: 2 }], 1))].map((item) => item.a)                                                                 | it gives [ 1 ]               |
        | mark of resources                     | new JsonResource(1)[Symbol.for('touchstone.resource')]                                                                                                     | it gives true                |
        | class under its own name              | ((One) => { try { return [registerClass(One), registerClass(One)].map((it) => it === findClass('One')); } finally { forgetClass('One'); } })(class One {}) | it gives [true, true]        |
        | class without a name                  | (() => { try { registerClass(class {}); return findClass(null); } finally { forgetClass(''); } })()                                                        | it gives null                |
        | class with types                      | resourceOf() === JsonResource                                                                                                                              | it gives true                |
        | class as a value, which is not called | new (class extends JsonResource { toArray() { return { it: this.when(true, Map) }; } })(1).resolve().it === Map                                            | it gives true                |
        | the current request                   | JSON.stringify(new (class extends JsonResource { toArray(request) { return { path: request.path() }; } })(1))                                              | it gives '{"path":"things"}' |

  Rule: Resolved data is the caller's to change

    Scenario Outline: resolved data that is changed: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                        | expression                                                                                    | outcome                      |
        | list                        | ((list) => { new JsonResource(list).resolve().push(3); return list; })([1, 2])                | it gives [ 1, 2 ]            |
        | ordered map                 | ((map) => { new JsonResource(map).resolve().push(3); return map.size; })(OrderedMap.of(1, 2)) | it gives 2                   |
        | equal all the same          | ((data) => [new JsonResource(data).resolve(), new JsonResource([1]).resolve()])({ a: 1 })     | it gives [ { a: 1 }, [ 1 ] ] |
        | names in the order of a Map | Object.keys(new JsonResource(new Map([['b', 1], ['a', 2]])).resolve())                        | it gives [ 'b', 'a' ]        |

  Rule: Properties that share their names with operations have the interface's "$"

    Scenario Outline: with the sign of the interface: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                        | expression                                                                                          | outcome                         |
        | static property             | [JsonResource.$wrap, typeof JsonResource.wrap]                                                      | it gives [ 'data', 'function' ] |
        | macros                      | (() => { JsonResource.macro('shout', () => 1); return [...JsonResource.macros.keys()]; })()         | it gives [ 'shout' ]            |
        | preserveKeys of an instance | Array.from(new (class extends JsonResource { $preserveKeys = true; })(new Map([[3, 1]])).resolve()) | it gives [ [ 3, 1 ] ]           |
        | preserveKeys of a class     | new (class extends JsonResource { static preserveKeys = true; })([1]).$preserveKeys                 | it gives true                   |

  Rule: JSON.stringify needs a current request only where an operation reads from it

    Scenario Outline: without a current request: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                         | expression                                                                                                                                                                                | outcome                                                                   |
        | nothing reads from it        | (() => { Container.request = null; return JSON.stringify({ it: new JsonResource({ a: new JsonResource({ b: 1 }) }) }); })()                                                               | it gives '{"it":{"a":{"b":1}}}'                                           |
        | items of a page              | (() => { Container.request = null; return JSON.stringify(JsonResource.collection(new Paginator([{ a: 1 }], 1))); })()                                                                     | it gives '[{"a":1}]'                                                      |
        | there is none afterwards     | (() => { Container.request = null; JSON.stringify(new JsonResource([1])); return Container.request; })()                                                                                  | it gives null                                                             |
        | toArray reads from it        | (() => { Container.request = null; return JSON.stringify(new (class Post extends JsonResource { toArray(request) { return { path: request.path() }; } })({})); })()                       | it throws Error: Post: there is no current request; set Container.request |
        | there is none after an error | (() => { Container.request = null; try { JSON.stringify(new (class extends JsonResource { toArray(request) { return request.query(); } })(1)); } catch { return Container.request; } })() | it gives null                                                             |

  Rule: console.log shows what is wrapped and what is held

    Scenario Outline: console.log of <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                        | expression                                                                                          | outcome                                                                                                              |
        | resource                    | inspect(new (class PostResource extends JsonResource {})({ id: 1 }))                                | it gives 'PostResource { resource: { id: 1 } }'                                                                      |
        | resource with more data     | inspect(new JsonResource(1).additional(['b']))                                                      | it gives 'JsonResource { resource: 1, additional: OrderedMap(1) [ \\'b\\' ] }'                                       |
        | items                       | inspect(JsonResource.collection([{ id: 1 }]), { breakLength: Infinity, compact: 9, depth: 3 })      | it gives 'AnonymousResourceCollection { resource: Collection(1) [ JsonResource { resource: { id: 1 } } ] }'          |
        | items under names           | inspect(JsonResource.collection({ a: 5 }), { breakLength: Infinity })                               | it gives 'AnonymousResourceCollection { resource: Collection(1) [Map] { \\'a\\' => JsonResource { resource: 5 } } }' |
        | items of a page             | inspect(JsonResource.collection(new Paginator([5], 1)), { depth: 0 })                               | it gives 'AnonymousResourceCollection { resource: [Paginator] }'                                                     |
        | no items                    | inspect(new ResourceCollection(new MissingValue()))                                                 | it gives 'ResourceCollection { resource: MissingValue {} }'                                                          |
        | page                        | /^Paginator \\{\\s+.\\$items.: \\[Collection\\]/.test(inspect(new Paginator([5], 1), { depth: 0 })) | it gives true                                                                                                        |
        | collection under names      | inspect(new Collection({ a: 1 }))                                                                   | it gives 'Collection(1) [Map] { \\'a\\' => 1 }'                                                                      |
        | ordered map                 | inspect(OrderedMap.of(1, 2))                                                                        | it gives 'OrderedMap(2) [ 1, 2 ]'                                                                                    |
        | ordered map of integer keys | inspect(OrderedMap.fromEntries([[5, 1], [2, 3]]))                                                   | it gives 'OrderedMap(2) [Map] { 5 => 1, 2 => 3 }'                                                                    |
        | model                       | inspect(new Model({ id: 1 }).setRelation('posts', []))                                              | it gives 'Model { id: 1, posts: [] }'                                                                                |
        | what contains itself        | ((data) => { data.it = new JsonResource(data); return inspect(data); })({})                         | it gives '<ref *1> { it: JsonResource { resource: [Circular *1] } }'                                                 |
        | resource of nothing         | inspect(new JsonResource(null))                                                                     | it gives 'JsonResource { resource: null }'                                                                           |
