import { NotedScenario } from '../../src/suite/export/noted-scenario';
import type { Needs } from '../../src/suite/needs/needs';
import type { RunParameters } from '../../src/suite/run/judged-run';
import { loadedSupport } from '../../src/suite/run/loaded-support';
import { stepDefinitions } from '../../src/suite/run/step-definitions';
import { describeScenario } from '../../src/suite/scenarios/describe-scenario';
import { readFeatures } from '../../src/suite/scenarios/read-scenarios';
import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';
import { matchedSteps } from './matched-steps';
import type { MakeWorld, StagedScenario } from './staged-scenario';

type World = typeof import('../../step-definitions/support/world').TouchstoneWorld;

/** A scenario as the features have it, and as it is carried out here. */
export interface Entry {
  readonly info: ScenarioInfo;
  readonly staged: StagedScenario;
  /** The law that it checks; null when it is none. */
  readonly lawName: string | null;
  /** Tells what it needs of a driver. */
  readonly needs: () => Promise<Needs>;
}

/** Stages every scenario of the suite, in the order of their files and lines. */
export async function stagedSuite(parameters: RunParameters): Promise<Entry[]> {
  const definitions = stepDefinitions(await loadedSupport());
  const makeWorld = worldMaker();
  return readFeatures().flatMap(({ document, pickles }) =>
    pickles.map((pickle) => {
      const info = describeScenario(document, pickle);
      const keyOrder = info.traits.includes('ordered-maps') ? 'ordered' : 'unordered';
      const steps = matchedSteps(pickle, definitions);
      const lawName = /^the law "(.*)" holds$/.exec(pickle.steps.at(-1)?.text ?? '')?.[1] ?? null;
      const needs = async (): Promise<Needs> => (await NotedScenario.of(pickle, definitions)).needs;
      return { info, lawName, needs, staged: { steps, keyOrder, parameters, makeWorld } };
    }),
  );
}

/** The files of the steps may only be loaded after Cucumber has loaded them. */
function worldMaker(): MakeWorld {
  const { TouchstoneWorld } = require('../../step-definitions/support/world') as { TouchstoneWorld: World };
  const silent = (): never => {
    throw new Error('A scenario that the reference serves has nothing to attach');
  };
  return (session, keyOrder, parameters) => {
    const world = new TouchstoneWorld({ attach: silent, log: silent, link: silent, parameters });
    world.keyOrder = keyOrder;
    return Object.defineProperty(world, 'session', { value: session });
  };
}
