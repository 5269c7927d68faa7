Feature: How values of JavaScript are understood
  Wherever data comes in, the same rules say what is a map, what is text, what is true and what is a key.

  Rule: Messages show a short form of what was received

    Scenario Outline: a message shows <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                     | expression                                                                                                                                          | outcome                                                                                                                                             |
        | long text                                | new Paginator([1], 'x'.repeat(50))                                                                                                                  | it throws TypeError: Paginator(perPage): expected an integer, received 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'... 10 more characters             |
        | nested object                            | new Paginator([1], { a: { b: 1 } })                                                                                                                 | it throws TypeError: Paginator(perPage): expected an integer, received [Object]                                                                     |
        | empty list                               | new Paginator([1], [])                                                                                                                              | it throws TypeError: Paginator(perPage): expected an integer, received []                                                                           |
        | list                                     | new Paginator([1], [1, 2])                                                                                                                          | it throws TypeError: Paginator(perPage): expected an integer, received [Array]                                                                      |
        | big integer                              | Collection.macro('shout', 5n)                                                                                                                       | it throws TypeError: Collection.macro(macro): expected callable, received 5n                                                                        |
        | zero below zero                          | Collection.macro('shout', -0)                                                                                                                       | it throws TypeError: Collection.macro(macro): expected callable, received -0                                                                        |
        | text with quotes                         | new Paginator([1], 'it\\'s "one"')                                                                                                                  | it throws TypeError: Paginator(perPage): expected an integer, received 'it\\'s "one"'                                                               |
        | text over lines                          | new Paginator([1], 'a\\nb')                                                                                                                         | it throws TypeError: Paginator(perPage): expected an integer, received 'a\\nb'                                                                      |
        | function with a name                     | Collection.macro(function shout() {}, () => 1)                                                                                                      | it throws TypeError: Collection.macro(name): expected a string, received [Function: shout]                                                          |
        | object of a class                        | new Paginator([1], new (class Song { a = 1; })())                                                                                                   | it throws TypeError: Paginator(perPage): expected an integer, received [Song]                                                                       |
        | object of a class without a name         | new Paginator([1], new (class extends Model {})())                                                                                                  | it throws TypeError: Paginator(perPage): expected an integer, received [Model]                                                                      |
        | class without a name                     | new (class extends JsonResource {})()                                                                                                               | it throws TypeError: JsonResource(resource): expected a value, received undefined                                                                   |
        | page of a class without a name           | new (class extends Paginator {})([1], 1).forwardCallTo(new (class Bare {})(), 'shout', [])                                                          | it throws BadMethodCallException: Call to undefined method Paginator::shout()                                                                       |
        | object of a class whose root has no name | new Paginator([1], new (class extends class {} {})())                                                                                               | it throws TypeError: Paginator(perPage): expected an integer, received [Object]                                                                     |
        | scalar that is called                    | new JsonResource(5).__call('shout', [])                                                                                                             | it throws Error: Call to a member function shout() on 5                                                                                             |
        | null that is called                      | new JsonResource(null).__call('shout', [])                                                                                                          | it throws Error: Call to a member function shout() on null                                                                                          |
        | object without a prototype               | new JsonResource(Object.assign(Object.create(null), { size: NaN, getKey: () => 7 })).toJson()                                                       | it throws JsonEncodingException: Error encoding resource [JsonResource] with model [Object] with ID [7] to JSON: Inf and NaN cannot be JSON encoded |
        | macro of a collection                    | Collection.macro('shout', 5)                                                                                                                        | it throws TypeError: Collection.macro(macro): expected callable, received 5                                                                         |
        | name of a macro of a collection          | Collection.macro([], () => 1)                                                                                                                       | it throws TypeError: Collection.macro(name): expected a string, received []                                                                         |
        | macro of a resource                      | JsonResource.macro('shout', 5)                                                                                                                      | it throws TypeError: JsonResource.macro(macro): expected callable, received 5                                                                       |
        | mixin of a resource                      | JsonResource.mixin(5)                                                                                                                               | it throws TypeError: JsonResource.mixin(mixin): expected an object, received 5                                                                      |
        | cause of what has no JSON form           | (() => { try { new Paginator([NaN], 1).toJson(); } catch (error) { return [error.name, error.message, error.cause.name]; } })()                     | it gives [ 'TypeError', 'Paginator.toJson: Inf and NaN cannot be JSON encoded', 'JsonEncodingException' ]                                           |
        | cause of a response without a JSON form  | (() => { try { new JsonResponse(NaN); } catch (error) { return [error.name, error.cause.name]; } })()                                               | it gives [ 'InvalidArgumentException', 'JsonEncodingException' ]                                                                                    |
        | cause of a resource without a JSON form  | (() => { try { new JsonResource({ size: NaN }).toJson(); } catch (error) { return [error.name, error.cause.name]; } })()                            | it gives [ 'TypeError', 'JsonEncodingException' ]                                                                                                   |
        | cause of what has no place in a query    | (() => { try { new Paginator([1], 1).appends('a', '\\ud800').url(1); } catch (error) { return [error.name, error.message, error.cause.name]; } })() | it gives [ 'InvalidArgumentException', 'Query text: Malformed UTF-8 characters, possibly incorrectly encoded', 'URIError' ]                         |
        | text of 40 characters                    | new Paginator([1], 'x'.repeat(40))                                                                                                                  | it throws TypeError: Paginator(perPage): expected an integer, received 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'                                   |
        | cause of what contains itself            | ((it) => { it.push(it); try { it.toArray(); } catch (error) { return error.cause.name; } })(new Collection())                                       | it gives 'RangeError'                                                                                                                               |
        | cause of JSON data that calls for itself | ((it) => { it.jsonSerialize = () => encodeJson({ it }); try { encodeJson(it); } catch (error) { return error.cause.name; } })({})                   | it gives 'RangeError'                                                                                                                               |

  Rule: Items are what a thing gives as a map, else the thing itself

    Scenario Outline: items that are <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                  | expression                                                                                                          | outcome                                                                                                            |
        | undefined given by toArray            | [...new Paginator(new (class { toArray() {} })(), 9).items()]                                                       | it gives []                                                                                                        |
        | null given by toArray                 | [...new Paginator(new (class { toArray() { return null; } })(), 9).items()]                                         | it gives []                                                                                                        |
        | object of a class                     | [...new Paginator(new (class { a = 1; })(), 9).items()]                                                             | it gives [ [ 'a', 1 ] ]                                                                                            |
        | object with data for JSON             | [...new Paginator(new (class { jsonSerialize() { return [5]; } })(), 9).items()]                                    | it gives [ [ 0, 5 ] ]                                                                                              |
        | plain object with a function for JSON | [...new Paginator({ jsonSerialize: () => [5] }, 9).items().keys()]                                                  | it gives [ 'jsonSerialize' ]                                                                                       |
        | iterable with an entry for entries    | [...new Paginator(new (class { entries = 1; *[Symbol.iterator]() { yield 5; } })(), 9).items()]                     | it gives [ [ 0, 5 ] ]                                                                                              |
        | iterable with pairs                   | [...new Paginator(new (class { entries() { return [['a', 5]]; } *[Symbol.iterator]() { yield 5; } })(), 9).items()] | it gives [ [ 'a', 5 ] ]                                                                                            |
        | undefined                             | [...new Paginator(undefined, 9).items()]                                                                            | it gives []                                                                                                        |
        | list without a source                 | OrderedMap.from()                                                                                                   | it throws TypeError: OrderedMap.from(source): expected an array, Map, plain object or iterable, received undefined |

  Rule: Keys are texts or safe integers

    Scenario Outline: keys that are <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                               | expression                                                                               | outcome                                                                                 |
        | single digit                       | [...OrderedMap.fromEntries([['9', 1], ['0', 2], ['10', 3]]).keys()]                      | it gives [ 9, 0, 10 ]                                                                   |
        | null and undefined                 | [...OrderedMap.fromEntries([[null, 1]]).set(undefined, 2)]                               | it gives [ [ '', 2 ] ]                                                                  |
        | booleans                           | [...OrderedMap.fromEntries([[true, 1], [false, 2]])]                                     | it gives [ [ 1, 1 ], [ 0, 2 ] ]                                                         |
        | fraction                           | [...OrderedMap.fromEntries([[1.9, 1], [-1.9, 2]])]                                       | it gives [ [ 1, 1 ], [ -1, 2 ] ]                                                        |
        | symbol                             | OrderedMap.of(1).get(Symbol('s'))                                                        | it throws TypeError: A map key: expected a string or a safe integer, received Symbol(s) |
        | object                             | OrderedMap.of(1).set({}, 1)                                                              | it throws TypeError: A map key: expected a string or a safe integer, received {}        |
        | infinity                           | OrderedMap.of(1).has(Infinity)                                                           | it throws TypeError: A map key: expected a string or a safe integer, received Infinity  |
        | digits in a Map                    | new JsonResource(new Map([['1', 'x'], ['b', 'y']])).offsetGet(1)                         | it gives 'x'                                                                            |
        | the first of a list, and behind it | [new JsonResource(['a']).offsetGet(0), new JsonResource(['a']).offsetExists(1)]          | it gives ['a', false]                                                                   |
        | digits around a list               | (() => { JsonResource.wrap('1'); return new JsonResource(['a']).response().content; })() | it gives '[["a"]]'                                                                      |

  Rule: Text forms

    Scenario Outline: text of <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                 | expression                                                                          | outcome                                                                            |
        | object whose toString is no function | new Paginator([1], 1).setPath({ toString: 5 })                                      | it throws TypeError: Paginator.setPath(path): expected a string, received [Object] |
        | object without any toString          | new Paginator([1], 1).setPath(Object.create(null))                                  | it throws TypeError: Paginator.setPath(path): expected a string, received {}       |
        | object with a toString of its class  | new Paginator([1], 1).setPath(new (class { toString() { return '/p'; } })()).path() | it gives '/p'                                                                      |
        | list                                 | new Paginator([1], 1).setPath(['/p'])                                               | it throws TypeError: Paginator.setPath(path): expected a string, received [Array]  |
        | fraction                             | new Paginator([1], 1).setPath(1.5).path()                                           | it gives '1.5'                                                                     |
        | tiny number                          | new Paginator([1], 1).setPath(1e-7).path()                                          | it gives '1.0E-7'                                                                  |
        | infinity                             | new Paginator([1], 1).setPath(-Infinity).path()                                     | it gives '-INF'                                                                    |

  Rule: Truth

    Scenario Outline: true or false: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                    | expression                                                                                                                                                     | outcome     |
        | false values            | [...new Collection([null, undefined, false, 0, '', '0', [], {}, new Map(), new OrderedMap()]).filter().all()]                                                  | it gives [] |
        | true values             | new Collection([true, -1, 0.5, '00', ' ', 'false', [0], { a: 0 }, new Map([[0, 0]]), OrderedMap.of(0), () => 0, new (class {})(), new Set()]).filter().count() | it gives 13 |
        | test that gives nothing | new Collection([1]).filter(() => {}).count()                                                                                                                   | it gives 0  |

  Rule: Undefined is nothing

    Scenario Outline: undefined as <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                | expression                                                                                           | outcome                 |
        | query parameter     | new Paginator([1], 1).appends({ a: undefined, b: 1 }).url(1)                                         | it gives '/?b=1&page=1' |
        | option              | new Paginator([1], 1, 1, { path: undefined, pageName: undefined }).url(1)                            | it gives '/?page=1'     |
        | query of a resolver | (() => { Paginator.queryStringResolver(() => undefined); return Paginator.resolveQueryString(); })() | it gives null           |
        | page of a resolver  | (() => { Paginator.currentPageResolver(() => undefined); return Paginator.resolveCurrentPage(); })() | it gives 0              |
        | page                | new Paginator([1], 1, undefined).currentPage()                                                       | it gives 1              |

  Rule: Numbers in texts

    Scenario Outline: a number in a text: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                          | expression                                                                                                   | outcome                                       |
        | fraction without a whole part | encodeJson(['.55', '1.', '.', '-.5e1', '+5'], JSON_NUMERIC_CHECK)                                            | it gives '[0.55,1,".",-5,5]'                  |
        | blanks around                 | encodeJson([' 1', '1 ', '\\t1\\n', '1 1'], JSON_NUMERIC_CHECK)                                               | it gives '[1,1,1,"1 1"]'                      |
        | large and small               | encodeJson(['1e400', '1e-400', '123456789012345678901'], JSON_NUMERIC_CHECK \| JSON_PARTIAL_OUTPUT_ON_ERROR) | it gives '["1e400",0,1.2345678901234568e+20]' |
        | integer as an argument        | [' 2', '2 ', '2.0', '2e0', '+2'].map((size) => new Paginator([1], size).perPage())                           | it gives [ 2, 2, 2, 2, 2 ]                    |

  Rule: Marks that are set by their symbols

    Scenario Outline: marked as <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                           | expression                                                                                                                                                                                | outcome                                                                         |
        | opaque                         | opaqueBrand === Symbol.for('touchstone.opaque')                                                                                                                                           | it gives true                                                                   |
        | operations for the class alone | new JsonResource(new (class Safe { get [Symbol.for('touchstone.protected-operations')]() { return new Set(['open']); } open() { return 1; } look() { return 2; } })()).__call('open', []) | it throws BadMethodCallException: Call to undefined method JsonResource::open() |
        | other operations of that class | new JsonResource(new (class Safe { get [Symbol.for('touchstone.protected-operations')]() { return new Set(['open']); } open() { return 1; } look() { return 2; } })()).__call('look', []) | it gives 2                                                                      |

  Rule: Maps merged under the same name

    Scenario Outline: merged under one name: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                       | expression                                                                                                                                                      | outcome                                  |
        | object that gives an array | new (class extends JsonResource { with() { return { a: new (class { b = 1; toArray() { return [3]; } })() }; } })({}).additional({ a: [2] }).response().content | it gives '{"data":[],"a":{"b":1,"0":2}}' |
        | object of a class          | new (class extends JsonResource { with() { return { a: new (class { b = 1; })() }; } })({}).additional({ a: [2] }).response().content                           | it gives '{"data":[],"a":{"b":1,"0":2}}' |
        | scalars                    | new (class extends JsonResource { with() { return { a: 1 }; } })({}).additional({ a: 2 }).response().content                                                    | it gives '{"data":[],"a":[1,2]}'         |
