import type { ClassDefinition, Expression } from '../../src/suite/protocol/wire';
import {
  appended,
  arg,
  argOr,
  call,
  choose,
  closure,
  create,
  field,
  get,
  has,
  joined,
  keysOf,
  map,
  methods,
  self,
  set,
  underlying,
  withEntry,
  withoutEntry,
} from './expressions';
import { modelFixtures } from './model-fixtures';

/** Operations that reach protected members from inside the hierarchy. */
const exposed = {
  methods: methods({
    invoke: { $call: { on: self, operation: arg(0), args: { $args: 1 } } },
    peek: get(self, arg(0)),
  }),
  staticMethods: methods({
    invokeStatic: { $callStatic: { class: 'static', operation: arg(0), args: { $args: 1 } } },
    peekStatic: { $getStatic: { class: 'static', property: arg(0) } },
  }),
} as const;

const resource = (name: string, toArray: Expression | null, more: Partial<ClassDefinition> = {}) => ({
  class: name,
  extends: 'JsonResource',
  ...more,
  methods: { ...more.methods, ...(toArray === null ? {} : methods({ toArray })) },
});

const collection = (name: string, more: Partial<ClassDefinition> = {}) => ({
  class: name,
  extends: 'ResourceCollection',
  ...more,
});

const exposedCollection = (name: string, more: Partial<ClassDefinition> = {}) =>
  collection(name, { ...exposed, ...more });

const value = map({ value: underlying });
const idOnly = map({ id: field(underlying, 'id') });

const resources: readonly ClassDefinition[] = [
  resource('ExposedResource', null, exposed),
  resource('PlainResource', null),
  resource('PostResource', map({ id: field(underlying, 'id'), title: field(underlying, 'title') })),
  resource('ScalarResource', value),
  resource('KeyedResource', map({ key: get(self, 'key'), value: underlying }), {
    properties: { key: 'none' },
    methods: methods({
      __construct: {
        $do: [{ $parent: [arg(0)] }, set(self, 'key', choose({ $args: 1 }, arg(1), 'none'))],
      },
    }),
  }),
  resource('PreserveKeysResource', value, { properties: { preserveKeys: true } }),
  resource('PreserveKeysOffResource', value, { properties: { preserveKeys: false } }),
  resource('PreserveKeysPlainResource', null, { properties: { preserveKeys: true } }),
  resource('PreserveKeysAttrResource', value, { ...exposed, markers: { PreserveKeys: true } }),
  { class: 'PreserveKeysAttrChildResource', extends: 'PreserveKeysAttrResource' },
  resource('WithMetaResource', idOnly, {
    methods: methods({
      with: map({ version: '1.0', links: map({ self: '/self' }) }),
      withResponse: { $do: [call(arg(1), 'setStatusCode', 202), call(arg(1), 'header', 'X-Meta', 'yes')] },
      jsonOptions: 64,
    }),
  }),
  resource('DataKeyResource', map({ data: map({ x: 1 }), id: 2 })),
  resource('CustomWrapResource', idOnly, { staticProperties: { wrap: 'post' } }),
  resource('AttributesPropertyResource', null, { properties: { attributes: map({ fixed: 1 }) } }),
  resource('ArrayableResource', create('Collection', map({ from: 'arrayable', n: 1 }))),
  resource('JsonSerializableResource', create('JsonBox', map({ from: 'jsonSerialize', n: 2 }))),
  resource('RequestEchoResource', map({ path: call(arg(0), 'path'), query: call(arg(0), 'query') })),
  resource('Widget', map({ widget: underlying })),
  resource('WidgetResource', map({ widgetResource: underlying })),
];

const collections: readonly ClassDefinition[] = [
  { class: 'ExposedCollection', extends: 'AnonymousResourceCollection', ...exposed },
  exposedCollection('PostCollection'),
  exposedCollection('OrphanCollection'),
  exposedCollection('WidgetCollection'),
  exposedCollection('PropertyCollects', { properties: { collects: 'ScalarResource' } }),
  exposedCollection('BadCollects', { properties: { collects: 'Log' } }),
  collection('EnvelopeCollection', {
    properties: { collects: 'PostResource' },
    methods: methods({
      toArray: map({ data: get(self, 'collection'), links: map({ self: '/envelope' }) }),
    }),
  }),
  collection('MetaCollection', {
    properties: { collects: 'PostResource' },
    methods: methods({
      with: map({ version: '2.0', meta: map({ from: 'with' }) }),
      withResponse: { $do: [call(arg(1), 'setStatusCode', 206), call(arg(1), 'header', 'X-Coll', 'yes')] },
    }),
  }),
  collection('InfoCollection', {
    properties: { collects: 'PostResource' },
    methods: methods({
      paginationInformation: map({
        links: withEntry(field(arg(2), 'links'), 'custom', '/custom'),
        meta: withoutEntry(field(arg(2), 'meta'), 'path'),
        given: keysOf(arg(1)),
      }),
    }),
  }),
  collection('PreserveKeysCollection', { properties: { collects: 'ScalarResource', preserveKeys: true } }),
  collection('PreserveKeysAttrCollection', {
    properties: { collects: 'ScalarResource' },
    markers: { PreserveKeys: true },
  }),
  exposedCollection('CollectsAttrCollection', {
    properties: { collects: 'PostResource' },
    markers: { Collects: 'ScalarResource' },
  }),
  exposedCollection('BadCollectsAttrCollection', { markers: { Collects: 'Log' } }),
];

const viewText: Expression = {
  $concat: ['<nav data-view="', arg(0), '">keys: ', joined(keysOf(arg(1)), ','), " & 'end'</nav>"],
};

const htmlText = { __construct: set(self, 'text', arg(0)), toHtml: get(self, 'text') };

const recorded = (property: string, entry: Expression): Expression =>
  set(self, property, appended(get(self, property), entry));

const others: readonly ClassDefinition[] = [
  { class: 'ExposedPaginator', extends: 'Paginator', ...exposed },
  {
    class: 'RecordingCollection',
    extends: 'Collection',
    properties: { log: [] },
    methods: methods({
      loadMorph: { $do: [recorded('log', ['loadMorph', arg(0), arg(1)]), self] },
      loadMorphCount: { $do: [recorded('log', ['loadMorphCount', arg(0), arg(1)]), self] },
    }),
  },
  {
    class: 'Invokable',
    methods: methods({ __invoke: { $concat: ['invoked:', joined({ $args: 0 }, '-')] } }),
  },
  {
    class: 'MacroA',
    methods: methods({ foo: closure('foo-A'), bar: closure('bar-A'), hidden: closure('hidden') }),
    visibility: { bar: 'protected', hidden: 'private' },
  },
  { class: 'MacroB', methods: methods({ foo: closure('foo-B'), baz: closure(self) }) },
  { class: 'Response', extends: 'JsonResponse' },
  {
    class: 'HtmlableBox',
    properties: { text: '' },
    implements: ['Htmlable'],
    methods: methods(htmlText),
  },
  {
    class: 'ViewFactory',
    properties: { kind: 'html', made: [] },
    methods: methods({
      __construct: set(self, 'kind', argOr(0, 'html')),
      make: {
        $do: [
          recorded('made', map({ view: arg(0), data: arg(1) })),
          choose(
            has(map({ htmlable: 1 }), get(self, 'kind')),
            create('HtmlableBox', viewText),
            create('HtmlString', viewText),
          ),
        ],
      },
    }),
  },
];

/** The fixture classes that recorded programs use, in an order in which each can be declared. */
export const fixtures: readonly ClassDefinition[] = [
  ...modelFixtures,
  ...resources,
  ...collections,
  ...others,
];
