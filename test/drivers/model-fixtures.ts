import type { ClassDefinition, Expression } from '../../src/suite/protocol/wire';
import {
  appended,
  arg,
  argOr,
  choose,
  contains,
  field,
  get,
  has,
  isPresent,
  map,
  methods,
  self,
  set,
  withEntry,
  withoutEntry,
} from './expressions';

const attributes = get(self, 'fakeAttributes');
const relations = get(self, 'fakeRelations');
const pivots = get(self, 'fakePivots');

const read: Expression = choose(
  has(attributes, arg(0)),
  field(attributes, arg(0)),
  choose(has(relations, arg(0)), field(relations, arg(0)), field(pivots, arg(0))),
);

const write = set(self, 'fakeAttributes', withEntry(attributes, arg(0), arg(1)));

const remove: Expression = {
  $do: [
    set(self, 'fakeAttributes', withoutEntry(attributes, arg(0))),
    set(self, 'fakeRelations', withoutEntry(relations, arg(0))),
  ],
};

/** Upper-cased words: the expressions have no upper-casing, so these are the ones that programs shout. */
export const loudWords = map({ hey: 'HEY', yo: 'YO' });

const fakeModel: ClassDefinition = {
  class: 'FakeModel',
  properties: {
    fakeAttributes: [],
    fakeRelations: [],
    fakeAppended: [],
    fakePivots: [],
    fakeRouteKey: null,
  },
  implements: ['JsonSerializable', 'ArrayAccess'],
  methods: methods({
    __construct: {
      $do: [
        set(self, 'fakeAttributes', argOr(0, [])),
        set(self, 'fakeRelations', argOr(1, [])),
        set(self, 'fakeAppended', argOr(2, [])),
        set(self, 'fakePivots', argOr(3, [])),
        set(self, 'fakeRouteKey', arg(4)),
      ],
    },
    getAttributes: attributes,
    toArray: attributes,
    jsonSerialize: attributes,
    relationLoaded: has(relations, arg(0)),
    hasAppended: contains(get(self, 'fakeAppended'), arg(0)),
    getRouteKey: get(self, 'fakeRouteKey'),
    getRouteKeyName: 'slug',
    getKey: field(attributes, 'id'),
    shout: { $concat: [field(loudWords, argOr(0, 'hey')), '!'] },
    itself: self,
    __get: read,
    __set: write,
    __isset: isPresent(read),
    __unset: remove,
    offsetGet: read,
    offsetSet: write,
    offsetExists: isPresent(read),
    offsetUnset: remove,
  }),
};

const guessing = (name: string, ...names: string[]): ClassDefinition => ({
  class: name,
  extends: 'FakeModel',
  staticMethods: methods({ guessResourceName: names }),
});

const marked = (name: string, markers: Readonly<Record<string, string>>): ClassDefinition => ({
  class: name,
  extends: 'GuessModel',
  markers,
});

const pivotValues = get(self, 'pivotValues');

const box = (name: string, contract: string, method: string): ClassDefinition => ({
  class: name,
  properties: { d: null },
  implements: [contract],
  methods: methods({ __construct: set(self, 'd', arg(0)), [method]: get(self, 'd') }),
});

/** Models and the small value boxes of the recorded programs. */
export const modelFixtures: readonly ClassDefinition[] = [
  fakeModel,
  guessing('GuessModel', 'NoSuchThing', 'PostResource'),
  guessing('GuessCollectionModel', 'NoSuchThing', 'Post'),
  guessing('GuessOrderModel', 'ScalarResource', 'Post'),
  guessing('GuessNoneModel', 'NoSuchA', 'NoSuchB'),
  marked('UseResourceModel', { UseResource: 'ScalarResource' }),
  marked('UseCollectionModel', { UseResourceCollection: 'OrphanCollection' }),
  marked('UseBothModel', { UseResource: 'ScalarResource', UseResourceCollection: 'PostCollection' }),
  marked('UseMissingModel', { UseResource: 'NoSuchResource' }),
  { class: 'UseNoGuessModel', extends: 'FakeModel', markers: { UseResource: 'PostResource' } },
  {
    class: 'FakePivot',
    properties: { pivotTable: null, pivotValues: [] },
    methods: methods({
      __construct: { $do: [set(self, 'pivotTable', arg(0)), set(self, 'pivotValues', argOr(1, []))] },
      getTable: get(self, 'pivotTable'),
      __get: field(pivotValues, arg(0)),
      __isset: isPresent(field(pivotValues, arg(0))),
    }),
  },
  { class: 'CreatedModel', extends: 'OrmModel' },
  {
    class: 'Log',
    properties: { entries: [] },
    methods: methods({ add: set(self, 'entries', appended(get(self, 'entries'), arg(0))) }),
  },
  box('JsonBox', 'JsonSerializable', 'jsonSerialize'),
  box('ArrayBox', 'Arrayable', 'toArray'),
  box('IterBox', 'Iterable', 'getIterator'),
];
