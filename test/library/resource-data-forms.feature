Feature: Forms and limits of resource data
  Maps come as arrays, plain objects, Maps and ordered maps, and each goes out in the plainest form that loses nothing. Data without an
  end is an error and never an endless loop.

  Rule: Filtered data is an array or a plain object where these can hold it, else an ordered map

    Scenario Outline: the form of filtered data: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                        | expression                                                                                                              | outcome                           |
        | list                                        | new JsonResource([1, 2]).resolve()                                                                                      | it gives [ 1, 2 ]                 |
        | list whose keys are kept                    | new (class extends JsonResource { static preserveKeys = true; })([1, 2]).resolve()                                      | it gives [ 1, 2 ]                 |
        | list that lost an entry whose keys are kept | [...new (class extends JsonResource { static preserveKeys = true; })([1, new MissingValue(), 3]).resolve()]             | it gives [ [ 0, 1 ], [ 2, 3 ] ]   |
        | list that lost an entry                     | new JsonResource([1, new MissingValue(), 3]).resolve()                                                                  | it gives [ 1, 3 ]                 |
        | ordered list that lost an entry             | ((map) => { map.delete(1); return new JsonResource(map).resolve(); })(OrderedMap.of('a', 'b', 'c'))                     | it gives [ 'a', 'c' ]             |
        | names                                       | new JsonResource({ b: 1, a: new MissingValue() }).resolve()                                                             | it gives { b: 1 }                 |
        | names in a Map                              | new JsonResource(new Map([['b', 1], ['a', new MissingValue()]])).resolve()                                              | it gives { b: 1 }                 |
        | numbers among names                         | new JsonResource(new Map([['b', 1], [3, 2]])).resolve() instanceof OrderedMap                                           | it gives true                     |
        | numbers among names in order                | [...new JsonResource(new Map([['b', 1], [3, 2]])).resolve()]                                                            | it gives [ [ 'b', 1 ], [ 3, 2 ] ] |
        | Map in a list                               | new JsonResource([new Map([['a', 1]])]).resolve()                                                                       | it gives [ { a: 1 } ]             |
        | Map under a name                            | new JsonResource({ a: new Map([['3', 1]]) }).resolve()                                                                  | it gives { a: [ 1 ] }             |
        | merge value among names                     | new JsonResource(new Map([['a', 1], [0, new MergeValue({ b: 2 })]])).resolve()                                          | it gives { a: 1, b: 2 }           |
        | merge value in a list                       | new JsonResource([1, new MergeValue([2, 3]), 4]).resolve()                                                              | it gives [ 1, 2, 3, 4 ]           |
        | __proto__ among names                       | Object.keys(new JsonResource(JSON.parse('{"__proto__": {"a": 1}, "b": 2}')).resolve())                                  | it gives [ '__proto__', 'b' ]     |
        | __proto__ reaches no prototype              | new JsonResource(JSON.parse('{"__proto__": {"a": 1}, "b": 2}')).resolve().a                                             | it gives undefined                |
        | named missing beside __proto__              | Object.keys(new JsonResource({ ...JSON.parse('{"__proto__": {"a": 1}}'), ['b']: new MissingValue() }).resolve())        | it gives [ '__proto__' ]          |
        | nested change leaves the original           | ((data) => { new JsonResource(data).resolve(); return data.a instanceof Map; })({ a: new Map([['b', 1]]) })             | it gives true                     |
        | list in a Map whose keys are kept           | new (class extends JsonResource { static preserveKeys = true; toArray() { return new Map([[0, 'a']]); } })(1).resolve() | it gives [ 'a' ]                  |
        | function called toArray among names         | Object.keys(new (class extends JsonResource { toArray() { return { a: 1, toArray: () => [2] }; } })(1).resolve())       | it gives [ 'a', 'toArray' ]       |
        | something missing between merge values      | new JsonResource([new MergeValue({ a: 1 }), new MissingValue(), new MergeValue({ b: 2 })]).resolve()                    | it gives { a: 1, b: 2 }           |

  Rule: Data of its own in which nothing is optional is handed on, not copied

    Scenario Outline: handed on: <case>
      When the expression <expression> is evaluated
      Then it gives <same>

      Examples:
        | case                         | expression                                                                                                                              | same  |
        | names                        | ((data) => new (class extends JsonResource { toArray() { return data; } })(1).resolve() === data)({ a: 1 })                             | true  |
        | list                         | ((data) => new (class extends JsonResource { toArray() { return data; } })(1).resolve() === data)([1, 'a'])                             | true  |
        | nothing                      | ((data) => new (class extends JsonResource { toArray() { return data; } })(1).resolve() === data)({})                                   | true  |
        | map in a map                 | ((it) => new JsonResource({ it }).resolve().it === it)({ a: 1 })                                                                        | true  |
        | list in a map                | ((it) => new JsonResource({ it }).resolve().it === it)([1, 'a'])                                                                        | true  |
        | complete data                | ((data) => new (class extends JsonResource { clean(it) { return this.removeMissingValues(it); } })(1).clean(data) === data)({ a: [1] }) | true  |
        | data of the underlying value | ((data) => new JsonResource(data).resolve() === data)({ a: 1 })                                                                         | false |
        | list of the underlying value | ((data) => new JsonResource(data).resolve() === data)([1])                                                                              | false |

  Rule: A class that overrides the dropping of missing values is given each map in its own form

    Scenario Outline: the form before missing values are dropped: <case>
      When the expression new (class extends JsonResource { removeMissingValues(data) { return data; } })(<data>).resolve() is evaluated
      Then it gives <form>

      Examples:
        | case                | data                      | form                          |
        | object with numbers | { 5: [1], a: 2 }          | { 5: [ 1 ], a: 2 }            |
        | object of a list    | { 0: [1] }                | { 0: [ 1 ] }                  |
        | list                | [[1], new MissingValue()] | [ [ 1 ], new MissingValue() ] |

  Rule: The next number of an ordered map is remembered as long as the map stays one

    Scenario Outline: the next number is remembered: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                            | expression                                                                                                                                                       | outcome             |
        | number of an entry that is gone | ((map) => { map.delete(7); const kept = new JsonResource(map).resolve(); kept.push(1); return [...kept.keys()]; })(OrderedMap.from(new Map([['a', 1], [7, 2]]))) | it gives [ 'a', 8 ] |
        | number of a missing value       | ((kept) => { kept.push(1); return [...kept.keys()]; })(new JsonResource(new Map([['a', 1], [7, new MissingValue()]])).resolve())                                 | it gives [ 'a', 8 ] |
        | number of what an object misses | ((kept) => { kept.push(1); return [...kept.keys()]; })(new JsonResource({ a: 1, 7: new MissingValue() }).resolve())                                              | it gives [ 'a', 8 ] |

  Rule: Data nested without an end is refused

    Scenario Outline: refused: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                                   | expression                                                                                                                                                                                | outcome                                                                                       |
        | circular list                          | ((list) => { list.push(list); return new JsonResource(list).resolve(); })([])                                                                                                             | it throws InvalidArgumentException: Resource data: nested too deeply; does it contain itself? |
        | circular object                        | ((data) => { data.it = data; return new JsonResource(data).resolve(); })({})                                                                                                              | it throws InvalidArgumentException: Resource data: nested too deeply; does it contain itself? |
        | circular merge                         | ((data) => { data[0] = new MergeValue(data); return new JsonResource(data).resolve(); })([])                                                                                              | it throws InvalidArgumentException: Resource data: nested too deeply; does it contain itself? |
        | circular data on both sides of a merge | ((data) => { data.it = data; return new (class extends JsonResource { with() { return data; } $additional = data; })({}).response(); })({})                                               | it throws InvalidArgumentException: Merged data: Maximum stack depth exceeded                 |
        |                           1,000 levels | ((data) => { for (let i = 0; i < 1000; i += 1) data = [data]; return new JsonResource(data).resolve().length; })([])                                                                      | it gives 1                                                                                    |
        |                1,000 levels of objects | ((data) => { for (let i = 0; i < 1000; i += 1) data = { data }; return Object.keys(new JsonResource(data).resolve()); })({})                                                              | it gives [ 'data' ]                                                                           |
        |    511 levels on both sides of a merge | ((data) => { for (let i = 0; i < 511; i += 1) data = { data }; return new (class extends JsonResource { with() { return data; } })({}).additional(data).response().content.length; })({}) | it gives 4601                                                                                 |
        |    512 levels on both sides of a merge | ((data) => { for (let i = 0; i < 512; i += 1) data = { data }; return new (class extends JsonResource { with() { return data; } })({}).additional(data).response().content.length; })({}) | it throws InvalidArgumentException: Merged data: Maximum stack depth exceeded                 |

  Rule: Large and uneven data keeps its meaning

    Scenario Outline: large or uneven data: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                      | expression                                                                                                                                               | outcome                 |
        | key from 9                                | new JsonResource(new Map([['9.5', new MergeValue({ b: 2 })]])).resolve()                                                                                 | it gives { b: 2 }       |
        | merge value among names of a plain object | new JsonResource({ a: 1, 0: new MergeValue({ b: 2 }) }).resolve()                                                                                        | it gives { b: 2, a: 1 } |
        |  22 levels with something missing on each | ((data) => { for (let i = 0; i < 22; i += 1) data = [data, new MissingValue()]; return JSON.stringify(new JsonResource(data).resolve()).length; })([])   | it gives 46             |
        |              5,000 names with a list each | ((data) => { for (let i = 0; i < 5000; i += 1) data['k' + i] = [new MissingValue()]; return Object.keys(new JsonResource(data).resolve()).length; })({}) | it gives 5000           |

  Rule: A key is found in a Map in any of its forms, and the last of several that are one counts

    Scenario Outline: the key that is found: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case              | expression                                                     | outcome      |
        | number under text | new JsonResource(new Map([['1', 'b']])).offsetGet(1)           | it gives 'b' |
        | number and text   | new JsonResource(new Map([[1, 'a'], ['1', 'b']])).offsetGet(1) | it gives 'b' |
        | text, then number | new JsonResource(new Map([['1', 'b'], [1, 'a']])).offsetGet(1) | it gives 'a' |
