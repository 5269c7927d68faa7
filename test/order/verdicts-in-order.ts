import type { Verdict } from '../../src/suite/results/verdict';
import { JudgedRun, type RunParameters } from '../../src/suite/run/judged-run';
import type { Order } from '../../src/suite/run/order';
import { runSuite } from '../../src/suite/run/run-suite';
import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';
import { selectScenarios } from '../../src/suite/scenarios/select-scenarios';
import { newFolder } from '../suite/cli/touchstone';

/** The verdicts of a run by scenario. */
type Verdicts = ReadonlyMap<string, Verdict>;

/** One way to run the suite, in words, with the verdicts it gave. */
export interface RunInOrder {
  readonly how: string;
  readonly verdicts: Verdicts;
}

/** In how many parts the suite is split. */
const shards = 3;

/**
 * Runs scenarios in ways that must make no difference: as the features have them, once more in the life of
 * the same driver, in another order in that life, and in parts, each with a driver of its own.
 */
export async function verdictsInOrder(
  parameters: RunParameters,
  scenarios: readonly ScenarioInfo[],
  order: Order,
): Promise<readonly RunInOrder[]> {
  const inOneLife = await JudgedRun.during(parameters, async () => [
    { how: 'as the features have them', verdicts: await run(parameters, scenarios, 'defined') },
    { how: 'once more in the same life', verdicts: await run(parameters, scenarios, 'defined') },
    { how: `in the order ${order}`, verdicts: await run(parameters, scenarios, order) },
  ]);
  const parts: [string, Verdict][] = [];
  for (let shard = 1; shard <= shards; shard += 1) {
    const part = selectScenarios(scenarios, { shard: `${shard}/${shards}` }).scenarios;
    parts.push(...(await JudgedRun.during(parameters, () => run(parameters, part, 'defined'))));
  }
  return [...inOneLife, { how: `in ${shards} shards`, verdicts: new Map(parts) }];
}

async function run(
  parameters: RunParameters,
  selected: readonly ScenarioInfo[],
  order: Order,
): Promise<Verdicts> {
  const verdicts = new Map<string, Verdict>();
  const reports = newFolder();
  await runSuite({
    ...{ parameters, selected, order, reports, failFast: false, formats: new Set<never>() },
    onPlan: () => {},
    onResult: ({ id, status }) => verdicts.set(id, status),
  });
  return verdicts;
}

/** Says where runs gave other verdicts than the first of them: one line for each scenario and run. */
export function differencesBetween([first, ...others]: readonly RunInOrder[]): string[] {
  if (first === undefined) return [];
  return others.flatMap(({ how, verdicts }) => {
    const ids = new Set([...first.verdicts.keys(), ...verdicts.keys()]);
    const verdictOf = (all: Verdicts, id: string): string => all.get(id) ?? 'not there';
    return [...ids]
      .filter((id) => first.verdicts.get(id) !== verdicts.get(id))
      .map((id) => `${id}: ${verdictOf(first.verdicts, id)} ${first.how}, ${verdictOf(verdicts, id)} ${how}`);
  });
}
