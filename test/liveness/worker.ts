// Examines a share of the scenarios, for run-liveness.ts.
import { openDriver } from '../../src/suite/driver/open-driver';
import { chosenById } from '../chosen-by-id.cjs';
import { stagedSuite } from '../staged/staged-suite';
import { answerTasks } from '../tasks/answer-tasks.cjs';
import { examine } from './examine';
import { addFindings, emptyTally, type Tally } from './tally';

/** What a process is to examine. */
export interface Share {
  /** Ids of scenarios, or prefixes ending in *; none for all. */
  readonly patterns: readonly string[];
  readonly seed: number;
  /** One scenario in so many, from the given one on. */
  readonly first: number;
  readonly step: number;
}

async function examined({ patterns, seed, first, step }: Share): Promise<Tally> {
  const driver = openDriver();
  await driver.initialize();
  const tally = emptyTally();
  const staged = (await stagedSuite({ seed })).map((entry) => ({ ...entry, id: entry.info.id }));
  for (const [index, entry] of chosenById(staged, patterns).entries())
    if (index % step === first) addFindings(tally, entry.id, await examine(entry, driver));
  return tally;
}

answerTasks(examined);
