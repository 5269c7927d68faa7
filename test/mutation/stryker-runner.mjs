// Lets Stryker run the scenarios without Cucumber, all in one process: a mutant meets a reference that was loaded anew, and one
// scenario after the other until one fails, those of the rows that own its code first.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

/** In the copy of the project, for the other processes that work on it. */
const touchingFile = 'touching-scenarios.json';

/** The ids of the scenarios that run something of each file, by its path. */
function scenariosByFile(perTest) {
  const fileOf = new Map();
  for (const path of readdirSync('src/reference', { recursive: true }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const file = join('src/reference', path);
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g))
      fileOf.set(id, file);
  }
  const touching = {};
  for (const [scenario, counts] of Object.entries(perTest))
    for (const file of new Set(Object.keys(counts).map((id) => fileOf.get(id))))
      touching[file] = [...(touching[file] ?? []), scenario];
  return touching;
}

/** What a table is used for shows in its own file, as a rule: these are asked first about what runs while it is loaded. */
function scenariosTouching(file) {
  return JSON.parse(readFileSync(touchingFile, 'utf8'))[relative(process.cwd(), file)] ?? [];
}

const kinds = ['suite', 'law', 'library'];

class ScenarioRunner {
  #run;
  #ownersOf;
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
    const { mutantCoverage } = this.#context;
    writeFileSync(touchingFile, JSON.stringify(scenariosByFile(mutantCoverage.perTest)));
    return { ...result, mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, disableBail }) {
    Object.assign(this.#context, {
      activeMutant: activeMutant.id,
      hitLimit,
      hitCount: hitLimit ? 0 : undefined,
    });
    const owners = this.#owners(activeMutant, sandboxFileName);
    const places = this.#inTurn(owners, testFilter ?? scenariosTouching(sandboxFileName));
    return toMutantRunResult(await this.#carryOut(places, disableBail));
  }

  /** The rows that own the code of a mutant: asked in the project, as the copy has all mutants in its code. */
  #owners({ fileName, location: { start } }, sandboxFileName) {
    const file = relative(process.cwd(), sandboxFileName);
    const project = fileName.slice(0, -file.length);
    this.#ownersOf ??= createRequire(project)('./test/mutation/row-owners').referenceOwners();
    return this.#ownersOf(file, start.line + 1, start.column + 1);
  }

  /**
   * Scenarios of owning rows tell most and come first. Of these and of the others those that touched the changed code come before
   * the rest, and among them the suite's own before laws and the library's. Those that did not touch it come too: another one before
   * them may have made what they share, such as a table that is kept.
   */
  #inTurn(owners, touching) {
    const touched = new Set(touching);
    const rank = ({ id, rows, kind }) =>
      (rows.some((row) => owners.includes(row)) ? 0 : 10) + (touched.has(id) ? 0 : 5) + kinds.indexOf(kind);
    return this.#run.places
      .map((place) => ({ place, rank: rank(place) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ place }) => place);
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
