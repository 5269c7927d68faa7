import fc from 'fast-check';
import { describeCase, type FuzzCase, fuzzCase, type Reach, runCase } from './fuzz-case';

/** What a fuzz of the library came to. */
export interface FuzzResult {
  readonly inputs: number;
  readonly members: number;
  /** What was found, ready to be shown; null for nothing. */
  readonly failure: string | null;
}

/** How to fuzz. */
export interface FuzzOptions {
  readonly seed: number;
  /** How many cases. */
  readonly cases: number;
  /** The path of a failure that was printed; it is repeated alone. */
  readonly path?: string | undefined;
  /** Called before every case with its number. */
  readonly onCase?: (number: number) => void;
  /** Carries out a case; a test of the fuzz itself gives another one. */
  readonly run?: (fuzz: FuzzCase, reach: Reach) => void;
}

/** Calls every public operation of every exported class with values of all kinds. */
export function fuzzLibrary({ seed, cases, path, onCase, run = runCase }: FuzzOptions): FuzzResult {
  const reach: Reach = new Map();
  let number = 0;
  const property = fc.property(fuzzCase, (fuzz) => {
    onCase?.(number);
    number += 1;
    run(fuzz, reach);
  });
  const details = fc.check(property, {
    seed,
    numRuns: cases,
    ...(path === undefined ? {} : { path, endOnFailure: true }),
  });
  const failure = details.failed
    ? [
        `${details.errorInstance instanceof Error ? details.errorInstance.message : details.errorInstance}`,
        describeCase((details.counterexample as [FuzzCase])[0]),
        `Repeat it with: npm run fuzz:library -- --seed ${details.seed} --path ${details.counterexamplePath}`,
      ].join('\n')
    : null;
  const inputs = [...reach.values()].reduce((sum, { calls }) => sum + calls, 0);
  return { inputs, members: reach.size, failure };
}

/** Describes the case at a path, for a fuzz that never came back from it. */
export function describeCaseAt(seed: number, path: string): string {
  const [fuzz] = fc.sample(fuzzCase, { seed, path, numRuns: 1 });
  return describeCase(fuzz as FuzzCase);
}
