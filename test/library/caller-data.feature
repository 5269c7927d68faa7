Feature: The data of the caller
  What a program hands over may be changed by it afterwards without changing what was made of it: items and options are copied one level
  deep, parameters and metadata with every map in them. Nothing that was handed over is changed.

  Rule: What was handed over is copied

    Scenario Outline: later changes do not reach the <case>
      When the expression <expression> is evaluated
      Then it gives <value>

      Examples:
        | case                         | expression                                                                                                                                                             | value                              |
        | items of a page              | ((items) => { const page = new Paginator(items, 2); items.push(3); items[0] = 9; return [...page]; })([1, 2])                                                          | [1, 2]                             |
        | query among the options      | ((query) => { const page = new Paginator([], 1, 1, { query }); query.a.push('c'); return page.url(1); })({ a: ['b'] })                                                 | '/?a%5B0%5D=b&page=1'              |
        | appended list                | ((list) => { const page = new Paginator([], 1).appends('a', list); list.push('c'); return page.url(1); })(['b'])                                                       | '/?a%5B0%5D=b&page=1'              |
        | additional metadata          | ((data) => { const it = new JsonResource({ id: 1 }).additional(data); data.meta.b = 2; return it.response().content; })({ meta: { a: 1 } })                            | '{"data":{"id":1},"meta":{"a":1}}' |
        | query of a collection        | ((query) => { const it = JsonResource.collection(new Paginator([], 1)).withQuery(query); query.a.push('c'); it.response(); return it.resource.url(1); })({ a: ['b'] }) | '/?a%5B0%5D=b&page=1'              |
        | attributes of a model        | ((attributes) => { const model = new Model(attributes); attributes.a = 2; return model.getAttribute('a'); })({ a: 1 })                                                 |                                  1 |
        | list given to an ordered map | ((list) => { const map = OrderedMap.from(list); list.push(2); return map.size; })([1])                                                                                 |                                  1 |

  Rule: What was handed out is a copy

    Scenario Outline: changing the <case> handed out changes nothing inside
      When the expression <expression> is evaluated
      Then it gives <value>

      Examples:
        | case                     | expression                                                                                                                                       | value     |
        | items of a page          | ((page) => { page.items().set(0, 9).push(3); return [...page]; })(new Paginator([1, 2], 2))                                                      | [1, 2]    |
        | items changed afterwards | ((page) => { const items = page.items(); page.offsetSet(0, 9); page.offsetUnset(1); return [...items.values()]; })(new Paginator([1, 2], 2))     | [1, 2]    |
        | options of a page        | ((page) => { page.getOptions().set('path', '/b'); return page.getOptions().get('path'); })(new Paginator([], 1, 1, { path: '/a' }))              | '/a'      |
        | attributes of a model    | ((model) => { model.getAttributes().set('a', 2); return model.getAttribute('a'); })(new Model({ a: 1 }))                                         |         1 |
        | copy of a map            | ((map) => { const copy = map.clone(); map.set('a', 2); copy.set('a', 3); return [map.get('a'), copy.get('a')]; })(OrderedMap.from({ a: 1 }))     | [2, 3]    |
        | copy of a list           | ((map) => { const copy = map.clone(); map.push(2); copy.delete(0); return [map.size, copy.size]; })(OrderedMap.of(1))                            | [2, 0]    |
        | copy of a copy           | ((map) => { const copy = map.clone(); const second = copy.clone(); copy.push(2); return [map.size, copy.size, second.size]; })(OrderedMap.of(1)) | [1, 2, 1] |
        | next number of a copy    | ((map) => { map.delete(5); const copy = map.clone(); copy.push('b'); return [...copy.keys(), map.size]; })(OrderedMap.fromEntries([[5, 'a']]))   | [6, 0]    |
        | resolved data            | ((data) => { new JsonResource(data).resolve().b = 2; return data; })({ a: 1 })                                                                   | { a: 1 }  |
        | resolved list            | ((data) => { new (class extends JsonResource { filter(own) { return own; } })(data).resolve().push(2); return data; })([1])                      | [1]       |
        | resolved ordered map     | ((data) => { new (class extends JsonResource { filter(own) { return own; } })(data).resolve().push(2); return data.size; })(OrderedMap.of(1))    |         1 |

  Rule: What was handed over is not changed

    Scenario Outline: the caller's data is left alone: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then it gives <value>

      Examples:
        | case                      | expression                                                                                                                                                                                 | value                                   |
        | offsets of a list         | ((list) => { const it = new JsonResource(list); it.offsetSet(0, 9); it.offsetUnset(1); return [list, [...it.resource.values()]]; })([1, 2])                                                | [[1, 2], [9]]                           |
        | offsets of an object      | ((data) => { const it = new JsonResource(data); it.offsetSet('a', 9); it.offsetSet('__proto__', 8); it.offsetUnset('b'); return [data, Object.keys(it.resource), it.a]; })({ a: 1, b: 2 }) | [{ a: 1, b: 2 }, ['a', '__proto__'], 9] |
        | offset set on an object   | ((data) => { const it = new JsonResource(data); it.offsetSet(null, 1); it.offsetSet(2.5, 2); return [data, it.resource]; })({})                                                            | [{}, { 2: 2, '': 1 }]                   |
        | data filtered             | ((data) => { new JsonResource(data).resolve(); return data.b instanceof MissingValue; })({ a: 1, b: new MissingValue() })                                                                  | true                                    |
        | data that is merged       | ((data) => { new JsonResource([new MergeValue(data), 3]).resolve(); return data; })([1, 2])                                                                                                | [1, 2]                                  |
        | data merged by a response | ((data) => { new JsonResource(data).additional({ data: [2] }).response(); return data; })({ data: [1] })                                                                                   | { data: [1] }                           |
