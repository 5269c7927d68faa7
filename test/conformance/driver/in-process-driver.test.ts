import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { DriverFault } from '../../../src/conformance/driver/driver-fault';
import { InProcessDriver } from '../../../src/conformance/driver/in-process-driver';
import type { ClassDefinition, Expression, Outcome } from '../../../src/conformance/protocol/wire';
import * as toy from './toy-module';

const driver = new InProcessDriver(toy, { name: 'toy', version: '1', language: 'typescript' });
const thisObject = { $this: true } as const;
const fn = (body: Expression): Expression => ({ $fn: { body } });

beforeEach(() => driver.reset());

async function resultOf(outcome: Promise<Outcome>): Promise<unknown> {
  const result = await outcome;
  assert.ok('value' in result, JSON.stringify(result));
  return result.value;
}

async function errorOf(outcome: Promise<Outcome>): Promise<{ kind: string; message: string }> {
  const result = await outcome;
  assert.ok('error' in result, JSON.stringify(result));
  return result.error;
}

async function handleOf(outcome: Promise<Outcome>): Promise<string> {
  const { $ref } = (await resultOf(outcome)) as { $ref: string };
  return $ref;
}

/** Evaluates an expression in the body of a method that gets the given arguments. */
async function evaluate(body: Expression, args: readonly Expression[] = []): Promise<unknown> {
  await driver.define({ class: 'Probe', methods: { run: fn(body) } });
  return resultOf(driver.call(await handleOf(driver.create('Probe', [])), 'run', args));
}

describe('values', () => {
  const roundTrips: readonly Expression[] = [
    null,
    true,
    -3,
    1.5,
    '',
    'é\ud83d\ude00\ud800',
    [],
    [1, [null]],
    {
      $map: [
        ['a', 1],
        ['b', { $map: [[3, 'x']] }],
      ],
    },
    {
      $map: [
        [1, 'a'],
        [0, 'b'],
      ],
    },
    {
      $map: [
        ['__proto__', 1],
        ['constructor', 2],
      ],
    },
    {
      $map: [
        ['05', 1],
        ['-0', 2],
        ['9007199254740993', 3],
      ],
    },
    { $float: 'INF' },
    { $float: '-INF' },
    { $float: 'NAN' },
    { $missing: true },
    { $class: 'JsonResource' },
  ];
  for (const value of roundTrips) {
    it(`${JSON.stringify(value)} comes back as it went`, async () => {
      assert.deepEqual(await evaluate({ $arg: 0 }, [value]), value);
    });
  }

  it('keys that look like integers are integers, and a map with the keys 0, 1, ... is a list', async () => {
    assert.deepEqual(await evaluate({ $arg: 0 }, [{ $map: [['3', 1]] }]), { $map: [[3, 1]] });
    assert.deepEqual(
      await evaluate({ $arg: 0 }, [
        {
          $map: [
            ['0', 1],
            ['1', 2],
          ],
        },
      ]),
      [1, 2],
    );
    assert.deepEqual(await evaluate({ $arg: 0 }, [{ $map: [] }]), []);
  });

  it('of two entries with the same key the later value wins, in the place of the first', async () => {
    const map = {
      $map: [
        ['a', 1],
        ['b', 2],
        ['a', 3],
      ],
    };
    assert.deepEqual(await evaluate({ $arg: 0 }, [map]), {
      $map: [
        ['a', 3],
        ['b', 2],
      ],
    });
  });

  it('objects show their state beside the handle', async () => {
    assert.deepEqual(await resultOf(driver.create('Collection', [{ $map: [['a', 1]] }])), {
      $ref: 'o1',
      class: 'Collection',
      items: { $map: [['a', 1]] },
    });
    assert.deepEqual(await resultOf(driver.create('MergeValue', [[1]])), {
      $ref: 'o2',
      class: 'MergeValue',
      data: [1],
    });
    assert.deepEqual(await resultOf(driver.create('HtmlString', ['<b>'])), {
      $ref: 'o3',
      class: 'HtmlString',
      html: '<b>',
    });
    assert.deepEqual(await resultOf(driver.create('JsonResponse', [[1]])), {
      $ref: 'o4',
      class: 'JsonResponse',
      status: 200,
      headers: { $map: [['content-type', 'application/json']] },
      content: '[1]',
    });
  });

  it('an iterator shows the same entries each time', async () => {
    const items = await handleOf(driver.create('Collection', [[5, 6]]));
    const iterator = (await resultOf(driver.call(items, 'getIterator', []))) as {
      $ref: string;
      entries: unknown;
    };
    assert.deepEqual(iterator.entries, [
      [0, 5],
      [1, 6],
    ]);
    await driver.define({ class: 'Echo', methods: { give: fn({ $arg: 0 }) } });
    const echo = await handleOf(driver.create('Echo', []));
    assert.deepEqual(await resultOf(driver.call(echo, 'give', [{ $ref: iterator.$ref }])), iterator);
  });

  it('the same object has the same handle', async () => {
    const first = await handleOf(driver.create('JsonResource', [1]));
    assert.equal(await handleOf(driver.call(first, 'self', [])), first);
    assert.notEqual(await handleOf(driver.create('JsonResource', [1])), first);
  });
});

describe('expressions', () => {
  const cases: readonly (readonly [string, Expression, readonly Expression[], unknown])[] = [
    ['an argument that is not there is null', { $arg: 2 }, [1], null],
    ['arguments from a position', { $args: 1 }, [1, 2, 3], [2, 3]],
    ['a condition that holds', { $if: { test: { $arg: 0 }, then: 'y', else: 'n' } }, ['x'], 'y'],
    ['"0" does not hold', { $if: { test: { $arg: 0 }, then: 'y', else: 'n' } }, ['0'], 'n'],
    ['0 does not hold', { $if: { test: { $arg: 0 }, then: 'y', else: 'n' } }, [0], 'n'],
    ['an empty map does not hold', { $if: { test: { $arg: 0 }, then: 'y', else: 'n' } }, [[]], 'n'],
    ['"0.0" holds', { $if: { test: { $arg: 0 }, then: 'y', else: 'n' } }, ['0.0'], 'y'],
    ['a map holds', { $if: { test: { $arg: 0 }, then: 'y', else: 'n' } }, [[null]], 'y'],
    [
      'only the branch that is taken is evaluated',
      { $if: { test: true, then: 1, else: { $throw: { kind: 'Logic', message: 'x' } } } },
      [],
      1,
    ],
    ['the last of a sequence', { $do: [1, 2] }, [], 2],
    ['an empty sequence', { $do: [] }, [], null],
    ['joined texts', { $concat: ['a', 1, 1.5, null, true, false, -2] }, [], 'a11.51-2'],
    ['a sum', { $add: [1, { $arg: 0 }, '2', 0.5] }, [3], 6.5],
    ['an entry', { $field: { of: { $arg: 0 }, name: 'a' } }, [{ $map: [['a', 1]] }], 1],
    ['an entry under an integer', { $field: { of: { $arg: 0 }, name: '1' } }, [[5, 6]], 6],
    ['no entry', { $field: { of: { $arg: 0 }, name: 'b' } }, [{ $map: [['a', 1]] }], null],
    ['no entry of a text', { $field: { of: 'abc', name: 0 } }, [], null],
    ['a null entry is there', { $has: { of: { $arg: 0 }, name: 'a' } }, [{ $map: [['a', null]] }], true],
    [
      'an inherited name is not there',
      { $has: { of: { $arg: 0 }, name: 'toString' } },
      [{ $map: [['a', 1]] }],
      false,
    ],
    ['a length is not an entry', { $has: { of: [1], name: 'length' } }, [], false],
    [
      'an object that was made',
      { $get: { on: { $new: { class: 'JsonResource', args: [7] } }, property: 'resource' } },
      [],
      7,
    ],
    [
      'spread arguments count',
      {
        $call: {
          on: { $new: { class: 'JsonResource', args: [1] } },
          operation: 'argumentCount',
          args: { $args: 0 },
        },
      },
      [1, null, 3],
      3,
    ],
    [
      'no arguments count',
      { $call: { on: { $new: { class: 'JsonResource', args: [1] } }, operation: 'argumentCount', args: [] } },
      [],
      0,
    ],
    [
      'a property that was written',
      {
        $do: [
          { $set: { on: thisObject, property: 'a', value: 3 } },
          { $get: { on: thisObject, property: 'a' } },
        ],
      },
      [],
      3,
    ],
    [
      'a name that no object has by itself',
      { $get: { on: thisObject, property: 'hasOwnProperty' } },
      [],
      null,
    ],
  ];
  for (const [title, body, args, expected] of cases) {
    it(title, async () => assert.deepEqual(await evaluate(body, args), expected));
  }

  it('assigning a map copies it', async () => {
    const body = {
      $do: [
        { $set: { on: thisObject, property: 'a', value: { $arg: 0 } } },
        { $set: { on: thisObject, property: 'b', value: { $get: { on: thisObject, property: 'a' } } } },
        { $get: { on: thisObject, property: 'b' } },
      ],
    };
    assert.deepEqual(await evaluate(body, [[1]]), [1]);
  });

  it('malformed expressions are faults of the suite, not outcomes', async () => {
    const malformed: readonly Expression[] = [
      { a: 1 },
      {},
      { $nope: 1 },
      { $map: [['a']] },
      { $float: 'inf' },
      { $fn: { id: 'fn:x' } },
      { $call: { on: 1, args: [] } },
      { $arg: -1 },
      { $ref: 'o999' },
      { $ref: 'fn:unknown' },
      { $throw: { kind: 'Oops', message: 'm' } },
    ];
    for (const expression of malformed) {
      await assert.rejects(driver.create('JsonResource', [expression]), (thrown) => {
        assert.ok(thrown instanceof DriverFault, JSON.stringify(expression));
        assert.equal(thrown.culprit, 'suite');
        return true;
      });
    }
    await assert.rejects(driver.call('o1', 'self', []), DriverFault);
    assert.deepEqual(await driver.get('fn:unknown', 'calls'), { value: [] });
  });
});

describe('closures', () => {
  it('record every call with all arguments, also when made twice', async () => {
    const closure = { $fn: { id: 'fn:f', body: { $arg: 0 } } };
    const resource = await handleOf(driver.create('JsonResource', [1]));
    await driver.call(resource, 'when', []);
    await driver.define({
      class: 'Caller',
      methods: { run: fn({ $call: { on: { $arg: 0 }, operation: '__invoke', args: { $args: 1 } } }) },
    });
    const caller = await handleOf(driver.create('Caller', []));
    assert.equal(await resultOf(driver.call(caller, 'run', [closure, 1, [2]])), 1);
    assert.equal(await resultOf(driver.call(caller, 'run', [closure])), null);
    assert.deepEqual(await resultOf(driver.get('fn:f', 'calls')), [[1, [2]], []]);
  });

  it('come back as the closure they are', async () => {
    const given = await evaluate({ $arg: 0 }, [{ $fn: { id: 'fn:x', body: 1 } }]);
    assert.deepEqual(given, { $ref: 'fn:x', class: 'Closure' });
    const anonymous = (await evaluate({ $arg: 0 }, [fn(1)])) as { class: string };
    assert.equal(anonymous.class, 'Closure');
  });

  it('keep the object of their surroundings unless they are bound to another one', async () => {
    const whoAmI = fn({ $get: { on: thisObject, property: 'name' } });
    await driver.define({
      class: 'Outer',
      extends: 'JsonResource',
      properties: { name: 'outer' },
      methods: { kept: fn({ $call: { on: thisObject, operation: 'when', args: [true, whoAmI] } }) },
    });
    const outer = await handleOf(driver.create('Outer', [1]));
    assert.equal(
      await resultOf(driver.call(outer, 'kept', [])),
      'outer',
      'an accidental this does not count',
    );
    assert.equal(await resultOf(driver.call(outer, 'bound', [whoAmI])), 'outer');
  });
});

describe('outside and inside', () => {
  const exposed: ClassDefinition = {
    class: 'Exposed',
    extends: 'JsonResource',
    methods: {
      invoke: fn({ $call: { on: thisObject, operation: { $arg: 0 }, args: { $args: 1 } } }),
      peek: fn({ $get: { on: thisObject, property: { $arg: 0 } } }),
      secret: fn('told'),
      guarded: fn('seen'),
    },
    visibility: { secret: 'private', guarded: 'protected' },
  };

  it('a protected operation is not reached from outside, and answered by the dynamic handler', async () => {
    const resource = await handleOf(driver.create('JsonResource', [1]));
    assert.deepEqual(await resultOf(driver.call(resource, 'when', [false, 2])), ['when', false, 2]);
    await driver.define(exposed);
    const object = await handleOf(driver.create('Exposed', [1]));
    assert.equal(await resultOf(driver.call(object, 'invoke', ['when', false, 2])), 2);
  });

  it('methods of fixture classes have the visibility they declare', async () => {
    await driver.define(exposed);
    const object = await handleOf(driver.create('Exposed', [1]));
    for (const [name, result] of [
      ['secret', 'told'],
      ['guarded', 'seen'],
    ] as const) {
      assert.deepEqual(await resultOf(driver.call(object, name, [])), [name]);
      assert.equal(await resultOf(driver.call(object, 'invoke', [name])), result);
    }
  });

  it('a class that makes a protected operation public opens it', async () => {
    await driver.define({ class: 'Open', extends: 'JsonResource', methods: { when: fn('open') } });
    assert.equal(await resultOf(driver.call(await handleOf(driver.create('Open', [1])), 'when', [])), 'open');
  });

  it('a protected property is not reached from outside', async () => {
    const page = await handleOf(driver.create('Paginator', []));
    assert.match(
      (await errorOf(driver.get(page, 'perPage'))).message,
      /Cannot access protected property Paginator::\$perPage/,
    );
    assert.match((await errorOf(driver.set(page, 'perPage', 1))).message, /Cannot access protected property/);
    assert.equal(await resultOf(driver.get(page, 'onEachSide')), 3);
    await driver.set(page, 'onEachSide', 5);
    assert.equal(await resultOf(driver.get(page, 'onEachSide')), 5);
    await driver.define({
      class: 'Peek',
      extends: 'Paginator',
      methods: { peek: fn({ $get: { on: thisObject, property: 'perPage' } }) },
    });
    assert.equal(await resultOf(driver.call(await handleOf(driver.create('Peek', [])), 'peek', [])), 2);
  });

  it('an operation that does not exist is an error of the language when nothing answers dynamically', async () => {
    const page = await handleOf(driver.create('Paginator', []));
    for (const name of ['nope', 'constructor', 'hasOwnProperty', '__proto__']) {
      const error = await errorOf(driver.call(page, name, []));
      assert.deepEqual(error, {
        kind: 'Generic',
        class: 'Error',
        message: `Call to undefined method Paginator::${name}()`,
      });
    }
    assert.match((await errorOf(driver.callStatic('Paginator', 'url', [1]))).message, /Non-static method/);
    assert.match((await errorOf(driver.callStatic('Nope', 'url', [1]))).message, /Class "Nope" not found/);
  });

  it('dynamic reading answers what is not declared; writing makes a property of the object', async () => {
    const resource = await handleOf(driver.create('JsonResource', [1]));
    assert.equal(await resultOf(driver.get(resource, 'title')), 'dynamic title');
    await driver.set(resource, 'title', 'own');
    assert.equal(await resultOf(driver.get(resource, 'title')), 'own');
  });

  it('maps and classes are no objects', async () => {
    const calls = { $call: { on: { $arg: 0 }, operation: 'entries', args: [] } };
    await driver.define({ class: 'Caller', methods: { run: fn(calls) } });
    const caller = await handleOf(driver.create('Caller', []));
    for (const target of [{ $map: [['a', 1]] }, [1], { $class: 'JsonResource' }, null, 'x']) {
      assert.equal((await errorOf(driver.call(caller, 'run', [target]))).kind, 'Generic');
    }
  });

  it('an operation that the language names otherwise is found', async () => {
    const resource = await handleOf(driver.create('JsonResource', [1]));
    assert.equal(await resultOf(driver.call(resource, '__toString', [])), 'as text');
  });
});

describe('errors', () => {
  it('have the kind of their class', async () => {
    const resource = await handleOf(driver.create('JsonResource', [1]));
    const raised = async (kind: string): Promise<unknown> => errorOf(driver.call(resource, 'fails', [kind]));
    assert.deepEqual(await raised('type'), { kind: 'Type', class: 'TypeError', message: 'wrong type' });
    assert.deepEqual(await raised('logic'), {
      kind: 'Logic',
      class: 'LogicException',
      message: 'broken rule',
    });
    assert.deepEqual(await raised('range'), {
      kind: 'Generic',
      class: 'RangeError',
      message: 'out of range',
    });
    assert.deepEqual(await raised('text'), { kind: 'Generic', class: 'string', message: 'only text' });
  });

  it('of all kinds can be raised by an expression', async () => {
    await driver.define({ class: 'Thrower', methods: {} });
    for (const kind of ['BadMethodCall', 'Logic', 'InvalidArgument', 'Type', 'JsonEncoding', 'Generic']) {
      const error = await errorOf(driver.create('JsonResource', [{ $throw: { kind, message: 'm' } }]));
      assert.deepEqual([error.kind, error.message], [kind, 'm']);
    }
  });
});
