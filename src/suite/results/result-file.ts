import type { Diagnosis } from '../diagnosis/diagnosis';
import type { DriverDescription, ImplementationInfo, TraitDeclaration } from '../protocol/wire';
import type { Level } from '../scenarios/scenario-info';
import type { Counts, ScenarioResult, ScenarioVerdict, Totals } from './verdict';

/** The version of the form below, and of schemas/conformance-result.json, which describes it. */
export const schemaVersion = 3;

/** The figures of every level, and of all levels. */
export type LevelTotals = { readonly [level in Level | 'all']: Totals };

/** What a driver says of what it can do. */
interface Declaration {
  readonly rows: DriverDescription['rows'];
  readonly capabilities: readonly string[];
  /** The habits of PHP that it follows, declines, or that cannot apply; null when it said nothing. */
  readonly traits: TraitDeclaration | null;
}

/** The outcome of one run, as conformance.json holds it. It has no timestamps, so the same run gives the same file. */
export interface ResultFile {
  readonly schemaVersion: typeof schemaVersion;
  readonly suite: { readonly name: string; readonly version: string };
  readonly implementation: ImplementationInfo;
  /** What the driver declared before anything was asked of it. */
  readonly declared: Declaration;
  /** The failures that a list names, with the beginning of their messages; null where there is no list. */
  readonly known: readonly { readonly id: string; readonly message: string }[] | null;
  /** What the failures look like that no list names; absent when there are none. */
  readonly diagnosis?: Diagnosis;
  /** The seed of the generated data. */
  readonly seed: number;
  /** Why this is not the whole suite: filters, a shard, an interruption. Empty for a complete run. */
  readonly partial: readonly string[];
  /** The figures of the portable core: the scenarios without a trait. */
  readonly core: LevelTotals;
  /** The figures of the scenarios with each trait; one that has two counts for both. */
  readonly byTrait: readonly { readonly trait: string; readonly totals: Totals }[];
  /** The figures of all scenarios. */
  readonly totals: LevelTotals;
  readonly rows: readonly ({ readonly id: string } & Counts)[];
  readonly scenarios: readonly ScenarioResult[];
}

/** What is kept of a run when the scenarios themselves are known: what was said about each, without what it asks. */
export type RecordedResult = Omit<
  ResultFile,
  'declared' | 'known' | 'diagnosis' | 'partial' | 'scenarios'
> & {
  readonly declared: Omit<Declaration, 'rows'>;
  readonly scenarios: readonly ScenarioVerdict[];
};
