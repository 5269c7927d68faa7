// Says which scenarios fail on the reference with changes planted in it.
import { defaultRuns } from '../../src/suite/laws/check-law';
import { ServiceCheck } from '../../src/suite/session/service-check';
import { plantedDriver } from '../proof/planted-driver';
import type { Change } from '../proof/planted-text.cjs';
import { answerTasks } from '../tasks/answer-tasks.cjs';
import { type FailingScenario, failingScenarios } from './failing-scenarios';
import { type Entry, stagedSuite } from './staged-suite';

interface Task {
  /** What is planted. */
  readonly changes: readonly Change[];
  /** The ids of the scenarios that may notice it. */
  readonly reaching: readonly string[];
  /** How many cases each law tries. */
  readonly runs?: number;
}

let suite: Promise<Entry[]> | null = null;

async function failing({ changes, reaching, runs = defaultRuns }: Task): Promise<FailingScenario[]> {
  suite ??= stagedSuite({ seed: 1 });
  const asked = new Set(reaching);
  const entries = (await suite).filter(({ info }) => asked.has(info.id)).map((entry) => trying(entry, runs));
  const driver = plantedDriver(changes);
  return failingScenarios(entries, driver, new ServiceCheck(await driver.initialize()));
}

function trying({ staged, ...entry }: Entry, runs: number): Entry {
  return { ...entry, staged: { ...staged, parameters: { ...staged.parameters, runs } } };
}

answerTasks(failing);
