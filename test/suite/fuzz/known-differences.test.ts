import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  type KnownDifference,
  KnownDifferences,
  readKnownDifferences,
} from '../../../src/suite/fuzz/known-differences';
import type { StepOutcome } from '../../../src/suite/fuzz/run-program';
import { packageRoot } from '../../../src/suite/package-root';
import type { WireValue } from '../../../src/suite/protocol/wire';
import { findRow } from '../../../src/suite/rows/catalogue';
import { newFile } from '../cli/touchstone';

const value = (given: WireValue): StepOutcome => ({ value: given });
const missing = (message: string): StepOutcome => ({
  error: { kind: 'BadMethodCall', class: 'BadMethodCallException', message },
});

const entry: KnownDifference = {
  id: 'one',
  rows: ['Paginator.url', 'Paginator.next*'],
  shape: 'an error*',
  left: 'undefined method (?<owner>\\w+)::(?<operation>\\w+)',
  right: 'no (?<operation>\\w+)$',
  program: '^"url" is called with \\[0\\]$',
  differs: 'a test',
  why: 'a test',
};

const step = { kind: 'call', on: 'it', inside: false, keep: null } as const;
const url = (page: number) => ({ ...step, row: 'Paginator.url', operation: 'url', args: [page] }) as const;

const trial = {
  row: 'Paginator.url',
  shape: 'an error of a kind and one of another',
  program: { steps: [url(0)] },
  left: [missing('undefined method Post::go')],
  right: [missing('no go')],
};

/** Whether the entry explains a trial that differs from the one it is for. */
function explains(change: Partial<typeof trial>, changed: Partial<KnownDifference> = {}): boolean {
  return new KnownDifferences([{ ...entry, ...changed }]).explains({ ...trial, ...change });
}

describe('a known difference', () => {
  it('explains what it names, and counts it', () => {
    const known = new KnownDifferences([entry]);
    assert.equal(known.meets(trial), true);
    assert.equal(known.meets({ ...trial, row: 'Paginator.nextPageUrl' }), true);
    assert.equal(known.meets({ ...trial, row: 'Paginator.path' }), false);
    assert.equal(known.explains(trial), true);
    assert.deepEqual([...known.met], [['one', 2]]);
  });

  it('explains nothing else: not another row, shape, program, or outcome of either side', () => {
    assert.equal(explains({ row: 'Paginator.urls' }), false);
    assert.equal(explains({ shape: 'a value and an error' }), false);
    assert.equal(explains({ program: { steps: [url(1)] } }), false);
    assert.equal(explains({ left: [value(1)] }), false);
    assert.equal(explains({ right: [missing('not at all')] }), false);
    assert.equal(explains({ left: [{ skipped: true }] }), false);
  });

  it('looks at the outcome of the last step only', () => {
    assert.equal(explains({ left: [...trial.left, value(1)], right: [...trial.right, value(2)] }), false);
  });

  it('asks that groups of one name are the same text on both sides', () => {
    assert.equal(explains({ right: [missing('no stop')] }), false);
    assert.equal(explains({ right: [missing('no stop')] }, { right: 'no (?<other>\\w+)$' }), true);
  });
});

it('a list of known differences that is wrong is refused by file, entry and field', () => {
  const read = (text: string): readonly KnownDifference[] =>
    readKnownDifferences(newFile('known.json', text));
  const refuses = (document: unknown, message: RegExp): void =>
    assert.throws(() => read(JSON.stringify(document)), { name: 'UsageError', message });
  assert.throws(() => read('['), { name: 'UsageError', message: /known\.json: expected JSON: / });
  refuses({}, /known\.json: at the top: expected array, received \{\}$/);
  refuses([entry, 3], /known\.json: at \/1: expected object, received 3$/);
  refuses([{ id: 'x' }], /at \/0: expected the key "rows", received \{"id":"x"\}$/);
  refuses([{ ...entry, rows: [] }], /at \/0\/rows: expected at least 1 item, received \[\]$/);
  refuses([{ ...entry, left: '(' }], /at \/0\/left: expected a regular expression, received "\("$/);
  refuses([{ ...entry, why: 1 }], /at \/0\/why: expected string, received 1$/);
  refuses([{ ...entry, other: 'x' }], /at \/0: expected no key "other", received \{/);
  assert.deepEqual(read(JSON.stringify([entry])), [entry]);
  assert.throws(() => new KnownDifferences([entry, entry]), {
    name: 'UsageError',
    message: '--known-differences: expected each id once, received "one" twice',
  });
});

describe('what is known of the current systems', () => {
  const entries = readKnownDifferences(join(packageRoot, 'drivers/php/known-differences/current.json'));

  it('says for each entry which rows it is about, what either side answers, and what the program does', () => {
    for (const { id, rows, left, right, program, shape } of entries) {
      assert.ok(left !== undefined && right !== undefined && program !== undefined, id);
      assert.notEqual(shape, '*', id);
      for (const row of rows)
        assert.ok(row.endsWith('*') ? /^\w+\./.test(row) : findRow(row), `${id}: ${row}`);
    }
  });

  it('excuses no other difference of the same rows', () => {
    const { steps } = trial.program;
    const object = value({ $ref: 'o1', class: 'Post' });
    const outcomes: readonly StepOutcome[] = [
      value(1),
      value('a text'),
      value(null),
      value([]),
      object,
      missing('Call to undefined method Post::go()'),
      missing('Call to undefined method Post::stop()'),
      { error: { kind: 'Logic', class: 'LogicException', message: 'It cannot be.' } },
      { error: { kind: 'Type', class: 'TypeError', message: 'expected a text, received 1' } },
    ];
    for (const { id, rows, shape } of entries) {
      const alone = new KnownDifferences(entries.filter((each) => each.id === id));
      for (const row of rows) {
        for (const [at, left] of outcomes.entries()) {
          const right = outcomes[(at + 1) % outcomes.length] as StepOutcome;
          const other = {
            row,
            shape: shape.replace('*', ''),
            program: { steps },
            left: [left],
            right: [right],
          };
          assert.equal(alone.explains(other), false, `${id} excuses ${JSON.stringify(other)}`);
        }
      }
    }
  });
});
