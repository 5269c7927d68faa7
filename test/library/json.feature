@library
Feature: JSON of any JavaScript value
  encodeJson writes what PHP would write for the same data; what PHP does not have is written as JSON.stringify would, where that is
  defined, and nothing ends in an endless loop.

  Rule: Values that only JavaScript has

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                         | expression                                                                                                                                  | outcome                                                                                          |
        | undefined                                    | encodeJson(undefined)                                                                                                                       | it gives 'null'                                                                                  |
        | undefined in an object                       | encodeJson({ a: undefined, b: 1 })                                                                                                          | it gives '{"b":1}'                                                                               |
        | only undefined in an object                  | encodeJson({ a: undefined })                                                                                                                | it gives '[]'                                                                                    |
        | undefined in a list                          | encodeJson([undefined, 1])                                                                                                                  | it gives '[null,1]'                                                                              |
        | big integer                                  | encodeJson([10n ** 30n, -5n])                                                                                                               | it gives '[1000000000000000000000000000000,-5]'                                                  |
        | function                                     | encodeJson({ a: () => 1 })                                                                                                                  | it gives '{"a":{}}'                                                                              |
        | symbol                                       | encodeJson([Symbol('s')])                                                                                                                   | it throws JsonEncodingException: Type is not supported                                           |
        | symbol, substituted                          | encodeJson([Symbol('s'), 1], JSON_PARTIAL_OUTPUT_ON_ERROR)                                                                                  | it gives '[null,1]'                                                                              |
        | negative zero                                | encodeJson([-0, 0])                                                                                                                         | it gives '[0,0]'                                                                                 |
        | not a number                                 | encodeJson([NaN])                                                                                                                           | it throws JsonEncodingException: Inf and NaN cannot be JSON encoded                              |
        | infinity, substituted                        | encodeJson({ a: Infinity, b: NaN, c: 1 }, JSON_PARTIAL_OUTPUT_ON_ERROR)                                                                     | it gives '{"a":0,"b":0,"c":1}'                                                                   |
        | lone surrogate                               | encodeJson('\\ud800')                                                                                                                       | it throws JsonEncodingException: Malformed UTF-8 characters, possibly incorrectly encoded        |
        | lone surrogate, substituted                  | encodeJson({ a: '\\udc00x', b: 1 }, JSON_PARTIAL_OUTPUT_ON_ERROR)                                                                           | it gives '{"a":null,"b":1}'                                                                      |
        | key with a lone surrogate                    | encodeJson({ '\\ud800': 1 })                                                                                                                | it throws JsonEncodingException: Malformed UTF-8 characters, possibly incorrectly encoded        |
        | first key with a lone surrogate, substituted | encodeJson({ '\\ud800': 'b', a: 1 }, JSON_PARTIAL_OUTPUT_ON_ERROR)                                                                          | it gives '{"":"b","a":1}'                                                                        |
        | key with a lone surrogate, substituted       | encodeJson({ a: 1, '\\ud800': 'b' }, JSON_PARTIAL_OUTPUT_ON_ERROR)                                                                          | it gives '{"a":1,"":"b"}'                                                                        |
        | large numbers                                | encodeJson([1e21, 9007199254740992, 2 ** 53 + 2, 1e15, 1e-7, 0.1, 123456789.125])                                                           | it gives '[1.0e+21,9007199254740992,9007199254740994,1000000000000000,1.0e-7,0.1,123456789.125]' |
        | Date                                         | encodeJson({ at: new Date(0) })                                                                                                             | it gives '{"at":"1970-01-01T00:00:00.000Z"}'                                                     |
        | Map                                          | encodeJson(new Map([['b', 1], ['a', 2]]))                                                                                                   | it gives '{"b":1,"a":2}'                                                                         |
        | Map that is a list                           | encodeJson(new Map([[0, 1], [1, 2]]))                                                                                                       | it gives '[1,2]'                                                                                 |
        | Map with numbers                             | encodeJson(new Map([['1', 1], ['0', 2]]))                                                                                                   | it gives '{"1":1,"0":2}'                                                                         |
        | Set                                          | encodeJson(new Set([1]))                                                                                                                    | it gives '{}'                                                                                    |
        | object with toJSON                           | encodeJson({ toJSON: (key) => ({ key }) })                                                                                                  | it gives '{"key":""}'                                                                            |
        | object with both forms                       | encodeJson(new (class { jsonSerialize() { return 1; } toJSON() { return 2; } })())                                                          | it gives '1'                                                                                     |
        | object of a class                            | encodeJson(new (class { a = 1; #b = 2; })())                                                                                                | it gives '{"a":1}'                                                                               |
        | object without a prototype                   | encodeJson(Object.assign(Object.create(null), { a: 1 }))                                                                                    | it gives '{"a":1}'                                                                               |
        | object that stands for itself                | encodeJson(new (class { a = 1; jsonSerialize() { return this; } })())                                                                       | it gives '{"a":1}'                                                                               |
        | text object                                  | encodeJson(new String('ab'))                                                                                                                | it gives '{"0":"a","1":"b"}'                                                                     |
        | more names than are remembered               | ((data) => encodeJson(data) === JSON.stringify(data))(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]))) | it gives true                                                                                    |

  Rule: A plain object with the names 0, 1, 2 is a list

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                              | expression                                                                                             | outcome                         |
        | empty object                      | encodeJson({})                                                                                         | it gives '[]'                   |
        | empty object, forced              | encodeJson({}, JSON_FORCE_OBJECT)                                                                      | it gives '{}'                   |
        |                           0 and 1 | encodeJson({ 0: 'a', 1: 'b' })                                                                         | it gives '["a","b"]'            |
        |                           0 and 2 | encodeJson({ 0: 'a', 2: 'b' })                                                                         | it gives '{"0":"a","2":"b"}'    |
        |                                 1 | encodeJson({ 1: 'a' })                                                                                 | it gives '{"1":"a"}'            |
        |                      0 and a name | encodeJson({ 0: 'a', b: 1 })                                                                           | it gives '{"0":"a","b":1}'      |
        | undefined among them              | encodeJson({ 0: 'a', 1: undefined, 2: 'c' })                                                           | it gives '{"0":"a","2":"c"}'    |
        | undefined after them              | encodeJson({ 0: 'a', 1: undefined })                                                                   | it gives '["a"]'                |
        | list, forced                      | encodeJson([[1], []], JSON_FORCE_OBJECT)                                                               | it gives '{"0":{"0":1},"1":{}}' |
        | ordered map, forced               | encodeJson(OrderedMap.of(1), JSON_FORCE_OBJECT)                                                        | it gives '{"0":1}'              |
        | list from a table that was longer | ((map) => { map.set('x', 1); map.delete('x'); return encodeJson(map); })(OrderedMap.of('a', 'b', 'c')) | it gives '["a","b","c"]'        |
        | list from a table                 | encodeJson(OrderedMap.fromEntries([[0, 'a'], [1, 'b']]))                                               | it gives '["a","b"]'            |

  Rule: Names that every object inherits are nobody's data

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case          | expression                                                                                                                                                              | outcome                                |
        | plain object  | (() => { Object.prototype.inherited = 1; try { return encodeJson({ a: 1 }); } finally { delete Object.prototype.inherited; } })()                                       | it gives '{"a":1}'                     |
        |       0 and 1 | (() => { Object.prototype.inherited = 1; try { return encodeJson({ 0: 'a', 1: undefined }); } finally { delete Object.prototype.inherited; } })()                       | it gives '["a"]'                       |
        | __proto__     | encodeJson(JSON.parse('{"__proto__":{"a":1},"b":2}'))                                                                                                                   | it gives '{"__proto__":{"a":1},"b":2}' |
        | resolved data | (() => { Object.prototype.inherited = 1; try { return new JsonResource({ a: 1, b: new MissingValue() }).toJson(); } finally { delete Object.prototype.inherited; } })() | it gives '{"a":1}'                     |

  Rule: Depth and circles end in an error

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                       | expression                                                                                                                                | outcome                                                       |
        |                                 512 levels | encodeJson(Array.from({ length: 511 }).reduce((inner) => [inner], [])).length                                                             | it gives 1024                                                 |
        |                                 513 levels | encodeJson(Array.from({ length: 512 }).reduce((inner) => [inner], [1]))                                                                   | it throws JsonEncodingException: Maximum stack depth exceeded |
        |            513 levels, the innermost empty | encodeJson(Array.from({ length: 512 }).reduce((inner) => [inner], [])).length                                                             | it gives 1026                                                 |
        |                      513 levels of objects | encodeJson(Array.from({ length: 512 }).reduce((inner) => ({ inner }), { a: 1 }))                                                          | it throws JsonEncodingException: Maximum stack depth exceeded |
        |                    513 levels, substituted | encodeJson(Array.from({ length: 512 }).reduce((inner) => [inner], [1]), JSON_PARTIAL_OUTPUT_ON_ERROR).length                              | it gives 1027                                                 |
        |                 10,000 levels, substituted | encodeJson(Array.from({ length: 10_000 }).reduce((inner) => [inner], [1]), JSON_PARTIAL_OUTPUT_ON_ERROR).length                           | it gives 3004                                                 |
        | circular list                              | ((list) => { list.push(list); return encodeJson(list); })([1])                                                                            | it throws JsonEncodingException: Recursion detected           |
        | circular list, substituted                 | ((list) => { list.push(list); return encodeJson(list, JSON_PARTIAL_OUTPUT_ON_ERROR); })([1])                                              | it gives '[1,null]'                                           |
        | circular object, substituted               | ((data) => { data.it = data; return encodeJson(data, JSON_PARTIAL_OUTPUT_ON_ERROR); })({ a: 1 })                                          | it gives '{"a":1,"it":null}'                                  |
        | twice but not circular                     | ((one) => encodeJson([one, one, { one }]))({ a: 1 })                                                                                      | it gives '[{"a":1},{"a":1},{"one":{"a":1}}]'                  |
        | objects without an end                     | encodeJson(new (class It { jsonSerialize() { return new It(); } })())                                                                     | it throws JsonEncodingException: Maximum stack depth exceeded |
        | objects without an end, substituted        | encodeJson(new (class It { jsonSerialize() { return [new It()]; } })(), JSON_PARTIAL_OUTPUT_ON_ERROR).length                              | it gives 1504                                                 |
        | object that stands for another in a circle | ((one) => encodeJson(one))((() => { const one = { jsonSerialize: () => two }; const two = { jsonSerialize: () => one }; return one; })()) | it throws JsonEncodingException: Recursion detected           |
        | objects asked before giving up             | ((calls) => { try { encodeJson(new (class It { jsonSerialize() { calls += 1; return new It(); } })()); } catch { return calls; } })(0)    | it gives 1500                                                 |
        | error of the program                       | encodeJson({ jsonSerialize() { throw new RangeError('mine'); } })                                                                         | it throws RangeError: mine                                    |
        | error of a getter                          | encodeJson({ get a() { throw new RangeError('mine'); } })                                                                                 | it throws RangeError: mine                                    |
        | written after an error                     | (() => { try { encodeJson([[NaN]]); } catch { return encodeJson({ a: [1] }); } })()                                                       | it gives '{"a":[1]}'                                          |

  Rule: Flags change how a text is written

    Scenario Outline: <case>
      When the expression <expression> is evaluated
      Then <outcome>

      Examples:
        | case                                  | expression                                                                                                       | outcome                                                                                                                                                                              |
        | all hex                               | encodeJson(`<a href='x'>&"</a>`, JSON_HEX_TAG \| JSON_HEX_AMP \| JSON_HEX_APOS \| JSON_HEX_QUOT)                 | it gives '"\\\\u003Ca href=\\\\u0027x\\\\u0027\\\\u003E\\\\u0026\\\\u0022\\\\u003C\\\\/a\\\\u003E"'                                                                                  |
        | long text, all hex                    | encodeJson(`<a href='x'>&"</a>`.padEnd(60, '-'), JSON_HEX_TAG \| JSON_HEX_AMP \| JSON_HEX_APOS \| JSON_HEX_QUOT) | it gives '"\\\\u003Ca href=\\\\u0027x\\\\u0027\\\\u003E\\\\u0026\\\\u0022\\\\u003C\\\\/a\\\\u003E------------------------------------------"'                                        |
        | control characters                    | encodeJson('\\b\\f\\n\\r\\t\\u0000\\u001f\\u007f')                                                               | it gives '"\\\\b\\\\f\\\\n\\\\r\\\\t\\\\u0000\\\\u001f\\x7F"'                                                                                                                        |
        | long text, control characters         | encodeJson('\\b\\f\\n\\r\\t\\u0000\\u001f\\u007f'.padEnd(60, '-'))                                               | it gives '"\\\\b\\\\f\\\\n\\\\r\\\\t\\\\u0000\\\\u001f\\x7F----------------------------------------------------"'                                                                    |
        | quotes and slashes                    | encodeJson(`"\\\\/`)                                                                                             | it gives '"\\\\"\\\\\\\\\\\\/"'                                                                                                                                                      |
        | long text, quotes                     | encodeJson('"'.padEnd(60, '-'))                                                                                  | it gives '"\\\\"-----------------------------------------------------------"'                                                                                                        |
        | long text, backslash                  | encodeJson('\\\\'.padEnd(60, '-'))                                                                               | it gives '"\\\\\\\\-----------------------------------------------------------"'                                                                                                     |
        | long text, slashes                    | encodeJson('/a/'.padEnd(60, '-'))                                                                                | it gives '"\\\\/a\\\\/---------------------------------------------------------"'                                                                                                    |
        | slashes kept                          | encodeJson('a/b', JSON_UNESCAPED_SLASHES)                                                                        | it gives '"a/b"'                                                                                                                                                                     |
        | long text, slashes kept               | encodeJson('/a/'.padEnd(60, '-'), JSON_UNESCAPED_SLASHES)                                                        | it gives '"/a/---------------------------------------------------------"'                                                                                                            |
        | beyond ASCII                          | encodeJson('é\\u2028😀')                                                                                          | it gives '"\\\\u00e9\\\\u2028\\\\ud83d\\\\ude00"'                                                                                                                                    |
        | beyond ASCII, kept                    | encodeJson('é\\u2028\\u2029😀', JSON_UNESCAPED_UNICODE)                                                           | it gives '"é\\\\u2028\\\\u2029😀"'                                                                                                                                                    |
        | line terminators kept as well         | encodeJson('é\\u2028\\u2029😀', JSON_UNESCAPED_UNICODE \| JSON_UNESCAPED_LINE_TERMINATORS)                        | it gives '"é\\u2028\\u2029😀"'                                                                                                                                                        |
        | line terminators alone are not kept   | encodeJson('\\u2028', JSON_UNESCAPED_LINE_TERMINATORS)                                                           | it gives '"\\\\u2028"'                                                                                                                                                               |
        | quote beside a kept sign              | encodeJson('😀"\\u0001', JSON_UNESCAPED_UNICODE)                                                                  | it gives '"😀\\\\"\\\\u0001"'                                                                                                                                                         |
        | at the edges of what is kept          | encodeJson('\\u007f\\u0080\\u2027\\u202a\\ud7ff\\ue000\\uffff', JSON_UNESCAPED_UNICODE)                          | it gives '"\\x7F\\x80\\u2027\\u202a\\ud7ff\\ue000\\uffff"'                                                                                                                           |
        | lone surrogate among what is kept     | encodeJson('é\\ud800', JSON_UNESCAPED_UNICODE)                                                                   | it throws JsonEncodingException: Malformed UTF-8 characters, possibly incorrectly encoded                                                                                            |
        | lone surrogate among all that is kept | encodeJson('é\\ud800', JSON_UNESCAPED_UNICODE \| JSON_UNESCAPED_LINE_TERMINATORS)                                | it throws JsonEncodingException: Malformed UTF-8 characters, possibly incorrectly encoded                                                                                            |
        | numbers in texts                      | encodeJson(['1', '1.50', '1e3', ' 1', 'x', '-0', '0x1', ''], JSON_NUMERIC_CHECK)                                 | it gives '[1,1.5,1000,1,"x",0,"0x1",""]'                                                                                                                                             |
        | fractions kept                        | encodeJson([1, 1.5, 10], JSON_PRESERVE_ZERO_FRACTION)                                                            | it gives '[1,1.5,10]'                                                                                                                                                                |
        | fraction in a text kept               | encodeJson(['1.0', '1e2'], JSON_NUMERIC_CHECK \| JSON_PRESERVE_ZERO_FRACTION)                                    | it gives '[1.0,100.0]'                                                                                                                                                               |
        | lines                                 | encodeJson({ a: [1, { b: 'x' }], c: [], d: {} }, JSON_PRETTY_PRINT)                                              | it gives '{\\n    "a": [\\n        1,\\n        {\\n            "b": "x"\\n        }\\n    ],\\n    "c": [],\\n    "d": []\\n}'                                                      |
        | same keys at two depths, in lines     | encodeJson([{ a: 'x', b: 1 }, { a: 'y', b: { a: 'z', b: 2 } }], JSON_PRETTY_PRINT)                               | it gives '[\\n    {\\n        "a": "x",\\n        "b": 1\\n    },\\n    {\\n        "a": "y",\\n        "b": {\\n            "a": "z",\\n            "b": 2\\n        }\\n    }\\n]' |
        | rows with the same keys               | encodeJson([{ a: 'x', b: 'y' }, { a: 1, b: 'z' }, { b: 'x', a: 'y' }])                                           | it gives '[{"a":"x","b":"y"},{"a":1,"b":"z"},{"b":"x","a":"y"}]'                                                                                                                     |
