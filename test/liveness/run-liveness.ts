// Changes every value that the suite observes, in every way and one at a time, and demands that the steps which look at it
// fail, but for what they declare to leave open. Arguments: ids of scenarios, or prefixes ending in *.
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { openDriver } from '../../src/suite/driver/open-driver';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { chosenById } from '../chosen-by-id.cjs';
import { examine } from './examine';
import { reportLines } from './report-lines';
import { type Entry, stagedSuite } from './staged-suite';
import { addFindings, addTally, emptyTally, type Tally } from './tally';

const seed = 1;

function chosen(entries: readonly Entry[], patterns: readonly string[]): readonly Entry[] {
  const infos = new Set(
    chosenById(
      entries.map(({ info }) => info),
      patterns,
    ),
  );
  return entries.filter(({ info }) => infos.has(info));
}

/** Examines one scenario in so many, from the given one on. */
async function examined(patterns: readonly string[], first: number, step: number): Promise<Tally> {
  const driver = openDriver();
  await driver.initialize();
  const tally = emptyTally();
  const entries = chosen(await stagedSuite({ seed }), patterns);
  for (const entry of entries.filter((_, index) => index % step === first))
    addFindings(tally, entry.info.id, await examine(entry, driver));
  return tally;
}

function tallyOf(worker: ChildProcess): Promise<Tally> {
  return new Promise((resolve, reject) => {
    worker.on('message', (tally) => resolve(tally as Tally));
    worker.on('exit', (code) => reject(new Error(`A worker ended with ${code}`)));
  });
}

async function main(patterns: readonly string[]): Promise<void> {
  // What fits nothing is said once, and not by every process.
  chosenById(readScenarios(), patterns);
  const count = patterns.length === 0 ? Math.min(availableParallelism(), 4) : 1;
  const workers = Array.from({ length: count }, (_, index) =>
    fork(__filename, ['--part', String(index), String(count), ...patterns]),
  );
  const tally = emptyTally();
  for (const part of await Promise.all(workers.map(tallyOf))) addTally(tally, part);
  console.log(reportLines(tally).join('\n'));
  console.log(`Seed of the laws' data: ${seed}`);
  if (tally.problems.length + tally.toothless.length > 0) process.exitCode = 1;
}

async function work([first, step, ...patterns]: readonly string[]): Promise<void> {
  const tally = await examined(patterns, Number(first), Number(step));
  process.send?.(tally, () => process.exit(0));
}

const [mode, ...args] = process.argv.slice(2);
const done = mode === '--part' ? work(args) : main(process.argv.slice(2));
done.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
