Feature: Many merge values in one map
  However many merge values there are, the outcome is the same as when each of them is put in its place, one after the other from the last to
  the first. A class that overrides `filter` or `mergeData` goes that way; any other class takes a shorter one.

  Rule: Merged entries are joined, numbered and replaced as one by one

    Scenario Outline: many merge values, <case>
      Given the data <data>
      Then it resolves to <json>, also where mergeData is overridden
      And with its keys preserved it resolves to <kept>

      Examples:
        | case                                   | data                                                                                                                                                                                  | json                                                  | kept                                                          |
        | lists                                  | [new MergeValue([1]), 2, new MergeValue([3, 4]), new MergeValue([5]), 6]                                                                                                              | [1,2,3,4,5,6]                                         | [1,2,3,4,5,6]                                                 |
        | names                                  | [new MergeValue({ a: 1 }), new MergeValue({ b: 2 }), new MergeValue({ a: 3, c: 4 })]                                                                                                  | {"a":1,"b":2,"c":4}                                   | {"a":1,"b":2,"c":4}                                           |
        | a name in every list                   | [new MergeValue([1]), new MergeValue([2]), new MergeValue({ a: 3 }), new MergeValue([4])]                                                                                             | {"0":1,"1":2,"a":3,"2":4}                             | {"0":1,"1":2,"a":3,"2":4}                                     |
        | equal names around lists               | new Map([['a', 1], [0, new MergeValue([2])], ['a2', 3], [1, new MergeValue(new Map([['b', 4], [0, 5]]))], [2, new MergeValue([6])], ['b', 7]])                                        | {"a":1,"0":2,"1":3,"b":4,"2":7}                       | {"a":1,"0":2,"1":3,"b":4,"2":7}                               |
        | names and positions                    | ['x', new MergeValue({ a: 1 }), 'y', new MergeValue({ b: 2 }), 'z']                                                                                                                   | {"0":"x","a":1,"2":"y","b":2}                         | {"0":"x","a":1,"2":"y","b":2,"4":"z"}                         |
        | positions behind a list                | ['x', new MergeValue({ a: 1 }), 'y', new MergeValue(['l', 'm', 'n']), 'z', new MergeValue({ b: 2 }), 'w']                                                                             | {"0":"x","a":1,"1":"l","2":"m","3":"n","4":"z","b":2} | {"0":"x","a":1,"1":"l","2":"m","3":"n","4":"z","b":2,"5":"w"} |
        | a missing value in a list before names | ['x', new MergeValue({ k: 1 }), new MergeValue([new MissingValue(), 'l']), new MissingValue(), new MergeValue({ m: 2 }), 'z']                                                         | {"0":"x","k":1,"m":2}                                 | {"0":"x","k":1,"m":2,"1":"z"}                                 |
        | missing values that hide later names   | [new MergeValue({ a: 1 }), new MergeValue({ b: 2 }), new MergeValue(new Map([['c', 3], [5, 'five']])), 'four', 'five', new MissingValue()]                                            | {"a":1,"b":2,"c":3,"5":"five","0":"four","1":"five"}  | {"a":1,"b":2,"c":3,"5":"five","3":"four","4":"five"}          |
        | numeric names                          | [new MergeValue({ '1.5': 'a' }), new MergeValue({ '1.5': 'b', ' 2': 'c' }), new MergeValue(['d']), 'e']                                                                               | ["a","c"]                                             | {"1.5":"a"," 2":"c","0":"d","1":"e"}                          |
        | numeric names beside a word            | [new MergeValue({ '1.5': 'a' }), new MergeValue({ w: 1 }), new MergeValue({ '1.5': 'b', w: 2 }), new MergeValue(['d'])]                                                               | {"0":"a","w":1,"1.5":"b"}                             | {"1.5":"a","w":1,"0":"d"}                                     |
        | a name within lists                    | [new MergeValue([1]), new MergeValue([2]), new MergeValue([3, new MergeValue({ k: 'a' })]), 4]                                                                                        | {"0":1,"1":2,"2":3,"k":"a","3":4}                     | {"0":1,"1":2,"2":3,"k":"a","3":4}                             |
        | integer names                          | [new MergeValue({ w: 1 }), new MergeValue(new Map([[3, 'a'], [1, 'b']])), 'c', 'd', new MergeValue(new Map([[3, 'e'], [9, 'f']])), 'g']                                               | {"w":1,"0":"a","1":"b","2":"e","3":"f"}               | {"w":1,"3":"a","1":"b","2":"c","9":"f","5":"g"}               |
        | integer names over a numbered list     | ['p', new MergeValue({ w: 1 }), 'q', new MergeValue(new Map([[1, 'r'], ['v', 2]])), new MergeValue(['s', 't', 'u'])]                                                                  | {"0":"p","w":1,"2":"q","1":"r","v":2}                 | {"0":"p","w":1,"2":"q","1":"r","v":2}                         |
        | an integer name within a list          | [new MergeValue({ k: 1 }), new MergeValue([1]), new MergeValue(new Map([['v', 2], [1, 'q']])), new MergeValue(['x', 'y', 'z'])]                                                       | {"k":1,"0":1,"v":2,"1":"q","2":"x","3":"z"}           | {"k":1,"0":1,"v":2,"1":"q","2":"x","3":"z"}                   |
        | a missing value over an integer name   | new Map([[0, new MergeValue({ k: 1 })], [2, new MergeValue(new Map([['w', 1], [1, 'a']]))], [1, new MissingValue()], [3, new MergeValue({ v: 1 })], [4, new MergeValue(['x', 'y'])]]) | {"k":1,"w":1,"1":"a","v":1,"0":"x"}                   | {"k":1,"w":1,"1":"a","v":1,"0":"x"}                           |
        | missing values before a list           | new Map([[0, new MergeValue({ k: 1 })], ['a', new MissingValue()], ['b', new MissingValue()], [1, new MergeValue([1])], [2, new MergeValue({ a: 3 })]])                               | {"k":1,"a":3,"0":1}                                   | {"k":1,"a":3,"0":1}                                           |
        | nothing merged                         | ['a', new MergeValue([]), new MergeValue([]), 'b', new MergeValue({}), 'c']                                                                                                           | ["a","b","c"]                                         | ["a","b","c"]                                                 |
        | a missing value between lists          | [new MergeValue({ w: 1 }), new MergeValue([2]), new MissingValue(), new MergeValue([3, new MergeValue({ v: 4 })])]                                                                    | {"w":1,"0":2,"1":3,"v":4}                             | {"w":1,"0":2,"1":3,"v":4}                                     |

  Rule: A key that was left out beside them still decides which comes next

    Scenario Outline: a key left out <case>
      Given the data <data>
      Then what it resolves to, with 9 pushed, is <json>

      Examples:
        | case                     | data                                                                                                                  | json                        |
        | before names             | new Map([['a', 1], [5, new MissingValue()], [6, new MergeValue({ b: 2 })], [7, new MergeValue({ c: 3 })]])            | {"a":1,"b":2,"c":3,"6":9}   |
        | before a list            | new Map([['a', 1], [5, new MissingValue()], [6, new MergeValue(['b'])], [7, new MergeValue({ c: 3 })]])               | {"a":1,"1":"b","c":3,"2":9} |
        | behind the first of them | new Map([['a', 1], [6, new MergeValue(new Map([[0, 'b']]))], [9, new MissingValue()], [7, new MergeValue({ c: 3 })]]) | {"a":1,"0":"b","c":3,"1":9} |
