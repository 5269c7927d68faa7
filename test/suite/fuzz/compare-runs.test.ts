import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DriverDescription } from '../../../src/suite/driver/driver';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import { CommonGround } from '../../../src/suite/fuzz/common-ground';
import { compareRuns } from '../../../src/suite/fuzz/compare-runs';
import type { StepOutcome } from '../../../src/suite/fuzz/run-program';
import type { ErrorKind, WireValue } from '../../../src/suite/protocol/wire';

function ground(...declines: readonly string[]): CommonGround {
  const description: DriverDescription = {
    protocolVersion: 2,
    implementation: { name: 'a', version: '1', language: 'b' },
    rows: { serves: ['*'] },
    capabilities: [],
    traits: { follows: ['*'], declines: [...declines] },
  };
  return new CommonGround(description, description);
}

const step = {
  kind: 'call',
  on: 'it',
  row: 'Paginator.url',
  operation: 'url',
  args: [],
  inside: false,
  keep: null,
} as const;

/** How two runs of calls differ; null when they do not. */
function shape(
  left: readonly StepOutcome[],
  right: readonly StepOutcome[],
  ...declines: readonly string[]
): string | null {
  const comparison = compareRuns({ steps: left.map(() => step) }, left, right, ground(...declines));
  return comparison.disagreement?.shape ?? null;
}

const value = (given: WireValue): StepOutcome => ({ value: given });
const error = (kind: ErrorKind, message = 'm', name = kind as string): StepOutcome => ({
  error: { kind, class: name, message },
});
const lost: StepOutcome = { fault: new DriverFault('exited', 'gone', 'driver', true) };

describe('two runs of a program', () => {
  it('agree on equal values and on errors of a kind', () => {
    assert.equal(shape([value([1, { $map: [['a', null]] }])], [value([1, { $map: [['a', null]] }])]), null);
    assert.equal(shape([error('Logic')], [error('Logic')]), null);
    assert.equal(shape([value({ $class: 'A' })], [value('A')]), null);
  });

  it('differ in values, with a shape that leaves chance out', () => {
    assert.equal(shape([value(1)], [value(2)]), 'another number');
    assert.equal(shape([value(null)], [value('')]), 'null and text');
    assert.equal(shape([value([[1]])], [value([['x']])]), '*: number and text');
    assert.equal(
      shape([value({ $map: [['links', ['a']]] })], [value({ $map: [['links', ['b']]] })]),
      'links.*: another text',
    );
    assert.equal(shape([value([1, 2])], [value([1])]), '*: absent on the right');
    assert.equal(
      shape(
        [
          value({
            $map: [
              ['a', 1],
              ['b', 2],
            ],
          }),
        ],
        [
          value({
            $map: [
              ['b', 2],
              ['a', 1],
            ],
          }),
        ],
      ),
      'the order of keys',
    );
    assert.equal(shape([value('{"data":[1]}')], [value('{"data":[2]}')]), 'JSON.data.*: another document');
  });

  it('differ when another object is given, whatever handles are called', () => {
    const object = ($ref: string): StepOutcome => value({ $ref, class: 'Paginator' });
    assert.equal(shape([object('o1'), object('o1')], [object('x7'), object('x7')]), null);
    assert.equal(shape([object('o1'), object('o1')], [object('x7'), object('x8')]), 'another instance');
    assert.equal(shape([object('o1'), object('o2')], [object('x7'), object('x7')]), 'another instance');
    assert.equal(
      shape([object('o1')], [value({ $ref: 'o1', class: 'Collection', items: [] })]),
      'an object of class Paginator and one of Collection',
    );
  });

  it('tell errors, refusals, "cannot" and lost drivers apart', () => {
    assert.equal(
      shape([error('Logic')], [error('BadMethodCall')]),
      'a Logic error and a BadMethodCall error',
    );
    assert.equal(
      shape([error('Logic')], [error('Type', 'm', 'TypeError')]),
      'a Logic error and an error of the language (TypeError)',
    );
    assert.equal(shape([error('Logic')], [error('Logic', 'n')]), 'another message of a Logic error');
    assert.equal(shape([value(1)], [{ cannot: 'r' }]), 'a value and "cannot"');
    assert.equal(shape([lost], [lost]), 'a driver that failed (exited) and a driver that failed (exited)');
  });

  it('count what both languages refuse as neither', () => {
    const sides = [
      [error('Type'), value(1)],
      [error('Generic'), value(1)],
    ] as const;
    const { compared, refused, disagreement } = compareRuns(
      { steps: [step, step] },
      sides[0],
      sides[1],
      ground(),
    );
    assert.deepEqual({ compared, refused, disagreement }, { compared: 1, refused: 1, disagreement: null });
    const cannot = compareRuns({ steps: [step] }, [{ cannot: 'a' }], [{ cannot: 'b' }], ground());
    assert.deepEqual([cannot.compared, cannot.refused], [0, 1]);
  });

  it('agree about what only a declined trait would ask', () => {
    assert.equal(shape([error('Logic')], [error('Logic', 'n')], 'messages'), null);
    assert.equal(shape([value('{"a":"\\/"}')], [value('{"a": "/"}')], 'json-text'), null);
    assert.equal(shape([value('/a?x[]=1')], [value('/a?x%5B%5D=1')], 'query-text'), null);
    assert.equal(shape([value('&#039;')], [value("'")], 'html-text'), null);
    assert.equal(
      shape([value('/a?x=1')], [value('/a?x=2')], 'query-text', 'json-text', 'html-text'),
      'another text',
    );
    const [one, other] = [
      {
        $map: [
          ['a', 1],
          ['b', 2],
        ],
      },
      {
        $map: [
          ['b', 2],
          ['a', 1],
        ],
      },
    ] as const;
    assert.equal(shape([value(one)], [value(other)], 'ordered-maps'), null);
  });
});
