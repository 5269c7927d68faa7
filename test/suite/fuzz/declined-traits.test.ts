import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import * as reference from '../../../src/reference/conformance';
import { InProcessDriver } from '../../../src/suite/driver/in-process-driver';
import { CommonGround } from '../../../src/suite/fuzz/common-ground';
import { programArbitrary } from '../../../src/suite/fuzz/generate/program-arbitrary';
import { stepText } from '../../../src/suite/fuzz/step-text';
import { traits } from '../../../src/suite/traits/trait-catalogue';

interface Variant {
  readonly id: string;
  readonly declines: readonly string[];
  readonly changes: readonly unknown[];
}
const { traitVariants } = require('../../proof/variants/trait-variants.cjs') as {
  readonly traitVariants: readonly Variant[];
};

/** Honest ports that decline a trait, one for each: the reference with another choice planted in it. */
const ports = [
  'own-messages',
  'strict-arguments',
  'lenient-arguments',
  'maps-sorted',
  'text-keys-stay-text',
  'merge-replaces',
  'slashes-unescaped',
  'nested-names-with-dots',
  'other-entities',
  'own-collection',
  'views-named-otherwise',
  'absent-is-an-error',
  'statics-of-each-class',
];

interface Answer {
  readonly programs: number;
  readonly cause: string | null;
  readonly error?: string;
}

function variant(id: string): Variant {
  const found = traitVariants.find((each) => each.id === id);
  assert.ok(found !== undefined, id);
  return found;
}

const worker: ChildProcess = fork(join(__dirname, '..', '..', 'fuzz', 'fault-worker.cjs'));
after(() => worker.kill());

/** What programs find between a port and the reference. */
async function fuzzed(id: string, declines: readonly string[], most: number): Promise<Answer> {
  worker.send({ changes: variant(id).changes, declines, seed: 1, seconds: 1000, most });
  const [answer] = (await once(worker, 'message')) as [Answer];
  assert.equal(answer.error, undefined);
  return answer;
}

describe('a trait that one side declines', () => {
  for (const id of ports) {
    const { declines } = variant(id);

    it(`is kept out: ${declines.join(', ')} (${id})`, async () => {
      const asked = await fuzzed(id, [], 4000);
      assert.notEqual(asked.cause, null, `no program asks for ${declines.join(', ')}`);
      // Programs that are kept off it show nothing in what it took to see it.
      const most = Math.min(Math.max(50, asked.programs), 250);
      assert.equal((await fuzzed(id, declines, most)).cause, null);
    });
  }

  it('is any there is', async () => {
    const tried = ports.flatMap((id) => variant(id).declines);
    const untried = traits.map(({ name }) => name).filter((name) => !tried.includes(name));
    assert.deepEqual(untried, ['orm-model']);
    const description = await new InProcessDriver(reference, {
      name: 'r',
      version: '1',
      language: 'l',
    }).initialize();
    const ormModels = (declines: readonly string[]): number => {
      const left = { ...description, traits: { follows: ['*'], declines: [...declines] } };
      const programs = fc.sample(programArbitrary(new CommonGround(left, description)), {
        seed: 5,
        numRuns: 400,
      });
      return programs.filter(({ steps }) => steps.flatMap(stepText).join().includes('OrmModel')).length;
    };
    assert.equal(ormModels(['orm-model']), 0);
    assert.ok(ormModels([]) > 0);
  });
});
