import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import * as reference from '../../../src/reference/conformance';
import { InProcessDriver } from '../../../src/suite/driver/in-process-driver';
import { CommonGround } from '../../../src/suite/fuzz/common-ground';
import { programArbitrary } from '../../../src/suite/fuzz/generate/program-arbitrary';
import { stepText } from '../../../src/suite/fuzz/step-text';
import { traits } from '../../../src/suite/traits/trait-catalogue';
import type { Variant } from '../../proof/judge.cjs';
import { variants } from '../../proof/variants/variants.cjs';
import { TaskProcess } from '../../tasks/task-process.cjs';

/**
 * Honest ports that decline a trait, one for each: the reference with another choice planted in it. Beside each stands a seed
 * with which programs soon ask for the trait.
 */
const ports = {
  'own-messages': 1,
  'strict-arguments': 8,
  'lenient-arguments': 7,
  'maps-sorted': 1,
  'surplus-items-refused': 1,
  'text-keys-stay-text': 3,
  'merge-replaces': 8,
  'slashes-unescaped': 1,
  'nested-names-with-dots': 5,
  'other-entities': 2,
  'own-collection': 5,
  'views-named-otherwise': 1,
  'absent-is-an-error': 4,
  'empty-is-transformed': 3,
  'statics-of-each-class': 1,
  'statics-of-the-base': 1,
  'iterates-over-items-alone': 8,
  'sizes-and-ranges-only-forwards': 1,
  'macros-are-functions': 6,
  'pages-are-lists': 1,
  'collections-are-lists': 3,
  'public-properties-only-read': 1,
  'operations-final': 1,
  'pages-and-collections-are-copied': 1,
  'pagination-information-not-asked-for': 1,
  'classes-not-found-by-name': 1,
  'null-is-no-item': 1,
};

interface Answer {
  readonly programs: number;
  readonly cause: string | null;
}

function variant(id: string): Variant {
  const found = variants.find((each) => each.id === id);
  assert.ok(found !== undefined, id);
  return found;
}

const worker = new TaskProcess(join(__dirname, '..', '..', 'fuzz', 'fault-worker.cjs'), 300_000);
after(() => worker.stop());

/** What programs find between a port and the reference. */
async function fuzzed(id: string, seed: number, declines: readonly string[], most: number): Promise<Answer> {
  return worker.run({ changes: variant(id).changes, declines, seed, seconds: 200, most });
}

describe('a trait that one side declines', () => {
  for (const [id, seed] of Object.entries(ports)) {
    const { declines } = variant(id);

    it(`is kept out: ${declines.join(', ')} (${id})`, async () => {
      const asked = await fuzzed(id, seed, [], 4000);
      assert.notEqual(asked.cause, null, `no program asks for ${declines.join(', ')}`);
      // Programs that are kept off it show nothing in what it took to see it.
      const most = Math.max(50, asked.programs);
      assert.equal((await fuzzed(id, seed, declines, most)).cause, null);
    });
  }

  it('is every trait but three', async () => {
    const tried = Object.keys(ports).flatMap((id) => variant(id).declines);
    const untried = traits.map(({ name }) => name).filter((name) => !tried.includes(name));
    // No program looks again at a map that it has given, or has a class that extends one with a marker.
    assert.deepEqual(untried, ['copied-maps', 'own-markers', 'orm-model']);
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
