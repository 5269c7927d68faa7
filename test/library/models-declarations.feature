Feature: Models and declared properties
  A model is the smallest object with attributes, relations and a key; classes declare the interface's properties as statics and fields.

  Rule: A model has attributes, relations and appended accessors

    Scenario Outline: what a model has: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                           | expression                                                                                                                                                                                    | outcome                                       |
        | JSON.stringify                 | JSON.stringify(new Model({ name: 'Ann' }))                                                                                                                                                    | it gives '{"name":"Ann"}'                     |
        | attribute that is appended     | JSON.stringify(new Model({ name: 'Ann' }).append('name').toArray())                                                                                                                           | it gives '{"name":"Ann"}'                     |
        | accessor that a resource reads | JSON.stringify(new JsonResource(new (class extends Model { get shout() { return this.getAttribute('name').toUpperCase(); } })({ name: 'Ann' }).append('shout')).__get('shout'))               | it gives '"ANN"'                              |
        | attribute named constructor    | JSON.stringify([new Model({ constructor: 'x' })].map((model) => Object.keys(model[Symbol.for('nodejs.util.inspect.custom')]())))                                                              | it gives '[["constructor"]]'                  |
        | in JSON of a resource          | JSON.stringify(new JsonResource({ inner: new Model({ name: 'Ann' }), none: {} }))                                                                                                             | it gives '{"inner":{"name":"Ann"},"none":[]}' |
        | made of nothing                | ((model) => [model.toArray().size, model.wasRecentlyCreated, model.getKey()])(new Model())                                                                                                    | it gives [ 0, false, null ]                   |
        | attribute set later            | new JsonResource(new Model().setAttribute('id', 3)).response().status                                                                                                                         | it gives 200                                  |
        | just created                   | new JsonResource(new Model({ id: 3 }, true)).response().status                                                                                                                                | it gives 201                                  |
        | array form                     | JSON.stringify(new Model({ name: 'Ann' }).setRelation('songs', [1]).toArray())                                                                                                                | it gives '{"name":"Ann","songs":[1]}'         |
        | attribute under a number       | [...new Model({ name: 'Ann', 5: 'a' }).toArray().keys()]                                                                                                                                      | it gives [ 0, 'name' ]                        |
        | accessor that is appended      | JSON.stringify(new (class extends Model { get shout() { return this.getAttribute('name').toUpperCase(); } })({ name: 'Ann' }).append('shout').toArray())                                      | it gives '{"name":"Ann","shout":"ANN"}'       |
        | accessor that is not           | new (class extends Model { get shout() { return 1; } })({}).toArray().size                                                                                                                    | it gives 0                                    |
        | accessor that gives null       | ((model) => [model.__get('name'), model.toArray().get('name')])(new (class extends Model { get name() { return null; } })({ name: 'Ann' }).append('name'))                                    | it gives [ null, null ]                       |
        | relation of null               | ((model) => [model.relationLoaded('songs'), model.relationLoaded('other'), model.getAttribute('songs')])(new Model().setRelation('songs', null))                                              | it gives [ true, false, null ]                |
        | attribute before relation      | new Model({ a: 1 }).setRelation('a', 2).getAttribute('a')                                                                                                                                     | it gives 1                                    |
        | null attribute before relation | new Model({ a: null }).setRelation('a', 2).getAttribute('a')                                                                                                                                  | it gives null                                 |
        | like an array                  | ((model) => { model.offsetSet('b', 2); model.offsetUnset('a'); return [model.offsetExists('a'), model.offsetExists('b'), model.offsetGet('b'), model.offsetGet('a')]; })(new Model({ a: 1 })) | it gives [ false, true, 2, null ]             |
        | like an object                 | ((model) => { model.__unset('a'); return [model.__isset('a'), model.__isset('b'), model.__get('b')]; })(new Model({ a: 1, b: 2 }))                                                            | it gives [ false, true, 2 ]                   |
        | key of another name            | ((model) => [model.getKey(), model.getRouteKey(), model.getRouteKeyName()])(new (class extends Model { getKeyName() { return 'code'; } })({ id: 1, code: 'x' }))                              | it gives [ 'x', 'x', 'code' ]                 |
        | key in addresses               | ((model) => [model.getKey(), model.getRouteKey()])(new (class extends Model { getRouteKeyName() { return 'slug'; } })({ id: 1, slug: 'x' }))                                                  | it gives [ 1, 'x' ]                           |

  Rule: A wrapped object stays what it is when entries are written

    Scenario Outline: after entries are written: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                                       | expression                                                                                                                                                                                                    | outcome                                                                                                  |
        | plain object                               | ((resource) => { resource.offsetSet('name', 'Bo'); resource.offsetUnset('note'); return [resource.resource, resource.__get('name'), resource.__isset('note')]; })(new JsonResource({ name: 'Ann', note: 1 })) | it gives [ { name: 'Bo' }, 'Bo', false ]                                                                 |
        | original of a plain object                 | ((data) => { new JsonResource(data).offsetSet('name', 'Bo'); return data; })({ name: 'Ann' })                                                                                                                 | it gives { name: 'Ann' }                                                                                 |
        | Map                                        | new JsonResource(new Map([['b', new Map([['3', 1]])], ['a', 2]])).toJson()                                                                                                                                    | it gives '{"b":[1],"a":2}'                                                                               |
        | entry of a Map                             | new JsonResource(new Map([['a', 2]])).offsetGet('a')                                                                                                                                                          | it gives 2                                                                                               |
        | function called and removed                | ((resource) => [resource.__call('greet', ['Hello']), resource.__unset('greet'), resource.resource])(new JsonResource({ greet: (word) => word + ' Ann' }))                                                     | it gives [ 'Hello Ann', undefined, {} ]                                                                  |
        | computed attribute with an explicit null   | new (class extends JsonResource { toArray() { return { it: this.whenExistsLoaded('songs', null) }; } })(new Model({ songs_exists: true })).resolve()                                                          | it gives { it: null }                                                                                    |
        | merge value of a Map                       | [...new MergeValue(new Map([['a', 1]])).data]                                                                                                                                                                 | it gives [ [ 'a', 1 ] ]                                                                                  |
        | attributes of a resource without a request | new (class extends JsonResource { toArray() { return { some: this.attributes(['a']) }; } })(new JsonResource({ a: 1 })).resolve()                                                                             | it throws TypeError: attributes(): expected a value whose data needs no request, received [JsonResource] |

  Rule: Classes declare what belongs to them

    Scenario Outline: what classes declare: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                                         | expression                                                                                                                                                                                                                                                                                                                                              | outcome                            |
        | static property written where it is declared | (() => { const Own = class extends JsonResource {}; Own.wrap('x'); return [JsonResource.$wrap, Object.hasOwn(Own, '$wrap')]; })()                                                                                                                                                                                                                       | it gives [ 'x', false ]            |
        | guessed resource class without a name        | ((Post) => { registerClass(class extends ResourceCollection {}, 'PostCollection'); try { return new Paginator([new (class { static guessResourceName() { return [class extends Post {}]; } })()], 1).toResourceCollection() instanceof AnonymousResourceCollection; } finally { forgetClass('PostCollection'); } })(class Post extends JsonResource {}) | it gives true                      |
        | cache of a class                             | ((Own) => { Own.collection([]); return Array.from(Own.cachedPreserveKeysAttributes, ([each, known]) => [each.name, known]); })(class Own extends JsonResource {})                                                                                                                                                                                       | it gives [ [ 'Own', false ] ]      |
        | cache of a class whose names need no answer  | ((Own) => { new Own({ a: 1 }).resolve(); return Array.from(Own.cachedPreserveKeysAttributes, ([each, known]) => [each.name, known]); })(class Own extends JsonResource {})                                                                                                                                                                              | it gives []                        |
        | cache of many classes                        | ((classes) => { resetState(); for (const Own of classes) Own.collection([]); const names = Array.from(JsonResource.cachedPreserveKeysAttributes.keys(), (each) => each.name); return [names.length, names[0], names[199]]; })(Array.from({ length: 200 }, (_, index) => ({ [`Own${index}`]: class extends JsonResource {} })[`Own${index}`]))           | it gives [ 200, 'Own0', 'Own199' ] |
        | cache of more classes than are kept          | ((classes) => { resetState(); for (const Own of classes) Own.collection([]); const names = Array.from(ResourceCollection.cachedPreserveKeysAttributes.keys(), (each) => each.name); return [names.length, names.at(-1)]; })(Array.from({ length: 1500 }, (_, index) => ({ [`Own${index}`]: class extends JsonResource {} })[`Own${index}`]))            | it gives [ 1000, 'Own1499' ]       |
        | cache of more collections than are kept      | ((classes) => { resetState(); for (const Own of classes) new Own([]); const names = Array.from(ResourceCollection.cachedCollectsAttributes.keys(), (each) => each.name); return [names.length, names.at(-1)]; })(Array.from({ length: 1500 }, (_, index) => ({ [`Own${index}`]: class extends ResourceCollection {} })[`Own${index}`]))                 | it gives [ 1000, 'Own1499' ]       |
        | cache written                                | ((Own) => { ResourceCollection.cachedCollectsAttributes = new Map([[Own, 1]]); return Array.from(ResourceCollection.cachedCollectsAttributes, ([each, known]) => [each.name, known]); })(class Own extends JsonResource {})                                                                                                                             | it gives [ [ 'Own', 1 ] ]          |
        | cache asked before the marker                | ((Own) => { JsonResource.cachedPreserveKeysAttributes = new Map([[Own, true]]); const kept = new Own([new MissingValue(), 'a']).resolve(); resetState(); return [...kept]; })(class Own extends JsonResource {})                                                                                                                                        | it gives [ [ 1, 'a' ] ]            |

  Rule: resetState puts back all that is shared

    Scenario Outline: put back: <case>
      When this expression is evaluated
        """
        <expression>
        """
      Then <outcome>

      Examples:
        | case                    | expression                                                                                                                                                                                                                                                                                                                                                                            | outcome                                                                          |
        | resolvers and views     | (() => { Paginator.currentPathResolver(() => '/p'); Paginator.currentPageResolver(() => 5); Paginator.queryStringResolver(() => 'q'); Paginator.defaultView('v'); Paginator.defaultSimpleView('s'); resetState(); return [Paginator.resolveCurrentPath(), Paginator.resolveCurrentPage(), Paginator.resolveQueryString(), Paginator.$defaultView, Paginator.$defaultSimpleView]; })() | it gives [ '/', 1, null, 'pagination::tailwind', 'pagination::simple-tailwind' ] |
        | wrapping                | (() => { JsonResource.wrap('x'); JsonResource.forceWrapping = true; resetState(); return [JsonResource.$wrap, JsonResource.forceWrapping]; })()                                                                                                                                                                                                                                       | it gives [ 'data', false ]                                                       |
        | macros                  | (() => { JsonResource.macro('shout', () => 1); Collection.macro('shout', () => 1); resetState(); return [JsonResource.hasMacro('shout'), Collection.hasMacro('shout')]; })()                                                                                                                                                                                                          | it gives [ false, false ]                                                        |
        | caches                  | (() => { for (const name of ['cachedPreserveKeysAttributes', 'cachedCollectsAttributes']) ResourceCollection[name].set(Paginator, 1); resetState(); return ['cachedPreserveKeysAttributes', 'cachedCollectsAttributes'].map((name) => ResourceCollection[name].size); })()                                                                                                            | it gives [ 0, 0 ]                                                                |
        | current request         | (() => { resetState(); return Container.request; })()                                                                                                                                                                                                                                                                                                                                 | it gives null                                                                    |
        | registered classes stay | ((One) => { registerClass(One); resetState(); try { return findClass('One') === One; } finally { forgetClass('One'); } })(class One {})                                                                                                                                                                                                                                               | it gives true                                                                    |
