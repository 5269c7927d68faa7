import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageProblem } from '../../../src/suite/protocol/message-check';
import { wireMap } from '../../wire-map';

const exactlyOneTag = 'exactly one tag, such as "$map" (a list, also an empty one, is a JSON array)';

describe('a request', () => {
  const call = (args: unknown): string | null =>
    messageProblem('call', 'request', { target: 'o1', operation: 'x', args });

  it('may carry every expression', () => {
    const arg = { $arg: 0 };
    const operand = { on: { $this: true }, operation: 'x', args: [{ $args: 1 }] };
    const all: readonly unknown[] = [
      [1, 'a', null, true, 1.5, []],
      wireMap(['a', arg], [1, 2]),
      { $float: 'NAN' },
      { $missing: true },
      { $class: 'X' },
      { $ref: 'fn:x' },
      { $ref: 'o1', class: 'X' },
      { $args: 0 },
      { $new: { class: 'X', args: [arg] } },
      { $call: operand },
      { $parent: [{ $args: 0 }] },
      { $field: { of: arg, name: 1 } },
      { $concat: [arg] },
      { $throw: { kind: 'Logic', message: 'm' } },
      { $request: '/x' },
      { $fn: { id: 'fn:x', body: { $fn: { body: arg } } } },
    ];
    assert.equal(call(all), null);
  });

  const wrong: readonly (readonly [unknown, string])[] = [
    [{ a: 1 }, `at /args/0: expected ${exactlyOneTag}, received {"a":1}`],
    [{}, `at /args/0: expected ${exactlyOneTag}, received {}`],
    [{ $arg: 0, $args: 1 }, `at /args/0: expected ${exactlyOneTag}, received {"$arg":0,"$args":1}`],
    [{ $arg: -1 }, 'at /args/0/$arg: expected >= 0, received -1'],
    [{ $map: [['a']] }, 'at /args/0/$map/0: expected at least 2 items, received ["a"]'],
    [{ $map: { a: 1 } }, 'at /args/0/$map: expected array, received {"a":1}'],
    [{ $fn: { id: 'x', body: 1 } }, 'at /args/0/$fn/id: expected match pattern "^fn:.", received "x"'],
    [{ $fn: { id: 'fn:x' } }, 'at /args/0/$fn: expected the key "body", received {"id":"fn:x"}'],
    [{ $this: false }, 'at /args/0/$this: expected true, received false'],
    [{ $field: { of: 1 } }, 'at /args/0/$field: expected the key "name", received {"of":1}'],
  ];
  for (const [argument, problem] of wrong) {
    it(`${JSON.stringify(argument)} is refused`, () => assert.equal(call([argument]), problem));
  }

  it('declares classes', () => {
    const define = (definition: unknown): string | null => messageProblem('define', 'request', definition);
    const method = { $fn: { body: 1 } };
    assert.equal(
      define({
        class: 'X',
        extends: 'Y',
        methods: { __construct: method, ['__proto__']: method },
        staticMethods: { s: method },
        properties: { p: [] },
        staticProperties: { wrap: null },
        visibility: { m: 'private' },
        implements: ['Countable', 'ArrayAccess'],
        markers: { Collects: 'Y', PreserveKeys: true },
      }),
      null,
    );
    assert.equal(define({ class: 'X', methods: { m: 1 } }), 'at /methods/m: expected object, received 1');
    assert.equal(
      define({ class: 'X', visibility: { m: 'public' } })?.includes('one of ["protected","private"]'),
      true,
    );
    assert.equal(define({ extends: 'X' }), 'at the top: expected the key "class", received {"extends":"X"}');
  });
});

describe('an outcome', () => {
  const problem = (outcome: unknown): string | null => messageProblem('call', 'result', outcome);
  const object = (extra: object): unknown => ({ value: { $ref: 'o1', class: 'X', ...extra } });

  it('may carry every value', () => {
    const values = [
      1,
      'a',
      [],
      wireMap(['a', { $missing: true }], [1, []]),
      { $class: 'X' },
      { $float: '-INF' },
    ];
    for (const value of values) assert.equal(problem({ value }), null);
    for (const state of [
      { items: { $map: [[2, 1]] } },
      { data: [] },
      { html: '<p>' },
      { entries: [['a', 1]] },
      { entries: [[null, 2]] },
      { status: 201, headers: [], content: '[]' },
      { status: 201, headers: { $map: [['a', 'b']] }, content: '[]' },
    ])
      assert.equal(problem(object(state)), null);
    assert.equal(problem({ error: { kind: 'Type', class: 'X', message: '' } }), null);
    assert.equal(problem({ cannot: 'why' }), null);
  });

  const wrong: readonly (readonly [unknown, string])[] = [
    [{}, 'at the top: expected exactly one of the keys "value", "error" and "cannot", received {}'],
    [null, 'at the top: expected object, received null'],
    [
      { value: 1, cannot: 'x' },
      'at the top: expected exactly one of the keys "value", "error" and "cannot", received {"value":1,"cannot":"x"}',
    ],
    [{ value: {} }, `at /value: expected ${exactlyOneTag}, received {}`],
    [{ value: { a: 1 } }, `at /value: expected ${exactlyOneTag}, received {"a":1}`],
    [
      { value: { $map: [['3', 1]] } },
      'at /value/$map/0/0: expected an integer key written as an integer, received "3"',
    ],
    [{ value: { $map: [] } }, 'at /value/$map: expected at least 1 item, received []'],
    [{ value: { $ref: 'o1' } }, 'at /value: expected the key "class", received {"$ref":"o1"}'],
    [{ value: { class: 'X' } }, `at /value: expected ${exactlyOneTag}, received {"class":"X"}`],
    [{ value: [{ data: { id: 1 } }] }, `at /value/0: expected ${exactlyOneTag}, received {"data":{"id":1}}`],
    [
      { value: { $ref: 'o1', class: 'X', $missing: true } },
      'at /value/$missing: expected no such key beside the others, received true',
    ],
    [{ value: { $arg: 0 } }, 'at /value: expected no key "$arg", received {"$arg":0}'],
    [
      { error: { kind: 'Type', class: 'X' } },
      'at /error: expected the key "message", received {"kind":"Type","class":"X"}',
    ],
    [{ cannot: '' }, 'at /cannot: expected at least 1 character, received ""'],
  ];
  for (const [outcome, text] of wrong) {
    it(`${JSON.stringify(outcome)} is refused`, () => assert.equal(problem(outcome), text));
  }

  it('that is nested beyond reason is refused, not crashed on', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    assert.equal(problem({ value: deep }), 'nested too deeply to be checked');
  });

  it('of a verb without one is null', () => {
    assert.equal(messageProblem('reset', 'result', null), null);
    assert.equal(messageProblem('reset', 'result', {}), 'at the top: expected null, received {}');
  });
});

describe('an introduction', () => {
  const description = {
    protocolVersion: 2,
    implementation: { name: 'acme', version: '2', language: 'python', unknown: 1 },
    rows: { serves: ['Paginator.*'], lacks: [{ row: 'Paginator.url', reason: 'not yet' }] },
    capabilities: ['define'],
  };

  it('may have keys that nobody knows', () => {
    assert.equal(messageProblem('initialize', 'result', { ...description, more: [] }), null);
  });

  it('needs its parts', () => {
    assert.match(
      messageProblem('initialize', 'result', { ...description, rows: {} }) ?? '',
      /at \/rows: expected the key "serves"/,
    );
    const { implementation: _left, ...rest } = description;
    assert.match(messageProblem('initialize', 'result', rest) ?? '', /the key "implementation"/);
  });
});
