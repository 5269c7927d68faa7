import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import type { Expression } from '../../../src/suite/protocol/wire';
import { wireMap } from '../../wire-map';
import { driver, evaluate, fn, handleOf, resultOf, thisObject } from './toy-driver';

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
    wireMap(['a', 1], ['b', wireMap([3, 'x'])]),
    wireMap([1, 'a'], [0, 'b']),
    wireMap(['05', 1], ['-0', 2], ['9007199254740993', 3]),
    { $float: 'INF' },
  ];
  for (const value of roundTrips) {
    it(`${JSON.stringify(value)} comes back as it went`, async () => {
      assert.deepEqual(await evaluate({ $arg: 0 }, [value]), value);
    });
  }

  it('a map without entries is a list', async () => {
    assert.deepEqual(await evaluate({ $arg: 0 }, [wireMap()]), []);
  });

  it('of two entries with the same key the later value wins, in the place of the first', async () => {
    const map: Expression = wireMap(['a', 1], ['b', 2], ['a', 3]);
    assert.deepEqual(await evaluate({ $arg: 0 }, [map]), wireMap(['a', 3], ['b', 2]));
  });

  it('objects show their state beside the handle', async () => {
    assert.deepEqual(await resultOf(driver.create('Collection', [wireMap(['a', 1])])), {
      $ref: 'o1',
      class: 'Collection',
      items: wireMap(['a', 1]),
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
      headers: wireMap(['content-type', 'application/json']),
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
});

describe('expressions', () => {
  const cases: readonly (readonly [string, Expression, readonly Expression[], unknown])[] = [
    ['an entry under an integer', { $field: { of: { $arg: 0 }, name: '1' } }, [[5, 6]], 6],
    ['no entry of a text', { $field: { of: 'abc', name: 0 } }, [], null],
    [
      'an inherited name is no entry',
      { $field: { of: { $arg: 0 }, name: 'toString' } },
      [wireMap(['a', 1])],
      null,
    ],
    ['a length is no entry', { $field: { of: [1], name: 'length' } }, [], null],
    [
      'a property of an object that was made',
      { $field: { of: { $new: { class: 'JsonResource', args: [7] } }, name: 'resource' } },
      [],
      7,
    ],
    ['a list, evaluated in order', [{ $arg: 1 }, { $arg: 0 }], [1, 2], [2, 1]],
    [
      'a static operation of a class',
      {
        $field: {
          of: { $call: { on: { $class: 'JsonResource' }, operation: 'make', args: [3] } },
          name: 'resource',
        },
      },
      [],
      3,
    ],
    [
      'no arguments count',
      { $call: { on: { $new: { class: 'JsonResource', args: [1] } }, operation: 'argumentCount', args: [] } },
      [],
      0,
    ],
    ['a name that no object has by itself', { $field: { of: thisObject, name: 'hasOwnProperty' } }, [], null],
  ];
  for (const [title, body, args, expected] of cases) {
    it(title, async () => assert.deepEqual(await evaluate(body, args), expected));
  }

  it('malformed expressions are faults of the suite, not outcomes', async () => {
    const malformed = driver.create('JsonResource', [{ $arg: -1 }]);
    await assert.rejects(malformed, (thrown) => thrown instanceof DriverFault && thrown.culprit === 'suite');
    await assert.rejects(driver.call('o1', 'self', []), DriverFault);
  });
});
