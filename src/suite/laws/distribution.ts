import fc, { type Arbitrary } from 'fast-check';

/** Kinds of generated values: how many of a hundred must be of it at least, and which values are. */
export type Kinds<T> = { readonly [kind: string]: readonly [least: number, has: (value: T) => boolean] };

/** What a law is tried on, told apart by kinds that matter to it. */
export interface Distribution {
  /** What is generated. */
  readonly name: string;
  /** How many of a hundred values must be of each kind at least. */
  readonly least: ReadonlyMap<string, number>;
  /**
   * Counts.
   *
   * @param seed - The seed of the generated values.
   * @param runs - How many are generated.
   * @returns A line per kind: its name, dots, and a percentage.
   */
  readonly lines: (seed: number, runs: number) => readonly string[];
}

/**
 * Tells which kinds of values an arbitrary should generate.
 *
 * @param name - What it generates.
 * @param arbitrary - The arbitrary.
 * @param kinds - The kinds; a value may be of several.
 * @returns The distribution.
 */
export function distribution<T>(name: string, arbitrary: Arbitrary<T>, kinds: Kinds<T>): Distribution {
  const names = Object.keys(kinds);
  return {
    name,
    least: new Map(names.map((kind) => [kind, kinds[kind]?.[0] ?? 0])),
    lines: (seed, runs) => {
      const lines: string[] = [];
      const kindsOf = (value: T): string[] => names.filter((kind) => kinds[kind]?.[1](value) === true);
      fc.statistics(arbitrary, kindsOf, { seed, numRuns: runs, logger: (line) => lines.push(line) });
      return lines;
    },
  };
}
