// Lets Stryker run the scenarios without Cucumber, all in one process: a mutant meets every scenario that may notice it in a
// second or two, also after the first that fails, and always a reference that was loaded anew.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

class ScenarioRunner {
  #run;
  #context = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    // Stryker runs this in a copy of the project in which the reference has the mutants.
    const require = createRequire(join(process.cwd(), 'package.json'));
    require('ts-node/register');
    globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] = this.#context;
    this.#run = await require('./test/mutation/scenario-run').ScenarioRun.stage();
  }

  async dryRun({ disableBail }) {
    const result = await this.#carryOut(this.#run.places, disableBail);
    return { ...result, mutantCoverage: this.#context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    Object.assign(this.#context, {
      activeMutant: activeMutant.id,
      hitLimit,
      hitCount: hitLimit ? 0 : undefined,
    });
    const chosen = testFilter && new Set(testFilter);
    const tests = [];
    // Laws and programs take the most time, and are asked where the scenarios of the suite do not notice the mutant.
    for (const kind of ['suite', 'law', 'library']) {
      const places = this.#run.places.filter(
        (place) => place.kind === kind && (chosen?.has(place.id) ?? true),
      );
      const result = await this.#carryOut(places, disableBail);
      if (result.status !== DryRunStatus.Complete) return toMutantRunResult(result);
      tests.push(...result.tests);
      if (tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }

  async #carryOut(places, disableBail) {
    const tests = [];
    const whyNone = await this.#run.load().then(
      () => null,
      (thrown) => `The reference cannot be loaded: ${thrown}`,
    );
    for (const { id, name, uri, line } of places) {
      const started = performance.now();
      this.#context.currentTestId = id;
      const failureMessage = whyNone ?? (await this.#run.whyFails(id));
      const endless = determineHitLimitReached(this.#context.hitCount, this.#context.hitLimit);
      if (endless) return endless;
      tests.push({
        id,
        name,
        fileName: resolve(uri),
        startPosition: { line: line - 1, column: 0 },
        timeSpentMs: performance.now() - started,
        ...(failureMessage === null
          ? { status: TestStatus.Success }
          : { status: TestStatus.Failed, failureMessage }),
      });
      if (failureMessage !== null && !disableBail) break;
    }
    this.#context.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'scenarios', ScenarioRunner)];
