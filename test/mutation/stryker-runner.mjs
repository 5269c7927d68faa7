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
    const tests = [];
    for (const places of this.#inTurn(testFilter)) {
      const result = await this.#carryOut(places, disableBail);
      if (result.status !== DryRunStatus.Complete) return toMutantRunResult(result);
      tests.push(...result.tests);
      if (tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }

  /**
   * Groups of scenarios, each to be carried out when none of an earlier one fails. Laws and programs take the most time, so that they
   * come after the scenarios of the suite. Last come those that did not touch the changed code: another one before them may
   * have made what they share, such as a table that is kept.
   */
  #inTurn(testFilter) {
    const chosen = testFilter && new Set(testFilter);
    const touches = (id) => chosen?.has(id) ?? true;
    return [true, false]
      .flatMap((isTouched) =>
        ['suite', 'law', 'library'].map((kind) =>
          this.#run.places.filter((place) => place.kind === kind && touches(place.id) === isTouched),
        ),
      )
      .filter(({ length }) => length > 0);
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
