import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import { InProcessDriver } from '../../../src/suite/driver/in-process-driver';
import { CommonGround } from '../../../src/suite/fuzz/common-ground';
import type { Finding } from '../../../src/suite/fuzz/finding';
import { type FuzzResult, type FuzzSettings, fuzz } from '../../../src/suite/fuzz/fuzz';
import { KnownDifferences } from '../../../src/suite/fuzz/known-differences';
import { stepText } from '../../../src/suite/fuzz/step-text';
import type { Outcome } from '../../../src/suite/protocol/wire';

/** The reference, loaded anew: two of them in one process have no static state in common. */
function referenceAnew(): ConstructorParameters<typeof InProcessDriver>[0] {
  for (const file of Object.keys(require.cache))
    if (file.includes(join('src', 'reference'))) delete require.cache[file];
  return require('../../../src/reference/conformance');
}

const introduction = { name: 'r', version: '1', language: 'typescript' };

/** The reference, but for one operation. */
class Mistaken extends InProcessDriver {
  constructor(
    readonly operation: string,
    readonly mistake: (outcome: Outcome, times: number) => Outcome,
  ) {
    super(referenceAnew(), introduction);
  }

  #times = 0;
  lives = 0;

  override initialize(): ReturnType<InProcessDriver['initialize']> {
    this.lives += 1;
    return super.initialize();
  }

  override async call(...args: Parameters<InProcessDriver['call']>): Promise<Outcome> {
    const outcome = await super.call(...args);
    if (args[1] !== this.operation) return outcome;
    this.#times += 1;
    return this.mistake(outcome, this.#times);
  }
}

const another = (): Outcome => ({ value: 'another' });

async function fuzzed(left: InProcessDriver, settings: Partial<FuzzSettings> = {}): Promise<FuzzResult> {
  const right = new InProcessDriver(referenceAnew(), introduction);
  const ground = new CommonGround(await left.initialize(), await right.initialize());
  return fuzz({
    left,
    right,
    ground,
    seed: 1,
    programs: 100,
    isOver: () => false,
    findings: 20,
    ...settings,
  });
}

describe('fuzzing', () => {
  it('finds a mistake once, however many programs show it, and makes the smallest of them', async () => {
    const { findings, repeated, programs } = await fuzzed(new Mistaken('perPage', another));
    assert.equal(programs, 100);
    assert.deepEqual(
      findings.map(({ cause }) => cause),
      ['Paginator.perPage: text and number'],
    );
    const [finding] = findings;
    assert.ok((repeated.get(finding?.cause ?? '') ?? 0) > 0);
    assert.equal(finding?.isRepeatable, true);
    assert.deepEqual(
      finding.program.steps.flatMap(stepText).map((line) => line.replace(/(" is)? ?a new.*/, ' ...')),
      ['"page ...', '"perPage" of "page" is called with []'],
    );
  });

  it('shows each finding as soon as it is made', async () => {
    const shown: Finding[] = [];
    const { findings } = await fuzzed(new Mistaken('perPage', another), {
      programs: Number.POSITIVE_INFINITY,
      isOver: () => shown.length > 0,
      onFinding: async (finding) => void shown.push(finding),
    });
    assert.deepEqual(shown, findings);
  });

  it('tells two ways in which one row differs apart, and goes on from the largest seed with the smallest', async () => {
    const seed = 2 ** 31 - 1;
    const mistake = (outcome: Outcome): Outcome =>
      'value' in outcome && Number(outcome.value) > 1 ? { value: null } : another();
    const { findings } = await fuzzed(new Mistaken('perPage', mistake), { seed, programs: 300 });
    assert.deepEqual(findings.map(({ cause }) => cause).sort(), [
      'Paginator.perPage: null and number',
      'Paginator.perPage: text and number',
    ]);
    assert.deepEqual(
      findings.map((finding) => finding.seed),
      [seed, 0],
    );
  });

  it('ends after as many causes, finds the same with the same seed, and one program by its path', async () => {
    const [first, again] = [
      await fuzzed(new Mistaken('url', another), { findings: 1 }),
      await fuzzed(new Mistaken('url', another), { findings: 1 }),
    ];
    assert.equal(first.findings.length, 1);
    assert.deepEqual(first.findings, again.findings);
    const { seed = 0, path } = first.findings[0] ?? {};
    const alone = await fuzzed(new Mistaken('url', another), { seed, path });
    assert.equal(alone.programs, 1);
    assert.deepEqual(
      alone.findings.map(({ cause }) => cause),
      first.findings.map(({ cause }) => cause),
    );
  });

  it('ends after as many programs, or when it is time', async () => {
    assert.equal((await fuzzed(new Mistaken('', another), { programs: 7 })).programs, 7);
    let asked = 0;
    const isOver = (): boolean => {
      asked += 1;
      return asked > 5;
    };
    assert.ok((await fuzzed(new Mistaken('', another), { isOver })).programs < 5);
  });

  it('does not count what is known, and still finds another difference of the same row', async () => {
    const text = { id: 'x', rows: ['Paginator.perPage'], shape: 'text and number', differs: '', why: '' };
    const known = new KnownDifferences([text]);
    assert.deepEqual((await fuzzed(new Mistaken('perPage', another), { known })).findings, []);
    assert.ok((known.met.get('x') ?? 0) > 0);
    const other = await fuzzed(new Mistaken('perPage', () => ({ value: null })), { known });
    assert.deepEqual(
      other.findings.map(({ cause }) => cause),
      ['Paginator.perPage: null and number'],
    );
  });

  it('makes no program so small that it shows something known instead', async () => {
    const mistake = (outcome: Outcome): Outcome => ({
      value: 'value' in outcome && outcome.value === 2 ? 'old' : 'new',
    });
    const old = { id: 'x', rows: ['Paginator.perPage'], shape: 'text and number', left: 'old' };
    const known = new KnownDifferences([{ ...old, differs: '', why: '' }]);
    const { findings } = await fuzzed(new Mistaken('perPage', mistake), { known, programs: 300 });
    assert.deepEqual(
      findings.map(({ left }) => left.at(-1)),
      [{ value: 'new' }],
    );
  });

  it('starts the drivers anew for each seed', async () => {
    const left = new Mistaken('perPage', another);
    const { findings } = await fuzzed(left);
    assert.equal(findings.length, 1);
    // The seed after the one that found the mistake tries the programs that are left.
    assert.equal(left.lives, 2);
  });

  it('says that a difference does not show again', async () => {
    const once = new Mistaken('perPage', (outcome, times) => (times === 1 ? another() : outcome));
    const { findings } = await fuzzed(once);
    assert.deepEqual(
      findings.map(({ cause, isRepeatable }) => [cause, isRepeatable]),
      [['Paginator.perPage: text and number', false]],
    );
  });
});

it('a driver that cannot be reset ends the search with its fault, which is no difference', async () => {
  class Stuck extends Mistaken {
    override async reset(): Promise<undefined> {
      throw new DriverFault('rpc-error', 'no reset');
    }
  }
  await assert.rejects(fuzzed(new Stuck('url', (outcome) => outcome)), { message: 'no reset' });
});
