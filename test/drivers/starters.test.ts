import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Json } from '../../src/suite/protocol/wire';
import { newFolder, resultsIn, touchstone } from '../suite/cli/touchstone';
import { DriverConversation } from './driver-conversation';

const served = [
  '__construct',
  'items',
  'count',
  'perPage',
  'currentPage',
  'hasMorePages',
  'setPath',
  'isValidPageNumber',
  'currentPageResolver',
  'resolveCurrentPage',
].map((name) => `Paginator.${name}`);

/** Expressions and what each of them is in every language. */
const expressions: readonly (readonly [Json, Json])[] = [
  [{ $arg: 0 }, 'first'],
  [{ $arg: 7 }, null],
  [{ $args: 1 }, [2]],
  [{ $concat: ['a', 1, null, true, false, 2.5] }, 'a112.5'],
  [{ $add: [1, 2, { $arg: 1 }] }, 5],
  [{ $if: { test: '0', then: 1, else: 2 } }, 2],
  [{ $if: { test: [], then: 1, else: 2 } }, 2],
  [{ $if: { test: { $this: true }, then: 1, else: 2 } }, 1],
  [{ $if: { test: 'no', then: 1, else: { $throw: { kind: 'Logic', message: 'not asked' } } } }, 1],
  [{ $do: [1, { $add: [1, 1] }] }, 2],
  [{ $field: { of: { $map: [['a', 1]] }, name: 'a' } }, 1],
  [{ $field: { of: ['x', 'y'], name: 1 } }, 'y'],
  [{ $field: { of: { $map: [['a', 1]] }, name: 'b' } }, null],
  [{ $field: { of: { $this: true }, name: 'label' } }, 'tag'],
  [{ $has: { of: { $map: [['a', null]] }, name: 'a' } }, true],
  [{ $has: { of: ['x'], name: 1 } }, false],
  [
    {
      $map: [
        ['1', 'b'],
        ['0', 'a'],
      ],
    },
    {
      $map: [
        [1, 'b'],
        [0, 'a'],
      ],
    },
  ],
  [
    {
      $map: [
        ['0', 'a'],
        ['1', 'b'],
      ],
    },
    ['a', 'b'],
  ],
  [
    {
      $map: [
        ['__proto__', 1],
        ['constructor', 2],
      ],
    },
    {
      $map: [
        ['__proto__', 1],
        ['constructor', 2],
      ],
    },
  ],
  [{ $missing: true }, { $missing: true }],
  [{ $float: '-INF' }, { $float: '-INF' }],
  [{ $float: 'NAN' }, { $float: 'NAN' }],
  [{ $class: 'Paginator' }, { $class: 'Paginator' }],
  ['\u2028 \u{1f600} "', '\u2028 \u{1f600} "'],
  [
    {
      $do: [
        { $set: { on: { $this: true }, property: 'label', value: 'new' } },
        { $get: { on: { $this: true }, property: 'label' } },
      ],
    },
    'new',
  ],
  [{ $call: { on: { $this: true }, operation: 'isValidPageNumber', args: [3] } }, true],
  [{ $callStatic: { class: 'static', operation: 'twice', args: [4] } }, 8],
  [{ $getStatic: { class: 'static', property: 'total' } }, 1],
  [
    {
      $do: [
        { $setStatic: { class: 'static', property: 'total', value: 6 } },
        { $getStatic: { class: 'Probe', property: 'total' } },
      ],
    },
    6,
  ],
  [{ $call: { on: { $new: { class: 'Paginator', args: [[1, 2], 1] } }, operation: 'items', args: [] } }, [1]],
  [{ $call: { on: { $this: true }, operation: 'perPage', args: [] } }, 20],
  [{ $call: { on: { $this: true }, operation: 'hidden', args: [] } }, 'seen from inside'],
];

const probe = (body: Json): Json => ({
  class: 'Probe',
  extends: 'Paginator',
  properties: { label: 'tag' },
  staticProperties: { total: 1 },
  visibility: { hidden: 'protected' },
  staticMethods: { twice: { $fn: { body: { $add: [{ $arg: 0 }, { $arg: 0 }] } } } },
  methods: {
    ask: { $fn: { id: 'fn:ask', body } },
    hidden: { $fn: { body: 'seen from inside' } },
    perPage: { $fn: { body: { $add: [{ $parent: [] }, 10] } } },
  },
});

for (const [language, program, file] of [
  ['node', process.execPath, 'driver.mjs'],
  ['node-cjs', process.execPath, 'driver.cjs'],
  ['python', 'python3', 'driver.py'],
  ['ruby', 'ruby', 'driver.rb'],
] as const) {
  const found = spawnSync(program, ['--version']).status === 0;
  const skip = found
    ? false
    : `NOT PROVEN: ${program} is not installed, so the ${language} skeleton was not run`;

  describe(`the ${language} skeleton`, { skip }, () => {
    const folder = newFolder();
    const path = join(folder, file);
    const command = `"${program}" "${path}"`;

    const talking = async (talk: (driver: DriverConversation) => Promise<void>) => {
      const driver = new DriverConversation([program, path]);
      try {
        await talk(driver);
      } finally {
        await driver.end();
      }
    };

    it('is written', () => {
      assert.equal(touchstone('init-driver', language, '--output', folder).code, 0);
    });

    it('passes every smoke check whose rows it serves', () => {
      const { code, stdout } = touchstone('smoke', '--driver', command);
      assert.equal(code, 0, stdout);
      assert.equal(stdout.match(/^ok /gm)?.length, 6, stdout);
    });

    it('passes the scenarios of the rows it serves, or does not claim them', () => {
      const report = newFolder();
      const { code, stdout } = touchstone(
        ...[
          'run',
          '--driver',
          command,
          '--report',
          report,
          '--seed',
          '1',
          '--runs',
          '20',
          '--rows',
          ...served,
        ],
      );
      assert.equal(code, 0, stdout);
      const { scenarios } = resultsIn(report);
      assert.deepEqual(
        scenarios.filter(({ status }) => status !== 'passed' && status !== 'unsupported'),
        [],
      );
      for (const row of served.filter((id) => id !== 'Paginator.setPath')) {
        assert.ok(
          scenarios.some(({ rows, status }) => rows.includes(row) && status === 'passed'),
          row,
        );
      }
    });

    it('evaluates expressions as the protocol says', async () => {
      await talking(async (driver) => {
        for (const [expression, expected] of expressions) {
          await driver.send('reset', {});
          await driver.send('define', probe(expression));
          const made = await driver.send('create', { class: 'Probe', args: [[1], 10] });
          const target = (made as { value: { $ref: string } }).value.$ref;
          const outcome = await driver.send('call', { target, operation: 'ask', args: ['first', 2] });
          assert.deepEqual(outcome, { value: expected }, JSON.stringify(expression));
          assert.deepEqual(await driver.send('get', { target: 'fn:ask', property: 'calls' }), {
            value: [['first', 2]],
          });
        }
      });
    });

    it('keeps handles by identity, reaches nothing protected from outside, and forgets on reset', async () => {
      await talking(async (driver) => {
        await driver.send('reset', {});
        const made = await driver.send('create', { class: 'Paginator', args: [[1, 2, 3], 2] });
        const target = (made as { value: { $ref: string } }).value.$ref;
        assert.deepEqual(await driver.send('call', { target, operation: 'setPath', args: ['/'] }), made);
        const refused = await driver.send('call', { target, operation: 'isValidPageNumber', args: [1] });
        assert.equal((refused as { error: { kind: string } }).error.kind, 'BadMethodCall');
        const inside = { target, operation: 'isValidPageNumber', args: [1], from: 'inside' };
        assert.deepEqual(await driver.send('call', inside), { value: true });
        const thrown = await driver.send('create', {
          class: 'Paginator',
          args: [[1], { $throw: { kind: 'Logic', message: 'no size' } }],
        });
        assert.equal((thrown as { error: { kind: string } }).error.kind, 'Logic');
        assert.equal((thrown as { error: { message: string } }).error.message, 'no size');
        const unknown = await driver.send('create', { class: 'OrmModel', args: [] });
        assert.deepEqual(Object.keys(unknown as object), ['cannot']);
        assert.deepEqual(await driver.send('get', { target: 'fn:never', property: 'calls' }), { value: [] });
        await driver.send('reset', {});
        await assert.rejects(driver.send('call', { target, operation: 'count', args: [] }), /-32602/);
      });
    });

    it('tells a wrong message from a wrong implementation', async () => {
      await talking(async (driver) => {
        await assert.rejects(driver.send('creat', {}), /-32601/);
        await assert.rejects(driver.send('create', { args: [] }), /-32602/);
        await assert.rejects(driver.send('call', { target: 'o99', operation: 'count', args: [] }), /-32602/);
      });
      const { stdout } = spawnSync(program, [path], { input: 'no JSON\n[]\n', encoding: 'utf8' });
      const codes = stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { error: { code: number } }).error.code);
      assert.deepEqual(codes, [-32700, -32600]);
    });
  });
}
