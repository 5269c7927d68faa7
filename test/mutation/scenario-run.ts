import fc from 'fast-check';
import type { InProcessDriver } from '../../src/suite/driver/in-process-driver';
import { InitialState } from '../../src/suite/session/initial-state';
import { ServiceCheck } from '../../src/suite/session/service-check';
import { plantedDriver } from '../proof/planted-driver';
import { failureOf } from '../staged/staged-scenario';
import { type Entry, stagedSuite } from '../staged/staged-suite';
import {
  type CarryOut,
  type LibraryScenario,
  libraryScenarios,
  loadedLibrarySteps,
} from './library-scenarios';

/** A scenario of features or test/library, as Stryker knows it. */
export interface Place {
  readonly id: string;
  /** Of a scenario of the suite its id. */
  readonly name: string;
  readonly uri: string;
  readonly line: number;
  /** The interface rows of a scenario of the suite. */
  readonly rows: readonly string[];
  readonly kind: 'suite' | 'law' | 'library';
}

/** A reference that has just been loaded, and what judges it. */
interface Loaded {
  readonly driver: InProcessDriver;
  readonly state: InitialState;
  readonly library: CarryOut;
}

/** Carries out scenarios one by one, on a reference that is loaded anew whenever it is asked for. */
export class ScenarioRun {
  readonly #suite: ReadonlyMap<string, Entry>;
  readonly #library: ReadonlyMap<string, LibraryScenario>;
  readonly places: readonly Place[];
  #loaded: Loaded | null = null;

  private constructor(suite: readonly Entry[], library: readonly LibraryScenario[]) {
    this.#suite = new Map(suite.map((entry) => [entry.info.id, entry]));
    this.#library = new Map(library.map((scenario) => [scenario.id, scenario]));
    this.places = [
      ...suite.map(
        ({ info: { id, uri, line, rows }, lawName }) =>
          ({ id, name: id, uri, line, rows, kind: lawName === null ? 'suite' : 'law' }) as const,
      ),
      ...library.map(
        ({ id, name, uri, line }) => ({ id, name, uri, line, rows: [], kind: 'library' }) as const,
      ),
    ];
  }

  /** Reads all scenarios; nothing is loaded yet. */
  static async stage(): Promise<ScenarioRun> {
    // Which scenarios fail is asked here, and not for the smallest case.
    fc.configureGlobal({ endOnFailure: true });
    return new ScenarioRun(await stagedSuite({ seed: 1, runs: 25 }), libraryScenarios());
  }

  /** Loads the reference and its driver anew, so that nothing is left of what was carried out before. */
  async load(): Promise<void> {
    this.#loaded = null;
    const driver = plantedDriver([]);
    const state = new InitialState(new ServiceCheck(await driver.initialize()));
    await state.restore(driver);
    this.#loaded = { driver, state, library: await loadedLibrarySteps() };
  }

  /** Carries out one scenario on what was loaded last. Returns why it fails; null when it passes. */
  async whyFails(id: string): Promise<string | null> {
    if (this.#loaded === null) throw new Error('Expected a reference to be loaded');
    const { driver, state, library } = this.#loaded;
    try {
      const scenario = this.#library.get(id);
      if (scenario !== undefined) await library(scenario);
      else await this.#carryOut(id, driver, state);
      return null;
    } catch (thrown) {
      return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    }
  }

  async #carryOut(id: string, driver: InProcessDriver, state: InitialState): Promise<void> {
    const entry = this.#suite.get(id);
    if (entry === undefined) throw new Error(`Expected the id of a scenario, received ${id}`);
    const failure = await failureOf(entry.staged, driver, state);
    if (failure !== null) throw failure;
  }
}
