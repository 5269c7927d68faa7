import type { Json } from '../../src/suite/protocol/wire';
import { wireMap } from '../wire-map';

/** Expressions and what each of them is in every language, in a closure that is called with `first` and 2. */
export const expressions: readonly (readonly [Json, Json])[] = [
  [{ $arg: 0 }, 'first'],
  [{ $arg: 7 }, null],
  [{ $args: 1 }, [2]],
  [{ $concat: ['a', 1, null, true, false, 2.5] }, 'a112.5'],
  [{ $field: { of: wireMap(['a', 1]), name: 'a' } }, 1],
  [{ $concat: [1234567.5] }, '1234567.5'],
  [{ $field: { of: ['x', 'y'], name: 1 } }, 'y'],
  [{ $field: { of: wireMap(['a', 1]), name: 'b' } }, null],
  [wireMap(['1', 'b'], ['0', 'a']), wireMap([1, 'b'], [0, 'a'])],
  [wireMap(['0', 'a'], ['1', 'b']), ['a', 'b']],
  [wireMap(['__proto__', 1], ['constructor', 2]), wireMap(['__proto__', 1], ['constructor', 2])],
  [wireMap(['1२', 1]), wireMap(['1२', 1])],
  [wireMap(['-9007199254740991', 1]), wireMap([-9007199254740991, 1])],
  [{ $float: '-INF' }, { $float: '-INF' }],
  [{ $float: 'NAN' }, { $float: 'NAN' }],
  [{ $class: 'Paginator' }, { $class: 'Paginator' }],
  ['\u2028 \u{1f600} "', '\u2028 \u{1f600} "'],
  [{ $call: { on: { $new: { class: 'Paginator', args: [[1, 2], 1] } }, operation: 'items', args: [] } }, [1]],
];

/** Expressions about declared classes, and what only resources have. */
export const expressionsOfClasses: readonly (readonly [Json, Json])[] = [
  [{ $missing: true }, { $missing: true }],
  [{ $field: { of: { $new: { class: 'Paginator', args: [[1], 10] } }, name: 'hasMore' } }, null],
  [{ $field: { of: { $this: true }, name: 'label' } }, 'tag'],
  [{ $call: { on: { $this: true }, operation: 'isValidPageNumber', args: [3] } }, true],
  [{ $call: { on: { $class: 'Probe' }, operation: 'twice', args: [4] } }, '44'],
  [{ $call: { on: { $this: true }, operation: 'perPage', args: [] } }, '10!'],
  [{ $call: { on: { $this: true }, operation: 'hidden', args: [] } }, 'seen from inside'],
];

/** What the fixture classes give: the class, its arguments, an operation and what it gives. */
export const fixtures: readonly (readonly [string, readonly Json[], string, readonly Json[], Json])[] = [
  ['Model', [wireMap(['id', 7])], 'getAttributes', [], wireMap(['id', 7])],
  ['Model', [wireMap(['id', 7])], 'toArray', [], wireMap(['id', 7])],
  ['Model', [wireMap(['id', 7])], 'jsonSerialize', [], wireMap(['id', 7])],
  ['Model', [wireMap(['id', 7])], 'getKey', [], 7],
  ['Model', [], 'getKey', [], null],
  ['Model', [[], wireMap(['city', null])], 'relationLoaded', ['city'], true],
  ['Model', [wireMap(['city', 1])], 'relationLoaded', ['city'], false],
  ['Model', [[], [], wireMap(['age', 0])], 'hasAppended', ['age'], true],
  ['Model', [[], [], null], 'hasAppended', ['age'], false],
  ['Model', [[], [], [], [], 'dawn'], 'getRouteKey', [], 'dawn'],
  ['Model', [], 'getRouteKeyName', [], 'slug'],
  ['Pivot', ['role_user'], 'getTable', [], 'role_user'],
  ['Nest', [0], 'jsonSerialize', [], 'inmost'],
];

/** What their objects show as properties: the class, its arguments, a property and its value. */
export const shown: readonly (readonly [string, readonly Json[], string, Json])[] = [
  ['Model', [wireMap(['name', 'Ada']), wireMap(['name', 'Bo'])], 'name', 'Ada'],
  ['Model', [[], wireMap(['city', 'Rome'])], 'city', 'Rome'],
  ['Model', [[], [], [], wireMap(['pivot', 5])], 'pivot', 5],
  ['Pivot', ['role_user', wireMap(['level', 5])], 'level', 5],
  ['Song', ['Dawn'], 'title', 'Dawn'],
];

/** Messages that make no sense, and the codes by which they are refused. */
export const wrongMessages: readonly (readonly [string, Json, RegExp])[] = [
  ['creat', {}, /-32601/],
  ['create', { args: [] }, /-32602/],
  ['create', { class: 'Paginator', args: [{ $nope: 1 }, 1] }, /-32602/],
  ['call', { target: 'o99', operation: 'count', args: [] }, /-32602/],
];

const kinds = 'one of BadMethodCall, Logic, InvalidArgument, Type, JsonEncoding, Generic';
const pairs = 'pairs of a key, an integer or a text, and a value';
const floats = '"INF", "-INF" or "NAN"';
const place = 'a position, 0 or more';

/** What is no expression: what is wrong in it, what is expected there, and what is there instead, if anything is. */
export const malformedExpressions: readonly (readonly [Json, string, string, Json?])[] = [
  [{}, 'expression', 'a tag of docs/protocol.md', {}],
  [{ $nope: 1 }, 'expression', 'a tag of docs/protocol.md', { $nope: 1 }],
  [{ $create: { class: 'Paginator', args: [[], 1] } }, 'expression', 'a tag of docs/protocol.md'],
  [{ $float: 'abc' }, '$float', floats, 'abc'],
  [{ $float: [1] }, '$float', floats, [1]],
  [{ $map: 1 }, '$map', pairs, 1],
  [{ $map: [1] }, '$map', pairs, [1]],
  [{ $map: [[true, 1]] }, '$map', pairs, [[true, 1]]],
  [{ $map: [[1]] }, '$map', pairs, [[1]]],
  [{ $class: 1 }, '$class', 'a text', 1],
  [{ $ref: [] }, '$ref', 'a text', []],
  [{ $ref: 'o99' }, 'handle', 'one that is known', 'o99'],
  [{ $ref: 'fn:nope' }, 'handle', 'one that is known', 'fn:nope'],
  [{ $arg: -1 }, '$arg', place, -1],
  [{ $args: 'x' }, '$args', place, 'x'],
  [{ $concat: 'ab' }, '$concat', 'a list', 'ab'],
  [{ $new: 1 }, '$new', 'an object', 1],
  [{ $new: { args: [] } }, '$new.class', 'a text'],
  [{ $new: { class: 'Paginator', args: 1 } }, '$new.args', 'a list', 1],
  [{ $call: { operation: 'url', args: [] } }, '$call.on', 'an expression'],
  [{ $call: { on: null, operation: null, args: [] } }, '$call.operation', 'a text', null],
  [{ $call: { on: null, operation: 'url' } }, '$call.args', 'a list'],
  [{ $field: { of: [] } }, '$field.name', 'an expression'],
  [{ $throw: { kind: 'Nope', message: '' } }, '$throw.kind', kinds, 'Nope'],
  [{ $throw: { kind: 'Logic' } }, '$throw.message', 'an expression'],
  [{ $fn: null }, '$fn', 'an object', null],
  [{ $fn: {} }, '$fn.body', 'an expression'],
  [{ $fn: { id: 1, body: null } }, '$fn.id', 'a text', 1],
];

/** The same about what only resources and declared classes have. */
export const malformedExpressionsOfClasses: typeof malformedExpressions = [
  [{ $parent: 1 }, '$parent', 'a list', 1],
  [{ $parent: [] }, '$parent', 'the body of a method around it', []],
  [{ $request: 1 }, '$request', 'a text', 1],
];

/** Messages without what they need, and what is missing. */
export const incompleteMessages: readonly (readonly [string, Json, string, string, Json?])[] = [
  ['create', {}, 'create.class', 'a text'],
  ['create', { class: 'Paginator' }, 'create.args', 'a list'],
  ['create', { class: 'Paginator', args: 1 }, 'create.args', 'a list', 1],
  ['call', { operation: 'count', args: [] }, 'call.target', 'a text'],
  ['callStatic', { class: 'Paginator', operation: 'url' }, 'callStatic.args', 'a list'],
  ['callStatic', { class: 'Paginator', args: [] }, 'callStatic.operation', 'a text'],
  ['get', { target: 'o99' }, 'get.property', 'a text'],
  ['getStatic', { class: 'Paginator' }, 'getStatic.property', 'a text'],
  ['setStatic', { class: 'Paginator', property: 'resolver' }, 'setStatic.value', 'an expression'],
];

export const probe = (body: Json): Json => ({
  class: 'Probe',
  extends: 'Paginator',
  properties: { label: 'tag' },
  staticProperties: { total: 1 },
  visibility: { hidden: 'protected' },
  staticMethods: { twice: { $fn: { body: { $concat: [{ $arg: 0 }, { $arg: 0 }] } } } },
  methods: {
    ask: { $fn: { id: 'fn:ask', body } },
    hidden: { $fn: { body: 'seen from inside' } },
    perPage: { $fn: { body: { $concat: [{ $parent: [] }, '!'] } } },
  },
});
