import fc from 'fast-check';
import type { Driver } from '../driver/driver';
import { endQuietly } from '../driver/end-quietly';
import { largestSeed } from '../seed';
import type { CommonGround } from './common-ground';
import { compareRuns } from './compare-runs';
import { Coverage } from './coverage';
import type { Finding } from './finding';
import { programArbitrary } from './generate/program-arbitrary';
import { KnownDifferences } from './known-differences';
import type { Program } from './program';
import { reduceProgram } from './reduce-program';
import { runProgram } from './run-program';
import { rowOf, type Trial } from './trial';

/** What is fuzzed, and for how long. */
export interface FuzzSettings {
  readonly left: Driver;
  readonly right: Driver;
  readonly ground: CommonGround;
  readonly seed: number;
  /** The path of one program, which is tried first and alone, unless the path is one of making it smaller. */
  readonly path?: string | undefined;
  /** How many programs at most. */
  readonly programs: number;
  /** Whether it is time to end. */
  readonly isOver: () => boolean;
  /** How many causes are looked for. */
  readonly findings: number;
  readonly known?: KnownDifferences;
  /** Is given each finding and its number as soon as it is made, so that stopping the search loses no finding. */
  readonly onFinding?: (finding: Finding, number: number) => Promise<void>;
}

/** What fuzzing came to. */
export interface FuzzResult {
  readonly programs: number;
  /** Steps that both gave a value for, or an error that the interface speaks of. */
  readonly compared: number;
  /** Steps that were refused, by both sides or by one that may. */
  readonly refused: number;
  readonly findings: readonly Finding[];
  /** By cause, how many more programs showed it. */
  readonly repeated: ReadonlyMap<string, number>;
  readonly coverage: Coverage;
}

/** How many programs are tried with one seed, in one life of the drivers: what a program leaves behind stays in its process. */
const batch = 1000;

/** How many programs are tried while one is made smaller. */
const shrinkPatience = 1500;

/**
 * Runs generated programs on two implementations and finds out where they differ.
 *
 * The same seed gives the same programs. Programs of one cause, which is the row they end in and how the two differ
 * there, count as one finding; the first of them is made as small as possible.
 *
 * @param settings - What is fuzzed.
 * @returns What was found.
 * @throws DriverFault when a driver cannot be reset or started again.
 */
export async function fuzz(settings: FuzzSettings): Promise<FuzzResult> {
  return new Fuzz(settings).run();
}

class Fuzz {
  readonly #arbitrary: fc.Arbitrary<Program>;
  readonly #known: KnownDifferences;
  readonly #coverage = new Coverage();
  readonly #findings = new Map<string, Finding>();
  readonly #repeated = new Map<string, number>();
  #programs = 0;
  #compared = 0;
  #refused = 0;

  constructor(private readonly settings: FuzzSettings) {
    this.#arbitrary = programArbitrary(settings.ground);
    this.#known = settings.known ?? new KnownDifferences([]);
  }

  async run(): Promise<FuzzResult> {
    const { seed, path } = this.settings;
    for (let next = seed; !this.#isDone(); next = (next + 1) % (largestSeed + 1)) {
      if (next !== seed) await this.#startAnew();
      await this.#round(next, path);
      if (path !== undefined) break;
    }
    return {
      programs: this.#programs,
      compared: this.#compared,
      refused: this.#refused,
      findings: [...this.#findings.values()],
      repeated: this.#repeated,
      coverage: this.#coverage,
    };
  }

  #isDone(): boolean {
    const { isOver, findings, programs } = this.settings;
    return isOver() || this.#findings.size >= findings || this.#programs >= programs;
  }

  async #startAnew(): Promise<void> {
    for (const driver of [this.settings.left, this.settings.right]) {
      await endQuietly(driver);
      await driver.initialize();
    }
  }

  /** Tries the programs of one seed, up to the first new cause. */
  async #round(seed: number, path: string | undefined): Promise<void> {
    let found: Trial | null = null;
    let fault: unknown = null;
    let patience = shrinkPatience;
    const property = fc.asyncProperty(this.#arbitrary, async (program) => {
      if (fault !== null) return;
      if (found !== null) {
        patience -= 1;
        if (patience < 0) return;
        // The finding is shown even when a driver breaks while it is made smaller.
        const again = await this.#try(program).catch((thrown: unknown) => {
          fault = thrown;
          return null;
        });
        if (!this.#shows(again, found.cause)) return;
        found = again;
        throw new Error(again.cause);
      }
      if (this.#isDone()) return;
      try {
        found = await this.#tryNew(program);
      } catch (thrown) {
        fault = thrown;
        throw thrown;
      }
      if (found !== null) throw new Error((found as Trial).cause);
    });
    const isAlone = path !== undefined;
    const details = await fc.check(property, {
      seed,
      numRuns: isAlone ? 1 : Math.min(batch, this.settings.programs - this.#programs),
      ...(isAlone ? { path, endOnFailure: true } : {}),
    });
    if (found !== null) await this.#keep(found, seed, details.counterexamplePath ?? '');
    // A driver that cannot be reset is no difference, which fast-check would take it for.
    if (fault !== null) throw fault;
  }

  /** Tries a program for the first time: it counts, unless what it shows is known already. */
  async #tryNew(program: Program): Promise<Trial | null> {
    this.#programs += 1;
    const trial = await this.#try(program, true);
    if (trial === null || this.#known.meets(trial)) return null;
    if (!this.#findings.has(trial.cause)) return trial;
    this.#repeated.set(trial.cause, (this.#repeated.get(trial.cause) ?? 0) + 1);
    return null;
  }

  async #try(program: Program, isCounted = false): Promise<Trial | null> {
    const { ground } = this.settings;
    const [left, right] = await Promise.all([
      runProgram(program, this.settings.left),
      runProgram(program, this.settings.right),
    ]);
    const { disagreement, ended, compared, refused } = compareRuns(program, left, right, ground);
    if (isCounted) {
      this.#coverage.add({ steps: program.steps.slice(0, ended) }, left);
      this.#compared += compared;
      this.#refused += refused;
    }
    if (disagreement === null) return null;
    const { at, shape } = disagreement;
    const steps = program.steps.slice(0, at + 1);
    const row = rowOf(steps);
    // What a closure was called with is about whatever came before.
    const cause = `${steps.at(-1)?.kind === 'calls' ? 'calls' : row}: ${shape}`;
    return {
      cause,
      row,
      shape,
      program: { steps },
      left: left.slice(0, at + 1),
      right: right.slice(0, at + 1),
    };
  }

  /** Whether a smaller program still shows a cause, and not something known that looks like it. */
  #shows(trial: Trial | null, cause: string): trial is Trial {
    return trial?.cause === cause && !this.#known.explains(trial);
  }

  /** Makes the smallest program of a cause, and notes how both fare with it. */
  async #keep(trial: Trial, seed: number, path: string): Promise<void> {
    const { cause, program } = trial;
    const shows = async (smaller: Program): Promise<boolean> => this.#shows(await this.#try(smaller), cause);
    let finding: Finding = { ...trial, seed, path, isRepeatable: false };
    try {
      const last = await this.#try(await reduceProgram(program, shows));
      if (last?.cause === cause) finding = { ...last, seed, path, isRepeatable: true };
    } finally {
      this.#findings.set(cause, finding);
      await this.settings.onFinding?.(finding, this.#findings.size);
    }
  }
}
