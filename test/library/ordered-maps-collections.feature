Feature: Ordered maps and collections
  Keys are integers or texts, and a text of digits is an integer; the next free integer is remembered even when its entry is gone.

  Rule: An ordered map is made of anything that has entries or values

    Scenario Outline: an ordered map of <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                       | expression                                                                                   | outcome                                                                                                           |
        | values                     | [...OrderedMap.of('a', 'b')]                                                                 | it gives [ [ 0, 'a' ], [ 1, 'b' ] ]                                                                               |
        | array                      | [...OrderedMap.from(['a', 'b'])]                                                             | it gives [ [ 0, 'a' ], [ 1, 'b' ] ]                                                                               |
        | Map                        | [...OrderedMap.from(new Map([['b', 1], ['2', 2]]))]                                          | it gives [ [ 'b', 1 ], [ 2, 2 ] ]                                                                                 |
        | plain object               | [...OrderedMap.from({ b: 1, a: 2 })]                                                         | it gives [ [ 'b', 1 ], [ 'a', 2 ] ]                                                                               |
        | object without a prototype | [...OrderedMap.from(Object.assign(Object.create(null), { b: 1 }))]                           | it gives [ [ 'b', 1 ] ]                                                                                           |
        | iterable                   | [...OrderedMap.from(new Set(['a']))]                                                         | it gives [ [ 0, 'a' ] ]                                                                                           |
        | text                       | OrderedMap.from('ab')                                                                        | it throws TypeError: OrderedMap.from(source): expected an array, Map, plain object or iterable, received 'ab'     |
        | number                     | OrderedMap.from(5)                                                                           | it throws TypeError: OrderedMap.from(source): expected an array, Map, plain object or iterable, received 5        |
        | nothing                    | OrderedMap.from(null)                                                                        | it throws TypeError: OrderedMap.from(source): expected an array, Map, plain object or iterable, received null     |
        | object of a class          | OrderedMap.from(new (class { a = 1; })())                                                    | it throws TypeError: OrderedMap.from(source): expected an array, Map, plain object or iterable, received [Object] |
        | copy of another            | ((map) => { OrderedMap.from(map).set('b', 2); return map.size; })(OrderedMap.from({ a: 1 })) | it gives 1                                                                                                        |
        | copy of an array           | ((list) => { OrderedMap.from(list).push(2); return list; })([1])                             | it gives [ 1 ]                                                                                                    |
        | pairs                      | [...OrderedMap.fromEntries([['a', 1], ['a', 2]])]                                            | it gives [ [ 'a', 2 ] ]                                                                                           |
        | pairs that are none        | OrderedMap.fromEntries([5])                                                                  | it throws TypeError: An entry of OrderedMap.fromEntries(entries): expected a pair, received 5                     |
        | no pairs at all            | OrderedMap.fromEntries(5)                                                                    | it throws TypeError: OrderedMap.fromEntries(entries): expected an iterable, received 5                            |

  Rule: Keys of digits are integers

    Scenario Outline: keys as integers: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                       | expression                                                                                                       | outcome                                                 |
        | digits                     | [...OrderedMap.fromEntries([['5', 1], [5, 2]])]                                                                  | it gives [ [ 5, 2 ] ]                                   |
        | negative                   | [...OrderedMap.fromEntries([['-5', 1]]).keys()]                                                                  | it gives [ -5 ]                                         |
        | texts that are no integers | [...OrderedMap.fromEntries([['05', 1], ['-0', 2], ['1.5', 3], ['+1', 4], [' 1', 5], ['', 6]]).keys()]            | it gives [ '05', '-0', '1.5', '+1', ' 1', '' ]          |
        | beyond the safe integers   | [...OrderedMap.fromEntries([['9007199254740993', 1], ['92233720368547758080', 2]]).keys()]                       | it gives [ '9007199254740993', '92233720368547758080' ] |
        | got by either              | ((map) => [map.get('0'), map.get(0), map.has('1'), map.has(-1), map.get('x'), map.has('x')])(OrderedMap.of('a')) | it gives [ 'a', 'a', false, false, undefined, false ]   |
        | got by either in a table   | ((map) => [map.get('3'), map.get(3), map.has('3'), map.has(0)])(OrderedMap.from({ 3: 'a' }))                     | it gives [ 'a', 'a', true, false ]                      |

  Rule: The next free integer follows the largest that ever was

    Scenario Outline: the next free integer <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                         | expression                                                                                       | outcome              |
        | after a list                 | [...OrderedMap.of('a', 'b').push('c').keys()]                                                    | it gives [ 0, 1, 2 ] |
        | after a removed end          | ((map) => { map.delete(1); return [...map.push('c').keys()]; })(OrderedMap.of('a', 'b'))         | it gives [ 0, 2 ]    |
        | after a removed middle       | ((map) => { map.delete(0); return [...map.push('c').keys()]; })(OrderedMap.of('a', 'b'))         | it gives [ 1, 2 ]    |
        | after names only             | [...OrderedMap.from({ a: 1 }).push(2).keys()]                                                    | it gives [ 'a', 0 ]  |
        | after a negative number      | [...OrderedMap.fromEntries([[-5, 1]]).push(2).keys()]                                            | it gives [ -5, -4 ]  |
        | after a gap                  | [...OrderedMap.fromEntries([[7, 1]]).push(2).keys()]                                             | it gives [ 7, 8 ]    |
        | after a smaller number       | [...OrderedMap.fromEntries([[7, 1], [3, 1]]).push(2).keys()]                                     | it gives [ 7, 3, 8 ] |
        | in a copy                    | ((map) => { map.delete(1); return [...map.clone().push('c').keys()]; })(OrderedMap.of('a', 'b')) | it gives [ 0, 2 ]    |
        | after everything was removed | ((map) => { map.delete(0); return [...map.push('b').keys()]; })(OrderedMap.of('a'))              | it gives [ 1 ]       |

  Rule: A map is a list when its keys count from 0

    Scenario Outline: whether a map is a list: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case         | expression                                                                                        | outcome        |
        | values       | OrderedMap.of('a').isList                                                                         | it gives true  |
        | empty        | new OrderedMap().isList                                                                           | it gives true  |
        | in order     | OrderedMap.fromEntries([[0, 'a'], [1, 'b']]).isList                                               | it gives true  |
        | out of order | OrderedMap.fromEntries([[1, 'a'], [0, 'b']]).isList                                               | it gives false |
        | with a gap   | OrderedMap.fromEntries([[0, 'a'], [2, 'b']]).isList                                               | it gives false |
        | list again   | ((map) => { map.set('x', 1); map.delete('x'); return map.isList; })(OrderedMap.of('a', 'b', 'c')) | it gives true  |

  Rule: Parts and changed copies

    Scenario Outline: a part or copy of a map: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                             | expression                                                                                                                                                                           | outcome                                              |
        | removed                          | ((map) => [map.delete('a'), map.delete('a'), map.delete(0), [...map]])(OrderedMap.from({ a: 1, b: 2 }))                                                                              | it gives [ true, false, false, [ [ 'b', 2 ] ] ]      |
        | replaced in place                | [...OrderedMap.from({ a: 1, b: 2 }).set('a', 3)]                                                                                                                                     | it gives [ [ 'a', 3 ], [ 'b', 2 ] ]                  |
        | replaced in a list               | [...OrderedMap.of(1, 2).set(1, 3)]                                                                                                                                                   | it gives [ [ 0, 1 ], [ 1, 3 ] ]                      |
        | appended by its number           | [...OrderedMap.of(1).set(1, 2).keys()]                                                                                                                                               | it gives [ 0, 1 ]                                    |
        | beyond the end of a list         | [...OrderedMap.of(1).set(5, 2).keys()]                                                                                                                                               | it gives [ 0, 5 ]                                    |
        | before the start of a list       | [...OrderedMap.of(1).set(-1, 2).keys()]                                                                                                                                              | it gives [ 0, -1 ]                                   |
        | first two                        | [...OrderedMap.of(1, 2, 3).slice(0, 2)]                                                                                                                                              | it gives [ [ 0, 1 ], [ 1, 2 ] ]                      |
        | first two of names               | [...OrderedMap.from({ a: 1, b: 2, c: 3 }).slice(0, 2)]                                                                                                                               | it gives [ [ 'a', 1 ], [ 'b', 2 ] ]                  |
        | from the second                  | [...OrderedMap.of(1, 2, 3).slice(1)]                                                                                                                                                 | it gives [ [ 1, 2 ], [ 2, 3 ] ]                      |
        | last two                         | [...OrderedMap.of(1, 2, 3).slice(-2)]                                                                                                                                                | it gives [ [ 1, 2 ], [ 2, 3 ] ]                      |
        | more than there are from the end | [...OrderedMap.of(1, 2, 3).slice(-5)]                                                                                                                                                | it gives [ [ 0, 1 ], [ 1, 2 ], [ 2, 3 ] ]            |
        | all but the last                 | [...OrderedMap.of(1, 2, 3).slice(0, -1)]                                                                                                                                             | it gives [ [ 0, 1 ], [ 1, 2 ] ]                      |
        | all but more than there are      | [...OrderedMap.of(1, 2, 3).slice(0, -5)]                                                                                                                                             | it gives []                                          |
        | all but the last from the second | [...OrderedMap.of(1, 2, 3).slice(1, -1)]                                                                                                                                             | it gives [ [ 1, 2 ] ]                                |
        | none                             | [...OrderedMap.of(1, 2, 3).slice(1, 0)]                                                                                                                                              | it gives []                                          |
        | mapped                           | [...OrderedMap.of(1, 2).map((value, key) => value * 10 + key)]                                                                                                                       | it gives [ [ 0, 10 ], [ 1, 21 ] ]                    |
        | mapped names                     | [...OrderedMap.from({ a: 1 }).map((value, key) => key + value)]                                                                                                                      | it gives [ [ 'a', 'a1' ] ]                           |
        | longer while mapped              | ((map) => [[...map.map((value) => { map.push(9); return value; })], map.size])(OrderedMap.of(1, 2))                                                                                  | it gives [ [ [ 0, 1 ], [ 1, 2 ] ], 4 ]               |
        | filtered                         | [...OrderedMap.of(1, 2, 3).filter((value) => value !== 2)]                                                                                                                           | it gives [ [ 0, 1 ], [ 2, 3 ] ]                      |
        | as JSON                          | JSON.stringify([OrderedMap.of(1), OrderedMap.from({ a: 1 }), new OrderedMap()])                                                                                                      | it gives '[[1],{"a":1},[]]'                          |
        | keys and values                  | ((map) => [[...map.keys()], [...map.values()], map.size])(OrderedMap.from({ a: 1, b: 2 }))                                                                                           | it gives [ [ 'a', 'b' ], [ 1, 2 ], 2 ]               |
        | stored as an array               | [OrderedMap.of(1).packed, OrderedMap.from({ a: 1 }).packed, new OrderedMap().packed]                                                                                                 | it gives [ [ 1 ], null, [] ]                         |
        | still stored as an array         | [OrderedMap.of(1).set(1, 2).packed, OrderedMap.of(1).set(0, 5).packed, OrderedMap.of(1).push(2).packed, OrderedMap.of(1, 2).slice(0, 1).packed, new OrderedMap().set('0', 1).packed] | it gives [ [ 1, 2 ], [ 5 ], [ 1, 2 ], [ 1 ], [ 1 ] ] |
        | no more stored as an array       | [OrderedMap.of(1).set(2, 2).packed, OrderedMap.of(1).set('a', 2).packed, OrderedMap.of(1).set(-1, 2).packed]                                                                         | it gives [ null, null, null ]                        |
        | copy of a list with a name       | [...OrderedMap.of(1).clone().set('a', 2)]                                                                                                                                            | it gives [ [ 0, 1 ], [ 'a', 2 ] ]                    |
        | copy of a table with a name      | ((map) => { map.clone().set('b', 2); return [...map]; })(OrderedMap.from({ a: 1 }))                                                                                                  | it gives [ [ 'a', 1 ] ]                              |

  Rule: An argument of the wrong kind is named

    Scenario Outline: a wrong argument: <case>
      When the expression <expression> is evaluated
      Then it throws TypeError: <message>

      Examples:
        | case                        | expression                                     | message                                                           |
        | array that is none          | OrderedMap.adopt(5)                            | OrderedMap.adopt(list): expected an array, received 5             |
        | mapped by no function       | OrderedMap.of(1).map('name')                   | OrderedMap.map(change): expected a function, received 'name'      |
        | filtered by no function     | OrderedMap.of(1).filter('name')                | OrderedMap.filter(test): expected a function, received 'name'     |
        | slice from no number        | OrderedMap.of(1).slice('1')                    | OrderedMap.slice(offset): expected a number, received '1'         |
        | slice of no length          | OrderedMap.of(1).slice(0, '1')                 | OrderedMap.slice(length): expected a number or null, received '1' |
        | collection mapped by none   | new Collection([1]).map(5)                     | Collection.map(change): expected a function, received 5           |
        | transformed by none         | new Collection([1]).transform(5)               | Collection.transform(change): expected a function, received 5     |
        | items filtered by none      | new Collection([1]).filter(5)                  | Collection.filter(test): expected a function, received 5          |
        | first by no function        | new Collection([1]).first(5)                   | Collection.first(test): expected a function, received 5           |
        | last by no function         | new Collection([1]).last(5)                    | Collection.last(test): expected a function, received 5            |
        | mapped into what is none    | new Collection([1]).mapInto({ prototype: {} }) | Collection.mapInto(Class): expected a class, received [Object]    |
        | sum with a hexadecimal text | new Collection(['0x10']).sum()                 | An item of Collection.sum(): expected a number, received '0x10'   |
        | sum with an empty text      | new Collection(['']).sum()                     | An item of Collection.sum(): expected a number, received ''       |
        | sum with no number          | new Collection([NaN]).sum()                    | An item of Collection.sum(): expected a number, received NaN      |
        | each with no function       | new Collection([1]).each(5)                    | Collection.each(visit): expected a function, received 5           |
        | slice of items from a text  | new Collection([1]).slice('x')                 | Collection.slice(offset): expected an integer, received 'x'       |
        | slice of items to a text    | new Collection([1]).slice(0, 'x')              | Collection.slice(length): expected an integer, received 'x'       |
        | call of no name             | new Collection([1]).__call([], [])             | Collection.__call(method): expected a string, received []         |

  Rule: A collection asks and changes its items

    Scenario Outline: a collection: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                               | expression                                                                                                                                                                                                                        | outcome                                                                                              |
        | made of nothing                    | [...new Collection()]                                                                                                                                                                                                             | it gives []                                                                                          |
        | made by its class                  | [...Collection.make([1])]                                                                                                                                                                                                         | it gives [ 1 ]                                                                                       |
        | made through an instance           | [...new Collection([1]).__call('make', [[2]])]                                                                                                                                                                                    | it gives [ 2 ]                                                                                       |
        | mixin through an instance          | (() => { new Collection().__call('mixin', [new (class { nine() { return () => 9; } })()]); return new Collection().nine(); })()                                                                                                   | it gives 9                                                                                           |
        | spread                             | [...new Collection({ a: 1 })]                                                                                                                                                                                                     | it gives [ 1 ]                                                                                       |
        | pairs                              | [...new Collection({ a: 1 }).getIterator()]                                                                                                                                                                                       | it gives [ [ 'a', 1 ] ]                                                                              |
        | default when absent                | [new Collection([1]).get(5), new Collection([1]).get(5, 'x'), new Collection([null]).get(0, 'x')]                                                                                                                                 | it gives [ null, 'x', null ]                                                                         |
        | several keys                       | [new Collection({ a: 1, b: 2 }).has(['a', 'b']), new Collection({ a: 1 }).has(['a', 'b'])]                                                                                                                                        | it gives [ true, false ]                                                                             |
        | first and last                     | [new Collection([1, 2]).first(), new Collection([1, 2]).last(), new Collection().first(), new Collection().last()]                                                                                                                | it gives [ 1, 2, null, null ]                                                                        |
        | first and last of a condition      | ((list) => [list.first((value) => value > 1), list.last((value) => value < 3), list.first((value, key) => key === 2)])(new Collection([1, 2, 3]))                                                                                 | it gives [ 2, 2, 3 ]                                                                                 |
        | condition by truth                 | [new Collection([0, 2]).first((value) => value), new Collection([1, 0]).last((value) => value)]                                                                                                                                   | it gives [ 2, 1 ]                                                                                    |
        | sum                                | new Collection([1, '2', 3]).sum()                                                                                                                                                                                                 | it gives 6                                                                                           |
        | sum of what stands for a number    | new Collection([null, undefined, true, 2n, ' 1.5 ']).sum()                                                                                                                                                                        | it gives 4.5                                                                                         |
        | sum of objects                     | new Collection([{}]).sum()                                                                                                                                                                                                        | it throws TypeError: An item of Collection.sum(): expected a number, received {}                     |
        | sum of symbols                     | new Collection([Symbol('s')]).sum()                                                                                                                                                                                               | it throws TypeError: An item of Collection.sum(): expected a number, received Symbol(s)              |
        | sum of functions                   | new Collection([Object.assign(() => 1, { valueOf: () => 5 })]).sum()                                                                                                                                                              | it throws TypeError: An item of Collection.sum(): expected a number, received [Function (anonymous)] |
        | mapped into no class               | new Collection([1]).mapInto(5)                                                                                                                                                                                                    | it throws TypeError: Collection.mapInto(Class): expected a class, received 5                         |
        | mapped into a function             | new Collection([1]).mapInto(() => 1)                                                                                                                                                                                              | it throws TypeError: Collection.mapInto(Class): expected a class, received [Function (anonymous)]    |
        | called without a list of arguments | new Collection([1]).__call('sum', 5)                                                                                                                                                                                              | it throws TypeError: Collection.__call(parameters): expected an array, received 5                    |
        | options of JSON that are text      | new Collection([1]).toJson('x')                                                                                                                                                                                                   | it throws TypeError: Collection.toJson(options): expected an integer, received 'x'                   |
        | filter by truth                    | [...new Collection([0, 1, '', '0', 'a', null, [], false]).filter().all()]                                                                                                                                                         | it gives [ [ 1, 1 ], [ 4, 'a' ] ]                                                                    |
        | filter by condition                | [...new Collection({ a: 1, b: 2 }).filter((value, key) => key === 'b').all()]                                                                                                                                                     | it gives [ [ 'b', 2 ] ]                                                                              |
        | each until false                   | ((seen) => { new Collection([1, 2, 3]).each((value) => { seen.push(value); return value < 2; }); return seen; })([])                                                                                                              | it gives [ 1, 2 ]                                                                                    |
        | each answers with the collection   | ((list) => list.each(() => null) === list)(new Collection([1]))                                                                                                                                                                   | it gives true                                                                                        |
        | values                             | [...new Collection({ a: 1 }).values().all()]                                                                                                                                                                                      | it gives [ [ 0, 1 ] ]                                                                                |
        | keys                               | [...new Collection({ a: 1 }).keys()]                                                                                                                                                                                              | it gives [ 'a' ]                                                                                     |
        | mapped by a conversion             | [...new Collection([1, 2]).map(String)]                                                                                                                                                                                           | it gives [ '1', '2' ]                                                                                |
        | reverse                            | [...new Collection([1, 2]).reverse().all()]                                                                                                                                                                                       | it gives [ [ 1, 2 ], [ 0, 1 ] ]                                                                      |
        | slice                              | [...new Collection([1, 2, 3]).slice(1, 1).all()]                                                                                                                                                                                  | it gives [ [ 1, 2 ] ]                                                                                |
        | instances                          | new Collection([1]).mapInto(class { constructor(value, key) { this.pair = [value, key]; } }).first().pair                                                                                                                         | it gives [ 1, 0 ]                                                                                    |
        | transform                          | ((list) => [list.transform((value) => value + 1) === list, ...list])(new Collection([1]))                                                                                                                                         | it gives [ true, 2 ]                                                                                 |
        | put and push                       | [...new Collection([1]).put('a', 2).push(3, 4).all()]                                                                                                                                                                             | it gives [ [ 0, 1 ], [ 'a', 2 ], [ 1, 3 ], [ 2, 4 ] ]                                                |
        | forget one and several             | [...new Collection({ a: 1, b: 2, c: 3 }).forget('a').forget(['b']).all()]                                                                                                                                                         | it gives [ [ 'c', 3 ] ]                                                                              |
        | like an array                      | ((list) => { list.offsetSet(null, 2); list.offsetSet('a', 3); list.offsetUnset(0); return [list.offsetExists(1), list.offsetExists(0), list.offsetGet('a'), list.offsetGet('b'), [...list.all().keys()]]; })(new Collection([1])) | it gives [ true, false, 3, null, [ 1, 'a' ] ]                                                        |
        | appended without a key             | ((list) => { list.offsetSet(undefined, 'b'); return [...list.all()]; })(new Collection(['a']))                                                                                                                                    | it gives [ [ 0, 'a' ], [ 1, 'b' ] ]                                                                  |
        | null does not exist                | new Collection([null]).offsetExists(0)                                                                                                                                                                                            | it gives false                                                                                       |
        | subclass stays                     | new (class Songs extends Collection {})([1]).map((value) => value).constructor.name                                                                                                                                               | it gives 'Songs'                                                                                     |
        | String                             | String(new Collection([1, 'a/b']))                                                                                                                                                                                                | it gives '[1,"a\\\\/b"]'                                                                             |
        | JSON.stringify                     | JSON.stringify({ list: new Collection([new Collection({ a: 1 })]) })                                                                                                                                                              | it gives '{"list":[{"a":1}]}'                                                                        |
        | array form                         | [...new Collection([new Collection([1])]).toArray().get(0)]                                                                                                                                                                       | it gives [ [ 0, 1 ] ]                                                                                |
        | data for JSON                      | [...new Collection([{ jsonSerialize: () => 7 }, new (class { toArray() { return [8]; } })(), 9]).jsonSerialize().values()]                                                                                                        | it gives [ 7, [ 8 ], 9 ]                                                                             |
        | mark of collections                | new Collection()[Symbol.for('touchstone.collection')]                                                                                                                                                                             | it gives true                                                                                        |

  Rule: Macros of collections

    Scenario Outline: macro of a collection, <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                 | expression                                                                                                                                                                                           | outcome                                                                   |
        | called               | (() => { Collection.macro('double', function () { return this.sum() * 2; }); try { return new Collection([1, 2]).double(); } finally { Collection.flushMacros(); } })()                              | it gives 6                                                                |
        | called on the class  | (() => { Collection.macro('nine', () => 9); try { return [Collection.__callStatic('nine', []), Collection.hasMacro('nine'), new Collection().hasMacro]; } finally { Collection.flushMacros(); } })() | it gives [ 9, true, undefined ]                                           |
        | called by a number   | (() => { Collection.macro(5, () => 'five'); return new Collection().__call(5, []); })()                                                                                                              | it gives 'five'                                                           |
        | replaced by a mixin  | (() => { Collection.macro('nine', () => 9); Collection.mixin({ nine: () => () => 10 }, '1'); return Collection.nine(); })()                                                                          | it gives 10                                                               |
        | kept by a mixin      | (() => { Collection.macro('nine', () => 9); Collection.mixin({ nine: () => () => 10 }, '0'); return Collection.nine(); })()                                                                          | it gives 9                                                                |
        | forgotten            | (() => { Collection.macro('nine', () => 9); Collection.flushMacros(); return [Collection.hasMacro('nine'), new Collection().nine]; })()                                                              | it gives [ false, undefined ]                                             |
        | unknown              | new Collection().__call('nine', [])                                                                                                                                                                  | it throws BadMethodCallException: Method Collection::nine does not exist. |
        | unknown on the class | Collection.__callStatic('nine', [])                                                                                                                                                                  | it throws BadMethodCallException: Method Collection::nine does not exist. |
