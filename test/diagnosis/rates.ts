import type { FaultSignature } from '../../src/suite/diagnosis/fault-signatures';
import { suspects } from '../../src/suite/diagnosis/suspects';
import type { ScenarioInfo } from '../../src/suite/scenarios/scenario-info';

/** How often a diagnosis was right. */
export interface Rates {
  readonly cases: number;
  /** How often the first guess named the right row, and how often one of the first three did. */
  readonly first: number;
  readonly firstThree: number;
  /** How often the first guess named a fault in words. */
  readonly inWords: number;
  /** What was not among the first three, with the rows that were. */
  readonly missed: readonly string[];
}

/** A wrong implementation: the row that it is wrong about, and what fails. */
export interface Case {
  readonly what: string;
  readonly row: string;
  readonly fails: FaultSignature['fails'];
  /** The faults that a diagnosis may name. */
  readonly known: readonly FaultSignature[];
}

/**
 * Diagnoses wrong implementations of which it is known what is wrong, and counts how often the right row was named. The
 * scenarios that they serve are given by their ids.
 */
export function ratesOf(
  cases: readonly Case[],
  served: ReadonlyMap<string, Pick<ScenarioInfo, 'rows' | 'level'>>,
): Rates {
  let first = 0;
  let firstThree = 0;
  let inWords = 0;
  const missed: string[] = [];
  for (const { what, row, fails, known } of cases) {
    const passed = new Map(
      [...served].filter(([id]) => !fails.has(id)).map(([id, { level }]) => [id, level]),
    );
    const failed = [...fails].flatMap(([id, received]) => {
      const scenario = served.get(id);
      return scenario === undefined ? [] : [{ ...scenario, id, received }];
    });
    const guesses = suspects(failed, passed, known).slice(0, 3);
    const rows = guesses.map((guess) => guess.row);
    if (guesses[0]?.fault) inWords += 1;
    if (rows[0] === row) first += 1;
    if (rows.includes(row)) firstThree += 1;
    else missed.push(`${row}: ${what} (guessed: ${rows.join(', ')})`);
  }
  return { cases: cases.length, first, firstThree, inWords, missed };
}
