// Changes every value that the suite observes, in every way and one at a time, and demands that the steps which look at it
// fail, but for what they declare to leave open. Arguments: ids of scenarios, or prefixes ending in *.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { chosenById } from '../chosen-by-id.cjs';
import { inProcesses } from '../tasks/in-processes.cjs';
import { reportLines } from './report-lines';
import { addTally, emptyTally } from './tally';
import type { Share } from './worker';

const seed = 1;
/** How long a process may take for its share, in milliseconds. */
const timeLimit = 1_800_000;

async function main(patterns: readonly string[]): Promise<void> {
  // What fits nothing is said once, and not by every process.
  chosenById(readScenarios(), patterns);
  const step = patterns.length === 0 ? Math.min(availableParallelism(), 4) : 1;
  const shares = Array.from({ length: step }, (_, first): Share => ({ patterns, seed, first, step }));
  const tally = emptyTally();
  await inProcesses(
    join(__dirname, 'worker.ts'),
    { processes: step, timeLimit },
    shares,
    async (share, run) => addTally(tally, await run(share)),
  );
  console.log(reportLines(tally).join('\n'));
  console.log(`Seed of the laws' data: ${seed}`);
  if (tally.problems.length + tally.toothless.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
