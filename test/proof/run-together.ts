// Proves the suite on honest variants that come together: each passes alone, but a real implementation chooses otherwise in many
// places at once. Random sets of variants are planted, and each set may fail only what one of its variants may.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import fc from 'fast-check';
import { integer, seed } from '../../src/suite/cli/options/numbers';
import { grouped } from '../../src/suite/grouped';
import { packageRoot } from '../../src/suite/package-root';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { freshSeed } from '../../src/suite/seed';
import { inProcesses } from '../tasks/in-processes.cjs';
import type { Variant } from './judge.cjs';
import { judgedVariant } from './judged-variant.cjs';
import { plantedText } from './planted-text.cjs';
import { variants } from './variants/variants.cjs';

type Run = Parameters<typeof judgedVariant>[2];

interface Options {
  readonly sets: number;
  readonly seed: number;
}

/** How many variants are chosen for a set; those that change the same text as another one are left out. */
const sizes = { minLength: 10, maxLength: 60 };

const scenarios = readScenarios();

/** The variants that can be planted after one another. */
function plantable(chosen: readonly Variant[]): readonly Variant[] {
  const set: Variant[] = [];
  for (const variant of chosen) if (canBePlanted([...set, variant])) set.push(variant);
  return set;
}

function canBePlanted(set: readonly Variant[]): boolean {
  const byFile = grouped(
    set.flatMap(({ changes }) => changes),
    ({ file }) => file,
  );
  try {
    for (const [file, changes] of byFile) plantedText(readFileSync(join(packageRoot, file), 'utf8'), changes);
    return true;
  } catch {
    return false;
  }
}

/** What a set fails that none of its variants may. */
async function gapsOf(set: readonly Variant[], run: Run): Promise<readonly string[]> {
  const together = {
    changes: set.flatMap(({ changes }) => changes),
    declines: set.flatMap(({ declines }) => declines),
    rows: set.flatMap(({ rows }) => rows),
  };
  const { gaps } = await judgedVariant(together, scenarios, run);
  return gaps;
}

/** Leaves out one variant after the other for as long as the rest still fails. */
async function smallest(set: readonly Variant[], run: Run): Promise<readonly Variant[]> {
  let current = set;
  for (const variant of set) {
    const less = current.filter((other) => other !== variant);
    if ((await gapsOf(less, run)).length > 0) current = less;
  }
  return current;
}

async function main(): Promise<void> {
  const options = new Command('proof:together')
    .option('--sets <number>', 'how many sets to plant', integer('--sets', 1), 20)
    .option('--seed <number>', 'the seed of their choice', seed, freshSeed())
    .parse()
    .opts<Options>();
  const sets = fc
    .sample(fc.shuffledSubarray([...variants], sizes), { seed: options.seed, numRuns: options.sets })
    .map(plantable);
  let passing = 0;
  const limits = { processes: Math.min(availableParallelism(), 4), timeLimit: 180_000 };
  const worker = join(__dirname, '..', 'staged', 'failing-worker.ts');
  await inProcesses(worker, limits, sets, async (set, run) => {
    if ((await gapsOf(set, run)).length === 0) {
      passing += 1;
      return;
    }
    const least = await smallest(set, run);
    const gaps = await gapsOf(least, run);
    console.log(
      `FAILS   ${least.map(({ id }) => id).join(' + ')}\n${gaps.join('\n').replace(/^/gm, '        ')}`,
    );
  });
  const planted = sets.reduce((sum, { length }) => sum + length, 0);
  const size = Math.round(planted / sets.length);
  console.log(
    `${passing} of ${sets.length} sets of honest variants pass, of ${size} on average (seed ${options.seed})`,
  );
  if (passing < sets.length) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
