@library
Feature: Resources as objects of the language
  Beside the interface's operations, resources answer what programs expect of objects: reading names, iteration, JSON.stringify.

  Rule: Names that nothing declares are read from the underlying value

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                         | expression                                                                                          | outcome                                      |
        | entry of a plain object      | new JsonResource({ a: 1 }).a                                                                        | it gives 1                                   |
        | entry of a Map               | new JsonResource(new Map([['a', 1]])).a                                                             | it gives undefined                           |
        | entry of a list              | new JsonResource([5])[0]                                                                            | it gives undefined                           |
        | operation of a collection    | new JsonResource(new Collection([3, 4])).count()                                                    | it gives 2                                   |
        | property of a collection     | new JsonResource(new Collection([3, 4])).size                                                       | it gives undefined                           |
        | getter of an object          | new JsonResource(new (class { get balance() { return 5; } })()).balance                             | it gives 5                                   |
        | method of an object          | new JsonResource(new (class { ratio = 2; close(by) { return by * this.ratio; } })()).close(3)       | it gives 6                                   |
        | function in a plain object   | new JsonResource({ greet: (word) => word + '!' }).greet('Hi')                                       | it gives 'Hi!'                               |
        | attribute of a model         | new JsonResource(new Model({ name: 'Ann' })).name                                                   | it gives 'Ann'                               |
        | attribute that a model lacks | new JsonResource(new Model({ name: 'Ann' })).age                                                    | it gives undefined                           |
        | name of the underlying value | new JsonResource({ a: 1 }).resource                                                                 | it gives { a: 1 }                            |
        | names on the prototype       | [JsonResource.prototype.nope, JsonResource.prototype.then, JsonResource.prototype[Symbol.iterator]] | it gives [ undefined, undefined, undefined ] |
        | awaiting                     | new JsonResource({ then: 1 }).then                                                                  | it gives undefined                           |
        | iterating what wraps a list  | new JsonResource([1])[Symbol.iterator]                                                              | it gives undefined                           |
        | symbol                       | new JsonResource({ [Symbol.asyncIterator]: 1 })[Symbol.asyncIterator]                               | it gives undefined                           |
        | what every object has        | new JsonResource({ a: 1 }).hasOwnProperty('resource')                                               | it gives true                                |

  Rule: Getters are properties, methods are not

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                       | expression                                                                         | outcome           |
        | getter                     | new JsonResource(new (class { get balance() { return 5; } })()).__get('balance')   | it gives 5        |
        | method                     | new JsonResource(new (class { close() { return true; } })()).__get('close')        | it gives null     |
        | name that every object has | new JsonResource({ a: 1 }).__get('constructor')                                    | it gives null     |
        | getter is set              | new JsonResource(new (class { get balance() { return 5; } })()).__isset('balance') | it gives true     |
        | method is not set          | new JsonResource(new (class { close() { return true; } })()).__isset('close')      | it gives false    |
        | removing an entry          | ((data) => { new JsonResource(data).__unset('a'); return data; })({ a: 1, b: 2 })  | it gives { b: 2 } |

  Rule: Macros are members of all resource classes

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                        | expression                                                                                                                | outcome                                                                      |
        | unknown static name         | JsonResource.nope                                                                                                         | it gives undefined                                                           |
        | static call                 | (() => { JsonResource.macro('shout', (word) => word + '!'); return JsonResource.shout('yes'); })()                        | it gives 'yes!'                                                              |
        | static call on a subclass   | (() => { JsonResource.macro('shout', (word) => word + '!'); return AnonymousResourceCollection.shout('yes'); })()         | it gives 'yes!'                                                              |
        | call on an instance         | (() => { JsonResource.macro('twice', function () { return this.resource * 2; }); return new JsonResource(4).twice(); })() | it gives 8                                                                   |
        | before the underlying value | (() => { JsonResource.macro('name', () => 'macro'); return new JsonResource({ name: 'own' }).name(); })()                 | it gives 'macro'                                                             |
        | after declared operations   | (() => { JsonResource.macro('resolve', () => 'macro'); return new JsonResource({ a: 1 }).resolve(); })()                  | it gives { a: 1 }                                                            |
        | unknown operation           | JsonResource.__callStatic('shout', [])                                                                                    | it throws BadMethodCallException: Method JsonResource::shout does not exist. |

  Rule: JSON.stringify, for and spread see what the interface's operations give

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                     | expression                                                                                                                                                 | outcome                   |
        | resource inside data     | JSON.stringify({ it: new JsonResource({ a: 1 }) })                                                                                                         | it gives '{"it":{"a":1}}' |
        | collection               | JSON.stringify(JsonResource.collection([{ a: 1 }]))                                                                                                        | it gives '[{"a":1}]'      |
        | spread                   | [...JsonResource.collection([{ a: 1 }, { a: 2 }])].map((item) => item.a)                                                                                   | it gives [ 1, 2 ]         |
        | items are resources      | [...JsonResource.collection([{ a: 1 }])][0] instanceof JsonResource                                                                                        | it gives true             |
        | pages                    | [...JsonResource.collection(new Paginator([{ a: 1 }, { a: 2 }], 1))].map((item) => item.a)                                                                 | it gives [ 1 ]            |
        | mark of resources        | new JsonResource(1)[Symbol.for('touchstone.resource')]                                                                                                     | it gives true             |
        | class under its own name | ((One) => { try { return [registerClass(One), registerClass(One)].map((it) => it === findClass('One')); } finally { forgetClass('One'); } })(class One {}) | it gives [true, true]     |
        | class with types         | resourceOf() === JsonResource                                                                                                                              | it gives true             |

  Rule: Resolved data is the caller's to change

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                        | expression                                                                                    | outcome                      |
        | list                        | ((list) => { new JsonResource(list).resolve().push(3); return list; })([1, 2])                | it gives [ 1, 2 ]            |
        | plain object                | ((data) => { new JsonResource(data).resolve().b = 2; return data; })({ a: 1 })                | it gives { a: 1 }            |
        | ordered map                 | ((map) => { new JsonResource(map).resolve().push(3); return map.size; })(OrderedMap.of(1, 2)) | it gives 2                   |
        | equal all the same          | ((data) => [new JsonResource(data).resolve(), new JsonResource([1]).resolve()])({ a: 1 })     | it gives [ { a: 1 }, [ 1 ] ] |
        | names in the order of a Map | Object.keys(new JsonResource(new Map([['b', 1], ['a', 2]])).resolve())                        | it gives [ 'b', 'a' ]        |

  Rule: Properties are read and written under the interface's names

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                         | expression                                                                                                                                | outcome                                                                            |
        | static property              | interfaceProperties.readStatic(JsonResource, 'wrap')                                                                                      | it gives { value: 'data' }                                                         |
        | static property that is none | interfaceProperties.readStatic(JsonResource, 'nope')                                                                                      | it gives null                                                                      |
        | writing one that is none     | interfaceProperties.writeStatic(JsonResource, 'nope', 1)                                                                                  | it gives false                                                                     |
        | writing the macros           | interfaceProperties.writeStatic(JsonResource, 'macros', 1)                                                                                | it gives false                                                                     |
        | nothing was written          | [interfaceProperties.writeStatic(JsonResource, 'nope', 1), Object.hasOwn(JsonResource, 'undefined'), Object.hasOwn(JsonResource, 'nope')] | it gives [ false, false, false ]                                                   |
        | macros                       | (() => { JsonResource.macro('shout', () => 1); return [...interfaceProperties.readStatic(JsonResource, 'macros').value.keys()]; })()      | it gives [ 'shout' ]                                                               |
        | preserveKeys of an instance  | ((it) => { it.preserveKeys = true; return interfaceProperties.read(it, 'preserveKeys'); })(new JsonResource([1]))                         | it gives { value: true }                                                           |
        | preserveKeys of a class      | interfaceProperties.read(new (class extends JsonResource { static preserveKeys = true; })([1]), 'preserveKeys')                           | it gives { value: true }                                                           |
        | property of a number         | setResourceProperty(5, 'with', 1)                                                                                                         | it throws TypeError: setResourceProperty(resource): expected an object, received 5 |
        | property of a plain object   | resourceProperty({}, 'with')                                                                                                              | it throws TypeError: resourceProperty(resource): expected a resource, received {}  |
        | cache that is no Map         | setResourceStatic(JsonResource, 'cachedCollectsAttributes', 5)                                                                            | it throws TypeError: setResourceStatic(value): expected a Map, received 5          |
