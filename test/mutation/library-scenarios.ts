import { loadSupport } from '@cucumber/cucumber/api';
import type { Pickle } from '@cucumber/messages';
import { packageRoot } from '../../src/suite/package-root';
import { cucumberEnvironment, cucumberOptions } from '../../src/suite/run/cucumber-options';
import { stepDefinitions } from '../../src/suite/run/step-definitions';
import { readFeatures } from '../../src/suite/scenarios/read-scenarios';
import { matchedSteps } from '../staged/matched-steps';

/** A scenario of the library with its place. */
export interface LibraryScenario {
  readonly id: string;
  readonly name: string;
  readonly uri: string;
  readonly line: number;
  readonly pickle: Pickle;
}

/** Carries out one scenario; what it throws is why the scenario fails. */
export type CarryOut = (scenario: LibraryScenario) => Promise<void>;

/** What Cucumber keeps of code to run before and after every scenario. */
interface Hooks {
  readonly beforeTestCaseHookDefinitions: readonly { readonly code: () => unknown }[];
  readonly afterTestCaseHookDefinitions: readonly { readonly code: () => unknown }[];
}

/** Reads the scenarios of test/library, in the order of their files and lines. */
export function libraryScenarios(): LibraryScenario[] {
  return readFeatures(packageRoot, 'test/library').flatMap(({ uri, pickles, scenarios }) =>
    pickles.map((pickle, index) => {
      const { name = '', line = 0 } = scenarios[index] ?? {};
      return { id: `${uri}:${line}`, name, uri, line, pickle };
    }),
  );
}

/**
 * Loads the steps of test/library, and with them what they load of the reference: anew where Node has
 * forgotten it.
 */
export async function loadedLibrarySteps(): Promise<CarryOut> {
  const { sources } = cucumberOptions({ paths: [] });
  const support = { requireModules: [], requirePaths: ['test/library/steps/**/*.ts'] };
  const library = await loadSupport({ sources, support }, cucumberEnvironment());
  const { beforeTestCaseHookDefinitions: before, afterTestCaseHookDefinitions: after } =
    library as unknown as Hooks;
  const definitions = stepDefinitions(library);
  return async ({ pickle }) => {
    const world = {};
    try {
      for (const { code } of before) await code.call(world);
      for (const { code, args } of matchedSteps(pickle, definitions)) await code.apply(world, [...args]);
    } finally {
      for (const { code } of after) await code.call(world);
    }
  };
}
