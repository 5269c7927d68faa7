import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import { CommonGround } from '../../../src/suite/fuzz/common-ground';
import { compareRuns } from '../../../src/suite/fuzz/compare-runs';
import type { Step } from '../../../src/suite/fuzz/program';
import type { StepOutcome } from '../../../src/suite/fuzz/run-program';
import type { OrderedJson } from '../../../src/suite/notation/ordered-json';
import type { DriverDescription, ErrorKind, WireValue } from '../../../src/suite/protocol/wire';
import { sampleDescription } from '../../sample-description';
import { wireMap } from '../../wire-map';

function described(declines: readonly string[]): DriverDescription {
  return sampleDescription({ traits: { follows: ['*'], declines: [...declines] } });
}

function ground(...declines: readonly string[]): CommonGround {
  return new CommonGround(described(declines), described(declines));
}

/** The ground of two of which only the left one declines something. */
function lopsided(...declines: readonly string[]): CommonGround {
  return new CommonGround(described(declines), described([]));
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
    assert.equal(shape([value([1, wireMap(['a', null])])], [value([1, wireMap(['a', null])])]), null);
    assert.equal(shape([error('Logic')], [error('Logic')]), null);
    assert.equal(shape([value({ $class: 'A' })], [value('A')]), null);
  });

  it('differ in values, with a shape that leaves chance out', () => {
    assert.equal(shape([value(1)], [value(2)]), 'another number');
    assert.equal(shape([value(null)], [value('')]), 'null and text');
    assert.equal(shape([value([[1]])], [value([['x']])]), '*: number and text');
    assert.equal(
      shape([value(wireMap(['links', ['a']]))], [value(wireMap(['links', ['b']]))]),
      'links.*: another text',
    );
    assert.equal(shape([value([1, 2])], [value([1])]), '*: absent on the right');
    assert.equal(
      shape([value(wireMap(['a', 1], ['b', 2]))], [value(wireMap(['b', 2], ['a', 1]))]),
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

  it('agree where nothing is asked: of what setting gives, and of words of a driver', () => {
    const compare = (asked: Step, left: StepOutcome, right: StepOutcome): string | undefined =>
      compareRuns({ steps: [asked] }, [left], [right], ground()).disagreement?.shape;
    assert.equal(compare({ kind: 'request', path: '/' }, value(null), value(1)), undefined);
    const asked = { kind: 'property', on: 'it', row: 'x', property: 'wrap', inside: false } as const;
    assert.equal(compare({ ...asked, value: 'a' }, value(null), value(1)), undefined);
    assert.equal(compare(asked, value(null), value(1)), 'null and number');
    const refused = [error('BadMethodCall', 'a'), error('BadMethodCall', 'b')] as const;
    const appendArray = { ...step, row: 'Paginator.appendArray', operation: 'appendArray' };
    assert.equal(compare(appendArray, ...refused), undefined);
    const inside = { ...appendArray, inside: true };
    assert.equal(compare(inside, ...refused), 'another message of a BadMethodCall error');
  });

  it('say nothing of closures after both languages have refused something', () => {
    const calls = { kind: 'calls', closure: 'c' } as const;
    const compare = (first: StepOutcome) =>
      compareRuns({ steps: [step, calls] }, [first, value([])], [first, value([1])], ground()).disagreement;
    assert.equal(compare(error('Type')), null);
    assert.notEqual(compare(value(1)), null);
  });

  it('end where one side may refuse what the other accepts, and not the other way round', () => {
    const lenient = lopsided('strict-types');
    const run = (left: StepOutcome, right: StepOutcome) =>
      compareRuns({ steps: [step, step] }, [left, value(1)], [right, value(2)], lenient).disagreement?.at;
    assert.equal(run(value(1), error('Type')), undefined);
    assert.equal(run({ cannot: 'x' }, value(1)), undefined);
    assert.equal(run(error('Type'), value(1)), 0);
    assert.equal(run(value(1), { cannot: 'x' }), 0);
    assert.equal(run(value(1), value(1)), 1);
  });

  it('agree about JSON that one side does not write, and about empty maps in it, without the trait', () => {
    const toJson = { ...step, row: 'Paginator.toJson', operation: 'toJson' };
    const run = (left: StepOutcome, on = lopsided('json-text'), asked: Step = toJson) =>
      compareRuns({ steps: [asked] }, [left], [value('{"a":[]}')], on).disagreement;
    assert.equal(run(error('InvalidArgument')), null);
    assert.notEqual(run(error('InvalidArgument'), ground()), null);
    assert.notEqual(run(error('InvalidArgument'), lopsided('json-text'), step), null);
    assert.equal(run(value('{"a": {}}')), null);
    assert.notEqual(run(value('{"a":{}}'), ground()), null);
  });

  it('agree about addresses in JSON by what they say, and about default views, without the traits', () => {
    const said = (text: string): StepOutcome => value(JSON.stringify({ url: text }));
    assert.equal(shape([said('/a?x=a+b&y=')], [said('/a?x=a%20b')], 'query-text'), null);
    assert.equal(shape([said('/a?x=a')], [said('/a?x=b')], 'query-text'), 'JSON.*: another document');
    const render = { ...step, row: 'Paginator.render', operation: 'render' };
    const views = (args: readonly OrderedJson[], ...declines: readonly string[]) =>
      compareRuns({ steps: [{ ...render, args }] }, [value('a')], [value('b')], ground(...declines))
        .disagreement;
    assert.equal(views([], 'view-names'), null);
    assert.notEqual(views(['mine'], 'view-names'), null);
    assert.notEqual(views([]), null);
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
    const [one, other] = [wireMap(['a', 1], ['b', 2]), wireMap(['b', 2], ['a', 1])] as const;
    assert.equal(shape([value(one)], [value(other)], 'ordered-maps'), null);
  });
});
