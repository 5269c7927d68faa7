import type { Level } from '../scenarios/scenario-info';

/** The verdicts on a scenario; only the suite gives them. */
export const verdicts = ['passed', 'failed', 'unsupported', 'notRun'] as const;

/** One of {@link verdicts}. */
export type Verdict = (typeof verdicts)[number];

/** What is said about one scenario. */
export interface ScenarioVerdict {
  readonly id: string;
  /** Two results with different digests answer different questions. */
  readonly digest: string;
  readonly status: Verdict;
  /** Why it failed, is unsupported or did not run; empty when it passed. */
  readonly message: string;
}

/** The result of one scenario. */
export interface ScenarioResult extends ScenarioVerdict {
  readonly name: string;
  readonly level: Level | '';
  /** The habits of PHP that it asks for; a scenario of the portable core has none. */
  readonly traits: readonly string[];
  readonly rows: readonly string[];
  /** Which of its steps failed, counted from 1; absent when none of them did. */
  readonly failedStep?: number;
  /** Whether its data is generated: then only the first line of a failure's message is the same with every seed. */
  readonly generated?: true;
}

/** How many scenarios had each verdict. */
export type Counts = { readonly [verdict in Verdict]: number } & { readonly scenarios: number };

/** Counts with the two figures that are made of them. */
export interface Totals extends Counts {
  /** failed / (passed + failed); null when nothing ran. */
  readonly divergence: number | null;
  /** (passed + failed) / scenarios; null when there is none. */
  readonly coverage: number | null;
}
