// Proves the suite on honest variants that come together: each passes alone, but a real implementation chooses otherwise in many
// places at once. Random sets of variants are planted, and each set may fail only what one of its variants may.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import fc from 'fast-check';
import { integer, seed } from '../../src/suite/cli/options/numbers';
import { packageRoot } from '../../src/suite/package-root';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { freshSeed } from '../../src/suite/seed';
import { inProcesses } from '../tasks/in-processes.cjs';
import type { Variant } from './judge.cjs';
import { judgedVariant } from './judged-variant.cjs';
import { plantedLimits } from './planted-limits.cjs';
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
  const texts = new Map<string, string>();
  return chosen.filter(({ changes }) => {
    const planted = new Map(texts);
    try {
      for (const change of changes) {
        const text = planted.get(change.file) ?? readFileSync(join(packageRoot, change.file), 'utf8');
        planted.set(change.file, plantedText(text, [change]));
      }
    } catch {
      return false;
    }
    for (const [file, text] of planted) texts.set(file, text);
    return true;
  });
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

/** Leaves out one variant after the other for as long as the rest still fails, and says what is left and how it fails. */
async function smallestFailing(set: readonly Variant[], gaps: readonly string[], run: Run): Promise<string> {
  let least = { set, gaps };
  for (const variant of set) {
    const less = least.set.filter((other) => other !== variant);
    const found = await gapsOf(less, run);
    if (found.length > 0) least = { set: less, gaps: found };
  }
  const ids = least.set.map(({ id }) => id).join(' + ');
  return `FAILS   ${ids}\n${least.gaps.join('\n').replace(/^/gm, '        ')}`;
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
  const worker = join(__dirname, '..', 'staged', 'failing-worker.ts');
  await inProcesses(worker, plantedLimits, sets, async (set, run) => {
    const gaps = await gapsOf(set, run);
    if (gaps.length === 0) passing += 1;
    else console.log(await smallestFailing(set, gaps, run));
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
